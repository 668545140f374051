//! Locals with numbers of their own: whoever puts code of several definitions together has some twice.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, AltPattern, Expr, Local};

/// Gives numbers from some number on.
pub(crate) struct Unique {
    next: u32,
}

type Scope = FxHashMap<u32, Local>;

impl Unique {
    /// After these, which stay as they are.
    pub fn after(taken: impl Iterator<Item = u32>) -> Unique {
        Unique { next: taken.max().map_or(0, |most| most + 1) }
    }

    /// The same expression, in which every variable that it binds has another number than all others.
    pub fn expr(&mut self, expr: &Expr) -> Expr {
        self.within(expr, &Scope::default())
    }

    fn within(&mut self, expr: &Expr, scope: &Scope) -> Expr {
        match expr {
            Expr::Local(local) => Expr::Local(scope.get(&local.id).copied().unwrap_or(*local)),
            Expr::Lam(params, body) => {
                let (params, inner) = self.bound(params, scope);
                Expr::Lam(params, Box::new(self.within(body, &inner)))
            }
            Expr::Let(local, value, body) => {
                let value = self.within(value, scope);
                let (locals, inner) = self.bound(&[*local], scope);
                Expr::Let(locals[0], Box::new(value), Box::new(self.within(body, &inner)))
            }
            Expr::LetRec(bindings, body) => {
                let locals: Vec<Local> = bindings.iter().map(|(local, _)| *local).collect();
                let (locals, inner) = self.bound(&locals, scope);
                let values = bindings.iter().map(|(_, value)| self.within(value, &inner));
                let bindings = locals.into_iter().zip(values.collect::<Vec<Expr>>()).collect();
                Expr::LetRec(bindings, Box::new(self.within(body, &inner)))
            }
            Expr::Case(scrutinee, alts, default) => {
                let scrutinee = Box::new(self.within(scrutinee, scope));
                let alts = alts.iter().map(|alt| self.alt(alt, scope)).collect();
                Expr::Case(scrutinee, alts, default.as_ref().map(|body| Box::new(self.within(body, scope))))
            }
            other => other.map_parts(|part| self.within(part, scope)),
        }
    }

    fn alt(&mut self, alt: &Alt, scope: &Scope) -> Alt {
        match &alt.pattern {
            AltPattern::Con(name, fields) => {
                let (fields, inner) = self.bound(fields, scope);
                Alt { pattern: AltPattern::Con(*name, fields), body: self.within(&alt.body, &inner) }
            }
            AltPattern::Lit(_) => Alt { pattern: alt.pattern.clone(), body: self.within(&alt.body, scope) },
        }
    }

    fn bound(&mut self, locals: &[Local], scope: &Scope) -> (Vec<Local>, Scope) {
        let mut inner = scope.clone();
        let new: Vec<Local> = (self.next..).zip(locals).map(|(id, local)| Local { id, name: local.name }).collect();
        self.next += locals.len() as u32;
        inner.extend(locals.iter().map(|local| local.id).zip(new.iter().copied()));
        (new, inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_bound_twice_gets_two_numbers_and_what_is_free_keeps_its_own() {
        let local = |id| Local { id, name: "x".into() };
        let inner = Expr::Lam(vec![local(1)], Box::new(Expr::Local(local(1))));
        let expr = Expr::App(Box::new(Expr::Lam(vec![local(1)], Box::new(inner))), vec![Expr::Local(local(1))]);
        let within = Expr::Lam(vec![local(3)], Box::new(Expr::Local(local(3))));
        let expected = Expr::App(Box::new(Expr::Lam(vec![local(2)], Box::new(within))), vec![Expr::Local(local(1))]);
        assert_eq!(Unique::after([1].into_iter()).expr(&expr), expected);
    }
}
