//! Two definitions: the same for all inputs, different for one, or undecided.
//!
//! Cheap answers come first ([`compare`] has the list).

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::effort;
use selfsame_core::expr::{Expr, Local};
use selfsame_core::gap::Gap;
use selfsame_core::inhabit::constants;
use selfsame_core::program::{Ints, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{
    Bottoms, Certificate, Counterexample, Differs, Goal, GoalVariable, Outcome, ProofSummary, Report,
};
use selfsame_explore::machine::input::{Types, Views};
use selfsame_explore::{Function, Options, Syntax, explore};

use crate::contract::Contract;
use crate::limits;
use crate::runner::Runner;
use crate::sketch::{Budget, sketches};
use crate::structural::{Evaluation, Structure, same_code, structural};
use crate::trial::{Extent, trial};

/// Two definitions of one program, to be compared.
pub struct Comparison<'a> {
    /// What both are defined in.
    pub program: Arc<Program>,
    /// For the prover: at the type that both have, with dictionaries as variables; None when they have no common one.
    pub goal: Option<Goal>,
    /// For runs: both at one type of which values can be made.
    pub sample: Option<Sample>,
    /// Whether two errors differ by which they are.
    pub bottoms: Bottoms,
    /// How arguments are given.
    pub evaluation: Evaluation,
    /// How much is done.
    pub effort: Effort,
    /// How long it may take.
    pub time: Duration,
    /// How values of types with hidden insides are made and shown.
    pub views: &'a dyn Views,
    /// How calls are written.
    pub syntax: &'a dyn Syntax,
    /// Where the second must do what the first does.
    pub contract: Contract,
    /// What was seen on the way.
    pub seen: Sightings,
}

/// What runs showed besides differences.
#[derive(Debug, Default)]
pub struct Sightings {
    /// A difference that was seen because a number overflowed.
    overflow: RefCell<Option<Difference>>,
    /// A call that the second did not answer, which may only take long.
    pub(crate) silent: RefCell<Option<Difference>>,
    pub(crate) silent_inputs: Cell<u32>,
    /// There is an input for which something is asked.
    pub(crate) is_asked: Cell<bool>,
    /// The second has a value somewhere where the first has none, and need not.
    pub(crate) is_freer: Cell<bool>,
}

/// How much is done before a pair is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As much as can be done in the time allowed.
    Full,
    /// What is seen at once: a small input, or the same structure.
    Glance,
    /// So many steps of each kind, for one pair of many. The answer is the same on every machine that gets there in time.
    Brief,
    /// The same, and much more of each: where it matters more that there is an answer.
    Searching,
}

/// Both definitions, at a type without overloading.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The first and the second.
    pub sides: [Expr; 2],
    /// The type of both.
    pub ty: Type,
}

/// Whether two definitions do the same.
pub struct Answer {
    /// What was decided.
    pub verdict: Verdict<Difference>,
    /// What it stands on.
    pub how: How,
    /// Of which machine integers it holds.
    pub numbers: Numbers,
    /// What "the same" depends on besides.
    pub provided: Vec<String>,
}

impl Answer {
    /// One that holds of all numbers.
    pub fn new(verdict: Verdict<Difference>, how: How) -> Answer {
        Answer { verdict, how, numbers: Numbers::Any, provided: Vec::new() }
    }

    /// Whether the two do the same in every program: for all numbers, and whatever else is so.
    pub fn is_the_same_everywhere(&self) -> bool {
        matches!(self.verdict, Verdict::Verified) && matches!(self.numbers, Numbers::Any) && self.provided.is_empty()
    }

    /// No answer.
    pub fn unknown(reason: Reason) -> Answer {
        Answer::new(Verdict::Unknown(reason), How::NotShown)
    }
}

/// Of which machine integers "the same" holds.
#[derive(Clone, Debug)]
pub enum Numbers {
    /// As the program reads them.
    Any,
    /// Where nothing overflows; a difference where something does, if one was seen.
    IfNoOverflow(Option<Difference>),
}

/// Why two definitions are the same, or cannot be.
#[derive(Clone, Debug)]
pub enum How {
    /// Nothing says that they are.
    NotShown,
    /// They have no type in common; their types.
    OtherTypes([String; 2]),
    /// The same code, as the front ends read it; with the proof that says so.
    SameCode(Box<Certificate>),
    /// They are written alike, with everything that they can reach: true of what is not supported too.
    SameText,
    /// They take the same decisions and make the same calls; equations between their recursive functions, and the proof.
    Structure {
        /// As the source would say them.
        equations: Vec<String>,
        /// What the checker accepted.
        certificate: Box<Certificate>,
    },
    /// By a proof of the goal.
    Proved(Box<ProofSummary>),
}

