//! What does this function do? One concrete example a path, smallest first, errors included: G2 §3.1 and §4.
//!
//! [`explore`] runs a function on symbolic inputs ([`machine`]), follows its paths ([`search`]), asks the solver for
//! inputs that lead along each ([`datum`]), runs them with the concrete evaluator, and keeps what came out as foretold.
//! Engines that need paths rather than examples use [`search`](search::search) with a visitor of their own.
//!
//! Departures from the paper: states are not copied but run again from the start with the choices made so far; results
//! are evaluated all the way, as printing them would; values of abstract types are built by library functions
//! ([`machine::input::Views`]).
#![warn(missing_docs)]

pub mod constructors;
pub mod coverage;
pub mod datum;
pub mod emit;
mod engine;
mod limits;
pub mod machine;
pub mod reach;
mod replay;
pub mod search;
pub mod syntax;
#[cfg(test)]
mod tests;
pub mod walk;
mod witness;

pub use engine::{Cut, Example, Exploration, Function, LeftOut, Options, Outcome, explore};
pub use search::{Stopped, Strategy};
pub use syntax::{Layer, Place, Syntax};
pub use witness::{Nothing, values, witness};
