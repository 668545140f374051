//! Reaching a place forwards: paths are followed from the start until one ends at the bottom that marks the place.
//!
//! This is the question of DDSE answered by the machine of G2, for Haskell, whose laziness it knows, and to
//! compare the two directions. A line is reached when its expression is evaluated while the result is printed.

use std::time::Instant;

use selfsame_core::eval::{Bottom, Limits as EvaluatorLimits, Machine as Evaluator, Ref, Stop, Value};
use selfsame_core::expr::Label;
use selfsame_core::types::Type;
use selfsame_solver::{Solver, Width};

use crate::constructors::Native;
use crate::datum::Datum;
use crate::engine::{Function, begin, concrete, signature};
use crate::machine::heap::Failure;
use crate::machine::input::Unsupported;
use crate::machine::{Bounds, Machine};
use crate::search::{Arrived, Budget, Counts, Stopped, Strategy, search};
use crate::syntax::{self, Place};
use crate::walk::End;
use crate::witness::{Nothing, witness};

/// How much to look for, and what may be used.
#[derive(Clone, Debug)]
pub struct Options {
    /// As for examples: constructors inside each other in an input, and turns of loops.
    pub depth: u32,
    /// Paths to find.
    pub count: usize,
    /// Of one path.
    pub steps: u64,
    /// When to stop, by the clock.
    pub deadline: Option<Instant>,
    /// Memory of everything that is kept, estimated.
    pub bytes: usize,
}

/// A call that reaches the place, replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// In source syntax.
    pub args: Vec<String>,
    /// What the program reads on the way.
    pub read: Vec<Datum>,
    /// Of the replay.
    pub steps: u64,
}

/// What was found, and whether there may be more.
pub struct Reaching {
    /// Different paths, as many as were asked for or as were found.
    pub found: Vec<Found>,
    /// Whether every path was followed to its end, whatever the inputs: then what was not found does not exist.
    pub is_complete: bool,
    /// Why not.
    pub limit: Option<Limit>,
    /// What the search did.
    pub counts: Counts,
}

/// What kept a search from being complete.
#[derive(Clone, Debug, PartialEq)]
pub enum Limit {
    /// The search ended before.
    Stopped(Stopped),
    /// Inputs were kept from growing, or a loop from going round.
    Depth,
    /// A path had more steps than one may have.
    Steps,
    /// A gap of ours, in words.
    Unsupported(String),
    /// The solver gave up, in its own words.
    Solver(String),
}

/// Follows the paths of a function, or of a program without parameters, to the bottom with this label.
pub fn reach(function: &Function<'_>, label: &Label, options: &Options) -> Result<Reaching, Unsupported> {
    let bounds = Bounds { depth: options.depth, steps: options.steps };
    let mut machine = Machine::new(function.program.clone(), function.views, bounds, Width::Unbounded);
    let (params, _) = signature(function.ty);
    let block = machine.compile(function.expr).map_err(|why| Unsupported(why.to_string()))?;
    machine.start([]);
    for param in &params {
        machine.input(param, 0)?;
    }
    let mut solver = Solver::new(Width::Unbounded);
    let budget = Budget { deadline: options.deadline, paths: u64::MAX, bytes: options.bytes };
    let mut arriving = Arriving { function, label, options, params: &params, found: Vec::new(), limit: None };
    let (counts, stopped) = search(
        &mut machine,
        &mut solver,
        &mut Native,
        Strategy::BreadthFirst,
        budget,
        &mut |machine| begin(machine, block, &params),
        &mut |machine, solver, arrived| arriving.visit(machine, solver, arrived),
    );
    let Arriving { found, limit, .. } = arriving;
    let undecided = (counts.undecided > 0).then(|| Limit::Solver("it did not decide a condition".to_owned()));
    let stopped = stopped.filter(|stopped| *stopped != Stopped::Enough).map(Limit::Stopped);
    let limit = stopped.or(limit).or(undecided);
    Ok(Reaching { found, is_complete: limit.is_none(), limit, counts })
}

struct Arriving<'a> {
    function: &'a Function<'a>,
    label: &'a Label,
    options: &'a Options,
    params: &'a [Type],
    found: Vec<Found>,
    limit: Option<Limit>,
}

impl Arriving<'_> {
    /// False when there are enough.
    fn visit(&mut self, machine: &mut Machine<'_>, solver: &mut Solver, arrived: Arrived<'_>) -> bool {
        if machine.is_bounded || machine.is_pinned {
            self.limit.get_or_insert(Limit::Depth);
        }
        match arrived.end {
            End::Failed(Failure::Label(label)) if machine.code.labels[*label as usize] == *self.label => {
                let inputs: Vec<_> = arrived.call.args.iter().chain(&machine.supplied).copied().collect();
                match witness(machine, solver, arrived.model, &inputs) {
                    Ok((data, _)) => self.replay(data),
                    Err(Nothing::Impossible) => {}
                    Err(Nothing::Unknown(why)) => {
                        self.limit.get_or_insert(Limit::Solver(why));
                    }
                }
            }
            End::Value | End::Failed(_) | End::Violated(_) | End::Assumed => {}
            End::Unsupported(what) => {
                self.limit.get_or_insert(Limit::Unsupported(what.to_string()));
            }
            End::Steps | End::Large => {
                self.limit.get_or_insert(Limit::Steps);
            }
            End::Looped => {
                self.limit.get_or_insert(Limit::Depth);
            }
        }
        self.found.len() < self.options.count
    }

    /// Only what reaches the place when it is run counts.
    fn replay(&mut self, mut data: Vec<Datum>) {
        let read = data.split_off(self.params.len());
        let program = &self.function.program;
        let limits = EvaluatorLimits { steps: self.options.steps.saturating_mul(100), ..EvaluatorLimits::default() };
        let mut evaluator = Evaluator::new(program.clone(), limits);
        for datum in &read {
            let input = evaluator.load(&datum.expr(program));
            evaluator.supply(input);
        }
        let function = evaluator.load(self.function.expr);
        let args: Vec<Ref> = data.iter().map(|arg| evaluator.load(&arg.expr(program))).collect();
        let result = if args.is_empty() { function } else { evaluator.apply(function, &args) };
        if !self.arrives(&mut evaluator, result) {
            self.limit
                .get_or_insert(Limit::Solver("inputs that it found do not reach it when they are run".to_owned()));
            return;
        }
        let steps = evaluator.steps();
        evaluator.set_limits(EvaluatorLimits::default());
        let mut args = Vec::with_capacity(data.len());
        for (datum, ty) in data.iter().zip(self.params) {
            args.push(syntax::datum(self.function.syntax, &mut evaluator, datum, &concrete(ty), Place::Argument));
        }
        self.found.push(Found { args, read, steps });
    }

    /// Evaluates a result from left to right, to the first part without a value.
    fn arrives(&self, evaluator: &mut Evaluator, result: Ref) -> bool {
        let mut todo = vec![result];
        while let Some(next) = todo.pop() {
            match evaluator.whnf(next) {
                Ok(Value::Con(_, fields)) => todo.extend(fields.into_iter().rev()),
                Ok(_) => {}
                Err(Stop::Bottom(Bottom::Label(label))) => return label == *self.label,
                Err(_) => return false,
            }
        }
        false
    }
}
