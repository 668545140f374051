//! `selfsame equiv FILE:NAME FILE:NAME`

pub mod sides;
pub mod told;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Severity;
use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_equiv::Bottoms;
use selfsame_grade::{Answer, Effort};
use selfsame_report::{Entry, Report};

use crate::limits::{self, Allowance};
use crate::options::{self, Equiv, Inputs};
use crate::source::{Language, Source};
use crate::terminal;
use sides::{Said, Sides, place};
use told::Told;

pub fn run(options: Equiv) -> u8 {
    let (allowance, started) = (Allowance::of(&options.common), Instant::now());
    let (name, asked) = (format!("equiv {} {}", options.first, options.second), options.clone());
    let answered = limits::item(&name, allowance, move || {
        let mut sources = selfsame_library::sources();
        answer(&asked, &mut sources).map(|report| (report, sources))
    });
    match answered {
        Ok(Ok((report, sources))) => show(&options, &report, &sources),
        Ok(Err(message)) => terminal::refuse(&message),
        Err(reason) => match unanswered(&options, reason, started.elapsed()) {
            Ok(report) => show(&options, &report, &SourceMap::default()),
            Err(message) => terminal::refuse(&message),
        },
    }
}

/// The report when there is no answer within the limits.
fn unanswered(options: &Equiv, reason: Reason, time: Duration) -> Result<Report, String> {
    let [first, second] = [named(&options.first)?, named(&options.second)?];
    let question = Question {
        options: options.clone(),
        place: (second.0.display().to_string(), 1),
        functions: [first.1, second.1],
        language: Language::of(&first.0),
        assumptions: assumptions(Language::of(&first.0), options.common.int().into(), &options.inputs),
    };
    let mut report = Report::new("equiv");
    report.entries.push(question.entry(&Answer::unknown(reason), time));
    Ok(report)
}

fn show(options: &Equiv, report: &Report, sources: &SourceMap) -> u8 {
    terminal::show(&report.render(sources, terminal::style(&options.common)));
    if terminal::plain_page(&options.common, report) { report.exit_code() } else { 2 }
}

fn answer(options: &Equiv, sources: &mut SourceMap) -> Result<Report, String> {
    let started = Instant::now();
    let [first, second] = [named(&options.first)?, named(&options.second)?];
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
    let question = Question {
        options: options.clone(),
        place: place(sources, pair.span, &second.0),
        functions: [first.1, second.1],
        language: Language::of(&first.0),
        assumptions: assumptions(Language::of(&first.0), ints, &options.inputs),
    };
    let answer = sides.compare(&pair, &said(&options.inputs), Allowance::of(&options.common), sources);
    report.entries.push(question.entry(&answer, started.elapsed()));
    Ok(report)
}

/// What an entry says of the question.
struct Question {
    options: Equiv,
    place: (String, usize),
    functions: [String; 2],
    language: Language,
    assumptions: Vec<String>,
}

impl Question {
    fn entry(&self, answer: &Answer, time: Duration) -> Entry {
        let told = Told {
            name: &format!("{} = {}", self.options.first, self.options.second),
            place: self.place.clone(),
            sides: ["first", "second"],
            functions: self.functions.each_ref().map(String::as_str),
            assumptions: self.assumptions.clone(),
            language: self.language,
            time,
        };
        told.entry(answer)
    }
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
