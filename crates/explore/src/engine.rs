//! Exploring a function: inputs and results, one a path, each of them run before it is shown.

use std::sync::Arc;
use std::time::Instant;

use selfsame_core::eval::{Limits as EvaluatorLimits, Machine as Evaluator, Ref};
use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::value;
use selfsame_solver::{Solver, Statistics, Width};

use crate::constructors::{BySmt, Constructors, Native};
use crate::datum::{Datum, Size};
use crate::limits;
use crate::machine::code::BlockId;
use crate::machine::heap::{Failure, Object};
use crate::machine::input::{InputId, Unsupported, Views};
use crate::machine::{Bounds, Machine};
use crate::replay::{Foretold, Replayed, replay};
use crate::search::{Arrived, Budget, Counts, Stopped, Strategy, search};
use crate::syntax::{self, Place, Syntax};
use crate::walk::{Call, End};
use crate::witness::{Nothing, witness};

/// A function at types that symbolic values can be made of. Type variables that are left stand for any type.
pub struct Function<'a> {
    /// What the function is in.
    pub program: Arc<Program>,
    /// The function, applied to the dictionaries that it needs.
    pub expr: &'a Expr,
    /// Its type, without dictionaries.
    pub ty: &'a Type,
    /// Whether the function gives pairs of a result and whether it counts: results that do not are left out.
    pub is_filtered: bool,
    /// How values of abstract types are made.
    pub views: &'a dyn Views,
    /// How examples are written.
    pub syntax: &'a dyn Syntax,
}

/// How far to explore, and what may be used.
#[derive(Clone, Debug)]
pub struct Options {
    /// Constructors inside each other in an input, and about half the turns of a loop on the same numbers: see
    /// [`Bounds`].
    pub depth: u32,
    /// Examples to find.
    pub most: usize,
    /// Functions entered and thunks evaluated on one path.
    pub steps: u64,
    /// When to stop, by the clock.
    pub deadline: Option<Instant>,
    /// Memory of everything that is kept, estimated.
    pub bytes: usize,
    /// How `Int` is read.
    pub width: Width,
    /// Which path is followed next.
    pub strategy: Strategy,
    /// Constructor constraints go to Z3 as data types: to measure what deciding them here is worth.
    pub constructors_by_smt: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            depth: limits::INPUT_DEPTH,
            most: limits::EXAMPLES,
            steps: limits::PATH_STEPS,
            deadline: None,
            bytes: limits::BYTES,
            width: Width::Unbounded,
            strategy: Strategy::BreadthFirst,
            constructors_by_smt: false,
        }
    }
}

/// What was found.
pub struct Exploration {
    /// Smallest first.
    pub examples: Vec<Example>,
    /// Paths without an example, and why; equal reasons together.
    pub left_out: Vec<(LeftOut, u64)>,
    /// Why it ended before everything was followed, if it did.
    pub stopped: Option<Stopped>,
    /// Whether inputs were kept from growing (`depth`).
    pub is_bounded: bool,
    /// Whether numbers were chosen where a formula would have been needed.
    pub is_pinned: bool,
    /// What the search did.
    pub counts: Counts,
    /// How questions to the solver were answered.
    pub statistics: Statistics,
    /// Marked places that the runs of examples evaluated.
    pub covered: Vec<Span>,
}

/// A call with what it gives, as a run showed it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// In source syntax, as they stand behind the function.
    pub args: Vec<String>,
    /// What a run gave.
    pub outcome: Outcome,
    /// Of all arguments together.
    pub size: Size,
    /// The inputs, for those who run them again.
    pub data: Vec<Datum>,
}

/// What a run gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// All of it, in source syntax.
    Value(String),
    /// The value as far as there is one (it may be that there is none), and the message.
    Error(String, String),
    /// A limit was reached; which, and the beginning of the result, if it has one.
    Cut(Cut, String),
}

/// Which limit of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Too many functions entered and thunks evaluated.
    Steps,
    /// It needs its own value.
    Loop,
    /// The result has more parts than anybody looks at.
    Large,
}

/// Why a path has no example.
#[derive(Clone, Debug, PartialEq)]
pub enum LeftOut {
    /// A gap of ours, in words.
    Unsupported(String),
    /// No inputs were found.
    Unsolved(String),
    /// The run with 64-bit numbers went another way.
    Differs,
    /// A loop went round too often.
    Looped,
}

