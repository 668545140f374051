//! Comprehensions: of lists, of several lists side by side, and of any monad where an extension says so.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use super::cst::{FieldId, Node};
use super::expr::unsupported;
use super::reader::Reader;
use crate::derive::Make;
use crate::syntax::*;

impl Reader<'_> {
    pub(super) fn comprehension(&mut self, node: Node<'_>) -> ExprNode {
        let mut branches = Vec::new();
        for qualifiers in node.all(FieldId::Qualifiers) {
            let mut statements = Vec::new();
            for qualifier in qualifiers.all(FieldId::Qualifier) {
                match self.stmt(qualifier) {
                    Some(statement) => statements.push(statement),
                    None => return unsupported("a transforming list comprehension"),
                }
            }
            branches.push(statements);
        }
        let Some(body) = node.child(FieldId::Expression) else { return unsupported("this list comprehension") };
        let body = self.expr(body);
        let span = self.span(node);
        let is_monadic = self.extensions.monad_comprehensions;
        match branches.len() {
            0 => unsupported("this list comprehension"),
            1 if is_monadic => in_monad(body, branches.remove(0), span),
            1 => ExprNode::Comprehension(Box::new(body), branches.remove(0)),
            _ if is_monadic => unsupported("a parallel comprehension of a monad"),
            _ => match side_by_side(branches, span) {
                Some(statement) => ExprNode::Comprehension(Box::new(body), vec![statement]),
                None => unsupported("a parallel list comprehension"),
            },
        }
    }
}

/// `do`, where a condition that is false is the empty action.
fn in_monad(body: Expr, statements: Vec<Stmt>, span: Span) -> ExprNode {
    let make = Make { span };
    let guarded = |condition: Expr| {
        let unit = make.expr(ExprNode::Con(make.name("()")));
        let nothing = make.call("return", [unit]);
        make.expr(ExprNode::If(Box::new(condition), Box::new(nothing), Box::new(make.library("empty"))))
    };
    let mut all: Vec<Stmt> = statements
        .into_iter()
        .map(|statement| match statement {
            Stmt::Expr(condition) => Stmt::Expr(guarded(condition)),
            other => other,
        })
        .collect();
    all.push(Stmt::Expr(make.call("return", [body])));
    ExprNode::Do(all)
}

/// `(vars, (more, …)) <- zip [vars | …] (zip [more | …] …)`.
fn side_by_side(branches: Vec<Vec<Stmt>>, span: Span) -> Option<Stmt> {
    let make = Make { span };
    let mut whole: Option<(Pat, Expr)> = None;
    for statements in branches.into_iter().rev() {
        let names = bound(&statements)?;
        let vars: Vec<Expr> = names.iter().map(|name| make.local(name.as_str())).collect();
        let pats: Vec<Pat> = names.iter().map(|name| make.var(name.as_str())).collect();
        let (pat, value) = match names.len() {
            0 => (make.any(), make.expr(ExprNode::Con(make.name("()")))),
            1 => (pats.into_iter().next()?, vars.into_iter().next()?),
            _ => (make.pat(PatNode::Tuple(pats)), make.expr(ExprNode::Tuple(vars))),
        };
        let list = make.expr(ExprNode::Comprehension(Box::new(value), statements));
        whole = Some(match whole {
            None => (pat, list),
            Some((others, rest)) => (make.pat(PatNode::Tuple(vec![pat, others])), make.call("zip", [list, rest])),
        });
    }
    whole.map(|(pat, value)| Stmt::Bind(make.pat(PatNode::Lazy(Box::new(pat))), value))
}

/// The variables that statements bind, each once; none where they are not written.
fn bound(statements: &[Stmt]) -> Option<Vec<Symbol>> {
    let mut names = Vec::new();
    for statement in statements {
        match statement {
            Stmt::Bind(pat, _) => add(pat, &mut names)?,
            Stmt::Let(decls) => {
                for decl in decls {
                    match decl {
                        ValueDecl::Function(function) => names.push(function.name),
                        ValueDecl::Pattern { pat, .. } => add(pat, &mut names)?,
                        ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } => {}
                        ValueDecl::Unsupported(_) => return None,
                    }
                }
            }
            Stmt::Expr(_) => {}
        }
    }
    let mut all: Vec<Symbol> = names.into_iter().map(|name| name.base).collect();
    let mut seen = std::collections::BTreeSet::new();
    all.retain(|name| seen.insert(name.as_str()));
    Some(all)
}

fn add(pat: &Pat, into: &mut Vec<Name>) -> Option<()> {
    pat.binders(into);
    (!has_wildcard(pat)).then_some(())
}

fn has_wildcard(pat: &Pat) -> bool {
    let mut found = matches!(pat.node, PatNode::Record { wildcard: true, .. });
    pat.each_part(|part| found |= has_wildcard(part));
    found
}
