//! `selfsame completions SHELL`

use clap::CommandFactory;

use crate::options::{Cli, Completions};
use crate::terminal;

pub fn run(options: Completions) -> u8 {
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut Cli::command(), "selfsame", &mut script);
    terminal::out(&String::from_utf8_lossy(&script));
    0
}
