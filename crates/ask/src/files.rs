//! Source files: reading them, and finding the modules they import.

use std::path::{Path, PathBuf};

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_haskell::load::{Found, Loaded, Loader};

/// The largest file that is read: beyond this it is no source text.
const LARGEST_BYTES: u64 = 64 << 20;

/// Loads a Haskell file with the modules it imports from its own folder, the given folders and the library.
///
/// The message says which file could not be read, and why.
pub fn load(path: &Path, include: &[PathBuf], sources: &mut SourceMap) -> Result<Loaded, String> {
    Ok(load_text(path, read(path)?, include, sources))
}

/// As [`load`], with another text than the file's.
pub fn load_text(path: &Path, text: String, include: &[PathBuf], sources: &mut SourceMap) -> Loaded {
    load_over(path, text, include, &|_| None, sources)
}

/// As [`load_text`], where imported files too may have another text than on disk: that which `unsaved` gives.
pub fn load_over(
    path: &Path,
    text: String,
    include: &[PathBuf],
    unsaved: &dyn Fn(&Path) -> Option<String>,
    sources: &mut SourceMap,
) -> Loaded {
    let root = Found { path: path.display().to_string(), text };
    let folders = folders(path, &root.text, include);
    let mut find = |module: Symbol| find_module(&folders, module, unsaved);
    let library = Some(selfsame_library::library());
    Loader { sources, find: &mut find, library }.load(root)
}

/// The files given, and every Haskell and OCaml file below the folders given, in order of their paths.
pub fn of_paths(paths: &[PathBuf]) -> Vec<PathBuf> {
    paths.iter().flat_map(|path| if path.is_dir() { below(path) } else { vec![path.clone()] }).collect()
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
            Ok(kind) if kind.is_dir() => add_below(&path, files),
            Ok(_) if path.extension().is_some_and(|end| ["hs", "lhs", "ml"].iter().any(|known| end == *known)) => {
                files.push(path)
            }
            _ => {}
        }
    }
}

/// The text of a file; the message says why there is none.
pub fn read(path: &Path) -> Result<String, String> {
    let explain = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let size = std::fs::metadata(path).map_err(explain)?.len();
    if size > LARGEST_BYTES {
        return Err(format!("cannot read {}: it has {} MB, more than any source file", path.display(), size >> 20));
    }
    let bytes = std::fs::read(path).map_err(explain)?;
    if path.extension().is_some_and(|end| end == "ml") {
        let refused = || format!("cannot read {}: it has characters that stand for bytes", path.display());
        return selfsame_ocaml::text_of(&bytes).ok_or_else(refused);
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
        format!("cannot read {}: line {line} is not UTF-8 text", path.display())
    })
}

/// Where imports are looked for, in order: the folder from which the file's own module name leads to the file (`src` for
/// module `A.B` in `src/A/B.hs`), the file's folder, then those given.
fn folders(path: &Path, text: &str, include: &[PathBuf]) -> Vec<PathBuf> {
    let folder = path.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    let mut folders = Vec::new();
    if let Some(module) = module_name(text) {
        let mut root = folder.clone();
        let mut parents = module.split('.').rev().skip(1);
        if parents.all(|part| root.file_name().is_some_and(|name| name == part) && root.pop()) {
            folders.push(root);
        }
    }
    folders.push(folder);
    folders.extend(include.iter().cloned());
    folders.dedup();
    folders
}

/// The name in the header, found without parsing: good enough to know where to look.
fn module_name(text: &str) -> Option<&str> {
    text.lines().find_map(|line| {
        let rest = line.strip_prefix("module ")?;
        rest.split(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | '_' | '\''))).find(|word| !word.is_empty())
    })
}

fn find_module(folders: &[PathBuf], module: Symbol, unsaved: &dyn Fn(&Path) -> Option<String>) -> Option<Found> {
    let relative: PathBuf = module.as_str().split('.').collect();
    for folder in folders {
        for extension in ["hs", "lhs"] {
            let path = folder.join(&relative).with_extension(extension);
            if let Some(text) = unsaved(&path) {
                return Some(Found { path: path.display().to_string(), text });
            }
            if path.is_file() {
                // A file that is there but cannot be read is a module that is not found: the import's error says so.
                return read(&path).ok().map(|text| Found { path: path.display().to_string(), text });
            }
        }
    }
    None
}
