//! Approximation (NEBULA §6.1, Fig. 17): whether a present term is an instance of a past one.
//!
//! Terms hold no concretized variables, so the rule for looking them up is not needed, and approximation is one-way
//! matching. [`Matching::modulo`] is matching that may fail at a few places outside the active region, which lemmas are to
//! bridge (LEMCO, §6.4).

use rustc_hash::FxHashMap;
use selfsame_core::effort;
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

    /// As [`Matching::exact`], whatever the variables may stand for.
    pub fn shape(&mut self, store: &TermStore, pattern: TermId, subject: TermId) -> bool {
        if let Node::Free(var) = store.node(pattern) {
            return match self.get(var) {
                Some(known) => known == subject,
                None => {
                    self.bindings.push((var, subject));
                    store.loose(subject) == 0
                }
            };
        }
        if store.free_vars(pattern).is_empty() {
            return pattern == subject;
        }
        let pairs = || store.subterms(pattern).into_iter().zip(store.subterms(subject));
        store.is_same_shape(pattern, subject) && pairs().all(|(pattern, subject)| self.shape(store, pattern, subject))
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

    /// As [`Matching::exact`], but calls outside the active region may differ: these are added to `mismatches`. A
    /// mismatch is the smallest call around the difference, or with `lift` the so-manieth larger one.
    pub fn modulo(
        &mut self,
        store: &TermStore,
        pattern: TermId,
        subject: TermId,
        lift: u32,
        mismatches: &mut Vec<Mismatch>,
    ) -> bool {
        let mut walk = Walk { matching: self, store, lift, place: Vec::new(), mismatches };
        walk.pair(pattern, subject, true).is_ok()
    }
}

struct Walk<'a> {
    matching: &'a mut Matching,
    store: &'a TermStore,
    lift: u32,
    place: Vec<u32>,
    mismatches: &'a mut Vec<Mismatch>,
}

/// The terms differ; so many calls around the difference are to be left alone.
struct Differ(u32);

impl Walk<'_> {
    fn pair(&mut self, pattern: TermId, subject: TermId, active: bool) -> Result<(), Differ> {
        effort::spend(1);
        let store = self.store;
        if let Node::Free(var) = store.node(pattern) {
            return if self.matching.bind(store, var, subject) { Ok(()) } else { Err(Differ(self.lift)) };
        }
        if pattern == subject && store.free_vars(pattern).is_empty() {
            return Ok(());
        }
        let before = (self.matching.bindings.len(), self.mismatches.len());
        let Err(Differ(left)) = self.subterms(pattern, subject, active) else { return Ok(()) };
        self.matching.bindings.truncate(before.0);
        self.mismatches.truncate(before.1);
        let may_differ = !active
            && store.loose(pattern) == 0
            && store.loose(subject) == 0
            && (is_call(store, pattern) || is_call(store, subject));
        match left {
            _ if !may_differ => Err(Differ(left)),
            0 => {
                self.mismatches.push(Mismatch { place: self.place.clone(), pattern, subject });
                Ok(())
            }
            _ => Err(Differ(left - 1)),
        }
    }

    fn subterms(&mut self, pattern: TermId, subject: TermId, active: bool) -> Result<(), Differ> {
        let store = self.store;
        if !store.is_same_shape(pattern, subject) {
            return Err(Differ(self.lift));
        }
        let has_active = matches!(store.node(pattern), Node::App(..) | Node::Case(..) | Node::Lam(..));
        let pairs = store.subterms(pattern).into_iter().zip(store.subterms(subject));
        let mut pairs: Vec<(usize, (TermId, TermId))> = pairs.enumerate().collect();
        // What variables stand for is said best by what is not a call itself: a call may differ.
        pairs.sort_by_key(|(i, (pattern, _))| *i > 0 && is_call(store, *pattern));
        for (i, (pattern, subject)) in pairs {
            self.place.push(i as u32);
            let result = self.pair(pattern, subject, active && has_active && i == 0);
            self.place.pop();
            result?;
        }
        Ok(())
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
    store.is_of_type(var, term)
}
