//! Compare these definitions: a proof that they are the same function, or a call that tells them apart.

mod change;
mod condition;
mod interface;
mod others;
mod plan;
mod revision;
mod side;
mod sides;
mod stages;
mod types;
mod versions;

use std::path::{Path, PathBuf};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Bottoms, Kind};
use selfsame_grade::{Answer, Difference, Effort, Inputs};
use serde::{Deserialize, Serialize};

use crate::assumptions;
use crate::limits::{self, Allowance};
use crate::shell;
use crate::source::{Language, Source};

pub use condition::{Asked, Asking};
pub use interface::Interface;
pub use plan::Plan;
pub use side::{Definition, Side, place};
pub use sides::{Pair, Sides};
pub use versions::{Compared, Diffed, Recall, Versions, diff_all};

/// How definitions are compared, and what each pair may use.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// What `Int` is.
    pub ints: Ints,
    /// Which errors are the same.
    pub bottoms: Bottoms,
    /// What is said of arguments.
    pub said: Said,
    /// Where the second must do what the first does.
    pub asking: Asking,
    /// What each pair may use.
    pub allowance: Allowance,
    /// Where imported modules are looked for, besides the file's own folder.
    pub include: Vec<PathBuf>,
}

impl Settings {
    /// What an answer rests on.
    pub fn assumptions(&self, language: Language) -> Vec<String> {
        let mut all = assumptions::of_ints(language, self.ints);
        if self.bottoms == Bottoms::Same {
            all.push("all errors are the same".into());
        }
        let named = [("finite", &self.said.finite), ("total", &self.said.total)];
        let named = named.into_iter().filter(|(_, names)| !names.is_empty());
        all.extend(named.map(|(word, names)| format!("{word}: {}", names.join(", "))));
        all.extend(self.asking.assumptions());
        all
    }
}

/// What is said of arguments, by their names.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Said {
    /// Those without bottoms in them, or `all`.
    pub total: Vec<String>,
    /// Those that are finite and without bottoms, or `all`.
    pub finite: Vec<String>,
}

impl Said {
    /// Why something is said of no argument: it would be taken for something that is.
    fn unknown(&self, known: &[Symbol]) -> Option<String> {
        let said = [("--total", &self.total), ("--finite", &self.finite)];
        let mut said = said.into_iter().flat_map(|(option, names)| names.iter().map(move |name| (option, name)));
        let is_known = |name: &str| name == "all" || known.iter().any(|known| known.as_str() == name);
        let (option, name) = said.find(|(_, name)| !is_known(name))?;
        let known: Vec<&str> = known.iter().map(|name| name.as_str()).collect();
        let known = if known.is_empty() { "it has none".to_owned() } else { format!("there are {}", known.join(", ")) };
        Some(format!("{option} {name}: no argument has this name; {known}"))
    }

    pub(super) fn of(&self, name: Symbol) -> Inputs {
        let says = |names: &[String]| names.iter().any(|said| said == name.as_str() || said == "all");
        Inputs { total: says(&self.total), finite: says(&self.finite) }
    }
}

/// A definition: its file and its name there.
pub type Named = (PathBuf, String);

/// `FILE:NAME`; the name may be an operator with colons in it.
pub fn named(text: &str) -> Result<Named, String> {
    let end = [".hs:", ".lhs:", ".ml:"].iter().filter_map(|ending| text.find(ending).map(|at| at + ending.len())).min();
    match end {
        Some(end) if end < text.len() => Ok((PathBuf::from(&text[..end - 1]), text[end..].to_owned())),
        _ => Err(format!("`{text}` is not FILE:NAME, such as `src/Sort.hs:sort`; files are .hs, .lhs or .ml")),
    }
}

/// What is known of two definitions.
pub struct Told {
    /// Whether they are the same.
    pub answer: Answer,
    /// What has to be corrected in the files.
    pub errors: Vec<Diagnostic>,
    /// The file and the line of the second.
    pub place: (String, usize),
}

