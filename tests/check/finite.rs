//! Finite variables have finite values: a rule that fails for infinite ones alone is not refuted.

mod support;

use selfsame_core::effort;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Kind, Options, check};
use selfsame_testing::on_large_stack;

/// Of the statements in `Unmodified.hs` only this one is false for finite lists, by those of different lengths.
const FALSE: &[&str] = &["p85"];

#[test]
fn no_counterexample_to_a_rule_over_finite_values_is_infinite() {
    on_large_stack(|| {
        let (program, goals) = support::load(&support::folder().join("zeno/Unmodified.hs"));
        assert_eq!(goals.len(), 85);
        let mut refuted = Vec::new();
        for mut goal in goals {
            goal.variables.iter_mut().for_each(|variable| (variable.total, variable.finite) = (true, true));
            let report = effort::allow(600 * effort::UNIT, || check(&program, &goal, &Options::default()));
            if let Verdict::Refuted(counterexample) = &report.verdict {
                assert_ne!(counterexample.kind, Kind::Nontermination, "{}: {counterexample:?}", goal.name);
                refuted.push(goal.name);
            }
        }
        assert!(refuted.iter().all(|name| FALSE.contains(&name.as_str())), "{refuted:?}");
    });
}

/// Of the 85 statements, `p85` compares elements by an equality of which nothing is known, and is no theorem.
#[test]
fn the_85_statements_hold_of_finite_values() {
    on_large_stack(|| {
        let (program, goals) = support::load(&support::folder().join("zeno/Unmodified.hs"));
        let (mut verified, mut open) = (0, Vec::new());
        for mut goal in goals {
            goal.variables.iter_mut().for_each(|variable| (variable.total, variable.finite) = (true, true));
            let report = check(&program, &goal, &Options { obligations: Some(600), ..Options::default() });
            match report.verdict {
                Verdict::Verified => verified += 1,
                Verdict::Refuted(found) => assert!(FALSE.contains(&goal.name.as_str()), "{}: {found:?}", goal.name),
                Verdict::Unknown(why) => open.push(format!("{}: {why}", goal.name)),
            }
        }
        assert!(verified >= 83, "{verified} verified; open: {open:#?}");
    });
}

/// Neighbours of the theorems that are false: a hypothesis dropped, arguments exchanged, off by one.
#[test]
fn false_neighbours_are_refuted_and_never_verified() {
    on_large_stack(|| {
        let (program, goals) = support::load(&support::folder().join("zeno/False.hs"));
        let (count, mut open) = (goals.len(), Vec::new());
        for mut goal in goals {
            goal.variables.iter_mut().for_each(|variable| (variable.total, variable.finite) = (true, true));
            let report = check(&program, &goal, &Options { obligations: Some(60), ..Options::default() });
            match report.verdict {
                Verdict::Verified => panic!("{} is false and was verified", goal.name),
                Verdict::Refuted(_) => {}
                Verdict::Unknown(why) => open.push(format!("{}: {why}", goal.name)),
            }
        }
        assert!(count >= 75 && open.len() <= 5, "{} open of {count}: {open:#?}", open.len());
    });
}
