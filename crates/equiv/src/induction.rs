//! Induction on finite variables: references to earlier pairs need no progress where the values are smaller.
//!
//! A theorem with finite variables has measures: sums of the sizes of some of them. Each reference back drops the
//! measures that it does not respect; one must be left. See `selfsame-certify` for why this is right.

use selfsame_certify::{Hypothesis, Pair, Side};
use selfsame_core::term::TermId;

use crate::cases::places;
use crate::coinduction::presents;
use crate::lemma::Waiting;
use crate::limits;
use crate::matching::{Matching, is_call};
use crate::measure::Comparison;
use crate::obligation::Obligation;
use crate::proof::Leaf;
use crate::search::Search;
use crate::tactic::Outcome;

/// The statement as a way to rewrite.
#[derive(Clone, Copy)]
struct Oriented {
    from: TermId,
    to: TermId,
    past: Pair,
    flipped: bool,
}

impl Search<'_> {
    /// Fertilization: the hypothesis rewrites a part of one side; what remains is the same, or a lemma.
    pub(crate) fn fertilize(&mut self, obligation: &Obligation) -> Outcome {
        if !self.inducts(obligation) || obligation.sides.iter().all(|side| side.is_value) {
            return Outcome::Pass;
        }
        for present in presents(obligation).into_iter().take(limits::FERTILE_PAIRS) {
            let sides = [
                obligation.state_now(&mut self.store, Side::Left, present.0),
                obligation.state_now(&mut self.store, Side::Right, present.1),
            ];
            for side in Side::BOTH {
                for hypothesis in self.hypotheses(obligation) {
                    let rewritten = self.rewritten(obligation, sides, side, &hypothesis);
                    if let Some((rewritten, usage)) = rewritten
                        && let Some(outcome) = self.after_rewriting(obligation, present, rewritten, usage)
                    {
                        return outcome;
                    }
                }
            }
        }
        Outcome::Pass
    }

    /// The statement in both directions, with what evaluation alone makes of its sides.
    fn hypotheses(&self, obligation: &Obligation) -> Vec<Oriented> {
        let given = self.theorems[obligation.theorem.0 as usize].stated.given.len() as u32;
        let mut all = Vec::new();
        for side in Side::BOTH {
            let history = obligation.side(side);
            let first = history.states[0].block;
            let unsplit = history.states.iter().take_while(|state| state.moment == given && state.block == first);
            let to = obligation.side(Self::other(side)).states[0].term;
            for (i, state) in unsplit.enumerate().filter(|(_, state)| is_call(&self.store, state.term)) {
                let i = i as u32;
                let past = if side == Side::Left { Pair(i, 0) } else { Pair(0, i) };
                all.push(Oriented { from: state.term, to, past, flipped: side == Side::Right });
            }
        }
        all
    }

    /// The sides after a hypothesis was used on one of them.
    fn rewritten(
        &mut self,
        obligation: &Obligation,
        sides: [TermId; 2],
        side: Side,
        hypothesis: &Oriented,
    ) -> Option<([TermId; 2], Hypothesis)> {
        let Oriented { from, to, past, flipped } = *hypothesis;
        let whole = sides[side as usize];
        for (place, part) in places(&self.store, whole) {
            let mut matching = Matching::default();
            let is_instance = self.store.loose(part) == 0 && matching.exact(&self.store, from, part);
            let is_determined = self.store.free_vars(to).iter().all(|var| matching.get(*var).is_some());
            if !is_instance || !is_determined {
                continue;
            }
            let first = obligation.sides[0].states[0].block;
            let given = self.theorems[obligation.theorem.0 as usize].stated.given.len();
            if !self.is_allowed(obligation, first, given, &matching) {
                continue;
            }
            let sizes = self.sizes(obligation, given, &matching);
            if !self.keep_measures(obligation, &sizes, Comparison::Less) {
                continue;
            }
            let brought_in = self.store.substitute(to, &matching.to_map());
            let mut rewritten = sides;
            rewritten[side as usize] = self.store.replace(whole, part, brought_in);
            return Some((rewritten, Hypothesis { side, place, past, flipped }));
        }
        None
    }

    fn after_rewriting(
        &mut self,
        obligation: &Obligation,
        present: Pair,
        sides: [TermId; 2],
        usage: Hypothesis,
    ) -> Option<Outcome> {
        let leaf = |lemma| Leaf::Hypothesis { present, uses: vec![usage.clone()], lemma };
        if sides[0] == sides[1] {
            return Some(self.close(obligation, leaf(None)));
        }
        if let Some(known) = self.find_lemma(&obligation.path, sides[0], sides[1]) {
            return Some(self.close(obligation, leaf(Some(known))));
        }
        let general = self.abstracted(sides);
        let (lemma, flipped) = self.propose(obligation, general.unwrap_or(sides), true)?;
        self.theorems[lemma.0 as usize].is_urgent |= general.is_some();
        self.wait(obligation, Waiting::Leaf(lemma, leaf(Some((lemma, flipped)))));
        None
    }
}
