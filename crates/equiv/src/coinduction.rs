//! U-COIND and G-COIND (NEBULA §4.2, §6.3): a present pair of states that is an instance of a past one.
//!
//! One of the present states is the last of its side, the other any state of its side in the block: the sides go round
//! at their own pace. Past states are found by matching each side alone first, because a pair can only match when both
//! sides do; only then are they brought to the same moment and matched together.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{Pair, Side};
use selfsame_core::arith;
use selfsame_core::term::{Node, TermId, VarId, is_first_order};

use crate::matching::{Matching, Mismatch};
use crate::measure::Comparison;
use crate::obligation::{BlockId, Obligation, blocks};
use crate::proof::{Leaf, LemmaUse};
use crate::search::Search;
use crate::tactic::Outcome;

/// A past pair of which the present one is an instance, up to mismatches.
pub(crate) struct Recurrence {
    pub present: Pair,
    pub past: Pair,
    pub block: BlockId,
    /// When the past pair was reached.
    pub moment: usize,
    pub mismatches: Vec<(Side, Mismatch)>,
    pub matching: Matching,
}

/// How much may differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Slack {
    None,
    /// Nothing but what is known of the past pair: the terms match, and the facts do not allow the instance.
    Facts,
    /// So many mismatches, which lemmas are to bridge, each this much larger than need be.
    Lemmas {
        most: usize,
        lift: u32,
    },
}

