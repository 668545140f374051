//! Problems of the TIP benchmark (Tons of Inductive Problems), read as Haskell modules.
//!
//! TIP is SMT-LIB 2.6 with datatypes, recursive functions, `match`, polymorphism by `par`, `lambda` and `@`, and one goal to
//! `prove` in a file; older files say `assert-not`. Everything is total and values are finite, so the module's one rule
//! says `finite all`.
//!
//! Equality is that of values. Where a definition or a condition compares values of a type that is a variable, the goal is
//! stated for integers in its place: functions know nothing of such values but which are equal, so what is true of
//! integers, of which there are enough, is true of all.
#![warn(missing_docs)]

mod goal;
mod module;
mod names;
mod sexp;
mod term;

pub use module::to_haskell;
pub use sexp::TipError;
