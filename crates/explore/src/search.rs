//! The search: which path to follow next, and which of its choices are possible.

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::{ScalarId, Value};
use selfsame_solver::{Answer, Model, Solver};

use crate::constructors::Constructors;
use crate::coverage::calls;
use crate::limits;
use crate::machine::code::CodeId;
use crate::machine::{Decision, Fork, Machine, Split};
use crate::walk::{Call, End, Step, Walk};

/// The order in which paths are followed.
#[derive(Clone, Debug, Default)]
pub enum Strategy {
    /// Fewest choices first.
    #[default]
    BreadthFirst,
    /// Most choices first.
    DepthFirst,
    /// Paths whose last so many choices were met least often.
    Subpath(u32),
    /// Paths that are in a definition from which the target is the fewest calls away.
    Nearest(Arc<Distances>),
}

/// How many calls lead from a definition to a target.
#[derive(Clone, Debug, Default)]
pub struct Distances(FxHashMap<Symbol, u64>);

impl Distances {
    /// From every definition that `root` can reach to those that are the target.
    pub fn new(program: &Program, root: &Expr, is_target: &dyn Fn(Symbol) -> bool) -> Distances {
        let mut callers: FxHashMap<Symbol, Vec<Symbol>> = FxHashMap::default();
        let mut seen: FxHashSet<Symbol> = FxHashSet::default();
        let mut queue = calls(root);
        while let Some(name) = queue.pop() {
            if !seen.insert(name) {
                continue;
            }
            let Some(code) = program.global_id(name).and_then(|id| program.global(id).code.expr().ok()) else {
                continue;
            };
            for callee in calls(&code) {
                callers.entry(callee).or_default().push(name);
                queue.push(callee);
            }
        }
        let mut targets: Vec<Symbol> = seen.into_iter().filter(|name| is_target(*name)).collect();
        targets.sort_unstable_by_key(|name| name.as_str());
        let mut distances: FxHashMap<Symbol, u64> = targets.iter().map(|name| (*name, 0)).collect();
        let mut next: VecDeque<Symbol> = targets.into();
        while let Some(name) = next.pop_front() {
            let distance = distances[&name] + 1;
            for caller in callers.get(&name).into_iter().flatten() {
                if !distances.contains_key(caller) {
                    distances.insert(*caller, distance);
                    next.push_back(*caller);
                }
            }
        }
        Distances(distances)
    }

    /// From the nearest of the definitions that a machine is in.
    fn of(&self, machine: &Machine<'_>) -> u64 {
        machine.active().filter_map(|name| self.0.get(&name).copied()).min().unwrap_or(u64::MAX)
    }
}

/// Where to stop.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// When to stop, by the clock.
    pub deadline: Option<Instant>,
    /// Paths begun.
    pub paths: u64,
    /// Of everything that waits, was found or is kept for later, estimated.
    pub bytes: usize,
}

/// Why a search ended before everything was followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The deadline passed, or the effort of the item was spent.
    Time,
    /// As many were begun as may be.
    Paths,
    /// There is no room for what waits.
    Memory,
    /// Whoever looks at the paths had enough.
    Enough,
}

/// What a search did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Paths that came to an end.
    pub paths: u64,
    /// Times that the machine began anew.
    pub starts: u64,
    /// Forks with more than one possible choice.
    pub forks: u64,
    /// Loops that went round too often.
    pub loops: u64,
    /// Choices that the solver could not decide, and that were left.
    pub undecided: u64,
    /// Functions entered and thunks evaluated, on all paths.
    pub steps: u64,
}

/// A path that came to its end, in the state of the machine that it left.
pub struct Arrived<'p> {
    /// What was called.
    pub call: &'p Call,
    /// How it ended.
    pub end: &'p End,
    /// Values of the unknowns that lead there.
    pub model: &'p Model,
    /// Forks on the way.
    pub forks: u32,
}

/// The choices on the way to a state, the last one first; states that part late share their beginning.
struct Way {
    decision: Decision,
    before: Option<Rc<Way>>,
}

/// A path that waits.
struct Pending {
    way: Option<Rc<Way>>,
    model: Rc<Model>,
    forks: u32,
    /// The fork that it left, by number: the machine may still be there.
    from: u64,
    /// Calls from there to the target, if there is one.
    distance: u64,
}

