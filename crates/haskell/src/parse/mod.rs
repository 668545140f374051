//! Source text to syntax tree.
//!
//! The way of a file: [`crate::preprocess`] gives plain text; [`token`] its tokens, comments and pragmas; [`chunk`] cuts it
//! into top-level declarations; each is given, in [`disguise`], to tree-sitter; the concrete tree ([`cst`]) is converted
//! (`expr`, `pattern`, `types`, `bind`, `data`, `class`, `header`). A declaration that does not parse becomes
//! [`Decl::Unsupported`] with a diagnostic, and the rest of the file is read as if it were not there.

mod bind;
pub(crate) mod chunk;
mod class;
mod cst;
mod data;
pub(crate) mod diagnose;
mod disguise;
mod expr;
mod extensions;
mod gadt;
mod header;
pub(crate) mod literal;
mod names;
mod pattern;
pub(crate) mod reader;
pub(crate) mod token;
mod types;

use std::borrow::Cow;
use std::ops::Range;

use rustc_hash::FxHashSet;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;

use crate::pragma;
use crate::preprocess::{Defines, Source, preprocess};
use crate::syntax::{Decl, Expr, Module, Name, Spanned, Unsupported, ValueDecl};

use chunk::{Chunk, Chunks};
use cst::{Cst, FieldId, Node, NodeKind};
use reader::{NESTING, Reader};
use token::{Flaw, Keyword, Token, TokenKind, Tokens};

/// A module as far as it could be read. With errors among the diagnostics, what they concern is not in the module.
#[derive(Debug)]
pub struct Parsed {
    pub module: Module,
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a whole file.
pub fn parse_module(file: FileId, text: &str, defines: &Defines) -> Parsed {
    let (source, diagnostics) = preprocess(file, text, defines);
    let tokens = Tokens::read(&source.text, 0..source.text.len());
    let pragmas = pragma::collect(&source, &tokens);
    let chunks = Chunks::split(&tokens);
    let mut reader = Reader::new(&source, tokens, &pragmas.extensions);
    reader.diagnostics = diagnostics;
    let mut module = Module {
        name: Spanned { node: Symbol::new("Main"), span: Span::new(file, 0, 0) },
        exports: None,
        imports: Vec::new(),
        decls: Vec::new(),
        rules: Vec::new(),
        directives: Vec::new(),
        extensions: pragmas.extensions.clone(),
        annotations: pragmas.annotations.clone(),
    };
    report_unclosed(&mut reader);
    if let Some(tokens) = &chunks.header {
        read_header(&mut reader, tokens.clone(), &mut module);
    }
    let mut builder = Builder { module, broken: FxHashSet::default() };
    for chunk in &chunks.bodies {
        read_chunk(&mut reader, chunk, &mut builder);
    }
    if let Some(index) = chunks.rest {
        let span = reader.token_span(&reader.tokens.tokens[index]);
        reader
            .diagnostics
            .push(Diagnostic::error(span, "the module ends before this").hint("remove it, or move the `}`"));
    }
    let mut module = builder.finish();
    pragma::read_rules(&mut reader, &pragmas, &mut module);
    let mut diagnostics = reader.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.primary.as_ref().map_or(0, |(span, _)| span.start));
    Parsed { module, diagnostics }
}

/// Reads an expression that stands alone, as on the command line.
pub fn parse_expr(file: FileId, text: &str) -> Result<Expr, Vec<Diagnostic>> {
    let defines = Defines::default();
    let cleaned = if text.contains(['\t', '\r']) {
        preprocess(file, text, &defines).0
    } else {
        Source::identity(file, Cow::Borrowed(text))
    };
    let end = cleaned.text.len();
    let tokens = Tokens::read(&cleaned.text, 0..end);
    let extensions = ["LambdaCase", "MultiWayIf"].map(Symbol::new);
    let depth = chunk::nesting(&tokens.tokens);
    let region = match (tokens.tokens.first(), tokens.tokens.last()) {
        (Some(first), Some(last)) => first.start as usize..last.end as usize,
        _ => 0..end,
    };
    let mut reader = Reader::new(&cleaned, tokens, &extensions);
    if depth > NESTING {
        return Err(vec![diagnose::too_deep(cleaned.span(region.start, region.end))]);
    }
    match reader.expr_in(region) {
        Some(expr) if !reader.broken => Ok(expr),
        _ => Err(reader.diagnostics),
    }
}

