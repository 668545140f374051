//! The project around a file: where its modules are, and how its files are read.

pub mod cabal;
mod dune;
pub mod ocaml;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_haskell::preprocess::Defines;

use crate::config::Config;
use cabal::Component;

/// The paths given; where there are none, those of the project around the current folder, if there is one: what its
/// `selfsame.toml` says, or else the packages or the `dune-project` around.
pub fn given(paths: &[PathBuf], config: Option<&Config>) -> Option<Vec<PathBuf>> {
    match (paths, config) {
        ([], Some(config)) => Some(config.paths()),
        ([], None) => {
            Project::around(Path::new(".")).map(|project| project.root.clone()).or_else(dune).map(|root| vec![root])
        }
        _ => Some(paths.to_vec()),
    }
}

/// The nearest folder above that dune takes for a project.
fn dune() -> Option<PathBuf> {
    let here = std::path::absolute(".").ok()?;
    let root = here.ancestors().find(|folder| folder.join("dune-project").is_file())?;
    Some(shown(Path::new("."), &here, root))
}

/// Packages whose sources belong together.
#[derive(Debug, Default)]
pub struct Project {
    /// The folder that it is.
    pub root: PathBuf,
    packages: Vec<Package>,
}

#[derive(Debug)]
struct Package {
    components: Vec<Part>,
}

#[derive(Debug)]
struct Part {
    is_library: bool,
    folders: Vec<PathBuf>,
    include: Vec<PathBuf>,
    defines: Arc<Defines>,
}

/// Folders are looked for packages so deep.
const DEPTH: usize = 3;

impl Project {
    /// The project that a file or folder is in: the nearest folder above with a `cabal.project`, or else with a package.
    pub fn around(path: &Path) -> Option<Arc<Project>> {
        if crate::files::is_sealed() {
            return None;
        }
        let start = std::path::absolute(path).ok()?;
        let folders: Vec<&Path> = start.ancestors().skip(usize::from(!start.is_dir())).collect();
        let package = folders.iter().find(|folder| package_file(folder).is_some());
        let whole = folders.iter().find(|folder| folder.join("cabal.project").is_file());
        let root = whole.or(package)?;
        // Shown paths stay as the user wrote them.
        let shown = shown(path, &start, root);
        Some(known(root, || {
            let mut packages = Vec::new();
            match whole {
                Some(_) => add_packages(&shown, DEPTH, &mut packages),
                None => packages.extend(Package::read(&shown)),
            }
            Project { root: shown, packages }
        }))
    }

    /// All packages below a folder.
    pub fn below(folder: &Path) -> Arc<Project> {
        known(folder, || {
            let mut packages = Vec::new();
            add_packages(folder, DEPTH, &mut packages);
            Project { root: folder.to_owned(), packages }
        })
    }

    /// Whether there are no packages.
    pub fn is_empty(&self) -> bool {
        self.packages.is_empty()
    }

    /// Where modules that a file imports may be: those of its own component first, then the libraries of its package and of the others.
    pub fn folders(&self, path: &Path) -> Vec<PathBuf> {
        let mut folders: Vec<PathBuf> = Vec::new();
        let own = self.part(path);
        let parts = own.into_iter().map(|(_, part)| part);
        let package = own.into_iter().flat_map(|(package, _)| &package.components);
        let all = self.packages.iter().flat_map(|package| &package.components);
        for part in parts.chain(package.chain(all).filter(|part| part.is_library)) {
            for folder in &part.folders {
                if !folders.contains(folder) {
                    folders.push(folder.clone());
                }
            }
        }
        folders
    }

    /// How a file is read, with the headers that it includes.
    pub fn defines(&self, path: &Path, text: &str) -> Arc<Defines> {
        let Some((_, part)) = self.part(path) else { return Arc::default() };
        let mut defines = part.defines.clone();
        let mut headers = BTreeMap::new();
        let mut folders = part.include.clone();
        folders.extend(path.parent().map(Path::to_owned));
        add_headers(text, &folders, &mut headers);
        if !headers.is_empty() {
            Arc::make_mut(&mut defines).headers = headers;
        }
        defines
    }

