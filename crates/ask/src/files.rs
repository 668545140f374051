//! Source files: reading them, and finding the modules they import.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_haskell::load::{Found, Loaded, Loader};

use crate::compare::named;
use crate::disk::{self, Found as Entry};
pub use crate::disk::{is_file, is_folder, read};
use crate::project::Project;

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

/// Looks at all files that Haskell files of one place may need, without loading them: those of the modules that are imported, on
/// whatever condition, and of those that these import.
pub fn look_at_imports(files: Vec<(PathBuf, String)>, include: &[PathBuf]) {
    let Some((first, text)) = files.first() else { return };
    let places = Places::of(first, text, include);
    files.iter().skip(1).for_each(|(path, _)| drop(Project::around(path)));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut open: Vec<Found> = files.into_iter().map(|(path, text)| places.found(&path, text)).collect();
    while let Some(found) = open.pop() {
        for text in std::iter::once(&found.text).chain(found.defines.headers.values()) {
            for module in imports(text) {
                if seen.insert(module.to_owned()) {
                    open.extend(places.find(Symbol::new(module), &|_| Instead::Disk));
                }
            }
        }
    }
}

/// The names of modules that stand behind the word `import`, found without parsing: more than there are, in comments for
/// example, and never fewer.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '\'' | '.');
    text.match_indices("import").filter_map(move |(at, word)| {
        let mut rest = &text[at + word.len()..];
        loop {
            rest = rest.trim_start();
            rest = match () {
                () if rest.starts_with("{-") => rest.split_once("-}")?.1,
                () if rest.starts_with("--") => rest.split_once('\n')?.1,
                () if rest.starts_with('"') => rest[1..].split_once('"')?.1,
                () if rest.starts_with('>') => &rest[1..],
                () => match ["safe", "qualified"].iter().find_map(|word| rest.strip_prefix(word)) {
                    Some(rest) => rest,
                    None => break,
                },
            };
        }
        let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
        rest.starts_with(char::is_uppercase).then(|| rest[..end].trim_end_matches('.'))
    })
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
            let (path, text) = find_module(&project.libraries_with(module.as_str()), module, unsaved)?;
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
    let of_path = |path: &PathBuf| match is_folder(path) {
        // Files of the current folder are called as users call them.
        true if path == Path::new(".") => below(Path::new("")),
        true => below(path),
        false => vec![path.clone()],
    };
    paths.iter().flat_map(of_path).collect()
}

/// Every Haskell and OCaml file below a folder, in order of their paths.
pub fn below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    add_below(folder, &mut files);
    files.sort();
    files
}

fn add_below(folder: &Path, files: &mut Vec<PathBuf>) {
    let is_source = |name: &OsStr| {
        let end = Path::new(name).extension();
        end.is_some_and(|end| ["hs", "lhs", "ml"].iter().any(|known| end == *known))
    };
    let is_wanted = |one: &Entry| {
        // What is hidden is a tool's: copies of files before a patch, locks of an editor.
        let is_own = !one.text().starts_with('.');
        is_own && if one.is_folder { !is_built(&folder.join(&one.name)) } else { is_source(&one.name) }
    };
    for Entry { name, is_folder } in disk::list(folder, is_wanted) {
        match is_folder {
            true => add_below(&folder.join(name), files),
            false => files.push(folder.join(name)),
        }
    }
}

/// Whether a folder is what a build tool made: copies of sources, sources that it generated, packages that it fetched.
fn is_built(folder: &Path) -> bool {
    let Some(name) = folder.file_name() else { return false };
    ["_build", "_opam", "dist-newstyle", "node_modules"].iter().any(|known| name == *known)
        || name == "dist" && is_file(&folder.join("setup-config"))
}

/// The text of a program; the message says why there is none, and which command was meant if that can be told.
pub fn program(path: &Path) -> Result<String, String> {
    let text = read(path).map_err(|why| match named(&path.to_string_lossy()) {
        Ok((file, _)) if is_file(&file) => format!("{why}; here a file stands by itself, without a name behind it"),
        _ => why,
    })?;
    match meant_for(path) {
        None => Ok(text),
        Some(meant) => Err(format!("{} is no program: {meant}", path.display())),
    }
}

/// Which command a file is for, if it is for none that reads programs: who gives it to another one meant that.
fn meant_for(path: &Path) -> Option<&'static str> {
    match path.extension()?.to_str()? {
        "rmt" => Some("a file of rewrite rules is for `selfsame prove`"),
        "json" => Some("a certificate is for `selfsame recheck`"),
        "mli" => Some("an interface of OCaml has no code; give the .ml file"),
        "cabal" | "toml" => Some("give the folder of the project, or nothing inside it"),
        "hs" | "lhs" | "hs-boot" | "ml" | "smt2" => None,
        _ => Some("Haskell is read from .hs and .lhs, OCaml from .ml, TIP problems from .smt2"),
    }
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
    let (name, extensions) = match module.as_str().strip_suffix(selfsame_haskell::load::PROMISES) {
        Some(name) => (name, ["hs-boot", "lhs-boot"]),
        None => (module.as_str(), ["hs", "lhs"]),
    };
    let relative: PathBuf = name.split('.').collect();
    for folder in folders {
        for extension in extensions {
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

#[cfg(test)]
mod tests {
    #[test]
    fn imports_are_found_however_they_are_written() {
        let text = "import A\n  import qualified B.C as D\nimport safe \"base\" Data.List\nimport {-# SOURCE #-} E\n> import F\n\
            #if X\nimport\n  -- why\n  G'\n#endif\nimportant x = important\nfollows. import h";
        let found: Vec<&str> = super::imports(text).collect();
        assert_eq!(found, ["A", "B.C", "Data.List", "E", "F", "G'"]);
    }
}
