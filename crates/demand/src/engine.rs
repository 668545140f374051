//! The search: rounds of lookups, one formula each, until it has a solution that replays, or has none.
//!
//! A round allows some calls and leaves the others open. The solver is asked for a solution in which nothing open matters: a
//! solution is a complete run. If there is none, it says which open lookups its refutation needed. When it needed none, no
//! run reaches the target: every run is either described by the formula or goes through something open, and the formula
//! with everything open left free has no solution. Otherwise just those are allowed in the next round, with a budget that
//! grows geometrically, so that the number of rounds, and of questions, grows with the logarithm of the depth.
//!
//! The search ends when it finds enough, proves that there is no more, or runs out of time or steps; a program whose open
//! lookups never run out has no other end.

use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxHashMap;
use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::verdict::Reason;
use selfsame_solver::scalar::{Sort, Value};

use crate::code::{Code, MAIN, Point};
use crate::compile::compile;
use crate::control::Arrival;
use crate::flow::analyse;
use crate::formula::{Assignment, FALSE, Formulas, Term};
use crate::infer::infer;
use crate::limits;
use crate::lookup::{Cons, Lookup};
use crate::open::Open;
use crate::proof::{functions, needed};
use crate::replay::replay;
use crate::smt::{Answer, Smt, unknowns};
use crate::stream::{NoRun, Read, Run, run};
use crate::trace::Trace;
use crate::words::bound_name;

/// A program, in which [`crate::code::target_label`] marks what is to be reached.
pub struct Question {
    /// What is run, with the target marked in it.
    pub program: Arc<Program>,
    /// The whole run, from the first definition of the file to the last.
    pub main: Expr,
    /// What is read at the end of the input: after it, nothing else is.
    pub end: Option<Symbol>,
}

impl Question {
    /// Whether some number that the program computes may leave the bits of the machine. Otherwise a proof about all integers is
    /// one about those of the machine.
    pub fn may_overflow(&self) -> bool {
        use PrimOp::*;
        let code = compile(&self.program, &self.main);
        let leaves = |op: &PrimOp| {
            matches!(op, IntAdd | IntSub | IntMul | IntNegate | IntShiftL | IntQuot | IntDiv | IntegerToInt)
        };
        code.points.iter().any(|point| matches!(point, Point::Prim(op, _) if leaves(op)))
    }

    /// Whether there is an input that the program would read so.
    fn is_stream(&self, read: &[Read]) -> bool {
        let is_end = |read: &Read| matches!(read, Read::Made(con, _) if Some(*con) == self.end);
        read.iter().skip_while(|read| !is_end(read)).all(is_end)
    }
}

/// How much to look for, and what may be used.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many different control flows to find.
    pub count: usize,
    /// When to stop, and the seconds that were allowed, for the report.
    pub deadline: Option<(Instant, u64)>,
    /// Lookups and formulas at most, in all rounds: the limit that does not depend on the machine.
    pub effort: u64,
    /// Steps of a replay at most.
    pub steps: u64,
    /// Whether the lookups of the last round are noted.
    pub trace: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { count: 1, deadline: None, effort: limits::EFFORT, steps: limits::REPLAY_STEPS, trace: false }
    }
}

impl Options {
    fn end(&self) -> Option<Instant> {
        self.deadline.map(|(end, _)| end)
    }

    fn timeout(&self) -> Reason {
        Reason::Timeout(self.deadline.map_or(0, |(_, seconds)| seconds))
    }
}

/// Inputs that reach the target, replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// In the order in which they are read; what is missing at the end is never read.
    pub inputs: Vec<Read>,
    /// Of the replay.
    pub steps: u64,
}

/// Whether it is true that no input reaches the target.
pub type Verdict = selfsame_core::verdict::Verdict<Vec<Found>>;

const NOT_REPLAYED: &str = "inputs were found that do not reach it when they are run";

