//! Primitives on machine words: small numbers here, the rest by way of literals in [`mod@crate::delta`].

use crate::delta::{self, Delta};
use crate::expr::Lit;
use crate::prim::PrimOp;

use super::Machine;
use super::stop::Failure;
use super::word::{Tag, Word};

impl Machine {
    pub(super) fn prim1(&mut self, op: PrimOp, a: Word) -> Result<Word, Failure> {
        match (op, a.tag()) {
            (PrimOp::IntToInteger, Tag::Int) => Ok(Word::number(Tag::Integer, a.as_number())),
            (PrimOp::IntegerToInt, Tag::Integer) => Ok(Word::number(Tag::Int, a.as_number())),
            (PrimOp::CharOrd, Tag::Char) => Ok(Word::number(Tag::Int, a.as_char().into())),
            // Code points that Rust has no character for are characters here.
            (PrimOp::CharChr, Tag::Int) if (0..0x11_0000).contains(&a.as_number()) => {
                Ok(Word::char(a.as_number() as u32))
            }
            (PrimOp::CharCategory, Tag::Char) => Ok(Word::number(Tag::Int, delta::category(a.as_char()).into())),
            (PrimOp::CharToUpper | PrimOp::CharToLower, Tag::Char) if char::from_u32(a.as_char()).is_none() => Ok(a),
            _ => {
                let a = self.literal(a);
                self.compute(op, a.as_slice())
            }
        }
    }

    pub(super) fn prim2(&mut self, op: PrimOp, a: Word, b: Word) -> Result<Word, Failure> {
        if let (Tag::Int, Tag::Int) | (Tag::Integer, Tag::Integer) | (Tag::Char, Tag::Char) = (a.tag(), b.tag())
            && let Some(result) = self.small(op, a, b)
        {
            return result;
        }
        if let (Some(x), Some(y)) = (self.heap.as_double(a), self.heap.as_double(b)) {
            let result = match op {
                PrimOp::DoubleAdd => x + y,
                PrimOp::DoubleSub => x - y,
                PrimOp::DoubleMul => x * y,
                PrimOp::DoubleDiv => x / y,
                _ => return self.compute(op, &[Lit::Double(x), Lit::Double(y)]),
            };
            return Ok(self.heap.double(result));
        }
        match (self.literal(a), self.literal(b)) {
            (Some(a), Some(b)) => self.compute(op, &[a, b]),
            _ => self.compute(op, &[]),
        }
    }

    /// Two operands of the same kind, both in their words. `None` where the general way is needed.
    fn small(&mut self, op: PrimOp, a: Word, b: Word) -> Option<Result<Word, Failure>> {
        use PrimOp::*;
        if let Some(holds) = compare(op, a, b) {
            return Some(Ok(self.bool(holds)));
        }
        let (tag, x, y) = (a.tag(), a.as_number(), b.as_number());
        let divides = y != 0 && y != -1;
        let result = match op {
            // 61 bits each: sums cannot leave 63.
            IntAdd | IntegerAdd => x + y,
            IntSub | IntegerSub => x - y,
            IntMul | IntegerMul => x.checked_mul(y)?,
            IntQuot | IntegerQuot if divides => x / y,
            IntRem | IntegerRem if divides => x % y,
            IntDiv | IntegerDiv if divides => num_integer::Integer::div_floor(&x, &y),
            IntMod | IntegerMod if divides => num_integer::Integer::mod_floor(&x, &y),
            IntAnd | IntegerAnd => x & y,
            IntOr | IntegerOr => x | y,
            IntXor | IntegerXor => x ^ y,
            _ => return None,
        };
        Some(Ok(match Word::small(tag, result) {
            Some(word) => word,
            None if tag == Tag::Int => self.machine_int(result),
            None => self.heap.integer(result.into()),
        }))
    }

    fn compute(&mut self, op: PrimOp, args: &[Lit]) -> Result<Word, Failure> {
        let computed = delta::delta(op, args);
        self.overflowed |= delta::overflows(op, args);
        match computed {
            Some(Delta::Lit(Lit::Int(number))) => Ok(self.machine_int(number)),
            Some(Delta::Lit(lit)) => Ok(self.word_of(&lit)),
            Some(Delta::Bool(holds)) => Ok(self.bool(holds)),
            Some(Delta::Bottom(label)) => Err(Failure::Label(self.code.label(label))),
            Some(Delta::Unsupported(what)) => Err(Failure::Label(self.code.unsupported(what))),
            None => Err(Failure::Label(self.code.unsupported("a primitive on arguments of other types"))),
        }
    }

    /// A number as the machine's integers hold it.
    fn machine_int(&mut self, number: i64) -> Word {
        let size = self.program.size();
        self.overflowed |= !size.holds(number);
        self.heap.int(size.wrap(number))
    }

    /// The literal of a number or character that Rust has a `char` for.
    fn literal(&self, word: Word) -> Option<Lit> {
        match word.tag() {
            Tag::Int => Some(Lit::Int(word.as_number())),
            Tag::Integer => Some(Lit::Integer(word.as_number().into())),
            Tag::Char => char::from_u32(word.as_char()).map(Lit::Char),
            Tag::Value => {
                let integer = || self.heap.as_integer(word).map(Lit::Integer);
                let double = || self.heap.as_double(word).map(Lit::Double);
                self.heap.as_int(word).map(Lit::Int).or_else(integer).or_else(double)
            }
            _ => None,
        }
    }

    pub(super) fn word_of(&mut self, lit: &Lit) -> Word {
        match lit {
            Lit::Int(value) => self.heap.int(*value),
            Lit::Integer(value) => self.heap.integer(value.clone()),
            Lit::Char(c) => Word::char(*c as u32),
            Lit::Double(value) => self.heap.double(*value),
            Lit::Str(text) => self.string(text),
        }
    }

    /// A list of characters, all of it.
    pub(super) fn string(&mut self, text: &str) -> Word {
        let (nil, cons) = self.list_cons;
        text.chars()
            .rev()
            .fold(nil, |rest, c| self.heap.con(cons.con_tag(), cons.con_id(), &[Word::char(c as u32), rest]))
    }

    pub(super) fn bool(&self, value: bool) -> Word {
        self.bools[usize::from(value)]
    }
}

/// The comparison of two words of the same kind. Signed order of the words is the order of what is in them.
#[inline(always)]
pub(super) fn compare(op: PrimOp, a: Word, b: Word) -> Option<bool> {
    use PrimOp::*;
    let (a, b) = (a.bits() as i64, b.bits() as i64);
    Some(match op {
        IntEq | IntegerEq | CharEq => a == b,
        IntNe | IntegerNe | CharNe => a != b,
        IntLt | IntegerLt | CharLt => a < b,
        IntLe | IntegerLe | CharLe => a <= b,
        IntGt | IntegerGt | CharGt => a > b,
        IntGe | IntegerGe | CharGe => a >= b,
        _ => return None,
    })
}
