//! Who decides conditions on primitive values.

use selfsame_core::arith;
use selfsame_core::term::{TermId, TermStore};

/// Whether facts settle a condition. An answer must follow from the facts: no answer is always right, and makes both
/// possibilities states of their own.
pub trait Decide {
    /// Whether the condition is true where the facts hold; `None` if that is not known.
    fn decide(&mut self, store: &mut TermStore, facts: &[(TermId, bool)], condition: TermId) -> Option<bool>;
}

/// Constants, equalities and bounds of linear terms, without a solver.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

impl Decide for Native {
    fn decide(&mut self, store: &mut TermStore, facts: &[(TermId, bool)], condition: TermId) -> Option<bool> {
        arith::decide(store, facts, condition)
    }
}
