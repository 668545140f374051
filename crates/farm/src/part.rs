//! The answer to a job: its part of the report.

use std::collections::BTreeSet;

use selfsame_ask::audit::Missing;
use selfsame_report::Entry;
use selfsame_report::diagnostics::Said;
use selfsame_report::html::Block;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A part of a report.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Why files could not be read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
    /// What is reported before all others: files that were not read within the limits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<Kept>,
    /// In source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<Kept>,
    /// What is reported after all others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last: Vec<Kept>,
    /// What is shown below each entry on a page, if one is wanted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pages: Vec<Vec<Block>>,
    /// What front ends said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Said>,
    /// What was said of specifications, after all that was said of files.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said_last: Vec<Said>,
    /// Laws that the project leaves out, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ignored: Vec<(String, String)>,
    /// Variables of which options may say something; none where there are no laws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variables: Option<BTreeSet<String>>,
    /// Modules that nobody has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<Missing>,
    /// Whether the same would be answered again: neither time nor an accident decided.
    #[serde(default)]
    pub is_lasting: bool,
}

/// An entry as it is sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kept(Value);

impl Kept {
    /// Of an entry.
    pub fn of(entry: &Entry) -> Kept {
        Kept(entry.kept())
    }

    /// The entry, if it is one.
    pub fn entry(&self) -> Option<Entry> {
        Entry::of_kept(&self.0)
    }
}

impl Part {
    /// The part of a report that is text of this kind. None if it is not one in all its entries.
    pub fn of_text(text: &str) -> Option<Part> {
        let part: Part = serde_json::from_str(text).ok()?;
        let mut all = part.first.iter().chain(&part.entries).chain(&part.last);
        all.all(|kept| kept.entry().is_some()).then_some(part)
    }
}
