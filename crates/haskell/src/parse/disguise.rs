//! The text that tree-sitter is given: as long as the cleaned text, and read by it as GHC reads that one.
//!
//! tree-sitter-haskell takes `s!i` in a guard for a bang pattern, `f $x` for a splice, `[x|x<-xs]` for a quasi-quotation,
//! `a.b` for a record field, and the two characters of `['\n','\t']` for one. Whether these mean what it thinks depends on
//! extensions and on GHC's rule of spaces around operators, so tokens are put in place of them whose reading is certain:
//! `+` for operators, plain strings and numbers for literals, blanks for comments. Offsets stay, and names and literals are
//! always taken from the cleaned text.

use super::extensions::Extensions;
use super::token::{CommentKind, Token, TokenKind, Tokens};

/// Disguises the tokens read, in a copy of the text. Returns the places that need a space, which no disguise can give:
/// before the bar of `[x|`.
pub fn disguise(text: &str, read: &Tokens, extensions: &Extensions, out: &mut [u8]) -> Vec<usize> {
    let mut gaps = Vec::new();
    blank_comments(text, read, out);
    let tokens = &read.tokens;
    let mut forall_dot = None;
    for (index, token) in tokens.iter().enumerate() {
        let place = &mut out[token.range()];
        match token.kind {
            TokenKind::VarId | TokenKind::ConId | TokenKind::Number | TokenKind::Keyword(_)
                if !extensions.quotes() && quoter_like(tokens, index) =>
            {
                gaps.push(token.end as usize);
            }
            TokenKind::String | TokenKind::Char => plain_string(place),
            TokenKind::Number if !place.iter().all(u8::is_ascii_digit) => place.fill(b'0'),
            TokenKind::VarSym if !token.qualified => {
                let symbol = token.text(text);
                if symbol == "∀" {
                    forall_dot = dot_of_forall(text, tokens, index);
                } else if symbol.is_ascii() && forall_dot != Some(index) && !has_own_meaning(text, token, extensions) {
                    place.fill(b'+');
                }
            }
            TokenKind::VarId => match token.text(text) {
                "forall" => {
                    forall_dot = dot_of_forall(text, tokens, index);
                    if forall_dot.is_none() {
                        place[0] = b'z';
                    }
                }
                "rec" | "mdo" if !extensions.recursive_do => place[0] = b'z',
                "pattern" if !extensions.pattern_synonyms => place[0] = b'z',
                "cases" if !extensions.lambda_case => place[0] = b'z',
                _ => {}
            },
            _ => {}
        }
    }
    gaps
}

/// Comments and pragmas become blanks. One with wide characters stays when code follows it on its line: blanks would move
/// that code to another column.
fn blank_comments(text: &str, read: &Tokens, out: &mut [u8]) {
    for comment in &read.comments {
        let range = comment.start as usize..comment.end as usize;
        let moves = comment.kind != CommentKind::Line && !text[range.clone()].is_ascii() && {
            let rest = &text[range.end..];
            let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
            !line.trim().is_empty()
        };
        if !moves {
            blank(&mut out[range]);
        }
    }
}

/// Spaces in place of everything but line ends.
pub fn blank(place: &mut [u8]) {
    for byte in place.iter_mut().filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
}

/// A string without escapes; one that goes over lines shrinks to its first line.
fn plain_string(place: &mut [u8]) {
    let line = place.iter().position(|byte| *byte == b'\n').unwrap_or(place.len());
    let (first, rest) = place.split_at_mut(line);
    blank(rest);
    let last = first.len() - 1;
    for byte in first.iter_mut().filter(|byte| byte.is_ascii()) {
        *byte = b'a';
    }
    first[0] = b'"';
    // An unclosed string of one quote stays one.
    if last > 0 {
        first[last] = b'"';
    }
}

/// `[x|` with nothing between: the start of a quasi-quotation, if there are such.
fn quoter_like(tokens: &[Token], index: usize) -> bool {
    let token = &tokens[index];
    let before = index > 0 && tokens[index - 1].is(b'[') && tokens[index - 1].end == token.start;
    before && tokens.get(index + 1).is_some_and(|next| next.start == token.end && next.kind == TokenKind::ReservedOp)
}

/// The dot that ends the variables of a `forall`; none when it is a variable's name.
fn dot_of_forall(text: &str, tokens: &[Token], forall: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate().skip(forall + 1) {
        match token.kind {
            _ if token.is_open() => depth += 1,
            _ if token.is_close() => depth = depth.checked_sub(1)?,
            _ if depth > 0 => {}
            TokenKind::VarSym if token.text(text) == "." => return Some(index),
            TokenKind::ReservedOp if matches!(token.text(text), "->" | "→") => return Some(index),
            TokenKind::VarId | TokenKind::Keyword(super::token::Keyword::Underscore) if !token.qualified => {}
            TokenKind::ReservedOp if token.text(text) == "@" => {}
            _ => return None,
        }
    }
    None
}

/// Operators that the grammar has to see: minus, the star of kinds, and what an extension or prefix position makes special.
fn has_own_meaning(text: &str, token: &Token, extensions: &Extensions) -> bool {
    let symbol = token.text(text);
    match symbol {
        "-" | "*" => true,
        "!" => is_prefix(text, token),
        "$" | "$$" => extensions.template_haskell && is_prefix(text, token),
        "." => extensions.record_dot && !is_loose(text, token),
        "%" => extensions.linear_types,
        _ if symbol.starts_with('?') => extensions.implicit_params,
        _ if symbol.contains('#') => extensions.hashes,
        _ => false,
    }
}

/// GHC's rule: no closing token right before, an opening token right after.
fn is_prefix(text: &str, token: &Token) -> bool {
    !closes_before(text, token) && opens_after(text, token)
}

fn is_loose(text: &str, token: &Token) -> bool {
    !closes_before(text, token) && !opens_after(text, token)
}

fn closes_before(text: &str, token: &Token) -> bool {
    let before = text[..token.start as usize].chars().next_back();
    before.is_some_and(|c| matches!(c, ')' | ']' | '}' | '"' | '\'' | '_') || c.is_alphanumeric())
}

fn opens_after(text: &str, token: &Token) -> bool {
    let rest = &text[token.end as usize..];
    let opens = |c: char| matches!(c, '(' | '[' | '{' | '"' | '\'' | '_') || c.is_alphanumeric();
    rest.starts_with(opens) && !rest.starts_with("{-") || rest.starts_with(['!', '~', '-', '$'])
}
