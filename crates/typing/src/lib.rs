//! The part of Hindley–Milner inference that knows no source language: unification of [`Type`]s whose unknown parts are
//! [`Type::Meta`], with levels, so that generalisation needs no look at the environment.
//!
//! A front end opens a level around each generalisable definition ([`Unifier::enter`], [`Unifier::leave`]); the unknowns
//! that are still deeper than the level it comes back to belong to that definition alone and may be quantified.

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

/// The state of one inference: what each unknown stands for.
#[derive(Debug, Default)]
pub struct Unifier {
    metas: Vec<Meta>,
    level: u32,
}

#[derive(Clone, Debug)]
enum Meta {
    /// Not known yet; the level is that of the outermost definition whose type mentions it.
    Unknown(u32),
    Known(Type),
}

/// Why two types are not one, with the innermost parts that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Different constructors, or different numbers of arguments.
    Differ { left: Type, right: Type },
    /// The unknown occurs in the type it would have to be: the type would be infinite.
    Infinite { unknown: Type, within: Type },
}

/// A type with its quantified variables, and what is required of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    pub vars: Vec<Symbol>,
    pub preds: Vec<Pred>,
    pub ty: Type,
}

impl Scheme {
    pub fn mono(ty: Type) -> Scheme {
        Scheme { vars: Vec::new(), preds: Vec::new(), ty }
    }
}

impl Unifier {
    pub fn new() -> Unifier {
        Unifier::default()
    }

    pub fn enter(&mut self) {
        self.level += 1;
    }

    pub fn leave(&mut self) {
        self.level -= 1;
    }

    /// Turns to something that no definition in progress surrounds; [`Unifier::back_to`] returns.
    pub fn at_top_level(&mut self) -> u32 {
        std::mem::take(&mut self.level)
    }

    pub fn back_to(&mut self, level: u32) {
        self.level = level;
    }

    /// An unknown of the current level.
    pub fn fresh(&mut self) -> Type {
        self.metas.push(Meta::Unknown(self.level));
        Type::Meta(self.metas.len() as u32 - 1)
    }

    /// The type with its head resolved: an unknown only when nothing is known of it.
    pub fn shallow(&self, ty: &Type) -> Type {
        let mut ty = ty;
        while let Type::Meta(m) = ty {
            match &self.metas[*m as usize] {
                Meta::Known(known) => ty = known,
                Meta::Unknown(_) => break,
            }
        }
        ty.clone()
    }

