//! The process that does the work, as it sees itself: what it is doing is written to a [`Journal`], the memory that it uses
//! is looked at, and Ctrl-C makes it come to an end with what is finished.
//!
//! Without a supervisor, as in tests, there is no journal and items are all that is kept apart.

use std::fs::File;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use selfsame_core::effort;
use selfsame_core::verdict::Reason;

use crate::journal::{Cause, Journal, Past, SHOWN, line, note};
use crate::limits::Allowance;

/// The variable that names a worker's journal.
pub const JOURNAL: &str = "SELFSAME_JOURNAL";
/// How a worker ends that is to be replaced by another one.
pub const REPLACE_ME: i32 = 75;
/// The exit code of what was interrupted, as shells have it.
pub const INTERRUPTED_CODE: u8 = 130;
/// How often memory and the supervisor are looked at.
const LOOK: Duration = Duration::from_millis(20);

static STATE: OnceLock<State> = OnceLock::new();
static INTERRUPTED: OnceLock<Arc<AtomicBool>> = OnceLock::new();
/// How often memory was used up.
static ALARMS: AtomicU64 = AtomicU64::new(0);
static IN_WORK: AtomicU64 = AtomicU64::new(0);
/// From now on nothing is begun again: the answers are being written.
static IS_REPORTING: AtomicBool = AtomicBool::new(false);

struct State {
    journal: Mutex<Option<File>>,
    past: Past,
    seconds: u64,
    megabytes: u64,
}

/// Makes this process a worker, if it was started as one.
pub fn start(allowance: Allowance) {
    let journal = std::env::var_os(JOURNAL).map(|path| Journal::open(PathBuf::from(path)));
    let past = journal.as_ref().map(Journal::past).unwrap_or_default();
    let file = journal.as_ref().and_then(Journal::writer);
    let is_watched = file.is_some();
    let Allowance { seconds, megabytes, .. } = allowance;
    if STATE.set(State { journal: Mutex::new(file), past, seconds, megabytes }).is_err() {
        return;
    }
    let flag = INTERRUPTED.get_or_init(Arc::default);
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // Without it the process ends at once, as others do.
        let _ = signal_hook::flag::register(signal, flag.clone());
    }
    // Without it memory is not limited.
    let _ = std::thread::Builder::new().name("memory".into()).spawn(move || watch(megabytes, is_watched));
}

/// The exit code of a command: what was interrupted has one of its own.
pub fn exit_code(code: u8) -> u8 {
    if is_interrupted() { INTERRUPTED_CODE } else { code }
}

/// Whether the user wants no more answers.
pub fn is_interrupted() -> bool {
    INTERRUPTED.get().is_some_and(|flag| flag.load(Ordering::Relaxed))
}

/// Grows when memory is used up: then what is in work is to be left.
pub fn alarms() -> u64 {
    ALARMS.load(Ordering::Relaxed)
}

/// Whether one item is to be worked on at a time.
pub fn is_careful() -> bool {
    STATE.get().is_some_and(|state| state.past.is_careful)
}

/// People were shown the answer of this number, and are not to be shown it again by another worker.
pub fn show(number: usize) {
    written(SHOWN, &number.to_string());
}

/// Whether another worker has shown it.
pub fn is_shown(number: usize) -> bool {
    STATE.get().is_some_and(|state| state.past.shown.contains(&number))
}

/// The answers are about to be written.
pub fn report() {
    IS_REPORTING.store(true, Ordering::SeqCst);
}

/// An item in work; it ends when this does.
pub struct Begun {
    name: String,
}

/// Begins an item, unless it was the end of another worker, or the user wants no more.
pub fn begin(name: &str) -> Result<Begun, Reason> {
    if is_interrupted() {
        return Err(Reason::Interrupted);
    }
    let name = line(name);
    if let Some(state) = STATE.get() {
        let known = state.past.skipped.iter().find(|(skipped, _)| *skipped == name);
        match known.map(|(_, cause)| *cause) {
            Some(Cause::Crash) => {
                let how = "the process that worked on it ended, probably because its stack overflowed";
                return Err(Reason::Crashed(how.into()));
            }
            Some(Cause::Memory) => return Err(Reason::MemoryLimit(state.megabytes)),
            Some(Cause::Time) => return Err(Reason::Timeout(state.seconds)),
            None => {}
        }
        // What was left when memory was used up may still be there.
        if alarms() > 0 && is_kept(state) && !IS_REPORTING.load(Ordering::SeqCst) {
            std::process::exit(REPLACE_ME);
        }
    }
    IN_WORK.fetch_add(1, Ordering::SeqCst);
    written("begin", &name);
    Ok(Begun { name })
}

impl Begun {
    /// Its time is over, but its thread goes on.
    pub fn leave(self) {
        written("left", &self.name);
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        IN_WORK.fetch_sub(1, Ordering::SeqCst);
        // An item that used up memory is to be remembered by the next worker.
        if alarms() == 0 {
            written("end", &self.name);
        }
    }
}

fn is_kept(state: &State) -> bool {
    state.journal.lock().unwrap_or_else(PoisonError::into_inner).is_some()
}

fn written(word: &str, name: &str) {
    if let Some(state) = STATE.get()
        && let Some(file) = &mut *state.journal.lock().unwrap_or_else(PoisonError::into_inner)
    {
        note(file, word, name);
    }
}

/// Looks at what is used, until the process ends. Engines that can keep what they found are told early. Where several items are in work it is not known whose memory it is: another
/// worker takes them one by one. A single one is left, and its thread told so; if it goes on, another worker goes on without
/// it.
fn watch(megabytes: u64, is_watched: bool) {
    let parent = std::os::unix::process::parent_id();
    let limit = megabytes.saturating_mul(1 << 20);
    let (low, soft, hard) = (limit / 10 * 7, limit / 20 * 17, limit / 100 * 97);
    loop {
        std::thread::sleep(LOOK);
        if is_watched && std::os::unix::process::parent_id() != parent {
            // Nobody reads what would be written.
            std::process::exit(REPLACE_ME);
        }
        let used = resident();
        if used >= low {
            effort::be_short_of_memory();
        }
        if used < soft || IS_REPORTING.load(Ordering::SeqCst) {
            continue;
        }
        if alarms() == 0 {
            written("full", "-");
            ALARMS.store(1, Ordering::SeqCst);
            if is_watched && IN_WORK.load(Ordering::SeqCst) > 1 {
                std::process::exit(REPLACE_ME);
            }
        } else if is_watched && used >= hard {
            std::process::exit(REPLACE_ME);
        }
    }
}

/// Bytes of this process in memory; nothing where the system does not say.
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0);
    pages.saturating_mul(rustix::param::page_size() as u64)
}

#[cfg(test)]
mod tests {
    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_uses_memory() {
        assert!((1 << 20..1 << 40).contains(&super::resident()));
    }
}
