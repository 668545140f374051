//! What the type of a function says.

use selfsame_core::types::Type;

/// The types of the arguments and that of the result.
pub fn split(ty: &Type) -> (Vec<Type>, &Type) {
    let (mut params, mut result) = (Vec::new(), ty);
    while let Some((from, to)) = result.as_fun() {
        params.push(from.clone());
        result = to;
    }
    (params, result)
}

/// The type of what a function gives in the end.
pub fn result(ty: &Type) -> &Type {
    match ty {
        Type::Forall(_, _, body) => result(body),
        _ => ty.as_fun().map_or(ty, |(_, to)| result(to)),
    }
}

/// How many arguments a function of the type takes.
pub fn arity(ty: &Type) -> usize {
    match ty {
        Type::Forall(_, _, body) => arity(body),
        _ => ty.as_fun().map_or(0, |(_, to)| 1 + arity(to)),
    }
}

/// Whether there are functions in values of the type, as far as it says.
pub fn has_function(ty: &Type) -> bool {
    ty.as_fun().is_some() || matches!(ty, Type::Con(_, args) if args.iter().any(has_function))
}

/// Whether a function is among the arguments.
pub fn takes_functions(ty: &Type) -> bool {
    ty.as_fun().is_some_and(|(from, to)| has_function(from) || takes_functions(to))
}
