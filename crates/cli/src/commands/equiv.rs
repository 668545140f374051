//! `selfsame equiv FILE:NAME FILE:NAME`

pub mod sides;
pub mod told;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Severity;
use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_equiv::Bottoms;
use selfsame_grade::Effort;
use selfsame_report::Report;

use crate::options::{self, Equiv, Inputs, Reads};
use crate::source::{Language, Source};
use crate::terminal;
use sides::{Said, Sides, place};
use told::Told;

pub fn run(options: Equiv) -> u8 {
    let mut sources = selfsame_library::sources();
    match answer(&options, &mut sources) {
        Ok(report) => {
            terminal::show(&report.render(&sources, terminal::style(&options.common)));
            if terminal::plain_page(&options.common, &report) { report.exit_code() } else { 2 }
        }
        Err(message) => terminal::refuse(&message),
    }
}

fn answer(options: &Equiv, sources: &mut SourceMap) -> Result<Report, String> {
    let [first, second] = [named(&options.first)?, named(&options.second)?];
    if let Some(why) = options.common.refused_int(Reads::Either, [&first.0, &second.0]) {
        return Err(why);
    }
    let ints = options.common.int().into();
    let load = |path: &Path, sources: &mut SourceMap| -> Result<Source, String> {
        let mut source = Source::load(path, &options.common.include, sources)?;
        source.set_ints(ints);
        Ok(source)
    };
    let both = [load(&first.0, sources)?, load(&second.0, sources)?];
    let mut report = Report::new("equiv");
    let diagnostics = both.iter().flat_map(|source| source.diagnostics());
    report.diagnostics = diagnostics.filter(|d| d.severity == Severity::Error).cloned().collect();
    let sides = Sides::new(both, bottoms(options.inputs.bottoms), Effort::Full);
    let pair = sides.pair([&first.1, &second.1]).map_err(|(side, name)| {
        let path = if side == 0 { &first.0 } else { &second.0 };
        format!("{} does not define `{name}`", path.display())
    })?;
    let started = Instant::now();
    let time = Duration::from_secs(options.common.timeout);
    let answer = sides.compare(&pair, &said(&options.inputs), time, sources);
    let told = Told {
        name: &format!("{} = {}", options.first, options.second),
        place: place(sources, pair.span, &second.0),
        sides: ["first", "second"],
        functions: [&first.1, &second.1],
        assumptions: assumptions(Language::of(&first.0), ints, &options.inputs),
        time: started.elapsed(),
    };
    report.entries.push(told.entry(&answer));
    Ok(report)
}

/// `FILE:NAME`; the name may be an operator with colons in it.
fn named(text: &str) -> Result<(PathBuf, String), String> {
    let end = [".hs:", ".lhs:", ".ml:"].iter().filter_map(|ending| text.find(ending).map(|at| at + ending.len())).min();
    match end {
        Some(end) if end < text.len() => Ok((PathBuf::from(&text[..end - 1]), text[end..].to_owned())),
        _ => Err(format!("`{text}` is not FILE:NAME, such as `src/Sort.hs:sort`")),
    }
}

pub fn bottoms(asked: options::Bottoms) -> Bottoms {
    match asked {
        options::Bottoms::Labelled => Bottoms::Labelled,
        options::Bottoms::Same => Bottoms::Same,
    }
}

pub fn said(inputs: &Inputs) -> Said {
    let finite = if inputs.strict { vec!["all".to_owned()] } else { inputs.finite.clone() };
    Said { total: inputs.total.clone(), finite }
}

/// What an answer rests on.
pub fn assumptions(language: Language, ints: Ints, inputs: &Inputs) -> Vec<String> {
    let mut all = super::check::assumptions(language, ints);
    if inputs.bottoms == options::Bottoms::Same {
        all.push("all errors are the same".into());
    }
    let said = said(inputs);
    if !said.finite.is_empty() {
        all.push(format!("finite: {}", said.finite.join(", ")));
    }
    if !said.total.is_empty() {
        all.push(format!("total: {}", said.total.join(", ")));
    }
    all
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
