//! Circularities found automatically (the paper's "snapshotting", App. C, done by machine).
//!
//! Both sides are run on samples. Points where a run comes back to the same code are candidate snapshots; two of them make
//! a circularity when results agree there. What always holds between the two stores at such moments (equalities, linear
//! relations, products, orders, truth of uninterpreted conditions) becomes its constraint; what turns out not to be
//! preserved is dropped and the proof tried again. Nothing here is trusted: the prover proves every goal that is used.

use num_bigint::BigInt;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

use crate::facts::{Columns, facts};
use crate::limits;
use crate::refute::Refuter;
use crate::signature::{INT, Op};
use crate::simulation::Formula;
use crate::term::{Args, Role, Subst, Term, Var};
use crate::trace::{Hole, Sample, Visit, fill, literal_places, split};
use crate::world::World;

/// A circularity worth a try.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub formula: Formula,
    /// The less promising of its two snapshots.
    pub kind: Kind,
}

/// What a snapshot is, most promising first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The smallest configuration of some round of a loop.
    Head,
    /// The first or last configuration of a run.
    End,
    /// Some other point that a loop comes back to.
    Inside,
}

/// Circularities for `goal`, most promising first.
pub fn propose(refuter: &mut Refuter, goal: &Formula) -> Vec<Proposal> {
    let mut hole = None;
    let bases = refuter.bases.to_vec();
    let mut interest = Interest::new(refuter, goal, &bases);
    let varied = interest.initial(refuter.world, goal);
    let samples = refuter.samples(goal, &mut hole, &varied, &mut |world, visit| interest.over(world, visit.store));
    let (Some(hole), false) = (hole, samples.is_empty()) else { return Vec::new() };
    let mut hole_again = Some(hole);
    let (Some(start_left), Some(start_right)) =
        (split(refuter.world, &mut hole_again, goal.left), split(refuter.world, &mut hole_again, goal.right))
    else {
        return Vec::new();
    };
    let results = interest.results(refuter.world, &samples, &bases);
    let left = snapshots(refuter.world, samples.iter().map(|s| s.left.as_slice()));
    let right = snapshots(refuter.world, samples.iter().map(|s| s.right.as_slice()));
    let mut proposals = Vec::new();
    for l in &left {
        for r in &right {
            if (l.skeleton, r.skeleton) == (start_left.skeleton, start_right.skeleton) {
                continue;
            }
            let moments = moments(&mut interest, refuter.world, &samples, l, r, &results);
            if moments.len() >= limits::FEWEST_LOOP_MOMENTS {
                let rank = (l.kind.max(r.kind), usize::MAX - moments.len());
                proposals.push((rank, l.skeleton, r.skeleton, moments));
            }
        }
    }
    proposals.sort_by_key(|p| p.0);
    proposals.truncate(limits::PROPOSALS);
    let made = proposals.into_iter().map(|(rank, l, r, moments)| {
        let stores = interest.stores(refuter.world, hole);
        let constraint = learn(refuter.world, goal, &samples, &mut interest, stores, &moments);
        let left = fill(refuter.world, l, hole, stores.0);
        let right = fill(refuter.world, r, hole, stores.1);
        Proposal { formula: Formula { left, right, constraint, measure: None }, kind: rank.0 }
    });
    made.collect()
}

/// What is looked at in a store: its places, and uninterpreted functions of them.
struct Interest {
    places: Vec<Term>,
    select: Option<crate::signature::Fun>,
    /// Applications of uninterpreted functions to reads of a store, over [`Interest::var`].
    applications: Vec<Term>,
    var: Option<Var>,
    known: FxHashMap<Term, Vec<Term>>,
}

impl Interest {
    fn new(refuter: &Refuter, goal: &Formula, bases: &[Formula]) -> Interest {
        let world = &*refuter.world;
        let mut terms = goal.constraint.clone();
        terms.extend(bases.iter().flat_map(|b| b.constraint.iter().copied()));
        terms.extend([goal.left, goal.right]);
        for system in [refuter.left, refuter.right] {
            terms.extend(world.systems[system].rules.iter().flat_map(|r| [r.left, r.right, r.constraint]));
        }
        let mut places = literal_places(world, &terms);
        // Programs name their variables by literals too: any small one may be a place.
        let mut work = vec![goal.left, goal.right];
        while let Some(term) = work.pop() {
            if let Some((fun, args)) = world.terms.as_app(term)
                && world.terms.sig.op(fun).is_none()
            {
                work.extend(args.iter().copied());
                places.extend(args.iter().filter(|a| world.terms.as_int(**a).is_some_and(|v| *v > BigInt::zero())));
            }
        }
        places.sort_by_key(|t| world.terms.as_int(*t).cloned());
        places.dedup();
        let applications = uninterpreted(world, &terms);
        let select = world.terms.sig.funs().find(|(_, f)| world.terms.sig.op_of(f) == Some(&Op::Select));
        let select = select.map(|(fun, _)| fun);
        Interest { places, select, applications, var: None, known: FxHashMap::default() }
    }

