//! `selfsame recheck CERT...`

use std::path::Path;
use std::time::Instant;

use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_equiv::{Bottoms, Certificate, Goal, GoalVariable};
use selfsame_report::{Entry, Evidence, Report, Word};
use serde_json::Map;

use super::check::certificate::{self, CertificateFile};
use super::check::{CALLBACKS, Equation, Item, Quantified, assumptions, has_function, items, of_classes, unread};
use crate::limits::{self, Allowance};
use crate::options::{Reads, Recheck};
use crate::source::{Language, Source};
use crate::terminal;

pub fn run(options: Recheck) -> u8 {
    let reads = Reads::AsWritten("a certificate says itself what Int is");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("recheck");
    let mut failed = false;
    for path in &options.certificates {
        let started = Instant::now();
        let (place, asked, mut known) = (path.clone(), options.clone(), sources.clone());
        let name = format!("recheck {}", path.display());
        let answer = limits::item(&name, Allowance::of(&options.common), move || {
            recheck(&place, &asked, &mut known).map(|answer| (answer, known))
        });
        match answer {
            Ok(Ok((rechecked, known))) => {
                sources = known;
                let time_ms = started.elapsed().as_secs_f64() * 1000.0;
                report.entries.push(entry(path, rechecked, time_ms));
            }
            Err(reason) => report.entries.push(unread(path, &reason)),
            Ok(Err(message)) => {
                terminal::err(&format!("error: {message}\n"));
                failed = true;
            }
        }
    }
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    failed |= !terminal::plain_page(&options.common, &report);
    if failed { 2 } else { report.exit_code() }
}

/// What a certificate is about, and whether it proves it.
struct Rechecked {
    file: CertificateFile,
    /// Of the rule or property.
    line: usize,
    outcome: Result<(), String>,
    rests_on: Vec<String>,
}

/// The message says why the certificate cannot even be looked at.
fn recheck(path: &Path, options: &Recheck, sources: &mut SourceMap) -> Result<Rechecked, String> {
    let file = certificate::load(path)?;
    let mut source = Source::load(&file.source, &options.common.include, sources)?;
    let quantified = Quantified { total: file.total.clone(), finite: file.finite.clone(), lazy: file.lazy };
    let named = items(&mut source, &quantified, sources).into_iter().find(|item| item.name == file.name);
    let Some(item) = named else {
        return Err(format!("{} has no rule or property {:?}", file.source.display(), file.name));
    };
    let line = sources.file(item.span.file).line_column(item.span.start).0;
    let readings = [Ints::Unbounded, Ints::Wrapping].map(|ints| {
        source.set_ints(ints);
        (ints, source.relaxed())
    });
    // Each certificate says itself what numbers are.
    let proves = |goal: &Goal, certificate: &Certificate| {
        let program = readings.iter().find(|(ints, _)| *ints == certificate.int).map(|(_, program)| program.clone());
        let program = program.ok_or("it does not say what numbers are")?;
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
    let rests_on = assumed(&file, &item);
    Ok(Rechecked { file, line, outcome, rests_on })
}

/// What an accepted proof rests on: everything that its statement takes for granted.
fn assumed(file: &CertificateFile, item: &Item) -> Vec<String> {
    let certificate = &file.certificate;
    let is_unbounded = |certificate: &Certificate| certificate.int == Ints::Unbounded;
    let is_unbounded = is_unbounded(certificate) || file.itself.as_ref().is_some_and(is_unbounded);
    let ints = if is_unbounded { Ints::Unbounded } else { Ints::Wrapping };
    let mut all = assumptions(Language::of(&file.source), ints);
    match (Language::of(&file.source), ints) {
        (_, Ints::Unbounded) => {}
        (Language::Haskell, Ints::Wrapping) => all.push("Int has 64 bits".to_owned()),
        (Language::Ocaml, Ints::Wrapping) => all.push("int has 63 bits".to_owned()),
    }
    let has_functions = |goal: &Goal| goal.variables.iter().any(|variable| has_function(&variable.ty));
    if Language::of(&file.source) == Language::Ocaml && item.goal.as_ref().is_ok_and(has_functions) {
        all.push(CALLBACKS.to_owned());
    }
    match certificate.bottoms {
        Bottoms::Labelled => all.push("errors with different messages are different".to_owned()),
        Bottoms::Same => {
            all.extend(["all errors are the same", "values that never end count as errors"].map(str::to_owned));
        }
    }
    let variables = item.goal.as_ref().map_or(&[][..], |goal| &goal.variables);
    let named = |wanted: fn(&GoalVariable) -> bool| {
        let names: Vec<&str> = variables.iter().filter(|var| wanted(var)).map(|var| var.name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    all.extend(named(|var| var.finite).map(|names| format!("finite: {names}")));
    all.extend(named(|var| var.total && !var.finite && !var.dictionary).map(|names| format!("total: {names}")));
    all.extend(of_classes(item));
    all
}

fn entry(path: &Path, rechecked: Rechecked, time_ms: f64) -> Entry {
    let Rechecked { file, line, outcome, rests_on } = rechecked;
    let (verdict, text) = match outcome {
        Ok(()) => (Word::Accepted, format!("accepted  {}\n    provided that: {}", file.name, rests_on.join("; "))),
        Err(why) => (Word::Rejected, format!("rejected  {}\n    {}: {why}", file.name, path.display())),
    };
    Entry {
        name: file.name.clone(),
        file: file.source.display().to_string(),
        line,
        verdict,
        reason: None,
        time_ms,
        evidence: Some(Evidence::Certified),
        assumptions: rests_on,
        details: Map::from_iter([("certificate".to_owned(), path.display().to_string().into())]),
        text,
    }
}
