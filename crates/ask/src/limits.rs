//! What one item may use: time, effort, memory. Whatever it does, it costs no other item its answer.
//!
//! An item (a file to load, a law, a pair) is worked on by a thread of its own, which nobody waits for longer than allowed.
//! Engines look at the clock and at the count of their steps themselves (`core::effort`), so that this is for what they do
//! not see: a type checker that does not end, a question to the solver, the release of a large heap. A panic ends the thread
//! alone. What ends the whole process, a stack that overflows or memory that is used up, is the business of
//! [`crate::worker`] and of the process that waits for it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use selfsame_core::effort;
use selfsame_core::verdict::Reason;
use serde::{Deserialize, Serialize};

use crate::worker;

/// Front ends recurse over source trees, whose nesting the parser bounds; only touched pages of this cost memory.
pub const STACK_BYTES: usize = 1 << 30;
/// Work for each item where nothing else is said; on a machine of 2025 somewhat less than a minute's.
pub const EFFORT: u64 = 100_000;
/// Time for each item where nothing else is said.
pub const SECONDS: u64 = 60;
/// How often a waiting thread looks up.
const LOOK: Duration = Duration::from_millis(20);

/// What one item may use.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Allowance {
    /// Whatever was done until then.
    pub seconds: u64,
    /// In units; see [`effort::UNIT`].
    pub effort: u64,
    /// Of all items together.
    pub megabytes: u64,
}

impl Allowance {
    /// How long it may take.
    pub fn time(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    /// For an engine that counts what it uses itself, so that it stops before it is stopped: what a count leaves out, the
    /// program and the allocator's own needs come to about as much again, and the library is loaded before.
    pub fn bytes(&self) -> usize {
        usize::try_from(self.megabytes.saturating_mul(1 << 20) / 4).unwrap_or(usize::MAX)
    }

    /// In steps.
    pub fn steps(&self) -> u64 {
        self.effort.saturating_mul(effort::UNIT)
    }

    /// Why there was no answer when the engine says that there was no time: whether it was the clock. Asked on the thread
    /// that did the work.
    pub fn reason(&self, reason: Reason) -> Reason {
        match reason {
            Reason::Timeout(_) if effort::is_why() => Reason::Effort(self.effort),
            other => other,
        }
    }
}

/// Does the work, or says why it was left: under this name others may be told of it.
pub fn item<T: Send + 'static>(
    name: &str,
    allowance: Allowance,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Reason> {
    let steps = allowance.steps();
    paced(name, allowance, move |_| effort::allow(steps, work))
}

/// The same for work in several parts of which each has the time allowed, and steps as it says itself.
pub fn paced<T: Send + 'static>(
    name: &str,
    allowance: Allowance,
    work: impl FnOnce(&Pace) -> T + Send + 'static,
) -> Result<T, Reason> {
    let begun = worker::begin(name)?;
    let (sender, receiver) = channel();
    let pace = Pace::default();
    let (stop, alarm) = (Arc::new(AtomicBool::new(false)), worker::alarms());
    let (stopped, theirs) = (stop.clone(), pace.clone());
    let run = move || {
        let result = catch_unwind(AssertUnwindSafe(|| effort::until(stopped, || work(&theirs))));
        // Nobody may be waiting any more.
        let _ = sender.send(result);
    };
    if let Err(error) = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(run) {
        return Err(Reason::Crashed(format!("cannot start a thread: {error}")));
    }
    let mut latest = at_the_latest(allowance.time());
    let result = loop {
        let now = Instant::now();
        if pace.is_new.swap(false, Ordering::Relaxed) {
            latest = at_the_latest(allowance.time());
        }
        let left = latest.map_or(LOOK, |latest| latest.saturating_duration_since(now));
        match receiver.recv_timeout(left.min(LOOK)) {
            Ok(Ok(result)) => break Ok(result),
            Ok(Err(panic)) => break Err(Reason::Crashed(words(&*panic))),
            Err(RecvTimeoutError::Disconnected) => break Err(Reason::Crashed("a thread ended".into())),
            Err(RecvTimeoutError::Timeout) if worker::is_interrupted() => break Err(Reason::Interrupted),
            Err(RecvTimeoutError::Timeout) if worker::alarms() != alarm => {
                break Err(Reason::MemoryLimit(allowance.megabytes));
            }
            Err(RecvTimeoutError::Timeout) if latest.is_some_and(|latest| Instant::now() >= latest) => {
                break Err(Reason::Timeout(allowance.seconds));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    };
    stop.store(true, Ordering::Relaxed);
    match &result {
        Err(Reason::Timeout(_)) => begun.leave(),
        _ => drop(begun),
    }
    result
}

/// By which work in several parts says that it is at the next one.
#[derive(Clone, Default)]
pub struct Pace {
    is_new: Arc<AtomicBool>,
}

impl Pace {
    /// The time begins anew.
    pub fn next(&self) {
        self.is_new.store(true, Ordering::Relaxed);
    }
}

/// A twentieth more than was allowed, for those who look at the clock themselves. None if there is no such time.
fn at_the_latest(time: Duration) -> Option<Instant> {
    Instant::now().checked_add(time.saturating_add(time / 20))
}

/// What a panic said.
pub fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOWANCE: Allowance = Allowance { seconds: 600, effort: 1, megabytes: 1 << 20 };

    #[test]
    fn work_that_does_not_end_is_left_alone() {
        assert_eq!(item("seven", ALLOWANCE, || 7), Ok(7));
        let stuck = || loop {
            std::thread::park();
        };
        let none = Allowance { seconds: 0, ..ALLOWANCE };
        assert_eq!(item("stuck", none, stuck), Err::<u8, _>(Reason::Timeout(0)));
    }

    #[test]
    fn a_panic_is_an_answer() {
        let answer = item("broken", ALLOWANCE, || -> u8 { panic!("as {}", "expected") });
        assert_eq!(answer, Err(Reason::Crashed("as expected".into())));
    }

    #[test]
    fn steps_are_counted_for_each_item() {
        let spend = || {
            effort::spend(effort::UNIT);
            ALLOWANCE.reason(Reason::Timeout(600))
        };
        assert_eq!(item("dear", ALLOWANCE, spend), Ok(Reason::Effort(1)));
        assert_eq!(item("cheap", ALLOWANCE, || ALLOWANCE.reason(Reason::Timeout(600))), Ok(Reason::Timeout(600)));
    }
}
