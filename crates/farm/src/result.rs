//! What came of a job: a line.

use serde::{Deserialize, Serialize};

use crate::job::Label;
use crate::part::Part;
use crate::question::Question;
use crate::sum;

const MARK: &str = "result";

/// A result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Outcome {
    selfsame: String,
    /// Of the job.
    #[serde(flatten)]
    pub label: Label,
    /// Milliseconds that it took here.
    pub milliseconds: u64,
    /// Where the answer is from.
    pub from: From,
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub part: Part,
}

/// Where an answer is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum From {
    /// It was found.
    Work,
    /// It was known.
    Store,
    /// There is none, for a reason that has nothing to do with the question: any other result is better.
    Accident,
}

impl Outcome {
    /// Of a job.
    pub fn new(label: Label, milliseconds: u64, from: From, question: Question, part: Part) -> Outcome {
        Outcome { selfsame: MARK.into(), label, milliseconds, from, question, part }
    }

    /// A line of a file of results, with its sum; none if it is not a whole one.
    pub fn of_line(line: &str) -> Option<(Outcome, &str)> {
        let sum = sum::whole(line)?;
        let outcome: Outcome = serde_json::from_str(line).ok()?;
        let is_one = outcome.selfsame == MARK && outcome.label.number < outcome.label.of;
        is_one.then_some((outcome, sum))
    }

    /// As a line, without its end.
    pub fn line(&self) -> Result<String, String> {
        serde_json::to_string(self).map(|text| sum::signed(&text)).map_err(|error| error.to_string())
    }
}
