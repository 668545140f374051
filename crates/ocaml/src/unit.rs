//! The files that a program is made of, as the caller found them.

use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;

use crate::check::scope::ModuleEntry;
use crate::load::TopLevel;

/// A file that is a module of the program.
#[derive(Clone, Debug, Default)]
pub struct Unit {
    /// As it is shown.
    pub path: String,
    /// Of the file.
    pub text: String,
    /// Path and text of its interface, when it has one.
    pub interface: Option<(String, String)>,
    /// The modules that it sees beside those of the library, which they hide.
    pub sees: Vec<(Symbol, Seen)>,
    /// Modules that are opened before its first line.
    pub opens: Vec<Symbol>,
}

/// What a name of a module stands for in a file.
#[derive(Clone, Debug)]
pub enum Seen {
    /// A file, by its position.
    Unit(usize),
    /// A library whose modules are parts of one that nobody wrote.
    Wrapped(Vec<(Symbol, Seen)>),
}

/// A file that has been checked.
#[derive(Clone, Debug)]
pub struct Member {
    /// Which one.
    pub file: FileId,
    /// Its name as a module.
    pub module: String,
    /// Its definitions in source order.
    pub values: Vec<TopLevel>,
    /// The other files that it mentions: they are run before it.
    pub needs: Vec<FileId>,
}

/// How far the checker is with a unit.
#[derive(Debug)]
pub(crate) enum Progress {
    Waiting(Box<Unit>),
    InWork,
    Done(ModuleEntry),
}

/// What has been checked of a unit: its file, what is in front of its names, and which others it mentions.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    pub index: usize,
    pub file: FileId,
    pub prefix: String,
    pub needs: Vec<usize>,
}

/// The names of modules that a text may mention: every word that starts like one.
pub fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '\''));
    words.filter(|word| word.starts_with(|c: char| c.is_uppercase()))
}

/// The place of a file as a whole.
pub(crate) fn whole(file: FileId) -> Span {
    Span::new(file, 0, 0)
}
