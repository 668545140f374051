//! Prove these simulations: the queries of files of constrained rewrite rules.

pub mod certificate;

use selfsame_core::span::{FileId, SourceMap};
use selfsame_core::verdict::Reason;
use selfsame_rewrite::replay::replay;
use selfsame_rewrite::{Options, Outcome, Verdict, languages};

use crate::files;
use crate::limits::{self, Allowance};
use crate::many::Crew;

/// Two programs, and the texts that define their languages: one for both, or one for each.
#[derive(Clone, Debug)]
pub struct Programs {
    /// One language, or two.
    pub languages: Vec<FileId>,
    /// The old program and the new one.
    pub programs: [FileId; 2],
    /// Names whose values are compared at the end; all if there are none.
    pub observed: Vec<String>,
}

/// The rules of languages: of those that come with this by name, of others by file. The message says which is neither.
pub fn languages<'a>(names: impl Iterator<Item = &'a String>, sources: &mut SourceMap) -> Result<Vec<FileId>, String> {
    let text_of = |name: &str| match languages::language(name) {
        Some(text) => Ok(text.to_owned()),
        None if name.contains('.') => files::read(name.as_ref()),
        None => {
            let names: Vec<&str> = languages::LANGUAGES.iter().map(|(name, ..)| *name).collect();
            Err(format!("no language `{name}`: give a file of rules, or one of {}", names.join(", ")))
        }
    };
    names.map(|name| text_of(name).map(|text| sources.add(name.clone(), text))).collect()
}

/// Whether two programs do the same, or why there is no answer.
pub fn compared(asked: &Programs, sources: &SourceMap, allowance: Allowance, certify: bool) -> Result<Outcome, Reason> {
    let Allowance { seconds, effort, .. } = allowance;
    let options = Options { timeout: Some(seconds), effort: Some(effort), certify, ..Options::default() };
    let names: Vec<String> =
        asked.languages.iter().chain(&asked.programs).map(|file| sources.file(*file).path.to_string()).collect();
    let with_text = |file: &FileId| (sources.file(*file).text.to_string(), *file);
    let languages: Vec<(String, FileId)> = asked.languages.iter().map(with_text).collect();
    let (programs, observed) = (asked.programs.map(|file| with_text(&file)), asked.observed.clone());
    limits::paced("prove", allowance, move |pace| {
        let languages: Vec<(&str, FileId)> = languages.iter().map(|(text, file)| (text.as_str(), *file)).collect();
        let [old, new] = &programs;
        let programs = [(old.0.as_str(), old.1), (new.0.as_str(), new.1)];
        let outcome = selfsame_rewrite::compare_here(&languages, programs, &observed, &options, &|| pace.next());
        with_accepted(outcome, &names, &options)
    })
}

/// The outcome with those proofs that the checker accepts; without certificates it stays as it is.
fn with_accepted(mut outcome: Outcome, names: &[String], options: &Options) -> Outcome {
    for query in &mut outcome.queries {
        let Some(certificate) = &mut query.certificate else { continue };
        for (source, name) in certificate.sources.iter_mut().zip(names) {
            source.name.clone_from(name);
        }
        if let Err(why) = replay(certificate, options) {
            query.certificate = None;
            query.verdict =
                Verdict::Unknown(Reason::exhausted(format!("there was a proof, which the checker rejects: {why}")));
        }
    }
    outcome
}

/// What each of these files answers, or why it does not.
pub fn answers(
    files: &[FileId],
    sources: &SourceMap,
    allowance: Allowance,
    crew: Crew<'_>,
    certify: bool,
) -> Vec<Result<Outcome, Reason>> {
    let names: Vec<String> = files.iter().map(|file| sources.file(*file).path.to_string()).collect();
    let Allowance { seconds, effort, .. } = allowance;
    let options = Options { timeout: Some(seconds), effort: Some(effort), certify, ..Options::default() };
    crew.all(&names, |i| {
        let (file, text) = (files[i], sources.file(files[i]).text.clone());
        let name = names[i].clone();
        limits::paced(&format!("prove {name}"), allowance, move |pace| {
            let outcome = selfsame_rewrite::run_here(&text, file, &options, &|| pace.next());
            with_accepted(outcome, &[name], &options)
        })
    })
}
