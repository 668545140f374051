//! Guesses for functions that carry a result along: `go acc xs = acc + sum xs`.
//!
//! Where one side waits for a call with an argument that the other's call does not have, this argument may be what was found so
//! far. A guess says how it is put together with what the other call gives; it is proved as any rule is, or by
//! induction on a finite argument.

use selfsame_core::prim::PrimOp;
use selfsame_core::program::ConId;
use selfsame_core::term::{Alternative, DefId, Pattern, TermId};
use selfsame_core::types::Type;

use super::path::Path;
use super::reduce::On;
use super::rules::{Constants, Scope};
use super::split::{is_unknown, type_of};
use super::{Engine, Side};

/// Which argument is carried along, and what is done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Accumulation {
    at: usize,
    operator: Operator,
    shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Sum,
    Product,
    Larger,
    Smaller,
    And,
    Or,
    /// A function of two arguments that the call may come to; with them in this order, or the other one first.
    Function(DefId, bool),
}

/// Where the operator is applied; `c` is what is carried along, `o` what the other call gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// `c * o`
    Plain,
    /// `case o of { Nothing -> Nothing; Just n -> Just (c * n) }`
    Inside,
    /// `case o of { Nothing -> c; Just n -> c * n }`
    Otherwise,
    /// `case c of { Nothing -> o; Just m -> case o of { Nothing -> c; Just n -> Just (m * n) } }`
    Both,
}

/// Work on one guess.
const WORK: u64 = 30_000;
/// Calls of a path that are taken for the other one.
const MOST_KNOWN: usize = 3;
/// Guesses with functions.
const MOST_FUNCTIONS: usize = 12;

impl Engine {
    /// Looks for a rule that says what a call is of a call of the other side. Whether there is one more now.
    pub fn accumulation(&mut self, side: Side, call: TermId, other: TermId) -> bool {
        for guess in self.accumulations(side, call, other) {
            let scope = Scope { is_total_only: true, constants: Constants::Accumulated(guess) };
            let Some(conjecture) = self.conjectured(side, call, &[], other, scope) else { continue };
            let rule = conjecture.rule.clone();
            if self.within(WORK, |engine| engine.prove(conjecture))
                || self.within(WORK, |engine| engine.prove_by_induction(rule))
            {
                return true;
            }
        }
        false
    }

    /// The same with calls that the path knows in the place of the other one.
    pub fn accumulation_of_known(&mut self, side: Side, on: &On, call: TermId, path: &Path) -> bool {
        let On::Call(def) = on else { return false };
        if !self.may_conjecture(side, *def) {
            return false;
        }
        let opposite = if side == Side::Left { Side::Right } else { Side::Left };
        let known: Vec<TermId> =
            path.calls().iter().rev().filter(|known| known.side == opposite).map(|known| known.call).collect();
        let mut tried = 0;
        known.into_iter().any(|other| {
            let Some((other_def, _)) = self.call_parts(other) else { return false };
            let is_other = other_def != *def && self.is_recursive(other_def);
            if !is_other || tried == MOST_KNOWN || !self.may_conjecture(opposite, other_def) {
                return false;
            }
            tried += 1;
            self.accumulation(side, call, other)
        })
    }

    fn accumulations(&mut self, side: Side, call: TermId, other: TermId) -> Vec<Accumulation> {
        let call = self.normal_call(side, call);
        let (Some((_, args)), Some((_, others))) = (self.call_parts(call), self.call_parts(other)) else {
            return Vec::new();
        };
        let of_other = type_of(&self.store, other);
        let is_optional = self.optional(&of_other).is_some();
        let mut all = Vec::new();
        for (at, arg) in args.iter().enumerate() {
            if others.contains(arg) || self.is_function(*arg) {
                continue;
            }
            let ty = type_of(&self.store, *arg);
            let is_number = [Type::int(), Type::integer()].contains(&ty);
            let operators = match &ty {
                ty if *ty == Type::bool() => vec![Operator::And, Operator::Or],
                ty if is_number || is_unknown(ty) || matches!(ty, Type::Var(_)) || self.optional(ty).is_some() => {
                    vec![Operator::Sum, Operator::Larger, Operator::Smaller, Operator::Product]
                }
                ty if self.induction_type(ty).is_some() => self.binary_functions(call),
                _ => continue,
            };
            let shapes: &[Shape] = match (self.optional(&ty).is_some(), is_optional) {
                (true, true) => &[Shape::Both],
                (true, false) => continue,
                (false, true) => &[Shape::Inside, Shape::Otherwise],
                (false, false) => &[Shape::Plain],
            };
            for shape in shapes {
                all.extend(operators.iter().map(|operator| Accumulation { at, operator: *operator, shape: *shape }));
            }
        }
        all
    }

