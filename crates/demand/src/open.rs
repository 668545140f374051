//! Lookups that are not finished: each is an unknown truth value, which a check for inputs takes to be false and a proof
//! that there are none leaves free.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::Sort;

use crate::code::{LamId, PointId};
use crate::formula::{Formulas, Term};
use crate::frame::{FrameId, Site};

/// Why a lookup is not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Open {
    /// The call was not entered.
    Call(Site, LamId, FrameId),
    /// Whether this site led into this frame below the target was not looked at.
    Caller(FrameId, PointId),
    /// Something unsupported; no round will finish it.
    Gap(Symbol),
    /// The line read here is longer than was looked at.
    Line(PointId, FrameId),
}

#[derive(Debug, Default)]
pub struct Opens {
    terms: IndexMap<Open, Term, FxBuildHasher>,
    /// What was allowed so far; each way of asking has its own.
    pub grants: FxHashMap<Open, u32>,
}

impl Opens {
    pub fn term(&mut self, formulas: &mut Formulas, open: Open) -> Term {
        *self.terms.entry(open).or_insert_with(|| formulas.unknown(Sort::Bool).1)
    }

    pub fn by_term(&self) -> FxHashMap<Term, Open> {
        self.terms.iter().map(|(open, term)| (*term, *open)).collect()
    }

    /// The budget that the call or caller was given, if any.
    pub fn granted(&self, open: &Open) -> Option<u32> {
        self.grants.get(open).copied()
    }
}
