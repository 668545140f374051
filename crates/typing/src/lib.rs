//! The part of Hindley–Milner inference that knows no source language: unification of [`Type`]s whose unknown parts are
//! [`Type::Meta`], with levels, so that generalisation needs no look at the environment.
//!
//! Levels say how deep an unknown was made (Rémy): a front end opens one around each generalisable definition
//! ([`Unifier::enter`], [`Unifier::leave`], or by numbers of its own); the unknowns that are still deeper than the level it
//! comes back to belong to that definition alone and may be quantified. A skolem is a rigid variable with a unique name
//! (`a%3`, shown as `a`); an unknown of a lower level that would become a type with it is an escape.
//!
//! Types can be exponential in the length of what they are inferred from. So work is counted, definition by definition
//! ([`Unifier::start`]); what needs too much of it is given up: nothing is unified any more, and the front end, which asks
//! [`Unifier::is_too_large`], gives up the definition.
#![warn(missing_docs)]

mod family;
mod scheme;

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{LARGEST_TYPE, Pred, Type};

pub use family::{Equation, Family};
pub use scheme::Scheme;

/// Nodes of types that may be looked at for one definition.
const MOST_WORK: u64 = 10_000_000;

/// How many definitions are around something.
pub type Level = u32;

/// The state of one inference: what each unknown stands for.
#[derive(Debug, Default)]
pub struct Unifier {
    metas: Vec<Meta>,
    skolems: FxHashMap<Symbol, Level>,
    /// Rigid variables and stuck applications of families of which a match or a context says what they are, the innermost last.
    refined: Vec<(Type, Type)>,
    families: FxHashMap<Symbol, (Family, Vec<Equation>)>,
    /// Types that are the same as others, with their parameters.
    names: FxHashMap<Symbol, (Vec<Symbol>, Type)>,
    /// Equalities with stuck applications, which nobody has decided.
    postponed: Vec<(Type, Type)>,
    level: Level,
    work: Work,
}

/// What was done for one definition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// Nodes looked at.
    nodes: u64,
    is_too_much: bool,
}

#[derive(Clone, Debug)]
enum Meta {
    /// Not known yet; the level is that of the outermost definition whose type mentions it.
    Unknown(Level),
    Known(Type),
}

/// Why two types are not one, with the innermost parts that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Different constructors, or different numbers of arguments.
    Differ {
        /// Of the first type.
        left: Type,
        /// Of the second.
        right: Type,
    },
    /// The unknown occurs in the type it would have to be: the type would be infinite.
    Infinite {
        /// The unknown.
        unknown: Type,
        /// What it would have to be.
        within: Type,
    },
    /// A rigid variable would leave its scope.
    Escape(Symbol),
}

impl Unifier {
    /// Nothing is known.
    pub fn new() -> Unifier {
        Unifier::default()
    }

    /// Begins to count for another definition, and says how far the one around it was.
    pub fn start(&mut self) -> Work {
        std::mem::take(&mut self.work)
    }

    /// Goes on with a definition.
    pub fn resume(&mut self, work: Work) {
        self.work = work;
    }

    /// Whether types of the definition at hand are too large: what is known of them is of no use.
    pub fn is_too_large(&self) -> bool {
        self.work.is_too_much
    }

    /// Counts a node; false if there is no looking at more.
    pub fn may_look(&mut self) -> bool {
        self.work.nodes += 1;
        self.work.is_too_much |= self.work.nodes > MOST_WORK;
        !self.work.is_too_much
    }

    /// Goes into a definition.
    pub fn enter(&mut self) {
        self.level += 1;
    }

    /// Comes back from one.
    pub fn leave(&mut self) {
        self.level -= 1;
    }

    /// Turns to something that no definition in progress surrounds; [`Unifier::back_to`] returns.
    pub fn at_top_level(&mut self) -> Level {
        std::mem::take(&mut self.level)
    }

    /// Returns to a level.
    pub fn back_to(&mut self, level: Level) {
        self.level = level;
    }

    /// An unknown of the current level.
    pub fn fresh(&mut self) -> Type {
        self.fresh_at(self.level)
    }

