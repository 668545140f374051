use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use selfsame::options::{Cli, Command, Common};
use selfsame::{commands, terminal, watch};
use selfsame_ask::config::Config;
use selfsame_ask::limits::STACK_BYTES;
use selfsame_ask::{supervisor, worker};

fn main() -> ExitCode {
    let mut cli = Cli::parse();
    if let Command::Serve(options) = &cli.command
        && options.answer
    {
        return answer();
    }
    if let Command::Work(options) = &cli.command
        && options.answer
    {
        return on_large_stack(commands::work::answer);
    }
    match common(&mut cli.command) {
        // Another process does what the user asked for, and this one waits for it.
        Some(_) if std::env::var_os(worker::JOURNAL).is_none() => match watch::watched(&cli.command) {
            Some(paths) => {
                let once = || supervisor::run(begun_again).unwrap_or(worker::INTERRUPTED_CODE);
                let waits = || terminal::err("\nwaiting for a change (Ctrl-C ends it)\n\n");
                ExitCode::from(selfsame_ask::watch::run(&paths, once, waits))
            }
            None => match supervisor::run(begun_again) {
                Some(code) => ExitCode::from(code),
                None => work(cli),
            },
        },
        _ => work(cli),
    }
}

fn begun_again() {
    terminal::err("note: the work is begun again without what could not be finished\n");
}

/// Answers a question of somebody else, for `selfsame serve`, which supervises this process.
fn answer() -> ExitCode {
    let asked = selfsame_serve::begin_answer();
    match asked.and_then(|arguments| Cli::try_parse_from(arguments).map_err(|error| error.to_string())) {
        Ok(cli) => work(cli),
        Err(why) => ExitCode::from(terminal::refuse(&why)),
    }
}

fn work(mut cli: Cli) -> ExitCode {
    if let Some(common) = common(&mut cli.command) {
        match Config::around(Path::new(".")) {
            Ok(project) => common.project = project.map(Arc::new),
            Err(message) => return ExitCode::from(terminal::refuse(&message)),
        }
        worker::start(common.allowance());
        terminal::start(common);
    }
    on_large_stack(move || dispatch(cli))
}

fn on_large_stack(work: impl FnOnce() -> u8 + Send + 'static) -> ExitCode {
    let work = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(work);
    match work.map(|thread| thread.join()) {
        Ok(Ok(code)) => {
            if worker::is_interrupted() {
                terminal::err("interrupted: what is not finished is unknown\n");
            }
            ExitCode::from(worker::exit_code(code))
        }
        // The panic has already been reported.
        Ok(Err(_)) => ExitCode::from(101),
        Err(error) => {
            eprintln!("selfsame: cannot start a thread: {error}");
            ExitCode::from(2)
        }
    }
}

/// The limits of a command that has items of which some may come to harm.
fn common(command: &mut Command) -> Option<&mut Common> {
    match command {
        Command::Check(options) => Some(&mut options.common),
        Command::Recheck(options) => Some(&mut options.common),
        Command::Run(options) => Some(&mut options.common),
        Command::Explore(options) => Some(&mut options.common),
        Command::Reach(options) => Some(&mut options.common),
        Command::Equiv(options) => Some(&mut options.common),
        Command::Diff(options) => Some(&mut options.common),
        Command::Group(options) => Some(&mut options.common),
        Command::Prove(options) => Some(&mut options.common),
        Command::Refine(options) => Some(&mut options.common),
        Command::Audit(options) => Some(&mut options.common),
        Command::Plan(_) | Command::Work(_) | Command::Gather(_) => None,
        Command::Lsp(_) | Command::Serve(_) | Command::Completions(_) | Command::Man(_) => None,
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
        Command::Audit(options) => commands::audit::run(options),
        Command::Plan(options) => commands::plan::run(options),
        Command::Work(options) => commands::work::run(options),
        Command::Gather(options) => commands::gather::run(options),
        Command::Lsp(_) => selfsame_lsp::run(),
        Command::Serve(options) => commands::serve::run(options),
        Command::Completions(options) => commands::completions::run(options),
        Command::Man(options) => commands::man::run(&options),
    }
}
