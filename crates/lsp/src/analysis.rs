//! What there is in a document: what is wrong with it, and what can be checked.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Position, Range,
};
use selfsame_ask::check::{self, Task};
use selfsame_ask::files::{self, Instead};
use selfsame_ask::fingerprint::{Fingerprint, Fingerprints, Print};
use selfsame_ask::refine;
use selfsame_ask::source::{Language, Source};
use selfsame_core::diagnostic::{self, Severity};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_equiv::GoalVariable;

use super::text::{Encoding, Text};
use super::uri;

/// The name of the tool at its messages.
pub const SOURCE: &str = "selfsame";

/// What is looked at.
pub struct Request {
    /// As the messages name it.
    pub path: PathBuf,
    pub language: Language,
    pub text: Text,
    pub encoding: Encoding,
    pub version: i32,
    pub settings: Arc<check::Settings>,
    /// Documents that are open, by their absolute paths.
    pub unsaved: Vec<(PathBuf, String)>,
    /// Where relative paths start.
    pub folder: PathBuf,
}

/// The document among the files of its source map: the first after those of the library.
struct Place<'a> {
    request: &'a Request,
    root: FileId,
}

impl Place<'_> {
    fn is_root(&self, span: Span) -> bool {
        span.file == self.root
    }

    fn is_library(&self, file: FileId) -> bool {
        file.0 < self.root.0 || file.0 >= FileId::SHELF
    }

    fn range(&self, span: Span) -> Range {
        self.request.text.range(span.start as usize, span.end as usize)
    }

    /// Where the name stands in the signature `name :: …`, right above the definition that begins here.
    fn signature(&self, name: &str, span: Span) -> Option<Range> {
        let text = self.request.text.content();
        let mut end = text.get(..span.start as usize)?.rfind('\n')?;
        loop {
            let start = text[..end].rfind('\n').map_or(0, |at| at + 1);
            let line = &text[start..end];
            if text[start..].strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with("::")) {
                return Some(self.request.text.range(start, start + name.len()));
            }
            // A signature may have several lines.
            if start == 0 || !line.starts_with([' ', '\t']) {
                return None;
            }
            end = start - 1;
        }
    }
}

pub struct Analysis {
    pub version: i32,
    /// Of the text as it was read.
    pub text: Text,
    pub diagnostics: Vec<Diagnostic>,
    /// In the order of the source.
    pub items: Vec<Item>,
    /// Absolute paths of what was read.
    pub files: Vec<PathBuf>,
}

/// Something that can be checked.
pub struct Item {
    pub name: String,
    /// All of a rule, or the name of a function.
    pub range: Range,
    pub question: Question,
    pub fingerprint: Fingerprint,
    /// With the places that a counterexample may name.
    pub places: Fingerprint,
    /// Both sides of a rule.
    pub sides: Option<[Range; 2]>,
    /// The name in the signature, if there is one above the definition.
    pub signature: Option<Range>,
}

#[derive(Clone)]
pub enum Question {
    /// A rule or a property.
    Law(Arc<Task>),
    /// A function with a refinement, by its position.
    Refinement(Arc<Refinements>, usize),
}

pub struct Refinements {
    pub module: refine::Module,
    pub sources: SourceMap,
}

impl Item {
    /// Where it begins for those who read: at its signature, or else where it is.
    pub fn head(&self, text: &Text) -> Range {
        self.signature.unwrap_or_else(|| self.first_line(text))
    }

    /// The places that are about it.
    pub fn places(&self) -> impl Iterator<Item = Range> {
        [Some(self.range), self.signature].into_iter().flatten()
    }

    /// As much of it as is on the first line.
    pub fn first_line(&self, text: &Text) -> Range {
        let Range { start, end } = self.range;
        if start.line == end.line {
            return self.range;
        }
        let line = start.line as usize;
        let begin = text.offset(Position::new(start.line, 0));
        Range::new(start, text.position(begin + text.line(line).len()))
    }

    /// Variables that can be said to be finite.
    pub fn variables(&self) -> Vec<&GoalVariable> {
        match &self.question {
            Question::Law(task) => match &task.item.goal {
                Ok(goal) => goal.variables.iter().filter(|variable| !variable.dictionary).collect(),
                Err(_) => Vec::new(),
            },
            Question::Refinement(..) => Vec::new(),
        }
    }
}

