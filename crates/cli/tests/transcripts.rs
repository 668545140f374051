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
