//! What goes to the user's terminal, and how.

use std::io::{IsTerminal, Write};

use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Rendered, Report, Style};

use crate::options::{Color, Common, Format};
use crate::worker;

/// Writes to standard output. A reader that has gone away (`| head`) ends the program quietly, as other tools do.
pub fn out(text: &str) {
    let mut stdout = std::io::stdout().lock();
    if stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Writes to standard error; if that is closed there is nobody to tell.
pub fn err(text: &str) {
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

pub fn show(rendered: &Rendered) {
    worker::report();
    err(&rendered.err);
    out(&rendered.out);
}

/// Writes the page that was asked for. False if it cannot be written; that was said.
pub fn page(common: &Common, page: impl FnOnce() -> String) -> bool {
    let Some(path) = &common.html else { return true };
    match std::fs::write(path, page()) {
        Ok(()) => true,
        Err(error) => {
            err(&format!("error: cannot write {}: {error}\n", path.display()));
            false
        }
    }
}

/// Writes the page that was asked for, with what people are shown of each entry. False as above.
pub fn plain_page(common: &Common, report: &Report) -> bool {
    let shown = |entry: &Entry| vec![Block::Code(entry.text.clone())];
    page(common, || html::page(report, &report.entries.iter().map(shown).collect::<Vec<_>>()))
}

/// Says why a command cannot be run as it was asked to, and gives its exit code.
pub fn refuse(why: &str) -> u8 {
    err(&format!("error: {why}\n"));
    2
}

pub fn style(common: &Common) -> Style {
    let color = |is_terminal: bool| match common.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    };
    Style {
        format: match common.format {
            Format::Human => selfsame_report::Format::Human,
            Format::Json => selfsame_report::Format::Json,
            Format::Sarif => selfsame_report::Format::Sarif,
            Format::Junit => selfsame_report::Format::Junit,
            Format::Github => selfsame_report::Format::Github,
        },
        color_out: color(std::io::stdout().is_terminal()),
        color_err: color(std::io::stderr().is_terminal()),
        quiet: common.quiet,
        verbose: common.verbose,
    }
}
