//! Comments and strings without an end. The grammar takes the rest of the file for one, and says nothing.

/// A comment or string that the end of the file is in.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unclosed {
    /// Where it starts.
    pub at: usize,
    pub what: &'static str,
}

/// The first comment or string that is not closed.
pub(super) fn unclosed(text: &str) -> Option<Unclosed> {
    let mut scan = Scan { text: text.as_bytes(), at: 0 };
    while scan.at < scan.text.len() {
        let at = scan.at;
        let (what, end) = match scan.rest().starts_with(b"(*") {
            true => ("comment", scan.comment()),
            false => ("string", scan.token()),
        };
        match end {
            Some(end) => scan.at = end,
            None => return Some(Unclosed { at, what }),
        }
    }
    None
}

struct Scan<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Scan<'t> {
    fn rest(&self) -> &'t [u8] {
        &self.text[self.at..]
    }

    /// Where the comment here ends. There are comments, strings and characters in comments.
    fn comment(&self) -> Option<usize> {
        let mut inside = Scan { text: self.text, at: self.at + 2 };
        let mut depth = 1;
        while depth > 0 {
            let rest = inside.rest();
            if rest.starts_with(b"(*") {
                depth += 1;
                inside.at += 2;
            } else if rest.starts_with(b"*)") {
                depth -= 1;
                inside.at += 2;
            } else if rest.is_empty() {
                return None;
            } else {
                inside.at = inside.token()?;
            }
        }
        Some(inside.at)
    }

    /// Where the word, string, character or sign here ends; `None` for a string without an end.
    fn token(&self) -> Option<usize> {
        let rest = self.rest();
        let length = match rest[0] {
            b'"' => string_length(rest)?,
            b'{' => quoted_length(rest)?,
            b'\'' => character_length(rest),
            byte if byte.is_ascii_alphabetic() || byte == b'_' => {
                rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'\'')).count()
            }
            _ => 1,
        };
        Some(self.at + length)
    }
}

fn string_length(text: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// `{id|…|id}`; a brace that opens no string is one sign.
fn quoted_length(text: &[u8]) -> Option<usize> {
    let word = text[1..].iter().take_while(|byte| byte.is_ascii_lowercase() || **byte == b'_').count();
    if text.get(1 + word) != Some(&b'|') {
        return Some(1);
    }
    let close = [b"|", &text[1..=word], b"}"].concat();
    let body = 2 + word;
    let found = text[body..].windows(close.len()).position(|part| part == close)?;
    Some(body + found + close.len())
}

/// A quotation mark that starts no character is one sign: of a type variable.
fn character_length(text: &[u8]) -> usize {
    let end = |at: usize| text[at.min(text.len())..].iter().take(6).position(|byte| *byte == b'\'');
    match text.get(1) {
        Some(b'\\') => end(3).map_or(1, |found| 3 + found + 1),
        Some(b'\'') | None => 1,
        // Of a character that takes several bytes all are passed.
        Some(first) => {
            let width = if first.is_ascii() { 1 } else { 4 };
            match text[2.min(text.len())..].iter().take(width).position(|byte| *byte == b'\'') {
                Some(found) => 2 + found + 1,
                None => 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Option<(usize, &'static str)> {
        unclosed(text).map(|found| (found.at, found.what))
    }

    #[test]
    fn what_has_no_end_is_found() {
        assert_eq!(at("let x = 1 (* a"), Some((10, "comment")));
        assert_eq!(at("(* a (* b *)"), Some((0, "comment")));
        assert_eq!(at("(* it's \"unclosed *) let x = 1"), Some((0, "comment")));
        assert_eq!(at("let s = \"abc\\\""), Some((8, "string")));
        assert_eq!(at("let s = {a|x|b}"), Some((8, "string")));
    }

    #[test]
    fn what_has_an_end_is_not() {
        for text in [
            "(* \"*)\" (* nested *) *) let x' = \"(*\" and y'' = '\"'",
            "(* it's '\"' fine *) let f (x : 'a) = {x with y = '\\''}",
            "let c = '\\\\' and d = '\\034' and e = \"\\\\\" (* '\\\"' *)",
            "let q = {|\"|} and r = {a|(*|a} and s = {b = 1}",
            "(* é's \"ü\" *) let s = \"é\" and t = 'x'",
            "",
        ] {
            assert_eq!(at(text), None, "{text}");
        }
    }
}
