//! Type inference and elaboration of expressions, patterns and bindings.
//!
//! Expressions are checked against a type, which may be an unknown one; types of signatures flow inwards, so that a lambda
//! meets the polymorphic types that annotations promise (rank N). Errors are reported where they are, and checking goes on.

mod app;
mod applicative;
mod bind;
mod expr;
mod free;
mod generalise;
mod implicit;
mod literal;
mod pat;
mod record;
mod stmt;

pub(super) use bind::{Bound, Form, Signature, Slot};
pub(super) use implicit::parameter_of;
