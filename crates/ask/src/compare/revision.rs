//! Files as they were in a revision of git.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};

use crate::files::{self, Instead};

/// The files in which a revision is not what is on disk.
#[derive(Debug, Default)]
pub struct Overlay {
    /// By their plain paths; without a text where the revision has no such file.
    files: BTreeMap<PathBuf, Option<String>>,
}

impl Overlay {
    /// What is to be read in place of a file.
    pub fn look(&self, path: &Path) -> Instead {
        match self.files.get(&plain(path)) {
            None => Instead::Disk,
            Some(None) => Instead::Nothing,
            Some(Some(text)) => Instead::Text(text.clone()),
        }
    }

    /// The text of a file, if there is one.
    pub fn text(&self, path: &Path) -> Result<Option<String>, String> {
        match self.look(path) {
            Instead::Text(text) => Ok(Some(text)),
            Instead::Nothing => Ok(None),
            Instead::Disk if path.is_file() => files::read(path).map(Some),
            Instead::Disk => Ok(None),
        }
    }
}

/// Two states of a folder under git.
#[derive(Debug)]
pub struct Revisions {
    /// What it was.
    pub old: Overlay,
    /// What it is.
    pub new: Overlay,
    /// Where git keeps it.
    pub top: PathBuf,
    /// Files that git takes for others under a new name, by the new one.
    pub renamed: BTreeMap<PathBuf, PathBuf>,
    /// Repositories inside of it that are at another revision, or were changed, and have sources: git says nothing of their files.
    pub inner: Vec<PathBuf>,
}

impl Revisions {
    /// `REV` is that revision and what is on disk, `A..B` two revisions, `A...B` the second and where it left the first.
    pub fn read(spec: &str, folder: &Path) -> Result<Revisions, String> {
        if spec.starts_with('-') || spec.is_empty() {
            return Err(format!("`{spec}` is no revision"));
        }
        let or_head = |name: &str| if name.is_empty() { "HEAD".to_owned() } else { name.to_owned() };
        let (old, new) = match (spec.split_once("..."), spec.split_once("..")) {
            (Some((old, new)), _) => {
                let (old, new) = (or_head(old), or_head(new));
                let base = git(folder, &["merge-base", "--end-of-options", &old, &new])?;
                (base.trim().to_owned(), Some(new))
            }
            (None, Some((old, new))) => (or_head(old), Some(or_head(new))),
            (None, None) => (spec.to_owned(), None),
        };
        let top = plain(&folder.join(git(folder, &["rev-parse", "--show-cdup"])?.trim_end_matches('\n')));
        let mut range = vec!["diff", "--name-status", "-z", "-M", "--diff-filter=R", "--end-of-options", &old];
        range.extend(new.as_deref());
        range.push("--");
        let told = git(&top, &range)?;
        let words: Vec<&str> = told.split('\0').collect();
        let renamed = words.chunks_exact(3).map(|renamed| (top.join(renamed[2]), top.join(renamed[1]))).collect();
        let mut range = vec!["diff", "--raw", "-z", "--no-renames", "--end-of-options", &old];
        range.extend(new.as_deref());
        range.push("--");
        let told = git(&top, &range)?;
        let inner = repositories(&told).map(|path| top.join(path));
        let inner = inner.filter(|path| !files::below(path).is_empty()).collect();
        let old = overlay(&top, &old)?;
        let new = new.map_or(Ok(Overlay::default()), |new| overlay(&top, &new))?;
        Ok(Revisions { old, new, top, renamed, inner })
    }

    /// The files that are not the same in both.
    pub fn changed(&self) -> BTreeSet<PathBuf> {
        let all = self.old.files.keys().chain(self.new.files.keys());
        all.filter(|path| self.old.look(path) != self.new.look(path)).cloned().collect()
    }
}

/// Of what changed, as git tells it with modes, what is a repository of its own.
fn repositories(told: &str) -> impl Iterator<Item = &str> {
    const MODE: &str = "160000";
    let words: Vec<&str> = told.split('\0').collect();
    let changes: Vec<[&str; 2]> = words.chunks_exact(2).map(|change| [change[0], change[1]]).collect();
    let is_repository = |modes: &str| modes.trim_start_matches(':').split(' ').take(2).any(|mode| mode == MODE);
    changes.into_iter().filter(move |[modes, _]| is_repository(modes)).map(|[_, path]| path)
}

