//! Arguments of a Haskell function. Evaluation is lazy: a line is reached when its expression is evaluated while the result
//! is printed.

use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_explore::Function;
use selfsame_haskell::load::Loaded;

use super::told::{self, Numbers, Told};
use super::{complain, errors_of, forward, place};
use crate::commands::explore::haskell::{Haskell, entry};
use crate::limits::Allowance;
use crate::options::Reach;

pub fn run(options: &Reach, loaded: &Loaded, mut sources: SourceMap) -> u8 {
    let started = Instant::now();
    let Some(module) = loaded.root() else { return complain(loaded.diagnostics.clone(), &sources, options) };
    let Some(name) = &options.function else {
        let mut error = Diagnostic::error(Span::new(module.file, 0, 0), "which function is called?".to_owned());
        error.hint = Some("say it with --function NAME: arguments of it are looked for".to_owned());
        return complain(vec![error], &sources, options);
    };
    let entry = match entry(loaded, module, &mut sources, name, None) {
        Ok(entry) => entry,
        Err(mut errors) => {
            errors.splice(0..0, errors_of(&loaded.diagnostics));
            return complain(errors, &sources, options);
        }
    };
    let named: Vec<Symbol> = module
        .values
        .iter()
        .filter(|value| options.target.as_deref() == Some(base_name(value.name.as_str())))
        .map(|value| value.name)
        .collect();
    let mut program = (*loaded.program).clone();
    let line = match place::mark(options, &mut program, module.file, &named, &sources) {
        Ok(line) => line,
        Err(error) => return complain(vec![*error], &sources, options),
    };
    let watchdog = told::watchdog(options, line);
    let language = Haskell::new(loaded, module, &sources);
    let function = Function {
        program: Arc::new(program),
        expr: &entry.expr,
        ty: &entry.ty,
        is_filtered: false,
        views: &language,
        syntax: &language,
    };
    let steps = Allowance::of(&options.common).steps();
    let answer = effort::allow(steps, || forward::call(options, &function, name, &language));
    let numbers = Numbers::Unbounded("Int");
    watchdog.answer(|| Told { options, sources: &sources, line, time: started.elapsed(), numbers }.show(&answer))
}
