//! What a file says besides its definitions: types, exceptions, and what happens when it is run.
//!
//! Of these only the text is compared. What changed is said, so that nobody takes silence for sameness.

use selfsame_core::span::SourceMap;
use selfsame_core::written::{Part, Written};

use super::Sides;
use crate::source::Source;

/// What else two versions of a file have.
#[derive(Default)]
pub(super) struct Others {
    pub added: Vec<String>,
    pub removed: Vec<String>,
    /// What both have, written differently, and why nothing is said of it.
    pub not_compared: Vec<(String, String)>,
}

impl Others {
    /// Of two OCaml files. What a Haskell file says besides has no effect of its own.
    pub fn new(sides: &Sides, sources: &SourceMap) -> Others {
        let both = [sides.side(0), sides.side(1)];
        if !both.iter().all(|side| matches!(side.source, Source::Ocaml(_))) {
            return Others::default();
        }
        let [old, new] = both.map(|side| side.written(sources));
        let (before, after) = (&old.declarations, &new.declarations);
        let mut others = Others::default();
        for (title, text) in after {
            match before.iter().find(|(other, _)| other == title) {
                None => others.added.push(title.clone()),
                Some((_, other)) if other == text => {}
                Some(_) => {
                    let why = "a declaration that changed: only definitions are compared";
                    others.not_compared.push((title.clone(), why.to_owned()));
                }
            }
        }
        let gone = before.iter().filter(|(title, _)| !after.iter().any(|(other, _)| other == title));
        others.removed = gone.map(|(title, _)| title.clone()).collect();
        if (is_run(old) || is_run(new)) && !old.starts_same(new) {
            let why = "what the file does when it is run, or what that depends on, changed";
            others.not_compared.push(("the run of the file".to_owned(), why.to_owned()));
        }
        others
    }
}

/// Whether something happens when the file is run.
fn is_run(written: &Written) -> bool {
    let mut always = written.items.iter().filter(|(_, item)| item.part == Part::Always);
    always.any(|(_, item)| !item.text.starts_with("open") && !item.text.starts_with("module type"))
}
