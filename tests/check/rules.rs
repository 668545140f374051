//! Rules of our own, with the verdict in the comment above each.

mod support;

use std::path::Path;
use std::sync::Arc;

use selfsame_core::program::{Ints, Program};
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Counterexample, Options, check, recheck};

/// The verdicts that the comment above a rule begins with: one, or one for each reading.
fn expected(text: &str, name: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let quoted = format!("\"{name}\" ");
    let at = lines.iter().position(|line| line.starts_with(&quoted)).unwrap_or_else(|| panic!("no rule {name}"));
    let comments = lines[..at].iter().rev().take_while(|line| line.starts_with("-- "));
    let words = |line: &&str| -> Vec<String> {
        let words = line.trim_start_matches("-- ").split([':', ' ']);
        words.take_while(|word| ["verified", "refuted"].contains(word)).map(str::to_owned).collect()
    };
    let verdicts = comments.map(words).find(|words| !words.is_empty());
    verdicts.unwrap_or_else(|| panic!("{name} does not say what is expected"))
}

fn word(verdict: &Verdict<Counterexample>) -> &'static str {
    match verdict {
        Verdict::Verified => "verified",
        Verdict::Refuted(_) => "refuted",
        Verdict::Unknown(_) => "unknown",
    }
}

/// Every rule is decided, and as its comment says.
fn run(file: &'static str) {
    run_within(file, 500);
}

fn run_within(file: &'static str, obligations: u64) {
    support::with_stack(move || {
        let path = support::folder().join("rules").join(Path::new(file));
        let text = std::fs::read_to_string(&path).expect("the file is there");
        let (program, goals) = support::load(&path);
        assert!(!goals.is_empty());
        let mut complaints = Vec::new();
        for goal in goals {
            let report = check(&program, &goal, &Options { obligations: Some(obligations), ..Options::default() });
            let expected = expected(&text, &goal.name);
            if expected != [word(&report.verdict)] {
                complaints.push(format!("{}: {expected:?} expected, {:?}", goal.name, report.verdict));
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
fn values_without_an_end() {
    run("Productive.hs");
    run("Streams.hs");
}

#[test]
fn folds_of_values_without_an_end() {
    run("Folds.hs");
}

#[test]
fn whole_spines_and_conditions_that_may_be_bottoms() {
    run("Spines.hs");
}

#[test]
fn loops_inside_functions() {
    run("Local.hs");
}

#[test]
fn strict_functions_of_numbers() {
    run("Strict.hs");
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

#[test]
fn what_looks_true_or_false_and_is_not() {
    run("Traps.hs");
}

#[test]
fn what_a_proof_could_overlook_is_not_verified() {
    support::with_stack(|| {
        let (program, goals) = support::load(&support::folder().join("rules/Untrue.hs"));
        assert_eq!(goals.len(), 37);
        for goal in goals {
            let report = check(&program, &goal, &Options { obligations: Some(60), ..Options::default() });
            assert_ne!(report.verdict, Verdict::Verified, "{} is false", goal.name);
        }
    });
}

#[test]
fn what_a_search_could_overlook_is_not_refuted() {
    support::with_stack(|| {
        let (program, goals) = support::load(&support::folder().join("rules/Unrefuted.hs"));
        assert_eq!(goals.len(), 5);
        for goal in goals {
            let report = check(&program, &goal, &Options { obligations: Some(60), ..Options::default() });
            let is_false = goal.name.starts_with("knots");
            assert_eq!(word(&report.verdict) == "refuted", is_false, "{}: {:?}", goal.name, report.verdict);
        }
    });
}

#[test]
fn what_an_int_is_decides() {
    support::with_stack(|| {
        let path = support::folder().join("rules/Wrapping.hs");
        let text = std::fs::read_to_string(&path).expect("the file is there");
        let (program, goals) = support::load(&path);
        let reading = |ints: Ints| {
            let mut program = Program::clone(&program);
            program.set_ints(ints);
            Arc::new(program)
        };
        let readings = [Ints::Wrapping, Ints::Unbounded].map(reading);
        let mut complaints = Vec::new();
        for mut goal in goals {
            goal.variables.iter_mut().for_each(|var| var.total = true);
            let expected = expected(&text, &goal.name);
            for (i, program) in readings.iter().enumerate() {
                let report = check(program, &goal, &Options { obligations: Some(500), ..Options::default() });
                // What holds without overflow comes with the overflow that refutes it.
                let found = if report.overflow.is_some() { "refuted" } else { word(&report.verdict) };
                if expected[i] != found {
                    complaints.push(format!("{}: {} expected, {:?}", goal.name, expected[i], report.verdict));
                }
                let Some(proof) = report.proof else { continue };
                // A proof that needs the absence of overflow is one of the other reading, and says so.
                let other = usize::from(proof.certificate.int == Ints::Wrapping);
                let accepted = recheck(&readings[other], &goal, &proof.certificate);
                assert!(accepted.is_err(), "{}: another reading", goal.name);
            }
        }
        assert!(complaints.is_empty(), "{complaints:#?}");
    });
}

#[test]
fn simplifiers_of_expressions() {
    run_within("Simplifier.hs", 5_000);
}
