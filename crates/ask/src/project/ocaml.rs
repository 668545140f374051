//! Where the modules are that a file of OCaml mentions: beside it, in the libraries that its `dune` file names, in the folders
//! given, and, where nobody says how a project is built, the one file of it that has the name.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_ocaml::{Seen, Unit, mentioned, module_names};

use super::dune::{Dune, Stanza, dune};
use crate::disk::{self, Found};
use crate::files::{self, Instead, Reading};

/// Folders are looked for sources so deep.
const DEPTH: usize = 8;

/// The folders of a project, or one folder.
#[derive(Debug, Default)]
pub struct Tree {
    /// What contains all of it.
    pub root: PathBuf,
    folders: BTreeMap<PathBuf, Folder>,
    /// Folders given by the user, where modules are found by their names.
    given: Vec<PathBuf>,
}

#[derive(Debug, Default)]
struct Folder {
    /// Files by the names of their modules.
    modules: BTreeMap<String, PathBuf>,
    dune: Option<Dune>,
}

/// What a file sees, before the files are read.
#[derive(Clone, Debug)]
enum Place {
    File(PathBuf),
    Library(Vec<(String, PathBuf)>),
}

impl Tree {
    /// The project that a file is in, with what was given beside it.
    pub fn around(path: &Path, include: &[PathBuf]) -> Tree {
        if !disk::has_projects() {
            return Tree::default();
        }
        let folder = path.parent().map_or_else(PathBuf::new, Path::to_owned);
        let (root, depth) = project_root(&folder).map_or((folder, 0), |root| (root, DEPTH));
        let mut tree = Tree { root: root.clone(), ..Tree::default() };
        tree.add(&root, depth);
        for folder in include {
            if !tree.folders.contains_key(folder) {
                tree.add(folder, DEPTH);
            }
            tree.given.push(folder.clone());
        }
        tree
    }

    fn add(&mut self, folder: &Path, depth: usize) {
        let is_source =
            |name: &str| matches!(name, "dune" | "jbuild") || name.ends_with(".ml") || name.ends_with(".mli");
        let is_wanted =
            |one: &Found| if one.is_folder { !one.text().starts_with(['.', '_']) } else { is_source(&one.text()) };
        let mut found = Folder::default();
        let (mut below, mut interfaces) = (Vec::new(), Vec::new());
        for Found { name, is_folder } in disk::list(folder, is_wanted) {
            let path = folder.join(&name);
            match name.to_str() {
                _ if is_folder => below.push(path),
                Some("dune" | "jbuild") => found.dune = files::read(&path).ok().map(|text| dune(&text)),
                _ if path.extension().is_some_and(|end| end == "ml") => {
                    _ = found.modules.insert(module_of(&path), path)
                }
                _ => interfaces.push(path),
            }
        }
        // An interface alone is a module of types.
        for path in interfaces {
            found.modules.entry(module_of(&path)).or_insert(path);
        }
        self.folders.insert(folder.to_owned(), found);
        if depth > 0 {
            below.iter().for_each(|folder| self.add(folder, depth - 1));
        }
    }

    /// What a file is called here: the folder that contains all of it may not be a part of the path that the user wrote.
    fn place(&self, path: &Path) -> PathBuf {
        let absolute = disk::absolute(path);
        let below = absolute.strip_prefix(disk::absolute(&self.root));
        below.map_or_else(|_| path.to_owned(), |below| self.root.join(below))
    }

    /// The file with all others that it may mention, and those that these may, read as is said.
    pub fn units(&self, path: &Path, text: &str, reading: Reading<'_>) -> (Unit, Vec<Unit>) {
        let mut units = Units { tree: self, reading, known: FxHashMap::default(), units: Vec::new() };
        // The file itself is nobody's module: it would be there twice.
        let place = self.place(path);
        let root = units.unit(path, text.to_owned(), Some(&place));
        units.complete(Some(&place));
        (root, units.units)
    }

    /// Files that are looked at for their own sake, with all that they may mention.
    pub fn together(&self, files: &[(PathBuf, String)]) -> Vec<Unit> {
        let mut units =
            Units { tree: self, reading: &|_| Instead::Disk, known: FxHashMap::default(), units: Vec::new() };
        for (path, _) in files {
            units.number(path);
        }
        units.complete(None);
        units.units
    }

