//! What an engine answers: one type for all of them.

use std::fmt;

use crate::gap::Gap;
use crate::span::{SourceMap, Span};

/// The answer to one question. "Failed to prove" is `Unknown`, never `Refuted`.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<Counterexample> {
    /// Proved, and the proof was checked again.
    Verified,
    /// Shown false by something that was replayed.
    Refuted(Counterexample),
    /// Neither, for this reason.
    Unknown(Reason),
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The time allowed for one item, in seconds, ran out.
    Timeout(u64),
    /// The units of work allowed for one item ran out.
    Effort(u64),
    /// The steps allowed for one run were made.
    StepLimit(u64),
    /// In megabytes.
    MemoryLimit(u64),
    /// A bug of ours: the work on this item ended by itself, with these words.
    Crashed(String),
    /// The user wanted no more answers.
    Interrupted,
    /// What is outside the languages we read, and where.
    Unsupported(String, Option<Span>),
    /// The solver answered "unknown", with its own words.
    SolverGaveUp(String),
    /// Every tactic was tried and none applies.
    Exhausted(String),
}

impl From<Gap> for Reason {
    fn from(gap: Gap) -> Reason {
        Reason::Unsupported(gap.to_string(), gap.span)
    }
}

impl Reason {
    /// As it is written, and where that is known with the place of what was not understood.
    pub fn placed(&self, sources: &SourceMap) -> String {
        match self {
            Reason::Unsupported(_, Some(span)) if span.end > 0 => {
                let file = sources.file(span.file);
                let (line, column) = file.line_column(span.start);
                format!("{self} at {}:{line}:{column}", file.path)
            }
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Reason {
    /// Names the option to change, where one helps.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Timeout(seconds) => write!(f, "no answer within {seconds} s (--timeout)"),
            Reason::Effort(units) => write!(f, "no answer within {units} units of effort (--effort)"),
            Reason::StepLimit(steps) => write!(f, "no answer within {steps} steps (--steps)"),
            Reason::MemoryLimit(megabytes) => write!(f, "more than {megabytes} MB needed (--memory)"),
            Reason::Crashed(how) => write!(f, "internal error: {how}"),
            Reason::Interrupted => write!(f, "interrupted"),
            Reason::Unsupported(what, _) => write!(f, "unsupported: {what}"),
            Reason::SolverGaveUp(why) => write!(f, "the solver gave up: {why}"),
            Reason::Exhausted(what) => write!(f, "{what}"),
        }
    }
}
