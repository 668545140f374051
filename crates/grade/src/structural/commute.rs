//! ISO-commutative for functions: `f a b = f b a`, proved once where it is needed.

use rustc_hash::FxHashMap;
use selfsame_core::step::is_finite;
use selfsame_core::term::{DefId, TermId, Variable};

use super::path::Path;
use super::split::unknown;
use super::{Engine, Side};

/// Which functions were found to commute in their last two arguments, by the arguments before these.
#[derive(Default)]
pub(super) struct Commuting {
    known: FxHashMap<(DefId, Vec<TermId>), bool>,
    /// The one whose proof is under way.
    assumed: Option<(DefId, Vec<TermId>)>,
}

impl Engine {
    pub fn are_swapped(&self, left: &[TermId], right: &[TermId]) -> bool {
        let ([before, a, b], [other, c, d]) = (left, right) else {
            return matches!((left, right), ([a, b], [c, d]) if a == d && b == c);
        };
        before == other && a == d && b == c
    }

    /// Whether the function commutes in its last two arguments, which are finite and total. By induction on the approximations of the function: both
    /// orders are unfolded once, and calls inside may then be taken in either order.
    pub fn commutes(&mut self, def: DefId, args: &[TermId]) -> bool {
        let (before, swapped) = args.split_at(args.len() - 2);
        if !swapped.iter().all(|arg| is_finite(&self.store, *arg)) {
            return false;
        }
        let before = before.to_vec();
        if before.iter().any(|arg| !self.store.free_vars(*arg).is_empty()) {
            return false;
        }
        let key = (def, before);
        if self.commuting.assumed.as_ref() == Some(&key) {
            return true;
        }
        if let Some(known) = self.commuting.known.get(&key) {
            return *known;
        }
        if self.commuting.assumed.is_some() || self.is_opaque(Side::Left, def) {
            return false;
        }
        let used = std::mem::take(&mut self.used);
        self.commuting.assumed = Some(key.clone());
        self.going_on.clear();
        let holds = self.is_symmetric(def, &key.1) && self.used.is_empty();
        self.commuting.assumed = None;
        self.going_on.clear();
        self.used = used;
        if holds && !self.turned.contains(&key) {
            self.turned.push(key.clone());
        }
        self.commuting.known.insert(key, holds);
        holds
    }

    /// The function whose symmetry is being proved.
    pub fn is_assumed_to_commute(&self, def: DefId) -> bool {
        self.commuting.assumed.as_ref().is_some_and(|(assumed, _)| *assumed == def)
    }

    /// Whether no new rules may be conjectured now.
    pub fn is_proving_symmetry(&self) -> bool {
        self.commuting.assumed.is_some()
    }

    fn is_symmetric(&mut self, def: DefId, before: &[TermId]) -> bool {
        let [a, b] = ["a", "b"].map(|name| {
            let all = Variable { evaluated: true, total: true, finite: true, ..Variable::new(name, unknown()) };
            let var = self.store.fresh(all);
            self.store.mk_free(var)
        });
        let head = self.store.mk_def(def);
        let calls = [[a, b], [b, a]].map(|pair| {
            let args: Vec<TermId> = before.iter().copied().chain(pair).collect();
            let call = self.store.mk_app(head, &args);
            self.unfold_call(call)
        });
        match calls {
            [Some(left), Some(right)] => self.same(left, right, &Path::default()),
            _ => false,
        }
    }
}
