//! A number as a sum of products with as few terms as possible.

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::polynomial::{Atom, Polynomial};
use crate::expr::Lit;
use crate::prim::PrimOp;
use crate::program::Ints;
use crate::term::{Node, TermId, TermStore};
use crate::types::Type;

/// The same number as a sum of products. What is not known in it stands in the order in which it first occurs in the
/// term, so that the result is the same in every store. `None` where there is nothing to gain.
pub fn normal(store: &mut TermStore, term: TermId) -> Option<TermId> {
    let arithmetic = Arithmetic::of(store, term)?;
    let polynomial = Polynomial::regrouped(store, term);
    let mut unknowns = Vec::new();
    collect(store, &arithmetic, term, &mut unknowns);
    let products = products(&unknowns, &polynomial)?;
    let sum = arithmetic.sum(store, &unknowns, products, polynomial.constant)?;
    (sum != term).then_some(sum)
}

/// An equation between numbers without what both sides have in common, divided by what all factors have in common, and
/// with nothing subtracted. `None` where there is nothing to gain.
pub fn balanced(store: &mut TermStore, sides: [TermId; 2]) -> Option<[TermId; 2]> {
    let arithmetic = sides.iter().find_map(|side| Arithmetic::of(store, *side))?;
    let polynomial = difference(store, sides);
    let mut unknowns = Vec::new();
    sides.iter().for_each(|side| collect(store, &arithmetic, *side, &mut unknowns));
    let products = products(&unknowns, &polynomial)?;
    let (_, first) = products.first()?;
    let common = products.iter().fold(polynomial.constant.clone(), |common, (_, factor)| common.gcd(factor));
    let common = if first.is_negative() { -common } else { common };
    let products = products.into_iter().map(|(places, factor)| (places, factor / &common));
    let (left, right): (Vec<_>, Vec<_>) = products.partition(|(_, factor)| factor.is_positive());
    let right = right.into_iter().map(|(places, factor)| (places, -factor)).collect();
    let constant = polynomial.constant / &common;
    let positive = constant.clone().max(BigInt::zero());
    let negative = (-constant).max(BigInt::zero());
    let left = arithmetic.sum(store, &unknowns, left, positive)?;
    let right = arithmetic.sum(store, &unknowns, right, negative)?;
    ([left, right] != sides).then_some([left, right])
}

/// Whether the difference of the first two numbers is a multiple of that of the others: if those are the same, so are these.
pub fn is_multiple(store: &TermStore, sides: [TermId; 2], others: [TermId; 2]) -> bool {
    let (whole, part) = (difference(store, sides), difference(store, others));
    let by = match (whole.factors.values().next(), part.factors.values().next()) {
        (Some(factor), Some(divisor)) if factor.is_multiple_of(divisor) => factor / divisor,
        _ => return false,
    };
    part.times(&by) == whole
}

fn difference(store: &TermStore, [left, right]: [TermId; 2]) -> Polynomial {
    Polynomial::regrouped(store, left).minus(&Polynomial::regrouped(store, right))
}

/// The products of a sum by the places of what is multiplied, in order. `None` if there is something else in it.
fn products(unknowns: &[TermId], polynomial: &Polynomial) -> Option<Vec<(Vec<usize>, BigInt)>> {
    let mut products: Vec<(Vec<usize>, BigInt)> = Vec::with_capacity(polynomial.factors.len());
    for (monomial, factor) in &polynomial.factors {
        let place = |atom: &Atom| match atom {
            Atom::Term(term) => unknowns.iter().position(|unknown| unknown == term),
            Atom::Quotient(..) | Atom::Carry(_) => None,
        };
        let mut places = monomial.iter().map(place).collect::<Option<Vec<usize>>>()?;
        places.sort_unstable();
        products.push((places, factor.clone()));
    }
    products.sort();
    Some(products)
}

