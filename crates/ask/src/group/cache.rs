//! How pairs of submissions were answered, as a [`Cache`] keeps it.

use serde_json::{Value, json};

use super::{Distinguishing, Outcome};
use crate::cache::Cache;

/// The answer about two texts.
pub fn get(cache: &Cache, first: &str, second: &str) -> Option<Outcome> {
    read(&cache.get(&[first, second])?)
}

/// Keeps an answer, if it is one.
pub fn put(cache: &Cache, first: &str, second: &str, outcome: &Outcome) {
    if let Some(value) = written(outcome) {
        cache.put(&[first, second], &value);
    }
}

/// What was not decided is asked again: there may be more time.
fn written(outcome: &Outcome) -> Option<Value> {
    match outcome {
        Outcome::Same => Some(json!({ "same": true })),
        Outcome::SameText => Some(json!({ "text": true })),
        Outcome::Different(Distinguishing { call, expected, actual }) => {
            Some(json!({ "call": call, "expected": expected, "actual": actual }))
        }
        Outcome::SameUnlessOverflow(None) => Some(json!({ "unless_overflow": true })),
        Outcome::SameUnlessOverflow(Some(Distinguishing { call, expected, actual })) => {
            Some(json!({ "unless_overflow": true, "call": call, "expected": expected, "actual": actual }))
        }
        Outcome::OtherType(what) => Some(json!({ "type": what })),
        Outcome::Undecided { is_for_time: false } => Some(json!({ "undecided": true })),
        Outcome::Undecided { is_for_time: true } => None,
    }
}

fn read(value: &Value) -> Option<Outcome> {
    let text = |name: &str| value.get(name).and_then(Value::as_str).map(str::to_owned);
    let holds = |name: &str| value.get(name).and_then(Value::as_bool) == Some(true);
    if holds("same") {
        Some(Outcome::Same)
    } else if holds("text") {
        Some(Outcome::SameText)
    } else if holds("undecided") {
        Some(Outcome::Undecided { is_for_time: false })
    } else if let Some(what) = text("type") {
        Some(Outcome::OtherType(what))
    } else {
        let seen =
            || Some(Distinguishing { call: text("call")?, expected: text("expected")?, actual: text("actual")? });
        if holds("unless_overflow") {
            Some(Outcome::SameUnlessOverflow(seen()))
        } else {
            seen().map(Outcome::Different)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let found = Distinguishing { call: "f 1".into(), expected: "2".into(), actual: "3".into() };
        let outcomes = [
            Outcome::Same,
            Outcome::SameText,
            Outcome::SameUnlessOverflow(None),
            Outcome::SameUnlessOverflow(Some(found.clone())),
            Outcome::Different(found),
            Outcome::OtherType("its type is `a`".into()),
        ];
        for outcome in outcomes {
            assert_eq!(written(&outcome).as_ref().and_then(read), Some(outcome));
        }
        assert_eq!(written(&Outcome::Undecided { is_for_time: true }), None);
    }
}
