//! What is said of a function.

use std::time::Duration;

use selfsame_ask::refine::{Answer, Item, Module};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::base_name;
use selfsame_core::verdict::Verdict;
use selfsame_refine::test::Counterexample;
use selfsame_report::html::Block;
use selfsame_report::{Entry, Evidence};
use serde_json::{Map, Value, json};

/// A function with its answer.
pub struct Told<'a> {
    /// That it is in.
    pub module: &'a Module,
    /// The function.
    pub item: &'a Item,
    /// What is known of it.
    pub answer: &'a Answer,
    /// How long it took.
    pub time: Duration,
    /// Where places lead.
    pub sources: &'a SourceMap,
    /// Whether times are told.
    pub verbose: bool,
    /// Whether suggestions are told as patches.
    pub fix: bool,
}

impl Told<'_> {
    /// What is reported.
    pub fn entry(&self) -> Entry {
        let file = self.module.path.display().to_string();
        let line = self.sources.file(self.item.span.file).line_column(self.item.span.start).0;
        let mut details = Map::new();
        if let Verdict::Refuted(found) = self.answer {
            details.insert("counterexample".into(), self.json(found));
        }
        let verdict = self.answer.told(|reason| reason.placed(self.sources));
        let entry = Entry { verdict, ..Entry::new(&self.item.name, file, line) };
        let mut text = format!("{:<9} {}:{line} {}", entry.word(), entry.file, entry.name);
        if let Some(reason) = entry.verdict.reason() {
            text += &format!("\n    {reason}");
        }
        for line in self.lines() {
            text += &format!("\n    {line}");
        }
        if let (Verdict::Refuted(found), true) = (self.answer, self.fix) {
            found
                .suggest
                .iter()
                .for_each(|suggestion| text += &format!("\n{}", suggestion.patch(self.sources).trim_end()));
        }
        if self.verbose {
            text += &format!("\n    {:.0} ms", self.time.as_secs_f64() * 1000.0);
        }
        Entry {
            evidence: match self.answer {
                Verdict::Verified => Some(Evidence::Solver),
                Verdict::Refuted(_) => Some(Evidence::Replayed),
                Verdict::Unknown(_) => None,
            },
            time_ms: self.time.as_secs_f64() * 1000.0,
            assumptions: self.module.assumptions(self.item, self.answer),
            details,
            text,
            ..entry
        }
    }

    /// Its part of a page.
    pub fn page(&self) -> Vec<Block> {
        vec![Block::Said(self.lines().join("\n"))]
    }

    fn lines(&self) -> Vec<String> {
        match self.answer {
            Verdict::Refuted(found) => found.lines(self.sources),
            _ => Vec::new(),
        }
    }

    fn place(&self, span: Span) -> Value {
        let file = self.sources.file(span.file);
        let (line, column) = file.line_column(span.start);
        json!({ "file": file.path, "line": line, "column": column })
    }

    fn json(&self, found: &Counterexample) -> Value {
        let mut json = Map::new();
        let kind = if found.blame.is_empty() { "concrete" } else { "abstract" };
        json.insert("kind".into(), json!(kind));
        json.insert("call".into(), json!(found.call));
        json.insert("result".into(), json!(found.result));
        json.insert("violates".into(), json!(base_name(&found.violates)));
        json.insert("path".into(), json!(found.path));
        json.insert("why".into(), json!(found.violated(self.sources)));
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
        if let Some(at) = found.at {
            json.insert("at".into(), self.place(at));
        }
        if !found.suggest.is_empty() {
            let suggest = found.suggest.iter().map(|suggestion| {
                json!({
                    "function": suggestion.function,
                    "annotation": suggestion.annotation,
                    "verifies": suggestion.verifies,
                    "at": self.place(suggestion.replaces),
                    "patch": suggestion.patch(self.sources),
                })
            });
            json.insert("suggest".into(), Value::Array(suggest.collect()));
        }
        if !found.more.is_empty() {
            json.insert("more".into(), Value::Array(found.more.iter().map(|found| self.json(found)).collect()));
        }
        Value::Object(json)
    }
}
