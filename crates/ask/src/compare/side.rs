//! A file with its definitions, ready to be compared with another one.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::gap::Input;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_core::written::Written;
use selfsame_haskell::load::LoadedModule;
use selfsame_ocaml::Entry;

use crate::source::Source;

/// A file as one side of comparisons.
pub struct Side {
    pub(super) source: Source,
    /// What the definitions of an OCaml file are, with comparisons supplied.
    pub(super) entries: FxHashMap<Symbol, Entry>,
    /// Those that print or change what they are given, with what they print or leave as part of the result.
    pub(super) printing: FxHashMap<Symbol, Entry>,
    /// Those of which the plain form is not followed, with all that a call does as part of the result.
    pub(super) shared: FxHashMap<Symbol, Entry>,
    /// All that print.
    pub(super) prints: FxHashSet<Symbol>,
    /// As engines want it.
    pub(super) program: Arc<Program>,
    definitions: Vec<Definition>,
    /// Where each name is among them.
    places: FxHashMap<Symbol, usize>,
    /// As the file is written, once that is asked for.
    written: OnceLock<Written>,
}

/// A definition of one file.
#[derive(Clone, Debug)]
pub struct Definition {
    /// As the file calls it.
    pub name: Symbol,
    /// As the program does.
    pub global: Symbol,
    /// Where it stands.
    pub span: Option<Span>,
    /// A method of a class by itself, which does what the instances say.
    pub is_method: bool,
    /// Somebody wrote it: methods of instances may be derived, or left to the class.
    pub is_written: bool,
}

impl Definition {
    fn new(name: Symbol, global: Symbol, span: Option<Span>) -> Definition {
        Definition { name, global, span, is_method: false, is_written: true }
    }
}

impl Side {
    /// The file as it was read.
    pub fn new(mut source: Source) -> Side {
        let entries = self::entries(&mut source, selfsame_ocaml::entry);
        let mut printing = self::entries(&mut source, selfsame_ocaml::printing_entry);
        for (global, entry) in self::entries(&mut source, selfsame_ocaml::updating_entry) {
            printing.entry(global).or_insert(entry);
        }
        let shared = self::shared(&mut source, &entries);
        let prints = those(&source, selfsame_ocaml::prints);
        let (program, definitions) = (source.relaxed(), definitions(&source));
        let places = definitions.iter().enumerate().map(|(place, definition)| (definition.name, place)).rev().collect();
        Side { source, entries, printing, shared, prints, program, definitions, places, written: OnceLock::new() }
    }

    /// What the file defines, in order.
    pub fn definitions(&self) -> &[Definition] {
        &self.definitions
    }

    /// The first definition of this name.
    pub fn definition(&self, name: &str) -> Option<&Definition> {
        self.places.get(&Symbol::new(name)).map(|place| &self.definitions[*place])
    }

    /// The text of the definitions, to compare where meaning is out of reach.
    pub(super) fn written(&self, sources: &SourceMap) -> &Written {
        self.written.get_or_init(|| self.source.written(sources))
    }
}

fn entries(
    source: &mut Source,
    entry: fn(&mut selfsame_ocaml::Loaded, &str) -> Option<Entry>,
) -> FxHashMap<Symbol, Entry> {
    let Source::Ocaml(loaded) = source else { return FxHashMap::default() };
    let named: Vec<(Symbol, Symbol)> = loaded.values.iter().map(|value| (value.name, value.global)).collect();
    let entry = |(name, global): (Symbol, Symbol)| Some((global, entry(loaded, name.as_str())?));
    named.into_iter().filter_map(entry).collect()
}

/// Of definitions with gaps, what a call does where state is shared.
fn shared(source: &mut Source, entries: &FxHashMap<Symbol, Entry>) -> FxHashMap<Symbol, Entry> {
    let program = source.program().clone();
    let Source::Ocaml(loaded) = source else { return FxHashMap::default() };
    let named: Vec<(Symbol, Symbol)> = loaded.values.iter().map(|value| (value.name, value.global)).collect();
    let has_gap = |global: &Symbol| {
        entries.get(global).is_some_and(|entry| program.gap_with([&entry.expr], Input::Supported).is_some())
    };
    let entry = |(name, global): (Symbol, Symbol)| Some((global, selfsame_ocaml::shared_entry(loaded, name.as_str())?));
    named.into_iter().filter(|(_, global)| has_gap(global)).filter_map(entry).collect()
}

/// The definitions of an OCaml file of which something is so.
fn those(source: &Source, is_so: fn(&selfsame_ocaml::Loaded, &str) -> bool) -> FxHashSet<Symbol> {
    let Source::Ocaml(loaded) = source else { return FxHashSet::default() };
    let such = loaded.values.iter().filter(|value| is_so(loaded, value.name.as_str()));
    such.map(|value| value.global).collect()
}

fn definitions(source: &Source) -> Vec<Definition> {
    match source {
        Source::Haskell(loaded) => {
            let values = loaded.root().map(|module| &module.values[..]).unwrap_or_default();
            let visible = values.iter().filter(|value| !base_name(value.name.as_str()).starts_with('$'));
            let is_method = |name| loaded.root().is_some_and(|module| module.is_method(name));
            let definition = |value: &selfsame_haskell::load::Value| Definition {
                is_method: is_method(value.name),
                ..Definition::new(Symbol::new(base_name(value.name.as_str())), value.name, value.span)
            };
            let lost = loaded.root().map(|module| &module.lost[..]).unwrap_or_default();
            let lost = lost.iter().map(|lost| Definition::new(lost.name, lost.global, Some(lost.span)));
            let of_classes = loaded.root().map(LoadedModule::of_classes).unwrap_or_default();
            let of_classes = of_classes.into_iter().map(|method| Definition {
                is_written: method.is_written,
                ..Definition::new(Symbol::new(&method.title), method.global, method.span)
            });
            visible.map(definition).chain(lost).chain(of_classes).collect()
        }
        Source::Ocaml(loaded) => {
            let named = loaded.values.iter().filter(|value| !value.name.as_str().is_empty());
            let definition =
                |value: &selfsame_ocaml::TopLevel| Definition::new(value.name, value.global, Some(value.span));
            // Of definitions of one name, the last is the one that counts.
            let mut seen = FxHashSet::default();
            let mut found: Vec<Definition> =
                named.rev().filter(|value| seen.insert(value.name)).map(definition).collect();
            found.reverse();
            found
        }
    }
}

/// Where a definition stands.
pub fn place(sources: &SourceMap, span: Option<Span>, file: &Path) -> (String, usize) {
    match span {
        Some(span) => {
            let file = sources.file(span.file);
            (file.path.to_string(), file.line_column(span.start).0)
        }
        None => (file.display().to_string(), 1),
    }
}
