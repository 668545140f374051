//! Whether a definition can be used, and what is the cause if not.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;
use indexmap::map::Entry;
use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::gap::Gap;
use selfsame_core::program::Program;
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_haskell::load::{Loaded, LoadedModule};
use selfsame_ocaml::Survey;

use super::{Audit, Definition, Missing, Status};
use crate::source::Source;

/// A definition of either language.
struct Item {
    module: String,
    title: String,
    span: Span,
    global: Option<Symbol>,
    why: Option<Symbol>,
}

/// A loaded place.
pub struct Judge<'a> {
    program: &'a Program,
    /// What can be run with a memory.
    shared: Option<(&'a selfsame_ocaml::Loaded, &'a Survey)>,
    sources: &'a SourceMap,
    items: Vec<Item>,
    /// Errors and what is not supported, by file and in order.
    complaints: FxHashMap<FileId, Vec<&'a Diagnostic>>,
    /// The places of definitions, by name without module.
    places: FxHashMap<String, Vec<Span>>,
    missing: BTreeMap<String, Vec<String>>,
}

impl<'a> Judge<'a> {
    /// Only files among `own` are judged: the others are needed by them.
    pub fn of(source: &'a Source, survey: &'a Survey, sources: &'a SourceMap, own: &BTreeSet<String>) -> Judge<'a> {
        let (items, missing, shared) = match source {
            Source::Haskell(loaded) => (haskell_items(loaded), missing(loaded), None),
            Source::Ocaml(loaded) => {
                (ocaml_items(loaded, sources, own), ocaml_missing(loaded, sources), Some((&**loaded, survey)))
            }
        };
        let mut complaints: FxHashMap<FileId, Vec<&Diagnostic>> = FxHashMap::default();
        for diagnostic in source.diagnostics().iter().filter(|d| d.severity != Severity::Warning) {
            if let Some((span, _)) = &diagnostic.primary {
                complaints.entry(span.file).or_default().push(diagnostic);
            }
        }
        let mut places: FxHashMap<String, Vec<Span>> = FxHashMap::default();
        for item in &items {
            places.entry(item.title.clone()).or_default().push(item.span);
        }
        Judge { program: source.program(), shared, sources, items, complaints, places, missing }
    }

    /// Judges all definitions.
    pub fn audit(&self) -> Audit {
        // What is written once is counted once: the copies that applications of a functor make are of one definition.
        let mut once: IndexMap<(Span, Result<&str, usize>), Definition> = IndexMap::new();
        for (position, item) in self.items.iter().enumerate() {
            let key = match item.global.filter(|_| self.shared.is_some()) {
                Some(global) => (item.span, Ok(written_name(global))),
                None => (item.span, Err(position)),
            };
            let found = self.definition(item);
            match once.entry(key) {
                Entry::Occupied(mut known) if found.status < known.get().status => _ = known.insert(found),
                Entry::Occupied(_) => {}
                Entry::Vacant(place) => _ = place.insert(found),
            }
        }
        let definitions: Vec<Definition> = once.into_values().collect();
        let costs = |module: &str| {
            definitions.iter().filter(|found| found.because.as_deref() == Some(&format!("module {module}"))).count()
        };
        let missing = self.missing.iter().map(|(module, importers)| Missing {
            module: module.clone(),
            imported_by: importers.clone(),
            costs: costs(module),
        });
        let missing = missing.collect();
        Audit { definitions, missing, unread: Vec::new() }
    }

    fn definition(&self, item: &Item) -> Definition {
        let file = self.sources.file(item.span.file);
        let (status, reason, because) = self.judge(item);
        Definition {
            module: item.module.clone(),
            name: item.title.clone(),
            file: file.path.to_string(),
            line: file.line_column(item.span.start).0,
            status,
            reason,
            because,
        }
    }

    fn judge(&self, item: &Item) -> (Status, Option<String>, Option<String>) {
        let Some(global) = item.global else {
            let told =
                self.complaint(item.span, Severity::Error).or_else(|| self.complaint(item.span, Severity::Unsupported));
            return match (item.why, told) {
                (Some(why), _) => self.words(why.as_str(), item.span, None),
                (None, Some(told)) => (status(told), Some(told.message.clone()), None),
                (None, None) => (Status::Unsupported, Some("its class is not read".into()), None),
            };
        };
        match self.program.gap_of_run(global) {
            None => (Status::Usable, None, None),
            // What shares state is run with a memory.
            Some(gap) => match self.shared.map(|(loaded, survey)| survey.gap(loaded, global)) {
                Some(Ok(())) => (Status::Usable, None, None),
                Some(Err(Some(gap))) => self.cause(&gap, global),
                Some(Err(None)) | None => self.cause(&gap, global),
            },
        }
    }

    /// What a gap comes to: the first thing that was said where it is.
    fn cause(&self, gap: &Gap, global: Symbol) -> (Status, Option<String>, Option<String>) {
        let culprit = Survey::asked(gap.within.or(gap.user).unwrap_or(global));
        let because = (culprit != global).then(|| named(culprit));
        let what = gap.what.as_str();
        let what = what.strip_prefix('`').and_then(|rest| rest.split_once("`: ")).map_or(what, |(_, what)| what);
        let span = self.program.global_id(culprit).and_then(|id| self.program.global(id).span).or(gap.span);
        match span {
            Some(span) => self.words(what, span, because),
            None => (Status::Unsupported, Some(what.to_owned()), because),
        }
    }

    /// What the checker's words for a definition without code come to.
    fn words(&self, what: &str, span: Span, because: Option<String>) -> (Status, Option<String>, Option<String>) {
        if what.starts_with("IO: ") || what == "reading input" {
            return (Status::Io, Some(what.to_owned()), because);
        }
        if let Some(module) = what.strip_prefix("module `").and_then(|rest| rest.strip_suffix("` not found")) {
            return (Status::Unsupported, Some(what.to_owned()), Some(format!("module {module}")));
        }
        if ["it has an error", "it has a type error"].contains(&what) || what.contains("syntax error") {
            let told = self.complaint(span, Severity::Error);
            if let Some(module) = told.and_then(|told| unbound_module(&told.message)) {
                let reason = format!("module `{module}` not found");
                return (Status::Unsupported, Some(reason), Some(format!("module {module}")));
            }
            // What is not read is told as what it is, though a pattern of it makes the whole definition wrong.
            if told.is_none()
                && let Some(told) = self.complaint(span, Severity::Unsupported)
            {
                let reason = told.message.trim_start_matches("not supported: ").to_owned();
                return (Status::Unsupported, Some(reason), because);
            }
            let reason = told.map_or_else(|| what.to_owned(), |told| told.message.clone());
            return (Status::Error, Some(reason), because);
        }
        if let Some(rest) = what.strip_prefix("uses `")
            && let Some((name, rest)) = rest.split_once('`')
        {
            let because = Some(name.to_owned());
            if let Some(why) = rest.strip_prefix(": ") {
                return (Status::Unsupported, Some(why.to_owned()), because);
            }
            let spans = self.places.get(name).into_iter().flatten();
            let told = spans.filter_map(|span| self.complaint(*span, Severity::Error)).next();
            let reason = told.map_or_else(|| format!("`{name}` has an error"), |told| told.message.clone());
            return (Status::Error, Some(reason), because);
        }
        (Status::Unsupported, Some(what.to_owned()), because)
    }

    /// What was said within a definition, or just before it: its signature stands there.
    fn complaint(&self, span: Span, severity: Severity) -> Option<&'a Diagnostic> {
        let ends =
            self.items.iter().map(|item| item.span).filter(|item| item.file == span.file && item.end <= span.start);
        let before = ends.map(|item| item.end).max().unwrap_or(0);
        let within = |from: u32, to: u32| {
            let mut said = self.complaints.get(&span.file)?.iter();
            let is_here = |at: Span| from <= at.start && at.end <= to;
            let is_meant = |said: &Diagnostic| said.primary.as_ref().is_some_and(|(at, _)| is_here(*at));
            said.rfind(|said| said.severity == severity && is_meant(said))
        };
        within(span.start, span.end).or_else(|| within(before, span.start)).copied()
    }
}

