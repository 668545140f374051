//! Help for the solver with products: equalities used up front, and facts about signs and sizes of products as lemmas.
//!
//! Lemmas are true of all integers, and equal terms replace each other, so answers stay right.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::limits;
use crate::signature::{INT, Op};
use crate::term::{Args, Node, Term, Terms};

/// The same constraint, with equal atoms made one and lemmas about its products added. None when it has no products.
pub fn prepare(terms: &mut Terms, conjuncts: &[Term]) -> Option<Vec<Term>> {
    let conjuncts = use_equalities(terms, conjuncts);
    let mut products = Vec::new();
    for conjunct in &conjuncts {
        collect(terms, *conjunct, &mut FxHashSet::default(), &mut products);
    }
    if products.is_empty() {
        return None;
    }
    let mut lemmas = Vec::new();
    for (i, a) in products.iter().enumerate() {
        sign_lemmas(terms, a, &mut lemmas);
        for b in &products[..i] {
            comparison_lemmas(terms, a, b, &mut lemmas);
        }
    }
    lemmas.truncate(limits::PRODUCT_LEMMAS);
    Some(conjuncts.into_iter().chain(lemmas).collect())
}

/// Replaces one side of each equation between an atom and a term by the other, everywhere else.
pub fn use_equalities(terms: &mut Terms, conjuncts: &[Term]) -> Vec<Term> {
    let mut rest: Vec<Term> = conjuncts.to_vec();
    let mut done = Vec::new();
    loop {
        let found = rest.iter().enumerate().find_map(|(i, c)| {
            let (Op::Eq, args) = terms.as_op(*c)? else { return None };
            let (a, b) = (args[0], args[1]);
            let atom = |t: Term| match terms.node(t) {
                Node::Var(_) => true,
                Node::App(_, _) => matches!(terms.as_op(t), Some((Op::Select | Op::Uninterpreted, _))),
                Node::Int(_) | Node::Quantified(..) => false,
            };
            let usable = |from: Term, to: Term| atom(from) && terms.sort(from) == INT && !contains(terms, to, from);
            if usable(b, a) {
                Some((i, b, a))
            } else if usable(a, b) {
                Some((i, a, b))
            } else {
                None
            }
        });
        let Some((index, from, to)) = found else { return done.into_iter().chain(rest).collect() };
        done.push(rest.remove(index));
        let mut memo = FxHashMap::from_iter([(from, to)]);
        rest = rest.into_iter().map(|c| replace(terms, c, &mut memo)).collect();
    }
}

fn contains(terms: &Terms, whole: Term, part: Term) -> bool {
    terms.visit(&[whole], |term| term == part)
}

fn replace(terms: &mut Terms, term: Term, memo: &mut FxHashMap<Term, Term>) -> Term {
    if let Some(done) = memo.get(&term) {
        return *done;
    }
    let result = match terms.node(term).clone() {
        Node::App(fun, args) => {
            let args: Args = args.iter().map(|a| replace(terms, *a, memo)).collect();
            terms.app(fun, args)
        }
        Node::Var(_) | Node::Int(_) | Node::Quantified(..) => term,
    };
    memo.insert(term, result);
    result
}

/// Products of at least two atoms, each once.
fn collect(terms: &Terms, term: Term, seen: &mut FxHashSet<Term>, products: &mut Vec<Vec<Term>>) {
    if !seen.insert(term) {
        return;
    }
    if terms.sort(term) == INT {
        for atoms in terms.polynomial(term).keys() {
            if atoms.len() > 1 && !products.contains(atoms) {
                products.push(atoms.clone());
            }
        }
    }
    if let Node::App(_, args) = terms.node(term) {
        for arg in args {
            collect(terms, *arg, seen, products);
        }
    }
}

fn product(terms: &mut Terms, atoms: &[Term]) -> Term {
    let one = terms.int(1);
    atoms.iter().fold(one, |acc, atom| terms.builtin(Op::Mul, &[acc, *atom]))
}

/// An atom with the product of the others.
fn factorings(terms: &mut Terms, atoms: &[Term]) -> Vec<(Term, Term)> {
    let mut found = Vec::new();
    for i in 0..atoms.len() {
        let mut others = atoms.to_vec();
        let atom = others.remove(i);
        let rest = product(terms, &others);
        if !found.contains(&(atom, rest)) {
            found.push((atom, rest));
        }
    }
    found
}

/// `a > 0 ∧ r > 0 → a * r ≥ a`, and the other signs.
fn sign_lemmas(terms: &mut Terms, atoms: &[Term], lemmas: &mut Vec<Term>) {
    for (a, r) in factorings(terms, atoms) {
        let zero = terms.int(0);
        bound_lemma(terms, a, r, zero, lemmas);
    }
}

/// `a > 0 ∧ r > s → a * r ≥ a * s + a`, both ways, for products with a common factor.
fn comparison_lemmas(terms: &mut Terms, x: &[Term], y: &[Term], lemmas: &mut Vec<Term>) {
    for (a, r) in factorings(terms, x) {
        for (b, s) in factorings(terms, y) {
            if a == b {
                bound_lemma(terms, a, r, s, lemmas);
            }
        }
    }
}

fn bound_lemma(terms: &mut Terms, a: Term, r: Term, s: Term, lemmas: &mut Vec<Term>) {
    let zero = terms.int(0);
    let positive = terms.builtin(Op::Lt, &[zero, a]);
    let (ar, as_) = (terms.builtin(Op::Mul, &[a, r]), terms.builtin(Op::Mul, &[a, s]));
    for (big, small, high, low) in [(r, s, ar, as_), (s, r, as_, ar)] {
        let more = terms.builtin(Op::Lt, &[small, big]);
        let next = terms.builtin(Op::Add, &[low, a]);
        let then = terms.builtin(Op::Le, &[next, high]);
        let both = terms.and(&[positive, more]);
        lemmas.push(terms.builtin(Op::Implies, &[both, then]));
    }
    let (same, equal) = (terms.eq(r, s), terms.eq(ar, as_));
    lemmas.push(terms.builtin(Op::Implies, &[same, equal]));
}
