//! Diagnostics as text: the message, the marked source line, the hint.

use std::collections::{BTreeMap, HashSet};

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::{FileId, SourceMap, Span};
use serde::{Deserialize, Serialize};

/// A diagnostic with all that is shown of its sources, so that it can be shown where they are not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// How bad it is.
    pub severity: Severity,
    /// One sentence.
    pub message: String,
    /// The file, the line and the column, from 1.
    pub place: Option<(String, usize, usize)>,
    /// What the user can do about it.
    pub hint: Option<String>,
    excerpts: Vec<Excerpt>,
}

/// The lines of one file that a diagnostic marks; only these are kept, so that a mark in a huge file is cheap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Excerpt {
    path: String,
    /// The first of them, from 1.
    line: usize,
    text: String,
    marks: Vec<Mark>,
}

/// A part of an excerpt, in bytes, with what is said there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Mark {
    from: usize,
    to: usize,
    label: String,
    is_primary: bool,
}

impl Said {
    /// A diagnostic about these sources.
    pub fn of(diagnostic: &Diagnostic, sources: &SourceMap) -> Said {
        let mut files: Vec<FileId> = Vec::new();
        for (span, _) in diagnostic.primary.iter().chain(&diagnostic.secondary) {
            if !files.contains(&span.file) {
                files.push(span.file);
            }
        }
        let place = diagnostic.primary.as_ref().map(|(span, _)| {
            let file = sources.file(span.file);
            let (line, column) = file.line_column(span.start);
            (file.path.to_string(), line, column)
        });
        Said {
            severity: diagnostic.severity,
            message: diagnostic.message.clone(),
            place,
            hint: diagnostic.hint.clone(),
            excerpts: files.into_iter().map(|file| excerpt(file, sources, diagnostic)).collect(),
        }
    }

    /// Whether something has to be corrected.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// Its first line, with its place: `a.hs:3:7: error: …`.
    pub fn one_line(&self) -> String {
        let (kind, message) = (self.severity.as_str(), &self.message);
        match &self.place {
            None => format!("{kind}: {message}"),
            Some((file, line, column)) => format!("{file}:{line}:{column}: {kind}: {message}"),
        }
    }
}

/// So many diagnostics are shown in full; where there are more, only the first with each message are.
const MANY: usize = 20;
/// Messages that a summary lists.
const LISTED: usize = 10;

/// What a person is told: each diagnostic once, though its file was loaded for several others, and of very many with few messages the
/// first of each and how many more there are. `all` goes through them, as often as it is asked to.
pub fn told(all: &dyn Fn(&mut dyn FnMut(&Said)), color: bool, out: &mut dyn FnMut(&str)) {
    let mut counts: BTreeMap<(&str, String), usize> = BTreeMap::new();
    let mut count = 0;
    once(all, &mut |said| {
        count += 1;
        *counts.entry((said.severity.as_str(), said.message.clone())).or_default() += 1;
    });
    if count <= MANY {
        return once(all, &mut |said| out(&text(said, color)));
    }
    let mut kinds = HashSet::new();
    once(all, &mut |said| {
        if kinds.len() < MANY && kinds.insert((said.severity.as_str(), said.message.clone())) {
            out(&text(said, color));
        }
    });
    let mut more: Vec<_> = counts.into_iter().collect();
    more.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    out(&format!("{count} messages in all, of which the first of each kind are shown; most frequent:\n"));
    for ((kind, message), count) in more.into_iter().take(LISTED) {
        out(&format!("{count:>6}  {kind}: {message}\n"));
    }
    out("\n");
}

/// Each of them, but none twice.
pub(crate) fn once(all: &dyn Fn(&mut dyn FnMut(&Said)), each: &mut dyn FnMut(&Said)) {
    let mut seen = HashSet::new();
    all(&mut |said| {
        if seen.insert(said.one_line()) {
            each(said);
        }
    });
}

/// Renders diagnostics one after the other, each closed by an empty line.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, color: bool) -> String {
    diagnostics.iter().map(|diagnostic| text(&Said::of(diagnostic, sources), color)).collect()
}

/// A diagnostic as people see it, closed by an empty line. What was sent by somebody else may have marks that fit nothing: these
/// are left out.
pub fn text(said: &Said, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    renderer.render(&[group(said)]).to_string() + "\n\n"
}

