//! Looking for counterexamples: the instrumented program on symbolic inputs, and what it finds run again for real.

mod parametric;
mod repeat;

use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxHashSet;
use selfsame_core::eval::{Bottom, Limits, Machine as Evaluator, Stop};
use selfsame_core::expr::{Expr, Label};
use selfsame_core::inhabit::constants;
use selfsame_core::program::Program;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_explore::constructors::Native;
use selfsame_explore::datum::Datum;
use selfsame_explore::machine::heap::{Addr, Failure, Object};
use selfsame_explore::machine::input::{InputId, Shape, Views};
use selfsame_explore::machine::{Bounds, Machine, Pause};
use selfsame_explore::search::{Arrived, Budget, Stopped, Strategy, search};
use selfsame_explore::walk::{Call, End};
use selfsame_explore::{Place, Syntax, syntax, values, witness};
use selfsame_solver::{Solver, Width};

use crate::build::{Builder, Built, apply};
use crate::contract::{Duty, Frame, Part, number};
use crate::instrument::{Aim, Facets, Instrumented, Subject, Symbolic, instrument, source_name};
use crate::limits;
use crate::modular::{Endings, Obligations};
use crate::refined::Refined;
use crate::small::{Small, ended, is_whole, violation};
use crate::specs::{Names, Specs};
pub use crate::suggest::Suggestion;

/// Where to look, and how far.
pub struct Testing<'a> {
    /// The program as it was loaded, without what is generated.
    pub program: &'a Program,
    /// What annotations say.
    pub specs: &'a Specs,
    /// What names in annotations mean.
    pub names: &'a dyn Names,
    /// How values of abstract types are made.
    pub views: &'a dyn Views,
    /// How counterexamples are written.
    pub syntax: &'a dyn Syntax,
    /// The functions of the module, at instances for their classes.
    pub subjects: &'a [Subject],
    /// Which functions are known to end.
    pub endings: &'a Endings,
    /// Where what a proof asks of the solver is written down, or was.
    pub obligations: Option<&'a Obligations>,
    /// When to stop, by the clock.
    pub deadline: Option<Instant>,
    /// Memory of a search, estimated.
    pub bytes: usize,
    /// How many counterexamples are wanted of a function.
    pub count: usize,
}

/// How far one search goes.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Constructors inside each other in an input.
    pub depth: u32,
    /// Of one path.
    pub steps: u64,
    /// To begin at most.
    pub paths: u64,
}

/// A call that breaks a specification.
#[derive(Clone, Debug, PartialEq)]
pub struct Counterexample {
    /// The call of the function under test, and what it gives.
    pub call: String,
    /// In source syntax.
    pub result: String,
    /// Whose specification it breaks.
    pub violates: String,
    /// Which part of the specification: an argument, the result, an assertion.
    pub part: Part,
    /// The refinement that does not hold.
    pub refinement: Option<Span>,
    /// The calls that lead to the violation, outermost first; the last one violates.
    pub path: Vec<String>,
    /// Functions that only their specifications spoke for, and what was assumed of them; none if it is concrete.
    pub blame: Vec<Blame>,
    /// Stronger specifications of these, which were proved, and with which this is none any more.
    pub suggest: Vec<Suggestion>,
    /// The call in the source that violates, if it is one.
    pub at: Option<Span>,
    /// Others, that break something else.
    pub more: Vec<Counterexample>,
}

/// A function that may be to blame, with what was assumed of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Blame {
    /// As the source calls it.
    pub function: String,
    /// By its qualified name.
    pub global: Symbol,
    /// `call = result`
    pub assumed: Vec<(String, String)>,
}

/// What one search came to.
pub struct Searched {
    /// The smallest one, if there is any.
    pub found: Option<Counterexample>,
    /// Functions that could be abstracted.
    pub callees: Vec<Symbol>,
    /// Why it ended before everything was followed, if it did.
    pub stopped: Option<Stopped>,
    /// What kept paths from being followed.
    pub unsupported: Option<String>,
}

