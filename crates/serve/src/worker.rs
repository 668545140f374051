//! The process that answers one question, as the server sees it.

use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde::{Deserialize, Serialize};

use crate::Settings;
use crate::question::Question;

/// How often the process is looked at.
const LOOK: Duration = Duration::from_millis(10);
/// After its time it may say what it has found until then.
const GRACE: Duration = Duration::from_secs(2);
/// More than this is no answer for a page.
const LARGEST_ANSWER: u64 = 8 << 20;

/// What a process is asked.
#[derive(Debug, Deserialize, Serialize)]
pub struct Asked {
    pub question: Question,
    pub seconds: u64,
    pub megabytes: u64,
}

/// What a process said.
#[derive(Debug)]
pub struct Said {
    /// The exit code; none if it was ended.
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Trouble {
    /// Whoever asked has gone.
    Gone,
    /// It could not be begun.
    Start(std::io::Error),
    /// Too much memory was used, in megabytes.
    Memory(u64),
    /// Too long an answer.
    Long,
}

/// Has a question answered. `is_gone` says whether nobody waits any more.
pub fn answer(question: Question, settings: &Settings, is_gone: &dyn Fn() -> bool) -> Result<Said, Trouble> {
    let asked = Asked { question, seconds: settings.seconds, megabytes: settings.megabytes };
    let text = serde_json::to_vec(&asked).map_err(|error| Trouble::Start(error.into()))?;
    let mut command = Command::new(&settings.program);
    command.args(&settings.answering).env_clear().current_dir("/").process_group(0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = Running { child: command.spawn().map_err(Trouble::Start)? };
    if let Some(mut stdin) = process.child.stdin.take() {
        // A process that does not read says so by how it ends.
        std::thread::spawn(move || stdin.write_all(&text));
    }
    let (out, err) = (reader(process.child.stdout.take()), reader(process.child.stderr.take()));
    let status = process.wait(settings, is_gone)?;
    let (Some(out), Some(err)) = (read(out), read(err)) else { return Err(Trouble::Long) };
    Ok(Said { code: status.code(), out, err })
}

/// A process that does not outlive its question.
struct Running {
    child: Child,
}

impl Running {
    fn wait(&mut self, settings: &Settings, is_gone: &dyn Fn() -> bool) -> Result<ExitStatus, Trouble> {
        let until = Instant::now() + Duration::from_secs(settings.seconds);
        let mut is_told = false;
        loop {
            if let Some(status) = self.child.try_wait().map_err(Trouble::Start)? {
                return Ok(status);
            }
            let now = Instant::now();
            if is_gone() {
                return Err(Trouble::Gone);
            }
            // The process looks at its memory itself, and stops what it does; this is for when it cannot.
            if self.resident() > settings.megabytes.saturating_mul(1 << 20) / 4 * 5 {
                return Err(Trouble::Memory(settings.megabytes));
            }
            if now >= until && !is_told {
                is_told = true;
                self.tell(Signal::INT);
            }
            if now >= until + GRACE {
                self.tell(Signal::KILL);
            }
            std::thread::sleep(LOOK);
        }
    }

    fn tell(&self, signal: Signal) {
        if let Some(pid) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            // It may have ended meanwhile.
            let _ = kill_process(pid, signal);
        }
    }

    /// Bytes in memory; nothing where the system does not say.
    fn resident(&self) -> u64 {
        let text = std::fs::read_to_string(format!("/proc/{}/statm", self.child.id())).unwrap_or_default();
        let pages = text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0);
        pages.saturating_mul(rustix::param::page_size() as u64)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail if it has ended, which is what they are for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads what a process writes, so that it never waits; a little more than is wanted, to see that there is more.
fn reader(stream: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut stream) = stream {
            let _ = stream.by_ref().take(LARGEST_ANSWER + 1).read_to_end(&mut bytes);
            let _ = std::io::copy(&mut stream, &mut std::io::sink());
        }
        bytes
    })
}

fn read(reader: JoinHandle<Vec<u8>>) -> Option<String> {
    let bytes = reader.join().unwrap_or_default();
    (bytes.len() as u64 <= LARGEST_ANSWER).then(|| String::from_utf8_lossy(&bytes).into_owned())
}
