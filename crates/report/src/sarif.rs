//! SARIF 2.1.0, the format of code-scanning services: what is refuted or unknown, and the diagnostics.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;
use serde_json::{Value, json};

use crate::{Report, Word};

pub fn render(report: &Report, sources: &SourceMap) -> String {
    let mut results = Vec::new();
    for entry in &report.entries {
        let (kind, level) = match entry.verdict {
            Word::Verified | Word::Reached | Word::Accepted | Word::Usable => ("pass", "none"),
            Word::Refuted | Word::Unreachable | Word::Rejected => ("fail", "error"),
            Word::Unknown => ("open", "none"),
        };
        let text = entry.reason.as_ref().map_or(entry.text.clone(), |reason| format!("{}: {reason}", entry.name));
        results.push(json!({
            "ruleId": format!("{}/{}", report.command, entry.verdict.as_str()),
            "kind": kind,
            "level": level,
            "message": { "text": text },
            "locations": [location(&entry.file, entry.line, 1)],
        }));
    }
    for diagnostic in &report.diagnostics {
        let level = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
        let locations: Vec<Value> = diagnostic
            .primary
            .iter()
            .map(|(span, _)| {
                let file = sources.file(span.file);
                let (line, column) = file.line_column(span.start);
                location(&file.path, line, column)
            })
            .collect();
        results.push(json!({
            "ruleId": diagnostic.severity.as_str(),
            "level": level,
            "message": { "text": diagnostic.message },
            "locations": locations,
        }));
    }
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "selfsame", "version": env!("CARGO_PKG_VERSION") } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

fn location(file: &str, line: usize, column: usize) -> Value {
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(file) },
            "region": { "startLine": line, "startColumn": column },
        },
    })
}

/// A relative reference: whatever a URI cannot hold is percent-encoded.
fn uri(path: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/".contains(&b);
    path.bytes().map(|b| if plain(b) { (b as char).to_string() } else { format!("%{b:02X}") }).collect()
}
