//! Commands beside what they print: the README, the book and the files of `tests/cli`. `./test --bless` writes the
//! outputs anew; `[..]` stands for what differs from run to run.

use std::path::Path;

use selfsame_testing::{files, root};

/// Commands that are run at least, of those in the README, the book and `tests/cli`: a document that loses its commands is no
/// document that passes.
const COMMANDS: [usize; 3] = [13, 58, 147];

/// The commands of documents.
fn commands(paths: &[std::path::PathBuf]) -> usize {
    let text = |path: &std::path::PathBuf| std::fs::read_to_string(path).expect("it was listed");
    paths.iter().map(|path| text(path).lines().filter(|line| line.starts_with("$ ")).count()).sum()
}

#[test]
fn commands_print_what_the_documents_say() {
    // Where the commands of the documents are run: the root of a checkout.
    std::env::set_current_dir(root()).expect("the root is there");
    let documents =
        [vec![root().join("README.md")], files(Path::new("docs/src"), &["md"]), files(Path::new("tests/cli"), &["md"])];
    let found = documents.each_ref().map(|paths| commands(paths));
    assert!(found.iter().zip(COMMANDS).all(|(found, least)| *found >= least), "{found:?} commands");
    let binary = Path::new(env!("CARGO_BIN_EXE_selfsame"));
    let cases = trycmd::TestCases::new();
    cases.register_bin("selfsame", binary);
    cases.register_bin("./selfsame", binary);
    cases.case("README.md").case("docs/src/*.md").case("tests/cli/*.md");
}

/// Blocks of text that show a command: those whose backslashes the other test would take for something else.
#[test]
fn commands_print_what_blocks_of_text_say() {
    let mut found = 0;
    for path in files(&root().join("docs/src"), &["md"]) {
        let text = std::fs::read_to_string(&path).expect("it was listed");
        for block in text.split("```text\n$ selfsame ").skip(1).filter_map(|rest| rest.split("\n```").next()) {
            let (command, expected) = block.split_once('\n').unwrap_or((block, ""));
            // What a repository says, `ci.rs` looks at.
            if command == "diff --git HEAD" {
                continue;
            }
            found += 1;
            let words = command.split(' ').map(|word| word.trim_matches('\''));
            let mut asked = std::process::Command::new(env!("CARGO_BIN_EXE_selfsame"));
            let done = asked.args(words).current_dir(root()).output().expect("the command runs");
            let code = done.status.code().expect("no signal");
            let said = if code == 0 { String::new() } else { format!("? {code}\n") };
            let said = said + &String::from_utf8_lossy(&done.stdout);
            assert_eq!(plain(&said), plain(expected), "{}: {command}", path.display());
        }
    }
    assert!(found >= 8, "{found} commands");
}

/// Without the numbers of names that were made up, which are no part of what is promised.
fn plain(text: &str) -> String {
    let mut parts = text.trim_end().split("M'");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + "M'" + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}
