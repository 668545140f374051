//! Programs in colours: a token gets the class of its kind. Both languages are read by the same rules, which know just enough of them.

use std::collections::BTreeMap;

use crate::html::escape;

/// What is known of names: where each is defined, as it is shown to whoever points at it.
pub type Definitions = BTreeMap<String, String>;

const KEYWORDS: &str = " and as assert begin case class data default deriving do done downto else end exception external family for forall fun \
function functor if import in include infix infixl infixr instance lazy let match method module mutable new newtype nonrec object of open or \
private rec sig struct then to try type val when where while with ";

/// A text as HTML with its tokens in colours.
pub fn highlight(text: &str) -> String {
    with_definitions(text, &Definitions::new())
}

/// A sentence as HTML with the numbers and strings in it in colours: its other words are nobody's keywords.
pub fn values(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (class, length) = token(rest);
        let (word, after) = rest.split_at(length);
        match class {
            "tn" | "ts" => out += &format!("<span class=\"{class}\">{}</span>", escape(word)),
            _ => out += &escape(word),
        }
        rest = after;
    }
    out
}

/// As [`highlight`]; names that are known say where they come from.
pub fn with_definitions(text: &str, known: &Definitions) -> String {
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (class, length) = token(rest);
        let (word, after) = rest.split_at(length);
        match (class, known.get(word)) {
            ("", Some(place)) => {
                out += &format!("<span class=\"defined\" title=\"{}\">{}</span>", escape(place), escape(word))
            }
            ("", None) => out += &escape(word),
            _ => out += &format!("<span class=\"{class}\">{}</span>", escape(word)),
        }
        rest = after;
    }
    out
}

/// The class of what a text begins with, and its length, which is not nothing.
fn token(text: &str) -> (&'static str, usize) {
    let first = text.chars().next().unwrap_or(' ');
    let run = |is: fn(char) -> bool| text.find(|c| !is(c)).unwrap_or(text.len()).max(first.len_utf8());
    match first {
        '-' if is_line_comment(text) => ("tm", text.find('\n').unwrap_or(text.len())),
        '{' if text.starts_with("{-") && !text[2..].starts_with(['#', '@']) => ("tm", until(text, "-}")),
        '(' if text.starts_with("(*") && !text.starts_with("(*)") => ("tm", until(text, "*)")),
        '"' => ("ts", quoted(text)),
        '\'' => character(text).map_or(("", 1), |length| ("ts", length)),
        c if c.is_alphabetic() || c == '_' => {
            let length = run(is_name);
            match &text[..length] {
                word if KEYWORDS.contains(&format!(" {word} ")) => ("tk", length),
                _ if c.is_uppercase() => ("tc", length),
                _ => ("", length),
            }
        }
        c if c.is_ascii_digit() => ("tn", run(|c| c.is_ascii_alphanumeric() || c == '_')),
        c if is_symbol(c) => ("to", run(is_symbol)),
        _ => ("", first.len_utf8()),
    }
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '\'')
}

fn is_symbol(c: char) -> bool {
    "!#$%&*+./<=>?@\\^|~:-".contains(c)
}

/// Two dashes begin a comment unless they are part of an operator.
fn is_line_comment(text: &str) -> bool {
    text.starts_with("--") && !text.trim_start_matches('-').starts_with(is_symbol)
}

fn until(text: &str, end: &str) -> usize {
    text[2..].find(end).map_or(text.len(), |at| at + 2 + end.len())
}

fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a character in quotes, if it is one and no type variable.
fn character(text: &str) -> Option<usize> {
    let mut chars = text.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first != '\\' {
        return chars.next().filter(|(_, c)| *c == '\'' && first != '\'').map(|(at, _)| at + 1);
    }
    chars.next()?;
    chars.take_while(|(_, c)| *c != '\n').find(|(_, c)| *c == '\'').map(|(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens that have a colour, each with its kind.
    fn coloured(text: &str) -> Vec<(&'static str, &str)> {
        let (mut rest, mut found) = (text, Vec::new());
        while !rest.is_empty() {
            let (class, length) = token(rest);
            if !class.is_empty() {
                found.push((class, &rest[..length]));
            }
            rest = &rest[length..];
        }
        found
    }

    #[test]
    fn both_languages_have_colours() {
        let haskell = coloured("case xs' of { Just 'a' -> \"b\\\"\" ; _ -> x' --> 1 } -- no");
        let expected = [("tk", "case"), ("tk", "of"), ("tc", "Just"), ("ts", "'a'"), ("to", "->"), ("ts", "\"b\\\"\"")];
        assert_eq!(haskell[..6], expected);
        assert_eq!(haskell[6..], [("to", "->"), ("to", "-->"), ("tn", "1"), ("tm", "-- no")]);
        // What a pragma says is code.
        assert_eq!(coloured("{-# RULES \"r\" #-} {- no -}")[1..3], [("tc", "RULES"), ("ts", "\"r\"")]);
        let ocaml = coloured("let f (x : 'a list) = (* 'a' *) '\\n' :: x");
        let expected = [("tk", "let"), ("to", ":"), ("to", "="), ("tm", "(* 'a' *)"), ("ts", "'\\n'"), ("to", "::")];
        assert_eq!(ocaml, expected);
    }

    #[test]
    fn every_character_stays() {
        for text in ["'", "\"", "{-", "(*", "é'日本\\", "a\nb--", "'\\", "(*)"] {
            let plain = highlight(text).replace("</span>", "");
            let plain: String = plain
                .split("<span class=\"")
                .enumerate()
                .map(|(i, part)| {
                    if i == 0 {
                        part.to_owned()
                    } else {
                        part.split_once("\">").map_or("", |(_, text)| text).to_owned()
                    }
                })
                .collect();
            assert_eq!(plain, escape(text));
        }
    }

    #[test]
    fn sentences_have_no_keywords() {
        let text = values("makes a call to f 1 \"of\"");
        assert_eq!(text, "makes a call to f <span class=\"tn\">1</span> <span class=\"ts\">&quot;of&quot;</span>");
    }

    #[test]
    fn names_say_where_they_come_from() {
        let known = Definitions::from([("next".to_owned(), "Laws.hs:7".to_owned())]);
        let text = with_definitions("next (next' c)", &known);
        assert_eq!(text, "<span class=\"defined\" title=\"Laws.hs:7\">next</span> (next' c)");
    }
}
