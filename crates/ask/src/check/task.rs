//! A rule or property with everything that is needed to decide it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_equiv::{Bottoms, Certificate, Counterexample, ProofSummary};

use super::glob;
use super::goals::{Item, items};
use super::reproducer::{self, Module};
use super::{CertificateFile, Settings};
use crate::assumptions;
use crate::config::Assume;
use crate::source::{Language, Source, Unread};

/// A rule or property to decide.
pub struct Task {
    /// What the goal is about.
    pub program: Arc<Program>,
    /// Of the file.
    pub language: Language,
    module: Arc<Module>,
    module_name: String,
    /// What is to be shown.
    pub item: Item,
    /// The file that it stands in.
    pub path: PathBuf,
    /// And where there.
    pub line: usize,
}

impl Task {
    /// A proof of it, as a file has it.
    pub fn file(&self, proof: &ProofSummary, itself: Option<Certificate>, settings: &Settings) -> CertificateFile {
        let quantified = settings.quantified_of(&self.item.name, &self.module_name);
        CertificateFile::new(&self.path, &self.item.name, quantified, proof.certificate.clone(), itself)
    }

    /// Whether an assumption of the project is about it.
    pub(super) fn is_meant(&self, assume: &Assume) -> bool {
        assume.is_about(&self.item.name, &self.module_name)
    }

    /// The same place with another question.
    pub(super) fn with(&self, item: Item) -> Task {
        Task {
            program: self.program.clone(),
            language: self.language,
            module: self.module.clone(),
            module_name: self.module_name.clone(),
            item,
            path: self.path.clone(),
            line: self.line,
        }
    }

    /// A program that shows why it is not true.
    pub fn reproducer(&self, counterexample: &Counterexample) -> String {
        match self.language {
            Language::Haskell if counterexample.is_drawn() => reproducer::write_test(&self.module, &self.item.name),
            Language::Haskell => reproducer::write(&self.module, &self.item.name, counterexample),
            Language::Ocaml => reproducer::write_ocaml(&self.path, &self.item, counterexample),
        }
    }

    /// What an answer rests on; for one that is proved, `proof` says how errors are read.
    pub fn assumptions(&self, if_no_overflow: bool, proof: Option<Bottoms>) -> Vec<String> {
        let goal = self.item.goal.as_ref().ok();
        let mut all = assumptions::of_ints(self.language, self.program.ints());
        if if_no_overflow {
            all.push(assumptions::no_overflow(self.language).to_owned());
        }
        all.extend(assumptions::of_callbacks(self.language, &self.program, goal));
        all.extend(assumptions::of_classes(goal));
        all.extend(proof.into_iter().flat_map(assumptions::of_bottoms));
        all
    }
}

/// Reads a file within the limits: what is wrong with it, and what is to be checked in it.
pub fn read(
    path: &Path,
    settings: &Arc<Settings>,
    sources: &mut SourceMap,
) -> Result<(Vec<Diagnostic>, Vec<Task>), Unread> {
    let (place, asked) = (path.to_owned(), settings.clone());
    Source::within(path, &settings.include, settings.allowance, sources, move |mut source, sources| {
        source.set_ints(asked.ints);
        let diagnostics = source.diagnostics().to_vec();
        (diagnostics, of_file(&place, &mut source, &asked, sources))
    })
}

/// What is to be checked in a file, in the order of the source.
pub fn of_file(path: &Path, source: &mut Source, settings: &Settings, sources: &mut SourceMap) -> Vec<Task> {
    let module_name = source.module_name(path);
    let items = items(source, &|rule| settings.quantified_of(rule, &module_name), sources);
    let line = |span: Span| sources.file(span.file).line_column(span.start).0;
    let text = |span: Span| sources.file(span.file).text.to_string();
    let wanted = |name: &str| settings.rules.is_empty() || settings.rules.iter().any(|glob| glob::matches(glob, name));
    let Some(first) = items.first() else { return Vec::new() };
    let module = Arc::new(Module::new(&text(first.span)));
    let program = source.relaxed();
    let task = |item: Item| Task {
        program: program.clone(),
        language: Language::of(path),
        module: module.clone(),
        module_name: module_name.clone(),
        line: line(item.span),
        path: path.to_owned(),
        item,
    };
    items.into_iter().filter(|item| wanted(&item.name)).map(task).collect()
}
