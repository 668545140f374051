//! Two versions of files, every definition that both have compared.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::verdict::Reason;
use selfsame_grade::{Answer, Effort};

use super::others::Others;
use super::{Definition, Settings, Sides};
use crate::files;
use crate::limits;
use crate::many::Crew;
use crate::source::Source;

/// An old and a new version of a file, each with its text.
#[derive(Clone)]
pub struct Versions {
    /// What it was.
    pub old: (PathBuf, String),
    /// What it is.
    pub new: (PathBuf, String),
}

impl Versions {
    /// Of two files, or of every file that is below both of two folders. The message says what cannot be read.
    pub fn of_paths(old: &Path, new: &Path) -> Result<Vec<Versions>, String> {
        if !(files::is_folder(old) && files::is_folder(new)) {
            return Ok(vec![Versions { old: read(old)?, new: read(new)? }]);
        }
        let mut pairs = Vec::new();
        for path in files::below(new) {
            let old = old.join(path.strip_prefix(new).unwrap_or(&path));
            if old.is_file() {
                pairs.push(Versions { old: read(&old)?, new: read(&path)? });
            }
        }
        Ok(pairs)
    }

    /// Of a file as it was in a revision, and as it is.
    pub fn of_revision(revision: &str, path: &Path) -> Result<Versions, String> {
        let old = (path.to_owned(), of_revision(revision, path)?);
        Ok(Versions { old, new: read(path)? })
    }
}

fn read(path: &Path) -> Result<(PathBuf, String), String> {
    files::read(path).map(|text| (path.to_owned(), text))
}

/// The text of a file as it was in a revision.
fn of_revision(revision: &str, path: &Path) -> Result<String, String> {
    if revision.starts_with('-') {
        return Err(format!("`{revision}` is no revision"));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().ok_or_else(|| format!("{} is no file", path.display()))?;
    let object = format!("{revision}:./{}", name.to_string_lossy());
    let output = Command::new("git").arg("-C").arg(folder).args(["show", &object]).output();
    let output = output.map_err(|error| format!("cannot run git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git show {object}: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{object} is not UTF-8 text"))
}

/// What is known of the definitions of a file.
pub struct Diffed {
    /// What has to be corrected in both versions.
    pub errors: Vec<Diagnostic>,
    /// Names that only the new version has.
    pub added: Vec<String>,
    /// Names that only the old version has.
    pub removed: Vec<String>,
    /// Those that both have, in the order of the new version.
    pub pairs: Vec<Compared>,
}

/// A definition that both versions have.
pub struct Compared {
    /// In both.
    pub name: String,
    /// The file and the line of the new one.
    pub place: (String, usize),
    /// Whether it still does the same.
    pub answer: Answer,
    /// How long that took.
    pub time: Duration,
}

/// Compares what both versions have; the reason is why they were not even read.
pub fn diff(
    versions: &Versions,
    settings: &Settings,
    sources: &mut SourceMap,
    crew: Crew<'_>,
) -> Result<Diffed, Reason> {
    let (allowance, path) = (settings.allowance, &versions.new.0);
    let (both, asked, mut known) = (versions.clone(), settings.clone(), sources.clone());
    let (sides, errors, known) = limits::item(&format!("load {}", path.display()), allowance, move || {
        let both = [both.old, both.new].map(|(path, text)| {
            let mut source = Source::of_text(&path, text, &asked.include, &mut known);
            source.set_ints(asked.ints);
            source
        });
        let errors = both.iter().flat_map(Source::errors).collect();
        (Sides::of_sources(both, asked.bottoms, Effort::Full), errors, known)
    })?;
    *sources = known;
    // What methods do is up to the instances, whose methods are definitions of their own.
    let [before, after] = [0, 1].map(|side| {
        let all = sides.side(side).definitions().iter();
        all.filter(|definition| !definition.is_method).collect::<Vec<&Definition>>()
    });
    let known = |side: usize, name: Symbol| sides.side(side).definition(name.as_str()).filter(|d| !d.is_method);
    let missing = |all: &[&Definition], side: usize| {
        let missing = all.iter().filter(|d| d.is_written && known(side, d.name).is_none());
        missing.map(|d| d.name.to_string()).collect::<Vec<String>>()
    };
    let (mut added, mut removed) = (missing(&after, 0), missing(&before, 1));
    let others = Others::new(&sides, sources);
    added.extend(others.added.clone());
    removed.extend(others.removed.clone());
    let is_common = |d: &&&Definition| known(0, d.name).is_some_and(|before| d.is_written || before.is_written);
    let mut common: Vec<_> = after.iter().filter(is_common).collect();
    common.sort_by_key(|definition| definition.span.map(|span| span.start));
    let pairs: Vec<_> = common.iter().filter_map(|d| sides.pair([d.name.as_str(); 2]).ok()).collect();
    let names: Vec<String> = pairs.iter().map(|pair| pair.name.clone()).collect();
    let shared = Arc::new((sides, settings.said.clone(), sources.clone()));
    let answers = crew.all(&names, |i| {
        let started = Instant::now();
        let (shared, pair) = (shared.clone(), pairs[i].clone());
        let name = format!("diff {} {}", path.display(), names[i]);
        let answer = limits::item(&name, allowance, move || {
            let (sides, said, sources) = &*shared;
            sides.compare(&pair, said, allowance, sources)
        });
        (answer.unwrap_or_else(Answer::unknown), started.elapsed())
    });
    let compared = |(pair, (answer, time)): (super::Pair, (Answer, Duration))| Compared {
        place: super::place(sources, pair.span, path),
        name: pair.name,
        answer,
        time,
    };
    let place = (path.display().to_string(), 1);
    let others = others.not_compared.into_iter().map(|(name, why)| Compared {
        name,
        place: place.clone(),
        answer: Answer::unknown(Reason::Unsupported(why, None)),
        time: Duration::ZERO,
    });
    let pairs = pairs.into_iter().zip(answers).map(compared).chain(others).collect();
    Ok(Diffed { errors, added, removed, pairs })
}
