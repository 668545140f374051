//! Queries that compute rather than prove: `run`, `search`, `compute`, `satisfiability`, `implies`, `unify` and kin.

use selfsame_core::verdict::Reason;
use selfsame_solver::smt::Answer;

use crate::limits;
use crate::oracle::Oracle;
use crate::outcome::{Counterexample, NOT_PROVED, Verdict};
use crate::step::{Bias, StepCache, exists, extend, may_match};
use crate::term::{Args, Node, Role, Subst, Term};
use crate::unify::{Give, eliminate, unify};
use crate::world::{RewriteRule, World};

type Result = (Verdict, String);

/// Rewrites with the first rule that applies, outermost first, until none does.
pub fn run(world: &mut World, oracle: &mut Oracle, system: usize, term: Term, defined: bool) -> Result {
    let mut term = if defined { world.normalize(term) } else { term };
    let mut text = format!("STEP 0: {}\n", world.terms.show(term));
    for step in 1..=limits::RUN_STEPS {
        if oracle.out_of_time() {
            break;
        }
        match rewrite_once(world, oracle, system, term) {
            None => {
                text.push_str(&format!("Reached normal form in {} steps.\n", step - 1));
                return (Verdict::Verified, text);
            }
            Some(next) => {
                term = world.normalize(next);
                text.push_str(&format!("STEP {step}: {}\n", world.terms.show(term)));
            }
        }
    }
    text.push_str("No normal form was reached.\n");
    (unknown("there is no normal form within the steps of `run`"), text)
}

fn rewrite_once(world: &mut World, oracle: &mut Oracle, system: usize, term: Term) -> Option<Term> {
    for index in 0..world.systems[system].rules.len() {
        let rule = world.systems[system].rules[index].clone();
        if let Some(next) = rewrite_root(world, oracle, &rule, term) {
            return Some(next);
        }
    }
    let Node::App(fun, args) = world.terms.node(term).clone() else { return None };
    for (i, arg) in args.iter().enumerate() {
        if let Some(new) = rewrite_once(world, oracle, system, *arg) {
            let mut args = args;
            args[i] = new;
            return Some(world.terms.app(fun, args));
        }
    }
    None
}

/// The rule applies when its condition holds for all values of the variables.
fn rewrite_root(world: &mut World, oracle: &mut Oracle, rule: &RewriteRule, term: Term) -> Option<Term> {
    if !may_match(&world.terms, rule.left, term) {
        return None;
    }
    for unifier in unify(world, &[(rule.left, term)], Give::Pattern).all {
        let constraint = world.terms.subst(rule.constraint, &unifier.subst);
        let constraint = world.normalize(constraint);
        let mut condition = unifier.constraint;
        condition.push(constraint);
        let open = world.terms.pattern_vars(&condition);
        let holds = exists(&mut world.terms, &open, &condition, Bias::Stronger);
        let fails = world.terms.not(holds);
        if !oracle.is_unsat(&mut world.terms, &[fails]) {
            continue;
        }
        let right = world.terms.subst(rule.right, &unifier.subst);
        let (named, _) = rename_rest(world, right);
        return Some(named);
    }
    None
}

/// Variables that the rule makes up become variables of the term.
fn rename_rest(world: &mut World, term: Term) -> (Term, Subst) {
    let mut subst = Subst::default();
    for var in world.terms.pattern_vars(&[term]) {
        let sort = world.terms.var_info(var).sort;
        let new = world.terms.fresh(var, sort, Role::Goal);
        let new = world.terms.var(new);
        subst.insert(var, new);
    }
    (world.terms.subst(term, &subst), subst)
}

/// All constrained terms reachable in `low..=high` symbolic steps.
pub fn search(
    world: &mut World,
    oracle: &mut Oracle,
    system: Option<usize>,
    from: (Term, Vec<Term>),
    low: u32,
    high: u32,
) -> Result {
    let mut cache = StepCache::default();
    let start = world.normalize(from.0);
    let mut layer = vec![(start, from.1)];
    let (mut found, mut complete) = (Vec::new(), true);
    for depth in 0..=high {
        if depth >= low {
            found.extend(layer.iter().cloned());
        }
        if depth == high || found.len() > limits::FOUND {
            break;
        }
        let mut next = Vec::new();
        for (term, path) in &layer {
            if oracle.out_of_time() || next.len() > limits::FOUND {
                complete = false;
                break;
            }
            let (steps, all) = match system {
                Some(system) => {
                    let steps = cache.successors(world, system, *term, Give::Goal);
                    let list = steps.all.iter().map(|s| (s.term, s.condition.clone(), s.instance.clone()));
                    (list.collect::<Vec<_>>(), steps.complete)
                }
                None => (unfold(world, *term), true),
            };
            complete &= all;
            for (term, condition, instance) in steps {
                let mut path = world.terms.subst_all(path, &instance);
                if extend(world, oracle, &mut path, &condition) {
                    next.push((term, path));
                }
            }
        }
        layer = next;
    }
    let mut text = format!("Success: {} solutions.\n", found.len());
    for (i, (term, path)) in found.iter().enumerate() {
        let path = world.terms.show_all(path);
        text.push_str(&format!("Solution #{}:\n{} /\\ {path}\n", i + 1, world.terms.show(*term)));
    }
    let verdict = match (found.is_empty(), complete) {
        (_, false) => unknown("not all successors could be computed"),
        (true, true) => nothing("there is no solution"),
        (false, true) => Verdict::Verified,
    };
    (verdict, text)
}

