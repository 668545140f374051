//! `selfsame explore FILE FUNCTION`

mod haskell;
mod ocaml;
mod told;

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::types::Type;
use selfsame_explore::coverage::coverage;
use selfsame_explore::machine::input::Views;
use selfsame_explore::{Function, Options, Syntax, explore};
use selfsame_haskell::load::Loaded;
use selfsame_report::Report;
use selfsame_solver::Width;

use crate::options::{Explore, Format, Int};
use crate::source::Source;
use crate::terminal;
use haskell::Haskell;
use ocaml::Ocaml;
use told::Told;

pub fn run(options: Explore) -> u8 {
    let mut sources = selfsame_library::sources();
    match Source::load(&options.file, &options.common.include, &mut sources) {
        Ok(Source::Haskell(loaded)) => explore_haskell(&options, &loaded, sources),
        Ok(Source::Ocaml(mut loaded)) => explore_ocaml(&options, &mut loaded, sources),
        Err(message) => {
            terminal::err(&format!("error: {message}\n"));
            2
        }
    }
}

fn explore_haskell(options: &Explore, loaded: &Loaded, mut sources: SourceMap) -> u8 {
    let Some(module) = loaded.root() else { return complain(&loaded.diagnostics, &sources, options) };
    let returns = options.returns.as_deref();
    let entry = match haskell::entry(loaded, module, &mut sources, &options.function, returns) {
        Ok(entry) => entry,
        Err(mut errors) => {
            errors.splice(0..0, loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned());
            return complain(&errors, &sources, options);
        }
    };
    let language = Haskell::new(loaded, module, &sources);
    let subject = Subject {
        options,
        program: loaded.program.clone(),
        sources: &sources,
        file: module.file,
        expr: &entry.expr,
        ty: &entry.ty,
        is_filtered: entry.is_filtered,
        views: &language,
        syntax: &language,
        diagnostics: &loaded.diagnostics,
    };
    subject.explore()
}

fn explore_ocaml(options: &Explore, loaded: &mut selfsame_ocaml::Loaded, mut sources: SourceMap) -> u8 {
    let entry = match ocaml::entry(loaded, &mut sources, &options.function, options.returns.as_deref()) {
        Ok(entry) => entry,
        Err(mut errors) => {
            errors.splice(0..0, loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned());
            return complain(&errors, &sources, options);
        }
    };
    let subject = Subject {
        options,
        program: loaded.program.clone(),
        sources: &sources,
        file: loaded.file,
        expr: &entry.expr,
        ty: &entry.ty,
        is_filtered: entry.is_filtered,
        views: &Ocaml,
        syntax: &Ocaml,
        diagnostics: &loaded.diagnostics,
    };
    subject.explore()
}

fn complain(errors: &[Diagnostic], sources: &SourceMap, options: &Explore) -> u8 {
    let mut report = Report::new("explore");
    report.diagnostics = errors.to_vec();
    let rendered = report.render(sources, terminal::style(&options.common));
    terminal::err(&rendered.err);
    if options.common.format != Format::Human {
        terminal::out(&rendered.out);
    }
    2
}

/// A function of some language, read and ready.
struct Subject<'a> {
    options: &'a Explore,
    program: Arc<Program>,
    sources: &'a SourceMap,
    file: FileId,
    expr: &'a Expr,
    ty: &'a Type,
    is_filtered: bool,
    views: &'a dyn Views,
    syntax: &'a dyn Syntax,
    diagnostics: &'a [Diagnostic],
}

impl Subject<'_> {
    fn explore(&self) -> u8 {
        let started = Instant::now();
        let function = Function {
            program: self.program.clone(),
            expr: self.expr,
            ty: self.ty,
            is_filtered: self.is_filtered,
            views: self.views,
            syntax: self.syntax,
        };
        let found = match explore(&function, &self.limits(started)) {
            Ok(found) => found,
            Err(why) => {
                let name = &self.options.function;
                let message = format!("`{name}` cannot be explored: it takes {}", why.0);
                let mut error = Diagnostic::error(self.place(), message);
                error.hint = Some("wrap it in a function whose arguments can be written down".to_owned());
                return complain(&[error], self.sources, self.options);
            }
        };
        let home = self.place().file;
        let reached = coverage(&self.program, self.expr, &found.covered, self.sources, &|file| file == home);
        let told = Told {
            options: self.options,
            sources: self.sources,
            place: self.place(),
            syntax: self.syntax,
            found: &found,
            coverage: &reached,
            time: started.elapsed(),
        };
        let mut report = told.report();
        let worth_saying = |d: &&Diagnostic| d.severity == Severity::Error || self.options.common.verbose;
        report.diagnostics = self.diagnostics.iter().filter(worth_saying).cloned().collect();
        terminal::show(&report.render(self.sources, terminal::style(&self.options.common)));
        report.exit_code()
    }

    fn limits(&self, started: Instant) -> Options {
        let common = &self.options.common;
        Options {
            depth: self.options.depth,
            most: self.options.max,
            steps: self.options.steps,
            deadline: started.checked_add(Duration::from_secs(common.timeout)),
            bytes: usize::try_from(common.memory << 20).unwrap_or(usize::MAX),
            width: match self.options.int {
                Int::Unbounded => Width::Unbounded,
                Int::Exact => Width::Bits64,
            },
            constructors_by_smt: self.options.constructors_by_smt,
            ..Options::default()
        }
    }

    /// Where the function is defined; the beginning of the file when it is an expression.
    fn place(&self) -> Span {
        let global = haskell::head(self.expr).and_then(|name| self.program.global_id(name));
        global.and_then(|id| self.program.global(id).span).unwrap_or(Span::new(self.file, 0, 0))
    }
}
