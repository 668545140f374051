//! Defaulting: a type for variables that only class constraints speak of.

use selfsame_core::types::{Pred, Type};
use selfsame_typing::Level;

use super::checker::{Checker, Defined};
use super::error;
use super::prim::{known, list, nullary};
use super::solve::Wanted;

/// Which rules apply.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Defaulting {
    /// Haskell 2010: a numeric class must be among the constraints.
    Standard,
    /// As in GHCi: unit and lists too, for the classes that a prompt meets.
    Interactive,
    /// Any type that has the instances, the plainest first: for examples of what overloaded code does.
    Samples,
}

impl Checker<'_> {
    /// Gives types to the variables above `level` in the constraints from `start` on, as far as the rules say, and
    /// reports those that remain ambiguous.
    pub fn default_above(&mut self, level: Level, start: usize, rules: Defaulting) {
        self.solve(start);
        while self.default_one(level, start, rules) {
            self.solve(start);
        }
        // After another error, what is ambiguous may be so because of it.
        let quiet = self.trouble.is_some();
        let mut reported = Vec::new();
        for wanted in self.wanteds.split_off(start) {
            let mut free = Vec::new();
            self.metas.unknowns_above(&wanted.pred.ty, level, &mut free);
            if free.is_empty() {
                self.wanteds.push(wanted);
                continue;
            }
            let owned = |global: &&Defined| global.owner.is_some() && global.owner == wanted.owner;
            let broken = self.globals.iter().filter(owned).any(|global| global.body.is_err());
            if !quiet && !broken && !free.iter().any(|meta| reported.contains(meta)) {
                self.report(error::ambiguous(&wanted));
            }
            reported.extend(free);
            self.spoil_owner(&wanted);
        }
    }

    /// Settles the first variable that has a default.
    fn default_one(&mut self, level: Level, start: usize, rules: Defaulting) -> bool {
        let heads: Vec<u32> = self.wanteds[start..].iter().filter_map(|w| variable(&w.pred.ty)).collect();
        for meta in heads {
            if self.metas.level(meta) <= level {
                continue;
            }
            if let Some(ty) = self.default_type(meta, start, rules) {
                return self.metas.unify(&Type::Meta(meta), &ty).is_ok() && !self.metas.is_too_large();
            }
        }
        false
    }

    fn default_type(&mut self, meta: u32, start: usize, rules: Defaulting) -> Option<Type> {
        let speaks = |w: &&Wanted| mentions(&w.pred.ty, meta);
        let about: Vec<Wanted> = self.wanteds[start..].iter().filter(speaks).cloned().collect();
        let simple: Vec<&Wanted> = about.iter().filter(|w| variable(&w.pred.ty) == Some(meta)).collect();
        if rules == Defaulting::Standard && simple.len() < about.len() {
            return None;
        }
        // Nothing depends on which type it is: no type of the program.
        if about.iter().all(|w| Self::asks_which(w.pred.class)) {
            return Some(self.metas.skolem("t", self.level + 1));
        }
        // A text may be of any type that has the class: where nothing says which, it is a string.
        let text = self.env.scope.syntax_type("IsString").map(|entity| entity.name);
        if text.is_some_and(|text| simple.iter().any(|w| w.pred.class == text)) {
            let ty = Type::string();
            let others = simple.iter().filter(|w| Some(w.pred.class) != text);
            let fits = |w: &&Wanted| self.has_instance(&Pred { class: w.pred.class, ty: ty.clone() }, 0);
            return others.copied().all(|w| fits(&w)).then(|| ty.clone());
        }
        let numeric = self.env.scope.syntax_type("Num").map(|e| e.name);
        let is_numeric = numeric.is_some_and(|num| simple.iter().any(|w| self.is_subclass(w.pred.class, num)));
        if !is_numeric && rules == Defaulting::Standard {
            return None;
        }
        let candidates = self.default_candidates(rules);
        let fits =
            |ty: &Type| simple.iter().all(|w| self.has_instance(&Pred { class: w.pred.class, ty: ty.clone() }, 0));
        candidates.into_iter().find(fits)
    }

    fn default_candidates(&self, rules: Defaulting) -> Vec<Type> {
        let known = known();
        let numbers = || vec![nullary(known.integer), nullary(known.double)];
        let declared = self.env.scope.defaults.clone().unwrap_or_else(numbers);
        match rules {
            Defaulting::Standard => declared,
            Defaulting::Interactive => [nullary(known.unit), nullary(known.list)].into_iter().chain(declared).collect(),
            Defaulting::Samples => {
                let int = nullary(known.int);
                let maybe = self.env.scope.syntax_type("Maybe").map(|entity| nullary(entity.name));
                let plain = [int.clone(), nullary(known.double), nullary(known.list)];
                let rest = [list(int), nullary(known.bool), nullary(known.unit)];
                plain.into_iter().chain(maybe).chain(rest).collect()
            }
        }
    }
}

fn variable(ty: &Type) -> Option<u32> {
    match ty {
        Type::Meta(meta) => Some(*meta),
        _ => None,
    }
}

fn mentions(ty: &Type, meta: u32) -> bool {
    ty.any(&mut |part| *part == Type::Meta(meta))
}
