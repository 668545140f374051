//! Renders what engines and front ends say: for people, and as JSON, SARIF, JUnit and GitHub annotations.
//!
//! A command fills a [`Report`]; every format and the exit code come from it. Nothing here writes: the command line does.

pub mod diagnostics;
mod github;
pub mod html;
mod human;
mod json;
mod junit;
pub mod proof;
mod sarif;
mod tree;

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;

/// The result of one run of one command.
#[derive(Clone, Debug)]
pub struct Report {
    /// `check`, `run`, …
    pub command: &'static str,
    /// In source order.
    pub entries: Vec<Entry>,
    pub diagnostics: Vec<Diagnostic>,
    /// A last line for people.
    pub summary: Option<String>,
    /// What the command adds to the object as a whole.
    pub details: serde_json::Map<String, serde_json::Value>,
}

/// The answer for one item: a rule, a function, an expression.
#[derive(Clone, Debug)]
pub struct Entry {
    pub name: String,
    pub file: String,
    /// From 1.
    pub line: usize,
    pub verdict: Word,
    /// Set exactly when the verdict is `Unknown`.
    pub reason: Option<String>,
    pub time_ms: f64,
    /// What the verdict stands on; set exactly when there is one.
    pub evidence: Option<Evidence>,
    pub assumptions: Vec<String>,
    /// What the command adds: `counterexample`, `proof`, `value`, …
    pub details: serde_json::Map<String, serde_json::Value>,
    /// What a person is shown, without a newline at the end.
    pub text: String,
}

impl Entry {
    /// One of which nothing is known yet.
    pub fn new(name: impl Into<String>, file: impl Into<String>, line: usize) -> Entry {
        Entry {
            name: name.into(),
            file: file.into(),
            line,
            verdict: Word::Unknown,
            reason: None,
            time_ms: 0.0,
            evidence: None,
            assumptions: Vec::new(),
            details: serde_json::Map::new(),
            text: String::new(),
        }
    }

    /// What is said of a file that could not be read within the limits.
    pub fn unread(file: &str, reason: &Reason) -> Entry {
        let text = format!("unknown   {file}\n    not read: {reason}");
        Entry { text, reason: Some(format!("not read: {reason}")), ..Entry::new(file, file, 1) }
    }
}

/// The verdict as the formats spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Verified,
    Refuted,
    Unknown,
    Reached,
    Unreachable,
    /// A certificate proves what it says.
    Accepted,
    /// It does not; what it is about may still be true.
    Rejected,
    /// A definition that engines can work with.
    Usable,
}

impl Word {
    pub fn as_str(self) -> &'static str {
        match self {
            Word::Verified => "verified",
            Word::Refuted => "refuted",
            Word::Unknown => "unknown",
            Word::Reached => "reached",
            Word::Unreachable => "unreachable",
            Word::Accepted => "accepted",
            Word::Rejected => "rejected",
            Word::Usable => "usable",
        }
    }
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
    pub fn as_str(self) -> &'static str {
        match self {
            Evidence::Certified => "certified",
            Evidence::Replayed => "replayed",
            Evidence::Structural => "structural",
            Evidence::Solver => "solver",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    #[default]
    Human,
    Json,
    Sarif,
    Junit,
    Github,
}

/// What goes to stdout and what to stderr.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rendered {
    pub out: String,
    pub err: String,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    pub format: Format,
    /// Of stdout and of stderr.
    pub color_out: bool,
    pub color_err: bool,
    /// Only results and errors.
    pub quiet: bool,
    /// What each verdict stands on.
    pub verbose: bool,
}

impl Report {
    pub fn new(command: &'static str) -> Report {
        let details = serde_json::Map::new();
        Report { command, entries: Vec::new(), diagnostics: Vec::new(), summary: None, details }
    }

    pub fn render(&self, sources: &SourceMap, style: Style) -> Rendered {
        let out = match style.format {
            Format::Human => human::render(self, style),
            Format::Json => json::render(self, sources),
            Format::Sarif => sarif::render(self, sources),
            Format::Junit => junit::render(self, sources),
            Format::Github => github::render(self, sources),
        };
        let shown: Vec<Diagnostic> =
            self.diagnostics.iter().filter(|d| !style.quiet || d.severity == Severity::Error).cloned().collect();
        Rendered { out, err: diagnostics::render(&shown, sources, style.color_err) }
    }

    /// How many entries have each verdict, by what it is called here: `2 same, 1 different`.
    pub fn counts(&self, words: [(Word, &str); 3]) -> String {
        let count = |word: Word| self.entries.iter().filter(|entry| entry.verdict == word).count();
        let told = words.map(|(word, text)| (count(word), text));
        let told = told.iter().filter(|(count, _)| *count > 0).map(|(count, text)| format!("{count} {text}"));
        told.collect::<Vec<String>>().join(", ")
    }

    /// How many entries are verified, refuted and unknown.
    pub fn verdicts(&self) -> String {
        self.counts([Word::Verified, Word::Refuted, Word::Unknown].map(|word| (word, word.as_str())))
    }

    /// The same in every format: 0 all verified or found, 1 something refuted, 3 something unknown, 2 nothing answered.
    pub fn exit_code(&self) -> u8 {
        let has = |wanted: &[Word]| self.entries.iter().any(|entry| wanted.contains(&entry.verdict));
        match () {
            () if self.entries.is_empty() => 2,
            () if has(&[Word::Refuted, Word::Unreachable, Word::Rejected]) => 1,
            () if has(&[Word::Unknown]) => 3,
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
