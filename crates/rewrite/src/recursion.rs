//! Circularities between points whose code has numbers in it, as the code of a recursive program has.
//!
//! Runs on samples are read as rounds: points of one shape that come back with other numbers. Chains of pending work are
//! folded first ([`crate::pending`]). Two points make a circularity when, round by round, some number of one side is a linear
//! combination of numbers of the other; a side that only piles up work is paired with the start of the other side.
//! Nothing here is trusted: the prover proves what it uses.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;

use crate::facts::{Columns, facts};
use crate::limits;
use crate::pending::{abstract_numbers, compress, families, fill_numbers};
use crate::refute::Refuter;
use crate::signature::{INT, Op};
use crate::simulation::Formula;
use crate::term::{Args, Role, Term, Var};
use crate::trace::{FEW, Hole, Sample, Visit, fill, literal_places, reading};
use crate::world::World;

/// Sets of circularities to try together, most promising first.
pub fn propose_sets(refuter: &mut Refuter, goal: &Formula) -> Vec<Vec<Formula>> {
    let mut hole = None;
    let samples = {
        let number = refuter.world.number_hole();
        let places = compared_places(refuter, goal);
        let select = reading(refuter.world);
        let mut ask = |world: &mut World, visit: &Visit| {
            let mut terms = abstract_numbers(&mut world.terms, number, visit.skeleton).1;
            if let Some(select) = select
                && world.terms.sort(visit.store) == world.terms.sig.fun_info(select).args[0]
            {
                terms.extend(places.iter().map(|p| world.terms.app(select, Args::from_slice(&[visit.store, *p]))));
            }
            terms
        };
        let samples = refuter.samples(goal, &mut hole, &[], &FEW, &mut ask);
        Samples { samples, number, places, select }
    };
    let Some(hole) = hole else { return Vec::new() };
    let Some((left, right)) = samples.points(refuter.world) else { return Vec::new() };
    let mut maker = Maker { world: refuter.world, goal, samples: &samples, hole };
    let (mut starts, mut rounds) = (Vec::new(), Vec::new());
    for l in left.iter().take(limits::RECURSION_POINTS) {
        for r in right.iter().take(limits::RECURSION_POINTS) {
            rounds.extend(maker.aligned(l, r));
        }
    }
    for point in left.iter().filter(|p| p.grows).take(limits::RECURSION_POINTS) {
        starts.extend(maker.with_start(point, true));
    }
    for point in right.iter().filter(|p| p.grows).take(limits::RECURSION_POINTS) {
        starts.extend(maker.with_start(point, false));
    }
    rounds.sort_by_key(|(_, formula)| {
        let size = |term: Term| refuter.world.terms.size(term);
        size(formula.left) + size(formula.right)
    });
    let mut sets = Vec::new();
    for (_, round) in rounds.iter().take(limits::RECURSION_PAIRS) {
        for start in starts.iter().take(limits::RECURSION_PAIRS) {
            sets.push(vec![start.clone(), round.clone()]);
        }
        sets.push(vec![round.clone()]);
    }
    sets
}

/// Places of stores that the goal or a base case speaks of.
fn compared_places(refuter: &Refuter, goal: &Formula) -> Vec<Term> {
    let mut terms = goal.constraint.clone();
    terms.extend(refuter.bases.iter().flat_map(|b| b.constraint.iter().copied()));
    let mut places = literal_places(refuter.world, &terms);
    // Places that the programs write to are numbers too.
    refuter.world.terms.visit(&[goal.left, goal.right], |term| {
        let place = refuter.world.terms.as_int(term).is_some_and(|v| *v > BigInt::from(0) && *v < BigInt::from(20));
        if place && !places.contains(&term) {
            places.push(term);
        }
        false
    });
    places
}

struct Samples {
    samples: Vec<Sample>,
    /// Stands for a number in shapes.
    number: Var,
    places: Vec<Term>,
    select: Option<crate::signature::Fun>,
}

/// A shape that runs come back to, with all visits of it.
struct Point {
    shape: Term,
    /// For each number: the term that it always is, if it is.
    fixed: Vec<Option<Term>>,
    store: Option<Term>,
    /// By sample, in the order of the run.
    visits: Vec<Vec<Moment>>,
    /// Whether pending work gets longer from visit to visit.
    grows: bool,
}

#[derive(Clone)]
struct Moment {
    numbers: Vec<Term>,
    store: Term,
}

