//! Type expressions.

use selfsame_core::symbol::Symbol;
use tree_sitter::Node;

use super::{Parser, has_token, named};
use crate::syntax::{TypeExpr, TypeKind};

impl Parser<'_> {
    pub(super) fn type_expr(&mut self, node: Node) -> TypeExpr {
        let span = self.span(node);
        let kind = self
            .deeper(node, |p| p.type_kind(node))
            .unwrap_or_else(|| TypeKind::Unsupported("a type nested too deeply".into()));
        TypeExpr { kind, span }
    }

    fn type_kind(&mut self, node: Node) -> TypeKind {
        let children = named(node);
        let unsupported = |what: &str| TypeKind::Unsupported(what.into());
        match node.kind() {
            "type_variable" => match self.str(node) {
                "_" => TypeKind::Any,
                text => TypeKind::Var(text.trim_start_matches('\'').trim().into()),
            },
            "any_type" => TypeKind::Any,
            "type_constructor_path" | "type_constructor" => {
                let path = self.path(node);
                match path.modules.is_empty() && self.abstract_types.contains(&path.name) {
                    true => TypeKind::Var(Symbol::new(&format!("type {}", path.name))),
                    false => TypeKind::Con(path, Vec::new()),
                }
            }
            "constructed_type" => match children.split_last() {
                Some((head, args)) if head.kind() == "type_constructor_path" => {
                    let args = args.iter().map(|arg| self.type_expr(*arg)).collect();
                    TypeKind::Con(self.path(*head), args)
                }
                _ => unsupported("this type"),
            },
            "parenthesized_type" => match children[..] {
                [inner] => self.type_expr(inner).kind,
                _ => unsupported("this type"),
            },
            "tuple_type" => TypeKind::Tuple(children.iter().map(|part| self.type_expr(*part)).collect()),
            "function_type" => {
                let (Some(from), Some(to)) = (node.child_by_field_name("domain"), node.child_by_field_name("codomain"))
                else {
                    return unsupported("this type");
                };
                let (label, from) = match from.kind() {
                    "labeled_argument_type" => {
                        let parts = named(from);
                        let label = parts.first().map(|name| self.symbol(*name));
                        let is_optional = self.str(from).trim_start().starts_with('?');
                        let label = label.map(|l| if is_optional { Symbol::new(&format!("?{l}")) } else { l });
                        (label, from.child_by_field_name("type").unwrap_or(from))
                    }
                    _ => (None, from),
                };
                if from.kind() == "labeled_argument_type" {
                    return unsupported("this type");
                }
                TypeKind::Fun(label, Box::new(self.type_expr(from)), Box::new(self.type_expr(to)))
            }
            "polymorphic_variant_type" => {
                let (mut tags, mut included) = (Vec::new(), Vec::new());
                for child in children {
                    match child.kind() {
                        "tag_specification" => match named(child)[..] {
                            [tag] => tags.push((self.tag(tag), None)),
                            [tag, ty] => tags.push((self.tag(tag), Some(self.type_expr(ty)))),
                            _ => return unsupported("a tag with several types"),
                        },
                        // After `>`: they were there before.
                        "tag" => {}
                        _ => included.push(self.type_expr(child)),
                    }
                }
                TypeKind::Variant(tags, included, has_token(node, "[>"))
            }
            "object_type" | "hash_type" => TypeKind::Object,
            "package_type" => match node.child_by_field_name("module_type") {
                Some(ty) => TypeKind::Package(Box::new(self.module_type(ty))),
                None => unsupported("first-class modules"),
            },
            "aliased_type" => match (node.child_by_field_name("type").or(children.first().copied()), children.last()) {
                (Some(inner), Some(name)) if name.kind() == "type_variable" => {
                    let name = Symbol::new(self.str(*name).trim_start_matches('\'').trim());
                    TypeKind::Named(Box::new(self.type_expr(inner)), name)
                }
                _ => unsupported("recursive types by `as`"),
            },
            "local_open_type" => unsupported("local opens in types"),
            _ => unsupported("this type"),
        }
    }

    /// Brings the `type a` among these nodes into scope.
    pub(super) fn add_abstract_types(&mut self, nodes: &[Node]) {
        for node in nodes.iter().filter(|n| n.kind() == "abstract_type") {
            let names = named(*node).into_iter().map(|name| self.symbol(name));
            self.abstract_types.extend(names.collect::<Vec<_>>());
        }
    }

    /// The annotation in a binding or a constraint: the type, and whether it is explicitly polymorphic.
    pub(super) fn annotation(&mut self, node: Node) -> Option<(TypeExpr, bool)> {
        let ty = node.child_by_field_name("type")?;
        if ty.kind() != "polymorphic_type" {
            return Some((self.type_expr(ty), false));
        }
        let inner = ty.child_by_field_name("type").or_else(|| named(ty).last().copied())?;
        Some((self.type_expr(inner), true))
    }
}
