//! What is known of two submissions.

use std::sync::Arc;

use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::Differs;
use selfsame_grade::{Difference, Effort, How, Numbers};

use super::Settings;
use crate::compare::{Asked, Side, Sides};

/// What is known of two submissions.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// For all arguments.
    Same,
    /// They are written alike, with everything that they can reach.
    SameText,
    /// Where no number overflows; a call that shows a difference where one does.
    SameUnlessOverflow(Option<Distinguishing>),
    /// By this call.
    Different(Distinguishing),
    /// They cannot be the same; what is to be said to the second.
    OtherType(String),
    /// For a reason.
    Undecided {
        /// In words.
        reason: String,
        /// Whether more time might have helped.
        is_for_time: bool,
    },
}

impl Outcome {
    /// Nothing is known, and will not be.
    pub(super) fn undecided(reason: impl Into<String>) -> Outcome {
        Outcome::Undecided { reason: reason.into(), is_for_time: false }
    }

    /// Whether the two belong together.
    pub(super) fn is_same(&self) -> bool {
        matches!(self, Outcome::Same | Outcome::SameText | Outcome::SameUnlessOverflow(_))
    }
}

/// A call on which a class and the reference differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Distinguishing {
    /// As an expression.
    pub call: String,
    /// What the reference gives.
    pub expected: String,
    /// What the class gives.
    pub actual: String,
    /// In what they differ, as reports call it.
    pub difference: String,
}

/// What is known of two files.
pub(super) fn compare(
    both: [Arc<Side>; 2],
    settings: &Settings,
    conditions: &Asked,
    sources: &SourceMap,
    effort: Effort,
) -> Outcome {
    let asked = settings.compared();
    let sides = Sides::new(both, asked.bottoms, effort).asked(conditions);
    let entry = settings.entry.as_str();
    let Ok(pair) = sides.pair([entry, entry]) else { return Outcome::undecided("the entry is not there") };
    let answer = sides.compare(&pair, &asked.said, settings.allowance, sources);
    if let How::OtherTypes([expected, actual]) = answer.how {
        return Outcome::OtherType(format!("its type is `{actual}`, expected `{expected}`"));
    }
    match (answer.verdict, answer.numbers) {
        (Verdict::Verified, _) if matches!(answer.how, How::SameText) => Outcome::SameText,
        (Verdict::Verified, Numbers::Any) => Outcome::Same,
        (Verdict::Verified, Numbers::IfNoOverflow(seen)) => {
            Outcome::SameUnlessOverflow(seen.as_ref().map(|seen| told(entry, seen)))
        }
        // Whether it is the only difference is not known, and an overflow alone makes nobody wrong.
        (Verdict::Refuted(difference), _) if difference.differs() == Differs::Overflow => {
            let seen = told(entry, &difference);
            Outcome::undecided(format!("numbers overflow: {} = {}, expected {}", seen.call, seen.actual, seen.expected))
        }
        (Verdict::Refuted(difference), _) => Outcome::Different(told(entry, &difference)),
        (Verdict::Unknown(reason), _) => {
            Outcome::Undecided { is_for_time: matches!(reason, Reason::Timeout(_)), reason: reason.to_string() }
        }
    }
}

fn told(entry: &str, difference: &Difference) -> Distinguishing {
    let (args, expected, actual) = match difference {
        Difference::Call { args, results: [expected, actual], .. } => (args.clone(), expected.clone(), actual.clone()),
        Difference::Values(found) => {
            let args = found.bindings.iter().map(|(_, value)| as_argument(value)).collect();
            (args, found.left.to_string(), found.right.to_string())
        }
    };
    let call = format!("{entry} {}", args.join(" ")).trim_end().to_owned();
    Distinguishing { call, expected, actual, difference: difference.differs().as_str().to_owned() }
}

/// An expression where an argument is expected.
fn as_argument(expression: &str) -> String {
    let is_one = !expression.contains(' ') && !expression.starts_with('-');
    let is_enclosed = expression.starts_with(['[', '(', '"', '\'']) && expression.ends_with([']', ')', '"', '\'']);
    if is_one || is_enclosed { expression.to_owned() } else { format!("({expression})") }
}
