//! Progress within a block (the third condition of `certify`'s soundness argument).

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold};

/// What the jumps within one block have in common.
#[derive(Default)]
pub(crate) struct Block {
    brought_in: [FxHashSet<DefId>; 2],
    uses_lemmas: [bool; 2],
    jumps: Vec<[Vec<DefId>; 2]>,
    /// How many observations lead here.
    pub level: u32,
}

impl Block {
    pub fn new(level: u32) -> Block {
        Block { level, ..Block::default() }
    }

    /// Adds a jump when the block stays productive with it. `reachable` is what its lemmas bring in can call.
    pub fn add(&mut self, jump: [Vec<DefId>; 2], reachable: [Option<FxHashSet<DefId>>; 2]) -> bool {
        let mut next = [None, None];
        for (side, reachable) in reachable.into_iter().enumerate() {
            let uses = self.uses_lemmas[side] || reachable.is_some();
            let mut all = self.brought_in[side].clone();
            all.extend(reachable.into_iter().flatten());
            let progresses = |jump: &[Vec<DefId>; 2]| jump[side].iter().any(|def| !all.contains(def));
            if uses && !(progresses(&jump) && self.jumps.iter().all(progresses)) {
                return false;
            }
            next[side] = Some((uses, all));
        }
        for (side, next) in next.into_iter().enumerate() {
            if let Some((uses, all)) = next {
                self.uses_lemmas[side] = uses;
                self.brought_in[side] = all;
            }
        }
        self.jumps.push(jump);
        true
    }
}

/// Which definitions a term may call, directly or not.
#[derive(Default)]
pub(crate) struct Reach {
    of: FxHashMap<TermId, Rc<FxHashSet<DefId>>>,
}

impl Reach {
    pub fn of(&mut self, store: &mut TermStore, term: TermId) -> Rc<FxHashSet<DefId>> {
        if let Some(known) = self.of.get(&term) {
            return known.clone();
        }
        let mut found = FxHashSet::default();
        let mut seen = FxHashSet::default();
        let mut queue = vec![term];
        while let Some(next) = queue.pop() {
            if !seen.insert(next) {
                continue;
            }
            if let Node::Def(def) = store.node(next)
                && found.insert(def)
                && let Unfold::Term(body) = store.unfold(def)
            {
                queue.push(body);
            }
            queue.extend(store.subterms(next));
        }
        let found = Rc::new(found);
        self.of.insert(term, found.clone());
        found
    }
}
