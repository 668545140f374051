//! Verdicts that are known already: they are shown, and do not fail.

use std::path::Path;

use selfsame_ask::baseline::{self, Baseline};
use selfsame_report::{Entry, Report, Tone};

use crate::options::{Common, Known};

/// Marks the entries of a report that are known, or makes those that are no success known. The message says what is wrong
/// with the file.
pub fn apply(report: &mut Report, known: &Known, common: &Common) -> Result<(), String> {
    let of_project = || common.project.as_ref().and_then(|project| Some(project.path(project.baseline.as_ref()?)));
    let Some(file) = known.baseline.clone().or_else(of_project) else {
        return match known.update_baseline {
            true => Err("--update-baseline: which file? Say --baseline FILE, or `baseline` in selfsame.toml".into()),
            false => Ok(()),
        };
    };
    let baseline = match known.update_baseline {
        true => {
            let open = report.entries.iter().filter(|entry| entry.tone() != Tone::Good);
            let baseline = Baseline { known: open.map(as_known).collect() };
            write(&file, &baseline)?;
            baseline
        }
        false => Baseline::load(&file)?,
    };
    for entry in &mut report.entries {
        entry.is_known = baseline.known.contains(&as_known(entry));
    }
    Ok(())
}

fn as_known(entry: &Entry) -> baseline::Known {
    let (file, name, verdict) = (entry.file.replace('\\', "/"), entry.name.clone(), entry.word().to_owned());
    baseline::Known { file: file.trim_start_matches("./").to_owned(), name, verdict }
}

fn write(file: &Path, baseline: &Baseline) -> Result<(), String> {
    std::fs::write(file, baseline.text()).map_err(|error| format!("cannot write {}: {error}", file.display()))
}
