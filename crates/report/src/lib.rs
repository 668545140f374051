//! Renders what engines and front ends say: for people, and as JSON, SARIF, JUnit and GitHub annotations.
//!
//! A command fills a [`Report`]; every format and the exit code come from it. Nothing here writes: the command line does.
#![warn(missing_docs)]

mod badge;
pub mod causes;
mod csv;
pub mod diagnostics;
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

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};

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
            (Asked::Claim, Verdict::Verified) => "verified",
            (Asked::Claim, Verdict::Refuted(())) => "refuted",
            (Asked::Input, Verdict::Verified) => "unreachable",
            (Asked::Input, Verdict::Refuted(())) => "reached",
            (Asked::Certificate, Verdict::Verified) => "accepted",
            (Asked::Certificate, Verdict::Refuted(())) => "rejected",
            (Asked::Definition, Verdict::Verified) => "usable",
            (Asked::Definition, Verdict::Refuted(())) => "error",
        }
    }

    /// What it means to whoever asked.
    pub fn tone(&self) -> Tone {
        match (self.asked, &self.verdict) {
            (_, Verdict::Unknown(_)) => Tone::Open,
            (Asked::Claim | Asked::Certificate | Asked::Definition, Verdict::Verified) => Tone::Good,
            (Asked::Claim | Asked::Certificate | Asked::Definition, Verdict::Refuted(())) => Tone::Bad,
            (Asked::Input, Verdict::Verified) => Tone::Bad,
            (Asked::Input, Verdict::Refuted(())) => Tone::Good,
        }
    }
}

/// What a verdict answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Whether something holds.
    #[default]
    Claim,
    /// Whether no input reaches a place. Input is what is wanted: a claim that is refuted is the good answer.
    Input,
    /// Whether a certificate proves what it says; if not, what it is about may still be true.
    Certificate,
    /// Whether engines can work with a definition.
    Definition,
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
        let out = match style.format {
            Format::Human => human::render(self, style),
            Format::Json => json::render(self, sources),
            Format::Sarif => sarif::render(self, sources),
            Format::Junit => junit::render(self, sources),
            Format::Github => github::render(self, sources),
            Format::Markdown => markdown::render(self, sources),
            Format::Badge => badge::render(self),
            Format::Csv => csv::render(self),
            Format::Gradescope => gradescope::render(self),
        };
        let shown: Vec<Diagnostic> =
            self.diagnostics.iter().filter(|d| !style.quiet || d.severity == Severity::Error).cloned().collect();
        Rendered { out, err: diagnostics::render(&shown, sources, style.color_err) }
    }

    /// How many entries are good, bad and open, by what that is called here: `2 same, 1 different`.
    pub fn counts(&self, words: [&str; 3]) -> String {
        let told = [Tone::Good, Tone::Bad, Tone::Open].map(|tone| self.count(tone)).into_iter().zip(words);
        let told = told.filter(|(count, _)| *count > 0).map(|(count, text)| format!("{count} {text}"));
        told.collect::<Vec<String>>().join(", ")
    }

    /// How many entries are verified, refuted and unknown.
    pub fn verdicts(&self) -> String {
        self.counts(["verified", "refuted", "unknown"])
    }

    fn has_new(&self, tone: Tone) -> bool {
        self.entries.iter().any(|entry| entry.tone() == tone && !entry.is_known)
    }

    /// How many entries mean this.
    pub fn count(&self, tone: Tone) -> usize {
        self.entries.iter().filter(|entry| entry.tone() == tone).count()
    }

    /// The same in every format: 0 all verified or found, 1 something refuted, 3 something unknown, 2 nothing answered.
    pub fn exit_code(&self) -> u8 {
        match () {
            () if self.entries.is_empty() => 2,
            () if self.has_new(Tone::Bad) => 1,
            () if self.has_new(Tone::Open) => 3,
            () => 0,
        }
    }

    /// As [`Report::exit_code`], of a command that is given files and finds what is to be done in them: what could not be read
    /// may have been something to do, so all is not well.
    pub fn exit_code_of_files(&self) -> u8 {
        let has_errors = self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        match self.exit_code() {
            0 if has_errors => 3,
            code => code,
        }
    }
}

#[cfg(test)]
mod tests;
