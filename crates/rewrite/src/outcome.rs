//! What a file's queries came to.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use serde::Serialize;

use crate::proof::{Failure, ProofNode};

#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// One entry a query, in the order of the file.
    pub queries: Vec<QueryResult>,
    pub diagnostics: Vec<Diagnostic>,
}

#[derive(Clone, Debug, Serialize)]
pub struct QueryResult {
    /// The keyword: `show-simulation`, `prove`, `run`.
    pub kind: String,
    /// What it is about: the systems, or the term as written.
    pub name: String,
    pub span: Span,
    pub verdict: Verdict,
    /// The goals of a proof query, circularities that were found included.
    pub goals: Vec<GoalResult>,
    /// What the verdict rests on beyond the file itself.
    pub assumptions: Vec<String>,
    /// The result for people.
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Verdict {
    Verified,
    /// With the counterexample, which was run.
    Refuted(String),
    Unknown(Reason),
}

/// Why there is no verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Reason {
    /// Some goals were not proved; they may hold all the same.
    NotProved,
    StepLimit,
    SolverGaveUp,
    /// The query, or something that it needs, is outside what is read.
    Unsupported(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Direction {
    Forward,
    Backward,
}

#[derive(Clone, Debug, Serialize)]
pub struct GoalResult {
    pub direction: Direction,
    /// From 1, as in the file; goals that were found come after those given.
    pub number: usize,
    pub found: bool,
    pub left: String,
    pub right: String,
    pub condition: String,
    pub status: Status,
    /// An instance that was run and has no partner.
    pub counterexample: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub enum Status {
    Proved(ProofNode),
    /// Its own proof is complete, but rests on goals that are not proved.
    Relative(ProofNode, Vec<usize>),
    Assumed,
    Failed(Failure),
}

impl Status {
    pub fn is_proved(&self) -> bool {
        matches!(self, Status::Proved(_))
    }
}
