//! Classes with other than one parameter: the types that a constraint is about are kept as one, so that whoever solves constraints,
//! replaces variables or unifies need not know how many there are.

use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::prim::known;

/// The types of a constraint as one: the type itself if there is just one.
pub(super) fn packed(mut types: Vec<Type>) -> Type {
    match types.len() {
        1 => types.remove(0),
        _ => Type::Con(known().params, types.into()),
    }
}

/// The types that a constraint is about.
pub(super) fn unpacked(ty: &Type) -> &[Type] {
    match ty {
        Type::Con(name, types) if is_packed(*name) => types,
        _ => std::slice::from_ref(ty),
    }
}

/// Whether this is no type but several.
pub(super) fn is_packed(name: Symbol) -> bool {
    name == known().params
}

/// The variables of a class's parameters as one.
pub(super) fn variables(params: &[Symbol]) -> Type {
    packed(params.iter().map(|param| Type::Var(*param)).collect())
}
