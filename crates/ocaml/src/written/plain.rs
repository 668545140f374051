//! OCaml text without what does not matter.

use selfsame_core::symbol::Symbol;

/// The text without comments, and with one blank wherever there are some, except in literals.
pub fn plain(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < bytes.len() {
        let literal = literal_end(text, at);
        if let Some(end) = literal {
            out += &text[at..end];
            at = end;
        } else if text[at..].starts_with("(*") && !text[at..].starts_with("(*)") {
            at = comment_end(text, at);
            blank(&mut out);
        } else if bytes[at].is_ascii_whitespace() {
            at += 1;
            blank(&mut out);
        } else {
            let next = text[at..].chars().next().map_or(1, char::len_utf8);
            out += &text[at..at + next];
            at += next;
        }
    }
    out.trim_end().to_owned()
}

fn blank(out: &mut String) {
    if !out.is_empty() && !out.ends_with(' ') {
        out.push(' ');
    }
}

/// Where a string or character that starts here ends.
fn literal_end(text: &str, at: usize) -> Option<usize> {
    let rest = &text[at..];
    let bytes = rest.as_bytes();
    match bytes[0] {
        b'"' => {
            let mut end = 1;
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            Some(at + floor(rest, end + 1))
        }
        b'{' => {
            let word = rest[1..].find(|c: char| !c.is_ascii_lowercase() && c != '_')?;
            let (word, after) = (&rest[1..1 + word], &rest[1 + word..]);
            let body = after.strip_prefix('|')?;
            let close = format!("|{word}}}");
            let end = body.find(&close).map_or(rest.len(), |end| rest.len() - body.len() + end + close.len());
            Some(at + end)
        }
        b'\'' => {
            let mut chars = rest[1..].char_indices();
            let (_, first) = chars.next()?;
            if first == '\\' {
                // `'\''` and `'\123'`.
                return rest[3..].find('\'').map(|end| at + 3 + end + 1);
            }
            let (end, close) = chars.next()?;
            (close == '\'').then_some(at + 1 + end + 1)
        }
        _ => None,
    }
}

/// A place between characters, at most this far.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// Where a comment that starts here ends; there are strings and comments in comments.
fn comment_end(text: &str, start: usize) -> usize {
    let (mut at, mut depth) = (start, 0usize);
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("(*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*)") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else if let Some(end) = literal_end(text, at) {
            at = end;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// Every word and operator of a text, those in strings too.
pub fn names(text: &str) -> Vec<Symbol> {
    let mut found = Vec::new();
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    let is_operator = |c: char| "!$%&*+-./:<=>?@^|~#".contains(c);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_same: &dyn Fn(char) -> bool = if is_word(first) { &is_word } else { &is_operator };
        let end = rest.find(|c| !is_same(c)).unwrap_or(rest.len());
        if end == 0 {
            rest = &rest[first.len_utf8()..];
            continue;
        }
        found.push(Symbol::new(&rest[..end]));
        rest = &rest[end..];
    }
    found
}

/// The modules that a text needs: before a dot, after `open` and `include`, or given to a functor.
pub fn modules(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    let (mut at, mut before) = (0, String::new());
    while let Some(first) = text[at..].chars().next() {
        if let Some(end) = literal_end(text, at) {
            at = end;
            before.clear();
        } else if is_word(first) {
            let end = text[at..].find(|c| !is_word(c)).map_or(text.len(), |end| at + end);
            let word = &text[at..end];
            let is_path = text[..at].trim_end().ends_with('.');
            let is_module = text[end..].trim_start().starts_with('.') || ["open", "include"].contains(&before.as_str());
            if first.is_uppercase() && is_module && !is_path {
                found.push(word.to_owned());
            }
            // `open! M`.
            before = word.to_owned();
            at = end;
        } else {
            if !first.is_whitespace() && first != '!' {
                before.clear();
            }
            at += first.len_utf8();
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blanks_go_and_literals_stay() {
        for (text, expected) in [
            ("let  x =\n (* a (* b *) \"*)\" *) 1", "let x = 1"),
            ("f '\"' (* c *) '\\'' \"a  (* \\\" b\"", "f '\"' '\\'' \"a  (* \\\" b\""),
            ("{a|x  (* |} |a} 1", "{a|x  (* |} |a} 1"),
            ("( * ) (*)", "( * ) (*)"),
            ("x' y'  z", "x' y' z"),
            ("(* open", ""),
            ("\"open", "\"open"),
        ] {
            assert_eq!(plain(text), expected);
        }
    }

    #[test]
    fn modules_are_what_paths_start_with() {
        assert_eq!(modules("open! A let f x = B.C.g (D x) E. h \"F.g\" let open G in 1"), ["A", "B", "E", "G"]);
    }
}
