//! Commands beside what they print: the README, the book and the files of `tests/cli`. `./test --bless` writes the
//! outputs anew; `[..]` stands for what differs from run to run.

use std::path::Path;

/// Where the commands of the documents are run: the root of a checkout.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("the crate is in a workspace")
}

#[test]
fn commands_print_what_the_documents_say() {
    std::env::set_current_dir(root()).expect("the root is there");
    let binary = Path::new(env!("CARGO_BIN_EXE_selfsame"));
    let cases = trycmd::TestCases::new();
    cases.register_bin("selfsame", binary);
    cases.register_bin("./selfsame", binary);
    cases.case("README.md").case("docs/src/*.md").case("tests/cli/*.md");
}
