//! Renders what engines and front ends say: for people, and as JSON, SARIF, JUnit and GitHub annotations.
//!
//! A command fills a [`Report`]; every format and the exit code come from it. Nothing here writes: the command line does.
#![warn(missing_docs)]

mod badge;
pub mod causes;
mod csv;
pub mod diagnostics;
mod frame;
mod github;
mod gradescope;
pub mod highlight;
pub mod html;
mod human;
mod json;
mod junit;
mod kept;
pub mod live;
mod markdown;
mod picture;
pub mod progress;
pub mod proof;
mod sarif;
mod tree;
pub mod whole;

use diagnostics::Said;
use html::Block;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use whole::{Parts, Tally, Whole};

/// The result of one run of one command.
#[derive(Clone, Debug)]
pub struct Report {
    /// `check`, `run`, …
    pub command: &'static str,
    /// In source order.
    pub entries: Vec<Entry>,
    /// What front ends said of the files, in the order in which they were read.
    pub diagnostics: Vec<Diagnostic>,
    /// A last line for people.
    pub summary: Option<String>,
    /// What the command adds to the object as a whole.
    pub details: serde_json::Map<String, serde_json::Value>,
}

/// The answer for one item: a rule, a function, an expression.
#[derive(Clone, Debug)]
pub struct Entry {
    /// As the source has it.
    pub name: String,
    /// The path as the user gave it.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// What was asked, which says how the verdict is spelled.
    pub asked: Asked,
    /// With the reason in words.
    pub verdict: Verdict<(), String>,
    /// How long it took, in milliseconds.
    pub time_ms: f64,
    /// What the verdict stands on; set exactly when there is one.
    pub evidence: Option<Evidence>,
    /// What is taken for granted by the verdict, a sentence each.
    pub assumptions: Vec<String>,
    /// What the command adds: `counterexample`, `proof`, `value`, …
    pub details: serde_json::Map<String, serde_json::Value>,
    /// What a person is shown, without a newline at the end.
    pub text: String,
    /// A person is shown it with another entry.
    pub is_folded: bool,
    /// The verdict was known before, and does not fail.
    pub is_known: bool,
}

impl Entry {
    /// One of which nothing is known yet.
    pub fn new(name: impl Into<String>, file: impl Into<String>, line: usize) -> Entry {
        Entry {
            name: name.into(),
            file: file.into(),
            line,
            asked: Asked::Claim,
            verdict: Verdict::Unknown(String::new()),
            time_ms: 0.0,
            evidence: None,
            assumptions: Vec::new(),
            details: serde_json::Map::new(),
            text: String::new(),
            is_folded: false,
            is_known: false,
        }
    }

    /// What is said of a file that could not be read within the limits.
    pub fn unread(file: &str, reason: &Reason) -> Entry {
        let text = format!("unknown   {file}\n    not read: {reason}");
        Entry { text, verdict: Verdict::Unknown(format!("not read: {reason}")), ..Entry::new(file, file, 1) }
    }

    /// The verdict as the formats spell it.
    pub fn word(&self) -> &'static str {
        match (self.asked, &self.verdict) {
            (_, Verdict::Unknown(_)) => "unknown",
            (Asked::Claim | Asked::Pair | Asked::Value, Verdict::Verified) => "verified",
            (Asked::Claim | Asked::Pair | Asked::Value, Verdict::Refuted(())) => "refuted",
            (Asked::Input, Verdict::Verified) => "unreachable",
            (Asked::Input, Verdict::Refuted(())) => "reached",
            (Asked::Certificate, Verdict::Verified) => "accepted",
            (Asked::Certificate, Verdict::Refuted(())) => "rejected",
            (Asked::Definition, Verdict::Verified) => "usable",
            (Asked::Definition, Verdict::Refuted(())) => "error",
        }
    }

    /// The verdict as people are told.
    pub fn spoken(&self) -> &'static str {
        match (self.asked, &self.verdict) {
            (Asked::Pair, Verdict::Verified) => "same",
            (Asked::Pair, Verdict::Refuted(())) => "different",
            (Asked::Pair, Verdict::Unknown(_)) => "undecided",
            (Asked::Value, Verdict::Verified) => "value",
            (Asked::Value, Verdict::Refuted(())) => "error",
            _ => self.word(),
        }
    }

    /// What a person is shown below the headline, at the margin; all of it where it is but a line.
    pub fn below(&self) -> String {
        match self.text.split_once('\n') {
            None => self.text.clone(),
            Some((_, below)) => {
                let plain = below.lines().map(|line| line.strip_prefix("    ").unwrap_or(line));
                plain.collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// What it means to whoever asked.
    pub fn tone(&self) -> Tone {
        match (self.asked, &self.verdict) {
            (_, Verdict::Unknown(_)) => Tone::Open,
            (Asked::Input, Verdict::Verified) => Tone::Bad,
            (Asked::Input, Verdict::Refuted(())) => Tone::Good,
            (_, Verdict::Verified) => Tone::Good,
            (_, Verdict::Refuted(())) => Tone::Bad,
        }
    }
}

/// What a verdict answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Whether something holds.
    #[default]
    Claim,
    /// Whether two definitions are the same.
    Pair,
    /// Whether no input reaches a place. Input is what is wanted: a claim that is refuted is the good answer.
    Input,
    /// Whether a certificate proves what it says; if not, what it is about may still be true.
    Certificate,
    /// Whether engines can work with a definition.
    Definition,
    /// What the value of an expression is.
    Value,
}

impl Asked {
    /// The word in a cache.
    fn as_str(self) -> &'static str {
        match self {
            Asked::Claim => "claim",
            Asked::Pair => "pair",
            Asked::Input => "input",
            Asked::Certificate => "certificate",
            Asked::Definition => "definition",
            Asked::Value => "value",
        }
    }
}

