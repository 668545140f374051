//! Progress within a block: the third condition of the soundness argument.

use rustc_hash::FxHashSet;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold};

/// What the jumps within one block need in common.
#[derive(Default)]
pub(crate) struct Block {
    /// What lemmas brought in can call, a side each.
    pub reachable: [FxHashSet<DefId>; 2],
    /// The definitions unfolded between past and present, for each jump.
    pub jumps: Vec<[Vec<DefId>; 2]>,
    pub uses_lemmas: [bool; 2],
    /// How many observations lead here.
    pub level: u32,
}

impl Block {
    pub fn is_productive(&self) -> bool {
        (0..2).all(|side| {
            let progresses = |jump: &[Vec<DefId>; 2]| jump[side].iter().any(|def| !self.reachable[side].contains(def));
            !self.uses_lemmas[side] || self.jumps.iter().all(progresses)
        })
    }
}

/// All definitions that evaluating the term may unfold.
pub(crate) fn reachable(store: &mut TermStore, term: TermId) -> FxHashSet<DefId> {
    let mut found = FxHashSet::default();
    let mut seen = FxHashSet::default();
    let mut queue = vec![term];
    while let Some(term) = queue.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Node::Def(def) = store.node(term)
            && found.insert(def)
            && let Unfold::Term(body) = store.unfold(def)
        {
            queue.push(body);
        }
        queue.extend(store.subterms(term));
    }
    found
}
