//! Source text to the syntax tree, by `tree-sitter-ocaml`; everything after its concrete tree is ours.

mod expr;
mod item;
mod literal;
mod pattern;
mod signature;
mod types;
mod unclosed;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;
use tree_sitter::Node;

use crate::syntax::{Expr, Item, ItemKind, ModuleType, ModuleTypeKind, Path, Spec};

/// How deeply source may nest before we refuse it, rather than risk the stack of whatever walks the tree later.
const MAX_DEPTH: usize = 3000;

/// The items of a file. What has a syntax error is reported and left out; the rest is there.
pub fn file(file: FileId, text: &str) -> (Vec<Item>, Vec<Diagnostic>) {
    let mut parser = Parser { file, text, offset: 0, depth: 0, abstract_types: Vec::new(), diagnostics: Vec::new() };
    let items = match tree(text) {
        Some(tree) => parser.compilation_unit(tree.root_node()),
        None => {
            parser.report_too_large();
            Vec::new()
        }
    };
    parser.report_unclosed();
    (items, parser.diagnostics)
}

/// What an interface file says a module shows.
pub fn interface(file: FileId, text: &str) -> ModuleType {
    let mut parser = Parser { file, text, offset: 0, depth: 0, abstract_types: Vec::new(), diagnostics: Vec::new() };
    let mut reader = tree_sitter::Parser::new();
    let language = tree_sitter_ocaml::LANGUAGE_OCAML_INTERFACE.into();
    let tree = reader.set_language(&language).ok().and_then(|()| reader.parse(text, None));
    let kind = match tree {
        Some(tree) if !tree.root_node().has_error() => parser.interface(tree.root_node()),
        _ => ModuleTypeKind::Unsupported("an interface with a syntax error".into()),
    };
    ModuleType { kind, span: Span::new(file, 0, text.len()) }
}

/// The types and module types of an interface without a file: all that such a module has.
pub fn types_of_interface(file: FileId, text: &str) -> Vec<Item> {
    let ModuleType { kind: ModuleTypeKind::Signature(specs), span } = interface(file, text) else { return Vec::new() };
    let item = |spec| {
        let kind = match spec {
            Spec::Type(decls) => ItemKind::Type(decls),
            Spec::ModuleType(name, ty) => ItemKind::ModuleType(name, ty),
            Spec::Open(module) => ItemKind::Open(module),
            Spec::Value(name, _) => ItemKind::Declared(name),
            _ => return None,
        };
        Some(Item { kind, span })
    };
    specs.into_iter().filter_map(item).collect()
}

/// One expression, as given on the command line. Its spans point into `text`.
pub fn expression(file: FileId, text: &str) -> Result<Expr, Vec<Diagnostic>> {
    // An expression alone is a compilation unit of one expression item; `let … in …` would be read as a definition, so it
    // is put in parentheses.
    let wrapped = format!("({text}\n)");
    let mut parser =
        Parser { file, text: &wrapped, offset: 1, depth: 0, abstract_types: Vec::new(), diagnostics: Vec::new() };
    let Some(tree) = tree(&wrapped) else {
        parser.report_too_large();
        return Err(parser.diagnostics);
    };
    let mut items = parser.compilation_unit(tree.root_node());
    parser.report_unclosed();
    match (items.pop(), items.is_empty(), parser.diagnostics.is_empty()) {
        (Some(Item { kind: crate::syntax::ItemKind::Eval(expr), .. }), true, true) => Ok(expr),
        (_, _, false) => Err(parser.diagnostics),
        _ => Err(vec![Diagnostic::error(Span::new(file, 0, text.len()), "this is not one expression")]),
    }
}

fn tree(text: &str) -> Option<tree_sitter::Tree> {
    if text.len() > u32::MAX as usize / 2 {
        return None;
    }
    let mut parser = tree_sitter::Parser::new();
    parser.set_language(&tree_sitter_ocaml::LANGUAGE_OCAML.into()).ok()?;
    parser.parse(text, None)
}

