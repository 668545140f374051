//! Sizes of finite values: what inductions go by.

use std::collections::BTreeMap;

use selfsame_core::expr::Lit;
use selfsame_core::step::{is_data, is_operand};
use selfsame_core::term::{Node, TermId, TermStore, VarId};

use crate::matching::Matching;
use crate::obligation::Obligation;
use crate::search::Search;

/// How one size compares with another, whatever the variables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Comparison {
    Unknown,
    AtMost,
    Less,
}

/// What may be a measure: the sum of all finite variables, or one of them.
pub(crate) fn measures(store: &TermStore, variables: &[VarId]) -> Vec<Vec<VarId>> {
    let is_measurable = |var: &VarId| store.var(*var).finite && is_data(store, &store.var(*var).ty);
    let finite: Vec<VarId> = variables.iter().copied().filter(is_measurable).collect();
    match finite.len() {
        0 => Vec::new(),
        1 => vec![finite],
        _ => [finite.clone()].into_iter().chain(finite.into_iter().map(|var| vec![var])).collect(),
    }
}

/// A sum of sizes: a constant, and how often each variable counts.
#[derive(Default)]
struct Size {
    constant: i64,
    variables: BTreeMap<VarId, i64>,
}

impl Size {
    fn add(&mut self, store: &TermStore, term: TermId, sign: i64) -> bool {
        match store.node(term) {
            Node::Con(_, fields) => {
                self.constant += sign;
                store.terms(fields).iter().all(|field| self.add(store, *field, sign))
            }
            Node::Free(var) if !is_data(store, &store.var(var).ty) => true,
            Node::Free(var) => {
                *self.variables.entry(var).or_default() += sign;
                store.var(var).finite
            }
            Node::Lit(lit) => {
                if let Lit::Str(text) = store.lit(lit) {
                    self.constant += sign * (1 + text.chars().count() as i64);
                }
                true
            }
            Node::Lam(..) => true,
            _ => is_operand(store, term) && store.type_of(term).is_some_and(|ty| !is_data(store, &ty)),
        }
    }

    /// Of a difference of sizes: whether it is positive, or not negative. A variable's size is at least one.
    fn sign(&self) -> Comparison {
        if self.variables.values().any(|count| *count < 0) {
            return Comparison::Unknown;
        }
        match self.constant + self.variables.values().sum::<i64>() {
            1.. => Comparison::Less,
            0 => Comparison::AtMost,
            _ => Comparison::Unknown,
        }
    }
}

impl Search<'_> {
    pub(crate) fn inducts(&self, obligation: &Obligation) -> bool {
        !self.theorems[obligation.theorem.0 as usize].measures.is_empty()
    }

    /// For each measure of the theorem, how the values for which an earlier moment would be used compare with those at hand.
    pub(crate) fn sizes(&mut self, obligation: &Obligation, moment: usize, matching: &Matching) -> Vec<Comparison> {
        let measures = self.theorems[obligation.theorem.0 as usize].measures.clone();
        measures.iter().map(|measure| self.shrinks(obligation, moment, matching, measure)).collect()
    }

    fn shrinks(
        &mut self,
        obligation: &Obligation,
        moment: usize,
        matching: &Matching,
        measure: &[VarId],
    ) -> Comparison {
        let path = &obligation.path;
        let mut difference = Size::default();
        for var in measure {
            let free = self.store.mk_free(*var);
            let past = path.sync(&mut self.store, free, 0, moment);
            let mut of = matching.to_map();
            for inner in self.store.free_vars(past).to_vec() {
                if !of.contains_key(&inner) {
                    let free = self.store.mk_free(inner);
                    of.insert(inner, path.sync(&mut self.store, free, moment, path.len()));
                }
            }
            let past = self.store.substitute(past, &of);
            let present = path.sync(&mut self.store, free, 0, path.len());
            if !difference.add(&self.store, present, 1) || !difference.add(&self.store, past, -1) {
                return Comparison::Unknown;
            }
        }
        difference.sign()
    }

    /// Keeps the measures that compare so at least; unchanged, and `false`, when none does.
    pub(crate) fn keep_measures(&mut self, obligation: &Obligation, sizes: &[Comparison], least: Comparison) -> bool {
        if sizes.iter().all(|size| *size < least) {
            return false;
        }
        let measures = &mut self.theorems[obligation.theorem.0 as usize].measures;
        let mut kept = sizes.iter().map(|size| *size >= least);
        measures.retain(|_| kept.next().unwrap_or(false));
        true
    }

    /// Whether some measure does not grow.
    pub(crate) fn may_keep_measures(&self, obligation: &Obligation, sizes: &[Comparison]) -> bool {
        !self.inducts(obligation) || sizes.iter().any(|size| *size >= Comparison::AtMost)
    }
}
