//! Theorems of the search, proved by induction in the calculus of sequents.

use selfsame_certify::{Law, Move};
use selfsame_core::program::DataKind;
use selfsame_core::term::VarId;
use selfsame_core::types::Type;

use super::{FIRST_PRICE, Prover};
use crate::proof::TheoremId;
use crate::search::{Search, Stated, Status};

/// By how much the price of attempts grows, and where they end.
const DEARER: u32 = 2;
const LAST_PRICE: u32 = 16;
/// The same for a statement about any instance of a class: there is little to know of its methods.
const LAST_PRICE_OVERLOADED: u32 = 6;
/// The same for one about values that may have no end: there is no induction, and coinduction has been tried otherwise.
const LAST_PRICE_ENDLESS: u32 = 6;
/// Obligations of such a theorem to be worked on before the first attempt, and before each further one.
const ENDLESS_WORK: u32 = 24;
/// What counts as much as an obligation of the search, for its budget.
const MOVES_PER_OBLIGATION: u32 = 100;

impl Search<'_> {
    /// The next attempt at a theorem.
    pub(crate) fn induct(&mut self, theorem: TheoremId) {
        if !self.may_induct(theorem) || !self.is_due(theorem) {
            return;
        }
        let this = &mut self.theorems[theorem.0 as usize];
        let (price, stated) = (this.price, this.stated.clone());
        this.price += DEARER;
        let law = Law { variables: stated.variables, facts: stated.facts, sides: stated.sides };
        let mut prover = Prover::new(&mut self.store, &mut self.inductive, self.expired);
        if price == FIRST_PRICE && !prover.is_plausible(&law) {
            // The time is better spent on finding a counterexample.
            self.theorems[theorem.0 as usize].price = LAST_PRICE + 1;
            return;
        }
        let proof = prover.attempt(&law, price);
        self.stats.obligations += u64::from(prover.spent / MOVES_PER_OBLIGATION);
        self.note_laws();
        if let Some(proof) = proof {
            let this = &mut self.theorems[theorem.0 as usize];
            this.proof = Some(proof);
            self.forest.prove_elsewhere(this.root);
            self.note_proved(theorem);
        }
    }

    /// Whether there are attempts left.
    pub(crate) fn may_induct(&self, theorem: TheoremId) -> bool {
        let this = &self.theorems[theorem.0 as usize];
        let program = self.store.program();
        let is_dictionary = |var: &VarId| match &self.store.var(*var).ty {
            Type::Con(name, _) => {
                program.data_id(*name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary)
            }
            _ => false,
        };
        let is_overloaded = this.stated.variables.iter().any(is_dictionary);
        let last = match self.has_end(theorem) {
            _ if is_overloaded => LAST_PRICE_OVERLOADED,
            true => LAST_PRICE,
            false => LAST_PRICE_ENDLESS,
        };
        this.status == Status::Open && this.price <= last && this.stated.given.is_empty()
    }

    /// Whether there is something to induct on.
    fn has_end(&self, theorem: TheoremId) -> bool {
        let variables = &self.theorems[theorem.0 as usize].stated.variables;
        variables.iter().any(|var| self.inductive.finiteness.of_variable(&self.store, *var).spine)
    }

    /// Whether other ways have had their time.
    fn is_due(&self, theorem: TheoremId) -> bool {
        let this = &self.theorems[theorem.0 as usize];
        let attempts = (this.price - FIRST_PRICE) / DEARER + 1;
        self.has_end(theorem) || this.queue.is_empty() || this.work >= attempts * ENDLESS_WORK
    }

    /// Lemmas that were proved on the way are theorems too.
    pub(super) fn note_laws(&mut self) {
        while let Some(proved) = self.inductive.proved.get(self.laws.len()).cloned() {
            let Law { variables, facts, sides } = proved.law;
            let ty = self.store.type_of(sides[0]).filter(crate::lemma::is_known);
            let stated = Stated { variables, given: Vec::new(), facts, ty, sides };
            let theorem = self.add_theorem(stated, 1, Some(TheoremId(0)));
            self.laws.push(theorem);
            self.stats.lemmas_proposed += 1;
            let this = &mut self.theorems[theorem.0 as usize];
            this.proof = Some(proved.proof);
            self.forest.prove_elsewhere(this.root);
            self.note_proved(theorem);
        }
    }

    /// The lemmas that the proof of a theorem rests on.
    pub(crate) fn lemmas_of_theorem(&self, theorem: TheoremId) -> Vec<TheoremId> {
        let this = &self.theorems[theorem.0 as usize];
        let Some(proof) = &this.proof else { return self.forest.lemmas(this.root) };
        let laws = proof.moves.iter().filter_map(|step| match step {
            Move::Law { lemma, .. } | Move::Cite { lemma, .. } | Move::Note { lemma, .. } => {
                self.laws.get(*lemma as usize).copied()
            }
            _ => None,
        });
        laws.collect()
    }

    /// A move with its lemma numbered as the certificate has it.
    pub(crate) fn numbered(&self, step: &Move, number: &dyn Fn(TheoremId) -> u32) -> Move {
        let mut step = step.clone();
        if let Move::Law { lemma, .. } | Move::Cite { lemma, .. } | Move::Note { lemma, .. } = &mut step {
            *lemma = self.laws.get(*lemma as usize).map_or(u32::MAX, |theorem| number(*theorem));
        }
        step
    }
}
