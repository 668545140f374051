//! SARIF 2.1.0, the format of code-scanning services: what is refuted or unknown, and the diagnostics.
//!
//! A result is recognised in the next run by its rule, file and name: lines move.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::whole::{Sink, Whole};
use crate::{Entry, Tone, frame};

/// Where the documents are, if the package says where it is kept.
const HOME: &str = env!("CARGO_PKG_REPOSITORY");

pub fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let mut rules = Rules::default();
    each(whole, &mut rules, &mut |_| {});
    let known = std::mem::take(&mut rules.all);
    let results = |put: &mut dyn FnMut(Value)| each(whole, &mut Rules::default(), put);
    let driver = json!({ "name": "selfsame", "semanticVersion": env!("CARGO_PKG_VERSION"), "version": env!("CARGO_PKG_VERSION"), "rules": known });
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": driver },
            "columnKind": "unicodeCodePoints",
            "results": frame::hole(0),
        }],
    });
    frame::write(&log, &[&results], out);
}

/// All results, with the rules that they are examples of.
fn each(whole: &Whole<'_>, rules: &mut Rules, put: &mut dyn FnMut(Value)) {
    let mut seen: BTreeMap<u64, usize> = BTreeMap::new();
    whole.each(|entry| {
        let (kind, level) = match entry.tone() {
            Tone::Good => ("pass", "none"),
            Tone::Bad => ("fail", "error"),
            Tone::Open => ("open", "none"),
        };
        let text = entry.verdict.reason().map_or(entry.text.clone(), |reason| format!("{}: {reason}", entry.name));
        let id = format!("{}/{}", whole.command, entry.word());
        let index = rules.index(&id, || rule(whole.command, entry, &id, level));
        let mut result = json!({
            "ruleId": id,
            "ruleIndex": index,
            "kind": kind,
            "level": level,
            "message": { "text": text },
            "locations": [location(&entry.file, entry.line, 1)],
            "partialFingerprints": { "selfsame/v1": fingerprint(&mut seen, &[&id, &entry.file, &entry.name]) },
        });
        if entry.is_known {
            result["suppressions"] = json!([{ "kind": "external", "justification": "known in the baseline" }]);
        }
        put(result);
    });
    whole.parts.said(&mut |said| {
        let level = if said.is_error() { "error" } else { "warning" };
        let file = said.place.as_ref().map_or("", |(file, ..)| file.as_str());
        let id = format!("source/{}", said.severity.as_str());
        let index = rules.index(&id, || {
            let what = "What the front ends say of a source file";
            json!({
                "id": id,
                "shortDescription": { "text": what },
                "fullDescription": { "text": what },
                "help": { "text": "What is wrong or not supported spoils only the definitions that need it." },
                "defaultConfiguration": { "level": level },
            })
        });
        let locations: Vec<Value> =
            said.place.iter().map(|(file, line, column)| location(file, *line, *column)).collect();
        put(json!({
            "ruleId": id,
            "ruleIndex": index,
            "level": level,
            "message": { "text": said.message },
            "locations": locations,
            "partialFingerprints": { "selfsame/v1": fingerprint(&mut seen, &[&id, file, &said.message]) },
        }));
    });
}

/// What results are examples of, each once.
#[derive(Default)]
struct Rules {
    all: Vec<Value>,
}

impl Rules {
    fn index(&mut self, id: &str, describe: impl FnOnce() -> Value) -> usize {
        let known = self.all.iter().position(|rule| rule["id"] == id);
        known.unwrap_or_else(|| {
            self.all.push(describe());
            self.all.len() - 1
        })
    }
}

fn rule(command: &str, entry: &Entry, id: &str, level: &str) -> Value {
    let (what, help) = match entry.tone() {
        Tone::Good => ("It is as was hoped", "Nothing is to be done."),
        Tone::Bad => ("It is not as was hoped", "The message has what shows it: it was run."),
        Tone::Open => ("There is no answer", "The message says why. It is neither shown nor refuted."),
    };
    let mut rule = json!({
        "id": id,
        "name": format!("{}{}", capital(command), capital(entry.word())),
        "shortDescription": { "text": format!("{command}: {}", entry.word()) },
        "fullDescription": { "text": what },
        "help": { "text": format!("{help} The page docs/src/{command}.md has the details.") },
        "defaultConfiguration": { "level": level },
    });
    if !HOME.is_empty() {
        rule["helpUri"] = json!(format!("{HOME}/blob/main/docs/src/{command}.md"));
    }
    rule
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The same for the same words in every run and on every machine; several of the same words are counted.
fn fingerprint(seen: &mut BTreeMap<u64, usize>, words: &[&str]) -> String {
    let text = words.join("\0");
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    let times = seen.entry(hash).or_insert(0);
    *times += 1;
    format!("{hash:016x}:{times}")
}

fn location(file: &str, line: usize, column: usize) -> Value {
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(file) },
            "region": { "startLine": line, "startColumn": column },
        },
    })
}

/// A relative reference: whatever a URI cannot hold is percent-encoded.
fn uri(path: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/".contains(&b);
    let path = path.trim_start_matches("./");
    path.bytes().map(|b| if plain(b) { (b as char).to_string() } else { format!("%{b:02X}") }).collect()
}
