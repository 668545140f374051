//! Names of contents, which nobody can give to another content.

use sha2::{Digest, Sha256};

/// Letters of a name: 128 bits.
const LETTERS: usize = 32;

/// The name of several texts together.
pub fn of(texts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for text in texts {
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    let digest = hasher.finalize();
    let mut name: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    name.truncate(LETTERS);
    name
}

/// What stands before the sum at the end of a line.
const MARK: &str = ",\"sum\":\"";

/// An object on a line of its own, with the sum of all before it as its last field.
pub fn signed(object: &str) -> String {
    let body = object.strip_suffix('}').unwrap_or(object);
    format!("{body}{MARK}{}\"}}", of(&[body]))
}

/// The sum of a line, if it is whole and is that of the line.
pub fn whole(line: &str) -> Option<&str> {
    let (body, end) = line.trim_end().rsplit_once(MARK)?;
    let sum = end.strip_suffix("\"}")?;
    (of(&[body]) == sum).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_whole_or_nothing() {
        let line = signed("{\"a\":[1,\"x\"]}");
        assert!(serde_json::from_str::<serde_json::Value>(&line).is_ok());
        assert!(whole(&line).is_some() && whole(&format!("{line}\n")).is_some());
        for cut in 0..line.len() {
            assert_eq!(whole(&line[..cut]), None, "{cut}");
        }
        for place in 0..line.len() {
            let mut bytes = line.clone().into_bytes();
            bytes[place] ^= 1;
            assert_eq!(String::from_utf8(bytes).ok().as_deref().and_then(whole), None, "{place}");
        }
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
    }
}
