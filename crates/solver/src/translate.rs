//! Scalars in Z3's language.

use rustc_hash::FxHashMap;
use selfsame_core::delta::{category, lower, upper};
use selfsame_core::expr::double_key;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Size;
use z3::Model as Z3Model;
use z3::ast::{BV, Bool, Float, Int, RoundingMode};

use crate::model::{Model, Width};
use crate::scalar::{Fact, Node, ScalarId, Scalars, Sort, Value, VarId};

/// A scalar as Z3 has it. `Int` and `Char` are integers or bit vectors, by the width.
#[derive(Clone)]
pub enum Term {
    /// An integer without bounds.
    Int(Int),
    /// As many bits as the machine integers have.
    Bits(BV),
    /// A floating-point number.
    Double(Float),
    /// A formula.
    Bool(Bool),
}

/// What Z3 was told of unknowns and expressions so far, under one reading of `Int`.
pub struct Translator {
    width: Width,
    size: Size,
    terms: FxHashMap<ScalarId, Option<Term>>,
}

/// Code points up to here have tables for what depends on Unicode's categories.
const ASCII: u32 = 128;

impl Translator {
    /// For machine integers of 64 bits.
    pub fn new(width: Width) -> Translator {
        Translator::sized(width, Size::default())
    }

    /// For machine integers of this size.
    pub fn sized(width: Width, size: Size) -> Translator {
        Translator { width, size, terms: FxHashMap::default() }
    }

    /// The fact as a formula; `None` when something in it has no counterpart.
    pub fn fact(&mut self, scalars: &Scalars, (condition, truth): Fact) -> Option<Bool> {
        let Term::Bool(formula) = self.term(scalars, condition)? else { return None };
        Some(if truth { formula } else { formula.not() })
    }

    /// What the sort of an unknown says of it.
    pub fn domain(&mut self, scalars: &Scalars, var: VarId, term: ScalarId) -> Vec<Bool> {
        let greatest = u32::from(scalars.int_size().greatest_char());
        match (scalars.variable(var).sort, self.term(scalars, term)) {
            (Sort::Char, Some(Term::Int(code))) => {
                let scalar = Bool::or(&[code.lt(0xD800), code.gt(0xDFFF)]);
                vec![code.ge(0), code.le(i64::from(greatest)), scalar]
            }
            (Sort::Char, Some(Term::Bits(code))) => {
                let limit = |n: u32| BV::from_u64(n.into(), code.get_size());
                let scalar = Bool::or(&[code.bvult(limit(0xD800)), code.bvugt(limit(0xDFFF))]);
                vec![code.bvule(limit(greatest)), scalar]
            }
            (Sort::Int, Some(Term::Int(n))) => {
                vec![
                    n.ge(Int::from_i64(scalars.int_size().least())),
                    n.le(Int::from_i64(scalars.int_size().greatest())),
                ]
            }
            _ => Vec::new(),
        }
    }

    /// Whether an expression depends on tables that only speak of the first characters: then "no" means "not with these".
    pub fn is_restricted(&self, scalars: &Scalars, id: ScalarId) -> bool {
        match scalars.node(id) {
            Node::Var(_) | Node::Lit(_) => false,
            Node::Op(PrimOp::CharCategory | PrimOp::CharToUpper | PrimOp::CharToLower, _) => true,
            Node::Op(_, args) => args.iter().any(|arg| self.is_restricted(scalars, *arg)),
            Node::Any(facts) => facts.iter().any(|(arg, _)| self.is_restricted(scalars, *arg)),
        }
    }

