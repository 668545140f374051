//! Where inputs are.

use std::path::{Path, PathBuf};

/// The root of the checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate is in a workspace").to_owned()
}

/// The files of a folder, or below it, with one of these extensions, in order. There is at least one: a test without inputs
/// tests nothing.
pub fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
            let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
            if path.is_dir() {
                folders.push(path);
            } else if extensions.contains(&extension) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "no {extensions:?} in {}", folder.display());
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_in_order() {
        let found = files(&root().join("crates/testing"), &["rs", "toml"]);
        assert!(found.is_sorted() && found.iter().any(|path| path.ends_with("src/files.rs")), "{found:?}");
    }

    #[test]
    #[should_panic(expected = "no [\"none\"]")]
    fn no_files_are_too_few() {
        files(&root().join("crates/testing"), &["none"]);
    }
}
