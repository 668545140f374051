//! `selfsame refine FILE...`

mod told;

use std::path::PathBuf;
use std::sync::Arc;

use selfsame_ask::source::Unread;
use selfsame_ask::{files, project, refine};
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Report};

use crate::kept::Kept;
use crate::options::{Reads, Refine};
use crate::{known, terminal};

/// The command.
pub fn run(options: Refine) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("refine");
    let mut failed = false;
    let reads = Reads::Unbounded("specifications are about all integers");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let settings = options.settings();
    let mut modules = Vec::new();
    let Some(paths) = project::given(&options.files, options.common.project.as_deref()) else {
        return terminal::refuse("nothing to check: give files or folders, or ask inside a project");
    };
    let mut kept = Kept::new("refine", &settings, &options.again, &options.common);
    for path in source_files(&paths) {
        let before = sources.files().count();
        match refine::read(&path, &settings, &mut sources) {
            Ok((diagnostics, module)) => {
                kept.note(&path, &sources, before);
                report.diagnostics.extend(diagnostics);
                modules.extend(module.map(Arc::new));
            }
            Err(Unread::Stopped(reason)) => report.entries.push(Entry::unread(&path.display().to_string(), &reason)),
            Err(Unread::Unreadable(message)) => {
                terminal::refuse(&message);
                failed = true;
            }
        }
    }
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    for module in &modules {
        report.diagnostics.extend(module.diagnostics().iter().cloned());
        if let Some(entries) = kept.known(&module.path, module.items.len()) {
            pages.extend(entries.iter().map(|_| Vec::new()));
            report.entries.extend(entries);
            continue;
        }
        let answers = module.decide_all(settings.allowance, &sources, options.common.crew());
        for (item, (answer, time)) in module.items.iter().zip(answers) {
            let verbose = options.common.verbose;
            let told = told::Told { module, item, answer: &answer, time, sources: &sources, verbose };
            let entry = told.entry();
            kept.add(&module.path, &answer, &entry);
            report.entries.push(entry);
            pages.push(told.page());
        }
    }
    kept.save();
    report.summary = (!report.entries.is_empty()).then(|| report.verdicts());
    if let Err(message) = known::apply(&mut report, &options.known, &options.common) {
        return terminal::refuse(&message);
    }
    failed |= !terminal::tell(&report, &sources, &options.common);
    if report.entries.is_empty() && !failed {
        terminal::refuse("nothing to check: no function with a specification {-@ name :: type @-} was found");
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    if failed { 2 } else { report.exit_code_of_files() }
}

/// The files given, and every Haskell file below the folders given, in order of their paths.
fn source_files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let is_haskell = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs");
    let below = |path: &PathBuf| files::below(path).into_iter().filter(is_haskell).collect();
    paths.iter().flat_map(|path| if files::is_folder(path) { below(path) } else { vec![path.clone()] }).collect()
}
