//! The laws of `examples/ocaml`: those of `wrong.ml` are refuted, and so is the one of `compared.ml` that forgets about `nan`; of the
//! others none is, whatever else is known.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

#[test]
fn laws_of_the_examples_are_judged_rightly() {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("the crate is in a workspace");
    let output = Command::new(env!("CARGO_BIN_EXE_selfsame"))
        .args(["check", "examples/ocaml", "--timeout", "1", "--format", "json"])
        .current_dir(root)
        .output()
        .expect("selfsame runs");
    let report: Value = serde_json::from_slice(&output.stdout).expect("reports are JSON");
    let results = report["results"].as_array().expect("results are a list");
    let files: std::collections::BTreeSet<&str> = results.iter().filter_map(|entry| entry["file"].as_str()).collect();
    assert!(files.len() >= 20, "only {} modules", files.len());
    for entry in results {
        let file = entry["file"].as_str().unwrap_or_default();
        let is_wrong = file.ends_with("wrong.ml") || file.ends_with("compared.ml") && entry["name"] == "prop_same";
        let allowed: &[&str] = if is_wrong { &["refuted"] } else { &["verified", "unknown"] };
        let verdict = entry["verdict"].as_str().expect("entries have verdicts");
        assert!(allowed.contains(&verdict), "{entry:#}");
    }
}
