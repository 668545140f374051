//! Many questions at once.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

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
    /// Of all questions.
    pub names: &'a [String],
    answered: &'a AtomicUsize,
    current: &'a dyn Fn() -> Option<usize>,
    is_done: &'a dyn Fn() -> bool,
}

impl Course<'_> {
    /// How many are answered.
    pub fn answered(&self) -> usize {
        self.answered.load(Ordering::Relaxed).min(self.names.len())
    }

    /// Of those at work, the one that was begun first: it takes longest.
    pub fn current(&self) -> &str {
        (self.current)().and_then(|i| self.names.get(i)).map_or("", String::as_str)
    }

    /// Whether all are answered.
    pub fn is_done(&self) -> bool {
        (self.is_done)()
    }
}

/// What follows from a piece of work.
pub enum Next<J> {
    /// The question is answered, and that makes these pieces possible, each of the question of this number. They are begun
    /// before all that waits, so that what was begun first is done first.
    Answered(Vec<(usize, J)>),
    /// Its question is still open; these pieces are possible now.
    Open(Vec<(usize, J)>),
}

/// What waits, and the questions at work, which may find more that does.
struct Queue<J> {
    waiting: VecDeque<(usize, J)>,
    at_work: Vec<usize>,
}

impl Crew<'_> {
    /// The answers to all questions, in their order.
    pub fn all<T: Send>(&self, names: &[String], answer: impl Fn(usize) -> T + Sync) -> Vec<T> {
        self.each(names, answer, |_, _| {})
    }

    /// As [`Crew::all`], where each answer is told as soon as it is there, one at a time.
    pub fn each<T: Send>(
        &self,
        names: &[String],
        answer: impl Fn(usize) -> T + Sync,
        told: impl FnMut(usize, &T) + Send,
    ) -> Vec<T> {
        let mut answers: Vec<Option<T>> = names.iter().map(|_| None).collect();
        let mut told = told;
        let keep = |i: usize, answer: T| {
            told(i, &answer);
            answers[i] = Some(answer);
            Next::Answered(Vec::new())
        };
        self.pieces(names, (0..names.len()).map(|i| (i, ())).collect(), |i, ()| answer(i), keep);
        answers.into_iter().flatten().collect()
    }

    /// Does pieces of work, each of a question by its number, and those that become possible by them. What came of a piece is
    /// handed over one at a time.
    pub fn pieces<J: Send, T: Send>(
        &self,
        names: &[String],
        first: Vec<(usize, J)>,
        work: impl Fn(usize, J) -> T + Sync,
        done: impl FnMut(usize, T) -> Next<J> + Send,
    ) {
        let jobs = if worker::is_careful() { 1 } else { self.jobs };
        let queue = Mutex::new(Queue { waiting: first.into(), at_work: Vec::new() });
        let (done, is_more) = (Mutex::new(done), Condvar::new());
        let answered = AtomicUsize::new(0);
        let take = || {
            let mut queue = lock(&queue);
            loop {
                match queue.waiting.pop_front() {
                    Some(piece) => {
                        queue.at_work.push(piece.0);
                        return Some(piece);
                    }
                    None if queue.at_work.is_empty() => return None,
                    None => queue = is_more.wait(queue).unwrap_or_else(PoisonError::into_inner),
                }
            }
        };
        let turn = || {
            while let Some((i, piece)) = take() {
                // Whoever waits is told even of a panic.
                let _leaving = Leaving { queue: &queue, is_more: &is_more, question: i };
                let result = work(i, piece);
                let next = (*lock(&done))(i, result);
                let more = match next {
                    Next::Answered(more) => {
                        answered.fetch_add(1, Ordering::Relaxed);
                        more
                    }
                    Next::Open(more) => more,
                };
                let mut queue = lock(&queue);
                more.into_iter().rev().for_each(|piece| queue.waiting.push_front(piece));
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs.min(names.len()))
                .map(|_| std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, turn))
                .collect();
            if threads.iter().all(Result::is_err) {
                turn();
            }
            let is_done = || threads.iter().flatten().all(std::thread::ScopedJoinHandle::is_finished);
            let current = || lock(&queue).at_work.first().copied();
            self.progress.watch(&Course { names, answered: &answered, current: &current, is_done: &is_done });
            for thread in threads.into_iter().flatten() {
                if let Err(panic) = thread.join() {
                    std::panic::resume_unwind(panic);
                }
            }
        });
    }
}

/// Somebody at work; when this goes, they are not any more.
struct Leaving<'a, J> {
    queue: &'a Mutex<Queue<J>>,
    is_more: &'a Condvar,
    question: usize,
}

impl<J> Drop for Leaving<'_, J> {
    fn drop(&mut self) {
        let mut queue = lock(self.queue);
        queue.at_work.iter().position(|i| *i == self.question).map(|at| queue.at_work.remove(at));
        drop(queue);
        self.is_more.notify_all();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// A slow one delays nobody: the others are told while it waits, here until all of them were.
    #[test]
    fn answers_are_told_when_they_are_there() {
        let names: Vec<String> = (0..10).map(|i| i.to_string()).collect();
        let crew = Crew { jobs: 2, progress: &Unwatched };
        let (others, all) = std::sync::mpsc::channel();
        let all = Mutex::new(all);
        let mut told = Vec::new();
        let answer = |i: usize| {
            if i == 0 {
                (0..9).for_each(|_| lock(&all).recv().expect("the others are told"));
            }
            i
        };
        crew.each(&names, answer, |i, _| {
            told.push(i);
            let _ = others.send(());
        });
        assert_eq!(told, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
    }

    /// Each question has a second piece, which is possible when the first pieces of its pair are done.
    #[test]
    fn pieces_make_others_possible() {
        let names: Vec<String> = (0..20).map(|i| i.to_string()).collect();
        for jobs in [1, 3] {
            let (mut left, mut finished) = ([2; 10], Vec::new());
            let first = (0..20).map(|i| (i, false)).collect();
            Crew { jobs, progress: &Unwatched }.pieces(
                &names,
                first,
                |_, is_second| is_second,
                |i, is_second| {
                    if is_second {
                        finished.push(i);
                        return Next::Answered(Vec::new());
                    }
                    left[i / 2] -= 1;
                    let both =
                        if left[i / 2] == 0 { vec![(i / 2 * 2, true), (i / 2 * 2 + 1, true)] } else { Vec::new() };
                    Next::Open(both)
                },
            );
            if jobs == 1 {
                assert_eq!(finished, (0..20).collect::<Vec<_>>(), "what was begun first is done first");
            }
            finished.sort_unstable();
            assert_eq!(finished, (0..20).collect::<Vec<_>>());
        }
    }
}
