//! A document that is open in the editor.

use std::path::{Path, PathBuf};
use std::time::Instant;

use lsp_types::{TextDocumentItem, Uri};
use selfsame_ask::source::Language;

use super::analysis::Analysis;
use super::text::{Encoding, Text};
use super::uri;

pub struct Document {
    pub uri: Uri,
    /// As messages name it: below the workspace's folder if it is there.
    pub path: PathBuf,
    /// None for what was never saved.
    pub file: Option<PathBuf>,
    pub language: Language,
    pub text: Text,
    pub version: i32,
    /// When the text is to be read.
    pub due: Option<Instant>,
    pub is_being_read: bool,
    /// Whether it is to be checked once it was read.
    pub to_check: bool,
    /// Of the newest text that was read.
    pub analysis: Option<Box<Analysis>>,
}

impl Document {
    pub fn new(item: TextDocumentItem, encoding: Encoding, folder: &Path) -> Document {
        let file = uri::to_path(&item.uri);
        let language = match item.language_id.as_str() {
            "ocaml" => Language::Ocaml,
            _ => file.as_deref().map_or(Language::Haskell, Language::of),
        };
        let path = match &file {
            Some(file) => file.strip_prefix(folder).unwrap_or(file).to_owned(),
            None => PathBuf::from("Untitled"),
        };
        let path = if Language::of(&path) == language && path.extension().is_some() {
            path
        } else {
            path.with_extension(match language {
                Language::Haskell => "hs",
                Language::Ocaml => "ml",
            })
        };
        Document {
            uri: item.uri,
            path,
            file,
            language,
            text: Text::new(item.text, encoding),
            version: item.version,
            due: None,
            is_being_read: false,
            to_check: false,
            analysis: None,
        }
    }

    /// Whether what is known is of the text as it is.
    pub fn is_current(&self) -> bool {
        self.due.is_none() && !self.is_being_read
    }

    /// Whether this file was read for the document.
    pub fn depends_on(&self, file: &Path) -> bool {
        self.analysis.as_ref().is_some_and(|analysis| analysis.files.iter().any(|read| read == file))
    }
}
