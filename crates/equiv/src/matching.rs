//! Approximation (paper 000 §6.1, Fig. 17): whether a present term is an instance of a past one.
//!
//! Terms hold no concretized variables, so the rule for looking them up is not needed, and approximation is one-way
//! matching. [`Matching::modulo`] is matching that may fail at a few places outside the active region, which lemmas are to
//! bridge (LEMCO, §6.4).

use rustc_hash::FxHashMap;
use selfsame_core::step::{is_finite, is_operand, is_total};
use selfsame_core::term::{Node, TermId, TermStore, VarId};

/// The mapping V from variables of the pattern to terms of the subject.
#[derive(Clone, Debug, Default)]
pub(crate) struct Matching {
    bindings: Vec<(VarId, TermId)>,
}

/// Where and how a subject fails to be an instance.
#[derive(Clone, Debug)]
pub(crate) struct Mismatch {
    pub place: Vec<u32>,
    pub pattern: TermId,
    pub subject: TermId,
}

impl Matching {
    pub fn get(&self, var: VarId) -> Option<TermId> {
        self.bindings.iter().find(|(known, _)| *known == var).map(|(_, term)| *term)
    }

    pub fn bindings(&self) -> &[(VarId, TermId)] {
        &self.bindings
    }

    pub fn to_map(&self) -> FxHashMap<VarId, TermId> {
        self.bindings.iter().copied().collect()
    }

    /// Extends the mapping so that the subject is the pattern under it.
    pub fn exact(&mut self, store: &TermStore, pattern: TermId, subject: TermId) -> bool {
        if let Node::Free(var) = store.node(pattern) {
            return self.bind(store, var, subject);
        }
        if store.free_vars(pattern).is_empty() {
            return pattern == subject;
        }
        if !store.is_same_shape(pattern, subject) {
            return false;
        }
        let pairs = store.subterms(pattern).into_iter().zip(store.subterms(subject));
        pairs.into_iter().all(|(pattern, subject)| self.exact(store, pattern, subject))
    }

    fn bind(&mut self, store: &TermStore, var: VarId, subject: TermId) -> bool {
        match self.get(var) {
            Some(known) => known == subject,
            None => {
                let admissible = is_admissible(store, var, subject);
                if admissible {
                    self.bindings.push((var, subject));
                }
                admissible
            }
        }
    }

    /// As [`Matching::exact`], but calls outside the active region may differ: these are added to `mismatches`.
    pub fn modulo(
        &mut self,
        store: &TermStore,
        pattern: TermId,
        subject: TermId,
        mismatches: &mut Vec<Mismatch>,
    ) -> bool {
        self.walk(store, pattern, subject, true, &mut Vec::new(), mismatches)
    }

    fn walk(
        &mut self,
        store: &TermStore,
        pattern: TermId,
        subject: TermId,
        active: bool,
        place: &mut Vec<u32>,
        mismatches: &mut Vec<Mismatch>,
    ) -> bool {
        if let Node::Free(var) = store.node(pattern) {
            return self.bind(store, var, subject);
        }
        if pattern == subject && store.free_vars(pattern).is_empty() {
            return true;
        }
        let before = (self.bindings.len(), mismatches.len());
        let matches = store.is_same_shape(pattern, subject) && {
            let has_active = matches!(store.node(pattern), Node::App(..) | Node::Case(..) | Node::Lam(..));
            let pairs = store.subterms(pattern).into_iter().zip(store.subterms(subject));
            pairs.enumerate().all(|(i, (pattern, subject))| {
                place.push(i as u32);
                let active = active && has_active && i == 0;
                let matches = self.walk(store, pattern, subject, active, place, mismatches);
                place.pop();
                matches
            })
        };
        if matches {
            return true;
        }
        self.bindings.truncate(before.0);
        mismatches.truncate(before.1);
        let may_differ = !active
            && store.loose(pattern) == 0
            && store.loose(subject) == 0
            && (is_call(store, pattern) || is_call(store, subject));
        if may_differ {
            mismatches.push(Mismatch { place: place.clone(), pattern, subject });
        }
        may_differ
    }
}

/// A call of a definition, or a `case` that waits.
pub(crate) fn is_call(store: &TermStore, term: TermId) -> bool {
    match store.node(term) {
        Node::App(head, _) => matches!(store.node(head), Node::Def(_)),
        Node::Def(_) | Node::Case(..) => true,
        _ => false,
    }
}

/// Whether every value of the term is one that the variable stands for.
fn is_admissible(store: &TermStore, var: VarId, term: TermId) -> bool {
    if store.loose(term) > 0 {
        return false;
    }
    let variable = store.var(var);
    if variable.evaluated && !matches!(store.node(term), Node::Con(..) | Node::Lam(..)) && !is_operand(store, term) {
        return false;
    }
    if (variable.total && !is_total(store, term)) || (variable.finite && !is_finite(store, term)) {
        return false;
    }
    store.type_of(term).is_none_or(|ty| variable.ty.covers(&ty))
}
