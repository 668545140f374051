//! The project around a file: where its modules are, and how its files are read.

pub mod cabal;
mod dune;
pub mod ocaml;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::symbol::Symbol;
use selfsame_haskell::load::PROMISES;
use selfsame_haskell::preprocess::Defines;

use crate::config::{Config, FILE};
use crate::disk::{self, Contents, Found};
use cabal::Component;

/// The paths given; where there are none, those of the project around the current folder: what its `selfsame.toml` says, or
/// else the packages or the `dune-project` around. The message says that there is neither.
pub fn given(paths: &[PathBuf], config: Option<&Config>) -> Result<Vec<PathBuf>, String> {
    match (paths, config) {
        ([], Some(config)) => {
            let paths = config.paths();
            let missing = paths.iter().find(|path| !disk::is_file(path) && !disk::is_folder(path));
            match missing {
                None => Ok(paths),
                Some(path) => Err(format!("{FILE}: `paths` names {}, which is not there", path.display())),
            }
        }
        ([], None) => {
            let root = Project::around(Path::new(".")).map(|project| project.root.clone()).or_else(dune);
            root.map(|root| vec![root]).ok_or_else(|| NOTHING.to_owned())
        }
        _ => Ok(paths.to_vec()),
    }
}

const NOTHING: &str = "nothing to ask about: give files or folders, or ask inside a project, which is a folder with \
selfsame.toml, cabal.project, a .cabal file, package.yaml or dune-project";

/// The nearest folder above that dune takes for a project.
fn dune() -> Option<PathBuf> {
    let here = disk::here();
    let root = here.ancestors().find(|folder| disk::is_file(&folder.join("dune-project")))?;
    Some(shown(Path::new("."), &here, root))
}

/// Packages whose sources belong together.
#[derive(Debug, Default)]
pub struct Project {
    /// The folder that it is.
    pub root: PathBuf,
    packages: Vec<Package>,
    /// The source folders of all libraries, each with what is in it.
    libraries: Vec<(PathBuf, FxHashSet<String>)>,
    /// The files that say so.
    seen: Contents,
}

#[derive(Debug)]
struct Package {
    /// What its file is called.
    name: String,
    components: Vec<Part>,
}

/// Packages that are part of the compiler: their sources stand on what only it has, so that nobody else is served with them. What they
/// are is in our library.
const OF_THE_COMPILER: [&str; 5] = ["base", "ghc-bignum", "ghc-prim", "integer-gmp", "template-haskell"];

#[derive(Debug)]
struct Part {
    is_library: bool,
    folders: Vec<PathBuf>,
    /// Their full paths.
    places: Vec<PathBuf>,
    include: Vec<PathBuf>,
    defines: Arc<Defines>,
}

/// Folders are looked for packages so deep.
const DEPTH: usize = 3;

impl Project {
    /// The project that a file or folder is in: the nearest folder above with a `cabal.project`, or else with a package.
    pub fn around(path: &Path) -> Option<Arc<Project>> {
        if !disk::has_projects() {
            return None;
        }
        let start = disk::absolute(path);
        let folders: Vec<&Path> = start.ancestors().skip(usize::from(!disk::is_folder(&start))).collect();
        let package = folders.iter().find(|folder| package_file(folder).is_some());
        let whole = folders.iter().find(|folder| disk::is_file(&folder.join("cabal.project")));
        let root = whole.or(package)?;
        // Shown paths stay as the user wrote them.
        let shown = shown(path, &start, root);
        Some(known(root, || {
            let mut packages = Vec::new();
            match whole {
                Some(_) => add_packages(&shown, DEPTH, &mut packages),
                None => packages.extend(Package::read(&shown)),
            }
            Project::new(shown, packages)
        }))
    }

    /// All packages below a folder, to import from.
    pub fn below(folder: &Path) -> Arc<Project> {
        known(folder, || {
            let mut packages = Vec::new();
            add_packages(folder, DEPTH, &mut packages);
            packages.retain(|package| !OF_THE_COMPILER.contains(&package.name.as_str()));
            Project::new(folder.to_owned(), packages)
        })
    }

    fn new(root: PathBuf, packages: Vec<Package>) -> Project {
        let parts = packages.iter().flat_map(|package| &package.components).filter(|part| part.is_library);
        let mut known = FxHashSet::default();
        let folders = parts.flat_map(|part| &part.folders).filter(|folder| known.insert(*folder));
        let libraries = folders.map(|folder| (folder.clone(), disk::stems(folder))).collect();
        Project { root, packages, libraries, seen: Contents::new() }
    }

