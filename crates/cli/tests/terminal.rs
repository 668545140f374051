//! What is seen on a terminal: how far long work is, and results as they come. None of it is written anywhere else.

use std::fs::{File, OpenOptions};
use std::io::Read;
use std::process::{Child, Command, Stdio};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use selfsame_testing::root;

/// A law that is proved at once, and one that takes longer than anybody waits here.
const QUESTION: [&str; 6] =
    ["check", "tests/cli/programs/Waiting.hs", "--no-cache", "--effort", "1000000000", "--color=never"];

/// The command with a terminal as its output, and that terminal.
fn on_terminal(args: &[&str]) -> (Child, File) {
    let screen = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&screen).expect("it is ours");
    unlockpt(&screen).expect("it is ours");
    let name = ptsname(&screen, Vec::new()).expect("it has a name").into_string().expect("of letters");
    let end = || Stdio::from(OpenOptions::new().read(true).write(true).open(&name).expect("its other end"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.args(args).current_dir(root()).stdin(Stdio::null()).stdout(end()).stderr(end());
    (command.spawn().expect("it runs"), File::from(screen))
}

/// What the terminal was sent until this is in it.
fn until(screen: &mut File, wanted: &str) -> String {
    let mut seen = String::new();
    let mut bytes = [0; 4096];
    while !seen.contains(wanted) {
        // A terminal that nobody writes to any more is an error, not an end.
        let count = screen.read(&mut bytes).unwrap_or(0);
        assert!(count > 0, "no `{wanted}` in: {seen}");
        seen += &String::from_utf8_lossy(&bytes[..count]);
    }
    seen
}

#[test]
fn long_work_says_how_far_it_is() {
    let (mut child, mut screen) = on_terminal(&[&QUESTION[..], &["--timeout", "600"]].concat());
    let seen = until(&mut screen, "] 1/2 prop_waiting (");
    assert!(seen.contains("verified  prop_quick"), "what is known is not shown: {seen}");
    child.kill().expect("it was running");
    child.wait().expect("it ends");
}

#[test]
fn a_file_gets_no_progress() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    let output = command.args(QUESTION).args(["--timeout", "3"]).current_dir(root()).output().expect("it runs");
    let (results, rest) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(results.contains("verified  prop_quick") && results.contains("--timeout"), "{results}");
    assert!(!results.contains("1/2") && !rest.contains("1/2"), "{results}{rest}");
}
