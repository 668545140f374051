//! Modular verification: every callee, the function itself included, is known by its specification alone; all paths are
//! followed, and on none can anything go wrong.
//!
//! The code is that of the tests ([`crate::instrument`]), with all specifications in place of code. What is not known is a
//! term for Z3: numbers and truth values as themselves, data as things of which measures are functions. Data takes its
//! shape when a `case` looks at it, and then the measures' clauses and the traversals that were assumed of it say what its
//! parts are like. Nothing is bounded: a path that would go on for ever is given up, and then there is no proof.
//!
//! Functions without a specification are followed by their code, or known by their types and proved by themselves, or, if
//! local, by guesses that are checked ([`local`]).
//!
//! What is proved is partial correctness for finite data: if the call ends, the specification holds, and no `case` fails on
//! the way, whatever the caller looks at in the result. Lists of unknown length are never enumerated.

mod code;
mod conditions;
mod ending;
mod endings;
mod local;
mod machine;
mod measures;
mod obligations;
mod operations;
mod solver;
mod unknown;
mod value;

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use crate::build::{Builder, Built, lambda, truth, var};
use crate::contract::{Duties, Duty, Part, number};
use crate::instrument::{Aim, Facets, Instrumented, Subject, instrument};
use crate::limits;
use crate::refined::Refined;
use crate::test::Testing;
use code::Node;
pub use endings::Endings;
pub(crate) use endings::{circle, ends, goes_through_others, reaches};
use machine::{Flow, Machine, Stop};
use measures::Measures;
pub(crate) use measures::{fails, never_negative};
pub use obligations::{Obligations, is_refuted};
use value::Env;

/// Whether a function was proved.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// All that it promises follows, whatever it is given.
    Verified,
    /// Why not.
    Open(String),
    /// Because something may not end.
    Endless(String),
}

impl Outcome {
    /// Why there is no proof.
    pub fn obstacle(&self) -> Option<&str> {
        match self {
            Outcome::Verified => None,
            Outcome::Open(why) | Outcome::Endless(why) => Some(why),
        }
    }
}

/// Tries to prove a function from the specifications of what it calls. Functions without a specification are followed by
/// their code; where that does not end, those that recurse are known by their types, and proved by themselves.
pub fn verify(testing: &Testing<'_>, subject: &Subject, refined: &Refined) -> Built<Outcome> {
    let mut met = vec![(subject.global, subject.ty.clone())];
    verify_at(testing, subject, refined, &mut met)
}

/// The same, where these are seen to already.
fn verify_at(
    testing: &Testing<'_>,
    subject: &Subject,
    refined: &Refined,
    met: &mut Vec<(Symbol, Type)>,
) -> Built<Outcome> {
    let Attempt { outcome, overloaded, .. } = attempt(testing, subject, refined, &Facets::All, Aim::Specification)?;
    if outcome == Outcome::Verified {
        return at_other_types(testing, overloaded, met);
    }
    let Attempt { outcome: mut again, mut trusted, overloaded, .. } =
        attempt(testing, subject, refined, &Facets::Every, Aim::Specification)?;
    if trusted.is_empty() {
        return Ok(outcome);
    }
    let mut proved = 0;
    while again == Outcome::Verified && proved < trusted.len() {
        let (global, ty) = trusted[proved].clone();
        proved += 1;
        let refined = Refined::trivial(&ty);
        let callee = Subject { global, dictionaries: Vec::new(), ty };
        let found = attempt(testing, &callee, &refined, &Facets::Every, Aim::Specification)?;
        again = match found.outcome.obstacle() {
            None => Outcome::Verified,
            Some(why) => Outcome::Open(format!("{}: {why}", base_name(global.as_str()))),
        };
        trusted.extend(found.trusted.into_iter().filter(|new| !trusted.contains(new)).collect::<Vec<_>>());
    }
    if again != Outcome::Verified {
        return Ok(outcome);
    }
    at_other_types(testing, overloaded, met)
}

