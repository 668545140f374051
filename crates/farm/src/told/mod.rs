//! Answers in words and as entries of a report: the same for whoever asked, and wherever they were found.

pub mod audit;
pub mod check;
pub mod equiv;
pub mod refine;

use selfsame_report::Entry;
use serde_json::json;

/// What to do next, if there is something.
pub(crate) fn add_hint(entry: &mut Entry, hint: Option<&str>) {
    if let Some(hint) = hint {
        entry.text += &format!("\n    hint: {hint}");
        entry.details.insert("hint".into(), json!(hint));
    }
}
