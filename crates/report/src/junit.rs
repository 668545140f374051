//! JUnit XML: a suite a file, a test case an entry. A refuted one fails, one without an answer is skipped with its reason, and an
//! accident of ours is an error. What is wrong with a source is an error of its file: nothing of it was tested.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;

use crate::{Entry, Report, Tone};

/// What became of a test.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Passed,
    Failed,
    Skipped,
    Error,
}

struct Case {
    file: String,
    state: State,
    seconds: f64,
    text: String,
}

pub fn render(report: &Report, sources: &SourceMap) -> String {
    let errors = report.diagnostics.iter().filter(|d| d.severity == Severity::Error);
    let mut cases: Vec<Case> = report.entries.iter().map(of_entry).collect();
    cases.extend(errors.map(|diagnostic| {
        let file = diagnostic.primary.as_ref().map(|(span, _)| sources.file(span.file).path.to_string());
        let file = file.unwrap_or_else(|| "selfsame".to_owned());
        let name = escape(&file);
        let content = format!(
            "<error message=\"{}\">{}</error>",
            escape(&diagnostic.message),
            escape(&diagnostic.one_line(sources)),
        );
        let text = format!("<testcase name=\"{name}\" classname=\"{name}\" time=\"0.000\">{content}</testcase>\n");
        Case { file, state: State::Error, seconds: 0.0, text }
    }));
    let mut files: Vec<&str> = Vec::new();
    for case in &cases {
        if !files.contains(&case.file.as_str()) {
            files.push(&case.file);
        }
    }
    let all: Vec<&Case> = cases.iter().collect();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out += &format!("<testsuites name=\"selfsame {}\" {}>\n", escape(report.command), counts(&all));
    for file in files {
        let of_file: Vec<&Case> = cases.iter().filter(|case| case.file == file).collect();
        out += &format!("<testsuite name=\"{}\" {}>\n", escape(file), counts(&of_file));
        of_file.iter().for_each(|case| out += &case.text);
        out += "</testsuite>\n";
    }
    out + "</testsuites>\n"
}

fn counts(cases: &[&Case]) -> String {
    let count = |state: State| cases.iter().filter(|case| case.state == state).count();
    let seconds: f64 = cases.iter().map(|case| case.seconds).sum();
    format!(
        "tests=\"{}\" failures=\"{}\" skipped=\"{}\" errors=\"{}\" time=\"{seconds:.3}\"",
        cases.len(),
        count(State::Failed),
        count(State::Skipped),
        count(State::Error),
    )
}

fn of_entry(entry: &Entry) -> Case {
    let (name, file) = (escape(&entry.name), escape(&entry.file));
    let (line, seconds) = (entry.line, entry.time_ms / 1000.0);
    let (state, content) = match (entry.verdict.reason(), entry.tone()) {
        (_, Tone::Bad | Tone::Open) if entry.is_known => {
            (State::Skipped, format!("<skipped message=\"known: {}\"/>", entry.word()))
        }
        (Some(reason), _) if reason.starts_with("internal error") => {
            (State::Error, format!("<error message=\"{}\"/>", escape(reason)))
        }
        (Some(reason), _) => (State::Skipped, format!("<skipped message=\"{}\"/>", escape(reason))),
        (None, Tone::Bad) => {
            let text = escape(&entry.text);
            (State::Failed, format!("<failure message=\"{}\">{text}</failure>", entry.word()))
        }
        (None, _) => (State::Passed, String::new()),
    };
    let text = format!(
        "<testcase name=\"{name}\" classname=\"{file}\" file=\"{file}\" line=\"{line}\" time=\"{seconds:.3}\">{content}</testcase>\n"
    );
    Case { file: entry.file.clone(), state, seconds, text }
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