impl Testing<'_> {
    /// Runs the function on so many small inputs; whether none that its specification allows breaks anything.
    pub fn holds_on_small_inputs(&self, subject: &Subject, refined: &Refined, runs: usize) -> Built<bool> {
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let code = Facets::Only(FxHashSet::default());
        let instrumented = instrument(&mut builder, subject, refined, &code, Aim::Specification)?;
        let params: Vec<Type> = refined.params().0.iter().map(|(_, refined)| refined.ty()).collect();
        let small = Small::new(Arc::new(builder.program), self.views);
        Ok(small.sweep(&instrumented.entry, &params, runs).is_none())
    }

    /// The same question about other specifications.
    pub fn with_specs<'b>(&'b self, specs: &'b Specs, endings: &'b Endings) -> Testing<'b> {
        Testing { specs, endings, ..*self }
    }

    /// Runs the function on so many small inputs: the first refinement that one breaks.
    pub fn first_broken(&self, subject: &Subject, refined: &Refined, runs: usize) -> Built<Option<Span>> {
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let instrumented = instrument(&mut builder, subject, refined, &Facets::None, Aim::Specification)?;
        let params: Vec<Type> = refined.params().0.iter().map(|(_, refined)| refined.ty()).collect();
        let small = Small::new(Arc::new(builder.program), self.views);
        let broken = small.sweep(&instrumented.entry, &params, runs);
        let duty = broken.and_then(|(_, label)| instrumented.duties.0.get(number(&label)?));
        Ok(duty.and_then(|duty| duty.refinement))
    }

    /// Runs the function on lists as long as the numbers that it and its specification speak of: no search makes inputs of that
    /// size piece by piece.
    pub fn at_constants(&self, subject: &Subject, refined: &Refined) -> Built<Option<Counterexample>> {
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let instrumented = instrument(&mut builder, subject, refined, &Facets::None, Aim::Specification)?;
        let (params, result) = refined.params();
        let params: Vec<Type> = params.iter().map(|(_, refined)| refined.ty()).collect();
        let program = Arc::new(builder.program);
        let spoken_of = constants(&program, &[&instrumented.entry]);
        let lengths: Vec<usize> = spoken_of
            .into_iter()
            .filter(|n| (0..limits::LONGEST_LIST).contains(n))
            .filter_map(|n| n.try_into().ok())
            .collect();
        let small = Small::new(program.clone(), self.views);
        let values: Vec<Vec<Datum>> = params.iter().map(|param| small.of_lengths(param, &lengths)).collect();
        let Some((data, label)) = small.run_on(&instrumented.entry, &values, limits::LIST_RUNS) else {
            return Ok(None);
        };
        let Some(duty) = number(&label).and_then(|at| instrumented.duties.0.get(at)).cloned() else { return Ok(None) };
        let finding = Finding {
            testing: self,
            subject,
            instrumented: &instrumented,
            program: program.clone(),
            params: &params,
            result: result.ty(),
            found: None,
            broken: Vec::new(),
            unsupported: None,
        };
        let mut evaluator = Evaluator::new(program, Limits::default());
        let mut text = Text { testing: self, evaluator: &mut evaluator };
        let args: Vec<String> = data.iter().zip(&params).map(|(arg, ty)| text.long(arg, ty)).collect();
        let result = finding.run(&data, &mut text);
        let same = data.iter().zip(&params).position(|(arg, ty)| text.value(arg, ty, Place::Alone) == result);
        Ok(Some(Counterexample {
            call: self.syntax.call(source_name(subject.global), &args),
            result: same.map_or_else(|| shortened(&result), |at| args[at].clone()),
            violates: source_name(duty.of).to_owned(),
            part: duty.part,
            refinement: duty.refinement,
            path: Vec::new(),
            blame: Vec::new(),
            suggest: Vec::new(),
            at: None,
            more: Vec::new(),
        }))
    }

    /// Runs a definition that takes no arguments; whether all of it is evaluated and nothing breaks.
    pub fn holds_in_its_run(&self, subject: &Subject, refined: &Refined) -> Built<bool> {
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let code = Facets::Only(FxHashSet::default());
        let instrumented = instrument(&mut builder, subject, refined, &code, Aim::Specification)?;
        let mut evaluator = Evaluator::new(Arc::new(builder.program), Limits::default());
        evaluator.set_limits(Limits { steps: limits::REPLAY_STEPS, ..Limits::default() });
        let result = evaluator.load(&instrumented.entry);
        Ok(is_whole(&mut evaluator, result))
    }

    /// Runs a definition that takes no arguments, with the numbers that the machine has: whether it breaks anything.
    pub fn breaks_in_its_run(&self, subject: &Subject, refined: &Refined) -> Built<bool> {
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let code = Facets::Only(FxHashSet::default());
        let instrumented = instrument(&mut builder, subject, refined, &code, Aim::Specification)?;
        let mut evaluator = Evaluator::new(Arc::new(builder.program), Limits::default());
        evaluator.set_limits(Limits { steps: limits::REPLAY_STEPS, ..Limits::default() });
        let result = evaluator.load(&instrumented.entry);
        let broken = |stop: &Stop| matches!(stop, Stop::Bottom(Bottom::Label(label)) if number(label).is_some());
        Ok(ended(&mut evaluator, result).as_ref().is_some_and(broken))
    }

    /// Searches with these functions abstracted.
    pub fn search(&self, subject: &Subject, refined: &Refined, facets: &Facets, reach: Reach) -> Built<Searched> {
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let instrumented = instrument(&mut builder, subject, refined, facets, Aim::Specification)?;
        let program = Arc::new(builder.program);
        let bounds = Bounds { depth: reach.depth, steps: reach.steps };
        let mut machine = Machine::new(program.clone(), self.views, bounds, Width::Unbounded);
        for symbolic in &instrumented.symbolic {
            machine.make_symbolic(symbolic.name, symbolic.ty.clone());
        }
        let callees = instrumented.callees.clone();
        let nothing =
            |why: String| Searched { found: None, callees: callees.clone(), stopped: None, unsupported: Some(why) };
        let block = match machine.compile(&instrumented.entry) {
            Ok(block) => block,
            Err(why) => return Ok(nothing(why.to_string())),
        };
        let (params, result) = refined.params();
        let params: Vec<Type> = params.iter().map(|(_, refined)| refined.ty()).collect();
        machine.start([]);
        for param in &params {
            if let Err(why) = machine.input(param, 0) {
                return Ok(nothing(why.0));
            }
        }
        let mut finding = Finding {
            testing: self,
            subject,
            instrumented: &instrumented,
            program,
            params: &params,
            result: result.ty(),
            found: None,
            broken: Vec::new(),
            unsupported: None,
        };
        let mut solver = Solver::new(Width::Unbounded);
        let budget = Budget { deadline: self.deadline, paths: reach.paths, bytes: self.bytes };
        let (_, stopped) = search(
            &mut machine,
            &mut solver,
            &mut Native,
            Strategy::BreadthFirst,
            budget,
            &mut |machine| {
                // That inputs of these types can be made was tried before.
                let args: Vec<InputId> = params.iter().filter_map(|param| machine.input(param, 0).ok()).collect();
                let addrs: Vec<_> = args.iter().map(|arg| machine.inputs[arg.0 as usize].addr).collect();
                let result = machine.call(block, &addrs);
                Call { args, result }
            },
            &mut |machine, solver, arrived| finding.visit(machine, solver, &arrived),
        );
        let Finding { found, unsupported, .. } = finding;
        Ok(Searched { found, callees, stopped, unsupported })
    }
}

