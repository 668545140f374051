//! `selfsame explore FILE FUNCTION`

mod page;
mod told;

use std::time::Instant;

use selfsame_ask::explore::Subject;
use selfsame_ask::limits::Allowance;
use selfsame_ask::source::Source;
use selfsame_ask::watchdog::Watchdog;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_report::{Entry, Report};

use crate::options::Explore;
use crate::terminal;
use told::Told;

pub fn run(options: Explore) -> u8 {
    let (common, settings) = (&options.common, options.settings());
    let mut sources = selfsame_library::sources();
    let source = match Source::whole(&options.file, &common.include, settings.allowance, &mut sources) {
        Ok(source) => source,
        Err(unread) => return terminal::refuse_unread(&unread, &options.file),
    };
    let subject = match Subject::new(source, &options.file, &settings, &mut sources) {
        Ok(subject) => subject,
        Err(errors) => return terminal::complain("explore", errors, &sources, common),
    };
    let started = Instant::now();
    let line = sources.file(subject.place.file).line_column(subject.place.start).0;
    let watchdog = watchdog(&options, line, started);
    let explored = match subject.explore(&settings, &sources) {
        Ok(explored) => explored,
        Err(error) => return terminal::complain("explore", vec![*error], &sources, common),
    };
    let (place, time) = (subject.place, started.elapsed());
    let told = Told { options: &options, sources: &sources, place, explored: &explored, time };
    watchdog.answer(|| tell(&told, &subject))
}

/// Says that there was no end when the engine does not: it needs a while to write down what it has found.
fn watchdog(options: &Explore, line: usize, started: Instant) -> Watchdog {
    let (options, allowance) = (options.clone(), options.common.allowance());
    let patience = Allowance { seconds: allowance.seconds.saturating_add(allowance.seconds / 10), ..allowance };
    Watchdog::start(&format!("explore {}", options.function), patience, move |reason| {
        let reason = match reason {
            Reason::Timeout(_) => Reason::Timeout(allowance.seconds),
            other => other,
        };
        let mut report = Report::new("explore");
        report.entries.push(Entry {
            time_ms: started.elapsed().as_secs_f64() * 1000.0,
            text: format!("unknown   {}\n    {reason}", options.function),
            verdict: Verdict::Unknown(reason.to_string()),
            ..Entry::new(&options.function, options.file.display().to_string(), line)
        });
        terminal::finish(&report, &SourceMap::default(), &options.common)
    })
}

fn tell(told: &Told<'_>, subject: &Subject) -> u8 {
    let common = &told.options.common;
    let mut report = told.report();
    let worth_saying = |d: &&Diagnostic| d.severity == Severity::Error || common.verbose;
    report.diagnostics = subject.diagnostics().iter().filter(worth_saying).cloned().collect();
    let rendered = report.render(told.sources, terminal::style(common));
    match told.options.emit {
        Some(framework) => {
            terminal::err(&rendered.err);
            terminal::out(&told.tests(framework, &subject.imports));
        }
        None => terminal::show(&rendered),
    }
    let is_written = terminal::page(common, || page::page(&report, &told.explored.coverage, told.sources));
    if is_written { report.exit_code() } else { 2 }
}
