//! `selfsame group --entry NAME FILE...`

mod page;
mod told;

use selfsame_ask::group::Grouping;
use selfsame_ask::worker;

use crate::options::{Format, Group};
use crate::terminal;
use told::Told;

pub fn run(options: Group) -> u8 {
    let settings = options.settings();
    let grouping = match Grouping::new(&settings, options.common.crew()) {
        Ok(grouping) => grouping,
        Err(message) => return terminal::refuse(&message),
    };
    worker::report();
    let told = Told { grouping: &grouping, settings: &settings };
    let report = told.report();
    match options.common.format {
        Format::Human => terminal::out(&told.human()),
        _ => terminal::show(&report.render(&grouping.sources, terminal::style(&options.common))),
    }
    if terminal::page(&options.common, || page::page(&told)) { report.exit_code_of_files() } else { 2 }
}
