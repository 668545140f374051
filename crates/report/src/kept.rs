//! Entries as a cache keeps them.

use selfsame_core::verdict::Verdict;
use serde_json::{Map, Value, json};

use crate::{Asked, Entry, Evidence};

impl Entry {
    /// All of it, but whether it was known: that is for whoever reads it.
    pub fn kept(&self) -> Value {
        let verdict = match &self.verdict {
            Verdict::Verified => json!("verified"),
            Verdict::Refuted(()) => json!("refuted"),
            Verdict::Unknown(why) => json!({ "unknown": why }),
        };
        json!({
            "name": self.name,
            "file": self.file,
            "line": self.line,
            "verdict": verdict,
            "time_ms": self.time_ms,
            "evidence": self.evidence.map(Evidence::as_str),
            "assumptions": self.assumptions,
            "details": self.details,
            "text": self.text,
            "asked": self.asked.as_str(),
            "is_folded": self.is_folded,
        })
    }

    /// What was kept, if it is whole.
    pub fn of_kept(value: &Value) -> Option<Entry> {
        let text = |name: &str| value.get(name).and_then(Value::as_str).map(str::to_owned);
        let verdict = match value.get("verdict")? {
            Value::String(word) if word == "verified" => Verdict::Verified,
            Value::String(word) if word == "refuted" => Verdict::Refuted(()),
            other => Verdict::Unknown(other.get("unknown")?.as_str()?.to_owned()),
        };
        let all = [Evidence::Certified, Evidence::Replayed, Evidence::Structural, Evidence::Solver];
        let evidence = match value.get("evidence")? {
            Value::Null => None,
            word => Some(all.into_iter().find(|evidence| word == evidence.as_str())?),
        };
        let assumptions = value.get("assumptions")?.as_array()?.iter();
        let details: Map<String, Value> = value.get("details")?.as_object()?.clone();
        let line = usize::try_from(value.get("line")?.as_u64()?).ok()?;
        let asked = value.get("asked")?;
        let all = [Asked::Claim, Asked::Pair, Asked::Input, Asked::Certificate, Asked::Definition, Asked::Value];
        Some(Entry {
            asked: all.into_iter().find(|one| asked == one.as_str())?,
            is_folded: value.get("is_folded")?.as_bool()?,
            verdict,
            time_ms: value.get("time_ms")?.as_f64()?,
            evidence,
            assumptions: assumptions.map(|text| text.as_str().map(str::to_owned)).collect::<Option<_>>()?,
            details,
            text: text("text")?,
            ..Entry::new(text("name")?, text("file")?, line)
        })
    }
}
