//! Types that two definitions have in common.

use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::Unifier;

/// The most general type that is an instance of both.
pub fn common_type(left: &Type, right: &Type) -> Option<Type> {
    let mut types = Unifier::new();
    let [left, right] = [left, right].map(|ty| {
        let mut vars = Vec::new();
        variables(ty, &mut vars);
        let fresh: Vec<(Symbol, Type)> = vars.into_iter().map(|v| (v, types.fresh())).collect();
        let body = match ty {
            Type::Forall(_, _, body) => body,
            ty => ty,
        };
        body.subst(&|v| fresh.iter().find(|(known, _)| *known == v).map(|(_, ty)| ty.clone()))
    });
    types.unify(&left, &right).ok()?;
    Some(without_unknowns(&types.resolve(&left)))
}

fn without_unknowns(ty: &Type) -> Type {
    match ty {
        Type::Meta(number) => Type::var(format!("t{number}").as_str()),
        _ => ty.map_parts(without_unknowns),
    }
}

/// How many dictionaries a definition of the type takes.
pub fn overloading(ty: &Type) -> usize {
    match ty {
        Type::Forall(_, preds, _) => preds.len(),
        _ => 0,
    }
}

/// The type with its variables named in the order in which they occur.
pub fn canonical(ty: &Type) -> Type {
    let (preds, body) = match ty {
        Type::Forall(_, preds, body) => (preds.to_vec(), (**body).clone()),
        ty => (Vec::new(), ty.clone()),
    };
    let mut vars = Vec::new();
    variables(&body, &mut vars);
    let name = |v: Symbol| vars.iter().position(|known| *known == v).map(|i| Type::var(format!("t{i}").as_str()));
    let preds: Vec<_> = preds.into_iter().map(|pred| Pred { class: pred.class, ty: pred.ty.subst(&name) }).collect();
    let names: Vec<Symbol> = (0..vars.len()).map(|i| Symbol::new(&format!("t{i}"))).collect();
    let body = body.subst(&name);
    if names.is_empty() { body } else { Type::Forall(names.into(), preds.into(), body.into()) }
}

fn variables(ty: &Type, found: &mut Vec<Symbol>) {
    ty.visit(&mut |part| match part {
        Type::Var(v) if !found.contains(v) => found.push(*v),
        _ => {}
    });
}
