//! What is so because of something else stands with that.

use std::collections::BTreeMap;

use crate::{Entry, Tone};

/// Names of a list that people are shown, where nothing else is asked for.
const MOST: usize = 12;

/// What is different or undecided because of another definition stands with that, unless more is asked for. The text is for those who
/// were shown the others before.
pub fn fold(entries: &mut [Entry], is_verbose: bool) -> String {
    let mut concerned: BTreeMap<String, [Vec<[String; 2]>; 2]> = BTreeMap::new();
    for entry in entries.iter() {
        if let Some(cause) = cause(entry) {
            let lists = concerned.entry(cause).or_default();
            match entry.tone() {
                Tone::Bad => lists[0].push([entry.name.clone(), entry.file.clone()]),
                Tone::Open => lists[1].push([entry.name.clone(), entry.file.clone()]),
                Tone::Good => {}
            }
        }
    }
    let told: Vec<String> = entries.iter().filter(|e| cause(e).is_none()).map(|entry| entry.name.clone()).collect();
    let mut consequences = String::new();
    for entry in entries {
        match cause(entry) {
            Some(cause) => {
                entry.is_folded = told.contains(&cause) && !is_verbose;
                if !entry.is_folded {
                    let (head, rest) = entry.text.split_once('\n').unwrap_or((&entry.text, ""));
                    let rest = if rest.is_empty() { String::new() } else { format!("\n{rest}") };
                    entry.text = format!("{head}  (because of {cause}){rest}");
                }
            }
            None => {
                let Some(lists) = concerned.remove(&entry.name) else { continue };
                for (names, words) in lists
                    .iter()
                    .zip([["differs", "differ"], ["is undecided", "are undecided"]])
                    .filter(|(names, _)| !names.is_empty())
                {
                    let of_file = |[name, file]: &[String; 2]| match *file == entry.file {
                        true => name.clone(),
                        false => format!("{name} ({file})"),
                    };
                    let names: Vec<String> = names.iter().map(of_file).collect();
                    let words = format!("{} {}", list(&names, is_verbose), words[usize::from(names.len() > 1)]);
                    entry.text += &format!("\n    {words} because of it");
                    consequences += &format!("{words} because of {}\n", entry.name);
                }
            }
        }
    }
    consequences
}

/// The definition that a difference comes from.
pub fn cause(entry: &Entry) -> Option<String> {
    entry.details.get("because").and_then(|all| all[0].as_str()).map(str::to_owned)
}

/// Names in a line: not too many, where nothing else is asked for.
pub fn list(names: &[String], is_verbose: bool) -> String {
    match names.len() {
        count if count > MOST && !is_verbose => format!("{} and {} more", names[..MOST].join(", "), count - MOST),
        _ => names.join(", "),
    }
}
