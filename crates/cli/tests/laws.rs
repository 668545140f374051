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
