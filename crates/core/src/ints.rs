//! Machine integers: how many bits the language's own have, and how a reader takes them; and how many characters there are.

use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

use crate::delta::{self, Delta};
use crate::expr::Lit;
use crate::prim::PrimOp;

/// What the values of type `Int` are, for whoever reasons about all of them. The evaluator computes as the machine does always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ints {
    /// All integers. A computation that leaves 64 bits is beyond us then.
    #[default]
    #[serde(rename = "unbounded")]
    Unbounded,
    /// Those of the machine; results wrap around.
    #[serde(rename = "exact", alias = "64")]
    Wrapping,
}

/// How many bits the `Int` of a language has, in two's complement. Literals hold it extended to 64. The language's characters
/// go with it: code points, or bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// GHC's `Int`.
    #[default]
    Bits64,
    /// OCaml's `int`.
    Bits63,
}

impl Size {
    /// How many.
    pub fn bits(self) -> u32 {
        match self {
            Size::Bits64 => 64,
            Size::Bits63 => 63,
        }
    }

    /// The number farthest below zero.
    pub fn least(self) -> i64 {
        i64::MIN >> (64 - self.bits())
    }

    /// The number farthest above zero.
    pub fn greatest(self) -> i64 {
        i64::MAX >> (64 - self.bits())
    }

    /// The number with the same low bits.
    pub fn wrap(self, number: i64) -> i64 {
        let unused = 64 - self.bits();
        (number << unused) >> unused
    }

    /// Whether the number has no more bits than that.
    pub fn holds(self, number: i64) -> bool {
        self.wrap(number) == number
    }

    /// The last character that there is: OCaml's are bytes.
    pub fn greatest_char(self) -> char {
        match self {
            Size::Bits64 => char::MAX,
            Size::Bits63 => '\u{ff}',
        }
    }

    /// Whether a literal is a value of the language: a number or text may be too large for it.
    pub fn has(self, lit: &Lit) -> bool {
        match lit {
            Lit::Int(number) => self.holds(*number),
            Lit::Char(char) => *char <= self.greatest_char(),
            Lit::Str(text) => text.chars().all(|char| char <= self.greatest_char()),
            Lit::Integer(_) | Lit::Double(_) => true,
        }
    }

    /// The number with the same low bits, of any integer.
    pub fn low_bits(self, number: &BigInt) -> BigInt {
        self.wrap(delta::low_bits(number)).into()
    }

    /// How far apart numbers are that look the same.
    pub fn modulus(self) -> BigInt {
        BigInt::from(1) << self.bits()
    }

    /// Whether dividing the least number by -1 fails. Where it does not, it wraps around as everything does.
    pub fn division_fails(self) -> bool {
        self == Size::Bits64
    }

    /// What a primitive gives of literals, on a machine of this size.
    pub fn delta(self, op: PrimOp, args: &[Lit]) -> Option<Delta> {
        match delta::delta(op, args)? {
            Delta::Lit(Lit::Int(number)) => Some(Delta::Lit(Lit::Int(self.wrap(number)))),
            other => Some(other),
        }
    }

    /// Whether the operation leaves these bits, so that its result is not what it is of all integers.
    pub fn overflows(self, op: PrimOp, args: &[Lit]) -> bool {
        if delta::overflows(op, args) {
            return true;
        }
        match delta::delta(op, args) {
            Some(Delta::Lit(Lit::Int(number))) => !self.holds(number),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixty_three_bits_wrap_as_ocaml_does() {
        let size = Size::Bits63;
        let int = |op, a, b| match size.delta(op, &[Lit::Int(a), Lit::Int(b)]) {
            Some(Delta::Lit(Lit::Int(n))) => n,
            other => panic!("{other:?}"),
        };
        let (least, greatest) = (size.least(), size.greatest());
        assert_eq!((least, greatest), (-4_611_686_018_427_387_904, 4_611_686_018_427_387_903));
        assert_eq!(int(PrimOp::IntAdd, greatest, 1), least);
        assert_eq!(int(PrimOp::IntSub, least, 1), greatest);
        assert_eq!(int(PrimOp::IntMul, greatest, 2), -2);
        assert_eq!(int(PrimOp::IntQuot, least, -1), least);
        assert_eq!(int(PrimOp::IntRem, least, -1), 0);
        assert_eq!(int(PrimOp::IntShiftL, 1, 62), least);
        assert_eq!(int(PrimOp::IntShiftL, 1, 63), 0);
        assert!(size.overflows(PrimOp::IntNegate, &[Lit::Int(least)]));
        assert!(size.overflows(PrimOp::IntQuot, &[Lit::Int(least), Lit::Int(-1)]));
        assert!(!size.overflows(PrimOp::IntAdd, &[Lit::Int(greatest), Lit::Int(0)]));
        assert!(!Size::Bits64.overflows(PrimOp::IntAdd, &[Lit::Int(greatest), Lit::Int(1)]));
    }

    #[test]
    fn sixty_four_bits_are_those_of_a_word() {
        assert_eq!((Size::Bits64.least(), Size::Bits64.greatest()), (i64::MIN, i64::MAX));
        assert_eq!(Size::Bits64.wrap(i64::MIN), i64::MIN);
        assert_eq!(Size::Bits64.low_bits(&(BigInt::from(i64::MAX) + 1)), i64::MIN.into());
    }
}
