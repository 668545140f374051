//! The syntax tree of a Haskell module, as the source has it.
//!
//! [`crate::parse`] makes it from the concrete tree: layout, operators' precedence (fixity resolution is done once all
//! imported fixities are known, see [`Expr::Infix`]) and names are still as written.

pub mod decl;
pub mod expr;
pub mod types;

pub use decl::*;
pub use expr::*;
pub use types::*;

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

/// A name as written: `M.lookup`, `+`, `Just`. Operators come without parentheses or backquotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    pub qualifier: Option<Symbol>,
    pub base: Symbol,
    pub span: Span,
}

impl Name {
    /// Constructors and types start with an upper-case letter or a colon; `[]`, `()` and tuples count too.
    pub fn is_constructor(&self) -> bool {
        let text = self.base.as_str();
        text.starts_with(|c: char| c.is_uppercase() || matches!(c, ':' | '[' | '(') || c == '\u{1c5}')
    }
}

/// A place's content with its span.
#[derive(Clone, Debug, PartialEq)]
pub struct Spanned<T> {
    pub node: T,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Module {
    /// `Main` when the file has no header.
    pub name: Spanned<Symbol>,
    /// None: everything defined here is exported.
    pub exports: Option<Vec<Export>>,
    pub imports: Vec<Import>,
    pub decls: Vec<Decl>,
    pub rules: Vec<Rule>,
    /// Entries of `RULES` pragmas that could not be read, by their names; messages have said why.
    pub lost_rules: Vec<Spanned<String>>,
    pub directives: Vec<Directive>,
    /// `{-# LANGUAGE A, B #-}`, also from `OPTIONS_GHC -XA`.
    pub extensions: Vec<Symbol>,
    /// `{-@ ... @-}` comments, with their text, for the refinement engine.
    pub annotations: Vec<Spanned<String>>,
}

#[derive(Clone, Debug)]
pub enum Export {
    Value(Name),
    /// `T`, `T(..)`, `T(A, b)`, and classes.
    Type(Name, Children),
    Module(Symbol, Span),
}

#[derive(Clone, Debug)]
pub enum Children {
    None,
    All,
    Some(Vec<Name>),
}

#[derive(Clone, Debug)]
pub struct Import {
    pub module: Spanned<Symbol>,
    pub qualified: bool,
    pub alias: Option<Symbol>,
    /// None: everything; otherwise what is listed, or everything but it.
    pub list: Option<ImportList>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct ImportList {
    pub hiding: bool,
    /// Never `Export::Module`.
    pub items: Vec<Export>,
}
