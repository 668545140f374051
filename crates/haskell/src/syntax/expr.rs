//! Expressions and patterns.

use num_bigint::BigInt;
use selfsame_core::span::Span;

use super::Name;
use super::decl::{Clause, ValueDecl};
use super::types::Type;

#[derive(Clone, Debug)]
pub struct Expr {
    pub node: ExprNode,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum ExprNode {
    Var(Name),
    Con(Name),
    Lit(Literal),
    App(Box<Expr>, Box<Expr>),
    /// `f @Int`: read, and used where it fixes a type.
    TypeApp(Box<Expr>, Type),
    /// A flat chain of operands and operators, `- x` included, in source order; fixity resolution
    /// ([`crate::fixity`]) turns it into `Binary` and `Negate`.
    Infix(Vec<InfixItem>),
    /// Operator, left, right.
    Binary(Box<Expr>, Box<Expr>, Box<Expr>),
    Negate(Box<Expr>),
    /// `(e op)`: operand, operator.
    LeftSection(Box<Expr>, Box<Expr>),
    /// `(op e)`: operator, operand.
    RightSection(Box<Expr>, Box<Expr>),
    /// Written parentheses; they matter to fixity resolution only.
    Paren(Box<Expr>),
    Lambda(Vec<Pat>, Box<Expr>),
    /// `\case`; each clause has one pattern.
    LambdaCase(Vec<Clause>),
    Let(Vec<ValueDecl>, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    MultiIf(Vec<GuardedRhs>),
    /// Each clause has one pattern.
    Case(Box<Expr>, Vec<Clause>),
    Do(Vec<Stmt>),
    Tuple(Vec<Expr>),
    /// `(, x,)`.
    TupleSection(Vec<Option<Expr>>),
    List(Vec<Expr>),
    /// `[from, next .. to]`.
    Range {
        from: Box<Expr>,
        next: Option<Box<Expr>>,
        to: Option<Box<Expr>>,
    },
    Comprehension(Box<Expr>, Vec<Stmt>),
    RecordCon {
        con: Name,
        fields: Vec<FieldBind<Expr>>,
        wildcard: bool,
    },
    RecordUpdate(Box<Expr>, Vec<FieldBind<Expr>>),
    Annotation(Box<Expr>, Type),
    /// `_` or `_x` where an expression is expected is a `Var`; anything else we do not read is this, with what it is.
    Unsupported(String),
}

#[derive(Clone, Debug)]
pub enum InfixItem {
    Operand(Expr),
    /// A `Var` or `Con` expression; backquoted names too.
    Operator(Expr),
    /// Prefix minus.
    Minus(Span),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    Integer(BigInt),
    /// Exactly as written: numerator and denominator.
    Rational(BigInt, BigInt),
    Char(char),
    String(String),
}

/// `x = e`, `x` (pun: value is None).
#[derive(Clone, Debug)]
pub struct FieldBind<T> {
    pub label: Name,
    pub value: Option<T>,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Bind(Pat, Expr),
    Let(Vec<ValueDecl>),
    Expr(Expr),
}

/// What follows the patterns of a clause: guarded bodies, with the declarations that scope over all of them.
#[derive(Clone, Debug)]
pub struct Rhs {
    /// Without guards: one entry whose guards are empty.
    pub bodies: Vec<GuardedRhs>,
    pub wheres: Vec<ValueDecl>,
}

#[derive(Clone, Debug)]
pub struct GuardedRhs {
    /// `Stmt::Expr` is a boolean guard, `Stmt::Bind` a pattern guard.
    pub guards: Vec<Stmt>,
    pub body: Expr,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Pat {
    pub node: PatNode,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum PatNode {
    Wildcard,
    Var(Name),
    /// A literal; numbers may be negative.
    Lit(Literal),
    Con(Name, Vec<Pat>),
    /// Operands and constructor operators, resolved like expressions.
    Infix(Vec<PatInfixItem>),
    Record {
        con: Name,
        fields: Vec<FieldBind<Pat>>,
        wildcard: bool,
    },
    Tuple(Vec<Pat>),
    List(Vec<Pat>),
    As(Name, Box<Pat>),
    Bang(Box<Pat>),
    Lazy(Box<Pat>),
    View(Box<Expr>, Box<Pat>),
    Annotation(Box<Pat>, Type),
    Paren(Box<Pat>),
    Unsupported(String),
}

impl Pat {
    /// The patterns that it is made of, in the order of the source.
    pub fn each_part<'a>(&'a self, mut visit: impl FnMut(&'a Pat)) {
        match &self.node {
            PatNode::Wildcard | PatNode::Var(_) | PatNode::Lit(_) | PatNode::Unsupported(_) => {}
            PatNode::Con(_, pats) | PatNode::Tuple(pats) | PatNode::List(pats) => pats.iter().for_each(visit),
            PatNode::Infix(items) => items.iter().for_each(|item| match item {
                PatInfixItem::Operand(pat) => visit(pat),
                PatInfixItem::Operator(_) => {}
            }),
            PatNode::Record { fields, .. } => fields.iter().filter_map(|field| field.value.as_ref()).for_each(visit),
            PatNode::As(_, inner)
            | PatNode::Bang(inner)
            | PatNode::Lazy(inner)
            | PatNode::View(_, inner)
            | PatNode::Annotation(inner, _)
            | PatNode::Paren(inner) => visit(inner),
        }
    }

    /// Variables that it binds, as they are written; those of a record wildcard are not written.
    pub fn binders(&self, into: &mut Vec<Name>) {
        match &self.node {
            PatNode::Var(name) | PatNode::As(name, _) => into.push(*name),
            PatNode::Record { fields, .. } => {
                return fields.iter().for_each(|field| match &field.value {
                    Some(pat) => pat.binders(into),
                    None => into.push(field.label),
                });
            }
            _ => {}
        }
        self.each_part(|part| part.binders(into));
    }
}

#[derive(Clone, Debug)]
pub enum PatInfixItem {
    Operand(Pat),
    Operator(Name),
}
