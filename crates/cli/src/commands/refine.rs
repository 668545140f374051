//! `selfsame refine FILE...`

mod told;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_haskell::check::Lookup;
use selfsame_haskell::check::interface::{TypeDef, ValueKind};
use selfsame_haskell::load::{Loaded, LoadedModule};
use selfsame_refine::check::{Answer, check};
use selfsame_refine::instrument::Subject;
use selfsame_refine::modular::Endings;
use selfsame_refine::specs::{Names, Specs};
use selfsame_refine::test::Testing;
use selfsame_report::html::Block;
use selfsame_report::{Entry, Report, html};

use crate::commands::check::{progress, unread};
use crate::commands::explore::haskell::Haskell;
use crate::limits::{self, Allowance};
use crate::options::{Reads, Refine};
use crate::source::{Source, Unread};
use crate::{files, terminal};

/// Specifications of the library.
const LIBRARY: &str = include_str!("../../../../lib/refine/Prelude.spec");

/// The command.
pub fn run(options: Refine) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("refine");
    let mut failed = false;
    let reads = Reads::Unbounded("specifications are about all integers");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let mut modules = Vec::new();
    for path in source_files(&options.files) {
        let (place, functions) = (path.clone(), options.function.clone());
        let read = Source::within(&path, &options.common, &mut sources, move |source, sources| match source {
            Source::Haskell(loaded) => {
                let diagnostics = loaded.diagnostics.clone();
                Some((diagnostics, Module::new(place, loaded, &functions, sources)))
            }
            Source::Ocaml(_) => None,
        });
        match read {
            Ok(Some((diagnostics, module))) => {
                report.diagnostics.extend(diagnostics);
                modules.extend(module.map(Arc::new));
            }
            Ok(None) => {
                terminal::err(&format!("error: {}: refinements are read in Haskell files only\n", path.display()));
                failed = true;
            }
            Err(Unread::Stopped(reason)) => report.entries.push(unread(&path, &reason)),
            Err(Unread::Unreadable(message)) => {
                terminal::err(&format!("error: {message}\n"));
                failed = true;
            }
        }
    }
    let allowance = Allowance::of(&options.common);
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    for module in &modules {
        report.diagnostics.extend(module.specs.diagnostics.iter().cloned());
        let names: Vec<String> = module.items.iter().map(|item| item.name.clone()).collect();
        let shared = Arc::new(sources.clone());
        let answers = progress::all(&names, options.common.jobs(), |i| {
            let started = Instant::now();
            let name = format!("refine {} {}", module.path.display(), names[i]);
            let (theirs, known) = (module.clone(), shared.clone());
            let work = move || theirs.decide(&theirs.items[i], allowance, &known);
            let answer = limits::item(&name, allowance, work)
                .unwrap_or_else(|reason| Answer { verdict: Verdict::Unknown(reason), obstacle: None });
            (answer, started.elapsed())
        });
        for (item, (answer, time)) in module.items.iter().zip(answers) {
            let verbose = options.common.verbose;
            let told = told::Told { module, item, answer: &answer, time, sources: &sources, verbose };
            report.entries.push(told.entry());
            pages.push(told.page());
        }
    }
    report.summary = told::summary(&report);
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if report.entries.is_empty() && !failed {
        terminal::err("error: nothing to check: no function with a specification {-@ name :: type @-} was found\n");
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    if failed { 2 } else { report.exit_code_of_files() }
}

/// The files given, and every Haskell file below the folders given, in order of their paths.
fn source_files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let is_haskell = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs");
    let below = |path: &PathBuf| files::below(path).into_iter().filter(is_haskell).collect();
    paths.iter().flat_map(|path| if path.is_dir() { below(path) } else { vec![path.clone()] }).collect()
}

/// A file with what its annotations say.
pub struct Module {
    path: PathBuf,
    loaded: Loaded,
    specs: Specs,
    /// In the order of the source.
    pub items: Vec<Item>,
    /// All functions, whether or not they are wanted.
    subjects: Vec<Subject>,
    /// Which of them are known to end.
    endings: Endings,
}

/// A function, with a specification or without.
pub struct Item {
    pub name: String,
    pub span: Span,
    /// The function at instances for its classes, or why there are none.
    pub subject: Result<Subject, String>,
    /// Which types its class variables stand for.
    instances: Option<String>,
}

