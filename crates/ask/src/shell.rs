//! Words of commands that users are told, as a shell reads them.

use std::path::Path;

/// A path as an argument: quoted where a shell would take it for something else, and never like an option.
pub fn path(path: &Path) -> String {
    let text = path.display().to_string();
    word(&if text.starts_with('-') { format!("./{text}") } else { text })
}

/// A word, quoted where it must be.
pub fn word(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:,=+@%".contains(c);
    match !text.is_empty() && text.chars().all(is_plain) {
        true => text.to_owned(),
        false => format!("'{}'", text.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_they_must_be() {
        let cases = [
            ("src/A.hs", "src/A.hs"),
            ("my laws/A.hs", "'my laws/A.hs'"),
            ("it's.hs", "'it'\\''s.hs'"),
            ("Grüße.ml", "Grüße.ml"),
            ("", "''"),
            ("a*b", "'a*b'"),
        ];
        for (text, expected) in cases {
            assert_eq!(word(text), expected);
        }
        assert_eq!(path(Path::new("-a b.hs")), "'./-a b.hs'");
    }
}
