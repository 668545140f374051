//! Source files: reading them, and finding the modules they import.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_haskell::load::{Found, Loaded, Loader};

use crate::project::Project;

/// The largest file that is read: beyond this it is no source text.
const LARGEST_BYTES: u64 = 64 << 20;

/// The only files that there are, once this process is sealed.
static SEALED: OnceLock<BTreeMap<PathBuf, String>> = OnceLock::new();

/// From now on this process reads no file of the machine: these texts are all there is, under these names. So somebody else's
/// question can be answered here. False if it was sealed before.
pub fn seal(texts: BTreeMap<PathBuf, String>) -> bool {
    SEALED.set(texts).is_ok()
}

/// Whether this process reads no file of the machine.
pub fn is_sealed() -> bool {
    SEALED.get().is_some()
}

/// Whether there is a file of this name.
pub fn is_file(path: &Path) -> bool {
    SEALED.get().map_or_else(|| path.is_file(), |texts| texts.contains_key(path))
}

/// Whether there is a folder of this name.
pub fn is_folder(path: &Path) -> bool {
    !is_sealed() && path.is_dir()
}

/// Loads a Haskell file with the modules it imports from its own folder, the given folders and the library.
///
/// The message says which file could not be read, and why.
pub fn load(path: &Path, include: &[PathBuf], sources: &mut SourceMap) -> Result<Loaded, String> {
    Ok(load_text(path, read(path)?, include, sources))
}

/// As [`load`], with another text than the file's.
pub fn load_text(path: &Path, text: String, include: &[PathBuf], sources: &mut SourceMap) -> Loaded {
    load_over(path, text, include, &|_| Instead::Disk, sources)
}

/// What is read where a file stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// What is on disk.
    Disk,
    /// Another text.
    Text(String),
    /// Nothing: there is no such file.
    Nothing,
}

/// Says what is read in place of a file.
pub type Reading<'a> = &'a dyn Fn(&Path) -> Instead;

/// As [`load_text`], where imported files too may have another text than on disk.
pub fn load_over(
    path: &Path,
    text: String,
    include: &[PathBuf],
    unsaved: Reading<'_>,
    sources: &mut SourceMap,
) -> Loaded {
    let places = Places::of(path, &text, include);
    let root = places.found(path, text);
    let mut find = |module: Symbol| places.find(module, unsaved);
    let library = Some(selfsame_library::library());
    Loader { sources, find: &mut find, library }.load(root)
}

/// Loads several Haskell files of one place into one program. No two of them may be the same module.
pub fn load_together(files: Vec<(PathBuf, String)>, include: &[PathBuf], sources: &mut SourceMap) -> Option<Loaded> {
    let (first, text) = files.first()?;
    let places = Places::of(first, text, include);
    let roots = files.into_iter().map(|(path, text)| places.found(&path, text)).collect();
    let mut find = |module: Symbol| places.find(module, &|_| Instead::Disk);
    let library = Some(selfsame_library::library());
    Some(Loader { sources, find: &mut find, library }.load_all(roots))
}

/// Where imported modules are looked for, and how their files are read.
struct Places {
    /// In order.
    folders: Vec<PathBuf>,
    project: Option<Arc<Project>>,
    /// Folders of packages: for what neither the project nor the library has.
    packages: Vec<Arc<Project>>,
}

impl Places {
    /// The folder from which the file's own module name leads to the file (`src` for module `A.B` in `src/A/B.hs`), the file's folder,
    /// the source folders of the project around, then those given.
    fn of(path: &Path, text: &str, include: &[PathBuf]) -> Places {
        let folder = path.parent().map_or_else(PathBuf::new, Path::to_path_buf);
        let mut folders = Vec::new();
        let mut add = |folder: PathBuf| {
            if !folders.contains(&folder) {
                folders.push(folder);
            }
        };
        module_name(text).and_then(|module| root_of(&folder, module)).into_iter().for_each(&mut add);
        add(folder);
        let project = Project::around(path);
        project.iter().flat_map(|project| project.folders(path)).for_each(&mut add);
        let mut packages = Vec::new();
        for folder in include {
            let inside = Project::below(folder);
            match inside.is_empty() {
                true => add(folder.clone()),
                false => packages.push(inside),
            }
        }
        Places { folders, project, packages }
    }

    fn found(&self, path: &Path, text: String) -> Found {
        let defines = self.project.iter().map(|project| project.defines(path, &text)).next().unwrap_or_default();
        Found { path: path.display().to_string(), text, defines }
    }

