//! `selfsame diff OLD NEW`, `selfsame diff --git REV`

use selfsame_ask::compare::{Compared, Diffed, Plan, Recall, Settings, Versions, diff_all};
use selfsame_ask::kept::Kept;
use selfsame_ask::source::Language;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_report::causes::{cause, fold, list};
use selfsame_report::{Entry, Report, Tone};
use serde_json::{Value, json};

use crate::options::Diff;
use crate::stream::Stream;
use crate::terminal;
use selfsame_farm::told::equiv::Told;

pub fn run(options: Diff) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("diff");
    let plan = match plan(&options) {
        Ok(plan) => plan,
        Err(message) => return terminal::refuse(&message),
    };
    let settings = options.inputs.settings(&options.common);
    let mut telling = Telling {
        settings: &settings,
        kept: Kept::new(options.again.is_kept(&options.common), "diff", &settings),
        stream: Stream::new("diff", &options.common, plan.versions.len() > 1),
        begun: 0,
        told: 0,
    };
    let (mut all, mut unread) = (Diffed::default(), Vec::new());
    for (versions, diffed) in diff_all(&plan, &settings, &mut sources, options.common.crew(), &mut telling) {
        match diffed {
            Ok(diffed) => all.extend(diffed),
            Err(reason) => unread.push(Entry::unread(&versions.new.0.display().to_string(), &reason)),
        }
    }
    unread.extend(plan.unfollowed.iter().map(|path| {
        let why =
            "it changed, and both versions are read as it is now: what depends on it may do something else".into();
        Entry::unread(&path.display().to_string(), &Reason::Unsupported(why, None))
    }));
    telling.kept.save();
    report.diagnostics = std::mem::take(&mut all.errors);
    telling.stream.begin(&report, &sources, &options.common);
    report.entries = unread.iter().cloned().chain(std::mem::take(&mut all.pairs)).collect();
    let consequences = fold(&mut report.entries, options.common.verbose);
    let late = unread.iter().chain(report.entries.iter().filter(|entry| cause(entry).is_some()));
    late.enumerate().for_each(|(i, entry)| telling.stream.add(telling.begun + i, entry));
    report.summary = Some(summary(&report, &all, &plan, options.common.verbose));
    report.details.extend(details(&all).into_iter().map(|(key, value)| (key.to_owned(), value)));
    // Who only adds has changed nothing that was there.
    let is_addition = all.removed.is_empty() && !all.added.is_empty() && report.diagnostics.is_empty();
    let is_same = report.entries.is_empty() && (all.unchanged > 0 || plan.versions.is_empty() || is_addition);
    let is_told = telling.stream.finish(&consequences, &report, &sources, &options.common);
    if report.entries.is_empty() && !is_same {
        terminal::refuse("nothing to compare: no definition is in both versions");
    }
    match terminal::plain_page(&options.common, &report) && is_told {
        false => 2,
        true if is_same => 0,
        true => report.exit_code_of_files(),
    }
}

/// Shows answers as they come, and keeps them.
struct Telling<'a> {
    settings: &'a Settings,
    kept: Kept,
    stream: Stream,
    /// Entries of the versions before these, and of these.
    begun: usize,
    told: usize,
}

impl Telling<'_> {
    /// What has a cause waits for it.
    fn show(&mut self, number: usize, entry: &Entry) {
        self.told += 1;
        self.stream.add(self.begun + number, &Entry { is_folded: cause(entry).is_some(), ..entry.clone() });
    }
}

impl Recall for Telling<'_> {
    type Told = Entry;

    fn known(&mut self, versions: &Versions, sources: &SourceMap, before: usize) -> Option<(Vec<Entry>, usize)> {
        self.kept.note(&title(versions), sources, before);
        let values = self.kept.known(&title(versions), |value| Some(value.clone()))?;
        let (end, entries) = values.split_last()?;
        let count = |name: &str| usize::try_from(end.get(name)?.as_u64()?).ok();
        let entries: Vec<Entry> = entries.iter().map(Entry::of_kept).collect::<Option<_>>()?;
        let following = count("following").filter(|_| count("pairs") == Some(entries.len()))?;
        entries.iter().enumerate().for_each(|(number, entry)| self.show(number, entry));
        self.begun += std::mem::take(&mut self.told);
        Some((entries, following))
    }

    fn tell(&mut self, versions: &Versions, number: usize, compared: Compared<'_>) -> Entry {
        let language = Language::of(&versions.new.0);
        let told = Told {
            name: compared.name,
            place: compared.place,
            sides: ["old", "new"],
            functions: [compared.name, compared.name],
            assumptions: self.settings.assumptions(language),
            language,
            time: compared.time,
        };
        let mut entry = told.entry(compared.answer);
        if !compared.because.is_empty() {
            entry.details.insert("because".into(), json!(compared.because));
        }
        self.kept.add(&title(versions), number, &compared.answer.verdict, entry.kept());
        self.show(number, &entry);
        entry
    }

    fn finish(&mut self, versions: &Versions, following: usize) {
        let end = json!({ "following": following, "pairs": self.told });
        self.kept.add(&title(versions), usize::MAX, &Verdict::<()>::Verified, end);
        self.begun += std::mem::take(&mut self.told);
    }
}

/// What is compared, in a line.
fn title(versions: &Versions) -> String {
    let only = versions.only.as_ref().map_or_else(String::new, |only| only.join(" "));
    format!("{}\0{}\0{only}", versions.old.0.display(), versions.new.0.display())
}

fn plan(options: &Diff) -> Result<Plan, String> {
    let project = options.common.project.as_deref();
    match (&options.git, &options.paths[..]) {
        (Some(spec), paths) => Plan::of_revisions(spec, paths, project),
        (None, []) => Plan::of_revisions("HEAD", &[], project),
        (None, [old, new]) => Plan::of_paths(old, new),
        (None, [only]) if only.exists() => {
            let only = only.display();
            Err(format!("the new version is missing: selfsame diff {only} NEW, or selfsame diff --git HEAD {only}"))
        }
        (None, [only]) => {
            let only = only.display();
            Err(format!("{only} is not there; if it is a revision, say so: selfsame diff --git {only}"))
        }
        (None, _) => Err("two versions are compared: selfsame diff OLD NEW, or selfsame diff --git REV PATHS".into()),
    }
}

fn details(all: &Diffed<Entry>) -> Vec<(&'static str, Value)> {
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

fn summary(report: &Report, all: &Diffed<Entry>, plan: &Plan, is_verbose: bool) -> String {
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
    let lines: Vec<&str> = lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
    let text = lines.join("\n");
    // Between the entries and the rest is an empty line.
    if report.entries.is_empty() { text } else { format!("\n{text}") }
}
