//! Types of statements and of what they are used for: one instantiation of type variables throughout.
//!
//! A statement speaks of all values of all its type variables. It is used for terms where *one* choice of types makes every
//! variable's type the type of the term that stands for it; to choose anew for each variable would let a statement about
//! two values of one type speak of a number and a list.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::step::representation;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{TermId, TermStore, VarId};
use selfsame_core::types::Type;

/// Whether what variables stand for is of their types, for one choice of these types' variables.
pub(crate) fn is_typed(store: &TermStore, of: &FxHashMap<VarId, TermId>) -> bool {
    let mut fit = Fit::default();
    of.iter().all(|(var, term)| {
        let general = &store.var(*var).ty;
        match store.type_of(*term) {
            Some(special) if *general == special && !has_variables(general) => true,
            Some(special) => {
                let (general, special) = (fit.general(general), fit.apart(&special));
                fit.unify(store, &general, &special).is_some()
            }
            None => false,
        }
    })
}

/// Whether the terms have a type in common.
pub fn is_one_type(store: &TermStore, [left, right]: [TermId; 2]) -> bool {
    left == right || common(store, [left, right]).is_some()
}

/// The most general type that both terms have. What nothing determines is a variable that no statement has, for a proof
/// must hold whatever it is.
pub(crate) fn common(store: &TermStore, [left, right]: [TermId; 2]) -> Option<Type> {
    let (left, right) = (store.type_of(left)?, store.type_of(right)?);
    let mut fit = Fit::default();
    let (left, right) = (fit.apart(&left), fit.apart(&right));
    let (left, right) = (fit.one(store, &left), fit.one(store, &right));
    fit.unify(store, &left, &right)?;
    Some(representation(store, fit.closed(&left)))
}

/// Whether a type that was found is one that a statement may claim: the same but for what was not determined.
pub(crate) fn is_instance(store: &TermStore, found: &Type, claimed: &Type) -> bool {
    let mut fit = Fit::default();
    let found = fit.undetermined(found);
    let mut claimed = claimed.clone();
    // What is of many types at once was found for any one of them.
    while let Type::Forall(vars, _, body) = &claimed {
        let one = |var: Symbol| vars.contains(&var).then(|| Type::var(format!("!{var}").as_str()));
        claimed = representation(store, body.subst(&one));
    }
    fit.unify(store, &found, &claimed).is_some()
}

/// Whether the function can be applied to the argument and gives something of the result's type.
pub(crate) fn is_application(store: &TermStore, terms: [TermId; 3]) -> bool {
    let mut fit = Fit::default();
    let [Some(function), Some(argument), Some(result)] = terms.map(|term| store.type_of(term).map(|ty| fit.apart(&ty)))
    else {
        return false;
    };
    fit.unify(store, &function, &Type::fun(argument, result)).is_some()
}

fn has_variables(ty: &Type) -> bool {
    match ty {
        Type::Var(_) => true,
        Type::Meta(_) => false,
        Type::Con(_, args) => args.iter().any(has_variables),
        Type::App(head, arg) => has_variables(head) || has_variables(arg),
        Type::Forall(_, _, body) => has_variables(body),
    }
}

/// How variables that nothing determined are called: as nothing in a statement may be.
const UNDETERMINED: char = '?';

#[derive(Default)]
struct Fit {
    unknowns: Vec<Option<Type>>,
    variables: FxHashMap<Symbol, Type>,
    /// How many types were made up that stand for themselves alone.
    rigid: usize,
}

impl Fit {
    fn fresh(&mut self) -> Type {
        self.unknowns.push(None);
        Type::Meta(self.unknowns.len() as u32 - 1)
    }

