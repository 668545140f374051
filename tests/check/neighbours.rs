//! False neighbours of true rules: one place of one side is changed, and what is still verified must survive being run on
//! all small values, partial and cyclic ones included.

mod support;

use std::path::PathBuf;
use std::sync::Arc;

use selfsame_core::expr::Expr;
use selfsame_core::program::{Ints, Program};
use selfsame_equiv::Goal;
use selfsame_testing::{Random, on_large_stack, seeds};
use support::changes::{Others, type_of};
use support::counts::Counts;

/// The rules that are changed.
const FILES: &[&str] = &[
    "zeno/Unmodified.hs",
    "harder/Reversal.hs",
    "harder/Numbers.hs",
    "harder/Sorting.hs",
    "harder/Trees.hs",
    "harder/Membership.hs",
    "rules/Finite.hs",
    "rules/Functors.hs",
    "rules/Local.hs",
    "rules/Numbers.hs",
    "rules/Spines.hs",
    "rules/Strict.hs",
];

/// Changed rules tried for each rule.
const TRIES: usize = 6;

/// A rule with one side changed in one place, and its variables lazy, total or finite.
fn neighbour(dice: &mut Random, program: &Arc<Program>, goal: &Goal) -> Option<Goal> {
    let side = dice.below(2);
    let original = if side == 0 { &goal.left } else { &goal.right };
    let ty = type_of(program, &goal.variables, original)?;
    let mut changed = Others::new(program, &goal.variables).changed(program, original);
    let mut goal = goal.clone();
    support::range(dice, &mut goal.variables);
    while !changed.is_empty() {
        let expr = changed.swap_remove(dice.below(changed.len()));
        if expr != *original_of(&goal, side) && type_of(program, &goal.variables, &expr).as_ref() == Some(&ty) {
            if side == 0 {
                goal.left = expr
            } else {
                goal.right = expr
            }
            return Some(goal);
        }
    }
    None
}

fn original_of(goal: &Goal, side: u64) -> &Expr {
    if side == 0 { &goal.left } else { &goal.right }
}

#[test]
fn neighbours_of_rules_that_are_verified_survive_being_run() {
    let counts = on_large_stack(|| {
        let mut counts = Counts::default();
        for (seed, file) in seeds(1).flat_map(|seed| FILES.iter().map(move |file| (seed, file))) {
            let mut dice = Random::nth(seed);
            let path: PathBuf = support::folder().join(file);
            let (program, goals) = support::load(&path);
            assert!(!goals.is_empty(), "{file} has no rules");
            // The evaluator computes with 64 bits.
            let mut program = Program::clone(&program);
            program.set_ints(Ints::Wrapping);
            let program = Arc::new(program);
            for goal in goals.iter().filter(|goal| !goal.variables.iter().any(|variable| variable.dictionary)) {
                for _ in 0..TRIES {
                    let Some(goal) = neighbour(&mut dice, &program, goal) else { continue };
                    counts.decide(&program, &goal, || format!("{file}, seed {seed}"));
                }
            }
        }
        counts
    });
    counts.are_more_than(40, 20, 200);
}
