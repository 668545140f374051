//! Numbering variables anew: densely, in the order of their binders.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{AltPattern, Expr, Local};

/// Free variables keep their numbers, bound ones follow after the largest of these.
pub(super) fn renumber(free: &[Local], mut expr: Expr) -> Expr {
    let next = free.iter().map(|local| local.id + 1).max().unwrap_or(0);
    Numbering { next, ids: FxHashMap::default() }.expr(&mut expr);
    expr
}

struct Numbering {
    next: u32,
    ids: FxHashMap<u32, u32>,
}

impl Numbering {
    fn expr(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Local(local) => {
                if let Some(id) = self.ids.get(&local.id) {
                    local.id = *id;
                }
                return;
            }
            Expr::Lam(params, _) => params.iter_mut().for_each(|param| self.bind(param)),
            Expr::Let(local, _, _) => self.bind(local),
            Expr::LetRec(bindings, _) => bindings.iter_mut().for_each(|(local, _)| self.bind(local)),
            Expr::Case(_, alts, _) => {
                for alt in alts {
                    if let AltPattern::Con(_, fields) = &mut alt.pattern {
                        fields.iter_mut().for_each(|field| self.bind(field));
                    }
                }
            }
            _ => {}
        }
        expr.each_part_mut(|child| self.expr(child));
    }

    /// Every binder has a number of its own, so that a binder's scope need not be left.
    fn bind(&mut self, local: &mut Local) {
        self.ids.insert(local.id, self.next);
        local.id = self.next;
        self.next += 1;
    }
}
