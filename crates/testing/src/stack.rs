//! Threads with the stack that the command line has.

use std::sync::Mutex;
use std::thread::Builder;

/// As much as `ask` gives to a thread: only the pages that are touched cost memory.
const BYTES: usize = 1 << 30;

/// Does the work on a large stack, and panics if it does.
pub fn on_large_stack<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = Builder::new().stack_size(BYTES).spawn(work).expect("a thread can be started");
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Does the same with each of them on all cores, on large stacks. Results are in the order of the items.
pub fn side_by_side<I: Send, T: Send>(items: impl IntoIterator<Item = I>, work: impl Fn(I) -> T + Sync) -> Vec<T> {
    let waiting = Mutex::new(items.into_iter().enumerate().collect::<std::collections::VecDeque<_>>());
    let done = Mutex::new(Vec::new());
    let next = || waiting.lock().expect("nobody panics with it").pop_front();
    let run = || {
        while let Some((number, item)) = next() {
            let result = work(item);
            done.lock().expect("nobody panics with it").push((number, result));
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        let start = |_| Builder::new().stack_size(BYTES).spawn_scoped(scope, run).expect("a thread can be started");
        let threads: Vec<_> = (0..cores).map(start).collect();
        for thread in threads {
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
    let mut done = done.into_inner().expect("nobody panicked with it");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order() {
        assert_eq!(side_by_side(0..100, |number| number * 2), (0..100).map(|number| number * 2).collect::<Vec<_>>());
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_panic_is_passed_on() {
        side_by_side(0..10, |number| assert_ne!(number, 7, "seven"));
    }
}
