//! Many questions at once, and a line that says how far they are.

use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::limits::STACK_BYTES;
use crate::{terminal, worker};

/// Work that is done sooner needs no progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// The answers to all questions, in their order, found by so many threads.
pub fn all<T: Send>(names: &[String], jobs: usize, answer: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let jobs = if worker::is_careful() { 1 } else { jobs };
    let next = AtomicUsize::new(0);
    let answers: Mutex<Vec<Option<T>>> = Mutex::new(names.iter().map(|_| None).collect());
    let work = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= names.len() {
                return;
            }
            let answer = answer(i);
            let mut answers = answers.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            answers[i] = Some(answer);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.min(names.len()))
            .map(|_| std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work))
            .collect();
        if threads.iter().all(Result::is_err) {
            work();
        }
        if std::io::stderr().is_terminal() {
            let is_done = || threads.iter().flatten().all(std::thread::ScopedJoinHandle::is_finished);
            watch(names, &next, &is_done);
        }
        for thread in threads.into_iter().flatten() {
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
    let answers = answers.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    answers.into_iter().flatten().collect()
}

/// Keeps the line on the terminal up to date until everything is done, then takes it away.
fn watch(names: &[String], next: &AtomicUsize, is_done: &dyn Fn() -> bool) {
    let started = Instant::now();
    let mut shown = false;
    while !is_done() {
        std::thread::sleep(Duration::from_millis(if shown { 100 } else { 20 }));
        if started.elapsed() < PATIENCE {
            continue;
        }
        let begun = next.load(Ordering::Relaxed).min(names.len());
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
    format!("[{}{}] {begun}/{count} {current} ({seconds} s)", "#".repeat(full), "-".repeat(WIDTH - full))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_in_the_order_of_the_questions() {
        let names: Vec<String> = (0..50).map(|i| i.to_string()).collect();
        for jobs in [1, 4, 100] {
            assert_eq!(all(&names, jobs, |i| i * i), (0..50).map(|i| i * i).collect::<Vec<_>>());
        }
        assert_eq!(all(&[], 4, |i| i), Vec::<usize>::new());
    }

    #[test]
    fn the_bar_is_as_long_as_it_should_be() {
        assert_eq!(line(1, 2, "p01", 3), "[##########----------] 1/2 p01 (3 s)");
        assert_eq!(line(0, 0, "", 0), "[--------------------] 0/0  (0 s)");
    }
}
