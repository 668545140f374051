//! What the primitives give of literals: the one definition of their meaning.
//!
//! The evaluator has fast paths of its own for small operands and comes here for the rest; the single-step semantics uses
//! nothing else.

mod chars;
mod double;

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Signed, Zero};

use crate::expr::{Label, LabelKind, Lit};
use crate::prim::PrimOp;

pub use chars::{category, lower, upper};
pub use double::{compose, decompose, show_double};

/// The result of a primitive on evaluated arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Delta {
    /// A value of a primitive type.
    Lit(Lit),
    /// A truth value, which Core has as a constructor.
    Bool(bool),
    /// It fails: a division by zero.
    Bottom(Label),
    /// A gap of ours: what it is.
    Unsupported(&'static str),
}

/// The size above which an `Integer` is not computed, and what that gap is called.
const MAX_BITS: u64 = 1 << 26;
const TOO_LARGE: Delta = Delta::Unsupported("integers of more than 2^26 bits");

/// Applies a primitive to literals of its argument types. `None` when they are not, and for [`PrimOp::Error`] and
/// [`PrimOp::Unsupported`], which do not compute.
pub fn delta(op: PrimOp, args: &[Lit]) -> Option<Delta> {
    match args {
        [Lit::Int(a)] => int1(op, *a),
        [Lit::Int(a), Lit::Int(b)] => int2(op, *a, *b),
        [Lit::Integer(a)] => integer1(op, a),
        [Lit::Integer(a), Lit::Integer(b)] => integer2(op, a, b),
        [Lit::Integer(a), Lit::Int(b)] => integer_int(op, a, *b),
        [Lit::Double(a)] => double::apply1(op, *a),
        [Lit::Double(a), Lit::Double(b)] => double::apply2(op, *a, *b),
        [Lit::Char(a)] => char1(op, *a),
        [Lit::Char(a), Lit::Char(b)] => compare(op, CHAR_ORDER, a.cmp(b)),
        _ => None,
    }
}

/// Whether the operation leaves the 64 bits of `Int`, so that its result is not what it is of all integers.
pub fn overflows(op: PrimOp, args: &[Lit]) -> bool {
    use PrimOp::*;
    match args {
        [Lit::Int(a)] => op == IntNegate && *a == i64::MIN,
        [Lit::Int(a), Lit::Int(b)] => match op {
            IntAdd => a.checked_add(*b).is_none(),
            IntSub => a.checked_sub(*b).is_none(),
            IntMul => a.checked_mul(*b).is_none(),
            IntQuot | IntDiv => *a == i64::MIN && *b == -1,
            IntShiftL => *b >= 0 && *a != 0 && (*b > 63 || (*a << *b) >> *b != *a),
            _ => false,
        },
        [Lit::Integer(a)] => op == IntegerToInt && i64::try_from(a).is_err(),
        _ => false,
    }
}

/// Whether the operation gives a value for every argument of its type, at a cost bounded by the size of its arguments:
/// then it may be computed before it is known to be needed.
pub fn is_total(op: PrimOp) -> bool {
    use PrimOp::*;
    !matches!(
        op,
        IntQuot | IntRem | IntDiv | IntMod | IntShiftL | IntShiftR // zero divisors, negative amounts
            | IntegerQuot | IntegerRem | IntegerDiv | IntegerMod | IntegerShiftL | IntegerShiftR
            | DoubleCertain // not of a NaN
            | DoubleTruncate | DoubleEncode | DoubleShow | IntShow | IntegerShow // large results
            | DoubleMantissa | DoubleExponent // what is not a number
            | CharChr | Error | Unsupported
    )
}

fn divide_by_zero() -> Label {
    Label::new(LabelKind::Arithmetic, "divide by zero")
}

/// The bottom that `minBound / (-1)` and shifts by negative amounts are.
fn overflow() -> Label {
    Label::new(LabelKind::Arithmetic, "arithmetic overflow")
}

fn int(value: i64) -> Option<Delta> {
    Some(Delta::Lit(Lit::Int(value)))
}

fn integer(value: BigInt) -> Option<Delta> {
    if value.bits() > MAX_BITS { Some(TOO_LARGE) } else { Some(Delta::Lit(Lit::Integer(value))) }
}

fn bottom(label: Label) -> Option<Delta> {
    Some(Delta::Bottom(label))
}

fn int1(op: PrimOp, a: i64) -> Option<Delta> {
    match op {
        PrimOp::IntNegate => int(a.wrapping_neg()),
        PrimOp::IntComplement => int(!a),
        PrimOp::IntPopCount => int(a.count_ones().into()),
        PrimOp::IntToInteger => integer(a.into()),
        PrimOp::IntToDouble => Some(Delta::Lit(Lit::Double(a as f64))),
        PrimOp::IntShow => Some(Delta::Lit(Lit::Str(a.to_string()))),
        PrimOp::CharChr => Some(chars::chr(a)),
        _ => None,
    }
}

