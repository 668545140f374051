//! How the prepared library is laid out in the binary: what the build script writes and every start reads.
//!
//! Reading the outermost layer costs a few words a definition; what is inside stays bytes until it is asked for.

use selfsame_core::program::Fixity;
use selfsame_core::span::Span;
use selfsame_core::types::Type;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub struct Prepared<'a> {
    /// In the order of their numbers: the file at position 3 is `FileId(3)`.
    #[serde(borrow)]
    pub files: Vec<FileEntry<'a>>,
    /// Sorted by name, as are the globals.
    #[serde(borrow)]
    pub modules: Vec<ModuleEntry<'a>>,
    #[serde(borrow)]
    pub globals: Vec<GlobalEntry<'a>>,
    /// Sorted by name. Constructors are numbered in this order, type by type.
    #[serde(borrow)]
    pub datas: Vec<DataEntry<'a>>,
    /// Names of all constructors with their numbers, sorted by name.
    #[serde(borrow)]
    pub cons: Vec<(&'a str, u32)>,
}

#[derive(Serialize, Deserialize)]
pub struct FileEntry<'a> {
    pub path: &'a str,
    pub text: &'a str,
}

#[derive(Serialize, Deserialize)]
pub struct ModuleEntry<'a> {
    pub name: &'a str,
    #[serde(borrow)]
    pub imports: Vec<&'a str>,
    /// A `selfsame_haskell::check::Interface`.
    pub interface: &'a [u8],
}

#[derive(Serialize, Deserialize)]
pub struct GlobalEntry<'a> {
    pub name: &'a str,
    /// A [`GlobalHead`].
    pub head: &'a [u8],
    /// A `selfsame_core::expr::Expr`.
    pub code: &'a [u8],
    /// What it can reach that is not supported.
    pub gap: Option<&'a str>,
}

#[derive(Serialize, Deserialize)]
pub struct GlobalHead {
    pub ty: Type,
    pub span: Option<Span>,
    pub fixity: Option<Fixity>,
}

#[derive(Serialize, Deserialize)]
pub struct DataEntry<'a> {
    pub name: &'a str,
    /// The number of its first constructor; the others follow.
    pub first_con: u32,
    /// A `selfsame_core::program::DataDef`.
    pub def: &'a [u8],
}
