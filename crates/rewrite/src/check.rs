//! Whether declarations make sense together: equations of an axiomatized symbol must be convergent (paper §2), and axioms
//! must have a model, or anything could be proved from them.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_solver::smt::Answer;

use crate::oracle::Oracle;
use crate::signature::Fun;
use crate::term::Role;
use crate::termination::terminates;
use crate::unify::{Give, unify};
use crate::world::{RewriteRule, World};

/// Checks the equations of a symbol: overlaps are errors, and what cannot be decided becomes an assumption.
pub fn equations(world: &mut World, oracle: &mut Oracle, fun: Fun) {
    let equations = world.equations.get(&fun).cloned().unwrap_or_default();
    let name = world.terms.sig.fun_info(fun).name.clone();
    let mut doubtful = false;
    for (i, first) in equations.iter().enumerate() {
        // An equation overlaps with itself when its left side computes: `f (N mod 2)` is `f 0` for many N.
        for second in &equations[i..] {
            match overlap(world, oracle, first, second) {
                Answer::Unsat => {}
                Answer::Sat => {
                    let text = format!("overlapping equations of `{name}`: both apply, with different results");
                    let error = Diagnostic::error(second.span, text)
                        .also(first.span, "this one applies too")
                        .hint("give the equations conditions that exclude each other");
                    world.diagnostics.push(error);
                }
                Answer::Unknown(_) => doubtful = true,
            }
        }
    }
    if doubtful {
        world.assumptions.push(format!("no two equations of `{name}` give different results for the same arguments"));
    }
    if !terminates(world, oracle, fun) {
        world.assumptions.push(format!("the equations of `{name}` terminate"));
    }
}

/// Whether two equations apply to one term and give different results there.
fn overlap(world: &mut World, oracle: &mut Oracle, first: &RewriteRule, second: &RewriteRule) -> Answer {
    let (copy, _) = world.terms.rename(&[second.left, second.right, second.constraint], Role::Pattern);
    let pairs = match (world.terms.as_app(first.left), world.terms.as_app(copy[0])) {
        (Some((_, xs)), Some((_, ys))) => xs.iter().copied().zip(ys.iter().copied()).collect::<Vec<_>>(),
        _ => return Answer::Unsat,
    };
    let mut worst = Answer::Unsat;
    for unifier in unify(world, &pairs, Give::Pattern).all {
        let parts = [first.right, copy[1], first.constraint, copy[2]];
        let parts = world.terms.subst_all(&parts, &unifier.subst);
        let mut both = unifier.constraint;
        for part in &parts[2..] {
            let part = world.normalize(*part);
            world.terms.conjuncts(part, &mut both);
        }
        let (a, b) = (world.normalize(parts[0]), world.normalize(parts[1]));
        if world.terms.is_builtin_sorted(a) && world.terms.sort(a) == world.terms.sort(b) {
            let same = world.terms.eq(a, b);
            both.push(world.terms.not(same));
        } else if a == b {
            continue;
        }
        let open = [both.as_slice(), &[a, b]].concat().iter().any(|t| world.terms.has_defined(*t));
        match oracle.check(&mut world.terms, &both) {
            Answer::Unsat => {}
            // A call without a value is anything for the solver: the results may be equal all the same.
            Answer::Sat if !open => return Answer::Sat,
            Answer::Sat => worst = Answer::Unknown("a call of an axiomatized symbol".to_owned()),
            unknown => worst = unknown,
        }
    }
    worst
}

/// Refuses axioms that contradict each other.
pub fn axioms(world: &mut World, oracle: &mut Oracle, span: Span) {
    match oracle.check(&mut world.terms, &[]) {
        Answer::Sat => {}
        Answer::Unsat => {
            let error = Diagnostic::error(span, "this contradicts what is asserted so far: everything could be proved");
            world.diagnostics.push(error.hint("a variable that is free in an axiom stands for all values"));
        }
        Answer::Unknown(_) => {
            let text = "what is asserted does not contradict itself".to_owned();
            if !world.assumptions.contains(&text) {
                world.assumptions.push(text);
            }
        }
    }
}
