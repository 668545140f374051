//! Refinement types: why was this function rejected? G2 §5, with a proof beyond it.
//!
//! Annotations are read ([`parse`]) into specifications ([`specs`]), put on the types of the program ([`refined`]), and
//! become code: conditions, traversals of data and functions that check what goes in and out ([`logic`], [`contract`];
//! §5.1). A copy of the program with one function under test ([`instrument`]) is run by the symbolic machine of
//! `explore`, callees by their code or by their specifications (§5.2): what it finds was run again before it is shown
//! ([`test`]). The same copy, with every specification in place of code, is proved ([`modular`]).
//! [`check::check`] puts these together.
//!
//! Departures from the paper: a facet is chosen for a function, not for each of its calls, and sets of abstracted functions
//! are tried from the smallest; an abstracted function is a function (equal arguments have equal results); what a callee
//! does wrong in its own code is not the caller's fault; an `error` that can be reached is a violation.
#![warn(missing_docs)]

mod build;
pub mod check;
mod contract;
mod gaps;
pub mod instrument;
mod lexer;
mod limits;
pub mod logic;
pub mod modular;
mod parse;
mod refined;
mod rewriting;
mod small;
pub mod specs;
pub mod standing;
mod suggest;
mod syntax;
pub mod test;
mod words;
