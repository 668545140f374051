//! `selfsame serve`

use std::process::{Command, Stdio};

use selfsame_serve::{Server, Settings, confine};

use crate::options::Serve;
use crate::terminal;

pub fn run(options: Serve) -> u8 {
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return terminal::refuse(&format!("cannot find this program: {error}")),
    };
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        address: options.address,
        hosts: options.host,
        program,
        answering: vec!["serve".into(), "--answer".into()],
        workers: options.workers.unwrap_or_else(processors),
        seconds: options.timeout,
        megabytes: options.memory,
        rate: options.rate,
        is_behind_proxy: options.behind_proxy,
    };
    let server = match Server::bind(settings) {
        Ok(server) => server,
        Err(error) => return terminal::refuse(&format!("cannot listen at {}: {error}", options.address)),
    };
    // A thread tries it, and ends with it.
    let is_confined = std::thread::spawn(confine::this_thread).join().unwrap_or(false);
    if !is_confined {
        terminal::err(
            "note: this system cannot confine processes fully (Landlock, Linux 6.12); they read no files anyway\n",
        );
    }
    let address = format!("http://{}/", server.address());
    terminal::out(&format!("{address}\n"));
    if options.open {
        let opened = Command::new(OPENER).arg(&address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        if opened.is_err() {
            terminal::err(&format!("note: there is no `{OPENER}` to open the page with\n"));
        }
    }
    server.run();
    0
}

/// What opens a page in the user's browser.
const OPENER: &str = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
