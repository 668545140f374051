//! Arithmetic that needs no solver: comparisons of polynomials, decided by eliminating unknowns.
//!
//! `Int` is read as the program says ([`Ints`]). What this module says follows; what it does not say may follow too.

mod eliminate;
mod normal;
mod polynomial;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use crate::expr::Lit;
use crate::inhabit::{self, Range};
use crate::prim::PrimOp;
use crate::program::Ints;
use crate::term::{Node, TermId, TermStore};
use crate::types::Type;
use eliminate::{Contradiction, Rows};
pub use normal::{balanced, is_multiple, normal};
use polynomial::{Atom, Monomial, Polynomial, Rounding};

/// Facts with two possibilities that are distinguished; others are not used.
const MOST_SPLITS: usize = 5;
/// Unknowns that facts may speak of together.
const MOST_UNKNOWNS: usize = 24;
/// Equations that are solved for an unknown; others are two inequalities.
const MOST_EQUATIONS: usize = 8;

/// Whether the facts settle the condition: a comparison that is true or false whatever the unknowns are.
pub fn decide(store: &TermStore, facts: &[(TermId, bool)], condition: TermId) -> Option<bool> {
    if let Some((_, truth)) = facts.iter().find(|(fact, _)| *fact == condition) {
        return Some(*truth);
    }
    let goal = Claim::of(store, condition, true)?;
    if let Some(truth) = goal.is_evident() {
        return Some(truth);
    }
    let known = claims(store, facts);
    let (known, goal) = solved(store, known, goal, |_| true);
    if let Some(truth) = goal.is_evident() {
        return Some(truth);
    }
    let known = Known::about(store, &goal, &known);
    if known.refute(&goal.negated()) {
        return Some(true);
    }
    known.refute(&goal).then_some(false)
}

/// Whether two evaluated numbers are the same whatever the unknowns are.
pub fn is_same(store: &TermStore, left: TermId, right: TermId) -> bool {
    let is_int = is_int(store, left) || is_int(store, right);
    left == right || Polynomial::of(store, left, is_int) == Polynomial::of(store, right, is_int)
}

/// A value of an unknown number near to the given one that the facts seem to allow: others may have to be chosen with it.
pub fn nearest(store: &TermStore, facts: &[(TermId, bool)], unknown: TermId, to: i64) -> Option<BigInt> {
    let monomial: Monomial = [Atom::Term(unknown)].into_iter().collect();
    let about = Claim::Zero(Atom::Term(unknown).into());
    let (known, about) = solved(store, claims(store, facts), about, |atom| *atom != Atom::Term(unknown));
    let known = Known::about(store, &about, &known);
    let to = BigInt::from(to);
    let mut candidates: Vec<BigInt> = Vec::new();
    known.any_case(Rows::default(), &mut |rows| {
        let Ok(Some([least, greatest])) = rows.bounds(&monomial) else { return false };
        let raised = least.map_or(to.clone(), |least| least.max(to.clone()));
        candidates.push(greatest.map_or(raised.clone(), |greatest| greatest.min(raised)));
        false
    });
    candidates.into_iter().min_by_key(|candidate| ((candidate - &to).magnitude().clone(), *candidate < to))
}

fn claims(store: &TermStore, facts: &[(TermId, bool)]) -> Vec<Claim> {
    facts.iter().filter_map(|(fact, truth)| Claim::of(store, *fact, *truth)).collect()
}

/// Claims and goal with unknowns replaced by what equations say they are, products of them too.
fn solved(
    store: &TermStore,
    mut known: Vec<Claim>,
    mut goal: Claim,
    may_go: impl Fn(&Atom) -> bool,
) -> (Vec<Claim>, Claim) {
    for _ in 0..MOST_EQUATIONS {
        let equation = known.iter().enumerate().find_map(|(i, claim)| match claim {
            Claim::Zero(zero) => zero.solved(&may_go).map(|solution| (i, solution)),
            _ => None,
        });
        let Some((i, (atom, value))) = equation else { break };
        known.swap_remove(i);
        let is_small = |claim: &Claim| claim.polynomial().factors.len() <= MOST_UNKNOWNS;
        known = known.iter().map(|claim| claim.with(&atom, &value)).filter(is_small).collect();
        goal = goal.with(&atom, &value);
        if let Atom::Term(term) = atom
            && let Some(range) = range(store, term)
        {
            known.extend(within(&value, range).map(Claim::AtMost));
        }
    }
    (known, goal)
}

fn is_int(store: &TermStore, term: TermId) -> bool {
    use PrimOp::*;
    match store.node(term) {
        Node::Lit(lit) => matches!(store.lit(lit), Lit::Int(_)),
        Node::Free(var) => store.var(var).ty == Type::int(),
        Node::Prim(op, _) => matches!(
            op,
            IntAdd
                | IntSub
                | IntMul
                | IntNegate
                | IntQuot
                | IntRem
                | IntDiv
                | IntMod
                | IntAnd
                | IntOr
                | IntXor
                | IntComplement
                | IntShiftL
                | IntShiftR
                | IntegerToInt
                | CharOrd
        ),
        _ => false,
    }
}