    fn find(&self, module: Symbol, unsaved: Reading<'_>) -> Option<Found> {
        if let Some((path, text)) = find_module(&self.folders, module, unsaved) {
            return Some(self.found(&path, text));
        }
        if self.packages.is_empty() || selfsame_library::library().interface(module).is_some() {
            return None;
        }
        self.packages.iter().find_map(|project| {
            let (path, text) = find_module(&project.folders(Path::new("")), module, unsaved)?;
            let defines = project.defines(&path, &text);
            Some(Found { path: path.display().to_string(), text, defines })
        })
    }
}

/// The folder from which a module's name leads to the folder of its file.
pub(crate) fn root_of(folder: &Path, module: &str) -> Option<PathBuf> {
    let mut root = folder.to_owned();
    let mut parents = module.split('.').rev().skip(1);
    parents.all(|part| root.file_name().is_some_and(|name| name == part) && root.pop()).then_some(root)
}

/// The files given, and every Haskell and OCaml file below the folders given, in order of their paths.
pub fn of_paths(paths: &[PathBuf]) -> Vec<PathBuf> {
    paths.iter().flat_map(|path| if is_folder(path) { below(path) } else { vec![path.clone()] }).collect()
}

/// Every Haskell and OCaml file below a folder, in order of their paths.
pub fn below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    add_below(folder, &mut files);
    files.sort();
    files
}

fn add_below(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        // Links to folders are not followed: they may lead in circles.
        match entry.file_type() {
            // What is hidden is a tool's: copies of files before a patch, what a build left.
            Ok(kind) if kind.is_dir() && entry.file_name().to_string_lossy().starts_with('.') => {}
            Ok(kind) if kind.is_dir() => add_below(&path, files),
            Ok(_) if path.extension().is_some_and(|end| ["hs", "lhs", "ml"].iter().any(|known| end == *known)) => {
                files.push(path)
            }
            _ => {}
        }
    }
}

/// Which command a file is for, if it is for none that reads programs: who gives it to another one meant that.
pub fn meant_for(path: &Path) -> Option<&'static str> {
    match path.extension()?.to_str()? {
        "rmt" => Some("a file of rewrite rules is for `selfsame prove`"),
        "json" => Some("a certificate is for `selfsame recheck`"),
        "mli" => Some("an interface of OCaml has no code; give the .ml file"),
        "cabal" | "toml" => Some("give the folder of the project, or nothing inside it"),
        _ => None,
    }
}

/// The text of a file; the message says why there is none.
pub fn read(path: &Path) -> Result<String, String> {
    if let Some(texts) = SEALED.get() {
        return texts
            .get(path)
            .cloned()
            .ok_or_else(|| format!("cannot read {}: there is no such file", path.display()));
    }
    let explain = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let size = std::fs::metadata(path).map_err(explain)?.len();
    if size > LARGEST_BYTES {
        return Err(format!("cannot read {}: it has {} MB, more than any source file", path.display(), size >> 20));
    }
    decoded(path, std::fs::read(path).map_err(explain)?)
}

/// The text that the bytes of a file are.
pub(crate) fn decoded(path: &Path, bytes: Vec<u8>) -> Result<String, String> {
    if path.extension().is_some_and(|end| end == "ml") {
        let refused = || format!("cannot read {}: it has characters that stand for bytes", path.display());
        return selfsame_ocaml::text_of(&bytes).ok_or_else(refused);
    }
    // Old sources are in Latin-1, whose bytes are the first characters of Unicode.
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| error.as_bytes().iter().map(|byte| char::from(*byte)).collect()))
}

/// The name in the header, found without parsing: good enough to know where to look.
pub(crate) fn module_name(text: &str) -> Option<&str> {
    text.lines().find_map(|line| {
        let line = line.strip_prefix('>').map_or(line, str::trim_start);
        let rest = line.strip_prefix("module ")?;
        rest.split(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | '_' | '\''))).find(|word| !word.is_empty())
    })
}

fn find_module(folders: &[PathBuf], module: Symbol, unsaved: Reading<'_>) -> Option<(PathBuf, String)> {
    let relative: PathBuf = module.as_str().split('.').collect();
    for folder in folders {
        for extension in ["hs", "lhs"] {
            let path = folder.join(&relative).with_extension(extension);
            match unsaved(&path) {
                Instead::Text(text) => return Some((path, text)),
                // A file that is there but cannot be read is a module that is not found: the import's error says so.
                Instead::Disk if is_file(&path) => return read(&path).ok().map(|text| (path, text)),
                Instead::Disk | Instead::Nothing => {}
            }
        }
    }
    None
}