impl Module {
    /// None when there is no module. `functions` are those that are wanted; all if it is empty.
    pub fn new(path: PathBuf, loaded: Loaded, functions: &[String], sources: &mut SourceMap) -> Option<Module> {
        let root = loaded.root()?;
        let spec_file = sources.add("lib/refine/Prelude.spec".into(), LIBRARY.into());
        let mut specs = Specs::of_library(LIBRARY, Span::new(spec_file, 0, LIBRARY.len()));
        for module in &loaded.modules {
            let annotations: Vec<(Span, String)> =
                module.annotations.iter().map(|found| (found.span, found.node.clone())).collect();
            specs.add(&annotations, &InScope { loaded: &loaded, module });
        }
        let wanted = |name: &str| functions.is_empty() || functions.iter().any(|wanted| wanted == name);
        let (mut items, mut subjects) = (Vec::new(), Vec::new());
        // Without any annotation nobody asks about refinements.
        let defined = if root.annotations.is_empty() { &[][..] } else { &root.values };
        for value in defined {
            let name = base_name(value.name.as_str()).to_owned();
            let is_written = value.span.is_some() && !name.starts_with('$') && !is_selector(root, value.name);
            if is_written && !is_assumed(&specs, value.name) {
                let span = value.span.unwrap_or(Span::new(root.file, 0, 0));
                let item = item(&loaded, root, value.name, name, span, sources);
                subjects.extend(item.subject.iter().cloned());
                items.extend(wanted(&item.name).then_some(item));
            }
        }
        for (name, span) in specs.missing.iter().filter(|(_, span)| span.file == root.file) {
            let name = name.to_string();
            if wanted(&name) {
                let subject = Err(format!("`{name}` is not defined at the top level"));
                items.push(Item { name, span: *span, subject, instances: None });
            }
        }
        items.sort_by_key(|item| item.span.start);
        Some(Module { path, loaded, specs, items, subjects, endings: Endings::default() })
    }

    /// Decides one function and says what is reported.
    pub fn answer(&self, item: &Item, allowance: Allowance, sources: &SourceMap) -> Entry {
        let started = Instant::now();
        let answer = self.decide(item, allowance, sources);
        let time = started.elapsed();
        told::Told { module: self, item, answer: &answer, time, sources, verbose: false }.entry()
    }

    /// What is wrong with the specifications themselves.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.specs.diagnostics
    }

    /// The program that the functions are part of, and every annotation that may say something of them.
    pub fn contents(&self) -> (&Program, impl Iterator<Item = (&str, Span)>) {
        let annotations = self.loaded.modules.iter().flat_map(|module| &module.annotations);
        (&self.loaded.program, annotations.map(|found| (found.node.as_str(), found.span)))
    }

    fn decide(&self, item: &Item, allowance: Allowance, sources: &SourceMap) -> Answer {
        let subject = match &item.subject {
            Ok(subject) => subject,
            Err(why) => {
                let reason = Reason::Unsupported(why.clone(), None);
                return Answer { verdict: Verdict::Unknown(reason), obstacle: None };
            }
        };
        effort::allow(allowance.steps(), || {
            let (answer, is_late) = self.with(allowance, sources, |testing| {
                let answer = check(testing, subject);
                (answer, effort::is_late(testing.deadline))
            });
            match answer.verdict {
                Verdict::Unknown(_) if is_late => {
                    let reason = allowance.reason(Reason::Timeout(allowance.seconds));
                    Answer { verdict: Verdict::Unknown(reason), ..answer }
                }
                _ => answer,
            }
        })
    }

    /// Gives what the engine needs of the module.
    pub fn with<T>(&self, allowance: Allowance, sources: &SourceMap, work: impl FnOnce(&Testing<'_>) -> T) -> T {
        let root = self.loaded.root().expect("a module was found in `new`");
        let language = Haskell::new(&self.loaded, root, sources);
        work(&Testing {
            program: &self.loaded.program,
            specs: &self.specs,
            names: &InScope { loaded: &self.loaded, module: root },
            views: &language,
            syntax: &language,
            subjects: &self.subjects,
            endings: &self.endings,
            deadline: Instant::now().checked_add(allowance.time()),
            bytes: allowance.bytes(),
        })
    }

    fn file(&self) -> &Path {
        &self.path
    }
}

