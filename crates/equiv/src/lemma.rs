//! Lemmas (paper 000 §4.3, §6.4): proposed where approximation fails, used once they are proved.
//!
//! An inference that needs lemmas which are not proved yet is kept as [`Pending`]. The search goes on below its node; when
//! the lemmas come, the node is closed, and what was done below is forgotten.

use rustc_hash::FxHashSet;
use selfsame_certify::{Pair, Side};
use selfsame_core::step::Focus;
use selfsame_core::term::{Node, TermId, VarId, Variable};
use selfsame_core::types::Type;

use crate::coinduction::{Recurrence, Slack};
use crate::matching::Matching;
use crate::obligation::Obligation;
use crate::proof::{Leaf, LemmaUse, TheoremId};
use crate::search::{Search, Stated, Status};
use crate::tactic::Outcome;

/// Lemmas for one recurrence, as in the paper.
const USES_AT_ONCE: usize = 2;
/// Lemmas of lemmas of lemmas.
const DEPTH: u32 = 3;
/// Larger statements than this do not become lemmas.
const SIZE: u32 = 60;
/// Lemmas that one obligation may propose.
const PROPOSALS: usize = 4;

/// A node that closes once its lemmas are proved.
pub(crate) struct Pending {
    obligation: Box<Obligation>,
    inference: Waiting,
}

enum Waiting {
    Jump(Box<Recurrence>, Vec<(LemmaUse, TermId)>),
    Over { present: Pair, lemma: TheoremId },
}

/// What identifies a lemma: both sides with the variables abstracted, and what these range over.
pub(crate) type LemmaKey = (TermId, TermId, Vec<(Type, [bool; 3])>);

