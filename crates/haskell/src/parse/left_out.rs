//! Declarations that could not be read: why, and what they would have defined.

use rustc_hash::FxHashSet;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::syntax::{Decl, Name, Unsupported, ValueDecl};

use super::chunk::Chunk;
use super::reader::Reader;
use super::token::{Keyword, Token, TokenKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A syntax error, which has been reported.
    Error,
    Arrows,
    TemplateHaskell,
    TypeFamilies,
    Unboxed,
    /// The use of a macro of a file that was not included. It may define any of the names it mentions.
    Macro,
}

impl Cause {
    pub fn unsupported(self, defines: Vec<Name>, span: Span) -> Unsupported {
        Unsupported { what: self.what().into(), defines, reported: self == Cause::Error, span }
    }

    fn what(self) -> &'static str {
        match self {
            Cause::Error => "a declaration with a syntax error",
            Cause::Arrows => "arrow notation",
            Cause::TemplateHaskell => "Template Haskell",
            Cause::TypeFamilies => "type families",
            Cause::Unboxed => "unboxed values",
            Cause::Macro => "a macro of a file that is not included",
        }
    }
}

/// Syntax that an extension brings and the grammar does not read.
pub fn foreign_syntax(reader: &Reader<'_>, chunk: &Chunk) -> Option<Cause> {
    let tokens = &reader.tokens.tokens[chunk.tokens.clone()];
    let mentions = |words: &[&str]| tokens.iter().any(|token| words.contains(&reader.token_text(token)));
    let is_macro = |token: &Token| {
        let name = reader.token_text(token);
        let capital = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
        token.kind == TokenKind::ConId && name.len() > 1 && name.bytes().all(capital)
    };
    let on = &reader.extensions;
    if on.arrows && mentions(&["proc"]) {
        Some(Cause::Arrows)
    } else if on.template_haskell && mentions(&["$", "$$", "|", "||", "'"]) {
        Some(Cause::TemplateHaskell)
    } else if on.type_families && mentions(&["type", "family"]) {
        Some(Cause::TypeFamilies)
    } else if on.hashes && mentions(&["#"]) {
        Some(Cause::Unboxed)
    } else if reader.source.has_macros && tokens.iter().any(is_macro) {
        Some(Cause::Macro)
    } else {
        None
    }
}

/// A macro is not what defines the names that are defined elsewhere in the file.
pub fn trim_macros(decls: &mut [Decl]) {
    let is_macro = |item: &Unsupported| item.what == Cause::Macro.what();
    if !decls.iter().any(|decl| matches!(decl, Decl::Unsupported(item) if is_macro(item))) {
        return;
    }
    let defined: FxHashSet<Symbol> = decls
        .iter()
        .filter_map(|decl| match decl {
            Decl::Value(ValueDecl::Function(function)) => Some(function.name.base),
            _ => None,
        })
        .collect();
    for decl in decls {
        if let Decl::Unsupported(item) = decl
            && is_macro(item)
        {
            item.defines.retain(|name| !defined.contains(&name.base));
        }
    }
}