impl Search<'_> {
    pub(crate) fn coinduction(&mut self, obligation: &Obligation) -> Outcome {
        let mut found = None;
        self.recurrences(obligation, Slack::None, &mut |search, recurrence| {
            if search.may_jump(obligation, &recurrence, &[]) {
                found = Some(recurrence);
            }
            found.is_some()
        });
        match found {
            Some(Recurrence { present, past, .. }) => {
                self.close(obligation, Leaf::Past { present, past, uses: Vec::new() })
            }
            None => Outcome::Pass,
        }
    }

    /// Visits the recurrences of the obligation's last states until the visitor says that it is enough.
    pub(crate) fn recurrences(
        &mut self,
        obligation: &Obligation,
        slack: Slack,
        visit: &mut dyn FnMut(&mut Self, Recurrence) -> bool,
    ) {
        let all_blocks = blocks(obligation);
        let mut candidates: FxHashMap<(Side, u32), Vec<u32>> = FxHashMap::default();
        for present in presents(obligation) {
            if (self.expired)() {
                return;
            }
            let terms = [
                obligation.state_now(&mut self.store, Side::Left, present.0),
                obligation.state_now(&mut self.store, Side::Right, present.1),
            ];
            for (side, i) in [(Side::Left, present.0), (Side::Right, present.1)] {
                if !candidates.contains_key(&(side, i)) {
                    let past = self.similar(obligation, side, i, terms[side as usize], slack);
                    candidates.insert((side, i), past);
                }
            }
            let lefts = &candidates[&(Side::Left, present.0)];
            let rights = &candidates[&(Side::Right, present.1)];
            if lefts.is_empty() || rights.is_empty() {
                continue;
            }
            for block in &all_blocks {
                let of = |side: Side, states: &[u32]| {
                    let states = states.iter().copied();
                    states.filter(|i| obligation.side(side).states[*i as usize].block == *block).collect::<Vec<u32>>()
                };
                let (lefts, rights) = (of(Side::Left, lefts), of(Side::Right, rights));
                for p in &lefts {
                    for q in &rights {
                        let past = Pair(*p, *q);
                        if let Some(recurrence) = self.recurrence(obligation, present, terms, past, *block, slack)
                            && visit(self, recurrence)
                        {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// The earlier states of a side that this one may be an instance of: those of earlier blocks, and those of its own that
    /// steps have led away from.
    fn similar(&mut self, obligation: &Obligation, side: Side, state: u32, term: TermId, slack: Slack) -> Vec<u32> {
        let history = obligation.side(side);
        let now = &history.states[state as usize];
        let inducts = self.inducts(obligation);
        let mut similar = Vec::new();
        for (i, past) in history.states.iter().enumerate() {
            let earlier = past.block < now.block
                || (past.steps < now.steps && i < state as usize)
                || (inducts && i <= state as usize);
            if !past.is_point || !earlier {
                continue;
            }
            let mut matching = Matching::default();
            let matches = match slack {
                Slack::None | Slack::Facts => matching.exact(&self.store, past.term, term),
                Slack::Lemmas { most, lift } => {
                    let mut mismatches = Vec::new();
                    let matches = matching.modulo(&self.store, past.term, term, lift, &mut mismatches);
                    matches && mismatches.len() <= most
                }
            };
            if matches {
                similar.push(i as u32);
            }
        }
        similar
    }

    fn recurrence(
        &mut self,
        obligation: &Obligation,
        present: Pair,
        terms: [TermId; 2],
        past: Pair,
        block: BlockId,
        slack: Slack,
    ) -> Option<Recurrence> {
        let moment = |side: Side, state: u32| obligation.side(side).states[state as usize].moment;
        let moment = moment(Side::Left, past.0).max(moment(Side::Right, past.1)) as usize;
        let mut matching = Matching::default();
        let mut mismatches = Vec::new();
        for (side, state) in [(Side::Left, past.0), (Side::Right, past.1)] {
            let pattern = obligation.state_at(&mut self.store, side, state, moment);
            let subject = terms[side as usize];
            match slack {
                Slack::None | Slack::Facts => matching.exact(&self.store, pattern, subject).then_some(())?,
                Slack::Lemmas { most, lift } => {
                    let mut here = Vec::new();
                    matching.modulo(&self.store, pattern, subject, lift, &mut here).then_some(())?;
                    mismatches.extend(here.into_iter().map(|mismatch| (side, mismatch)));
                    (mismatches.len() <= most).then_some(())?;
                }
            }
        }
        (self.is_allowed(obligation, block, moment, &matching) != (slack == Slack::Facts)).then_some(())?;
        Some(Recurrence { present, past, block, moment, mismatches, matching })
    }

    /// Whether what was known at the past moment holds of the instance. Variables that the pair does not mention keep
    /// their meaning; names of results on which nothing depends may be anything.
    pub(crate) fn is_allowed(
        &mut self,
        obligation: &Obligation,
        block: BlockId,
        moment: usize,
        matching: &Matching,
    ) -> bool {
        let path = &obligation.path;
        let facts = path.facts_at(&mut self.store, moment);
        let applications = path.applications_at(&mut self.store, moment);
        let values = obligation.values_at(&mut self.store, block, moment);
        if facts.is_empty() && applications.is_empty() && values.is_empty() {
            return true;
        }
        let mut needed: Vec<TermId> = facts.iter().map(|(fact, _)| *fact).collect();
        needed.extend(values.iter().flatten());
        let mut kept = Vec::new();
        for application in applications.into_iter().rev() {
            if let Node::Free(var) = self.store.node(application.result)
                && matching.get(var).is_none()
                && !needed.iter().any(|term| self.store.free_vars(*term).contains(&var))
            {
                continue;
            }
            needed.extend([application.function, application.argument, application.result]);
            kept.push(application);
        }
        let mut of: FxHashMap<VarId, TermId> = matching.to_map();
        for term in needed {
            for var in self.store.free_vars(term).to_vec() {
                if !of.contains_key(&var) {
                    let free = self.store.mk_free(var);
                    let now = path.sync(&mut self.store, free, moment, path.len());
                    of.insert(var, now);
                }
            }
        }
        let applications_hold = kept.iter().all(|known| {
            let [function, argument, result] =
                [known.function, known.argument, known.result].map(|term| self.store.substitute(term, &of));
            path.lookup(function, argument) == Some(result)
        });
        let known = obligation.values_at(&mut self.store, obligation.block, path.len());
        applications_hold
            && values.iter().all(|value| known.contains(&value.map(|term| self.store.substitute(term, &of))))
            && facts.iter().all(|(fact, truth)| {
                let fact = self.store.substitute(*fact, &of);
                arith::decide(&self.store, path.facts(), fact) == Some(*truth)
            })
    }

    /// Whether the recurrence makes progress, with these lemmas in between: smaller values, an earlier level of
    /// observations (G-productivity), or steps on both sides (U-productivity), among them calls that no lemma can bring back.
    pub(crate) fn may_jump(
        &mut self,
        obligation: &Obligation,
        recurrence: &Recurrence,
        uses: &[(LemmaUse, TermId)],
    ) -> bool {
        let Recurrence { block, moment, .. } = *recurrence;
        let sizes = self.sizes(obligation, moment, &recurrence.matching);
        if self.keep_measures(obligation, &sizes, Comparison::Less) {
            return true;
        }
        if !self.may_keep_measures(obligation, &sizes) {
            return false;
        }
        let level = |block: BlockId| self.blocks[block.0 as usize].level;
        let productive = if block == obligation.block {
            self.is_productive(obligation, recurrence, uses)
        } else {
            level(block) < level(obligation.block)
        };
        productive && (sizes.is_empty() || self.keep_measures(obligation, &sizes, Comparison::AtMost))
    }

    fn is_productive(&mut self, obligation: &Obligation, recurrence: &Recurrence, uses: &[(LemmaUse, TermId)]) -> bool {
        let mut jump = [Vec::new(), Vec::new()];
        let ends = [(recurrence.past.0, recurrence.present.0), (recurrence.past.1, recurrence.present.1)];
        for (side, (from, to)) in Side::BOTH.into_iter().zip(ends) {
            let states = &obligation.side(side).states;
            if from >= to || states[from as usize].steps >= states[to as usize].steps {
                return false;
            }
            for state in &states[from as usize + 1..=to as usize] {
                jump[side as usize].extend(state.unfolded.iter().copied());
            }
        }
        let mut reachable = [None, None];
        for (usage, brought_in) in uses {
            let ty = self.theorems[usage.lemma.0 as usize].stated.ty.as_ref();
            if !ty.is_some_and(|ty| is_first_order(&self.store, ty)) {
                return false;
            }
            let defs = self.reach.of(&mut self.store, *brought_in);
            reachable[usage.side as usize].get_or_insert_with(FxHashSet::default).extend(defs.iter().copied());
        }
        self.blocks[obligation.block.0 as usize].add(jump, reachable)
    }
}

/// The pairs of present states to look at: the last ones, and the last of one side with earlier ones of the other.
pub(crate) fn presents(obligation: &Obligation) -> Vec<Pair> {
    let [left_last, right_last] = Side::BOTH.map(|side| obligation.side(side).last());
    let staggered = |side: Side| {
        let history = obligation.side(side);
        let last = history.last();
        let states = history.of_block(obligation.block).rev();
        states.filter(move |i| *i < last && history.states[*i as usize].is_point)
    };
    let mut presents = vec![Pair(left_last, right_last)];
    presents.extend(staggered(Side::Right).map(|j| Pair(left_last, j)));
    presents.extend(staggered(Side::Left).map(|i| Pair(i, right_last)));
    presents
}
