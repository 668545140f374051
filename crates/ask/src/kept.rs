//! Answers of earlier runs, by what a file and all that it imports say.
//!
//! What is asked of one file may help to answer the rest of it, so a file is known as a whole or not at all: what is found again is
//! what would be found. What an answer looks like is for others to say; here it is a value.

use std::collections::BTreeMap;

use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use serde_json::Value;

use crate::cache::Cache;

/// Whether the same question would be answered so again: not where time, memory or an accident decided.
pub fn is_lasting<T>(verdict: &Verdict<T>) -> bool {
    match verdict {
        Verdict::Verified | Verdict::Refuted(_) => true,
        Verdict::Unknown(Reason::Effort(_) | Reason::Exhausted(_) | Reason::Unsupported(..)) => true,
        Verdict::Unknown(_) => false,
    }
}

/// Answers to questions of one kind, by the names of what is asked about: a path, or two.
pub struct Kept {
    cache: Cache,
    /// Paths and texts of all that was read.
    texts: BTreeMap<String, Vec<String>>,
    /// What was answered now, as long as none of it is a matter of time.
    new: BTreeMap<String, Option<BTreeMap<usize, Value>>>,
}

impl Kept {
    /// Of questions with these settings.
    pub fn new(is_used: bool, kind: &str, settings: &dyn std::fmt::Debug) -> Kept {
        let cache = Cache::new(is_used, kind, &[&format!("{settings:?}")]);
        Kept { cache, texts: BTreeMap::new(), new: BTreeMap::new() }
    }

    /// What was read: everything after the first so many sources.
    pub fn note(&mut self, name: &str, sources: &SourceMap, before: usize) {
        let read = sources.files().skip(before);
        let texts = read.flat_map(|(_, file)| [file.path.to_string(), file.text.to_string()]).collect();
        self.texts.insert(name.to_owned(), texts);
    }

    /// The answers, if they are known and each is one to the caller.
    pub fn known<T>(&self, name: &str, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
        self.cache.get(&self.key(name))?.as_array()?.iter().map(read).collect()
    }

    /// An answer that was found now, and which of the answers it is.
    pub fn add<T>(&mut self, name: &str, number: usize, verdict: &Verdict<T>, answer: Value) {
        let answers = self.new.entry(name.to_owned()).or_insert_with(|| Some(BTreeMap::new()));
        let is_lasting = is_lasting(verdict);
        match answers {
            Some(all) if is_lasting => {
                all.insert(number, answer);
            }
            _ => *answers = None,
        }
    }

    /// Keeps what was found.
    pub fn save(&self) {
        for (name, answers) in &self.new {
            if let Some(answers) = answers {
                self.cache.put(&self.key(name), &answers.values().cloned().collect());
            }
        }
    }

    fn key<'a>(&'a self, name: &'a str) -> Vec<&'a str> {
        std::iter::once(name).chain(self.texts.get(name).into_iter().flatten().map(String::as_str)).collect()
    }
}