fn int2(op: PrimOp, a: i64, b: i64) -> Option<Delta> {
    use PrimOp::*;
    match op {
        IntAdd => int(a.wrapping_add(b)),
        IntSub => int(a.wrapping_sub(b)),
        IntMul => int(a.wrapping_mul(b)),
        IntAnd => int(a & b),
        IntOr => int(a | b),
        IntXor => int(a ^ b),
        IntQuot | IntRem | IntDiv | IntMod if b == 0 => bottom(divide_by_zero()),
        IntQuot | IntDiv if a == i64::MIN && b == -1 => bottom(overflow()),
        IntQuot => int(a / b),
        IntDiv => int(num_integer::Integer::div_floor(&a, &b)),
        IntRem => int(a.wrapping_rem(b)),
        IntMod if b == -1 => int(0),
        IntMod => int(num_integer::Integer::mod_floor(&a, &b)),
        IntShiftL | IntShiftR if b < 0 => bottom(overflow()),
        IntShiftL => int(if b < 64 { a << b } else { 0 }),
        IntShiftR => int(a >> b.min(63)),
        _ => compare(op, INT_ORDER, a.cmp(&b)),
    }
}

fn integer1(op: PrimOp, a: &BigInt) -> Option<Delta> {
    match op {
        PrimOp::IntegerNegate => integer(-a),
        PrimOp::IntegerToInt => int(low_bits(a)),
        PrimOp::IntegerToDouble => Some(Delta::Lit(Lit::Double(double::compose(a, 0)))),
        PrimOp::IntegerShow => Some(Delta::Lit(Lit::Str(a.to_string()))),
        _ => None,
    }
}

fn integer2(op: PrimOp, a: &BigInt, b: &BigInt) -> Option<Delta> {
    use PrimOp::*;
    match op {
        IntegerAdd => integer(a + b),
        IntegerSub => integer(a - b),
        IntegerMul if a.bits() + b.bits() > MAX_BITS + 1 => Some(TOO_LARGE),
        IntegerMul => integer(a * b),
        IntegerQuot | IntegerRem | IntegerDiv | IntegerMod if b.is_zero() => bottom(divide_by_zero()),
        IntegerQuot => integer(a / b),
        IntegerRem => integer(a % b),
        IntegerDiv => integer(a.div_floor(b)),
        IntegerMod => integer(a.mod_floor(b)),
        IntegerAnd => integer(a & b),
        IntegerOr => integer(a | b),
        IntegerXor => integer(a ^ b),
        _ => compare(op, INTEGER_ORDER, a.cmp(b)),
    }
}

fn integer_int(op: PrimOp, a: &BigInt, b: i64) -> Option<Delta> {
    match op {
        PrimOp::DoubleEncode => Some(Delta::Lit(Lit::Double(compose(a, b)))),
        PrimOp::IntegerShiftL | PrimOp::IntegerShiftR if b < 0 => bottom(overflow()),
        PrimOp::IntegerShiftL if a.is_zero() => integer(a.clone()),
        PrimOp::IntegerShiftL if b as u64 > MAX_BITS => Some(TOO_LARGE),
        PrimOp::IntegerShiftL => integer(a << b),
        PrimOp::IntegerShiftR if b as u64 > a.bits() => {
            integer(if a.is_negative() { (-1).into() } else { BigInt::ZERO })
        }
        PrimOp::IntegerShiftR => integer(a >> b),
        _ => None,
    }
}

/// The low 64 bits, as two's complement.
pub fn low_bits(a: &BigInt) -> i64 {
    let magnitude = a.iter_u64_digits().next().unwrap_or(0);
    (if a.is_negative() { magnitude.wrapping_neg() } else { magnitude }) as i64
}

fn char1(op: PrimOp, a: char) -> Option<Delta> {
    match op {
        PrimOp::CharOrd => int(a as i64),
        PrimOp::CharCategory => int(category(a as u32).into()),
        PrimOp::CharToUpper => Some(Delta::Lit(Lit::Char(upper(a)))),
        PrimOp::CharToLower => Some(Delta::Lit(Lit::Char(lower(a)))),
        _ => None,
    }
}

/// The six comparisons of a type, in the order `==`, `/=`, `<`, `<=`, `>`, `>=`.
type Comparisons = [PrimOp; 6];

const INT_ORDER: Comparisons =
    [PrimOp::IntEq, PrimOp::IntNe, PrimOp::IntLt, PrimOp::IntLe, PrimOp::IntGt, PrimOp::IntGe];
const INTEGER_ORDER: Comparisons =
    [PrimOp::IntegerEq, PrimOp::IntegerNe, PrimOp::IntegerLt, PrimOp::IntegerLe, PrimOp::IntegerGt, PrimOp::IntegerGe];
const CHAR_ORDER: Comparisons =
    [PrimOp::CharEq, PrimOp::CharNe, PrimOp::CharLt, PrimOp::CharLe, PrimOp::CharGt, PrimOp::CharGe];

