//! Properties: where a generator may stand in one so that it may be put before all the rest.

use selfsame_core::span::Span;

use super::super::suite::{bare, joined, spine};
use super::{Making, cut};
use crate::derive::Make;
use crate::syntax::*;

/// What speaks of a generator, with the numbers of arguments before and between it and the function.
const GENERATORS: &[(&str, usize)] = &[
    ("forAll", 2),
    ("forAllShow", 3),
    ("forAllBlind", 2),
    ("forAllShrink", 3),
    ("forAllShrinkBlind", 3),
    ("forAllShrinkShow", 4),
];
/// What holds when its last argument does, with how many it has.
const AROUND: &[(&str, usize)] = &[
    ("property", 1),
    ("once", 1),
    ("again", 1),
    ("verbose", 1),
    ("noShrinking", 1),
    ("checkCoverage", 1),
    ("counterexample", 2),
    ("printTestCase", 2),
    ("label", 2),
    ("collect", 2),
    ("within", 2),
    ("withMaxSuccess", 2),
    ("mapSize", 2),
    ("classify", 3),
    ("tabulate", 3),
    ("cover", 4),
];

impl Making {
    /// The property without the generators that it speaks of where it has to hold; none where one has no such place.
    pub(super) fn property(&mut self, expr: &Expr) -> Option<Expr> {
        let make = Make { span: expr.span };
        let node = match &expr.node {
            ExprNode::Paren(inner) => ExprNode::Paren(Box::new(self.property(inner)?)),
            ExprNode::Lambda(pats, body) => {
                pats.iter().for_each(|pat| self.bind(pat));
                ExprNode::Lambda(pats.clone(), Box::new(self.property(body)?))
            }
            ExprNode::Let(decls, body) => {
                self.bind_all(decls);
                ExprNode::Let(decls.clone(), Box::new(self.property(body)?))
            }
            ExprNode::If(condition, then, otherwise) => {
                ExprNode::If(condition.clone(), Box::new(self.property(then)?), Box::new(self.property(otherwise)?))
            }
            ExprNode::Case(value, clauses) => {
                let clauses: Option<Vec<Clause>> = clauses.iter().map(|clause| self.alternative(clause)).collect();
                ExprNode::Case(value.clone(), clauses?)
            }
            ExprNode::Infix(items) => return self.chain(items, expr.span),
            ExprNode::App(..) => {
                let (head, args) = spine(expr);
                return match self.call(head, &args, make)? {
                    Some(call) => Some(call),
                    None => Some(expr.clone()),
                };
            }
            _ => return Some(expr.clone()),
        };
        Some(make.expr(node))
    }

    fn alternative(&mut self, clause: &Clause) -> Option<Clause> {
        let mut clause = clause.clone();
        clause.pats.iter().for_each(|pat| self.bind(pat));
        self.bind_all(&clause.rhs.wheres);
        for body in &mut clause.rhs.bodies {
            body.body = self.property(&body.body)?;
        }
        Some(clause)
    }

    fn chain(&mut self, items: &[InfixItem], span: Span) -> Option<Expr> {
        let make = Make { span };
        if let Some((left, name, right)) = cut(items, &["$", "==>"]) {
            let right = joined(right, span);
            let [InfixItem::Operand(head)] = left else {
                return (name == "==>").then(|| self.implied(joined(left, span), &right, make))?;
            };
            if name == "==>" {
                return self.implied(head.clone(), &right, make);
            }
            let (head, mut args) = spine(head);
            args.push(&right);
            return match self.call(head, &args, make)? {
                Some(call) => Some(call),
                None => Some(make.expr(ExprNode::Infix(items.to_vec()))),
            };
        }
        if let Some((left, name, right)) = cut(items, &[".&&.", ".&."]) {
            self.words.insert(name.into());
            let both = [self.property(&joined(left, span))?, self.property(&joined(right, span))?];
            return Some(self.library(make, ".&&.", both));
        }
        Some(make.expr(ExprNode::Infix(items.to_vec())))
    }

    fn implied(&mut self, condition: Expr, then: &Expr, make: Make) -> Option<Expr> {
        self.words.insert("==>".into());
        let then = self.property(then)?;
        Some(self.library(make, "==>", [condition, then]))
    }

    /// A call of a word that is known; none within where it is not.
    #[expect(clippy::option_option, reason = "nothing to do is no failure")]
    fn call(&mut self, head: &Expr, args: &[&Expr], make: Make) -> Option<Option<Expr>> {
        let has = |known: &[(&'static str, usize)]| {
            let known = known.iter().filter(|(_, count)| *count == args.len());
            known.map(|(name, _)| *name).collect::<Vec<_>>()
        };
        if self.word(head, &has(GENERATORS)).is_some() {
            let [generator, .., function] = args else { return None };
            return self
                .generator(generator, &mut |making, value, make| making.applied(function, value, make), make)
                .map(Some);
        }
        if self.word(head, &has(AROUND)).is_some() {
            let (last, before) = args.split_last()?;
            let last = self.property(last)?;
            let args = before.iter().map(|arg| (*arg).clone()).chain([last]);
            return Some(Some(make.apply(head.clone(), args)));
        }
        if self.word(head, &["conjoin"]).is_some()
            && let [list] = args
            && let ExprNode::List(parts) = &bare(list).node
        {
            let parts: Option<Vec<Expr>> = parts.iter().map(|part| self.property(part)).collect();
            return Some(Some(self.library(make, "conjoin", [make.expr(ExprNode::List(parts?))])));
        }
        Some(None)
    }

    /// What a property says of a value. Further parameters of a function are any values.
    fn applied(&mut self, function: &Expr, value: Expr, make: Make) -> Option<Expr> {
        let function = bare(function);
        let ExprNode::Lambda(pats, body) = &function.node else {
            return Some(self.library(make, "property", [make.apply(function.clone(), [value])]));
        };
        pats.iter().for_each(|pat| self.bind(pat));
        let body = self.property(body)?;
        let whole = make.expr(ExprNode::Lambda(pats.clone(), Box::new(body)));
        let mut args = vec![value];
        for _ in 1..pats.len() {
            let (more, pat) = self.fresh(make);
            self.params.push(pat);
            args.push(more);
        }
        Some(self.library(make, "property", [make.apply(make.expr(ExprNode::Paren(Box::new(whole))), args)]))
    }
}
