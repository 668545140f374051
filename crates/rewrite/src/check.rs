//! Whether equations of an axiomatized symbol contradict each other.
//!
//! Equations must be convergent (paper §2). Two that apply to the same term under a common condition and give different
//! results are not; termination is left to the author of the file.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_solver::smt::Answer;

use crate::oracle::Oracle;
use crate::signature::Fun;
use crate::term::Role;
use crate::unify::{Give, unify};
use crate::world::World;

pub fn overlaps(world: &mut World, oracle: &mut Oracle, fun: Fun) -> Vec<Diagnostic> {
    let equations = world.equations.get(&fun).cloned().unwrap_or_default();
    let name = world.terms.sig.fun_info(fun).name.clone();
    let mut found = Vec::new();
    for (i, first) in equations.iter().enumerate() {
        for second in &equations[i + 1..] {
            let whole = [second.left, second.right, second.constraint];
            let (copy, _) = world.terms.rename(&whole, Role::Pattern);
            let pairs = match (world.terms.as_app(first.left), world.terms.as_app(copy[0])) {
                (Some((_, xs)), Some((_, ys))) => xs.iter().copied().zip(ys.iter().copied()).collect::<Vec<_>>(),
                _ => continue,
            };
            for unifier in unify(world, &pairs, Give::Pattern).all {
                let parts = [first.right, copy[1], first.constraint, copy[2]];
                let parts = world.terms.subst_all(&parts, &unifier.subst);
                let (a, b) = (world.normalize(parts[0]), world.normalize(parts[1]));
                let mut both = unifier.constraint;
                both.extend(&parts[2..]);
                if world.terms.is_builtin_sorted(a) && world.terms.sort(a) == world.terms.sort(b) {
                    let same = world.terms.eq(a, b);
                    both.push(world.terms.not(same));
                } else if a == b {
                    continue;
                }
                let text = format!("overlapping equations of `{name}`: both apply, with different results");
                let message = match oracle.check(&mut world.terms, &both) {
                    Answer::Unsat => continue,
                    Answer::Sat => Diagnostic::error(second.span, text),
                    Answer::Unknown(_) => Diagnostic::warning(second.span, format!("possibly {text}")),
                };
                let message = message.also(first.span, "this one applies too");
                found.push(message.hint("give the equations conditions that exclude each other"));
                break;
            }
        }
    }
    found
}
