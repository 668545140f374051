//! Inputs of an OCaml program.

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_demand::{Question, mark, prune};
use selfsame_ocaml::{Loaded, main_expr, prepare_main};
use selfsame_report::Word;

use super::told::{self, Answer, Numbers, Told};
use super::{complain, demand, errors_of, forward, place};
use crate::limits::Allowance;
use crate::options::{Engine, Reach};

pub fn run(options: &Reach, mut loaded: Loaded, sources: &SourceMap) -> u8 {
    let started = Instant::now();
    let errors = errors_of(&loaded.diagnostics);
    if !errors.is_empty() {
        return complain(errors, sources, options);
    }
    if options.function.is_some() {
        let message = "--function is for Haskell; an OCaml program is run as a whole".to_owned();
        return complain(vec![Diagnostic::error(Span::new(loaded.file, 0, 0), message)], sources, options);
    }
    let named: Vec<Symbol> = loaded
        .values
        .iter()
        .filter(|value| options.target.as_deref() == Some(value.name.as_str()))
        .map(|value| value.global)
        .collect();
    let inside = prepare_main(&mut loaded);
    let marked = place::mark(options, Arc::make_mut(&mut loaded.program), loaded.file, &named, sources);
    let line = match marked {
        Ok(line) => line,
        Err(error) => return complain(vec![*error], sources, options),
    };
    let main = main_expr(&loaded);
    // A place of what became part of the run must be a place of the run.
    let is_marked = |name: &Symbol| {
        let global = loaded.program.global_id(*name).map(|id| loaded.program.global(id).code.expr());
        matches!(global, Some(Ok(code)) if mark::is_marked(&code))
    };
    if !mark::is_marked(&main) && inside.iter().any(is_marked) {
        let error = Diagnostic::error(Span::new(loaded.file, 0, 0), format!("line {line} is not a place of the run"));
        return complain(vec![error], sources, options);
    }
    let main = prune(&loaded.program, &main);
    let question = Question { program: loaded.program.clone(), main, end: Some(selfsame_ocaml::END.into()) };
    let watchdog = told::watchdog(options, line);
    let deadline = started.checked_add(Duration::from_secs(options.common.timeout));
    let steps = Allowance::of(&options.common).steps();
    let answer = effort::allow(steps, || match options.engine {
        Engine::Demand => demand::answer(options, &question, u64::MAX, sources, deadline),
        Engine::Forward => forward::program(options, &question, deadline),
        Engine::Both => both(options, &question, sources, deadline),
    });
    let numbers = if question.may_overflow() { Numbers::Unbounded("int") } else { Numbers::Exact };
    watchdog.answer(|| Told { options, sources, line, time: started.elapsed(), numbers }.show(&answer))
}

/// Lookups and formulas that are made backwards before the program is looked at forwards.
const FIRST_EFFORT: u64 = 30_000;

/// A short search backwards; what it does not decide is run forwards, as far as half of the steps that are left allow; then
/// backwards again, to the end. Short programs with many conditions on few inputs are soon run through; programs that read
/// without end are not.
fn both(options: &Reach, question: &Question, sources: &SourceMap, deadline: Option<Instant>) -> Answer {
    let first = demand::answer(options, question, FIRST_EFFORT, sources, deadline);
    if first.verdict != Word::Unknown || effort::is_late(deadline) {
        return first;
    }
    let now = Instant::now();
    let middle = deadline.map(|deadline| now + deadline.saturating_duration_since(now) / 2);
    let second = effort::allow(effort::left() / 2, || forward::program(options, question, middle));
    if second.verdict != Word::Unknown {
        return second;
    }
    demand::answer(options, question, u64::MAX, sources, deadline)
}