struct Finding<'f> {
    testing: &'f Testing<'f>,
    subject: &'f Subject,
    instrumented: &'f Instrumented,
    program: Arc<Program>,
    params: &'f [Type],
    result: Type,
    found: Option<Counterexample>,
    /// What was shown to be broken.
    broken: Vec<Label>,
    unsupported: Option<String>,
}

impl Finding<'_> {
    /// Makes a counterexample of a violation; false when there is one.
    fn visit(&mut self, machine: &mut Machine<'_>, solver: &mut Solver, arrived: &Arrived<'_>) -> bool {
        match arrived.end {
            End::Violated(label) => {
                let duty = number(label).and_then(|at| self.instrumented.duties.0.get(at));
                if let Some(duty) = duty
                    && !self.broken.contains(label)
                    && let Some(found) = self.counterexample(machine, solver, arrived, label, duty)
                {
                    self.broken.push(label.clone());
                    match &mut self.found {
                        None => self.found = Some(found),
                        Some(first) => first.more.push(found),
                    }
                }
            }
            End::Failed(Failure::Label(_) | Failure::Message(_))
                if self.instrumented.is_alone && self.found.is_none() =>
            {
                self.found = self.failure(machine, solver, arrived);
            }
            End::Unsupported(what) => {
                self.unsupported.get_or_insert_with(|| what.to_string());
            }
            _ => {}
        }
        self.found.as_ref().is_none_or(|found| found.more.len() + 1 < self.testing.count)
    }

    /// A call on which code of the library fails that has no specification to break. The function as it is must fail too:
    /// what fails only in a refinement says nothing.
    fn failure(&self, machine: &mut Machine<'_>, solver: &mut Solver, arrived: &Arrived<'_>) -> Option<Counterexample> {
        if !machine.met.is_empty() {
            return None;
        }
        let (data, _) = witness(machine, solver, arrived.model, &arrived.call.args).ok()?;
        let mut evaluator = Evaluator::new(self.program.clone(), Limits::default());
        evaluator.set_limits(Limits { steps: limits::REPLAY_STEPS, ..Limits::default() });
        let args = data.iter().map(|arg| arg.expr(&self.program)).collect();
        let allowed = evaluator.load(&apply(self.instrumented.entry.clone(), args));
        // An input that the specification does not allow is no counterexample.
        if !matches!(ended(&mut evaluator, allowed), Some(Stop::Bottom(_))) {
            return None;
        }
        let call = evaluator.load(&self.original(&data));
        if !matches!(ended(&mut evaluator, call), Some(Stop::Bottom(_))) {
            return None;
        }
        let mut text = Text { testing: self.testing, evaluator: &mut evaluator };
        let call = text.call(self.subject.global, &data, self.params);
        Some(Counterexample {
            call,
            result: self.run(&data, &mut text),
            violates: source_name(self.subject.global).to_owned(),
            part: Part::Library,
            refinement: None,
            path: Vec::new(),
            blame: Vec::new(),
            suggest: Vec::new(),
            at: None,
            more: Vec::new(),
        })
    }

    fn original(&self, data: &[Datum]) -> Expr {
        let mut args = self.subject.dictionaries.clone();
        let beyond = data.len().saturating_sub(arity(&self.subject.ty));
        args.extend(data[beyond..].iter().map(|arg| arg.expr(&self.program)));
        apply(Expr::Global(self.subject.global), args)
    }

    fn counterexample(
        &self,
        machine: &mut Machine<'_>,
        solver: &mut Solver,
        arrived: &Arrived<'_>,
        label: &Label,
        duty: &Duty,
    ) -> Option<Counterexample> {
        let frame = std::mem::take(&mut machine.violated);
        let shown: Vec<Addr> = match &duty.frame {
            Some(Frame { dictionaries, params, .. }) => {
                let count = params.len() + usize::from(duty.part == Part::Result);
                frame.get(*dictionaries..dictionaries + count)?.to_vec()
            }
            None => Vec::new(),
        };
        let mut inputs = arrived.call.args.clone();
        inputs.extend(machine.met.iter().map(|(_, input)| *input));
        let (mut data, model) = witness(machine, solver, arrived.model, &inputs).ok()?;
        let tables = data.split_off(arrived.call.args.len());
        let met: Vec<(Symbol, InputId)> = machine.met.clone();
        let (program, entry) = self.concrete(&met, &tables);
        let mut evaluator = Evaluator::new(program, Limits::default());
        if !replays(&mut evaluator, &entry, &data, label) {
            return None;
        }
        let mut text = Text { testing: self.testing, evaluator: &mut evaluator };
        let call = text.call(self.subject.global, &data, self.params);
        let of_itself = duty.of == self.subject.global;
        let mut blame = Vec::new();
        for symbolic in &self.instrumented.symbolic {
            if let Some((_, input)) = met.iter().find(|(name, _)| *name == symbolic.name) {
                blame.push(applications(machine, solver, &model, *input, symbolic, &mut text)?);
            }
        }
        shown.iter().for_each(|addr| force(machine, *addr));
        let shown = values(machine, solver, &model, &shown).ok()?;
        let (path, result) = self.told(duty, &shown, &data, &mut text);
        let blame: Vec<Blame> = blame.into_iter().filter(|blame| !blame.assumed.is_empty()).collect();
        let result = if blame.is_empty() { Some(self.run(&data, &mut text)) } else { result };
        let violates = source_name(duty.of).to_owned();
        let is_same =
            path.first().is_some_and(|first| *first == call || duty.part == Part::Result && !self.calls_itself());
        let path = if of_itself && is_same { Vec::new() } else { path };
        Some(Counterexample {
            call,
            result: result.unwrap_or_else(|| "error".to_owned()),
            violates,
            part: duty.part.clone(),
            refinement: duty.refinement,
            path,
            blame,
            suggest: Vec::new(),
            at: duty.at,
            more: Vec::new(),
        })
    }

    /// Whether the code of the function under test calls it.
    fn calls_itself(&self) -> bool {
        let program = self.testing.program;
        let code = program.global_id(self.subject.global).map(|id| program.global(id).code.expr());
        matches!(code, Some(Ok(code)) if selfsame_explore::coverage::calls(&code).contains(&self.subject.global))
    }

    /// The call that violates, and what the function under test gives, if it gives anything.
    fn told(
        &self,
        duty: &Duty,
        shown: &[Datum],
        args: &[Datum],
        text: &mut Text<'_, '_>,
    ) -> (Vec<String>, Option<String>) {
        let Some(Frame { params, result, .. }) = &duty.frame else { return (Vec::new(), None) };
        let call = text.call(duty.of, &shown[..params.len()], params);
        let given = shown.get(params.len()).map(|value| text.value(value, result, Place::Alone));
        let is_this = duty.of == self.subject.global && shown[..params.len()] == *args;
        let path = match &given {
            Some(given) if !is_this => format!("{call} = {given}"),
            _ => call,
        };
        (vec![path], if is_this { given } else { None })
    }

    /// What the function as it is gives for arguments.
    fn run(&self, data: &[Datum], text: &mut Text<'_, '_>) -> String {
        text.evaluator.set_limits(Limits { steps: limits::REPLAY_STEPS, ..Limits::default() });
        let value = text.evaluator.load(&self.original(data));
        if let Err(stop) = text.evaluator.whnf(value) {
            if !matches!(stop, Stop::Bottom(_)) {
                return "no result".to_owned();
            }
            return format!("error: {}", self.testing.syntax.failure(text.evaluator, &stop));
        }
        let ty = self.result.subst(&|_| Some(Type::char()));
        match self.testing.syntax.value(text.evaluator, value, &ty, Place::Alone) {
            (written, None) => written,
            (written, Some(stop)) => {
                format!("{written} error: {}", self.testing.syntax.failure(text.evaluator, &stop))
            }
        }
    }

    /// The program with tables for what was abstract.
    fn concrete(&self, met: &[(Symbol, InputId)], tables: &[Datum]) -> (Arc<Program>, Expr) {
        let entry = self.instrumented.entry.clone();
        if tables.is_empty() {
            return (self.program.clone(), entry);
        }
        let mut program = (*self.program).clone();
        for ((name, _), table) in met.iter().zip(tables) {
            let code = selfsame_core::program::Code::Expr(Arc::new(table.expr(&self.program)));
            let ty = Type::var("a");
            program.add_global(selfsame_core::program::Global { name: *name, ty, code, span: None, fixity: None });
        }
        (Arc::new(program), entry)
    }
}

