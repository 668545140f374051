//! For people: each entry's own text, and what the verdicts stand on where that is less than a checked proof or a run.

use crate::{Entry, Evidence, Report, Style, Tone};

pub fn render(report: &Report, style: Style) -> String {
    let has_files = report.entries.windows(2).any(|pair| pair[0].file != pair[1].file);
    let mut told = Told::new(report.command, style, has_files);
    let shown = report.entries.iter().filter(|entry| !entry.is_folded);
    shown.map(|entry| told.entry(entry)).collect::<String>() + &ending(report, style)
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
pub fn ending(report: &Report, style: Style) -> String {
    if style.quiet {
        return String::new();
    }
    let notes = standing(report);
    report.summary.iter().chain(&notes).map(|line| format!("{line}\n")).collect()
}

/// Whether the command gives verdicts, and not values or examples.
fn judges(command: &str) -> bool {
    !matches!(command, "run" | "explore")
}

/// What people must know before they rely on the verdicts: proofs that only the solver vouches for, and what was assumed.
fn standing(report: &Report) -> Vec<String> {
    let decided = || report.entries.iter().filter(|entry| entry.evidence.is_some());
    let mut notes = Vec::new();
    if judges(report.command) && decided().any(|entry| entry.evidence == Some(Evidence::Solver)) {
        notes.push("not certified: proofs stand on the answers of the solver Z3".to_owned());
    }
    let mut assumed: Vec<&str> = Vec::new();
    for assumption in decided().flat_map(|entry| &entry.assumptions) {
        if !assumed.contains(&assumption.as_str()) {
            assumed.push(assumption);
        }
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
