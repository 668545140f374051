//! What a file's queries came to.

use std::fmt;

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

#[derive(Clone, Debug)]
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
    /// Milliseconds that the query took.
    pub time_ms: f64,
}

/// The verdict that all engines share.
pub type Verdict = selfsame_core::verdict::Verdict<Counterexample>;

/// Why a claim that was not proved is no more than that.
pub const NOT_PROVED: &str = "not proved; it may hold all the same";

/// What shows that a claim is false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Counterexample {
    /// An instance of a goal, run to its ends.
    Instance(Instance),
    /// What was asked for does not exist: a solution, a unifier.
    Nothing(String),
}

/// One instance of a goal whose left side ends where the right side has no partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Instance {
    /// Variables, and places of stores, with their values.
    pub values: Vec<(String, String)>,
    /// What uninterpreted functions gave on the way.
    pub functions: Vec<(String, String)>,
    /// Where the left side ends.
    pub left: String,
    /// All ends of the right side.
    pub right: Vec<String>,
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Counterexample::Instance(instance) => instance.fmt(f),
            Counterexample::Nothing(what) => f.write_str(what),
        }
    }
}

impl fmt::Display for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let facts: Vec<String> =
            self.values.iter().chain(&self.functions).map(|(name, value)| format!("{name} = {value}")).collect();
        if !facts.is_empty() {
            write!(f, "for {}: ", facts.join(", "))?;
        }
        write!(f, "the left side ends in {}", self.left)?;
        match self.right.is_empty() {
            true => f.write_str(", the right side never ends"),
            false => write!(f, ", the right side in {}", self.right.join(" or ")),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
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
    #[serde(flatten)]
    pub status: Status,
    /// An instance that was run and has no partner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterexample: Option<Instance>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "status", rename_all = "lowercase")]
pub enum Status {
    Proved {
        proof: ProofNode,
    },
    /// Its own proof is complete, but rests on goals, by number, that are not proved.
    Relative {
        proof: ProofNode,
        missing: Vec<usize>,
    },
    Assumed,
    Failed {
        failure: Failure,
    },
}

impl Status {
    pub fn is_proved(&self) -> bool {
        matches!(self, Status::Proved { .. })
    }
}
