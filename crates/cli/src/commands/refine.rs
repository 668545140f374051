//! `selfsame refine FILE...`

mod told;

use std::path::PathBuf;
use std::sync::Arc;

use selfsame_ask::source::Unread;
use selfsame_ask::{files, refine};
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Report};

use crate::options::{Reads, Refine};
use crate::terminal;

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
    for path in source_files(&options.files) {
        match refine::read(&path, &settings, &mut sources) {
            Ok((diagnostics, module)) => {
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
        let answers = module.decide_all(settings.allowance, &sources, options.common.crew());
        for (item, (answer, time)) in module.items.iter().zip(answers) {
            let verbose = options.common.verbose;
            let told = told::Told { module, item, answer: &answer, time, sources: &sources, verbose };
            report.entries.push(told.entry());
            pages.push(told.page());
        }
    }
    report.summary = (!report.entries.is_empty()).then(|| report.verdicts());
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
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
