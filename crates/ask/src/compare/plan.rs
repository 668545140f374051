//! Which files of two states of a project are to be compared: those that changed, and those that what changed can reach.
//!
//! Of what is neither, no file is read beyond its words, and nothing in it can do anything else than before. Which module a
//! file imports is told by the names of modules that stand anywhere in it, on the safe side.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Versions;
use super::revision::{Revisions, plain, shown};
use crate::config::Config;
use crate::files;
use crate::project::{self, cabal};
use crate::source::Language;

/// What is to be compared.
pub struct Plan {
    /// The versions of files, in the order of the new paths. One of the two texts may be empty: the file is new, or gone.
    pub versions: Vec<Versions>,
    /// Files that nothing changed in or below.
    pub unchanged: usize,
    /// What should be known of how the comparison was made.
    pub notes: Vec<String>,
    /// Files that say how others are read, and changed: both versions are read as they are now, so nobody knows what that does.
    pub unfollowed: Vec<PathBuf>,
}

impl Plan {
    /// Of two files, or of every file that is below both of two folders. The message says what cannot be read.
    pub fn of_paths(old: &Path, new: &Path) -> Result<Plan, String> {
        let read = |path: &Path| files::program(path).map(|text| (path.to_owned(), text));
        let of_two = |old: &Path, new: &Path| Ok::<_, String>(Versions::new(read(old)?, read(new)?));
        let mut versions = Vec::new();
        if files::is_folder(old) && files::is_folder(new) {
            for path in files::below(new) {
                let old = old.join(path.strip_prefix(new).unwrap_or(&path));
                if old.is_file() {
                    versions.push(of_two(&old, &path)?);
                }
            }
        } else {
            versions.push(of_two(old, new)?);
        }
        Ok(Plan { versions, unchanged: 0, notes: Vec::new(), unfollowed: Vec::new() })
    }

    /// Of the files given, or else of the project around, in two states that git has. The message says what is wrong.
    pub fn of_revisions(spec: &str, paths: &[PathBuf], config: Option<&Config>) -> Result<Plan, String> {
        let folder = match paths.first() {
            Some(path) if path.is_dir() => path.clone(),
            Some(path) => {
                path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new(".")).into()
            }
            None => PathBuf::from("."),
        };
        let revisions = Arc::new(Revisions::read(spec, &folder)?);
        let scope = match project::given(paths, config) {
            Ok(scope) => scope,
            Err(_) => vec![shown(&revisions.top)],
        };
        if let Some(missing) = paths.iter().find(|path| !path.exists() && !is_known(&revisions, path)) {
            return Err(format!("{} is neither there nor in {spec}", missing.display()));
        }
        let changed = revisions.changed();
        let mut files = Vec::new();
        for path in in_scope(&scope, &changed) {
            files.extend(File::read(&path, &revisions)?);
        }
        files.retain(|file| file.old.is_some() || file.new.is_some());
        let is_concerned = concerned(&files, &changed);
        let mut plan = Plan { versions: Vec::new(), unchanged: 0, notes: Vec::new(), unfollowed: Vec::new() };
        for (file, is_concerned) in files.iter().zip(is_concerned) {
            match is_concerned {
                true => plan.versions.push(file.versions(&revisions)),
                false => plan.unchanged += 1,
            }
        }
        for path in changed.iter().filter(|path| !is_source(path)) {
            match says_the_same(path, &revisions) {
                true => plan.notes.push(format!("{} changed, but not in what is read of it", shown(path).display())),
                false => plan.unfollowed.push(shown(path)),
            }
        }
        plan.unfollowed.extend(revisions.inner.iter().map(|path| shown(path)));
        Ok(plan)
    }
}

fn is_known(revisions: &Revisions, path: &Path) -> bool {
    [&revisions.old, &revisions.new].iter().any(|state| matches!(state.text(path), Ok(Some(_))))
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|end| ["hs", "lhs", "ml"].iter().any(|known| end == *known))
}

/// Whether a file that says how others are read says of that what it said: a new version of a package is the same to us.
fn says_the_same(path: &Path, revisions: &Revisions) -> bool {
    let texts = [&revisions.old, &revisions.new].map(|state| state.text(path).ok().flatten());
    let [Some(old), Some(new)] = texts else { return false };
    match path.extension().and_then(|end| end.to_str()) {
        Some("cabal") => cabal::cabal(&old) == cabal::cabal(&new),
        Some("yaml") => cabal::hpack(&old) == cabal::hpack(&new),
        _ => false,
    }
}