impl Search<'_> {
    /// LEMMAOVER with lemmas that are proved.
    pub(crate) fn lemma_over(&mut self, obligation: &Obligation) -> Outcome {
        let present = Pair(obligation.side(Side::Left).last(), obligation.side(Side::Right).last());
        let [left, right] = Side::BOTH.map(|side| obligation.side(side).term);
        match self.find_lemma(left, right) {
            Some((lemma, flipped)) => self.close(obligation, Leaf::Lemma { present, lemma, flipped }),
            None => Outcome::Pass,
        }
    }

    /// LEMMALEFT and LEMMARIGHT where they lead to coinduction; LEMCO where the lemma is missing.
    pub(crate) fn lemma_coinduction(&mut self, obligation: &Obligation) -> Outcome {
        let mut found: Vec<Recurrence> = Vec::new();
        self.recurrences(obligation, Slack::Lemmas(USES_AT_ONCE), &mut |_, recurrence| {
            if !recurrence.mismatches.is_empty() {
                found.push(recurrence);
            }
            false
        });
        found.sort_by_key(|recurrence| recurrence.mismatches.len());
        let mut proposals = 0;
        for recurrence in found {
            let Some(equations) = self.equations(&recurrence) else { continue };
            let mut uses = Vec::new();
            let mut missing = false;
            for (side, place, special, brought_in) in equations {
                let (lemma, flipped) = match self.find_lemma(special, brought_in) {
                    Some(known) => known,
                    None => {
                        if proposals >= PROPOSALS {
                            break;
                        }
                        match self.propose(obligation, [special, brought_in]) {
                            Some((lemma, flipped)) => {
                                proposals += 1;
                                missing = true;
                                (lemma, flipped)
                            }
                            None => break,
                        }
                    }
                };
                uses.push((LemmaUse { side, place, lemma, flipped }, brought_in));
            }
            if uses.len() < recurrence.mismatches.len() {
                continue;
            }
            if !missing {
                if self.may_jump_by(obligation, &recurrence, &uses) {
                    return self.jump(obligation, &recurrence, uses);
                }
            } else {
                let inference = Waiting::Jump(Box::new(recurrence), uses);
                self.pending.push(Pending { obligation: Box::new(obligation.clone()), inference });
            }
        }
        Outcome::Pass
    }

    fn jump(&mut self, obligation: &Obligation, recurrence: &Recurrence, uses: Vec<(LemmaUse, TermId)>) -> Outcome {
        let uses = uses.into_iter().map(|(usage, _)| usage).collect();
        self.close(obligation, Leaf::Past { present: recurrence.present, past: recurrence.past, uses })
    }

    /// The equations that would make the recurrence exact: side, place, present term, and what the past term would be.
    #[allow(clippy::type_complexity)]
    fn equations(&mut self, recurrence: &Recurrence) -> Option<Vec<(Side, Vec<u32>, TermId, TermId)>> {
        let of = recurrence.matching.to_map();
        let mut equations = Vec::new();
        for (side, mismatch) in &recurrence.mismatches {
            if self.store.free_vars(mismatch.pattern).iter().any(|var| !of.contains_key(var)) {
                return None;
            }
            let brought_in = self.store.substitute(mismatch.pattern, &of);
            equations.push((*side, mismatch.place.clone(), mismatch.subject, brought_in));
        }
        Some(equations)
    }

    /// LEMGEN: a subterm that both sides wait for becomes a variable.
    pub(crate) fn lemma_generalize(&mut self, obligation: &Obligation) -> Outcome {
        if obligation.sides.iter().any(|side| side.is_value) {
            return Outcome::Pass;
        }
        let [left, right] = Side::BOTH.map(|side| obligation.side(side).term);
        let lefts = Focus::new(left).targets(&mut self.store);
        let rights = Focus::new(right).targets(&mut self.store);
        let common = lefts.iter().rev().find(|term| {
            rights.contains(term) && **term != left && **term != right && !matches!(self.store.node(**term), Node::Def(_))
        });
        let Some(common) = common.copied() else { return Outcome::Pass };
        let Some(ty) = self.store.type_of(common) else { return Outcome::Pass };
        if !is_known(&ty) || self.store.size(common) <= 1 {
            return Outcome::Pass;
        }
        let variable = self.store.fresh(Variable::new("s", ty));
        let variable = self.store.mk_free(variable);
        let sides = [left, right].map(|term| self.store.replace(term, common, variable));
        if let Some((lemma, _)) = self.propose(obligation, sides) {
            let present = Pair(obligation.side(Side::Left).last(), obligation.side(Side::Right).last());
            let inference = Waiting::Over { present, lemma };
            self.pending.push(Pending { obligation: Box::new(obligation.clone()), inference });
        }
        Outcome::Pass
    }

    /// A proved lemma of which the equation is an instance, and whether its sides are exchanged.
    pub(crate) fn find_lemma(&self, left: TermId, right: TermId) -> Option<(TheoremId, bool)> {
        for lemma in &self.proved {
            if let Some(flipped) = self.is_instance(*lemma, left, right) {
                return Some((*lemma, flipped));
            }
        }
        None
    }

    fn is_instance(&self, lemma: TheoremId, left: TermId, right: TermId) -> Option<bool> {
        let [general_left, general_right] = self.theorems[lemma.0 as usize].stated.sides;
        [(left, right, false), (right, left, true)].into_iter().find_map(|(left, right, flipped)| {
            let mut matching = Matching::default();
            let matches = matching.exact(&self.store, general_left, left)
                && matching.exact(&self.store, general_right, right);
            matches.then_some(flipped)
        })
    }

    /// A lemma that may still be proved, new or known. What is false, was given up or says too much is none.
    fn propose(&mut self, obligation: &Obligation, sides: [TermId; 2]) -> Option<(TheoremId, bool)> {
        let depth = self.theorems[obligation.theorem.0 as usize].depth + 1;
        if depth > DEPTH || sides.iter().map(|side| self.store.size(*side)).sum::<u32>() > SIZE || sides[0] == sides[1] {
            return None;
        }
        let variables = self.variables_in_order(sides);
        let key = self.key(sides, &variables);
        if let Some((lemma, flipped)) = self.known_lemmas.get(&key).copied() {
            return (self.status(lemma) == Status::Open).then_some((lemma, flipped));
        }
        let flipped_sides = [sides[1], sides[0]];
        let flipped_variables = self.variables_in_order(flipped_sides);
        let flipped_key = self.key(flipped_sides, &flipped_variables);
        if self.implies_a_refuted_one(sides) {
            return None;
        }
        let ty = self.store.type_of(sides[0]).or_else(|| self.store.type_of(sides[1])).filter(is_known);
        let lemma = self.add_theorem(Stated { variables, ty, sides }, depth);
        self.stats.lemmas_proposed += 1;
        self.known_lemmas.insert(key, (lemma, false));
        self.known_lemmas.entry(flipped_key).or_insert((lemma, true));
        Some((lemma, false))
    }

    /// A statement of which a false one is an instance is false.
    fn implies_a_refuted_one(&self, [left, right]: [TermId; 2]) -> bool {
        self.theorems[1..].iter().filter(|theorem| theorem.status == Status::Refuted).any(|theorem| {
            let [special_left, special_right] = theorem.stated.sides;
            let mut matching = Matching::default();
            matching.exact(&self.store, left, special_left) && matching.exact(&self.store, right, special_right)
        })
    }

    fn key(&mut self, sides: [TermId; 2], variables: &[VarId]) -> LemmaKey {
        let [left, right] = sides.map(|side| self.store.abstract_vars(side, variables));
        let ranges = variables.iter().map(|var| {
            let variable = self.store.var(*var);
            (variable.ty.clone(), [variable.evaluated, variable.total, variable.finite])
        });
        (left, right, ranges.collect())
    }

    /// In the order in which they are met.
    fn variables_in_order(&self, sides: [TermId; 2]) -> Vec<VarId> {
        let mut variables = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = vec![sides[1], sides[0]];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) || self.store.free_vars(term).is_empty() {
                continue;
            }
            if let Node::Free(var) = self.store.node(term) {
                variables.push(var);
            }
            stack.extend(self.store.subterms(term).into_iter().rev());
        }
        variables
    }

    /// Closes what waited for lemmas that are proved now; the theorems concerned.
    pub(crate) fn resume(&mut self) -> Vec<TheoremId> {
        let mut concerned = Vec::new();
        let mut waiting = Vec::new();
        for pending in std::mem::take(&mut self.pending) {
            if self.forest.is_settled(pending.obligation.node) || self.is_hopeless(&pending) {
                continue;
            }
            if !self.is_ready(&pending) {
                waiting.push(pending);
                continue;
            }
            let obligation = &pending.obligation;
            match pending.inference {
                Waiting::Jump(recurrence, uses) => {
                    if self.may_jump_by(obligation, &recurrence, &uses) {
                        self.jump(obligation, &recurrence, uses);
                    }
                }
                Waiting::Over { present, lemma } => {
                    self.close(obligation, Leaf::Lemma { present, lemma, flipped: false });
                }
            }
            concerned.push(obligation.theorem);
        }
        self.pending.extend(waiting);
        concerned
    }

    fn lemmas_of(pending: &Pending) -> Vec<TheoremId> {
        match &pending.inference {
            Waiting::Jump(_, uses) => uses.iter().map(|(usage, _)| usage.lemma).collect(),
            Waiting::Over { lemma, .. } => vec![*lemma],
        }
    }

    fn is_ready(&self, pending: &Pending) -> bool {
        Self::lemmas_of(pending).iter().all(|lemma| matches!(self.status(*lemma), Status::Proved(_)))
    }

    fn is_hopeless(&self, pending: &Pending) -> bool {
        let is_dead = |lemma: &TheoremId| matches!(self.status(*lemma), Status::Refuted | Status::GivenUp);
        Self::lemmas_of(pending).iter().any(is_dead)
    }
}

/// Whether nothing of the type is left open.
fn is_known(ty: &Type) -> bool {
    match ty {
        Type::Meta(_) | Type::Forall(..) => false,
        Type::Var(_) => true,
        Type::Con(_, args) => args.iter().all(is_known),
        Type::App(head, arg) => is_known(head) && is_known(arg),
    }
}
