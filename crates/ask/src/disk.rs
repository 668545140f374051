//! Which files there are: those of the machine, or, once this process is sealed, the texts that it was given and nothing else. And
//! which were looked at, for somebody who wants to send them elsewhere.
//!
//! Whatever `ask` reads or looks for, it does here.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};

use crate::files::decoded;

/// The largest file that is read: beyond this it is no source text.
const LARGEST_BYTES: u64 = 64 << 20;

/// What is known of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Content {
    /// It was read.
    Text(String),
    /// It could not be, for this reason.
    Unreadable(String),
    /// It is there; nobody wanted to know more.
    Listed,
}

/// Files by their full paths.
pub type Contents = BTreeMap<PathBuf, Content>;

/// The only files that there are.
struct Sealed {
    folder: PathBuf,
    contents: Contents,
    has_projects: bool,
}

static SEALED: OnceLock<Sealed> = OnceLock::new();

thread_local! {
    /// What was looked at, while somebody wants to know it.
    static SEEN: RefCell<Option<Contents>> = const { RefCell::new(None) };
}

/// From now on this process reads no file of the machine: these texts are all there is, under these names. So somebody else's
/// question can be answered here. False if it was sealed before.
pub fn seal(texts: BTreeMap<PathBuf, String>) -> bool {
    let folder = PathBuf::from("/");
    let contents = texts.into_iter().map(|(path, text)| (clean(&folder.join(path)), Content::Text(text))).collect();
    SEALED.set(Sealed { folder, contents, has_projects: false }).is_ok()
}

/// As [`seal`], for files with the projects around them, as [`seen`] found them on another machine, where this was the current
/// folder.
pub fn seal_as(folder: PathBuf, contents: Contents) -> bool {
    SEALED.set(Sealed { folder, contents, has_projects: true }).is_ok()
}

/// Whether there may be projects around files: not among a stranger's texts.
pub fn has_projects() -> bool {
    SEALED.get().is_none_or(|sealed| sealed.has_projects)
}

/// Does something, and says which files were looked at meanwhile by this thread and are there.
pub fn seen<T>(work: impl FnOnce() -> T) -> (T, Contents) {
    let outer = SEEN.replace(Some(Contents::new()));
    let result = work();
    let inner = SEEN.replace(outer).unwrap_or_default();
    see_all(&inner);
    (result, inner)
}

/// These files were looked at, some time ago.
pub fn see_all(contents: &Contents) {
    contents.iter().for_each(|(path, content)| see(path, || content.clone()));
}

fn see(path: &Path, content: impl FnOnce() -> Content) {
    SEEN.with_borrow_mut(|seen| {
        if let Some(seen) = seen {
            let known = seen.entry(absolute(path)).or_insert(Content::Listed);
            if *known == Content::Listed {
                *known = content();
            }
        }
    });
}

/// The current folder.
pub fn here() -> PathBuf {
    match SEALED.get() {
        Some(sealed) => sealed.folder.clone(),
        None => std::env::current_dir().unwrap_or_default(),
    }
}

/// The full path, without steps to the same folder and back.
pub fn absolute(path: &Path) -> PathBuf {
    clean(&here().join(path))
}

fn clean(path: &Path) -> PathBuf {
    let mut all = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = all.pop(),
            other => all.push(other),
        }
    }
    all
}

/// Whether there is a file of this name.
pub fn is_file(path: &Path) -> bool {
    let is_there = match SEALED.get() {
        Some(sealed) => sealed.contents.contains_key(&absolute(path)),
        None => path.is_file(),
    };
    if is_there {
        see(path, || Content::Listed);
    }
    is_there
}

/// Whether there is a folder of this name.
pub fn is_folder(path: &Path) -> bool {
    match SEALED.get() {
        Some(sealed) => sealed.below(&absolute(path)).next().is_some(),
        None => path.is_dir(),
    }
}

/// Something in a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Found {
    /// Without the folder, as the system has it: it need not be text.
    pub name: OsString,
    /// Or a file. Links to folders are files: they may lead in circles.
    pub is_folder: bool,
}

impl Found {
    /// The name, to be looked at.
    pub fn text(&self) -> Cow<'_, str> {
        self.name.to_string_lossy()
    }
}

