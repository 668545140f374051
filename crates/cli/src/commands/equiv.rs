//! `selfsame equiv FILE:NAME FILE:NAME...`

use selfsame_farm::answer::{Compared, compared};
use selfsame_report::Report;

use crate::options::Equiv;
use crate::terminal;

pub fn run(options: Equiv) -> u8 {
    let settings = options.settings();
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("equiv");
    let mut failed = false;
    for second in &options.second {
        match compared([&options.first, second], &settings, &mut sources) {
            Ok(Compared { entry, errors, .. }) => {
                report.diagnostics.extend(errors);
                report.entries.push(entry);
            }
            Err(message) => {
                terminal::refuse(&message);
                failed = true;
            }
        }
    }
    if report.entries.is_empty() {
        return 2;
    }
    let code = terminal::finish(&report, &sources, &options.common);
    if failed { 2 } else { code }
}
