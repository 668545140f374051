//! Explore this function: an input and its result for every path, smallest first.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::eval::{Machine, Ref, Stop};
use selfsame_core::expr::Expr;
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, print_at};
use selfsame_explore::coverage::{Coverage, coverage};
use selfsame_explore::machine::input::{NoViews, Views};
use selfsame_explore::{Exploration, Function, Options, Place, Strategy, Syntax, explore};
use selfsame_solver::Width;

use crate::haskell::{self, Haskell};
use crate::limits::Allowance;
use crate::ocaml::{self, Ocaml};
use crate::source::Source;
use crate::types::result;

/// What is explored, and how far.
#[derive(Clone, Debug)]
pub struct Settings {
    /// An expression in the scope of the file.
    pub function: String,
    /// Only results that are this value, or for which this function is true.
    pub returns: Option<String>,
    /// How deep inputs are.
    pub depth: u32,
    /// Examples at most.
    pub most: usize,
    /// Evaluation steps of one path at most.
    pub steps: u64,
    /// What `Int` is.
    pub width: Width,
    /// The order in which paths are followed.
    pub strategy: Strategy,
    /// Decide constructors by Z3, to measure.
    pub constructors_by_smt: bool,
    /// What all of it may use.
    pub allowance: Allowance,
}

/// A function ready to be explored.
pub struct Entry {
    /// What is run.
    pub expr: Expr,
    /// At which type.
    pub ty: Type,
    /// Whether the expression gives a pair of the result and whether it counts.
    pub is_filtered: bool,
    /// The function alone.
    pub function: Expr,
}

/// The condition, which was read last, has a type that says nothing of results.
pub fn unfit(sources: &SourceMap, condition: &str, result: &str, found: &str) -> Diagnostic {
    let file = sources.files().last().map_or(FileId(0), |(id, _)| id);
    let message = format!("`--returns` wants a value of type `{result}`, or a function from it to truth values");
    let mut error = Diagnostic::error(Span::new(file, 0, condition.len()), message);
    error.hint = Some(format!("this has type `{found}`"));
    error
}

/// Precedence of what stands around an argument, as `showsPrec` has it.
const ARGUMENT: u8 = 11;

/// A value in the notation of its program, and what stopped it.
pub(crate) fn printed(machine: &mut Machine, value: Ref, ty: &Type, place: Place) -> (String, Option<Stop>) {
    let mut text = String::new();
    let precedence = if place == Place::Argument { ARGUMENT } else { 0 };
    let cut = Cut { elements: 1000, parts: 5000, depth: 1000 };
    match print_at(machine, value, ty, cut, precedence, &mut text) {
        Ok(printed) => (text, printed.stop),
        Err(_) => (text, None),
    }
}

/// A function of some language, read and ready.
pub struct Subject {
    source: Source,
    entry: Entry,
    /// Where the function is defined; the beginning of the file when it is an expression.
    pub place: Span,
    /// Lines that bring the function into scope of a test file.
    pub imports: Vec<String>,
    /// The function as a test file writes it.
    written: String,
}

/// What was found out about a function.
pub struct Explored {
    /// Examples, and what was left out.
    pub found: Exploration,
    /// For each example its call: of the function as it was asked for, and as a test file writes it.
    pub calls: Vec<[String; 2]>,
    /// What the examples reach.
    pub coverage: Coverage,
    /// Whether all effort that was allowed is spent.
    pub is_spent: bool,
    /// What a test file writes for `fromList` in results.
    pub builder: Option<String>,
    /// Whether results are literals that are no `String`.
    pub has_literals: bool,
}

