//! A line that says how far many questions are.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use selfsame_ask::many::{Course, Progress};
use selfsame_report::progress::line;

use crate::terminal;

/// Work that is done sooner needs no progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// The line on the terminal, if there is one.
pub struct Bar;

impl Progress for Bar {
    fn watch(&self, course: &Course<'_>) {
        if std::io::stderr().is_terminal() {
            watch(course);
        }
    }
}

/// Keeps the line on the terminal up to date until everything is done, then takes it away.
fn watch(course: &Course<'_>) {
    let started = Instant::now();
    let mut shown = false;
    while !course.is_done() {
        std::thread::sleep(Duration::from_millis(if shown { 100 } else { 20 }));
        if started.elapsed() < PATIENCE {
            continue;
        }
        let seconds = started.elapsed().as_secs();
        terminal::progress(&line(course.answered(), course.names.len(), course.current(), seconds));
        shown = true;
    }
    if shown {
        terminal::progress("");
    }
}
