//! The text that tree-sitter is given: as long as the cleaned text, and read by it as GHC reads that one.
//!
//! tree-sitter-haskell takes `s!i` in a guard for a bang pattern, `f $x` for a splice, `[x|x<-xs]` for a quasi-quotation,
//! `a.b` for a record field, and the two characters of `['\n','\t']` for one. Whether these mean what it thinks depends on
//! extensions and on GHC's rule of spaces around operators, so tokens are put in place of them whose reading is certain:
//! `+` for operators, plain strings and numbers for literals, blanks for comments. It does not know fields and record
//! constructors named by operators, `(:+) { (<+>) :: Int }`: these pass as words. Offsets stay, and names and literals are
//! always taken from the cleaned text.

use super::extensions::Extensions;
use super::infix;
use super::token::{CommentKind, Keyword, Token, TokenKind, Tokens};

/// Disguises the tokens read, in a copy of the text. Returns the places that need a space, which no disguise can give:
/// before the bar of `[x|`.
pub fn disguise(text: &str, read: &Tokens, extensions: &Extensions, out: &mut [u8]) -> Vec<usize> {
    let mut gaps = Vec::new();
    blank_comments(text, read, out);
    let tokens = &read.tokens;
    let mut forall_dot = None;
    let mut passed = 0;
    let mut records = Records::default();
    for (index, token) in tokens.iter().enumerate() {
        let place = token.range();
        records.pass(tokens, index);
        if place.start < passed {
            continue;
        }
        match token.kind {
            TokenKind::VarId | TokenKind::ConId | TokenKind::Number | TokenKind::Keyword(_)
                if !extensions.quotes() && quoter_like(text, tokens, index) =>
            {
                gaps.push(token.end as usize);
            }
            TokenKind::Keyword(Keyword::Infix | Keyword::Infixl | Keyword::Infixr) => {
                if let Some(declaration) = infix::declaration(&tokens[index..]) {
                    passed = declaration[declaration.len() - 1].end as usize;
                    some_binding(&mut out[place.start..passed]);
                }
            }
            TokenKind::Special(b'(') => {
                if let Some(name) = records.operator_name(tokens, index) {
                    passed = tokens[index + 2].end as usize;
                    out[place.start..passed].fill(b'z');
                    out[place.start] = name;
                }
            }
            // Any literal will do: nothing of it is read.
            TokenKind::QuasiQuote => plain_string(&mut out[place]),
            TokenKind::String | TokenKind::Char => plain_string(&mut out[place]),
            TokenKind::Number if !out[place.clone()].iter().all(u8::is_ascii_digit) => out[place].fill(b'0'),
            TokenKind::VarSym if !token.qualified => {
                let symbol = token.text(text);
                if symbol == "∀" {
                    forall_dot = dot_of_forall(text, tokens, index);
                } else if extensions.negative_literals && is_sign(text, tokens, index) && !closes(out, place.start) {
                    // The number that follows goes on with the digit.
                    out[place.start] = b'0';
                } else if symbol.is_ascii()
                    && forall_dot != Some(index)
                    && !has_own_meaning(text, token, extensions, out)
                {
                    out[place].fill(b'+');
                }
            }
            TokenKind::VarId => match token.text(text) {
                "forall" => {
                    forall_dot = dot_of_forall(text, tokens, index);
                    if forall_dot.is_none() {
                        out[place.start] = b'z';
                    }
                }
                "rec" | "mdo" if !extensions.recursive_do => out[place.start] = b'z',
                "pattern" if !extensions.pattern_synonyms && !names_pattern(tokens, index) => out[place.start] = b'z',
                "cases" if !extensions.lambda_case => out[place.start] = b'z',
                _ => {}
            },
            _ => {}
        }
    }
    gaps
}

/// The brackets around a token: whether each is the brace of a record.
#[derive(Default)]
struct Records {
    open: Vec<bool>,
}

impl Records {
    fn pass(&mut self, tokens: &[Token], index: usize) {
        if tokens[index].is_open() {
            // The braces of layout follow a keyword.
            let before = index.checked_sub(1).map(|before| tokens[before].kind);
            let named = matches!(before, Some(TokenKind::ConId | TokenKind::VarId | TokenKind::Special(b')' | b'}')));
            self.open.push(tokens[index].is(b'{') && named);
        } else if tokens[index].is_close() {
            self.open.pop();
        }
    }

