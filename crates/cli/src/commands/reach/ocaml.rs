//! Inputs of an OCaml program.

use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_ocaml::{Loaded, main_expr};

use super::told::Told;
use super::{complain, demand, errors_of, forward, place};
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
    let marked = place::mark(options, Arc::make_mut(&mut loaded.program), loaded.file, &named, sources);
    let line = match marked {
        Ok(line) => line,
        Err(error) => return complain(vec![*error], sources, options),
    };
    let main = main_expr(&loaded);
    let answer = match options.engine {
        Engine::Demand => demand::answer(options, loaded.program.clone(), main, sources, started),
        Engine::Forward => forward::program(options, loaded.program.clone(), &main, started),
    };
    Told { options, sources, line, time: started.elapsed() }.show(&answer)
}
