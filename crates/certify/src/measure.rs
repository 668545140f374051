//! Sizes of finite values, for induction.
//!
//! The size of a value is the number of constructors in it. Of a term over variables it is a sum: a constant, and each
//! variable as often as it occurs. Numbers, characters and functions have none.

use std::collections::BTreeMap;

use selfsame_core::expr::Lit;
use selfsame_core::step::{is_data, is_operand};
use selfsame_core::term::{Node, TermId, TermStore, VarId};

/// A sum of sizes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Size {
    constant: i64,
    variables: BTreeMap<VarId, i64>,
}

/// How one size compares with another, whatever the variables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Less,
    AtMost,
    Unknown,
}

impl Size {
    /// Adds the size of a term; `false` when it has something without a size in it.
    pub fn add(&mut self, store: &TermStore, term: TermId) -> bool {
        match store.node(term) {
            Node::Con(_, fields) => {
                self.constant += 1;
                store.terms(fields).to_vec().into_iter().all(|field| self.add(store, field))
            }
            Node::Free(var) if !is_data(store, &store.var(var).ty) => true,
            Node::Free(var) => {
                *self.variables.entry(var).or_default() += 1;
                store.var(var).finite
            }
            Node::Lit(lit) => {
                // A string is a list of characters.
                if let Lit::Str(text) = store.lit(lit) {
                    self.constant += 1 + text.chars().count() as i64;
                }
                true
            }
            Node::Lam(..) => true,
            _ => is_operand(store, term) && store.type_of(term).is_some_and(|ty| !is_data(store, &ty)),
        }
    }

    /// Compares with a size that should be larger. A variable's size is at least one.
    pub fn compare(&self, larger: &Size) -> Comparison {
        let mut difference = larger.constant - self.constant;
        for var in self.variables.keys().chain(larger.variables.keys()) {
            let count = |size: &Size| size.variables.get(var).copied().unwrap_or(0);
            if count(self) > count(larger) {
                return Comparison::Unknown;
            }
        }
        for (var, count) in &larger.variables {
            difference += count - self.variables.get(var).copied().unwrap_or(0);
        }
        match difference {
            1.. => Comparison::Less,
            0 => Comparison::AtMost,
            _ => Comparison::Unknown,
        }
    }
}