    /// Reads a value out of Z3's model.
    pub fn read(&mut self, scalars: &Scalars, found: &Z3Model, var: VarId, term: ScalarId, into: &mut Model) -> bool {
        let value = match (scalars.variable(var).sort, self.term(scalars, term)) {
            (sort, Some(Term::Int(n))) => {
                let Some(n) = found.eval(&n, true) else { return false };
                match sort {
                    Sort::Integer => n.to_string().replace(['(', ')', ' '], "").parse().ok().map(Value::Integer),
                    Sort::Char => n.as_u64().and_then(|n| char::from_u32(u32::try_from(n).ok()?)).map(Value::Char),
                    _ => n.as_i64().map(Value::Int),
                }
            }
            (sort, Some(Term::Bits(n))) => {
                let Some(n) = found.eval(&n, true).and_then(|n| n.as_u64()) else { return false };
                match sort {
                    Sort::Char => u32::try_from(n).ok().and_then(char::from_u32).map(Value::Char),
                    _ => Some(Value::Int(scalars.int_size().wrap(n as i64))),
                }
            }
            (_, Some(Term::Double(x))) => found.eval(&x, true).map(|x| Value::Double(double_key(x.as_f64()))),
            (_, Some(Term::Bool(b))) => found.eval(&b, true).and_then(|b| b.as_bool()).map(Value::Bool),
            (_, None) => None,
        };
        match value {
            Some(value) => {
                into.set(var, value);
                true
            }
            None => false,
        }
    }

    fn term(&mut self, scalars: &Scalars, id: ScalarId) -> Option<Term> {
        if let Some(known) = self.terms.get(&id) {
            return known.clone();
        }
        let term = self.translate(scalars, id);
        self.terms.insert(id, term.clone());
        term
    }

    fn translate(&mut self, scalars: &Scalars, id: ScalarId) -> Option<Term> {
        match scalars.node(id) {
            Node::Var(var) => Some(self.unknown(scalars.variable(*var).sort, *var)),
            Node::Lit(value) => Some(self.literal(value)),
            Node::Any(facts) => {
                let parts: Option<Vec<Bool>> = facts.iter().map(|fact| self.fact(scalars, *fact)).collect();
                Some(Term::Bool(Bool::or(&parts?)))
            }
            Node::Op(op, args) => {
                let args: Option<Vec<Term>> = args.iter().map(|arg| self.term(scalars, *arg)).collect();
                self.op(*op, &args?)
            }
        }
    }

    /// An unknown, named by its number.
    pub fn unknown(&self, sort: Sort, var: VarId) -> Term {
        let name = format!("x{}", var.0);
        match (sort, self.width) {
            (Sort::Int | Sort::Char, Width::Exact) => Term::Bits(BV::new_const(name, self.size.bits())),
            (Sort::Int | Sort::Char | Sort::Integer, _) => Term::Int(Int::new_const(name)),
            (Sort::Double, _) => Term::Double(Float::new_const_double(name)),
            (Sort::Bool, _) => Term::Bool(Bool::new_const(name)),
        }
    }

    /// The value in Z3's language.
    pub fn literal(&self, value: &Value) -> Term {
        match (value, self.width) {
            (Value::Int(n), Width::Exact) => Term::Bits(BV::from_i64(*n, self.size.bits())),
            (Value::Int(n), Width::Unbounded) => Term::Int(Int::from_i64(*n)),
            (Value::Integer(n), _) => Term::Int(big(n)),
            (Value::Char(c), Width::Exact) => Term::Bits(BV::from_u64(u32::from(*c).into(), self.size.bits())),
            (Value::Char(c), Width::Unbounded) => Term::Int(Int::from_u64(u32::from(*c).into())),
            (Value::Double(bits), _) => {
                let x = f64::from_bits(*bits);
                Term::Double(if x.is_nan() { Float::nan64() } else { Float::from_f64(x) })
            }
            (Value::Bool(truth), _) => Term::Bool(Bool::from_bool(*truth)),
        }
    }

    /// An operation on arguments for which it has a value; `None` when it has no counterpart.
    pub fn op(&self, op: PrimOp, args: &[Term]) -> Option<Term> {
        match args {
            [Term::Int(a)] => int1(op, a),
            [Term::Int(a), Term::Int(b)] => int2(op, a, b),
            [Term::Bits(a)] => bits1(op, a),
            [Term::Bits(a), Term::Bits(b)] => bits2(op, a, b),
            [Term::Double(a)] => double1(op, a),
            [Term::Double(a), Term::Double(b)] => double2(op, a, b),
            _ => None,
        }
    }
}

