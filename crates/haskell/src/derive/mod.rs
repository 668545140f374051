//! Derived instances, as syntax: what a programmer would write who knows exactly what GHC's derived code evaluates.
//!
//! Library names carry the qualifier `Selfsame.Builtin`, which resolves in every module, so that nothing a user defines
//! or hides gets in the way. Constructors are named as the declaration names them.

mod compare;
mod data;
mod enumerate;
mod functor;
mod generic;
mod index;
mod make;
mod read;
mod show;
#[cfg(test)]
mod tests;

use selfsame_core::program::Fixity;
use selfsame_core::symbol::Symbol;

use crate::syntax::{DataDecl, Name, Type, TypeNode, ValueDecl};
pub use data::QUALIFIER as DATA;
pub use generic::{QUALIFIER as GENERICS, representation};
pub(crate) use make::Make;

/// An instance body, and what must hold of the types of fields for it to be well typed.
#[derive(Clone, Debug)]
pub struct Derived {
    pub body: Vec<ValueDecl>,
    /// Class (its name without a module) and type; the instance's context is what remains of these when simplified.
    pub constraints: Vec<(Symbol, Type)>,
}

/// Derives a class, given by its name without a module, or says why that cannot be done.
///
/// For the classes of constructors (`Functor` and the like) the constraints are on types such as `f` or `[]`, and the
/// instance is for the type without its last parameter.
pub fn derive(data: &DataDecl, class: &str, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> Result<Derived, String> {
    if let Some(con) = data.cons.iter().find(|con| con.unsupported.is_some()) {
        let why = con.unsupported.as_deref().unwrap_or_default();
        return Err(format!("cannot derive {class}: constructor `{}` is not supported ({why})", con.name.base));
    }
    let make = Make { span: data.span };
    match class {
        "Eq" => Ok(of_fields(data, class, compare::eq(make, data))),
        "Ord" => Ok(of_fields(data, class, compare::ord(make, data))),
        "Show" => Ok(of_fields(data, class, show::show(make, data, fixity))),
        "Read" => Ok(of_fields(data, class, read::read(make, data, fixity))),
        "Enum" => Ok(of_fields(data, class, enumerate::enumeration(make, data)?)),
        "Bounded" => Ok(of_fields(data, class, enumerate::bounded(make, data)?)),
        "Ix" => Ok(of_fields(data, class, index::ix(make, data)?)),
        "Generic" => Ok(Derived { body: generic::generic(make, data), constraints: Vec::new() }),
        "Data" => Ok(of_parameters(data, class, data::data(make, data))),
        "Functor" => functor::functor(make, data),
        "Foldable" => functor::foldable(make, data),
        "Traversable" => functor::traversable(make, data),
        _ => Err(format!("deriving {class} is not supported")),
    }
}

/// Whether there is code to be made for a class.
pub fn is_derivable(class: &str) -> bool {
    matches!(
        class,
        "Eq" | "Ord"
            | "Show"
            | "Read"
            | "Enum"
            | "Bounded"
            | "Ix"
            | "Functor"
            | "Foldable"
            | "Traversable"
            | "Generic"
            | "Data"
    )
}

/// A class that asks for itself of every field and every parameter.
fn of_parameters(data: &DataDecl, class: &str, body: Vec<ValueDecl>) -> Derived {
    let mut derived = of_fields(data, class, body);
    let var = |name: &Symbol| Type { node: TypeNode::Var(*name), span: data.span };
    derived.constraints.extend(data.params.iter().map(|param| (class.into(), var(param))));
    derived
}

/// A class that asks for itself of every field.
fn of_fields(data: &DataDecl, class: &str, body: Vec<ValueDecl>) -> Derived {
    let fields = data.cons.iter().flat_map(|con| &con.fields);
    let constraints = fields.map(|field| (class.into(), make::field_type(&field.ty).clone())).collect();
    Derived { body, constraints }
}
