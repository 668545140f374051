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
    /// What stands before the last dot, as it is written.
    pub qualifier: Option<Symbol>,
    /// Operators without parentheses.
    pub base: Symbol,
    /// Qualifier included.
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
    /// Which one.
    pub node: T,
    /// Where it stands.
    pub span: Span,
}

/// A module as it is written.
#[derive(Clone, Debug)]
pub struct Module {
    /// `Main` when the file has no header.
    pub name: Spanned<Symbol>,
    /// None: everything defined here is exported.
    pub exports: Option<Vec<Export>>,
    /// In the order of the source.
    pub imports: Vec<Import>,
    /// In the order of the source; clauses of one function are together.
    pub decls: Vec<Decl>,
    /// Of `RULES` pragmas, in the order of the source.
    pub rules: Vec<Rule>,
    /// Entries of `RULES` pragmas that could not be read, by their names; messages have said why.
    pub lost_rules: Vec<Spanned<String>>,
    /// Of comments that begin with `selfsame:`, in the order of the source.
    pub directives: Vec<Directive>,
    /// `{-# LANGUAGE A, B #-}`, also from `OPTIONS_GHC -XA`.
    pub extensions: Vec<Symbol>,
    /// `{-@ ... @-}` comments, with their text, for the refinement engine.
    pub annotations: Vec<Spanned<String>>,
}

/// An entry of an export list.
#[derive(Clone, Debug)]
pub enum Export {
    /// A function or an operator.
    Value(Name),
    /// `T`, `T(..)`, `T(A, b)`, and classes.
    Type(Name, Children),
    /// Everything that is in scope with and without this qualifier.
    Module(Symbol, Span),
}

/// What comes with a type or a class.
#[derive(Clone, Debug)]
pub enum Children {
    /// `T`: it alone.
    None,
    /// `T(..)`: all that are in scope.
    All,
    /// `T(A, b)`: these.
    Some(Vec<Name>),
}

/// An `import` as it is written.
#[derive(Clone, Debug)]
pub struct Import {
    /// Which module.
    pub module: Spanned<Symbol>,
    /// Whether it is of what the module promises, `{-# SOURCE #-}`.
    pub is_source: bool,
    /// Whether names need a qualifier.
    pub qualified: bool,
    /// The qualifier, if it is not the module's name.
    pub alias: Option<Symbol>,
    /// None: everything; otherwise what is listed, or everything but it.
    pub list: Option<ImportList>,
    /// The whole line.
    pub span: Span,
}

/// Names in parentheses.
#[derive(Clone, Debug)]
pub struct ImportList {
    /// Whether they are those that are not imported.
    pub hiding: bool,
    /// Never `Export::Module`.
    pub items: Vec<Export>,
}
