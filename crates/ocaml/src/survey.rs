//! What can be used of a program: without a memory, or with one.
//!
//! A definition that the plain dialect refuses may still be run with a memory ([`crate::shared`]), after its file and all that
//! it needs were run from top to bottom. Then there must be no gap in any of that, but what has nothing to do with it ([`crate::start`]).

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::gap::Gap;
use selfsame_core::span::FileId;
use selfsame_core::symbol::Symbol;

use crate::load::{Loaded, TopLevel};
use crate::lower::{Lower, SURVEY, surveyed};
use crate::shared::is_inert;
use crate::start::Start;

/// Which files can be run.
#[derive(Debug, Default)]
pub struct Survey {
    /// The gaps that a run of the file meets, each with the definition that it was looked for in.
    starts: FxHashMap<FileId, Vec<(Symbol, Gap)>>,
    /// How all of that hangs together.
    start: Start,
    /// The file of each definition.
    files: FxHashMap<Symbol, FileId>,
}

impl Survey {
    /// Of all files of the program. The program grows by the forms that are looked at.
    pub fn of(loaded: &mut Loaded) -> Survey {
        let mut survey = Survey::default();
        if !loaded.has_memory() {
            return survey;
        }
        let values: Vec<Symbol> = loaded.before.iter().chain(&loaded.values).map(|value| value.global).collect();
        let session = &mut loaded.session;
        let mut next_local = *session.checker.local_counter();
        let program = Arc::make_mut(&mut loaded.program);
        Lower::new(&session.checker.facts, program, &session.definitions, &session.updaters, &mut next_local)
            .survey(&values);
        *session.checker.local_counter() = next_local;
        // A file comes after those that it needs.
        for member in &loaded.members {
            survey.files.extend(member.values.iter().map(|value| (value.global, member.file)));
            let needed = member.needs.iter().filter_map(|file| survey.starts.get(file)).flatten().cloned();
            let own = member.values.iter().filter_map(|value| Some((value.global, gap_at_start(loaded, value)?)));
            let mut gaps: Vec<(Symbol, Gap)> = Vec::new();
            let mut known = FxHashSet::default();
            gaps.extend(needed.chain(own).filter(|(name, _)| known.insert(*name)));
            survey.starts.insert(member.file, gaps);
        }
        survey.start = Start::of(loaded);
        survey
    }

    /// What keeps a definition from being run with a memory; the definition or one that its file starts with.
    pub fn gap(&self, loaded: &Loaded, global: Symbol) -> Result<(), Option<Gap>> {
        let file = self.files.get(&global).ok_or(None)?;
        match loaded.program.gap_of_run(surveyed(global)) {
            Some(gap) => Err(Some(gap)),
            None => {
                let gaps = self.starts.get(file).ok_or(None)?;
                if gaps.is_empty() {
                    return Ok(());
                }
                let left_out = self.start.left_out_for_call(global);
                let met = gaps.iter().find(|(name, _)| !left_out.contains(name));
                met.map_or(Ok(()), |(_, gap)| Err(Some(gap.clone())))
            }
        }
    }

    /// The definition that a form is of.
    pub fn asked(name: Symbol) -> Symbol {
        name.as_str().strip_suffix(SURVEY).map_or(name, Symbol::new)
    }
}

fn gap_at_start(loaded: &Loaded, value: &TopLevel) -> Option<Gap> {
    let definition = loaded.session.definitions.get(&value.global)?;
    match is_inert(definition, loaded) {
        true => None,
        false => loaded.program.gap_of_run(surveyed(value.global)),
    }
}
