//! Arithmetic that needs no solver: linear terms over unknown numbers, compared by normal form and by bounds.
//!
//! `Int` is read as the unbounded integers here. What this module says follows; what it does not say may follow too.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use crate::expr::Lit;
use crate::prim::PrimOp;
use crate::term::{Node, TermId, TermStore};

/// Whether the facts settle the condition: a comparison that is true or false whatever the unknowns are.
pub fn decide(store: &TermStore, facts: &[(TermId, bool)], condition: TermId) -> Option<bool> {
    if let Some((_, truth)) = facts.iter().find(|(fact, _)| *fact == condition) {
        return Some(*truth);
    }
    let goal = Claim::of(store, condition, true)?;
    let known: Vec<Claim> = facts.iter().filter_map(|(fact, truth)| Claim::of(store, *fact, *truth)).collect();
    if goal.follows(&known) {
        return Some(true);
    }
    goal.negated().follows(&known).then_some(false)
}

/// Whether two evaluated numbers are the same whatever the unknowns are.
pub fn is_same(store: &TermStore, left: TermId, right: TermId) -> bool {
    left == right || Linear::of(store, left).minus(&Linear::of(store, right)).is_zero()
}

/// A sum of unknowns with factors, and a constant. Factors are not zero.
#[derive(Clone, Debug, PartialEq)]
struct Linear {
    factors: BTreeMap<TermId, BigInt>,
    constant: BigInt,
}