/// What is said of an overloaded function is proved at one type. Whoever uses it at another needs it there.
fn at_other_types(
    testing: &Testing<'_>,
    overloaded: Vec<(Symbol, Type, Vec<Type>)>,
    met: &mut Vec<(Symbol, Type)>,
) -> Built<Outcome> {
    for (global, ty, classes) in overloaded {
        let is_believed = testing.specs.signature(global)?.is_some_and(|signature| signature.is_assumed);
        let is_checked = testing.subjects.iter().any(|known| known.global == global && known.ty == ty);
        if is_believed || testing.specs.is_unchecked(global) || is_checked || met.contains(&(global, ty.clone())) {
            continue;
        }
        met.push((global, ty.clone()));
        let open = |why: String| Outcome::Open(format!("{} at `{ty}`: {why}", base_name(global.as_str())));
        let dictionaries = classes.iter().map(|class| dictionary(testing, class)).collect::<Option<Vec<_>>>();
        let Some(dictionaries) = dictionaries else {
            return Ok(open("it is checked at another type".into()));
        };
        let callee = Subject { global, dictionaries, ty: ty.clone() };
        let refined = crate::check::specification(testing, &callee)?;
        let found = verify_at(testing, &callee, &refined, met)?;
        if let Some(why) = found.obstacle() {
            return Ok(open(why.to_owned()));
        }
    }
    Ok(Outcome::Verified)
}

/// The instance of a class at a type, if it asks for no others.
fn dictionary(testing: &Testing<'_>, class: &Type) -> Option<selfsame_core::expr::Expr> {
    let global = |name: Symbol| selfsame_core::expr::Expr::Global(name);
    let mut globals = testing.program.globals().map(|(_, global)| global);
    if let Some(found) = globals.find(|known| known.ty == *class) {
        return Some(global(found.name));
    }
    // Those of the library come as they are needed.
    let Type::Con(name, args) = class else { return None };
    let Type::Con(of, inner) = args.first()? else { return None };
    let name = format!("$f{}{}", base_name(name.as_str()), base_name(of.as_str()));
    let home = class_home(testing, class)?;
    let found = testing.program.global_id(Symbol::new(&format!("{home}.{name}")))?;
    let is_it = inner.is_empty() && testing.program.global(found).ty == *class;
    is_it.then(|| global(testing.program.global(found).name))
}

/// The module of a class.
fn class_home(testing: &Testing<'_>, class: &Type) -> Option<String> {
    let Type::Con(name, _) = class else { return None };
    testing.program.data_id(*name)?;
    let base = base_name(name.as_str());
    name.as_str().strip_suffix(base)?.strip_suffix('.').map(str::to_owned)
}

/// The condition of a function that is not shown; none where something else stands in the way of a proof.
pub(crate) fn failing(testing: &Testing<'_>, subject: &Subject, refined: &Refined) -> Built<Result<(), Option<Duty>>> {
    let Attempt { outcome, failed, .. } = attempt(testing, subject, refined, &Facets::All, Aim::Specification)?;
    if outcome == Outcome::Verified {
        return Ok(Ok(()));
    }
    Ok(if failed.is_none() && verify(testing, subject, refined)? == Outcome::Verified { Ok(()) } else { Err(failed) })
}

/// What following all paths came to.
struct Attempt {
    outcome: Outcome,
    /// What was not shown, if it was that.
    failed: Option<Duty>,
    /// Functions that were known by their types alone.
    trusted: Vec<(Symbol, Type)>,
    /// Overloaded functions at the types of their use.
    overloaded: Vec<(Symbol, Type, Vec<Type>)>,
    /// Whether everything that it calls, and it itself, is known to end; this is of use only if the outcome is a proof.
    ends: bool,
}

