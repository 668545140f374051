//! Check this proof again, without searching for anything.

use std::path::{Path, PathBuf};

use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_equiv::{Bottoms, Certificate, Goal, GoalVariable};

use crate::assumptions;
use crate::check::{CertificateFile, Equation, Item, Quantified, certificate, items};
use crate::limits::{self, Allowance};
use crate::source::{Language, Source, Unread};

/// What a certificate is about, and whether it proves it.
pub struct Rechecked {
    /// What the certificate says.
    pub file: CertificateFile,
    /// Of the rule or property.
    pub line: usize,
    /// Or why it proves nothing.
    pub outcome: Result<(), String>,
    /// Everything that the statement takes for granted.
    pub rests_on: Vec<String>,
}

/// Checks a certificate within the limits. The message says why it cannot even be looked at.
pub fn recheck(
    path: &Path,
    include: &[PathBuf],
    allowance: Allowance,
    sources: &mut SourceMap,
) -> Result<Rechecked, Unread> {
    let (place, include, mut known) = (path.to_owned(), include.to_vec(), sources.clone());
    let answer = limits::item(&format!("recheck {}", path.display()), allowance, move || {
        rechecked(&place, &include, &mut known).map(|answer| (answer, known))
    });
    let (answer, known) = answer.map_err(Unread::Stopped)?.map_err(Unread::Unreadable)?;
    *sources = known;
    Ok(answer)
}

fn rechecked(path: &Path, include: &[PathBuf], sources: &mut SourceMap) -> Result<Rechecked, String> {
    let file = certificate::load(path)?;
    let mut source = Source::load(&file.source, include, sources)?;
    let quantified = Quantified { total: file.total.clone(), finite: file.finite.clone(), lazy: file.lazy };
    let mut named = items(&mut source, &|_| quantified.clone(), sources);
    named.retain(|item| item.name == file.name);
    if named.is_empty() {
        return Err(format!("{} has no rule or property {:?}", file.source.display(), file.name));
    }
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
    let proved = |item: &Item| match &item.goal {
        Ok(goal) => proves(goal, &file.certificate).or_else(|why| item.equation.as_ref().map_or(Err(why), by_equation)),
        Err(why) => Err(format!("unsupported: {why}")),
    };
    // Several may have one name: the certificate is about one of them.
    let outcomes: Vec<Result<(), String>> = named.iter().map(proved).collect();
    let which = outcomes.iter().position(Result::is_ok).unwrap_or(0);
    let (item, outcome) = (&named[which], outcomes[which].clone());
    let line = sources.file(item.span.file).line_column(item.span.start).0;
    let rests_on = assumed(&file, item);
    Ok(Rechecked { file, line, outcome, rests_on })
}

/// What an accepted proof rests on: everything that its statement takes for granted.
fn assumed(file: &CertificateFile, item: &Item) -> Vec<String> {
    let certificate = &file.certificate;
    let is_unbounded = |certificate: &Certificate| certificate.int == Ints::Unbounded;
    let is_unbounded = is_unbounded(certificate) || file.itself.as_ref().is_some_and(is_unbounded);
    let ints = if is_unbounded { Ints::Unbounded } else { Ints::Wrapping };
    let mut all = assumptions::of_ints(Language::of(&file.source), ints);
    match (Language::of(&file.source), ints) {
        (_, Ints::Unbounded) => {}
        (Language::Haskell, Ints::Wrapping) => all.push("Int has 64 bits".to_owned()),
        (Language::Ocaml, Ints::Wrapping) => all.push("int has 63 bits".to_owned()),
    }
    let goal = item.goal.as_ref().ok();
    all.extend(assumptions::of_callbacks(Language::of(&file.source), goal));
    match certificate.bottoms {
        Bottoms::Labelled => all.push("errors with different messages are different".to_owned()),
        Bottoms::Same => {
            all.extend(["all errors are the same", "values that never end count as errors"].map(str::to_owned));
        }
    }
    let variables = goal.map_or(&[][..], |goal| &goal.variables);
    let named = |wanted: fn(&GoalVariable) -> bool| {
        let names: Vec<&str> = variables.iter().filter(|var| wanted(var)).map(|var| var.name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    all.extend(named(|var| var.finite).map(|names| format!("finite: {names}")));
    all.extend(named(|var| var.total && !var.finite && !var.dictionary).map(|names| format!("total: {names}")));
    all.extend(assumptions::of_classes(goal));
    all
}
