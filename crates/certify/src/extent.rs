//! Sizes of what variables of an induction have become: of the whole value, or of its spine.

use std::collections::BTreeMap;

use selfsame_core::expr::Lit;
use selfsame_core::step::{is_data, is_operand};
use selfsame_core::term::{Node, TermId, TermStore, VarId};

use crate::finite::{Finiteness, recursive_fields};
use crate::measure::Comparison;

/// A term whose size counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// What the variable has become.
    pub term: TermId,
    /// All constructors count, and not those of the spine alone.
    pub whole: bool,
}

/// A sum of sizes: a constant, and how often the size of each variable counts, whole or along its spine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extent {
    /// A call counts for what it has at most: of the smaller of two sizes that is enough.
    is_bound: bool,
    constant: i64,
    variables: BTreeMap<(VarId, bool), i64>,
}

impl Extent {
    /// A sum that is at least the size of what is added.
    pub fn bound() -> Extent {
        Extent { is_bound: true, ..Extent::default() }
    }

    /// Adds the size of a term; `false` when it has none that is known.
    pub fn add(&mut self, store: &mut TermStore, finiteness: &mut Finiteness, measured: Measured) -> bool {
        let Measured { term, whole } = measured;
        match store.node(term) {
            Node::Con(con, fields) => {
                self.constant += 1;
                let recursive = recursive_fields(store, con);
                let fields = store.terms(fields).to_vec().into_iter().zip(recursive);
                let mut counted = fields.filter(|(_, recursive)| whole || *recursive);
                counted.all(|(field, _)| self.add(store, finiteness, Measured { term: field, whole }))
            }
            Node::Free(var) if !is_data(store, &store.var(var).ty) => whole,
            Node::Free(var) => {
                *self.variables.entry((var, whole)).or_default() += 1;
                let mode = finiteness.of_variable(store, var);
                if whole { mode.finite } else { mode.spine || finiteness.is_approximated(var) }
            }
            Node::Lit(lit) => {
                if let Lit::Str(text) = store.lit(lit) {
                    self.constant += 1 + text.chars().count() as i64;
                }
                true
            }
            Node::Lam(..) => whole,
            // The end of a spine that is cut off.
            Node::Bottom(_) if !whole => {
                self.constant += 1;
                true
            }
            _ if whole => is_operand(store, term) && store.type_of(term).is_some_and(|ty| !is_data(store, &ty)),
            _ if !self.is_bound => false,
            _ => match finiteness.spine(store, term) {
                Some((var, count)) => {
                    self.constant += count;
                    if let Some(var) = var {
                        *self.variables.entry((var, false)).or_default() += 1;
                    }
                    true
                }
                None => false,
            },
        }
    }

    /// Compares with a size that should be larger. A variable's size is at least one.
    pub fn compare(&self, larger: &Extent) -> Comparison {
        let count = |extent: &Extent, var: &(VarId, bool)| extent.variables.get(var).copied().unwrap_or(0);
        if self.variables.keys().any(|var| count(self, var) > count(larger, var)) {
            return Comparison::Unknown;
        }
        let more: i64 = larger.variables.iter().map(|(var, count_larger)| count_larger - count(self, var)).sum();
        match larger.constant - self.constant + more {
            1.. => Comparison::Less,
            0 => Comparison::AtMost,
            _ => Comparison::Unknown,
        }
    }
}
