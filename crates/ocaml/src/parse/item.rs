//! Items of a structure, and syntax errors.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::symbol::Symbol;
use tree_sitter::Node;

use super::{Parser, has_token, named};
use crate::syntax::*;

/// More syntax errors than this in one file are not listed.
const MAX_ERRORS: usize = 20;

impl Parser<'_> {
    pub(super) fn compilation_unit(&mut self, root: Node) -> Vec<Item> {
        if root.has_error() {
            self.report_errors(root);
        }
        named(root).into_iter().filter(|n| n.kind() != "shebang").map(|n| self.item(n)).collect()
    }

    pub(super) fn item(&mut self, node: Node) -> Item {
        let span = self.span(node);
        if node.is_error() || node.has_error() {
            return Item { kind: ItemKind::Broken(self.names_bound(node)), span };
        }
        let kind = self
            .deeper(node, |p| p.item_kind(node))
            .flatten()
            .unwrap_or_else(|| ItemKind::Unsupported(self.names_bound(node), "this construct".into()));
        Item { kind, span }
    }

    fn item_kind(&mut self, node: Node) -> Option<ItemKind> {
        let children = named(node);
        Some(match node.kind() {
            "value_definition" => {
                let (recursive, bindings) = self.value_definition(node)?;
                ItemKind::Let(recursive, bindings)
            }
            "expression_item" => ItemKind::Eval(self.expr(*children.first()?)),
            "type_definition" => {
                if let [binding] = children[..]
                    && has_token(binding, "+=")
                {
                    return self.extension(binding);
                }
                let bindings = children.iter().filter(|n| n.kind() == "type_binding");
                ItemKind::Type(bindings.map(|n| self.type_binding(*n)).collect::<Option<_>>()?)
            }
            "exception_definition" => {
                let declaration = *children.first()?;
                let parts = named(declaration);
                match parts[..] {
                    [name, target] if target.kind() == "constructor_path" => {
                        ItemKind::ExceptionAlias(self.symbol(name), self.path(target))
                    }
                    _ => ItemKind::Exception(self.constructor(declaration)?),
                }
            }
            "external" => {
                let name = children.iter().find(|n| matches!(n.kind(), "value_name" | "parenthesized_operator"))?;
                let (ty, _) = self.annotation(node)?;
                let primitive = children.iter().find(|n| n.kind() == "string")?;
                ItemKind::External(self.value_name(*name), ty, self.string(*primitive))
            }
            "module_definition" => match children[..] {
                [binding] if !has_token(node, "rec") => self.module_binding(binding)?,
                _ => return Some(ItemKind::Unsupported(self.names_bound(node), "recursive modules".into())),
            },
            "open_module" => ItemKind::Open(self.module_expr(node.child_by_field_name("module")?)),
            "include_module" => ItemKind::Include(self.module_expr(node.child_by_field_name("module")?)),
            "module_type_definition" => {
                let (name, ty) = self.module_type_definition(node)?;
                ItemKind::ModuleType(name, ty)
            }
            "toplevel_directive" | "floating_attribute" => ItemKind::Ignored,
            "class_type_definition" => ItemKind::Type(self.class_types(&children)),
            // Defining a class does nothing, unless something is computed for it.
            "class_definition" if !computes(node) => ItemKind::Class(self.class_types(&children)),
            "class_definition" => ItemKind::Unsupported(self.names_bound(node), "classes".into()),
            "item_extension" | "quoted_item_extension" => ItemKind::Unsupported(Vec::new(), "syntax extensions".into()),
            _ => return None,
        })
    }

    /// The types that classes and their types define.
    pub(super) fn class_types(&self, bindings: &[Node]) -> Vec<TypeDecl> {
        let mut decls = Vec::new();
        for binding in bindings.iter().filter(|n| matches!(n.kind(), "class_binding" | "class_type_binding")) {
            let span = self.span(*binding);
            let is_name = |n: &&Node| matches!(n.kind(), "class_name" | "class_type_name");
            let Some(name) = named(*binding).iter().find(is_name).copied() else { continue };
            let params = self.type_params(*binding, name);
            let body = TypeBody::Alias(TypeExpr { kind: TypeKind::Object, span });
            decls.push(TypeDecl { name: self.symbol(name), recursive: true, params, body, span });
        }
        decls
    }

    fn module_binding(&mut self, node: Node) -> Option<ItemKind> {
        let children = named(node);
        let name = self.symbol(*children.iter().find(|n| n.kind() == "module_name")?);
        let body = self.module_expr(node.child_by_field_name("body")?);
        let body = self.sealed(node, body);
        Some(ItemKind::Module(name, self.functor(&children, body)))
    }

    /// The module under the module type that the node gives it.
    fn sealed(&mut self, node: Node, module: ModuleExpr) -> ModuleExpr {
        let Some(ty) = node.child_by_field_name("module_type") else { return module };
        let (ty, span) = (self.module_type(ty), module.span);
        ModuleExpr { kind: ModuleKind::Sealed(Box::new(module), ty), span }
    }

    /// A function of the module parameters among these nodes.
    fn functor(&mut self, nodes: &[Node], mut body: ModuleExpr) -> ModuleExpr {
        for param in nodes.iter().rev().filter(|n| n.kind() == "module_parameter") {
            let name = named(*param).first().map_or("()".into(), |n| self.symbol(*n));
            let ty = param.child_by_field_name("module_type").map(|ty| self.module_type(ty));
            body = ModuleExpr { span: body.span, kind: ModuleKind::Functor(name, ty, Box::new(body)) };
        }
        body
    }

    pub(super) fn module_path(&self, node: Node) -> ModuleExpr {
        ModuleExpr { kind: ModuleKind::Path(self.path(node)), span: self.span(node) }
    }

    pub(super) fn module_expr(&mut self, node: Node) -> ModuleExpr {
        let span = self.span(node);
        let kind = self.deeper(node, |p| p.module_kind(node)).flatten();
        ModuleExpr { kind: kind.unwrap_or_else(|| ModuleKind::Unsupported("this module expression".into())), span }
    }

    fn module_kind(&mut self, node: Node) -> Option<ModuleKind> {
        let children = named(node);
        Some(match node.kind() {
            "module_path" => ModuleKind::Path(self.path(node)),
            "structure" => ModuleKind::Struct(children.iter().map(|n| self.item(*n)).collect()),
            "typed_module_expression" => {
                let module = self.module_expr(node.child_by_field_name("module")?);
                self.sealed(node, module).kind
            }
            "parenthesized_module_expression" => self.module_expr(*children.first()?).kind,
            "functor" => {
                let body = self.module_expr(node.child_by_field_name("body")?);
                self.functor(&children, body).kind
            }
            "module_application" => {
                let function = self.module_expr(node.child_by_field_name("functor")?);
                let argument = match node.child_by_field_name("argument") {
                    Some(argument) => self.module_expr(argument),
                    None => ModuleExpr { kind: ModuleKind::Struct(Vec::new()), span: self.span(node) },
                };
                ModuleKind::Apply(Box::new(function), Box::new(argument))
            }
            "packed_module" if node.child_by_field_name("coercion").is_some() => {
                ModuleKind::Unsupported("coercions of first-class modules".into())
            }
            "packed_module" => {
                let value = self.expr(node.child_by_field_name("value")?);
                let ty = node.child_by_field_name("module_type").map(|ty| Box::new(self.module_type(ty)));
                ModuleKind::Unpack(Box::new(value), ty)
            }
            _ => return None,
        })
    }

    pub(super) fn type_binding(&mut self, node: Node) -> Option<TypeDecl> {
        let span = self.span(node);
        let name_node = node.child_by_field_name("name")?;
        let name = self.path(name_node).name;
        let params = self.type_params(node, name_node);
        let body = {
            match node.child_by_field_name("body") {
                None => TypeBody::Abstract,
                Some(body) => match body.kind() {
                    "variant_declaration" => {
                        let cons = named(body).into_iter().filter(|n| n.kind() == "constructor_declaration");
                        TypeBody::Variant(cons.map(|n| self.constructor(n)).collect::<Option<_>>()?)
                    }
                    "record_declaration" => TypeBody::Record(self.fields(body)?),
                    ".." => TypeBody::Open,
                    _ => TypeBody::Alias(self.type_expr(body)),
                },
            }
        };
        let body = match (body, node.child_by_field_name("synonym")) {
            (body @ (TypeBody::Variant(_) | TypeBody::Record(_)), Some(other)) => {
                TypeBody::Same(self.type_expr(other), Box::new(body))
            }
            (body, _) => body,
        };
        let recursive = node.parent().is_none_or(|group| !has_token(group, "nonrec"));
        Some(TypeDecl { name, recursive, params, body, span })
    }

    /// The parameters in front of the name of a type; those without a name have one of ours.
    fn type_params(&self, node: Node, name: Node) -> Vec<Symbol> {
        let params = named(node).into_iter().take_while(|n| *n != name);
        let params = params.filter(|n| matches!(n.kind(), "type_variable" | "any_type"));
        let named = params.enumerate().map(|(i, n)| match self.str(n).trim_start_matches('\'').trim() {
            "_" => Symbol::new(&format!("_{i}")),
            text => Symbol::new(text),
        });
        named.collect()
    }

    /// `type t += A | B`.
    fn extension(&mut self, node: Node) -> Option<ItemKind> {
        let name = node.child_by_field_name("name")?;
        let params = self.type_params(node, name);
        let mut cons = Vec::new();
        for con in named(node.child_by_field_name("body")?) {
            cons.push(match named(con)[..] {
                [name, other] if other.kind() == "constructor_path" && has_token(con, "=") => {
                    Extension::Alias(self.symbol(name), self.path(other))
                }
                _ => Extension::New(self.constructor(con)?),
            });
        }
        Some(ItemKind::Extend(self.path(name), params, cons))
    }

    fn constructor(&mut self, node: Node) -> Option<Constructor> {
        let children = named(node);
        let (name, parts) = children.split_first()?;
        let (args, result) = match has_token(node, ":") {
            // In `A : 'a. 'a list -> t` the variables in front say nothing new.
            true => {
                let bound = named_before(node, ".");
                let (result, args) = parts.get(bound..)?.split_last()?;
                (args, Some(self.type_expr(*result)))
            }
            false => (parts, None),
        };
        let args = match args[..] {
            [record] if record.kind() == "record_declaration" => ConstructorArgs::Record(self.fields(record)?),
            _ => ConstructorArgs::Tuple(args.iter().map(|n| self.type_expr(*n)).collect()),
        };
        Some(Constructor { name: self.symbol(*name), args, result, span: self.span(node) })
    }

    fn fields(&mut self, node: Node) -> Option<Vec<FieldDecl>> {
        let fields = named(node).into_iter().filter(|n| n.kind() == "field_declaration");
        fields
            .map(|field| {
                let name = named(field).into_iter().find(|n| n.kind() == "field_name")?;
                let (ty, poly) = self.annotation(field)?;
                Some(FieldDecl { name: self.symbol(name), ty, poly, mutable: has_token(field, "mutable") })
            })
            .collect()
    }

    /// The names that an item would have defined, found without understanding it.
    fn names_bound(&self, node: Node) -> Vec<Symbol> {
        let mut names = Vec::new();
        let mut cursor = node.walk();
        let mut stack: Vec<Node> = node.children(&mut cursor).collect();
        stack.reverse();
        while let Some(part) = stack.pop() {
            match part.kind() {
                "let_binding" => {
                    let pattern = part.child_by_field_name("pattern").filter(|p| p.kind() == "value_name");
                    names.extend(pattern.map(|p| self.value_name(p)));
                }
                "ERROR" | "value_definition" => {
                    let mut cursor = part.walk();
                    let children: Vec<Node> = part.children(&mut cursor).collect();
                    stack.extend(children.into_iter().rev());
                }
                _ => {}
            }
        }
        names
    }

    /// One message for each place where the grammar gave up.
    fn report_errors(&mut self, root: Node) {
        let mut stack = vec![root];
        let mut found = Vec::new();
        while let Some(node) = stack.pop() {
            if node.is_error() || node.is_missing() {
                found.push(node);
                if found.len() >= MAX_ERRORS {
                    break;
                }
            } else if node.has_error() {
                let mut cursor = node.walk();
                let children: Vec<Node> = node.children(&mut cursor).collect();
                stack.extend(children.into_iter().rev());
            }
        }
        for node in found {
            let span = self.span(node);
            let mut diagnostic = if node.is_missing() {
                Diagnostic::error(span, format!("syntax error: `{}` is missing here", node.kind()))
            } else {
                let mut span = span;
                let text = self.str(node);
                let line = text.lines().next().unwrap_or("");
                span.end = span.end.min(span.start + line.len() as u32);
                let word: String = line.chars().take(40).collect();
                Diagnostic::error(span, format!("syntax error near `{}`", word.trim_end()))
            };
            if let Some(hint) = error_hint(self.str(node)) {
                diagnostic = diagnostic.hint(hint);
            }
            self.diagnostics.push(diagnostic);
        }
    }
}

/// Whether a class has definitions in front of its object.
fn computes(node: Node) -> bool {
    let mut cursor = node.walk();
    node.kind() == "let_class_expression"
        || node.children(&mut cursor).any(|part| part.kind() != "object_expression" && computes(part))
}

/// How many types stand between the colon and this token, if it is there.
fn named_before(node: Node, token: &str) -> usize {
    let mut cursor = node.walk();
    let (mut count, mut is_after) = (0, false);
    for child in node.children(&mut cursor) {
        match child.kind() {
            ":" => is_after = true,
            kind if kind == token => return count,
            _ if is_after && child.is_named() => count += 1,
            _ => {}
        }
    }
    0
}

/// Mistakes that people make often and whose message would not say so.
fn error_hint(text: &str) -> Option<&'static str> {
    let has = |word: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == word);
    if text.contains("==>") || has("return") || has("elif") {
        Some("this is not OCaml syntax")
    } else if has("match") && !has("with") {
        Some("a `match` needs `with` before its cases")
    } else if has("let") && !has("in") {
        Some("a `let` inside an expression needs `in`")
    } else {
        None
    }
}
