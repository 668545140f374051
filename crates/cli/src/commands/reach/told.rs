//! The answer, for people and programs.

use std::time::Duration;

use selfsame_ask::reach::{Answer, Run};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Verdict;
use selfsame_report::{Asked, Entry, Evidence, Report};
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
        let Answer { verdict, work, numbers } = answer;
        let file = self.options.file.display().to_string();
        let name = self.options.target.clone().unwrap_or_else(|| format!("line {}", self.line));
        let entry = Entry { asked: Asked::Input, verdict: verdict.in_words(), ..Entry::new(name, file, self.line) };
        let mut text = format!("{} {}:{}", entry.word(), entry.file, self.line);
        let mut assumptions = Vec::new();
        let runs: &[Run] = match verdict {
            Verdict::Refuted(runs) => runs,
            Verdict::Verified | Verdict::Unknown(_) => &[],
        };
        match verdict {
            Verdict::Verified => {
                assumptions.extend(numbers.assumption());
                assumptions.iter().for_each(|assumption| text += &format!(", if {assumption}"));
                text += "\n    no input reaches it";
            }
            Verdict::Refuted(_) => {
                runs.iter().for_each(|run| text += &format!("\n    {}", run.command));
                if runs.len() < self.options.count {
                    text += &format!("\n    {} of {} control flows were found", runs.len(), self.options.count);
                }
            }
            Verdict::Unknown(reason) => text += &format!("\n    {reason}"),
        }
        if self.options.common.verbose {
            work.iter().for_each(|line| text += &format!("\n    {line}"));
        }
        let mut details = serde_json::Map::new();
        details.insert("inputs".into(), json!(runs.iter().map(|run| &run.inputs).collect::<Vec<_>>()));
        details.insert("steps".into(), json!(runs.iter().map(|run| run.steps).collect::<Vec<_>>()));
        Entry {
            time_ms: self.time.as_secs_f64() * 1000.0,
            evidence: match verdict {
                Verdict::Verified => Some(Evidence::Solver),
                Verdict::Refuted(_) => Some(Evidence::Replayed),
                Verdict::Unknown(_) => None,
            },
            assumptions,
            details,
            text,
            ..entry
        }
    }
}
