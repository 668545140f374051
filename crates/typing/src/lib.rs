//! The part of Hindley–Milner inference that knows no source language: unification of [`Type`]s whose unknown parts are
//! [`Type::Meta`], with levels, so that generalisation needs no look at the environment.
//!
//! A front end opens a level around each generalisable definition ([`Unifier::enter`], [`Unifier::leave`]); the unknowns
//! that are still deeper than the level it comes back to belong to that definition alone and may be quantified.
//!
//! Types can be exponential in the length of what they are inferred from. So work is counted, definition by definition
//! ([`Unifier::start`]); what needs too much of it is given up: nothing is unified any more, and the front end, which asks
//! [`Unifier::is_too_large`], gives up the definition.
#![warn(missing_docs)]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{LARGEST_TYPE, Pred, Type};

/// Nodes of types that may be looked at for one definition.
const MOST_WORK: u64 = 10_000_000;

/// The state of one inference: what each unknown stands for.
#[derive(Debug, Default)]
pub struct Unifier {
    metas: Vec<Meta>,
    level: u32,
    /// Nodes looked at for this definition. Atomic only so that a unifier can be shared when it is at rest.
    nodes: AtomicU64,
    is_too_much: AtomicBool,
}

/// What was done for one definition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    nodes: u64,
    is_too_much: bool,
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
    Differ {
        /// Of the type that was given first.
        left: Type,
        /// Of the other one.
        right: Type,
    },
    /// The unknown occurs in the type it would have to be: the type would be infinite.
    Infinite {
        /// The unknown.
        unknown: Type,
        /// The type that mentions it.
        within: Type,
    },
}

/// A type with its quantified variables, and what is required of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Quantified, in the order of their first occurrence.
    pub vars: Vec<Symbol>,
    /// Constraints on the quantified variables.
    pub preds: Vec<Pred>,
    /// The type that mentions them.
    pub ty: Type,
}

impl Scheme {
    /// A type without quantified variables.
    pub fn mono(ty: Type) -> Scheme {
        Scheme { vars: Vec::new(), preds: Vec::new(), ty }
    }
}

impl Unifier {
    /// One without unknowns, outside of all definitions.
    pub fn new() -> Unifier {
        Unifier::default()
    }

    /// Begins to count for another definition, and says how far the one around it was.
    pub fn start(&mut self) -> Work {
        let outer = Work { nodes: *self.nodes.get_mut(), is_too_much: *self.is_too_much.get_mut() };
        self.resume(Work::default());
        outer
    }

    /// Goes on with a definition.
    pub fn resume(&mut self, work: Work) {
        *self.nodes.get_mut() = work.nodes;
        *self.is_too_much.get_mut() = work.is_too_much;
    }

    /// Whether types of the definition at hand are too large: what is known of them is of no use.
    pub fn is_too_large(&self) -> bool {
        self.is_too_much.load(Ordering::Relaxed)
    }

    /// Counts a node; false if there is no looking at more.
    pub fn may_look(&self) -> bool {
        let nodes = self.nodes.load(Ordering::Relaxed) + 1;
        self.nodes.store(nodes, Ordering::Relaxed);
        if nodes > MOST_WORK {
            self.is_too_much.store(true, Ordering::Relaxed);
        }
        !self.is_too_large()
    }

    /// Opens a level, before a definition that may be generalised.
    pub fn enter(&mut self) {
        self.level += 1;
    }

    /// Closes the innermost level.
    pub fn leave(&mut self) {
        self.level -= 1;
    }

    /// Turns to something that no definition in progress surrounds; [`Unifier::back_to`] returns.
    pub fn at_top_level(&mut self) -> u32 {
        std::mem::take(&mut self.level)
    }

    /// Takes up the level that [`Unifier::at_top_level`] left.
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

    /// The type with everything that is known filled in, unless it is too large.
    pub fn resolve(&self, ty: &Type) -> Type {
        self.resolved(ty, &mut { LARGEST_TYPE })
    }

    fn resolved(&self, ty: &Type, room: &mut usize) -> Type {
        if *room == 0 {
            self.is_too_much.store(true, Ordering::Relaxed);
        }
        if !self.may_look() {
            return ty.clone();
        }
        *room -= 1;
        match ty {
            Type::Meta(m) => match &self.metas[*m as usize] {
                Meta::Known(known) => self.resolved(known, room),
                Meta::Unknown(_) => ty.clone(),
            },
            Type::Con(_, args) if args.is_empty() => ty.clone(),
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|t| self.resolved(t, room)).collect()),
            Type::App(f, x) => self.resolved(f, room).apply(self.resolved(x, room)),
            Type::Var(_) | Type::Forall(..) => ty.clone(),
        }
    }

    /// Makes two types one, or says why they cannot be. What was unified before the failure stays so.
    pub fn unify(&mut self, left: &Type, right: &Type) -> Result<(), Mismatch> {
        if !self.may_look() {
            return Ok(());
        }
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
        // Whether it contains itself is not known.
        if self.is_too_large() {
            return Ok(());
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
        if !self.may_look() {
            return;
        }
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
    fn types_that_are_too_large_are_given_up() {
        let mut u = Unifier::new();
        let mut ty = u.fresh();
        let first = ty.clone();
        for _ in 0..60 {
            let next = u.fresh();
            u.unify(&next, &Type::tuple(vec![ty.clone(), ty])).expect("they unify");
            ty = next;
        }
        assert!(u.is_too_large());
        let outer = u.start();
        assert!(!u.is_too_large());
        u.unify(&first, &Type::int()).expect("they unify");
        assert_eq!(u.resolve(&first), Type::int());
        assert!(!u.is_too_large());
        u.resume(outer);
        assert!(u.is_too_large());
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
