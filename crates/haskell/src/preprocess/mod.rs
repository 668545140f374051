//! From the file's bytes to plain Haskell text: byte order mark, line ends, literate style, conditional compilation and
//! tabs are dealt with here, line by line and in one pass.
//!
//! The result has a map back, so that everything after this stage can speak of the file as the user sees it.

mod condition;
mod cpp;
mod literate;
mod source;

use std::borrow::Cow;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::FileId;

pub use cpp::Defines;
pub use source::Source;

use cpp::Cpp;
use literate::Literate;
use source::Builder;

/// Haskell counts a tab as going to the next multiple of eight columns.
const TAB: usize = 8;

/// Cleans a file. Most files need nothing and are taken as they are.
pub fn preprocess<'t>(file: FileId, text: &'t str, defines: &Defines) -> (Source<'t>, Vec<Diagnostic>) {
    let cpp = Cpp::wanted(text, defines);
    if !cpp && !defines.literate && !needs_cleaning(text) {
        return (Source::identity(file, Cow::Borrowed(text)), Vec::new());
    }
    let has_macros = cpp;
    let mut builder = Builder::new(file, text);
    let mut literate = defines.literate.then(Literate::default);
    let mut cpp = cpp.then(|| Cpp::new(file, defines));
    let mut lines = Lines { text, at: if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 } };
    let mut number = 0;
    while let Some(mut line) = lines.next() {
        number += 1;
        // The C preprocessor joins lines at a backslash; a string gap goes on with one, and stays.
        let spliced = line.text.ends_with('\\') && !lines.rest().trim_start().starts_with('\\');
        if line.start == 0 && line.text.starts_with("#!") {
            builder.blank_line(&line);
            continue;
        }
        if let Some(literate) = &mut literate {
            match literate.code_of(line.text) {
                Some(skip) => {
                    builder.push_inserted(&" ".repeat(skip), line.start, line.start + skip);
                    line.start += skip;
                    line.text = &line.text[skip..];
                }
                None => {
                    builder.blank_line(&line);
                    continue;
                }
            }
        }
        match &mut cpp {
            None => builder.push_code(line.start, line.text),
            Some(cpp) => {
                cpp.line = number;
                if cpp.directive(line.text) {
                    // A directive goes on in the next line after a backslash.
                    let mut whole = line.text.to_string();
                    let start = line.start;
                    builder.blank_line(&line);
                    while whole.ends_with('\\') {
                        let Some(next) = lines.next() else { break };
                        whole.pop();
                        whole.push(' ');
                        whole.push_str(next.text);
                        builder.blank_line(&next);
                        number += 1;
                    }
                    cpp.obey(&whole, start);
                    builder.push_inserted(&cpp.included_code(), start, line.start + line.text.len());
                    continue;
                }
                if !cpp.active() {
                    builder.blank_line(&line);
                    continue;
                }
                if spliced {
                    line.text = &line.text[..line.text.len() - 1];
                }
                cpp.expand(line.text, &mut |piece| match piece {
                    cpp::Piece::Verbatim(range) => builder.push_code(line.start + range.start, &line.text[range]),
                    cpp::Piece::Macro(range, text) => {
                        builder.push_inserted(text, line.start + range.start, line.start + range.end)
                    }
                });
            }
        }
        if cpp.is_some() && spliced {
            continue;
        }
        builder.end_line(&line);
    }
    let diagnostics = cpp.map(|cpp| cpp.finish(text.len())).unwrap_or_default();
    (builder.finish(has_macros), diagnostics)
}

fn needs_cleaning(text: &str) -> bool {
    text.starts_with('\u{feff}')
        || text.starts_with("#!")
        || text.bytes().any(|b| matches!(b, b'\t' | b'\r' | 0x0c | 0x0b))
}

/// A line of the file without its end.
pub(crate) struct Line<'t> {
    start: usize,
    text: &'t str,
    /// Where the next line starts.
    next: usize,
}

struct Lines<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lines<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }
}

impl<'t> Iterator for Lines<'t> {
    type Item = Line<'t>;

