//! What to say of text that does not parse.
//!
//! tree-sitter tells that something is wrong and roughly where. The usual slips show in the tokens: a bracket that is never
//! closed, a missing `=`, a line that starts too far left.

use std::ops::Range;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;

use super::chunk::Chunk;
use super::cst::{Cst, SyntaxError};
use super::reader::{NESTING, Reader};
use super::token::{Flaw, Keyword, Token, TokenKind};

/// Of a top-level declaration.
pub fn declaration(reader: &Reader<'_>, chunk: &Chunk, cst: &Cst) -> Diagnostic {
    let tokens = &reader.tokens.tokens[chunk.tokens.clone()];
    let place = place(tokens);
    certain(reader, tokens, &place)
        .or_else(|| misplaced(reader, tokens))
        .or_else(|| without_equals(reader, tokens))
        .unwrap_or_else(|| unexpected(reader, tokens, &cst.errors, "declaration"))
}

/// Of an expression, type or pattern.
pub fn region(reader: &Reader<'_>, cst: &Cst, region: Range<usize>, what: &str) -> Diagnostic {
    let read = &reader.tokens;
    let tokens = &read.tokens[read.index_at(region.start)..read.index_at(region.end)];
    if tokens.is_empty() {
        let span = reader.source.span(region.start, region.end);
        return Diagnostic::error(span, format!("there is no {what} here")).hint(format!("write the {what}"));
    }
    certain(reader, tokens, &region).unwrap_or_else(|| unexpected(reader, tokens, &cst.errors, what))
}

pub fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::error(span, format!("this is nested more than {NESTING} levels deep"))
        .hint("split it into several definitions")
}

/// What the lexer could not read.
pub fn flaw(reader: &Reader<'_>, flaw: Flaw, range: &Range<usize>) -> Diagnostic {
    let span = reader.source.span(range.start, range.end);
    match flaw {
        Flaw::UnclosedString => Diagnostic::error(span, "this string is not closed")
            .label("no `\"` before the end of the line")
            .hint("close it, or end the line with `\\` and start the next one with `\\` to go on"),
        Flaw::UnclosedComment => Diagnostic::error(span, "this comment is never closed").hint("add `-}`"),
        Flaw::UnclosedPragma => Diagnostic::error(span, "this pragma is never closed").hint("add `#-}`"),
        Flaw::Character => {
            let text = reader.slice(range.start, range.end);
            Diagnostic::error(span, format!("no Haskell token starts with `{}`", text.escape_debug()))
                .hint("remove the character, or put it into a string")
        }
    }
}

fn place(tokens: &[Token]) -> Range<usize> {
    match (tokens.first(), tokens.last()) {
        (Some(first), Some(last)) => first.start as usize..last.end as usize,
        _ => 0..0,
    }
}

/// Flaws of tokens and brackets: nothing else matters as long as these are there.
fn certain(reader: &Reader<'_>, tokens: &[Token], place: &Range<usize>) -> Option<Diagnostic> {
    let mut flaws = reader.tokens.flaws.iter();
    if let Some((kind, range)) = flaws.find(|(_, range)| range.start < place.end && range.end > place.start) {
        return Some(flaw(reader, *kind, range));
    }
    if let Some(tick) = tokens.iter().find(|token| token.kind == TokenKind::Tick && !reader.extensions.template_haskell)
    {
        let diagnostic = Diagnostic::error(reader.token_span(tick), "this quote starts no character literal");
        return Some(diagnostic.hint("a character literal holds one character; a string is written `\"…\"`"));
    }
    let mut open: Vec<&Token> = Vec::new();
    for token in tokens {
        if token.is_open() {
            open.push(token);
        } else if token.is_close() {
            match open.pop() {
                None => {
                    let message = format!("this `{}` closes nothing", reader.token_text(token));
                    let hint = "remove it, or add the bracket that it should close";
                    return Some(Diagnostic::error(reader.token_span(token), message).hint(hint));
                }
                Some(start) if !pairs(start, token) => {
                    let message = format!("`{}` is closed by `{}`", reader.token_text(start), reader.token_text(token));
                    let hint = format!("close it with `{}`", closing(start));
                    let diagnostic = Diagnostic::error(reader.token_span(token), message).label("closed here");
                    return Some(diagnostic.also(reader.token_span(start), "opened here").hint(hint));
                }
                Some(_) => {}
            }
        }
    }
    let unclosed = open.first()?;
    let message = format!("this `{}` is never closed", reader.token_text(unclosed));
    Some(Diagnostic::error(reader.token_span(unclosed), message).hint(format!("add `{}`", closing(unclosed))))
}

fn pairs(open: &Token, close: &Token) -> bool {
    matches!(close.kind, TokenKind::Special(byte) if char::from(byte) == closing(open))
}

fn closing(open: &Token) -> char {
    match open.kind {
        TokenKind::Special(b'(') => ')',
        TokenKind::Special(b'[') => ']',
        _ => '}',
    }
}

/// The marks around what git could not merge.
const CONFLICT: [&str; 4] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"];

