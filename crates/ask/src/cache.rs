//! Answers kept from one run to the next, by content.
//!
//! An answer is found again only for the same texts, the same question and the same build of this program. What is not whole or
//! not ours is not read.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde_json::Value;

/// Where answers are kept; nowhere, when that was asked for or there is no such place.
pub struct Cache {
    folder: Option<PathBuf>,
    /// The build of this program, and the question.
    question: String,
}

impl Cache {
    /// Of answers to one question, of a kind that has a folder of its own.
    pub fn new(is_used: bool, kind: &str, question: &[&str]) -> Cache {
        let folder = is_used.then(|| folder(kind)).flatten();
        let build = std::env::current_exe().and_then(std::fs::metadata).ok().map_or_else(String::new, |file| {
            let time = file.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            format!("{} {}", file.len(), time.unwrap_or_default().as_nanos())
        });
        let question = format!("{} {build}\0{}", env!("CARGO_PKG_VERSION"), question.join("\0"));
        Cache { folder, question }
    }

    /// The answer about these texts.
    pub fn get(&self, texts: &[&str]) -> Option<Value> {
        let text = std::fs::read_to_string(self.file(texts)?).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// Keeps an answer. A failure to do so only costs time later.
    pub fn put(&self, texts: &[&str], answer: &Value) {
        let Some(file) = self.file(texts) else { return };
        let Some(folder) = file.parent() else { return };
        let part = file.with_extension(format!("{}.part", std::process::id()));
        let saved = std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&part, answer.to_string()))
            .and_then(|()| std::fs::rename(&part, &file));
        if saved.is_err() {
            let _ = std::fs::remove_file(&part);
        }
    }

    fn file(&self, texts: &[&str]) -> Option<PathBuf> {
        let key = [0u8, 1].map(|salt| {
            let mut hasher = DefaultHasher::new();
            hasher.write_u8(salt);
            for text in std::iter::once(&self.question.as_str()).chain(texts) {
                hasher.write_usize(text.len());
                hasher.write(text.as_bytes());
            }
            format!("{:016x}", hasher.finish())
        });
        let [first, second] = key;
        Some(self.folder.as_ref()?.join(&first[..2]).join(format!("{first}{second}.json")))
    }
}

/// `$XDG_CACHE_HOME/selfsame/KIND`, or below `~/.cache`.
fn folder(kind: &str) -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")))?;
    Some(base.join(Path::new("selfsame")).join(kind))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn answers_are_found_again_for_the_same_question_only() {
        let folder = std::env::temp_dir().join(format!("selfsame-cache-{}", std::process::id()));
        let cache = |question: &str| Cache { folder: Some(folder.clone()), question: question.into() };
        cache("f").put(&["a", "b"], &json!(1));
        assert_eq!(cache("f").get(&["a", "b"]), Some(json!(1)));
        assert_eq!(cache("g").get(&["a", "b"]), None);
        assert_eq!(cache("f").get(&["b", "a"]), None);
        assert_eq!(cache("f").get(&["ab", ""]), None);
        let none = Cache { folder: None, question: "f".into() };
        none.put(&["a"], &json!(1));
        assert_eq!(none.get(&["a"]), None);
        std::fs::remove_dir_all(folder).expect("it was made above");
    }
}