/// One step with the equations of an axiomatized symbol, at every place where one stands.
fn unfold(world: &mut World, term: Term) -> Vec<(Term, Vec<Term>, Subst)> {
    let mut found = Vec::new();
    if let Some((fun, _)) = world.terms.as_defined(term) {
        for equation in world.equations.get(&fun).cloned().unwrap_or_default() {
            for unifier in unify(world, &[(equation.left, term)], Give::Goal).all {
                let parts = world.terms.subst_all(&[equation.right, equation.constraint], &unifier.subst);
                let mut condition = unifier.constraint;
                world.terms.conjuncts(parts[1], &mut condition);
                let mut instance = unifier.subst;
                instance.retain(|v, _| world.terms.var_info(*v).role == Role::Goal);
                found.push((parts[0], condition, instance));
            }
        }
    }
    if let Node::App(fun, args) = world.terms.node(term).clone() {
        for (i, arg) in args.iter().enumerate() {
            for (new, condition, instance) in unfold(world, *arg) {
                let mut args: Args = args.iter().map(|a| world.terms.subst(*a, &instance)).collect();
                args[i] = new;
                found.push((world.terms.app(fun, args), condition, instance));
            }
        }
    }
    found
}

pub fn compute(world: &mut World, term: Term) -> Result {
    let value = world.normalize(term);
    let text = format!("Result is {}\n", world.terms.show(value));
    if world.terms.has_defined(value) {
        return (unknown("no equation applies to what is left"), text);
    }
    (Verdict::Verified, text)
}

pub fn satisfiability(world: &mut World, oracle: &mut Oracle, formula: Term) -> Result {
    let formula = world.normalize(formula);
    let shown = world.terms.show(formula);
    match oracle.check(&mut world.terms, &[formula]) {
        Answer::Sat if world.terms.has_defined(formula) => {
            let text = format!("Satisfiability of {shown} is not conclusive.\n");
            (unknown("a call of an axiomatized symbol has no value"), text)
        }
        Answer::Sat => (Verdict::Verified, format!("The constraint {shown} is SAT.\n")),
        Answer::Unsat => (nothing("unsatisfiable"), format!("The constraint {shown} is UNSAT.\n")),
        Answer::Unknown(why) => {
            let text = format!("Satisfiability of {shown} is not conclusive: {why}\n");
            (Verdict::Unknown(Reason::SolverGaveUp(why)), text)
        }
    }
}

pub fn simplification(world: &mut World, oracle: &mut Oracle, term: Term) -> Result {
    let term = world.normalize(term);
    if world.terms.has_defined(term) {
        let text = format!("The result is {}\n", world.terms.show(term));
        return (unknown("a call of an axiomatized symbol has no value"), text);
    }
    if !world.terms.is_builtin_sorted(term) {
        return (Verdict::Verified, format!("The result is {}\n", world.terms.show(term)));
    }
    (Verdict::Verified, format!("The result is {}\n", oracle.simplified(&world.terms, term)))
}

/// Whether every instance of the first constrained term is one of the second.
pub fn implies(world: &mut World, oracle: &mut Oracle, from: (Term, Vec<Term>), to: (Term, Vec<Term>)) -> Result {
    let mut whole = vec![to.0];
    whole.extend(&to.1);
    let (copy, _) = world.terms.rename(&whole, Role::Pattern);
    let mut cases = Vec::new();
    for unifier in unify(world, &[(copy[0], from.0)], Give::Pattern).all {
        let mut condition = unifier.constraint;
        condition.extend(world.terms.subst_all(&copy[1..], &unifier.subst));
        if eliminate(&mut world.terms, &mut condition, &mut Subst::default()) {
            let open = world.terms.pattern_vars(&condition);
            cases.push(exists(&mut world.terms, &open, &condition, Bias::Stronger));
        }
    }
    let case = world.terms.or(&cases);
    let mut path = from.1.clone();
    let fails = world.terms.not(case);
    path.push(fails);
    if oracle.is_unsat(&mut world.terms, &path) {
        return (Verdict::Verified, format!("Implication holds in case: {}\n", world.terms.show(case)));
    }
    let mut path = from.1;
    path.push(case);
    if oracle.is_unsat(&mut world.terms, &path) {
        return (unknown(NOT_PROVED), "Implication does not hold in any case that was found.\n".to_owned());
    }
    let text = format!("Implication holds in case: {}\n", world.terms.show(case));
    (unknown(NOT_PROVED), text)
}

pub fn show_unifiers(world: &mut World, oracle: &mut Oracle, a: Term, b: Term) -> Result {
    let unifiers = unify(world, &[(a, b)], Give::Goal);
    let mut complete = unifiers.complete;
    let mut shown = Vec::new();
    for unifier in &unifiers.all {
        match oracle.check(&mut world.terms, &unifier.constraint) {
            Answer::Unsat => continue,
            Answer::Sat => {}
            Answer::Unknown(_) => complete = false,
        }
        let mut parts: Vec<(String, String)> = Vec::new();
        for (var, value) in &unifier.subst {
            parts.push((world.terms.var_info(*var).name.clone(), world.terms.show(*value)));
        }
        parts.sort();
        let subst: Vec<String> = parts.iter().map(|(var, value)| format!("{var} |-> {value}")).collect();
        shown.push(format!("{{{}}} if {}", subst.join(", "), world.terms.show_all(&unifier.constraint)));
    }
    let text: String = shown.iter().enumerate().map(|(i, u)| format!("Unifier #{}: {u}\n", i + 1)).collect();
    match complete {
        true if shown.is_empty() => (nothing("there is no unifier"), "No unification.\n".to_owned()),
        true => (Verdict::Verified, text),
        false => (unknown("there may be other unifiers, or none"), text),
    }
}

fn unknown(why: &str) -> Verdict {
    Verdict::Unknown(Reason::exhausted(why))
}

fn nothing(what: &str) -> Verdict {
    Verdict::Refuted(Counterexample::Nothing(what.to_owned()))
}
