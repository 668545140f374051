//! The 205 rules of the Zeno suite against their expected verdicts.

mod support;

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Kind, Options, check};
use selfsame_testing::on_large_stack;

/// What `expected.tsv` says and we do not, with the reason.
const DISAGREEMENTS: &[(&str, &str, &str)] = &[
    // With i = Z and an infinite xs, `rev (take Z xs)` is `[]`, while `drop (len xs - Z) (rev xs)` has to look at
    // `rev xs`, because `len xs` is no `Z`: it never ends. The rule needs a finite xs.
    ("Total.hs", "p74 total i xs", "refuted"),
    // With an undefined x and an infinite xs, the left side walks along xs for ever, and the right side, which walks along x
    // first, is undefined. The same holds of the next seven, with n, x, y or m for x.
    ("Finite.hs", "p28finA total xs", "refuted"),
    ("Finite.hs", "p29finA total xs", "refuted"),
    ("Finite.hs", "p30finA total xs", "refuted"),
    ("Finite.hs", "p38finB total xs", "refuted"),
    ("Finite.hs", "p71finA total y xs", "refuted"),
    ("Finite.hs", "p71finB total x xs", "refuted"),
    ("Finite.hs", "p76finB total m xs", "refuted"),
    ("Finite.hs", "p76finC total n xs", "refuted"),
    // With n = Z and an infinite xs of Z, `count n xs + count n [m]` is an S of something, and `walkList xs` never ends.
    ("Finite.hs", "p75fin total m xs", "refuted"),
    // With an infinite n and xs = [], `walkNat n` never ends, and `drop n xs` is [].
    ("Finite.hs", "p58finA total n xs ys", "refuted"),
    // With an infinite xs and n = Z, `walkList xs` never ends, and `zip (drop n xs) (drop n ys)` begins with a pair.
    ("Finite.hs", "p58finB total n xs ys", "refuted"),
    // With an infinite m and xs = [], `walkNat m` never ends, and `drop m (take (n + m) xs)` is [].
    ("Finite.hs", "p81fin total n m xs", "refuted"),
    // With an infinite xs, m = Z and n = S Z, `walkList xs` never ends, and `drop m (take (n + m) xs)` has an element.
    ("Finite.hs", "p81finA total n m xs", "refuted"),
    // With a list of one undefined element, and one of one element, both lists of pairs have that element: comparing them is undefined.
    ("Finite.hs", "p85finB total ys", "refuted"),
    ("Finite.hs", "p85finC total xs", "refuted"),
];

struct Tally {
    right: usize,
    unknown: Vec<String>,
    wrong: Vec<String>,
}

/// Decides the rules of a file with so many obligations each: the same on every machine, however slow.
fn run(file: &'static str, obligations: u64) -> Tally {
    on_large_stack(move || {
        let (program, goals) = support::load(&support::folder().join("zeno").join(file));
        let expected = std::fs::read_to_string(support::folder().join("zeno/expected.tsv")).expect("it is there");
        let mut tally = Tally { right: 0, unknown: Vec::new(), wrong: Vec::new() };
        for goal in goals {
            let row = expected.lines().map(|line| line.split('\t').collect::<Vec<_>>());
            let row = row.into_iter().find(|row| row[0] == file && row[1] == goal.name).expect("every rule has a row");
            let disagreement = DISAGREEMENTS.iter().find(|(of, name, _)| *of == file && *name == goal.name);
            let verdict = disagreement.map_or(row[2], |(.., verdict)| verdict);
            let options = Options { obligations: Some(obligations), ..Options::default() };
            let report = check(&program, &goal, &options);
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

fn assert_decided(file: &'static str, obligations: u64, at_least: usize) {
    let tally = run(file, obligations);
    assert!(tally.wrong.is_empty(), "wrong: {:#?}", tally.wrong);
    assert!(tally.right >= at_least, "{} decided, {at_least} expected; open: {:#?}", tally.right, tally.unknown);
}

#[test]
fn unmodified_rules_are_decided_rightly() {
    assert_decided("Unmodified.hs", 500, 85);
}

#[test]
fn cycles_are_found() {
    assert_decided("Cycle.hs", 500, 45);
}

#[test]
fn total_rules_are_verified() {
    assert_decided("Total.hs", 500, 17);
}

#[test]
fn finite_rules_are_verified() {
    assert_decided("Finite.hs", 250, 52);
}
