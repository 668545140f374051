//! Runs of both sides of a goal on sample inputs: what circularities are learned from.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;

use crate::limits;
use crate::refute::{Refuter, VALUES};
use crate::signature::{Fun, INT, Op, SmtSort};
use crate::simulation::Formula;
use crate::term::{Args, Node, Role, Subst, Term, Terms, Var};
use crate::unify::Give;
use crate::value::{Interpretation, Scatter, Value};
use crate::world::World;

/// A configuration as its store and the rest, in which [`Hole`] stands for the store, and others for other maps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    pub skeleton: Term,
    pub store: Term,
}

/// Both runs on one sample, with the values that places of the stores had.
pub struct Sample {
    pub left: Vec<Visit>,
    pub right: Vec<Visit>,
    values: FxHashMap<Term, Option<Value>>,
}

impl Sample {
    pub fn int(&self, terms: &Terms, term: Term) -> Option<BigInt> {
        if let Some(value) = terms.as_int(term) {
            return Some(value.clone());
        }
        match self.values.get(&term)?.as_ref()? {
            Value::Int(value) => Some(value.clone()),
            Value::Bool(_) => None,
        }
    }

    pub fn truth(&self, term: Term) -> Option<bool> {
        match self.values.get(&term)?.as_ref()? {
            Value::Bool(value) => Some(*value),
            Value::Int(_) => None,
        }
    }
}

/// The variables that stand for maps in skeletons: the store of numbers, and one other map of a sort.
#[derive(Clone, Debug)]
pub struct Hole {
    pub store: Var,
    pub others: Vec<Var>,
}

/// Splits a configuration: it has at most one store, a map from numbers to numbers, and at most one map of any other sort.
pub fn split(world: &mut World, hole: &mut Option<Hole>, config: Term) -> Option<Visit> {
    let mut maps = Vec::new();
    find_maps(world, config, &mut maps);
    let is_store = |world: &World, map: Term| {
        matches!(&world.terms.sig.sort_info(world.terms.sort(map)).smt,
            Some(SmtSort::Array(from, to)) if **from == SmtSort::Int && !matches!(**to, SmtSort::Array(..)))
    };
    let (stores, others): (Vec<Term>, Vec<Term>) = maps.into_iter().partition(|map| is_store(world, *map));
    // A language without a store: a number, the same everywhere, is in its place.
    let store = match stores[..] {
        [] => world.terms.int(0),
        [store] => store,
        _ => return None,
    };
    let hole = match hole {
        Some(hole) => hole,
        None => {
            let sort = world.terms.sort(store);
            hole.insert(Hole { store: world.terms.new_var("M", sort, Role::Goal), others: Vec::new() })
        }
    };
    let placeholder = world.terms.var(hole.store);
    if world.terms.sort(placeholder) != world.terms.sort(store) {
        return None;
    }
    let mut skeleton = put(world, config, store, placeholder);
    let mut sorts = Vec::new();
    for map in others {
        let sort = world.terms.sort(map);
        if sorts.contains(&sort) {
            return None;
        }
        sorts.push(sort);
        let known = hole.others.iter().copied().find(|var| world.terms.var_info(*var).sort == sort);
        let var = known.unwrap_or_else(|| {
            let var = world.terms.new_var("H", sort, Role::Goal);
            hole.others.push(var);
            var
        });
        let placeholder = world.terms.var(var);
        skeleton = put(world, skeleton, map, placeholder);
    }
    Some(Visit { skeleton, store })
}

fn find_maps(world: &World, term: Term, found: &mut Vec<Term>) {
    if matches!(world.terms.sig.sort_info(world.terms.sort(term)).smt, Some(SmtSort::Array(..))) {
        if !found.contains(&term) {
            found.push(term);
        }
    } else if !world.terms.is_builtin_sorted(term)
        && let Node::App(_, args) = world.terms.node(term)
    {
        for arg in args {
            find_maps(world, *arg, found);
        }
    }
}

fn put(world: &mut World, term: Term, old: Term, new: Term) -> Term {
    if term == old {
        return new;
    }
    if world.terms.is_builtin_sorted(term) {
        return term;
    }
    match world.terms.node(term).clone() {
        Node::App(fun, args) => {
            let args: Args = args.iter().map(|a| put(world, *a, old, new)).collect();
            world.terms.raw(fun, args)
        }
        Node::Var(_) | Node::Int(_) | Node::Quantified(..) => term,
    }
}

/// Which runs circularities are learned from.
pub struct Plan {
    /// How many.
    pub samples: usize,
    /// What places are wished to be.
    pub values: &'static [i32],
    /// Whether orders of sums are learned: of few runs they say much that is wrong, of many they cost more than they help.
    pub sums: bool,
}

