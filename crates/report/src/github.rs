//! Workflow commands that GitHub turns into annotations on a change.

use crate::Tone;
use crate::whole::{Sink, Whole};

pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    whole.each(|entry| {
        let level = match entry.tone() {
            _ if entry.is_known => "notice",
            Tone::Good => "notice",
            Tone::Bad => "error",
            Tone::Open => "warning",
        };
        let title = format!("{}: {}", entry.name, entry.word());
        out(&command(level, Some((&entry.file, entry.line)), &title, &entry.text));
    });
    whole.parts.said(&mut |said| {
        let level = if said.is_error() { "error" } else { "warning" };
        let place = said.place.as_ref().map(|(file, line, _)| (file.as_str(), *line));
        out(&command(level, place, "selfsame", &said.message));
    });
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
