//! Rules of our own, with the verdict in the comment above each.

mod support;

use std::path::Path;

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check};

/// The first word of the comment above a rule.
fn expected(text: &str, name: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let quoted = format!("\"{name}\" ");
    let at = lines.iter().position(|line| line.starts_with(&quoted)).unwrap_or_else(|| panic!("no rule {name}"));
    let comments = lines[..at].iter().rev().take_while(|line| line.starts_with("-- "));
    let words = comments.filter_map(|line| line.trim_start_matches("-- ").split([':', ' ']).next());
    let verdict = words.into_iter().find(|word| ["verified", "refuted"].contains(word));
    verdict.unwrap_or_else(|| panic!("{name} does not say what is expected")).to_owned()
}

/// Every rule is decided, and as its comment says.
fn run(file: &'static str) {
    support::with_stack(move || {
        let path = support::folder().join("rules").join(Path::new(file));
        let text = std::fs::read_to_string(&path).expect("the file is there");
        let (program, goals) = support::load(&path);
        assert!(!goals.is_empty());
        let mut complaints = Vec::new();
        for goal in goals {
            let report = check(&program, &goal, &Options { obligations: Some(500), ..Options::default() });
            let found = match &report.verdict {
                Verdict::Verified => "verified",
                Verdict::Refuted(_) => "refuted",
                Verdict::Unknown(_) => "unknown",
            };
            let expected = expected(&text, &goal.name);
            if found != expected {
                complaints.push(format!("{}: {expected} expected, {:?}", goal.name, report.verdict));
            }
        }
        assert!(complaints.is_empty(), "{complaints:#?}");
    });
}

#[test]
fn functors_monads_and_monoids() {
    run("Functors.hs");
}

#[test]
fn numbers_characters_and_records() {
    run("Numbers.hs");
}

#[test]
fn what_the_paper_says_must_not_be_provable() {
    run("Paper.hs");
}

#[test]
fn induction_on_finite_values() {
    run("Finite.hs");
}

#[test]
fn calls_without_a_value_are_not_taken_to_have_one() {
    support::with_stack(|| {
        let (program, goals) = support::load(&support::folder().join("rules/Undefined.hs"));
        assert_eq!(goals.len(), 9);
        for goal in goals {
            let report = check(&program, &goal, &Options { obligations: Some(40), ..Options::default() });
            assert_ne!(report.verdict, Verdict::Verified, "{} is false", goal.name);
        }
    });
}
