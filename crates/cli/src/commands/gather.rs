//! `selfsame gather RESULTS...`

use std::fs::File;
use std::path::Path;

use selfsame_farm::gather::{Gathered, told_left};
use selfsame_farm::question::Question;
use selfsame_report::whole::Whole;
use selfsame_report::{Entry, Style};

use crate::known::Marks;
use crate::options::{Common, Format, Gather, Known, VERSION_HERE};
use crate::terminal::{self, Written};

pub fn run(options: Gather) -> u8 {
    let Common { effort, timeout, memory, jobs, int, include, .. } = &options.common;
    let limits =
        [effort.is_some(), timeout.is_some(), memory.is_some(), jobs.is_some(), int.is_some(), !include.is_empty()];
    if limits.contains(&true) {
        return terminal::refuse("how questions are answered is said to `selfsame plan`");
    }
    terminal::start(&options.common);
    let known = Known { baseline: options.baseline.clone(), update_baseline: false };
    let marks = match Marks::read(&known, &options.common) {
        Ok(marks) => marks,
        Err(message) => return terminal::refuse(&message),
    };
    let mark = |entry: &mut Entry| marks.mark(entry);
    let files: Result<Vec<File>, String> = match &options.files[..] {
        [] => terminal::spooled().map(|file| vec![file]),
        files => files.iter().map(|path| open(path)).collect(),
    };
    let gathered = files.and_then(|files| Gathered::read(files, options.plan.as_deref(), &VERSION_HERE, &mark));
    let ending = gathered.as_ref().map_err(Clone::clone).and_then(Gathered::summed_up);
    let (gathered, ending) = match (&gathered, ending) {
        (Ok(gathered), Ok(ending)) => (gathered, ending),
        (Err(why), _) => return terminal::refuse(why),
        (_, Err(why)) => return terminal::refuse(&why),
    };
    let (summary, command) = (ending.summary.as_deref(), gathered.question.command());
    let whole = Whole { command, summary, details: &ending.details, parts: gathered };
    let (common, style) = (&options.common, terminal::style(&options.common));
    ending.refused.iter().for_each(|message| _ = terminal::refuse(message));
    let is_audit = matches!(gathered.question, Question::Audit { .. });
    if !is_audit || common.format != Format::Human {
        whole.write_said(style, &mut terminal::err);
    }
    match &ending.table {
        Some(table) if common.format == Format::Human => terminal::out(table),
        _ => terminal::stream(|out| whole.write(style, out)),
    }
    let mut failed = false;
    for also in &common.also {
        let plain = Style { format: terminal::format(also.format), ..terminal::plain(common) };
        failed |= !Written::to(&also.file).is_some_and(|mut file| file.all(|out| whole.write(plain, out)));
    }
    if let Some(path) = &common.html {
        failed |= match path == Path::new("-") {
            true => !terminal::page(common, || {
                let mut text = String::new();
                whole.write_page(&mut |part| text += part);
                text
            }),
            false => !Written::to(path).is_some_and(|mut file| file.all(|out| whole.write_page(out))),
        };
    }
    if ending.tally.all() == 0
        && ending.refused.is_empty()
        && ending.exit_code(&gathered.question, options.allow_none) == 2
    {
        terminal::refuse("nothing was found in any file");
    }
    let left = told_left(&gathered.left);
    if !left.is_empty() {
        terminal::err(&format!("note: {}\n", left.trim_start_matches(" (").trim_end_matches(')')));
    }
    let (names, count) = &gathered.missing;
    if *count > 0 {
        let more = if *count > names.len() { ", …" } else { "" };
        terminal::err(&format!("error: {count} jobs have no result: {}{more}\n", names.join(", ")));
    }
    match ending.exit_code(&gathered.question, options.allow_none) {
        _ if failed => 2,
        0 | 2 if *count > 0 => 3,
        code => code,
    }
}

fn open(path: &Path) -> Result<File, String> {
    File::open(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}
