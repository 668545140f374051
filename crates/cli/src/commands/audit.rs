//! `selfsame audit PATH...`

use selfsame_ask::{audit, files, project};
use selfsame_core::span::SourceMap;
use selfsame_farm::told::audit::{Table, entry, missing, unread};
use selfsame_report::Report;

use crate::options::{self, Format, Reads};
use crate::terminal;

pub fn run(options: options::Audit) -> u8 {
    let reads = Reads::AsWritten("nothing is computed");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let common = &options.common;
    let paths = match project::given(&options.paths, common.project.as_deref()) {
        Ok(paths) => paths,
        Err(message) => return terminal::refuse(&message),
    };
    let audit = audit::audit(&paths, &options.settings(), common.crew());
    for (path, why) in audit.unread.iter().filter(|(path, _)| !files::is_file(path)) {
        terminal::refuse(&format!("{}: {why}", path.display()));
    }
    let mut report = Report::new("audit");
    report.entries = audit.definitions.iter().map(entry).chain(audit.unread.iter().map(unread)).collect();
    let mut table = Table::default();
    report.entries.iter().for_each(|entry| table.add(entry));
    report.details.insert("missing".into(), missing(&audit.missing));
    report.summary = Some(table.summary());
    let mut has_page = terminal::plain_page(common, &report);
    match common.format {
        Format::Human => terminal::out(&table.text(&audit.missing)),
        _ => has_page &= terminal::tell(&report, &SourceMap::default(), common),
    }
    if report.entries.is_empty() {
        return terminal::refuse("nothing to read: no definition was found");
    }
    if has_page { report.exit_code() } else { 2 }
}
