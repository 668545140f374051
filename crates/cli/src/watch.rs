//! Asks again whenever a source changes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use selfsame_ask::config::{self, Config};
use selfsame_ask::worker::INTERRUPTED_CODE;
use selfsame_ask::{files, project};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;

use crate::options::Command;
use crate::terminal;

/// How often files are looked at.
const LOOK: Duration = Duration::from_millis(300);

/// The paths to look at, if the command is to be carried out again and again.
pub fn watched(command: &Command) -> Option<Vec<PathBuf>> {
    let paths = match command {
        Command::Check(options) if options.again.watch => &options.files,
        Command::Refine(options) if options.again.watch => &options.files,
        Command::Diff(options) if options.watch => &options.paths,
        _ => return None,
    };
    // What is wrong with the project's file is said by the command itself.
    let config = Config::around(Path::new(".")).ok().flatten();
    Some(project::given(paths, config.as_ref()).unwrap_or_else(|| vec![PathBuf::from(".")]))
}

/// Carries it out again whenever a source changes; the exit code of the last time.
pub fn run(paths: &[PathBuf], mut once: impl FnMut() -> u8) -> u8 {
    let is_waiting = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        // Without it the signal ends the process as it ends others.
        let _ = flag::register_conditional_shutdown(signal, i32::from(INTERRUPTED_CODE), is_waiting.clone());
    }
    loop {
        let before = state(paths);
        is_waiting.store(false, Ordering::SeqCst);
        let code = once();
        is_waiting.store(true, Ordering::SeqCst);
        if code == INTERRUPTED_CODE {
            return code;
        }
        terminal::err("\nwaiting for a change (Ctrl-C ends it)\n\n");
        while state(paths) == before {
            std::thread::sleep(LOOK);
        }
    }
}

/// When each file was written last.
fn state(paths: &[PathBuf]) -> BTreeMap<PathBuf, Option<SystemTime>> {
    let time = |path: &Path| std::fs::metadata(path).and_then(|file| file.modified()).ok();
    let all = files::of_paths(paths).into_iter().chain([PathBuf::from(config::FILE)]);
    all.map(|path| (path.clone(), time(&path))).collect()
}
