//! `selfsame recheck CERT...`

use std::path::{Path, PathBuf};
use std::time::Instant;

use selfsame_ask::disk;
use selfsame_ask::recheck::{Rechecked, recheck};
use selfsame_ask::source::Unread;
use selfsame_core::verdict::Verdict;
use selfsame_report::{Asked, Entry, Evidence, Report};
use serde_json::Map;

use crate::options::{Reads, Recheck};
use crate::terminal;

pub fn run(options: Recheck) -> u8 {
    let reads = Reads::AsWritten("a certificate says itself what Int is");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("recheck");
    let mut failed = false;
    let (paths, empty) = certificates(&options.certificates);
    for folder in empty {
        terminal::refuse(&format!("there is no certificate (.json) in {}", folder.display()));
        failed = true;
    }
    for path in &paths {
        let started = Instant::now();
        match recheck(path, &options.common.include, options.common.allowance(), &mut sources) {
            Ok(rechecked) => {
                let time_ms = started.elapsed().as_secs_f64() * 1000.0;
                report.entries.push(entry(path, rechecked, time_ms));
            }
            Err(Unread::Stopped(reason)) => report.entries.push(Entry::unread(&path.display().to_string(), &reason)),
            Err(Unread::Unreadable(message)) => {
                terminal::refuse(&message);
                failed = true;
            }
        }
    }
    let code = terminal::finish(&report, &sources, &options.common);
    if failed { 2 } else { code }
}

/// The files given and those of the folders given, and the folders that have none.
fn certificates(given: &[PathBuf]) -> (Vec<PathBuf>, Vec<&PathBuf>) {
    let (mut files, mut empty) = (Vec::new(), Vec::new());
    for path in given {
        if !disk::is_folder(path) {
            files.push(path.clone());
            continue;
        }
        let found = disk::list(path, |one| !one.is_folder && one.text().ends_with(".json"));
        if found.is_empty() {
            empty.push(path);
        }
        files.extend(found.into_iter().map(|one| path.join(one.name)));
    }
    (files, empty)
}

fn entry(path: &Path, rechecked: Rechecked, time_ms: f64) -> Entry {
    let Rechecked { name, source, by_solver, line, outcome, rests_on } = rechecked;
    let (verdict, text) = match outcome {
        Ok(()) if rests_on.is_empty() => (Verdict::Verified, format!("accepted  {name}")),
        Ok(()) => (Verdict::Verified, format!("accepted  {name}\n    provided that: {}", rests_on.join("; "))),
        Err(why) => (Verdict::Refuted(()), format!("rejected  {name}\n    {}: {why}", path.display())),
    };
    Entry {
        asked: Asked::Certificate,
        verdict,
        time_ms,
        evidence: Some(if by_solver { Evidence::Solver } else { Evidence::Certified }),
        assumptions: rests_on,
        details: Map::from_iter([("certificate".to_owned(), path.display().to_string().into())]),
        text,
        ..Entry::new(&name, source.display().to_string(), line)
    }
}
