//! Declarations.

use selfsame_core::program::Fixity;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use super::expr::{Expr, Pat, Rhs};
use super::types::{Context, Type};
use super::{Name, Spanned};

#[derive(Clone, Debug)]
pub enum Decl {
    Data(DataDecl),
    /// `type T a b = t`.
    Synonym {
        name: Name,
        params: Vec<Symbol>,
        ty: Type,
        span: Span,
    },
    Class(ClassDecl),
    Instance(InstanceDecl),
    /// `deriving instance Ctx => Class (T a)`.
    StandaloneDeriving {
        context: Context,
        class: Name,
        ty: Type,
        span: Span,
    },
    /// `default (Int, Double)`.
    Default(Vec<Type>, Span),
    Value(ValueDecl),
    /// What we do not read, with the names it would have defined, so that only their users are left out.
    Unsupported(Unsupported),
}

#[derive(Clone, Debug)]
pub struct Unsupported {
    /// "type family", "Template Haskell splice", "foreign import"…
    pub what: String,
    pub defines: Vec<Name>,
    /// The parser has given a diagnostic already (a syntax error); otherwise whoever leaves the names out reports it.
    pub reported: bool,
    pub span: Span,
}

/// `data` or `newtype`.
#[derive(Clone, Debug)]
pub struct DataDecl {
    pub name: Name,
    pub params: Vec<Symbol>,
    pub newtype: bool,
    pub cons: Vec<ConDecl>,
    pub deriving: Vec<Deriving>,
    pub span: Span,
}

/// One derived class: `Show`, or via a strategy that we treat as the stock one.
#[derive(Clone, Debug)]
pub struct Deriving {
    pub class: Name,
    /// `newtype` strategy (`deriving newtype Num`).
    pub newtype: bool,
}

#[derive(Clone, Debug)]
pub struct ConDecl {
    pub name: Name,
    pub fields: Vec<Field>,
    /// A constructor written with braces, even empty ones.
    pub record: bool,
    /// Declared between its two arguments: `a :+: b`, a `Foo` b.
    pub infix: bool,
    /// Set when the constructor needs what we do not support (existential variables, a context, a GADT result).
    pub unsupported: Option<String>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub label: Option<Name>,
    pub ty: Type,
    pub strict: bool,
}

#[derive(Clone, Debug)]
pub struct ClassDecl {
    pub context: Context,
    pub name: Name,
    /// One parameter is supported; more make the class unsupported.
    pub params: Vec<Symbol>,
    /// Signatures, default definitions and fixities, in order.
    pub body: Vec<ValueDecl>,
    /// Functional dependencies, associated types and the like: why it is unsupported.
    pub unsupported: Option<String>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct InstanceDecl {
    pub context: Context,
    pub class: Name,
    pub types: Vec<Type>,
    pub body: Vec<ValueDecl>,
    pub unsupported: Option<String>,
    pub span: Span,
}

/// What may stand at the top level, in `let` and `where`, and in class and instance bodies.
#[derive(Clone, Debug)]
pub enum ValueDecl {
    /// Adjacent clauses of one name are one function, in order.
    Function(Function),
    /// `(a, b) = e`, `!x = e`, `Just y | g = e`. A plain `x = e` is a `Function` with one clause and no patterns.
    Pattern {
        pat: Pat,
        rhs: Rhs,
        span: Span,
    },
    Signature {
        names: Vec<Name>,
        ty: Type,
        span: Span,
    },
    Fixity {
        names: Vec<Name>,
        fixity: Fixity,
        span: Span,
    },
    Unsupported(Unsupported),
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: Name,
    pub clauses: Vec<Clause>,
    /// All clauses.
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Clause {
    /// For an infix definition, both sides (and what follows a parenthesised one).
    pub pats: Vec<Pat>,
    pub rhs: Rhs,
    pub span: Span,
}

/// One entry of a `RULES` pragma.
#[derive(Clone, Debug)]
pub struct Rule {
    pub name: Spanned<String>,
    /// `[1]`, `[~2]`, `[~]` as written; it does not change what the rule says.
    pub phase: Option<String>,
    /// `forall a b.` of the type binders, when there are two `forall`s.
    pub type_binders: Vec<Symbol>,
    pub binders: Vec<RuleBinder>,
    pub lhs: Expr,
    pub rhs: Expr,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct RuleBinder {
    pub name: Name,
    pub ty: Option<Type>,
}

/// `-- selfsame: "rule name" total n xs, finite ys`
#[derive(Clone, Debug, PartialEq)]
pub struct Directive {
    pub rule: Spanned<String>,
    pub total: Vec<Spanned<Symbol>>,
    pub finite: Vec<Spanned<Symbol>>,
    pub span: Span,
}