/// What a declaration would define, as its tokens tell.
pub fn defined_names(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Name> {
    let Some(first) = tokens.first() else { return Vec::new() };
    let ends_head = |token: &Token| {
        token.kind == TokenKind::Keyword(Keyword::Where)
            || token.kind == TokenKind::ReservedOp && matches!(reader.token_text(token), "=" | "|" | "::" | "∷")
    };
    let head = &tokens[..tokens.iter().position(ends_head).unwrap_or(tokens.len())];
    match first.kind {
        // A splice.
        TokenKind::VarSym if reader.token_text(first).starts_with('$') => Vec::new(),
        TokenKind::Keyword(Keyword::Data | Keyword::Newtype) => {
            let mut names = type_name(reader, head);
            names.extend(constructor_names(reader, tokens));
            names
        }
        TokenKind::Keyword(Keyword::Type | Keyword::Class) => type_name(reader, head),
        TokenKind::Keyword(_) => Vec::new(),
        _ => value_names(reader, head),
    }
}

/// `T` of `data C a => T a`.
fn type_name(reader: &Reader<'_>, head: &[Token]) -> Vec<Name> {
    let is_arrow = |token: &Token| matches!(reader.token_text(token), "=>" | "⇒");
    let after_context = head.iter().rposition(is_arrow).map_or(1, |index| index + 1);
    head[after_context..]
        .iter()
        .find(|token| is_constructor(token))
        .map(|token| name(reader, token))
        .into_iter()
        .collect()
}

/// After `=` and each bar: the operator of `Int :| Int`, or else what comes first.
fn constructor_names(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Name> {
    let is = |token: &Token, texts: &[&str]| {
        token.kind == TokenKind::ReservedOp && texts.contains(&reader.token_text(token))
    };
    let mut names = Vec::new();
    let Some(equals) = tokens.iter().position(|token| is(token, &["="])) else { return names };
    let body = tokens[equals + 1..].split(|token| token.kind == TokenKind::Keyword(Keyword::Deriving)).next();
    for alternative in body.unwrap_or_default().split(|token| is(token, &["|"])) {
        let mut depth = 0usize;
        let outside: Vec<&Token> = alternative
            .iter()
            .filter(|token| {
                depth = if token.is_close() { depth.saturating_sub(1) } else { depth };
                let outside = depth == 0;
                depth += usize::from(token.is_open());
                outside
            })
            .collect();
        let operator = outside.iter().find(|token| token.kind == TokenKind::ConSym).copied();
        let first = || alternative.iter().find(|token| is_constructor(token));
        names.extend(operator.or_else(first).map(|token| name(reader, token)));
        let labels = alternative.split(|token| is(token, &["::", "∷"])).rev().skip(1);
        let fields = labels.flat_map(|part| part.iter().rev().take_while(|token| is_label(token)));
        names.extend(fields.filter(|token| token.kind == TokenKind::VarId).map(|token| name(reader, token)));
    }
    names
}

/// Part of `x, y ::` in a record.
fn is_label(token: &Token) -> bool {
    token.kind == TokenKind::VarId || token.is(b',')
}

/// `f` of `f x y`, `f, g`, `+` of `x + y` or `(+) x y`, `x` and `y` of `(x, y)`.
fn value_names(reader: &Reader<'_>, head: &[Token]) -> Vec<Name> {
    let variables =
        || head.iter().filter(|token| token.kind == TokenKind::VarId).map(|token| name(reader, token)).collect();
    if let Some(operator) = defined_operator(head) {
        return vec![name(reader, operator)];
    }
    let Some(first) = head.first() else { return Vec::new() };
    match (first.kind, head.get(1).map(|token| token.kind)) {
        (TokenKind::VarId, _) if head.iter().any(|token| token.is(b',')) => variables(),
        (TokenKind::VarId, _) => vec![name(reader, first)],
        (TokenKind::Special(b'('), Some(TokenKind::VarSym)) => vec![name(reader, &head[1])],
        _ => variables(),
    }
}

/// The operator of an infix definition: outside brackets, not first.
fn defined_operator(head: &[Token]) -> Option<&Token> {
    let mut depth = 0usize;
    let mut ticked = false;
    for (index, token) in head.iter().enumerate() {
        if token.is_open() {
            depth += 1;
        } else if token.is_close() {
            depth = depth.saturating_sub(1);
        } else if token.is(b'`') {
            ticked = !ticked;
        } else if depth == 0 && index > 0 {
            let is_operator = token.kind == TokenKind::VarSym || ticked && token.kind == TokenKind::VarId;
            if is_operator {
                return Some(token);
            }
        }
    }
    None
}

fn is_constructor(token: &Token) -> bool {
    matches!(token.kind, TokenKind::ConId | TokenKind::ConSym)
}

fn name(reader: &Reader<'_>, token: &Token) -> Name {
    Name { qualifier: None, base: Symbol::new(reader.token_text(token)), span: reader.token_span(token) }
}
