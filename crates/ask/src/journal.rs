//! What a worker is doing, for the process that watches over it: the items that it has begun and ended, in a file, so that
//! they are known when it is gone; and what it is told when it begins anew.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The word for an answer that people were shown.
pub const SHOWN: &str = "shown";

/// The file that two processes share. It is read when only one of them is there.
pub struct Journal {
    path: PathBuf,
}

/// What a worker has to know of those before it.
#[derive(Debug, Default, PartialEq)]
pub struct Past {
    /// Items that are not to be tried again, and why.
    pub skipped: Vec<(String, Cause)>,
    /// One item is to be worked on at a time, so that it is known which one is the cause of the next accident.
    pub is_careful: bool,
    /// Numbers of the answers that people were shown already.
    pub shown: BTreeSet<usize>,
}

/// What happened to a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It was ended by a signal: its stack overflowed, or it could not get memory.
    Crash,
    /// It used more memory than allowed.
    Memory,
    /// It was left when its time was over, and went on.
    Time,
}

impl Cause {
    fn word(self) -> &'static str {
        match self {
            Cause::Crash => "crash",
            Cause::Memory => "memory",
            Cause::Time => "time",
        }
    }
}

impl Journal {
    /// A new one, of this process. None where no file can be made.
    pub fn create() -> Option<Journal> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let (process, number) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let number = if number == 0 { String::new() } else { format!("-{number}") };
        let path = std::env::temp_dir().join(format!("selfsame-{process}{number}.journal"));
        File::create(&path).ok()?;
        Some(Journal { path })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The one that is there.
    pub fn open(path: PathBuf) -> Journal {
        Journal { path }
    }

    /// For lines of a worker.
    pub fn writer(&self) -> Option<File> {
        OpenOptions::new().append(true).open(&self.path).ok()
    }

    /// What became of workers before.
    pub fn past(&self) -> Past {
        let text = std::fs::read_to_string(&self.path).unwrap_or_default();
        let mut past = Past::default();
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("crash", name)) => past.skipped.push((name.to_owned(), Cause::Crash)),
                Some(("memory", name)) => past.skipped.push((name.to_owned(), Cause::Memory)),
                Some(("time", name)) => past.skipped.push((name.to_owned(), Cause::Time)),
                Some(("careful", _)) => past.is_careful = true,
                Some((SHOWN, number)) => past.shown.extend(number.parse::<usize>()),
                _ => {}
            }
        }
        past
    }

    /// What the last worker was doing.
    fn last(&self) -> Last {
        let text = std::fs::read_to_string(&self.path).unwrap_or_default();
        let (mut open, mut left, mut is_full) = (Vec::new(), Vec::new(), false);
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("begin", name)) => open.push(name.to_owned()),
                Some(("end", name)) => {
                    open.iter().rposition(|known| known == name).map(|at| open.swap_remove(at));
                }
                Some(("left", name)) => left.push(name.to_owned()),
                Some(("full", _)) => is_full = true,
                _ => {}
            }
        }
        Last { open, left, is_full }
    }

    /// Makes of what the last worker was doing what the next one is told. False when there is nothing to be learned: the
    /// next one would end in the same way.
    pub fn learn(&self) -> bool {
        let mut past = self.past();
        let Last { open, left, is_full } = self.last();
        let cause = if is_full { Cause::Memory } else { Cause::Crash };
        match &open[..] {
            // They had their time, and still went on: nobody else is to blame before them.
            _ if !left.is_empty() => past.skipped.extend(left.into_iter().map(|name| (name, Cause::Time))),
            [] => return false,
            [only] => past.skipped.push((only.clone(), cause)),
            _ if !past.is_careful => past.is_careful = true,
            several => past.skipped.extend(several.iter().map(|name| (name.clone(), cause))),
        }
        let mut text: String = past.skipped.iter().map(|(name, cause)| format!("{} {name}\n", cause.word())).collect();
        if past.is_careful {
            text += "careful -\n";
        }
        text.extend(past.shown.iter().map(|number| format!("{SHOWN} {number}\n")));
        std::fs::write(&self.path, text).is_ok()
    }

    /// Takes the file away.
    pub fn remove(self) {
        // It is in the folder for what may be removed.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// What a worker was doing when it ended.
struct Last {
    /// Begun and not ended.
    open: Vec<String>,
    /// Given up when their time was over; their threads go on.
    left: Vec<String>,
    /// Whether memory was used up.
    is_full: bool,
}

/// An item's name on one line.
pub fn line(name: &str) -> String {
    name.replace(['\n', '\r'], " ")
}

/// Writes a line, whole or not at all; without it an accident costs more than one item.
pub fn note(file: &mut File, word: &str, name: &str) {
    let _ = file.write_all(format!("{word} {name}\n").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(name: &str, lines: &[(&str, &str)]) -> Journal {
        let path = std::env::temp_dir().join(format!("selfsame-{name}-{}.journal", std::process::id()));
        std::fs::write(&path, "").expect("a file in the folder for temporary ones");
        let journal = Journal::open(path);
        let mut file = journal.writer().expect("it is there");
        lines.iter().for_each(|(word, name)| note(&mut file, word, name));
        journal
    }

    #[test]
    fn the_item_in_work_is_to_blame() {
        let lines = [("begin", "load a"), ("end", "load a"), (SHOWN, "0"), (SHOWN, "7"), ("begin", "law p q")];
        let journal = journal("one", &lines);
        assert!(journal.learn());
        let skipped = vec![("law p q".to_owned(), Cause::Crash)];
        assert_eq!(journal.past(), Past { skipped, is_careful: false, shown: [0, 7].into() });
        assert!(!journal.learn(), "the next worker has begun nothing");
        journal.remove();
    }

    #[test]
    fn what_was_left_is_to_blame_before_others() {
        let journal = journal("left", &[("begin", "p"), ("left", "p"), ("end", "p"), ("begin", "q")]);
        assert!(journal.learn());
        assert_eq!(
            journal.past(),
            Past { skipped: vec![("p".to_owned(), Cause::Time)], is_careful: false, ..Past::default() }
        );
        journal.remove();
    }

    #[test]
    fn of_several_none_is_blamed_before_each_was_tried_alone() {
        let journal = journal("two", &[("begin", "p"), ("begin", "q"), ("full", "-")]);
        assert!(journal.learn());
        assert_eq!(journal.past(), Past { skipped: Vec::new(), is_careful: true, ..Past::default() });
        let mut file = journal.writer().expect("it is there");
        [("begin", "p"), ("end", "p"), ("begin", "q"), ("full", "-")].iter().for_each(|(w, n)| note(&mut file, w, n));
        assert!(journal.learn());
        assert_eq!(
            journal.past(),
            Past { skipped: vec![("q".to_owned(), Cause::Memory)], is_careful: true, ..Past::default() }
        );
        journal.remove();
    }
}