fn item(
    loaded: &Loaded,
    module: &LoadedModule,
    global: Symbol,
    name: String,
    span: Span,
    sources: &mut SourceMap,
) -> Item {
    let is_operator = !name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let written = if is_operator { format!("({name})") } else { name.clone() };
    let place = loaded.program.global_id(global).and_then(|id| loaded.program.global(id).span).unwrap_or(span);
    let (subject, instances) = match loaded.sample(module, &written, sources) {
        Ok((expr, ty)) => {
            let ty = match ty {
                Type::Forall(_, _, body) => (*body).clone(),
                ty => ty,
            };
            let instances = chosen(module, global, &ty);
            (subject(expr, ty).ok_or_else(|| "a definition that is no function".to_owned()), instances)
        }
        Err(errors) => (Err(errors.into_iter().next().map_or_else(String::new, |error| error.message)), None),
    };
    Item { name, span: place, subject, instances }
}

fn subject(expr: Expr, ty: Type) -> Option<Subject> {
    let (head, dictionaries) = match expr {
        Expr::App(head, args) => (*head, args),
        head => (head, Vec::new()),
    };
    match head {
        Expr::Global(global) => Some(Subject { global, dictionaries, ty }),
        Expr::At(_, inner) => subject(if dictionaries.is_empty() { *inner } else { return None }, ty),
        _ => None,
    }
}

/// `a = Int`, for the variables of a scheme that stand for something in the type.
fn chosen(module: &LoadedModule, global: Symbol, ty: &Type) -> Option<String> {
    let scheme = &module.values.iter().find(|value| value.name == global)?.scheme;
    let Type::Forall(_, preds, body) = scheme else { return None };
    if preds.is_empty() {
        return None;
    }
    let mut known = Vec::new();
    selfsame_refine::logic::matches(body, ty, &mut known);
    let told: Vec<String> = known
        .iter()
        .filter(|(_, ty)| !matches!(ty, Type::Var(_)))
        .map(|(name, ty)| format!("{name} is {ty}"))
        .collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// Names as a module has them.
struct InScope<'a> {
    loaded: &'a Loaded,
    module: &'a LoadedModule,
}

impl Names for InScope<'_> {
    fn value(&self, name: &str) -> Option<Symbol> {
        let (qualifier, base) = split(name);
        match self.module.scope.value(qualifier, base) {
            Lookup::Found(entity) => Some(entity.name),
            _ => None,
        }
    }

    fn data(&self, name: &str) -> Option<Symbol> {
        let (qualifier, base) = split(name);
        match self.module.scope.ty(qualifier, base) {
            Lookup::Found(entity) => Some(entity.entity.name),
            _ => None,
        }
    }

    fn synonym(&self, name: &str) -> Option<(Vec<Symbol>, Type)> {
        let qualified = self.data(name)?;
        let mut interfaces = self.loaded.modules.iter().map(|module| &module.interface);
        let def = interfaces.find_map(|interface| interface.types.get(&qualified))?.get()?.clone();
        match &*def {
            TypeDef::Synonym(def) => Some((def.params.clone(), def.body.clone())),
            _ => None,
        }
    }
}

/// Whether a definition is believed rather than checked.
fn is_assumed(specs: &Specs, global: Symbol) -> bool {
    matches!(specs.signature(global), Ok(Some(signature)) if signature.is_assumed)
}

/// Whether a definition takes a field out of a record, or a method out of an instance: nobody wrote its code.
fn is_selector(module: &LoadedModule, global: Symbol) -> bool {
    let def = module.interface.values.get(&global).and_then(|def| def.get());
    matches!(def.map(|def| def.kind), Some(ValueKind::Field { .. } | ValueKind::Method { .. }))
}

/// `M.lookup` is `lookup` of `M`.
fn split(name: &str) -> (Option<Symbol>, Symbol) {
    let base = base_name(name);
    match name.strip_suffix(base).and_then(|module| module.strip_suffix('.')) {
        Some(module) if !module.is_empty() => (Some(Symbol::new(module)), Symbol::new(base)),
        _ => (None, Symbol::new(base)),
    }
}
