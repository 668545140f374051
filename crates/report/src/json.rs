//! One JSON object, as docs/schema/report.json describes it.

use serde_json::{Map, Value, json};

use crate::diagnostics::Said;
use crate::whole::{Sink, Whole};
use crate::{Entry, frame};

pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let mut object = json!({
        "schema": 2,
        "tool": "selfsame",
        "version": env!("CARGO_PKG_VERSION"),
        "command": whole.command,
        "results": frame::hole(0),
        "diagnostics": frame::hole(1),
    });
    if let Value::Object(object) = &mut object {
        object.extend(whole.details.clone());
    }
    let entries = |each: &mut dyn FnMut(Value)| whole.each(|one| each(entry(one)));
    let diagnostics = |each: &mut dyn FnMut(Value)| whole.parts.said(&mut |said| each(diagnostic(said)));
    frame::write(&object, &[&entries, &diagnostics], out);
}

fn entry(entry: &Entry) -> Value {
    let mut object = Map::new();
    object.insert("name".into(), json!(entry.name));
    object.insert("file".into(), json!(entry.file));
    object.insert("line".into(), json!(entry.line));
    object.insert("verdict".into(), json!(entry.word()));
    if let Some(reason) = entry.verdict.reason() {
        object.insert("reason".into(), json!(reason));
    }
    if let Some(evidence) = entry.evidence {
        object.insert("evidence".into(), json!(evidence.as_str()));
    }
    if entry.is_known {
        object.insert("known".into(), json!(true));
    }
    object.insert("time_ms".into(), json!((entry.time_ms * 1000.0).round() / 1000.0));
    object.insert("assumptions".into(), json!(entry.assumptions));
    object.extend(entry.details.clone());
    Value::Object(object)
}

fn diagnostic(said: &Said) -> Value {
    let mut object = Map::new();
    object.insert("severity".into(), json!(said.severity.as_str()));
    object.insert("message".into(), json!(said.message));
    if let Some((file, line, column)) = &said.place {
        object.insert("file".into(), json!(file));
        object.insert("line".into(), json!(line));
        object.insert("column".into(), json!(column));
    }
    if let Some(hint) = &said.hint {
        object.insert("hint".into(), json!(hint));
    }
    Value::Object(object)
}
