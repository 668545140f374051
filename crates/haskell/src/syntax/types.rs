//! Types as written.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use super::Name;

/// A type with its place.
#[derive(Clone, Debug)]
pub struct Type {
    /// Which one.
    pub node: TypeNode,
    /// Parentheses included.
    pub span: Span,
}

/// What a type may be.
#[derive(Clone, Debug)]
pub enum TypeNode {
    /// A variable, bound by a `forall` or by the signature.
    Var(Symbol),
    /// `Int`, `M.Map`; the special ones are `[]`, `()`, `(,)`…, `->` when not applied in their own syntax.
    Con(Name),
    /// To one argument.
    App(Box<Type>, Box<Type>),
    /// `a -> b`.
    Fun(Box<Type>, Box<Type>),
    /// `[a]`.
    List(Box<Type>),
    /// Of at least two parts; `()` is a type constructor.
    Tuple(Vec<Type>),
    /// `forall a b. type`.
    Forall(Vec<Symbol>, Box<Type>),
    /// `context => type`.
    Qualified(Context, Box<Type>),
    /// `!t`, only in fields; kinds after `::` are dropped by the parser.
    Strict(Box<Type>),
    /// `_` in a partial signature or type application.
    Wildcard,
    /// What it is, for the reader.
    Unsupported(String),
}

/// Class assertions as written: each is a class applied to types.
pub type Context = Vec<Type>;
