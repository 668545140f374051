//! What a proof did, step by step, in terms: a certificate is written from it. `proof` has the same for people.

use crate::proof::By;
use crate::step::Successor;
use crate::term::{Term, Var};

/// A step of either side: the rule, which of the ways in which it applies, and for each variable that it makes up the rule's
/// own and the new one.
#[derive(Clone, Debug)]
pub struct Move {
    pub rule: usize,
    pub way: usize,
    pub fresh: Vec<(Var, Var)>,
}

impl Move {
    pub fn of(step: &Successor) -> Move {
        let fresh = step.origins.iter().copied().zip(step.fresh.iter().copied()).collect();
        Move { rule: step.by.0, way: step.by.1, fresh }
    }
}

/// A use of BASE or CIRC: the run of the right side that it is about, and what the variables of the pattern are.
#[derive(Clone, Debug)]
pub struct Use {
    pub by: By,
    /// A circularity used before the left side moved, because its measure is smaller.
    pub decreasing: bool,
    pub run: Vec<Move>,
    /// By their places in the pattern.
    pub values: Vec<(usize, Term)>,
}

/// What was done at one configuration of the left side.
#[derive(Clone, Debug, Default)]
pub struct Derivation {
    pub uses: Vec<Use>,
    /// The steps that are possible; those that are missing are not.
    pub next: Vec<(Move, Derivation)>,
}
