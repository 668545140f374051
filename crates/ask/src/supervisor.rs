//! The process that a user starts: it has another one do the work, and starts a new one when that has an accident.
//!
//! A stack that overflows, an allocation that fails, a bug in the solver's library end a process, whatever it does. The only
//! thing that survives all of them is another process. So this one does nothing but wait; when its worker ends by a signal,
//! or because memory is used up, the [`Journal`] says which items were in work, and a new worker begins without them. It
//! does the others again: an accident is rare, and answers are not worth being carried across.

use std::process::{Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::journal::Journal;
use crate::worker::{JOURNAL, REPLACE_ME};

/// More accidents than this are told, not survived.
pub const MOST_WORKERS: usize = 100;
/// The exit code of a bug.
const BUG: u8 = 101;

/// Has the command line of this process carried out, and says when that is begun again. None if it is not possible: then this
/// process does it.
pub fn run(begun_again: fn()) -> Option<u8> {
    let journal = Journal::create()?;
    let code = run_with(&journal, begun_again);
    journal.remove();
    code
}

fn run_with(journal: &Journal, begun_again: fn()) -> Option<u8> {
    let program = std::env::current_exe().ok()?;
    let mut signals = signal_hook::iterator::Signals::new([
        signal_hook::consts::SIGINT,
        signal_hook::consts::SIGTERM,
        signal_hook::consts::SIGHUP,
    ])
    .ok()?;
    let handle = signals.handle();
    let (pid, known) = std::sync::mpsc::channel::<Option<Pid>>();
    let forward = std::thread::spawn(move || {
        let mut worker = None;
        for _ in signals.forever() {
            worker = known.try_iter().last().unwrap_or(worker);
            if let Some(worker) = worker {
                // It may have ended meanwhile.
                let _ = kill_process(worker, Signal::INT);
            }
        }
        worker.is_some()
    });
    let mut code = None;
    for _ in 0..MOST_WORKERS {
        let mut command = Command::new(&program);
        command.args(std::env::args_os().skip(1)).env(JOURNAL, journal.path()).stdin(Stdio::inherit());
        let Ok(mut worker) = command.spawn() else { break };
        // Only the thread above may be gone, at the end.
        let _ = pid.send(i32::try_from(worker.id()).ok().and_then(Pid::from_raw));
        let Ok(status) = worker.wait() else { break };
        let _ = pid.send(None);
        code = ended(status);
        if code.is_some() || !journal.learn() {
            code = code.or(Some(BUG));
            break;
        }
        code = Some(BUG);
        begun_again();
    }
    handle.close();
    // Signals are of no interest any more.
    drop(forward);
    code
}

/// The exit code of a worker that has done its work; None if another one is to go on.
pub fn ended(status: ExitStatus) -> Option<u8> {
    match status.code() {
        Some(REPLACE_ME) | None => None,
        Some(code) => u8::try_from(code).ok().or(Some(BUG)),
    }
}
