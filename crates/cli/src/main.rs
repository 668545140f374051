use std::process::ExitCode;

use clap::Parser;
use selfsame::commands;
use selfsame::options::{Cli, Command};

/// Front ends recurse over source trees, whose nesting the parser bounds; only touched pages of this cost memory.
const STACK_BYTES: usize = 1 << 30;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let work = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || dispatch(cli));
    match work.map(|thread| thread.join()) {
        Ok(Ok(code)) => ExitCode::from(code),
        // The panic has already been reported.
        Ok(Err(_)) => ExitCode::from(101),
        Err(error) => {
            eprintln!("selfsame: cannot start a thread: {error}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(cli: Cli) -> u8 {
    match cli.command {
        Command::Check(options) => commands::check::run(options),
        Command::Recheck(options) => commands::recheck::run(options),
        Command::Run(options) => commands::run::run(options),
        Command::Explore(options) => commands::explore::run(options),
        Command::Reach(options) => commands::reach::run(options),
        Command::Equiv(options) => commands::equiv::run(options),
        Command::Diff(options) => commands::diff::run(options),
        Command::Group(options) => commands::group::run(options),
        Command::Prove(options) => commands::prove::run(options),
        Command::Refine(options) => commands::refine::run(options),
        Command::Lsp(_) => commands::lsp::run(),
        Command::Completions(options) => commands::completions::run(options),
    }
}
