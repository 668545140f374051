//! The page of `--html`: examples, and the source with what they reach.

use std::fmt::Write;

use selfsame_core::span::{FileId, SourceMap};
use selfsame_explore::coverage::Coverage;
use selfsame_report::Report;
use selfsame_report::html::escape;

/// A page that needs nothing else.
pub fn page(report: &Report, coverage: &Coverage, sources: &SourceMap) -> String {
    let name = report.entries.first().map_or("", |entry| entry.name.as_str());
    let mut out = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    let _ = write!(out, "<title>explore {}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n", escape(name));
    let _ = writeln!(out, "<h1>{}</h1>", escape(name));
    let summary = report.summary.as_deref().unwrap_or_default();
    for line in summary.lines().filter(|line| !line.is_empty()) {
        let _ = writeln!(out, "<p>{}</p>", escape(line));
    }
    out += "<h2>Examples</h2>\n<table>\n<tr><th>call</th><th>result</th></tr>\n";
    for entry in &report.entries {
        let kind = entry.details.get("kind").and_then(|kind| kind.as_str()).unwrap_or("cut");
        let (call, result) = entry.text.split_once(" = ").unwrap_or((&entry.text, ""));
        let _ = writeln!(
            out,
            "<tr class=\"{kind}\"><td><code>{}</code></td><td><code>{}</code></td></tr>",
            escape(call),
            escape(result)
        );
    }
    out += "</table>\n";
    for (file, lines) in &coverage.lines {
        let first = lines.keys().next().copied().unwrap_or(1).saturating_sub(CONTEXT).max(1);
        let last = lines.keys().next_back().copied().unwrap_or(1) + CONTEXT;
        source(&mut out, coverage, sources, *file, first, last);
    }
    out + "</body>\n</html>\n"
}

/// Lines shown around those that count.
const CONTEXT: usize = 4;

fn source(out: &mut String, coverage: &Coverage, sources: &SourceMap, id: FileId, first: usize, last: usize) {
    let file = sources.file(id);
    let _ = writeln!(out, "<h2>{}</h2>", escape(&file.path));
    out.push_str("<p class=\"key\"><span class=\"yes\">reached</span> <span class=\"no\">not reached</span></p>\n");
    out.push_str("<pre class=\"source\">\n");
    let lines = &coverage.lines[&id];
    let missed: Vec<(u32, u32)> = coverage
        .branches
        .iter()
        .filter(|(span, covered)| span.file == id && !**covered)
        .map(|(span, _)| (span.start, span.end))
        .collect();
    let mut offset = 0u32;
    for (i, line) in file.text.split_inclusive('\n').enumerate() {
        let number = i + 1;
        if (first..=last).contains(&number) {
            let class = match lines.get(&number) {
                Some(true) => "yes",
                Some(false) => "no",
                None => "",
            };
            let _ = write!(out, "<span class=\"line {class}\"><b>{number:>5}</b> ");
            marked(out, line.trim_end_matches(['\n', '\r']), offset, &missed);
            out.push_str("</span>\n");
        }
        offset += line.len() as u32;
    }
    out.push_str("</pre>\n");
}

/// A line with the parts that were not reached marked.
fn marked(out: &mut String, line: &str, offset: u32, missed: &[(u32, u32)]) {
    let is_missed = |at: usize| {
        let at = offset + at as u32;
        missed.iter().any(|(start, end)| *start <= at && at < *end)
    };
    let mut inside = false;
    for (at, c) in line.char_indices() {
        if is_missed(at) != inside && !c.is_whitespace() {
            inside = !inside;
            out.push_str(if inside { "<mark>" } else { "</mark>" });
        }
        out.push_str(&escape(c.encode_utf8(&mut [0; 4])));
    }
    if inside {
        out.push_str("</mark>");
    }
}

const STYLE: &str =
    "body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #222; }
h1 { font-family: ui-monospace, monospace; }
h2 { margin-top: 2rem; font-size: 1.1rem; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.2rem 0.8rem 0.2rem 0; vertical-align: top; border-bottom: 1px solid #eee; }
td code { white-space: pre-wrap; overflow-wrap: anywhere; }
tr.error td:last-child { color: #a40000; }
tr.cut td:last-child { color: #8a6d00; }
pre.source { border: 1px solid #ddd; padding: 0.5rem 0; overflow-x: auto; }
.line { display: inline-block; min-width: 100%; padding: 0 0.5rem; box-sizing: border-box; }
.line b { color: #999; font-weight: normal; margin-right: 0.5rem; }
.yes { background: #e6f6e6; }
.no { background: #fde8e8; }
mark { background: #f7b5b5; }
.key span { padding: 0.1rem 0.5rem; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1b; color: #ddd; }
  th, td { border-color: #333; } pre.source { border-color: #444; }
  .yes { background: #173817; } .no { background: #451c1c; } mark { background: #7d2a2a; color: #fff; }
  tr.error td:last-child { color: #ff8a8a; } tr.cut td:last-child { color: #e0c060; }
}
";
