//! `selfsame explore FILE FUNCTION`

pub mod haskell;
mod makers;
pub mod ocaml;
mod page;
mod told;

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::Type;
use selfsame_explore::coverage::coverage;
use selfsame_explore::machine::input::{NoViews, Views};
use selfsame_explore::{Function, Options, Strategy, Syntax, explore};
use selfsame_report::Report;
use selfsame_solver::Width;

use crate::options::{self, Explore, Format, Int};
use crate::source::Source;
use crate::terminal;
use haskell::{Entry, Haskell};
use ocaml::Ocaml;
use told::Told;

pub fn run(options: Explore) -> u8 {
    let mut sources = selfsame_library::sources();
    match Source::load(&options.file, &options.common.include, &mut sources) {
        Ok(Source::Haskell(loaded)) => haskell(&options, &loaded, sources),
        Ok(Source::Ocaml(loaded)) => ocaml(&options, *loaded, sources),
        Err(message) => {
            terminal::err(&format!("error: {message}\n"));
            2
        }
    }
}

fn haskell(options: &Explore, loaded: &selfsame_haskell::load::Loaded, mut sources: SourceMap) -> u8 {
    let Some(module) = loaded.root() else { return complain(&loaded.diagnostics, &sources, options) };
    let entry = match haskell::entry(loaded, module, &mut sources, &options.function, options.returns.as_deref()) {
        Ok(entry) => entry,
        Err(errors) => return complain(&with_errors(&loaded.diagnostics, errors), &sources, options),
    };
    let language = Haskell::new(loaded, module, &sources);
    let defined = haskell::head(&entry.function).and_then(|name| loaded.program.global_id(name));
    let defined = defined.map(|id| loaded.program.global(id));
    let place = defined.and_then(|global| global.span);
    let is_polymorphic = defined.is_none_or(|global| matches!(global.ty, Type::Forall(..)));
    let written =
        if is_polymorphic { haskell::annotated(&options.function, &entry.ty) } else { options.function.clone() };
    let subject = Subject {
        options,
        program: loaded.program.clone(),
        sources: &sources,
        place: place.unwrap_or(Span::new(module.file, 0, 0)),
        entry: &entry,
        views: &language,
        syntax: &language,
        diagnostics: &loaded.diagnostics,
        imports: haskell::imports(module, &sources),
        written,
        builder: language.builder(haskell::result(&entry.ty)).map(str::to_owned),
    };
    subject.explore()
}

fn ocaml(options: &Explore, mut loaded: selfsame_ocaml::Loaded, mut sources: SourceMap) -> u8 {
    let entry = match ocaml::entry(&mut loaded, &mut sources, &options.function, options.returns.as_deref()) {
        Ok(entry) => entry,
        Err(errors) => return complain(&with_errors(&loaded.diagnostics, errors), &sources, options),
    };
    let path = options.file.display().to_string();
    let file = sources.files().find(|(_, file)| file.path == path).map(|(id, _)| Span::new(id, 0, 0));
    let Some(place) = ocaml::place(&loaded, &options.function).or(file) else { return 2 };
    let subject = Subject {
        options,
        program: loaded.program.clone(),
        sources: &sources,
        place,
        entry: &entry,
        views: &NoViews,
        syntax: &Ocaml,
        diagnostics: &loaded.diagnostics,
        imports: ocaml::opens(&options.file),
        written: options.function.clone(),
        builder: None,
    };
    subject.explore()
}

/// Errors of the file may be the reason for those of the expression.
fn with_errors(of_file: &[Diagnostic], mut errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
    errors.splice(0..0, of_file.iter().filter(|d| d.severity == Severity::Error).cloned());
    errors
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
    /// Where the function is defined; the beginning of the file when it is an expression.
    place: Span,
    entry: &'a Entry,
    views: &'a dyn Views,
    syntax: &'a dyn Syntax,
    diagnostics: &'a [Diagnostic],
    /// Lines that bring the function into scope of a test file.
    imports: Vec<String>,
    /// The function as a test file writes it.
    written: String,
    /// What a test file writes for `fromList` in results.
    builder: Option<String>,
}

/// How many of the last choices `--strategy subpath` looks at.
const SUBPATH: u32 = 4;

impl Subject<'_> {
    fn explore(&self) -> u8 {
        let started = Instant::now();
        let function = Function {
            program: self.program.clone(),
            expr: &self.entry.expr,
            ty: &self.entry.ty,
            is_filtered: self.entry.is_filtered,
            views: self.views,
            syntax: self.syntax,
        };
        let found = match explore(&function, &self.limits(started)) {
            Ok(found) => found,
            Err(why) => {
                let name = &self.options.function;
                let message = format!("`{name}` cannot be explored: it takes {}", why.0);
                let mut error = Diagnostic::error(self.place, message);
                error.hint = Some("wrap it in a function whose arguments can be written down".to_owned());
                return complain(&[error], self.sources, self.options);
            }
        };
        let home = self.place.file;
        let reached = coverage(&self.program, &self.entry.function, &found.covered, self.sources, &|file| file == home);
        let told = Told {
            options: self.options,
            sources: self.sources,
            place: self.place,
            syntax: self.syntax,
            found: &found,
            coverage: &reached,
            time: started.elapsed(),
        };
        let mut report = told.report();
        let worth_saying = |d: &&Diagnostic| d.severity == Severity::Error || self.options.common.verbose;
        report.diagnostics = self.diagnostics.iter().filter(worth_saying).cloned().collect();
        let rendered = report.render(self.sources, terminal::style(&self.options.common));
        match self.options.emit {
            Some(framework) => {
                terminal::err(&rendered.err);
                terminal::out(&told.tests(framework, &self.imports, &self.written, self.builder.as_deref()));
            }
            None => terminal::show(&rendered),
        }
        let is_written = terminal::page(&self.options.common, || page::page(&report, &reached, self.sources));
        if is_written { report.exit_code() } else { 2 }
    }

    fn limits(&self, started: Instant) -> Options {
        let common = &self.options.common;
        Options {
            depth: self.options.depth,
            most: self.options.max,
            steps: self.options.steps,
            deadline: started.checked_add(Duration::from_secs(common.timeout)),
            bytes: usize::try_from(common.memory << 20).unwrap_or(usize::MAX),
            // Paths on which a number overflows are looked for when they are asked for: they are seldom meant.
            width: match self.options.common.int {
                Some(Int::Exact) => Width::Exact,
                Some(Int::Unbounded) | None => Width::Unbounded,
            },
            strategy: match self.options.strategy {
                options::Strategy::Breadth => Strategy::BreadthFirst,
                options::Strategy::Depth => Strategy::DepthFirst,
                options::Strategy::Subpath => Strategy::Subpath(SUBPATH),
            },
            constructors_by_smt: self.options.constructors_by_smt,
        }
    }
}
