//! A summary for a pull request: what is to be done first, the rest as a number.

use crate::diagnostics::once;
use crate::whole::{Sink, Whole};
use crate::{Entry, Tone};

/// Entries that are shown.
const MOST: usize = 50;

pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let tally = whole.tally();
    let sign = match tally.exit_code_of_files() {
        0 => "\u{2705}",
        1 => "\u{274c}",
        _ => "\u{26a0}\u{fe0f}",
    };
    let counts = whole.counts("nothing to report");
    out(&format!("### {sign} selfsame {}: {counts}\n", whole.command));
    let (mut rows, mut texts) = (Shown::default(), Shown::default());
    whole.each(|entry| {
        if entry.tone() != Tone::Good {
            rows.add(entry);
            if !entry.is_known && !entry.is_folded {
                texts.add(entry);
            }
        }
    });
    if rows.count > 0 {
        out("\n| verdict | name | place |\n|---|---|---|\n");
    }
    for entry in rows.first() {
        let known = if entry.is_known { " (known)" } else { "" };
        let place = format!("{}:{}", entry.file, entry.line);
        out(&format!("| {}{known} | {} | {} |\n", entry.spoken(), code(&entry.name), code(&place)));
    }
    if rows.count > MOST {
        out(&format!("\nand {} more\n", rows.count - MOST));
    }
    for entry in texts.first() {
        let fence = "`".repeat(longest_run(&entry.text).max(2) + 1);
        out(&format!(
            "\n<details><summary>{} {}</summary>\n\n{fence}\n{}\n{fence}\n\n</details>\n",
            entry.spoken(),
            code(&entry.name),
            entry.text
        ));
    }
    let mut is_first = true;
    once(&|each| whole.parts.said(each), &mut |said| {
        if said.is_error() {
            out(if is_first { "\nErrors in the sources:\n\n" } else { "" });
            out(&format!("- {}\n", code(&said.one_line())));
            is_first = false;
        }
    });
    if let Some(summary) = whole.summary {
        out(&format!("\n{}\n", escape(summary.trim()).replace('\n', "<br>\n")));
    }
}

/// The entries that come first: what is new before what is known, what is wrong before what is open.
#[derive(Default)]
struct Shown {
    count: usize,
    kinds: [Vec<Entry>; 4],
}

impl Shown {
    fn add(&mut self, entry: &Entry) {
        self.count += 1;
        let kind = &mut self.kinds[usize::from(entry.is_known) * 2 + usize::from(entry.tone() != Tone::Bad)];
        if kind.len() < MOST {
            kind.push(entry.clone());
        }
    }

    fn first(&self) -> impl Iterator<Item = &Entry> {
        self.kinds.iter().flatten().take(MOST)
    }
}

/// As code within a line or a table.
fn code(text: &str) -> String {
    format!("<code>{}</code>", escape(text).replace('\n', " "))
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '|' | '*' | '_' | '`' | '[' | ']' | '\\' | '#' | '~' | '@' => out += &format!("&#{};", c as u32),
            c => out.push(c),
        }
    }
    out
}

/// How many backquotes stand beside each other.
fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}