    fn reads(&self, world: &mut World, store: Term) -> Vec<Term> {
        let Some(select) = self.select else { return Vec::new() };
        self.places.iter().map(|p| world.terms.app(select, Args::from_slice(&[store, *p]))).collect()
    }

    /// Reads of the stores that the goal starts with.
    fn initial(&self, world: &mut World, goal: &Formula) -> Vec<Term> {
        let Some(select) = self.select else { return Vec::new() };
        let sort = world.terms.sig.fun_info(select).args[0];
        let vars = world.terms.free_vars(&[goal.left, goal.right]);
        let stores: Vec<Var> = vars.into_iter().filter(|v| world.terms.var_info(*v).sort == sort).collect();
        let mut found = Vec::new();
        for var in stores {
            let store = world.terms.var(var);
            found.extend(self.reads(world, store));
        }
        found
    }

    /// Reads first, then applications.
    fn over(&mut self, world: &mut World, store: Term) -> Vec<Term> {
        if let Some(known) = self.known.get(&store) {
            return known.clone();
        }
        let mut found = self.reads(world, store);
        for application in self.applications.clone() {
            let vars = world.terms.free_vars(&[application]);
            let subst: Subst = vars.into_iter().map(|v| (v, store)).collect();
            found.push(world.terms.subst(application, &subst));
        }
        self.known.insert(store, found.clone());
        found
    }

    /// Indices of places that hold results: values of uninterpreted statements that a base case compares.
    fn results(&mut self, world: &mut World, samples: &[Sample], bases: &[Formula]) -> Vec<usize> {
        let mut constraints: Vec<Term> = bases.iter().flat_map(|b| b.constraint.iter().copied()).collect();
        let compared = literal_places(world, &constraints);
        constraints.clear();
        let mut found = Vec::new();
        for (i, place) in self.places.clone().into_iter().enumerate() {
            if !compared.contains(&place) {
                continue;
            }
            let mut written = |visits: &[Visit]| {
                visits.last().is_some_and(|v| {
                    let read = self.over(world, v.store)[i];
                    world.terms.as_app(read).is_some_and(|(fun, _)| {
                        world.terms.sig.op(fun) == Some(&Op::Uninterpreted) && !world.expressions.contains(&fun)
                    })
                })
            };
            if samples.iter().any(|s| written(&s.left) || written(&s.right)) {
                found.push(i);
            }
        }
        if found.is_empty() {
            found = (0..self.places.len()).filter(|i| compared.contains(&self.places[*i])).collect();
        }
        found
    }

    /// Variables for the two stores of a circularity.
    fn stores(&mut self, world: &mut World, hole: Hole) -> (Term, Term) {
        let sort = world.terms.var_info(hole.0).sort;
        let var = *self.var.get_or_insert(hole.0);
        let (left, right) = (world.terms.fresh(var, sort, Role::Goal), world.terms.fresh(var, sort, Role::Goal));
        (world.terms.var(left), world.terms.var(right))
    }
}

/// Applications of uninterpreted functions to reads of one map variable, each function once.
fn uninterpreted(world: &World, terms: &[Term]) -> Vec<Term> {
    let mut found: Vec<Term> = Vec::new();
    world.terms.visit(terms, |term| {
        let Some((fun, args)) = world.terms.as_app(term) else { return false };
        let reads = |t: &Term| {
            let read = world.terms.as_op(*t);
            read.is_some_and(|(op, args)| *op == Op::Select && world.terms.as_var(args[0]).is_some())
        };
        let new = || !found.iter().any(|t| world.terms.as_app(*t).is_some_and(|(g, _)| g == fun));
        if world.terms.sig.op(fun) == Some(&Op::Uninterpreted) && !args.is_empty() && args.iter().all(reads) && new() {
            found.push(term);
        }
        false
    });
    found.sort();
    found
}

/// A point of the code where a snapshot may be taken.
struct Snapshot {
    skeleton: Term,
    kind: Kind,
}

fn snapshots<'s>(world: &World, runs: impl Iterator<Item = &'s [Visit]>) -> Vec<Snapshot> {
    let mut found: Vec<Snapshot> = Vec::new();
    let mut add = |skeleton: Term, kind: Kind| match found.iter_mut().find(|s| s.skeleton == skeleton) {
        Some(old) => old.kind = old.kind.min(kind),
        None => found.push(Snapshot { skeleton, kind }),
    };
    for run in runs {
        let mut last: FxHashMap<Term, usize> = FxHashMap::default();
        let sizes: Vec<usize> = run.iter().map(|v| world.terms.size(v.skeleton)).collect();
        for (i, visit) in run.iter().enumerate() {
            if let Some(before) = last.insert(visit.skeleton, i) {
                let smallest = sizes[before..i].iter().all(|s| *s >= sizes[i]);
                add(visit.skeleton, if smallest { Kind::Head } else { Kind::Inside });
            }
        }
        for end in [run.first(), run.last()].into_iter().flatten() {
            add(end.skeleton, Kind::End);
        }
    }
    found
}

/// A sample and the stores of both sides at a moment when both are at their snapshot and results agree.
type Moment = (usize, Term, Term);