impl Subject {
    /// Reads the function in the scope of the file at this path, or says what is wrong.
    pub fn new(
        mut source: Source,
        path: &Path,
        settings: &Settings,
        sources: &mut SourceMap,
    ) -> Result<Subject, Vec<Diagnostic>> {
        let (function, returns) = (&settings.function, settings.returns.as_deref());
        let read = match &mut source {
            Source::Haskell(loaded) => {
                let Some(module) = loaded.root() else { return Err(loaded.diagnostics.clone()) };
                haskell::entry(loaded, module, sources, function, returns).map(|entry| {
                    let defined = haskell::head(&entry.function).and_then(|name| loaded.program.global_id(name));
                    let defined = defined.map(|id| loaded.program.global(id));
                    let place = defined.and_then(|global| global.span).unwrap_or(Span::new(module.file, 0, 0));
                    let is_polymorphic = defined.is_none_or(|global| matches!(global.ty, Type::Forall(..)));
                    let written = match is_polymorphic {
                        true => haskell::annotated(function, &entry.ty),
                        false => function.clone(),
                    };
                    (entry, place, haskell::imports(module, sources), written)
                })
            }
            Source::Ocaml(loaded) => ocaml::entry(loaded, sources, function, returns).map(|entry| {
                let start = Span::new(loaded.file, 0, 0);
                let place = ocaml::place(loaded, function).unwrap_or(start);
                (entry, place, ocaml::opens(path), function.clone())
            }),
        };
        match read {
            Ok((entry, place, imports, written)) => Ok(Subject { source, entry, place, imports, written }),
            // Errors of the file may be the reason for those of the expression.
            Err(errors) => Err([source.errors(), errors].concat()),
        }
    }

    /// What is wrong with the file, or not supported.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        self.source.diagnostics()
    }

    /// Explores the function, or says why that cannot be done.
    pub fn explore(&self, settings: &Settings, sources: &SourceMap) -> Result<Explored, Box<Diagnostic>> {
        match &self.source {
            Source::Haskell(loaded) => match loaded.root() {
                Some(module) => {
                    let language = Haskell::new(loaded, module, sources);
                    let builder = language.builder(result(&self.entry.ty)).map(str::to_owned);
                    let explored = self.explore_as(&language, &language, settings, sources)?;
                    let has_literals = language.shows_literals(result(&self.entry.ty));
                    Ok(Explored { builder, has_literals, ..explored })
                }
                None => Err(Box::new(Diagnostic::error(self.place, "the file is no module".to_owned()))),
            },
            Source::Ocaml(_) => self.explore_as(&NoViews, &Ocaml, settings, sources),
        }
    }

    fn explore_as(
        &self,
        views: &dyn Views,
        syntax: &dyn Syntax,
        settings: &Settings,
        sources: &SourceMap,
    ) -> Result<Explored, Box<Diagnostic>> {
        let Entry { expr, ty, is_filtered, function } = &self.entry;
        let program = self.source.program().clone();
        let (allowance, asked) = (settings.allowance, &settings.function);
        let limits = Options {
            depth: settings.depth,
            most: settings.most,
            steps: settings.steps,
            deadline: Instant::now().checked_add(allowance.time()),
            bytes: allowance.bytes(),
            width: settings.width,
            strategy: settings.strategy.clone(),
            constructors_by_smt: settings.constructors_by_smt,
        };
        let question = Function { program: Arc::clone(&program), expr, ty, is_filtered: *is_filtered, views, syntax };
        let (found, is_spent) = effort::allow(allowance.steps(), || (explore(&question, &limits), effort::is_spent()));
        let found = found.map_err(|why| {
            let message = format!("`{asked}` cannot be explored: it takes {}", why.0);
            let mut error = Diagnostic::error(self.place, message);
            error.hint = Some("wrap it in a function whose arguments can be written down".to_owned());
            Box::new(error)
        })?;
        let home = self.place.file;
        let coverage = coverage(&program, function, &found.covered, sources, &|file| file == home);
        let calls = found
            .examples
            .iter()
            .map(|example| [asked, &self.written].map(|function| syntax.call(function, &example.args)));
        Ok(Explored { calls: calls.collect(), found, coverage, is_spent, builder: None, has_literals: false })
    }
}
