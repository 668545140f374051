//! Prove these simulations: the queries of files of constrained rewrite rules.

use selfsame_core::span::{FileId, SourceMap};
use selfsame_core::verdict::Reason;
use selfsame_rewrite::{Options, Outcome};

use crate::limits::{self, Allowance};
use crate::many::Crew;

/// What each of these files answers, or why it does not.
pub fn answers(
    files: &[FileId],
    sources: &SourceMap,
    allowance: Allowance,
    crew: Crew<'_>,
) -> Vec<Result<Outcome, Reason>> {
    let names: Vec<String> = files.iter().map(|file| sources.file(*file).path.to_string()).collect();
    let Allowance { seconds, effort, .. } = allowance;
    let options = Options { timeout: Some(seconds), effort: Some(effort), ..Options::default() };
    crew.all(&names, |i| {
        let (file, text) = (files[i], sources.file(files[i]).text.clone());
        limits::paced(&format!("prove {}", names[i]), allowance, move |pace| {
            selfsame_rewrite::run_here(&text, file, &options, &|| pace.next())
        })
    })
}