    /// All modules that a file can name.
    fn sees(&self, path: &Path) -> (BTreeMap<String, Place>, Vec<String>) {
        let mut found = BTreeMap::new();
        let folder = path.parent().map_or_else(PathBuf::new, Path::to_owned);
        let (top, dune) = self.dune_of(&folder);
        let stanza = dune.and_then(|dune| stanza_of(dune, path));
        // The weakest first: what comes later hides it.
        if dune.is_none() {
            for (name, files) in self.everywhere() {
                if let [file] = &files[..] {
                    found.insert(name, Place::File(file.clone()));
                }
            }
        }
        for given in &self.given {
            let folder = self.folders.get(given);
            // Parts of a library with a module of its own hide nothing of OCaml's: nobody else calls them by these names.
            let is_part =
                |name: &str| folder.and_then(|folder| folder.dune.as_ref()).is_some_and(|dune| has_part(dune, name));
            let hides = |name: &str| module_names().any(|known| known == name);
            let modules = folder.into_iter().flat_map(|folder| &folder.modules);
            let modules = modules.filter(|(name, _)| !(is_part(name) && hides(name)));
            found.extend(modules.map(|(name, file)| (name.clone(), Place::File(file.clone()))));
            self.libraries(given, &mut |stanza, modules| add_library(&mut found, stanza, modules));
        }
        let used = stanza.map(|stanza| &stanza.libraries[..]).unwrap_or_default();
        self.libraries(&self.root, &mut |stanza, modules| {
            let is_used = |name: &Option<String>| name.as_ref().is_some_and(|name| used.contains(name));
            if is_used(&stanza.library) || is_used(&stanza.public) {
                add_library(&mut found, stanza, modules);
            }
        });
        let own = if dune.is_some_and(|dune| dune.has_subfolders) { self.below(&top) } else { vec![&folder] };
        for folder in own {
            let modules = self.folders.get(folder).into_iter().flat_map(|folder| &folder.modules);
            found.extend(modules.map(|(name, file)| (name.clone(), Place::File(file.clone()))));
        }
        (found, stanza.map(|stanza| stanza.opens.clone()).unwrap_or_default())
    }

    /// The `dune` file that a folder's modules belong to, and where it is.
    fn dune_of(&self, folder: &Path) -> (PathBuf, Option<&Dune>) {
        let own = self.folders.get(folder).and_then(|found| found.dune.as_ref());
        if let Some(dune) = own.filter(|dune| !dune.stanzas.is_empty()) {
            return (folder.to_owned(), Some(dune));
        }
        for above in folder.ancestors().skip(1) {
            let dune = self.folders.get(above).and_then(|found| found.dune.as_ref());
            if let Some(dune) = dune.filter(|dune| dune.has_subfolders) {
                return (above.to_owned(), Some(dune));
            }
        }
        (folder.to_owned(), own)
    }

    /// The libraries below a folder, with their modules.
    fn libraries(&self, below: &Path, each: &mut dyn FnMut(&Stanza, Vec<(String, PathBuf)>)) {
        for (folder, found) in self.folders.iter().filter(|(folder, _)| folder.starts_with(below)) {
            let Some(dune) = &found.dune else { continue };
            for stanza in dune.stanzas.iter().filter(|stanza| stanza.library.is_some()) {
                let folders = if dune.has_subfolders { self.below(folder) } else { vec![folder] };
                let modules = folders.iter().filter_map(|folder| self.folders.get(*folder));
                let modules = modules.flat_map(|found| &found.modules);
                let is_own = |name: &str| {
                    stanza.modules.as_ref().is_none_or(|own| own.iter().any(|own| own.eq_ignore_ascii_case(name)))
                };
                let modules = modules.filter(|(name, _)| is_own(name));
                each(stanza, modules.map(|(name, path)| (name.clone(), path.clone())).collect());
            }
        }
    }

    fn below(&self, top: &Path) -> Vec<&PathBuf> {
        self.folders.keys().filter(|folder| folder.starts_with(top)).collect()
    }

    /// The files of every name in the project.
    fn everywhere(&self) -> BTreeMap<String, Vec<PathBuf>> {
        let mut all: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
        for (_, found) in self.folders.iter().filter(|(folder, _)| folder.starts_with(&self.root)) {
            for (name, path) in &found.modules {
                all.entry(name.clone()).or_default().push(path.clone());
            }
        }
        all
    }
}

/// The files found so far.
struct Units<'t> {
    tree: &'t Tree,
    reading: Reading<'t>,
    /// By their places in the tree.
    known: FxHashMap<PathBuf, usize>,
    units: Vec<Unit>,
}

