//! Types of Core, reconstructed.
//!
//! Core terms carry no types, but globals, constructors and primitives have them, and front ends only write well-typed
//! code; so inference gives every subterm its type back. Two uses: engines ask for the type of a subterm
//! ([`type_of`]), and tests check whole programs ([`check_global`]): a front end that passes dictionaries in the wrong
//! order is found here, before an engine computes nonsense with it.
//!
//! The inference is Hindley–Milner over trees, with three additions. Checking is bidirectional, so that functions with
//! polymorphic arguments and dictionaries with polymorphic methods pass. Types apply variables to arguments (`f a`).
//! Newtypes are erased from terms: where two types do not fit and one is a newtype, its representation is tried.

mod infer;
#[cfg(test)]
mod tests;
mod unify;

use rustc_hash::FxHashMap;

use crate::expr::{Expr, Local};
use crate::program::{GlobalId, Program};
use crate::types::Type;

/// Why some code has no type, with the definitions and constructs that lead to the place, outermost first.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeError {
    /// What does not fit.
    pub message: String,
    /// Definitions and constructs around the place, outermost first.
    pub path: Vec<String>,
}

impl std::fmt::Display for TypeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (in {})", self.message, self.path.join(" / "))
    }
}

/// The types at which a tree uses globals and constructors, and those of its locals.
#[derive(Clone, Debug, Default)]
pub struct Typed {
    met: FxHashMap<*const Expr, Type>,
    locals: FxHashMap<u32, Type>,
}

impl Typed {
    /// Of a global, or of what a constructor builds, by the very node of the tree that was typed.
    pub fn of(&self, node: &Expr) -> Option<&Type> {
        self.met.get(&std::ptr::from_ref(node))
    }

    /// Of a local; `forall` where a `let` made it polymorphic.
    pub fn local(&self, local: Local) -> Option<&Type> {
        self.locals.get(&local.id)
    }
}

/// The types inside a closed expression that has this type, whose variables are rigid.
pub fn typed(program: &Program, expr: &Expr, ty: &Type) -> Result<Typed, TypeError> {
    let mut inference = infer::Inference::new(program);
    inference.watch();
    inference.check(expr, ty)?;
    Ok(inference.seen())
}

/// Checks that a global's code has the type it declares. Code that is unsupported or damaged has nothing to check.
pub fn check_global(program: &Program, global: GlobalId) -> Result<(), TypeError> {
    let definition = program.global(global);
    let Ok(code) = definition.code.expr() else { return Ok(()) };
    let mut inference = infer::Inference::new(program);
    inference.at(definition.name.as_str(), |inference| inference.check_scheme(&code, &definition.ty))
}

/// The type of an expression whose free locals have the given types. Type variables that nothing determines are named
/// `t0`, `t1`, ….
pub fn type_of(program: &Program, expr: &Expr, locals: &[(Local, Type)]) -> Result<Type, TypeError> {
    let mut inference = infer::Inference::new(program);
    for (local, ty) in locals {
        inference.bind(*local, ty.clone());
    }
    let ty = inference.infer(expr)?;
    Ok(inference.closed(&ty))
}
