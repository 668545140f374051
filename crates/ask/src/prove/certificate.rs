//! Proofs in semantics that users define, as files: which are read again, and what they rest on.

use std::path::{Path, PathBuf};

use selfsame_rewrite::certificate::{Certificate, Question, VERSION};
use selfsame_rewrite::replay::{Accepted, replay};
use selfsame_rewrite::{Options, languages};
use serde::Deserialize;

use crate::check::certificate::nesting;
use crate::files;
use crate::limits::Allowance;
use crate::recheck::Rechecked;

/// More than any proof needs, and little enough for the stack.
const DEEPEST: usize = 20_000;

/// Whether a text is meant to be one.
pub(crate) fn is_one(text: &str) -> bool {
    text.trim_start().starts_with("{\"selfsame-proof\"")
}

/// The proof that a text is. The message says why it is none.
pub fn of_text(text: &str) -> Result<Certificate, String> {
    if nesting(text) > DEEPEST {
        return Err("it is nested too deeply".to_owned());
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.disable_recursion_limit();
    let certificate = Certificate::deserialize(&mut reader).map_err(|error| error.to_string())?;
    match certificate.version == VERSION {
        true => Ok(certificate),
        false => Err(format!("version {} is not known", certificate.version)),
    }
}

/// A name for the file of a proof.
pub fn file_name(certificate: &Certificate) -> String {
    let stem =
        |name: &str| Path::new(name).file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned());
    let plain =
        |text: String| text.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '_' }).take(60).collect();
    let names = || certificate.sources.iter().rev().map(|source| stem(&source.name));
    let name: String = match certificate.question {
        Question::Query(number) => format!("{}.{}", plain(names().collect()), number + 1),
        Question::Programs(_) => {
            let mut programs: Vec<String> = names().take(2).map(plain).collect();
            programs.reverse();
            programs.join(".")
        }
    };
    format!("{name}.proof.json")
}

pub(crate) fn rechecked(path: &Path, text: &str, allowance: Allowance) -> Result<Rechecked, String> {
    let certificate = of_text(text).map_err(|why| format!("{} is no certificate: {why}", path.display()))?;
    let Allowance { seconds, .. } = allowance;
    let options = Options { timeout: Some(seconds), ..Options::default() };
    let mut missing = Vec::new();
    let outcome = same_texts(&certificate, &mut missing).and_then(|()| replay(&certificate, &options));
    let (name, outcome, mut rests_on, place) = match outcome {
        Ok(Accepted { claim, rests_on, place, .. }) => (claim, Ok(()), rests_on, place),
        Err(why) => (certificate.claim.clone(), Err(why), Vec::new(), 0),
    };
    if outcome.is_ok() {
        rests_on.extend(missing);
    }
    let about = match certificate.question {
        Question::Query(_) => certificate.sources.first(),
        Question::Programs(_) => certificate.sources.iter().rev().nth(1),
    };
    let line = about.map_or(1, |source| 1 + source.text.bytes().take(place).filter(|byte| *byte == b'\n').count());
    let source = about.map_or_else(PathBuf::new, |source| PathBuf::from(&source.name));
    Ok(Rechecked { name, source, by_solver: true, line, outcome, rests_on })
}

/// Whether the texts are those of the files and of the languages that come with the tool. Files that are not here are named.
fn same_texts(certificate: &Certificate, missing: &mut Vec<String>) -> Result<(), String> {
    for source in &certificate.sources {
        match languages::language(&source.name) {
            Some(text) if text == source.text => continue,
            Some(_) => return Err(format!("the language {} has other rules now", source.name)),
            None => {}
        }
        let path = Path::new(&source.name);
        if !path.exists() {
            missing
                .push(format!("{} has the text that the certificate has, for there is no such file here", source.name));
            continue;
        }
        if files::read(path)? != source.text {
            return Err(format!("{} has changed", source.name));
        }
    }
    Ok(())
}
