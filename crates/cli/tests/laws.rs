//! The laws of `examples/ocaml`: those of `wrong.ml` are refuted, and so is the one of `compared.ml` that forgets about `nan`; of the
//! others none is, and half of them are verified.

mod support;

use std::collections::BTreeSet;

use support::{results_within, text};

/// Enough for what is counted below, with little more.
const EFFORT: &str = "1500";
/// Laws that are verified at least: it may only grow.
const VERIFIED: usize = 22;

#[test]
fn laws_of_the_examples_are_judged_rightly() {
    let results = results_within(EFFORT, &["check", "examples/ocaml"]);
    let files: BTreeSet<&str> = results.iter().map(|entry| text(entry, "file")).collect();
    assert!(files.len() >= 22, "only {} modules", files.len());
    let mut verified = 0;
    for entry in &results {
        let (file, verdict) = (text(entry, "file"), text(entry, "verdict"));
        let is_wrong = file.ends_with("wrong.ml") || file.ends_with("compared.ml") && entry["name"] == "prop_same";
        assert_eq!(verdict == "refuted", is_wrong, "{entry:#}");
        verified += usize::from(verdict == "verified");
    }
    assert!(verified >= VERIFIED, "only {verified} of {} are verified", results.len());
}

/// In the root of a project of several packages, without options: rules, properties and tests of suites are found, each with a verdict or
/// the reason why it has none, and a module that is missing is named.
#[test]
fn laws_of_all_packages_are_found() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cli/packages");
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_selfsame"))
        .args(["check", "--no-cache"])
        .current_dir(root)
        .output()
        .expect("the command runs");
    let out = String::from_utf8(ran.stdout).expect("text");
    let verdicts = ["verified", "refuted", "unknown"];
    let found: Vec<&str> =
        out.lines().filter(|line| verdicts.iter().any(|verdict| line.starts_with(verdict))).collect();
    let expected = [
        "verified  prop_total",
        "unknown   prop_json",
        "verified  double/map",
        "verified  growing by one",
        "refuted   growing adds up",
        "verified  a rectangle",
        "unknown   from a file",
    ];
    assert_eq!(found, expected, "{out}");
    assert!(out.contains("module `Data.Aeson` not found"), "{out}");
    assert_eq!(ran.status.code(), Some(1), "{out}");
}
