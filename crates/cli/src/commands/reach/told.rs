//! The answer, for people and programs.

use std::time::Duration;

use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_demand::{Outcome, Read, Verdict, Why};
use selfsame_report::{Entry, Report, Word};
use serde_json::json;

use crate::options::Reach;
use crate::terminal;

pub struct Told<'a> {
    pub options: &'a Reach,
    pub sources: &'a SourceMap,
    pub line: usize,
    pub time: Duration,
}

impl Told<'_> {
    pub fn show(&self, outcome: &Outcome) -> u8 {
        let mut report = Report::new("reach");
        report.entries = vec![self.entry(outcome)];
        terminal::show(&report.render(self.sources, terminal::style(&self.options.common)));
        report.exit_code()
    }

    fn entry(&self, outcome: &Outcome) -> Entry {
        let common = &self.options.common;
        let (verdict, reason) = match &outcome.verdict {
            Verdict::Reached => (Word::Reached, None),
            Verdict::Unreachable => (Word::Unreachable, None),
            Verdict::Unknown(why) => (Word::Unknown, Some(self.reason(why))),
        };
        let mut details = serde_json::Map::new();
        let streams: Vec<Vec<String>> =
            outcome.found.iter().map(|found| found.inputs.iter().map(plain).collect()).collect();
        details.insert("inputs".into(), json!(streams));
        details.insert("steps".into(), json!(outcome.found.iter().map(|found| found.steps).collect::<Vec<_>>()));
        details.insert("lookups".into(), json!(outcome.statistics.lookups));
        let file = self.options.file.display().to_string();
        let name = match &self.options.target {
            Some(name) => name.clone(),
            None => format!("line {}", self.line),
        };
        let mut text = format!("{} {file}:{}", verdict.as_str(), self.line);
        if let Some(name) = &self.options.target {
            text += &format!(" ({name})");
        }
        for found in &outcome.found {
            text += &format!("\n    {}", command(&file, &found.inputs));
        }
        if verdict == Word::Reached && outcome.found.len() < self.options.count {
            text += &format!("\n    {} of {} control flows were found", outcome.found.len(), self.options.count);
        }
        if verdict == Word::Unreachable {
            text += "\n    no input reaches it";
        }
        if let Some(reason) = &reason {
            text += &format!("\n    {reason}");
        }
        if common.verbose {
            let s = &outcome.statistics;
            text += &format!(
                "\n    {} rounds, {} lookups in {} activations, {} questions to the solver",
                s.rounds, s.lookups, s.frames, s.checks
            );
            for line in &outcome.trace {
                let place = line.span.map(|span| self.sources.file(span.file).line_column(span.start).0);
                let place = place.map(|line| format!(" (line {line})")).unwrap_or_default();
                let indent = "  ".repeat(line.depth as usize);
                text += &format!("\n    {indent}{}{place} = {}", line.what, line.found);
            }
        }
        let assumptions = vec!["Int is unbounded".to_owned()];
        Entry {
            name,
            file,
            line: self.line,
            verdict,
            reason: reason.map(|reason| reason.to_string()),
            time_ms: self.time.as_secs_f64() * 1000.0,
            assumptions,
            details,
            text,
        }
    }

    fn reason(&self, why: &Why) -> Reason {
        match why {
            Why::Time => Reason::Timeout(self.options.common.timeout),
            Why::Lookups(most) => Reason::Exhausted(format!("no answer within {most} lookups")),
            Why::Unsupported(what) => Reason::Unsupported(what.to_string(), None),
            Why::Solver(why) => Reason::SolverGaveUp(why.clone()),
            Why::Replay => Reason::Exhausted("inputs were found that do not reach it when they are run".to_owned()),
            Why::Knot => Reason::Exhausted("values that are defined by themselves were not followed".to_owned()),
        }
    }
}

fn plain(read: &Read) -> String {
    match read {
        Read::Number(n) => n.to_string(),
        Read::Char(c) => c.to_string(),
        Read::Line(line) => line.clone(),
    }
}

/// The run, as a shell understands it.
fn command(file: &str, inputs: &[Read]) -> String {
    if inputs.is_empty() {
        return format!("ocaml {file}");
    }
    let mut text = String::new();
    for input in inputs {
        for c in plain(input).chars() {
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
