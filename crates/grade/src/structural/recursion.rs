//! Which definitions break the loops of the call graph: these are not inlined.

use rustc_hash::FxHashMap;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold};

/// Found depth first, as definitions are asked about.
#[derive(Default)]
pub(super) struct Recursion {
    /// Whether a definition breaks a loop; not there before it was visited.
    breaks: FxHashMap<DefId, bool>,
    /// Definitions being visited, the outermost first.
    stack: Vec<DefId>,
}

impl Recursion {
    /// Every loop goes through a definition for which this is true.
    pub fn breaks_loop(&mut self, store: &mut TermStore, def: DefId) -> bool {
        self.visit(store, def);
        self.breaks.get(&def).copied().unwrap_or(false)
    }

    /// All definitions that evaluating the term may come to.
    pub fn reached(&self, store: &mut TermStore, term: TermId) -> Vec<DefId> {
        let mut all = mentioned(store, term);
        let mut next = 0;
        while next < all.len() {
            if let Unfold::Term(body) = store.unfold(all[next]) {
                for def in mentioned(store, body) {
                    if !all.contains(&def) {
                        all.push(def);
                    }
                }
            }
            next += 1;
        }
        all
    }

    fn visit(&mut self, store: &mut TermStore, def: DefId) {
        if self.breaks.contains_key(&def) {
            return;
        }
        self.breaks.insert(def, false);
        let Unfold::Term(body) = store.unfold(def) else { return };
        self.stack.push(def);
        for mentioned in mentioned(store, body) {
            match self.stack.iter().position(|open| *open == mentioned) {
                Some(at) => {
                    // A function that only calls another with other arguments is better inlined.
                    let loop_ = &self.stack[at..];
                    let breaker = loop_.iter().copied().find(|def| !is_wrapper(store, *def)).unwrap_or(mentioned);
                    self.breaks.insert(breaker, true);
                }
                None => self.visit(store, mentioned),
            }
        }
        self.stack.pop();
    }
}

/// Whether all that a function does is to call another one.
fn is_wrapper(store: &mut TermStore, def: DefId) -> bool {
    let Unfold::Term(body) = store.unfold(def) else { return false };
    let inner = match store.node(body) {
        Node::Lam(_, inner) => inner,
        _ => return false,
    };
    match store.node(inner) {
        Node::App(head, _) => matches!(store.node(head), Node::Def(callee) if callee != def),
        _ => false,
    }
}

/// The definitions that a term mentions, in the order in which they occur.
pub(super) fn mentioned(store: &TermStore, term: TermId) -> Vec<DefId> {
    fn walk(store: &TermStore, term: TermId, seen: &mut rustc_hash::FxHashSet<TermId>, found: &mut Vec<DefId>) {
        if !seen.insert(term) {
            return;
        }
        if let Node::Def(def) = store.node(term)
            && !found.contains(&def)
        {
            found.push(def);
        }
        for inner in store.subterms(term) {
            walk(store, inner, seen, found);
        }
    }
    let mut found = Vec::new();
    walk(store, term, &mut rustc_hash::FxHashSet::default(), &mut found);
    found
}
