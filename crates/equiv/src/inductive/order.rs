//! A total order on terms by which equations become rewrite rules: the lexicographic path order.
//!
//! A definition is above those it calls, so that calls are rewritten to what they are made of, and above operations on
//! numbers; variables count as constants, above literals and constructors without fields. What is none of these is a
//! constant above all others. A function whose accumulator a law takes away is above all functions without such a law.

use std::cmp::Ordering;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::prim::PrimOp;
use selfsame_core::term::{DefId, Node, TermId, TermStore};

use crate::productive::Reach;

#[derive(Default)]
pub(crate) struct Precedence {
    /// How many definitions each can reach.
    reaches: FxHashMap<DefId, usize>,
    /// Comparisons that were made before.
    compared: FxHashMap<(TermId, TermId), bool>,
    reach: Reach,
    accumulating: FxHashSet<DefId>,
}

/// The head of a term, lowest kind first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Head {
    Literal(TermId),
    Constant(u32),
    Variable(u32),
    Constructor(u32),
    Operation(PrimOp),
    Applied(u32),
    Call { accumulates: bool, reaches: usize, def: DefId },
    Other(TermId),
}

impl Precedence {
    /// Whether the first term is above the second.
    pub fn is_above(&mut self, store: &mut TermStore, left: TermId, right: TermId) -> bool {
        if left == right {
            return false;
        }
        if let Some(known) = self.compared.get(&(left, right)) {
            return *known;
        }
        let above = self.compare(store, left, right);
        self.compared.insert((left, right), above);
        above
    }

    fn compare(&mut self, store: &mut TermStore, left: TermId, right: TermId) -> bool {
        let lefts = arguments(store, left);
        if lefts.iter().any(|arg| *arg == right || self.is_above(store, *arg, right)) {
            return true;
        }
        let rights = arguments(store, right);
        if !rights.iter().all(|arg| self.is_above(store, left, *arg)) {
            return false;
        }
        match self.head(store, left).cmp(&self.head(store, right)) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => {
                let differing = lefts.iter().zip(&rights).find(|(left, right)| left != right);
                match differing {
                    Some((left, right)) => self.is_above(store, *left, *right),
                    None => lefts.len() > rights.len(),
                }
            }
        }
    }

    fn head(&mut self, store: &mut TermStore, term: TermId) -> Head {
        match store.node(term) {
            Node::Free(var) => Head::Variable(var.0),
            Node::Lit(_) => Head::Literal(term),
            Node::Con(con, fields) if store.terms(fields).is_empty() => Head::Constant(con.0),
            Node::Con(con, _) => Head::Constructor(con.0),
            Node::Prim(op, _) => Head::Operation(op),
            Node::Def(def) => self.call(store, def),
            Node::App(head, _) => match store.node(head) {
                Node::Def(def) => self.call(store, def),
                Node::Free(var) => Head::Applied(var.0),
                _ => Head::Other(head),
            },
            _ => Head::Other(term),
        }
    }

    fn call(&mut self, store: &mut TermStore, def: DefId) -> Head {
        let accumulates = self.accumulating.contains(&def);
        if let Some(reaches) = self.reaches.get(&def) {
            return Head::Call { accumulates, reaches: *reaches, def };
        }
        let term = store.mk_def(def);
        let reaches = self.reach.of(store, term).len();
        self.reaches.insert(def, reaches);
        Head::Call { accumulates, reaches, def }
    }

    /// From now on, a law takes the function's accumulator away.
    pub fn accumulates(&mut self, store: &TermStore, call: TermId) {
        if let Node::App(head, _) = store.node(call)
            && let Node::Def(def) = store.node(head)
            && self.accumulating.insert(def)
        {
            self.compared.clear();
        }
    }
}

fn arguments(store: &TermStore, term: TermId) -> Vec<TermId> {
    match store.node(term) {
        Node::Con(_, fields) => store.terms(fields).to_vec(),
        Node::App(_, args) | Node::Prim(_, args) => store.terms(args).to_vec(),
        _ => Vec::new(),
    }
}
