//! How answers look in an editor.

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeLens, Command, CreateFile, CreateFileOptions, Diagnostic,
    DiagnosticRelatedInformation, DiagnosticSeverity, DocumentChangeOperation, DocumentChanges, Location,
    MarkupContent, MarkupKind, NumberOrString, OneOf, OptionalVersionedTextDocumentIdentifier, Position, Range,
    ResourceOp, TextDocumentEdit, TextEdit, Uri, WorkspaceEdit,
};
use selfsame_ask::source::Language;
use serde_json::json;

use super::analysis::{Analysis, Item, Question, SOURCE};
use super::checks::Checks;
use super::finding::{Finding, Said, Suggested};
use super::uri;

/// Commands that a client may ask for.
pub const CHECK: &str = "selfsame.check";
pub const REPRODUCER: &str = "selfsame.reproducer";

/// A document with what is known of it.
pub struct Shown<'a> {
    pub uri: &'a Uri,
    pub language: Language,
    pub analysis: &'a Analysis,
    pub checks: &'a Checks,
}

impl Shown<'_> {
    /// The answer for an item, unless a better one is on its way.
    fn found(&self, item: &Item) -> Option<&Finding> {
        let finding = self.checks.found(item)?;
        (!self.checks.is_active(item.fingerprint)).then_some(finding)
    }

    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut all = self.analysis.diagnostics.clone();
        for item in &self.analysis.items {
            match self.found(item).map(|finding| &finding.said) {
                Some(Said::Refuted { lines, gives, .. }) => all.push(self.refuted(item, lines, gives.as_ref())),
                Some(Said::Unknown(reason)) => all.push(self.unknown(item, reason)),
                Some(Said::Verified { .. }) | None => {}
            }
        }
        all
    }

    fn refuted(&self, item: &Item, lines: &[String], gives: Option<&[String; 2]>) -> Diagnostic {
        let place = |range: Range| Location::new(self.uri.clone(), range);
        let mut related = Vec::new();
        if let (Some(sides), Some(gives)) = (item.sides, gives) {
            for (range, side) in sides.into_iter().zip(gives) {
                related.push(DiagnosticRelatedInformation { location: place(range), message: format!("gives {side}") });
            }
        } else {
            let here = place(item.first_line(&self.analysis.text));
            let at =
                |message: &String| DiagnosticRelatedInformation { location: here.clone(), message: message.clone() };
            related.extend(lines.iter().filter(|line| !line.is_empty()).map(at));
        }
        let what = match item.question {
            Question::Law(_) => "is not true",
            Question::Refinement(..) => "does not meet its specification",
        };
        let message = format!("{} {what}:\n{}", item.name, lines.join("\n"));
        Diagnostic {
            related_information: Some(related),
            ..self.diagnostic(item, DiagnosticSeverity::ERROR, "refuted", message)
        }
    }

    fn unknown(&self, item: &Item, reason: &str) -> Diagnostic {
        let message = format!("{} is not decided: {reason}", item.name);
        self.diagnostic(item, DiagnosticSeverity::HINT, "unknown", message)
    }

    fn diagnostic(&self, item: &Item, severity: DiagnosticSeverity, code: &str, message: String) -> Diagnostic {
        Diagnostic {
            range: item.first_line(&self.analysis.text),
            severity: Some(severity),
            code: Some(NumberOrString::String(code.into())),
            source: Some(SOURCE.into()),
            message,
            ..Diagnostic::default()
        }
    }

    /// One above each item: its verdict, and a click checks it again.
    pub fn lenses(&self) -> Vec<CodeLens> {
        let lens = |item: &Item| {
            let title = match self.found(item) {
                _ if self.checks.is_active(item.fingerprint) => "checking …".to_owned(),
                Some(finding) => verdict(finding),
                None => "check".to_owned(),
            };
            let command = Some(self.check(item, title));
            CodeLens { range: item.head(&self.analysis.text), command, data: None }
        };
        self.analysis.items.iter().map(lens).collect()
    }

    fn check(&self, item: &Item, title: String) -> Command {
        let argument = json!({ "uri": self.uri.as_str(), "name": item.name });
        Command { title, command: CHECK.into(), arguments: Some(vec![argument]) }
    }

    /// What is known of the item at a place, and where the item is.
    pub fn hover(&self, position: Position) -> Option<(MarkupContent, Range)> {
        let places = self.analysis.items.iter().flat_map(|item| item.places().map(move |range| (item, range)));
        let (item, range) = places.into_iter().find(|(_, range)| has(*range, position))?;
        let mut text = match self.found(item) {
            Some(finding) => self.told(item, finding),
            None if self.checks.is_active(item.fingerprint) => format!("`{}` is being checked", item.name),
            None => format!("`{}` was not checked yet", item.name),
        };
        let bounded = |said: &dyn Fn(&selfsame_equiv::GoalVariable) -> bool| {
            let names = item.variables().into_iter().filter(|variable| said(variable)).map(|variable| variable.name);
            names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        };
        let finite = bounded(&|variable| variable.finite);
        if !finite.is_empty() && self.language == Language::Haskell {
            text += &format!("\n\nfor finite {finite}");
        }
        let total = bounded(&|variable| variable.total && !variable.finite);
        if !total.is_empty() {
            text += &format!("\n\nfor total {total}");
        }
        Some((MarkupContent { kind: MarkupKind::Markdown, value: text }, range))
    }

    fn told(&self, item: &Item, finding: &Finding) -> String {
        let code = |lines: &[String]| {
            let language = match self.language {
                Language::Haskell => "haskell",
                Language::Ocaml => "ocaml",
            };
            format!("\n\n```{language}\n{}\n```", lines.join("\n"))
        };
        let Finding { said, assumptions, .. } = finding;
        let mut text = format!("**{}** `{}` in {}", said.word(), item.name, milliseconds(finding));
        match said {
            Said::Refuted { lines, .. } => text += &code(lines),
            Said::Unknown(reason) => text += &format!("\n\n{reason}"),
            Said::Verified { lemmas } if !lemmas.is_empty() => text += &format!("\n\nLemmas used:{}", code(lemmas)),
            Said::Verified { .. } => {}
        }
        if !assumptions.is_empty() {
            text += &format!("\n\nAssuming that {}", assumptions.join(", and that "));
        }
        text
    }

    /// What can be done about the items in a range. Files are created only for clients that can.
    pub fn actions(&self, range: Range, can_create: bool) -> Vec<CodeActionOrCommand> {
        let mut actions = Vec::new();
        let is_beside = |place: Range| place.start.line <= range.end.line && range.start.line <= place.end.line;
        let touches = |item: &&Item| item.places().any(is_beside);
        for item in self.analysis.items.iter().filter(touches) {
            let said = self.found(item).map(|finding| &finding.said);
            if let Some(text) = said.and_then(Said::reproducer)
                && can_create
                && let Some(action) = self.write_reproducer(item, text)
            {
                actions.push(CodeActionOrCommand::CodeAction(action));
            }
            if let Some(Said::Refuted { blame, suggest, .. }) = said {
                let proved = suggest.iter().map(|suggested| self.replace(suggested));
                actions.extend(proved.map(CodeActionOrCommand::CodeAction));
                let fixes = blame.iter().filter_map(|(function, call)| self.strengthen(function, call));
                actions.extend(fixes.map(CodeActionOrCommand::CodeAction));
            }
            if said.is_some_and(|said| !matches!(said, Said::Verified { .. })) {
                actions.extend(self.mark(item).into_iter().map(CodeActionOrCommand::CodeAction));
            }
            let title = format!("Check `{}` again", item.name);
            actions.extend(said.map(|_| CodeActionOrCommand::Command(self.check(item, title))));
        }
        actions
    }

    /// A new file beside the document.
    fn write_reproducer(&self, item: &Item, text: &str) -> Option<CodeAction> {
        let path = uri::to_path(self.uri)?;
        let word: String = item.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let end = path.extension()?.to_str()?;
        let names =
            (1..).map(|n| if n == 1 { format!("Refuted_{word}.{end}") } else { format!("Refuted_{word}_{n}.{end}") });
        let name = names.into_iter().find(|name| !path.with_file_name(name).exists())?;
        let uri = uri::of_path(&path.with_file_name(&name))?;
        let options = Some(CreateFileOptions { overwrite: Some(false), ignore_if_exists: Some(false) });
        let create = CreateFile { uri: uri.clone(), options, annotation_id: None };
        let write = TextDocumentEdit {
            text_document: OptionalVersionedTextDocumentIdentifier { uri, version: None },
            edits: vec![OneOf::Left(TextEdit { range: Range::default(), new_text: text.to_owned() })],
        };
        let changes =
            vec![DocumentChangeOperation::Op(ResourceOp::Create(create)), DocumentChangeOperation::Edit(write)];
        let edit =
            WorkspaceEdit { document_changes: Some(DocumentChanges::Operations(changes)), ..WorkspaceEdit::default() };
        Some(self.fix(format!("Write a program that refutes `{}`: {name}", item.name), edit))
    }

    /// Says in the source that variables are finite. In a strict language they are.
    fn mark(&self, item: &Item) -> Vec<CodeAction> {
        if self.language == Language::Ocaml {
            return Vec::new();
        }
        let open: Vec<&str> = item.variables().iter().filter(|v| !v.finite).map(|v| v.name.as_str()).collect();
        let mut sets: Vec<Vec<&str>> = open.iter().map(|name| vec![*name]).collect();
        if open.len() > 1 {
            sets.insert(0, open);
        }
        let line = self.analysis.text.line(item.range.start.line as usize);
        let indent: String = line.chars().take_while(|c| c.is_whitespace()).collect();
        let action = |names: Vec<&str>| {
            let text = format!("{indent}-- selfsame: \"{}\" finite {}\n", item.name, names.join(" "));
            let title = format!("Ask of `{}` for finite {} only", item.name, names.join(", "));
            self.insert(title, item.range.start.line, text)
        };
        sets.into_iter().map(action).collect()
    }

    /// Writes the specification that was proved to rule a counterexample out.
    fn replace(&self, suggested: &Suggested) -> CodeAction {
        let range = self.analysis.text.range(suggested.from, suggested.to);
        let edit = TextEdit { range, new_text: suggested.text.clone() };
        #[allow(clippy::mutable_key_type, reason = "the protocol's own type")]
        let changes = std::iter::once((self.uri.clone(), vec![edit])).collect();
        let title = format!("Strengthen the specification of `{}`: {}", suggested.function, suggested.annotation);
        let edit = WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() };
        CodeAction { is_preferred: Some(true), ..self.fix(title, edit) }
    }

    /// Says above a specification of this document what it has to rule out. How is for people to say: there are many ways, and
    /// most of them are wrong.
    fn strengthen(&self, function: &str, call: &str) -> Option<CodeAction> {
        let is_head = |line: &str| {
            let rest = line.trim_start().strip_prefix("{-@").and_then(|rest| rest.trim_start().strip_prefix(function));
            rest.is_some_and(|rest| rest.trim_start().starts_with("::"))
        };
        let at = self.analysis.text.content().lines().position(is_head)?;
        let call = call.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = format!("Strengthen the specification of `{function}`: note that `{call}` is to be ruled out");
        Some(self.insert(title, u32::try_from(at).ok()?, format!("-- to be ruled out: {call}\n")))
    }

    /// A new line above another one.
    fn insert(&self, title: String, line: u32, new_text: String) -> CodeAction {
        let at = Position::new(line, 0);
        let edit = TextEdit { range: Range::new(at, at), new_text };
        #[allow(clippy::mutable_key_type, reason = "the protocol's own type")]
        let changes = std::iter::once((self.uri.clone(), vec![edit])).collect();
        self.fix(title, WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() })
    }

    fn fix(&self, title: String, edit: WorkspaceEdit) -> CodeAction {
        let kind = Some(CodeActionKind::QUICKFIX);
        CodeAction { title, kind, edit: Some(edit), ..CodeAction::default() }
    }
}

fn verdict(finding: &Finding) -> String {
    match &finding.said {
        Said::Refuted { lines, .. } => match lines.first() {
            Some(line) => format!("refuted: {line}"),
            None => "refuted".into(),
        },
        Said::Unknown(reason) => format!("unknown: {reason}"),
        said @ Said::Verified { .. } => format!("{} in {}", said.word(), milliseconds(finding)),
    }
}

fn milliseconds(finding: &Finding) -> String {
    match finding.time.as_secs_f64() * 1000.0 {
        time if time < 1.0 => "under 1 ms".into(),
        time => format!("{time:.0} ms"),
    }
}

fn has(range: Range, position: Position) -> bool {
    range.start <= position && position <= range.end
}
