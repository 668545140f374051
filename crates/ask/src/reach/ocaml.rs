//! Inputs of an OCaml program.

use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_demand::{Question, mark, prune};
use selfsame_ocaml::{Loaded, main_expr, prepare_main};

use super::{Answer, Engine, Numbers, Settings, demand, forward, place};
use crate::source::errors;

/// A program with the place marked.
pub struct Whole {
    question: Question,
    pub(super) line: usize,
}

impl Whole {
    pub(super) fn new(mut loaded: Loaded, settings: &Settings, sources: &SourceMap) -> Result<Whole, Vec<Diagnostic>> {
        let errors = errors(&loaded.diagnostics);
        if !errors.is_empty() {
            return Err(errors);
        }
        let start = Span::new(loaded.file, 0, 0);
        if settings.function.is_some() {
            let message = "--function is for Haskell; an OCaml program is run as a whole".to_owned();
            return Err(vec![Diagnostic::error(start, message)]);
        }
        let named: Vec<Symbol> = loaded
            .values
            .iter()
            .filter(|value| settings.target.as_deref() == Some(value.name.as_str()))
            .map(|value| value.global)
            .collect();
        let inside = prepare_main(&mut loaded);
        let marked = place::mark(settings, Arc::make_mut(&mut loaded.program), loaded.file, &named, sources);
        let line = marked.map_err(|error| vec![*error])?;
        let main = main_expr(&loaded);
        // A place of what became part of the run must be a place of the run.
        let is_marked = |name: &Symbol| {
            let global = loaded.program.global_id(*name).map(|id| loaded.program.global(id).code.expr());
            matches!(global, Some(Ok(code)) if mark::is_marked(&code))
        };
        if !mark::is_marked(&main) && inside.iter().any(is_marked) {
            return Err(vec![Diagnostic::error(start, format!("line {line} is not a place of the run"))]);
        }
        let main = prune(&loaded.program, &main);
        let question = Question { program: loaded.program.clone(), main, end: Some(selfsame_ocaml::END.into()) };
        Ok(Whole { question, line })
    }

    pub(super) fn answer(&self, settings: &Settings, sources: &SourceMap) -> Answer {
        let question = &self.question;
        let deadline = Instant::now().checked_add(settings.allowance.time());
        let answer = effort::allow(settings.allowance.steps(), || match settings.engine {
            Engine::Demand => demand::answer(settings, question, u64::MAX, sources, deadline),
            Engine::Forward => forward::program(settings, question, deadline),
            Engine::Both => both(settings, question, sources, deadline),
        });
        let numbers = if question.may_overflow() { Numbers::Unbounded("int") } else { Numbers::Exact };
        Answer { numbers, ..answer }
    }
}

/// Lookups and formulas that are made backwards before the program is looked at forwards.
const FIRST_EFFORT: u64 = 30_000;

/// A short search backwards; what it does not decide is run forwards, as far as half of the steps that are left allow; then
/// backwards again, to the end. Short programs with many conditions on few inputs are soon run through; programs that read
/// without end are not.
fn both(settings: &Settings, question: &Question, sources: &SourceMap, deadline: Option<Instant>) -> Answer {
    let first = demand::answer(settings, question, FIRST_EFFORT, sources, deadline);
    if first.verdict.is_known() || effort::is_late(deadline) {
        return first;
    }
    let now = Instant::now();
    let middle = deadline.map(|deadline| now + deadline.saturating_duration_since(now) / 2);
    let second = effort::allow(effort::left() / 2, || forward::program(settings, question, middle));
    if second.verdict.is_known() {
        return second;
    }
    demand::answer(settings, question, u64::MAX, sources, deadline)
}