/// A comparison of a polynomial with zero.
#[derive(Clone, Debug)]
enum Claim {
    AtMost(Polynomial),
    Zero(Polynomial),
    NotZero(Polynomial),
}

impl Claim {
    fn of(store: &TermStore, condition: TermId, truth: bool) -> Option<Claim> {
        use PrimOp::*;
        let Node::Prim(op, args) = store.node(condition) else { return None };
        let [left, right] = *store.terms(args) else { return None };
        let is_int = matches!(op, IntEq | IntNe | IntLe | IntLt | IntGe | IntGt);
        let difference = |left, right| Polynomial::of(store, left, is_int).minus(&Polynomial::of(store, right, is_int));
        let claim = match op {
            IntEq | IntegerEq | CharEq => Claim::Zero(difference(left, right)),
            IntNe | IntegerNe | CharNe => Claim::NotZero(difference(left, right)),
            IntLe | IntegerLe | CharLe => Claim::AtMost(difference(left, right)),
            IntLt | IntegerLt | CharLt => Claim::AtMost(more(difference(left, right))),
            IntGe | IntegerGe | CharGe => Claim::AtMost(difference(right, left)),
            IntGt | IntegerGt | CharGt => Claim::AtMost(more(difference(right, left))),
            _ => return None,
        };
        Some(if truth { claim } else { claim.negated() })
    }

    fn negated(&self) -> Claim {
        match self {
            Claim::Zero(term) => Claim::NotZero(term.clone()),
            Claim::NotZero(term) => Claim::Zero(term.clone()),
            Claim::AtMost(term) => Claim::AtMost(more(-term.clone())),
        }
    }

    fn with(&self, atom: &Atom, value: &Polynomial) -> Claim {
        match self {
            Claim::AtMost(term) => Claim::AtMost(term.with(atom, value)),
            Claim::Zero(term) => Claim::Zero(term.with(atom, value)),
            Claim::NotZero(term) => Claim::NotZero(term.with(atom, value)),
        }
    }

    fn polynomial(&self) -> &Polynomial {
        match self {
            Claim::AtMost(term) | Claim::Zero(term) | Claim::NotZero(term) => term,
        }
    }

    /// Its truth when it speaks of constants only.
    fn is_evident(&self) -> Option<bool> {
        let Polynomial { factors, constant } = self.polynomial();
        factors.is_empty().then(|| match self {
            Claim::AtMost(_) => *constant <= BigInt::zero(),
            Claim::Zero(_) => constant.is_zero(),
            Claim::NotZero(_) => !constant.is_zero(),
        })
    }

    /// Either all of the first polynomials are at most zero, or all of the second: one way only for most claims.
    fn ways(&self) -> (Vec<Polynomial>, Option<Vec<Polynomial>>) {
        match self {
            Claim::AtMost(term) => (vec![term.clone()], None),
            Claim::Zero(term) => (vec![term.clone(), -term.clone()], None),
            Claim::NotZero(term) => (vec![more(term.clone())], Some(vec![more(-term.clone())])),
        }
    }
}

fn more(term: Polynomial) -> Polynomial {
    Polynomial { constant: term.constant + 1, ..term }
}

/// What is known that may matter.
#[derive(Default)]
struct Known {
    rows: Vec<Polynomial>,
    splits: Vec<[Vec<Polynomial>; 2]>,
}

impl Known {
    /// The claims that share unknowns with the goal, or with others that do, and what holds of all such unknowns.
    fn about(store: &TermStore, goal: &Claim, claims: &[Claim]) -> Known {
        let mut known = Known::default();
        let mut unknowns: BTreeSet<Monomial> = BTreeSet::new();
        known.meet(store, goal.polynomial(), &mut unknowns);
        let mut rest: Vec<&Claim> = claims.iter().collect();
        loop {
            let (near, far): (Vec<_>, Vec<_>) =
                rest.into_iter().partition(|claim| claim.polynomial().mentions(&|unknown| unknowns.contains(unknown)));
            for claim in &near {
                known.learn(claim.ways());
                known.meet(store, claim.polynomial(), &mut unknowns);
            }
            rest = far;
            if near.is_empty() || unknowns.len() > MOST_UNKNOWNS {
                return known;
            }
        }
    }

    fn learn(&mut self, ways: (Vec<Polynomial>, Option<Vec<Polynomial>>)) {
        match ways {
            (rows, None) => self.rows.extend(rows),
            (one, Some(other)) => self.splits.push([one, other]),
        }
    }

