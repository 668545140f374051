//! JUnit XML: one test case an entry; a refuted one fails, an unknown one is skipped with its reason.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;

use crate::{Report, Word};

pub fn render(report: &Report, sources: &SourceMap) -> String {
    let count = |words: &[Word]| report.entries.iter().filter(|entry| words.contains(&entry.verdict)).count();
    let seconds: f64 = report.entries.iter().map(|entry| entry.time_ms / 1000.0).sum();
    let errors = report.diagnostics.iter().filter(|d| d.severity == Severity::Error);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out += &format!(
        "<testsuites name=\"selfsame\">\n<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" skipped=\"{}\" errors=\"{}\" time=\"{seconds:.3}\">\n",
        escape(report.command),
        report.entries.len(),
        count(&[Word::Refuted, Word::Unreachable, Word::Rejected]),
        count(&[Word::Unknown]),
        errors.clone().count(),
    );
    for entry in &report.entries {
        let (name, file) = (escape(&entry.name), escape(&entry.file));
        let (line, time) = (entry.line, entry.time_ms / 1000.0);
        out += &format!(
            "<testcase name=\"{name}\" classname=\"{file}\" file=\"{file}\" line=\"{line}\" time=\"{time:.3}\">"
        );
        out += &match entry.verdict {
            Word::Verified | Word::Reached | Word::Accepted | Word::Usable => String::new(),
            Word::Refuted | Word::Unreachable | Word::Rejected => {
                format!("<failure message=\"{}\">{}</failure>", entry.verdict.as_str(), escape(&entry.text))
            }
            Word::Unknown => format!("<skipped message=\"{}\"/>", escape(entry.reason.as_deref().unwrap_or_default())),
        };
        out += "</testcase>\n";
    }
    let errors: Vec<_> = errors.map(|diagnostic| diagnostic.one_line(sources)).collect();
    if !errors.is_empty() {
        out += &format!("<system-err>{}</system-err>\n", escape(&errors.join("\n")));
    }
    out + "</testsuite>\n</testsuites>\n"
}

/// Characters that XML 1.0 cannot hold at all become U+FFFD.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\n' => out += "&#10;",
            '\t' => out += "&#9;",
            c if (c as u32) < 0x20 || matches!(c, '\u{FFFE}' | '\u{FFFF}') => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}
