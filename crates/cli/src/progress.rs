//! A line that says how far many questions are.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use selfsame_ask::many::{Course, Progress};

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
        let (begun, names) = (course.begun(), course.names);
        let current = names.get(begun.saturating_sub(1)).map_or("", String::as_str);
        let seconds = started.elapsed().as_secs();
        terminal::err(&format!("\r\x1b[K{}", line(begun, names.len(), current, seconds)));
        shown = true;
    }
    if shown {
        terminal::err("\r\x1b[K");
    }
}

fn line(begun: usize, count: usize, current: &str, seconds: u64) -> String {
    const WIDTH: usize = 20;
    let full = begun * WIDTH / count.max(1);
    let current: String = current.chars().take(40).collect();
    // As if those that are left took as long as those that were begun.
    let left = seconds * count.saturating_sub(begun) as u64 / begun.max(1) as u64;
    let left = if begun > 1 && left > 0 { format!(", about {left} s left") } else { String::new() };
    format!("[{}{}] {begun}/{count} {current} ({seconds} s{left})", "#".repeat(full), "-".repeat(WIDTH - full))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_as_long_as_it_should_be() {
        assert_eq!(line(1, 2, "p01", 3), "[##########----------] 1/2 p01 (3 s)");
        assert_eq!(line(0, 0, "", 0), "[--------------------] 0/0  (0 s)");
        assert_eq!(line(5, 20, "p05", 10), "[#####---------------] 5/20 p05 (10 s, about 30 s left)");
    }
}
