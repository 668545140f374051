//! Contradictions that need no solver: equations put to use, and conditions that were taken both ways.
//!
//! Every conjunct is a fact: an equation between terms lets one stand for the other, any other condition is true. A conjunct with
//! such facts in the place of its parts says the same as before where all conjuncts hold, so one that becomes false refutes them all.

use rustc_hash::FxHashMap;

use crate::limits;
use crate::signature::{BOOL, Op};
use crate::term::{Args, Node, Term, Terms};

/// Whether the conjuncts contradict each other in a plain way. False says nothing.
pub fn contradict(terms: &mut Terms, conjuncts: &[Term]) -> bool {
    let mut facts: FxHashMap<Term, Term> = FxHashMap::default();
    for _ in 0..limits::NATIVE_ROUNDS {
        let before = facts.len();
        for conjunct in conjuncts {
            let now = replaced(terms, *conjunct, &facts, &mut FxHashMap::default());
            if terms.as_bool(now) == Some(false) {
                return true;
            }
            if let Some((from, to)) = fact(terms, now) {
                facts.entry(from).or_insert(to);
            }
        }
        if facts.len() == before {
            return false;
        }
    }
    false
}

/// What a true formula lets stand for what.
fn fact(terms: &mut Terms, formula: Term) -> Option<(Term, Term)> {
    if terms.as_bool(formula).is_some() {
        return None;
    }
    match terms.as_op(formula).map(|(op, args)| (op.clone(), args.clone())) {
        Some((Op::Eq, args)) if terms.sort(args[0]) != BOOL => {
            // The larger becomes the smaller, a number stays.
            let weight = |term: Term| (terms.as_int(term).is_none(), terms.size(term), term);
            let (small, large) =
                if weight(args[0]) < weight(args[1]) { (args[0], args[1]) } else { (args[1], args[0]) };
            let is_inside = terms.visit(&[small], |part| part == large);
            (!is_inside && terms.as_int(large).is_none()).then_some((large, small))
        }
        Some((Op::Not, args)) => Some((args[0], terms.bool(false))),
        _ => Some((formula, terms.bool(true))),
    }
}

fn replaced(terms: &mut Terms, term: Term, facts: &FxHashMap<Term, Term>, done: &mut FxHashMap<Term, Term>) -> Term {
    if let Some(value) = facts.get(&term) {
        return *value;
    }
    if let Some(known) = done.get(&term) {
        return *known;
    }
    let value = match terms.node(term).clone() {
        Node::App(fun, args) => {
            let args: Args = args.iter().map(|arg| replaced(terms, *arg, facts, done)).collect();
            let made = terms.app(fun, args);
            facts.get(&made).copied().unwrap_or(made)
        }
        Node::Var(_) | Node::Int(_) | Node::Quantified(..) => term,
    };
    done.insert(term, value);
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signature::INT;
    use crate::term::Role;

    #[test]
    fn what_follows_and_what_does_not() {
        let terms = &mut Terms::default();
        let mut var = |name: &str| {
            let var = terms.new_var(name, INT, Role::Goal);
            terms.var(var)
        };
        let (a, b, c) = (var("A"), var("B"), var("C"));
        let (ab, bc, ac) = (terms.eq(a, b), terms.eq(b, c), terms.eq(a, c));
        let not = terms.not(ac);
        assert!(contradict(terms, &[ab, bc, not]));
        assert!(contradict(terms, &[not, ab, bc]));
        assert!(!contradict(terms, &[ab, not]));
        assert!(!contradict(terms, &[ab, bc, ac]));
        let less = terms.builtin(Op::Lt, &[a, c]);
        let more = terms.builtin(Op::Lt, &[b, c]);
        let not = terms.not(more);
        // The negation of an order is another order, and orders are the solver's.
        assert!(!contradict(terms, &[ab, less, not]));
        assert!(!contradict(terms, &[less, not]));
        assert!(!contradict(terms, &[]));
    }
}
