//! The answer, for people and programs.

use std::time::{Duration, Instant};

use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_report::{Entry, Evidence, Report, Word};
use serde_json::json;

use crate::limits::Allowance;
use crate::options::Reach;
use crate::terminal;
use crate::watchdog::Watchdog;

/// What an engine answered.
pub struct Answer {
    pub verdict: Word,
    /// When the verdict is unknown.
    pub reason: Option<Reason>,
    pub runs: Vec<Run>,
    /// What was done, line by line, for `-v`.
    pub work: Vec<String>,
}

/// A run that reaches the place, replayed.
pub struct Run {
    /// As a person repeats it.
    pub command: String,
    pub inputs: Vec<String>,
    pub steps: u64,
}

pub struct Told<'a> {
    pub options: &'a Reach,
    pub sources: &'a SourceMap,
    pub line: usize,
    pub time: Duration,
    /// What a proof takes for granted of machine integers.
    pub numbers: Numbers,
}

/// How the integers of a proof relate to those of the machine. Inputs are run with the machine's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Nothing that is computed can leave their bits.
    Exact,
    /// The proof is about all integers; what the language calls its own.
    Unbounded(&'static str),
}

impl Numbers {
    fn assumption(self) -> Option<String> {
        match self {
            Numbers::Exact => None,
            Numbers::Unbounded(name) => Some(format!("{name} does not overflow")),
        }
    }
}

/// Says that something is used up when the engine does not.
pub fn watchdog(options: &Reach, line: usize) -> Watchdog {
    let options = options.clone();
    let (allowance, started) = (Allowance::of(&options.common), Instant::now());
    let name = format!("reach {} {line}", options.file.display());
    Watchdog::start(&name, allowance, move |reason| {
        let answer = Answer { verdict: Word::Unknown, reason: Some(reason), runs: Vec::new(), work: Vec::new() };
        let time = started.elapsed();
        Told { options: &options, sources: &SourceMap::default(), line, time, numbers: Numbers::Exact }.show(&answer)
    })
}

impl Told<'_> {
    pub fn show(&self, answer: &Answer) -> u8 {
        let mut report = Report::new("reach");
        report.entries = vec![self.entry(answer)];
        terminal::show(&report.render(self.sources, terminal::style(&self.options.common)));
        if terminal::plain_page(&self.options.common, &report) { report.exit_code() } else { 2 }
    }

    fn entry(&self, answer: &Answer) -> Entry {
        let Answer { verdict, reason, runs, work } = answer;
        let file = self.options.file.display().to_string();
        let name = self.options.target.clone().unwrap_or_else(|| format!("line {}", self.line));
        let mut text = format!("{} {file}:{}", verdict.as_str(), self.line);
        let assumption = self.numbers.assumption().filter(|_| *verdict == Word::Unreachable);
        if let Some(assumption) = &assumption {
            text += &format!(", if {assumption}");
        }
        for run in runs {
            text += &format!("\n    {}", run.command);
        }
        if *verdict == Word::Reached && runs.len() < self.options.count {
            text += &format!("\n    {} of {} control flows were found", runs.len(), self.options.count);
        }
        if *verdict == Word::Unreachable {
            text += "\n    no input reaches it";
        }
        if let Some(reason) = reason {
            text += &format!("\n    {reason}");
        }
        if self.options.common.verbose {
            work.iter().for_each(|line| text += &format!("\n    {line}"));
        }
        let mut details = serde_json::Map::new();
        details.insert("inputs".into(), json!(runs.iter().map(|run| &run.inputs).collect::<Vec<_>>()));
        details.insert("steps".into(), json!(runs.iter().map(|run| run.steps).collect::<Vec<_>>()));
        Entry {
            name,
            file,
            line: self.line,
            verdict: *verdict,
            reason: reason.as_ref().map(Reason::to_string),
            time_ms: self.time.as_secs_f64() * 1000.0,
            evidence: match verdict {
                Word::Reached => Some(Evidence::Replayed),
                Word::Unreachable => Some(Evidence::Solver),
                _ => None,
            },
            assumptions: assumption.into_iter().collect(),
            details,
            text,
        }
    }
}

/// A run of an OCaml program on inputs, one a line, as a shell understands it.
pub fn piped(file: &str, inputs: &[String]) -> String {
    if inputs.is_empty() {
        return format!("ocaml {file}");
    }
    let mut text = String::new();
    for input in inputs {
        for c in input.chars() {
            match c {
                '\'' => text.push_str("'\\''"),
                '%' => text.push_str("%%"),
                '\\' => text.push_str("\\\\"),
                c if c.is_ascii_graphic() || c == ' ' => text.push(c),
                c => text.push_str(&format!("\\{:03o}", u32::from(c))),
            }
        }
        text.push_str("\\n");
    }
    format!("printf '{text}' | ocaml {file}")
}
