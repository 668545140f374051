//! Symbolic successors (Def. 7) and the formulas that say when a step is possible.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::oracle::Oracle;
use crate::term::{Quantifier, Role, Subst, Term, Terms, Var};
use crate::unify::{Give, unify};
use crate::world::World;

/// One way to go on, whatever the path so far.
#[derive(Clone, Debug)]
pub struct Successor {
    pub term: Term,
    /// What must hold for the step, over the variables of the source and `fresh`.
    pub condition: Vec<Term>,
    /// Variables that the rule makes up (its right side or constraint has them, its left side has not).
    pub fresh: Vec<Var>,
    /// Constructor-sorted variables of the source that the step gives a shape.
    pub instance: Subst,
    /// The rule, and which of the ways in which it applies.
    pub by: (usize, usize),
    /// For each of `fresh`, the rule's own variable.
    pub origins: Vec<Var>,
}

#[derive(Clone, Debug, Default)]
pub struct Successors {
    pub all: Vec<Successor>,
    /// Whether no step of any instance is missing.
    pub complete: bool,
}

/// Successors by system and source, for sources whose steps make up no variables: those must be new at every visit.
#[derive(Default)]
pub struct StepCache {
    known: FxHashMap<(usize, Term, bool), Rc<Successors>>,
}

impl StepCache {
    /// All steps of `term`. A wrong "satisfiable" does no harm: conditions are kept with the steps.
    pub fn successors(&mut self, world: &mut World, system: usize, term: Term, give: Give) -> Rc<Successors> {
        let key = (system, term, give == Give::Goal);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        let found = Rc::new(successors(world, system, term, give));
        if found.all.iter().all(|s| s.fresh.is_empty() && s.instance.is_empty()) {
            self.known.insert(key, Rc::clone(&found));
        }
        found
    }
}

fn successors(world: &mut World, system: usize, term: Term, give: Give) -> Successors {
    let mut result = Successors { all: Vec::new(), complete: true };
    for rule in 0..world.systems[system].rules.len() {
        let source = world.systems[system].rules[rule].clone();
        if !may_match(&world.terms, source.left, term) {
            continue;
        }
        let unifiers = unify(world, &[(source.left, term)], give);
        result.complete &= unifiers.complete;
        let before = result.all.len();
        for unifier in unifiers.all {
            let mut terms = vec![source.right, source.constraint];
            terms = world.terms.subst_all(&terms, &unifier.subst);
            terms.extend(&unifier.constraint);
            let mut instance = unifier.subst;
            instance.retain(|var, _| world.terms.var_info(*var).role == Role::Goal);
            // The shapes speak of the rule's variables too: they get the same names as in the rest.
            let (shaped, shapes): (Vec<Var>, Vec<Term>) = instance.into_iter().unzip();
            terms.extend(&shapes);
            let origins = world.terms.pattern_vars(&terms);
            let Some(fresh) = name_the_rest(world, &mut terms) else { continue };
            let shapes = terms.split_off(terms.len() - shapes.len());
            let instance = shaped.into_iter().zip(shapes).collect();
            let mut condition = Vec::new();
            for formula in &terms[1..] {
                let formula = world.normalize(*formula);
                world.terms.conjuncts(formula, &mut condition);
            }
            if condition.iter().any(|c| world.terms.as_bool(*c) == Some(false)) {
                continue;
            }
            let term = world.normalize(terms[0]);
            let by = (rule, result.all.len() - before);
            result.all.push(Successor { term, condition, fresh, instance, by, origins });
        }
    }
    result
}

/// Gives goal variables to what is left of the rule's own. None when one has an empty sort: the rule never fires.
fn name_the_rest(world: &mut World, terms: &mut Vec<Term>) -> Option<Vec<Var>> {
    let mut fresh = Vec::new();
    let mut subst = Subst::default();
    for var in world.terms.pattern_vars(terms) {
        let sort = world.terms.var_info(var).sort;
        if !world.terms.sig.inhabited(sort) {
            return None;
        }
        let new = world.terms.fresh(var, sort, Role::Goal);
        fresh.push(new);
        let new = world.terms.var(new);
        subst.insert(var, new);
    }
    *terms = world.terms.subst_all(terms, &subst);
    Some(fresh)
}

