//! What goes to the user's terminal, and how.

use std::fs::File;
use std::io::{BufRead, BufWriter, IsTerminal, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use selfsame_ask::source::Unread;
use selfsame_ask::worker;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_report::html::{self, Block};
use selfsame_report::whole::Sink;
use selfsame_report::{Entry, Rendered, Report, Style};

use crate::options::{Color, Common, Format};

/// The exit code when there is no answer.
const UNKNOWN: u8 = 3;
/// The exit code of a program that the signal about a closed pipe ends.
const LEFT: i32 = 128 + 13;

/// Whether standard output has the page, and so nothing else.
static IS_PAGE_ONLY: OnceLock<bool> = OnceLock::new();

/// Says what a command is asked to write.
pub fn start(common: &Common) {
    let _ = IS_PAGE_ONLY.set(common.html.as_deref().is_some_and(is_stdout));
}

fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

/// Writes results to standard output, unless a page is wanted there.
pub fn out(text: &str) {
    if IS_PAGE_ONLY.get() != Some(&true) {
        to_stdout(text);
    }
}

/// Who writes to the terminal while there is a line of progress.
static SCREEN: Mutex<()> = Mutex::new(());

/// Writes results while others are worked on. The line of progress comes again below them.
pub fn out_beside_progress(text: &str) {
    let _screen = SCREEN.lock().unwrap_or_else(PoisonError::into_inner);
    if std::io::stderr().is_terminal() {
        err("\r\x1b[K");
    }
    out(text);
}

/// Shows how far the work is, in place of what was shown of it before.
pub fn progress(line: &str) {
    let _screen = SCREEN.lock().unwrap_or_else(PoisonError::into_inner);
    err(&format!("\r\x1b[K{line}"));
}

/// Writes to standard output. A reader that has gone away (`| head`) ends the program quietly, as it ends other tools; whatever
/// is not said is no success.
fn to_stdout(text: &str) {
    let mut stdout = std::io::stdout().lock();
    if let Err(error) = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        let is_left = error.kind() == std::io::ErrorKind::BrokenPipe;
        std::process::exit(if is_left { LEFT } else { refuse(&format!("cannot write the results: {error}")).into() });
    }
}

/// All of standard input, as a program reads it: each byte is a character. What cannot be read is not there.
pub fn input() -> String {
    let mut bytes = Vec::new();
    let _ = std::io::stdin().lock().read_to_end(&mut bytes);
    bytes.into_iter().map(char::from).collect()
}

/// The next line of standard input, with its end. Input that cannot be read has ended.
pub fn line() -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = std::io::stdin().lock().read_until(b'\n', &mut bytes);
    bytes
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

/// Shows a report, and writes it in the other formats that were asked for. False if one cannot be written; that was said.
pub fn tell(report: &Report, sources: &SourceMap, common: &Common) -> bool {
    show(&report.render(sources, style(common)));
    also(report, sources, common)
}

/// Writes a report in the other formats that were asked for. False if one cannot be written; that was said.
pub fn also(report: &Report, sources: &SourceMap, common: &Common) -> bool {
    let mut is_written = true;
    for also in &common.also {
        let plain = Style { format: format(also.format), ..plain(common) };
        let text = report.render(sources, plain).out;
        is_written &= Written::to(&also.file).is_some_and(|mut file| file.all(|out| out(&text)));
    }
    is_written
}

/// How reports are written to files.
pub fn plain(common: &Common) -> Style {
    Style { quiet: common.quiet, verbose: common.verbose, ..Style::default() }
}

/// Results that are written to standard output as they are made.
pub fn stream(write: impl FnOnce(Sink<'_>)) {
    let mut waiting = String::new();
    write(&mut |text| {
        waiting += text;
        if waiting.len() > BUFFER {
            out(&waiting);
            waiting.clear();
        }
    });
    out(&waiting);
}

/// Letters that are written together.
const BUFFER: usize = 1 << 16;

/// A file that is written piece by piece.
pub struct Written<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl<'a> Written<'a> {
    /// None if it cannot be made; that was said.
    pub fn to(path: &'a Path) -> Option<Written<'a>> {
        let explain = |error: std::io::Error| err(&format!("error: cannot write {}: {error}\n", path.display()));
        File::create(path).map_err(explain).ok().map(|file| Written { path, file: BufWriter::new(file) })
    }

    /// Writes all of it. False if it cannot be written; that was said.
    pub fn all(&mut self, write: impl FnOnce(Sink<'_>)) -> bool {
        let mut written = Ok(());
        write(&mut |text| {
            if written.is_ok() {
                written = self.file.write_all(text.as_bytes());
            }
        });
        let written = written.and_then(|()| self.file.flush());
        written.map_err(|error| err(&format!("error: cannot write {}: {error}\n", self.path.display()))).is_ok()
    }
}

/// Standard input as a file that can be read several times, and that nobody else sees.
pub fn spooled() -> Result<File, String> {
    let path = std::env::temp_dir().join(format!("selfsame-{}.results", std::process::id()));
    let explain = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    let mut file = File::options().read(true).write(true).create_new(true).open(&path).map_err(explain)?;
    let copied = std::io::copy(&mut std::io::stdin().lock(), &mut file).and_then(|_| file.seek(SeekFrom::Start(0)));
    // The file stays as long as it is open.
    let _ = std::fs::remove_file(&path);
    copied.map_err(explain).map(|_| file)
}

pub fn format(format: Format) -> selfsame_report::Format {
    match format {
        Format::Human => selfsame_report::Format::Human,
        Format::Json => selfsame_report::Format::Json,
        Format::Sarif => selfsame_report::Format::Sarif,
        Format::Junit => selfsame_report::Format::Junit,
        Format::Github => selfsame_report::Format::Github,
        Format::Markdown => selfsame_report::Format::Markdown,
        Format::Badge => selfsame_report::Format::Badge,
        Format::Csv => selfsame_report::Format::Csv,
        Format::Gradescope => selfsame_report::Format::Gradescope,
    }
}

/// Writes the page that was asked for. False if it cannot be written; that was said.
pub fn page(common: &Common, page: impl FnOnce() -> String) -> bool {
    let Some(path) = &common.html else { return true };
    if is_stdout(path) {
        to_stdout(&page());
        return true;
    }
    Written::to(path).is_some_and(|mut file| file.all(|out| out(&page())))
}

/// Writes the page that was asked for, with what people are shown of each entry. False as above.
pub fn plain_page(common: &Common, report: &Report) -> bool {
    let shown = |entry: &Entry| vec![Block::Said(entry.below())];
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
    let is_told = tell(report, sources, common);
    if plain_page(common, report) && is_told { report.exit_code() } else { 2 }
}

pub fn style(common: &Common) -> Style {
    let color = |is_terminal: bool| match common.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    };
    Style {
        format: format(common.format),
        color_out: color(std::io::stdout().is_terminal()),
        color_err: color(std::io::stderr().is_terminal()),
        quiet: common.quiet,
        verbose: common.verbose,
    }
}
