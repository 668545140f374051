//! Answers that others found: a folder, or a program that keeps them elsewhere.
//!
//! Whoever may write there may write anything. What is not what was written, to its last byte, is not read; what is about
//! another question is not found; and what is said to be proved is proved here again before it is taken (see
//! [`crate::answer::is_proved`]).

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::limits::LONGEST_LINE;
use crate::sum;

/// Where answers are.
pub enum Store {
    /// Files of a folder.
    Folder(PathBuf),
    /// The program [`PROGRAM`], which speaks to an object store.
    Program(Mutex<Option<Talk>>),
}

/// The program that speaks to object stores. It is asked `get KEY` and `put KEY SIZE` with so many bytes, and says `none`, `some
/// SIZE` with so many bytes, or `kept`.
pub const PROGRAM: &str = "selfsame-store";

/// A program that is spoken with.
pub struct Talk {
    child: Child,
    say: ChildStdin,
    hear: BufReader<ChildStdout>,
}

impl Store {
    /// A folder, or where it has a scheme (`s3://bucket/prefix`) what [`PROGRAM`] makes of it: the one beside this program, or the
    /// one that is found. The message says why there is none.
    pub fn open(place: &str) -> Result<Store, String> {
        if !place.contains("://") {
            return Ok(Store::Folder(PathBuf::from(place)));
        }
        let beside = std::env::current_exe().ok().map(|program| program.with_file_name(PROGRAM));
        let program = beside.filter(|path| path.is_file()).unwrap_or_else(|| PathBuf::from(PROGRAM));
        let mut command = Command::new(&program);
        command.arg(place).stdin(Stdio::piped()).stdout(Stdio::piped());
        let explain = |why: &dyn std::fmt::Display| {
            format!("{place}: `{PROGRAM}`, which speaks to object stores, cannot be used: {why}; see docs/src/scale.md")
        };
        let mut child = command.spawn().map_err(|error| explain(&error))?;
        let (Some(say), Some(hear)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(explain(&"it does not speak"));
        };
        let mut talk = Talk { child, say, hear: BufReader::new(hear) };
        match talk.line().as_deref() {
            Some("ready") => Ok(Store::Program(Mutex::new(Some(talk)))),
            _ => Err(explain(&"it is not ready")),
        }
    }

    /// What is kept under this name, whole.
    pub fn get(&self, key: &str) -> Option<String> {
        let bytes = match self {
            Store::Folder(folder) => std::fs::read(file(folder, key)).ok()?,
            Store::Program(talk) => with(talk, |talk| talk.get(key))??,
        };
        let text = String::from_utf8(bytes).ok()?;
        let (sum, body) = text.split_once('\n')?;
        (sum == sum::of(&[key, body])).then(|| body.to_owned())
    }

    /// Keeps something. A failure to do so only costs time later.
    pub fn put(&self, key: &str, body: &str) {
        let text = format!("{}\n{body}", sum::of(&[key, body]));
        match self {
            Store::Folder(folder) => put(&file(folder, key), &text),
            Store::Program(talk) => _ = with(talk, |talk| talk.put(key, &text)),
        }
    }
}

fn file(folder: &Path, key: &str) -> PathBuf {
    folder.join(&key[..2.min(key.len())]).join(key)
}

fn put(file: &Path, text: &str) {
    let part = file.with_extension(format!("{}.part", std::process::id()));
    let Some(folder) = file.parent() else { return };
    let saved = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&part, text))
        .and_then(|()| std::fs::rename(&part, file));
    if saved.is_err() {
        let _ = std::fs::remove_file(&part);
    }
}

/// Speaks with the program; one that does not answer as it should is not asked again.
fn with<T>(talk: &Mutex<Option<Talk>>, speak: impl FnOnce(&mut Talk) -> Option<T>) -> Option<T> {
    let mut talk = talk.lock().unwrap_or_else(PoisonError::into_inner);
    let answer = speak(talk.as_mut()?);
    if answer.is_none() {
        *talk = None;
    }
    answer
}

impl Talk {
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        self.hear.read_line(&mut line).ok()?;
        line.strip_suffix('\n').map(str::to_owned)
    }

    /// What is kept; nothing of either kind if it does not answer as it should.
    fn get(&mut self, key: &str) -> Option<Option<Vec<u8>>> {
        writeln!(self.say, "get {key}").and_then(|()| self.say.flush()).ok()?;
        let line = self.line()?;
        if line == "none" {
            return Some(None);
        }
        let size: u64 = line.strip_prefix("some ")?.parse().ok().filter(|size| *size <= LONGEST_LINE)?;
        let mut bytes = vec![0; usize::try_from(size).ok()?];
        self.hear.read_exact(&mut bytes).ok()?;
        Some(Some(bytes))
    }

    fn put(&mut self, key: &str, text: &str) -> Option<()> {
        writeln!(self.say, "put {key} {}", text.len())
            .and_then(|()| self.say.write_all(text.as_bytes()))
            .and_then(|()| self.say.flush())
            .ok()?;
        (self.line()? == "kept").then_some(())
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It ends when nobody speaks to it, or now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever happens to what is kept, nothing is read from it that was not written.
    #[test]
    fn what_was_changed_is_not_read() {
        let folder = std::env::temp_dir().join(format!("selfsame-store-{}", std::process::id()));
        let store = Store::Folder(folder.clone());
        store.put("abc", "an answer\nin lines");
        assert_eq!(store.get("abc").as_deref(), Some("an answer\nin lines"));
        assert_eq!(store.get("abd"), None);
        let whole = std::fs::read(file(&folder, "abc")).expect("it was written");
        for place in 0..whole.len() {
            let mut changed = whole.clone();
            changed[place] ^= 4;
            for bytes in [&changed[..], &whole[..place]] {
                std::fs::write(file(&folder, "abc"), bytes).expect("a file");
                assert_eq!(store.get("abc"), None, "{place}");
            }
        }
        // What is true of another question is no answer to this one.
        std::fs::create_dir_all(file(&folder, "other").parent().expect("a folder")).expect("a folder");
        std::fs::write(file(&folder, "other"), &whole).expect("a file");
        assert_eq!(store.get("other"), None);
        std::fs::remove_dir_all(folder).expect("it was made above");
    }
}