/// A look at the constructors alone, before unification proper.
pub fn may_match(terms: &Terms, pattern: Term, subject: Term) -> bool {
    if pattern == subject || terms.as_defined(pattern).is_some() || terms.as_defined(subject).is_some() {
        return true;
    }
    let (p, s) = (terms.as_var(pattern), terms.as_var(subject));
    if p.is_some() || s.is_some() {
        let (a, b) = (terms.sort(pattern), terms.sort(subject));
        return terms.sig.leq(b, a) || (s.is_some() && !terms.sig.meets(a, b).is_empty());
    }
    if terms.is_builtin_sorted(pattern) {
        let literals = terms.as_int(pattern).is_some() && terms.as_int(subject).is_some();
        return terms.sort(pattern) == terms.sort(subject) && !literals;
    }
    match (terms.as_app(pattern), terms.as_app(subject)) {
        (Some((f, xs)), Some((g, ys))) => f == g && xs.iter().zip(ys).all(|(x, y)| may_match(terms, *x, *y)),
        _ => false,
    }
}

/// Which way a formula may err that cannot be said exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bias {
    /// May be false where the exact one is true.
    Stronger,
    /// May be true where the exact one is false.
    Weaker,
}

/// `exists vars. conjuncts`, as one formula over the other variables.
pub fn exists(terms: &mut Terms, vars: &[Var], conjuncts: &[Term], bias: Bias) -> Term {
    let (mut inner, mut outer) = (Vec::new(), Vec::new());
    for conjunct in conjuncts {
        let bound = terms.free_vars(&[*conjunct]).iter().any(|v| vars.contains(v));
        if bound { inner.push(*conjunct) } else { outer.push(*conjunct) }
    }
    let sayable = |t: &Term| {
        let free = terms.free_vars(&[*t]);
        !terms.has_defined(*t) && free.iter().all(|v| terms.sig.is_builtin(terms.var_info(*v).sort))
    };
    if !inner.iter().all(sayable) {
        if bias == Bias::Stronger {
            return terms.bool(false);
        }
        inner.retain(sayable);
    }
    let mut body = terms.and(&inner);
    for var in vars {
        body = terms.quantified(Quantifier::Exists, *var, body);
    }
    outer.push(body);
    terms.and(&outer)
}

/// `not exists`, pushed inwards so that the solver sees a universal formula.
pub fn not_exists(terms: &mut Terms, vars: &[Var], conjuncts: &[Term], bias: Bias) -> Term {
    let flipped = if bias == Bias::Stronger { Bias::Weaker } else { Bias::Stronger };
    let formula = exists(terms, vars, conjuncts, flipped);
    terms.not(formula)
}

/// The instances that can make no step, as a formula that may be too strong.
pub fn stuck(world: &mut World, cache: &mut StepCache, system: usize, term: Term) -> Term {
    let next = cache.successors(world, system, term, Give::Goal);
    if !next.complete || next.all.iter().any(|s| !s.instance.is_empty()) {
        return world.terms.bool(false);
    }
    let mut parts = Vec::new();
    for step in &next.all {
        parts.push(not_exists(&mut world.terms, &step.fresh, &step.condition, Bias::Stronger));
    }
    world.terms.and(&parts)
}

/// Whether the path can go on with these conditions; they are added to it when it can.
pub fn extend(world: &mut World, oracle: &mut Oracle, path: &mut Vec<Term>, condition: &[Term]) -> bool {
    let before = path.len();
    for conjunct in condition {
        if !path.contains(conjunct) {
            path.push(*conjunct);
        }
    }
    path.len() == before || !oracle.is_unsat(&mut world.terms, path)
}
