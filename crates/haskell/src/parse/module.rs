//! A module from its header and declarations, those left out that do not parse.

use std::ops::Range;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::syntax::{Decl, Import, Module, Spanned, Unsupported, ValueDecl};

use super::bind;
use super::chunk::{Chunk, Chunks};
use super::cst::{Cst, FieldId, Node, NodeKind};
use super::diagnose;
use super::left_out::{self, Cause};
use super::reader::{NESTING, Reader};
use super::token::{Flaw, Keyword, TokenKind};

/// Reads all parts of a module but its pragmas.
pub fn read(reader: &mut Reader<'_>, chunks: &Chunks) -> Module {
    let start = reader.source.span(0, 0);
    let module = Module {
        name: Spanned { node: Symbol::new("Main"), span: start },
        exports: None,
        imports: Vec::new(),
        decls: Vec::new(),
        rules: Vec::new(),
        lost_rules: Vec::new(),
        directives: Vec::new(),
        extensions: Vec::new(),
        annotations: Vec::new(),
    };
    let mut builder = Builder { module, broken: FxHashMap::default() };
    report_unclosed(reader);
    if let Some(tokens) = &chunks.header {
        builder.header(reader, tokens.clone());
    }
    for chunk in &chunks.bodies {
        builder.chunk(reader, chunk);
    }
    if let Some(index) = chunks.rest {
        let span = reader.token_span(&reader.tokens.tokens[index]);
        let diagnostic = Diagnostic::error(span, "the module ends before this").hint("remove it, or move the `}`");
        reader.diagnostics.push(diagnostic);
    }
    builder.finish()
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

/// The module so far.
struct Builder {
    module: Module,
    /// Names some declaration of which could not be read: what else there is of them must not be taken for the whole.
    broken: FxHashMap<Symbol, Cause>,
}

impl Builder {
    fn header(&mut self, reader: &mut Reader<'_>, tokens: Range<usize>) {
        let all = &reader.tokens.tokens;
        let (first, last) = (all[tokens.start], all[tokens.end - 1]);
        let region = first.start as usize..last.end as usize;
        let cst = reader.tree("", region.clone(), "\n");
        let header = cst.root().child_of_kind(NodeKind::Header);
        if let Some(name) = reader.tokens.tokens.get(tokens.start + 1).filter(|token| token.kind == TokenKind::ConId) {
            self.module.name = Spanned { node: Symbol::new(reader.token_text(name)), span: reader.token_span(name) };
        }
        if last.kind != TokenKind::Keyword(Keyword::Where) {
            let span = reader.source.span(region.start, region.end);
            let diagnostic = Diagnostic::error(span, "the module header has no `where`").hint("end it with `where`");
            reader.diagnostics.push(diagnostic);
        } else if cst.errors.is_empty() && header.is_some() {
            let exports = header.and_then(|header| header.child(FieldId::Exports));
            self.module.exports = exports.map(|list| reader.exports(list));
        } else {
            let diagnostic = diagnose::region(reader, &cst, region.clone(), "module header");
            reader.diagnostics.push(diagnostic);
        }
        reader.hide(region);
    }

    /// Reads what stands between two starts of declarations: usually one declaration.
    fn chunk(&mut self, reader: &mut Reader<'_>, chunk: &Chunk) {
        let tokens = &reader.tokens.tokens;
        let (first, last) = (tokens[chunk.tokens.start], tokens[chunk.tokens.end - 1]);
        let place = first.start as usize..last.end as usize;
        reader.broken = false;
        if chunk.depth > NESTING {
            let diagnostic = diagnose::too_deep(reader.token_span(&first));
            return self.fail(reader, chunk, diagnostic);
        }
        let cst = if chunk.braces {
            reader.aligned_tree("{", place.clone(), "\n;}")
        } else {
            let line = reader.source.text[..place.start].rfind('\n').map_or(0, |at| at + 1);
            reader.tree("", line..place.end, "\n")
        };
        if !cst.errors.is_empty() || !is_whole(&cst) || reader.has_flaw(&place) {
            let diagnostic = diagnose::declaration(reader, chunk, &cst);
            return self.fail(reader, chunk, diagnostic);
        }
        if chunk.outdented {
            let message = "this line is indented less than the declarations before it";
            let hint = "start all declarations of a module in the same column";
            let diagnostic = Diagnostic::error(reader.token_span(&first), message).hint(hint);
            return self.fail(reader, chunk, diagnostic);
        }
        let mut read = Read::default();
        for part in cst.root().named_children() {
            for node in part.named_children() {
                read.declaration(reader, node);
            }
        }
        match read.naked {
            _ if reader.broken => self.leave_out(reader, chunk, Cause::Error),
            Some(span) if reader.extensions.template_haskell => {
                let splice = bind::unsupported("a Template Haskell splice", Vec::new(), span);
                self.module.decls.push(Decl::Unsupported(splice));
            }
            Some(_) => {
                let diagnostic = diagnose::declaration(reader, chunk, &cst);
                self.fail(reader, chunk, diagnostic);
            }
            None => {
                let is_read = |decl: &Decl| !matches!(decl, Decl::Unsupported(_));
                let late = !read.imports.is_empty() && self.module.decls.iter().any(is_read);
                if let Some(import) = read.imports.first().filter(|_| late) {
                    let diagnostic = Diagnostic::error(import.span, "an import stands after a declaration");
                    reader.diagnostics.push(diagnostic.hint("move it above all declarations of the module"));
                }
                self.module.imports.append(&mut read.imports);
                self.module.imports.append(&mut read.implied);
                for decl in read.decls {
                    self.add(reader, decl);
                }
            }
        }
    }

    /// Adds a declaration; a further clause of the function before it joins that one.
    fn add(&mut self, reader: &mut Reader<'_>, decl: Decl) {
        match (self.module.decls.last_mut(), decl) {
            (Some(Decl::Value(ValueDecl::Function(before))), Decl::Value(ValueDecl::Function(next)))
                if bind::continues(before, &next) =>
            {
                reader.broken = false;
                reader.join(before, next);
                if reader.broken {
                    self.broken.insert(before.name.base, Cause::Error);
                }
            }
            (_, decl) => self.module.decls.push(decl),
        }
    }

    /// Leaves a declaration out, for an error or because of syntax that is not the grammar's.
    fn fail(&mut self, reader: &mut Reader<'_>, chunk: &Chunk, diagnostic: Diagnostic) {
        let cause = left_out::foreign_syntax(reader, chunk).unwrap_or(Cause::Error);
        if cause == Cause::Error {
            reader.diagnostics.push(diagnostic);
        }
        self.leave_out(reader, chunk, cause);
    }

    fn leave_out(&mut self, reader: &Reader<'_>, chunk: &Chunk, cause: Cause) {
        let tokens = &reader.tokens.tokens[chunk.tokens.clone()];
        let defines = left_out::defined_names(reader, tokens);
        if cause != Cause::Macro {
            self.broken.extend(defines.iter().map(|name| (name.base, cause)));
        }
        let first = reader.token_span(&tokens[0]);
        let span = tokens.last().map_or(first, |last| first.to(reader.token_span(last)));
        self.module.decls.push(Decl::Unsupported(cause.unsupported(defines, span)));
    }

    fn finish(self) -> Module {
        let Builder { mut module, broken } = self;
        if !broken.is_empty() {
            module.decls = module.decls.into_iter().filter_map(|decl| without(decl, &broken)).collect();
        }
        left_out::trim_macros(&mut module.decls);
        module.decls = super::synonym::signatures(module.decls);
        module
    }
}

/// Whether the tree has declarations only: a text such as `module` alone is read as an empty module.
fn is_whole(cst: &Cst) -> bool {
    let mut parts = cst.root().named_children().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part.kind(), NodeKind::Declarations | NodeKind::Imports))
}

