//! Writing syntax.

use num_bigint::BigInt;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::syntax::*;

/// Makes nodes that all stand at one place: the declaration that is derived from.
#[derive(Clone, Copy)]
pub struct Make {
    pub span: Span,
}

/// The type of a field without its strictness mark.
pub fn field_type(ty: &Type) -> &Type {
    match &ty.node {
        TypeNode::Strict(inner) => inner,
        _ => ty,
    }
}

impl Make {
    pub fn name(self, base: &str) -> Name {
        Name { qualifier: None, base: base.into(), span: self.span }
    }

    /// A name of the library.
    pub fn builtin(self, base: &str) -> Name {
        Name { qualifier: Some("Selfsame.Builtin".into()), base: base.into(), span: self.span }
    }

    pub fn expr(self, node: ExprNode) -> Expr {
        Expr { node, span: self.span }
    }

    pub fn pat(self, node: PatNode) -> Pat {
        Pat { node, span: self.span }
    }

    pub fn local(self, name: &str) -> Expr {
        self.expr(ExprNode::Var(self.name(name)))
    }

    pub fn library(self, name: &str) -> Expr {
        self.expr(ExprNode::Var(self.builtin(name)))
    }

    /// A constructor of the library: `True`, `LT`.
    pub fn constant(self, name: &str) -> Expr {
        self.expr(ExprNode::Con(self.builtin(name)))
    }

    pub fn apply(self, function: Expr, args: impl IntoIterator<Item = Expr>) -> Expr {
        let app = |function, arg| self.expr(ExprNode::App(Box::new(function), Box::new(arg)));
        args.into_iter().fold(function, app)
    }

    /// A library function applied.
    pub fn call<const N: usize>(self, name: &str, args: [Expr; N]) -> Expr {
        self.apply(self.library(name), args)
    }

    pub fn con(self, con: &ConDecl, args: impl IntoIterator<Item = Expr>) -> Expr {
        self.apply(self.expr(ExprNode::Con(con.name)), args)
    }

    pub fn int(self, n: usize) -> Expr {
        self.expr(ExprNode::Lit(Literal::Integer(BigInt::from(n))))
    }

    pub fn string(self, text: impl Into<String>) -> Expr {
        self.expr(ExprNode::Lit(Literal::String(text.into())))
    }

    pub fn lambda(self, params: &[&str], body: Expr) -> Expr {
        self.expr(ExprNode::Lambda(params.iter().map(|param| self.var(param)).collect(), Box::new(body)))
    }

    /// `case` with one alternative.
    pub fn match_with(self, value: Expr, pat: Pat, body: Expr) -> Expr {
        self.expr(ExprNode::Case(Box::new(value), vec![self.clause(vec![pat], body)]))
    }

    pub fn var(self, name: &str) -> Pat {
        self.pat(PatNode::Var(self.name(name)))
    }

    pub fn any(self) -> Pat {
        self.pat(PatNode::Wildcard)
    }

    pub fn con_pat(self, con: &ConDecl, pats: Vec<Pat>) -> Pat {
        self.pat(PatNode::Con(con.name, pats))
    }

    /// The constructor with its fields named `prefix1`, `prefix2`…
    pub fn con_vars(self, con: &ConDecl, prefix: &str) -> Pat {
        self.con_pat(con, vars(con, prefix).iter().map(|var| self.var(var)).collect())
    }

    /// The constructor, whatever its fields.
    pub fn con_any(self, con: &ConDecl) -> Pat {
        self.con_pat(con, con.fields.iter().map(|_| self.any()).collect())
    }

    pub fn clause(self, pats: Vec<Pat>, body: Expr) -> Clause {
        let bodies = vec![GuardedRhs { guards: Vec::new(), body, span: self.span }];
        Clause { pats, rhs: Rhs { bodies, wheres: Vec::new() }, span: self.span }
    }

    pub fn function(self, name: &str, clauses: Vec<Clause>) -> ValueDecl {
        ValueDecl::Function(Function { name: self.name(name), clauses, span: self.span })
    }
}

/// Names for the fields of a constructor: `a1`, `a2`…
pub fn vars(con: &ConDecl, prefix: &str) -> Vec<String> {
    (1..=con.fields.len()).map(|i| format!("{prefix}{i}")).collect()
}

/// Whether a name is written in symbols.
pub fn is_operator(name: Symbol) -> bool {
    !name.as_str().starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// A name as it stands in front of its arguments: operators in parentheses.
pub fn prefix_form(name: Symbol) -> String {
    if is_operator(name) { format!("({name})") } else { name.to_string() }
}