    /// An unknown of a level.
    pub fn fresh_at(&mut self, level: Level) -> Type {
        self.metas.push(Meta::Unknown(level));
        Type::Meta(self.metas.len() as u32 - 1)
    }

    /// A rigid variable that differs from all others and is shown by its base.
    pub fn skolem(&mut self, base: &str, level: Level) -> Type {
        let base = shown_name(base);
        let name = Symbol::new(&format!("{base}%{}", self.skolems.len()));
        self.skolems.insert(name, level);
        Type::Var(name)
    }

    /// How deep an unknown is; 0 for one that is known.
    pub fn level(&self, meta: u32) -> Level {
        match &self.metas[meta as usize] {
            Meta::Unknown(level) => *level,
            Meta::Known(_) => 0,
        }
    }

    /// Makes an unknown belong to this level at most.
    pub fn lower(&mut self, meta: u32, to: Level) {
        if let Meta::Unknown(level) = &mut self.metas[meta as usize] {
            *level = to.min(*level);
        }
    }

    /// The type with its head resolved: an unknown only when nothing is known of it.
    pub fn shallow(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Var(_) if !self.refined.is_empty() => match self.refinement(ty) {
                Some(known) => self.shallow(&known),
                None => ty.clone(),
            },
            Type::Con(name, args) if !self.families.is_empty() => match self.reduced(*name, args) {
                Some(known) => self.shallow(&known),
                None => ty.clone(),
            },
            Type::Meta(meta) => match &self.metas[*meta as usize] {
                Meta::Unknown(_) => ty.clone(),
                Meta::Known(known) => {
                    let known = known.clone();
                    let is_end = match &known {
                        Type::Con(..) => self.families.is_empty(),
                        _ => !matches!(known, Type::Meta(_) | Type::App(..) | Type::Var(_)),
                    };
                    if is_end {
                        return known;
                    }
                    let end = self.shallow(&known);
                    // What a rigid variable is here, it need not be elsewhere.
                    if self.refined.is_empty() {
                        self.metas[*meta as usize] = Meta::Known(end.clone());
                    }
                    end
                }
            },
            Type::App(head, arg) => match self.shallow(head) {
                solved @ Type::Con(..) if self.families.is_empty() => solved.apply((**arg).clone()),
                solved @ Type::Con(..) => self.shallow(&solved.apply((**arg).clone())),
                _ => ty.clone(),
            },
            _ => ty.clone(),
        }
    }

    fn refinement(&self, var: &Type) -> Option<Type> {
        self.refined.iter().rev().find(|(known, _)| known == var).map(|(_, ty)| ty.clone())
    }

    /// How many rigid variables and stuck applications are known to be something else; to forget what is learnt from here on.
    pub fn refinements(&self) -> usize {
        self.refined.len()
    }

    /// Forgets what was learnt since.
    pub fn forget_refinements(&mut self, mark: usize) {
        self.refined.truncate(mark);
    }

    /// Takes two types to be equal, whatever rigid variables have to be for that. Types that cannot be equal are in code that is never
    /// reached.
    pub fn assume(&mut self, a: &Type, b: &Type) {
        if !self.may_look() {
            return;
        }
        let (a, b) = (self.shallow(a), self.shallow(b));
        let families = [self.is_family(&a), self.is_family(&b)];
        match (&a, &b) {
            (Type::Meta(_), _) | (_, Type::Meta(_)) => _ = self.unify(&a, &b),
            _ if families == [true, true] && self.resolve(&a) == self.resolve(&b) => {}
            _ if families == [false, false] && self.as_applications(&a, &b).is_some() => {
                if let Some([(f, x), (g, y)]) = self.as_applications(&a, &b) {
                    self.assume(&f, &g);
                    self.assume(&x, &y);
                }
            }
            (Type::Con(..), _) if families[0] => self.refined.push((a.clone(), b.clone())),
            (_, Type::Con(..)) if families[1] => self.refined.push((b.clone(), a.clone())),
            (Type::Var(x), Type::Var(y)) if x == y => {}
            (Type::Var(x), Type::Var(y)) => {
                // The younger one is the other, so that signatures keep their words.
                let level = |name: &Symbol| self.skolems.get(name).copied().unwrap_or(0);
                let (young, old) = if level(x) > level(y) { (&a, &b) } else { (&b, &a) };
                self.refined.push((young.clone(), old.clone()));
            }
            (Type::Var(x), other) | (other, Type::Var(x)) if !occurs(*x, other) => {
                self.refined.push((Type::Var(*x), other.clone()));
            }
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).for_each(|(x, y)| self.assume(x, y));
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.assume(f, g);
                self.assume(x, y);
            }
            (Type::App(f, x), Type::Con(name, args)) | (Type::Con(name, args), Type::App(f, x)) => {
                if let Some((last, rest)) = args.split_last() {
                    self.assume(f, &Type::Con(*name, rest.into()));
                    self.assume(x, last);
                }
            }
            _ => {}
        }
    }

    /// The type with everything that is known filled in, unless it is too large.
    pub fn resolve(&mut self, ty: &Type) -> Type {
        self.resolved(ty, &mut { LARGEST_TYPE })
    }

    fn resolved(&mut self, ty: &Type, room: &mut usize) -> Type {
        let top = self.shallow(ty);
        if *room == 0 {
            self.work.is_too_much = true;
        }
        if !self.may_look() {
            return top;
        }
        *room -= 1;
        match &top {
            Type::Var(_) | Type::Meta(_) => top,
            Type::Con(_, args) if args.is_empty() => top,
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| self.resolved(arg, room)).collect()),
            Type::App(head, arg) => self.resolved(head, room).apply(self.resolved(arg, room)),
            Type::Forall(vars, preds, body) => {
                let preds = preds.iter().map(|p| Pred { class: p.class, ty: self.resolved(&p.ty, room) }).collect();
                Type::Forall(vars.clone(), preds, Arc::new(self.resolved(body, room)))
            }
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
            _ if is_row_end(&left) || is_row_end(&right) => Ok(()),
            (Type::Meta(meta), _) => self.bind(*meta, &right),
            (_, Type::Meta(meta)) => self.bind(*meta, &left),
            _ if self.is_family(&left) || self.is_family(&right) => {
                if self.resolve(&left) != self.resolve(&right) {
                    self.postponed.push((left, right));
                }
                Ok(())
            }
            _ if self.as_applications(&left, &right).is_some() => match self.as_applications(&left, &right) {
                Some([(f, x), (g, y)]) => {
                    self.unify(&f, &g)?;
                    self.unify(&x, &y)
                }
                None => Ok(()),
            },
            (Type::Var(a), Type::Var(b)) if a == b => Ok(()),
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).try_for_each(|(x, y)| self.unify(x, y))
            }
            (Type::Con(f, xs), Type::Con(g, ys)) if is_row(*f, xs) && is_row(*g, ys) => {
                // Two entries of a row stand in any order.
                let [(own, own_tail), (other, other_tail)] = [&left, &right].map(|row| self.row_entries(row));
                if own_tail == other_tail && matches!(own_tail, Type::Meta(_)) {
                    // With one end they are one if they have the same entries.
                    let part_of = |name: Symbol| other.iter().find(|(other, _)| *other == name).map(|(_, part)| part);
                    let pairs: Option<Vec<_>> = own.iter().map(|(name, part)| Some((part, part_of(*name)?))).collect();
                    let Some(pairs) = pairs.filter(|_| own.len() == other.len()) else {
                        return Err(Mismatch::Differ { left, right });
                    };
                    return pairs.into_iter().try_for_each(|(part, other)| self.unify(part, other));
                }
                let rest = self.fresh();
                self.unify(&xs[1], &Type::Con(*g, [ys[0].clone(), rest.clone()].into()))?;
                self.unify(&ys[1], &Type::Con(*f, [xs[0].clone(), rest].into()))
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.unify(f, g)?;
                self.unify(x, y)
            }
            (Type::App(f, x), Type::Con(name, args)) | (Type::Con(name, args), Type::App(f, x)) => {
                let Some((last, rest)) = args.split_last() else { return Err(Mismatch::Differ { left, right }) };
                self.unify(f, &Type::Con(*name, rest.into()))?;
                self.unify(x, last)
            }
            (Type::Forall(vs, ps, s), Type::Forall(ws, qs, t)) if vs.len() == ws.len() && ps.len() == qs.len() => {
                // The same skolem for both binders; its level is above all, so that no unknown takes it.
                let skolems: Vec<Type> = vs.iter().map(|v| self.skolem(v.as_str(), Level::MAX)).collect();
                let with = |vars: &[Symbol], ty: &Type| {
                    ty.subst(&|var| vars.iter().position(|v| *v == var).map(|i| skolems[i].clone()))
                };
                for (p, q) in ps.iter().zip(qs.iter()) {
                    if p.class != q.class {
                        return Err(Mismatch::Differ { left: left.clone(), right: right.clone() });
                    }
                    self.unify(&with(vs, &p.ty), &with(ws, &q.ty))?;
                }
                self.unify(&with(vs, s), &with(ws, t))
            }
            (Type::Con(name, args), other) | (other, Type::Con(name, args)) if self.names.contains_key(name) => {
                let (params, body) = self.names[name].clone();
                self.unify(&body.at(&params, args), &other.clone())
            }
            _ => Err(Mismatch::Differ { left, right }),
        }
    }

    /// Gives a type a name, which is the same as the type. The type may mention it.
    pub fn name(&mut self, name: Symbol, params: Vec<Symbol>, ty: Type) {
        self.names.insert(name, (params, ty));
    }

    /// The entries of a row, and what follows the last one.
    fn row_entries(&mut self, row: &Type) -> (Vec<(Symbol, Type)>, Type) {
        let (mut entries, mut row) = (Vec::new(), self.shallow(row));
        while let Type::Con(name, args) = &row {
            if !is_row(*name, args) || !self.may_look() {
                break;
            }
            entries.push((*name, args[0].clone()));
            let rest = args[1].clone();
            row = self.shallow(&rest);
        }
        (entries, row)
    }

    fn bind(&mut self, meta: u32, ty: &Type) -> Result<(), Mismatch> {
        let level = self.level(meta);
        let mut ty = ty.clone();
        let mut admitted = self.admit(meta, level, &ty);
        if admitted.is_err() && !self.families.is_empty() {
            // What stands in its way may be in arguments that a family does not look at.
            ty = self.resolve(&ty);
            admitted = self.admit(meta, level, &ty);
        }
        match admitted {
            // Whether it contains itself is not known.
            Ok(()) if self.is_too_large() => Ok(()),
            Ok(()) => {
                self.settle(meta, ty);
                Ok(())
            }
            // Within the application of a family it may disappear.
            Err(Refusal::Contains) if self.has_family(&ty) => {
                self.postponed.push((Type::Meta(meta), ty));
                Ok(())
            }
            Err(Refusal::Contains) => Err(Mismatch::Infinite { unknown: Type::Meta(meta), within: ty }),
            Err(Refusal::Escape(skolem)) => Err(Mismatch::Escape(skolem)),
        }
    }

    fn has_family(&mut self, ty: &Type) -> bool {
        if self.families.is_empty() {
            return false;
        }
        let whole = self.resolve(ty);
        whole.any(&mut |part| self.is_family(part))
    }

    /// Whether an unknown of this level may become this type; unknowns in it come down to the level.
    fn admit(&mut self, meta: u32, level: Level, ty: &Type) -> Result<(), Refusal> {
        if !self.may_look() {
            return Ok(());
        }
        match ty {
            Type::Meta(other) => match &mut self.metas[*other as usize] {
                Meta::Known(known) => {
                    let known = known.clone();
                    self.admit(meta, level, &known)
                }
                Meta::Unknown(_) if *other == meta => Err(Refusal::Contains),
                Meta::Unknown(own) => {
                    *own = level.min(*own);
                    Ok(())
                }
            },
            Type::Var(name) => match self.skolems.get(name) {
                Some(&own) if own > level => Err(Refusal::Escape(*name)),
                _ => Ok(()),
            },
            Type::Con(_, args) => args.iter().try_for_each(|arg| self.admit(meta, level, arg)),
            Type::App(head, arg) => {
                self.admit(meta, level, head)?;
                self.admit(meta, level, arg)
            }
            Type::Forall(_, preds, body) => {
                preds.iter().try_for_each(|pred| self.admit(meta, level, &pred.ty))?;
                self.admit(meta, level, body)
            }
        }
    }

    /// Settles an unknown; the type must not contain it.
    pub fn settle(&mut self, meta: u32, ty: Type) {
        self.metas[meta as usize] = Meta::Known(ty);
    }

    /// Adds the unknowns of a type that are deeper than a level, in the order in which they are written.
    pub fn unknowns_above(&mut self, ty: &Type, level: Level, into: &mut Vec<u32>) {
        self.collect(ty, &|own| own > level, into);
    }

    /// All unknowns of the type, in the order in which they are written.
    pub fn all_unknowns(&mut self, ty: &Type) -> Vec<u32> {
        let mut found = Vec::new();
        self.collect(ty, &|_| true, &mut found);
        found
    }

    /// Unknowns of the type that are deeper than the current level, in the order in which they are written.
    pub fn local_unknowns(&mut self, ty: &Type) -> Vec<u32> {
        let mut found = Vec::new();
        self.unknowns_above(ty, self.level, &mut found);
        found
    }

    /// Whether an unknown is deeper than the current level: no definition outside mentions it.
    pub fn is_local(&self, meta: u32) -> bool {
        self.level(meta) > self.level
    }

    /// Gives up generalising: the unknowns of the type now belong to the current level at most.
    pub fn keep_unknown(&mut self, ty: &Type) {
        for meta in self.local_unknowns(ty) {
            self.lower(meta, self.level);
        }
    }

    fn collect(&mut self, ty: &Type, is_wanted: &dyn Fn(Level) -> bool, into: &mut Vec<u32>) {
        if !self.may_look() {
            return;
        }
        match ty {
            Type::Var(_) => {}
            Type::Meta(meta) => match &self.metas[*meta as usize] {
                Meta::Known(known) => {
                    let known = known.clone();
                    self.collect(&known, is_wanted, into);
                }
                Meta::Unknown(own) => {
                    if is_wanted(*own) && !into.contains(meta) {
                        into.push(*meta);
                    }
                }
            },
            Type::Con(_, args) => args.iter().for_each(|arg| self.collect(arg, is_wanted, into)),
            Type::App(head, arg) => {
                self.collect(head, is_wanted, into);
                self.collect(arg, is_wanted, into);
            }
            Type::Forall(_, preds, body) => {
                preds.iter().for_each(|pred| self.collect(&pred.ty, is_wanted, into));
                self.collect(body, is_wanted, into);
            }
        }
    }
}

/// Whether a rigid variable is in a type.
fn occurs(name: Symbol, ty: &Type) -> bool {
    match ty {
        Type::Var(other) => *other == name,
        Type::Meta(_) => false,
        Type::Con(_, args) => args.iter().any(|arg| occurs(name, arg)),
        Type::App(head, arg) => occurs(name, head) || occurs(name, arg),
        Type::Forall(_, _, body) => occurs(name, body),
    }
}

enum Refusal {
    Contains,
    Escape(Symbol),
}

/// The end of a row of which nothing else is known: it fits every row.
pub const ROW_END: &str = "`..";

/// Whether it is an entry of a row, what it holds and what follows: its name starts with a backquote.
fn is_row(name: Symbol, args: &[Type]) -> bool {
    args.len() == 2 && name.as_str().starts_with('`')
}

fn is_row_end(ty: &Type) -> bool {
    matches!(ty, Type::Con(name, _) if name.as_str() == ROW_END)
}

/// `a` of the skolem `a%3`.
pub fn shown_name(name: &str) -> &str {
    name.split_once('%').map_or(name, |(base, _)| base)
}

#[cfg(test)]
mod tests;
