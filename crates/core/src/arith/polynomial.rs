//! Numbers as polynomials over what is not known of them.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{One, Signed, Zero};
use smallvec::{SmallVec, smallvec};

use crate::expr::Lit;
use crate::prim::PrimOp;
use crate::program::{Ints, Size};
use crate::term::{Node, TermId, TermStore};

/// Products of polynomials with more terms are not multiplied out.
const MOST_TERMS: usize = 24;

/// Larger terms are not looked into: what they share may be exponentially much.
const MOST_NODES: u32 = 2_000;

/// A number that is not known.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Atom {
    Term(TermId),
    /// The polynomial divided by a positive number, and rounded.
    Quotient(Rounding, Box<Polynomial>, BigInt),
    /// How many times the modulus of machine integers the polynomial is above the one that it is computed as.
    Carry(Box<Polynomial>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rounding {
    Floor,
    Truncate,
}

/// A product of atoms, sorted; never empty.
pub(super) type Monomial = SmallVec<[Atom; 1]>;

/// A sum of monomials with factors, and a constant. Factors are not zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Polynomial {
    pub factors: BTreeMap<Monomial, BigInt>,
    pub constant: BigInt,
}

impl Polynomial {
    /// What an evaluated number is: of type `Int` when it is, else unbounded.
    pub fn of(store: &TermStore, term: TermId, is_int: bool) -> Polynomial {
        let polynomial = Polynomial::regrouped(store, term);
        // A quotient or remainder is never further from zero than what is divided.
        let is_divided = matches!(store.node(term), Node::Prim(op, _) if is_division(op));
        match store.program().ints() {
            Ints::Wrapping if is_int && !is_divided => polynomial.wrapped(store.program().size()),
            _ => polynomial,
        }
    }

    /// As [`Polynomial::of`]; of a machine integer, a polynomial with the same low bits.
    pub fn regrouped(store: &TermStore, term: TermId) -> Polynomial {
        use PrimOp::*;
        let wraps = store.program().ints() == Ints::Wrapping;
        let opaque = || Polynomial::from(Atom::Term(term));
        if store.size(term) > MOST_NODES {
            return opaque();
        }
        match store.node(term) {
            Node::Lit(lit) => match store.lit(lit) {
                Lit::Int(n) => (*n).into(),
                Lit::Integer(n) => n.clone().into(),
                Lit::Char(c) => i64::from(u32::from(*c)).into(),
                Lit::Double(_) | Lit::Str(_) => opaque(),
            },
            Node::Prim(op, args) => {
                let args = store.terms(args);
                let arg = |i: usize| Polynomial::regrouped(store, args[i]);
                match op {
                    IntAdd | IntegerAdd => arg(0).plus(&arg(1)),
                    IntSub | IntegerSub => arg(0).minus(&arg(1)),
                    IntNegate | IntegerNegate => -arg(0),
                    IntComplement => (-arg(0)).minus(&BigInt::one().into()),
                    IntMul | IntegerMul => arg(0).multiplied(&arg(1)).unwrap_or_else(opaque),
                    IntToInteger => Polynomial::of(store, args[0], true),
                    IntegerToInt if !wraps => arg(0),
                    IntegerToInt => low_bits(store, args[0]).unwrap_or_else(opaque),
                    CharOrd => arg(0),
                    _ if is_division(op) => divided(store, op, args).unwrap_or_else(opaque),
                    _ => opaque(),
                }
            }
            _ => opaque(),
        }
    }

    /// The machine integer that it is computed as.
    fn wrapped(mut self, size: Size) -> Polynomial {
        self.factors.retain(|_, factor| {
            *factor = size.low_bits(factor);
            !factor.is_zero()
        });
        self.constant = size.low_bits(&self.constant);
        let is_in_range = match self.factors.iter().next() {
            None => true,
            Some((monomial, factor)) => {
                self.factors.len() == 1 && self.constant.is_zero() && factor.is_one() && monomial.len() == 1
            }
        };
        if is_in_range {
            return self;
        }
        let carry = Polynomial::from(Atom::Carry(Box::new(self.clone())));
        self.minus(&carry.times(&size.modulus()))
    }

    pub fn plus(mut self, other: &Polynomial) -> Polynomial {
        for (monomial, factor) in &other.factors {
            self.add(monomial.clone(), factor);
        }
        self.constant += &other.constant;
        self
    }

    pub fn minus(self, other: &Polynomial) -> Polynomial {
        self.plus(&-other.clone())
    }

    pub fn times(mut self, by: &BigInt) -> Polynomial {
        if by.is_zero() {
            return Polynomial::default();
        }
        self.factors.values_mut().for_each(|factor| *factor *= by);
        self.constant *= by;
        self
    }

    fn multiplied(&self, other: &Polynomial) -> Option<Polynomial> {
        if (self.factors.len() + 1) * (other.factors.len() + 1) > MOST_TERMS {
            return None;
        }
        let mut product = other.clone().times(&self.constant);
        for (monomial, factor) in &self.factors {
            product.add(monomial.clone(), &(factor * &other.constant));
            for (others, by) in &other.factors {
                let mut monomial: Monomial = monomial.iter().chain(others).cloned().collect();
                monomial.sort();
                product.add(monomial, &(factor * by));
            }
        }
        Some(product)
    }

