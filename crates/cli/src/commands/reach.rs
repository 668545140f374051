//! `selfsame reach FILE (--line N | --target NAME)`

mod demand;
mod forward;
mod haskell;
mod ocaml;
mod place;
mod told;

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::SourceMap;
use selfsame_report::Report;

use crate::options::{Format, Reach, Reads};
use crate::source::Source;
use crate::terminal;

pub fn run(options: Reach) -> u8 {
    let reads = Reads::Unbounded("inputs are looked for among all integers, and run with 64 bits");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let mut sources = selfsame_library::sources();
    match Source::within(&options.file, &options.common, &mut sources, |source, _| source) {
        Ok(Source::Ocaml(loaded)) => ocaml::run(&options, *loaded, &sources),
        Ok(Source::Haskell(loaded)) => haskell::run(&options, &loaded, sources),
        Err(unread) => unread.refuse(&options.file),
    }
}

/// What keeps the question from being asked.
fn complain(errors: Vec<Diagnostic>, sources: &SourceMap, options: &Reach) -> u8 {
    let mut report = Report::new("reach");
    report.diagnostics = errors;
    let rendered = report.render(sources, terminal::style(&options.common));
    terminal::err(&rendered.err);
    if options.common.format != Format::Human {
        terminal::out(&rendered.out);
    }
    2
}

fn errors_of(diagnostics: &[Diagnostic]) -> Vec<Diagnostic> {
    diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned().collect()
}
