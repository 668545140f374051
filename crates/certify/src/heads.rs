//! The functions of which equations are being proved together, by fixpoint induction (see [`crate::recursion`]).
//!
//! Below the first step of such a proof they are not the functions of the program but their approximations, of which nothing is
//! known but the equations: they are not unfolded, nothing is said of how total what they give is, and no lemma about them
//! is used that was proved of the functions themselves.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold};

/// None, outside of such proofs.
#[derive(Default)]
pub struct Heads {
    defs: FxHashSet<DefId>,
    /// The number of the first of their equations among the laws; all laws after it are others of them.
    first_law: usize,
    /// Which definitions come to one of them, by way of whatever others.
    coming: FxHashMap<DefId, bool>,
    /// The definitions that a definition mentions.
    mentioned: FxHashMap<DefId, Vec<DefId>>,
    /// Which terms come to one.
    terms: FxHashMap<TermId, bool>,
}

impl Heads {
    /// These, and the number of the first of their equations among the laws.
    pub fn new(defs: impl IntoIterator<Item = DefId>, first_law: usize) -> Heads {
        Heads { defs: defs.into_iter().collect(), first_law, ..Heads::default() }
    }

    /// Whether the law is one of the equations that are being proved.
    pub fn has_law(&self, law: u32) -> bool {
        !self.defs.is_empty() && law as usize >= self.first_law
    }

    /// Whether nothing is being proved so.
    pub fn is_empty(&self) -> bool {
        self.defs.is_empty()
    }

    /// Whether the definition is one.
    pub fn contains(&self, def: DefId) -> bool {
        self.defs.contains(&def)
    }

    /// Whether what the term means may depend on one of them.
    pub fn reached(&mut self, store: &mut TermStore, term: TermId) -> bool {
        if self.defs.is_empty() {
            return false;
        }
        if let Some(known) = self.terms.get(&term) {
            return *known;
        }
        let found = mentioned(store, term).into_iter().any(|def| self.comes(store, def));
        self.terms.insert(term, found);
        found
    }

    fn comes(&mut self, store: &mut TermStore, def: DefId) -> bool {
        if let Some(known) = self.coming.get(&def) {
            return *known;
        }
        let mut seen: FxHashSet<DefId> = [def].into_iter().collect();
        let mut todo = vec![def];
        while let Some(next) = todo.pop() {
            if self.defs.contains(&next) || self.coming.get(&next) == Some(&true) {
                self.coming.insert(def, true);
                return true;
            }
            if self.coming.contains_key(&next) {
                continue;
            }
            let found = self.mentioned.entry(next).or_insert_with(|| match store.unfold(next) {
                Unfold::Term(body) => mentioned(store, body),
                Unfold::Unsupported(_) => Vec::new(),
            });
            todo.extend(found.iter().copied().filter(|def| seen.insert(*def)));
        }
        self.coming.extend(seen.into_iter().map(|def| (def, false)));
        false
    }
}

/// The definitions that a term mentions.
fn mentioned(store: &TermStore, term: TermId) -> Vec<DefId> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut todo = vec![term];
    while let Some(next) = todo.pop() {
        if !seen.insert(next) {
            continue;
        }
        match store.node(next) {
            Node::Def(def) => found.push(def),
            _ => todo.extend(store.subterms(next)),
        }
    }
    found
}
