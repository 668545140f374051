//! `selfsame check FILE...`

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use selfsame_ask::check::{self, Task};
use selfsame_ask::config::FILE;
use selfsame_ask::kept::Kept;
use selfsame_ask::source::Unread;
use selfsame_ask::{files, project};
use selfsame_farm::told::check as told;
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Report};

use crate::known::Marks;
use crate::options::Check;
use crate::stream::Stream;
use crate::{proofs, terminal};

pub fn run(options: Check) -> u8 {
    let settings = Arc::new(options.settings());
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("check");
    let mut failed = false;
    let mut tasks = Vec::new();
    let paths = match project::given(&options.files, options.common.project.as_deref()) {
        Ok(paths) => paths,
        Err(message) => return terminal::refuse(&message),
    };
    let marks = match Marks::read(&options.known, &options.common) {
        Ok(marks) => marks,
        Err(message) => return terminal::refuse(&message),
    };
    let mut kept = Kept::new(options.again.is_kept(&options.common), "check", &settings);
    let paths = files::of_paths(&paths);
    for path in &paths {
        let before = sources.files().count();
        match check::read(path, &settings, &mut sources) {
            Ok((diagnostics, found)) => {
                report.diagnostics.extend(diagnostics);
                kept.note(&path.display().to_string(), &sources, before);
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
    if options.files.is_empty() && settings.rules.is_empty() {
        check::idle(&tasks, &settings).iter().for_each(|what| terminal::err(&format!("warning: {FILE}: {what}\n")));
    }
    let ignored = check::ignored(&mut tasks, &settings);
    report.entries.iter_mut().for_each(|entry| marks.mark(entry));
    let unread = report.entries.len();
    let mut stream = Stream::new("check", &options.common, has_files(&report, &tasks));
    stream.begin(&report, &sources, &options.common);
    // A certificate is of this run alone, and for one a proof is wanted.
    let known = if options.certificate.is_none() { known(&kept, &tasks) } else { BTreeMap::new() };
    let mut found: BTreeMap<usize, (Entry, Vec<Block>)> = BTreeMap::new();
    let mut tell = |place: usize, mut entry: Entry, page: Vec<Block>| {
        marks.mark(&mut entry);
        stream.add(unread + place, &entry);
        found.insert(place, (entry, page));
    };
    for (place, entry) in &known {
        tell(*place, entry.clone(), Vec::new());
    }
    let open: Vec<usize> = (0..tasks.len()).filter(|place| !known.contains_key(place)).collect();
    let asked: Vec<Arc<Task>> = open.iter().map(|place| tasks[*place].clone()).collect();
    let answers = check::decide_all(&asked, &settings, options.common.crew(), |i, answer| {
        let (entry, page) = told::entry(&asked[i], answer, options.common.shows(), unread + open[i], &sources);
        kept.add(&asked[i].path.display().to_string(), i, &answer.verdict, entry.kept());
        tell(open[i], entry, page);
    });
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    for (entry, page) in found.into_values() {
        report.entries.push(entry);
        pages.push(page);
    }
    match &options.certificate {
        None => kept.save(),
        Some(folder) => {
            let mut written = BTreeSet::new();
            for (i, (task, answer)) in asked.iter().zip(&answers).enumerate() {
                let Some(proof) = &answer.proof else { continue };
                let file = task.file(proof, answer.itself.clone(), &settings);
                match proofs::save(folder, &file.file_name(), ".json", serde_json::to_string(&file), &mut written) {
                    Ok(path) => told::add_certificate(&mut report.entries[unread + i], &path),
                    Err(message) => {
                        terminal::refuse(&message);
                        failed = true;
                    }
                }
            }
        }
    }
    report.summary = told::summary(&report.tally(), &ignored);
    report.details.insert("ignored".into(), told::ignored(&ignored));
    failed |= !stream.finish("", &report, &sources, &options.common);
    if let Err(message) = marks.save(&report) {
        return terminal::refuse(&message);
    }
    let is_none = report.entries.is_empty() && (options.allow_none || !ignored.is_empty());
    if report.entries.is_empty() && !failed && !is_none {
        terminal::refuse(&check::nothing(&paths, &settings));
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    match failed {
        true => 2,
        // All that there is was left out with a reason, or nobody minds.
        false if is_none => 0,
        false => report.exit_code_of_files(),
    }
}

/// Whether results are of several files.
fn has_files(report: &Report, tasks: &[Arc<Task>]) -> bool {
    let unread = report.entries.iter().map(|entry| entry.file.clone());
    let read = tasks.iter().map(|task| task.path.display().to_string());
    unread.chain(read).collect::<BTreeSet<String>>().len() > 1
}

/// The entries of the tasks whose files are known from earlier runs.
fn known(kept: &Kept, tasks: &[Arc<Task>]) -> BTreeMap<usize, Entry> {
    let mut places: BTreeMap<&PathBuf, Vec<usize>> = BTreeMap::new();
    tasks.iter().enumerate().for_each(|(place, task)| places.entry(&task.path).or_default().push(place));
    let of_file = |(path, places): (&PathBuf, Vec<usize>)| {
        let entries = kept.known(&path.display().to_string(), Entry::of_kept)?;
        (entries.len() == places.len()).then(|| places.into_iter().zip(entries))
    };
    places.into_iter().filter_map(of_file).flatten().collect()
}
