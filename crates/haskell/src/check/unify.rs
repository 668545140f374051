//! Unification: inference variables, levels, skolems, instantiation.
//!
//! Levels say how deep a variable was made (Rémy): a `let` or a signature opens a level, and what is still above the outer
//! level when it closes belongs to it alone. A skolem is a rigid variable with a unique name (`a%3`, shown as `a`); a
//! variable of a lower level that would become a type with it is an escape.
//!
//! Types can be exponential in the length of what they are inferred from. So work is counted, definition by definition
//! ([`Metas::start`]); what needs too much of it is given up: nothing is unified any more, and who asks is told
//! ([`Metas::is_too_large`]) and gives up the definition.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{LARGEST_TYPE, Pred, Type};

/// Nodes of types that may be looked at for one definition.
const MOST_WORK: u64 = 10_000_000;

pub(super) type Level = u32;

/// All inference variables of a module.
#[derive(Default)]
pub(super) struct Metas {
    cells: Vec<Cell>,
    skolems: FxHashMap<Symbol, Level>,
    /// Rigid variables of which a match or a context says what they are, the innermost last.
    refined: Vec<(Symbol, Type)>,
    /// Nodes looked at for this definition.
    work: u64,
    is_too_large: bool,
}

enum Cell {
    Free(Level),
    Bound(Type),
}

/// Why two types are not the same.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Clash {
    /// These parts differ.
    Different(Type, Type),
    /// A type would contain itself.
    Infinite(Type, Type),
    /// A rigid variable would leave its scope.
    Escape(Symbol),
}

impl Metas {
    /// Begins to count anew.
    pub fn start(&mut self) {
        self.work = 0;
        self.is_too_large = false;
    }

    /// Whether types of the definition at hand are too large: what is known of them is of no use.
    pub fn is_too_large(&self) -> bool {
        self.is_too_large
    }

    /// Counts a node; false if there is no looking at more.
    fn may_look(&mut self) -> bool {
        self.work += 1;
        self.is_too_large |= self.work > MOST_WORK;
        !self.is_too_large
    }

    pub fn fresh(&mut self, level: Level) -> Type {
        self.cells.push(Cell::Free(level));
        Type::Meta(self.cells.len() as u32 - 1)
    }

    /// A rigid variable that differs from all others and is shown by its base.
    pub fn skolem(&mut self, base: &str, level: Level) -> Type {
        let base = shown_name(base);
        let name = Symbol::new(&format!("{base}%{}", self.skolems.len()));
        self.skolems.insert(name, level);
        Type::Var(name)
    }

    pub fn level(&self, meta: u32) -> Level {
        match &self.cells[meta as usize] {
            Cell::Free(level) => *level,
            Cell::Bound(_) => 0,
        }
    }

    pub fn lower(&mut self, meta: u32, to: Level) {
        if let Cell::Free(level) = &mut self.cells[meta as usize] {
            *level = to.min(*level);
        }
    }