/// A declaration without what it says of broken names.
fn without(decl: Decl, broken: &FxHashMap<Symbol, Cause>) -> Option<Decl> {
    match decl {
        Decl::Value(ValueDecl::Function(function)) => match broken.get(&function.name.base) {
            Some(cause) => {
                let left_out: Unsupported = cause.unsupported(vec![function.name], function.span);
                Some(Decl::Unsupported(left_out))
            }
            None => Some(Decl::Value(ValueDecl::Function(function))),
        },
        Decl::Value(ValueDecl::Signature { mut names, ty, span }) => {
            names.retain(|name| !broken.contains_key(&name.base));
            (!names.is_empty()).then_some(Decl::Value(ValueDecl::Signature { names, ty, span }))
        }
        other => Some(other),
    }
}

/// The declarations of one chunk.
#[derive(Default)]
struct Read {
    imports: Vec<Import>,
    /// Imports that nobody wrote.
    implied: Vec<Import>,
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
            NodeKind::PatternSynonym => self.decls.extend(reader.pattern_synonym(node)),
            NodeKind::Class => self.decls.extend(reader.class(node)),
            NodeKind::Instance => self.decls.extend(reader.instance(node)),
            NodeKind::TypeFamily | NodeKind::DataFamily => self.decls.push(reader.family(node)),
            NodeKind::TypeInstance => self.decls.push(reader.equation(node)),
            NodeKind::DataInstance => self.decls.extend(reader.data_instance(node)),
            NodeKind::DerivingInstance => self.decls.push(reader.standalone_deriving(node)),
            NodeKind::DefaultTypes => self.decls.push(reader.default_types(node)),
            NodeKind::Signature | NodeKind::Function | NodeKind::Bind => {
                self.decls.push(Decl::Value(reader.value_decl(node)));
            }
            // They say nothing about values.
            NodeKind::KindSignature | NodeKind::RoleAnnotation => {}
            NodeKind::ForeignImport => match reader.foreign_import(node) {
                Some((import, decls)) => {
                    self.implied.push(import);
                    self.decls.extend(decls);
                }
                None => self.decls.push(reader.unread(node)),
            },
            NodeKind::TopSplice => self.naked = Some(reader.span(node)),
            _ => self.decls.push(reader.unread(node)),
        }
    }
}
