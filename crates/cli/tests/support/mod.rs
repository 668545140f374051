//! The command, asked from the root of the checkout.
// Not every test file uses all of it.
#![allow(dead_code)]

use std::process::{Command, Output};

use serde_json::Value;

/// The clock as a backstop alone: what an item may use is counted, so that no answer depends on how busy the machine is.
pub const PATIENCE: &str = "3600";

pub fn selfsame(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.args(args).current_dir(selfsame_testing::root()).output().expect("the command runs")
}

/// What the report says of each item.
pub fn results(args: &[&str]) -> Vec<Value> {
    let output = selfsame(&[args, &["--format", "json"]].concat());
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{args:?}: {error}: {}", String::from_utf8_lossy(&output.stderr)));
    report["results"].as_array().unwrap_or_else(|| panic!("{args:?}: no results: {report}")).clone()
}

/// The same, with so much effort for each item.
pub fn results_within(effort: &str, args: &[&str]) -> Vec<Value> {
    results(&[args, &["--effort", effort, "--timeout", PATIENCE]].concat())
}

/// A text field.
pub fn text<'a>(entry: &'a Value, field: &str) -> &'a str {
    entry[field].as_str().unwrap_or_else(|| panic!("no {field}: {entry}"))
}

/// The verdict as expectations name it: `overflow` is refuted by an overflow alone, `if` is verified unless there is one.
pub fn verdict(entry: &Value) -> &'static str {
    let is_conditional =
        entry["assumptions"].as_array().is_some_and(|all| all.iter().any(|one| one.to_string().contains("overflow")));
    match text(entry, "verdict") {
        "verified" if is_conditional => "if",
        "verified" => "verified",
        "refuted" if entry["counterexample"]["difference"] == "overflow" => "overflow",
        "refuted" => "refuted",
        "unknown" => "unknown",
        other => panic!("no verdict: {other}"),
    }
}