fn status(diagnostic: &Diagnostic) -> Status {
    match diagnostic.severity {
        Severity::Error => Status::Error,
        Severity::Unsupported | Severity::Warning => Status::Unsupported,
    }
}

/// A definition as a user calls it; an instance's names are nobody's.
fn named(global: Symbol) -> String {
    let base = base_name(global.as_str());
    match base.strip_prefix("$f") {
        Some(instance) => format!("instance {}", instance.replace('$', ", method ")),
        None => base.to_owned(),
    }
}

/// The name of a definition of OCaml as its source has it, without modules and the number of one that is hidden later.
fn written_name(global: Symbol) -> &'static str {
    let is_module = |part: &str| {
        part.starts_with(char::is_uppercase) && part.chars().all(|c| c.is_alphanumeric() || "_'$".contains(c))
    };
    let mut rest = global.as_str();
    while let Some((_, tail)) = rest.split_once('.').filter(|(module, tail)| is_module(module) && !tail.is_empty()) {
        rest = tail;
    }
    rest.split_once('$').filter(|(name, _)| !name.is_empty()).map_or(rest, |(name, _)| name)
}

/// The module that a message of OCaml's checker says is not there.
fn unbound_module(message: &str) -> Option<&str> {
    message.strip_prefix("unbound module `")?.strip_suffix('`')
}

