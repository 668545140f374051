//! Answers in time, for engines that cannot always be interrupted.
//!
//! Engines look at the clock themselves, and what they found until then is reported. But a single question to the solver, or the
//! release of what a search has built, may go on for a while. Then the answer is given without them, and the program ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

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
            std::thread::sleep(time.saturating_add(time / 20));
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
