//! Which commands are carried out again and again.

use std::path::{Path, PathBuf};

use selfsame_ask::config::Config;
use selfsame_ask::project;

use crate::options::Command;

/// The paths to look at, if the command is to be carried out again and again.
pub fn watched(command: &Command) -> Option<Vec<PathBuf>> {
    let paths = match command {
        Command::Check(options) if options.again.watch => &options.files,
        Command::Refine(options) if options.again.watch => &options.files,
        Command::Diff(options) if options.again.watch => &options.paths,
        _ => return None,
    };
    // What is wrong with the project's file is said by the command itself.
    let config = Config::around(Path::new(".")).ok().flatten();
    Some(project::given(paths, config.as_ref()).unwrap_or_else(|_| vec![PathBuf::from(".")]))
}
