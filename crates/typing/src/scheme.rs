//! Types with quantified variables.

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use crate::Unifier;

/// A type with its quantified variables, and what is required of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The variables.
    pub vars: Vec<Symbol>,
    /// What is required of them.
    pub preds: Vec<Pred>,
    /// The type.
    pub ty: Type,
}

impl Scheme {
    /// Of a type alone.
    pub fn mono(ty: Type) -> Scheme {
        Scheme { vars: Vec::new(), preds: Vec::new(), ty }
    }
}

impl Unifier {
    /// The scheme's type with a fresh unknown for each quantified variable, and the requirements on these.
    pub fn instantiate(&mut self, scheme: &Scheme) -> (Type, Vec<Pred>) {
        if scheme.vars.is_empty() {
            return (scheme.ty.clone(), Vec::new());
        }
        let fresh: FxHashMap<Symbol, Type> = scheme.vars.iter().map(|v| (*v, self.fresh())).collect();
        let of = |v: Symbol| fresh.get(&v).cloned();
        let preds = scheme.preds.iter().map(|p| Pred { class: p.class, ty: p.ty.subst(&of) }).collect();
        (scheme.ty.subst(&of), preds)
    }
}
