//! The 205 rules of the Zeno suite against their expected verdicts.

mod support;

use std::time::{Duration, Instant};

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Kind, Options, check};

/// What `expected.tsv` says and we do not, with the reason.
const DISAGREEMENTS: &[(&str, &str, &str)] = &[
    // With i = Z and an infinite xs, `rev (take Z xs)` is `[]`, while `drop (len xs - Z) (rev xs)` has to look at
    // `rev xs`, because `len xs` is no `Z`: it never ends. The rule needs a finite xs.
    ("Total.hs", "p74 total i xs", "refuted"),
];

struct Tally {
    right: usize,
    unknown: Vec<String>,
    wrong: Vec<String>,
}

fn run(file: &'static str, seconds: f64) -> Tally {
    support::with_stack(move || {
        let (program, goals) = support::load(&support::folder().join("zeno").join(file));
        let expected = std::fs::read_to_string(support::folder().join("zeno/expected.tsv")).expect("it is there");
        let mut tally = Tally { right: 0, unknown: Vec::new(), wrong: Vec::new() };
        for goal in goals {
            let row = expected.lines().map(|line| line.split('\t').collect::<Vec<_>>());
            let row = row.into_iter().find(|row| row[0] == file && row[1] == goal.name).expect("every rule has a row");
            let disagreement = DISAGREEMENTS.iter().find(|(of, name, _)| *of == file && *name == goal.name);
            let verdict = disagreement.map_or(row[2], |(.., verdict)| verdict);
            let deadline = Some((Instant::now() + Duration::from_secs_f64(seconds), 1));
            let report = check(&program, &goal, &Options { deadline, ..Options::default() });
            let is_right = match &report.verdict {
                Verdict::Verified => verdict == "verified",
                Verdict::Refuted(found) => {
                    verdict == "refuted" && (row[3] != "nontermination" || found.kind == Kind::Nontermination)
                }
                Verdict::Unknown(reason) => {
                    tally.unknown.push(format!("{}: {reason}", goal.name));
                    continue;
                }
            };
            match is_right {
                true => tally.right += 1,
                false => tally.wrong.push(format!("{}: {:?}", goal.name, report.verdict)),
            }
        }
        tally
    })
}

fn assert_decided(file: &'static str, seconds: f64, at_least: usize) {
    let tally = run(file, seconds);
    assert!(tally.wrong.is_empty(), "wrong: {:#?}", tally.wrong);
    assert!(tally.right >= at_least, "{} decided, {at_least} expected; open: {:#?}", tally.right, tally.unknown);
}

/// How many are decided is a floor with room for slow machines: what matters here is that none is decided wrongly.
#[test]
fn unmodified_rules_are_decided_rightly() {
    assert_decided("Unmodified.hs", 3.0, 78);
}

#[test]
fn cycles_are_found() {
    assert_decided("Cycle.hs", 3.0, 38);
}

#[test]
fn total_rules_are_verified() {
    assert_decided("Total.hs", 2.0, 10);
}

#[test]
fn finite_rules_are_verified() {
    assert_decided("Finite.hs", 1.0, 8);
}