fn big(n: &num_bigint::BigInt) -> Int {
    match i64::try_from(n) {
        Ok(n) => Int::from_i64(n),
        Err(_) => {
            // Z3's interface takes machine numbers: the digits are put together from halves.
            let base = num_bigint::BigInt::from(1i64 << 32);
            let (high, low) = (n / &base, n % &base);
            big(&high) * big(&base) + big(&low)
        }
    }
}

fn int1(op: PrimOp, a: &Int) -> Option<Term> {
    use PrimOp::*;
    Some(match op {
        IntNegate | IntegerNegate => Term::Int(a.unary_minus()),
        IntComplement => Term::Int(a.unary_minus() - 1),
        IntToInteger | IntegerToInt | CharOrd | CharChr => Term::Int(a.clone()),
        CharCategory => Term::Int(int_table(a, |c| u32::from(category(c)))),
        CharToUpper => Term::Int(int_table(a, |c| char::from_u32(c).map_or(c, |c| upper(c).into()))),
        CharToLower => Term::Int(int_table(a, |c| char::from_u32(c).map_or(c, |c| lower(c).into()))),
        _ => return None,
    })
}

/// A function of the first characters, as nested choices of ranges with the same offset.
fn int_table(code: &Int, of: impl Fn(u32) -> u32) -> Int {
    let mut result = Int::from_u64(of(ASCII - 1).into());
    let mut at = ASCII - 1;
    while at > 0 {
        at -= 1;
        result = code.eq(Int::from_u64(at.into())).ite(&Int::from_u64(of(at).into()), &result);
    }
    result
}

fn int2(op: PrimOp, a: &Int, b: &Int) -> Option<Term> {
    use PrimOp::*;
    Some(match op {
        IntAdd | IntegerAdd => Term::Int(a + b),
        IntSub | IntegerSub => Term::Int(a - b),
        IntMul | IntegerMul => Term::Int(a * b),
        IntDiv | IntegerDiv => Term::Int(floor(a, b)),
        IntMod | IntegerMod => Term::Int(a - b * floor(a, b)),
        IntQuot | IntegerQuot => Term::Int(truncated(a, b)),
        IntRem | IntegerRem => Term::Int(a - b * truncated(a, b)),
        IntEq | IntegerEq | CharEq => Term::Bool(a.eq(b)),
        IntNe | IntegerNe | CharNe => Term::Bool(a.eq(b).not()),
        IntLt | IntegerLt | CharLt => Term::Bool(a.lt(b)),
        IntLe | IntegerLe | CharLe => Term::Bool(a.le(b)),
        IntGt | IntegerGt | CharGt => Term::Bool(a.gt(b)),
        IntGe | IntegerGe | CharGe => Term::Bool(a.ge(b)),
        _ => return None,
    })
}

/// Z3 rounds so that the rest is not negative; by a positive divisor that is down.
fn floor(a: &Int, b: &Int) -> Int {
    b.gt(0).ite(&a.div(b), &a.unary_minus().div(b.unary_minus()))
}

fn truncated(a: &Int, b: &Int) -> Int {
    let size = |n: &Int| n.ge(0).ite(n, &n.unary_minus());
    let quotient = size(a).div(size(b));
    a.ge(0).eq(b.ge(0)).ite(&quotient, &quotient.unary_minus())
}

fn bits1(op: PrimOp, a: &BV) -> Option<Term> {
    use PrimOp::*;
    Some(match op {
        IntNegate => Term::Bits(a.bvneg()),
        IntComplement => Term::Bits(a.bvnot()),
        IntToInteger => Term::Int(a.to_int(true)),
        CharOrd | CharChr => Term::Bits(a.clone()),
        CharCategory => Term::Bits(bits_table(a, |c| u32::from(category(c)))),
        CharToUpper => Term::Bits(bits_table(a, |c| char::from_u32(c).map_or(c, |c| upper(c).into()))),
        CharToLower => Term::Bits(bits_table(a, |c| char::from_u32(c).map_or(c, |c| lower(c).into()))),
        IntToDouble => return None,
        _ => return None,
    })
}

