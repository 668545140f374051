//! Functional dependencies: what some of a constraint's types decide of the others.

use selfsame_core::types::{Pred, Type};

use super::checker::Checker;
use super::infer::parameter_of;
use super::params::unpacked;
use super::solve::{Given, Wanted};
use super::substitute::{matches, replace};

impl Checker<'_> {
    /// Makes the types equal that the dependencies of the class say are: with a constraint in scope, with an instance, and with another
    /// constraint that is wanted. Whether anything came of it.
    pub fn improve(&mut self, wanted: &Wanted, others: &[Wanted]) -> bool {
        let pred = &wanted.pred;
        if self.is_same(pred) {
            return false;
        }
        let Some(class) = self.env.class(pred.class).filter(|class| !class.dependencies.is_empty()) else {
            return false;
        };
        let mut changed = false;
        for (from, to) in &class.dependencies {
            let mut known: Vec<Pred> = self
                .givens
                .iter()
                .map(|given| &given.pred)
                .filter(|given| given.class == pred.class)
                .cloned()
                .collect();
            if let Some(parameter) = parameter_of(pred) {
                // The innermost hides the others.
                let of_it = |given: &&Given| parameter_of(&given.pred) == Some(parameter);
                let visible = &self.givens[self.implicit_floor.min(self.givens.len())..];
                known = visible.iter().rev().find(of_it).map(|given| given.pred.clone()).into_iter().collect();
            }
            known.extend(others.iter().map(|other| &other.pred).filter(|other| other.class == pred.class).cloned());
            for other in known {
                let (ours, theirs) = (self.metas.resolve(&pred.ty), self.metas.resolve(&other.ty));
                let (ours, theirs) = (unpacked(&ours), unpacked(&theirs));
                if from.iter().all(|&i| ours[i] == theirs[i]) {
                    changed |= to.iter().fold(false, |any, &i| self.equate(&ours[i], &theirs[i]) | any);
                }
            }
            for def in self.env.instances(pred.class, None) {
                let ours = self.metas.resolve(&pred.ty);
                let (ours, heads) = (unpacked(&ours), unpacked(&def.head));
                let mut found = vec![None; def.vars.len()];
                if !from.iter().all(|&i| matches(&heads[i], &ours[i], &def.vars, &mut found)) {
                    continue;
                }
                let types: Vec<Type> = found.into_iter().map(|ty| ty.unwrap_or_else(|| self.fresh())).collect();
                for &i in to {
                    let theirs = replace(&heads[i], &def.vars, &types);
                    let before = shape(&self.metas.resolve(&pred.ty));
                    // To be called by another unknown is no news.
                    changed |= self.equate(&ours[i], &theirs) && shape(&self.metas.resolve(&pred.ty)) != before;
                }
            }
        }
        changed
    }

    fn equate(&mut self, ours: &Type, theirs: &Type) -> bool {
        let (ours, theirs) = (self.metas.resolve(ours), self.metas.resolve(theirs));
        let is_ok = ours != theirs && self.metas.unify(&ours, &theirs).is_ok();
        // What a dependency would have to decide of a family is decided when its instance is found.
        self.metas.take_postponed();
        is_ok && self.metas.resolve(&ours) == self.metas.resolve(&theirs)
    }
}

/// The type with all unknowns alike.
fn shape(ty: &Type) -> Type {
    match ty {
        Type::Meta(_) => Type::Meta(0),
        Type::Var(_) | Type::Forall(..) => ty.clone(),
        Type::Con(name, args) => Type::Con(*name, args.iter().map(shape).collect()),
        Type::App(head, arg) => Type::App(shape(head).into(), shape(arg).into()),
    }
}
