//! Path conditions: is there an input that gets here, and which is the smallest?
//!
//! A question is answered by the first of these that can: the model of the path so far; the same model with one or two
//! unknowns changed; comparisons as a graph ([`difference`]); an answer given before; Z3. Only facts that share unknowns with the
//! new one, directly or through others, take part (independence: G2 §4.4). A model from Z3 is tried on the facts
//! before it is believed, and made smaller.

use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use selfsame_core::program::Size;

use crate::candidates::{candidates, shrink};
use crate::difference::{self, Outcome};
use crate::limits;
use crate::model::{Model, Width};
use crate::scalar::{Fact, ScalarId, Scalars, Value, VarId};
use crate::smt::{self, Session};
use crate::translate::Translator;

/// Whether facts and a new one hold together.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// With values that show it.
    Sat(Model),
    /// They do not.
    Unsat,
    /// And why.
    Unknown(String),
}

/// How questions were answered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// By the model of the path, as it was.
    pub by_model: u64,
    /// By changing one or two values of it.
    pub by_change: u64,
    /// By the graph of comparisons.
    pub by_graph: u64,
    /// By a question that was asked before.
    pub by_cache: u64,
    /// By Z3.
    pub by_smt: u64,
    /// Of `by_smt`, those that got no answer.
    pub unknown: u64,
    /// What the first three took together.
    pub native_time: Duration,
    /// What looking up took.
    pub cache_time: Duration,
    /// What Z3 took.
    pub smt_time: Duration,
}

impl Statistics {
    /// How many were answered by the first three.
    pub fn native(&self) -> u64 {
        self.by_model + self.by_change + self.by_graph
    }

    /// How many there were.
    pub fn queries(&self) -> u64 {
        self.native() + self.by_cache + self.by_smt
    }

    /// Adds another thread's counts.
    pub fn add(&mut self, other: &Statistics) {
        self.by_model += other.by_model;
        self.by_change += other.by_change;
        self.by_graph += other.by_graph;
        self.by_cache += other.by_cache;
        self.by_smt += other.by_smt;
        self.unknown += other.unknown;
        self.native_time += other.native_time;
        self.cache_time += other.cache_time;
        self.smt_time += other.smt_time;
    }
}

/// One thread's solver.
pub struct Solver {
    width: Width,
    /// Made when first needed: most explorations never ask Z3.
    smt: Option<Incremental>,
    /// For facts about single bits, which unbounded integers do not have.
    bits: Option<Incremental>,
    steps: u32,
    cache: FxHashMap<Box<[Fact]>, Cached>,
    /// Counts since the solver was made.
    pub statistics: Statistics,
}

#[derive(Clone)]
enum Cached {
    Sat(Vec<(VarId, Value)>),
    Unsat,
    Unknown(String),
}

impl Solver {
    /// A solver with nothing in its cache.
    pub fn new(width: Width) -> Solver {
        let (smt, bits) = (None, None);
        Solver {
            width,
            smt,
            bits,
            steps: limits::QUESTION_STEPS,
            cache: FxHashMap::default(),
            statistics: Statistics::default(),
        }
    }

    /// How it reads `Int`.
    pub fn width(&self) -> Width {
        self.width
    }

    /// Whether the facts, which the model satisfies, hold together with a new one.
    pub fn check(&mut self, scalars: &mut Scalars, facts: &[Fact], model: &Model, new: Fact) -> Answer {
        let started = Instant::now();
        if let Some(answer) = self.natively(scalars, facts, model, new) {
            self.statistics.native_time += started.elapsed();
            return answer;
        }
        let slice = slice(scalars, facts, new);
        if let Some(answer) = self.compared(scalars, &slice, model) {
            self.statistics.native_time += started.elapsed();
            return answer;
        }
        self.ask(scalars, slice, model, started)
    }

    /// Whether the facts hold together, with nothing known beforehand. The answer is the smallest model found.
    pub fn solve(&mut self, scalars: &mut Scalars, facts: &[Fact], model: &Model) -> Answer {
        if model.satisfies(scalars, self.width, facts) {
            return Answer::Sat(self.smallest(scalars, facts, model.clone()));
        }
        let mut known: Vec<Fact> = Vec::with_capacity(facts.len());
        let mut model = model.clone();
        for fact in facts {
            match self.check(scalars, &known, &model, *fact) {
                Answer::Sat(better) => model = better,
                other => return other,
            }
            known.push(*fact);
        }
        Answer::Sat(self.smallest(scalars, facts, model))
    }

    /// The model with smaller values, where the facts allow them.
    pub fn smallest(&self, scalars: &Scalars, facts: &[Fact], mut model: Model) -> Model {
        let mut vars: Vec<VarId> = facts.iter().flat_map(|(c, _)| scalars.vars(*c)).copied().collect();
        vars.sort_unstable();
        vars.dedup();
        shrink(scalars, self.width, facts, &vars, &mut model);
        model
    }

