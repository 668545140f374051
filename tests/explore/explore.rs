//! `selfsame explore` from outside: the library's own functions, properties, limits, test files.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

mod survey;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("the crate is in a workspace")
}

/// Exit code and standard output.
fn run(args: &[&str]) -> (i32, String) {
    let command = Command::new(env!("CARGO_BIN_EXE_selfsame")).current_dir(root()).arg("explore").args(args).output();
    let output = command.expect("the binary runs");
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stdout).into_owned())
}

fn json(args: &[&str]) -> (i32, Value) {
    let args: Vec<&str> = args.iter().copied().chain(["--format", "json"]).collect();
    let (code, text) = run(&args);
    (code, serde_json::from_str(&text).unwrap_or_else(|error| panic!("{args:?}: {error}: {text}")))
}

fn results(report: &Value) -> &Vec<Value> {
    report["results"].as_array().expect("results are a list")
}

/// `f args = result` of each example.
fn examples(report: &Value) -> BTreeSet<String> {
    results(report).iter().map(|entry| format!("{} = {}", entry["args"], entry["result"])).collect()
}

#[test]
fn the_commutativity_of_intersect_is_refuted() {
    let args = ["tests/explore/Intersect.hs", "prop_commutative", "--returns", "False", "--depth", "3"];
    let (code, report) = json(&args);
    assert_eq!(code, 0);
    let found = results(&report);
    assert!(!found.is_empty());
    assert!(found.iter().all(|entry| entry["kind"] == "value" && entry["result"] == "False"));
    assert_eq!(report["exploration"]["left_out"], Value::Array(Vec::new()), "every counterexample replays");
    assert!(examples(&report).contains("[\"[0]\",\"[0,0]\"] = \"False\""), "{report:#}");
}

#[test]
fn insertion_into_red_black_trees_has_many_paths() {
    let tree = "examples/explore/RedBlack.hs";
    let (code, report) = json(&[tree, "insert", "--depth", "3", "--max", "400"]);
    assert_eq!(code, 0);
    // The paper finds 162.
    assert_eq!(results(&report).len(), 400);
    assert_eq!(examples(&report).len(), 400, "no two paths have the same example");
    assert_eq!(report["exploration"]["left_out"], Value::Array(Vec::new()));
}

#[test]
fn constructors_decided_by_z3_give_the_same_examples() {
    let tree = "examples/explore/RedBlack.hs";
    let (_, native) = json(&[tree, "insert", "--depth", "2"]);
    let (_, by_smt) = json(&[tree, "insert", "--depth", "2", "--constructors-by-smt"]);
    assert!(results(&native).len() > 40);
    assert_eq!(examples(&native), examples(&by_smt));
}

#[test]
fn every_strategy_finds_the_same_examples() {
    let with =
        |strategy: &str| json(&["tests/explore/Library.hs", "insertBy", "--depth", "3", "--strategy", strategy]).1;
    let breadth = with("breadth");
    assert!(results(&breadth).len() > 5);
    for strategy in ["depth", "subpath"] {
        assert_eq!(examples(&breadth), examples(&with(strategy)), "{strategy}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || run(&["examples/explore/Bank.hs", "transfer", "--depth", "2"]);
    assert_eq!(ask(), ask());
}

#[test]
fn when_memory_is_up_the_report_says_so_and_keeps_what_was_found() {
    for megabytes in ["128", "200"] {
        let args = ["tests/explore/Library.hs", "union", "--depth", "9", "--max", "100000", "--memory", megabytes];
        let (code, report) = json(&args);
        assert_eq!(code, 0);
        assert_eq!(report["exploration"]["stopped"], format!("{megabytes} MB were not enough (--memory)"));
        assert!(results(&report).len() > 10);
    }
}

#[test]
fn wrapping_arithmetic_is_found_with_64_bits() {
    let args = ["tests/explore/Numbers.hs", "wraps", "--returns", "True"];
    assert_eq!(json(&args).0, 3, "nothing overflows when Int is read as unbounded");
    let exact: Vec<&str> = args.iter().copied().chain(["--int", "64"]).collect();
    let (code, report) = json(&exact);
    assert_eq!(code, 0);
    assert_eq!(results(&report)[0]["args"][0], "9223372036854775807");
}

#[test]
fn nonlinear_equations_are_solved() {
    let (_, report) = json(&["tests/explore/Numbers.hs", "pythagorean", "--returns", "True"]);
    assert_eq!(results(&report).len(), 1);
    assert_eq!(results(&report)[0]["args"], serde_json::json!(["4", "3"]));
}

/// What is written is what GHC ran: `tests/explore/regenerate` keeps no file that does not pass.
#[test]
fn emitted_tests_are_those_that_ghc_ran() {
    let folder = root().join("tests/explore");
    let table = std::fs::read_to_string(folder.join("emitted.tsv")).expect("the table is there");
    let mut rows = 0;
    for row in table.lines() {
        let [file, function, library] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("not a row: {row}") };
        let (code, text) = run(&[file, function, "--depth", "2", "--emit", library]);
        assert_eq!(code, 0, "{function}");
        let kept =
            std::fs::read_to_string(folder.join(format!("emitted/{function}-{library}.hs"))).expect("GHC ran it");
        assert_eq!(text, kept, "{function} with {library}: run tests/explore/regenerate");
        rows += 1;
    }
    assert_eq!(rows, 5);
}