/// Whether a run for real, with exact 64-bit numbers, breaks the same condition.
fn replays(evaluator: &mut Evaluator, entry: &Expr, data: &[Datum], label: &Label) -> bool {
    let program = evaluator.program().clone();
    let args = data.iter().map(|arg| arg.expr(&program)).collect();
    evaluator.set_limits(Limits { steps: limits::REPLAY_STEPS, ..Limits::default() });
    let result = evaluator.load(&apply(entry.clone(), args));
    violation(evaluator, result).as_ref() == Some(label)
}

/// Evaluates an object as far as no choice is needed: what is shown of it should not depend on laziness.
fn force(machine: &mut Machine<'_>, addr: Addr) {
    let mut todo = vec![addr];
    for _ in 0..limits::SHOWN_PARTS {
        let Some(next) = todo.pop() else { return };
        if let Pause::Value(value) = machine.evaluate(next)
            && let Object::Con(_, fields) = machine.heap.get(value)
        {
            todo.extend(machine.heap.words(fields).to_vec());
        }
    }
}

/// What was assumed of a function.
fn applications(
    machine: &mut Machine<'_>,
    solver: &Solver,
    model: &selfsame_solver::Model,
    input: InputId,
    symbolic: &Symbolic,
    text: &mut Text<'_, '_>,
) -> Option<Blame> {
    let function = source_name(symbolic.of).to_owned();
    let Shape::Function(of) = machine.inputs[input.0 as usize].shape.clone() else {
        let addr = machine.inputs[input.0 as usize].addr;
        let value = values(machine, solver, model, &[addr]).ok()?;
        let value = text.value(&value[0], &symbolic.ty, Place::Alone);
        return Some(Blame { assumed: vec![(function.clone(), value)], function, global: symbolic.of });
    };
    let mut assumed = Vec::new();
    for application in &of.applications {
        let result = machine.inputs[application.result.0 as usize].addr;
        application.args.iter().for_each(|arg| force(machine, *arg));
        let args = values(machine, solver, model, &application.args).ok()?;
        let result = values(machine, solver, model, &[result]).ok()?;
        // Nobody can make what a function that knows nothing of a type was not given.
        if !parametric::is_possible(&machine.program, symbolic.of, &args, &result[0]) {
            return None;
        }
        let call = text.call(symbolic.of, &args, &of.params);
        let line = (call, text.value(&result[0], &of.result, Place::Alone));
        if !assumed.contains(&line) {
            assumed.push(line);
        }
    }
    Some(Blame { function, global: symbolic.of, assumed })
}

