//! Types as written.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use super::Name;

#[derive(Clone, Debug)]
pub struct Type {
    pub node: TypeNode,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum TypeNode {
    Var(Symbol),
    /// `Int`, `M.Map`; the special ones are `[]`, `()`, `(,)`…, `->` when not applied in their own syntax.
    Con(Name),
    App(Box<Type>, Box<Type>),
    Fun(Box<Type>, Box<Type>),
    List(Box<Type>),
    Tuple(Vec<Type>),
    Forall(Vec<Symbol>, Box<Type>),
    Qualified(Context, Box<Type>),
    /// `!t`, only in fields; kinds after `::` are dropped by the parser.
    Strict(Box<Type>),
    /// `_` in a partial signature or type application.
    Wildcard,
    Unsupported(String),
}

/// Class assertions as written: each is a class applied to types.
pub type Context = Vec<Type>;
