//! `selfsame check FILE...`

pub mod told;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_ask::check::{self, CertificateFile};
use selfsame_ask::source::Unread;
use selfsame_ask::{files, project};
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Report};

use crate::options::Check;
use crate::terminal;

pub fn run(options: Check) -> u8 {
    let settings = Arc::new(options.settings());
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("check");
    let mut failed = false;
    let mut tasks = Vec::new();
    let Some(paths) = project::given(&options.files) else {
        return terminal::refuse("nothing to check: give files or folders, or ask inside a project");
    };
    for path in files::of_paths(&paths) {
        match check::read(&path, &settings, &mut sources) {
            Ok((diagnostics, found)) => {
                report.diagnostics.extend(diagnostics);
                tasks.extend(found.into_iter().map(Arc::new));
            }
            Err(Unread::Stopped(reason)) => report.entries.push(Entry::unread(&path.display().to_string(), &reason)),
            Err(Unread::Unreadable(message)) => {
                terminal::refuse(&message);
                failed = true;
            }
        }
    }
    let answers = check::decide_all(&tasks, &settings, options.common.crew());
    let mut written = BTreeSet::new();
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    for (task, answer) in tasks.iter().zip(answers) {
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
        report.entries.push(entry);
        pages.push(page);
    }
    report.summary = told::summary(&report);
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if report.entries.is_empty() && !failed {
        terminal::refuse(&nothing_to_check(&options));
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    if failed { 2 } else { report.exit_code_of_files() }
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
