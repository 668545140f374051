//! The page of `--html`: examples, and the source with what they reach.

use std::fmt::Write;

use selfsame_core::span::{FileId, SourceMap};
use selfsame_explore::coverage::Coverage;
use selfsame_report::Report;
use selfsame_report::highlight::highlight;
use selfsame_report::html::{document, escape};

/// A page that needs nothing else.
pub fn page(report: &Report, coverage: &Coverage, sources: &SourceMap) -> String {
    let name = report.entries.first().map_or("", |entry| entry.name.as_str());
    let mut out = format!("<h1>{}</h1>\n", escape(name));
    let summary = report.summary.as_deref().unwrap_or_default();
    for (i, line) in summary.lines().filter(|line| !line.is_empty()).enumerate() {
        let class = if i == 0 { " class=\"counts\"" } else { "" };
        let _ = writeln!(out, "<p{class}>{}</p>", escape(line));
    }
    out += "<h2>Examples</h2>\n<table class=\"wide\">\n<tr><th scope=\"col\">call</th><th scope=\"col\">result</th></tr>\n";
    for entry in &report.entries {
        let kind = entry.details.get("kind").and_then(|kind| kind.as_str()).unwrap_or("cut");
        // A record has the sign too.
        let args =
            entry.details.get("args").and_then(|args| args.as_array()).map_or(0, |args| {
                args.iter().filter_map(|arg| arg.as_str()).map(|arg| arg.matches(" = ").count()).sum()
            });
        let sign = entry.text.match_indices(" = ").nth(args).map(|(at, _)| at);
        let (call, result) =
            sign.map_or((entry.text.as_str(), ""), |at| (&entry.text[..at], &entry.text[at + " = ".len()..]));
        let _ = writeln!(
            out,
            "<tr class=\"{kind}\"><td><code>{}</code></td><td><code>{}</code></td></tr>",
            highlight(call),
            highlight(result)
        );
    }
    out += "</table>\n";
    for (file, lines) in &coverage.lines {
        let first = lines.keys().next().copied().unwrap_or(1).saturating_sub(CONTEXT).max(1);
        let last = lines.keys().next_back().copied().unwrap_or(1) + CONTEXT;
        source(&mut out, coverage, sources, *file, first, last);
    }
    document(&format!("explore {name}"), ["", ""], &out)
}

/// Lines shown around those that count.
const CONTEXT: usize = 4;

fn source(out: &mut String, coverage: &Coverage, sources: &SourceMap, id: FileId, first: usize, last: usize) {
    let file = sources.file(id);
    let _ = writeln!(out, "<h2>{}</h2>", escape(&file.path));
    out.push_str(
        "<p class=\"reachedness\"><span class=\"yes\">reached</span> <span class=\"no\">not reached</span></p>\n",
    );
    out.push_str("<pre class=\"source\" tabindex=\"0\">\n");
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