fn group(said: &Said) -> Group<'_> {
    let level = match said.severity {
        Severity::Error => Level::ERROR,
        Severity::Unsupported => Level::WARNING.with_name("unsupported"),
        Severity::Warning => Level::WARNING,
    };
    let mut group = Group::with_title(level.primary_title(&*said.message));
    for excerpt in &said.excerpts {
        group = group.element(snippet(excerpt));
    }
    if let Some(hint) = &said.hint {
        group = group.element(Level::HELP.message(&**hint));
    }
    group
}

fn snippet(excerpt: &Excerpt) -> Snippet<'_, Annotation<'_>> {
    let mut snippet = Snippet::source(&*excerpt.text).line_start(excerpt.line).path(&*excerpt.path);
    for mark in excerpt.marks.iter().filter(|mark| excerpt.text.get(mark.from..mark.to).is_some()) {
        let kind = if mark.is_primary { AnnotationKind::Primary } else { AnnotationKind::Context };
        let annotation = kind.span(mark.from..mark.to);
        snippet = snippet.annotation(if mark.label.is_empty() { annotation } else { annotation.label(&*mark.label) });
    }
    snippet
}

fn excerpt(file: FileId, sources: &SourceMap, diagnostic: &Diagnostic) -> Excerpt {
    let source = sources.file(file);
    let text = &*source.text;
    let here = |mark: &&(Span, String)| mark.0.file == file;
    let marks: Vec<_> = diagnostic.primary.iter().chain(&diagnostic.secondary).filter(here).collect();
    let start = marks.iter().map(|(span, _)| boundary(text, span.start)).min().unwrap_or(0);
    let end = marks.iter().map(|(span, _)| boundary(text, span.end)).max().unwrap_or(0).max(start);
    let first = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let last = text[end..].find('\n').map_or(text.len(), |newline| end + newline);
    let mark = |mark: &(Span, String)| {
        let is_primary = diagnostic.primary.as_ref().is_some_and(|primary| std::ptr::eq(primary, mark));
        let (from, to) = (boundary(text, mark.0.start), boundary(text, mark.0.end));
        Mark { from: from - first, to: to.max(from) - first, label: mark.1.clone(), is_primary }
    };
    Excerpt {
        path: source.path.to_string(),
        line: source.line_column(first as u32).0,
        text: text[first..last].to_owned(),
        marks: marks.into_iter().map(mark).collect(),
    }
}

fn boundary(text: &str, offset: u32) -> usize {
    let mut offset = (offset as usize).min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
        let said: Vec<Said> = diagnostics.iter().map(|diagnostic| Said::of(diagnostic, sources)).collect();
        let mut out = String::new();
        super::told(&|each| said.iter().for_each(&mut *each), false, &mut |text| out += text);
        out
    }

    #[test]
    fn many_messages_are_summarised_and_none_is_told_twice() {
        let mut sources = SourceMap::default();
        let text = "x\n".repeat(100);
        let files = [sources.add("A.hs".into(), text.clone()), sources.add("A.hs".into(), text)];
        let at = |file: usize, line: usize, message: &str| {
            Diagnostic::error(Span::new(files[file], 2 * line, 2 * line + 1), message)
        };
        let twice: Vec<Diagnostic> = (0..2).map(|file| at(file, 3, "`x` is not in scope")).collect();
        assert_eq!(told(&twice, &sources).matches("error").count(), 1);
        let many: Vec<Diagnostic> = (0..90).map(|line| at(0, line, if line == 7 { "rare" } else { "often" })).collect();
        let shown = told(&many, &sources);
        assert!(shown.lines().count() < 20, "{shown}");
        assert!(shown.contains("90 messages in all") && shown.contains("    89  error: often"), "{shown}");
        assert!(shown.contains("error: rare\n --> A.hs:8:1"), "{shown}");
    }

    #[test]
    fn a_diagnostic_shows_place_line_mark_and_hint() {
        let mut sources = SourceMap::default();
        let file = sources.add("Nat.hs".into(), "module Nat where\n\nf x = y + x\n".into());
        let span = Span::new(file, 24, 25);
        let diagnostic = Diagnostic::error(span, "`y` is not in scope").label("not found").hint("did you mean `x`?");
        let text = render(std::slice::from_ref(&diagnostic), &sources, false);
        let expected = "error: `y` is not in scope\n --> Nat.hs:3:7\n  |\n3 | f x = y + x\n  |       ^ not found\n  |\n  = help: did you mean `x`?\n\n";
        assert_eq!(text, expected);
        let said = Said::of(&diagnostic, &sources);
        assert_eq!(said.one_line(), "Nat.hs:3:7: error: `y` is not in scope");
        assert_eq!(diagnostic.one_line(&sources), said.one_line());
    }
}
