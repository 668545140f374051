//! `selfsame diff OLD NEW`

use selfsame_ask::compare::{Versions, diff};
use selfsame_ask::source::Language;
use selfsame_report::{Entry, Report};
use serde_json::json;

use super::equiv::told::Told;
use crate::options::Diff;
use crate::terminal;

pub fn run(options: Diff) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("diff");
    let versions = match versions(&options) {
        Ok(versions) => versions,
        Err(message) => return terminal::refuse(&message),
    };
    let settings = options.inputs.settings(&options.common);
    let (mut added, mut removed) = (Vec::new(), Vec::new());
    for versions in &versions {
        let path = &versions.new.0;
        let diffed = match diff(versions, &settings, &mut sources, options.common.crew()) {
            Ok(diffed) => diffed,
            Err(reason) => {
                report.entries.push(Entry::unread(&path.display().to_string(), &reason));
                continue;
            }
        };
        report.diagnostics.extend(diffed.errors);
        added.extend(diffed.added);
        removed.extend(diffed.removed);
        for pair in diffed.pairs {
            let told = Told {
                name: &pair.name,
                place: pair.place,
                sides: ["old", "new"],
                functions: [&pair.name, &pair.name],
                assumptions: settings.assumptions(Language::of(path)),
                language: Language::of(path),
                time: pair.time,
            };
            report.entries.push(told.entry(&pair.answer));
        }
    }
    report.summary = Some(summary(&report, &added, &removed));
    report.details.insert("added".into(), json!(added));
    report.details.insert("removed".into(), json!(removed));
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if report.entries.is_empty() {
        terminal::refuse("nothing to compare: no definition is in both versions");
    }
    if terminal::plain_page(&options.common, &report) { report.exit_code_of_files() } else { 2 }
}

fn versions(options: &Diff) -> Result<Vec<Versions>, String> {
    match (&options.git, &options.new) {
        (Some(revision), None) => Ok(vec![Versions::of_revision(revision, &options.old)?]),
        (None, Some(new)) => Versions::of_paths(&options.old, new),
        (Some(_), Some(_)) => Err("--git takes one file: its version of that revision is the old one".into()),
        (None, None) => {
            Err("the new version is missing: selfsame diff OLD NEW, or selfsame diff --git REV FILE".into())
        }
    }
}

fn summary(report: &Report, added: &[String], removed: &[String]) -> String {
    let list = |title: &str, names: &[String]| match names {
        [] => String::new(),
        names => format!("{title}: {}", names.join(", ")),
    };
    let lines = [report.counts(["same", "different", "undecided"]), list("added", added), list("removed", removed)];
    lines.iter().filter(|line| !line.is_empty()).map(|line| format!("\n{line}")).collect()
}
