//! A table for a spreadsheet: a row an entry, as RFC 4180 has it.

use serde_json::Value;

use crate::Entry;
use crate::whole::{Sink, Whole};

const COLUMNS: [&str; 10] =
    ["name", "file", "line", "verdict", "evidence", "group", "call", "expected", "actual", "reason"];

pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let line = |row: [String; 10]| row.map(|cell| quoted(&cell)).join(",") + "\r\n";
    out(&line(COLUMNS.map(str::to_owned)));
    whole.each(|entry| out(&line(row(entry))));
}

fn row(entry: &Entry) -> [String; 10] {
    [
        entry.name.clone(),
        entry.file.clone(),
        entry.line.to_string(),
        entry.word().to_owned(),
        entry.evidence.map_or("", |evidence| evidence.as_str()).to_owned(),
        entry.details.get("group").map_or_else(String::new, Value::to_string),
        seen(entry, "call", "call"),
        seen(entry, "expected", "lhs"),
        seen(entry, "actual", "rhs"),
        entry.verdict.reason().cloned().unwrap_or_default(),
    ]
}

/// What an entry says of the call that tells, as `group` calls it or as other commands do.
pub(crate) fn seen(entry: &Entry, name: &str, other: &str) -> String {
    let found = entry.details.get("distinguishing").and_then(|found| found.get(name));
    let found = found.or_else(|| entry.details.get("counterexample").and_then(|found| found.get(other)));
    found.and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// A cell. One that a spreadsheet would take for a formula starts with an apostrophe.
fn quoted(cell: &str) -> String {
    let is_formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let cell = if is_formula { format!("'{cell}") } else { cell.to_owned() };
    match cell.contains(['"', ',', '\n', '\r']) || is_formula {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell,
    }
}