    fn natively(&mut self, scalars: &Scalars, facts: &[Fact], model: &Model, new: Fact) -> Option<Answer> {
        if let Some(Value::Bool(known)) = scalars.as_value(new.0) {
            self.statistics.by_model += 1;
            return Some(if *known == new.1 { Answer::Sat(model.clone()) } else { Answer::Unsat });
        }
        if let Some((_, truth)) = facts.iter().find(|(known, _)| *known == new.0) {
            self.statistics.by_model += 1;
            return Some(if *truth == new.1 { Answer::Sat(model.clone()) } else { Answer::Unsat });
        }
        if model.holds(scalars, self.width, new) == Some(true) {
            self.statistics.by_model += 1;
            return Some(Answer::Sat(model.clone()));
        }
        let changed = self.changed(scalars, facts, model, new).or_else(|| self.both(scalars, facts, model, new))?;
        self.statistics.by_change += 1;
        Some(Answer::Sat(changed))
    }

    /// One unknown of the new fact gets another value.
    fn changed(&self, scalars: &Scalars, facts: &[Fact], model: &Model, new: Fact) -> Option<Model> {
        let vars = scalars.vars(new.0);
        if vars.len() > limits::CHANGED_UNKNOWNS {
            return None;
        }
        for var in vars.iter().rev() {
            let speaks = |(c, _): &&Fact| scalars.vars(*c).binary_search(var).is_ok();
            let about: Vec<Fact> = facts.iter().filter(speaks).copied().collect();
            let mut tried = model.clone();
            for value in candidates(scalars, model, &[new.0], *var) {
                tried.set(*var, value);
                if tried.holds(scalars, self.width, new) == Some(true) && tried.satisfies(scalars, self.width, &about) {
                    return Some(tried);
                }
            }
        }
        None
    }

    /// Both unknowns of the new fact get other values: a product is not changed by one factor while the other is zero.
    fn both(&self, scalars: &Scalars, facts: &[Fact], model: &Model, new: Fact) -> Option<Model> {
        let [first, second] = *scalars.vars(new.0) else { return None };
        let speaks = |(c, _): &&Fact| scalars.vars(*c).iter().any(|var| *var == first || *var == second);
        let about: Vec<Fact> = facts.iter().filter(speaks).copied().collect();
        let values = |var: VarId| {
            let all = candidates(scalars, model, &[new.0], var);
            // The plainest, and those that the condition itself suggests.
            let plain = all.iter().take(limits::VALUES_IN_PAIRS / 2).cloned();
            plain.chain(all.iter().rev().take(limits::VALUES_IN_PAIRS / 2).cloned()).collect::<Vec<_>>()
        };
        let (firsts, seconds) = (values(first), values(second));
        let mut tried = model.clone();
        for one in &firsts {
            tried.set(first, one.clone());
            for other in &seconds {
                tried.set(second, other.clone());
                if tried.holds(scalars, self.width, new) == Some(true) && tried.satisfies(scalars, self.width, &about) {
                    return Some(tried);
                }
            }
        }
        None
    }

    fn compared(&mut self, scalars: &Scalars, slice: &[Fact], model: &Model) -> Option<Answer> {
        // With wrapping arithmetic `x < x + 1` does not always hold.
        if self.width != Width::Unbounded {
            return None;
        }
        let answer = match difference::decide(scalars, slice, model) {
            Outcome::Contradiction => Answer::Unsat,
            Outcome::Solution(model) => Answer::Sat(self.smallest(scalars, slice, model)),
            Outcome::Open => return None,
        };
        self.statistics.by_graph += 1;
        Some(answer)
    }

    fn ask(&mut self, scalars: &mut Scalars, slice: Vec<Fact>, model: &Model, started: Instant) -> Answer {
        let mut key = slice.clone();
        key.sort_unstable();
        if let Some(known) = self.cache.get(&key[..]).cloned() {
            self.statistics.by_cache += 1;
            self.statistics.cache_time += started.elapsed();
            return match known {
                Cached::Sat(values) => {
                    let mut model = model.clone();
                    values.into_iter().for_each(|(var, value)| model.set(var, value));
                    Answer::Sat(model)
                }
                Cached::Unsat => Answer::Unsat,
                Cached::Unknown(why) => Answer::Unknown(why),
            };
        }
        let answer = self.by_smt(scalars, &slice, model);
        self.statistics.by_smt += 1;
        self.statistics.unknown += u64::from(matches!(answer, Answer::Unknown(_)));
        let cached = match &answer {
            Answer::Sat(model) => {
                let vars = vars_of(scalars, &slice);
                Cached::Sat(vars.into_iter().map(|var| (var, model.get(scalars, var))).collect())
            }
            Answer::Unsat => Cached::Unsat,
            Answer::Unknown(why) => Cached::Unknown(why.clone()),
        };
        self.cache.insert(key.into(), cached);
        self.statistics.smt_time += started.elapsed();
        answer
    }

