//! Whether the equations of an axiomatized symbol terminate.
//!
//! A symbol calls itself and symbols defined before it, so it terminates when every call of itself makes one measure smaller:
//! an argument becomes a part of what it was, or a number gets smaller and was not negative. "No" means "not shown".

use crate::oracle::Oracle;
use crate::signature::{Fun, INT, Op};
use crate::term::{Args, Node, Term, Terms};
use crate::world::World;

pub fn terminates(world: &mut World, oracle: &mut Oracle, fun: Fun) -> bool {
    let mut calls = Vec::new();
    for equation in world.equations.get(&fun).cloned().unwrap_or_default() {
        let Some((_, left)) = world.terms.as_app(equation.left) else { return false };
        let left = left.clone();
        for part in [equation.right, equation.constraint] {
            let mut found = Vec::new();
            collect(&world.terms, fun, part, &mut found);
            for args in found {
                calls.push(Call { left: left.clone(), args, condition: equation.constraint });
            }
        }
    }
    let arity = world.terms.sig.fun_info(fun).args.len();
    if calls.is_empty() || (0..arity).any(|i| calls.iter().all(|c| is_part(&world.terms, c.args[i], c.left[i]))) {
        return true;
    }
    let sorts = &world.terms.sig.fun_info(fun).args;
    let numbers: Vec<usize> = (0..arity).filter(|i| sorts[*i] == INT).collect();
    let bounds = literals(&world.terms, &calls);
    let differences = numbers.iter().flat_map(|a| numbers.iter().map(move |b| Measure::Difference(*a, *b)));
    let distances = numbers.iter().flat_map(|a| bounds.iter().map(move |b| Measure::Below(*b, *a)));
    let all = numbers.iter().map(|a| Measure::Argument(*a)).chain(differences).chain(distances);
    all.collect::<Vec<_>>().into_iter().any(|m| calls.iter().all(|c| decreases(&mut world.terms, oracle, m, c)))
}

/// A call of the symbol in an equation of its own.
struct Call {
    left: Args,
    args: Args,
    condition: Term,
}

#[derive(Clone, Copy)]
enum Measure {
    Argument(usize),
    /// How far the second is below the first, and one more.
    Difference(usize, usize),
    Below(Term, usize),
}

impl Measure {
    fn of(self, terms: &mut Terms, args: &Args) -> Term {
        let (high, low) = match self {
            Measure::Argument(a) => return args[a],
            Measure::Difference(a, b) => (args[a], args[b]),
            Measure::Below(bound, a) => (bound, args[a]),
        };
        let one = terms.int(1);
        let distance = terms.builtin(Op::Sub, &[high, low]);
        terms.builtin(Op::Add, &[distance, one])
    }
}

fn decreases(terms: &mut Terms, oracle: &mut Oracle, measure: Measure, call: &Call) -> bool {
    let (before, after) = (measure.of(terms, &call.left), measure.of(terms, &call.args));
    let zero = terms.int(0);
    let parts = [terms.builtin(Op::Le, &[zero, before]), terms.builtin(Op::Lt, &[after, before])];
    let down = terms.and(&parts);
    let fails = terms.not(down);
    oracle.is_unsat(terms, &[call.condition, fails])
}

fn collect(terms: &Terms, fun: Fun, term: Term, found: &mut Vec<Args>) {
    terms.visit(&[term], |term| {
        if let Some((root, args)) = terms.as_app(term)
            && root == fun
        {
            found.push(args.clone());
        }
        false
    });
}

/// Whether `part` is properly inside the constructor term `whole`.
fn is_part(terms: &Terms, part: Term, whole: Term) -> bool {
    match terms.node(whole) {
        Node::App(fun, args) if terms.sig.op(*fun).is_none() => {
            args.iter().any(|arg| *arg == part || is_part(terms, part, *arg))
        }
        _ => false,
    }
}

/// Numbers that the conditions speak of.
fn literals(terms: &Terms, calls: &[Call]) -> Vec<Term> {
    let mut found = Vec::new();
    let conditions: Vec<Term> = calls.iter().map(|c| c.condition).collect();
    terms.visit(&conditions, |term| {
        if terms.as_int(term).is_some() {
            found.push(term);
        }
        false
    });
    found
}
