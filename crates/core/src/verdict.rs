//! What an engine answers: one type for all of them.

use std::fmt;

use crate::gap::Gap;
use crate::span::{SourceMap, Span};

/// The answer to one question. "Failed to prove" is `Unknown`, never `Refuted`.
///
/// Of every question it is said what the claim is: that a law holds, that two programs are the same, that no input reaches a
/// place. Who shows an answer has it without the counterexample, and the reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<Counterexample, Why = Reason> {
    /// Proved, and the proof was checked again.
    Verified,
    /// Shown false by something that was replayed.
    Refuted(Counterexample),
    /// Nothing is known, for this reason.
    Unknown(Why),
}

impl<Counterexample> Verdict<Counterexample> {
    /// Without the counterexample, and the reason as it is written.
    pub fn in_words(&self) -> Verdict<(), String> {
        self.told(Reason::to_string)
    }

    /// Without the counterexample, and the reason as it is written here.
    pub fn told(&self, write: impl FnOnce(&Reason) -> String) -> Verdict<(), String> {
        match self {
            Verdict::Verified => Verdict::Verified,
            Verdict::Refuted(_) => Verdict::Refuted(()),
            Verdict::Unknown(reason) => Verdict::Unknown(write(reason)),
        }
    }
}

impl<Counterexample, Why> Verdict<Counterexample, Why> {
    /// Whether there is an answer.
    pub fn is_known(&self) -> bool {
        self.reason().is_none()
    }

    /// Why there is none.
    pub fn reason(&self) -> Option<&Why> {
        match self {
            Verdict::Unknown(why) => Some(why),
            Verdict::Verified | Verdict::Refuted(_) => None,
        }
    }

    /// The same answer with the counterexample as somebody else has it.
    pub fn map<Other>(self, change: impl FnOnce(Counterexample) -> Other) -> Verdict<Other, Why> {
        match self {
            Verdict::Verified => Verdict::Verified,
            Verdict::Refuted(found) => Verdict::Refuted(change(found)),
            Verdict::Unknown(why) => Verdict::Unknown(why),
        }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The time allowed for one item, in seconds, ran out.
    Timeout(u64),
    /// The units of work allowed for one item ran out.
    Effort(u64),
    /// The steps allowed for one item ran out.
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
    /// Everything was tried and nothing applies.
    Exhausted(Stuck),
}

/// Where a search came to when nothing was left to try.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stuck {
    /// What stands in the way, in short.
    pub why: String,
    /// What is left to be shown, as the source would say it.
    pub goal: Option<String>,
    /// What was done without success.
    pub tried: Vec<String>,
    /// What would help.
    pub hint: Option<String>,
}

impl From<Gap> for Reason {
    fn from(gap: Gap) -> Reason {
        Reason::Unsupported(gap.to_string(), gap.span)
    }
}

impl Reason {
    /// Nothing is left to try.
    pub fn exhausted(why: impl Into<String>) -> Reason {
        Reason::Exhausted(Stuck { why: why.into(), ..Stuck::default() })
    }

    /// What would help: an option, or an edit.
    pub fn hint(&self) -> Option<&str> {
        match self {
            Reason::Timeout(_) => Some("--timeout"),
            Reason::Effort(_) => Some("--effort"),
            Reason::StepLimit(_) => Some("--steps"),
            Reason::MemoryLimit(_) => Some("--memory"),
            Reason::Exhausted(stuck) => stuck.hint.as_deref(),
            Reason::Crashed(_) | Reason::Interrupted | Reason::Unsupported(..) | Reason::SolverGaveUp(_) => None,
        }
    }

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
    /// Names what helps, where something does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Timeout(seconds) => write!(f, "no answer within {seconds} s")?,
            Reason::Effort(units) => write!(f, "no answer within {units} units of effort")?,
            Reason::StepLimit(steps) => write!(f, "no answer within {steps} steps")?,
            Reason::MemoryLimit(megabytes) => write!(f, "more than {megabytes} MB needed")?,
            Reason::Crashed(how) => write!(f, "internal error: {how}")?,
            Reason::Interrupted => write!(f, "interrupted")?,
            Reason::Unsupported(what, _) => write!(f, "unsupported: {what}")?,
            Reason::SolverGaveUp(why) => write!(f, "the solver gave up: {why}")?,
            Reason::Exhausted(stuck) => write!(f, "{}", stuck.why)?,
        }
        match self.hint() {
            Some(option) if option.starts_with('-') => write!(f, " ({option})"),
            Some(edit) => write!(f, "; {edit}"),
            None => Ok(()),
        }
    }
}
