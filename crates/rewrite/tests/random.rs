//! Random systems, small enough to decide every question by looking at all runs: what is verified must be true and what is
//! refuted must be false, in both modes. And damaged files, which must do no harm.

use std::collections::BTreeSet;
use std::fmt::Write;

use selfsame_core::span::FileId;
use selfsame_rewrite::{Options, Verdict, run};
use selfsame_testing::Random;

const STATES: u64 = 5;
const NUMBERS: i64 = 4;

/// A state with a number; numbers stay between 0 and [`NUMBERS`].
type Config = (u64, i64);

/// From a state, for numbers between two bounds, to a state with the number changed.
struct Step {
    from: u64,
    low: i64,
    high: i64,
    to: u64,
    add: i64,
}

struct System(Vec<Step>);

impl System {
    fn random(random: &mut Random) -> System {
        let count = 2 + random.below(7);
        let step = |random: &mut Random| {
            let (a, b) = (random.below(NUMBERS as u64 + 1) as i64, random.below(NUMBERS as u64 + 1) as i64);
            let add = random.below(3) as i64 - 1;
            let (low, high) = (a.min(b).max(-add), a.max(b).min(NUMBERS - add));
            Step { from: random.below(STATES), low, high, to: random.below(STATES), add }
        };
        System((0..count).map(|_| step(random)).collect())
    }

    fn text(&self, name: &str, side: char) -> String {
        let rules: Vec<String> = self
            .0
            .iter()
            .map(|s| {
                let guard = format!("(band (mle {} N) (mle N {}))", s.low, s.high);
                format!("({side}{} N) /\\ {guard} => ({side}{} (mplus N {}))", s.from, s.to, s.add)
            })
            .collect();
        format!("constrained-rewrite-system {name} {};\n", rules.join(",\n  "))
    }

    fn next(&self, (state, number): Config) -> Vec<Config> {
        let fits = |s: &&Step| s.from == state && s.low <= number && number <= s.high;
        self.0.iter().filter(fits).map(|s| (s.to, number + s.add)).collect()
    }

    fn reachable(&self, start: Config) -> BTreeSet<Config> {
        let mut seen = BTreeSet::from([start]);
        let mut work = vec![start];
        while let Some(at) = work.pop() {
            for next in self.next(at) {
                if seen.insert(next) {
                    work.push(next);
                }
            }
        }
        seen
    }

    fn ends(&self, start: Config) -> Vec<Config> {
        self.reachable(start).into_iter().filter(|c| self.next(*c).is_empty()).collect()
    }

    /// Finitely many configurations: a run is infinite exactly when it comes back to where it was.
    fn may_run_forever(&self, start: Config) -> bool {
        self.reachable(start).into_iter().any(|c| self.next(c).into_iter().any(|n| self.reachable(n).contains(&c)))
    }
}

/// Pairs of states, related for equal numbers or for all numbers.
struct Base(Vec<(u64, u64, bool)>);