    fn next(&mut self) -> Option<Line<'t>> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let length = rest.bytes().position(|b| b == b'\n').unwrap_or(rest.len());
        let line = rest[..length].strip_suffix('\r').unwrap_or(&rest[..length]);
        let start = self.at;
        self.at += (length + 1).min(rest.len());
        Some(Line { start, text: line, next: self.at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clean(text: &str, literate: bool) -> Source<'_> {
        let mut defines = Defines::default();
        defines.literate = literate;
        let (source, diagnostics) = preprocess(FileId(0), text, &defines);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        source
    }

    #[test]
    fn plain_text_is_taken_as_it_is() {
        let source = clean("f x = x\n", false);
        assert!(matches!(source.text, Cow::Borrowed(_)));
    }

    #[test]
    fn tabs_go_to_multiples_of_eight_and_spans_to_the_file() {
        let text = "a\tb\n\tc";
        let source = clean(text, false);
        assert_eq!(source.text, "a       b\n        c");
        let span = source.span(8, 9);
        assert_eq!(&text[span.start as usize..span.end as usize], "b");
        let span = source.span(18, 19);
        assert_eq!(&text[span.start as usize..span.end as usize], "c");
        let all = source.span(0, source.text.len());
        assert_eq!((all.start, all.end as usize), (0, text.len()));
    }

    #[test]
    fn carriage_returns_and_the_byte_order_mark_go() {
        let text = "\u{feff}f = 1\r\ng = 2\r\n";
        let source = clean(text, false);
        assert_eq!(source.text, "f = 1\ng = 2\n");
        let span = source.span(6, 7);
        assert_eq!(&text[span.start as usize..span.end as usize], "g");
    }

    #[test]
    fn bird_tracks_and_code_blocks() {
        assert_eq!(clean("text\n\n> f = 1\n>   + 2\n\nmore", true).text, "\n\n  f = 1\n    + 2\n\n");
        assert_eq!(clean("text\n\\begin{code}\nf = 1\n\\end{code}\nmore\n", true).text, "\n\nf = 1\n\n\n");
    }

    #[test]
    fn conditions_choose_lines() {
        let text = "#if MIN_VERSION_base(4,8,0) && !defined(FOO)\na = 1\n#else\na = 2\n#endif\n";
        assert_eq!(clean(text, false).text, "\na = 1\n\n\n\n");
        let text = "#ifdef FOO\na = 1\n#elif __GLASGOW_HASKELL__ >= 900\na = 2\n#else\na = 3\n#endif\n";
        assert_eq!(clean(text, false).text, "\n\n\na = 2\n\n\n\n");
        assert_eq!(clean("#if 0\n#if 1\na\n#else\nb\n#endif\n#endif\nc\n", false).text, "\n\n\n\n\n\n\nc\n");
    }

    #[test]
    fn macros_are_replaced_outside_strings_and_comments() {
        let text = "#define LIMIT 10\n#define TWICE(x) (x + x)\nf = LIMIT + TWICE(g (1, 2)) -- LIMIT\ns = \"LIMIT\"\n";
        let source = clean(text, false);
        assert_eq!(source.text, "\n\nf = 10 + (g (1, 2) + g (1, 2)) -- LIMIT\ns = \"LIMIT\"\n");
        let at = source.text.find("10").unwrap_or_default();
        let span = source.span(at, at + 2);
        assert_eq!(&text[span.start as usize..span.end as usize], "LIMIT");
    }

    #[test]
    fn headers_are_read_with_their_code() {
        let mut defines = Defines::default();
        let header =
            "/* of C,\n   two lines */\n#define FAIL (failed __FILE__ __LINE__)\n#ifndef OFF\nimport Checks\n#endif\n";
        defines.headers.insert("checks.h".into(), header.into());
        defines.path = "src/A.hs".into();
        let text = "module A where\n#include \"checks.h\"\nf = FAIL\n";
        let (source, _) = preprocess(FileId(0), text, &defines);
        assert_eq!(source.text, "module A where\n\nimport Checks\nf = (failed \"src/A.hs\" 3)\n");
        let at = source.text.find("import").unwrap_or_default();
        let span = source.span(at, at + 13);
        assert_eq!(&text[span.start as usize..span.end as usize], "#include \"checks.h\"");
        let at = source.text.find("f =").unwrap_or_default();
        assert_eq!(source.span(at, at + 1).start as usize, text.find("f =").unwrap_or_default());
    }

    #[test]
    fn unbalanced_conditions_are_reported() {
        let (_, diagnostics) = preprocess(FileId(0), "#if 1\na = 1\n", &Defines::default());
        assert_eq!(diagnostics.len(), 1);
        let (_, diagnostics) = preprocess(FileId(0), "#if 1\n#endif\n#endif\n", &Defines::default());
        assert_eq!(diagnostics.len(), 1);
    }
}
