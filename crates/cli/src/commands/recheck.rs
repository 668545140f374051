//! `selfsame recheck CERT...`

use std::path::Path;
use std::time::Instant;

use selfsame_core::span::SourceMap;
use selfsame_equiv::{Certificate, Goal};
use selfsame_report::{Entry, Evidence, Report, Word};
use serde_json::Map;

use super::check::certificate::{self, CertificateFile};
use super::check::{Equation, Quantified, assumptions, items};
use crate::options::{Reads, Recheck};
use crate::source::{Language, Source};
use crate::terminal;

pub fn run(options: Recheck) -> u8 {
    let reads = Reads::AsWritten("a certificate says itself what Int is");
    if let Some(why) = options.common.refused_int(reads, []) {
        return terminal::refuse(&why);
    }
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("recheck");
    let mut failed = false;
    for path in &options.certificates {
        let started = Instant::now();
        match recheck(path, &options, &mut sources) {
            Ok((file, line, outcome)) => {
                let time_ms = started.elapsed().as_secs_f64() * 1000.0;
                report.entries.push(entry(path, &file, line, outcome, time_ms));
            }
            Err(message) => {
                terminal::err(&format!("error: {message}\n"));
                failed = true;
            }
        }
    }
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    failed |= !terminal::plain_page(&options.common, &report);
    if failed { 2 } else { report.exit_code() }
}

/// What the certificate is about, and whether it proves it. The message says why it cannot even be looked at.
fn recheck(
    path: &Path,
    options: &Recheck,
    sources: &mut SourceMap,
) -> Result<(CertificateFile, usize, Result<(), String>), String> {
    let file = certificate::load(path)?;
    let mut source = Source::load(&file.source, &options.common.include, sources)?;
    source.set_ints(file.certificate.int);
    let quantified = Quantified { total: file.total.clone(), finite: file.finite.clone() };
    let named = items(&mut source, &quantified, sources).into_iter().find(|item| item.name == file.name);
    let Some(item) = named else {
        return Err(format!("{} has no rule or property {:?}", file.source.display(), file.name));
    };
    let line = sources.file(item.span.file).line_column(item.span.start).0;
    let program = source.relaxed();
    let proves = |goal: &Goal, certificate: &Certificate| {
        selfsame_equiv::recheck(&program, goal, certificate).map_err(|why| why.to_string())
    };
    let by_equation = |equation: &Equation| {
        proves(&equation.sides, &file.certificate)?;
        match (&equation.itself, &file.itself) {
            (Some(goal), Some(certificate)) => proves(goal, certificate),
            (Some(_), None) => Err("it does not say that the right side is the same as itself".to_owned()),
            (None, _) => Ok(()),
        }
    };
    let outcome = match &item.goal {
        Ok(goal) => proves(goal, &file.certificate).or_else(|why| item.equation.as_ref().map_or(Err(why), by_equation)),
        Err(why) => Err(format!("unsupported: {why}")),
    };
    Ok((file, line, outcome))
}

fn entry(path: &Path, file: &CertificateFile, line: usize, outcome: Result<(), String>, time_ms: f64) -> Entry {
    let (verdict, text) = match outcome {
        Ok(()) => (Word::Verified, format!("verified  {}", file.name)),
        Err(why) => (Word::Refuted, format!("refuted   {}\n    {}: {why}", file.name, path.display())),
    };
    Entry {
        name: file.name.clone(),
        file: file.source.display().to_string(),
        line,
        verdict,
        reason: None,
        time_ms,
        evidence: Some(Evidence::Certified),
        assumptions: assumptions(Language::of(&file.source), file.certificate.int),
        details: Map::from_iter([("certificate".to_owned(), path.display().to_string().into())]),
        text,
    }
}
