//! Answers jobs, each in a process of its own, which another one survives: a crash, a hang or too much memory is that job's result
//! and nobody else's.

use std::collections::BTreeSet;
use std::io::{BufRead, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use selfsame_ask::journal::Journal;
use selfsame_ask::limits::Allowance;
use selfsame_ask::supervisor::{MOST_WORKERS, ended};
use selfsame_ask::{disk, worker};

use crate::answer::{accident, answer, is_proved};
use crate::job::{Job, Label};
use crate::limits::{FIRST_LOOK, GRACE, LONGEST_LINE, LOOK, SILENCE};
use crate::part::Part;
use crate::result::{From, Outcome};
use crate::store::Store;

/// How jobs are answered.
pub struct Work {
    /// The program that answers one, with arguments: it calls [`answer_here`].
    pub program: PathBuf,
    /// See there.
    pub arguments: Vec<String>,
    /// Of this program: jobs of another one are not answered.
    pub version: String,
    /// Jobs that are answered at the same time.
    pub jobs: usize,
    /// Answers that others found.
    pub store: Option<Store>,
    /// Where texts are that jobs only name.
    pub texts: Option<PathBuf>,
    /// Of so many workers this one, from 0: it takes every so many-th job.
    pub share: (usize, usize),
    /// Keys of jobs that have results already.
    pub done: BTreeSet<String>,
}

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Results that were written.
    pub results: usize,
    /// Lines that are no jobs.
    pub wrong: usize,
}

impl Work {
    /// Answers all jobs of these lines, and writes the results as they come. The message says why no more can be written.
    pub fn run(&self, lines: impl BufRead + Send, out: impl Write + Send) -> Result<Done, String> {
        let (lines, out) = (Mutex::new(lines), Mutex::new((out, Done::default())));
        let is_over = AtomicBool::new(false);
        let turn = || -> Result<(), String> {
            while !is_over.load(Ordering::Relaxed) {
                let Some(line) = next(&lines) else { break };
                let result = self.result(&line)?;
                let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
                match result {
                    Some(Ok(text)) => {
                        let written = writeln!(out.0, "{text}").and_then(|()| out.0.flush());
                        written.map_err(|error| error.to_string())?;
                        out.1.results += 1;
                    }
                    Some(Err(())) => out.1.wrong += 1,
                    None => {}
                }
            }
            Ok(())
        };
        let outcomes: Vec<Result<(), String>> = std::thread::scope(|scope| {
            let run = || {
                let outcome = turn();
                is_over.fetch_or(outcome.is_err(), Ordering::Relaxed);
                outcome
            };
            let threads: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(run)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("a thread ended".into()))).collect()
        });
        outcomes.into_iter().collect::<Result<Vec<()>, String>>()?;
        Ok(out.into_inner().unwrap_or_else(PoisonError::into_inner).1)
    }

    /// The result of a line; nothing if the job is somebody else's, an error if it is none.
    fn result(&self, line: &str) -> Result<Option<Result<String, ()>>, String> {
        let started = Instant::now();
        let mut job = match Job::of_line(line) {
            Ok(job) => job,
            Err(_) if line.trim().is_empty() => return Ok(None),
            Err(_) => return Ok(Some(Err(()))),
        };
        let (mine, of) = self.share;
        if job.label.number % of.max(1) != mine || self.done.contains(&job.label.key) {
            return Ok(None);
        }
        let filled = job.fill(self.texts.as_deref());
        let (part, from) = match filled {
            _ if job.label.version != self.version => {
                let why = format!("the job is for version {}, and this is {}", job.label.version, self.version);
                (accident(&job.label.about, &why), From::Accident)
            }
            Err(why) => (accident(&job.label.about, &why), From::Accident),
            Ok(()) => self.part(&job)?,
        };
        let milliseconds = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let Job { label, question, .. } = job;
        Outcome::new(label, milliseconds, from, question, part).line().map(|line| Some(Ok(line)))
    }

    fn part(&self, job: &Job) -> Result<(Part, From), String> {
        let line = job.line()?;
        let allowance = job.question.allowance();
        if let Some(store) = &self.store
            && let Some(known) = store.get(&job.label.key)
            && let Some(part) = self.known(&line, &known, allowance)
        {
            return Ok((part, From::Store));
        }
        let Label { about, key, .. } = &job.label;
        let answered = match self.process(&line, None, allowance) {
            Ok(text) => text,
            Err(why) => return Ok((accident(about, &why), From::Accident)),
        };
        let Some(part) = answered.lines().next().and_then(Part::of_text) else {
            return Ok((accident(about, "the process that worked on it said nothing"), From::Accident));
        };
        if let (Some(store), true) = (&self.store, part.is_lasting) {
            store.put(key, &answered);
        }
        Ok((part, From::Work))
    }

    /// What others found, if it may be believed. A part in which nothing is proved has nothing to be checked.
    fn known(&self, line: &str, known: &str, allowance: Allowance) -> Option<Part> {
        let part = known.lines().next().and_then(Part::of_text)?;
        let is_verified = |kept: &crate::part::Kept| kept.entry().is_none_or(|entry| entry.word() == "verified");
        if !part.entries.iter().any(is_verified) {
            return Some(part);
        }
        let said = self.process(line, Some(known), allowance).ok()?;
        (said.trim_end() == TAKEN).then_some(part)
    }

    /// Has a process answer, or look at what is known. When it has an accident another one goes on without what it was doing.
    fn process(&self, line: &str, known: Option<&str>, allowance: Allowance) -> Result<String, String> {
        let journal = Journal::create().ok_or("no file can be made in the folder for temporary ones")?;
        let outcome = self.processes(&journal, line, known, allowance);
        journal.remove();
        outcome
    }

    fn processes(
        &self,
        journal: &Journal,
        line: &str,
        known: Option<&str>,
        allowance: Allowance,
    ) -> Result<String, String> {
        for _ in 0..MOST_WORKERS {
            let mut command = Command::new(&self.program);
            command.args(&self.arguments).env(worker::JOURNAL, journal.path());
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
            let mut child = command.spawn().map_err(|error| format!("no process can be started: {error}"))?;
            let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
            let silence = allowance.time().saturating_mul(SILENCE).saturating_add(GRACE);
            let (status, said) = std::thread::scope(|scope| {
                scope.spawn(move || {
                    // A process that does not read says so by how it ends.
                    let _ = stdin
                        .map(|mut stdin| stdin.write_all(format!("{line}\n{}", known.unwrap_or_default()).as_bytes()));
                });
                let said = scope.spawn(move || {
                    let mut said = String::new();
                    let read = stdout.map(|stdout| stdout.take(LONGEST_LINE).read_to_string(&mut said));
                    read.is_some_and(|read| read.is_ok()).then_some(said)
                });
                let status = wait(&mut child, journal, silence);
                (status, said.join().unwrap_or_default())
            });
            match (status?, said) {
                (Some(0), Some(said)) => return Ok(said),
                (Some(code), _) => return Err(format!("the process that worked on it ended with code {code}")),
                (None, _) if journal.learn() => {}
                (None, _) => return Err("the process that worked on it was ended".into()),
            }
        }
        Err("the processes that worked on it had too many accidents".into())
    }
}

