//! Entries of earlier runs, by what a file and all that it imports say.
//!
//! What is asked of one file may help to answer the rest of it, so a file is known as a whole or not at all: what is found again is
//! what would be found.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use selfsame_ask::cache::Cache;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_report::Entry;
use serde_json::Value;

use crate::options::{Again, Common};

pub struct Kept {
    cache: Cache,
    /// Of each file: paths and texts of all that was read for it.
    texts: BTreeMap<PathBuf, Vec<String>>,
    /// Of each file that was asked about now: its entries, as long as none of them is a matter of time.
    new: BTreeMap<PathBuf, Option<Vec<Value>>>,
}

impl Kept {
    /// Of answers to questions with these settings. A proof is not kept, so who wants to see it has it searched for.
    pub fn new(kind: &str, settings: &dyn std::fmt::Debug, again: &Again, common: &Common) -> Kept {
        let is_used = !again.no_cache && common.html.is_none() && !common.verbose;
        let cache = Cache::new(is_used, kind, &[&format!("{settings:?}")]);
        Kept { cache, texts: BTreeMap::new(), new: BTreeMap::new() }
    }

    /// What was read for a file: everything after the first so many sources.
    pub fn note(&mut self, path: &Path, sources: &SourceMap, before: usize) {
        let read = sources.files().skip(before);
        let texts = read.flat_map(|(_, file)| [file.path.to_string(), file.text.to_string()]).collect();
        self.texts.insert(path.to_owned(), texts);
    }

    /// The entries of a file, if it is known and has so many.
    pub fn known(&self, path: &Path, count: usize) -> Option<Vec<Entry>> {
        let kept = self.cache.get(&self.key(path))?;
        let entries: Option<Vec<Entry>> = kept.as_array()?.iter().map(Entry::of_kept).collect();
        entries.filter(|entries| entries.len() == count)
    }

    /// An answer that was found now.
    pub fn add<T>(&mut self, path: &Path, verdict: &Verdict<T>, entry: &Entry) {
        let entries = self.new.entry(path.to_owned()).or_insert_with(|| Some(Vec::new()));
        let is_lasting = match verdict {
            Verdict::Verified | Verdict::Refuted(_) => true,
            Verdict::Unknown(Reason::Effort(_) | Reason::Exhausted(_) | Reason::Unsupported(..)) => true,
            Verdict::Unknown(_) => false,
        };
        match entries {
            Some(all) if is_lasting => all.push(entry.kept()),
            _ => *entries = None,
        }
    }

    /// Keeps what was found.
    pub fn save(&self) {
        for (path, entries) in &self.new {
            if let Some(entries) = entries {
                self.cache.put(&self.key(path), &Value::Array(entries.clone()));
            }
        }
    }

    fn key(&self, path: &Path) -> Vec<&str> {
        self.texts.get(path).into_iter().flatten().map(String::as_str).collect()
    }
}