/// A comment or pragma that is never closed hides the rest of the file: no declaration would tell.
fn report_unclosed(reader: &mut Reader<'_>) {
    let unclosed = |flaw: Flaw| matches!(flaw, Flaw::UnclosedComment | Flaw::UnclosedPragma);
    let flaws: Vec<_> = reader.tokens.flaws.iter().filter(|(flaw, _)| unclosed(*flaw)).cloned().collect();
    for (flaw, range) in flaws {
        let diagnostic = diagnose::flaw(reader, flaw, &range);
        reader.diagnostics.push(diagnostic);
    }
}

fn read_header(reader: &mut Reader<'_>, tokens: Range<usize>, module: &mut Module) {
    let all = &reader.tokens.tokens;
    let (first, last) = (all[tokens.start], all[tokens.end - 1]);
    let region = first.start as usize..last.end as usize;
    let complete = last.kind == TokenKind::Keyword(Keyword::Where);
    let cst = reader.tree("", region.clone(), "\n");
    let header = cst.root().child_of_kind(NodeKind::Header);
    if let Some(name) = header.and_then(|header| header.child(FieldId::Module)) {
        module.name = reader.module_name(name);
    }
    if !complete {
        let span = reader.source.span(region.start, region.end);
        reader
            .diagnostics
            .push(Diagnostic::error(span, "the module header has no `where`").hint("end it with `where`"));
    } else if cst.errors.is_empty() {
        module.exports = header.and_then(|header| header.child(FieldId::Exports)).map(|list| reader.exports(list));
    } else {
        let chunk = Chunk { tokens, braces: false, outdented: false, depth: 0 };
        let diagnostic = diagnose::declaration(reader, &chunk, Some(&cst));
        reader.diagnostics.push(diagnostic);
    }
    reader.hide(region);
}

/// Reads what stands between two starts of declarations: usually one declaration.
fn read_chunk(reader: &mut Reader<'_>, chunk: &Chunk, builder: &mut Builder) {
    let tokens = &reader.tokens.tokens;
    let (first, last) = (tokens[chunk.tokens.start], tokens[chunk.tokens.end - 1]);
    let place = first.start as usize..last.end as usize;
    reader.broken = false;
    if chunk.depth > NESTING {
        let span = reader.token_span(&first);
        reader.diagnostics.push(diagnose::too_deep(span));
        return builder.spoil(reader, chunk);
    }
    let cst = if chunk.braces {
        reader.tree("{", place.clone(), "\n}")
    } else {
        let line = reader.source.text[..place.start].rfind('\n').map_or(0, |at| at + 1);
        reader.tree("", line..place.end, "\n")
    };
    let flawed = !cst.errors.is_empty() || reader.has_flaw(&place) || chunk.outdented;
    if flawed || !whole(&cst) {
        let diagnostic = if chunk.outdented && cst.errors.is_empty() {
            Diagnostic::error(reader.token_span(&first), "this line is indented less than the declarations before it")
                .hint("start all declarations of a module in the same column")
        } else {
            diagnose::declaration(reader, chunk, Some(&cst))
        };
        return builder.fail(reader, chunk, diagnostic);
    }
    let mut read = Read::default();
    for part in cst.root().named_children() {
        for node in part.named_children() {
            read.declaration(reader, node);
        }
    }
    if reader.broken {
        return builder.spoil(reader, chunk);
    }
    if let Some(node) = read.naked {
        if !reader.extensions.template_haskell {
            let diagnostic = diagnose::declaration(reader, chunk, None);
            return builder.fail(reader, chunk, diagnostic);
        }
        builder.module.decls.push(Decl::Unsupported(bind::unsupported("a Template Haskell splice", Vec::new(), node)));
    }
    builder.module.imports.append(&mut read.imports);
    for decl in read.decls {
        builder.add(reader, decl);
    }
}

/// Whether the tree has declarations only: a text such as `module` alone is read as an empty module.
fn whole(cst: &Cst) -> bool {
    let mut parts = cst.root().named_children().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part.kind(), NodeKind::Declarations | NodeKind::Imports))
}

