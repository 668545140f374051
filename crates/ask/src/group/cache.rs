//! Answers kept from one run to the next, by content.
//!
//! An answer is found again only for the same two texts, with all that they import, the same question and the same build of this
//! program. What is not whole or not ours is not read.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde_json::{Value, json};

use super::{Distinguishing, Outcome};

/// Where answers are kept; nowhere, when that was asked for or there is no such place.
pub struct Cache {
    folder: Option<PathBuf>,
    /// The build of this program, and the question.
    question: String,
}

impl Cache {
    pub fn new(is_used: bool, question: &[&str]) -> Cache {
        let folder = is_used.then(folder).flatten();
        let build = std::env::current_exe().and_then(std::fs::metadata).ok().map_or_else(String::new, |file| {
            let time = file.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            format!("{} {}", file.len(), time.unwrap_or_default().as_nanos())
        });
        let question = format!("{} {build}\0{}", env!("CARGO_PKG_VERSION"), question.join("\0"));
        Cache { folder, question }
    }

    pub fn get(&self, first: &str, second: &str) -> Option<Outcome> {
        let text = std::fs::read_to_string(self.file(first, second)?).ok()?;
        read(&serde_json::from_str(&text).ok()?)
    }

    /// Keeps an answer, if it is one. A failure to do so only costs time later.
    pub fn put(&self, first: &str, second: &str, outcome: &Outcome) {
        let (Some(file), Some(value)) = (self.file(first, second), written(outcome)) else { return };
        let Some(folder) = file.parent() else { return };
        let part = file.with_extension(format!("{}.part", std::process::id()));
        let saved = std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&part, value.to_string()))
            .and_then(|()| std::fs::rename(&part, &file));
        if saved.is_err() {
            let _ = std::fs::remove_file(&part);
        }
    }

    fn file(&self, first: &str, second: &str) -> Option<PathBuf> {
        let key = [0u8, 1].map(|salt| {
            let mut hasher = DefaultHasher::new();
            hasher.write_u8(salt);
            for text in [self.question.as_str(), first, second] {
                hasher.write_usize(text.len());
                hasher.write(text.as_bytes());
            }
            format!("{:016x}", hasher.finish())
        });
        let [first, second] = key;
        Some(self.folder.as_ref()?.join(&first[..2]).join(format!("{first}{second}.json")))
    }
}

/// `$XDG_CACHE_HOME/selfsame/group`, or below `~/.cache`.
fn folder() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")))?;
    Some(base.join(Path::new("selfsame/group")))
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
    fn answers_are_found_again_for_the_same_question_only() {
        let folder = std::env::temp_dir().join(format!("selfsame-cache-{}", std::process::id()));
        let cache = |question: &str| Cache { folder: Some(folder.clone()), question: question.into() };
        let found = Distinguishing { call: "f 1".into(), expected: "2".into(), actual: "3".into() };
        let outcomes = [
            Outcome::Same,
            Outcome::SameText,
            Outcome::SameUnlessOverflow(None),
            Outcome::SameUnlessOverflow(Some(found.clone())),
            Outcome::Different(found),
            Outcome::OtherType("its type is `a`".into()),
        ];
        for (i, outcome) in outcomes.iter().enumerate() {
            let text = i.to_string();
            cache("f").put("a", &text, outcome);
            assert_eq!(cache("f").get("a", &text).as_ref(), Some(outcome));
            assert_eq!(cache("g").get("a", &text), None);
            assert_eq!(cache("f").get(&text, "a"), None);
        }
        cache("f").put("a", "late", &Outcome::Undecided { is_for_time: true });
        assert_eq!(cache("f").get("a", "late"), None);
        let none = Cache { folder: None, question: "f".into() };
        none.put("a", "b", &Outcome::Same);
        assert_eq!(none.get("a", "b"), None);
        std::fs::remove_dir_all(folder).expect("it was made above");
    }
}
