//! Labels in types: a parameter with one is of a type of its own, which nobody but the checker sees.
//!
//! `~x:int -> t` is a function from `~x` of `int`, and `?x:int -> t` one from `?x` of `int option`. So labels are inferred, passed along and
//! compared as everything else in types is; before anybody else looks at a type they are taken out ([`erased`]).

use std::sync::Arc;

use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

/// The library's type of options.
pub const OPTION: &str = "Stdlib.option";

/// Whether an argument of this label may be left out.
pub fn is_optional(label: Option<Symbol>) -> bool {
    label.is_some_and(|label| label.as_str().starts_with('?'))
}

/// The type of a parameter with this label.
pub fn labelled(label: Option<Symbol>, ty: Type) -> Type {
    match label {
        None => ty,
        Some(label) if is_optional(Some(label)) => Type::con_of(label, [ty]),
        Some(label) => Type::con_of(Symbol::new(&format!("~{label}")), [ty]),
    }
}

/// The label of a parameter, and its type without it.
pub fn unlabelled(ty: &Type) -> (Option<Symbol>, Type) {
    match ty {
        Type::Con(name, args) if is_label(*name) && args.len() == 1 => {
            let label = name.as_str().strip_prefix('~').map_or(*name, Symbol::new);
            (Some(label), args[0].clone())
        }
        _ => (None, ty.clone()),
    }
}

/// Options of a type.
pub fn option_of(ty: Type) -> Type {
    Type::con_of(OPTION, [ty])
}

/// The type as everybody else sees it.
pub fn erased(ty: &Type) -> Type {
    match ty {
        Type::Con(name, args) if is_label(*name) && args.len() == 1 => erased(&args[0]),
        Type::Con(name, args) if !args.is_empty() => Type::Con(*name, args.iter().map(erased).collect()),
        _ => ty.clone(),
    }
}

/// The labels of a function's parameters, as far as any is labelled.
pub fn labels_of(ty: &Type) -> Arc<[Option<Symbol>]> {
    let mut labels = Vec::new();
    let mut rest = ty;
    while let Some((from, to)) = rest.as_fun() {
        labels.push(unlabelled(from).0);
        rest = to;
    }
    if labels.iter().all(Option::is_none) { [].into() } else { labels.into() }
}

fn is_label(name: Symbol) -> bool {
    name.as_str().starts_with(['~', '?'])
}