/// The operations on numbers of one type.
struct Arithmetic {
    add: PrimOp,
    sub: PrimOp,
    mul: PrimOp,
    negate: PrimOp,
    ty: Type,
}

impl Arithmetic {
    fn of(store: &TermStore, term: TermId) -> Option<Arithmetic> {
        use PrimOp::*;
        let Node::Prim(op, _) = store.node(term) else { return None };
        match op {
            IntAdd | IntSub | IntMul | IntNegate => {
                Some(Arithmetic { add: IntAdd, sub: IntSub, mul: IntMul, negate: IntNegate, ty: Type::int() })
            }
            IntegerAdd | IntegerSub | IntegerMul | IntegerNegate => Some(Arithmetic {
                add: IntegerAdd,
                sub: IntegerSub,
                mul: IntegerMul,
                negate: IntegerNegate,
                ty: Type::integer(),
            }),
            _ => None,
        }
    }

    fn is_one_of(&self, op: PrimOp) -> bool {
        [self.add, self.sub, self.mul, self.negate].contains(&op)
    }

    fn literal(&self, store: &mut TermStore, n: &BigInt) -> Option<TermId> {
        let is_there = |n: &i64| store.program().ints() == Ints::Unbounded || store.program().size().holds(*n);
        let lit = match self.ty == Type::int() {
            true => Lit::Int(n.to_i64().filter(is_there)?),
            false => Lit::Integer(n.clone()),
        };
        Some(store.mk_lit(&lit))
    }

    /// What is added comes first, then what is subtracted, the constant last unless it is all that is added. What a sum begins
    /// with is a sum of the same form.
    fn sum(
        &self,
        store: &mut TermStore,
        unknowns: &[TermId],
        products: Vec<(Vec<usize>, BigInt)>,
        mut constant: BigInt,
    ) -> Option<TermId> {
        let (added, subtracted): (Vec<_>, Vec<_>) = products.into_iter().partition(|(_, factor)| factor.is_positive());
        let mut terms: Vec<(TermId, bool)> = Vec::new();
        for (places, factor) in added.into_iter().chain(subtracted) {
            terms.push((self.product(store, unknowns, &places, &factor.abs())?, factor.is_negative()));
        }
        match terms.first_mut() {
            Some((first, is_subtracted @ true)) if !constant.is_positive() => {
                (*first, *is_subtracted) = (store.mk_prim(self.negate, &[*first]), false);
            }
            Some((_, false)) => {}
            _ => {
                terms.insert(0, (self.literal(store, &constant)?, false));
                constant = BigInt::zero();
            }
        }
        if !constant.is_zero() {
            terms.push((self.literal(store, &constant.abs())?, constant.is_negative()));
        }
        let sum = terms.into_iter().map(Some).reduce(|sum, term| {
            let ((sum, _), (term, is_subtracted)) = (sum?, term?);
            let op = if is_subtracted { self.sub } else { self.add };
            Some((store.mk_prim(op, &[sum, term]), false))
        });
        sum.flatten().map(|(sum, _)| sum)
    }

    fn product(&self, store: &mut TermStore, unknowns: &[TermId], places: &[usize], factor: &BigInt) -> Option<TermId> {
        let mut product = if factor.is_one() { None } else { Some(self.literal(store, factor)?) };
        for place in places {
            let unknown = unknowns[*place];
            product = Some(match product {
                Some(product) => store.mk_prim(self.mul, &[product, unknown]),
                None => unknown,
            });
        }
        product
    }
}

/// What the operations are applied to in the end, in order.
fn collect(store: &TermStore, arithmetic: &Arithmetic, term: TermId, unknowns: &mut Vec<TermId>) {
    match store.node(term) {
        Node::Prim(op, args) if arithmetic.is_one_of(op) => {
            for arg in store.terms(args).to_vec() {
                collect(store, arithmetic, arg, unknowns);
            }
        }
        Node::Lit(_) => {}
        _ if unknowns.contains(&term) => {}
        _ => unknowns.push(term),
    }
}