impl Samples {
    /// Points of both sides, smallest first. None when no code has numbers that change.
    fn points(&self, world: &mut World) -> Option<(Vec<Point>, Vec<Point>)> {
        let mut configurations = Vec::new();
        for sample in &self.samples {
            configurations.extend(sample.left.iter().chain(&sample.right).map(|v| (v.skeleton, sample)));
        }
        let families = families(world, self.number, &configurations);
        let mut side = |of: fn(&Sample) -> &[Visit]| {
            let mut points: Vec<Point> = Vec::new();
            let mut index: FxHashMap<Term, usize> = FxHashMap::default();
            for (s, sample) in self.samples.iter().enumerate() {
                for visit in of(sample) {
                    let folded = compress(world, self.number, &families, sample, visit.skeleton);
                    let (shape, numbers) = abstract_numbers(&mut world.terms, self.number, folded);
                    let at = *index.entry(shape).or_insert_with(|| {
                        let fixed = numbers.iter().copied().map(Some).collect();
                        let visits = vec![Vec::new(); self.samples.len()];
                        points.push(Point { shape, fixed, store: Some(visit.store), visits, grows: false });
                        points.len() - 1
                    });
                    let point = &mut points[at];
                    for (fixed, number) in point.fixed.iter_mut().zip(&numbers) {
                        *fixed = fixed.filter(|f| f == number);
                    }
                    point.store = point.store.filter(|s| *s == visit.store);
                    point.visits[s].push(Moment { numbers, store: visit.store });
                }
            }
            points.retain(|p| p.visits.iter().any(|v| v.len() > 2));
            points.sort_by_key(|p| world.terms.size(p.shape));
            for point in &mut points {
                point.grows = self.grows(world, point);
            }
            points
        };
        let (left, right) = (side(|s| &s.left), side(|s| &s.right));
        let moves = |points: &[Point]| points.iter().any(|p| p.fixed.contains(&None));
        (moves(&left) || moves(&right)).then_some((left, right))
    }

    /// The count of pending work is a literal, made by [`compress`]: it goes up in steps of one while work piles up.
    fn grows(&self, world: &World, point: &Point) -> bool {
        let column = |visits: &[Moment], i: usize| -> Option<Vec<BigInt>> {
            visits.iter().map(|m| world.terms.as_int(m.numbers[i]).cloned()).collect()
        };
        let up = |values: Vec<BigInt>| values.len() > 2 && values.windows(2).all(|w| &w[1] - &w[0] == BigInt::from(1));
        world.terms.has_defined(point.shape)
            && (0..point.fixed.len()).any(|i| point.visits.iter().any(|v| v.len() > 2 && column(v, i).is_some_and(up)))
    }
}

struct Maker<'a> {
    world: &'a mut World,
    goal: &'a Formula,
    samples: &'a Samples,
    hole: Hole,
}

/// Equations that tie the two sides of a circularity together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Links {
    /// Those that say that two numbers are the same.
    equal: usize,
    all: usize,
}

/// One side of a circularity in the making: its term, and the values behind its variables, moment by moment.
struct Side {
    term: Term,
    names: Vec<Term>,
}