    /// For the parenthesis of an operator that names a field or the constructor of a record: the first letter of a word
    /// that may stand there.
    fn operator_name(&self, tokens: &[Token], index: usize) -> Option<u8> {
        let [_, operator, close, after, ..] = tokens[index..] else { return None };
        if !close.is(b')') || operator.qualified {
            return None;
        }
        match operator.kind {
            TokenKind::ConSym if after.is(b'{') => Some(b'Z'),
            TokenKind::VarSym => {
                // The parenthesis itself was passed.
                let in_record = self.open.len() >= 2 && self.open[self.open.len() - 2];
                let starts = index > 0 && (tokens[index - 1].is(b'{') || tokens[index - 1].is(b','));
                let ends = after.is(b',') || after.is(b'}') || after.kind == TokenKind::ReservedOp;
                (in_record && starts && ends).then_some(b'z')
            }
            _ => None,
        }
    }
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
            blank(&mut out[range.clone()]);
        }
        if comment.kind == CommentKind::Pragma && annotates_expression(&text[range.clone()]) {
            out[range][..PREFIX.len()].copy_from_slice(PREFIX);
        }
    }
}

/// `{-# SCC "name" #-} e` is an expression and starts where the pragma does, which layout may depend on. In its place stands
/// a `let` without declarations, which reaches as far.
const PREFIX: &[u8] = b"let{}in";

/// Whether a comment's text is a pragma that belongs to the expression after it.
pub fn annotates_expression(text: &str) -> bool {
    let inside = text.trim_start_matches("{-#").trim_start();
    let length = inside.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(inside.len());
    matches!(inside[..length].to_ascii_uppercase().as_str(), "SCC" | "CORE" | "GENERATED") && text.ends_with("#-}")
}

/// Spaces in place of everything but line ends.
pub fn blank(place: &mut [u8]) {
    for byte in place.iter_mut().filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
}

/// `z=000`: what a fixity declaration is given out for.
fn some_binding(place: &mut [u8]) {
    for byte in place.iter_mut().filter(|byte| !matches!(byte, b' ' | b'\n')) {
        *byte = b'0';
    }
    place[..2].copy_from_slice(b"z=");
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
fn quoter_like(text: &str, tokens: &[Token], index: usize) -> bool {
    let token = &tokens[index];
    let before = index > 0 && tokens[index - 1].is(b'[') && tokens[index - 1].end == token.start;
    before && tokens.get(index + 1).is_some_and(|next| next.start == token.end && next.text(text) == "|")
}

/// A minus right before a number.
fn is_sign(text: &str, tokens: &[Token], index: usize) -> bool {
    let token = &tokens[index];
    let number = tokens.get(index + 1).is_some_and(|next| next.kind == TokenKind::Number && next.start == token.end);
    token.text(text) == "-" && number
}

/// `pattern P` in a list of imports or exports: the module may have its extensions from elsewhere.
fn names_pattern(tokens: &[Token], index: usize) -> bool {
    let listed = index > 0 && matches!(tokens[index - 1].kind, TokenKind::Special(b'(' | b','));
    let next = tokens.get(index + 1).map(|token| token.kind);
    let operator = tokens.get(index + 2).map(|token| token.kind);
    let named = match next {
        Some(TokenKind::ConId) => matches!(operator, Some(TokenKind::Special(b')' | b',' | b'('))),
        Some(TokenKind::Special(b'(')) => operator == Some(TokenKind::ConSym),
        _ => false,
    };
    listed && named
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
            TokenKind::VarId | TokenKind::Keyword(Keyword::Underscore) if !token.qualified => {}
            TokenKind::ReservedOp if token.text(text) == "@" => {}
            _ => return None,
        }
    }
    None
}

/// Operators that the grammar has to see: minus, the star of kinds, and what an extension or prefix position makes special.
fn has_own_meaning(text: &str, token: &Token, extensions: &Extensions, out: &[u8]) -> bool {
    let symbol = token.text(text);
    // A comment beside an operator is a blank, so it is `out` that tells.
    let (before, after) = (closes(out, token.start as usize), opens(out, token.end as usize));
    let is_prefix = !before && after;
    match symbol {
        "-" | "*" => true,
        "!" => is_prefix,
        "$" | "$$" => extensions.template_haskell && is_prefix,
        "." => extensions.record_dot && (before || after),
        "%" => extensions.linear_types,
        _ if symbol.starts_with('?') => extensions.implicit_params,
        _ if symbol.contains('#') => extensions.hashes,
        _ => false,
    }
}

/// Whether a token ends right before an offset that an operator could follow as its operand.
fn closes(out: &[u8], offset: usize) -> bool {
    let before = offset.checked_sub(1).map_or(b' ', |at| out[at]);
    matches!(before, b')' | b']' | b'}' | b'"' | b'\'' | b'_' | 0x80..) || before.is_ascii_alphanumeric()
}

/// Whether an operand starts right at an offset.
fn opens(out: &[u8], offset: usize) -> bool {
    let after = out.get(offset).copied().unwrap_or(b' ');
    matches!(after, b'(' | b'[' | b'{' | b'"' | b'\'' | b'_' | b'!' | b'~' | b'-' | b'$' | 0x80..)
        || after.is_ascii_alphanumeric()
}
