//! `selfsame reach` from outside: the tables, languages, verdicts, exit codes.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use selfsame_testing::{files, matches_file};
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("the crate is in a workspace")
}

/// Exit code and report.
fn reach(args: &[&str]) -> (i32, Value) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.current_dir(root()).arg("reach").args(args).args(["--format", "json", "--timeout", "600"]);
    let output = command.output().expect("the binary runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let report = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{args:?}: {error}: {text}"));
    (output.status.code().unwrap_or(-1), report)
}

fn entry(report: &Value) -> &Value {
    &report["results"][0]
}

/// The inputs of each run found.
fn inputs(report: &Value) -> Vec<Vec<String>> {
    serde_json::from_value(entry(report)["inputs"].clone()).expect("lists of lists of strings")
}

/// The verdict, and the exit code that belongs to it.
fn verdict(args: &[&str]) -> (String, Value) {
    let (code, report) = reach(args);
    let verdict = entry(&report)["verdict"].as_str().expect("a verdict").to_owned();
    let expected = match verdict.as_str() {
        "reached" => 0,
        "unreachable" => 1,
        _ => 3,
    };
    assert_eq!(code, expected, "{args:?}: {verdict}");
    assert_eq!(entry(&report)["reason"].is_string(), verdict == "unknown", "{args:?}");
    (verdict, report)
}

#[test]
fn every_row_of_the_papers_table() {
    let folder = "tests/ocaml/reach";
    let table = std::fs::read_to_string(root().join(folder).join("expected.tsv")).expect("the table");
    let mut rows = 0;
    for row in table.lines().skip(1) {
        let [file, target, count, expected, ..] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let path = format!("{folder}/{file}");
        let (found, report) = verdict(&[&path, "--target", target, "--count", count, "--engine", "demand"]);
        assert_eq!(found, expected, "{file} {target}");
        let runs: BTreeSet<Vec<String>> = inputs(&report).into_iter().collect();
        let wanted = if expected == "reached" { count.parse().expect("a number") } else { 0 };
        assert_eq!(runs.len(), wanted, "{file} {target}: {runs:?}");
        rows += 1;
    }
    assert_eq!(rows, 18);
}

#[test]
fn both_directions_agree_on_the_table() {
    for (file, target, expected) in
        [("eta", "target", "reached"), ("pigeon", "impossible", "unreachable"), ("flatten", "target", "reached")]
    {
        let path = format!("tests/ocaml/reach/{file}.ml");
        assert_eq!(verdict(&[&path, "--target", target, "--engine", "forward"]).0, expected, "{file}");
    }
}

#[test]
fn what_is_passed_over_must_end() {
    let (found, report) = verdict(&["tests/reach/diverges.ml", "--target", "target"]);
    assert_eq!(found, "reached");
    let x: i64 = inputs(&report)[0][0].parse().expect("a number");
    assert!(-10 < x && x <= 0, "{x}");
}

#[test]
fn inputs_are_in_the_order_in_which_they_are_read() {
    let (_, report) = verdict(&["tests/reach/order.ml", "--target", "target"]);
    let numbers: Vec<i64> = inputs(&report)[0].iter().map(|n| n.parse().expect("a number")).collect();
    assert_eq!(numbers.len(), 5);
    assert_eq!((numbers[1] - numbers[0], numbers[2], numbers[3] + numbers[4]), (3, 2, 40));
}

#[test]
fn lines_of_text_are_found() {
    let (_, report) = verdict(&["tests/reach/greeting.ml", "--target", "old_admin"]);
    assert_eq!(inputs(&report)[0][0], "admin");
    let (_, report) = verdict(&["tests/reach/greeting.ml", "--target", "odd"]);
    let name = &inputs(&report)[0][0];
    assert!(name.len() == 3 && name.starts_with('x') && name.ends_with('!'), "{name}");
}