/// Compares two definitions. The message says which file cannot be read, or does not have the definition.
pub fn two([first, second]: [&Named; 2], settings: &Settings, sources: &mut SourceMap) -> Result<Told, String> {
    let load = |path: &Path, sources: &mut SourceMap| -> Result<Source, String> {
        let mut source = Source::load(path, &settings.include, sources)?;
        source.set_ints(settings.ints);
        Ok(source)
    };
    let both = [load(&first.0, sources)?, load(&second.0, sources)?];
    let errors = both.iter().flat_map(Source::errors).collect();
    let sides = Sides::of_sources(both, settings.bottoms, Effort::Full);
    let asked = Asked::new(&first.0, &first.1, sides.side(0), settings, sources)?;
    let sides = sides.asked(&asked);
    let pair = sides.pair([&first.1, &second.1]).map_err(|(side, name)| {
        let path = if side == 0 { &first.0 } else { &second.0 };
        format!("{} does not define `{name}`", path.display())
    })?;
    if let Some(why) = sides.variables(&pair).and_then(|known| settings.said.unknown(&known)) {
        return Err(why);
    }
    let answer = sides.compare(&pair, &settings.said, settings.allowance, sources);
    Ok(Told { answer, errors, place: place(sources, pair.span, &second.0) })
}

/// The part of what the question may use that a trial may.
const SHARE: u64 = 10;

/// What to do next where two definitions are not known to be the same: what is said to prove it was tried.
pub fn hint(both: [&Named; 2], answer: &Answer, settings: &Settings) -> Option<String> {
    let reason = match &answer.verdict {
        Verdict::Verified => return None,
        Verdict::Refuted(Difference::Values(found)) if found.kind != Kind::Value => None,
        Verdict::Refuted(_) => return None,
        Verdict::Unknown(Reason::Unsupported(..)) => {
            let files = both.map(|(path, _)| shell::path(path));
            let files = if files[0] == files[1] { files[0].clone() } else { files.join(" ") };
            return Some(format!("`selfsame audit {files}` says what is not read, and why"));
        }
        Verdict::Unknown(reason @ Reason::MemoryLimit(_)) => return crate::check::more(reason, settings.allowance),
        Verdict::Unknown(Reason::Crashed(_) | Reason::Interrupted) => return None,
        Verdict::Unknown(reason) => Some(reason),
    };
    let is_open =
        Language::of(&both[0].0) == Language::Haskell && !settings.said.finite.iter().any(|name| name == "all");
    match is_open && proves_finite(both, settings) {
        true => Some("--finite all proves it".to_owned()),
        false => reason.and_then(|reason| crate::check::more(reason, settings.allowance)),
    }
}

/// Whether the two are the same for finite arguments without bottoms in them.
fn proves_finite(both: [&Named; 2], settings: &Settings) -> bool {
    let both = both.map(Named::clone);
    let mut settings = settings.clone();
    settings.said.finite = vec!["all".to_owned()];
    settings.allowance.effort /= SHARE;
    let allowance = settings.allowance;
    let name = format!("hint {} {}", both[0].1, both[1].1);
    let told = limits::item(&name, allowance, move || {
        let told = two(both.each_ref(), &settings, &mut selfsame_library::sources());
        told.is_ok_and(|told| matches!(told.answer.verdict, Verdict::Verified))
    });
    told.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn names_follow_their_file() {
        assert_eq!(named("src/A.hs:f").map(|(p, n)| (p.display().to_string(), n)), Ok(("src/A.hs".into(), "f".into())));
        assert_eq!(named("a.ml:g").map(|(_, n)| n), Ok("g".into()));
        assert_eq!(named("A.hs::+:").map(|(_, n)| n), Ok(":+:".into()));
        assert!(named("A.hs").is_err());
        assert!(named("A.hs:").is_err());
    }
}
