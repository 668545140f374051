//! For people: each entry's own text.

use crate::{Entry, Report, Style, Word};

pub fn render(report: &Report, style: Style) -> String {
    let has_files = report.entries.windows(2).any(|pair| pair[0].file != pair[1].file);
    let mut out = String::new();
    let mut file = "";
    for entry in &report.entries {
        if has_files && entry.file != file {
            let gap = if file.is_empty() { "" } else { "\n" };
            file = &entry.file;
            out += &format!("{gap}{file}\n");
        }
        out += &if style.color_out { coloured(entry) } else { entry.text.clone() };
        out.push('\n');
    }
    if let (Some(summary), false) = (&report.summary, style.quiet) {
        out += &format!("{summary}\n");
    }
    out
}

/// The verdict that the text begins with, in its colour.
fn coloured(entry: &Entry) -> String {
    let word = entry.verdict.as_str();
    let colour = match entry.verdict {
        Word::Verified | Word::Reached | Word::Accepted => 32,
        Word::Refuted | Word::Unreachable | Word::Rejected => 31,
        Word::Unknown => 33,
    };
    match entry.text.strip_prefix(word) {
        Some(rest) => format!("\x1b[1;{colour}m{word}\x1b[0m{rest}"),
        None => entry.text.clone(),
    }
}
