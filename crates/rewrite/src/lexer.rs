//! Words and marks of an `.rmt` file.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{FileId, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A name, a keyword or a numeral: the grammar tells them apart.
    Word(&'a str),
    /// The text between double quotes.
    Text(&'a str),
    Mark(Mark),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Open,
    Close,
    OpenBracket,
    CloseBracket,
    Comma,
    Semicolon,
    Colon,
    Slash,
    Less,
    If,
    Arrow,
    Rewrites,
}

impl Mark {
    const ALL: [(Mark, &'static str); 12] = [
        (Mark::If, "/\\"),
        (Mark::Arrow, "->"),
        (Mark::Rewrites, "=>"),
        (Mark::Open, "("),
        (Mark::Close, ")"),
        (Mark::OpenBracket, "["),
        (Mark::CloseBracket, "]"),
        (Mark::Comma, ","),
        (Mark::Semicolon, ";"),
        (Mark::Colon, ":"),
        (Mark::Slash, "/"),
        (Mark::Less, "<"),
    ];

    pub fn text(self) -> &'static str {
        Mark::ALL.iter().find(|(mark, _)| *mark == self).map_or("", |(_, text)| text)
    }
}

/// All tokens up to the end of the file or the word `!EOF!`; the last one is [`Token::End`].
pub fn lex(source: &str, file: FileId) -> Result<Vec<(Token<'_>, Span)>, Diagnostic> {
    let mut tokens = Vec::new();
    let mut at = 0;
    loop {
        at = skip_blanks(source, file, at)?;
        let rest = &source[at..];
        if rest.is_empty() || rest.starts_with("!EOF!") {
            tokens.push((Token::End, Span::new(file, at, at)));
            return Ok(tokens);
        }
        let (token, length) = token(rest).ok_or_else(|| {
            let found = rest.chars().next().unwrap_or_default();
            let span = Span::new(file, at, at + found.len_utf8());
            Diagnostic::error(span, format!("unexpected character `{found}`"))
        })?;
        tokens.push((token, Span::new(file, at, at + length)));
        at += length;
    }
}

/// The length of the blanks that a text begins with; the mark that some editors put before everything is one.
pub(crate) fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len()
}

fn skip_blanks(source: &str, file: FileId, mut at: usize) -> Result<usize, Diagnostic> {
    loop {
        let rest = &source[at..];
        let blank = blanks(rest);
        let rest = &rest[blank..];
        if rest.starts_with("//") {
            at += blank + rest.find('\n').unwrap_or(rest.len());
        } else if let Some(comment) = rest.strip_prefix("/*") {
            let Some(end) = comment.find("*/") else {
                let start = at + blank;
                return Err(Diagnostic::error(Span::new(file, start, start + 2), "comment is never closed")
                    .hint("a comment that starts with `/*` ends with `*/`"));
            };
            at += blank + end + 4;
        } else {
            return Ok(at + blank);
        }
    }
}

fn token(rest: &str) -> Option<(Token<'_>, usize)> {
    if let Some(inner) = rest.strip_prefix('"') {
        let end = inner.find('"')?;
        return Some((Token::Text(&inner[..end]), end + 2));
    }
    let length = word_length(rest);
    if length > 0 {
        return Some((Token::Word(&rest[..length]), length));
    }
    let (mark, text) = Mark::ALL.iter().find(|(_, text)| rest.starts_with(text))?;
    Some((Token::Mark(*mark), text.len()))
}

/// A hyphen is part of a word between letters (`with-base`) and before digits (`-1`).
fn word_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'|' || b == b'\'';
    let mut length = usize::from(bytes[0] == b'-' && bytes.get(1).is_some_and(u8::is_ascii_digit));
    while let Some(&byte) = bytes.get(length) {
        let hyphen = byte == b'-' && length > 0 && bytes.get(length + 1).is_some_and(u8::is_ascii_alphabetic);
        if !is_word(byte) && !hyphen {
            break;
        }
        length += 1;
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<Token<'_>> {
        lex(source, FileId(0)).unwrap().into_iter().map(|(token, _)| token).collect()
    }

    #[test]
    fn comments_hyphens_and_the_early_end() {
        let tokens = words("with-base // x\n(f -1 |_|)/* y */ /\\ -> !EOF! junk $");
        use Mark::*;
        let word = Token::Word;
        let expected = [word("with-base"), Token::Mark(Open), word("f"), word("-1"), word("|_|"), Token::Mark(Close)];
        assert_eq!(tokens[..6], expected);
        assert_eq!(tokens[6..], [Token::Mark(If), Token::Mark(Arrow), Token::End]);
    }

    #[test]
    fn bad_characters_and_open_comments_are_errors() {
        assert!(lex("(f $)", FileId(0)).is_err());
        assert!(lex("/* never", FileId(0)).is_err());
        assert!(lex("\"never", FileId(0)).is_err());
    }
}