fn next(lines: &Mutex<impl BufRead>) -> Option<String> {
    let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
    let mut bytes = Vec::new();
    let read = (&mut *lines).take(LONGEST_LINE).read_until(b'\n', &mut bytes);
    (read.is_ok_and(|count| count > 0)).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// Waits for a process: its exit code, none if another one is to go on. The message says that it hung.
fn wait(child: &mut Child, journal: &Journal, silence: Duration) -> Result<Option<u8>, String> {
    let (mut pause, mut heard, mut size) = (FIRST_LOOK, Instant::now(), 0);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(ended(status)),
            Ok(None) => {}
            Err(error) => return Err(error.to_string()),
        }
        let said = std::fs::metadata(journal.path()).map_or(0, |file| file.len());
        if said != size {
            (size, heard) = (said, Instant::now());
        }
        if heard.elapsed() > silence {
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("the process that worked on it did nothing for {} s", silence.as_secs()));
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(LOOK);
    }
}

/// What a process says that may take what is known.
const TAKEN: &str = "taken";

/// Answers the job on standard input in this process, which from then on has its files and no others. On the next lines may be what
/// somebody else answered, with the proofs; then it is said whether that may be believed. The text is for [`Work`].
pub fn answer_here(input: &str, start: impl FnOnce(Allowance)) -> Result<String, String> {
    let (line, known) = input.split_once('\n').unwrap_or((input, ""));
    let job = Job::of_line(line)?;
    let (folder, contents) = job.contents();
    disk::seal_as(folder, contents);
    start(job.question.allowance());
    if let Some((part, proofs)) = known.split_once('\n') {
        let is_taken = Part::of_text(part).is_some_and(|part| {
            let proofs: Vec<Option<String>> = serde_json::from_str(proofs).unwrap_or_default();
            is_proved(&job.question, &job.label.about, &part, &proofs)
        });
        worker::report();
        return Ok(if is_taken { TAKEN } else { "not taken" }.to_owned());
    }
    let (part, proofs) = answer(&job.question, &job.label.about);
    worker::report();
    let texts = [serde_json::to_string(&part), serde_json::to_string(&proofs)];
    let [part, proofs] = texts.map(|text| text.map_err(|error| error.to_string()));
    Ok(format!("{}\n{}", part?, proofs?))
}