impl Linear {
    fn of(store: &TermStore, term: TermId) -> Linear {
        use PrimOp::*;
        let constant = |constant: BigInt| Linear { factors: BTreeMap::new(), constant };
        match store.node(term) {
            Node::Lit(lit) => match store.lit(lit) {
                Lit::Int(n) => return constant((*n).into()),
                Lit::Integer(n) => return constant(n.clone()),
                Lit::Char(c) => return constant(u32::from(*c).into()),
                Lit::Double(_) | Lit::Str(_) => {}
            },
            Node::Prim(op, args) => {
                let args = store.terms(args);
                let arg = |i: usize| Linear::of(store, args[i]);
                match op {
                    IntAdd | IntegerAdd => return arg(0).plus(&arg(1)),
                    IntSub | IntegerSub => return arg(0).minus(&arg(1)),
                    IntNegate | IntegerNegate => return arg(0).times(&-BigInt::one()),
                    IntToInteger | CharOrd => return arg(0),
                    IntMul | IntegerMul => {
                        let (left, right) = (arg(0), arg(1));
                        if left.factors.is_empty() {
                            return right.times(&left.constant);
                        }
                        if right.factors.is_empty() {
                            return left.times(&right.constant);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        Linear { factors: [(term, BigInt::one())].into(), constant: BigInt::zero() }
    }

    fn plus(mut self, other: &Linear) -> Linear {
        for (unknown, factor) in &other.factors {
            let sum = self.factors.entry(*unknown).or_default();
            *sum += factor;
            if sum.is_zero() {
                self.factors.remove(unknown);
            }
        }
        self.constant += &other.constant;
        self
    }

    fn minus(self, other: &Linear) -> Linear {
        self.plus(&other.clone().times(&-BigInt::one()))
    }

    fn times(mut self, by: &BigInt) -> Linear {
        if by.is_zero() {
            self.factors.clear();
        }
        self.factors.values_mut().for_each(|factor| *factor *= by);
        self.constant *= by;
        self
    }

    fn is_zero(&self) -> bool {
        self.factors.is_empty() && self.constant.is_zero()
    }
}

/// A comparison of a linear term with zero.
#[derive(Clone, Debug)]
enum Claim {
    /// At most zero.
    AtMost(Linear),
    Zero(Linear),
    NotZero(Linear),
}

impl Claim {
    fn of(store: &TermStore, condition: TermId, truth: bool) -> Option<Claim> {
        use PrimOp::*;
        let Node::Prim(op, args) = store.node(condition) else { return None };
        let [left, right] = store.terms(args) else { return None };
        let difference = || Linear::of(store, *left).minus(&Linear::of(store, *right));
        let one = Linear { factors: BTreeMap::new(), constant: BigInt::one() };
        let flipped = || difference().times(&-BigInt::one());
        let claim = match op {
            IntEq | IntegerEq | CharEq => Claim::Zero(difference()),
            IntNe | IntegerNe | CharNe => Claim::NotZero(difference()),
            IntLe | IntegerLe | CharLe => Claim::AtMost(difference()),
            IntLt | IntegerLt | CharLt => Claim::AtMost(difference().plus(&one)),
            IntGe | IntegerGe | CharGe => Claim::AtMost(flipped()),
            IntGt | IntegerGt | CharGt => Claim::AtMost(flipped().plus(&one)),
            _ => return None,
        };
        Some(if truth { claim } else { claim.negated() })
    }

    fn negated(&self) -> Claim {
        match self {
            Claim::Zero(term) => Claim::NotZero(term.clone()),
            Claim::NotZero(term) => Claim::Zero(term.clone()),
            Claim::AtMost(term) => {
                let mut term = term.clone().times(&-BigInt::one());
                term.constant += 1;
                Claim::AtMost(term)
            }
        }
    }

    fn follows(&self, known: &[Claim]) -> bool {
        match self {
            Claim::AtMost(term) => at_most_zero(term, known),
            Claim::Zero(term) => at_most_zero(term, known) && at_most_zero(&opposite(term), known),
            Claim::NotZero(term) => {
                let below = |term: Linear| Linear { constant: &term.constant + 1, ..term };
                at_most_zero(&below(term.clone()), known)
                    || at_most_zero(&below(opposite(term)), known)
                    || known.iter().any(|claim| match claim {
                        Claim::NotZero(other) => other == term || *other == opposite(term),
                        _ => false,
                    })
            }
        }
    }
}

fn opposite(term: &Linear) -> Linear {
    term.clone().times(&-BigInt::one())
}

/// By itself, or because a known term that differs only in the constant is at least as large and at most zero.
fn at_most_zero(term: &Linear, known: &[Claim]) -> bool {
    if term.factors.is_empty() {
        return !term.constant.is_positive();
    }
    let bounds = |other: &Linear| other.factors == term.factors && other.constant >= term.constant;
    known.iter().any(|claim| match claim {
        Claim::AtMost(other) => bounds(other),
        Claim::Zero(other) => bounds(other) || bounds(&opposite(other)),
        Claim::NotZero(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::program::Program;
    use crate::term::Variable;
    use crate::types::Type;

    fn number(store: &mut TermStore, n: i64) -> TermId {
        store.mk_lit(&Lit::Int(n))
    }

    #[test]
    fn sums_are_the_same_in_any_order() {
        let mut store = TermStore::new(Arc::new(Program::with_builtins()));
        let [a, b] = ["a", "b"].map(|name| store.fresh(Variable::new(name, Type::int())));
        let (a, b) = (store.mk_free(a), store.mk_free(b));
        let two = number(&mut store, 2);
        let left = store.mk_prim(PrimOp::IntAdd, &[a, b]);
        let left = store.mk_prim(PrimOp::IntMul, &[left, two]);
        let doubled = store.mk_prim(PrimOp::IntAdd, &[b, b]);
        let right = store.mk_prim(PrimOp::IntAdd, &[doubled, a]);
        assert!(!is_same(&store, left, right));
        let right = store.mk_prim(PrimOp::IntAdd, &[a, right]);
        assert!(is_same(&store, left, right));
    }

    #[test]
    fn bounds_settle_comparisons_with_other_constants() {
        let mut store = TermStore::new(Arc::new(Program::with_builtins()));
        let n = store.fresh(Variable::new("n", Type::int()));
        let n = store.mk_free(n);
        let (three, five) = (number(&mut store, 3), number(&mut store, 5));
        let above = store.mk_prim(PrimOp::IntGt, &[n, five]);
        let is_three = store.mk_prim(PrimOp::IntEq, &[n, three]);
        let at_least = store.mk_prim(PrimOp::IntLe, &[three, n]);
        assert_eq!(decide(&store, &[(above, true)], is_three), Some(false));
        assert_eq!(decide(&store, &[(above, true)], at_least), Some(true));
        assert_eq!(decide(&store, &[(above, false)], is_three), None);
        assert_eq!(decide(&store, &[(at_least, false)], above), Some(false));
        assert_eq!(decide(&store, &[(is_three, true)], above), Some(false));
    }
}
