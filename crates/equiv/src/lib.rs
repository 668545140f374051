//! Lazy equivalence (NEBULA): whether two expressions are the same for all values of their variables, partial and
//! infinite ones included; a proof that was checked again, or a counterexample that was run.
//!
//! | paper | here |
//! |---|---|
//! | §3 symbolic execution | `selfsame-symbolic`, [`advance`] |
//! | §4.1 SYN-EQ, DC, LAM, BOT; §5 INEQUIV | [`tactic`] |
//! | §4.2 U-COIND, G-COIND; §6.1 approximation | [`coinduction`], [`matching`], [`productive`] |
//! | §4.3, §6.4 lemmas, LEMCO, LEMGEN | [`lemma`] |
//! | §5 CYL, CYR | [`refutation`] |
//! | beyond it: induction in the same tree | [`measure`], [`induction`], [`cases`], [`walk`] |
//! | and in a calculus of its own | [`inductive`] |
//! | §6.2 obligations, the loop | [`obligation`], [`search`] |
//! | machine integers | [`numbers`], [`edges`] |
//! | values made at random | [`sampling`] |
//! | nothing to be proved of all values | [`closed`] |
//!
//! Departures: concretizations are substituted at once; the productivity conditions are those of `selfsame-certify`, which
//! checks every proof again; lemmas are matched at the places where approximation fails instead of rewriting first.

#![warn(missing_docs)]

mod advance;
mod cases;
mod closed;
mod coinduction;
mod counterexample;
mod edges;
mod given;
mod goal;
mod induction;
mod inductive;
mod lemma;
mod limits;
mod matching;
mod measure;
mod numbers;
mod obligation;
mod productive;
mod proof;
mod refutation;
mod sampling;
mod search;
mod steps;
mod tactic;
mod walk;
mod witness;
mod written;

pub use counterexample::{Counterexample, Differs, Evidence, Kind, Look, Outcome, Seen};
pub use given::refute_with;
pub use goal::{Goal, GoalVariable, Options, ProofSummary, Report, explain, recheck, variable};
pub use inductive::shared::Lemmas;
pub use numbers::{check, has_numbers};
pub use sampling::{sample, several};
pub use search::Stats;
pub use selfsame_certify::{Bottoms, Certificate, Explained, How, Line, Rejection, Step, Uses};
