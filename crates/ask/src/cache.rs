//! Answers kept from one run to the next, by content.
//!
//! An answer is found again only for the same texts, the same question and the same build of this program. What is not what was
//! written, to its last byte, is not read: a sum over it and over what was asked stands before it.

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
        let (sum, answer) = text.split_once('\n')?;
        if sum != self.sum(texts, answer) {
            return None;
        }
        serde_json::from_str(answer).ok()
    }

    /// Keeps an answer. A failure to do so only costs time later.
    pub fn put(&self, texts: &[&str], answer: &Value) {
        let Some(file) = self.file(texts) else { return };
        let Some(folder) = file.parent() else { return };
        let part = file.with_extension(format!("{}.part", std::process::id()));
        let answer = answer.to_string();
        let text = format!("{}\n{answer}", self.sum(texts, &answer));
        let saved = std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&part, text))
            .and_then(|()| std::fs::rename(&part, &file));
        if saved.is_err() {
            let _ = std::fs::remove_file(&part);
        }
    }

    fn sum(&self, texts: &[&str], answer: &str) -> String {
        self.hash(2, &[texts, &[answer]].concat())
    }

    fn hash(&self, salt: u8, texts: &[&str]) -> String {
        let mut hasher = DefaultHasher::new();
        hasher.write_u8(salt);
        for text in std::iter::once(&self.question.as_str()).chain(texts) {
            hasher.write_usize(text.len());
            hasher.write(text.as_bytes());
        }
        format!("{:016x}", hasher.finish())
    }

    fn file(&self, texts: &[&str]) -> Option<PathBuf> {
        let [first, second] = [0, 1].map(|salt| self.hash(salt, texts));
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

    /// Whatever happens to a file, nothing is read from it that was not written.
    #[test]
    fn what_was_changed_is_not_read() {
        let folder = std::env::temp_dir().join(format!("selfsame-corrupt-{}", std::process::id()));
        let cache = Cache { folder: Some(folder.clone()), question: "f".into() };
        let answer = json!([{ "name": "law", "verdict": "refuted" }]);
        cache.put(&["a"], &answer);
        let file = cache.file(&["a"]).expect("there is a folder");
        let whole = std::fs::read(&file).expect("it was written");
        let read = |bytes: &[u8]| {
            std::fs::write(&file, bytes).expect("a file");
            cache.get(&["a"])
        };
        for place in 0..whole.len() {
            assert_eq!(read(&whole[..place]), None, "cut at {place}");
            for bit in 0..8 {
                let mut changed = whole.clone();
                changed[place] ^= 1 << bit;
                assert_eq!(read(&changed), None, "bit {bit} of byte {place}");
            }
        }
        let lie = String::from_utf8_lossy(&whole).replace("refuted", "verified");
        assert_eq!(read(lie.as_bytes()), None);
        assert_eq!(read(&whole), Some(answer));
        // What was written for another question is not taken for an answer to this one.
        cache.put(&["b"], &json!(1));
        let other = cache.file(&["b"]).expect("there is a folder");
        std::fs::copy(other, &file).expect("a file");
        assert_eq!(cache.get(&["a"]), None);
        std::fs::remove_dir_all(folder).expect("it was made above");
    }
}