fn attempt(testing: &Testing<'_>, subject: &Subject, refined: &Refined, facets: &Facets, aim: Aim) -> Built<Attempt> {
    let mut builder = Builder::new(testing.program.clone(), testing.specs, testing.names);
    let instrumented = instrument(&mut builder, subject, refined, facets, aim)?;
    let rounds = rounds(&mut builder, subject, refined);
    let mut lifted: Vec<Symbol> = testing.specs.all_lifted().collect();
    lifted.sort_unstable_by_key(|name| name.as_str());
    let refined_data: FxHashSet<Symbol> = builder
        .program
        .datas()
        .map(|(_, data)| Type::con_of(data.name, data.params.iter().map(|param| Type::Var(*param))))
        .filter(|ty| builder.has_invariants(ty))
        .filter_map(|ty| if let Type::Con(name, _) = ty { Some(name) } else { None })
        .collect();
    let abstracts = std::mem::take(&mut builder.abstracted);
    let measures = Measures::new(&builder.program, &builder.measures, &lifted, refined_data, abstracts);
    let program = Arc::new(builder.program);
    let mut machine = Machine::new(program, &instrumented.symbolic, &measures, testing.obligations);
    machine.deadline = testing.deadline;
    machine.rounds = rounds;
    machine.ending.subject = Some(subject.global);
    machine.ending.is_aim = aim == Aim::Ending;
    machine.ending.metric = instrumented.metric.clone();
    machine.ending.circle = endings::circle(testing.program, subject.global);
    let entry = Node::of(&instrumented.entry);
    // Callees are taken to end, until a proof relies on it.
    let outcome = loop {
        let outcome = with_guesses(&mut machine, &entry, refined, &instrumented, aim);
        if outcome != Outcome::Verified {
            break outcome;
        }
        let mut is_settled = true;
        for callee in machine.ending.asked.clone() {
            if !machine.ending.known.contains_key(&callee) {
                let ends = ends(testing, callee);
                is_settled &= ends;
                machine.ending.known.insert(callee, ends);
            }
        }
        if is_settled {
            break outcome;
        }
    };
    let ends = aim == Aim::Ending
        && outcome == Outcome::Verified
        && !machine.ending.is_open
        && machine.ending.called.iter().all(|callee| ends(testing, *callee));
    let failed = machine.failed.take();
    Ok(Attempt { outcome, failed, trusted: instrumented.trusted, overloaded: instrumented.overloaded, ends })
}

/// What is said of arguments and the result of a function, each by itself: guesses of what holds of values that go round.
fn rounds(builder: &mut Builder<'_>, subject: &Subject, refined: &Refined) -> Vec<(Type, Symbol)> {
    let (params, result) = refined.params();
    let parts = params.into_iter().map(|(_, param)| param).chain([result]);
    let mut all = Vec::new();
    for (at, part) in parts.enumerate().filter(|(_, part)| !part.is_trivial() && part.ty().as_fun().is_none()) {
        let ty = part.ty();
        let predicate = builder.define(&format!("$said.{at} of {}<{ty:?}>", subject.global), |builder, _| {
            let value = builder.local("value");
            let holds = builder.all_conditions(part, var(value), &crate::logic::Env::default())?;
            Ok(lambda(vec![value], holds.unwrap_or_else(|| truth(true))))
        });
        // What speaks of other arguments is no guess.
        all.extend(predicate.ok().map(|predicate| (ty, predicate)));
    }
    all
}

/// Follows all paths, again with guesses about local functions if there are any and it did not go well without.
fn with_guesses<'m>(
    machine: &mut Machine<'m>,
    entry: &Rc<Node>,
    refined: &Refined,
    instrumented: &'m Instrumented,
    aim: Aim,
) -> Outcome {
    let mut outcome = settled(machine, entry, refined, &instrumented.duties, aim);
    if outcome != Outcome::Verified && !instrumented.locals.is_empty() {
        machine.guessing = Some(&instrumented.locals);
        let guessed = settled(machine, entry, refined, &instrumented.duties, aim);
        // That code unfolds without end tells less.
        if guessed == Outcome::Verified || outcome.obstacle() == Some(machine::UNFOLDS) {
            outcome = guessed;
        }
    }
    outcome
}

