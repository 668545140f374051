//! What `--format json` prints is what `docs/schema/report.json` says.

use std::path::Path;
use std::process::Command;

use boon::{Compiler, Schemas};
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("the crate is in a workspace")
}

/// The report that a command prints, and its exit code.
fn report(arguments: &[&str]) -> (Value, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_selfsame"))
        .args(arguments)
        .args(["--format", "json"])
        .current_dir(root())
        .output()
        .expect("selfsame runs");
    let text = String::from_utf8(output.stdout).expect("reports are UTF-8");
    let value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{arguments:?}: {error}\n{text}"));
    (value, output.status.code().expect("selfsame ends by itself"))
}

/// Each with the exit code and the verdicts it must have.
const COMMANDS: &[(&[&str], i32, &[&str])] = &[
    (&["run", "examples/Shapes.hs", "largest shapes"], 0, &["verified"]),
    (&["run", "examples/Shapes.hs", "div 1 0 :: Int"], 1, &["refuted"]),
    (&["run", "--steps", "1000", "examples/Shapes.hs", "primes"], 3, &["unknown"]),
    (&["run", "examples/Shapes.hs", "largest 3"], 2, &[]),
    (&["check", "tests/check/zeno/Unmodified.hs", "--rule", "p01"], 1, &["refuted"]),
    (&["check", "tests/check/zeno/Unmodified.hs", "--rule", "p11"], 0, &["verified"]),
    (&["equiv", "examples/equiv/Sorts.hs:double", "examples/equiv/Sorts.hs:twice"], 0, &["verified"]),
    (&["equiv", "examples/equiv/Sorts.hs:insertion", "examples/equiv/Sorts.hs:quick"], 1, &["refuted"]),
    (&["diff", "examples/diff/old", "examples/diff/new"], 1, &["verified", "refuted"]),
    (
        &["group", "--entry", "double", "examples/equiv/Sorts.hs", "tests/cli/programs/Bad.hs"],
        3,
        &["verified", "unknown"],
    ),
    (&["explore", "examples/Shapes.hs", "largest", "--depth", "2"], 0, &["verified"]),
    (&["reach", "tests/ocaml/reach/mj09.ml", "--target", "target"], 0, &["reached"]),
    (&["reach", "tests/ocaml/reach/pigeon.ml", "--target", "impossible"], 1, &["unreachable"]),
    (&["reach", "tests/reach/float.ml", "--target", "target", "--engine", "demand"], 3, &["unknown"]),
    (&["prove", "examples/prove/paper/example1.rmt"], 0, &["verified"]),
    (&["refine", "examples/refine/Shop.hs"], 1, &["verified", "refuted"]),
];

#[test]
fn reports_follow_the_schema() {
    let schema = std::fs::read_to_string(root().join("docs/schema/report.json")).expect("the schema is there");
    let schema: Value = serde_json::from_str(&schema).expect("the schema is JSON");
    let mut schemas = Schemas::new();
    let mut compiler = Compiler::new();
    compiler.add_resource("report.json", schema).expect("the schema has a name");
    let schema = compiler.compile("report.json", &mut schemas).expect("the schema is a schema");
    for (arguments, code, verdicts) in COMMANDS {
        let (report, actual) = report(arguments);
        if let Err(error) = schemas.validate(&report, schema) {
            panic!("{arguments:?}: {error:#}\n{report:#}");
        }
        assert_eq!(actual, *code, "{arguments:?}: {report:#}");
        let found: Vec<&str> = report["results"]
            .as_array()
            .map(|results| results.iter().filter_map(|entry| entry["verdict"].as_str()).collect())
            .unwrap_or_default();
        assert!(found.iter().all(|verdict| verdicts.contains(verdict)), "{arguments:?}: {report:#}");
        assert_eq!(found.is_empty(), verdicts.is_empty(), "{arguments:?}: {report:#}");
    }
    let mut broken = report(COMMANDS[0].0).0;
    broken["results"][0]["verdict"] = Value::from("perhaps");
    assert!(schemas.validate(&broken, schema).is_err(), "the schema accepts any verdict");
    for (arguments, _, verdicts) in COMMANDS.iter().filter(|(arguments, ..)| arguments[0] == "check") {
        let mut broken = report(arguments).0;
        let field = if verdicts.contains(&"refuted") { "counterexample" } else { "proof" };
        broken["results"][0].as_object_mut().and_then(|entry| entry.remove(field)).expect("the field is there");
        assert!(schemas.validate(&broken, schema).is_err(), "the schema does without {field}");
    }
}