impl Base {
    fn relates(&self, left: Config, right: Config) -> bool {
        self.0.iter().any(|(l, r, same)| *l == left.0 && *r == right.0 && (!same || left.1 == right.1))
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Mode {
    Total,
    Partial,
}

fn simulates(mode: Mode, left: &System, right: &System, base: &Base, l: Config, r: Config) -> bool {
    let ends = right.ends(r);
    let forever = mode == Mode::Partial && right.may_run_forever(r);
    left.ends(l).into_iter().all(|end| forever || ends.iter().any(|other| base.relates(end, *other)))
}

#[test]
fn verdicts_agree_with_all_runs() {
    let mut random = Random::new(0x5EED_2026);
    let (mut verified, mut refuted) = (0, 0);
    for _ in 0..40 {
        let mut source = String::from("sorts L, R, Pair; signature pair : L R -> Pair");
        for state in 0..STATES {
            let _ = write!(source, ", l{state} : Int -> L, r{state} : Int -> R");
        }
        source.push_str("; variables N : Int, I : Int;\n");
        let (left, right) = (System::random(&mut random), System::random(&mut random));
        source += &left.text("A", 'l');
        source += &right.text("B", 'r');
        let mut expected = Vec::new();
        for _ in 0..6 {
            let mode = if random.below(100) < 50 { Mode::Total } else { Mode::Partial };
            let mut base = Base(Vec::new());
            for pair in 0..STATES * STATES {
                if random.below(100) < 65 {
                    base.0.push((pair / STATES, pair % STATES, random.below(100) < 20));
                }
            }
            let goals: Vec<(u64, u64)> =
                (0..1 + random.below(3)).map(|_| (random.below(STATES), random.below(STATES))).collect();
            let within = format!("(band (mle 0 N) (mle N {NUMBERS}))");
            let goal = |(l, r): &(u64, u64)| format!("(pair (l{l} N) (r{r} N)) /\\ {within}");
            let relation = |(l, r, same): &(u64, u64, bool)| {
                format!("(pair (l{l} N) (r{r} I)){}", if *same { " /\\ (mequals N I)" } else { "" })
            };
            let word = if mode == Mode::Total { "total" } else { "partial" };
            let goals_text = goals.iter().map(goal).collect::<Vec<_>>().join(", ");
            let base_text = base.0.iter().map(relation).collect::<Vec<_>>().join(", ");
            let base_text = if base_text.is_empty() { "(pair (l0 0) (r0 -9))".to_owned() } else { base_text };
            let _ = writeln!(source, "show-simulation [12, {word}] in A and B : {goals_text} with-base {base_text};");
            let truth = goals
                .iter()
                .map(|(l, r)| (0..=NUMBERS).all(|n| simulates(mode, &left, &right, &base, (*l, n), (*r, n))));
            expected.push((mode, truth.collect::<Vec<bool>>()));
        }
        let options = Options { solver_steps: 200_000, ..Options::default() };
        let outcome = run(&source, FileId(0), &options);
        assert_eq!(outcome.queries.len(), expected.len(), "{:?}\n{source}", outcome.diagnostics);
        for (query, (mode, truth)) in outcome.queries.iter().zip(&expected) {
            for goal in &query.goals {
                let is_true = truth.get(goal.number - 1).copied();
                assert!(!goal.status.is_proved() || is_true != Some(false), "{mode:?}\n{}\n{source}", query.text);
                assert!(goal.counterexample.is_none() || is_true != Some(true), "{mode:?}\n{}\n{source}", query.text);
            }
            match query.verdict {
                Verdict::Verified => {
                    assert!(truth.iter().all(|t| *t));
                    verified += 1;
                }
                Verdict::Refuted(_) => {
                    assert!(!truth[0]);
                    refuted += 1;
                }
                Verdict::Unknown(_) => {}
            }
        }
    }
    // The test would say nothing if nothing were ever decided.
    assert!(verified > 20 && refuted > 20, "{verified} verified, {refuted} refuted");
}

/// One change of the kind that editing goes wrong by.
fn damage(random: &mut Random, text: &mut Vec<String>) {
    let at = |random: &mut Random, text: &Vec<String>| random.below(text.len() as u64) as usize;
    let (i, j) = (at(random, text), at(random, text));
    match random.below(8) {
        0 => {
            text.remove(i);
        }
        1 => {
            let word = text[j].clone();
            text.insert(i, word);
        }
        2 => text.swap(i, j),
        3 => text.truncate(i.max(1)),
        4 => text[i] = ["(", ")", ";", ",", "/\\", "=>", "\"", "/*", "[", "]", "_"][random.below(11) as usize].into(),
        5 => text[i] = format!("{}", random.below(1_u64 << 40)),
        6 => text[i] = text[j].clone(),
        _ => {
            let end = (i + 1 + random.below(6) as usize).min(text.len());
            let part = text[i..end].to_vec();
            text.splice(j..j, part);
        }
    }
    if text.is_empty() {
        text.push(";".into());
    }
}

#[test]
fn damaged_files_do_no_harm() {
    let sources = [
        include_str!("../../../examples/prove/language/queries.rmt"),
        include_str!("../../../examples/prove/language/builtins.rmt"),
        include_str!("../../../examples/prove/paper/example5.rmt"),
        include_str!("../../../examples/prove/optimizations/copy-propagation.rmt"),
        include_str!("../../../examples/prove/optimizations/licm.rmt"),
    ];
    let mut random = Random::new(0xF00D);
    let options = Options { depth: 5, solver_steps: 20_000, timeout: Some(1), ..Options::default() };
    for round in 0..250 {
        let source = sources[round % sources.len()];
        // Small depths: what is tested is that nothing breaks, not that proofs are found.
        let source = source.replace("[300", "[9").replace("[200", "[9");
        let mut words: Vec<String> = source
            .replace('(', " ( ")
            .replace(')', " ) ")
            .replace(';', " ; ")
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .flat_map(str::split_whitespace)
            .map(str::to_owned)
            .collect();
        for _ in 0..1 + random.below(4) {
            damage(&mut random, &mut words);
        }
        let outcome = run(&words.join(" "), FileId(0), &options);
        for diagnostic in &outcome.diagnostics {
            assert!(!diagnostic.message.is_empty());
        }
    }
}
