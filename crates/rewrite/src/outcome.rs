//! What a file's queries came to.

use std::fmt;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use serde::Serialize;

use crate::certificate::Certificate;
use crate::proof::{Failure, ProofNode};

/// What came of a file.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// One entry a query, in the order of the file.
    pub queries: Vec<QueryResult>,
    /// What is wrong with it; after an error in a declaration there are no queries.
    pub diagnostics: Vec<Diagnostic>,
}

/// The answer to one query.
#[derive(Clone, Debug)]
pub struct QueryResult {
    /// The keyword: `show-simulation`, `prove`, `run`.
    pub kind: String,
    /// What it is about: the systems, or the term as written.
    pub name: String,
    /// Where the query stands.
    pub span: Span,
    /// What was found out.
    pub verdict: Verdict,
    /// The goals of a proof query, circularities that were found included.
    pub goals: Vec<GoalResult>,
    /// What the verdict rests on beyond the file itself.
    pub assumptions: Vec<String>,
    /// The result for people.
    pub text: String,
    /// The proof, where it is wanted and a file can hold it.
    pub certificate: Option<Box<Certificate>>,
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
    /// Where the right side is stuck: it goes no further, and that is no end of a program.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stuck: Vec<String>,
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

/// Which side has to follow the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// The right system does what the left one does.
    Forward,
    /// The left system does what the right one does: the second half of an equivalence.
    Backward,
}

/// A goal of a proof, and what came of it.
#[derive(Clone, Debug, Serialize)]
pub struct GoalResult {
    /// Which half of the query it belongs to.
    pub direction: Direction,
    /// From 1, as in the file; goals that were found come after those given.
    pub number: usize,
    /// Whether it is a circularity that nobody wrote down.
    pub found: bool,
    /// The left configuration, as the file would have it.
    pub left: String,
    /// The right one.
    pub right: String,
    /// The constraint between them; `true` where there is none.
    pub condition: String,
    /// Whether it is proved.
    #[serde(flatten)]
    pub status: Status,
    /// An instance that was run and has no partner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterexample: Option<Instance>,
}

/// What came of a goal.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "status", rename_all = "lowercase")]
pub enum Status {
    /// Proved, with everything that its proof rests on.
    Proved {
        /// The tree of its cases.
        proof: ProofNode,
    },
    /// Its own proof is complete, but rests on goals, by number, that are not proved.
    Relative {
        /// The tree of its cases.
        proof: ProofNode,
        /// Their numbers, from 1.
        missing: Vec<usize>,
    },
    /// The file says so.
    Assumed,
    /// Not proved; it may be true all the same.
    Failed {
        /// Where and why the proof stopped.
        failure: Failure,
    },
}

impl Status {
    /// Whether nothing is missing.
    pub fn is_proved(&self) -> bool {
        matches!(self, Status::Proved { .. })
    }
}