/// What an answer means to whoever asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As was hoped.
    Good,
    /// Something is to be done.
    Bad,
    /// There is no answer.
    Open,
}

/// What a verdict stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A proof that `certify` checked.
    Certified,
    /// A run that was made, with values that exist.
    Replayed,
    /// Two programs compared part by part, or text that is the same; nothing was checked again.
    Structural,
    /// The word of Z3 for the obligations of a proof.
    Solver,
}

impl Evidence {
    /// The word in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Evidence::Certified => "certified",
            Evidence::Replayed => "replayed",
            Evidence::Structural => "structural",
            Evidence::Solver => "solver",
        }
    }
}

/// Who reads the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A person at a terminal.
    #[default]
    Human,
    /// A program: one object, as `docs/schema` describes it.
    Json,
    /// A code scanner, in version 2.1.0 of its format.
    Sarif,
    /// A build server that knows tests.
    Junit,
    /// A workflow of GitHub, which marks lines.
    Github,
    /// A comment on a pull request.
    Markdown,
    /// A picture beside the title of a project.
    Badge,
    /// A spreadsheet.
    Csv,
    /// Gradescope's `results.json`.
    Gradescope,
}

/// What goes to stdout and what to stderr.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rendered {
    /// Results.
    pub out: String,
    /// Diagnostics.
    pub err: String,
}

/// How a report is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// Who reads it.
    pub format: Format,
    /// Of stdout and of stderr.
    pub color_out: bool,
    /// Whether what goes to stderr may be coloured.
    pub color_err: bool,
    /// Only results and errors.
    pub quiet: bool,
    /// What each verdict stands on.
    pub verbose: bool,
}

impl Report {
    /// One without entries.
    pub fn new(command: &'static str) -> Report {
        let details = serde_json::Map::new();
        Report { command, entries: Vec::new(), diagnostics: Vec::new(), summary: None, details }
    }

    /// The report as text in the format that is asked for.
    pub fn render(&self, sources: &SourceMap, style: Style) -> Rendered {
        let said: Vec<Said> = self.diagnostics.iter().map(|diagnostic| Said::of(diagnostic, sources)).collect();
        let mut rendered = Rendered::default();
        self.with(&[], &said, |whole| {
            whole.write(style, &mut |text| rendered.out += text);
            whole.write_said(style, &mut |text| rendered.err += text);
        });
        rendered
    }

    /// As formats see it, without what was said of sources; `bodies` has what a page shows below each entry.
    pub(crate) fn as_whole<T>(&self, bodies: &[Vec<Block>], see: impl FnOnce(&Whole<'_>) -> T) -> T {
        self.with(bodies, &[], see)
    }

    fn with<T>(&self, bodies: &[Vec<Block>], said: &[Said], see: impl FnOnce(&Whole<'_>) -> T) -> T {
        let parts = Held { entries: &self.entries, bodies, said };
        see(&Whole { command: self.command, summary: self.summary.as_deref(), details: &self.details, parts: &parts })
    }

    /// How many entries mean what.
    pub fn tally(&self) -> Tally {
        let mut tally = self.as_whole(&[], |whole| whole.tally());
        tally.has_errors = self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        tally
    }

    /// How many entries are verified, refuted and unknown.
    pub fn verdicts(&self) -> String {
        self.tally().verdicts()
    }

    /// How many entries mean this.
    pub fn count(&self, tone: Tone) -> usize {
        self.tally().count(tone)
    }

    /// See [`Tally::exit_code`].
    pub fn exit_code(&self) -> u8 {
        self.tally().exit_code()
    }

    /// See [`Tally::exit_code_of_files`].
    pub fn exit_code_of_files(&self) -> u8 {
        self.tally().exit_code_of_files()
    }
}

/// A report in memory.
struct Held<'a> {
    entries: &'a [Entry],
    bodies: &'a [Vec<Block>],
    said: &'a [Said],
}

impl Parts for Held<'_> {
    fn entries(&self, each: &mut dyn FnMut(&Entry, &[Block])) {
        for (number, entry) in self.entries.iter().enumerate() {
            each(entry, self.bodies.get(number).map_or(&[], Vec::as_slice));
        }
    }

    fn said(&self, each: &mut dyn FnMut(&Said)) {
        self.said.iter().for_each(each);
    }
}

#[cfg(test)]
mod tests;
