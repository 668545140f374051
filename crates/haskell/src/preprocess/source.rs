//! Cleaned text with the way back to the file.

use std::borrow::Cow;

use selfsame_core::span::{FileId, Span};

use super::{Line, TAB};

/// What the parser reads, and where each part of it stands in the file.
#[derive(Clone, Debug)]
pub struct Source<'t> {
    /// The file as it is on disk.
    pub file: FileId,
    /// What the parser reads instead of it.
    pub text: Cow<'t, str>,
    /// The preprocessor ran: names may be macros of files that were not included.
    pub has_macros: bool,
    /// Empty when the text is the file's.
    segments: Vec<Segment>,
    /// Length of the file.
    length: u32,
}

/// A stretch of cleaned text, up to the next segment.
#[derive(Clone, Copy, Debug)]
struct Segment {
    /// Where it starts in the cleaned text.
    clean: u32,
    /// What it stands for in the file.
    start: u32,
    end: u32,
    /// Taken over byte by byte; otherwise any part of it stands for the whole.
    verbatim: bool,
}

impl<'t> Source<'t> {
    /// A text that needs no preparation.
    pub fn identity(file: FileId, text: Cow<'t, str>) -> Source<'t> {
        let length = text.len() as u32;
        Source { file, text, has_macros: false, segments: Vec::new(), length }
    }

    /// The place in the file that a range of the cleaned text came from.
    pub fn span(&self, start: usize, end: usize) -> Span {
        let from = self.origin(start, false);
        let to = if end > start { self.origin(end, true) } else { from };
        Span::new(self.file, from, to.max(from))
    }

    /// Where, in a range of the cleaned text, spaces stand for a tab or another blank of the file.
    pub fn blanks(&self, range: std::ops::Range<usize>) -> impl Iterator<Item = usize> + '_ {
        let first = self.segments.partition_point(|segment| (segment.clean as usize) < range.start);
        let inside = self.segments[first..].iter().take_while(move |segment| (segment.clean as usize) < range.end);
        let is_blank = |segment: &&Segment| !segment.verbatim && self.text[segment.clean as usize..].starts_with(' ');
        inside.filter(is_blank).map(|segment| segment.clean as usize)
    }

    fn origin(&self, offset: usize, is_end: bool) -> usize {
        if self.segments.is_empty() {
            return offset.min(self.length as usize);
        }
        // The end of a range belongs to the segment of its last byte.
        let probe = if is_end { offset.saturating_sub(1) } else { offset };
        let index = self.segments.partition_point(|segment| segment.clean as usize <= probe).saturating_sub(1);
        let segment = &self.segments[index];
        let mapped = match (segment.verbatim, is_end) {
            (true, _) => {
                (segment.start as usize + offset.saturating_sub(segment.clean as usize)).min(segment.end as usize)
            }
            (false, false) => segment.start as usize,
            (false, true) => segment.end as usize,
        };
        mapped.min(self.length as usize)
    }
}

/// Makes a [`Source`] from pieces of the file in order.
pub(super) struct Builder {
    file: FileId,
    out: String,
    segments: Vec<Segment>,
    length: u32,
    /// Column at the end of `out`, in characters.
    column: usize,
}

impl Builder {
    pub fn new(file: FileId, text: &str) -> Builder {
        let out = String::with_capacity(text.len() + text.len() / 8);
        Builder { file, out, segments: Vec::new(), length: text.len() as u32, column: 0 }
    }

    /// Code as it stands in the file, with tabs expanded and other blanks made spaces.
    pub fn push_code(&mut self, start: usize, text: &str) {
        let mut from = 0;
        for (at, byte) in text.bytes().enumerate().filter(|(_, b)| matches!(b, b'\t' | b'\r' | 0x0b | 0x0c)) {
            self.push_verbatim(start + from, &text[from..at]);
            let width = if byte == b'\t' { TAB - self.column % TAB } else { 1 };
            self.push_inserted(&"        "[..width], start + at, start + at + 1);
            from = at + 1;
        }
        self.push_verbatim(start + from, &text[from..]);
    }

    /// Text that stands for a range of the file as a whole.
    pub fn push_inserted(&mut self, text: &str, start: usize, end: usize) {
        if !text.is_empty() {
            self.segment(start, end, false);
            self.out.push_str(text);
            self.column = if text.ends_with('\n') { 0 } else { self.column + text.chars().count() };
        }
    }

    /// A line that holds no code.
    pub fn blank_line(&mut self, line: &Line) {
        self.end_line(line);
    }

    pub fn end_line(&mut self, line: &Line) {
        let end = line.start + line.text.len();
        if line.next > end {
            self.segment(end, line.next, false);
            self.out.push('\n');
        }
        self.column = 0;
    }

    pub fn finish(mut self, has_macros: bool) -> Source<'static> {
        if self.segments.is_empty() {
            self.segment(0, 0, false);
        }
        let text = Cow::Owned(self.out);
        Source { file: self.file, text, has_macros, segments: self.segments, length: self.length }
    }

    fn push_verbatim(&mut self, start: usize, text: &str) {
        if !text.is_empty() {
            self.segment(start, start + text.len(), true);
            self.out.push_str(text);
            self.column += text.chars().count();
        }
    }

    fn segment(&mut self, start: usize, end: usize, verbatim: bool) {
        let clean = self.out.len() as u32;
        self.segments.push(Segment { clean, start: start as u32, end: end as u32, verbatim });
    }
}
