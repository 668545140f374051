//! For people: each entry's own text, and what the verdicts stand on where that is less than a checked proof or a run.

use crate::whole::{Sink, Whole};
use crate::{Entry, Evidence, Style, Tone};

pub fn write(whole: &Whole<'_>, style: Style, out: Sink<'_>) {
    let mut told = Told::new(whole.command, style, has_files(whole));
    whole.each(|entry| {
        if !entry.is_folded {
            out(&told.entry(entry));
        }
    });
    out(&ending(whole, style));
}

/// Whether entries are of several files.
fn has_files(whole: &Whole<'_>) -> bool {
    let (mut first, mut has_files) = (None, false);
    whole.each(|entry| {
        let first = first.get_or_insert_with(|| entry.file.clone());
        has_files |= *first != entry.file;
    });
    has_files
}

/// Entries one after the other, each file named before what is in it.
pub struct Told {
    style: Style,
    judges: bool,
    has_files: bool,
    /// That of the last entry.
    file: String,
}

impl Told {
    pub fn new(command: &str, style: Style, has_files: bool) -> Told {
        Told { style, judges: judges(command), has_files, file: String::new() }
    }

    pub fn entry(&mut self, entry: &Entry) -> String {
        let mut out = String::new();
        if self.has_files && entry.file != self.file {
            let gap = if self.file.is_empty() { "" } else { "\n" };
            out += &format!("{gap}{}\n", entry.file);
            self.file.clone_from(&entry.file);
        }
        let text = if self.style.color_out { coloured(entry) } else { entry.text.clone() };
        out += &match (entry.is_known, text.split_once('\n')) {
            (false, _) => text,
            (true, None) => format!("{text}  (known)"),
            (true, Some((first, rest))) => format!("{first}  (known)\n{rest}"),
        };
        out.push('\n');
        if let (true, true, Some(evidence)) = (self.style.verbose, self.judges, entry.evidence) {
            out += &format!("    {}\n", in_words(evidence));
        }
        out
    }
}

/// What is said after all entries.
pub fn ending(whole: &Whole<'_>, style: Style) -> String {
    if style.quiet {
        return String::new();
    }
    let notes = standing(whole);
    whole.summary.into_iter().chain(notes.iter().map(String::as_str)).map(|line| format!("{line}\n")).collect()
}

/// Whether the command gives verdicts, and not values or examples.
fn judges(command: &str) -> bool {
    !matches!(command, "run" | "explore")
}

/// What people must know before they rely on the verdicts: proofs that only the solver vouches for, and what was assumed.
fn standing(whole: &Whole<'_>) -> Vec<String> {
    let (mut stands_on_solver, mut assumed) = (false, Vec::<String>::new());
    whole.each(|entry| {
        stands_on_solver |= entry.evidence == Some(Evidence::Solver);
        for assumption in entry.assumptions.iter().filter(|_| entry.evidence.is_some()) {
            if !assumed.contains(assumption) {
                assumed.push(assumption.clone());
            }
        }
    });
    let mut notes = Vec::new();
    if judges(whole.command) && stands_on_solver {
        notes.push("not certified: proofs stand on the answers of the solver Z3".to_owned());
    }
    if !assumed.is_empty() {
        notes.push(format!("assumed: {}", assumed.join("; ")));
    }
    notes
}

fn in_words(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Certified => "certified: the checker accepted the proof",
        Evidence::Replayed => "replayed: it was run",
        Evidence::Structural => "structural: the texts are the same, not certified",
        Evidence::Solver => "solver: stands on the answers of Z3, not certified",
    }
}

/// The verdict that the text begins with, in its colour.
fn coloured(entry: &Entry) -> String {
    let word = entry.word();
    let colour = match entry.tone() {
        Tone::Good => 32,
        Tone::Bad => 31,
        Tone::Open => 33,
    };
    match entry.text.strip_prefix(word) {
        Some(rest) => format!("\x1b[1;{colour}m{word}\x1b[0m{rest}"),
        None => entry.text.clone(),
    }
}
