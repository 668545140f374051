//! Circularities found automatically (the paper's "snapshotting", App. C, done by machine).
//!
//! Both sides are run on samples. Points where a run comes back to the same code are candidate snapshots; two of them make
//! a circularity when results agree there. What always holds between the two stores at such moments (equalities, linear
//! relations, products, orders, truth of uninterpreted conditions) becomes its constraint; what turns out not to be
//! preserved is dropped and the proof tried again. Nothing here is trusted: the prover proves every goal that is used.

use num_bigint::BigInt;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

use crate::facts::{Columns, facts, multiples};
use crate::limits;
use crate::refute::Refuter;
use crate::signature::{Fun, FunInfo, INT, Op};
use crate::simulation::Formula;
use crate::term::{Args, Role, Subst, Term, Var};
use crate::trace::{Hole, Plan, Sample, Visit, fill, literal_places, reading, split};
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
    /// Where both sides are about to change a result.
    Event,
    /// The first or last configuration of a run.
    End,
    /// Some other point that a loop comes back to.
    Inside,
    /// One side goes round, the other is at its end already: results agree only when the round is the last.
    Waiting,
}

/// Circularities that were proposed, most promising first.
#[derive(Default)]
pub struct Proposals {
    pub all: Vec<Proposal>,
    /// Whether some loop goes round within a round of another.
    pub nested: bool,
}

/// Circularities for `goal`, learned from few runs or from more.
pub fn propose(refuter: &mut Refuter, goal: &Formula, plan: &Plan) -> Proposals {
    let mut hole = None;
    let bases = refuter.bases.to_vec();
    let mut interest = Interest::new(refuter, goal, &bases);
    let varied = interest.initial(refuter.world, goal);
    let mut ask = |world: &mut World, visit: &Visit| interest.over(world, visit.store);
    let samples = refuter.samples(goal, &mut hole, &varied, plan, &mut ask);
    let (Some(hole), false) = (hole, samples.is_empty()) else { return Proposals::default() };
    let mut hole_again = Some(hole.clone());
    let (Some(start_left), Some(start_right)) =
        (split(refuter.world, &mut hole_again, goal.left), split(refuter.world, &mut hole_again, goal.right))
    else {
        return Proposals::default();
    };
    let results = interest.results(refuter.world, &samples, &bases);
    let mut left = snapshots(refuter.world, samples.iter().map(|s| s.left.as_slice()));
    let mut right = snapshots(refuter.world, samples.iter().map(|s| s.right.as_slice()));
    events(&mut interest, refuter.world, &samples, &results, &mut left, |s| &s.left);
    events(&mut interest, refuter.world, &samples, &results, &mut right, |s| &s.right);
    let nested = samples.iter().any(|s| is_nested(&s.left, &left) || is_nested(&s.right, &right));
    let mut proposals = Vec::new();
    for l in &left {
        for r in &right {
            if (l.skeleton, r.skeleton) == (start_left.skeleton, start_right.skeleton) {
                continue;
            }
            let moments = moments(&mut interest, refuter.world, &samples, l, r, &results);
            if moments.len() >= limits::FEWEST_LOOP_MOMENTS {
                let kind = if l.is_event && r.is_event { Kind::Event } else { l.kind.max(r.kind) };
                proposals.push(((kind, usize::MAX - moments.len()), l.skeleton, r.skeleton, moments));
            }
            let moments = waiting(&samples, l, r);
            if moments.len() >= limits::FEWEST_LOOP_MOMENTS {
                proposals.push(((Kind::Waiting, usize::MAX - moments.len()), l.skeleton, r.skeleton, moments));
            }
        }
    }
    proposals.sort_by_key(|p| p.0);
    let (mut waiting, proposals): (Vec<_>, Vec<_>) =
        proposals.into_iter().partition(|(rank, ..)| rank.0 == Kind::Waiting);
    let (mut kept, mut rest): (Vec<_>, Vec<_>) = proposals.into_iter().partition(|(rank, ..)| rank.0 == Kind::Event);
    kept.truncate(limits::EVENTS);
    rest.truncate(limits::PROPOSALS);
    waiting.truncate(limits::WAITING);
    let made = kept.into_iter().chain(rest).chain(waiting).map(|(rank, l, r, moments)| {
        let stores = interest.stores(refuter.world, &hole);
        let mut constraint = learn(refuter.world, goal, &samples, &mut interest, stores, &moments, plan);
        let mut others = [Vec::new(), Vec::new()];
        for var in &hole.others {
            let sort = refuter.world.terms.var_info(*var).sort;
            let mut fresh = || {
                let var = refuter.world.terms.fresh(*var, sort, Role::Goal);
                refuter.world.terms.var(var)
            };
            let (one, other) = (fresh(), fresh());
            // Nothing is learned of other maps: that their places are the same is tried.
            constraint.extend(interest.same_places(refuter.world, one, other));
            others[0].push(one);
            others[1].push(other);
        }
        let left = fill(refuter.world, l, &hole, stores.0, &others[0]);
        let right = fill(refuter.world, r, &hole, stores.1, &others[1]);
        let measure = falls(&mut interest, refuter.world, &samples, r, stores.1);
        Proposal { formula: Formula { left, right, constraint, measure }, kind: rank.0 }
    });
    Proposals { all: made.collect(), nested }
}

