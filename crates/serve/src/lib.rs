//! A page to ask from, and the server behind it.
//!
//! Anybody may ask, so nothing that is asked is trusted. The server itself reads requests ([`http`]), counts them ([`rate`]) and
//! never looks at a program. Every [`question`] is answered by a process of its own ([`worker`]), which has the texts it was sent
//! and nothing else: `ask` is sealed against files, the kernel refuses files and connections ([`confine`]), and the server ends it
//! when it takes too long, needs too much memory or nobody waits for it any more.
#![warn(missing_docs)]

pub mod confine;
mod connections;
mod http;
pub mod question;
mod rate;
mod server;
mod worker;

use std::ffi::OsString;
use std::io::Read;
use std::net::SocketAddr;
use std::path::PathBuf;

pub use server::Server;

/// How the server works.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub address: SocketAddr,
    /// Names by which it may be called, besides those of this machine.
    pub hosts: Vec<String>,
    /// The program that answers, which is told so by [`Settings::answering`].
    pub program: PathBuf,
    /// Its arguments.
    pub answering: Vec<OsString>,
    /// Questions that are answered at the same time.
    pub workers: usize,
    /// Seconds for a question.
    pub seconds: u64,
    /// Megabytes for a question.
    pub megabytes: u64,
    /// Questions in a minute from one address.
    pub rate: u32,
    /// Whether a proxy in front says from which address a question comes.
    pub is_behind_proxy: bool,
}

/// Makes this process one that answers a question of somebody else: reads the question from standard input, seals the process,
/// and gives the command line that asks it. The message says why there is none.
pub fn begin_answer() -> Result<Vec<String>, String> {
    let mut text = String::new();
    let most = http::LARGEST_BODY as u64;
    std::io::stdin().take(most).read_to_string(&mut text).map_err(|error| error.to_string())?;
    let asked: worker::Asked = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let (files, arguments) = asked.question.command(asked.seconds, asked.megabytes)?;
    selfsame_ask::disk::seal(files);
    confine::this_process(asked.seconds);
    Ok(arguments)
}
