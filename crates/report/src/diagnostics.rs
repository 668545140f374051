//! Diagnostics as text: the message, the marked source line, the hint.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::{FileId, SourceMap, Span};

/// Renders diagnostics one after the other, each closed by an empty line.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    diagnostics.iter().map(|diagnostic| renderer.render(&[group(diagnostic, sources)]).to_string() + "\n\n").collect()
}

fn group<'a>(diagnostic: &'a Diagnostic, sources: &'a SourceMap) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Unsupported => Level::WARNING.with_name("unsupported"),
        Severity::Warning => Level::WARNING,
    };
    let mut group = Group::with_title(level.primary_title(&*diagnostic.message));
    let mut files: Vec<FileId> = Vec::new();
    let marks = || diagnostic.primary.iter().chain(&diagnostic.secondary);
    for (span, _) in marks() {
        if !files.contains(&span.file) {
            files.push(span.file);
        }
    }
    for file in files {
        group = group.element(snippet(file, sources, diagnostic));
    }
    if let Some(hint) = &diagnostic.hint {
        group = group.element(Level::HELP.message(&**hint));
    }
    group
}

/// The lines of one file that the diagnostic marks; only these are handed on, so that a mark in a huge file is cheap.
fn snippet<'a>(
    file: FileId,
    sources: &'a SourceMap,
    diagnostic: &'a Diagnostic,
) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let source = sources.file(file);
    let text = &*source.text;
    let here = |mark: &&(Span, String)| mark.0.file == file;
    let marks: Vec<_> = diagnostic.primary.iter().chain(&diagnostic.secondary).filter(here).collect();
    let start = marks.iter().map(|(span, _)| boundary(text, span.start)).min().unwrap_or(0);
    let end = marks.iter().map(|(span, _)| boundary(text, span.end)).max().unwrap_or(0).max(start);
    let first = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let last = text[end..].find('\n').map_or(text.len(), |newline| end + newline);
    let mut snippet =
        Snippet::source(&text[first..last]).line_start(source.line_column(first as u32).0).path(&*source.path);
    for mark in marks {
        let is_primary = diagnostic.primary.as_ref().is_some_and(|primary| std::ptr::eq(primary, mark));
        let kind = if is_primary { AnnotationKind::Primary } else { AnnotationKind::Context };
        let (from, to) = (boundary(text, mark.0.start), boundary(text, mark.0.end));
        let annotation = kind.span(from - first..to.max(from) - first);
        snippet = snippet.annotation(if mark.1.is_empty() { annotation } else { annotation.label(&*mark.1) });
    }
    snippet
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

    #[test]
    fn a_diagnostic_shows_place_line_mark_and_hint() {
        let mut sources = SourceMap::default();
        let file = sources.add("Nat.hs".into(), "module Nat where\n\nf x = y + x\n".into());
        let span = Span::new(file, 24, 25);
        let diagnostic = Diagnostic::error(span, "`y` is not in scope").label("not found").hint("did you mean `x`?");
        let text = render(std::slice::from_ref(&diagnostic), &sources, false);
        let expected = "error: `y` is not in scope\n --> Nat.hs:3:7\n  |\n3 | f x = y + x\n  |       ^ not found\n  |\n  = help: did you mean `x`?\n\n";
        assert_eq!(text, expected);
        assert_eq!(diagnostic.one_line(&sources), "Nat.hs:3:7: error: `y` is not in scope");
    }
}
