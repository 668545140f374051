//! Entries of earlier runs, by what the file and all that it imports say.
//!
//! The laws of one file help to prove each other, so a file is known as a whole or not at all: what is found again is what would be
//! found.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_ask::cache::Cache;
use selfsame_ask::check::{Answer, Settings, Task};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_report::Entry;
use serde_json::Value;

use crate::options::Check;

pub struct Kept {
    cache: Cache,
    /// Of each file: paths and texts of all that was read for it.
    texts: BTreeMap<PathBuf, Vec<String>>,
    /// Of each file that was asked about now: its entries, as long as none of them is a matter of time.
    new: BTreeMap<PathBuf, Option<Vec<Value>>>,
}

impl Kept {
    pub fn new(options: &Check, settings: &Settings) -> Kept {
        // A proof is not kept, so who wants to see it has it searched for.
        let common = &options.common;
        let is_used =
            !options.again.no_cache && options.certificate.is_none() && common.html.is_none() && !common.verbose;
        let cache = Cache::new(is_used, "check", &[&format!("{settings:?}")]);
        Kept { cache, texts: BTreeMap::new(), new: BTreeMap::new() }
    }

    /// What was read for a file: everything after the first so many sources.
    pub fn note(&mut self, path: &Path, sources: &SourceMap, before: usize) {
        let read = sources.files().skip(before);
        self.texts.insert(
            path.to_owned(),
            read.flat_map(|(_, file)| [file.path.to_string(), file.text.to_string()]).collect(),
        );
    }

    /// The entries of the files that are known.
    pub fn known(&self, tasks: &[Arc<Task>]) -> BTreeMap<PathBuf, Vec<Entry>> {
        let mut known = BTreeMap::new();
        for path in tasks.iter().map(|task| &task.path) {
            if known.contains_key(path) {
                continue;
            }
            let entries = self.cache.get(&self.key(path));
            let entries =
                entries.as_ref().and_then(Value::as_array).map(|all| all.iter().map(Entry::of_kept).collect());
            let wanted = tasks.iter().filter(|task| task.path == *path).count();
            let entries: Option<Vec<Entry>> = entries.flatten();
            known.extend(entries.filter(|all| all.len() == wanted).map(|entries| (path.clone(), entries)));
        }
        known
    }

    /// An answer that was found now.
    pub fn add(&mut self, task: &Task, answer: &Answer, entry: &Entry) {
        let entries = self.new.entry(task.path.clone()).or_insert_with(|| Some(Vec::new()));
        let is_lasting = match &answer.verdict {
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