/// What tells them apart. It was run.
#[derive(Clone, Debug)]
pub enum Difference {
    /// A call with these arguments; what each gives.
    Call {
        /// As they are written.
        args: Vec<String>,
        /// What the first gives, and the second.
        results: [String; 2],
        /// In what these differ.
        differs: Differs,
    },
    /// Found by the prover: infinite or partial values, or functions.
    Values(Box<Counterexample>),
}

impl Difference {
    /// In what the two differ.
    pub fn differs(&self) -> Differs {
        match self {
            Difference::Call { differs, .. } => *differs,
            Difference::Values(found) => found.differs,
        }
    }
}

/// Cheap answers first: the same code, a small input, the same structure; then larger inputs, one for each short path, a
/// proof, and one for each longer path. What takes long gets a share of the steps that are allowed.
pub fn compare(question: &Comparison<'_>) -> Answer {
    let started = Instant::now();
    let end = started + question.time;
    let steps = effort::left();
    let same = |how, numbers| Answer { numbers, ..Answer::new(Verdict::Verified, how) };
    let verified = |how| same(how, Numbers::Any);
    let refuted = |difference| Answer::new(Verdict::Refuted(difference), How::NotShown);
    let gap = question.goal.as_ref().and_then(|goal| question.program.gap([&goal.left, &goal.right]));
    if let Some(goal) = &question.goal
        && goal.left == goal.right
        && gap.is_none()
        && let Some(certificate) = same_code(&question.program, goal, question.bottoms)
    {
        return verified(How::SameCode(Box::new(certificate)));
    }
    if let Some(difference) = question.try_out(limits::FIRST_INPUTS, end) {
        return refuted(difference);
    }
    if let Some(gap) = gap {
        return question.beside(gap, started);
    }
    let has_numbers = question.goal.as_ref().is_some_and(|goal| selfsame_equiv::has_numbers(&question.program, goal));
    if has_numbers && let Some(difference) = question.try_edges(end) {
        return refuted(difference);
    }
    if !question.contract.is_exact() && !question.seen.is_asked.get() {
        return Answer::unknown(Reason::exhausted("no input was found for which something is asked"));
    }
    // For all arguments, or where the contract asks for it. What holds everywhere is easier to see, if it holds.
    let stated = question.goal.as_ref().and_then(|goal| question.contract.goal(&question.program, goal));
    let everywhere = || question.goal.as_ref().filter(|_| !question.seen.is_freer.get());
    for goal in [everywhere(), stated.as_ref()].into_iter().flatten() {
        if let Some((structure, ints)) = question.structure(goal, has_numbers, end) {
            let numbers = match ints == question.program.ints() {
                true => Numbers::Any,
                false => Numbers::IfNoOverflow(question.overflow()),
            };
            return same(structure, numbers);
        }
    }
    if question.effort == Effort::Glance {
        return Answer::unknown(question.silence().unwrap_or_else(|| Reason::exhausted("nothing is seen at once")));
    }
    let shallow = || {
        effort::allow(steps / 5, || {
            question.explore(limits::SHALLOW_INPUTS, limits::FEW_EXAMPLES, started + question.time / 5)
        })
    };
    let spoken_of = || question.try_constants(end);
    let second = question
        .try_out(limits::SECOND_INPUTS, end)
        .or_else(spoken_of)
        .or_else(|| question.sketch(limits::SKETCHES, end));
    if let Some(difference) = second.or_else(shallow) {
        return refuted(difference);
    }
    let (share, most) = (question.time / 2, effort::left().saturating_sub(steps / 5) / 2);
    let mut reason = match question.seen.is_freer.get() {
        true => Reason::exhausted("they differ where the reference has no value"),
        false => Reason::Unsupported("their types have no values in common".into(), None),
    };
    for (i, goal) in [everywhere(), stated.as_ref()].into_iter().enumerate() {
        let Some(goal) = goal else { continue };
        // All that is left for the last one.
        let is_last = i == 1 || stated.is_none();
        let (most, until) = if is_last { (most * 2, question.time * 4 / 5) } else { (most, share) };
        match effort::allow(most, || question.prove(goal, started + until)) {
            Report { verdict: Verdict::Verified, proof: Some(proof), if_no_overflow, overflow, .. } => {
                let seen = || overflow.map(|found| Difference::Values(Box::new(found))).or_else(|| question.overflow());
                let numbers = if if_no_overflow { Numbers::IfNoOverflow(seen()) } else { Numbers::Any };
                return same(How::Proved(Box::new(proof)), numbers);
            }
            // Outside of what is asked, for all that is known, or where the reference has no value.
            Report { verdict: Verdict::Refuted(found), .. } if !is_last || !question.is_within(goal, &found) => {
                reason = Reason::exhausted(
                    "they differ where the reference has no value, or the precondition does not hold",
                );
            }
            Report { verdict: Verdict::Refuted(found), .. } if found.differs != Differs::Overflow => {
                return refuted(Difference::Values(Box::new(found)));
            }
            Report { verdict: Verdict::Refuted(found), .. } => {
                question.note_overflow(Difference::Values(Box::new(found)));
                reason = Reason::exhausted("they differ where numbers overflow");
            }
            Report { verdict: Verdict::Unknown(why), .. } => reason = why,
            Report { verdict: Verdict::Verified, proof: None, .. } => {}
        }
    }
    let deep = || match question.effort {
        Effort::Full => question.explore(limits::DEEP_INPUTS, limits::MANY_EXAMPLES, end),
        Effort::Glance | Effort::Brief | Effort::Searching => None,
    };
    let more = || match question.effort {
        Effort::Full | Effort::Searching => question.sketch(limits::MORE_SKETCHES, end),
        Effort::Glance | Effort::Brief => None,
    };
    // A difference that only an overflow shows is one, if nothing says that there are no others.
    match question.try_out(limits::LAST_INPUTS, end).or_else(more).or_else(deep).or_else(|| question.overflow()) {
        Some(difference) => refuted(difference),
        None => Answer::unknown(question.silence().unwrap_or(reason)),
    }
}

