//! What the type of a function says.

use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
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

/// Whether there are functions in values of the type, in what its constructors hold too.
pub fn holds_functions(program: &Program, ty: &Type) -> bool {
    fn holds(program: &Program, ty: &Type, seen: &mut Vec<Symbol>) -> bool {
        let (name, args) = match ty {
            Type::Con(name, args) => (*name, args),
            Type::Forall(_, _, body) => return holds(program, body, seen),
            _ => return false,
        };
        if ty.as_fun().is_some() || args.iter().any(|arg| holds(program, arg, seen)) {
            return true;
        }
        if seen.contains(&name) {
            return false;
        }
        seen.push(name);
        let Some(data) = program.data_id(name).map(|id| program.data(id)) else { return false };
        data.cons.iter().any(|con| program.con(*con).def.fields.iter().any(|field| holds(program, field, seen)))
    }
    holds(program, ty, &mut Vec::new())
}

/// Whether a function is among the arguments, or part of one.
pub fn takes_functions(program: &Program, ty: &Type) -> bool {
    ty.as_fun().is_some_and(|(from, to)| holds_functions(program, from) || takes_functions(program, to))
}
