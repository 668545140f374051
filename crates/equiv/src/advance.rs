//! Symbolic execution of an obligation up to its next termination points (NEBULA §6.2).

use selfsame_certify::Side;
use selfsame_core::symbol::Symbol;
use selfsame_symbolic::{Choice, Pause, branch, run, run_ahead};

use crate::limits;
use crate::obligation::{Obligation, State};
use crate::proof::Inference;
use crate::search::Search;

impl Obligation {
    /// How many calls in a row the side made without a choice. After many it is more likely to compute something than to come
    /// back to what it was.
    fn plain_calls(&self, side: Side) -> u32 {
        let here = |state: &&State| state.moment == self.path.len() as u32 && state.block == self.block;
        self.side(side).states.iter().rev().take_while(here).count() as u32
    }
}

impl Search<'_> {
    /// RED-L and RED-R: all states that follow, each stopped at a call or a value on both sides.
    pub(crate) fn advance(&mut self, obligation: Obligation) -> Vec<Obligation> {
        let mut after_left = Vec::new();
        self.advance_side(obligation, Side::Left, &mut after_left);
        let mut after_both = Vec::new();
        for obligation in after_left {
            self.advance_side(obligation, Side::Right, &mut after_both);
        }
        after_both
    }

    fn advance_side(&mut self, obligation: Obligation, side: Side, out: &mut Vec<Obligation>) {
        let mut stack = vec![obligation];
        while let Some(mut obligation) = stack.pop() {
            if (self.expired)() {
                return;
            }
            if obligation.side(side).is_value {
                out.push(obligation);
                continue;
            }
            let term = obligation.side(side).term;
            let calls = obligation.plain_calls(side);
            // At ever greater distances only, for it may also never end.
            let is_computing = calls >= limits::PLAIN_CALLS && calls.is_power_of_two();
            let ahead = is_computing
                .then(|| run_ahead(&mut self.store, term, (limits::STEPS_AHEAD * calls).min(limits::MOST_STEPS_AHEAD)))
                .flatten();
            let run = ahead.unwrap_or_else(|| run(&mut self.store, term, limits::STEPS_WITHOUT_CALL));
            self.stats.steps += u64::from(run.steps);
            let term = run.focus.rebuild(&mut self.store);
            if run.steps > 0 {
                let premises = self.forest.infer(obligation.node, Inference::Red(side, run.steps), 1);
                obligation.node = premises[0];
                let moment = obligation.path.len() as u32;
                let block = obligation.block;
                let history = obligation.side_mut(side);
                let steps = history.steps() + run.steps;
                let is_point = !matches!(run.pause, Pause::Choice(_));
                history.states.push(State { term, moment, block, steps, unfolded: run.unfolded, is_point });
                history.term = term;
            }
            match run.pause {
                Pause::Value => {
                    obligation.side_mut(side).is_value = true;
                    out.push(obligation);
                }
                Pause::Call | Pause::Limit => out.push(obligation),
                Pause::Choice(choice) => {
                    let mut successors = self.split(&obligation, side, &run.focus, &choice);
                    successors.reverse();
                    stack.extend(successors);
                }
                Pause::Assumed => self.give_up(&obligation, Symbol::new("an assumption")),
                Pause::Stuck(why) => self.give_up(&obligation, why),
            }
        }
    }

    /// One obligation for each possibility of a choice that a side waits for.
    pub(crate) fn split(
        &mut self,
        obligation: &Obligation,
        side: Side,
        focus: &selfsame_core::step::Focus,
        choice: &Choice,
    ) -> Vec<Obligation> {
        let branches = branch(&mut self.store, focus, choice, &obligation.path, &mut *self.decide);
        let branches = match branches {
            Ok(branches) => branches,
            Err(why) => {
                self.give_up(obligation, why);
                return Vec::new();
            }
        };
        let kept: Vec<u32> = branches.iter().map(|branch| branch.index).collect();
        let nodes = self.forest.infer(obligation.node, Inference::Split(side, kept), branches.len());
        let before = obligation.path.len();
        let mut successors = Vec::with_capacity(branches.len());
        for (branch, node) in branches.into_iter().zip(nodes) {
            let mut next = Obligation { node, path: branch.path, ..obligation.clone() };
            next.side_mut(side).term = branch.term;
            next.side_mut(side).is_value = selfsame_core::step::is_swhnf(&self.store, branch.term);
            let other = if side == Side::Left { Side::Right } else { Side::Left };
            let term = next.path.sync(&mut self.store, obligation.side(other).term, before, next.path.len());
            let history = next.side_mut(other);
            history.term = term;
            history.is_value &= selfsame_core::step::is_swhnf(&self.store, term);
            successors.push(next);
        }
        successors
    }
}