impl Comparison<'_> {
    /// Of definitions that can reach a gap nothing is proved; a run that stays clear of it may tell them apart.
    fn beside(&self, gap: Gap, started: Instant) -> Answer {
        let end = started + self.time / 5;
        let found = self.try_out(limits::SECOND_INPUTS, end).or_else(|| self.sketch(limits::SKETCHES, end));
        let found = found
            .or_else(|| self.explore(limits::SHALLOW_INPUTS, limits::FEW_EXAMPLES, end))
            .or_else(|| self.overflow());
        let verdict = match found {
            Some(difference) => Verdict::Refuted(difference),
            None => Verdict::Unknown(self.silence().unwrap_or_else(|| gap.into())),
        };
        Answer::new(verdict, How::NotShown)
    }

    /// A proof by structure that the checker accepted, and what it takes `Int` to be: that of all integers is mostly one of the machine's too.
    fn structure(&self, goal: &Goal, has_numbers: bool, end: Instant) -> Option<(How, Ints)> {
        let prove = |program: &Arc<Program>| structural(program, goal, self.bottoms, self.evaluation, end);
        let told = |structure: Structure, program: &Arc<Program>| {
            let equations = structure.equations.clone();
            let certificate = Box::new(structure.certificate(program, goal)?);
            Some((How::Structure { equations, certificate }, program.ints()))
        };
        if self.program.ints() == Ints::Unbounded {
            return told(prove(&self.program)?, &self.program);
        }
        let mut unbounded = (*self.program).clone();
        unbounded.set_ints(Ints::Unbounded);
        let unbounded = Arc::new(unbounded);
        let of_all = prove(&unbounded)?;
        if !has_numbers {
            return told(of_all, &self.program);
        }
        let of_machine = prove(&self.program).and_then(|structure| told(structure, &self.program));
        of_machine.or_else(|| told(of_all, &unbounded))
    }

    /// A difference that was seen because a number overflowed, if that counts.
    fn overflow(&self) -> Option<Difference> {
        self.seen.overflow.borrow().clone().filter(|_| self.program.ints() == Ints::Wrapping)
    }

    /// The first that was seen is kept: it is the smallest.
    pub(crate) fn note_overflow(&self, difference: Difference) {
        self.seen.overflow.borrow_mut().get_or_insert(difference);
    }

    /// Whether a counterexample to a goal is one where the second must do what the first does.
    fn is_within(&self, goal: &Goal, found: &Counterexample) -> bool {
        let says_conditions = self.goal.as_ref().is_none_or(|exact| exact.left != goal.left);
        (says_conditions || self.contract.conditions.is_empty())
            && (!self.contract.is_reference || matches!(found.left, Outcome::Value(_)))
    }

    /// That a call was not answered, if one was not: more telling than why there is no proof.
    fn silence(&self) -> Option<Reason> {
        let silent = self.seen.silent.borrow();
        let Difference::Call { args, results: [expected, _], .. } = silent.as_ref()? else { return None };
        let why = format!("no answer within many steps for the arguments {}, expected {expected}", args.join(" "));
        Some(Reason::exhausted(why))
    }

    fn prove(&self, goal: &Goal, deadline: Instant) -> Report {
        let deadline = Some((deadline, self.time.as_secs()));
        let obligations = match self.effort {
            Effort::Full => None,
            Effort::Searching => Some(limits::MORE_OBLIGATIONS),
            Effort::Glance | Effort::Brief => Some(limits::OBLIGATIONS),
        };
        let options = selfsame_equiv::Options {
            bottoms: self.bottoms,
            deadline,
            obligations,
            ..selfsame_equiv::Options::default()
        };
        selfsame_equiv::check(&self.program, goal, &options)
    }

    /// Tries inputs that are made up by their types.
    fn try_out(&self, extent: Extent, end: Instant) -> Option<Difference> {
        let mut runner = Runner::new(self, self.sample.as_ref()?, end);
        trial(&mut runner, &Types::new(self.program.clone()), self.views, extent)
    }

    /// Tries inputs with numbers at the edges of machine integers.
    fn try_edges(&self, end: Instant) -> Option<Difference> {
        let (least, greatest) = (self.program.size().least(), self.program.size().greatest());
        let constants = vec![least, greatest, least + 1, greatest - 1, greatest / 2 + 1, least / 2 - 1];
        self.try_out(Extent { constants, ..limits::EDGES }, end)
    }

    /// Tries inputs with the numbers that the two speak of.
    fn try_constants(&self, end: Instant) -> Option<Difference> {
        let sides = self.sample.as_ref()?.sides.each_ref();
        let mut constants = constants(&self.program, &sides);
        constants.retain(|number| self.program.size().holds(*number));
        if constants.is_empty() { None } else { self.try_out(Extent { constants, ..limits::SPOKEN_OF }, end) }
    }

    /// Tries inputs that are made as the two look at them.
    fn sketch(&self, budget: Budget, end: Instant) -> Option<Difference> {
        let mut runner = Runner::new(self, self.sample.as_ref()?, end);
        sketches(&mut runner, &Types::new(self.program.clone()), self.views, budget)
    }

    /// Tries an input for each path that the two take together.
    fn explore(&self, depth: u32, most: usize, deadline: Instant) -> Option<Difference> {
        let sample = self.sample.as_ref()?;
        let (params, result) = signature(&sample.ty);
        let locals: Vec<Local> =
            (1..=params.len() as u32).map(|id| Local { id, name: Symbol::new(&format!("x{id}")) }).collect();
        let args: Vec<Expr> = locals.iter().map(|local| Expr::Local(*local)).collect();
        let sides = sample.sides.each_ref().map(|side| match &args[..] {
            [] => side.clone(),
            args => Expr::App(Box::new(side.clone()), args.to_vec()),
        });
        let pair = Expr::Con("(,)".into(), sides.into());
        let expr = if locals.is_empty() { pair } else { Expr::Lam(locals, Box::new(pair)) };
        let both = Type::tuple(vec![result.clone(), result]);
        let ty = params.iter().rev().fold(both, |to, from| Type::fun(from.clone(), to));
        let function = Function {
            program: self.program.clone(),
            expr: &expr,
            ty: &ty,
            is_filtered: false,
            views: self.views,
            syntax: self.syntax,
        };
        let options = Options { depth, most, deadline: Some(deadline), ..Options::default() };
        let found = explore(&function, &options).ok()?;
        let mut runner = Runner::new(self, sample, deadline);
        found.examples.iter().find_map(|example| runner.differ(&example.data))
    }
}