/// What a search did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// Each with more calls that may be entered.
    pub rounds: u64,
    /// In all rounds.
    pub lookups: u64,
    /// Questions to Z3.
    pub checks: u64,
    /// Of all formulas.
    pub terms: usize,
    /// Activations of functions that were looked at.
    pub frames: usize,
    /// Places of the program as it was compiled.
    pub points: usize,
}

impl Statistics {
    fn add(&mut self, other: &Statistics) {
        self.rounds += other.rounds;
        self.lookups += other.lookups;
        self.checks += other.checks;
        self.terms += other.terms;
        self.frames += other.frames;
    }
}

/// The answer, and how it was found.
pub struct Outcome {
    /// With inputs that reach it, fewer than asked for when no others exist or when the search ended before.
    pub verdict: Verdict,
    /// Counts over all rounds.
    pub statistics: Statistics,
    /// The call sites that may have led to the function that the target is in; when lookups are noted.
    pub sites: Vec<CallSite>,
    /// The lookups of the last round, in words.
    pub trace: Vec<crate::words::Line>,
}

/// A call site that may have led to the target's function.
#[derive(Clone, Debug, PartialEq)]
pub struct CallSite {
    /// The function that the call is in.
    pub name: String,
    /// Where the call is, if in a file.
    pub span: Option<Span>,
    /// Whether a run that comes from there can reach the target, as far as was looked.
    pub leads: bool,
}

/// Inputs for a target, or a proof that there are none.
///
/// Lookups take what is not supported to have a value that is not known, and to do nothing else. But it may: change what is read
/// later, or end the run. So a proof counts only if no run comes to anything unsupported before it comes to the target,
/// which is the same question once more.
pub fn reach(question: &Question, options: &Options) -> Outcome {
    let mut code = compile(&question.program, &question.main);
    let mut outcome = search(question, options, &code, Wanted::Target);
    let Some((_, first)) = code.gaps.first().copied() else { return outcome };
    if outcome.verdict == Verdict::Verified {
        code.targets = code.gaps.iter().map(|(point, _)| *point).collect();
        for target in &code.targets {
            code.points[target.0 as usize] = Point::Target;
        }
        let options = Options { count: 1, trace: false, ..options.clone() };
        let gaps = search(question, &options, &code, Wanted::Gap);
        if gaps.verdict != Verdict::Verified {
            outcome.verdict = Verdict::Unknown(Reason::Unsupported(first.to_string(), None));
        }
        outcome.statistics.add(&gaps.statistics);
    }
    outcome
}

fn search(question: &Question, options: &Options, code: &Code, wanted: Wanted) -> Outcome {
    let flow = analyse(code, Cons::of(&question.program));
    let mut lookup = Lookup::new(question.program.clone(), code, &flow, Trace::new(options.trace));
    lookup.deadline = options.end();
    let mut search = Search {
        question,
        options,
        code,
        wanted,
        smt: Smt::new(),
        way: Way::FromTarget,
        found: Vec::new(),
        blocked: Vec::new(),
        excluded: 0,
        sites: Vec::new(),
        statistics: Statistics { points: code.points.len(), ..Statistics::default() },
    };
    let verdict = match search.rounds(&mut lookup) {
        Verdict::Verified if lookup.formulas.is_spoiled() => Verdict::Unknown(options.timeout()),
        verdict => verdict,
    };
    let trace = crate::words::lines(&lookup);
    let Search { found, mut statistics, smt, sites, .. } = search;
    statistics.checks = smt.checks;
    statistics.terms = lookup.formulas.len();
    statistics.frames = lookup.frames.len();
    let verdict = if found.is_empty() { verdict } else { Verdict::Refuted(found) };
    Outcome { verdict, statistics, sites, trace }
}

/// What a search looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// The place; what is found is replayed.
    Target,
    /// Anything unsupported, which no replay gets through.
    Gap,
}

