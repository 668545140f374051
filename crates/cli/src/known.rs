//! Verdicts that are known already: they are shown, and do not fail.

use std::collections::BTreeSet;
use std::path::PathBuf;

use selfsame_ask::baseline::{self, Baseline};
use selfsame_report::{Entry, Report, Tone};

use crate::options::{Common, Known};

/// The verdicts that are known, or are to be.
pub struct Marks {
    file: Option<PathBuf>,
    /// None where all that is no success is to be known from now on.
    baseline: Option<Baseline>,
}

impl Marks {
    /// As options and the project say. The message says what is wrong with the file.
    pub fn read(known: &Known, common: &Common) -> Result<Marks, String> {
        let of_project = || common.project.as_ref().and_then(|project| Some(project.path(project.baseline.as_ref()?)));
        let file = known.baseline.clone().or_else(of_project);
        let baseline = match (&file, known.update_baseline) {
            (None, true) => {
                return Err("--update-baseline: which file? Say --baseline FILE, or `baseline` in selfsame.toml".into());
            }
            (Some(_), true) => None,
            (Some(file), false) => Some(Baseline::load(file)?),
            (None, false) => Some(Baseline { known: BTreeSet::new() }),
        };
        Ok(Marks { file, baseline })
    }

    /// Marks an entry, if it is known.
    pub fn mark(&self, entry: &mut Entry) {
        entry.is_known = match &self.baseline {
            Some(baseline) => baseline.known.contains(&as_known(entry)),
            None => entry.tone() != Tone::Good,
        };
    }

    /// Makes what is no success known, if that was asked for. The message says what is wrong with the file.
    pub fn save(&self, report: &Report) -> Result<(), String> {
        let (Some(file), None) = (&self.file, &self.baseline) else { return Ok(()) };
        let open = report.entries.iter().filter(|entry| entry.tone() != Tone::Good);
        let text = Baseline { known: open.map(as_known).collect() }.text();
        std::fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
    }
}

fn as_known(entry: &Entry) -> baseline::Known {
    let (file, name, verdict) = (entry.file.replace('\\', "/"), entry.name.clone(), entry.word().to_owned());
    baseline::Known { file: file.trim_start_matches("./").to_owned(), name, verdict }
}
