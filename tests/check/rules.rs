//! Rules and properties with what is expected in the comment above each. To add one, write it into a file of `rules`, or drop a
//! file there: nothing else has to be touched.
//!
//! What may be expected: `verified`, `refuted`, `overflow` (refuted by an overflow alone), `if` (verified unless there is
//! one), and `not verified` or `not refuted` where no more is known to be found. A second verdict is that of integers
//! without bounds.

#[path = "../../crates/cli/tests/support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::path::Path;

use selfsame_testing::{expectations, files, root};
use support::{results_within, text, verdict};

/// Twice what any rule needs that is decided.
const EFFORT: &str = "20000";

/// What is found, by name.
fn found(file: &str, more: &[&str]) -> BTreeMap<String, &'static str> {
    let args = [&["check", "--bottoms", "labelled", file], more].concat();
    results_within(EFFORT, &args).iter().map(|entry| (text(entry, "name").to_owned(), verdict(entry))).collect()
}

fn is_as_expected(expected: &[&str], found: &str) -> bool {
    match expected {
        ["not", "verified"] => found != "verified" && found != "if",
        ["not", "refuted"] => found != "refuted" && found != "overflow",
        [word] => {
            assert!(["verified", "refuted", "overflow", "if"].contains(word), "`{word}` is no verdict");
            found == *word
        }
        other => panic!("{other:?} is no expectation"),
    }
}

/// What is not as the comments of a file say.
fn complaints(path: &Path) -> Vec<String> {
    let source = std::fs::read_to_string(path).expect("it was listed");
    let file = path.display().to_string();
    let said = expectations(&source);
    let of_all = said.iter().find(|expectation| expectation.name.is_none());
    let by_name = |name: &str| said.iter().find(|expectation| expectation.name.as_deref() == Some(name));
    let exact = found(&file, &[]);
    let has_readings = said.iter().any(|one| one.words.len() == 2 && one.words[0] != "not");
    let unbounded = if has_readings { found(&file, &["--int", "unbounded"]) } else { BTreeMap::new() };
    let mut wrong = Vec::new();
    for expectation in said.iter().filter_map(|expectation| expectation.name.as_ref()) {
        if !exact.contains_key(expectation) {
            wrong.push(format!("{file}: there is no {expectation}"));
        }
    }
    for (name, found) in &exact {
        let Some(expectation) = by_name(name).or(of_all) else {
            wrong.push(format!("{file}: `{name}` does not say what is expected"));
            continue;
        };
        let words: Vec<&str> = expectation.words.iter().map(String::as_str).collect();
        let readings = match words[..] {
            [one, other] if one != "not" => vec![(vec![one], *found), (vec![other], unbounded[name])],
            _ => vec![(words, *found)],
        };
        for (expected, found) in readings {
            if !is_as_expected(&expected, found) {
                wrong.push(format!("{file}: `{name}` is {found}, expected {}", expected.join(" ")));
            }
        }
    }
    wrong
}

#[test]
fn rules_are_decided_as_they_say() {
    let wrong: Vec<String> =
        files(&root().join("tests/check/rules"), &["hs", "ml"]).iter().flat_map(|path| complaints(path)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
