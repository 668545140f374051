//! Laws as strangers write them, with false neighbours (`tests/check/induction`): nothing is judged wrongly, and of what is expected so much is
//! found with little effort. With more, more is: `tests/check/induction/measure.py` counts.

mod support;

use selfsame_testing::{expectations, files, root};
use support::{results_within, text};

/// Enough for most of what is found at all.
const EFFORT: &str = "150";
/// Laws that are verified and refuted at least: these may only grow.
const VERIFIED: usize = 45;
const REFUTED: usize = 99;

#[test]
fn laws_of_strangers_are_judged_rightly() {
    let folder = root().join("tests/check/induction");
    let (mut verified, mut refuted, mut open) = (0, 0, Vec::new());
    for path in files(&folder, &["hs"]) {
        let expected = expectations(&std::fs::read_to_string(&path).expect("it was listed"));
        let path = path.to_str().expect("a path of ours");
        let results = results_within(EFFORT, &["check", "--no-cache", path]);
        assert_eq!(results.len(), expected.len(), "{path}: every law says what is expected");
        for entry in &results {
            let (name, verdict) = (text(entry, "name"), text(entry, "verdict"));
            let said = expected.iter().find(|said| said.name.as_deref() == Some(name));
            let said = &said.unwrap_or_else(|| panic!("{path}: what of {name}?")).words;
            match verdict {
                "verified" => verified += 1,
                "refuted" => refuted += 1,
                _ => open.push(format!("{path}: {name}")),
            }
            assert!(verdict == "unknown" || said == &[verdict], "{path}: {entry:#}");
        }
    }
    assert!(verified >= VERIFIED && refuted >= REFUTED, "{verified} verified, {refuted} refuted; open: {open:#?}");
}