fn moments(
    interest: &mut Interest,
    world: &mut World,
    samples: &[Sample],
    left: &Snapshot,
    right: &Snapshot,
    results: &[usize],
) -> Vec<Moment> {
    // One side waits at its start or end while the other goes round: all rounds count, not those that look most alike.
    let waits = (left.kind == Kind::End) != (right.kind == Kind::End);
    let mut found = Vec::new();
    for (index, sample) in samples.iter().enumerate() {
        for l in sample.left.iter().filter(|v| v.skeleton == left.skeleton) {
            let xs = interest.over(world, l.store);
            let mut best: (usize, Vec<Term>) = (0, Vec::new());
            for r in sample.right.iter().filter(|v| v.skeleton == right.skeleton) {
                let ys = interest.over(world, r.store);
                let int = |term: Term| sample.int(&world.terms, term);
                let same = |i: usize| int(xs[i]).is_some() && int(xs[i]) == int(ys[i]);
                if !results.iter().all(|i| same(*i)) {
                    continue;
                }
                let alike = if waits { 0 } else { (0..interest.places.len()).filter(|i| same(*i)).count() };
                let score = 1 + alike;
                if score > best.0 {
                    best = (score, vec![r.store]);
                } else if score == best.0 && !best.1.contains(&r.store) {
                    best.1.push(r.store);
                }
            }
            found.extend(best.1.into_iter().map(|r| (index, l.store, r)));
        }
    }
    // Spread over all samples, not the first ones only.
    if found.len() > limits::LOOP_MOMENTS {
        let step = found.len() as f64 / limits::LOOP_MOMENTS as f64;
        found = (0..limits::LOOP_MOMENTS).map(|i| found[(i as f64 * step) as usize]).collect();
    }
    found
}

/// Facts that hold at all moments, over the stores of the circularity and the goal's integers.
fn learn(
    world: &mut World,
    goal: &Formula,
    samples: &[Sample],
    interest: &mut Interest,
    stores: (Term, Term),
    moments: &[Moment],
) -> Vec<Term> {
    let (left, right) = (interest.over(world, stores.0), interest.over(world, stores.1));
    let ints: Vec<Term> = {
        let all = [&[goal.left, goal.right], goal.constraint.as_slice()].concat();
        let vars = world.terms.free_vars(&all);
        let vars: Vec<Term> = vars.into_iter().map(|v| world.terms.var(v)).collect();
        vars.into_iter().filter(|t| world.terms.sort(*t) == INT).collect()
    };
    let names: Vec<Term> = left.iter().chain(&right).chain(&ints).copied().collect();
    let (mut numbers, mut truths) = (Columns::default(), Vec::new());
    for (i, name) in names.iter().enumerate() {
        let term_at = |interest: &mut Interest, world: &mut World, moment: &Moment| match i {
            i if i < left.len() => interest.over(world, moment.1)[i],
            i if i < left.len() + right.len() => interest.over(world, moment.2)[i - left.len()],
            i => ints[i - left.len() - right.len()],
        };
        if world.terms.sort(*name) == INT {
            let mut column = Vec::new();
            for moment in moments {
                let term = term_at(interest, world, moment);
                column.push(samples[moment.0].int(&world.terms, term));
            }
            if let Some(column) = column.into_iter().collect::<Option<Vec<BigInt>>>() {
                let place = i < interest.places.len() || (left.len()..left.len() + interest.places.len()).contains(&i);
                numbers.add(*name, column, place || i >= left.len() + right.len());
            }
        } else {
            let column: Option<Vec<bool>> =
                moments.iter().map(|m| samples[m.0].truth(term_at(interest, world, m))).collect();
            if let Some(column) = column {
                truths.push((*name, column));
            }
        }
    }
    let mut found = facts(&mut world.terms, &numbers);
    for (name, column) in truths {
        if column.iter().all(|v| *v) {
            found.push(name);
        } else if column.iter().all(|v| !*v) {
            found.push(world.terms.not(name));
        }
    }
    found.extend(parities(world, goal, &numbers));
    found
}

/// When the goal speaks of remainders, those of other places.
fn parities(world: &mut World, goal: &Formula, numbers: &Columns) -> Vec<Term> {
    let mut divisors: Vec<BigInt> = Vec::new();
    world.terms.visit(&goal.constraint, |term| {
        if let Some((Op::Mod, args)) = world.terms.as_op(term)
            && let Some(divisor) = world.terms.as_int(args[1])
            && *divisor > BigInt::one()
            && !divisors.contains(divisor)
        {
            divisors.push(divisor.clone());
        }
        false
    });
    let mut found = Vec::new();
    for divisor in divisors {
        for (name, values) in numbers.iter() {
            if values.iter().all(|v| (v % &divisor).is_zero()) {
                let (divisor, zero) = (world.terms.int(divisor.clone()), world.terms.int(0));
                let remainder = world.terms.builtin(Op::Mod, &[name, divisor]);
                found.push(world.terms.eq(remainder, zero));
            }
        }
    }
    found
}
