//! For people: each entry's own text.

use crate::Report;

pub fn render(report: &Report) -> String {
    report.entries.iter().map(|entry| format!("{}\n", entry.text)).collect()
}
