//! Outputs that are written down beside their inputs.

use std::path::Path;

/// Whether the text is that of the file, or where it is not. `./test --bless` writes the file instead.
pub fn matches_file(path: &Path, found: &str) -> Result<(), String> {
    if std::env::var_os("SELFSAME_BLESS").is_some() {
        return std::fs::write(path, found).map_err(|error| format!("{}: {error}", path.display()));
    }
    let expected = std::fs::read_to_string(path)
        .map_err(|error| format!("{}: {error}; `./test --bless` writes it", path.display()))?;
    if expected == found {
        return Ok(());
    }
    let differs = expected.lines().zip(found.lines()).position(|(expected, found)| expected != found);
    let line = differs.unwrap_or(expected.lines().count().min(found.lines().count()));
    let at = |text: &str| text.lines().nth(line).unwrap_or("<end>").to_owned();
    let (expected, found) = (at(&expected), at(found));
    let place = format!("{}:{}", path.display(), line + 1);
    Err(format!("{place}:\n  expected {expected}\n  found    {found}\n`./test --bless` writes it anew"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_written_down_is_wrong() {
        // With `--bless` a file that cannot be written is no better.
        assert!(matches_file(Path::new("/no/such/folder/file"), "").is_err());
    }
}