    /// Whether there are no packages.
    pub fn is_empty(&self) -> bool {
        self.packages.is_empty()
    }

    /// Where modules that a file imports may be: those of its own component first, then the libraries of its package and of the others.
    pub fn folders(&self, path: &Path) -> Vec<PathBuf> {
        let own = self.part(path);
        let parts = own.into_iter().map(|(_, part)| part);
        let package = own.into_iter().flat_map(|(package, _)| &package.components);
        let parts = parts.chain(package.filter(|part| part.is_library));
        let mut known = FxHashSet::default();
        let all = parts.flat_map(|part| &part.folders).chain(self.libraries.iter().map(|(folder, _)| folder));
        all.filter(|folder| known.insert(*folder)).cloned().collect()
    }

    /// The source folders of libraries that may have a module.
    pub fn libraries_with(&self, module: &str) -> Vec<PathBuf> {
        let name = module.strip_suffix(PROMISES).unwrap_or(module);
        let first = name.split('.').next().unwrap_or_default();
        let with = self.libraries.iter().filter(|(_, names)| names.contains(first));
        with.map(|(folder, _)| folder.clone()).collect()
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
        let path = disk::absolute(path);
        let depth = |part: &Part| {
            let folders = part.folders.iter().zip(&part.places);
            let above = folders.filter(|(_, place)| path.starts_with(place)).map(|(folder, _)| folder);
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

/// A project is read once.
fn known(root: &Path, read: impl FnOnce() -> Project) -> Arc<Project> {
    static KNOWN: Mutex<Option<FxHashMap<PathBuf, Arc<Project>>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    let project = known.entry(root.to_owned()).or_insert_with(|| {
        let (project, seen) = disk::seen(read);
        Arc::new(Project { seen, ..project })
    });
    disk::see_all(&project.seen);
    project.clone()
}

/// A folder above a path, as the path's own writing leads to it.
pub(crate) fn shown(path: &Path, absolute: &Path, root: &Path) -> PathBuf {
    let above = above(path, absolute, root);
    if above.as_os_str().is_empty() { PathBuf::from(".") } else { above }
}

/// As [`shown`], where the current folder is the empty path: what is below it is called as users do.
fn above(path: &Path, absolute: &Path, root: &Path) -> PathBuf {
    let up = absolute.ancestors().position(|folder| folder == root).unwrap_or(0);
    // A path that goes up and down again has other parts.
    let own = path.ancestors().nth(up).filter(|folder| disk::absolute(folder) == root);
    own.unwrap_or(root).to_owned()
}

/// The file that makes a folder a package.
fn package_file(folder: &Path) -> Option<PathBuf> {
    let is_wanted = |one: &Found| {
        let is_cabal = one.text().strip_suffix(".cabal").is_some_and(|stem| !stem.is_empty());
        !one.is_folder && (is_cabal || one.name == "package.yaml")
    };
    let mut found: Vec<PathBuf> = disk::list(folder, is_wanted)
        .into_iter()
        .map(|one| folder.join(one.name))
        .filter(|path| disk::is_file(path))
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
    let is_wanted = |one: &Found| one.is_folder && !one.text().starts_with('.') && one.name != "dist-newstyle";
    for Found { name, .. } in disk::list(folder, is_wanted) {
        add_packages(&folder.join(name), depth - 1, into);
    }
}

impl Package {
    fn read(folder: &Path) -> Option<Package> {
        let file = package_file(folder)?;
        let text = disk::read(&file).ok()?;
        let is_cabal = file.extension().is_some_and(|end| end == "cabal");
        let components = if is_cabal { cabal::cabal(&text) } else { cabal::hpack(&text) };
        let components = components.into_iter().map(|component| Part::new(folder, component)).collect();
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Some(Package { name, components })
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
        let places = folders.iter().map(|folder| disk::absolute(folder)).collect();
        Part { is_library: component.is_library, folders, places, include, defines: Arc::new(defines) }
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
        let found = folders.iter().map(|folder| folder.join(name)).find(|path| disk::is_file(path));
        if let Some(header) = found.and_then(|path| disk::read(&path).ok()) {
            into.insert(name.to_owned(), header.clone());
            add_headers(&header, folders, into);
        }
    }
}
