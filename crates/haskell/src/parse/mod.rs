//! Source text to syntax tree.
//!
//! The way of a file: [`crate::preprocess`] gives plain text; [`token`] its tokens, comments and pragmas; [`chunk`] cuts it
//! into top-level declarations; each is given, in [`disguise`], to tree-sitter; the concrete tree ([`cst`]) is converted
//! (`expr`, `pattern`, `types`, `bind`, `data`, `class`, `header`). A declaration that does not parse becomes
//! [`crate::syntax::Decl::Unsupported`] with a diagnostic, and the rest of the file is read as if it were not there.

mod bind;
pub(crate) mod chunk;
mod class;
mod comprehension;
mod cst;
mod data;
pub(crate) mod diagnose;
mod disguise;
mod expr;
mod extensions;
mod family;
mod foreign;
mod gadt;
mod header;
mod infix;
mod left_out;
pub(crate) mod literal;
mod module;
mod names;
mod pattern;
pub(crate) mod reader;
pub(crate) mod synonym;
pub(crate) mod token;
mod types;
pub(crate) mod written;

use std::borrow::Cow;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::FileId;
use selfsame_core::symbol::Symbol;

use crate::pragma;
use crate::preprocess::{Defines, Source, preprocess};
use crate::syntax::{Expr, Module};

use chunk::Chunks;
use reader::{NESTING, Reader};
use token::Tokens;

/// A module as far as it could be read. With errors among the diagnostics, what they concern is not in the module.
#[derive(Debug)]
pub struct Parsed {
    /// As much as could be read.
    pub module: Module,
    /// What is wrong, in the order of the source.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a whole file.
pub fn parse_module(file: FileId, text: &str, defines: &Defines) -> Parsed {
    let (source, diagnostics) = preprocess(file, text, defines);
    let tokens = Tokens::read(&source.text, 0..source.text.len());
    let mut pragmas = pragma::collect(&source, &tokens);
    // What the file itself says comes last, and wins.
    pragmas.extensions.splice(0..0, defines.extensions.iter().copied());
    let chunks = Chunks::split(&tokens);
    let mut reader = Reader::new(&source, tokens, &pragmas.extensions);
    reader.diagnostics = diagnostics;
    let mut module = module::read(&mut reader, &chunks);
    pragma::read_into(&mut module, &mut reader, pragmas);
    let mut diagnostics = reader.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.primary.as_ref().map_or(0, |(span, _)| span.start));
    Parsed { module, diagnostics }
}

/// Reads an expression that stands alone, as on the command line, with the extensions of a module.
pub fn parse_expr(file: FileId, text: &str, extensions: &[Symbol]) -> Result<Expr, Vec<Diagnostic>> {
    // There are no directives in an expression, whatever its lines start with.
    let source = if text.contains(['\t', '\r']) && !text.contains('#') {
        preprocess(file, text, &Defines::default()).0
    } else {
        Source::identity(file, Cow::Borrowed(text))
    };
    let tokens = Tokens::read(&source.text, 0..source.text.len());
    let region = match (tokens.tokens.first(), tokens.tokens.last()) {
        (Some(first), Some(last)) => first.start as usize..last.end as usize,
        _ => 0..source.text.len(),
    };
    if chunk::nesting(&tokens.tokens) > NESTING {
        return Err(vec![diagnose::too_deep(source.span(region.start, region.end))]);
    }
    let extensions: Vec<Symbol> = [Symbol::new("LambdaCase")].iter().chain(extensions).copied().collect();
    let mut reader = Reader::new(&source, tokens, &extensions);
    match reader.expr_in(region) {
        Some(expr) if !reader.broken => Ok(expr),
        _ => Err(reader.diagnostics),
    }
}
