//! `selfsame diff OLD NEW`, `selfsame diff --git REV`

use std::collections::BTreeMap;

use selfsame_ask::compare::{Compared, Diffed, Plan, Settings, diff_all};
use selfsame_ask::source::Language;
use selfsame_core::verdict::Reason;
use selfsame_report::{Entry, Report, Tone};
use serde_json::{Value, json};

use super::equiv::told::Told;
use crate::options::Diff;
use crate::terminal;

/// Names of a list that people are shown, where nothing else is asked for.
const MOST: usize = 12;

pub fn run(options: Diff) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("diff");
    let plan = match plan(&options) {
        Ok(plan) => plan,
        Err(message) => return terminal::refuse(&message),
    };
    let settings = options.inputs.settings(&options.common);
    let mut all = Diffed::default();
    for (versions, diffed) in diff_all(&plan, &settings, &mut sources, options.common.crew()) {
        let path = &versions.new.0;
        let diffed = match diffed {
            Ok(diffed) => diffed,
            Err(reason) => {
                report.entries.push(Entry::unread(&path.display().to_string(), &reason));
                continue;
            }
        };
        report.diagnostics.extend(diffed.errors);
        report.entries.extend(entries(&diffed.pairs, &settings, Language::of(path)));
        all.added.extend(diffed.added);
        all.removed.extend(diffed.removed);
        all.renamed.extend(diffed.renamed);
        all.moved.extend(diffed.moved);
        all.unchanged += diffed.unchanged;
        all.following += diffed.following;
        all.interface.types.extend(diffed.interface.types);
        all.interface.signatures.extend(diffed.interface.signatures);
        all.interface.exported.extend(diffed.interface.exported);
        all.interface.hidden.extend(diffed.interface.hidden);
    }
    report.entries.extend(plan.unfollowed.iter().map(|path| {
        let why =
            "it changed, and both versions are read as it is now: what depends on it may do something else".into();
        Entry::unread(&path.display().to_string(), &Reason::Unsupported(why, None))
    }));
    fold(&mut report.entries, options.common.verbose);
    report.summary = Some(summary(&report, &all, &plan, options.common.verbose));
    report.details.extend(details(&all).into_iter().map(|(key, value)| (key.to_owned(), value)));
    let is_same = report.entries.is_empty() && (all.unchanged > 0 || plan.versions.is_empty());
    let is_told = terminal::tell(&report, &sources, &options.common);
    if report.entries.is_empty() && !is_same {
        terminal::refuse("nothing to compare: no definition is in both versions");
    }
    match terminal::plain_page(&options.common, &report) && is_told {
        false => 2,
        true if is_same => 0,
        true => report.exit_code_of_files(),
    }
}

fn plan(options: &Diff) -> Result<Plan, String> {
    let project = options.common.project.as_deref();
    match (&options.git, &options.paths[..]) {
        (Some(spec), paths) => Plan::of_revisions(spec, paths, project),
        (None, []) => Plan::of_revisions("HEAD", &[], project),
        (None, [old, new]) => Plan::of_paths(old, new),
        (None, [_]) => Err("the new version is missing: selfsame diff OLD NEW, or selfsame diff --git REV PATH".into()),
        (None, _) => Err("two versions are compared: selfsame diff OLD NEW, or selfsame diff --git REV PATHS".into()),
    }
}

fn entries(pairs: &[Compared], settings: &Settings, language: Language) -> Vec<Entry> {
    let entry = |pair: &Compared| {
        let told = Told {
            name: &pair.name,
            place: pair.place.clone(),
            sides: ["old", "new"],
            functions: [&pair.name, &pair.name],
            assumptions: settings.assumptions(language),
            language,
            time: pair.time,
        };
        let mut entry = told.entry(&pair.answer);
        if !pair.because.is_empty() {
            entry.details.insert("because".into(), json!(pair.because));
        }
        entry
    };
    pairs.iter().map(entry).collect()
}

