//! The text of a document as the editor has it, and places in it as the protocol counts them.

use lsp_types::{Position, PositionEncodingKind, Range, TextDocumentContentChangeEvent};

/// What columns count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16,
}

impl Encoding {
    /// Bytes are what we count ourselves; every client knows the units of UTF-16.
    pub fn agreed(offered: Option<&[PositionEncodingKind]>) -> Encoding {
        match offered {
            Some(offered) if offered.contains(&PositionEncodingKind::UTF8) => Encoding::Utf8,
            _ => Encoding::Utf16,
        }
    }

    pub fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
        }
    }

    fn width(self, c: char) -> usize {
        match self {
            Encoding::Utf8 => c.len_utf8(),
            Encoding::Utf16 => c.len_utf16(),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Text {
    content: String,
    /// Where each line begins.
    lines: Vec<usize>,
    encoding: Encoding,
}

impl Text {
    pub fn new(content: String, encoding: Encoding) -> Text {
        let lines = line_starts(&content);
        Text { content, lines, encoding }
    }

    pub fn content(&self) -> &str {
        &self.content
    }

    /// Makes a change as `didChange` tells it: a part, or everything. Places beyond the text are its end.
    pub fn change(&mut self, change: TextDocumentContentChangeEvent) {
        match change.range {
            None => self.content = change.text,
            Some(range) => {
                let start = self.offset(range.start);
                let end = self.offset(range.end).max(start);
                self.content.replace_range(start..end, &change.text);
            }
        }
        self.lines = line_starts(&self.content);
    }

    pub fn offset(&self, position: Position) -> usize {
        let Some(&start) = self.lines.get(position.line as usize) else { return self.content.len() };
        let mut column = 0;
        for (at, c) in self.line(position.line as usize).char_indices() {
            column += self.encoding.width(c);
            if column > position.character as usize {
                return start + at;
            }
        }
        start + self.line(position.line as usize).len()
    }

    pub fn position(&self, offset: usize) -> Position {
        let mut offset = offset.min(self.content.len());
        while !self.content.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.lines.partition_point(|start| *start <= offset) - 1;
        let before = &self.content[self.lines[line]..offset];
        let column: usize = before.chars().map(|c| self.encoding.width(c)).sum();
        Position::new(line as u32, column as u32)
    }

    pub fn range(&self, start: usize, end: usize) -> Range {
        Range::new(self.position(start), self.position(end))
    }

    /// The line of this number, without its end.
    pub fn line(&self, line: usize) -> &str {
        let start = self.lines.get(line).copied().unwrap_or(self.content.len());
        let end = self.lines.get(line + 1).copied().unwrap_or(self.content.len());
        self.content[start..end].trim_end_matches(['\r', '\n'])
    }
}

/// The protocol ends lines by `\n`, `\r\n` and `\r`.
fn line_starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let ends = |at: &usize| bytes[*at] == b'\n' || (bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
    std::iter::once(0).chain((0..bytes.len()).filter(ends).map(|at| at + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(text: &mut Text, range: [u32; 4], with: &str) {
        let [line, column, to_line, to_column] = range;
        let range = Range::new(Position::new(line, column), Position::new(to_line, to_column));
        text.change(TextDocumentContentChangeEvent { range: Some(range), range_length: None, text: with.into() });
    }

    #[test]
    fn columns_count_units_of_utf_16() {
        let text = Text::new("a\u{1F600}bλc\r\nx\ry\n".into(), Encoding::Utf16);
        for (line, column, rest) in [
            (0, 0, "a\u{1F600}"),
            (0, 1, "\u{1F600}b"),
            (0, 3, "bλ"),
            (0, 5, "c\r"),
            (1, 0, "x\r"),
            (2, 1, "\n"),
            (3, 0, ""),
        ] {
            let position = Position::new(line, column);
            let offset = text.offset(position);
            assert!(text.content()[offset..].starts_with(rest), "{line}:{column}");
            assert_eq!(text.position(offset), position);
        }
        // Inside a character, beyond a line, beyond the text.
        assert_eq!(text.offset(Position::new(0, 2)), 1);
        assert_eq!(text.offset(Position::new(0, 99)), 9);
        assert_eq!(text.offset(Position::new(9, 0)), text.content().len());
        let bytes = Text::new("λx".into(), Encoding::Utf8);
        assert_eq!(bytes.position(2), Position::new(0, 2));
    }

    #[test]
    fn changes_are_made_one_after_the_other() {
        let mut text = Text::new("one\n\u{1F600}two\n".into(), Encoding::Utf16);
        replaced(&mut text, [1, 2, 1, 5], "2");
        assert_eq!(text.content(), "one\n\u{1F600}2\n");
        replaced(&mut text, [0, 3, 1, 2], " ");
        assert_eq!(text.content(), "one 2\n");
        replaced(&mut text, [5, 0, 7, 9], "end");
        assert_eq!(text.content(), "one 2\nend");
        replaced(&mut text, [1, 3, 1, 0], "!");
        assert_eq!(text.content(), "one 2\nend!");
        text.change(TextDocumentContentChangeEvent { range: None, range_length: None, text: "new".into() });
        assert_eq!((text.content(), text.line(0), text.line(7)), ("new", "new", ""));
    }
}
