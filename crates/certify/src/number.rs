//! Moves on numbers: what `selfsame_core::arith` says of numbers and conditions that surely have values.

use selfsame_core::arith;
use selfsame_core::delta::{Delta, delta};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Ints;
use selfsame_core::step::is_operand;
use selfsame_core::term::{Node, Pattern, TermId, TermStore, Variable};
use selfsame_core::types::Type;

use crate::measure::Comparison;
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

    /// How a number for which a hypothesis is used compares with the one at hand, of an induction on numbers that are not negative: all negative ones
    /// are as small as can be, so the facts must say that the one at hand is none. Of two numbers it is how far the second is above the
    /// first. `None` if these are no numbers.
    pub(crate) fn counted(&self, context: &mut Context<'_>, pairs: &[[TermId; 2]]) -> Option<Comparison> {
        let (first, _) = pairs.split_first().filter(|(_, rest)| rest.len() < 2)?;
        let (minus, less, at_least, zero) = match context.store.type_of(first[1])? {
            ty if ty == Type::int() => (PrimOp::IntSub, PrimOp::IntLt, PrimOp::IntGe, Lit::Int(0)),
            ty if ty == Type::integer() => {
                (PrimOp::IntegerSub, PrimOp::IntegerLt, PrimOp::IntegerGe, Lit::Integer(0.into()))
            }
            _ => return None,
        };
        let ty = context.store.type_of(first[1]);
        if pairs.iter().any(|[_, now]| context.store.type_of(*now) != ty) {
            return None;
        }
        if pairs.iter().all(|[then, now]| then == now) {
            return Some(Comparison::AtMost);
        }
        if !pairs.iter().flatten().all(|number| is_number(context, *number)) {
            return Some(Comparison::Unknown);
        }
        let [then, now] = [0, 1].map(|i| match pairs {
            [low, high] => context.store.mk_prim(minus, &[high[i], low[i]]),
            _ => first[i],
        });
        let facts = self.conditions(context);
        let zero = context.store.mk_lit(&zero);
        let mut holds = |op, args: [TermId; 2]| {
            let condition = context.store.mk_prim(op, &args);
            arith::decide(context.store, &facts, condition) == Some(true)
        };
        Some(match () {
            () if holds(less, [then, now]) && holds(at_least, [now, zero]) => Comparison::Less,
            () if holds(at_least, [now, then]) => Comparison::AtMost,
            () => Comparison::Unknown,
        })
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

impl Sequent {
    /// A number that surely has a value is one of the literals that a `case` asks for, or none of them.
    pub(crate) fn literals(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let Node::Case(number, alts, default) = context.store.node(term) else { return Err("there is no case") };
        if !is_number(context, number) {
            return Err("this is no number that surely has a value");
        }
        let mut conditions = self.conditions(context);
        let mut otherwise = self.clone();
        let mut premises = Vec::new();
        for alt in context.store.alts(alts).to_vec() {
            let Pattern::Lit(lit) = alt.pattern else { return Err("the case asks for no literals") };
            // Two doubles that compare equal may still differ, by the sign of zero.
            let op = context.store.lit(lit).equality().filter(|op| *op != PrimOp::DoubleEq);
            let lit = context.store.make(Node::Lit(lit));
            let condition = context.store.mk_prim(op.ok_or("the literals are not compared")?, &[number, lit]);
            let known = arith::decide(context.store, &conditions, condition);
            if known != Some(false) {
                premises.push(match context.store.node(number) {
                    Node::Free(var) => otherwise.bind(context.store, var, lit),
                    _ => otherwise.replace(context.store, at, term, alt.body).knowing(context, condition, true),
                });
            }
            if known == Some(true) {
                return Ok(premises);
            }
            conditions.push((condition, false));
            otherwise = otherwise.knowing(context, condition, false);
        }
        premises.extend(default.map(|default| otherwise.replace(context.store, at, term, default)));
        Ok(premises)
    }

    /// A division by zero fails, and every other one is a number.
    pub(crate) fn divide(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        use PrimOp::*;
        let division = self.subterm(context.store, at, place)?;
        let Node::Prim(op, args) = context.store.node(division) else { return Err("there is no division") };
        let (numbers, eq, ty) = match op {
            IntQuot | IntRem | IntDiv | IntMod => ([Lit::Int(1), Lit::Int(0)], IntEq, Type::int()),
            IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => {
                ([1, 0].map(|n| Lit::Integer(n.into())), IntegerEq, Type::integer())
            }
            _ => return Err("there is no division"),
        };
        let Some(Delta::Bottom(label)) = delta(op, &numbers) else { return Err("the division does not fail") };
        let args = context.store.terms(args).to_vec();
        let [_, divisor] = args[..] else { return Err("there is no division") };
        if !args.iter().all(|arg| is_number(context, *arg)) {
            return Err("these are not numbers that surely have values");
        }
        let conditions = self.conditions(context);
        let may_fail =
            context.store.program().ints() == Ints::Wrapping && context.store.program().size().division_fails();
        if matches!(op, IntQuot | IntDiv) && may_fail {
            // The least number divided by -1 is a bottom.
            let minus_one = context.store.mk_lit(&Lit::Int(-1));
            let condition = context.store.mk_prim(eq, &[divisor, minus_one]);
            if arith::decide(context.store, &conditions, condition) != Some(false) {
                return Err("the quotient may be too large");
            }
        }
        let zero = context.store.mk_lit(&numbers[1]);
        let condition = context.store.mk_prim(eq, &[divisor, zero]);
        let known = arith::decide(context.store, &conditions, condition);
        let mut premises = Vec::new();
        if known != Some(false) {
            let failed = context.store.mk_bottom(label);
            premises.push(self.replace(context.store, at, division, failed).knowing(context, condition, true));
        }
        if known != Some(true) {
            let quotient = context.store.fresh(Variable { evaluated: true, ..Variable::new("q", ty) });
            let quotient = context.store.mk_free(quotient);
            let is_quotient = context.store.mk_prim(eq, &[quotient, division]);
            let mut next = self.replace(context.store, at, division, quotient).knowing(context, condition, false);
            next.facts.push([division, quotient]);
            premises.push(next.knowing(context, is_quotient, true));
        }
        Ok(premises)
    }

    /// With a condition on numbers as a fact.
    fn knowing(mut self, context: &mut Context<'_>, condition: TermId, truth: bool) -> Sequent {
        self.facts.push([condition, context.store.mk_bool(truth)]);
        self
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
    is_operand(context.store, term) || (context.store.loose(term) == 0 && context.mode(term).is_defined())
}