/// Enough for most loops.
pub const FEW: Plan = Plan { samples: limits::SAMPLES, values: &VALUES, sums: true };
/// Where loops are nested, few of few runs get to the inner one: more runs, with numbers that let loops go round.
pub const MANY: Plan = Plan { samples: limits::MORE_SAMPLES, values: &[2, 3, 1, 4, 0, 5, 2], sums: false };

impl Refuter<'_> {
    /// Runs the goal on samples, in which the terms `varied` have different values. `ask` says which terms are of interest at
    /// a visit.
    pub fn samples(
        &mut self,
        goal: &Formula,
        hole: &mut Option<Hole>,
        varied: &[Term],
        plan: &Plan,
        ask: &mut dyn FnMut(&mut World, &Visit) -> Vec<Term>,
    ) -> Vec<Sample> {
        let all = [&[goal.left, goal.right], goal.constraint.as_slice()].concat();
        let vars = self.world.terms.free_vars(&all);
        // A variable that is no number and no map has no value to run with.
        if vars.iter().any(|var| !self.is_builtin(*var)) {
            return Vec::new();
        }
        let mut places = self.places(goal, &vars);
        places.extend(varied.iter().filter(|t| !places.contains(t)).copied().collect::<Vec<_>>());
        let small = self.small(&places);
        let mut samples = Vec::new();
        for round in 0..plan.samples {
            if self.oracle.out_of_time() {
                break;
            }
            let path = self.wish([goal.constraint.as_slice(), &small].concat(), &places, round, plan.values);
            let Some(model) = self.oracle.model(&mut self.world.terms, &path) else { break };
            let scatter = Scatter { seed: round as u64, small: self.world.expressions.clone() };
            let mut at = Interpretation::new(&model, Some(&scatter));
            let ok = goal.constraint.iter().all(|c| self.holds(&mut at, *c) == Some(true));
            if !ok {
                continue;
            }
            let left = self.trace(self.left, goal.left, hole, &mut at);
            let right = self.trace(self.right, goal.right, hole, &mut at);
            let (Some(left), Some(right)) = (left, right) else { continue };
            let mut values = FxHashMap::default();
            for visit in left.iter().chain(&right) {
                for term in ask(self.world, visit) {
                    let value = at.value(&mut self.world.terms, self.oracle, term);
                    values.insert(term, value);
                }
            }
            for var in &vars {
                let term = self.world.terms.var(*var);
                let value = at.value(&mut self.world.terms, self.oracle, term);
                values.insert(term, value);
            }
            samples.push(Sample { left, right, values });
        }
        samples
    }

    /// One run to its end, in an interpretation that decides every condition.
    fn trace(
        &mut self,
        system: usize,
        start: Term,
        hole: &mut Option<Hole>,
        at: &mut Interpretation,
    ) -> Option<Vec<Visit>> {
        let mut term = self.world.normalize(start);
        let mut visits = Vec::new();
        for _ in 0..limits::SAMPLE_STEPS {
            visits.push(split(self.world, hole, term)?);
            let next = self.cache.successors(self.world, system, term, Give::Goal);
            if !next.complete {
                return None;
            }
            let mut chosen = None;
            for step in &next.all {
                let mut possible = step.fresh.is_empty() && step.instance.is_empty();
                for conjunct in &step.condition {
                    possible &= self.holds(at, *conjunct)?;
                }
                if possible {
                    chosen = Some(step.term);
                    break;
                }
            }
            match chosen {
                Some(next) => term = next,
                None => return Some(visits),
            }
        }
        None
    }
}

/// The operation that reads a number from a store.
pub fn reading(world: &World) -> Option<Fun> {
    let mut all = world.terms.sig.funs();
    let found = all.find(|(_, f)| world.terms.sig.op_of(f) == Some(&Op::Select) && f.args[1] == INT && f.result == INT);
    found.map(|(fun, _)| fun)
}

/// Reads of literal places: which ones a term speaks of.
pub fn literal_places(world: &World, terms: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    let mut work = terms.to_vec();
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Some((Op::Select | Op::Store, args)) = world.terms.as_op(term)
            && world.terms.as_int(args[1]).is_some()
            && !found.contains(&args[1])
        {
            found.push(args[1]);
        }
        if let Node::App(_, args) = world.terms.node(term) {
            work.extend(args.iter().copied());
        }
    }
    found.sort_by_key(|t| world.terms.as_int(*t).cloned());
    found
}

/// A skeleton over a store of its own, and other maps, in the order of those of the hole.
pub fn fill(world: &mut World, skeleton: Term, hole: &Hole, store: Term, others: &[Term]) -> Term {
    let others = hole.others.iter().copied().zip(others.iter().copied());
    world.terms.subst(skeleton, &std::iter::once((hole.store, store)).chain(others).collect::<Subst>())
}
