//! The checker (NEBULA §4, Figs. 10–13): replays a proof with core's single-step reduction and checks every side
//! condition. It believes nothing that a certificate says: first, that it is well formed and typed ([`wellformed`]).
//!
//! It knows nothing of the search. The two share `core`, whose terms, steps, types and arithmetic they both stand on; and
//! the search makes the moves of [`Sequent`] by calling this crate, so a mistake there is one of both. The rules of
//! [`replay`], matching, sizes and walks are written here a second time.
//!
//! # Why a checked proof is right
//!
//! Let a closed pair be *refuted at depth k* when, after k times taking corresponding fields or applying both sides to
//! the same argument, one side has a weak head normal form and the other has none or a different one. Suppose the goal
//! is false for some values of its variables. Walk from the root of the tree to the leaf that these values lead to; every
//! pair of a left and a right state of the leaf's block is refuted for the values found on the way. The leaf is no `Same`,
//! `Arithmetic` or `Lemma`, so it is `Past`: the present pair is an instance of a past pair of one block, whose variables
//! the instance gives new values that its facts allow. So walk on from there, with the new values. This never ends, but
//! something decreases:
//!
//! - Let K be the number of blocks above the leaf plus the depth at which its pair is refuted. A walk down the tree keeps
//!   it. A jump to a past pair of an earlier block decreases it (G-COIND). Lemmas replace terms by equal ones, and the
//!   depth is a matter of meaning, so they do not change it.
//! - Once K stays the same, all jumps are within one block, in the end always the same one. Let T be the number of steps
//!   that a side with a normal form takes from the block's first state to it. A walk down keeps it, and a jump decreases it
//!   by the steps between the past and the present state, of which each side has at least one (U-COIND). Values of
//!   variables are taken as evaluated, so an instance never takes more steps than what it is an instance of.
//! - Where lemmas are used for jumps within the block, T counts only calls of definitions that nothing a lemma brought in
//!   can reach, and between the past and the present state there is such a call. Lemmas used so have types without
//!   functions: what they bring in makes none of these calls, and is asked for the same values as what it replaces.
//!
//! This differs from the paper's productivity conditions in two ways: guarded steps need no condition on lemmas, and the
//! condition on unguarded ones is stated for a whole block instead of one application.
//!
//! Variables stand for values of their type, bottoms with labels of their own included; a value that diverges behaves as
//! such a bottom, because no program can tell labels apart.

#![warn(missing_docs)]

mod calls;
mod causal;
mod certificate;
mod check;
mod choice;
mod descent;
mod evaluation;
mod explain;
mod extent;
mod failure;
mod finite;
mod fit;
mod forced;
mod heads;
mod induct;
mod jump;
mod matching;
mod measure;
mod mode;
mod moves;
mod number;
mod path;
mod productive;
mod recursion;
mod replay;
mod sequent;
mod text;
mod walk;
mod wellformed;

pub use causal::Along;
pub use certificate::{
    Bottoms, Certificate, Hypothesis, Pair, Quantified, Recursion, Rule, Side, Statement, Text, TextPattern, Theorem,
    Use, Walk, WalkRule,
};
pub use check::{Goal, Rejection, check, explain};
pub use evaluation::only_value;
pub use explain::{Explained, How, Line, Step, Uses};
pub use extent::Measured;
pub use finite::{Finiteness, may_be_cut_off};
pub use fit::is_one_type;
pub use forced::evaluated_first;
pub use heads::Heads;
pub use mode::Mode;
pub use moves::{At, Move};
pub use recursion::Equation;
pub use sequent::{Context, Law, Sequent, has_own_bottom};
pub use text::{read, write};