/// What is in a folder and wanted, in order of the names. The empty path is the current folder.
pub fn list(folder: &Path, is_wanted: impl Fn(&Found) -> bool) -> Vec<Found> {
    let mut found: Vec<Found> = match SEALED.get() {
        Some(sealed) => sealed.list(&absolute(folder)),
        None => {
            let place = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            let entries = std::fs::read_dir(place).into_iter().flatten().flatten();
            let found = entries.filter_map(|entry| {
                let is_folder = entry.file_type().ok()?.is_dir();
                Some(Found { name: entry.file_name(), is_folder })
            });
            found.collect()
        }
    };
    found.retain(is_wanted);
    found.sort();
    found.iter().filter(|one| !one.is_folder).for_each(|one| see(&folder.join(&one.name), || Content::Listed));
    found
}

/// The names in a folder, without their endings. Whoever looks on sees none of them.
pub fn stems(folder: &Path) -> FxHashSet<String> {
    let stems = RefCell::new(FxHashSet::default());
    list(folder, |one| {
        let name = one.text();
        let stem = name.split('.').next().unwrap_or_default();
        stems.borrow_mut().insert(stem.to_owned());
        false
    });
    stems.into_inner()
}

/// The text of a file; the message says why there is none.
pub fn read(path: &Path) -> Result<String, String> {
    let text = match SEALED.get() {
        Some(sealed) => sealed.read(path),
        None => read_from_machine(path),
    };
    match &text {
        Ok(text) => see(path, || Content::Text(text.clone())),
        Err(why) => see(path, || Content::Unreadable(why.clone())),
    }
    text
}

/// What the system says, without its number.
fn why(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.clone(), |(words, _)| words.to_owned())
}

fn read_from_machine(path: &Path) -> Result<String, String> {
    let explain = |error: std::io::Error| format!("cannot read {}: {}", path.display(), why(&error));
    let size = std::fs::metadata(path).map_err(explain)?.len();
    if size > LARGEST_BYTES {
        return Err(format!("cannot read {}: it has {} MB, more than any source file", path.display(), size >> 20));
    }
    decoded(path, std::fs::read(path).map_err(explain)?)
}

impl Sealed {
    fn read(&self, path: &Path) -> Result<String, String> {
        match self.contents.get(&absolute(path)) {
            Some(Content::Text(text)) => Ok(text.clone()),
            Some(Content::Unreadable(why)) => Err(why.clone()),
            Some(Content::Listed) => Err(format!("cannot read {}: it was not sent", path.display())),
            None => Err(format!("cannot read {}: there is no such file", path.display())),
        }
    }

    /// Where the paths of files lead below a folder.
    fn below<'a>(&'a self, folder: &'a Path) -> impl Iterator<Item = &'a Path> {
        let from = self.contents.range(folder.to_owned()..);
        let paths = from.map(|(path, _)| path).take_while(move |path| path.starts_with(folder));
        paths.filter_map(move |path| path.strip_prefix(folder).ok()).filter(|path| !path.as_os_str().is_empty())
    }

    fn list(&self, folder: &Path) -> Vec<Found> {
        let mut all: Vec<Found> = Vec::new();
        for path in self.below(folder) {
            let mut parts = path.iter();
            let name = parts.next().unwrap_or_default().to_owned();
            let found = Found { name, is_folder: parts.next().is_some() };
            if all.last() != Some(&found) {
                all.push(found);
            }
        }
        all.sort();
        all.dedup();
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_tree_is_listed_like_a_folder() {
        let names = ["/a/b/C.hs", "/a/b.cabal", "/a/b/D/E.hs", "/z"];
        let contents = names.into_iter().map(|name| (PathBuf::from(name), Content::Listed)).collect();
        let sealed = Sealed { folder: "/a".into(), contents, has_projects: true };
        let list = |folder: &str| {
            let found = sealed.list(Path::new(folder)).into_iter();
            found.map(|one| format!("{}{}", one.text(), if one.is_folder { "/" } else { "" })).collect::<Vec<_>>()
        };
        assert_eq!(list("/"), ["a/", "z"]);
        assert_eq!(list("/a"), ["b/", "b.cabal"]);
        assert_eq!(list("/a/b"), ["C.hs", "D/"]);
        assert_eq!(list("/none"), Vec::<String>::new());
    }

    #[test]
    fn what_is_looked_at_is_seen_by_all_who_look_on() {
        let ((), outer) = seen(|| {
            let (text, inner) = seen(|| read(Path::new("Cargo.toml")));
            assert!(text.is_ok_and(|text| inner.values().eq([&Content::Text(text)])));
            assert!(read(Path::new("./nobody")).is_err());
        });
        assert_eq!(
            outer.keys().collect::<Vec<_>>(),
            [&absolute(Path::new("Cargo.toml")), &absolute(Path::new("nobody"))]
        );
    }

    #[test]
    fn paths_are_cleaned() {
        assert_eq!(clean(Path::new("/a/./b/../c")), Path::new("/a/c"));
    }
}
