//! Functions of the library, explored to depth 4: every example replays, and most functions are covered line by line.

use super::{json, results};

/// A function, and whether its examples reach every line of it and of what it calls in its file.
const FUNCTIONS: &[(&str, bool)] = &[
    ("head", true),
    ("last", true),
    ("init", true),
    ("(++)", true),
    ("map", true),
    ("reverse", true),
    ("intersperse", true),
    ("transpose", true),
    ("subsequences", true),
    ("permutations", true),
    ("scanl", true),
    ("scanr", false),
    ("take", true),
    ("drop", true),
    ("splitAt", true),
    ("takeWhile", true),
    ("dropWhileEnd", true),
    ("span", true),
    ("stripPrefix", true),
    ("group", true),
    ("inits", true),
    ("tails", true),
    ("isPrefixOf", true),
    ("isSuffixOf", false),
    ("lookup", true),
    ("filter", true),
    ("partition", true),
    ("(!!)", true),
    ("nub", true),
    ("sort", true),
    ("Map.insert", false),
    ("Map.delete", false),
    ("Map.lookup", true),
    ("Map.member", true),
    ("Map.insertWith", true),
    ("Map.adjust", true),
    ("Map.alter", true),
    ("Map.union", false),
    ("Map.filter", true),
    ("Map.foldr", true),
];

#[test]
fn library_functions_are_explored_and_covered() {
    assert!(FUNCTIONS.len() >= 40);
    assert!(FUNCTIONS.iter().filter(|(_, covered)| *covered).count() >= 25);
    for (function, is_covered) in FUNCTIONS {
        let (code, report) = json(&["tests/explore/Library.hs", function, "--depth", "4", "--max", "150"]);
        assert_eq!(code, 0, "{function}");
        let found = results(&report);
        assert!(found.iter().all(|entry| entry["kind"] == "value" || entry["kind"] == "error"), "{function}");
        let exploration = &report["exploration"];
        assert_eq!(exploration["left_out"], serde_json::json!([]), "{function}: every example replays");
        let missed = exploration["lines"]["missed"].as_array().expect("a list of lines");
        if *is_covered {
            assert!(missed.is_empty(), "{function}: {missed:?} not reached");
        }
        assert!(exploration["lines"]["all"].as_u64() > Some(0), "{function}");
    }
}
