//! Inputs of an OCaml program.

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_demand::mark::{self, Target};
use selfsame_demand::{Options, Question, reach};
use selfsame_ocaml::{Loaded, main_expr};

use super::complain;
use super::told::Told;
use crate::options::Reach;

pub fn run(options: &Reach, mut loaded: Loaded, sources: &SourceMap) -> u8 {
    let started = Instant::now();
    let errors: Vec<Diagnostic> =
        loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned().collect();
    if !errors.is_empty() {
        return complain(errors, sources, options);
    }
    let line = match mark(options, &mut loaded, sources) {
        Ok(line) => line,
        Err(error) => return complain(vec![*error], sources, options),
    };
    let question = Question { program: loaded.program.clone(), main: main_expr(&loaded) };
    let limits = Options {
        count: options.count,
        deadline: started.checked_add(Duration::from_secs(options.common.timeout)),
        trace: options.common.verbose,
        ..Options::default()
    };
    let outcome = reach(&question, &limits);
    Told { options, sources, line, time: started.elapsed() }.show(&outcome)
}

/// Puts the target into the program, and says on which line it is.
fn mark(options: &Reach, loaded: &mut Loaded, sources: &SourceMap) -> Result<usize, Box<Diagnostic>> {
    let file = loaded.file;
    let source = sources.file(file);
    let line_of = |span: Span| source.line_column(span.start).0;
    let start = Span::new(file, 0, 0);
    let program = Arc::make_mut(&mut loaded.program);
    match (options.line, &options.target) {
        (Some(line), _) => {
            let on_line = |span: Span| span.file == file && line_of(span) == line;
            if mark::mark(program, &Target::Places(&on_line)) > 0 {
                return Ok(line);
            }
            let lines = mark::places(program).into_iter().filter(|span| span.file == file).map(line_of);
            let nearest = lines.min_by_key(|other| (other.abs_diff(line), *other));
            let mut error = Diagnostic::error(start, format!("no branch or definition begins on line {line}"));
            error.hint = nearest.map(|nearest| format!("the nearest begins on line {nearest}"));
            Err(Box::new(error))
        }
        (None, Some(name)) => {
            let wanted = Symbol::new(name);
            let tops = loaded.values.iter().filter(|value| value.name == wanted);
            let mut spans: Vec<Span> = tops
                .filter_map(|value| program.global_id(value.global))
                .filter_map(|id| mark::content(&program.global(id).code))
                .collect();
            spans.extend(mark::definitions(program, wanted).into_iter().filter(|span| span.file == file));
            if let Some(first) = spans.iter().min().copied()
                && mark::mark(program, &Target::Definitions(&spans)) > 0
            {
                return Ok(line_of(first));
            }
            Err(Box::new(Diagnostic::error(start, format!("nothing is called `{name}` here"))))
        }
        (None, None) => {
            Err(Box::new(Diagnostic::error(start, "which line? Give --line N or --target NAME".to_owned())))
        }
    }
}
