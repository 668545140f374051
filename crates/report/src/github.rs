//! Workflow commands that GitHub turns into annotations on a change.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;

use crate::{Report, Tone};

pub fn render(report: &Report, sources: &SourceMap) -> String {
    let mut out = String::new();
    for entry in &report.entries {
        let level = match entry.tone() {
            _ if entry.is_known => "notice",
            Tone::Good => "notice",
            Tone::Bad => "error",
            Tone::Open => "warning",
        };
        let title = format!("{}: {}", entry.name, entry.word());
        out += &command(level, Some((&entry.file, entry.line)), &title, &entry.text);
    }
    for diagnostic in &report.diagnostics {
        let level = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
        let place = diagnostic.primary.as_ref().map(|(span, _)| {
            let file = sources.file(span.file);
            (&*file.path, file.line_column(span.start).0)
        });
        out += &command(level, place, "selfsame", &diagnostic.message);
    }
    out
}

fn command(level: &str, place: Option<(&str, usize)>, title: &str, text: &str) -> String {
    let place = place.map_or(String::new(), |(file, line)| format!("file={},line={line},", property(file)));
    format!("::{level} {place}title={}::{}\n", property(title), data(text))
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
