//! What is said of a function.

use std::time::Duration;

use selfsame_core::span::SourceMap;
use selfsame_core::types::base_name;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_refine::check::Answer;
use selfsame_refine::contract::Part;
use selfsame_refine::test::Counterexample;
use selfsame_report::html::Block;
use selfsame_report::{Entry, Evidence, Report, Word};
use serde_json::{Map, Value, json};

use super::{Item, Module};

pub struct Told<'a> {
    pub module: &'a Module,
    pub item: &'a Item,
    pub answer: &'a Answer,
    pub time: Duration,
    pub sources: &'a SourceMap,
    pub verbose: bool,
}

impl Told<'_> {
    pub fn entry(&self) -> Entry {
        let file = self.module.file().display().to_string();
        let line = self.sources.file(self.item.span.file).line_column(self.item.span.start).0;
        let mut details = Map::new();
        let (verdict, reason) = match &self.answer.verdict {
            Verdict::Verified => (Word::Verified, None),
            Verdict::Refuted(found) => {
                details.insert("counterexample".into(), self.json(found));
                (Word::Refuted, None)
            }
            Verdict::Unknown(reason) => (Word::Unknown, Some(self.reason(reason))),
        };
        let mut text = format!("{:<9} {file}:{line} {}", verdict.as_str(), self.item.name);
        if let Some(reason) = &reason {
            text += &format!("\n    {reason}");
        }
        for line in self.lines() {
            text += &format!("\n    {line}");
        }
        let mut assumptions = vec!["Int is unbounded".to_owned()];
        assumptions.extend(self.item.instances.iter().map(|chosen| format!("where {chosen}")));
        if verdict == Word::Verified {
            assumptions.push("every call ends".into());
        }
        if self.verbose {
            text += &format!("\n    {:.0} ms", self.time.as_secs_f64() * 1000.0);
        }
        Entry {
            name: self.item.name.clone(),
            file,
            line,
            verdict,
            evidence: match self.answer.verdict {
                Verdict::Verified => Some(Evidence::Solver),
                Verdict::Refuted(_) => Some(Evidence::Replayed),
                Verdict::Unknown(_) => None,
            },
            reason,
            time_ms: self.time.as_secs_f64() * 1000.0,
            assumptions,
            details,
            text,
        }
    }

    /// Why there is no answer; what was not understood, with its place.
    fn reason(&self, reason: &Reason) -> String {
        match reason {
            Reason::Unsupported(_, Some(span)) if span.end > 0 => {
                let file = self.sources.file(span.file);
                let (line, column) = file.line_column(span.start);
                format!("{reason} at {}:{line}:{column}", file.path)
            }
            reason => reason.to_string(),
        }
    }

    pub fn page(&self) -> Vec<Block> {
        vec![Block::Code(self.lines().join("\n"))]
    }

    fn lines(&self) -> Vec<String> {
        match &self.answer.verdict {
            Verdict::Refuted(found) => self.counterexample(found),
            _ => Vec::new(),
        }
    }

    /// The counterexample as the paper prints it.
    fn counterexample(&self, found: &Counterexample) -> Vec<String> {
        let mut lines = vec![format!("{} = {}", found.call, found.result)];
        for call in &found.path {
            lines.push("makes a call to".into());
            lines.push(call.clone());
        }
        let verb = if found.path.is_empty() { "violates" } else { "violating" };
        lines.push(format!("{verb} {}", self.violated(found)));
        for (i, (call, result)) in found.blame.iter().flat_map(|blame| &blame.assumed).enumerate() {
            lines.push(format!("{} {call} = {result}", if i == 0 { "when" } else { "and " }));
        }
        for blame in &found.blame {
            lines.push(format!("Strengthen the specification of {} to rule this out", blame.function));
        }
        lines
    }

    /// What does not hold, in words and with its place.
    fn violated(&self, found: &Counterexample) -> String {
        let whose = format!("the specification of {}", found.violates);
        let mut what = match &found.part {
            Part::Argument(at) => format!("{whose} (argument {})", at + 1),
            Part::Result => format!("{whose} (result)"),
            Part::Passed(at) => format!("{whose} (argument {}, a function)", at + 1),
            Part::Field(at) => format!("{whose} (field {})", at + 1),
            Part::Pattern(place) => return format!("totality: {place}"),
            Part::Undefined => return "totality: undefined is evaluated".into(),
            Part::Library => return "totality: the library fails".into(),
        };
        if let Some(span) = found.refinement {
            let (line, column) = self.sources.file(span.file).line_column(span.start);
            let text = self.sources.text(span).split_whitespace().collect::<Vec<_>>().join(" ");
            let file = &self.sources.file(span.file).path;
            what += &format!(": {text} at {file}:{line}:{column}");
        }
        what
    }

    fn json(&self, found: &Counterexample) -> Value {
        let mut json = Map::new();
        let kind = if found.blame.is_empty() { "concrete" } else { "abstract" };
        json.insert("kind".into(), json!(kind));
        json.insert("call".into(), json!(found.call));
        json.insert("result".into(), json!(found.result));
        json.insert("violates".into(), json!(base_name(&found.violates)));
        json.insert("path".into(), json!(found.path));
        json.insert("why".into(), json!(self.violated(found)));
        if !found.blame.is_empty() {
            let blame: Vec<Value> = found
                .blame
                .iter()
                .map(|blame| {
                    let assumed: Vec<String> =
                        blame.assumed.iter().map(|(call, result)| format!("{call} = {result}")).collect();
                    json!({ "function": blame.function, "assumed": assumed })
                })
                .collect();
            json.insert("blame".into(), Value::Array(blame));
        }
        Value::Object(json)
    }
}

/// A last line that counts.
pub fn summary(report: &Report) -> Option<String> {
    if report.entries.is_empty() {
        return None;
    }
    let count = |word: Word| report.entries.iter().filter(|entry| entry.verdict == word).count();
    let counts = [Word::Verified, Word::Refuted, Word::Unknown].map(|word| (count(word), word.as_str()));
    let told: Vec<String> =
        counts.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
    Some(told.join(", "))
}
