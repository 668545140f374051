//! Inputs that reach a place of a program, found backwards from it: demand-driven symbolic evaluation (DDSE).
//!
//! [`reach`] asks under which condition a run comes to the target ([`control`]), which asks what variables are
//! ([`lookup`]), and so on back to what the program reads. The answers are formulas over unknowns indexed by activations
//! ([`frame`]); the solver finds values for them, which are put in the order in which the program reads them ([`stream`])
//! and run ([`replay`]).
//!
//! A search whose lookups never run out may still end with a proof ([`proof`]): calls that are not looked up are then anything
//! of the right shape ([`any`], from the [`flow`] analysis) for which the invariants hold ([`fact`], found by [`infer`]).
//!
//! Departures from the paper: where it guesses a path and solves its constraints, one formula describes all paths, and the
//! solver chooses ([`engine`]); frames below the target are told apart by depth, not by path ([`frame`]); a call under which
//! nothing is read is looked up once for the same arguments, whatever the stack ([`lookup`]).
#![warn(missing_docs)]

mod any;
mod code;
mod compile;
mod control;
mod engine;
mod fact;
mod flow;
mod formula;
mod frame;
mod front;
mod infer;
mod limits;
mod lookup;
pub mod mark;
mod open;
mod proof;
mod prune;
mod replay;
mod scalars;
mod smt;
mod stream;
mod trace;
mod value;
mod words;

pub use code::target_label;
pub use engine::{CallSite, Found, Options, Outcome, Question, Statistics, Verdict, reach};
pub use prune::prune;
pub use replay::replay;
pub use stream::Read;
pub use words::Line;
