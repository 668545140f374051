//! `selfsame audit PATH...`

use std::collections::BTreeMap;
use std::path::PathBuf;

use indexmap::IndexMap;
use selfsame_ask::audit::{self, Audit, Definition, Status};
use selfsame_ask::{files, project};
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Verdict;
use selfsame_report::{Asked, Entry, Report};
use serde_json::json;

use crate::options::{self, Format, Reads};
use crate::terminal;

pub fn run(options: options::Audit) -> u8 {
    let reads = Reads::AsWritten("nothing is computed");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let common = &options.common;
    let Some(paths) = project::given(&options.paths, common.project.as_deref()) else {
        return terminal::refuse("nothing to read: give files or folders, or ask inside a project");
    };
    let audit = audit::audit(&paths, &options.settings(), common.crew());
    for (path, why) in audit.unread.iter().filter(|(path, _)| !files::is_file(path)) {
        terminal::refuse(&format!("{}: {why}", path.display()));
    }
    let mut report = Report::new("audit");
    report.entries = audit.definitions.iter().map(entry).chain(audit.unread.iter().map(unread)).collect();
    report.details.insert("missing".into(), missing(&audit));
    report.summary = Some(summary(&audit.definitions));
    let mut has_page = terminal::plain_page(common, &report);
    match common.format {
        Format::Human => terminal::out(&table(&audit)),
        _ => has_page &= terminal::tell(&report, &SourceMap::default(), common),
    }
    if report.entries.is_empty() {
        return terminal::refuse("nothing to read: no definition was found");
    }
    if has_page { report.exit_code() } else { 2 }
}

fn entry(definition: &Definition) -> Entry {
    let Definition { module, name, file, line, status, reason, because } = definition;
    let mut details = serde_json::Map::new();
    details.insert("module".into(), json!(module));
    details.insert("status".into(), json!(status.as_str()));
    if let Some(because) = because {
        details.insert("because".into(), json!(because));
    }
    let mut text = format!("{:<11} {module}.{name}", status.as_str());
    if let Some(reason) = reason {
        text += &format!("\n    {reason}");
    }
    if let Some(because) = because {
        text += &format!(" ({because})");
    }
    let verdict = match status {
        Status::Usable => Verdict::Verified,
        _ => Verdict::Unknown(reason.clone().unwrap_or_default()),
    };
    Entry { asked: Asked::Definition, verdict, details, text, ..Entry::new(name, file, *line) }
}

fn unread((path, why): &(PathBuf, String)) -> Entry {
    let file = path.display().to_string();
    let details = [("module", json!("")), ("status", json!(Status::Error.as_str()))];
    let details = details.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    Entry {
        asked: Asked::Definition,
        verdict: Verdict::Unknown(why.clone()),
        details,
        text: format!("unread      {file}\n    {why}"),
        ..Entry::new(&file, &file, 1)
    }
}

fn missing(audit: &Audit) -> serde_json::Value {
    let each = audit.missing.iter();
    each.map(|missing| json!({"module": missing.module, "imported_by": missing.imported_by, "costs": missing.costs}))
        .collect()
}

/// How many definitions have each status.
#[derive(Clone, Copy, Default)]
struct Counts {
    usable: usize,
    io: usize,
    unsupported: usize,
    error: usize,
}

impl Counts {
    fn add(&mut self, status: Status) {
        match status {
            Status::Usable => self.usable += 1,
            Status::Io => self.io += 1,
            Status::Unsupported => self.unsupported += 1,
            Status::Error => self.error += 1,
        }
    }

    fn all(self) -> usize {
        self.usable + self.io + self.unsupported + self.error
    }

    fn percent(self) -> f64 {
        100.0 * self.usable as f64 / self.all().max(1) as f64
    }
}

fn counts<'a>(definitions: impl IntoIterator<Item = &'a Definition>) -> Counts {
    let mut counts = Counts::default();
    definitions.into_iter().for_each(|definition| counts.add(definition.status));
    counts
}

fn summary(definitions: &[Definition]) -> String {
    let counts = counts(definitions);
    let Counts { usable, io, unsupported, error } = counts;
    let all = counts.all();
    format!(
        "{usable} of {all} definitions usable ({:.1} %), {io} in IO, {unsupported} unsupported, {error} in error",
        counts.percent()
    )
}

/// Reasons and modules of which so many are shown.
const MOST: usize = 20;

/// What people are shown: modules, reasons, what is missing.
fn table(audit: &Audit) -> String {
    let mut modules: IndexMap<&str, Counts> = IndexMap::new();
    for definition in &audit.definitions {
        modules.entry(&definition.module).or_default().add(definition.status);
    }
    let width = modules.keys().map(|name| name.chars().count()).max().unwrap_or(0).max("module".len());
    let mut text = format!("{:<width$}  usable     %   io  unsupported  error\n", "module");
    for (name, counts) in &modules {
        let Counts { usable, io, unsupported, error } = *counts;
        text +=
            &format!("{name:<width$}  {usable:>6} {:>5.1} {io:>4}  {unsupported:>11}  {error:>5}\n", counts.percent());
    }
    text += &reasons(&audit.definitions);
    if !audit.missing.is_empty() {
        text += "\nmodules that are not there\n";
        for missing in audit.missing.iter().take(MOST) {
            let by = &missing.imported_by;
            let more = if by.len() > 1 { format!(" and {} more", by.len() - 1) } else { String::new() };
            text += &format!(
                "{:>6}  {}, imported by {}{more}\n",
                missing.costs,
                missing.module,
                by.first().map_or("", String::as_str)
            );
        }
        if audit.missing.len() > MOST {
            text += &format!("        and {} more\n", audit.missing.len() - MOST);
        }
    }
    for (path, why) in &audit.unread {
        text += &format!("\nunread  {}: {why}", path.display());
    }
    format!("{text}\n{}\n", summary(&audit.definitions))
}

/// Why definitions are not usable, most frequent first. Of a reason about names one example is shown.
fn reasons(definitions: &[Definition]) -> String {
    let mut reasons: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    for reason in definitions.iter().filter_map(|definition| definition.reason.as_deref()) {
        let known = reasons.entry(shape(reason)).or_insert((0, reason));
        known.0 += 1;
    }
    let mut reasons: Vec<(usize, &str)> = reasons.into_values().collect();
    reasons.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    if reasons.is_empty() {
        return String::new();
    }
    let mut text = "\nreasons\n".to_owned();
    for (count, reason) in reasons.iter().take(MOST) {
        text += &format!("{count:>6}  {reason}\n");
    }
    if reasons.len() > MOST {
        text += &format!("        and {} more\n", reasons.len() - MOST);
    }
    text
}

/// A reason without what stands between backquotes.
fn shape(reason: &str) -> String {
    reason.split('`').step_by(2).collect::<Vec<_>>().join("`…`")
}