/// The declarations of one chunk.
#[derive(Default)]
struct Read {
    imports: Vec<crate::syntax::Import>,
    decls: Vec<Decl>,
    /// An expression where a declaration is expected.
    naked: Option<Span>,
}

impl Read {
    fn declaration(&mut self, reader: &mut Reader<'_>, node: Node<'_>) {
        match node.kind() {
            NodeKind::Import => self.imports.extend(reader.import(node)),
            NodeKind::DataType => self.decls.extend(reader.data(node, false)),
            NodeKind::Newtype => self.decls.extend(reader.data(node, true)),
            NodeKind::TypeSynonym => self.decls.push(reader.type_synonym(node)),
            NodeKind::Class => self.decls.push(reader.class(node)),
            NodeKind::Instance => self.decls.push(reader.instance(node)),
            NodeKind::DerivingInstance => self.decls.push(reader.standalone_deriving(node)),
            NodeKind::DefaultTypes => self.decls.push(reader.default_types(node)),
            NodeKind::Signature | NodeKind::Function | NodeKind::Bind | NodeKind::Fixity => {
                self.decls.push(Decl::Value(reader.value_decl(node)));
            }
            // They say nothing about values.
            NodeKind::KindSignature | NodeKind::RoleAnnotation => {}
            NodeKind::TopSplice => self.naked = Some(reader.span(node)),
            _ => self.decls.push(reader.unread(node)),
        }
    }
}

/// The module so far.
struct Builder {
    module: Module,
    /// Names some declaration of which could not be read: what there is of them must not be taken for the whole.
    broken: FxHashSet<Symbol>,
}

impl Builder {
    fn add(&mut self, reader: &mut Reader<'_>, decl: Decl) {
        if let (Some(Decl::Value(ValueDecl::Function(before))), Decl::Value(ValueDecl::Function(next))) =
            (self.module.decls.last_mut(), &decl)
            && bind::continues(before, next)
        {
            reader.broken = false;
            reader.join(before, next.clone());
            if reader.broken {
                self.broken.insert(before.name.base);
            }
            return;
        }
        self.module.decls.push(decl);
    }

    fn fail(&mut self, reader: &mut Reader<'_>, chunk: &Chunk, diagnostic: Diagnostic) {
        if let Some(what) = foreign_syntax(reader, chunk) {
            return self.leave_out(reader, chunk, what, false);
        }
        reader.diagnostics.push(diagnostic);
        self.spoil(reader, chunk);
    }

    /// Leaves a declaration out whose error is reported.
    fn spoil(&mut self, reader: &Reader<'_>, chunk: &Chunk) {
        self.leave_out(reader, chunk, "a declaration with a syntax error", true);
    }

    fn leave_out(&mut self, reader: &Reader<'_>, chunk: &Chunk, what: &str, reported: bool) {
        let tokens = &reader.tokens.tokens[chunk.tokens.clone()];
        let defines = defined_names(reader, tokens);
        self.broken.extend(defines.iter().map(|name| name.base));
        let span = match (tokens.first(), tokens.last()) {
            (Some(first), Some(last)) => reader.token_span(first).to(reader.token_span(last)),
            _ => reader.source.span(0, 0),
        };
        self.module.decls.push(Decl::Unsupported(Unsupported { what: what.into(), defines, reported, span }));
    }

    fn finish(self) -> Module {
        let Builder { mut module, broken } = self;
        if !broken.is_empty() {
            module.decls = module.decls.into_iter().filter_map(|decl| without(decl, &broken)).collect();
        }
        module
    }
}

/// A declaration without what it says of broken names.
fn without(decl: Decl, broken: &FxHashSet<Symbol>) -> Option<Decl> {
    match decl {
        Decl::Value(ValueDecl::Function(function)) if broken.contains(&function.name.base) => {
            let (defines, span) = (vec![function.name], function.span);
            let what = "a declaration with a syntax error".into();
            Some(Decl::Unsupported(Unsupported { what, defines, reported: true, span }))
        }
        Decl::Value(ValueDecl::Signature { mut names, ty, span }) => {
            names.retain(|name| !broken.contains(&name.base));
            (!names.is_empty()).then_some(Decl::Value(ValueDecl::Signature { names, ty, span }))
        }
        other => Some(other),
    }
}