/// The sources that are meant, those of other states too, as a user would write them.
fn in_scope(scope: &[PathBuf], changed: &BTreeSet<PathBuf>) -> Vec<PathBuf> {
    let below: Vec<PathBuf> = scope.iter().map(|path| plain(path)).collect();
    let is_meant = |path: &&PathBuf| is_source(path) && below.iter().any(|folder| path.starts_with(folder));
    let mut all: BTreeSet<PathBuf> = files::of_paths(scope).iter().map(|path| plain(path)).collect();
    all.extend(changed.iter().filter(is_meant).cloned());
    all.into_iter().filter(|path| is_source(path)).collect()
}

/// A file in both states.
struct File {
    path: PathBuf,
    /// Where its old text stands.
    was: PathBuf,
    old: Option<String>,
    new: Option<String>,
}

impl File {
    /// Nothing of a file that has another name now.
    fn read(path: &Path, revisions: &Revisions) -> Result<Option<File>, String> {
        let new = revisions.new.text(path)?;
        if new.is_none() && revisions.renamed.values().any(|was| was == path) {
            return Ok(None);
        }
        let was = revisions.renamed.get(path).filter(|_| new.is_some()).cloned().unwrap_or_else(|| path.to_owned());
        let old = revisions.old.text(&was)?;
        Ok(Some(File { path: path.to_owned(), was, old, new }))
    }

    fn is_changed(&self) -> bool {
        self.old != self.new || self.was != self.path
    }

    fn texts(&self) -> impl Iterator<Item = &str> {
        [&self.old, &self.new].into_iter().flatten().map(String::as_str)
    }

    fn versions(&self, revisions: &Arc<Revisions>) -> Versions {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let (old, new) = ((shown(&self.was), text(&self.old)), (shown(&self.path), text(&self.new)));
        Versions { revisions: Some(revisions.clone()), ..Versions::new(old, new) }
    }
}

/// Which files changed, or have the name of a module in them that did, or that such a file is.
fn concerned(files: &[File], changed: &BTreeSet<PathBuf>) -> Vec<bool> {
    let has_header = changed.iter().any(|path| path.extension().is_some_and(|end| end == "h"));
    let includes = |file: &File| has_header && file.texts().any(|text| text.contains("#include"));
    // Nobody has to mention a prelude of their own.
    let has_prelude = files.iter().any(|file| file.is_changed() && names(file).iter().any(|name| name == "Prelude"));
    let is_concerned = |file: &File| file.is_changed() || includes(file) || has_prelude;
    let mut concerned: Vec<bool> = files.iter().map(is_concerned).collect();
    let modules: BTreeSet<String> = files.iter().flat_map(names).collect();
    let mut importers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, file) in files.iter().enumerate() {
        // The parts of a name in OCaml may be modules each.
        let has_dots = Language::of(&file.path) == Language::Haskell;
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '\'') || (has_dots && c == '.');
        let words: BTreeSet<&str> = file.texts().flat_map(|text| text.split(|c| !is_name(c))).collect();
        for module in words.into_iter().filter_map(|word| modules.get(word)) {
            importers.entry(module).or_default().push(place);
        }
    }
    let mut todo: Vec<usize> = (0..files.len()).filter(|place| concerned[*place]).collect();
    while let Some(place) = todo.pop() {
        for importer in names(&files[place]).iter().filter_map(|module| importers.get(module.as_str())).flatten() {
            if !std::mem::replace(&mut concerned[*importer], true) {
                todo.push(*importer);
            }
        }
    }
    concerned
}

/// The modules that a file is and was.
fn names(file: &File) -> Vec<String> {
    match Language::of(&file.path) {
        Language::Haskell => file.texts().filter_map(files::module_name).map(str::to_owned).collect(),
        _ => [&file.path, &file.was].into_iter().filter_map(|path| ocaml_module(path)).collect(),
    }
}

/// A file of OCaml is the module of its name.
fn ocaml_module(path: &Path) -> Option<String> {
    let stem = path.file_stem()?.to_str()?;
    let mut letters = stem.chars();
    Some(letters.next()?.to_uppercase().chain(letters).collect())
}
