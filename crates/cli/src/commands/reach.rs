//! `selfsame reach FILE (--line N | --target NAME)`

mod told;

use std::time::Instant;

use selfsame_ask::reach::{Answer, Subject};
use selfsame_ask::source::Source;
use selfsame_ask::watchdog::Watchdog;
use selfsame_core::span::SourceMap;

use crate::options::{Reach, Reads};
use crate::terminal;
use told::Told;

pub fn run(options: Reach) -> u8 {
    let reads = Reads::Unbounded("inputs are looked for among all integers, and run with 64 bits");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let (common, settings) = (&options.common, options.settings());
    let mut sources = selfsame_library::sources();
    let source = match Source::whole(&options.file, &common.include, settings.allowance, &mut sources) {
        Ok(source) => source,
        Err(unread) => return terminal::refuse_unread(&unread, &options.file),
    };
    let started = Instant::now();
    let subject = match Subject::new(source, &settings, &mut sources) {
        Ok(subject) => subject,
        Err(errors) => return terminal::complain("reach", errors, &sources, common),
    };
    let line = subject.line();
    let watchdog = watchdog(&options, line);
    let answer = subject.answer(&settings, &sources);
    watchdog.answer(|| Told { options: &options, line, time: started.elapsed() }.show(&answer, &sources))
}

/// Says that something is used up when the engine does not.
fn watchdog(options: &Reach, line: usize) -> Watchdog {
    let (options, started) = (options.clone(), Instant::now());
    let name = format!("reach {} {line}", options.file.display());
    Watchdog::start(&name, options.common.allowance(), move |reason| {
        let told = Told { options: &options, line, time: started.elapsed() };
        told.show(&Answer::unknown(reason), &SourceMap::default())
    })
}