impl Units<'_> {
    /// A file with what it sees; the others are there, but have not been looked at.
    fn unit(&mut self, path: &Path, text: String, root: Option<&Path>) -> Unit {
        let place = self.tree.place(path);
        let (places, opens) = self.tree.sees(&place);
        let mut names: Vec<&str> = mentioned(&text).collect();
        names.extend(opens.iter().map(String::as_str));
        let interface = path.with_extension("mli");
        let interface = self.text(&interface).map(|text| (interface, text));
        names.extend(interface.iter().flat_map(|(_, text)| mentioned(text)));
        names.sort_unstable();
        names.dedup();
        let mut sees = Vec::new();
        for name in names {
            let seen = match places.get(name) {
                Some(Place::File(file)) if *file != place && Some(file.as_path()) != root => {
                    self.number(file).map(Seen::Unit)
                }
                Some(Place::Library(modules)) => {
                    let parts = modules.iter().filter(|(_, file)| *file != place && Some(file.as_path()) != root);
                    let parts =
                        parts.filter_map(|(name, file)| Some((Symbol::new(name), Seen::Unit(self.number(file)?))));
                    Some(Seen::Wrapped(parts.collect()))
                }
                _ => None,
            };
            sees.extend(seen.map(|seen| (Symbol::new(name), seen)));
        }
        let interface = interface.map(|(path, text)| (path.display().to_string(), text));
        let opens = opens.iter().map(|name| Symbol::new(name)).collect();
        Unit { path: path.display().to_string(), text, interface, sees, opens }
    }

    /// Looks at all files that were mentioned, and at those that they mention.
    fn complete(&mut self, root: Option<&Path>) {
        let mut next = 0;
        while next < self.units.len() {
            let Unit { path, text, .. } = std::mem::take(&mut self.units[next]);
            self.units[next] = self.unit(Path::new(&path), text, root);
            next += 1;
        }
    }

    /// What is in a file, if there is one.
    fn text(&self, file: &Path) -> Option<String> {
        match (self.reading)(file) {
            Instead::Text(text) => Some(text),
            Instead::Disk if files::is_file(file) => files::read(file).ok(),
            Instead::Disk | Instead::Nothing => None,
        }
    }

    fn number(&mut self, file: &Path) -> Option<usize> {
        let place = self.tree.place(file);
        if let Some(known) = self.known.get(&place) {
            return Some(*known);
        }
        let text = self.text(file)?;
        self.known.insert(place, self.units.len());
        self.units.push(Unit { path: file.display().to_string(), text, ..Unit::default() });
        Some(self.units.len() - 1)
    }
}

fn add_library(found: &mut BTreeMap<String, Place>, stanza: &Stanza, modules: Vec<(String, PathBuf)>) {
    let Some(name) = stanza.library.as_deref().map(|name| capitalised(&name.replace(['.', '-'], "_"))) else { return };
    // All its modules are made when it is built.
    if modules.is_empty() {
        return;
    }
    match modules.iter().find(|(module, _)| *module == name) {
        // The module that everybody sees of the library.
        Some((_, file)) if stanza.is_wrapped => _ = found.insert(name, Place::File(file.clone())),
        _ if stanza.is_wrapped => _ = found.insert(name, Place::Library(modules)),
        _ => found.extend(modules.into_iter().map(|(name, file)| (name, Place::File(file)))),
    }
}

/// Whether a module is part of a library that has a module of its own around its parts.
fn has_part(dune: &Dune, name: &str) -> bool {
    let lists = |stanza: &Stanza| {
        stanza.modules.as_ref().is_none_or(|own| own.iter().any(|own| own.eq_ignore_ascii_case(name)))
    };
    dune.stanzas.iter().any(|stanza| stanza.library.is_some() && stanza.is_wrapped && lists(stanza))
}

/// The part of a `dune` file that a file belongs to.
fn stanza_of<'d>(dune: &'d Dune, path: &Path) -> Option<&'d Stanza> {
    let name = module_of(path);
    let lists = |stanza: &&Stanza| {
        stanza.modules.as_ref().is_some_and(|own| own.iter().any(|own| own.eq_ignore_ascii_case(&name)))
    };
    dune.stanzas.iter().find(lists).or_else(|| dune.stanzas.iter().find(|stanza| stanza.modules.is_none()))
}

/// The nearest folder above that is a project of its own; where there is none, the highest one that says how it is built. It is
/// written as the path is, as far as that leads.
pub fn project_root(folder: &Path) -> Option<PathBuf> {
    let start = disk::absolute(folder);
    let is_built = |above: &Path| ["dune", "jbuild"].iter().any(|name| disk::is_file(&above.join(name)));
    let project = start.ancestors().find(|above| is_project(above));
    let root = project.or_else(|| start.ancestors().filter(|above| is_built(above)).last())?;
    Some(super::above(folder, &start, root))
}

fn is_project(folder: &Path) -> bool {
    ["dune-project", "dune-workspace", "_oasis", "_tags", "myocamlbuild.ml", "configure.ac", "configure.in"]
        .iter()
        .any(|name| disk::is_file(&folder.join(name)))
}

fn module_of(path: &Path) -> String {
    capitalised(&path.file_stem().unwrap_or_default().to_string_lossy())
}

fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}", chars.as_str())
}