/// What is different or undecided because of another definition stands with that, unless more is asked for.
fn fold(entries: &mut [Entry], is_verbose: bool) {
    let cause = |entry: &Entry| entry.details.get("because").and_then(|all| all[0].as_str()).map(str::to_owned);
    let mut concerned: BTreeMap<String, [Vec<String>; 2]> = BTreeMap::new();
    for entry in entries.iter() {
        if let Some(cause) = cause(entry) {
            let lists = concerned.entry(cause).or_default();
            match entry.tone() {
                Tone::Bad => lists[0].push(entry.name.clone()),
                Tone::Open => lists[1].push(entry.name.clone()),
                Tone::Good => {}
            }
        }
    }
    let told: Vec<String> = entries.iter().filter(|e| cause(e).is_none()).map(|entry| entry.name.clone()).collect();
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
                for (names, words) in
                    lists.iter().zip(["differ", "are undecided"]).filter(|(names, _)| !names.is_empty())
                {
                    let words = if names.len() == 1 {
                        words.replace("differ", "differs").replace("are", "is")
                    } else {
                        words.into()
                    };
                    entry.text += &format!("\n    {} {words} because of it", list(names, is_verbose));
                }
            }
        }
    }
}

fn list(names: &[String], is_verbose: bool) -> String {
    match names.len() {
        count if count > MOST && !is_verbose => format!("{} and {} more", names[..MOST].join(", "), count - MOST),
        _ => names.join(", "),
    }
}

fn details(all: &Diffed) -> Vec<(&'static str, Value)> {
    let pairs = |pairs: &[(String, String)], words: [&str; 2]| -> Value {
        pairs.iter().map(|(one, other)| json!({ words[0]: one, words[1]: other })).collect()
    };
    let signatures = all.interface.signatures.iter();
    vec![
        ("added", json!(all.added)),
        ("removed", json!(all.removed)),
        ("renamed", pairs(&all.renamed, ["old", "new"])),
        ("moved", pairs(&all.moved, ["name", "from"])),
        ("types", json!(all.interface.types)),
        ("signatures", signatures.map(|(name, [old, new])| json!({ "name": name, "old": old, "new": new })).collect()),
        ("exported", json!(all.interface.exported)),
        ("hidden", json!(all.interface.hidden)),
        ("unchanged", json!(all.unchanged)),
        ("following", json!(all.following)),
    ]
}

fn summary(report: &Report, all: &Diffed, plan: &Plan, is_verbose: bool) -> String {
    let same = report.count(Tone::Good) + all.unchanged + all.following;
    let counts = [(same, "same"), (report.count(Tone::Bad), "different"), (report.count(Tone::Open), "undecided")];
    let counts = counts.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}"));
    let mut lines = vec![counts.collect::<Vec<_>>().join(", ")];
    if all.unchanged > 0 {
        lines[0] += &format!(" ({} unchanged)", all.unchanged);
    }
    if lines[0].is_empty() {
        lines[0] = if plan.versions.is_empty() && plan.unfollowed.is_empty() {
            "nothing changed".into()
        } else {
            String::new()
        };
    }
    let arrows = |pairs: &[(String, String)]| pairs.iter().map(|(old, new)| format!("{old} is {new}")).collect();
    let moves = all.moved.iter().map(|(name, from)| format!("{name} from {from}")).collect();
    let lists: [(&str, Vec<String>); 7] = [
        ("renamed", arrows(&all.renamed)),
        ("moved", moves),
        ("added", all.added.clone()),
        ("removed", all.removed.clone()),
        ("types that changed", all.interface.types.clone()),
        ("now exported", all.interface.exported.clone()),
        ("no longer exported", all.interface.hidden.clone()),
    ];
    for (title, names) in lists.iter().filter(|(_, names)| !names.is_empty()) {
        lines.push(format!("{title}: {}", list(names, is_verbose)));
    }
    let signatures = all.interface.signatures.iter();
    lines.extend(signatures.map(|(name, [old, new])| format!("type of {name}: was {old}, is {new}")));
    lines.extend(plan.notes.iter().map(|note| format!("note: {note}")));
    lines.iter().filter(|line| !line.is_empty()).map(|line| format!("\n{line}")).collect()
}
