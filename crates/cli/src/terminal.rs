//! What goes to the user's terminal, and how.

use std::io::{IsTerminal, Read, Write};
use std::path::Path;

use selfsame_ask::source::Unread;
use selfsame_ask::worker;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Rendered, Report, Style};

use crate::options::{Color, Common, Format};

/// The exit code when there is no answer.
const UNKNOWN: u8 = 3;
/// The exit code of what was interrupted, as shells have it.
const INTERRUPTED: u8 = 130;

/// Writes to standard output. A reader that has gone away (`| head`) ends the program quietly, as other tools do.
pub fn out(text: &str) {
    let mut stdout = std::io::stdout().lock();
    if stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).is_err() {
        std::process::exit(0);
    }
}

/// All of standard input, as a program reads it: each byte is a character. What cannot be read is not there.
pub fn input() -> String {
    let mut bytes = Vec::new();
    let _ = std::io::stdin().lock().read_to_end(&mut bytes);
    bytes.into_iter().map(char::from).collect()
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

/// Says why a file that a command needs was not read, and gives the exit code.
pub fn refuse_unread(unread: &Unread, path: &Path) -> u8 {
    match unread {
        Unread::Unreadable(message) => refuse(message),
        Unread::Stopped(reason) => {
            err(&format!("error: {} is not read: {reason}\n", path.display()));
            UNKNOWN
        }
    }
}

/// Says what keeps a question from being asked, and gives the exit code.
pub fn complain(command: &'static str, errors: Vec<Diagnostic>, sources: &SourceMap, common: &Common) -> u8 {
    let mut report = Report::new(command);
    report.diagnostics = errors;
    let rendered = report.render(sources, style(common));
    err(&rendered.err);
    if common.format != Format::Human {
        out(&rendered.out);
    }
    2
}

/// Shows the report of a command and writes its page, and gives the exit code.
pub fn finish(report: &Report, sources: &SourceMap, common: &Common) -> u8 {
    show(&report.render(sources, style(common)));
    if plain_page(common, report) { report.exit_code() } else { 2 }
}

/// The exit code of a command: what was interrupted has one of its own.
pub fn exit_code(code: u8) -> u8 {
    if worker::is_interrupted() { INTERRUPTED } else { code }
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