/// Syntax that an extension brings and the grammar does not read.
fn foreign_syntax(reader: &Reader<'_>, chunk: &Chunk) -> Option<&'static str> {
    let tokens = &reader.tokens.tokens[chunk.tokens.clone()];
    let text = |token: &Token| reader.slice(token.start as usize, token.end as usize);
    let mentions = |words: &[&str]| tokens.iter().any(|token| words.contains(&text(token)));
    let is_macro =
        |name: &str| name.len() > 1 && name.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_');
    if reader.extensions.arrows && mentions(&["proc"]) {
        Some("arrow notation")
    } else if reader.extensions.template_haskell && mentions(&["$", "$$", "|", "||", "'"]) {
        Some("Template Haskell")
    } else if reader.extensions.type_families && mentions(&["type", "family"]) {
        Some("type families")
    } else if reader.extensions.hashes && mentions(&["#"]) {
        Some("unboxed values")
    } else if reader.source.has_macros
        && tokens.iter().any(|token| token.kind == TokenKind::ConId && is_macro(text(token)))
    {
        Some("a macro of a file that is not included")
    } else {
        None
    }
}

/// What a declaration that could not be read would define, as its tokens tell.
fn defined_names(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Name> {
    let text = |token: &Token| reader.slice(token.start as usize, token.end as usize);
    let name = |token: &Token| Name { qualifier: None, base: Symbol::new(text(token)), span: reader.token_span(token) };
    let Some(first) = tokens.first() else { return Vec::new() };
    let ends_head = |token: &Token| {
        token.kind == TokenKind::ReservedOp && matches!(text(token), "=" | "|" | "::" | "∷")
            || matches!(token.kind, TokenKind::Keyword(Keyword::Where))
    };
    let head = &tokens[..tokens.iter().position(ends_head).unwrap_or(tokens.len())];
    match first.kind {
        TokenKind::Keyword(Keyword::Data | Keyword::Newtype | Keyword::Type | Keyword::Class) => {
            let is_arrow = |token: &&Token| token.kind == TokenKind::ReservedOp && matches!(text(token), "=>" | "⇒");
            let after_context = head.iter().rposition(|token| is_arrow(&token)).map_or(1, |index| index + 1);
            let is_con = |token: &&Token| matches!(token.kind, TokenKind::ConId | TokenKind::ConSym);
            let mut names: Vec<Name> = head[after_context..].iter().find(is_con).map(name).into_iter().collect();
            if matches!(first.kind, TokenKind::Keyword(Keyword::Data | Keyword::Newtype)) {
                let starts = tokens
                    .windows(2)
                    .filter(|pair| pair[0].kind == TokenKind::ReservedOp && matches!(text(&pair[0]), "=" | "|"));
                names.extend(starts.map(|pair| &pair[1]).filter(is_con).map(name));
            }
            names
        }
        TokenKind::VarId | TokenKind::Special(_) | TokenKind::VarSym | TokenKind::ConId | TokenKind::ReservedOp => {
            let mut depth = 0usize;
            let mut ticks = false;
            let mut operator = None;
            for token in head {
                if token.is_open() {
                    depth += 1;
                } else if token.is_close() {
                    depth = depth.saturating_sub(1);
                } else if depth == 0 {
                    let infix = ticks && token.kind == TokenKind::VarId
                        || token.kind == TokenKind::VarSym && token.start > first.start;
                    operator = operator.or(infix.then_some(token));
                    ticks ^= token.is(b'`');
                }
            }
            let only_variables = |token: &&Token| token.kind == TokenKind::VarId;
            match (operator, first.kind) {
                (Some(operator), _) => vec![name(operator)],
                // `f, g :: T` or `f x y`.
                (None, TokenKind::VarId) if head.iter().any(|token| token.is(b',')) => {
                    head.iter().filter(only_variables).map(name).collect()
                }
                (None, TokenKind::VarId) => vec![name(first)],
                (None, TokenKind::Special(b'('))
                    if head.get(1).is_some_and(|token| token.kind == TokenKind::VarSym) =>
                {
                    vec![name(&head[1])]
                }
                (None, _) => head.iter().filter(only_variables).map(name).collect(),
            }
        }
        _ => Vec::new(),
    }
}