    /// The type without a solved variable at its head.
    pub fn shallow(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Var(name) if !self.refined.is_empty() => match self.refinement(*name) {
                Some(known) => self.shallow(&known),
                None => ty.clone(),
            },
            Type::Meta(meta) => match &self.cells[*meta as usize] {
                Cell::Free(_) => ty.clone(),
                Cell::Bound(bound) => {
                    let bound = bound.clone();
                    if !matches!(bound, Type::Meta(_) | Type::App(..) | Type::Var(_)) {
                        return bound;
                    }
                    let end = self.shallow(&bound);
                    // What a rigid variable is here, it need not be elsewhere.
                    if self.refined.is_empty() {
                        self.cells[*meta as usize] = Cell::Bound(end.clone());
                    }
                    end
                }
            },
            Type::App(head, arg) => match self.shallow(head) {
                solved @ Type::Con(..) => solved.apply((**arg).clone()),
                _ => ty.clone(),
            },
            _ => ty.clone(),
        }
    }

    fn refinement(&self, name: Symbol) -> Option<Type> {
        self.refined.iter().rev().find(|(known, _)| *known == name).map(|(_, ty)| ty.clone())
    }

    /// How many rigid variables are known to be something else; to forget what is learnt from here on.
    pub fn refinements(&self) -> usize {
        self.refined.len()
    }

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
        match (&a, &b) {
            (Type::Meta(_), _) | (_, Type::Meta(_)) => _ = self.unify(&a, &b),
            (Type::Var(x), Type::Var(y)) if x == y => {}
            (Type::Var(x), Type::Var(y)) => {
                // The younger one is the other, so that signatures keep their words.
                let level = |name: &Symbol| self.skolems.get(name).copied().unwrap_or(0);
                let (young, old) = if level(x) > level(y) { (*x, b.clone()) } else { (*y, a.clone()) };
                self.refined.push((young, old));
            }
            (Type::Var(x), other) | (other, Type::Var(x)) => {
                if !occurs(*x, other) {
                    self.refined.push((*x, other.clone()));
                }
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

    /// The type without any solved variable, unless it is too large.
    pub fn zonk(&mut self, ty: &Type) -> Type {
        self.zonked(ty, &mut { LARGEST_TYPE })
    }

    fn zonked(&mut self, ty: &Type, room: &mut usize) -> Type {
        let top = self.shallow(ty);
        if *room == 0 {
            self.is_too_large = true;
        }
        if !self.may_look() {
            return top;
        }
        *room -= 1;
        match &top {
            Type::Var(_) | Type::Meta(_) => top,
            Type::Con(_, args) if args.is_empty() => top,
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| self.zonked(arg, room)).collect()),
            Type::App(head, arg) => self.zonked(head, room).apply(self.zonked(arg, room)),
            Type::Forall(vars, preds, body) => {
                let preds = preds.iter().map(|p| Pred { class: p.class, ty: self.zonked(&p.ty, room) }).collect();
                Type::Forall(vars.clone(), preds, Arc::new(self.zonked(body, room)))
            }
        }
    }

    pub fn unify(&mut self, a: &Type, b: &Type) -> Result<(), Clash> {
        if !self.may_look() {
            return Ok(());
        }
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Type::Meta(x), Type::Meta(y)) if x == y => Ok(()),
            (Type::Meta(meta), _) => self.bind(*meta, &b),
            (_, Type::Meta(meta)) => self.bind(*meta, &a),
            (Type::Var(x), Type::Var(y)) if x == y => Ok(()),
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).try_for_each(|(x, y)| self.unify(x, y))
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.unify(f, g)?;
                self.unify(x, y)
            }
            (Type::App(f, x), Type::Con(name, args)) | (Type::Con(name, args), Type::App(f, x)) => {
                let Some((last, rest)) = args.split_last() else { return Err(Clash::Different(a, b)) };
                self.unify(f, &Type::Con(*name, rest.into()))?;
                self.unify(x, last)
            }
            (Type::Forall(vs, ps, s), Type::Forall(ws, qs, t)) if vs.len() == ws.len() && ps.len() == qs.len() => {
                // The same skolem for both binders; its level is above all, so that no variable takes it.
                let skolems: Vec<Type> = vs.iter().map(|v| self.skolem(v.as_str(), Level::MAX)).collect();
                for (p, q) in ps.iter().zip(qs.iter()) {
                    if p.class != q.class {
                        return Err(Clash::Different(a.clone(), b.clone()));
                    }
                    self.unify(&replace(&p.ty, vs, &skolems), &replace(&q.ty, ws, &skolems))?;
                }
                self.unify(&replace(s, vs, &skolems), &replace(t, ws, &skolems))
            }
            _ => Err(Clash::Different(a, b)),
        }
    }

    fn bind(&mut self, meta: u32, ty: &Type) -> Result<(), Clash> {
        let level = self.level(meta);
        match self.admit(meta, level, ty) {
            // Whether it contains itself is not known.
            Ok(()) if self.is_too_large => Ok(()),
            Ok(()) => {
                self.cells[meta as usize] = Cell::Bound(ty.clone());
                Ok(())
            }
            Err(Refusal::Contains) => Err(Clash::Infinite(Type::Meta(meta), ty.clone())),
            Err(Refusal::Escape(skolem)) => Err(Clash::Escape(skolem)),
        }
    }

    /// Whether a variable of this level may become this type; variables in it come down to the level.
    fn admit(&mut self, meta: u32, level: Level, ty: &Type) -> Result<(), Refusal> {
        if !self.may_look() {
            return Ok(());
        }
        match ty {
            Type::Meta(other) => match &mut self.cells[*other as usize] {
                Cell::Bound(bound) => {
                    let bound = bound.clone();
                    self.admit(meta, level, &bound)
                }
                Cell::Free(_) if *other == meta => Err(Refusal::Contains),
                Cell::Free(own) => {
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

    /// Makes a free variable a rigid one: generalisation.
    pub fn harden(&mut self, meta: u32, to: Type) {
        self.cells[meta as usize] = Cell::Bound(to);
    }

    /// Free variables of a type above a level, in order of appearance.
    pub fn free_above(&mut self, ty: &Type, level: Level, into: &mut Vec<u32>) {
        if !self.may_look() {
            return;
        }
        match ty {
            Type::Var(_) => {}
            Type::Meta(meta) => match &self.cells[*meta as usize] {
                Cell::Bound(bound) => {
                    let bound = bound.clone();
                    self.free_above(&bound, level, into);
                }
                Cell::Free(own) => {
                    if *own > level && !into.contains(meta) {
                        into.push(*meta);
                    }
                }
            },
            Type::Con(_, args) => args.iter().for_each(|arg| self.free_above(arg, level, into)),
            Type::App(head, arg) => {
                self.free_above(head, level, into);
                self.free_above(arg, level, into);
            }
            Type::Forall(_, preds, body) => {
                preds.iter().for_each(|pred| self.free_above(&pred.ty, level, into));
                self.free_above(body, level, into);
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

/// `a` of the skolem `a%3`.
pub(super) fn shown_name(name: &str) -> &str {
    name.split_once('%').map_or(name, |(base, _)| base)
}

/// Replaces variables by types. Parts without them are shared, not copied.
pub(super) fn replace(ty: &Type, vars: &[Symbol], types: &[Type]) -> Type {
    if vars.is_empty() { ty.clone() } else { replaced(ty, vars, types).unwrap_or_else(|| ty.clone()) }
}

pub(super) fn replace_pred(pred: &Pred, vars: &[Symbol], types: &[Type]) -> Pred {
    Pred { class: pred.class, ty: replace(&pred.ty, vars, types) }
}

/// None when nothing changes.
fn replaced(ty: &Type, vars: &[Symbol], types: &[Type]) -> Option<Type> {
    match ty {
        Type::Var(name) => vars.iter().position(|v| v == name).map(|i| types[i].clone()),
        Type::Meta(_) => None,
        Type::Con(name, args) => {
            let changed: Vec<Option<Type>> = args.iter().map(|arg| replaced(arg, vars, types)).collect();
            if changed.iter().all(Option::is_none) {
                return None;
            }
            let args = args.iter().zip(changed).map(|(old, new)| new.unwrap_or_else(|| old.clone()));
            Some(Type::Con(*name, args.collect()))
        }
        Type::App(head, arg) => match (replaced(head, vars, types), replaced(arg, vars, types)) {
            (None, None) => None,
            (new_head, new_arg) => {
                let arg = new_arg.unwrap_or_else(|| (**arg).clone());
                Some(new_head.unwrap_or_else(|| (**head).clone()).apply(arg))
            }
        },
        Type::Forall(bound, preds, body) => {
            if bound.iter().any(|b| vars.contains(b)) {
                let (outer, outer_types): (Vec<Symbol>, Vec<Type>) =
                    vars.iter().zip(types).filter(|(v, _)| !bound.contains(v)).map(|(v, t)| (*v, t.clone())).unzip();
                return if outer.is_empty() { None } else { replaced(ty, &outer, &outer_types) };
            }
            let preds = preds.iter().map(|pred| replace_pred(pred, vars, types)).collect();
            Some(Type::Forall(bound.clone(), preds, Arc::new(replace(body, vars, types))))
        }
    }
}

/// One-way matching: types for the variables that make the pattern equal to the type. Unsolved metas in the type
/// match nothing but variables.
pub(super) fn matches(pattern: &Type, ty: &Type, vars: &[Symbol], found: &mut [Option<Type>]) -> bool {
    match (pattern, ty) {
        (Type::Var(name), _) if vars.contains(name) => {
            let index = vars.iter().position(|v| v == name).unwrap_or_default();
            match &found[index] {
                Some(before) => before == ty,
                None => {
                    found[index] = Some(ty.clone());
                    true
                }
            }
        }
        (Type::Con(f, xs), Type::Con(g, ys)) => {
            f == g && xs.len() == ys.len() && xs.iter().zip(ys.iter()).all(|(x, y)| matches(x, y, vars, found))
        }
        (Type::App(f, x), Type::App(g, y)) => matches(f, g, vars, found) && matches(x, y, vars, found),
        (Type::App(f, x), Type::Con(name, args)) => match args.split_last() {
            Some((last, rest)) => {
                matches(f, &Type::Con(*name, rest.into()), vars, found) && matches(x, last, vars, found)
            }
            None => false,
        },
        _ => pattern == ty,
    }
}

/// Whether solving metas of the type could make the pattern match.
pub(super) fn could_match(pattern: &Type, ty: &Type, vars: &[Symbol]) -> bool {
    match (pattern, ty) {
        (Type::Var(name), _) if vars.contains(name) => true,
        (_, Type::Meta(_)) => true,
        (Type::Con(f, xs), Type::Con(g, ys)) => {
            f == g && xs.len() == ys.len() && xs.iter().zip(ys.iter()).all(|(x, y)| could_match(x, y, vars))
        }
        (Type::App(f, x), Type::App(g, y)) => could_match(f, g, vars) && could_match(x, y, vars),
        (Type::App(f, x), Type::Con(name, args)) => args.split_last().is_some_and(|(last, rest)| {
            could_match(f, &Type::Con(*name, rest.into()), vars) && could_match(x, last, vars)
        }),
        (Type::Con(name, args), Type::App(f, x)) => args.split_last().is_some_and(|(last, rest)| {
            could_match(&Type::Con(*name, rest.into()), f, vars) && could_match(last, x, vars)
        }),
        _ => pattern == ty,
    }
}
