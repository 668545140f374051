//! `selfsame diff OLD NEW`

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_grade::{Answer, Effort};
use selfsame_report::{Report, Word};
use serde_json::json;

use super::check::{progress, unread};
use super::equiv::sides::{Definition, Sides, place};
use super::equiv::told::Told;
use super::equiv::{assumptions, bottoms, said};
use crate::files;
use crate::limits::{self, Allowance};
use crate::options::Diff;
use crate::source::{Language, Source};
use crate::terminal;

/// An old and a new version of a file, each with its text.
#[derive(Clone)]
struct Versions {
    old: (PathBuf, String),
    new: (PathBuf, String),
}

pub fn run(options: Diff) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("diff");
    let versions = match versions(&options) {
        Ok(versions) => versions,
        Err(message) => {
            terminal::err(&format!("error: {message}\n"));
            return 2;
        }
    };
    let (mut added, mut removed) = (Vec::new(), Vec::new());
    for versions in &versions {
        file(versions, &options, &mut sources, &mut report, &mut added, &mut removed);
    }
    report.summary = Some(summary(&report, &added, &removed));
    report.details.insert("added".into(), json!(added));
    report.details.insert("removed".into(), json!(removed));
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if report.entries.is_empty() {
        terminal::err("error: nothing to compare: no definition is in both versions\n");
    }
    if terminal::plain_page(&options.common, &report) { report.exit_code_of_files() } else { 2 }
}

fn versions(options: &Diff) -> Result<Vec<Versions>, String> {
    let read = |path: &Path| files::read(path).map(|text| (path.to_owned(), text));
    match (&options.git, &options.new) {
        (Some(revision), None) => {
            let old = (options.old.clone(), of_revision(revision, &options.old)?);
            Ok(vec![Versions { old, new: read(&options.old)? }])
        }
        (Some(_), Some(_)) => Err("--git takes one file: its version of that revision is the old one".into()),
        (None, None) => {
            Err("the new version is missing: selfsame diff OLD NEW, or selfsame diff --git REV FILE".into())
        }
        (None, Some(new)) if options.old.is_dir() && new.is_dir() => {
            let mut pairs = Vec::new();
            for path in files::below(new) {
                let old = options.old.join(path.strip_prefix(new).unwrap_or(&path));
                if old.is_file() {
                    pairs.push(Versions { old: read(&old)?, new: read(&path)? });
                }
            }
            Ok(pairs)
        }
        (None, Some(new)) => Ok(vec![Versions { old: read(&options.old)?, new: read(new)? }]),
    }
}

/// The text of a file as it was in a revision.
fn of_revision(revision: &str, path: &Path) -> Result<String, String> {
    if revision.starts_with('-') {
        return Err(format!("`{revision}` is no revision"));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().ok_or_else(|| format!("{} is no file", path.display()))?;
    let object = format!("{revision}:./{}", name.to_string_lossy());
    let output = Command::new("git").arg("-C").arg(folder).args(["show", &object]).output();
    let output = output.map_err(|error| format!("cannot run git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git show {object}: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{object} is not UTF-8 text"))
}

fn file(
    versions: &Versions,
    options: &Diff,
    sources: &mut SourceMap,
    report: &mut Report,
    added: &mut Vec<String>,
    removed: &mut Vec<String>,
) {
    let ints = options.common.int().into();
    let allowance = Allowance::of(&options.common);
    let (both, include, mut known) = (versions.clone(), options.common.include.clone(), sources.clone());
    let bottoms = bottoms(options.inputs.bottoms);
    let loaded = limits::item(&format!("load {}", versions.new.0.display()), allowance, move || {
        let both = [both.old, both.new].map(|(path, text)| {
            let mut source = Source::of_text(&path, text, &include, &mut known);
            source.set_ints(ints);
            source
        });
        let errors = both.iter().flat_map(|source| source.diagnostics()).filter(|d| d.severity == Severity::Error);
        let errors: Vec<_> = errors.cloned().collect();
        (Sides::new(both, bottoms, Effort::Full), errors, known)
    });
    let sides = match loaded {
        Ok((sides, errors, known)) => {
            report.diagnostics.extend(errors);
            *sources = known;
            sides
        }
        Err(reason) => {
            report.entries.push(unread(&versions.new.0, &reason));
            return;
        }
    };
    // What methods do is up to the instances, whose methods are definitions of their own.
    let [before, after] = [0, 1].map(|side| {
        let mut all = sides.definitions(side).to_vec();
        all.retain(|definition| !definition.is_method);
        all
    });
    let known = |side: usize, name: Symbol| sides.definition(side, name.as_str()).filter(|d| !d.is_method);
    added.extend(after.iter().filter(|d| d.is_written && known(0, d.name).is_none()).map(|d| d.name.to_string()));
    removed.extend(before.iter().filter(|d| d.is_written && known(1, d.name).is_none()).map(|d| d.name.to_string()));
    let is_common = |d: &&Definition| known(0, d.name).is_some_and(|before| d.is_written || before.is_written);
    let mut common: Vec<_> = after.iter().filter(is_common).collect();
    common.sort_by_key(|definition| definition.span.map(|span| span.start));
    let pairs: Vec<_> = common.iter().filter_map(|d| sides.pair([d.name.as_str(); 2]).ok()).collect();
    let names: Vec<String> = pairs.iter().map(|pair| pair.name.clone()).collect();
    let said = said(&options.inputs);
    let shared = Arc::new((sides, said, sources.clone()));
    let answers = progress::all(&names, options.common.jobs(), |i| {
        let started = Instant::now();
        let (shared, pair) = (shared.clone(), pairs[i].clone());
        let name = format!("diff {} {}", versions.new.0.display(), names[i]);
        let answer = limits::item(&name, allowance, move || {
            let (sides, said, sources) = &*shared;
            sides.compare(&pair, said, allowance, sources)
        });
        (answer.unwrap_or_else(Answer::unknown), started.elapsed())
    });
    for (pair, (answer, time)) in pairs.iter().zip(answers) {
        let told = Told {
            name: &pair.name,
            place: place(sources, pair.span, &versions.new.0),
            sides: ["old", "new"],
            functions: [&pair.name, &pair.name],
            assumptions: assumptions(Language::of(&versions.new.0), ints, &options.inputs),
            language: Language::of(&versions.new.0),
            time,
        };
        report.entries.push(told.entry(&answer));
    }
}

fn summary(report: &Report, added: &[String], removed: &[String]) -> String {
    let count = |word: Word| report.entries.iter().filter(|entry| entry.verdict == word).count();
    let counts = [(Word::Verified, "same"), (Word::Refuted, "different"), (Word::Unknown, "undecided")];
    let parts: Vec<String> = counts
        .into_iter()
        .filter(|(word, _)| count(*word) > 0)
        .map(|(word, text)| format!("{} {text}", count(word)))
        .collect();
    let list = |title: &str, names: &[String]| match names {
        [] => String::new(),
        names => format!("{title}: {}", names.join(", ")),
    };
    let lines = [parts.join(", "), list("added", added), list("removed", removed)];
    lines.iter().filter(|line| !line.is_empty()).map(|line| format!("\n{line}")).collect()
}