    /// The type with everything that is known filled in.
    pub fn resolve(&self, ty: &Type) -> Type {
        match ty {
            Type::Meta(m) => match &self.metas[*m as usize] {
                Meta::Known(known) => self.resolve(known),
                Meta::Unknown(_) => ty.clone(),
            },
            Type::Con(_, args) if args.is_empty() => ty.clone(),
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|t| self.resolve(t)).collect()),
            Type::App(f, x) => self.resolve(f).apply(self.resolve(x)),
            Type::Var(_) | Type::Forall(..) => ty.clone(),
        }
    }

    /// Makes two types one, or says why they cannot be. What was unified before the failure stays so.
    pub fn unify(&mut self, left: &Type, right: &Type) -> Result<(), Mismatch> {
        let (left, right) = (self.shallow(left), self.shallow(right));
        match (&left, &right) {
            (Type::Meta(a), Type::Meta(b)) if a == b => Ok(()),
            (Type::Meta(a), _) => self.bind(*a, right),
            (_, Type::Meta(b)) => self.bind(*b, left),
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).try_for_each(|(x, y)| self.unify(x, y))
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.unify(f, g)?;
                self.unify(x, y)
            }
            _ if left == right => Ok(()),
            _ => Err(Mismatch::Differ { left, right }),
        }
    }

    /// Gives up generalising: the unknowns of the type now belong to the current level at most.
    pub fn keep_unknown(&mut self, ty: &Type) {
        for m in self.unknowns(ty, self.level) {
            self.metas[m as usize] = Meta::Unknown(self.level);
        }
    }

    /// Whether an unknown is deeper than the current level: no definition outside mentions it.
    pub fn is_local(&self, meta: u32) -> bool {
        matches!(self.metas[meta as usize], Meta::Unknown(level) if level > self.level)
    }

    /// Unknowns of the type that are deeper than the current level, in the order in which they are written.
    pub fn local_unknowns(&self, ty: &Type) -> Vec<u32> {
        self.unknowns(ty, self.level)
    }

    /// All unknowns of the type, in the order in which they are written.
    pub fn all_unknowns(&self, ty: &Type) -> Vec<u32> {
        let mut found = Vec::new();
        self.collect(ty, &mut |m, _| push_new(&mut found, m));
        found
    }

    /// Settles an unknown; the type must not contain it.
    pub fn settle(&mut self, meta: u32, ty: Type) {
        self.metas[meta as usize] = Meta::Known(ty);
    }

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

    fn bind(&mut self, meta: u32, ty: Type) -> Result<(), Mismatch> {
        let Meta::Unknown(level) = self.metas[meta as usize] else { unreachable!("a resolved unknown has no value") };
        let mut occurs = false;
        let mut deeper = Vec::new();
        self.collect(&ty, &mut |m, l| {
            occurs |= m == meta;
            if l > level {
                deeper.push(m);
            }
        });
        if occurs {
            return Err(Mismatch::Infinite { unknown: Type::Meta(meta), within: ty });
        }
        for m in deeper {
            self.metas[m as usize] = Meta::Unknown(level);
        }
        self.metas[meta as usize] = Meta::Known(ty);
        Ok(())
    }

    fn unknowns(&self, ty: &Type, below: u32) -> Vec<u32> {
        let mut found = Vec::new();
        self.collect(ty, &mut |m, level| {
            if level > below {
                push_new(&mut found, m);
            }
        });
        found
    }

    fn collect(&self, ty: &Type, seen: &mut dyn FnMut(u32, u32)) {
        match ty {
            Type::Meta(m) => match &self.metas[*m as usize] {
                Meta::Known(known) => self.collect(known, seen),
                Meta::Unknown(level) => seen(*m, *level),
            },
            Type::Con(_, args) => args.iter().for_each(|t| self.collect(t, seen)),
            Type::App(f, x) => {
                self.collect(f, seen);
                self.collect(x, seen);
            }
            Type::Var(_) | Type::Forall(..) => {}
        }
    }
}

fn push_new(list: &mut Vec<u32>, meta: u32) {
    if !list.contains(&meta) {
        list.push(meta);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unifying_fills_in_both_sides() {
        let mut u = Unifier::new();
        let (a, b) = (u.fresh(), u.fresh());
        u.unify(&Type::fun(a.clone(), Type::int()), &Type::fun(Type::list(b.clone()), b.clone())).expect("they unify");
        assert_eq!(u.resolve(&a), Type::list(Type::int()));
        assert_eq!(u.resolve(&b), Type::int());
    }

    #[test]
    fn a_mismatch_names_the_innermost_difference() {
        let mut u = Unifier::new();
        let error = u.unify(&Type::list(Type::int()), &Type::list(Type::char())).expect_err("they differ");
        assert_eq!(error, Mismatch::Differ { left: Type::int(), right: Type::char() });
    }

    #[test]
    fn infinite_types_are_refused() {
        let mut u = Unifier::new();
        let a = u.fresh();
        let error = u.unify(&a, &Type::list(a.clone())).expect_err("infinite");
        assert_eq!(error, Mismatch::Infinite { unknown: a.clone(), within: Type::list(a) });
    }

    #[test]
    fn what_an_outer_definition_mentions_is_not_local() {
        let mut u = Unifier::new();
        let outer = u.fresh();
        u.enter();
        let (inner, shared) = (u.fresh(), u.fresh());
        u.unify(&outer, &Type::list(shared.clone())).expect("they unify");
        u.leave();
        let ty = Type::fun(inner.clone(), Type::fun(shared, inner.clone()));
        assert_eq!(u.local_unknowns(&ty).len(), 1);
        let Type::Meta(m) = inner else { unreachable!() };
        assert!(u.is_local(m));
        u.keep_unknown(&ty);
        assert_eq!(u.local_unknowns(&ty), []);
    }

    #[test]
    fn instances_are_fresh_each_time() {
        let mut u = Unifier::new();
        let a = Type::var("a");
        let eq = Pred { class: "Eq".into(), ty: a.clone() };
        let scheme = Scheme { vars: vec!["a".into()], preds: vec![eq], ty: Type::fun(a.clone(), a) };
        let (first, preds) = u.instantiate(&scheme);
        let (second, _) = u.instantiate(&scheme);
        assert_ne!(first, second);
        assert_eq!(preds[0].ty, first.as_fun().expect("a function").0.clone());
    }
}
