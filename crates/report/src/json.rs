//! One JSON object, as docs/schema/report.json describes it.

use selfsame_core::span::SourceMap;
use serde_json::{Map, Value, json};

use crate::{Entry, Report};

pub fn render(report: &Report, sources: &SourceMap) -> String {
    let mut object = json!({
        "schema": 2,
        "tool": "selfsame",
        "version": env!("CARGO_PKG_VERSION"),
        "command": report.command,
        "results": report.entries.iter().map(entry).collect::<Vec<_>>(),
        "diagnostics": report.diagnostics.iter().map(|d| diagnostic(d, sources)).collect::<Vec<_>>(),
    });
    if let Value::Object(object) = &mut object {
        object.extend(report.details.clone());
    }
    format!("{object:#}\n")
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

fn diagnostic(diagnostic: &selfsame_core::diagnostic::Diagnostic, sources: &SourceMap) -> Value {
    let mut object = Map::new();
    object.insert("severity".into(), json!(diagnostic.severity.as_str()));
    object.insert("message".into(), json!(diagnostic.message));
    if let Some((span, _)) = &diagnostic.primary {
        let file = sources.file(span.file);
        let (line, column) = file.line_column(span.start);
        object.insert("file".into(), json!(file.path));
        object.insert("line".into(), json!(line));
        object.insert("column".into(), json!(column));
    }
    if let Some(hint) = &diagnostic.hint {
        object.insert("hint".into(), json!(hint));
    }
    Value::Object(object)
}
