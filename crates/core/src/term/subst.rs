//! Substitution.

use rustc_hash::FxHashMap;

use super::{Node, TermId, TermStore, VarId};

impl TermStore {
    /// The body of a binder of `args.len()` variables, with these as their values. The arguments stand outside the
    /// binder; their own loose indices are lifted where they go under others.
    pub fn instantiate(&mut self, body: TermId, args: &[TermId]) -> TermId {
        if self.loose(body) == 0 {
            return body;
        }
        Instantiate { args, seen: FxHashMap::default() }.term(self, body, 0)
    }

    /// Replaces free variables, all at once.
    pub fn substitute(&mut self, term: TermId, of: &FxHashMap<VarId, TermId>) -> TermId {
        if of.is_empty() {
            return term;
        }
        Substitute { of, seen: FxHashMap::default() }.term(self, term, 0)
    }

    /// Replaces one variable, remembering the result: searches bind the same variable in the same terms again and again.
    pub fn bind(&mut self, term: TermId, var: VarId, value: TermId) -> TermId {
        if self.free_vars(term).binary_search(&var).is_err() {
            return term;
        }
        if let Some(&known) = self.bindings.get(&(term, var, value)) {
            return known;
        }
        let bound = self.substitute(term, &[(var, value)].into_iter().collect());
        self.bindings.insert((term, var, value), bound);
        bound
    }

    /// The term under a new binder of these variables: each becomes a bound one, the last innermost.
    pub fn abstract_vars(&mut self, term: TermId, vars: &[VarId]) -> TermId {
        let lifted = self.shift(term, vars.len() as u32);
        let count = vars.len() as u32;
        let bounds: Vec<(VarId, TermId)> =
            vars.iter().enumerate().map(|(i, v)| (*v, self.mk_bound(count - 1 - i as u32))).collect();
        self.substitute(lifted, &bounds.into_iter().collect())
    }

    /// Raises the indices that point out of the term.
    pub fn shift(&mut self, term: TermId, by: u32) -> TermId {
        if by == 0 || self.loose(term) == 0 {
            return term;
        }
        Shift { by, seen: FxHashMap::default() }.term(self, term, 0)
    }

    /// Replaces every occurrence of a closed subterm.
    pub fn replace(&mut self, term: TermId, old: TermId, new: TermId) -> TermId {
        Replace { old, new, seen: FxHashMap::default() }.term(self, term)
    }

    /// The body after application to as many arguments as it has parameters or fewer; what remains is a lambda.
    pub fn apply_lambda(&mut self, params: u32, body: TermId, args: &[TermId]) -> TermId {
        let given = args.len() as u32;
        if given == params {
            return self.instantiate(body, args);
        }
        debug_assert!(given < params);
        let rest = params - given;
        let body = Instantiate { args, seen: FxHashMap::default() }.term(self, body, rest);
        self.mk_lam(rest, body)
    }
}

struct Instantiate<'a> {
    args: &'a [TermId],
    seen: FxHashMap<(TermId, u32), TermId>,
}

impl Instantiate<'_> {
    fn term(&mut self, store: &mut TermStore, term: TermId, depth: u32) -> TermId {
        if store.loose(term) <= depth {
            return term;
        }
        let count = self.args.len() as u32;
        let node = store.node(term);
        if let Node::Bound(index) = node {
            let above = index - depth;
            return if above < count {
                store.shift(self.args[(count - 1 - above) as usize], depth)
            } else {
                store.mk_bound(index - count)
            };
        }
        if let Some(&done) = self.seen.get(&(term, depth)) {
            return done;
        }
        let done = store.map_children(node, &mut |store, child, binders| self.term(store, child, depth + binders));
        copy_hints(store, term, done);
        self.seen.insert((term, depth), done);
        done
    }
}

struct Substitute<'a> {
    of: &'a FxHashMap<VarId, TermId>,
    seen: FxHashMap<(TermId, u32), TermId>,
}

impl Substitute<'_> {
    fn term(&mut self, store: &mut TermStore, term: TermId, depth: u32) -> TermId {
        if !store.free_vars(term).iter().any(|var| self.of.contains_key(var)) {
            return term;
        }
        let node = store.node(term);
        if let Node::Free(var) = node {
            let value = self.of[&var];
            return store.shift(value, depth);
        }
        if let Some(&done) = self.seen.get(&(term, depth)) {
            return done;
        }
        let done = store.map_children(node, &mut |store, child, binders| self.term(store, child, depth + binders));
        copy_hints(store, term, done);
        self.seen.insert((term, depth), done);
        done
    }
}

struct Shift {
    by: u32,
    seen: FxHashMap<(TermId, u32), TermId>,
}

impl Shift {
    fn term(&mut self, store: &mut TermStore, term: TermId, depth: u32) -> TermId {
        if store.loose(term) <= depth {
            return term;
        }
        let node = store.node(term);
        if let Node::Bound(index) = node {
            return store.mk_bound(index + self.by);
        }
        if let Some(&done) = self.seen.get(&(term, depth)) {
            return done;
        }
        let done = store.map_children(node, &mut |store, child, binders| self.term(store, child, depth + binders));
        copy_hints(store, term, done);
        self.seen.insert((term, depth), done);
        done
    }
}

struct Replace {
    old: TermId,
    new: TermId,
    seen: FxHashMap<TermId, TermId>,
}

impl Replace {
    fn term(&mut self, store: &mut TermStore, term: TermId) -> TermId {
        if term == self.old {
            return self.new;
        }
        if store.size(term) <= store.size(self.old) {
            return term;
        }
        if let Some(&done) = self.seen.get(&term) {
            return done;
        }
        let node = store.node(term);
        let done = store.map_children(node, &mut |store, child, _| self.term(store, child));
        copy_hints(store, term, done);
        self.seen.insert(term, done);
        done
    }
}

fn copy_hints(store: &mut TermStore, from: TermId, to: TermId) {
    if from != to && !store.hints(from).is_empty() && store.hints(to).is_empty() {
        let names: Box<[_]> = store.hints(from).into();
        store.hint(to, || names);
    }
}
