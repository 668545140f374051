//! Places in source files.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

/// A source file of this run, by its position in the [`SourceMap`]; those on the shelf are counted from [`FileId::SHELF`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FileId(pub u32);

impl FileId {
    /// The number of the first file on the shelf.
    pub const SHELF: u32 = 1 << 31;
}

/// A range of bytes of the file as it is on disk (before tabs are expanded or preprocessor lines blanked).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Span {
    /// The file that both ends are in.
    pub file: FileId,
    /// In bytes from the beginning of the file.
    pub start: u32,
    /// The first byte that does not belong to it.
    pub end: u32,
}

impl Span {
    /// From positions in bytes; the second is the first byte after it.
    pub fn new(file: FileId, start: usize, end: usize) -> Span {
        Span { file, start: start as u32, end: end as u32 }
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A text and where it is from.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// As the user wrote it on the command line, or below the library: `lib/haskell/Data/List.hs`.
    pub path: Cow<'static, str>,
    /// As it was read.
    pub text: Cow<'static, str>,
    line_starts: OnceLock<Vec<u32>>,
}

impl SourceFile {
    /// One whose lines are counted when somebody asks.
    pub fn new(path: impl Into<Cow<'static, str>>, text: impl Into<Cow<'static, str>>) -> SourceFile {
        SourceFile { path: path.into(), text: text.into(), line_starts: OnceLock::new() }
    }

    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let breaks = self.text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i as u32 + 1);
            std::iter::once(0).chain(breaks).collect()
        })
    }

    /// Line and column, both from 1; the column counts characters.
    pub fn line_column(&self, offset: u32) -> (usize, usize) {
        let offset = offset.min(self.text.len() as u32);
        let line_starts = self.line_starts();
        let line = line_starts.partition_point(|&start| start <= offset);
        let start = line_starts[line - 1] as usize;
        let column = self.text.as_bytes()[start..offset as usize].iter().filter(|b| **b & 0xC0 != 0x80).count();
        (line, column + 1)
    }
}

/// The files of a run. Whoever reads files adds them here; spans point into it.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<Arc<SourceFile>>,
    /// Files that have the same numbers in every run, whatever was added before.
    shelf: Vec<Arc<SourceFile>>,
}

impl SourceMap {
    /// Adds a file with its text, and gives its number.
    pub fn add(&mut self, path: String, text: String) -> FileId {
        self.push(SourceFile::new(path, text))
    }

    /// Adds a file, and gives its number.
    pub fn push(&mut self, file: SourceFile) -> FileId {
        self.files.push(Arc::new(file));
        FileId(self.files.len() as u32 - 1)
    }

    /// Puts a library on the shelf, if none is there.
    pub fn shelve(&mut self, files: impl Iterator<Item = SourceFile>) {
        if self.shelf.is_empty() {
            self.shelf.extend(files.map(Arc::new));
        }
    }

    /// The file of this number, which must be one of these.
    pub fn file(&self, id: FileId) -> &SourceFile {
        match id.0.checked_sub(FileId::SHELF) {
            Some(position) => &self.shelf[position as usize],
            None => &self.files[id.0 as usize],
        }
    }

    /// All files with their numbers, those of the library last.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        let shelf = (FileId::SHELF..).zip(&self.shelf);
        (0..).zip(&self.files).chain(shelf).map(|(number, file)| (FileId(number), &**file))
    }

    /// What stands at a place.
    pub fn text(&self, span: Span) -> &str {
        &self.file(span.file).text[span.start as usize..span.end as usize]
    }
}
