//! `selfsame refine FILE...`

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use selfsame_ask::kept::Kept;
use selfsame_ask::source::Unread;
use selfsame_ask::{project, refine};
use selfsame_core::verdict::Verdict;
use selfsame_farm::answer::haskell_files;
use selfsame_farm::told::refine as told;
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Report};

use crate::known::Marks;
use crate::options::{Reads, Refine};
use crate::stream::Stream;
use crate::{proofs, terminal};

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
    let paths = match project::given(&options.files, options.common.project.as_deref()) {
        Ok(paths) => paths,
        Err(message) => return terminal::refuse(&message),
    };
    let marks = match Marks::read(&options.known, &options.common) {
        Ok(marks) => marks,
        Err(message) => return terminal::refuse(&message),
    };
    let mut kept = Kept::new(options.again.is_kept(&options.common), "refine", &(&settings, options.fix));
    for path in haskell_files(&paths) {
        let before = sources.files().count();
        match refine::read(&path, &settings, &mut sources) {
            Ok((diagnostics, module)) => {
                kept.note(&path.display().to_string(), &sources, before);
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
    report.diagnostics.extend(modules.iter().flat_map(|module| module.diagnostics().iter().cloned()));
    report.entries.iter_mut().for_each(|entry| marks.mark(entry));
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    let asked = modules.iter().filter(|module| !module.items.is_empty()).count();
    let (mut written, mut unwritten) = (BTreeSet::new(), Vec::new());
    let mut stream = Stream::new("refine", &options.common, report.entries.len() + asked > 1);
    stream.begin(&report, &sources, &options.common);
    for module in &modules {
        let (name, before) = (module.path.display().to_string(), report.entries.len());
        let mut found: BTreeMap<usize, (Entry, Vec<Block>)> = BTreeMap::new();
        let mut tell = |i: usize, mut entry: Entry, page: Vec<Block>| {
            marks.mark(&mut entry);
            stream.add(before + i, &entry);
            found.insert(i, (entry, page));
        };
        // A certificate is of this run alone.
        let known = options.certificate.is_none().then(|| kept.known(&name, Entry::of_kept)).flatten();
        match known.filter(|known| known.len() == module.items.len()) {
            Some(known) => known.into_iter().enumerate().for_each(|(i, entry)| tell(i, entry, Vec::new())),
            None => module.decide_all(settings.allowance, &sources, options.common.crew(), |i, (answer, time)| {
                let (item, time, verbose) = (&module.items[i], *time, options.common.verbose);
                let fix = options.fix;
                let told = told::Told { module, item, answer, time, sources: &sources, verbose, fix };
                let mut entry = told.entry();
                if let (Some(folder), Verdict::Verified) = (&options.certificate, answer) {
                    let found = module.certificate(i, settings.allowance, &sources);
                    let saved = found.and_then(|proof| {
                        let text = serde_json::to_string(&proof);
                        proofs::save(folder, &proof.file_name(), ".refine.json", text, &mut written)
                    });
                    match saved {
                        Ok(path) => drop(entry.details.insert("certificate".into(), path.display().to_string().into())),
                        Err(message) => unwritten.push(message),
                    }
                }
                kept.add(&name, i, answer, entry.kept());
                tell(i, entry, told.page());
            }),
        }
        for (entry, page) in found.into_values() {
            report.entries.push(entry);
            pages.push(page);
        }
    }
    if options.certificate.is_none() {
        kept.save();
    }
    for message in &unwritten {
        terminal::refuse(message);
    }
    failed |= !unwritten.is_empty();
    report.summary = (!report.entries.is_empty()).then(|| report.verdicts());
    failed |= !stream.finish("", &report, &sources, &options.common);
    if let Err(message) = marks.save(&report) {
        return terminal::refuse(&message);
    }
    if report.entries.is_empty() && !failed {
        terminal::refuse("nothing to check: no function with a specification {-@ name :: type @-} was found");
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    if failed { 2 } else { report.exit_code_of_files() }
}
