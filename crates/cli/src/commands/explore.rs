//! `selfsame explore FILE FUNCTION`

pub mod haskell;
mod makers;
pub mod ocaml;
mod page;
mod told;

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::effort;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::Type;
use selfsame_core::verdict::Reason;
use selfsame_explore::coverage::{Coverage, coverage};
use selfsame_explore::machine::input::{NoViews, Views};
use selfsame_explore::{Function, Options, Strategy, Syntax, explore};
use selfsame_report::{Report, Word};
use selfsame_solver::Width;

use crate::limits::Allowance;
use crate::options::{self, Explore, Format, Int};
use crate::source::Source;
use crate::terminal;
use crate::watchdog::Watchdog;
use haskell::{Entry, Haskell};
use ocaml::Ocaml;
use told::Told;

pub fn run(options: Explore) -> u8 {
    let mut sources = selfsame_library::sources();
    match Source::within(&options.file, &options.common, &mut sources, |source, _| source) {
        Ok(Source::Haskell(loaded)) => haskell(&options, &loaded, sources),
        Ok(Source::Ocaml(loaded)) => ocaml(&options, *loaded, sources),
        Err(unread) => unread.refuse(&options.file),
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
        let allowance = Allowance::of(&self.options.common);
        let watchdog = self.watchdog(allowance, started);
        let (explored, is_spent) =
            effort::allow(allowance.steps(), || (explore(&function, &self.limits(started)), effort::is_spent()));
        let found = match explored {
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
            is_spent,
        };
        watchdog.answer(|| self.tell(&told, &reached))
    }

    /// Says that there was no end when the engine does not: it needs a while to write down what it has found.
    fn watchdog(&self, allowance: Allowance, started: Instant) -> Watchdog {
        let options = self.options.clone();
        let line = self.sources.file(self.place.file).line_column(self.place.start).0;
        let patience = Allowance { seconds: allowance.seconds.saturating_add(allowance.seconds / 10), ..allowance };
        Watchdog::start(&format!("explore {}", options.function), patience, move |reason| {
            let reason = match reason {
                Reason::Timeout(_) => Reason::Timeout(allowance.seconds),
                other => other,
            };
            let mut report = Report::new("explore");
            report.entries.push(selfsame_report::Entry {
                name: options.function.clone(),
                file: options.file.display().to_string(),
                line,
                verdict: Word::Unknown,
                time_ms: started.elapsed().as_secs_f64() * 1000.0,
                evidence: None,
                assumptions: Vec::new(),
                details: serde_json::Map::new(),
                text: format!("unknown   {}\n    {reason}", options.function),
                reason: Some(reason.to_string()),
            });
            terminal::show(&report.render(&SourceMap::default(), terminal::style(&options.common)));
            if terminal::plain_page(&options.common, &report) { report.exit_code() } else { 2 }
        })
    }

    fn tell(&self, told: &Told<'_>, reached: &Coverage) -> u8 {
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
        let is_written = terminal::page(&self.options.common, || page::page(&report, reached, self.sources));
        if is_written { report.exit_code() } else { 2 }
    }

    fn limits(&self, started: Instant) -> Options {
        let common = &self.options.common;
        Options {
            depth: self.options.depth,
            most: self.options.max,
            steps: self.options.steps,
            deadline: started.checked_add(Duration::from_secs(common.timeout)),
            bytes: Allowance::of(common).bytes(),
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