/// Whether a head of a loop is met twice between two meetings of another.
fn is_nested(run: &[Visit], snapshots: &[Snapshot]) -> bool {
    let heads: Vec<Term> = snapshots.iter().filter(|s| s.kind == Kind::Head).map(|s| s.skeleton).collect();
    let met: Vec<Term> = run.iter().map(|visit| visit.skeleton).filter(|s| heads.contains(s)).collect();
    heads.iter().any(|outer| {
        let mut rounds = met.split(|skeleton| skeleton == outer);
        rounds.next();
        let rounds: Vec<&[Term]> = rounds.collect();
        let between = rounds.split_last().map_or(&[][..], |(_, between)| between);
        between.iter().any(|round| round.iter().enumerate().any(|(i, inner)| round[..i].contains(inner)))
    })
}

/// Marks the snapshots after which a result changes: statements that matter, rather than what a loop does to come round.
fn events(
    interest: &mut Interest,
    world: &mut World,
    samples: &[Sample],
    results: &[usize],
    snapshots: &mut [Snapshot],
    side: fn(&Sample) -> &Vec<Visit>,
) {
    for sample in samples {
        for pair in side(sample).windows(2).filter(|pair| pair[0].store != pair[1].store) {
            let (before, after) = (interest.over(world, pair[0].store), interest.over(world, pair[1].store));
            let changes = results.iter().any(|i| before[*i] != after[*i]);
            if let Some(snapshot) = snapshots.iter_mut().find(|s| changes && s.skeleton == pair[0].skeleton) {
                snapshot.is_event = true;
            }
        }
    }
}

