//! Which place is meant, and marking it in a program.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::Program;
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_demand::mark::{self, Target};

use super::Settings;

/// Puts the target into the program, and says on which line of the file it is. `named` are the definitions at the top of the
/// file that have the name asked for.
pub fn mark(
    settings: &Settings,
    program: &mut Program,
    file: FileId,
    named: &[Symbol],
    sources: &SourceMap,
) -> Result<usize, Box<Diagnostic>> {
    let source = sources.file(file);
    let line_of = |span: Span| source.line_column(span.start).0;
    let start = Span::new(file, 0, 0);
    match (settings.line, &settings.target) {
        (Some(line), _) => {
            let fits = |span: Span| settings.column.is_none_or(|column| source.line_column(span.start).1 == column);
            let on_line = |span: Span| span.file == file && line_of(span) == line && fits(span);
            if mark::mark(program, &Target::Places(&on_line)) > 0 {
                return Ok(line);
            }
            let here: Vec<Span> = mark::places(program).into_iter().filter(|span| span.file == file).collect();
            if let Some(column) = settings.column {
                let on_line = here.iter().filter(|span| line_of(**span) == line);
                let mut columns: Vec<usize> = on_line.map(|span| source.line_column(span.start).1).collect();
                columns.sort_unstable();
                columns.dedup();
                if !columns.is_empty() {
                    let what = format!("no branch or definition begins at column {column} of line {line}");
                    let columns: Vec<String> = columns.iter().map(usize::to_string).collect();
                    let mut error = Diagnostic::error(start, what);
                    error.hint = Some(format!("some begin at column {}", columns.join(", ")));
                    return Err(Box::new(error));
                }
            }
            let lines = here.into_iter().map(line_of);
            let nearest = lines.min_by_key(|other| (other.abs_diff(line), *other));
            let mut error = Diagnostic::error(start, format!("no branch or definition begins on line {line}"));
            error.hint = nearest.map(|nearest| format!("the nearest begins on line {nearest}"));
            Err(Box::new(error))
        }
        (None, Some(name)) => {
            let tops = named.iter().filter_map(|name| program.global_id(*name));
            let mut spans: Vec<Span> = tops.filter_map(|id| mark::content(&program.global(id).code)).collect();
            let local = mark::definitions(program, Symbol::new(name));
            spans.extend(local.into_iter().filter(|span| span.file == file));
            if let Some(first) = spans.iter().min().copied()
                && mark::mark(program, &Target::Definitions(&spans)) > 0
            {
                return Ok(line_of(first));
            }
            Err(Box::new(Diagnostic::error(start, format!("no definition is called `{name}`"))))
        }
        (None, None) => {
            Err(Box::new(Diagnostic::error(start, "which place? Say --line N or --target NAME".to_owned())))
        }
    }
}
