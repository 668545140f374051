//! How pairs of submissions were answered, as a [`Cache`] keeps it.

use serde_json::{Value, json};

use super::{Distinguishing, Outcome};
use crate::cache::Cache;

/// The answer about two texts, found in this way.
pub fn get(cache: &Cache, [first, second]: [&str; 2], mode: &str) -> Option<Outcome> {
    read(&cache.get(&[first, second, mode])?)
}

/// Keeps an answer, if it is one.
pub fn put(cache: &Cache, [first, second]: [&str; 2], mode: &str, outcome: &Outcome) {
    if let Some(value) = written(outcome) {
        cache.put(&[first, second, mode], &value);
    }
}

/// What was not decided is asked again: there may be more time.
fn written(outcome: &Outcome) -> Option<Value> {
    match outcome {
        Outcome::Same => Some(json!({ "same": true })),
        Outcome::SameText => Some(json!({ "text": true })),
        Outcome::Different(found) => Some(call(found, false)),
        Outcome::SameUnlessOverflow(None) => Some(json!({ "unless_overflow": true })),
        Outcome::SameUnlessOverflow(Some(found)) => Some(call(found, true)),
        Outcome::OtherType(what) => Some(json!({ "type": what })),
        Outcome::Undecided { reason, is_for_time: false } => Some(json!({ "undecided": reason })),
        Outcome::Undecided { is_for_time: true, .. } => None,
    }
}

fn call(found: &Distinguishing, unless_overflow: bool) -> Value {
    let Distinguishing { call, expected, actual, difference } = found;
    json!({ "unless_overflow": unless_overflow, "call": call, "expected": expected, "actual": actual, "difference": difference })
}

fn read(value: &Value) -> Option<Outcome> {
    let text = |name: &str| value.get(name).and_then(Value::as_str).map(str::to_owned);
    let holds = |name: &str| value.get(name).and_then(Value::as_bool) == Some(true);
    if holds("same") {
        Some(Outcome::Same)
    } else if holds("text") {
        Some(Outcome::SameText)
    } else if let Some(reason) = text("undecided") {
        Some(Outcome::undecided(reason))
    } else if let Some(what) = text("type") {
        Some(Outcome::OtherType(what))
    } else {
        let seen = || {
            let (expected, actual) = (text("expected")?, text("actual")?);
            Some(Distinguishing { call: text("call")?, expected, actual, difference: text("difference")? })
        };
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
        let found =
            Distinguishing { call: "f 1".into(), expected: "2".into(), actual: "3".into(), difference: "value".into() };
        let outcomes = [
            Outcome::Same,
            Outcome::SameText,
            Outcome::SameUnlessOverflow(None),
            Outcome::SameUnlessOverflow(Some(found.clone())),
            Outcome::Different(found),
            Outcome::OtherType("its type is `a`".into()),
            Outcome::undecided("why"),
        ];
        for outcome in outcomes {
            assert_eq!(written(&outcome).as_ref().and_then(read), Some(outcome));
        }
        assert_eq!(written(&Outcome::Undecided { reason: String::new(), is_for_time: true }), None);
    }
}
