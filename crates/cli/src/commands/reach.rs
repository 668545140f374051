//! `selfsame reach FILE (--line N | --target NAME)`

mod ocaml;
mod told;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_report::Report;

use crate::options::{Format, Reach};
use crate::source::Source;
use crate::terminal;

pub fn run(options: Reach) -> u8 {
    let mut sources = selfsame_library::sources();
    match Source::load(&options.file, &options.common.include, &mut sources) {
        Ok(Source::Ocaml(loaded)) => ocaml::run(&options, *loaded, &sources),
        Ok(Source::Haskell(_)) => {
            terminal::err("error: Haskell files need --function\n");
            2
        }
        Err(message) => {
            terminal::err(&format!("error: {message}\n"));
            2
        }
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