fn ocaml_items(loaded: &selfsame_ocaml::Loaded, sources: &SourceMap, own: &BTreeSet<String>) -> Vec<Item> {
    let is_own = |file: FileId| own.contains(&*sources.file(file).path);
    let modules: FxHashMap<FileId, &str> =
        loaded.members.iter().map(|member| (member.file, member.module.as_str())).collect();
    let mut members: Vec<&selfsame_ocaml::Member> = loaded.members.iter().collect();
    members.sort_by_key(|member| &sources.file(member.file).path);
    let mut items = Vec::new();
    for value in members.into_iter().flat_map(|member| &member.values) {
        // What a functor of the library or of another package makes is not this one's.
        let Some(module) = modules.get(&value.span.file).filter(|_| is_own(value.span.file)) else { continue };
        if !value.name.as_str().is_empty() {
            items.push(Item {
                module: (*module).to_owned(),
                title: value.name.to_string(),
                span: value.span,
                global: Some(value.global),
                why: None,
            });
        }
    }
    // The definitions of a file stand together, also those that another file makes by a functor of it.
    items.sort_by_key(|item| &sources.file(item.span.file).path);
    items
}

/// Modules that nobody has, with the files that mention them.
fn ocaml_missing(loaded: &selfsame_ocaml::Loaded, sources: &SourceMap) -> BTreeMap<String, Vec<String>> {
    let mut missing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for diagnostic in &loaded.diagnostics {
        let Some((span, _)) = &diagnostic.primary else { continue };
        let Some(module) = unbound_module(&diagnostic.message) else { continue };
        let importers = missing.entry(module.to_owned()).or_default();
        let path = std::path::Path::new(&*sources.file(span.file).path);
        let importer = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !importers.contains(&importer) {
            importers.push(importer);
        }
    }
    missing
}

fn haskell_items(loaded: &Loaded) -> Vec<Item> {
    let mut modules: Vec<&LoadedModule> = loaded.modules.iter().collect();
    modules.retain(|module| module.is_root);
    modules.sort_by_key(|module| module.file);
    let items = modules.iter().flat_map(|module| {
        module.definitions.iter().map(|definition| Item {
            module: module.name.to_string(),
            title: definition.title.clone(),
            span: definition.span,
            global: definition.global,
            why: definition.why,
        })
    });
    items.collect()
}

/// Modules that nobody has, with those that import them.
fn missing(loaded: &Loaded) -> BTreeMap<String, Vec<String>> {
    let mut missing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for module in &loaded.modules {
        for import in module.imports.iter().filter(|import| !loaded.has(**import)) {
            missing.entry(import.to_string()).or_default().push(module.name.to_string());
        }
    }
    missing
}
