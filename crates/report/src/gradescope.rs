//! `results.json` as Gradescope reads it: a test an entry, references left out. What is not decided has no score: a person looks at it.

use selfsame_core::verdict::Verdict;
use serde_json::{Value, json};

use crate::csv::seen;
use crate::whole::{Sink, Whole};
use crate::{Entry, frame};

pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let is_reference = |entry: &Entry| entry.details.get("reference") == Some(&Value::Bool(true));
    let tests = |each: &mut dyn FnMut(Value)| {
        whole.each(|entry| {
            if !is_reference(entry) {
                each(test(entry));
            }
        });
    };
    let told = json!({ "tests": frame::hole(0), "visibility": "visible", "stdout_visibility": "hidden" });
    frame::write(&told, &[&tests], out);
}

fn test(entry: &Entry) -> Value {
    let [call, expected, actual] =
        [("call", "call"), ("expected", "lhs"), ("actual", "rhs")].map(|(a, b)| seen(entry, a, b));
    let output = match &entry.verdict {
        Verdict::Verified => "as expected, for all arguments that matter".to_owned(),
        Verdict::Refuted(()) if call.is_empty() => "not as expected".to_owned(),
        Verdict::Refuted(()) => format!("{call}\nexpected: {expected}\nactual:   {actual}"),
        Verdict::Unknown(reason) => format!("not decided: {reason}"),
    };
    match entry.verdict {
        Verdict::Unknown(_) => json!({ "name": entry.name, "max_score": 1, "output": output }),
        Verdict::Verified => {
            json!({ "name": entry.name, "score": 1, "max_score": 1, "status": "passed", "output": output })
        }
        Verdict::Refuted(()) => {
            json!({ "name": entry.name, "score": 0, "max_score": 1, "status": "failed", "output": output })
        }
    }
}
