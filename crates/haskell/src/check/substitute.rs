//! Substitution and matching of types; what is not known of them is `selfsame_typing`'s.

use std::sync::Arc;

use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

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
