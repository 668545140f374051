//! Asks again whenever a source changes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;

use crate::worker::INTERRUPTED_CODE;
use crate::{config, files};

/// How often files are looked at.
const LOOK: Duration = Duration::from_millis(300);

/// Carries a command out again whenever a source changes, and says when it waits for that; the exit code of the last time.
pub fn run(paths: &[PathBuf], mut once: impl FnMut() -> u8, waits: impl Fn()) -> u8 {
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
        waits();
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