    /// What holds of the unknowns of a polynomial that were not met before.
    fn meet(&mut self, store: &TermStore, polynomial: &Polynomial, unknowns: &mut BTreeSet<Monomial>) {
        for monomial in polynomial.factors.keys() {
            if !unknowns.insert(monomial.clone()) {
                continue;
            }
            let is_square = monomial.chunk_by(|a, b| a == b).all(|same| same.len() % 2 == 0);
            if is_square {
                let square = Polynomial { factors: [(monomial.clone(), BigInt::one())].into(), ..Default::default() };
                self.rows.push(-square);
            }
            let [atom] = &monomial[..] else { continue };
            match atom {
                Atom::Term(term) => self.within(Polynomial::from(atom.clone()), range(store, *term)),
                Atom::Carry(of) => {
                    let modulus = store.program().size().modulus();
                    let number = of.as_ref().clone().minus(&Polynomial::from(atom.clone()).times(&modulus));
                    self.within(number, Some(int_range(store)));
                    self.meet(store, of, unknowns);
                }
                Atom::Quotient(rounding, of, by) => {
                    let remainder = of.as_ref().clone().minus(&Polynomial::from(atom.clone()).times(by));
                    let at_most = |bound: BigInt| Polynomial { constant: bound, ..Default::default() };
                    let low = remainder.clone().minus(&at_most(by - 1));
                    let (nonnegative, nonpositive) = (-remainder.clone(), remainder.clone());
                    match rounding {
                        Rounding::Floor => self.rows.extend([low, nonnegative]),
                        Rounding::Truncate => {
                            let high = (-remainder).minus(&at_most(by - 1));
                            let is_negative = more(of.as_ref().clone());
                            let one = vec![-of.as_ref().clone(), low, nonnegative];
                            self.splits.push([one, vec![is_negative, high, nonpositive]]);
                        }
                    }
                    self.meet(store, of, unknowns);
                }
            }
        }
    }

    fn within(&mut self, number: Polynomial, range: Option<Range>) {
        self.rows.extend(range.into_iter().flat_map(|range| within(&number, range)));
    }

    /// Whether the claim cannot be true.
    fn refute(&self, claim: &Claim) -> bool {
        let (one, other) = claim.ways();
        let is_refuted = |ways: &[Polynomial]| match rows(ways) {
            Err(Contradiction) => true,
            Ok(rows) => !self.any_case(rows, &mut |rows| !rows.contradict()),
        };
        is_refuted(&one) && other.is_none_or(|other| is_refuted(&other))
    }

    /// Whether in some case, of those that are not absurd at once, the test holds of all rows.
    fn any_case(&self, mut rows: Rows, test: &mut dyn FnMut(Rows) -> bool) -> bool {
        if self.rows.iter().any(|row| rows.add(row.clone()).is_err()) {
            return false;
        }
        any_case(&self.splits[..self.splits.len().min(MOST_SPLITS)], rows, test)
    }
}

fn any_case(splits: &[[Vec<Polynomial>; 2]], rows: Rows, test: &mut dyn FnMut(Rows) -> bool) -> bool {
    let Some((ways, splits)) = splits.split_first() else { return rows.any_carry(test) };
    ways.iter().any(|way| {
        let mut rows = rows.clone();
        way.iter().all(|row| rows.add(row.clone()).is_ok()) && any_case(splits, rows, test)
    })
}

fn rows(polynomials: &[Polynomial]) -> Result<Rows, Contradiction> {
    let mut rows = Rows::default();
    polynomials.iter().try_for_each(|row| rows.add(row.clone())).map(|()| rows)
}

/// What a term of a type with bounds is between.
fn range(store: &TermStore, term: TermId) -> Option<Range> {
    let is_char = |ty: &Type| *ty == Type::char();
    let bounds = match store.node(term) {
        Node::Free(var) => inhabit::range(&store.var(var).ty),
        _ => None,
    };
    match store.node(term) {
        _ if bounds.is_some() => bounds,
        Node::Free(var) if is_char(&store.var(var).ty) => {
            Some(Range::between(BigInt::zero(), u32::from(store.program().size().greatest_char()).into()))
        }
        _ if store.program().ints() == Ints::Unbounded => None,
        _ => is_int(store, term).then(|| int_range(store)),
    }
}

fn int_range(store: &TermStore) -> Range {
    let size = store.program().size();
    Range::between(size.least().into(), size.greatest().into())
}

/// What is at most zero when the number is within the range.
fn within(number: &Polynomial, range: Range) -> impl Iterator<Item = Polynomial> + use<> {
    let least = range.least.map(|least| Polynomial::from(least).minus(number));
    let greatest = range.greatest.map(|greatest| number.clone().minus(&Polynomial::from(greatest)));
    least.into_iter().chain(greatest)
}
