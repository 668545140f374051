//! Many questions at once.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::limits::STACK_BYTES;
use crate::worker;

/// By how many threads questions are answered, and who is told how far they are.
#[derive(Clone, Copy)]
pub struct Crew<'a> {
    /// Questions that are worked on at the same time.
    pub jobs: usize,
    /// Whoever looks on.
    pub progress: &'a dyn Progress,
}

/// Somebody who looks on while questions are answered.
pub trait Progress: Sync {
    /// Called once for many questions, on the thread that waits for them; to return is to look away.
    fn watch(&self, course: &Course<'_>);
}

/// Nobody looks on.
pub struct Unwatched;

impl Progress for Unwatched {
    fn watch(&self, _: &Course<'_>) {}
}

/// How far many questions are.
pub struct Course<'a> {
    /// Of all questions, in the order in which they are begun.
    pub names: &'a [String],
    next: &'a AtomicUsize,
    is_done: &'a dyn Fn() -> bool,
}

impl Course<'_> {
    /// How many were begun.
    pub fn begun(&self) -> usize {
        self.next.load(Ordering::Relaxed).min(self.names.len())
    }

    /// Whether all are answered.
    pub fn is_done(&self) -> bool {
        (self.is_done)()
    }
}

impl Crew<'_> {
    /// The answers to all questions, in their order.
    pub fn all<T: Send>(&self, names: &[String], answer: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let jobs = if worker::is_careful() { 1 } else { self.jobs };
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
            let is_done = || threads.iter().flatten().all(std::thread::ScopedJoinHandle::is_finished);
            self.progress.watch(&Course { names, next: &next, is_done: &is_done });
            for thread in threads.into_iter().flatten() {
                if let Err(panic) = thread.join() {
                    std::panic::resume_unwind(panic);
                }
            }
        });
        let answers = answers.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        answers.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_in_the_order_of_the_questions() {
        let names: Vec<String> = (0..50).map(|i| i.to_string()).collect();
        for jobs in [1, 4, 100] {
            let crew = Crew { jobs, progress: &Unwatched };
            assert_eq!(crew.all(&names, |i| i * i), (0..50).map(|i| i * i).collect::<Vec<_>>());
            assert_eq!(crew.all(&[], |i| i), Vec::<usize>::new());
        }
    }
}
