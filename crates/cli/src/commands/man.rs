//! `selfsame man FOLDER`

use clap::CommandFactory;

use crate::options::{Cli, Man};
use crate::terminal;

pub fn run(options: &Man) -> u8 {
    let written = std::fs::create_dir_all(&options.folder)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), &options.folder));
    match written {
        Ok(()) => 0,
        Err(error) => terminal::refuse(&format!("cannot write into {}: {error}", options.folder.display())),
    }
}