struct Search<'a> {
    question: &'a Question,
    options: &'a Options,
    code: &'a Code,
    wanted: Wanted,
    smt: Smt,
    found: Vec<Found>,
    way: Way,
    /// What must hold besides: not a control flow that was found before.
    blocked: Vec<Term>,
    /// Solutions that did not replay.
    excluded: u32,
    sites: Vec<CallSite>,
    statistics: Statistics,
}

/// How a round ends.
enum Round {
    Ends(Verdict),
    /// These are to be allowed in the next.
    Needs(Vec<Open>),
    /// There will be no proof.
    Idle,
}

/// Where control is looked at from; both describe all runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Backwards, by call sites that may have led there ([`crate::control`]).
    FromTarget,
    /// Along the calls that lead there ([`crate::front`]).
    FromFront,
    /// Backwards, for a proof: what is not looked up may be anything ([`crate::proof`]).
    Proof,
}

/// A way of asking, with what it was allowed and what it cost.
struct Side {
    way: Way,
    grants: FxHashMap<Open, u32>,
    /// The budget that is granted next.
    grant: u32,
    lookups: u64,
    /// Lookups and formulas made so far: the cheaper side is asked next, whatever the clock says.
    cost: u64,
}

impl Side {
    fn new(way: Way) -> Side {
        Side { way, grants: FxHashMap::default(), grant: 2, lookups: limits::FIRST_LOOKUPS, cost: 0 }
    }
}