impl Maker<'_> {
    /// Both sides go round together. The pairing under which most numbers are equal, or else depend on each other, is taken.
    fn aligned(&mut self, left: &Point, right: &Point) -> Option<(Links, Formula)> {
        let mut best: Option<(Links, Formula)> = None;
        for from_end in [false, true] {
            for offset in [0_isize, 1, -1, 2, -2] {
                let mut moments = Vec::new();
                for (s, (ls, rs)) in left.visits.iter().zip(&right.visits).enumerate() {
                    for (k, l) in ls.iter().enumerate() {
                        let k = k as isize + offset + if from_end { rs.len() as isize - ls.len() as isize } else { 0 };
                        if let Some(r) = usize::try_from(k).ok().and_then(|k| rs.get(k)) {
                            moments.push((s, l, r));
                        }
                    }
                }
                let Some((links, formula)) = self.learn(left, Some(right), &moments) else { continue };
                if links.all > 0 && best.as_ref().is_none_or(|(most, _)| links > *most) {
                    best = Some((links, formula));
                }
            }
        }
        best
    }

    /// One side piles up work, the other has not begun.
    fn with_start(&mut self, point: &Point, point_is_left: bool) -> Option<Formula> {
        let mut moments = Vec::new();
        for (s, visits) in point.visits.iter().enumerate() {
            moments.extend(visits.iter().map(|m| (s, m, m)));
        }
        let (_, mut formula) = self.learn(point, None, &moments)?;
        if point_is_left {
            formula.right = self.goal.right;
        } else {
            formula.right = formula.left;
            formula.left = self.goal.left;
        }
        Some(formula)
    }

    /// The circularity of two points with what holds at all moments, and how many equations tie the sides together.
    fn learn(
        &mut self,
        left: &Point,
        right: Option<&Point>,
        moments: &[(usize, &Moment, &Moment)],
    ) -> Option<(Links, Formula)> {
        if moments.len() < limits::FEWEST_RECURSION_MOMENTS {
            return None;
        }
        let step = moments.len().div_ceil(limits::RECURSION_MOMENTS);
        let moments: Vec<_> = moments.iter().step_by(step).copied().collect();
        let mut columns = Columns::default();
        let l = self.side(left, &moments, |m| m.1, &mut columns)?;
        let r = match right {
            Some(right) => Some(self.side(right, &moments, |m| m.2, &mut columns)?),
            None => None,
        };
        let whole = [&[self.goal.left, self.goal.right], self.goal.constraint.as_slice()].concat();
        for var in self.world.terms.free_vars(&whole) {
            let name = self.world.terms.var(var);
            if self.world.terms.sort(name) == INT {
                let values = moments.iter().map(|m| self.samples.samples[m.0].int(&self.world.terms, name));
                columns.add(name, values.collect::<Option<_>>()?, true);
            }
        }
        let constraint = facts(&mut self.world.terms, &columns, true);
        let mut links = Links::default();
        for formula in &constraint {
            let terms = &self.world.terms;
            let Some((Op::Eq, sides)) = terms.as_op(*formula) else { continue };
            let speaks = |side: &Side| side.names.iter().any(|n| terms.visit(&[*formula], |t| t == *n));
            let is_name = |side: &Side| sides.iter().any(|s| side.names.contains(s));
            if let Some(r) = &r
                && speaks(&l)
                && speaks(r)
            {
                links.all += 1;
                links.equal += usize::from(is_name(&l) && is_name(r));
            }
        }
        let right = r.as_ref().map_or(l.term, |r| r.term);
        Some((links, Formula { left: l.term, right, constraint, measure: None }))
    }

    /// The point over new variables, and their values.
    fn side(
        &mut self,
        point: &Point,
        moments: &[(usize, &Moment, &Moment)],
        of: for<'m> fn(&'m (usize, &'m Moment, &'m Moment)) -> &'m Moment,
        columns: &mut Columns,
    ) -> Option<Side> {
        let mut names = Vec::new();
        let mut numbers = Vec::new();
        for (i, fixed) in point.fixed.iter().enumerate() {
            numbers.push(match fixed {
                Some(term) => *term,
                None => {
                    let name = format!("x{}", columns.len() + 1);
                    let name = self.world.terms.new_var(&name, INT, Role::Goal);
                    let name = self.world.terms.var(name);
                    let terms = &self.world.terms;
                    let values = moments.iter().map(|m| self.samples.samples[m.0].int(terms, of(m).numbers[i]));
                    columns.add(name, values.collect::<Option<_>>()?, true);
                    names.push(name);
                    name
                }
            });
        }
        let number = self.samples.number;
        let term = fill_numbers(&mut self.world.terms, number, point.shape, &mut numbers.into_iter());
        let store = match point.store {
            Some(store) => store,
            None => {
                let sort = self.world.terms.var_info(self.hole.store).sort;
                let store = self.world.terms.fresh(self.hole.store, sort, Role::Goal);
                let store = self.world.terms.var(store);
                let select = self.samples.select?;
                for place in &self.samples.places {
                    let read =
                        |world: &mut World, from: Term| world.terms.app(select, Args::from_slice(&[from, *place]));
                    let name = read(self.world, store);
                    let mut values = Vec::new();
                    for moment in moments {
                        let at = read(self.world, of(moment).store);
                        values.push(self.samples.samples[moment.0].int(&self.world.terms, at));
                    }
                    if let Some(values) = values.into_iter().collect::<Option<Vec<BigInt>>>() {
                        columns.add(name, values, true);
                        names.push(name);
                    }
                }
                store
            }
        };
        let others: Vec<Term> = self.hole.others.iter().map(|var| self.world.terms.var(*var)).collect();
        let term = fill(self.world, term, &self.hole, store, &others);
        Some(Side { term, names })
    }
}
