//! The solver: what engines ask when they must know whether a path can be taken.
//!
//! Conditions are hash-consed expressions over unknown numbers and characters ([`scalar`]). Cheap reasoning comes first
//! ([`solver`] has the list), Z3 in this process last ([`smt`]). Answers are three-valued: an "unknown" is never dropped.
#![warn(missing_docs)]

mod candidates;
pub mod datatypes;
mod difference;
mod limits;
mod model;
pub mod scalar;
pub mod smt;
mod solver;
pub mod translate;
pub mod version;

pub use candidates::weight;
pub use model::{Model, Width, plainest};
pub use solver::{Answer, Solver, Statistics};
