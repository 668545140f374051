//! Expressions and patterns.

use num_bigint::BigInt;
use selfsame_core::span::Span;

use super::Name;
use super::decl::{Clause, ValueDecl};
use super::types::Type;

/// An expression with its place.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Which one.
    pub node: ExprNode,
    /// Parentheses included.
    pub span: Span,
}

/// What an expression may be.
#[derive(Clone, Debug)]
pub enum ExprNode {
    /// A variable, or an operator in parentheses.
    Var(Name),
    /// A constructor, or an operator of constructors in parentheses.
    Con(Name),
    /// Overloaded where it is a number.
    Lit(Literal),
    /// To one argument.
    App(Box<Expr>, Box<Expr>),
    /// `f @Int`: read, and used where it fixes a type.
    TypeApp(Box<Expr>, Type),
    /// A flat chain of operands and operators, `- x` included, in source order; fixity resolution
    /// ([`crate::fixity`]) turns it into `Binary` and `Negate`.
    Infix(Vec<InfixItem>),
    /// Operator, left, right.
    Binary(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `- e`.
    Negate(Box<Expr>),
    /// `(e op)`: operand, operator.
    LeftSection(Box<Expr>, Box<Expr>),
    /// `(op e)`: operator, operand.
    RightSection(Box<Expr>, Box<Expr>),
    /// Written parentheses; they matter to fixity resolution only.
    Paren(Box<Expr>),
    /// `\p q -> e`.
    Lambda(Vec<Pat>, Box<Expr>),
    /// `\case`; each clause has one pattern.
    LambdaCase(Vec<Clause>),
    /// `let decls in e`.
    Let(Vec<ValueDecl>, Box<Expr>),
    /// `if c then a else b`.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `if | g -> a | h -> b`.
    MultiIf(Vec<GuardedRhs>),
    /// Each clause has one pattern.
    Case(Box<Expr>, Vec<Clause>),
    /// `do { … }`.
    Do(Vec<Stmt>),
    /// Of at least two parts; `()` is a constructor.
    Tuple(Vec<Expr>),
    /// `(, x,)`.
    TupleSection(Vec<Option<Expr>>),
    /// `[a, b]`.
    List(Vec<Expr>),
    /// `[from, next .. to]`.
    Range {
        /// The first element.
        from: Box<Expr>,
        /// The second, if it is given.
        next: Option<Box<Expr>>,
        /// The last, if there is one.
        to: Option<Box<Expr>>,
    },
    /// `[e | stmts]`.
    Comprehension(Box<Expr>, Vec<Stmt>),
    /// `C { l = e }`.
    RecordCon {
        /// Of a record.
        con: Name,
        /// In the order of the source.
        fields: Vec<FieldBind<Expr>>,
        /// Whether `..` stands at the end.
        wildcard: bool,
    },
    /// `e { l = f }`.
    RecordUpdate(Box<Expr>, Vec<FieldBind<Expr>>),
    /// `e :: type`.
    Annotation(Box<Expr>, Type),
    /// `_` or `_x` where an expression is expected is a `Var`; anything else we do not read is this, with what it is.
    Unsupported(String),
}

/// A part of a chain of operators that is not grouped yet.
#[derive(Clone, Debug)]
pub enum InfixItem {
    /// Between two operators.
    Operand(Expr),
    /// A `Var` or `Con` expression; backquoted names too.
    Operator(Expr),
    /// Prefix minus.
    Minus(Span),
}

/// A literal as it is written.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// In any base.
    Integer(BigInt),
    /// Exactly as written: numerator and denominator.
    Rational(BigInt, BigInt),
    /// Escapes are read.
    Char(char),
    /// Escapes and gaps are read.
    String(String),
}

/// `x = e`, `x` (pun: value is None).
#[derive(Clone, Debug)]
pub struct FieldBind<T> {
    /// Which field.
    pub label: Name,
    /// None where the variable of the field's name is meant.
    pub value: Option<T>,
}

/// A statement of `do` or of a comprehension.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `pat <- e`.
    Bind(Pat, Expr),
    /// `let decls`.
    Let(Vec<ValueDecl>),
    /// An action, or a condition.
    Expr(Expr),
}

/// What follows the patterns of a clause: guarded bodies, with the declarations that scope over all of them.
#[derive(Clone, Debug)]
pub struct Rhs {
    /// Without guards: one entry whose guards are empty.
    pub bodies: Vec<GuardedRhs>,
    /// In scope in all guards and bodies.
    pub wheres: Vec<ValueDecl>,
}

/// A body behind its guards.
#[derive(Clone, Debug)]
pub struct GuardedRhs {
    /// `Stmt::Expr` is a boolean guard, `Stmt::Bind` a pattern guard.
    pub guards: Vec<Stmt>,
    /// What is evaluated if all guards succeed.
    pub body: Expr,
    /// Guards included.
    pub span: Span,
}

/// A pattern with its place.
#[derive(Clone, Debug)]
pub struct Pat {
    /// Which one.
    pub node: PatNode,
    /// Parentheses included.
    pub span: Span,
}

/// What a pattern may be.
#[derive(Clone, Debug)]
pub enum PatNode {
    /// `_`.
    Wildcard,
    /// Binds.
    Var(Name),
    /// A literal; numbers may be negative.
    Lit(Literal),
    /// Of as many fields as the constructor has.
    Con(Name, Vec<Pat>),
    /// Operands and constructor operators, resolved like expressions.
    Infix(Vec<PatInfixItem>),
    /// `C { l = p }`.
    Record {
        /// Of a record.
        con: Name,
        /// In the order of the source.
        fields: Vec<FieldBind<Pat>>,
        /// Whether `..` stands at the end.
        wildcard: bool,
    },
    /// Of at least two parts; `()` is a constructor.
    Tuple(Vec<Pat>),
    /// `[p, q]`.
    List(Vec<Pat>),
    /// `x@p`.
    As(Name, Box<Pat>),
    /// `!p`.
    Bang(Box<Pat>),
    /// `~p`.
    Lazy(Box<Pat>),
    /// `e -> p`.
    View(Box<Expr>, Box<Pat>),
    /// `p :: type`.
    Annotation(Box<Pat>, Type),
    /// Kept until operators are grouped.
    Paren(Box<Pat>),
    /// What it is, for the reader.
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

/// A part of a chain of operators that is not grouped yet.
#[derive(Clone, Debug)]
pub enum PatInfixItem {
    /// Between two operators.
    Operand(Pat),
    /// Of constructors.
    Operator(Name),
}