/// Follows all paths until no guess is dropped on the way.
fn settled(machine: &mut Machine<'_>, entry: &Rc<Node>, refined: &Refined, duties: &Duties, aim: Aim) -> Outcome {
    for _ in 0..limits::GUESSING_ROUNDS {
        machine.is_unsettled = false;
        machine.waiting.clear();
        let outcome = all_paths(machine, entry, refined, duties, aim);
        if outcome != Outcome::Verified || !machine.is_unsettled {
            return outcome;
        }
    }
    Outcome::Open("guesses about its loops did not settle".into())
}

/// Follows all paths, until something is not shown.
fn all_paths(machine: &mut Machine<'_>, entry: &Rc<Node>, refined: &Refined, duties: &Duties, aim: Aim) -> Outcome {
    let mut paths = 0;
    machine.failed = None;
    machine.waiting.push(Vec::new());
    while let Some(choices) = machine.waiting.pop() {
        paths += 1;
        if paths > limits::PATHS {
            return Outcome::Open("there are too many paths".into());
        }
        machine.start(choices);
        match follow(machine, entry, refined) {
            Ok(()) | Err(Stop::Done) => {}
            Err(Stop::Open(why)) => return Outcome::Open(why),
            Err(Stop::Endless(why)) => return Outcome::Endless(why),
            Err(Stop::Violated(label)) => {
                let duty = number(&label).and_then(|at| duties.0.get(at));
                if aim == Aim::Ending && duty.is_none_or(|duty| is_failure(machine, duty)) {
                    continue;
                }
                machine.failed = duty.cloned();
                let why = duty.map_or_else(|| format!("{} may be reached", label.text), told);
                let gave_up = if machine.logic.gave_up { "; the solver gave up" } else { "" };
                return Outcome::Open(format!("{why}{gave_up}"));
            }
        }
    }
    Outcome::Verified
}

/// Whether a run would fail here, which is an end. What is called as it must not be may go on for ever.
fn is_failure(machine: &Machine<'_>, duty: &Duty) -> bool {
    match duty.part {
        Part::Result | Part::Pattern(_) | Part::Undefined | Part::Library | Part::Repeats => true,
        Part::Argument(_) | Part::Passed(_) | Part::Field(_) => {
            machine.program.con_id(duty.of).is_none()
                && !machine.symbolic.iter().any(|symbolic| symbolic.of == duty.of && symbolic.is_own)
        }
    }
}

/// One path: any arguments that the specification allows, and everything that can be asked of the result.
fn follow(machine: &mut Machine<'_>, entry: &Rc<Node>, refined: &Refined) -> Flow<()> {
    let (params, result) = refined.params();
    let mut args = Vec::with_capacity(params.len());
    for (_, param) in &params {
        args.push(machine.any(&param.ty())?);
    }
    // What abstract refinements stand for is no argument.
    machine.outer = args[refined.predicates()..].to_vec();
    let function = machine.eval(entry, &Env::default())?;
    let value = machine.call(function, args)?;
    let value = machine.value(value);
    machine.walk(value, &result.ty())
}

fn told(duty: &Duty) -> String {
    let of = base_name(duty.of.as_str());
    match &duty.part {
        Part::Argument(at) => format!("argument {} of {of} is not shown to be right", at + 1),
        Part::Result => format!("the result of {of} is not shown to be right"),
        Part::Passed(at) => format!("the function passed to {of} as argument {} is not shown to be right", at + 1),
        Part::Field(at) => format!("field {} of {of} is not shown to be right", at + 1),
        Part::Pattern(place) => place.to_string(),
        Part::Undefined => "undefined may be evaluated".into(),
        Part::Library => "the library may fail".into(),
        Part::Repeats => "it may not end".into(),
    }
}