fn compare(op: PrimOp, of: Comparisons, order: Ordering) -> Option<Delta> {
    let holds = match of.iter().position(|&candidate| candidate == op)? {
        0 => order.is_eq(),
        1 => order.is_ne(),
        2 => order.is_lt(),
        3 => order.is_le(),
        4 => order.is_gt(),
        _ => order.is_ge(),
    };
    Some(Delta::Bool(holds))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(op: PrimOp, args: &[Lit]) -> Lit {
        match delta(op, args) {
            Some(Delta::Lit(lit)) => lit,
            other => panic!("{} gave {other:?}", op.name()),
        }
    }

    fn fails(op: PrimOp, a: i64, b: i64) -> String {
        match delta(op, &[Lit::Int(a), Lit::Int(b)]) {
            Some(Delta::Bottom(label)) => label.text.to_string(),
            other => panic!("{} gave {other:?}", op.name()),
        }
    }

    #[test]
    fn division_rounds_as_haskell_does() {
        let int = |op, a, b| value(op, &[Lit::Int(a), Lit::Int(b)]);
        for (a, b, quot, rem, div, modulo) in [(7, 2, 3, 1, 3, 1), (-7, 2, -3, -1, -4, 1), (7, -2, -3, 1, -4, -1)] {
            assert_eq!(int(PrimOp::IntQuot, a, b), Lit::Int(quot));
            assert_eq!(int(PrimOp::IntRem, a, b), Lit::Int(rem));
            assert_eq!(int(PrimOp::IntDiv, a, b), Lit::Int(div));
            assert_eq!(int(PrimOp::IntMod, a, b), Lit::Int(modulo));
        }
    }

    #[test]
    fn division_fails_where_it_must() {
        assert_eq!(fails(PrimOp::IntMod, 1, 0), "divide by zero");
        assert_eq!(fails(PrimOp::IntDiv, i64::MIN, -1), "arithmetic overflow");
        assert_eq!(fails(PrimOp::IntQuot, i64::MIN, -1), "arithmetic overflow");
        assert_eq!(value(PrimOp::IntRem, &[Lit::Int(i64::MIN), Lit::Int(-1)]), Lit::Int(0));
        assert_eq!(value(PrimOp::IntMod, &[Lit::Int(i64::MIN), Lit::Int(-1)]), Lit::Int(0));
    }

    #[test]
    fn int_wraps_and_integer_does_not() {
        assert_eq!(value(PrimOp::IntAdd, &[Lit::Int(i64::MAX), Lit::Int(1)]), Lit::Int(i64::MIN));
        let max = || Lit::Integer(i64::MAX.into());
        let sum = value(PrimOp::IntegerAdd, &[max(), max()]);
        assert_eq!(sum, Lit::Integer(BigInt::from(i64::MAX) * 2));
        assert_eq!(value(PrimOp::IntegerToInt, &[sum]), Lit::Int(-2));
        assert_eq!(value(PrimOp::IntegerToInt, &[Lit::Integer((-5).into())]), Lit::Int(-5));
    }

    #[test]
    fn shifts_beyond_the_width_are_defined() {
        assert_eq!(value(PrimOp::IntShiftL, &[Lit::Int(1), Lit::Int(64)]), Lit::Int(0));
        assert_eq!(value(PrimOp::IntShiftR, &[Lit::Int(-8), Lit::Int(100)]), Lit::Int(-1));
        assert_eq!(fails(PrimOp::IntShiftL, 1, -1), "arithmetic overflow");
        let huge = delta(PrimOp::IntegerShiftL, &[Lit::Integer(1.into()), Lit::Int(1 << 40)]);
        assert_eq!(huge, Some(TOO_LARGE));
        let down = value(PrimOp::IntegerShiftR, &[Lit::Integer((-3).into()), Lit::Int(1 << 40)]);
        assert_eq!(down, Lit::Integer((-1).into()));
    }

    #[test]
    fn every_primitive_computes_on_arguments_of_its_type() {
        let sample = |name: &str| match name {
            "Int" => Lit::Int(3),
            "Integer" => Lit::Integer(3.into()),
            "Double" => Lit::Double(0.5),
            "Char" => Lit::Char('c'),
            other => panic!("no primitive takes {other}"),
        };
        for &op in PrimOp::ALL.iter().filter(|op| !matches!(op, PrimOp::Error | PrimOp::Unsupported)) {
            let mut ty = op.signature();
            let mut args = vec![];
            while let Some((from, to)) = ty.as_fun() {
                args.push(sample(&from.to_string()));
                ty = to.clone();
            }
            let result = match delta(op, &args) {
                Some(Delta::Lit(Lit::Int(_))) => "Int",
                Some(Delta::Lit(Lit::Integer(_))) => "Integer",
                Some(Delta::Lit(Lit::Double(_))) => "Double",
                Some(Delta::Lit(Lit::Char(_))) => "Char",
                Some(Delta::Lit(Lit::Str(_))) => "String",
                Some(Delta::Bool(_)) => "Bool",
                other => panic!("{} gave {other:?}", op.name()),
            };
            assert_eq!(result, ty.to_string(), "{}", op.name());
        }
    }
}
