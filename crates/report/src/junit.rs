//! JUnit XML: a suite a file, a test case an entry. A refuted one fails, one without an answer is skipped with its reason, and an
//! accident of ours is an error. What is wrong with a source is an error of its file: nothing of it was tested.

use indexmap::IndexMap;

use crate::diagnostics::Said;
use crate::whole::{Sink, Whole};
use crate::{Entry, Tone};

/// What became of a test.
#[derive(Clone, Copy)]
enum State {
    Passed,
    Failed,
    Skipped,
    Error,
}

struct Case {
    state: State,
    seconds: f64,
    text: String,
}

/// Tests by what became of them, and how long they took.
#[derive(Default)]
struct Counts {
    states: [usize; 4],
    seconds: f64,
}

impl Counts {
    fn add(&mut self, case: &Case) {
        self.states[case.state as usize] += 1;
        self.seconds += case.seconds;
    }

    fn text(&self) -> String {
        let [passed, failed, skipped, errors] = self.states;
        let (all, seconds) = (passed + failed + skipped + errors, self.seconds);
        format!("tests=\"{all}\" failures=\"{failed}\" skipped=\"{skipped}\" errors=\"{errors}\" time=\"{seconds:.3}\"")
    }
}

/// A suite says how many tests it has before the first of them, and what is wrong with a file is known after all entries: this
/// format is put together before it is written.
pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let mut suites: IndexMap<String, (Counts, String)> = IndexMap::new();
    let mut all = Counts::default();
    let mut add = |file: &str, case: Case| {
        all.add(&case);
        let (counts, text) = suites.entry(file.to_owned()).or_default();
        counts.add(&case);
        *text += &case.text;
    };
    whole.each(|entry| add(&entry.file, of_entry(entry)));
    whole.parts.said(&mut |said| {
        if said.is_error() {
            let file = said.place.as_ref().map_or("selfsame", |(file, ..)| file);
            add(file, of_error(file, said));
        }
    });
    out("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out(&format!("<testsuites name=\"selfsame {}\" {}>\n", escape(whole.command), all.text()));
    for (file, (counts, text)) in &suites {
        out(&format!("<testsuite name=\"{}\" {}>\n{text}</testsuite>\n", escape(file), counts.text()));
    }
    out("</testsuites>\n");
}

fn of_error(file: &str, said: &Said) -> Case {
    let name = escape(file);
    let content = format!("<error message=\"{}\">{}</error>", escape(&said.message), escape(&said.one_line()));
    let text = format!("<testcase name=\"{name}\" classname=\"{name}\" time=\"0.000\">{content}</testcase>\n");
    Case { state: State::Error, seconds: 0.0, text }
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
    Case { state, seconds, text }
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