impl Search<'_> {
    fn rounds(&mut self, lookup: &mut Lookup<'_>) -> Verdict {
        // A target outside of functions has no stack to be unsure of.
        let is_outside = self.code.targets.iter().all(|target| self.code.owner(*target) == MAIN);
        let mut sides = vec![Side::new(Way::FromTarget)];
        if !is_outside {
            sides.push(Side::new(Way::FromFront));
        }
        sides.push(Side { cost: limits::PROOF_AFTER, ..Side::new(Way::Proof) });
        let mut left = self.options.effort;
        while let Some(side) = sides.iter_mut().min_by_key(|side| side.cost) {
            let (terms, checks) = (lookup.formulas.len(), self.smt.checks);
            self.way = side.way;
            lookup.opens.grants = std::mem::take(&mut side.grants);
            let round = match side.way {
                Way::Proof => self.proof(lookup, side.lookups.min(left)),
                Way::FromTarget | Way::FromFront => self.round(lookup, side.lookups.min(left)),
            };
            side.grants = std::mem::take(&mut lookup.opens.grants);
            let questions = (self.smt.checks - checks) * limits::QUESTION_COST;
            let cost = lookup.steps + (lookup.formulas.len() - terms) as u64 + questions;
            let is_full = lookup.cost() >= side.lookups;
            side.cost = side.cost.saturating_add(cost);
            left = left.saturating_sub(cost);
            match round {
                Round::Ends(verdict) => return verdict,
                Round::Needs(opens) => {
                    for open in opens {
                        let known = side.grants.entry(open).or_insert(side.grant);
                        *known = (*known).max(side.grant);
                    }
                }
                // The others go on.
                Round::Idle => side.cost = u64::MAX,
            }
            if effort::is_late(lookup.deadline) {
                return Verdict::Unknown(self.options.timeout());
            }
            if is_full {
                side.lookups *= 4;
            }
            side.grant += side.grant / 2;
            // Control flows are told apart by the activations of one way: others are looked for on the side of the first.
            let way = self.way;
            if !self.found.is_empty() {
                sides.retain(|side| side.way == way);
            }
            if left == 0 {
                break;
            }
        }
        let most = self.options.effort;
        Verdict::Unknown(Reason::exhausted(format!("no answer within {most} lookups and formulas")))
    }

    fn condition(&self, lookup: &mut Lookup<'_>) -> Term {
        match self.way {
            Way::FromFront => lookup.reach_forwards(),
            Way::FromTarget | Way::Proof => {
                let mut formula = FALSE;
                for target in &self.code.targets {
                    let condition = lookup.target(*target);
                    formula = lookup.formulas.or(formula, condition);
                }
                formula
            }
        }
    }

    fn round(&mut self, lookup: &mut Lookup<'_>, lookups: u64) -> Round {
        lookup.trace.clear();
        lookup.start_round(limits::FIRST_CALLS, lookups);
        let formula = self.condition(lookup);
        // Too large; the next round may be larger.
        if lookup.formulas.is_spoiled() {
            return Round::Needs(Vec::new());
        }
        if self.options.trace && self.way == Way::FromTarget {
            self.note_sites(lookup, formula);
        }
        self.statistics.rounds += 1;
        self.statistics.lookups += lookup.steps;
        loop {
            if lookup.formulas.is_spoiled() {
                return Round::Needs(Vec::new());
            }
            if formula == FALSE {
                return Round::Ends(self.exhausted(lookup));
            }
            let by_term = lookup.opens.by_term();
            let mut asserted = vec![formula];
            asserted.extend(&self.blocked);
            let mentioned = unknowns(&lookup.formulas, &asserted);
            let closed: Vec<Term> =
                mentioned.iter().map(|(_, term)| *term).filter(|term| by_term.contains_key(term)).collect();
            let needed = match self.smt.check(&lookup.formulas, &asserted, &closed, self.options.end()) {
                Answer::Holds(model) => match self.solution(lookup, model, formula) {
                    None => continue,
                    Some(verdict) => return Round::Ends(verdict),
                },
                Answer::Never(core) if core.is_empty() => return Round::Ends(self.exhausted(lookup)),
                // A refutation may name what it does not need; now and then it is tried without.
                Answer::Never(_) if self.statistics.rounds.is_multiple_of(3) && self.is_refuted(lookup, &asserted) => {
                    return Round::Ends(self.exhausted(lookup));
                }
                Answer::Never(core) => core,
                Answer::Unknown(_) if !closed.is_empty() => closed,
                Answer::Unknown(_) if self.smt.has_more() && !self.is_late() => continue,
                Answer::Unknown(_) if self.is_late() => return Round::Ends(Verdict::Unknown(self.options.timeout())),
                Answer::Unknown(why) => return Round::Ends(Verdict::Unknown(Reason::SolverGaveUp(why))),
            };
            return self.needs(needed.iter().map(|term| by_term[term]));
        }
    }

    /// A round in which what is left out may be anything; first by its shape, then by invariants of the functions in question.
    fn proof(&mut self, lookup: &mut Lookup<'_>, lookups: u64) -> Round {
        lookup.is_proving = true;
        let mut tried = false;
        let round = loop {
            lookup.start_round(limits::FIRST_CALLS, lookups);
            let formula = self.condition(lookup);
            self.statistics.rounds += 1;
            self.statistics.lookups += lookup.steps;
            if lookup.formulas.is_spoiled() {
                break Round::Needs(Vec::new());
            }
            let answer = match formula {
                FALSE => Answer::Never(Vec::new()),
                _ => self.smt.check(&lookup.formulas, &[formula], &[], self.options.end()),
            };
            let opens = match answer {
                Answer::Never(_) if lookup.is_knotted => break Round::Idle,
                Answer::Never(_) => break Round::Ends(Verdict::Verified),
                Answer::Unknown(_) => break Round::Idle,
                Answer::Holds(model) => needed(lookup, &model, formula),
            };
            let lams = functions(lookup, &opens);
            if lams.is_empty() || tried {
                match self.needs(opens.into_iter()) {
                    Round::Needs(opens) if !opens.is_empty() => break Round::Needs(opens),
                    _ => break Round::Idle,
                }
            }
            infer(lookup, &mut self.smt, &lams, self.options.end());
            tried = self.is_late();
        };
        lookup.is_proving = false;
        round
    }

    /// Which of the call sites that may have led to the target's function are contradicted by the rest.
    fn note_sites(&mut self, lookup: &mut Lookup<'_>, formula: Term) {
        self.sites.clear();
        for target in self.code.targets.clone() {
            let frame = lookup.frames.below(0, self.code.owner(target));
            for arrival in lookup.arrivals(frame).iter() {
                let Arrival::From { condition, site, .. } = arrival else { continue };
                let asserted = [formula, *condition];
                let answer = self.smt.check(&lookup.formulas, &asserted, &[], self.options.end());
                let leads = !matches!(answer, Answer::Never(_));
                self.sites.push(CallSite { name: bound_name(self.code, *site), span: self.code.span(*site), leads });
            }
        }
    }

    /// What the next round must allow; there is none if no round could.
    fn needs(&self, opens: impl Iterator<Item = Open>) -> Round {
        let mut needed = Vec::new();
        let mut gap = None;
        for open in opens {
            match open {
                Open::Call(..) | Open::Caller(..) | Open::Line(..) => needed.push(open),
                Open::Gap(why) => gap = Some(why),
            }
        }
        match gap {
            Some(why) if needed.is_empty() => Round::Ends(Verdict::Unknown(Reason::Unsupported(why.to_string(), None))),
            _ => Round::Needs(needed),
        }
    }

    /// Whether formulas do not hold together, whatever is open.
    fn is_refuted(&mut self, lookup: &Lookup<'_>, asserted: &[Term]) -> bool {
        matches!(self.smt.check(&lookup.formulas, asserted, &[], self.options.end()), Answer::Never(_))
    }

    fn is_late(&self) -> bool {
        effort::is_late(self.options.end())
    }

    fn exhausted(&self, lookup: &Lookup<'_>) -> Verdict {
        match () {
            () if self.excluded > 0 => Verdict::Unknown(Reason::exhausted(NOT_REPLAYED)),
            () if lookup.is_knotted => {
                Verdict::Unknown(Reason::exhausted("values that are defined by themselves were not followed"))
            }
            () => Verdict::Verified,
        }
    }

    /// A solution is made a stream, replayed, and its control flow not looked for again. A verdict when the search is over.
    fn solution(&mut self, lookup: &mut Lookup<'_>, model: Assignment, formula: Term) -> Option<Verdict> {
        if self.wanted == Wanted::Gap {
            return Some(Verdict::Refuted(Vec::new()));
        }
        match run(lookup, &model, self.way == Way::FromTarget) {
            Ok(first) => {
                let path = self.path(lookup, &first);
                let model = self.smaller(lookup, model, &[formula, path]);
                let model = plainer(&lookup.formulas, lookup, model, &[formula, path]);
                let run = run(lookup, &model, self.way == Way::FromTarget).unwrap_or(first);
                let is_stream = self.question.is_stream(&run.read);
                let replayed = || replay(&self.question.program, &self.question.main, &run.read, self.options.steps);
                let steps = if is_stream { replayed() } else { None };
                let other = lookup.formulas.not(path);
                self.blocked.push(other);
                match steps {
                    Some(steps) => self.found.push(Found { inputs: run.read, steps }),
                    None => self.excluded += 1,
                }
            }
            Err(NoRun::Long) => return Some(Verdict::Unknown(Reason::exhausted(NOT_REPLAYED))),
            Err(NoRun::Elsewhere) => {
                self.excluded += 1;
                let same = self.same(lookup, &model, formula);
                let other = lookup.formulas.not(same);
                self.blocked.push(other);
            }
        }
        match () {
            () if self.found.len() >= self.options.count => Some(Verdict::Refuted(Vec::new())),
            () if self.excluded > limits::EXCLUDED => Some(Verdict::Unknown(Reason::exhausted(NOT_REPLAYED))),
            () => None,
        }
    }

    /// The same control flow with numbers that a person would type, if there are some.
    fn smaller(&mut self, lookup: &mut Lookup<'_>, model: Assignment, kept: &[Term]) -> Assignment {
        let numbers = unknowns(&lookup.formulas, kept);
        let is_large = |unknown| matches!(model.0.get(&unknown), Some(Value::Int(n)) if n.unsigned_abs() > limits::TYPED_NUMBER as u64);
        if !numbers.iter().any(|(unknown, _)| is_large(*unknown)) {
            return model;
        }
        let mut asserted = kept.to_vec();
        let (low, high) = (
            lookup.formulas.value(Value::Int(-limits::TYPED_NUMBER)),
            lookup.formulas.value(Value::Int(limits::TYPED_NUMBER)),
        );
        for (unknown, term) in numbers {
            if lookup.formulas.unknown_sort(unknown) == Sort::Int {
                asserted.extend(lookup.formulas.op(PrimOp::IntLe, &[low, term]));
                asserted.extend(lookup.formulas.op(PrimOp::IntLe, &[term, high]));
            }
        }
        let by_term = lookup.opens.by_term();
        let closed: Vec<Term> = unknowns(&lookup.formulas, &asserted)
            .into_iter()
            .map(|(_, term)| term)
            .filter(|term| by_term.contains_key(term))
            .collect();
        match self.smt.check(&lookup.formulas, &asserted, &closed, self.options.end()) {
            Answer::Holds(smaller) => smaller,
            Answer::Never(_) | Answer::Unknown(_) => model,
        }
    }

    fn path(&self, lookup: &mut Lookup<'_>, run: &Run) -> Term {
        let mut taken = run.taken.clone();
        taken.sort_unstable();
        taken.dedup();
        taken.into_iter().fold(crate::formula::TRUE, |all, condition| lookup.formulas.and(all, condition))
    }

    /// The formula that only this solution satisfies.
    fn same(&self, lookup: &mut Lookup<'_>, model: &Assignment, formula: Term) -> Term {
        let mut all = crate::formula::TRUE;
        for (unknown, term) in unknowns(&lookup.formulas, &[formula]) {
            let value = model.get(&lookup.formulas, unknown);
            let here = match value {
                Value::Bool(true) => term,
                Value::Bool(false) => lookup.formulas.not(term),
                value => {
                    let value = lookup.formulas.value(value);
                    lookup.formulas.equal(term, value).unwrap_or(crate::formula::TRUE)
                }
            };
            all = lookup.formulas.and(all, here);
        }
        all
    }
}

