//! Core: the small typed lazy calculus that every front end writes and every engine reads.
//!
//! A front end adds data types and globals ([`program`]) whose code is a tree ([`expr`]).

pub mod arith;
pub mod builtin;
pub mod delta;
pub mod diagnostic;
pub mod expr;
pub mod prim;
pub mod program;
pub mod span;
pub mod step;
pub mod symbol;
pub mod term;
pub mod typecheck;
pub mod types;
pub mod verdict;
