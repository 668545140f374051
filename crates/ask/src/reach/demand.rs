//! The question put to the demand-driven engine.

use std::time::Instant;

use selfsame_core::span::{SourceMap, Span};
use selfsame_core::verdict::Verdict;
use selfsame_demand::{Found, Options, Question, Read, reach};
use selfsame_ocaml::{END, GARBLED};

use super::{Answer, Numbers, Run, Settings};
use crate::ocaml::piped;

pub fn answer(
    settings: &Settings,
    question: &Question,
    effort: u64,
    sources: &SourceMap,
    deadline: Option<Instant>,
) -> Answer {
    let deadline = deadline.map(|end| (end, settings.allowance.seconds));
    let limits = Options { count: settings.count, deadline, effort, trace: settings.is_traced, ..Options::default() };
    let outcome = reach(question, &limits);
    let file = settings.file.display().to_string();
    let run = |found: &Found| {
        let inputs: Vec<String> = found.inputs.iter().filter_map(plain).collect();
        Run { command: piped(&file, &inputs), inputs, steps: found.steps }
    };
    let verdict = match outcome.verdict {
        Verdict::Unknown(reason) => Verdict::Unknown(settings.allowance.reason(reason)),
        known => known.map(|found| found.iter().map(run).collect()),
    };
    let statistics = &outcome.statistics;
    let mut work = vec![format!(
        "rounds: {}, lookups: {}, activations: {}, questions to the solver: {}",
        statistics.rounds, statistics.lookups, statistics.frames, statistics.checks
    )];
    let line_of = |span: Option<Span>| {
        let line = span.map(|span| sources.file(span.file).line_column(span.start).0);
        line.map(|line| format!(" (line {line})")).unwrap_or_default()
    };
    for site in &outcome.sites {
        let what = if site.leads { "leads there" } else { "is contradicted by the rest" };
        work.push(format!("call site {}{} {what}", site.name, line_of(site.span)));
    }
    for line in &outcome.trace {
        let place = line_of(line.span);
        let indent = "  ".repeat(line.depth as usize);
        work.push(format!("{indent}{}{place} = {}", line.what, line.found));
    }
    Answer { verdict, work, numbers: Numbers::Exact }
}

/// What is typed; nothing for the end of the input.
fn plain(read: &Read) -> Option<String> {
    match read {
        Read::Number(n) => Some(n.to_string()),
        Read::Char(c) => Some(c.to_string()),
        Read::Line(line) => Some(line.clone()),
        Read::Made(con, _) if con.as_str() == END => None,
        // A line that is no number.
        Read::Made(con, _) if con.as_str() == GARBLED => Some(String::new()),
        Read::Made(_, inside) => inside.as_deref().and_then(plain),
    }
}
