//! Whether declarations make sense together: equations of an axiomatized symbol must be convergent (paper §2), and axioms
//! must have a model, or anything could be proved from them.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_solver::smt::Answer;

use crate::oracle::Oracle;
use crate::signature::{Fun, Kind, Op};
use crate::syntax::Programs;
use crate::term::{Node, Role, Subst, Term};
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
    for equation in &equations {
        let is_itself = |term: Term| term == equation.left;
        if world.terms.visit(&[equation.right, equation.constraint], is_itself) {
            let text = format!("`{name}` calls itself with the same arguments, so it has no value");
            let call = world.terms.show(equation.left);
            world.diagnostics.push(Diagnostic::error(equation.span, text).label(format!("{call} needs {call}")));
            return;
        }
    }
    if !terminates(world, oracle, fun) {
        let mut growing = equations.iter().filter(|equation| {
            let calls = |term: Term| world.terms.as_defined(term).is_some_and(|(root, _)| root == fun);
            world.terms.visit(&[equation.right], calls)
        });
        if let Some(example) = growing.next() {
            let text = format!("the equations of `{name}` may not terminate: no argument is seen to get smaller");
            let label = format!("e.g. {} needs {}", world.terms.show(example.left), world.terms.show(example.right));
            world.diagnostics.push(Diagnostic::warning(example.span, text).label(label));
        }
        world.assumptions.push(format!("the equations of `{name}` terminate"));
    }
}

/// Whether every configuration of a system has at most one successor. False also where that could not be decided.
pub fn is_deterministic(world: &mut World, oracle: &mut Oracle, system: usize) -> bool {
    let rules = world.systems[system].rules.clone();
    let invents = |world: &World, rule: &RewriteRule| {
        let known = world.terms.free_vars(&[rule.left]);
        world.terms.free_vars(&[rule.right, rule.constraint]).iter().any(|var| !known.contains(var))
    };
    // A left side that computes nothing determines what its variables are.
    let computes = |world: &World, rule: &RewriteRule| {
        let is_call = |term: Term| !is_constructed(world, term);
        world.terms.visit(&[rule.left], is_call)
    };
    rules.iter().all(|rule| !invents(world, rule))
        && rules.iter().enumerate().all(|(i, first)| {
            let own = usize::from(!computes(world, first));
            rules[i + own..].iter().all(|second| overlap(world, oracle, first, second) == Answer::Unsat)
        })
}

fn is_constructed(world: &World, term: Term) -> bool {
    match world.terms.as_app(term) {
        Some((fun, args)) => {
            let is_value = matches!(world.terms.sig.op(fun), Some(Op::True | Op::False));
            is_value || world.terms.sig.fun_info(fun).kind == Kind::Constructor || args.is_empty()
        }
        None => true,
    }
}

/// Warns of rules of a system that apply to one configuration and do different things: designers want to know.
pub fn rules(world: &mut World, oracle: &mut Oracle, system: usize) {
    let rules = world.systems[system].rules.clone();
    for (i, first) in rules.iter().enumerate() {
        for second in &rules[i + 1..] {
            if overlap(world, oracle, first, second) == Answer::Sat {
                let text = "two rules apply to the same configuration, and do different things";
                let warning = Diagnostic::warning(second.span, text).also(first.span, "this one applies too");
                let example = format!("e.g. {}", world.terms.show(second.left));
                world.diagnostics.push(warning.hint(example));
                return;
            }
        }
    }
}

/// Warns of forms of programs that no rule runs: a program that comes to one is stuck.
pub fn forms(world: &mut World, programs: &Programs) {
    let (Ok(system), Ok(from)) = (world.system_named(&programs.system), world.term(&programs.from)) else { return };
    let Some(var) = world.vars.get(&programs.program.text).copied() else { return };
    let sort = world.terms.var_info(var).sort;
    let Some(category) = world.terms.notation.category(sort, &world.terms) else { return };
    let lefts: Vec<Term> = world.systems[system].rules.iter().map(|rule| rule.left).collect();
    // Whatever else the configuration holds.
    let hole = world.terms.var(var);
    let at = anywhere(world, from, hole);
    let tried: Vec<(Term, Span)> =
        world.terms.notation.categories[category].forms.iter().map(|form| (form.pattern, form.tree.span)).collect();
    let mut silent = None;
    for (pattern, span) in tried {
        // Variables of the form are not those of the place.
        let (copy, _) = world.terms.rename(&[pattern], Role::Goal);
        let config = world.terms.subst(at, &Subst::from_iter([(var, copy[0])]));
        let runs = lefts.iter().any(|left| {
            let unifiers = unify(world, &[(*left, config)], Give::Goal);
            !unifiers.complete || !unifiers.all.is_empty()
        });
        if !runs {
            silent = silent.or(Some((world.terms.show(pattern), span)));
        }
    }
    if let Some((example, span)) = silent {
        let warning = Diagnostic::warning(span, "no rule says how this runs: a program that comes to it is stuck");
        world.diagnostics.push(warning.hint(format!("e.g. {example}")));
    }
}

/// The configuration with variables in the place of everything that neither is the program nor holds it.
fn anywhere(world: &mut World, term: Term, program: Term) -> Term {
    if term == program {
        return term;
    }
    match world.terms.node(term).clone() {
        Node::App(fun, args) if world.terms.visit(&[term], |part| part == program) => {
            let args = args.iter().map(|arg| anywhere(world, *arg, program)).collect();
            world.terms.raw(fun, args)
        }
        _ => {
            let sort = world.terms.sort(term);
            let var = world.terms.new_var("anything", sort, Role::Goal);
            world.terms.var(var)
        }
    }
}

/// Whether two equations or rules apply to one term and give different results there.
fn overlap(world: &mut World, oracle: &mut Oracle, first: &RewriteRule, second: &RewriteRule) -> Answer {
    let (copy, _) = world.terms.rename(&[second.left, second.right, second.constraint], Role::Pattern);
    let pairs = match (world.terms.as_app(first.left), world.terms.as_app(copy[0])) {
        (Some((f, _)), Some((g, _))) if f != g => return Answer::Unsat,
        (Some((_, xs)), Some((_, ys))) => xs.iter().copied().zip(ys.iter().copied()).collect::<Vec<_>>(),
        _ => return Answer::Unknown("a left side that is a variable".to_owned()),
    };
    let unifiers = unify(world, &pairs, Give::Pattern);
    let mut worst = match unifiers.complete {
        true => Answer::Unsat,
        false => Answer::Unknown("not all unifiers are known".to_owned()),
    };
    for unifier in unifiers.all {
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
