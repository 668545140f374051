//! Arguments of a Haskell function. Evaluation is lazy: a line is reached when its expression is evaluated while the result
//! is printed.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_core::verdict::Reason;
use selfsame_explore::Function;
use selfsame_haskell::load::Loaded;

use super::{Answer, Numbers, Settings, forward, place};
use crate::explore::Entry;
use crate::haskell::{Haskell, entry};
use crate::source::errors;

/// A function in a program with the place marked.
pub struct Call {
    loaded: Loaded,
    program: Arc<Program>,
    entry: Entry,
    name: String,
    pub(super) line: usize,
}

impl Call {
    pub(super) fn new(loaded: Loaded, settings: &Settings, sources: &mut SourceMap) -> Result<Call, Vec<Diagnostic>> {
        let Some(module) = loaded.root() else { return Err(loaded.diagnostics.clone()) };
        let Some(name) = settings.function.clone() else {
            let mut error = Diagnostic::error(Span::new(module.file, 0, 0), "which function is called?".to_owned());
            error.hint = Some("say it with --function NAME: arguments of it are looked for".to_owned());
            return Err(vec![error]);
        };
        let entry = entry(&loaded, module, sources, &name, None)
            .map_err(|found| [errors(&loaded.diagnostics), found].concat())?;
        let named: Vec<Symbol> = module
            .values
            .iter()
            .filter(|value| settings.target.as_deref() == Some(base_name(value.name.as_str())))
            .map(|value| value.name)
            .collect();
        let mut program = (*loaded.program).clone();
        let line = place::mark(settings, &mut program, module.file, &named, sources).map_err(|error| vec![*error])?;
        Ok(Call { program: Arc::new(program), loaded, entry, name, line })
    }

    pub(super) fn answer(&self, settings: &Settings, sources: &SourceMap) -> Answer {
        let Some(module) = self.loaded.root() else {
            return Answer::unknown(Reason::Unsupported("a file that is no module".to_owned(), None));
        };
        let language = Haskell::new(&self.loaded, module, sources);
        let function = Function {
            program: self.program.clone(),
            expr: &self.entry.expr,
            ty: &self.entry.ty,
            is_filtered: false,
            views: &language,
            syntax: &language,
        };
        let steps = settings.allowance.steps();
        let answer = effort::allow(steps, || forward::call(settings, &function, &self.name, &language));
        Answer { numbers: Numbers::Unbounded("Int"), ..answer }
    }
}