    /// Whether it, or what its unknowns are made of, has such a monomial.
    pub fn mentions(&self, such: &impl Fn(&Monomial) -> bool) -> bool {
        let is_within = |atom: &Atom| match atom {
            Atom::Term(_) => false,
            Atom::Quotient(_, of, _) | Atom::Carry(of) => of.mentions(such),
        };
        self.factors.keys().any(|monomial| such(monomial) || monomial.iter().any(is_within))
    }

    /// An unknown that is what the others are, if this is zero. It must not be in a product or within another unknown.
    pub fn solved(&self, may_go: &impl Fn(&Atom) -> bool) -> Option<(Atom, Polynomial)> {
        self.factors.iter().find_map(|(monomial, factor)| {
            let [atom @ Atom::Term(_)] = &monomial[..] else { return None };
            if factor.magnitude() != BigInt::one().magnitude() || !may_go(atom) {
                return None;
            }
            let mut rest = self.clone();
            rest.factors.remove(monomial);
            let value = if factor.is_positive() { -rest } else { rest };
            (!value.has(atom)).then(|| (atom.clone(), value))
        })
    }

    fn has(&self, atom: &Atom) -> bool {
        let is_it = |within: &Atom| match within {
            _ if within == atom => true,
            Atom::Term(_) => false,
            Atom::Quotient(_, of, _) | Atom::Carry(of) => of.has(atom),
        };
        self.factors.keys().flatten().any(is_it)
    }

    /// With the value in the place of the unknown, everywhere.
    pub fn with(&self, atom: &Atom, value: &Polynomial) -> Polynomial {
        if !self.has(atom) {
            return self.clone();
        }
        let mut sum = Polynomial::from(self.constant.clone());
        for (monomial, factor) in &self.factors {
            let mut product = Some(Polynomial::from(factor.clone()));
            for part in monomial {
                let part = match part {
                    _ if part == atom => value.clone(),
                    Atom::Term(_) => part.clone().into(),
                    Atom::Quotient(rounding, of, by) => {
                        Atom::Quotient(*rounding, Box::new(of.with(atom, value)), by.clone()).into()
                    }
                    Atom::Carry(of) => Atom::Carry(Box::new(of.with(atom, value))).into(),
                };
                product = product.and_then(|product| product.multiplied(&part));
            }
            // Too large to multiply out: the product as it was is as good.
            let kept = || Polynomial { factors: [(monomial.clone(), factor.clone())].into(), ..Default::default() };
            sum = sum.plus(&product.unwrap_or_else(kept));
        }
        sum
    }

    fn add(&mut self, monomial: Monomial, factor: &BigInt) {
        let sum = self.factors.entry(monomial.clone()).or_default();
        *sum += factor;
        if sum.is_zero() {
            self.factors.remove(&monomial);
        }
    }
}

impl From<Atom> for Polynomial {
    fn from(atom: Atom) -> Polynomial {
        Polynomial { factors: [(smallvec![atom], BigInt::one())].into(), constant: BigInt::zero() }
    }
}

impl<N: Into<BigInt>> From<N> for Polynomial {
    fn from(constant: N) -> Polynomial {
        Polynomial { factors: BTreeMap::new(), constant: constant.into() }
    }
}

impl std::ops::Neg for Polynomial {
    type Output = Polynomial;

    fn neg(self) -> Polynomial {
        self.times(&-BigInt::one())
    }
}

/// A polynomial over machine integers with the same low bits as an `Integer` that is computed from such.
fn low_bits(store: &TermStore, term: TermId) -> Option<Polynomial> {
    use PrimOp::*;
    match store.node(term) {
        Node::Lit(lit) => match store.lit(lit) {
            Lit::Integer(n) => Some(n.clone().into()),
            _ => None,
        },
        Node::Prim(op, args) => {
            let args = store.terms(args);
            let arg = |i: usize| low_bits(store, args[i]);
            match op {
                IntToInteger => Some(Polynomial::regrouped(store, args[0])),
                IntegerAdd => Some(arg(0)?.plus(&arg(1)?)),
                IntegerSub => Some(arg(0)?.minus(&arg(1)?)),
                IntegerNegate => arg(0).map(|number| -number),
                IntegerMul => arg(0)?.multiplied(&arg(1)?),
                _ => None,
            }
        }
        _ => None,
    }
}

fn is_division(op: PrimOp) -> bool {
    use PrimOp::*;
    matches!(op, IntDiv | IntMod | IntQuot | IntRem | IntegerDiv | IntegerMod | IntegerQuot | IntegerRem)
}

/// A division by a positive constant, in terms of a rounded quotient.
fn divided(store: &TermStore, op: PrimOp, args: &[TermId]) -> Option<Polynomial> {
    use PrimOp::*;
    let is_int = matches!(op, IntDiv | IntMod | IntQuot | IntRem);
    let divisor = Polynomial::of(store, args[1], is_int);
    if !divisor.factors.is_empty() || !divisor.constant.is_positive() {
        return None;
    }
    let rounding = match op {
        IntDiv | IntMod | IntegerDiv | IntegerMod => Rounding::Floor,
        _ => Rounding::Truncate,
    };
    let dividend = Polynomial::of(store, args[0], is_int);
    let by = divisor.constant;
    let quotient = match dividend.factors.is_empty() {
        true if rounding == Rounding::Floor => dividend.constant.div_floor(&by).into(),
        true => Polynomial::from(&dividend.constant / &by),
        false => Atom::Quotient(rounding, Box::new(dividend.clone()), by.clone()).into(),
    };
    match op {
        IntMod | IntRem | IntegerMod | IntegerRem => Some(dividend.minus(&quotient.times(&by))),
        _ => Some(quotient),
    }
}
