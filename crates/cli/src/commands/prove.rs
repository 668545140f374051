//! `selfsame prove FILE.rmt...`

use std::time::Instant;

use selfsame_core::span::SourceMap;
use selfsame_report::{Entry, Report, Word};
use selfsame_rewrite::outcome::Reason;
use selfsame_rewrite::{Options, QueryResult, Verdict};
use serde_json::json;

use crate::options::Prove;
use crate::{files, terminal};

pub fn run(options: Prove) -> u8 {
    if let Err(message) = selfsame_solver::version::check() {
        terminal::err(&format!("error: {message}\n"));
        return 2;
    }
    let mut sources = SourceMap::default();
    let mut report = Report::new("prove");
    let mut unreadable = false;
    for path in &options.files {
        match files::read(path) {
            Ok(text) => prove_file(&path.display().to_string(), text, &mut sources, &mut report),
            Err(message) => {
                terminal::err(&format!("error: {message}\n"));
                unreadable = true;
            }
        }
    }
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if unreadable { 2 } else { report.exit_code() }
}

fn prove_file(path: &str, text: String, sources: &mut SourceMap, report: &mut Report) {
    let file = sources.add(path.to_owned(), text.clone());
    let started = Instant::now();
    let outcome = selfsame_rewrite::run(&text, file, &Options::default());
    let time_ms = started.elapsed().as_secs_f64() * 1000.0 / outcome.queries.len().max(1) as f64;
    report.diagnostics.extend(outcome.diagnostics);
    for query in outcome.queries {
        let line = sources.file(file).line_column(query.span.start).0;
        report.entries.push(entry(path, line, time_ms, query));
    }
}

fn entry(path: &str, line: usize, time_ms: f64, query: QueryResult) -> Entry {
    let mut details = serde_json::Map::new();
    details.insert("query".into(), json!(query.kind));
    details.insert("goals".into(), json!(query.goals));
    let (verdict, reason) = match &query.verdict {
        Verdict::Verified => (Word::Verified, None),
        Verdict::Refuted(counterexample) => {
            details.insert("counterexample".into(), json!(counterexample));
            (Word::Refuted, None)
        }
        Verdict::Unknown(reason) => (Word::Unknown, Some(explain(reason))),
    };
    Entry {
        name: query.name,
        file: path.to_owned(),
        line,
        verdict,
        reason,
        time_ms,
        assumptions: query.assumptions,
        details,
        text: query.text.trim_end().to_owned(),
    }
}

fn explain(reason: &Reason) -> String {
    match reason {
        Reason::NotProved => "not proved; it may hold all the same".into(),
        Reason::StepLimit => "the depth of the query was reached".into(),
        Reason::SolverGaveUp => "the solver gave up".into(),
        Reason::Unsupported(what) => format!("unsupported: {what}"),
    }
}
