//! Rules with verdicts that are held against runs.

use std::sync::Arc;

use selfsame_core::effort;
use selfsame_core::program::Program;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Counterexample, Goal, Options, check};

use super::values::contradiction;

/// Of the search for one rule.
const STEPS: u64 = 300 * effort::UNIT;

/// How many rules were verified, of finite values, refuted and left.
#[derive(Default, Debug)]
pub struct Counts {
    pub verified: usize,
    pub finite: usize,
    pub refuted: usize,
    pub unknown: usize,
}

impl Counts {
    /// Panics when a verified rule is contradicted by running it, with where it comes from. What takes long is left: there are
    /// enough others.
    pub fn decide(
        &mut self,
        program: &Arc<Program>,
        goal: &Goal,
        whence: impl Fn() -> String,
    ) -> Option<Counterexample> {
        let options = Options { obligations: Some(25), ..Options::default() };
        match effort::allow(STEPS, || check(program, goal, &options)).verdict {
            Verdict::Verified => {
                self.verified += 1;
                self.finite += usize::from(goal.variables.iter().any(|variable| variable.finite));
                assert_eq!(contradiction(program, goal), None, "{}: {goal:?}", whence());
                None
            }
            Verdict::Refuted(found) => {
                self.refuted += 1;
                Some(found)
            }
            Verdict::Unknown(_) => {
                self.unknown += 1;
                None
            }
        }
    }

    /// There must be more than so many verified, of finite values, and refuted.
    pub fn are_more_than(&self, verified: usize, finite: usize, refuted: usize) {
        let enough = self.verified > verified && self.finite > finite && self.refuted > refuted;
        assert!(enough, "the test tests little: {self:?}");
    }
}