#[test]
fn exceptions_and_state() {
    for (file, target, expected) in [
        ("exceptions", "target", "reached"),
        ("exceptions", "impossible", "unreachable"),
        ("exceptions", "never", "unreachable"),
        ("exceptions", "last", "reached"),
        ("state", "target", "reached"),
        ("state", "impossible", "unreachable"),
    ] {
        assert_eq!(verdict(&[&format!("tests/reach/{file}.ml"), "--target", target]).0, expected, "{file} {target}");
    }
}

#[test]
fn the_end_of_the_input_is_caught() {
    let at = |target, engine| verdict(&["tests/reach/end.ml", "--target", target, "--engine", engine]);
    for engine in ["demand", "forward"] {
        let (found, report) = at("target", engine);
        assert_eq!(found, "reached", "{engine}");
        let sum: i64 = inputs(&report)[0].iter().map(|n| n.parse::<i64>().expect("a number")).sum();
        assert_eq!(sum, 12, "{engine}");
        let (found, report) = at("garbled", engine);
        assert_eq!(found, "reached", "{engine}");
        assert!(inputs(&report)[0].last().is_some_and(String::is_empty), "{engine}: a line that is no number");
    }
    assert_eq!(at("never", "demand").0, "unreachable");
}

#[test]
fn what_is_not_supported_is_unknown() {
    let (found, report) = verdict(&["tests/reach/float.ml", "--target", "target", "--engine", "demand"]);
    assert_eq!(found, "unknown");
    assert!(entry(&report)["reason"].as_str().is_some_and(|reason| reason.contains("unsupported")), "{report}");
}

#[test]
fn haskell_is_lazy() {
    let at = |function: &str, line: &str| verdict(&["tests/reach/Lazy.hs", "--function", function, "--line", line]);
    let (found, report) = at("classify", "13");
    assert_eq!(found, "reached");
    let list = &inputs(&report)[0][0];
    assert!(list.matches(',').count() >= 2, "a list of at least three numbers: {list}");
    assert_eq!(at("onlyFirst", "22").0, "unreachable", "nobody asks for it");
    let (found, report) = at("describe", "33");
    assert_eq!(found, "reached");
    assert_eq!(inputs(&report)[0][0].replace(['(', ')'], ""), "Rectangle 7 7");
    assert_eq!(at("describe", "35").0, "unreachable");
}

#[test]
fn questions_that_cannot_be_asked_say_why() {
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_selfsame")).current_dir(root()).arg("reach").args(args).output();
        let output = output.expect("the binary runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, message) = run(&["tests/reach/fig4.ml", "--line", "3000"]);
    assert_eq!(code, Some(2));
    assert!(message.contains("nearest"), "{message}");
    let (code, message) = run(&["tests/reach/fig4.ml", "--target", "nowhere"]);
    assert_eq!(code, Some(2));
    assert!(message.contains("nowhere"), "{message}");
    let (code, message) = run(&["tests/reach/Lazy.hs", "--line", "13"]);
    assert_eq!(code, Some(2));
    assert!(message.contains("--function"), "{message}");
    assert_eq!(run(&["tests/reach/fig4.ml"]).0, Some(2));
}

/// Each file of `tests/reach/golden` begins with a command, and goes on with what it prints. With `./test --bless` the files are
/// written anew. (They are not transcripts in documents because those cannot have backslashes.)
#[test]
fn answers_are_printed_as_they_were() {
    for path in files(&root().join("tests/reach/golden"), &["txt"]) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let command = text.lines().next().unwrap_or_default();
        let args = command.strip_prefix("$ selfsame ").expect("a command comes first").split(' ');
        let output = Command::new(env!("CARGO_BIN_EXE_selfsame")).current_dir(root()).args(args).output();
        let output = output.expect("the binary runs");
        let found = format!("{command}\n{}", String::from_utf8_lossy(&output.stdout));
        matches_file(&path, &found).unwrap_or_else(|why| panic!("{why}"));
    }
}
