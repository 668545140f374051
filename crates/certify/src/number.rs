//! Moves on numbers: what `selfsame_core::arith` says of numbers and conditions that surely have values.

use selfsame_core::arith;
use selfsame_core::prim::PrimOp;
use selfsame_core::step::is_operand;
use selfsame_core::term::{Node, TermId, TermStore};
use selfsame_core::types::Type;

use crate::moves::At;
use crate::sequent::{Context, Premises, Sequent};

impl Sequent {
    /// The facts that are conditions on numbers, or equations between them.
    fn conditions(&self, context: &mut Context<'_>) -> Vec<(TermId, bool)> {
        let truths = [context.store.mk_bool(true), context.store.mk_bool(false)];
        let mut conditions = Vec::new();
        for [from, to] in &self.facts {
            match truths.iter().position(|truth| truth == to) {
                Some(truth) if matches!(context.store.node(*from), Node::Prim(..)) => {
                    conditions.push((*from, truth == 0));
                }
                Some(_) => {}
                None => {
                    let are_numbers = [*from, *to].into_iter().all(|side| is_number(context, side));
                    conditions
                        .extend(equation(context.store, [*from, *to]).filter(|_| are_numbers).map(|eq| (eq, true)));
                }
            }
        }
        conditions
    }

    pub(crate) fn sum(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let is_sum = matches!(context.store.node(term), Node::Prim(..)) && is_number(context, term);
        let normal = arith::normal(context.store, term).filter(|_| is_sum).ok_or("this is no sum")?;
        if !arith::is_same(context.store, term, normal) {
            return Err("the numbers are not the same");
        }
        Ok(vec![self.replace(context.store, at, term, normal)])
    }

    pub(crate) fn decide(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let own = match at {
            At::From(fact) | At::To(fact) => Some(fact as usize),
            At::Left | At::Right => None,
        };
        let others = self.facts.iter().enumerate().filter(|(i, _)| Some(*i) != own).map(|(_, fact)| *fact).collect();
        let facts = Sequent { facts: others, ..self.clone() }.conditions(context);
        let is_condition = matches!(context.store.node(term), Node::Prim(..)) && is_number(context, term);
        let truth = arith::decide(context.store, &facts, term).filter(|_| is_condition);
        let truth = truth.ok_or("the facts do not decide this")?;
        let truth = context.store.mk_bool(truth);
        Ok(vec![self.replace(context.store, at, term, truth)])
    }

    pub(crate) fn arithmetic(&self, context: &mut Context<'_>) -> Premises {
        let [left, right] = self.sides;
        if !self.sides.iter().all(|side| is_number(context, *side)) {
            return Err("these are not numbers that surely have values");
        }
        if arith::is_same(context.store, left, right) {
            return Ok(Vec::new());
        }
        let condition = equation(context.store, self.sides).ok_or("the numbers are not the same")?;
        let facts = self.conditions(context);
        match arith::decide(context.store, &facts, condition) {
            Some(true) => Ok(Vec::new()),
            _ => Err("the numbers are not the same"),
        }
    }

    /// Where the difference of the sides is a multiple of that of others, it is enough that these are the same.
    pub(crate) fn balance(&self, context: &mut Context<'_>) -> Premises {
        if !self.sides.iter().all(|side| is_number(context, *side)) {
            return Err("these are not numbers that surely have values");
        }
        let balanced = arith::balanced(context.store, self.sides).ok_or("there is nothing to take away")?;
        if !arith::is_multiple(context.store, self.sides, balanced) {
            return Err("the numbers are not the same");
        }
        Ok(vec![self.apart(balanced)])
    }
}

/// That two numbers are the same, as a condition.
fn equation(store: &mut TermStore, sides: [TermId; 2]) -> Option<TermId> {
    let eq = match store.type_of(sides[0])? {
        ty if ty == Type::int() => PrimOp::IntEq,
        ty if ty == Type::integer() => PrimOp::IntegerEq,
        ty if ty == Type::char() => PrimOp::CharEq,
        _ => return None,
    };
    Some(store.mk_prim(eq, &sides))
}

/// Whether a number or condition surely has a value: arithmetic may speak of it whether it was evaluated or not.
fn is_number(context: &mut Context<'_>, term: TermId) -> bool {
    is_operand(context.store, term)
        || (context.store.loose(term) == 0 && context.finiteness.of(context.store, term).is_defined())
}