    /// The recursive functions of two arguments that a call may come to.
    fn binary_functions(&mut self, call: TermId) -> Vec<Operator> {
        let own = self.call_parts(call).map(|(def, _)| def);
        let reached = self.recursion.reached(&mut self.store, call);
        let mut all = Vec::new();
        for def in reached {
            if Some(def) != own && self.store.def_arity(def) == 2 && self.is_recursive(def) {
                all.extend([Operator::Function(def, true), Operator::Function(def, false)]);
            }
        }
        all.truncate(MOST_FUNCTIONS);
        all
    }

    /// Replaces the argument that is carried along by a variable; what the call is then of the other one.
    pub fn accumulated(&mut self, guess: Accumulation, args: &mut [TermId], other: TermId) -> Option<TermId> {
        let Accumulation { at, operator, shape } = guess;
        let ty = type_of(&self.store, args[at]);
        let carried = self.any("c", ty.clone());
        args[at] = carried;
        let number = if ty == Type::integer() { Type::integer() } else { Type::int() };
        if shape == Shape::Plain {
            return Some(self.combined(operator, &number, carried, other));
        }
        let of_other = type_of(&self.store, other);
        let (nothing, just) = self.optional(&of_other)?;
        let inner = match (&of_other, shape) {
            (Type::Con(_, params), Shape::Both) if params.first() == Some(&Type::integer()) => Type::integer(),
            _ => number,
        };
        let found = self.store.mk_bound(0);
        let none = self.store.mk_con(nothing, &[]);
        let (if_nothing, if_just) = match shape {
            Shape::Plain => return None,
            Shape::Inside => {
                let combined = self.combined(operator, &inner, carried, found);
                (none, self.store.mk_con(just, &[combined]))
            }
            Shape::Otherwise => (carried, self.combined(operator, &inner, carried, found)),
            Shape::Both => {
                let outer = self.store.mk_bound(1);
                let combined = self.combined(operator, &inner, outer, found);
                (carried, self.store.mk_con(just, &[combined]))
            }
        };
        let nothing = Pattern::Con(nothing, 0);
        let just = Pattern::Con(just, 1);
        let mut cases = |scrutinee: TermId, if_nothing: TermId, if_just: TermId| {
            let alts =
                [Alternative { pattern: nothing, body: if_nothing }, Alternative { pattern: just, body: if_just }];
            self.store.mk_case(scrutinee, &alts, None)
        };
        let of_result = cases(other, if_nothing, if_just);
        Some(if shape == Shape::Both { cases(carried, other, of_result) } else { of_result })
    }

    fn combined(&mut self, operator: Operator, number: &Type, carried: TermId, found: TermId) -> TermId {
        let is_int = *number == Type::int();
        let arith = |int: PrimOp, integer: PrimOp| if is_int { int } else { integer };
        let truth = Pattern::Con(self.store.true_con(), 0);
        let (condition, if_true, if_false) = match operator {
            Operator::Sum => return self.store.mk_prim(arith(PrimOp::IntAdd, PrimOp::IntegerAdd), &[carried, found]),
            Operator::Product => {
                return self.store.mk_prim(arith(PrimOp::IntMul, PrimOp::IntegerMul), &[carried, found]);
            }
            Operator::Larger | Operator::Smaller => {
                let less = self.store.mk_prim(arith(PrimOp::IntLt, PrimOp::IntegerLt), &[carried, found]);
                if operator == Operator::Larger { (less, found, carried) } else { (less, carried, found) }
            }
            Operator::Function(def, is_first) => {
                let function = self.store.mk_def(def);
                let args = if is_first { [carried, found] } else { [found, carried] };
                return self.store.mk_app(function, &args);
            }
            Operator::And => (carried, found, carried),
            Operator::Or => (carried, carried, found),
        };
        self.store.mk_case(condition, &[Alternative { pattern: truth, body: if_true }], Some(if_false))
    }

    /// The two constructors of a type like `Maybe`: without a field and with one.
    fn optional(&self, ty: &Type) -> Option<(ConId, ConId)> {
        let Type::Con(name, _) = ty else { return None };
        let program = self.store.program();
        let [a, b] = program.data(program.data_id(*name)?).cons[..] else { return None };
        match [a, b].map(|con| program.con(con).def.fields.len()) {
            [0, 1] => Some((a, b)),
            [1, 0] => Some((b, a)),
            _ => None,
        }
    }
}