fn bits_table(code: &BV, of: impl Fn(u32) -> u32) -> BV {
    let number = |n: u32| BV::from_u64(n.into(), code.get_size());
    (0..ASCII - 1).rev().fold(number(of(ASCII - 1)), |rest, at| code.eq(number(at)).ite(&number(of(at)), &rest))
}

fn bits2(op: PrimOp, a: &BV, b: &BV) -> Option<Term> {
    use PrimOp::*;
    Some(match op {
        IntAdd => Term::Bits(a.bvadd(b)),
        IntSub => Term::Bits(a.bvsub(b)),
        IntMul => Term::Bits(a.bvmul(b)),
        IntQuot => Term::Bits(a.bvsdiv(b)),
        IntRem => Term::Bits(a.bvsrem(b)),
        IntMod => Term::Bits(a.bvsmod(b)),
        IntDiv => {
            // Down, not towards zero: one less when the signs differ and there is a rest.
            let zero = BV::from_i64(0, a.get_size());
            let exact = a.bvsmod(b).eq(&zero);
            let signs_differ = a.bvslt(&zero).eq(b.bvslt(&zero)).not();
            let down = Bool::and(&[exact.not(), signs_differ]);
            let quotient = a.bvsdiv(b);
            Term::Bits(down.ite(&quotient.bvsub(BV::from_i64(1, a.get_size())), &quotient))
        }
        IntAnd => Term::Bits(a.bvand(b)),
        IntOr => Term::Bits(a.bvor(b)),
        IntXor => Term::Bits(a.bvxor(b)),
        IntShiftL => Term::Bits(a.bvshl(b)),
        IntShiftR => Term::Bits(a.bvashr(b)),
        IntEq | CharEq => Term::Bool(a.eq(b)),
        IntNe | CharNe => Term::Bool(a.eq(b).not()),
        IntLt | CharLt => Term::Bool(a.bvslt(b)),
        IntLe | CharLe => Term::Bool(a.bvsle(b)),
        IntGt | CharGt => Term::Bool(a.bvsgt(b)),
        IntGe | CharGe => Term::Bool(a.bvsge(b)),
        _ => return None,
    })
}

fn double1(op: PrimOp, a: &Float) -> Option<Term> {
    use PrimOp::*;
    Some(match op {
        DoubleNegate => Term::Double(a.unary_neg()),
        DoubleSqrt => Term::Double(a.sqrt()),
        DoubleIsNaN => Term::Bool(a.is_nan()),
        DoubleIsInfinite => Term::Bool(a.is_infinite()),
        DoubleIsNegativeZero => Term::Bool(Bool::and(&[a.is_zero(), a.is_negative()])),
        _ => return None,
    })
}

fn double2(op: PrimOp, a: &Float, b: &Float) -> Option<Term> {
    use PrimOp::*;
    let even = RoundingMode::round_nearest_ties_to_even();
    Some(match op {
        DoubleAdd => Term::Double(a.add_with_rounding_mode(b, &even)),
        DoubleSub => Term::Double(a.sub_with_rounding_mode(b, &even)),
        DoubleMul => Term::Double(a.mul_with_rounding_mode(b, &even)),
        DoubleDiv => Term::Double(a.div_with_rounding_mode(b, &even)),
        DoubleEq => Term::Bool(a.eq_fpa(b)),
        DoubleNe => Term::Bool(a.eq_fpa(b).not()),
        DoubleLt => Term::Bool(a.lt(b)),
        DoubleLe => Term::Bool(a.le(b)),
        DoubleGt => Term::Bool(a.gt(b)),
        DoubleGe => Term::Bool(a.ge(b)),
        _ => return None,
    })
}