    /// The component whose folder is nearest above a file.
    fn part(&self, path: &Path) -> Option<(&Package, &Part)> {
        let parts = self.packages.iter().flat_map(|package| package.components.iter().map(move |part| (package, part)));
        let depth = |part: &Part| {
            let above = part.folders.iter().filter(|folder| is_below(path, folder));
            above.map(|folder| folder.components().count() + 1).max()
        };
        let found = parts.filter_map(|(package, part)| Some((depth(part)?, package, part)));
        // Of several the first.
        let found = found.fold(None, |best: Option<(usize, &Package, &Part)>, next| match best {
            Some(best) if best.0 >= next.0 => Some(best),
            _ => Some(next),
        });
        found.map(|(_, package, part)| (package, part))
    }
}

/// The empty path is the current folder.
fn is_below(path: &Path, folder: &Path) -> bool {
    match (std::path::absolute(path), std::path::absolute(folder)) {
        (Ok(path), Ok(folder)) => path.starts_with(folder),
        _ => path.starts_with(folder),
    }
}

/// A project is read once.
fn known(root: &Path, read: impl FnOnce() -> Project) -> Arc<Project> {
    static KNOWN: Mutex<Option<FxHashMap<PathBuf, Arc<Project>>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    known.entry(root.to_owned()).or_insert_with(|| Arc::new(read())).clone()
}

/// A folder above a path, as the path's own writing leads to it.
pub(crate) fn shown(path: &Path, absolute: &Path, above: &Path) -> PathBuf {
    let up = absolute.ancestors().position(|folder| folder == above).unwrap_or(0);
    match path.ancestors().nth(up) {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        Some(_) if std::env::current_dir().is_ok_and(|here| here == above) => PathBuf::from("."),
        _ => above.to_owned(),
    }
}

/// The file that makes a folder a package.
fn package_file(folder: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).ok()?;
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            let is_named = path.file_name().is_some_and(|name| name == "package.yaml");
            let is_cabal = path.extension().is_some_and(|end| end == "cabal") && path.file_stem().is_some();
            (is_named || is_cabal) && path.is_file()
        })
        .collect();
    // A `.cabal` file says more than the `package.yaml` that it may be made of.
    found.sort_by_key(|path| (path.extension().is_none_or(|end| end != "cabal"), path.clone()));
    found.into_iter().next()
}

fn add_packages(folder: &Path, depth: usize, into: &mut Vec<Package>) {
    into.extend(Package::read(folder));
    if depth == 0 {
        return;
    }
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let is_folder = |entry: &std::fs::DirEntry| {
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        !is_hidden && entry.file_name() != "dist-newstyle" && entry.file_type().is_ok_and(|kind| kind.is_dir())
    };
    let mut below: Vec<PathBuf> = entries.flatten().filter(is_folder).map(|entry| entry.path()).collect();
    below.sort();
    below.iter().for_each(|folder| add_packages(folder, depth - 1, into));
}

impl Package {
    fn read(folder: &Path) -> Option<Package> {
        let file = package_file(folder)?;
        let text = crate::files::read(&file).ok()?;
        let is_cabal = file.extension().is_some_and(|end| end == "cabal");
        let components = if is_cabal { cabal::cabal(&text) } else { cabal::hpack(&text) };
        let components = components.into_iter().map(|component| Part::new(folder, component)).collect();
        Some(Package { components })
    }
}

impl Part {
    fn new(folder: &Path, component: Component) -> Part {
        let below = |name: &String| if name == "." { folder.to_owned() } else { folder.join(name) };
        let mut folders: Vec<PathBuf> = component.source_dirs.iter().map(below).collect();
        if folders.is_empty() {
            folders.push(folder.to_owned());
        }
        let mut include: Vec<PathBuf> = component.include_dirs.iter().map(below).collect();
        include.push(folder.to_owned());
        let mut defines = Defines::default();
        defines.extensions = component.extensions.iter().map(|name| Symbol::new(name)).collect();
        component.macros.iter().for_each(|(name, body)| defines.define_for_code(name, body));
        Part { is_library: component.is_library, folders, include, defines: Arc::new(defines) }
    }
}

/// The texts of the headers that a text includes, and of those that they do.
fn add_headers(text: &str, folders: &[PathBuf], into: &mut BTreeMap<String, String>) {
    for line in text.lines().filter(|line| line.starts_with('#')) {
        let Some(rest) = line[1..].trim_start().strip_prefix("include") else { continue };
        let name = rest.trim().trim_matches(['"', '<', '>']);
        if into.contains_key(name) {
            continue;
        }
        let found = folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
        if let Some(header) = found.and_then(|path| crate::files::read(&path).ok()) {
            into.insert(name.to_owned(), header.clone());
            add_headers(&header, folders, into);
        }
    }
}
