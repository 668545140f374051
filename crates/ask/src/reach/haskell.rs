//! Arguments of a Haskell function, or what is typed into a program. Evaluation is lazy: a line is reached when its expression is evaluated while the result
//! is printed.

use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_core::value::failure;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_demand::target_label;
use selfsame_explore::Function;
use selfsame_haskell::load::Loaded;

use super::{Answer, Numbers, Run, Settings, forward, place};
use crate::explore::Entry;
use crate::haskell::{Haskell, acted, entry};
use crate::ocaml::piped_to;
use crate::run::{End, is_action};
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
        let has_main = module.values.iter().any(|value| base_name(value.name.as_str()) == "main");
        let name = settings.function.clone().or_else(|| has_main.then(|| "main".to_owned()));
        let Some(name) = name else {
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
        if is_action(&self.entry.ty) {
            return effort::allow(steps, || self.typed(settings));
        }
        let answer = effort::allow(steps, || forward::call(settings, &function, &self.name, &language));
        Answer { numbers: Numbers::Unbounded("Int"), ..answer }
    }

    /// Lines that lead an action to the place. Where none is found, nothing is known.
    fn typed(&self, settings: &Settings) -> Answer {
        let action = &self.entry.expr;
        let lines = acted::lines(&self.program, action);
        let reached = failure(&self.program, target_label().kind, target_label().text.as_str());
        let deadline = Instant::now().checked_add(settings.allowance.time());
        let mut runs: Vec<Run> = Vec::new();
        let command = format!("runghc {}", settings.file.display());
        let enough = acted::search(&lines, &|| effort::is_late(deadline), &mut |inputs| {
            let performed = acted::perform(&self.program, action, &self.entry.ty, inputs);
            if performed.end == End::Error(reached.clone()) {
                runs.push(Run { command: piped_to(&command, inputs), inputs: inputs.to_vec(), steps: performed.steps });
            }
            ((runs.len() >= settings.count).then_some(()), performed)
        });
        let verdict = match enough {
            None if runs.is_empty() => Verdict::Unknown(Reason::exhausted("no input that was tried reaches it")),
            _ => Verdict::Refuted(runs),
        };
        Answer { verdict, work: Vec::new(), numbers: Numbers::Exact }
    }
}