/// Where a revision differs from what is on disk.
fn overlay(top: &Path, revision: &str) -> Result<Overlay, String> {
    let told = git(top, &["diff", "--name-status", "-z", "--no-renames", "--end-of-options", revision, "--"])?;
    let words: Vec<&str> = told.split('\0').collect();
    let mut overlay = Overlay::default();
    let mut wanted = Vec::new();
    for change in words.chunks_exact(2).filter(|change| is_read(Path::new(change[1]))) {
        match change[0] {
            "A" => _ = overlay.files.insert(top.join(change[1]), None),
            _ => wanted.push(change[1]),
        }
    }
    let unknown = git(top, &["ls-files", "--others", "--exclude-standard", "-z"])?;
    for path in unknown.split('\0').filter(|path| is_read(Path::new(path))) {
        overlay.files.insert(top.join(path), None);
    }
    for (path, bytes) in wanted.iter().zip(contents(top, revision, &wanted)?) {
        let text = bytes.map(|bytes| files::decoded(Path::new(path), bytes)).transpose()?;
        overlay.files.insert(top.join(path), text);
    }
    Ok(overlay)
}

/// Files that say what a program does, or how it is read.
fn is_read(path: &Path) -> bool {
    let is_known =
        |end: &std::ffi::OsStr| ["hs", "lhs", "hs-boot", "ml", "mli", "h", "cabal"].iter().any(|known| end == *known);
    let is_named = |name: &std::ffi::OsStr| {
        ["package.yaml", "cabal.project", "dune", "dune-project", "dune-workspace"].iter().any(|known| name == *known)
    };
    path.extension().is_some_and(is_known) || path.file_name().is_some_and(is_named)
}

/// What is in files of a revision, all from one process; nothing of what is not there or no file.
fn contents(top: &Path, revision: &str, paths: &[&str]) -> Result<Vec<Option<Vec<u8>>>, String> {
    if paths.is_empty() {
        return Ok(Vec::new());
    }
    if let Some(path) = paths.iter().find(|path| path.contains('\n')) {
        return Err(format!("cannot read {path:?} of {revision} with git: its name has two lines"));
    }
    let explain = |error: std::io::Error| format!("cannot read {revision} with git: {error}");
    let mut command = Command::new("git");
    command.arg("-C").arg(top).args(["cat-file", "--batch"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(explain)?;
    let closed = || format!("cannot read {revision} with git: it has no input or output");
    let (mut asked, told) = (child.stdin.take().ok_or_else(closed)?, child.stdout.take().ok_or_else(closed)?);
    let mut told = BufReader::new(told);
    let mut all = Vec::with_capacity(paths.len());
    for path in paths {
        writeln!(asked, "{revision}:{path}").and_then(|()| asked.flush()).map_err(explain)?;
        let mut head = String::new();
        told.read_line(&mut head).map_err(explain)?;
        let mut words = head.trim_end().rsplit(' ');
        let (size, kind) = (words.next().and_then(|size| size.parse::<usize>().ok()), words.next());
        let Some(size) = size else {
            all.push(None);
            continue;
        };
        let mut bytes = vec![0; size + 1];
        told.read_exact(&mut bytes).map_err(explain)?;
        bytes.pop();
        all.push((kind == Some("blob")).then_some(bytes));
    }
    drop(asked);
    child.wait().map_err(explain)?;
    Ok(all)
}

/// What git prints.
fn git(folder: &Path, args: &[&str]) -> Result<String, String> {
    // What it says is looked at, in its own words.
    let output = Command::new("git").arg("-C").arg(folder).args(args).env("LC_ALL", "C").output();
    let output = output.map_err(|error| format!("cannot run git: {error}"))?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        if told.contains("not a git repository") {
            return Err(format!(
                "{} is not under git: two versions are compared by `selfsame diff OLD NEW`",
                folder.display()
            ));
        }
        let unknown = ["bad revision '", "Not a valid object name "].iter().find_map(|words| told.split_once(words));
        if let Some(name) = unknown.and_then(|(_, rest)| rest.split(['\'', '\n']).next()) {
            return Err(match name {
                "HEAD" => "there is no commit yet to compare with".to_owned(),
                _ => format!("git knows no revision `{name}`"),
            });
        }
        return Err(format!("git {}: {}", args[0], told.lines().next().unwrap_or("it failed").trim()));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("git {}: a name is not UTF-8 text", args[0]))
}

/// An absolute path without detours.
pub fn plain(path: &Path) -> PathBuf {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut plain = PathBuf::new();
    for part in absolute.components() {
        match part {
            Component::ParentDir => _ = plain.pop(),
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

/// A path as a user in the current folder would write it.
pub fn shown(path: &Path) -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    let path = plain(path);
    match path.strip_prefix(&here) {
        Ok(rest) if rest.as_os_str().is_empty() => PathBuf::from("."),
        Ok(rest) => rest.to_owned(),
        Err(_) => path.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lose_their_detours() {
        assert_eq!(plain(Path::new("/a/./b/../c.hs")), PathBuf::from("/a/c.hs"));
        assert_eq!(shown(&std::env::current_dir().unwrap().join("x/../y.hs")), PathBuf::from("y.hs"));
        assert_eq!(shown(&std::env::current_dir().unwrap()), PathBuf::from("."));
    }
}
