//! Which calls are taken to have finite total values: those of recursive functions with such arguments.
//!
//! The comparison looks for equations, and the checker decides which of them hold; it knows which functions are total. To take all of
//! them to be so costs a proof that fails, where one is not.

use selfsame_core::step::is_finite;
use selfsame_core::term::{DefId, Node, TermId};
use selfsame_core::types::Type;

use super::Engine;
use super::split::unknown;

impl Engine {
    /// Whether the call is taken to have a finite total value.
    pub fn is_total_call(&mut self, call: TermId) -> bool {
        let Some((_, args)) = self.call_parts(call) else { return false };
        args.iter().all(|arg| self.is_finite_term(*arg)) && self.may_be_total(call)
    }

    /// Whether a term is taken to have a finite total value. Functions are not looked into.
    pub fn is_finite_term(&mut self, term: TermId) -> bool {
        if is_finite(&self.store, term) {
            return true;
        }
        match self.store.node(term) {
            Node::Con(_, fields) => {
                self.store.terms(fields).to_vec().into_iter().all(|field| self.is_finite_term(field))
            }
            Node::Lam(..) | Node::Def(_) => {
                self.store.free_vars(term).to_vec().into_iter().all(|var| self.store.var(var).finite)
            }
            Node::App(..) => self.is_total_call(term),
            _ => false,
        }
    }

    /// Asks something with so much work.
    pub fn within(&mut self, work: u64, ask: impl FnOnce(&mut Engine) -> bool) -> bool {
        let limit = self.limit;
        self.limit = limit.min(self.work + work);
        let answer = ask(self);
        self.limit = limit;
        answer
    }

    /// The types of a definition's parameters, as far as they are known.
    pub fn parameters(&self, def: DefId, arity: usize) -> Vec<Type> {
        let ty = match def {
            DefId::Global(global) => Some(self.store.program().global(global).ty.clone()),
            DefId::Lifted(_) => None,
        };
        let mut ty = match ty {
            Some(Type::Forall(_, _, body)) => Some((*body).clone()),
            other => other,
        };
        (0..arity)
            .map(|_| {
                let (from, to) = match ty.as_ref().and_then(Type::as_fun) {
                    Some((from, to)) => (from.clone(), Some(to.clone())),
                    None => (unknown(), None),
                };
                ty = to;
                if matches!(from, Type::Var(_)) { unknown() } else { from }
            })
            .collect()
    }
}
