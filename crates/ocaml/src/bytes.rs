//! Source that is not UTF-8: OCaml reads bytes, and leaves it to the program what those in its strings mean.

/// A byte that is no part of a character is read as this character and its own number.
const STRAY: u32 = 0x10_ff00;

/// The text of a file. `None` for one that has such characters itself, which nobody writes.
pub fn text_of(bytes: &[u8]) -> Option<String> {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        if chunk.valid().chars().any(|c| stray(c).is_some()) {
            return None;
        }
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().filter_map(|byte| char::from_u32(STRAY + u32::from(*byte))));
    }
    Some(text)
}

/// The byte that a character of a source file stands for, if it was no character.
pub(crate) fn stray(c: char) -> Option<u8> {
    u32::from(c).checked_sub(STRAY).and_then(|byte| u8::try_from(byte).ok()).filter(|byte| !byte.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let text = text_of(b"caf\xe9 \xc3\xa9").unwrap_or_default();
        assert_eq!(text.chars().filter_map(stray).collect::<Vec<_>>(), [0xe9]);
        assert!(text.ends_with(" é"));
        assert_eq!(text_of("\u{10ffe9}".as_bytes()), None);
    }
}
