//! Counterexamples as the search finds them (paper 000 §5): not yet run.

use rustc_hash::FxHashMap;
use selfsame_certify::Side;
use selfsame_core::step::Focus;
use selfsame_core::term::{TermId, VarId};
use selfsame_symbolic::{Path, run};

use crate::matching::Matching;
use crate::obligation::Obligation;
use crate::search::Search;
use crate::tactic::Outcome;

/// A branch on which the sides differ.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    #[allow(dead_code)]
    pub path: Path,
    pub difference: Difference,
    /// What variables of the end of the path are, perhaps by each other: `m1 = S m1`.
    #[allow(dead_code)]
    pub definitions: Vec<(VarId, TermId)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Difference {
    /// INEQUIV-DC, INEQUIV-BOTL, INEQUIV-BOTR.
    Values,
    /// CYL, CYR: this side never ends, the other has ended.
    Diverges(Side),
}

impl Candidate {
    pub fn values(obligation: &Obligation) -> Candidate {
        Candidate { path: obligation.path.clone(), difference: Difference::Values, definitions: Vec::new() }
    }
}

impl Search<'_> {
    /// CYL and CYR: one side has ended, and the other came to a state that is at least as general as an earlier one.
    pub(crate) fn cycle(&mut self, obligation: &Obligation) -> Outcome {
        for side in Side::BOTH {
            let ended = obligation.side(Self::other(side)).is_value;
            if ended
                && !obligation.side(side).is_value
                && let Some(candidate) = self.cycle_on(obligation, side)
            {
                return Outcome::Refuted(candidate);
            }
        }
        Outcome::Pass
    }

    fn cycle_on(&mut self, obligation: &Obligation, side: Side) -> Option<Candidate> {
        let history = obligation.side(side);
        let targets = Focus::new(history.term).targets(&mut self.store);
        let now = obligation.path.len();
        for i in history.of_block(obligation.block).rev() {
            let past = &history.states[i as usize];
            let steps = history.steps() - past.steps;
            if steps == 0 || !past.is_point {
                continue;
            }
            for start in Focus::new(past.term).targets(&mut self.store) {
                for target in &targets {
                    let mut matching = Matching::default();
                    if !matching.exact(&self.store, *target, start) {
                        continue;
                    }
                    let synced = obligation.path.sync(&mut self.store, start, past.moment as usize, now);
                    if !self.leads_to(synced, steps, *target) {
                        continue;
                    }
                    let definitions = self.knot(obligation, past.moment as usize, &matching);
                    let path = obligation.path.clone();
                    return Some(Candidate { path, difference: Difference::Diverges(side), definitions });
                }
            }
        }
        None
    }

    /// Whether the term comes to wait for the target after so many steps of its own.
    fn leads_to(&mut self, mut term: TermId, mut steps: u32, target: TermId) -> bool {
        while steps > 0 {
            let run = run(&mut self.store, term, steps);
            if run.steps == 0 {
                return false;
            }
            steps -= run.steps;
            term = run.focus.rebuild(&mut self.store);
        }
        Focus::new(term).targets(&mut self.store).contains(&target)
    }

    /// Each variable of the present is what the matching says in words of the past, said again in words of the present.
    fn knot(&mut self, obligation: &Obligation, moment: usize, matching: &Matching) -> Vec<(VarId, TermId)> {
        let now = obligation.path.len();
        let mut definitions = Vec::new();
        for (var, past) in matching.bindings() {
            let mut of = FxHashMap::default();
            for old in self.store.free_vars(*past).to_vec() {
                let free = self.store.mk_free(old);
                of.insert(old, obligation.path.sync(&mut self.store, free, moment, now));
            }
            definitions.push((*var, self.store.substitute(*past, &of)));
        }
        definitions
    }
}
