//! Proofs and failures as data. Terms are printed once, when the result is made.

use std::fmt;

use serde::Serialize;

use crate::term::Term;

/// A goal is proved when every branch of its tree ends in discharges that cover it.
#[derive(Clone, Debug, Serialize)]
pub struct ProofNode {
    /// Steps of the left side (rule STEP) since the node above.
    pub steps: u32,
    /// The configuration of the left side here.
    pub left: String,
    /// What the branch that leads here adds to what is known.
    pub condition: String,
    /// What is closed here, before the left side moves on.
    pub discharged: Vec<Discharge>,
    /// One for each way that the left side can go on.
    pub branches: Vec<ProofNode>,
}

/// A use of BASE or CIRC.
#[derive(Clone, Debug, Serialize)]
pub struct Discharge {
    /// The base case or the goal that was used.
    pub by: By,
    /// Steps of the right side.
    pub right_steps: u32,
    /// The configuration of the right side that it was used with.
    pub right: String,
    /// For which values it applies.
    pub condition: String,
}

/// What closes a branch; base cases and goals count from 0, in proofs that are shown from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// By a base case.
    Base(usize),
    /// By a goal, after the left side moved.
    Circularity(usize),
    /// A circularity used before the left side moved, since the measure went down.
    Measure(usize),
}

impl By {
    /// With the number that users see.
    pub fn from_one(self) -> By {
        match self {
            By::Base(i) => By::Base(i + 1),
            By::Circularity(i) => By::Circularity(i + 1),
            By::Measure(i) => By::Measure(i + 1),
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Base(i) => write!(f, "BASE {i}"),
            By::Circularity(i) => write!(f, "CIRC {i}"),
            By::Measure(i) => write!(f, "CIRC {i}, before the left side moves"),
        }
    }
}

/// Why a goal was not proved.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    /// In one word.
    pub reason: FailureReason,
    /// The configuration of the left side where the proof stopped.
    pub left: String,
    /// What is known there.
    pub condition: String,
    /// Values that lead there, when the solver has some: name and value.
    pub instance: Vec<(String, String)>,
    /// How far the right side gets under the same condition.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub right: String,
    /// A circularity that may help: left and right side, and its condition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Box<[String; 3]>>,
    /// The branch in terms: the left side, and what is known.
    #[serde(skip)]
    pub(crate) place: Option<Box<(Term, Vec<Term>)>>,
}

impl Failure {
    /// Without more to say.
    pub(crate) fn plain(reason: FailureReason, left: String, condition: String) -> Failure {
        Failure { reason, left, condition, instance: Vec::new(), right: String::new(), hint: None, place: None }
    }
}

/// Why a proof stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FailureReason {
    /// The left side is at its end, and the right side has no end that is related to it.
    NoBase,
    /// The bound on the number of steps was reached.
    Depth,
    /// Not all successors could be computed.
    Successors,
    /// The solver did not decide.
    Solver,
    /// The time for the query ran out.
    Time,
    /// There was a proof, but it did not stand when it was checked again.
    Unconfirmed,
    /// Measures do not rule out that circularities wait for each other.
    Circular,
}

impl FailureReason {
    /// The reason as a sentence.
    pub fn text(self) -> &'static str {
        match self {
            FailureReason::NoBase => "the left side ends here, and neither a base case nor a circularity applies",
            FailureReason::Depth => "the step limit was reached and neither a base case nor a circularity applied",
            FailureReason::Successors => {
                "not all successors could be computed (axiomatized symbols unrolled too often)"
            }
            FailureReason::Solver => "the solver gave up",
            FailureReason::Time => "the time for the query ran out",
            FailureReason::Unconfirmed => "a proof was found, but did not stand when it was checked again",
            FailureReason::Circular => "circularities are used before the left side moves, and no measure decreases",
        }
    }
}

impl ProofNode {
    /// How many branches have no further ones.
    pub fn leaves(&self) -> usize {
        if self.branches.is_empty() { 1 } else { self.branches.iter().map(ProofNode::leaves).sum() }
    }

    /// Indented text, one line a fact.
    pub fn write(&self, indent: usize, out: &mut String) {
        let pad = "  ".repeat(indent);
        if self.steps > 0 || !self.condition.is_empty() {
            out.push_str(&format!("{pad}STEP x{}", self.steps));
            if !self.condition.is_empty() {
                out.push_str(&format!(" if {}", self.condition));
            }
            out.push('\n');
        }
        out.push_str(&format!("{pad}  {}\n", self.left));
        for discharge in &self.discharged {
            out.push_str(&format!("{pad}  {} after {} steps of the right side", discharge.by, discharge.right_steps));
            if discharge.condition != "true" {
                out.push_str(&format!(" if {}", discharge.condition));
            }
            out.push_str(&format!("\n{pad}    {}\n", discharge.right));
        }
        for branch in &self.branches {
            branch.write(indent + 1, out);
        }
    }
}
