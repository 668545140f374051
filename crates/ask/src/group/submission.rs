//! A file that was handed in.

use std::path::PathBuf;
use std::sync::Arc;

use selfsame_core::span::{FileId, SourceMap};

use super::Settings;
use crate::compare::Side;
use crate::files;
use crate::limits;
use crate::source::Source;

/// A file that was handed in. It is read once, however many others it is compared with.
pub struct Submission {
    /// Where it is.
    pub path: PathBuf,
    /// What it says.
    pub text: String,
    /// The text and those of the modules that it imports.
    pub(super) content: String,
    /// Ready to be compared, or why it takes part in nothing: it does not load, or lacks the entry.
    pub(super) side: Result<Arc<Side>, String>,
}

impl Submission {
    /// Why it takes part in nothing.
    pub fn problem(&self) -> Option<&str> {
        self.side.as_ref().err().map(String::as_str)
    }

    /// Reads a file within the limits.
    pub(super) fn read(path: PathBuf, settings: &Settings, sources: &mut SourceMap) -> Submission {
        let unread = |path: PathBuf, text: String, problem: String| Submission {
            path,
            text,
            content: String::new(),
            side: Err(problem),
        };
        let text = match files::program(&path) {
            Ok(text) => text,
            Err(message) => return unread(path, String::new(), message),
        };
        let name = format!("load {}", path.display());
        let (place, theirs) = (path.clone(), text.clone());
        let (asked, mut known) = (settings.clone(), sources.clone());
        let read = limits::item(&name, settings.allowance, move || {
            let submission = Submission::new(&asked, &mut known, place, theirs);
            (submission, known)
        });
        match read {
            Ok((submission, known)) => {
                *sources = known;
                submission
            }
            Err(reason) => {
                let problem = format!("{} is not read: {reason}", path.display());
                unread(path, text, problem)
            }
        }
    }

    fn new(settings: &Settings, sources: &mut SourceMap, path: PathBuf, text: String) -> Submission {
        let own = |sources: &SourceMap| sources.files().filter(|(id, _)| id.0 < FileId::SHELF).count();
        let known = own(sources);
        let mut source = Source::of_text(&path, text.clone(), &settings.include, sources);
        let read = sources.files().take(own(sources)).skip(known);
        let content = read.map(|(_, file)| &*file.text).collect::<Vec<&str>>().join("\0");
        let entry = &settings.entry;
        let side = match source.errors().first() {
            _ if source.defines(entry) => {
                source.set_ints(settings.ints);
                Ok(Arc::new(Side::new(source)))
            }
            Some(error) => Err(error.one_line(sources)),
            None => Err(format!("{} does not define `{entry}`", path.display())),
        };
        Submission { path, text, content, side }
    }
}
