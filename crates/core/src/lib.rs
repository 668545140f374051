//! Core: the small typed lazy calculus that every front end writes and every engine reads.
//!
//! A front end adds data types and globals ([`program`]) whose code is a tree ([`expr`]). Programs are run by a concrete
//! evaluator ([`eval`]); engines reason about hash-consed terms ([`term`]) by single steps ([`step`]). What primitives
//! compute is said once, in [`mod@delta`].
#![warn(missing_docs)]

pub mod arith;
pub mod builtin;
pub mod delta;
pub mod diagnostic;
pub mod effort;
pub mod eval;
pub mod expr;
pub mod gap;
pub mod inhabit;
mod ints;
pub mod prim;
pub mod program;
pub mod span;
pub mod step;
pub mod symbol;
pub mod term;
#[cfg(test)]
mod testing;
pub mod typecheck;
pub mod types;
pub mod value;
pub mod verdict;
pub mod written;