/// What is looked at in a store: its places, and uninterpreted functions of them.
struct Interest {
    places: Vec<Term>,
    select: Option<Fun>,
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
        // A language without a store has no places.
        let is_stored = |select: &Fun| {
            let sort = world.terms.sig.fun_info(*select).args[0];
            world.terms.visit(&[goal.left, goal.right], |term| world.terms.sort(term) == sort)
        };
        let select = reading(world).filter(is_stored);
        if select.is_none() {
            places.clear();
        }
        Interest { places, select, applications, var: None, known: FxHashMap::default() }
    }

    fn reads(&self, world: &mut World, store: Term) -> Vec<Term> {
        let Some(select) = self.select else { return Vec::new() };
        if world.terms.sort(store) != world.terms.sig.fun_info(select).args[0] {
            return Vec::new();
        }
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

    /// That two maps have the same at every place; that they are the same, where nothing reads places.
    fn same_places(&self, world: &mut World, one: Term, other: Term) -> Vec<Term> {
        let sort = world.terms.sort(one);
        let reads =
            |f: &FunInfo| world.terms.sig.op_of(f) == Some(&Op::Select) && f.args[0] == sort && f.args[1] == INT;
        let select = world.terms.sig.funs().find(|(_, f)| reads(f)).map(|(fun, _)| fun);
        let Some(select) = select.filter(|_| !self.places.is_empty()) else { return vec![world.terms.eq(one, other)] };
        let mut found = Vec::new();
        for place in &self.places {
            let mut read = |map: Term| world.terms.app(select, Args::from_slice(&[map, *place]));
            let (one, other) = (read(one), read(other));
            found.push(world.terms.eq(one, other));
        }
        found
    }

    /// Variables for the two stores of a circularity.
    fn stores(&mut self, world: &mut World, hole: &Hole) -> (Term, Term) {
        let sort = world.terms.var_info(hole.store).sort;
        let var = *self.var.get_or_insert(hole.store);
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
    is_event: bool,
}

fn snapshots<'s>(world: &World, runs: impl Iterator<Item = &'s [Visit]>) -> Vec<Snapshot> {
    let mut found: Vec<Snapshot> = Vec::new();
    let mut add = |skeleton: Term, kind: Kind| match found.iter_mut().find(|s| s.skeleton == skeleton) {
        Some(old) => old.kind = old.kind.min(kind),
        None => found.push(Snapshot { skeleton, kind, is_event: false }),
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
    spread(found)
}

/// No more than are needed, of all samples rather than of the first ones.
fn spread(found: Vec<Moment>) -> Vec<Moment> {
    if found.len() <= limits::LOOP_MOMENTS {
        return found;
    }
    let step = found.len() as f64 / limits::LOOP_MOMENTS as f64;
    (0..limits::LOOP_MOMENTS).map(|i| found[(i as f64 * step) as usize]).collect()
}

/// All rounds of a loop on one side, where the other side is at its end. Only of runs that go round at all: what is said of
/// those that do not is another case.
fn waiting(samples: &[Sample], left: &Snapshot, right: &Snapshot) -> Vec<Moment> {
    let mut found = Vec::new();
    let (rounds, ends): (fn(&Sample) -> &Vec<Visit>, fn(&Sample) -> &Vec<Visit>) = match (left.kind, right.kind) {
        (Kind::Head, Kind::End) => (|s| &s.left, |s| &s.right),
        (Kind::End, Kind::Head) => (|s| &s.right, |s| &s.left),
        _ => return found,
    };
    let (head, end) = if left.kind == Kind::Head { (left, right) } else { (right, left) };
    for (index, sample) in samples.iter().enumerate() {
        let Some(last) = ends(sample).last().filter(|last| last.skeleton == end.skeleton) else { continue };
        let visits: Vec<&Visit> = rounds(sample).iter().filter(|v| v.skeleton == head.skeleton).collect();
        for visit in visits.iter().filter(|_| visits.len() > 1) {
            found.push(if left.kind == Kind::Head {
                (index, visit.store, last.store)
            } else {
                (index, last.store, visit.store)
            });
        }
    }
    spread(found)
}

/// A number of the right side that gets smaller with every round there and stays at least 0: with it as the measure, the left
/// side may wait.
fn falls(interest: &mut Interest, world: &mut World, samples: &[Sample], skeleton: Term, store: Term) -> Option<Term> {
    let names = interest.reads(world, store);
    let mut rounds: Vec<Vec<Vec<BigInt>>> = Vec::new();
    for sample in samples {
        let mut visits = Vec::new();
        for visit in sample.right.iter().filter(|v| v.skeleton == skeleton) {
            let reads = interest.reads(world, visit.store);
            visits.push(reads.into_iter().map(|read| sample.int(&world.terms, read)).collect::<Option<_>>()?);
        }
        rounds.push(visits);
    }
    if rounds.iter().all(|visits| visits.len() < 2) {
        return None;
    }
    // The farthest from 0 that it is after the last round, if it is a measure: what a loop counts down ends at 0.
    let last = |of: &dyn Fn(&[BigInt]) -> BigInt| -> Option<BigInt> {
        let mut farthest = BigInt::zero();
        for visits in rounds.iter().filter(|visits| visits.len() > 1) {
            let values: Vec<BigInt> = visits.iter().map(|reads| of(reads)).collect();
            let end = values.last().filter(|end| **end >= BigInt::zero())?;
            if values.windows(2).any(|pair| pair[1] >= pair[0]) {
                return None;
            }
            farthest = farthest.max(end.clone());
        }
        Some(farthest)
    };
    let mut best: Option<(BigInt, Term)> = None;
    let mut keep = |world: &mut World, high: usize, low: Option<usize>, more: i32| {
        let value = |reads: &[BigInt]| match low {
            Some(low) => &reads[high] - &reads[low] + more,
            None => &reads[high] + more,
        };
        let Some(end) = last(&value) else { return };
        if best.as_ref().is_none_or(|(least, _)| end < *least) {
            let mut measure = names[high];
            if let Some(low) = low {
                measure = world.terms.builtin(Op::Sub, &[measure, names[low]]);
            }
            let more = world.terms.int(more);
            best = Some((end, world.terms.builtin(Op::Add, &[measure, more])));
        }
    };
    for high in 0..names.len() {
        for low in std::iter::once(None).chain((0..names.len()).map(Some)) {
            for more in [0, 1] {
                keep(world, high, low, more);
            }
        }
    }
    best.map(|(_, measure)| measure)
}

/// Facts that hold at all moments, over the stores of the circularity and the goal's integers.
fn learn(
    world: &mut World,
    goal: &Formula,
    samples: &[Sample],
    interest: &mut Interest,
    stores: (Term, Term),
    moments: &[Moment],
    plan: &Plan,
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
    let mut found = facts(&mut world.terms, &numbers, plan.sums);
    // A place that is the same on both sides is said to be so, whatever else it is equal to.
    for (one, other) in left.iter().zip(&right) {
        if numbers.are_equal(*one, *other) {
            let same = world.terms.eq(*one, *other);
            found.extend(Some(same).filter(|same| !found.contains(same)));
        }
    }
    for (name, column) in truths {
        if column.iter().all(|v| *v) {
            found.push(name);
        } else if column.iter().all(|v| !*v) {
            found.push(world.terms.not(name));
        }
    }
    found.extend(parities(world, goal, &numbers));
    let factors = factors(world, goal);
    found.extend(multiples(&mut world.terms, &numbers, &factors));
    found
}

/// The places that the goal's constraint multiplies with something.
fn factors(world: &World, goal: &Formula) -> Vec<Term> {
    let mut found = Vec::new();
    world.terms.visit(&goal.constraint, |term| {
        if let Some((Op::Mul, args)) = world.terms.as_op(term) {
            found.extend(args.iter().filter_map(|arg| match world.terms.as_op(*arg) {
                Some((Op::Select, args)) => Some(args[1]),
                _ => None,
            }));
        }
        false
    });
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