/// The same control flow with plainer inputs.
fn plainer(formulas: &Formulas, lookup: &Lookup<'_>, mut model: Assignment, kept: &[Term]) -> Assignment {
    let holds = |model: &Assignment| {
        let mut known = FxHashMap::default();
        kept.iter().all(|term| formulas.evaluate(model, &mut known, *term) == Some(Value::Bool(true)))
    };
    let mut inputs: Vec<_> = lookup.inputs.values().map(|(unknown, _)| *unknown).collect();
    inputs.sort_unstable();
    let mut tries = 0;
    for unknown in inputs {
        let Some(value) = model.0.get(&unknown).cloned() else { continue };
        for candidate in candidates(&value, formulas.unknown_sort(unknown)) {
            tries += 1;
            if tries > limits::PLAINER_TRIES {
                return model;
            }
            model.0.insert(unknown, candidate);
            if holds(&model) {
                break;
            }
            model.0.insert(unknown, value.clone());
        }
    }
    model
}

fn candidates(value: &Value, sort: Sort) -> Vec<Value> {
    match (value, sort) {
        (Value::Int(n), Sort::Int) => {
            let is_plainer = |m: &i64| m.unsigned_abs() < n.unsigned_abs() || *m == n.wrapping_neg() && *m > 0;
            let plain = [0, 1, 2, -1, n / 1000].into_iter().filter(is_plainer);
            plain.map(Value::Int).collect()
        }
        (Value::Char(c), Sort::Char) if !c.is_ascii_alphanumeric() => ['a', '0', ' '].map(Value::Char).to_vec(),
        _ => Vec::new(),
    }
}
