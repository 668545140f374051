//! Bindings, guards and guarded bodies.
//!
//! What to do when guards fail is an expression small enough to be written in several places; whoever has a larger one
//! names it first ([`Desugar::shareable`]).

use rustc_hash::FxHashSet;
use selfsame_core::expr::{Expr, Local};

use super::Desugar;
use super::build::{if_then_else, is_small};
use super::expr::{OTHERWISE, wrap};
use super::row::is_refutable;
use crate::elab::{BindGroup, Elab, Guard, GuardedBody, Pat};

/// Continues a translation inside what is being built; called once.
pub(super) type Inside<'a> = dyn FnMut(&mut Desugar) -> Expr + 'a;

impl Desugar {
    pub(super) fn groups(&mut self, groups: &[BindGroup], body: &mut Inside) -> Expr {
        let Some((group, rest)) = groups.split_first() else { return body(self) };
        match group {
            BindGroup::NonRec(local, value) => {
                let value = self.expr(value);
                let mut lets = Vec::new();
                self.bind(*local, value, &mut lets);
                wrap(lets, self.groups(rest, body))
            }
            BindGroup::Rec(bindings) => {
                self.bind_synonyms(bindings);
                let bindings =
                    bindings.iter().filter(|(local, _)| !self.atoms.contains_key(&local.id)).collect::<Vec<_>>();
                let values = bindings.iter().map(|(local, value)| (*local, self.expr(value))).collect();
                Expr::LetRec(values, Box::new(self.groups(rest, body)))
            }
            BindGroup::Strict { pat, value, failure } => {
                let value = self.expr(value);
                let pat = Pat::Bang(Box::new(pat.clone()));
                self.match_one(value, &pat, &Expr::Bottom(failure.clone()), &mut |me| me.groups(rest, body))
            }
        }
    }

    /// `x = y` in a recursive group makes `x` another name of `y`, unless it is `x` again.
    fn bind_synonyms(&mut self, bindings: &[(Local, Elab)]) {
        let target = |local: Local| {
            let value = bindings.iter().find(|(bound, _)| bound.id == local.id).map(|(_, value)| value);
            value.and_then(as_local)
        };
        for (local, _) in bindings {
            let mut seen = FxHashSet::from_iter([local.id]);
            let mut last = *local;
            while let Some(next) = target(last) {
                if !seen.insert(next.id) {
                    last = *local;
                    break;
                }
                last = next;
            }
            if last.id != local.id {
                let atom = self.local(last);
                self.atoms.insert(local.id, atom);
            }
        }
    }

    /// Bodies tried in order; when the guards of all fail, `fail`.
    pub(super) fn bodies(&mut self, bodies: &[GuardedBody], fail: &Expr) -> Expr {
        let Some((first, rest)) = bodies.split_first() else { return fail.clone() };
        if first.guards.iter().all(|guard| !can_fail(guard)) {
            return self.guards(&first.guards, fail, &mut |me| me.expr(&first.body));
        }
        let rest = self.bodies(rest, fail);
        let mut lets = Vec::new();
        let rest = self.shareable(rest, &mut lets);
        wrap(lets, self.guards(&first.guards, &rest, &mut |me| me.expr(&first.body)))
    }

    pub(super) fn guards(&mut self, guards: &[Guard], fail: &Expr, body: &mut Inside) -> Expr {
        let Some((guard, rest)) = guards.split_first() else { return body(self) };
        match guard {
            Guard::Bool(condition) => {
                let condition = self.expr(condition);
                let then = self.guards(rest, fail, body);
                if_then_else(condition, then, fail.clone())
            }
            Guard::Pat(pat, value) => {
                let value = self.expr(value);
                self.match_one(value, pat, fail, &mut |me| me.guards(rest, fail, body))
            }
            Guard::Let(groups) => self.groups(groups, &mut |me| me.guards(rest, fail, body)),
        }
    }

    /// The expression when it is small enough to be copied, else a name for it.
    pub(super) fn shareable(&mut self, expr: Expr, lets: &mut Vec<(Local, Expr)>) -> Expr {
        if is_small(&expr) {
            return expr;
        }
        let next = self.fresh("next");
        lets.push((next, expr));
        Expr::Local(next)
    }
}

fn as_local(mut elab: &Elab) -> Option<Local> {
    while let Elab::At(_, inner) = elab {
        elab = inner;
    }
    match elab {
        Elab::Local(local) => Some(*local),
        _ => None,
    }
}

/// Whether matching may go on with what comes after; saying so of a guard that never fails costs nothing but a name.
pub(super) fn can_fail(guard: &Guard) -> bool {
    match guard {
        Guard::Bool(condition) => !is_true(condition),
        Guard::Pat(pat, _) => is_refutable(pat),
        Guard::Let(_) => false,
    }
}

fn is_true(elab: &Elab) -> bool {
    match elab {
        Elab::At(_, inner) => is_true(inner),
        Elab::Con(con) => con.name.as_str() == "True",
        Elab::Global(name) => name.as_str() == OTHERWISE,
        _ => false,
    }
}
