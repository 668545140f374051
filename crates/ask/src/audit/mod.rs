//! What was read of these files, and what was not: for every definition whether engines can use it, and if not, why and because of what.

mod judge;
mod together;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_ocaml::{Extent, Survey, Unit};
use serde::{Deserialize, Serialize};

use crate::files;
use crate::limits::{self, Allowance};
use crate::many::Crew;
use crate::project::ocaml::Tree;
use crate::source::{Language, Source};

use judge::Judge;
use together::Together;

/// How to ask.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Where imported modules are looked for.
    pub include: Vec<PathBuf>,
    /// For each place whose files are loaded together.
    pub allowance: Allowance,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    /// Place by place, module by module, in source order.
    pub definitions: Vec<Definition>,
    /// Modules that nobody has, and what they cost.
    pub missing: Vec<Missing>,
    /// Files that could not be read at all, and why.
    pub unread: Vec<(PathBuf, String)>,
}

/// One definition.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// The module that it is in.
    pub module: String,
    /// `f`, or `show (instance Show T)`.
    pub name: String,
    /// As it was given, or found.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// Whether it can be used.
    pub status: Status,
    /// Why not.
    pub reason: Option<String>,
    /// The definition or module that is the cause, if it is another one.
    pub because: Option<String>,
}

/// Whether engines can use a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// It can be run, with everything that it can reach.
    Usable,
    /// It is an action that is known as a type only, or needs one.
    Io,
    /// Something that it can reach is not supported.
    Unsupported,
    /// Something that it can reach has an error, or what we take for one.
    Error,
}

impl Status {
    /// As all formats spell it.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Usable => "usable",
            Status::Io => "io",
            Status::Unsupported => "unsupported",
            Status::Error => "error",
        }
    }
}

/// A module that is imported and not there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Missing {
    /// Its name.
    pub module: String,
    /// The modules that import it, in order.
    pub imported_by: Vec<String>,
    /// How many definitions are lost by it.
    pub costs: usize,
}

/// Looks at all files given and below the folders given.
pub fn audit(paths: &[PathBuf], settings: &Settings, crew: Crew<'_>) -> Audit {
    let files = files::of_paths(paths);
    let (places, unread) = Together::of(files);
    let names: Vec<String> = places.iter().map(|place| format!("audit {}", place.name())).collect();
    let found = crew.all(&names, |index| {
        let (place, include, name) = (places[index].clone(), settings.include.clone(), names[index].clone());
        limits::item(&name, settings.allowance, move || look(place, &include))
    });
    let mut audit = Audit { unread, ..Audit::default() };
    let mut missing: BTreeMap<String, Missing> = BTreeMap::new();
    for (place, found) in places.iter().zip(found) {
        match found {
            Ok(found) => {
                audit.definitions.extend(found.definitions);
                found.missing.into_iter().for_each(|next| merge(&mut missing, next));
            }
            Err(reason) => audit.unread.extend(unread_all(place, &reason)),
        }
    }
    audit.missing = ranked(missing);
    audit
}

/// Files that are loaded together, by place, and those that cannot be read: what a place has is judged without the others.
pub fn places(paths: &[PathBuf]) -> (Vec<Vec<PathBuf>>, Vec<PathBuf>) {
    let (places, unread) = Together::of(files::of_paths(paths));
    let paths = |place: Together| place.files.into_iter().map(|(path, _)| path).collect();
    (places.into_iter().map(paths).collect(), unread.into_iter().map(|(path, _)| path).collect())
}

/// What costs most first.
pub fn ranked(missing: BTreeMap<String, Missing>) -> Vec<Missing> {
    let mut all: Vec<Missing> = missing.into_values().collect();
    all.sort_by(|a, b| b.costs.cmp(&a.costs).then_with(|| a.module.cmp(&b.module)));
    all
}

/// One more module that is missing somewhere.
pub fn merge(all: &mut BTreeMap<String, Missing>, next: Missing) {
    match all.get_mut(&next.module) {
        Some(known) => {
            known.costs += next.costs;
            for importer in next.imported_by {
                if !known.imported_by.contains(&importer) {
                    known.imported_by.push(importer);
                }
            }
        }
        None => _ = all.insert(next.module.clone(), next),
    }
}

fn unread_all(place: &Together, reason: &Reason) -> Vec<(PathBuf, String)> {
    place.files.iter().map(|(path, _)| (path.clone(), format!("not read: {reason}"))).collect()
}

/// Loads what belongs together and judges every definition of it.
fn look(place: Together, include: &[PathBuf]) -> Audit {
    let mut sources = selfsame_library::sources();
    let own: BTreeSet<String> = place.files.iter().map(|(path, _)| path.display().to_string()).collect();
    let source = load(place, include, &mut sources);
    let Some(mut source) = source else { return Audit::default() };
    let survey = match &mut source {
        Source::Ocaml(loaded) => Survey::of(loaded),
        Source::Haskell(_) => Survey::default(),
    };
    Judge::of(&source, &survey, &sources, &own).audit()
}

fn load(place: Together, include: &[PathBuf], sources: &mut SourceMap) -> Option<Source> {
    let (first, _) = place.files.first()?;
    if Language::of(first) == Language::Ocaml {
        // A file that is not there needs all of them.
        let units = Tree::around(first, include).together(&place.files);
        let nobody = Path::new("");
        return Some(Source::ocaml(nobody, String::new(), &Unit::default(), units, Extent::All, sources));
    }
    match &place.files[..] {
        [(path, text)] => Some(Source::of_text(path, text.clone(), include, sources)),
        _ => files::load_together(place.files, include, sources).map(Source::Haskell),
    }
}