/// Reads a document.
pub fn analyse(request: Request) -> Analysis {
    let mut sources = selfsame_library::sources();
    let place = Place { request: &request, root: FileId(sources.files().count() as u32) };
    let content = request.text.content().to_owned();
    let mut source = match request.language {
        Language::Haskell => {
            let unsaved = |path: &Path| {
                let path = request.folder.join(path);
                let open = request.unsaved.iter().find(|(open, _)| *open == path);
                open.map_or(Instead::Disk, |(_, text)| Instead::Text(text.clone()))
            };
            let include = &request.settings.include;
            Source::Haskell(files::load_over(&request.path, content, include, &unsaved, &mut sources))
        }
        Language::Ocaml => Source::of_text(&request.path, content, &[], &mut sources),
    };
    // OCaml's numbers have another size.
    if request.language == Language::Haskell {
        source.set_ints(request.settings.ints);
    }
    let mut problems = source.diagnostics().to_vec();
    let mut items: Vec<Item> = Vec::new();
    let tasks = check::of_file(&request.path, &mut source, &request.settings, &mut sources);
    if let Some(first) = tasks.first() {
        let program = first.program.clone();
        let fingerprints = Fingerprints::new(&program);
        for task in tasks.into_iter().filter(|task| place.is_root(task.item.span)) {
            let Print { meaning, places } = fingerprints.of_item(&task.item);
            items.push(Item {
                name: task.item.name.clone(),
                range: place.range(task.item.span),
                fingerprint: meaning,
                places,
                sides: sides(&source, task.item.span).map(|sides| sides.map(|side| place.range(side))),
                signature: place.signature(&task.item.name, task.item.span),
                question: Question::Law(Arc::new(task)),
            });
        }
    }
    if let Source::Haskell(loaded) = source
        && loaded.modules.iter().any(|module| !module.annotations.is_empty())
        && let Some(module) = refine::Module::new(request.path.clone(), loaded, &[], &mut sources)
    {
        problems.extend(module.diagnostics().iter().cloned());
        let refinements = Arc::new(Refinements { module, sources: sources.clone() });
        items.extend(of_refinements(&refinements, &place));
    }
    items.sort_by_key(|item| item.range.start);
    let read = sources.files().filter(|(id, _)| !place.is_library(*id));
    let files = read.map(|(_, file)| request.folder.join(&*file.path)).collect();
    let diagnostics = problems.iter().map(|problem| told(problem, &place, &sources)).collect();
    Analysis { version: request.version, text: request.text, diagnostics, items, files }
}

fn sides(source: &Source, rule: Span) -> Option<[Span; 2]> {
    let Source::Haskell(loaded) = source else { return None };
    let rule = loaded.root()?.rules.iter().find(|known| known.span == rule)?;
    Some(rule.sides.as_ref().ok()?.spans)
}

/// A counterexample names the places of annotations too.
fn of_refinements(refinements: &Arc<Refinements>, place: &Place<'_>) -> Vec<Item> {
    let (program, annotations) = refinements.module.contents();
    let (texts, spans): (Vec<&str>, Vec<Span>) = annotations.unzip();
    let lines: Vec<_> = spans.iter().map(|span| refinements.sources.file(span.file).line_column(span.start)).collect();
    let fingerprints = Fingerprints::new(program);
    let item = |(i, item): (usize, &refine::Item)| {
        let Print { meaning, places } = match &item.subject {
            Ok(subject) => fingerprints.of_global(subject.global, &(&texts, &item.name)),
            Err(why) => Print { meaning: Fingerprint::of(&(&item.name, why)), places: Fingerprint::of(&why) },
        };
        Item {
            name: item.name.clone(),
            range: place.range(item.span),
            fingerprint: meaning,
            places: Fingerprint::of(&(places, &lines)),
            sides: None,
            signature: place.signature(&item.name, item.span),
            question: Question::Refinement(refinements.clone(), i),
        }
    };
    let is_here = |(_, item): &(usize, &refine::Item)| place.is_root(item.span);
    refinements.module.items.iter().enumerate().filter(is_here).map(item).collect()
}

/// A message of a front end. One about an imported file stands at the top, and points there.
fn told(problem: &diagnostic::Diagnostic, place: &Place<'_>, sources: &SourceMap) -> Diagnostic {
    let severity = match problem.severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        // The rest of the file is checked all the same.
        Severity::Unsupported => DiagnosticSeverity::INFORMATION,
        Severity::Warning => DiagnosticSeverity::WARNING,
    };
    let location = |span: Span| location(span, place, sources);
    let mut message = problem.message.clone();
    let mut related = Vec::new();
    let mut range = Range::default();
    if let Some((span, label)) = &problem.primary {
        if !label.is_empty() {
            message += &format!(": {label}");
        }
        match location(*span) {
            _ if place.is_root(*span) => range = place.range(*span),
            Some(location) => {
                let file = sources.file(span.file);
                message = format!("{}:{}: {message}", file.path, file.line_column(span.start).0);
                related.push(DiagnosticRelatedInformation { location, message: problem.message.clone() });
            }
            None => {}
        }
    }
    if let Some(hint) = &problem.hint {
        message += &format!("\n{hint}");
    }
    related.extend(problem.secondary.iter().filter_map(|(span, text)| {
        Some(DiagnosticRelatedInformation { location: location(*span)?, message: text.clone() })
    }));
    Diagnostic {
        range,
        severity: Some(severity),
        code: (problem.severity == Severity::Unsupported).then(|| NumberOrString::String("unsupported".into())),
        source: Some(SOURCE.into()),
        message,
        related_information: (!related.is_empty()).then_some(related),
        ..Diagnostic::default()
    }
}

/// Where a span is; the library is in no file of the user's.
fn location(span: Span, place: &Place<'_>, sources: &SourceMap) -> Option<Location> {
    if place.is_library(span.file) {
        return None;
    }
    let request = place.request;
    let file = sources.file(span.file);
    let uri = uri::of_path(&request.folder.join(&*file.path))?;
    let text = Text::new(file.text.to_string(), request.encoding);
    Some(Location::new(uri, text.range(span.start as usize, span.end as usize)))
}
