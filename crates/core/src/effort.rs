//! What one item may cost, counted in steps: the same on every machine, so that a slow one gives the answers of a fast one.
//!
//! Engines [`spend`] what they do, in steps of about equal cost (a term made or looked up, a few evaluations), and where they
//! look at the clock they ask [`is_over`] instead. Nothing is handed around: an item is worked on by one thread from its
//! beginning to its end, and whoever begins it says what it may cost ([`allow`]). Without that there is no limit.
//!
//! The clock is only the last resort ([`is_late`]), and an item of which nobody wants the answer any more is stopped in the
//! same way. When memory runs low ([`is_short_of_memory`]), whoever has found something keeps it and ends.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Steps that make one unit, as users count.
pub const UNIT: u64 = 1000;

thread_local! {
    static SPENT: Cell<u64> = const { Cell::new(0) };
    static LIMIT: Cell<u64> = const { Cell::new(u64::MAX) };
    static STOP: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
    /// Some limit was reached, of all of the work or of a part of it.
    static REACHED: Cell<bool> = const { Cell::new(false) };
    /// Some deadline was reached.
    static PASSED: Cell<bool> = const { Cell::new(false) };
}

/// The whole process has little memory left.
static SHORT_OF_MEMORY: AtomicBool = AtomicBool::new(false);

/// Says that most of the memory that is allowed is used.
pub fn be_short_of_memory() {
    SHORT_OF_MEMORY.store(true, Ordering::Relaxed);
}

/// Whether to end the work with what was found: a little later it is lost.
pub fn is_short_of_memory() -> bool {
    SHORT_OF_MEMORY.load(Ordering::Relaxed)
}

/// Counts steps.
pub fn spend(steps: u64) {
    SPENT.with(|spent| spent.set(spent.get().saturating_add(steps)));
}

/// The steps of this thread so far.
pub fn spent() -> u64 {
    SPENT.with(Cell::get)
}

/// The steps that may still be made.
pub fn left() -> u64 {
    LIMIT.with(Cell::get).saturating_sub(spent())
}

/// Whether all steps that were allowed are made.
pub fn is_spent() -> bool {
    left() == 0
}

/// Whether the count of steps alone ended what this thread left unfinished so far: a share of them was used up, and the clock was not in the way.
pub fn is_why() -> bool {
    (is_spent() || REACHED.with(Cell::get)) && !PASSED.with(Cell::get)
}

/// Whether somebody outside has said that the work is not wanted any more.
fn is_stopped() -> bool {
    STOP.with(|stop| stop.borrow().as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed)))
}

/// Whether to end the work, whatever the time is.
pub fn is_over() -> bool {
    is_spent() || is_stopped()
}

/// Whether to end the work: all steps are made, nobody wants it, or there is no more time.
pub fn is_late(deadline: Option<Instant>) -> bool {
    if is_over() {
        return true;
    }
    let is_passed = deadline.is_some_and(|deadline| Instant::now() >= deadline);
    if is_passed {
        PASSED.with(|passed| passed.set(true));
    }
    is_passed
}

/// Works with at most so many steps, and no more than what is left around it.
pub fn allow<T>(steps: u64, work: impl FnOnce() -> T) -> T {
    let outer = LIMIT.with(Cell::get);
    let _restored = Restored(outer);
    LIMIT.with(|limit| limit.set(outer.min(spent().saturating_add(steps))));
    work()
}

/// Works until the flag is set from outside.
pub fn until<T>(stop: Arc<AtomicBool>, work: impl FnOnce() -> T) -> T {
    let outer = STOP.with(|known| known.replace(Some(stop)));
    let result = work();
    STOP.with(|known| known.replace(outer));
    result
}

/// The limit around, which holds again when the work ends, by a panic too.
struct Restored(u64);

impl Drop for Restored {
    fn drop(&mut self) {
        if is_spent() {
            REACHED.with(|reached| reached.set(true));
        }
        LIMIT.with(|limit| limit.set(self.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_limits_never_exceed_outer_ones() {
        allow(10, || {
            spend(4);
            allow(3, || {
                assert_eq!(left(), 3);
                spend(3);
                assert!(is_over());
            });
            assert_eq!(left(), 3);
            allow(100, || assert_eq!(left(), 3));
            spend(5);
            assert!(is_spent());
        });
        assert!(!is_over());
    }

    #[test]
    fn a_share_that_is_used_up_is_why_unless_the_clock_was() {
        let on_a_thread = |work: fn()| std::thread::spawn(work).join().expect("it does not panic");
        on_a_thread(|| {
            allow(10, || {
                assert!(!is_why());
                allow(3, || spend(3));
                assert!(is_why() && !is_spent());
                allow(3, || assert!(is_late(Some(Instant::now()))));
                assert!(!is_why());
            });
        });
        on_a_thread(|| assert!(!is_why()));
    }

    #[test]
    fn work_is_stopped_from_outside() {
        let stop = Arc::new(AtomicBool::new(false));
        until(stop.clone(), || {
            assert!(!is_late(None));
            stop.store(true, Ordering::Relaxed);
            assert!(is_late(None) && !is_spent());
        });
        assert!(!is_late(None));
    }
}
