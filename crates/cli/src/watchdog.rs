//! Answers in time, for engines that cannot always be interrupted.
//!
//! Engines look at the clock themselves, and what they found until then is reported. But a single question to the solver, or the
//! release of what a search has built, may go on for a while. Then the answer is given without them, and the program ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

/// As much as the command line's own thread has: only touched pages cost memory.
const STACK_BYTES: usize = 1 << 30;

/// Waits until it is too late.
pub struct Watchdog {
    is_answered: Arc<AtomicBool>,
}

impl Watchdog {
    /// When a twentieth more than the time allowed has passed without an answer, `give_up` writes one and gives the exit code.
    pub fn start(seconds: u64, give_up: impl FnOnce() -> u8 + Send + 'static) -> Watchdog {
        let is_answered = Arc::new(AtomicBool::new(false));
        let claimed = is_answered.clone();
        let time = Duration::from_secs(seconds);
        let wait = move || {
            std::thread::sleep(at_the_latest(time));
            if !claimed.swap(true, Ordering::SeqCst) {
                std::process::exit(i32::from(give_up()));
            }
        };
        // The thread is never waited for. Without it the engine's own answer comes, perhaps late.
        let _ = std::thread::Builder::new().name("watchdog".into()).spawn(wait);
        Watchdog { is_answered }
    }

    /// Whoever has an answer asks first: only one is written. If it comes too late, the program is ending.
    pub fn answer<T>(self, write: impl FnOnce() -> T) -> T {
        while self.is_answered.swap(true, Ordering::SeqCst) {
            std::thread::park();
        }
        write()
    }
}

/// What the work comes to, if that is in time; otherwise it is left alone, and what it comes to is lost.
pub fn within<T: Send + 'static>(time: Duration, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, receiver) = channel();
    let run = move || {
        // Nobody may be waiting any more.
        let _ = sender.send(work());
    };
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(run).ok()?;
    match receiver.recv_timeout(at_the_latest(time)) {
        Ok(result) => Some(result),
        Err(_) if thread.is_finished() => match thread.join() {
            Ok(()) => receiver.try_recv().ok(),
            Err(panic) => std::panic::resume_unwind(panic),
        },
        Err(_) => None,
    }
}

/// A twentieth more than was allowed, for those who look at the clock themselves.
fn at_the_latest(time: Duration) -> Duration {
    time.saturating_add(time / 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_does_not_end_is_left_alone() {
        assert_eq!(within(Duration::from_secs(600), || 7), Some(7));
        let stuck = || loop {
            std::thread::park();
        };
        assert_eq!(within(Duration::from_millis(1), stuck), None::<u8>);
    }

    #[test]
    fn a_panic_is_passed_on() {
        let caught = std::panic::catch_unwind(|| within(Duration::from_secs(600), || -> u8 { panic!("as expected") }));
        assert!(caught.is_err());
    }
}
