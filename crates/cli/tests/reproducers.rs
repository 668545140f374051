//! Counterexamples as programs: what `check` writes is what GHC compiled and ran (`tests/check/reproduce` does that), and
//! GHC saw the sides differ.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("the crate is in a workspace")
}

/// The reproducers of a file's refuted rules, by the names that `tests/check/reproduce` gives them.
fn reproducers(source: &Path) -> BTreeMap<String, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_selfsame"))
        .args(["check", "--bottoms", "labelled", "--format", "json"])
        .arg(source)
        .current_dir(root())
        .output()
        .expect("selfsame runs");
    let report: Value = serde_json::from_slice(&output.stdout).expect("reports are JSON");
    let stem = source.file_stem().expect("a file has a name").to_string_lossy().into_owned();
    let mut all = BTreeMap::new();
    for entry in report["results"].as_array().expect("results are a list") {
        let Some(text) = entry["counterexample"]["reproducer"].as_str() else { continue };
        let rule = entry["name"].as_str().expect("entries have names");
        let rule: String = rule.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
        all.insert(format!("{stem}.{rule}"), text.to_owned());
    }
    all
}

#[test]
fn reproducers_are_those_that_ghc_ran() {
    let folder = root().join("tests/check/reproducers");
    let sources = [
        "zeno/Unmodified",
        "zeno/Cycle",
        "rules/Functors",
        "rules/Numbers",
        "rules/Finite",
        "rules/Maps",
        "rules/Typed",
        "rules/Suite",
        "rules/Parsers",
    ];
    let mut written = BTreeMap::new();
    for source in sources {
        written.extend(reproducers(&PathBuf::from(format!("tests/check/{source}.hs"))));
    }
    let mut kept = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "hs") {
            continue;
        }
        let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("the reproducer is there");
        assert_eq!(written.get(&stem), Some(&text), "{stem}");
        let ran = std::fs::read_to_string(path.with_extension("out")).expect("it was run");
        let seen: Vec<&str> =
            ran.lines().filter_map(|line| line.split_once(':').map(|(_, seen)| seen.trim())).collect();
        assert!(seen.len() == 2 && seen[0] != seen[1], "{stem}: {ran}");
        kept += 1;
    }
    assert!(kept >= 12, "only {kept} reproducers are kept");
}
