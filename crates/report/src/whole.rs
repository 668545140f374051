//! A report however it is kept: its entries and what was said of sources are gone through as often as a format needs, so that
//! nobody has to hold all of them. A command that has them in memory and one that reads them from files are shown by the same
//! code.

use serde_json::{Map, Value};

use crate::diagnostics::Said;
use crate::html::Block;
use crate::{Entry, Format, Style, Tone};
use crate::{badge, csv, diagnostics, github, gradescope, html, human, json, junit, markdown, sarif};

/// Takes a text piece by piece.
pub type Sink<'a> = &'a mut dyn FnMut(&str);

/// Where the parts of a report are. They come in the same order every time.
pub trait Parts {
    /// In source order, with what a page shows below each.
    fn entries(&self, each: &mut dyn FnMut(&Entry, &[Block]));
    /// What front ends said of the files, in the order in which they were read.
    fn said(&self, each: &mut dyn FnMut(&Said));
}

/// A report as formats see it.
#[derive(Clone, Copy)]
pub struct Whole<'a> {
    /// `check`, `run`, …
    pub command: &'a str,
    /// A last line for people.
    pub summary: Option<&'a str>,
    /// What the command adds to the object as a whole.
    pub details: &'a Map<String, Value>,
    /// All else.
    pub parts: &'a dyn Parts,
}

/// How many entries mean what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Good, bad and open ones.
    tones: [usize; 3],
    /// Those of them that were not known before.
    new: [usize; 3],
    /// Whether a source has an error.
    pub has_errors: bool,
}

impl Tally {
    /// One more.
    pub fn add(&mut self, entry: &Entry) {
        let tone = entry.tone() as usize;
        self.tones[tone] += 1;
        self.new[tone] += usize::from(!entry.is_known);
    }

    /// Entries of all kinds.
    pub fn all(&self) -> usize {
        self.tones.iter().sum()
    }

    /// Entries that mean this.
    pub fn count(&self, tone: Tone) -> usize {
        self.tones[tone as usize]
    }

    /// How many entries are good, bad and open, by what that is called here: `2 same, 1 different`.
    pub fn counts(&self, words: [&str; 3]) -> String {
        let told = self.tones.into_iter().zip(words).filter(|(count, _)| *count > 0);
        told.map(|(count, text)| format!("{count} {text}")).collect::<Vec<String>>().join(", ")
    }

    /// How many entries are verified, refuted and unknown.
    pub fn verdicts(&self) -> String {
        self.counts(["verified", "refuted", "unknown"])
    }

    /// The same in every format: 0 all verified or found, 1 something refuted, 3 something unknown, 2 nothing answered.
    pub fn exit_code(&self) -> u8 {
        match () {
            () if self.all() == 0 => 2,
            () if self.new[Tone::Bad as usize] > 0 => 1,
            () if self.new[Tone::Open as usize] > 0 => 3,
            () => 0,
        }
    }

    /// As [`Tally::exit_code`], of a command that is given files and finds what is to be done in them: what could not be read
    /// may have been something to do, so all is not well.
    pub fn exit_code_of_files(&self) -> u8 {
        match self.exit_code() {
            0 if self.has_errors => 3,
            code => code,
        }
    }
}

impl Whole<'_> {
    /// Counts all entries.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.parts.entries(&mut |entry, _| tally.add(entry));
        self.parts.said(&mut |said| tally.has_errors |= said.is_error());
        tally
    }

    /// Each entry, where nobody asks for a page.
    pub(crate) fn each(&self, mut each: impl FnMut(&Entry)) {
        self.parts.entries(&mut |entry, _| each(entry));
    }

    /// How many entries there are of each kind, by the words that people are told.
    pub(crate) fn counts(&self, if_none: &str) -> String {
        let words = [
            ["verified", "refuted", "unknown", "same", "different", "undecided"].as_slice(),
            &["reached", "unreachable", "accepted", "rejected", "usable", "value", "error"],
        ]
        .concat();
        let mut count = vec![0_usize; words.len()];
        self.each(|entry| {
            words.iter().position(|word| *word == entry.spoken()).into_iter().for_each(|place| count[place] += 1);
        });
        let parts = words.into_iter().zip(count).filter(|(_, count)| *count > 0);
        let parts: Vec<String> = parts.map(|(word, count)| format!("{count} {word}")).collect();
        if parts.is_empty() { if_none.to_owned() } else { parts.join(", ") }
    }

    /// Results in the format that is asked for.
    pub fn write(&self, style: Style, out: Sink<'_>) {
        match style.format {
            Format::Human => human::write(self, style, out),
            Format::Json => json::write(self, out),
            Format::Sarif => sarif::write(self, out),
            Format::Junit => junit::write(self, out),
            Format::Github => github::write(self, out),
            Format::Markdown => markdown::write(self, out),
            Format::Badge => out(&badge::text(&self.tally())),
            Format::Csv => csv::write(self, out),
            Format::Gradescope => gradescope::write(self, out),
        }
    }

    /// What was said of the sources, for people.
    pub fn write_said(&self, style: Style, out: Sink<'_>) {
        let shown = |each: &mut dyn FnMut(&Said)| {
            self.parts.said(&mut |said| {
                if !style.quiet || said.is_error() {
                    each(said);
                }
            });
        };
        diagnostics::told(&shown, style.color_err, out);
    }

    /// The page.
    pub fn write_page(&self, out: Sink<'_>) {
        html::write(self, out);
    }
}
