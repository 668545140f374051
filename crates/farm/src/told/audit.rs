//! What was read of sources, in words.

use std::collections::BTreeMap;
use std::path::PathBuf;

use indexmap::IndexMap;
use selfsame_ask::audit::{Definition, Missing, Status};
use selfsame_core::verdict::Verdict;
use selfsame_report::{Asked, Entry};
use serde_json::{Value, json};

/// What is reported of a definition.
pub fn entry(definition: &Definition) -> Entry {
    let Definition { module, name, file, line, status, reason, because } = definition;
    let mut details = serde_json::Map::new();
    details.insert("module".into(), json!(module));
    details.insert("status".into(), json!(status.as_str()));
    if let Some(because) = because {
        details.insert("because".into(), json!(because));
    }
    let mut text = format!("{:<11} {module}.{name}", status.as_str());
    if let Some(reason) = reason {
        text += &format!("\n    {reason}");
    }
    if let Some(because) = because {
        text += &format!(" ({because})");
    }
    let verdict = match status {
        Status::Usable => Verdict::Verified,
        _ => Verdict::Unknown(reason.clone().unwrap_or_default()),
    };
    Entry { asked: Asked::Definition, verdict, details, text, ..Entry::new(name, file, *line) }
}

/// What is reported of a file that could not be read.
pub fn unread((path, why): &(PathBuf, String)) -> Entry {
    let file = path.display().to_string();
    let details = [("module", json!("")), ("status", json!(Status::Error.as_str()))];
    let details = details.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    Entry {
        asked: Asked::Definition,
        verdict: Verdict::Unknown(why.clone()),
        details,
        text: format!("unread      {file}\n    {why}"),
        ..Entry::new(&file, &file, 1)
    }
}

/// The modules that nobody has, as JSON.
pub fn missing(missing: &[Missing]) -> serde_json::Value {
    let each = missing.iter();
    each.map(|missing| json!({"module": missing.module, "imported_by": missing.imported_by, "costs": missing.costs}))
        .collect()
}

/// How many definitions have each status.
#[derive(Clone, Copy, Default)]
struct Counts {
    usable: usize,
    io: usize,
    unsupported: usize,
    error: usize,
}

impl Counts {
    fn add(&mut self, status: &str) {
        match status {
            "usable" => self.usable += 1,
            "io" => self.io += 1,
            "unsupported" => self.unsupported += 1,
            _ => self.error += 1,
        }
    }

    fn all(self) -> usize {
        self.usable + self.io + self.unsupported + self.error
    }

    fn percent(self) -> f64 {
        100.0 * self.usable as f64 / self.all().max(1) as f64
    }
}

/// Reasons and modules of which so many are shown.
const MOST: usize = 20;

/// What people are shown: modules, reasons, what is missing. It is made entry by entry.
#[derive(Default)]
pub struct Table {
    modules: IndexMap<String, Counts>,
    all: Counts,
    /// By their shapes: how many, and the first.
    reasons: BTreeMap<String, (usize, String)>,
    unread: String,
}

impl Table {
    /// One more entry.
    pub fn add(&mut self, entry: &Entry) {
        let detail = |name: &str| entry.details.get(name).and_then(Value::as_str).unwrap_or_default();
        if is_unread(entry) {
            let why = entry.verdict.reason().map_or("", String::as_str);
            self.unread += &format!("\nunread  {}: {why}", entry.file);
            return;
        }
        self.modules.entry(detail("module").to_owned()).or_default().add(detail("status"));
        self.all.add(detail("status"));
        if let Some(reason) = entry.verdict.reason().filter(|reason| !reason.is_empty()) {
            self.reasons.entry(shape(reason)).or_insert_with(|| (0, reason.clone())).0 += 1;
        }
    }

    /// In a line.
    pub fn summary(&self) -> String {
        let Counts { usable, io, unsupported, error } = self.all;
        let all = self.all.all();
        format!(
            "{usable} of {all} definitions usable ({:.1} %), {io} in IO, {unsupported} unsupported, {error} in error",
            self.all.percent()
        )
    }

    /// All of it.
    pub fn text(&self, missing: &[Missing]) -> String {
        let width = self.modules.keys().map(|name| name.chars().count()).max().unwrap_or(0).max("module".len());
        let mut text = format!("{:<width$}  usable     %   io  unsupported  error\n", "module");
        for (name, counts) in &self.modules {
            let Counts { usable, io, unsupported, error } = *counts;
            text += &format!(
                "{name:<width$}  {usable:>6} {:>5.1} {io:>4}  {unsupported:>11}  {error:>5}\n",
                counts.percent()
            );
        }
        text += &self.reasons();
        if !missing.is_empty() {
            text += "\nmodules that are not there\n";
            for missing in missing.iter().take(MOST) {
                let by = &missing.imported_by;
                let more = if by.len() > 1 { format!(" and {} more", by.len() - 1) } else { String::new() };
                text += &format!(
                    "{:>6}  {}, imported by {}{more}\n",
                    missing.costs,
                    missing.module,
                    by.first().map_or("", String::as_str)
                );
            }
            if missing.len() > MOST {
                text += &format!("        and {} more\n", missing.len() - MOST);
            }
        }
        format!("{text}{}\n{}\n", self.unread, self.summary())
    }

    /// Why definitions are not usable, most frequent first. Of a reason about names one example is shown.
    fn reasons(&self) -> String {
        let mut reasons: Vec<&(usize, String)> = self.reasons.values().collect();
        reasons.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        if reasons.is_empty() {
            return String::new();
        }
        let mut text = "\nreasons\n".to_owned();
        for (count, reason) in reasons.iter().take(MOST) {
            text += &format!("{count:>6}  {reason}\n");
        }
        if reasons.len() > MOST {
            text += &format!("        and {} more\n", reasons.len() - MOST);
        }
        text
    }
}

/// Whether it is about a file, not about a definition.
fn is_unread(entry: &Entry) -> bool {
    entry.text.starts_with("unread ")
}

/// A reason without what stands between backquotes.
fn shape(reason: &str) -> String {
    reason.split('`').step_by(2).collect::<Vec<_>>().join("`…`")
}
