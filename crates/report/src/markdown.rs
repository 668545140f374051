//! A summary for a pull request: what is to be done first, the rest as a number.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;

use crate::{Entry, Report, Tone};

/// Entries that are shown.
const MOST: usize = 50;

pub fn render(report: &Report, sources: &SourceMap) -> String {
    let sign = match report.exit_code_of_files() {
        0 => "\u{2705}",
        1 => "\u{274c}",
        _ => "\u{26a0}\u{fe0f}",
    };
    let counts = report.verdicts();
    let counts = if counts.is_empty() { "nothing to report".to_owned() } else { counts };
    let mut out = format!("### {sign} selfsame {}: {counts}\n", report.command);
    let mut shown: Vec<&Entry> = report.entries.iter().filter(|entry| entry.tone() != Tone::Good).collect();
    shown.sort_by_key(|entry| (entry.is_known, entry.tone() != Tone::Bad));
    if !shown.is_empty() {
        out += "\n| verdict | name | place |\n|---|---|---|\n";
    }
    for entry in shown.iter().take(MOST) {
        let known = if entry.is_known { " (known)" } else { "" };
        let place = format!("{}:{}", entry.file, entry.line);
        out += &format!("| {}{known} | {} | {} |\n", entry.word(), code(&entry.name), code(&place));
    }
    if shown.len() > MOST {
        out += &format!("\nand {} more\n", shown.len() - MOST);
    }
    for entry in shown.iter().filter(|entry| !entry.is_known && !entry.is_folded).take(MOST) {
        let fence = "`".repeat(longest_run(&entry.text).max(2) + 1);
        out += &format!(
            "\n<details><summary>{} {}</summary>\n\n{fence}\n{}\n{fence}\n\n</details>\n",
            entry.word(),
            code(&entry.name),
            entry.text
        );
    }
    let errors = report.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    for (number, error) in errors.enumerate() {
        out += if number == 0 { "\nErrors in the sources:\n\n" } else { "" };
        out += &format!("- {}\n", code(&error.one_line(sources)));
    }
    if let Some(summary) = &report.summary {
        out += &format!("\n{}\n", escape(summary.trim()).replace('\n', "<br>\n"));
    }
    out
}

/// As code within a line or a table.
fn code(text: &str) -> String {
    format!("<code>{}</code>", escape(text).replace('\n', " "))
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '|' | '*' | '_' | '`' | '[' | ']' | '\\' | '#' | '~' | '@' => out += &format!("&#{};", c as u32),
            c => out.push(c),
        }
    }
    out
}

/// How many backquotes stand beside each other.
fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}
