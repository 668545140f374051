//! A property tested as its author would: on values that its generators make. One for which it fails is real, whatever else is known of the generators.

use std::sync::Arc;

use selfsame_core::effort;
use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::Expr;
use selfsame_core::program::{ConId, Program};
use selfsame_core::symbol::Symbol;
use selfsame_equiv::{Counterexample, Differs, Evidence, Kind, Outcome, Seen};

/// How often a property is tested.
const TESTS: i64 = 300;
/// The largest size of QuickCheck's own tests.
const LARGEST: i64 = 99;
/// Steps for one test, and for showing what was drawn.
const STEPS: u64 = 200_000;
/// Values that are shown at most, and the length of one.
const SHOWN: usize = 40;
const LONGEST: usize = 2_000;

/// A property with its generators.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// From a seed and a size: the values as they are shown, and perhaps whether it holds of them.
    pub test: Expr,
    /// What the property calls the first of them.
    pub names: Vec<Option<Symbol>>,
    /// How it is called.
    pub name: Symbol,
}

/// The first test that fails.
pub fn refuted(program: &Arc<Program>, drawn: &Drawn, is_late: &dyn Fn() -> bool) -> Option<Counterexample> {
    let mut machine = Machine::new(program.clone(), Limits { steps: STEPS, ..Limits::default() });
    let test = machine.load(&drawn.test);
    (0..TESTS).take_while(|_| !is_late()).find_map(|number| {
        // Small values first, and more of them.
        let size = number * number * LARGEST / (TESTS * TESTS);
        machine.set_limits(Limits { steps: STEPS, ..Limits::default() });
        let args = [number, size].map(|n| machine.lit(&selfsame_core::expr::Lit::Int(n)));
        let result = machine.apply(test, &args);
        failed(&mut machine, result, drawn)
    })
}

fn failed(machine: &mut Machine, result: Ref, drawn: &Drawn) -> Option<Counterexample> {
    let (shown, outcome) = match con(machine, result) {
        Ok((_, parts)) => (*parts.first()?, *parts.get(1)?),
        // Nothing can be drawn.
        Err(text) => return Some(counterexample(drawn, Err(text?), Vec::new())),
    };
    let ended = match ended(machine, outcome) {
        Ok(false) => Ok(()),
        Err(text) => Err(text?),
        Ok(true) => return None,
    };
    machine.set_limits(Limits { steps: STEPS, ..Limits::default() });
    // What was drawn may be what failed, and then nobody can show it.
    let values = match (texts(machine, shown), &ended) {
        (Some(values), _) => values,
        (None, Err(_)) => Vec::new(),
        (None, Ok(())) => return None,
    };
    Some(counterexample(drawn, ended, values))
}

/// The property is false of the values, or fails with the message.
fn counterexample(drawn: &Drawn, ended: Result<(), String>, values: Vec<String>) -> Counterexample {
    let (kind, differs, left) = match ended {
        Ok(()) => (Kind::Value, Differs::Value, Outcome::Value("False".to_owned())),
        Err(text) => (Kind::Bottom, Differs::Definedness, Outcome::Error(text)),
    };
    let name = |number: usize| {
        drawn.names.get(number).copied().flatten().unwrap_or_else(|| Symbol::new(&format!("drawn{}", number + 1)))
    };
    let bindings = values.into_iter().enumerate().map(|(number, value)| (name(number), value)).collect();
    let sides = [drawn.name.to_string(), "True".to_owned()];
    Counterexample {
        kind,
        differs,
        bindings,
        applied: Vec::new(),
        left,
        right: Outcome::Value("True".to_owned()),
        evidence: Evidence { sides, bindings: Vec::new(), types: Vec::new(), looks: Vec::new(), seen: Seen::Nothing },
        steps: [Vec::new(), Vec::new()],
    }
}

/// Whether a test ended well, as far as it was one; or the error that it ended with, where the program failed.
fn ended(machine: &mut Machine, outcome: Ref) -> Result<bool, Option<String>> {
    let (_, parts) = con(machine, outcome)?;
    match parts.first() {
        Some(inside) => con(machine, *inside).map(|(name, _)| name.as_str() != "False"),
        // The condition was not met.
        None => Ok(true),
    }
}

/// A constructor with its fields, or the error. None: nothing is known.
fn con(machine: &mut Machine, value: Ref) -> Result<(Symbol, Vec<Ref>), Option<String>> {
    match machine.whnf(value) {
        Ok(Value::Con(id, fields)) => Ok((name_of(machine, id), fields)),
        Ok(_) => Err(None),
        Err(Stop::Bottom(Bottom::Label(label))) => Err(Some(label.text.to_string())),
        Err(Stop::Bottom(Bottom::Message(text))) => match machine.message(text, LONGEST) {
            (message, None) => Err(Some(message)),
            _ => Err(None),
        },
        Err(_) => Err(None),
    }
}

fn name_of(machine: &Machine, id: ConId) -> Symbol {
    machine.program().con(id).def.name
}

/// All texts of a list, if all can be shown.
fn texts(machine: &mut Machine, mut list: Ref) -> Option<Vec<String>> {
    let mut all = Vec::new();
    while all.len() < SHOWN && !effort::is_over() {
        let (_, parts) = con(machine, list).ok()?;
        let [head, rest] = parts[..] else { return Some(all) };
        let (text, None) = machine.message(head, LONGEST) else { return None };
        all.push(text);
        list = rest;
    }
    None
}
