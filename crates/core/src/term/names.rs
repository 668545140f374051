//! Names for people. A search that makes a thousand variables numbers them; who reads about three of them wants no numbers.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{TermStore, VarId};
use crate::symbol::Symbol;

/// What variables are called in a text: what is not in it is called as in the store.
#[derive(Clone, Debug, Default)]
pub struct Names(FxHashMap<VarId, Symbol>);

impl Names {
    /// All different. Those in `kept` are called as they are; others lose their number, or get a small one.
    pub fn new(store: &TermStore, kept: &[VarId], others: impl IntoIterator<Item = VarId>) -> Names {
        let name = |var: VarId| store.var(var).name;
        let mut taken: FxHashSet<Symbol> = kept.iter().map(|var| name(*var)).collect();
        let mut names = Names(kept.iter().map(|var| (*var, name(*var))).collect());
        for var in others {
            if names.0.contains_key(&var) {
                continue;
            }
            let stem = stem(name(var).as_str());
            let numbered = (1..).map(|n| Symbol::new(&format!("{stem}{n}")));
            let mut candidates = std::iter::once(Symbol::new(stem)).chain(numbered);
            let free = candidates.find(|name| !taken.contains(name)).unwrap_or(name(var));
            taken.insert(free);
            names.0.insert(var, free);
        }
        names
    }

    /// What the variable is called.
    pub fn of(&self, store: &TermStore, var: VarId) -> Symbol {
        self.0.get(&var).copied().unwrap_or(store.var(var).name)
    }
}

/// The name without its number.
fn stem(name: &str) -> &str {
    match name.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "" => name,
        stem => stem,
    }
}
