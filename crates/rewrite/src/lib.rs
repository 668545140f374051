//! Equivalence in a semantics that the user defines: order-sorted constrained rewriting, and proofs that one program
//! is simulated by another (Ciobâcă, Lucanu, Buruiană: Operationally-based Program Equivalence Proofs using LCTRSs).
//!
//! A file goes through [`parser`] to [`syntax`], statement by statement into a [`world`] of sorts, symbols and rules
//! ([`signature`], [`term`]); a query then asks [`step`] for symbolic successors (Def. 7), which come from [`unify`]
//! (unification modulo axiomatized symbols, §2); [`simulation`] and `attempt` are the two proof systems (Fig. 7, Fig. 8),
//! [`equivalence`] puts the goals of a query together, and [`oracle`] is Z3. [`refute`] runs instances; [`discover`],
//! [`recursion`] and [`pending`] learn circularities from such runs. What a file declares is checked by `declare`, `check` and
//! `termination`, since a prover believes it. Where RMT, the paper's tool, departs from the paper, this crate follows the
//! paper; its own departures are named where they are.
#![warn(missing_docs)]

mod attempt;
mod builtins;
pub mod certificate;
mod check;
mod concrete;
mod declare;
mod derivation;
mod discover;
mod equivalence;
mod facts;
mod instance;
pub mod languages;
mod lexer;
mod limits;
mod native;
mod nonlinear;
mod notation;
mod oracle;
pub mod outcome;
mod parser;
mod pending;
mod programs;
pub mod proof;
mod query;
mod reach;
mod recursion;
mod refute;
pub mod replay;
mod right;
mod schema;
mod search;
mod signature;
mod simplify;
mod simulation;
mod step;
mod syntax;
mod term;
mod termination;
mod trace;
mod unify;
mod value;
mod world;

pub use outcome::{Outcome, QueryResult, Verdict};
pub use query::{Options, compare_here, run, run_here};