/// Explores a function. The error says which type symbolic values cannot be made of.
pub fn explore(function: &Function<'_>, options: &Options) -> Result<Exploration, Unsupported> {
    let bounds = Bounds { depth: options.depth, steps: options.steps };
    let mut machine = Machine::new(function.program.clone(), function.views, bounds, options.width);
    let (params, mut result) = signature(function.ty);
    if function.is_filtered
        && let Type::Con(_, parts) = &result
        && let Some(first) = parts.first()
    {
        result = first.clone();
    }
    let expr = entry(function, params.len());
    let block = machine.compile(&expr).map_err(|why| Unsupported(why.to_string()))?;
    // Types are looked at before anything is run.
    machine.start([]);
    for param in &params {
        machine.input(param, 0)?;
    }
    let mut evaluator = Evaluator::new(function.program.clone(), EvaluatorLimits::default());
    evaluator.watch_coverage();
    let loaded = evaluator.load(&expr);
    let mut solver = Solver::new(options.width);
    let budget = Budget { deadline: options.deadline, paths: u64::MAX, bytes: options.bytes };
    let mut collecting = Collecting {
        function,
        options,
        params: &params,
        result: &result,
        evaluator,
        loaded,
        examples: Vec::new(),
        left_out: Vec::new(),
        is_bounded: false,
        is_pinned: false,
    };
    let (mut native, mut by_smt) = (Native, BySmt::default());
    let constructors: &mut dyn Constructors = if options.constructors_by_smt { &mut by_smt } else { &mut native };
    let (counts, stopped) = search(
        &mut machine,
        &mut solver,
        constructors,
        options.strategy.clone(),
        budget,
        &mut |machine| begin(machine, block, &params),
        &mut |machine, solver, arrived| collecting.visit(machine, solver, arrived),
    );
    let Collecting { evaluator, mut examples, left_out, is_bounded, is_pinned, .. } = collecting;
    examples.sort_by_key(|example| example.size);
    let covered = evaluator.coverage();
    let statistics = solver.statistics;
    Ok(Exploration { examples, left_out, stopped, is_bounded, is_pinned, counts, statistics, covered })
}

/// The types of the parameters and of the result.
pub(crate) fn signature(ty: &Type) -> (Vec<Type>, Type) {
    let mut ty = ty.clone();
    let mut params = Vec::new();
    loop {
        ty = match &ty {
            Type::Forall(_, _, body) => (**body).clone(),
            _ => match ty.as_fun() {
                Some((from, to)) => {
                    params.push(from.clone());
                    to.clone()
                }
                // A newtype of a function takes arguments too, but is not written as a function.
                None => return (params, ty),
            },
        };
    }
}

/// The function itself, or with results that do not count left out.
fn entry(function: &Function<'_>, arity: usize) -> Expr {
    if !function.is_filtered {
        return function.expr.clone();
    }
    // Apart from the locals of the function's own code.
    const FIRST: u32 = 1 << 30;
    let local = |id: u32| Local { id: FIRST + id, name: Symbol::new("x") };
    let params: Vec<Local> = (2..arity as u32 + 2).map(local).collect();
    let call = match &params[..] {
        [] => function.expr.clone(),
        params => Expr::App(Box::new(function.expr.clone()), params.iter().map(|p| Expr::Local(*p)).collect()),
    };
    let (result, counts) = (local(0), local(1));
    let assumed = Expr::Assume(Box::new(Expr::Local(counts)), Box::new(Expr::Local(result)));
    let pair = Alt { pattern: AltPattern::Con("(,)".into(), vec![result, counts]), body: assumed };
    let body = Expr::Case(Box::new(call), vec![pair], None);
    if params.is_empty() { body } else { Expr::Lam(params, Box::new(body)) }
}

pub(crate) fn begin(machine: &mut Machine<'_>, block: BlockId, params: &[Type]) -> Call {
    // That inputs of these types can be made was tried before.
    let args: Vec<InputId> = params.iter().filter_map(|param| machine.input(param, 0).ok()).collect();
    let addrs: Vec<_> = args.iter().map(|arg| machine.inputs[arg.0 as usize].addr).collect();
    let result = machine.call(block, &addrs);
    Call { args, result }
}

struct Collecting<'a> {
    function: &'a Function<'a>,
    options: &'a Options,
    params: &'a [Type],
    result: &'a Type,
    evaluator: Evaluator,
    loaded: Ref,
    examples: Vec<Example>,
    left_out: Vec<(LeftOut, u64)>,
    is_bounded: bool,
    is_pinned: bool,
}

