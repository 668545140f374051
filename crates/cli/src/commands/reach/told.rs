//! The answer, for people and programs.

use std::time::Duration;

use selfsame_ask::reach::{Answer, Verdict};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_report::{Entry, Evidence, Report, Word};
use serde_json::json;

use crate::options::Reach;
use crate::terminal;

pub struct Told<'a> {
    pub options: &'a Reach,
    pub line: usize,
    pub time: Duration,
}

impl Told<'_> {
    pub fn show(&self, answer: &Answer, sources: &SourceMap) -> u8 {
        let mut report = Report::new("reach");
        report.entries = vec![self.entry(answer)];
        terminal::finish(&report, sources, &self.options.common)
    }

    fn entry(&self, answer: &Answer) -> Entry {
        let Answer { verdict, runs, work, numbers } = answer;
        let (verdict, reason) = match verdict {
            Verdict::Reached => (Word::Reached, None),
            Verdict::Unreachable => (Word::Unreachable, None),
            Verdict::Unknown(reason) => (Word::Unknown, reason.as_ref()),
        };
        let file = self.options.file.display().to_string();
        let name = self.options.target.clone().unwrap_or_else(|| format!("line {}", self.line));
        let mut text = format!("{} {file}:{}", verdict.as_str(), self.line);
        let assumption = numbers.assumption().filter(|_| verdict == Word::Unreachable);
        if let Some(assumption) = &assumption {
            text += &format!(", if {assumption}");
        }
        for run in runs {
            text += &format!("\n    {}", run.command);
        }
        if verdict == Word::Reached && runs.len() < self.options.count {
            text += &format!("\n    {} of {} control flows were found", runs.len(), self.options.count);
        }
        if verdict == Word::Unreachable {
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
            verdict,
            reason: reason.map(Reason::to_string),
            time_ms: self.time.as_secs_f64() * 1000.0,
            evidence: match verdict {
                Word::Reached => Some(Evidence::Replayed),
                Word::Unreachable => Some(Evidence::Solver),
                _ => None,
            },
            assumptions: assumption.into_iter().collect(),
            details,
            text,
            ..Entry::new(name, file, self.line)
        }
    }
}
