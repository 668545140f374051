//! Two definitions: the same for all inputs, different for one, or undecided.
//!
//! Cheap answers come first: the same code; a small input on which they differ; a proof; and then larger inputs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::eval::{Limits, Machine, Ref, Stop};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Bottoms, Counterexample, Goal, GoalVariable, ProofSummary};
use selfsame_explore::machine::input::Views;
use selfsame_explore::{Function, Options, Place, Syntax, explore};

use crate::structural::{Evaluation, structural};

/// Two definitions of one program, to be compared.
pub struct Comparison<'a> {
    pub program: Arc<Program>,
    /// For the prover: at the type that both have, with dictionaries as variables; None when they have no common one.
    pub goal: Option<Goal>,
    /// For runs: both at one type of which values can be made.
    pub sample: Option<Sample>,
    pub bottoms: Bottoms,
    pub evaluation: Evaluation,
    pub time: Duration,
    pub views: &'a dyn Views,
    pub syntax: &'a dyn Syntax,
}

/// Both definitions, at a type without overloading.
#[derive(Clone, Debug)]
pub struct Sample {
    pub sides: [Expr; 2],
    pub ty: Type,
}

pub struct Answer {
    pub verdict: Verdict<Difference>,
    pub how: How,
}

/// Why two definitions are the same, or cannot be.
#[derive(Clone, Debug)]
pub enum How {
    NotShown,
    /// They have no type in common; their types.
    OtherTypes([String; 2]),
    SameCode,
    /// They take the same decisions and make the same calls; equations between their recursive functions.
    Structure(Vec<String>),
    Proved(Box<ProofSummary>),
}

/// What tells them apart. It was run.
#[derive(Clone, Debug)]
pub enum Difference {
    /// A call with these arguments; what each gives.
    Call { args: Vec<String>, results: [String; 2] },
    /// Found by the prover: infinite or partial values, or functions.
    Values(Box<Counterexample>),
}

/// How deep the inputs are that are tried before a proof, and after none was found.
const SHALLOW: u32 = 3;
const DEEP: u32 = 6;
/// Examples of a first look.
const FEW: usize = 150;
const MANY: usize = 3000;

pub fn compare(question: &Comparison<'_>) -> Answer {
    if let Some(goal) = &question.goal
        && goal.left == goal.right
    {
        return Answer { verdict: Verdict::Verified, how: How::SameCode };
    }
    if let Some(goal) = &question.goal {
        let structure = structural(&question.program, goal, question.bottoms, question.evaluation);
        if structure.is_same {
            return Answer { verdict: Verdict::Verified, how: How::Structure(structure.equations) };
        }
    }
    let started = Instant::now();
    let refuted = |difference| Answer { verdict: Verdict::Refuted(difference), how: How::NotShown };
    if let Some(difference) = question.run(SHALLOW, FEW, started + question.time / 5) {
        return refuted(difference);
    }
    let reason = match question.prove(started + question.time * 4 / 5) {
        Some((Verdict::Verified, Some(proof))) => {
            return Answer { verdict: Verdict::Verified, how: How::Proved(Box::new(proof)) };
        }
        Some((Verdict::Refuted(counterexample), _)) => return refuted(Difference::Values(Box::new(counterexample))),
        Some((Verdict::Unknown(reason), _)) => reason,
        _ => Reason::Unsupported("their types have no values in common".into(), None),
    };
    match question.run(DEEP, MANY, started + question.time) {
        Some(difference) => refuted(difference),
        None => Answer { verdict: Verdict::Unknown(reason), how: How::NotShown },
    }
}

/// Steps for one call.
const STEPS: u64 = 1_000_000;

impl Comparison<'_> {
    fn prove(&self, deadline: Instant) -> Option<(Verdict<Counterexample>, Option<ProofSummary>)> {
        let goal = self.goal.as_ref()?;
        let deadline = Some((deadline, self.time.as_secs()));
        let options = selfsame_equiv::Options { bottoms: self.bottoms, deadline, ..selfsame_equiv::Options::default() };
        let report = selfsame_equiv::check(&self.program, goal, &options);
        Some((report.verdict, report.proof))
    }

    /// Tries an input for each path that the two take together.
    fn run(&self, depth: u32, most: usize, deadline: Instant) -> Option<Difference> {
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
        let both = Type::tuple(vec![result.clone(), result.clone()]);
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
        let mut machine = Machine::new(self.program.clone(), Limits::default());
        let functions = sample.sides.each_ref().map(|side| machine.load(side));
        for example in found.examples {
            let seen = functions.map(|function| {
                machine.set_limits(Limits { steps: STEPS, ..Limits::default() });
                let args: Vec<Ref> = example.data.iter().map(|arg| machine.load(&arg.expr(&self.program))).collect();
                let value = if args.is_empty() { machine.share(function) } else { machine.apply(function, &args) };
                let (text, stop) = self.syntax.value(&mut machine, value, &result, Place::Alone);
                machine.release(value);
                match stop {
                    None => Seen::Value(text),
                    Some(stop @ (Stop::Bottom(_) | Stop::Loop)) => {
                        Seen::Error(format!("error: {}", self.syntax.failure(&mut machine, &stop)))
                    }
                    Some(_) => Seen::Nothing,
                }
            });
            if let Some(results) = differ(seen) {
                return Some(Difference::Call { args: example.args, results });
            }
        }
        None
    }
}

/// What a call was seen to give.
enum Seen {
    /// All of it.
    Value(String),
    /// A part of it is an error.
    Error(String),
    /// A limit was reached.
    Nothing,
}

/// Both as text, when they are surely different. Two values with errors in them may still be the same.
fn differ([left, right]: [Seen; 2]) -> Option<[String; 2]> {
    match (left, right) {
        (Seen::Value(left), Seen::Value(right)) => (left != right).then_some([left, right]),
        (Seen::Value(left), Seen::Error(right)) => Some([left, right]),
        (Seen::Error(left), Seen::Value(right)) => Some([left, right]),
        _ => None,
    }
}

/// Parameters and result.
fn signature(ty: &Type) -> (Vec<Type>, Type) {
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
    pub total: bool,
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
