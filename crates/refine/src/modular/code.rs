//! Code in shared pieces, so that closures and thunks hold on to it without lifetimes.

use std::rc::Rc;

use selfsame_core::expr::{AltPattern, Expr, Label, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;

#[derive(Debug)]
pub enum Node {
    Local(u32),
    Global(Symbol),
    Lit(Lit),
    Lam(Rc<[u32]>, Rc<Node>),
    App(Rc<Node>, Vec<Rc<Node>>),
    Let(u32, Rc<Node>, Rc<Node>),
    LetRec(Vec<(u32, Rc<Node>)>, Rc<Node>),
    Con(Symbol, Vec<Rc<Node>>),
    Case(Rc<Node>, Vec<(Pattern, Rc<Node>)>, Option<Rc<Node>>),
    Prim(PrimOp, Vec<Rc<Node>>),
    Bottom(Label),
    Assume(Rc<Node>, Rc<Node>),
    Assert(Rc<Node>, Rc<Node>, Label),
    Input,
}

#[derive(Debug)]
pub enum Pattern {
    Con(Symbol, Vec<u32>),
    Lit(Lit),
}

impl Node {
    pub fn of(expr: &Expr) -> Rc<Node> {
        let all = |exprs: &[Expr]| exprs.iter().map(Node::of).collect();
        Rc::new(match expr {
            Expr::At(_, inner) => return Node::of(inner),
            Expr::Local(local) => Node::Local(local.id),
            Expr::Global(name) => Node::Global(*name),
            Expr::Lit(lit) => Node::Lit(lit.clone()),
            Expr::Lam(params, body) => Node::Lam(params.iter().map(|param| param.id).collect(), Node::of(body)),
            Expr::App(head, args) => Node::App(Node::of(head), all(args)),
            Expr::Let(local, value, body) => Node::Let(local.id, Node::of(value), Node::of(body)),
            Expr::LetRec(group, body) => {
                let group = group.iter().map(|(local, value)| (local.id, Node::of(value))).collect();
                Node::LetRec(group, Node::of(body))
            }
            Expr::Con(name, fields) => Node::Con(*name, all(fields)),
            Expr::Case(scrutinee, alts, default) => {
                let alts = alts.iter().map(|alt| {
                    let pattern = match &alt.pattern {
                        AltPattern::Con(name, fields) => {
                            Pattern::Con(*name, fields.iter().map(|field| field.id).collect())
                        }
                        AltPattern::Lit(lit) => Pattern::Lit(lit.clone()),
                    };
                    (pattern, Node::of(&alt.body))
                });
                Node::Case(Node::of(scrutinee), alts.collect(), default.as_deref().map(Node::of))
            }
            Expr::Prim(op, args) => Node::Prim(*op, all(args)),
            Expr::Bottom(label) => Node::Bottom(label.clone()),
            Expr::Input(_) => Node::Input,
            Expr::Assume(condition, body) => Node::Assume(Node::of(condition), Node::of(body)),
            Expr::Assert(condition, body, label) => Node::Assert(Node::of(condition), Node::of(body), label.clone()),
        })
    }

    /// The two sides, when this is a conjunction as [`crate::build::both`] writes it.
    pub fn conjunction(&self) -> Option<(&Rc<Node>, &Rc<Node>)> {
        let Node::Case(left, alts, None) = self else { return None };
        match &alts[..] {
            [(Pattern::Con(yes, _), right), (Pattern::Con(no, _), otherwise)]
                if yes.as_str() == "True"
                    && no.as_str() == "False"
                    && matches!(&**otherwise, Node::Con(name, _) if name.as_str() == "False") =>
            {
                Some((left, right))
            }
            _ => None,
        }
    }
}
