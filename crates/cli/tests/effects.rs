//! Verdicts about the functions of `tests/ocaml/effects` against what `ocaml` gave and printed: no verdict contradicts it.

mod support;

use std::collections::{HashMap, HashSet};

use selfsame_testing::root;
use support::results_within;

/// What each item may use: more decides nothing more.
const EFFORT: &str = "1000";

fn file(name: &str) -> String {
    format!("tests/ocaml/effects/{name}")
}

/// By side and name, what each input gives and prints. Errors are all the same, as for `diff`.
fn table(number: usize) -> HashMap<(String, String), Vec<[String; 2]>> {
    let text = std::fs::read_to_string(root().join(file(&format!("{number:02}.tsv")))).expect("a table");
    let row = |row: &str| {
        let mut cells = row.split('\t').map(str::to_owned);
        let key = (cells.next().expect("a side"), cells.next().expect("a name"));
        let cell = |cell: String| {
            let (result, printed) = cell.split_once('|').expect("a result and what is printed");
            let is_error = result.starts_with(char::is_uppercase);
            [if is_error { "error".to_owned() } else { result.to_owned() }, printed.to_owned()]
        };
        (key, cells.map(cell).collect())
    };
    text.lines().map(row).collect()
}

fn of<'a>(table: &'a HashMap<(String, String), Vec<[String; 2]>>, side: &str, name: &str) -> &'a [[String; 2]] {
    &table[&(side.to_owned(), name.to_owned())]
}

/// What both give on an input of the table, if the call is one of those.
fn input_of(call: &str) -> Option<usize> {
    let argument = call.split_once(' ')?.1.trim_matches(['(', ')']);
    let number: i64 = argument.parse().ok()?;
    usize::try_from(number + 3).ok().filter(|index| *index < 10)
}

#[test]
fn no_pair_is_the_same_that_prints_or_gives_something_else() {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for number in 0..20 {
        let table = table(number);
        let files = [1, 2].map(|side| file(&format!("{number:02}_{side}.ml")));
        let mut told: HashSet<String> = HashSet::new();
        for entry in results_within(EFFORT, &["diff", &files[0], &files[1]]) {
            let name = entry["name"].as_str().expect("a name");
            told.insert(name.to_owned());
            let verdict = entry["verdict"].as_str().expect("a verdict");
            *counts.entry(verdict.to_owned()).or_default() += 1;
            // State that the functions share has no row of its own.
            let key = |side: &str| (side.to_owned(), name.to_owned());
            let (Some(one), Some(two)) = (table.get(&key("1")), table.get(&key("2"))) else { continue };
            match verdict {
                "verified" => assert_eq!(one, two, "{number:02} {name} is called the same"),
                "refuted" => {
                    let call = entry["counterexample"]["call"].as_str().unwrap_or_default();
                    if let Some(index) = input_of(call) {
                        assert_ne!(one[index], two[index], "{number:02} {name} is called different for {call}");
                    }
                }
                _ => {}
            }
        }
        // What is plainly the same has no entry.
        for (_, name) in table.keys().filter(|(side, name)| side == "1" && !told.contains(name)) {
            let row = |side: &str| table.get(&(side.to_owned(), name.clone()));
            let (Some(one), Some(two)) = (row("1"), row("2")) else { continue };
            assert_eq!(one, two, "{number:02} {name} is called unchanged");
            *counts.entry("verified".to_owned()).or_default() += 1;
        }
    }
    assert!(counts["verified"] >= 108 && counts["refuted"] >= 83, "{counts:?}");
}

#[test]
fn no_property_is_verified_that_fails_on_an_input() {
    let (mut verified, mut refuted) = (0, 0);
    for number in 0..4 {
        let table = table(number);
        for entry in results_within("2000", &["check", &file(&format!("{number:02}_check.ml"))]) {
            let name = entry["name"].as_str().and_then(|name| name.strip_prefix("prop_")).expect("a property");
            let results = |side: &str| of(&table, side, name).iter().map(|cell| cell[0].clone()).collect::<Vec<_>>();
            refuted += usize::from(entry["verdict"] == "refuted");
            if entry["verdict"] == "verified" {
                verified += 1;
                let (one, two) = (results("1"), results("2"));
                assert_eq!(one, two, "{number:02} {name}");
                assert!(!one.contains(&"error".to_owned()), "{number:02} {name} fails and is called true");
            }
        }
    }
    assert!(verified >= 3 && refuted >= 5, "{verified} verified, {refuted} refuted");
}

#[test]
fn no_line_is_unreachable_that_an_input_reaches() {
    let mut reached = 0;
    for number in 0..20 {
        let file = file(&format!("{number:02}_reach.ml"));
        let entries = results_within(EFFORT, &["reach", &file, "--target", "target"]);
        let verdict = entries[0]["verdict"].as_str().expect("a verdict");
        assert_ne!(verdict, "unreachable", "{file}");
        reached += usize::from(verdict == "reached");
    }
    assert!(reached >= 16, "{reached} of 20");
}
