//! Numbers that are counted down: what is known of the numbers among the arguments of a call, and how they get smaller.
//!
//! A number that gets smaller while it is at least some constant cannot do so for ever. So a call that is given an argument of the caller minus
//! something, where conditions on the way say that this argument is at least b, makes the number smaller as a call that is given a part of
//! a finite value makes that smaller: by the size of how far the number is above the smallest such b of all.
//!
//! Of two arguments, how far the second is above the first is such a number too ([`gap`]): where it is not negative, and a call is given two that are
//! closer to each other, it gets smaller.

use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;

/// A number that is an argument of the call under analysis plus something, or that is known. Sums are those of the machine,
/// where numbers have a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    pub argument: Option<usize>,
    pub plus: i64,
}

/// A truth value that says something of an argument of the call under analysis, a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Test {
    /// When it is so, the argument is at least this.
    AtLeast { when: bool, argument: usize, bound: i64 },
    /// When it is so, the argument is this number, and otherwise another one.
    Is { when: bool, argument: usize, number: i64 },
    /// When it is so, the first argument is below the second, or not above it; otherwise the second is not above the first, or below it.
    Order { first: usize, second: usize, is_strict: bool },
}

/// How small an argument may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bound {
    pub argument: usize,
    pub at_least: i64,
}

/// Stands for how far the second argument is above the first, among the arguments of a call.
pub(super) fn gap(first: usize, second: usize) -> Option<usize> {
    (first < PAIRED && second < PAIRED).then_some(GAPS + first * PAIRED + second)
}

/// Arguments of which pairs are looked at.
const PAIRED: usize = 64;
/// The first number that stands for two arguments.
const GAPS: usize = 1 << 16;

impl Number {
    pub fn of_literal(lit: &Lit) -> Option<Number> {
        let plus = match lit {
            Lit::Int(number) => *number,
            Lit::Integer(number) => i64::try_from(number).ok()?,
            _ => return None,
        };
        Some(Number { argument: None, plus })
    }

    /// What a primitive makes of numbers.
    pub fn computed(op: PrimOp, [left, right]: [Number; 2]) -> Option<Number> {
        use PrimOp::*;
        let (argument, plus) = match (op, left.argument, right.argument) {
            (IntAdd | IntegerAdd, argument, None) | (IntAdd | IntegerAdd, None, argument) => {
                (argument, left.plus.checked_add(right.plus)?)
            }
            (IntSub | IntegerSub, argument, None) => (argument, left.plus.checked_sub(right.plus)?),
            _ => return None,
        };
        Some(Number { argument, plus })
    }
}

impl Test {
    /// What a comparison of an argument with a known number says.
    pub fn of(op: PrimOp, [left, right]: [Number; 2]) -> Option<Test> {
        use PrimOp::*;
        let (argument, number, is_first) = match (left, right) {
            (Number { argument: Some(left), plus: 0 }, Number { argument: Some(right), plus: 0 }) => {
                let order = |first, second, is_strict| Some(Test::Order { first, second, is_strict });
                return match op {
                    IntLe | IntegerLe => order(left, right, false),
                    IntLt | IntegerLt => order(left, right, true),
                    IntGe | IntegerGe => order(right, left, false),
                    IntGt | IntegerGt => order(right, left, true),
                    _ => None,
                };
            }
            (Number { argument: Some(argument), plus: 0 }, Number { argument: None, plus }) => (argument, plus, true),
            (Number { argument: None, plus }, Number { argument: Some(argument), plus: 0 }) => (argument, plus, false),
            _ => return None,
        };
        let at_least = |when, bound: Option<i64>| Some(Test::AtLeast { when, argument, bound: bound? });
        let (same, more) = (Some(number), number.checked_add(1));
        match (op, is_first) {
            (IntLe | IntegerLe, true) => at_least(false, more),
            (IntLt | IntegerLt, true) => at_least(false, same),
            (IntGe | IntegerGe, true) => at_least(true, same),
            (IntGt | IntegerGt, true) => at_least(true, more),
            (IntLe | IntegerLe, false) => at_least(true, same),
            (IntLt | IntegerLt, false) => at_least(true, more),
            (IntGe | IntegerGe, false) => at_least(false, more),
            (IntGt | IntegerGt, false) => at_least(false, same),
            (IntEq | IntegerEq, _) => Some(Test::Is { when: true, argument, number }),
            (IntNe | IntegerNe, _) => Some(Test::Is { when: false, argument, number }),
            _ => None,
        }
    }

    /// What is known of the argument where the test is so, or not so.
    pub fn bound(self, truth: bool, known: &[Bound]) -> Option<Bound> {
        match self {
            Test::AtLeast { when, argument, bound } if when == truth => Some(Bound { argument, at_least: bound }),
            Test::AtLeast { .. } => None,
            Test::Is { when, argument, number } if when == truth => Some(Bound { argument, at_least: number }),
            Test::Is { argument, number, .. } => other_than(argument, number, known),
            Test::Order { first, second, is_strict } => {
                let (argument, is_strict) =
                    if truth { (gap(first, second)?, is_strict) } else { (gap(second, first)?, !is_strict) };
                Some(Bound { argument, at_least: i64::from(is_strict) })
            }
        }
    }
}

/// What is known of an argument that is not this number.
pub(super) fn other_than(argument: usize, number: i64, known: &[Bound]) -> Option<Bound> {
    let at_least = lowest(argument, known).filter(|least| *least == number)?.checked_add(1)?;
    Some(Bound { argument, at_least })
}

/// The largest number that an argument is known to be at least.
pub(super) fn lowest(argument: usize, known: &[Bound]) -> Option<i64> {
    known.iter().filter(|bound| bound.argument == argument).map(|bound| bound.at_least).max()
}