impl Collecting<'_> {
    /// Makes an example of a path; false when there are enough.
    fn visit(&mut self, machine: &mut Machine<'_>, solver: &mut Solver, arrived: Arrived<'_>) -> bool {
        self.is_bounded |= machine.is_bounded;
        self.is_pinned |= machine.is_pinned;
        match arrived.end {
            End::Assumed => {}
            End::Unsupported(what) => self.leave_out(LeftOut::Unsupported(what.to_string())),
            End::Looped => self.leave_out(LeftOut::Looped),
            // A condition on results is not met by an error.
            End::Failed(_) | End::Violated(_) if self.function.is_filtered && is_failed(machine, arrived.call) => {}
            _ => match witness(machine, solver, arrived.model, &arrived.call.args) {
                Err(Nothing::Impossible) => {}
                Err(Nothing::Unknown(why)) => self.leave_out(LeftOut::Unsolved(why)),
                Ok((data, model)) => {
                    let width = solver.width();
                    self.example(machine, &arrived, data, &model, width);
                }
            },
        }
        self.examples.len() < self.options.most
    }

    fn example(
        &mut self,
        machine: &mut Machine<'_>,
        arrived: &Arrived<'_>,
        data: Vec<Datum>,
        model: &selfsame_solver::Model,
        width: Width,
    ) {
        let cut = match arrived.end {
            End::Steps => Some(Cut::Steps),
            End::Large => Some(Cut::Large),
            End::Failed(Failure::Loop) => Some(Cut::Loop),
            _ => None,
        };
        let outcome = match cut {
            Some(cut) => Outcome::Cut(cut, self.beginning(&data)),
            None => {
                let (root, end) = (arrived.call.result, arrived.end);
                let foretold = Foretold { machine, model, width, root, end };
                let replayed = replay(&mut self.evaluator, self.loaded, &data, &foretold);
                match replayed {
                    Replayed::Differs => return self.leave_out(LeftOut::Differs),
                    Replayed::Same(result) => self.outcome(result),
                }
            }
        };
        let size = data
            .iter()
            .map(Datum::size)
            .fold(Size::default(), |a, b| Size { parts: a.parts + b.parts, weight: a.weight.saturating_add(b.weight) });
        // Whatever the run used up, inputs are written in full.
        self.evaluator.set_limits(EvaluatorLimits::default());
        let mut args = Vec::with_capacity(data.len());
        for (datum, ty) in data.iter().zip(self.params) {
            let ty = concrete(ty);
            args.push(syntax::datum(self.function.syntax, &mut self.evaluator, datum, &ty, Place::Argument));
        }
        self.examples.push(Example { args, outcome, size, data });
    }

    /// As much of a result as a person would look at; nothing when it has no beginning.
    fn beginning(&mut self, data: &[Datum]) -> String {
        let args: Vec<Ref> = data.iter().map(|arg| self.evaluator.load(&arg.expr(&self.function.program))).collect();
        self.evaluator.set_limits(EvaluatorLimits { steps: limits::BEGINNING_STEPS, ..EvaluatorLimits::default() });
        let result = self.evaluator.apply(self.loaded, &args);
        if self.evaluator.whnf(result).is_err() {
            return String::new();
        }
        let mut text = String::new();
        let cut = value::Cut { elements: 8, parts: 40, depth: 8 };
        match value::print(&mut self.evaluator, result, &concrete(self.result), cut, &mut text) {
            Ok(printed) if printed.cut => text,
            _ => String::new(),
        }
    }

    fn outcome(&mut self, result: Ref) -> Outcome {
        let ty = concrete(self.result);
        let stop = match self.evaluator.whnf(result) {
            Err(stop) => {
                let message = self.function.syntax.failure(&mut self.evaluator, &stop);
                return Outcome::Error(String::new(), message);
            }
            Ok(_) => {
                let (text, stop) = self.function.syntax.value(&mut self.evaluator, result, &ty, Place::Alone);
                match stop {
                    None => return Outcome::Value(text),
                    Some(stop) => (text, stop),
                }
            }
        };
        let message = self.function.syntax.failure(&mut self.evaluator, &stop.1);
        Outcome::Error(stop.0, message)
    }

    fn leave_out(&mut self, why: LeftOut) {
        match self.left_out.iter_mut().find(|(known, _)| *known == why) {
            Some((_, count)) => *count += 1,
            None => self.left_out.push((why, 1)),
        }
    }
}

fn is_failed(machine: &Machine<'_>, call: &Call) -> bool {
    matches!(machine.heap.get(machine.heap.resolve(call.result)), Object::Failed(_))
}

/// Values that nothing looks into are letters.
pub(crate) fn concrete(ty: &Type) -> Type {
    ty.subst(&|_| Some(Type::char()))
}