/// How many arguments a function of this type takes.
fn arity(ty: &Type) -> usize {
    std::iter::successors(Some(ty), |ty| ty.as_fun().map(|(_, to)| to)).count() - 1
}

/// Writes data in the source's syntax.
struct Text<'t, 'a> {
    testing: &'t Testing<'a>,
    evaluator: &'t mut Evaluator,
}

/// What is too long to be read, as far as it can be.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(limits::WRITTEN_CHARACTERS) {
        // Between two parts, if there are some.
        Some((end, _)) => {
            let end = text[..end].rfind(',').map_or(end, |at| at + 1);
            format!("{} and so on", &text[..end])
        }
        None => text.to_owned(),
    }
}

impl Text<'_, '_> {
    /// An argument that may be a long list of the same element.
    fn long(&mut self, datum: &Datum, ty: &Type) -> String {
        let (mut rest, mut length, mut element) = (datum, 0, None);
        while let Datum::Con(_, fields) = rest
            && let [first, next] = &fields[..]
            && element.is_none_or(|known| known == first)
        {
            (element, rest, length) = (Some(first), next, length + 1);
        }
        match (element, ty) {
            (Some(element), Type::Con(name, args)) if length > limits::WRITTEN_ELEMENTS && name.as_str() == "[]" => {
                format!("(replicate {length} {})", self.value(element, &args[0], Place::Argument))
            }
            _ => self.value(datum, ty, Place::Argument),
        }
    }

    fn call(&mut self, function: Symbol, args: &[Datum], params: &[Type]) -> String {
        // What abstract refinements stand for is no argument of the function's.
        let known = self.testing.subjects.iter().find(|subject| subject.global == function);
        let beyond = known.map_or(0, |subject| args.len().saturating_sub(arity(&subject.ty)));
        let (args, params) = (&args[beyond..], &params[beyond..]);
        let args: Vec<String> = args.iter().zip(params).map(|(arg, ty)| self.value(arg, ty, Place::Argument)).collect();
        self.testing.syntax.call(source_name(function), &args)
    }

    fn value(&mut self, datum: &Datum, ty: &Type, place: Place) -> String {
        if *datum == Datum::Opaque {
            return "_".to_owned();
        }
        self.evaluator.set_limits(Limits { steps: 1_000_000, ..Limits::default() });
        // Values that nothing looks into are letters.
        let ty = ty.subst(&|_| Some(Type::char()));
        syntax::datum(self.testing.syntax, self.evaluator, datum, &ty, place)
    }
}
