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

mod attempt;
mod builtins;
mod check;
mod declare;
pub mod discover;
pub mod equivalence;
pub mod facts;
mod instance;
pub mod lexer;
mod limits;
mod nonlinear;
pub mod oracle;
pub mod outcome;
pub mod parser;
pub mod pending;
pub mod proof;
mod query;
pub mod reach;
pub mod recursion;
pub mod refute;
mod right;
mod schema;
pub mod search;
pub mod signature;
mod simplify;
pub mod simulation;
pub mod step;
pub mod syntax;
pub mod term;
mod termination;
pub mod trace;
pub mod unify;
pub mod value;
pub mod world;

pub use outcome::{Outcome, QueryResult, Verdict};
pub use query::{Options, run, run_here};