/// Parameters and result.
pub(crate) fn signature(ty: &Type) -> (Vec<Type>, Type) {
    let mut params = Vec::new();
    let mut rest = match ty {
        Type::Forall(_, _, body) => (**body).clone(),
        ty => ty.clone(),
    };
    while let Some((from, to)) = rest.as_fun() {
        params.push(from.clone());
        rest = to.clone();
    }
    (params, rest)
}

/// What is said of the arguments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// They have no bottoms in them.
    pub total: bool,
    /// They end somewhere.
    pub finite: bool,
}

/// The goal that two globals of one type are the same function: `type` is that of the global, whose first parameters may be
/// dictionaries.
pub fn goal(
    name: &str,
    sides: [Expr; 2],
    ty: &Type,
    dictionaries: usize,
    names: &[Symbol],
    inputs: impl Fn(Symbol) -> Inputs,
) -> Goal {
    let (params, result) = signature(ty);
    let mut variables = Vec::with_capacity(params.len());
    for (position, ty) in params.into_iter().enumerate() {
        let id = position as u32 + 1;
        let known = names.get(position).filter(|name| name.as_str().starts_with(|c: char| c.is_alphabetic()));
        let name = known.copied().unwrap_or_else(|| Symbol::new(&format!("x{id}")));
        let dictionary = position < dictionaries;
        let Inputs { total, finite } = if dictionary { Inputs { total: true, finite: false } } else { inputs(name) };
        variables.push(GoalVariable { local: id, name, ty, total: total || finite, finite, dictionary });
    }
    let args: Vec<Expr> = variables.iter().map(|v| Expr::Local(Local { id: v.local, name: v.name })).collect();
    let [left, right] = sides.map(|side| match &args[..] {
        [] => side,
        args => Expr::App(Box::new(side), args.to_vec()),
    });
    Goal { name: name.to_owned(), variables, left, right, ty: result }
}