    fn by_smt(&mut self, scalars: &mut Scalars, slice: &[Fact], model: &Model) -> Answer {
        let steps = self.steps;
        let (width, size) = (self.width, scalars.int_size());
        let smt = self.smt.get_or_insert_with(|| Incremental::new(width, size, steps));
        let mut answer = smt.check(scalars, slice, model);
        if answer == Asked::Untranslatable && width == Width::Unbounded {
            // Exact arithmetic is what a run does: what has no solution there has none.
            let bits = self.bits.get_or_insert_with(|| Incremental::new(Width::Exact, size, steps));
            answer = bits.check(scalars, slice, model);
        }
        match answer {
            Asked::Sat(model) if model.satisfies(scalars, width, slice) => {
                Answer::Sat(self.smallest(scalars, slice, model))
            }
            Asked::Sat(_) => Answer::Unknown("its solution needs numbers beyond those of the machine".into()),
            Asked::Unsat => Answer::Unsat,
            Asked::Unknown(why) => Answer::Unknown(why),
            Asked::Untranslatable => Answer::Unknown("an operation that it does not know".into()),
        }
    }
}

/// The facts that are connected with the new one by unknowns, and it.
fn slice(scalars: &Scalars, facts: &[Fact], new: Fact) -> Vec<Fact> {
    let mut vars: Vec<VarId> = scalars.vars(new.0).to_vec();
    let mut taken = vec![false; facts.len()];
    loop {
        let mut grown = false;
        for (i, (condition, _)) in facts.iter().enumerate() {
            let of = scalars.vars(*condition);
            if taken[i] || !of.iter().any(|var| vars.contains(var)) {
                continue;
            }
            taken[i] = true;
            for var in of {
                if !vars.contains(var) {
                    vars.push(*var);
                    grown = true;
                }
            }
        }
        if !grown {
            break;
        }
    }
    let connected = facts.iter().zip(&taken).filter(|(_, taken)| **taken).map(|(fact, _)| *fact);
    connected.chain([new]).collect()
}

fn vars_of(scalars: &Scalars, facts: &[Fact]) -> Vec<VarId> {
    let mut vars: Vec<VarId> = facts.iter().flat_map(|(c, _)| scalars.vars(*c)).copied().collect();
    vars.sort_unstable();
    vars.dedup();
    vars
}

/// Z3 with the facts that it was last asked about on its stack, one scope each: the next question shares a beginning.
struct Incremental {
    session: Session,
    translator: Translator,
    stack: Vec<Fact>,
}

#[derive(Clone, Debug, PartialEq)]
enum Asked {
    Sat(Model),
    Unsat,
    Unknown(String),
    Untranslatable,
}

impl Incremental {
    fn new(width: Width, size: Size, steps: u32) -> Incremental {
        Incremental { session: Session::new(steps), translator: Translator::sized(width, size), stack: Vec::new() }
    }

    fn check(&mut self, scalars: &mut Scalars, facts: &[Fact], start: &Model) -> Asked {
        let mut formulas = Vec::with_capacity(facts.len());
        for fact in facts {
            match self.translator.fact(scalars, *fact) {
                Some(formula) => formulas.push(formula),
                None => return Asked::Untranslatable,
            }
        }
        let shared = self.stack.iter().zip(facts).take_while(|(known, fact)| known == fact).count();
        self.stack.truncate(shared);
        self.session.pop_to(shared as u32);
        let is_restricted = facts.iter().any(|(condition, _)| self.translator.is_restricted(scalars, *condition));
        for (fact, formula) in facts[shared..].iter().zip(&formulas[shared..]) {
            self.session.push();
            self.session.assert(formula);
            for (var, term) in terms_of(scalars, *fact) {
                for bound in self.translator.domain(scalars, var, term) {
                    self.session.assert(&bound);
                }
            }
            self.stack.push(*fact);
        }
        match self.session.check() {
            smt::Answer::Unsat if is_restricted => Asked::Unknown("only the first 128 characters were tried".into()),
            smt::Answer::Unsat => Asked::Unsat,
            smt::Answer::Unknown(why) => Asked::Unknown(why),
            smt::Answer::Sat => {
                let Some(found) = self.session.model() else { return Asked::Unknown("no model".into()) };
                let mut model = start.clone();
                let mut complete = true;
                for fact in facts {
                    for (var, term) in terms_of(scalars, *fact) {
                        complete &= self.translator.read(scalars, &found, var, term, &mut model);
                    }
                }
                if complete { Asked::Sat(model) } else { Asked::Unknown("its model cannot be read".into()) }
            }
        }
    }
}

/// The unknowns of a fact, as expressions.
fn terms_of(scalars: &mut Scalars, fact: Fact) -> Vec<(VarId, ScalarId)> {
    let vars = scalars.vars(fact.0).to_vec();
    vars.into_iter().map(|var| (var, scalars.unknown(var))).collect()
}
