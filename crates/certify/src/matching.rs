//! Whether a term is an instance of another (NEBULA, Fig. 17), up to given places.

use rustc_hash::FxHashMap;
use selfsame_core::step::{is_finite, is_operand, is_total};
use selfsame_core::term::{Node, TermId, TermStore, VarId};

use crate::fit;

/// What the variables of the general terms are in the special ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Instance {
    pub of: FxHashMap<VarId, TermId>,
    /// The pairs at the places left out: general and special subterm.
    pub left_out: Vec<(TermId, TermId)>,
}

impl Instance {
    /// Extends the instance so that `special` is `general` under it, apart from the places left out.
    pub fn extend(&mut self, store: &TermStore, general: TermId, special: TermId, left_out: &[&[u32]]) -> bool {
        self.walk(store, general, special, left_out, &mut Vec::new()) && fit::is_typed(store, &self.of)
    }

    fn walk(
        &mut self,
        store: &TermStore,
        general: TermId,
        special: TermId,
        left_out: &[&[u32]],
        place: &mut Vec<u32>,
    ) -> bool {
        if left_out.contains(&&place[..]) {
            self.left_out.push((general, special));
            return store.loose(general) == 0 && store.loose(special) == 0;
        }
        if let Node::Free(var) = store.node(general) {
            return match self.of.get(&var) {
                Some(known) => *known == special,
                None => {
                    self.of.insert(var, special);
                    may_stand_for(store, var, special)
                }
            };
        }
        if !store.is_same_shape(general, special) {
            return false;
        }
        let pairs = store.subterms(general).into_iter().zip(store.subterms(special));
        for (i, (general, special)) in pairs.enumerate() {
            place.push(i as u32);
            if !self.walk(store, general, special, left_out, place) {
                return false;
            }
            place.pop();
        }
        true
    }
}

/// Whether every value of the term is one that the variable may have.
fn may_stand_for(store: &TermStore, var: VarId, term: TermId) -> bool {
    let variable = store.var(var);
    let is_evaluated = || match store.node(term) {
        Node::Con(..) | Node::Lam(..) => true,
        _ => is_operand(store, term),
    };
    store.loose(term) == 0
        && (!variable.evaluated || is_evaluated())
        && (!variable.total || is_total(store, term))
        && (!variable.finite || is_finite(store, term))
        && store.is_of_type(var, term)
}