/// Follows paths from the call that `begin` sets up. Ends because every path ends: at an end of the program, a limit on
/// steps, a loop that went round too often, or inputs that cannot grow; and within the budget in any case.
pub fn search(
    machine: &mut Machine<'_>,
    solver: &mut Solver,
    constructors: &mut dyn Constructors,
    strategy: Strategy,
    budget: Budget,
    begin: &mut dyn FnMut(&mut Machine<'_>) -> Call,
    visit: &mut dyn FnMut(&mut Machine<'_>, &mut Solver, Arrived<'_>) -> bool,
) -> (Counts, Option<Stopped>) {
    let mut search = Search {
        strategy,
        counts: Counts::default(),
        waiting: BTreeMap::new(),
        number: 0,
        seen: Default::default(),
        bytes: 0,
    };
    let model = Rc::new(Model::default());
    search.push(Pending { way: None, model, forks: 0, from: u64::MAX, distance: 0 });
    let mut current: Option<Current> = None;
    while let Some(pending) = search.pop() {
        if let Some(stopped) = search.exceeds(machine, &budget) {
            return (search.counts, Some(stopped));
        }
        let (mut at, step) = match current.take() {
            Some(mut at) if at.fork == pending.from => {
                let decision = pending.way.as_ref().map(|way| way.decision.clone());
                let step = at.walk.advance(machine, decision);
                (at, step)
            }
            _ => {
                search.counts.starts += 1;
                machine.start(pending.decisions());
                let call = begin(machine);
                let mut walk = Walk::new(call.result);
                let step = walk.advance(machine, None);
                (Current { walk, call, fork: u64::MAX }, step)
            }
        };
        let mut pending = pending;
        let mut step = step;
        let end = loop {
            match step {
                Step::End(end) => break Some(end),
                Step::Fork(_) if search.is_late(&budget) => {
                    search.counts.steps += machine.steps;
                    return (search.counts, Some(Stopped::Time));
                }
                Step::Fork(fork) => {
                    let choices = search.choices(machine, solver, constructors, &pending, &fork);
                    match choices {
                        Choices::Cut => break Some(End::Looped),
                        Choices::Of(mut choices) if choices.len() == 1 => {
                            let (decision, model) = choices.remove(0);
                            pending.go(decision.clone());
                            pending.model = model;
                            step = at.walk.advance(machine, Some(decision));
                        }
                        Choices::Of(choices) => {
                            at.fork = search.fork(machine, &pending, choices);
                            break None;
                        }
                    }
                }
            }
        };
        search.counts.steps += machine.steps;
        match end {
            None => current = Some(at),
            Some(end) => {
                search.counts.paths += 1;
                let arrived = Arrived { call: &at.call, end: &end, model: &pending.model, forks: pending.forks };
                if !visit(machine, solver, arrived) {
                    let stopped = if search.waiting.is_empty() { None } else { Some(Stopped::Enough) };
                    return (search.counts, stopped);
                }
            }
        }
    }
    (search.counts, None)
}

/// The path that the machine is on.
struct Current {
    walk: Walk,
    call: Call,
    fork: u64,
}

struct Search {
    strategy: Strategy,
    counts: Counts,
    waiting: BTreeMap<(u64, u64, u64), Pending>,
    /// Of the next path or fork.
    number: u64,
    /// How often the ends of paths were met.
    seen: FxHashMap<u64, u64>,
    bytes: usize,
}

enum Choices {
    Of(Vec<(Decision, Rc<Model>)>),
    /// A loop went round too often.
    Cut,
}

impl Search {
    fn push(&mut self, pending: Pending) {
        self.bytes += limits::PENDING_BYTES;
        self.number += 1;
        let forks = u64::from(pending.forks);
        let key = match self.strategy.clone() {
            Strategy::BreadthFirst => (forks, 0),
            Strategy::DepthFirst => (u64::MAX - forks, 0),
            Strategy::Subpath(length) => (self.met(&pending, length), forks),
            Strategy::Nearest(_) => (pending.distance, forks),
        };
        self.waiting.insert((key.0, key.1, self.number), pending);
    }

    fn pop(&mut self) -> Option<Pending> {
        let (_, pending) = self.waiting.pop_first()?;
        self.bytes -= limits::PENDING_BYTES;
        Some(pending)
    }

    /// How often the last so many choices were met in this order, this time included.
    fn met(&mut self, pending: &Pending, length: u32) -> u64 {
        use std::hash::Hasher;
        let mut hasher = rustc_hash::FxHasher::default();
        let ways = std::iter::successors(pending.way.as_ref(), |way| way.before.as_ref());
        for way in ways.take(length as usize) {
            match &way.decision {
                Decision::Split(Split::Con(con)) => hasher.write_u32(con.0),
                Decision::Split(Split::Rest(rest)) => rest.iter().for_each(|con| hasher.write_u32(con.0)),
                Decision::Test { truth, .. } => hasher.write_u8(u8::from(*truth)),
                Decision::Pin(_) => hasher.write_u8(2),
            }
        }
        let count = self.seen.entry(hasher.finish()).or_default();
        *count += 1;
        *count
    }

    fn exceeds(&self, machine: &Machine<'_>, budget: &Budget) -> Option<Stopped> {
        let used = self.bytes + machine.heap.bytes() + machine.scalars.len() * limits::SCALAR_BYTES;
        match () {
            () if self.is_late(budget) => Some(Stopped::Time),
            () if self.counts.starts >= budget.paths => Some(Stopped::Paths),
            () if used > budget.bytes || effort::is_short_of_memory() => Some(Stopped::Memory),
            () => None,
        }
    }

    fn is_late(&self, budget: &Budget) -> bool {
        effort::is_late(budget.deadline)
    }

    /// All possible ways on; the number of the fork is given to those that wait at it.
    fn fork(&mut self, machine: &Machine<'_>, pending: &Pending, choices: Vec<(Decision, Rc<Model>)>) -> u64 {
        let distance = match &self.strategy {
            Strategy::Nearest(distances) => distances.of(machine),
            _ => 0,
        };
        self.counts.forks += 1;
        self.number += 1;
        let from = self.number;
        for (decision, model) in choices {
            let way = Some(Rc::new(Way { decision, before: pending.way.clone() }));
            self.push(Pending { way, model, forks: pending.forks + 1, from, distance });
        }
        from
    }

    fn choices(
        &mut self,
        machine: &mut Machine<'_>,
        solver: &mut Solver,
        constructors: &mut dyn Constructors,
        pending: &Pending,
        fork: &Fork,
    ) -> Choices {
        match fork {
            Fork::Split(_, splits) => {
                let mut possible = Vec::with_capacity(splits.len());
                for split in splits {
                    if constructors.is_possible(machine, fork, split) {
                        possible.push((Decision::Split(split.clone()), pending.model.clone()));
                    }
                }
                Choices::Of(possible)
            }
            Fork::Test(condition, site) => self.test(machine, solver, pending, *condition, *site),
            Fork::Pin(scalar) => {
                let value = pending.model.value(&machine.scalars, solver.width(), *scalar);
                Choices::Of(value.into_iter().map(|value| (Decision::Pin(value), pending.model.clone())).collect())
            }
        }
    }

    fn test(
        &mut self,
        machine: &mut Machine<'_>,
        solver: &mut Solver,
        pending: &Pending,
        condition: ScalarId,
        site: CodeId,
    ) -> Choices {
        if let Some(Value::Bool(truth)) = machine.scalars.as_value(condition) {
            let decision = Decision::Test { truth: *truth, learn: false };
            return Choices::Of(vec![(decision, pending.model.clone())]);
        }
        let mut possible = Vec::with_capacity(2);
        let mut is_decided = true;
        for truth in [true, false] {
            match solver.check(&mut machine.scalars, &machine.facts, &pending.model, (condition, truth)) {
                Answer::Sat(model) => possible.push((truth, Rc::new(model))),
                Answer::Unsat => {}
                Answer::Unknown(_) => {
                    self.counts.undecided += 1;
                    is_decided = false;
                }
            }
        }
        // A condition with one possible outcome is no news, unless the other was only not found.
        let learn = possible.len() > 1 || !is_decided;
        if learn && machine.turns(condition, site) >= machine.bounds.turns() {
            self.counts.loops += 1;
            return Choices::Cut;
        }
        Choices::Of(possible.into_iter().map(|(truth, model)| (Decision::Test { truth, learn }, model)).collect())
    }
}

impl Pending {
    fn go(&mut self, decision: Decision) {
        self.way = Some(Rc::new(Way { decision, before: self.way.take() }));
    }

    /// From the start.
    fn decisions(&self) -> Vec<Decision> {
        let ways = std::iter::successors(self.way.as_ref(), |way| way.before.as_ref());
        let mut decisions: Vec<Decision> = ways.map(|way| way.decision.clone()).collect();
        decisions.reverse();
        decisions
    }
}

/// A long way is taken apart link by link, not by recursion.
impl Drop for Way {
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(way) = next {
            match Rc::try_unwrap(way) {
                Ok(mut way) => next = way.before.take(),
                Err(_) => break,
            }
        }
    }
}
