//! Answers in time, for commands that have one question and engines that cannot always be interrupted.
//!
//! Engines look at the clock themselves, and what they found until then is reported. But a single question to the solver, or the
//! release of what a search has built, may go on for a while, and memory may be used up. Then the answer is given without them,
//! and the program ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use selfsame_core::verdict::Reason;

use crate::limits::Allowance;
use crate::worker::{self, Begun};

/// How often it is looked whether something is used up.
const LOOK: Duration = Duration::from_millis(20);

/// Waits until it is too late.
pub struct Watchdog {
    is_answered: Arc<AtomicBool>,
    begun: Option<Begun>,
}

impl Watchdog {
    /// When a twentieth more than the time allowed has passed without an answer, or there is another reason to stop, `give_up`
    /// writes one and gives the exit code. So it does at once if the item of this name was the end of another process.
    pub fn start(name: &str, allowance: Allowance, give_up: impl FnOnce(Reason) -> u8 + Send + 'static) -> Watchdog {
        let is_answered = Arc::new(AtomicBool::new(false));
        let begun = match worker::begin(name) {
            Ok(begun) => Some(begun),
            Err(reason) => std::process::exit(i32::from(give_up(reason))),
        };
        let claimed = is_answered.clone();
        let (time, alarm) = (allowance.time(), worker::alarms());
        let latest = Instant::now().checked_add(time.saturating_add(time / 20));
        let wait = move || {
            let reason = loop {
                std::thread::sleep(LOOK);
                match () {
                    () if claimed.load(Ordering::SeqCst) => return,
                    () if worker::is_interrupted() => break Reason::Interrupted,
                    () if worker::alarms() != alarm => break Reason::MemoryLimit(allowance.megabytes),
                    () if latest.is_some_and(|latest| Instant::now() >= latest) => {
                        break Reason::Timeout(allowance.seconds);
                    }
                    () => {}
                }
            };
            if !claimed.swap(true, Ordering::SeqCst) {
                worker::report();
                std::process::exit(i32::from(worker::exit_code(give_up(reason))));
            }
        };
        // The thread is never waited for. Without it the engine's own answer comes, perhaps late.
        let _ = std::thread::Builder::new().name("watchdog".into()).spawn(wait);
        Watchdog { is_answered, begun }
    }

    /// Whoever has an answer asks first: only one is written. If it comes too late, the program is ending.
    pub fn answer<T>(mut self, write: impl FnOnce() -> T) -> T {
        while self.is_answered.swap(true, Ordering::SeqCst) {
            std::thread::park();
        }
        self.begun = None;
        write()
    }
}