/// A line in the first column that cannot start a declaration.
fn misplaced(reader: &Reader<'_>, tokens: &[Token]) -> Option<Diagnostic> {
    let first = tokens.first()?;
    let continues = match first.kind {
        TokenKind::Keyword(word) => {
            matches!(word, Keyword::Where | Keyword::Then | Keyword::Else | Keyword::Of | Keyword::In | Keyword::Do)
        }
        TokenKind::ReservedOp => !matches!(reader.token_text(first), "~" | "@"),
        TokenKind::ConSym => true,
        TokenKind::VarSym => reader.token_text(first) != "!",
        TokenKind::Special(byte) => matches!(byte, b',' | b')' | b']' | b'}' | b'`'),
        _ => false,
    };
    continues.then(|| {
        let word = reader.token_text(first);
        let hint = match CONFLICT.contains(&word) {
            true => "git could not merge here: choose one of the two",
            false => "indent the line if it goes on with the declaration above",
        };
        let message = format!("a declaration cannot start with `{word}`");
        Diagnostic::error(reader.token_span(first), message).hint(hint)
    })
}

/// `f x y` alone, or with its `=` forgotten.
fn without_equals(reader: &Reader<'_>, tokens: &[Token]) -> Option<Diagnostic> {
    let first = tokens.first()?;
    let starts_value = matches!(first.kind, TokenKind::VarId | TokenKind::Special(b'(') | TokenKind::ConId);
    let defines = tokens.iter().any(|token| {
        token.kind == TokenKind::ReservedOp && matches!(reader.token_text(token), "=" | "::" | "∷" | "|" | "<-")
    });
    if !starts_value || defines {
        return None;
    }
    let last = tokens.last()?;
    let span = reader.token_span(first).to(reader.token_span(last));
    let name = reader.token_text(first);
    Some(match first.kind {
        TokenKind::VarId => Diagnostic::error(span, format!("the definition of `{name}` has no `=`"))
            .hint("a definition is `name arguments = expression`"),
        _ => Diagnostic::error(span, "this is not a declaration").hint("a definition has an `=`, a signature a `::`"),
    })
}

/// The token at which reading went wrong.
fn unexpected(reader: &Reader<'_>, tokens: &[Token], errors: &[SyntaxError], what: &str) -> Diagnostic {
    let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else {
        return Diagnostic::error(reader.source.span(0, 0), format!("this {what} cannot be read"));
    };
    let error = errors.first();
    if let Some(SyntaxError { start, missing: Some(wanted), .. }) = error {
        let span = reader.source.span(*start, *start);
        let wanted = match *wanted {
            "variable" => "a name",
            "integer" | "literal" => "an expression",
            other => other,
        };
        return Diagnostic::error(span, format!("{wanted} is missing here")).hint("complete the expression");
    }
    // An error that starts before the first `=` is tree-sitter giving up on the whole: the place tells nothing.
    let at = error.map_or(first.start as usize, |error| error.start);
    let index = tokens.partition_point(|token| (token.start as usize) < at).min(tokens.len() - 1);
    let defines = |token: &Token| token.kind == TokenKind::ReservedOp && matches!(reader.token_text(token), "=" | "::");
    let head = tokens.iter().position(defines).unwrap_or(0);
    if index == 0 || index <= head && index + 1 < tokens.len() {
        let span = reader.token_span(first).to(reader.token_span(last));
        return Diagnostic::error(span, format!("this {what} cannot be read")).hint(hint(reader, tokens, None));
    }
    let token = &tokens[index];
    let message = format!("`{}` is not expected here", reader.token_text(token));
    Diagnostic::error(reader.token_span(token), message).hint(hint(reader, tokens, Some(index)))
}

/// The usual slips.
fn hint(reader: &Reader<'_>, tokens: &[Token], index: Option<usize>) -> String {
    let last = &tokens[tokens.len() - 1];
    let count = |word: Keyword| tokens.iter().filter(|token| token.kind == TokenKind::Keyword(word)).count();
    let has = |symbol: &str| {
        tokens.iter().any(|token| token.kind == TokenKind::ReservedOp && reader.token_text(token) == symbol)
    };
    if matches!(last.kind, TokenKind::VarSym | TokenKind::ConSym | TokenKind::ReservedOp) {
        return format!("nothing follows the last `{}`", reader.token_text(last));
    }
    if count(Keyword::If) > count(Keyword::Else) && count(Keyword::Then) > 0 {
        return "every `if` needs an `else`".into();
    }
    if count(Keyword::Case) > count(Keyword::Of) {
        return "a `case` needs an `of`".into();
    }
    if count(Keyword::Let) > count(Keyword::In) && count(Keyword::Do) == 0 && !has("|") {
        return "a `let` outside `do` needs an `in`".into();
    }
    if has("|") && has("->") && !has("=") {
        return "a guard of a definition is followed by `=`".into();
    }
    let Some(token) = index.map(|index| &tokens[index]) else {
        return "check the indentation, and that every operator has its operands".into();
    };
    match token.kind {
        TokenKind::ReservedOp
            if reader.token_text(token) == "=" && count(Keyword::Let) + count(Keyword::Where) == 0 =>
        {
            "to compare two values write `==`".into()
        }
        TokenKind::ReservedOp if reader.token_text(token) == "|" => "guards stand before `=`, not after it".into(),
        TokenKind::Keyword(word) if word != Keyword::Underscore => {
            format!("`{}` is a keyword; check the expression before it and the indentation", reader.token_text(token))
        }
        _ => "check the line before, the indentation, and that every operator has its operands".into(),
    }
}