struct Parser<'t> {
    file: FileId,
    text: &'t str,
    /// How many bytes were put in front of what the user wrote.
    offset: usize,
    depth: usize,
    /// Locally abstract types in scope.
    abstract_types: Vec<Symbol>,
    diagnostics: Vec<Diagnostic>,
}

impl<'t> Parser<'t> {
    fn span(&self, node: Node) -> Span {
        let at = |offset: usize| offset.saturating_sub(self.offset);
        Span::new(self.file, at(node.start_byte()), at(node.end_byte()))
    }

    fn str(&self, node: Node) -> &'t str {
        &self.text[node.byte_range()]
    }

    fn symbol(&self, node: Node) -> Symbol {
        Symbol::new(self.str(node))
    }

    fn report_too_large(&mut self) {
        self.diagnostics.push(Diagnostic::error(Span::new(self.file, 0, 0), "this file is too large to read"));
    }

    fn report_unclosed(&mut self) {
        if let Some(found) = unclosed::unclosed(self.text) {
            let start = found.at.saturating_sub(self.offset);
            let message = format!("syntax error: this {} is not closed", found.what);
            let hint = "all that follows is taken to be in it";
            self.diagnostics.push(Diagnostic::error(Span::new(self.file, start, start + 1), message).hint(hint));
        }
    }

    /// Runs one step of the descent, unless the source nests too deeply: then `None`, reported once per file.
    fn deeper<T>(&mut self, node: Node, step: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth >= MAX_DEPTH {
            let message = "this is nested too deeply";
            if !self.diagnostics.iter().any(|d| d.message == message) {
                let span = self.span(node);
                let hint = format!("at most {MAX_DEPTH} levels are read");
                self.diagnostics.push(Diagnostic::error(span, message).hint(hint));
            }
            return None;
        }
        self.depth += 1;
        let result = step(self);
        self.depth -= 1;
        Some(result)
    }

    /// `M.N.x` whatever the kind of path: module paths nest to the left, the name is last.
    fn path(&self, node: Node) -> Path {
        let mut modules = Vec::new();
        let children = named(node);
        let span = self.span(node);
        let Some((last, before)) = children.split_last() else {
            return Path { modules, name: self.symbol(node), span };
        };
        for part in before {
            self.modules_of(*part, &mut modules);
        }
        let name = match last.kind() {
            "parenthesized_operator" => self.operator_name(*last),
            "module_path" | "extended_module_path" => self.path(*last).name,
            _ => self.symbol(*last),
        };
        Path { modules, name, span }
    }

    fn modules_of(&self, node: Node, into: &mut Vec<Symbol>) {
        let children = named(node);
        if children.is_empty() {
            into.push(self.symbol(node));
        }
        for child in children {
            self.modules_of(child, into);
        }
    }

    /// `( + )` names `+`.
    fn operator_name(&self, node: Node) -> Symbol {
        let text = self.str(node);
        Symbol::new(text.trim_start_matches('(').trim_end_matches(')').trim())
    }

    /// `` `A `` without the backquote.
    fn tag(&self, node: Node) -> Symbol {
        Symbol::new(self.str(node).trim_start_matches('`').trim())
    }

    /// The name a `value_name`, `value_pattern` or `parenthesized_operator` node gives.
    fn value_name(&self, node: Node) -> Symbol {
        match node.kind() {
            "parenthesized_operator" => self.operator_name(node),
            _ => self.symbol(node),
        }
    }
}

/// Named children without comments and attributes.
fn named(node: Node) -> Vec<Node> {
    let mut cursor = node.walk();
    let keep = |n: &Node| !matches!(n.kind(), "comment" | "attribute" | "item_attribute" | "line_number_directive");
    node.named_children(&mut cursor).filter(keep).collect()
}

/// Whether the node has an unnamed child with this text.
fn has_token(node: Node, token: &str) -> bool {
    let mut cursor = node.walk();
    node.children(&mut cursor).any(|n| !n.is_named() && n.kind() == token)
}