    /// The type with an unknown for each variable, the same one each time.
    fn general(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Var(var) => match self.variables.get(var) {
                Some(known) => known.clone(),
                None => {
                    let fresh = self.fresh();
                    self.variables.insert(*var, fresh.clone());
                    fresh
                }
            },
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| self.general(arg)).collect()),
            Type::App(head, arg) => {
                let head = self.general(head);
                head.apply(self.general(arg))
            }
            Type::Forall(vars, preds, body) => {
                // What is bound inside is no variable of the statement.
                let outside = self.variables.clone();
                self.variables.extend(vars.iter().map(|var| (*var, Type::Var(*var))));
                let body = self.general(body);
                self.variables.retain(|name, _| !vars.contains(name));
                self.variables.extend(outside.into_iter().filter(|(name, _)| vars.contains(name)));
                Type::Forall(vars.clone(), preds.clone(), Arc::new(body))
            }
            Type::Meta(_) => ty.clone(),
        }
    }

    /// The same for those variables alone that nothing determined.
    fn undetermined(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Var(var) if !var.as_str().starts_with(UNDETERMINED) => ty.clone(),
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| self.undetermined(arg)).collect()),
            Type::App(head, arg) => {
                let head = self.undetermined(head);
                head.apply(self.undetermined(arg))
            }
            Type::Forall(vars, preds, body) => {
                Type::Forall(vars.clone(), preds.clone(), Arc::new(self.undetermined(body)))
            }
            _ => self.general(ty),
        }
    }

    /// The type with its unknowns apart from those of other terms.
    fn apart(&mut self, ty: &Type) -> Type {
        fn walk(fit: &mut Fit, ty: &Type, of: &mut FxHashMap<u32, Type>) -> Type {
            match ty {
                Type::Meta(meta) => of.entry(*meta).or_insert_with(|| fit.fresh()).clone(),
                Type::Con(_, args) if args.is_empty() => ty.clone(),
                Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| walk(fit, arg, of)).collect()),
                Type::App(head, arg) => {
                    let head = walk(fit, head, of);
                    head.apply(walk(fit, arg, of))
                }
                Type::Forall(vars, preds, body) => {
                    Type::Forall(vars.clone(), preds.clone(), Arc::new(walk(fit, body, of)))
                }
                Type::Var(_) => ty.clone(),
            }
        }
        walk(self, ty, &mut FxHashMap::default())
    }

    /// One of the types that a value of many types has.
    fn one(&mut self, store: &TermStore, ty: &Type) -> Type {
        let mut ty = representation(store, ty.clone());
        while let Type::Forall(vars, _, body) = &ty {
            let unknowns: FxHashMap<Symbol, Type> = vars.iter().map(|var| (*var, self.fresh())).collect();
            ty = representation(store, body.subst(&|var| unknowns.get(&var).cloned()));
        }
        ty
    }

    fn known(&self, ty: &Type) -> Type {
        let mut ty = ty;
        while let Type::Meta(meta) = ty {
            match &self.unknowns[*meta as usize] {
                Some(known) => ty = known,
                None => break,
            }
        }
        match ty {
            // What is applied may be known by now, and may be a newtype.
            Type::App(head, arg) => match self.known(head) {
                head @ Type::Con(..) => head.apply((**arg).clone()),
                _ => ty.clone(),
            },
            _ => ty.clone(),
        }
    }

    /// The type with its head known as far as it is, and newtypes at the head seen through.
    fn head(&self, store: &TermStore, ty: &Type) -> Type {
        let mut ty = self.known(ty);
        loop {
            let seen = representation(store, ty);
            ty = self.known(&seen);
            if !(matches!(seen, Type::App(..)) && matches!(ty, Type::Con(..))) {
                return seen;
            }
        }
    }

    /// The type with variables for what is not known.
    fn closed(&self, ty: &Type) -> Type {
        match self.known(ty) {
            Type::Meta(meta) => Type::var(format!("{UNDETERMINED}{meta}").as_str()),
            Type::Con(name, args) => Type::Con(name, args.iter().map(|arg| self.closed(arg)).collect()),
            Type::App(head, arg) => self.closed(&head).apply(self.closed(&arg)),
            Type::Forall(vars, preds, body) => {
                let (vars, body) = Type::with_own_binders(&vars, &body);
                Type::Forall(vars.into(), preds, Arc::new(self.closed(&body)))
            }
            other => other,
        }
    }

    fn unify(&mut self, store: &TermStore, left: &Type, right: &Type) -> Option<()> {
        let [left, right] = [left, right].map(|ty| self.head(store, ty));
        match (&left, &right) {
            _ if left == right => Some(()),
            (Type::Meta(meta), other) | (other, Type::Meta(meta)) => {
                if self.mentions(other, *meta) {
                    return None;
                }
                self.unknowns[*meta as usize] = Some(other.clone());
                Some(())
            }
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).try_for_each(|(x, y)| self.unify(store, x, y))
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.unify(store, f, g)?;
                self.unify(store, x, y)
            }
            (Type::App(f, x), Type::Con(g, ys)) | (Type::Con(g, ys), Type::App(f, x)) => {
                let (last, rest) = ys.split_last()?;
                self.unify(store, f, &Type::Con(*g, rest.into()))?;
                self.unify(store, x, last)
            }
            // Instances are arguments: a type that asks for one is a type of another kind.
            (Type::Forall(xs, p, left), Type::Forall(ys, q, right))
                if xs.len() == ys.len() && p.is_empty() && q.is_empty() =>
            {
                self.unify_bodies(store, [xs, ys], [left, right])
            }
            _ => None,
        }
    }

    /// Two types of what works for all types: one, whatever these are called. What is unknown outside knows nothing of them.
    fn unify_bodies(&mut self, store: &TermStore, bound: [&[Symbol]; 2], bodies: [&Type; 2]) -> Option<()> {
        let first = self.rigid;
        self.rigid += bound[0].len();
        let rigid = |at: usize| Type::var(format!("!{}", first + at).as_str());
        let [left, right] =
            [0, 1].map(|side| bodies[side].subst(&|var| bound[side].iter().position(|name| *name == var).map(rigid)));
        self.unify(store, &left, &right)?;
        let escapes = |at: usize| (0..self.unknowns.len()).any(|meta| self.names(&Type::Meta(meta as u32), &rigid(at)));
        (!(0..bound[0].len()).any(escapes)).then_some(())
    }

    fn names(&self, ty: &Type, var: &Type) -> bool {
        match self.known(ty) {
            Type::Meta(_) => false,
            Type::Con(_, args) => args.iter().any(|arg| self.names(arg, var)),
            Type::App(head, arg) => self.names(&head, var) || self.names(&arg, var),
            Type::Forall(_, _, body) => self.names(&body, var),
            ty @ Type::Var(_) => ty == *var,
        }
    }

    fn mentions(&self, ty: &Type, meta: u32) -> bool {
        match self.known(ty) {
            Type::Meta(other) => other == meta,
            Type::Con(_, args) => args.iter().any(|arg| self.mentions(arg, meta)),
            Type::App(head, arg) => self.mentions(&head, meta) || self.mentions(&arg, meta),
            Type::Forall(_, _, body) => self.mentions(&body, meta),
            Type::Var(_) => false,
        }
    }
}
