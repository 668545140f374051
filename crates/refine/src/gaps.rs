//! What was written and not understood.
//!
//! Nothing is dropped: an annotation, or a part of one, that cannot be read or does not fit leaves a gap on what it speaks
//! of. Specifications are kept behind questions that answer with the gap instead of with nothing ([`crate::specs::Specs`]),
//! so that whoever uses something that has one cannot go on; and no verdict is given before [`crate::standing`] has looked
//! at everything that a function stands on.

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::symbol::Symbol;

/// What a gap is a gap of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// A definition of the program.
    Global(Symbol),
    /// A data type or class of the program.
    Data(Symbol),
    /// An alias, predicate, measure or synonym, as annotations call it.
    Name(Symbol),
    /// A definition inside others, by its name.
    Local(Symbol),
    /// Nobody can say what it speaks of.
    Everything,
}

/// The first gap of each thing.
#[derive(Clone, Debug, Default)]
pub struct Gaps(FxHashMap<Of, Diagnostic>);

impl Gaps {
    pub fn add(&mut self, of: Of, gap: Diagnostic) {
        self.0.entry(of).or_insert(gap);
    }

    /// An error if there is a gap.
    pub fn check(&self, of: &Of) -> Result<(), Diagnostic> {
        match self.0.get(of) {
            Some(gap) => Err(gap.clone()),
            None => Ok(()),
        }
    }
}

/// What an annotation that cannot be read speaks of, as far as its first words tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Values(Vec<String>),
    /// An alias, a predicate or a measure.
    Name(String),
    Data(String),
    Unknown,
}

impl Target {
    pub fn of(text: &str) -> Target {
        let mut words = text.split(|c: char| c.is_whitespace() || c == '=').filter(|word| !word.is_empty());
        let first = words.next().unwrap_or_default();
        let mut second = || words.next().unwrap_or_default().to_owned();
        match first {
            "type" | "predicate" | "expression" | "measure" | "inline" | "reflect" | "define" => Target::Name(second()),
            "data" | "newtype" => Target::Data(second()),
            "class" | "instance" | "bound" => Target::Unknown,
            _ => match text.split_once("::") {
                Some((names, _)) => {
                    let names = names.trim();
                    let names = ["assume", "assert"]
                        .iter()
                        .find_map(|word| names.strip_prefix(word).filter(|rest| rest.starts_with(char::is_whitespace)))
                        .unwrap_or(names);
                    let bare = |name: &str| name.trim().trim_start_matches('(').trim_end_matches(')').trim().to_owned();
                    let names: Vec<String> = names.split(',').map(bare).collect();
                    let is_name = |name: &String| !name.is_empty() && !name.contains(char::is_whitespace);
                    if names.iter().all(is_name) { Target::Values(names) } else { Target::Unknown }
                }
                None => Target::Unknown,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_annotation_speaks_of() {
        assert_eq!(Target::of(" f :: ???"), Target::Values(vec!["f".into()]));
        assert_eq!(Target::of(" (+++), g :: ???"), Target::Values(vec!["+++".into(), "g".into()]));
        assert_eq!(Target::of("assume  f :: ?"), Target::Values(vec!["f".into()]));
        assert_eq!(Target::of("assumes :: ?"), Target::Values(vec!["assumes".into()]));
        assert_eq!(Target::of("type T a = ?"), Target::Name("T".into()));
        assert_eq!(Target::of("data P <p :: Int> = ?"), Target::Data("P".into()));
        assert_eq!(Target::of("wibble f"), Target::Unknown);
        assert_eq!(Target::of("wibble f :: Int"), Target::Unknown);
    }
}
