//! `selfsame check FILE...`

pub mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_ask::check::{self, CertificateFile, Task};
use selfsame_ask::source::Unread;
use selfsame_ask::{files, project};
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Report};

use crate::kept::Kept;
use crate::options::Check;
use crate::{known, terminal};

pub fn run(options: Check) -> u8 {
    let settings = Arc::new(options.settings());
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("check");
    let mut failed = false;
    let mut tasks = Vec::new();
    let Some(paths) = project::given(&options.files, options.common.project.as_deref()) else {
        return terminal::refuse("nothing to check: give files or folders, or ask inside a project");
    };
    let mut kept = Kept::new("check", &settings, &options.again, &options.common);
    for path in files::of_paths(&paths) {
        let before = sources.files().count();
        match check::read(&path, &settings, &mut sources) {
            Ok((diagnostics, found)) => {
                report.diagnostics.extend(diagnostics);
                kept.note(&path, &sources, before);
                tasks.extend(found.into_iter().map(Arc::new));
            }
            Err(Unread::Stopped(reason)) => report.entries.push(Entry::unread(&path.display().to_string(), &reason)),
            Err(Unread::Unreadable(message)) => {
                terminal::refuse(&message);
                failed = true;
            }
        }
    }
    if let Some(why) = check::unknown_variables(&tasks, &settings) {
        return terminal::refuse(&why);
    }
    let ignored = check::ignored(&mut tasks, &settings);
    let known = match options.certificate {
        None => known(&kept, &tasks),
        // A proof is wanted.
        Some(_) => BTreeMap::new(),
    };
    let open: Vec<Arc<Task>> = tasks.iter().filter(|task| !known.contains_key(&task.path)).cloned().collect();
    let mut answers = check::decide_all(&open, &settings, options.common.crew()).into_iter();
    let mut written = BTreeSet::new();
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    let mut places: BTreeMap<PathBuf, usize> = BTreeMap::new();
    for task in &tasks {
        if let Some(entries) = known.get(&task.path) {
            let place = places.entry(task.path.clone()).or_default();
            report.entries.extend(entries.get(*place).cloned());
            pages.push(Vec::new());
            *place += 1;
            continue;
        }
        let Some(answer) = answers.next() else { continue };
        let (mut entry, page) = told::entry(task, &answer, &options, pages.len(), &sources);
        if let (Some(folder), Some(proof)) = (&options.certificate, &answer.proof) {
            match save(folder, &task.file(proof, answer.itself.clone(), &settings), &mut written) {
                Ok(path) => told::add_certificate(&mut entry, &path),
                Err(message) => {
                    terminal::refuse(&message);
                    failed = true;
                }
            }
        }
        kept.add(&task.path, &answer.verdict, &entry);
        report.entries.push(entry);
        pages.push(page);
    }
    // An entry that names a certificate is of this run alone.
    if options.certificate.is_none() {
        kept.save();
    }
    report.summary = told::summary(&report, &ignored);
    report.details.insert("ignored".into(), told::ignored(&ignored));
    if let Err(message) = known::apply(&mut report, &options.known, &options.common) {
        return terminal::refuse(&message);
    }
    failed |= !terminal::tell(&report, &sources, &options.common);
    let is_none = report.entries.is_empty() && (options.allow_none || !ignored.is_empty());
    if report.entries.is_empty() && !failed && !is_none {
        terminal::refuse(&nothing_to_check(&options));
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    match failed {
        true => 2,
        // All that there is was left out with a reason, or nobody minds.
        false if is_none => 0,
        false => report.exit_code_of_files(),
    }
}

/// The entries of the files that are known from earlier runs.
fn known(kept: &Kept, tasks: &[Arc<Task>]) -> BTreeMap<PathBuf, Vec<Entry>> {
    let mut counts: BTreeMap<&PathBuf, usize> = BTreeMap::new();
    tasks.iter().for_each(|task| *counts.entry(&task.path).or_default() += 1);
    counts.into_iter().filter_map(|(path, count)| Some((path.clone(), kept.known(path, count)?))).collect()
}

/// Writes the certificate into the folder, which is made when it is not there: into a file of its own, whatever others of its
/// name were written already. The message says what went wrong.
fn save(folder: &Path, file: &CertificateFile, written: &mut BTreeSet<PathBuf>) -> Result<PathBuf, String> {
    let name = file.file_name();
    let numbered = |number: usize| match number {
        1 => folder.join(&name),
        _ => folder.join(format!("{}.{number}.json", name.trim_end_matches(".json"))),
    };
    let path = (1..).map(numbered).find(|path| !written.contains(path)).unwrap_or_else(|| folder.join(&name));
    let explain = |error: &dyn std::fmt::Display| format!("cannot write {}: {error}", path.display());
    let text = serde_json::to_string(file).map_err(|error| explain(&error))?;
    std::fs::create_dir_all(folder).map_err(|error| explain(&error))?;
    std::fs::write(&path, text + "\n").map_err(|error| explain(&error))?;
    written.insert(path.clone());
    Ok(path)
}

fn nothing_to_check(options: &Check) -> String {
    match &options.rule[..] {
        [] => "nothing to check: no RULES pragma and no function prop_... that returns Bool was found".into(),
        names => format!("nothing to check: no rule or property is named {}", names.join(" or ")),
    }
}
