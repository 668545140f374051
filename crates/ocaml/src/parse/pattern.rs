//! Patterns.

use tree_sitter::Node;

use super::{Parser, named};
use crate::syntax::{ExprKind, Path, Pattern, PatternKind};

impl Parser<'_> {
    pub(super) fn pattern(&mut self, node: Node) -> Pattern {
        let span = self.span(node);
        let kind = self
            .deeper(node, |p| p.pattern_kind(node))
            .unwrap_or_else(|| PatternKind::Unsupported("a pattern nested too deeply".into()));
        Pattern { kind, span }
    }

    fn pattern_kind(&mut self, node: Node) -> PatternKind {
        let unsupported = |what: &str| PatternKind::Unsupported(what.into());
        let children = named(node);
        let field = |name: &str| node.child_by_field_name(name);
        match node.kind() {
            "value_pattern" | "value_name" | "parenthesized_operator" => match self.value_name(node).as_str() {
                "_" => PatternKind::Any,
                name => PatternKind::Var(name.into()),
            },
            "any_pattern" => PatternKind::Any,
            "number" | "signed_number" => match self.number(node) {
                ExprKind::Int(n) => PatternKind::Int(n),
                ExprKind::Float(x) => PatternKind::Float(x),
                ExprKind::Wide(ty, n) => PatternKind::Wide(ty, n),
                ExprKind::Unsupported(why) => PatternKind::Unsupported(why),
                _ => unsupported("this number"),
            },
            "character" => self.character(node).map_or(unsupported("this character"), PatternKind::Char),
            "string" | "quoted_string" => PatternKind::Str(self.string(node)),
            "unit" | "boolean" | "empty_list" => PatternKind::Con(self.builtin_constructor(node), None),
            "constructor_path" => PatternKind::Con(self.path(node), None),
            "constructor_pattern" => match (children.first(), field("pattern")) {
                (Some(head), Some(arg)) if !children.iter().any(|n| n.kind() == "abstract_type") => {
                    let path = match head.kind() {
                        "constructor_path" => self.path(*head),
                        _ => self.builtin_constructor(*head),
                    };
                    PatternKind::Con(path, Some(Box::new(self.pattern(arg))))
                }
                _ => unsupported("this constructor pattern"),
            },
            "alias_pattern" => match (field("pattern"), field("alias")) {
                (Some(inner), Some(name)) => PatternKind::Alias(Box::new(self.pattern(inner)), self.value_name(name)),
                _ => unsupported("this pattern"),
            },
            "typed_pattern" => match (field("pattern"), field("type")) {
                (Some(inner), Some(ty)) => PatternKind::Annot(Box::new(self.pattern(inner)), self.type_expr(ty)),
                _ => unsupported("this pattern"),
            },
            "or_pattern" => PatternKind::Or(children.iter().map(|p| self.pattern(*p)).collect()),
            "tuple_pattern" if children.iter().any(|n| n.kind().starts_with("labeled")) => {
                unsupported("labelled tuples")
            }
            "tuple_pattern" => PatternKind::Tuple(children.iter().map(|p| self.pattern(*p)).collect()),
            "list_pattern" => PatternKind::List(children.iter().map(|p| self.pattern(*p)).collect()),
            "array_pattern" => PatternKind::Array(children.iter().map(|p| self.pattern(*p)).collect()),
            "cons_pattern" => match (field("left"), field("right")) {
                (Some(left), Some(right)) => {
                    let parts = vec![self.pattern(left), self.pattern(right)];
                    let arg = Pattern { kind: PatternKind::Tuple(parts), span: self.span(node) };
                    PatternKind::Con(self.builtin_path(node, "::"), Some(Box::new(arg)))
                }
                _ => unsupported("this pattern"),
            },
            "record_pattern" => {
                let fields =
                    children.iter().filter(|n| n.kind() == "field_pattern").filter_map(|n| self.field_pattern(*n));
                PatternKind::Record(fields.collect())
            }
            "range_pattern" => match (field("left"), field("right")) {
                (Some(left), Some(right)) => match (self.character(left), self.character(right)) {
                    (Some(from), Some(to)) => PatternKind::Range(from, to),
                    _ => unsupported("ranges of anything but characters"),
                },
                _ => unsupported("this pattern"),
            },
            "parenthesized_pattern" => match children[..] {
                [inner] => self.pattern(inner).kind,
                _ => unsupported("this pattern"),
            },
            "exception_pattern" => match field("pattern") {
                Some(inner) => PatternKind::Exception(Box::new(self.pattern(inner))),
                None => unsupported("this pattern"),
            },
            "local_open_pattern" => match (children.first(), field("pattern")) {
                (Some(module), Some(inner)) => {
                    PatternKind::Open(self.module_path(*module), Box::new(self.pattern(inner)))
                }
                _ => unsupported("this pattern"),
            },
            "lazy_pattern" => match field("pattern").or(children.first().copied()) {
                Some(inner) => PatternKind::Lazy(Box::new(self.pattern(inner))),
                None => unsupported("this pattern"),
            },
            "tag" => PatternKind::Tag(self.tag(node), None),
            "tag_pattern" => match (children.first(), field("pattern")) {
                (Some(tag), Some(inner)) => PatternKind::Tag(self.tag(*tag), Some(Box::new(self.pattern(inner)))),
                _ => unsupported("this pattern"),
            },
            "polymorphic_variant_pattern" => match children.first() {
                Some(path) => PatternKind::TagsOf(self.path(*path)),
                None => unsupported("patterns of all tags of a type"),
            },
            "package_pattern" => {
                let name = children.iter().find(|n| n.kind() == "module_name").map(|name| self.symbol(*name));
                PatternKind::Unpack(name, field("module_type").map(|ty| Box::new(self.module_type(ty))))
            }
            _ => unsupported("this pattern"),
        }
    }

    fn field_pattern(&mut self, node: Node) -> Option<(Path, Pattern)> {
        let path = self.path(named(node).into_iter().find(|n| n.kind() == "field_path")?);
        let mut pattern = match node.child_by_field_name("pattern") {
            Some(inner) => self.pattern(inner),
            None => Pattern { kind: PatternKind::Var(path.name), span: path.span },
        };
        if let Some(ty) = node.child_by_field_name("type") {
            let span = pattern.span;
            pattern = Pattern { kind: PatternKind::Annot(Box::new(pattern), self.type_expr(ty)), span };
        }
        Some((path, pattern))
    }

    /// `()`, `true`, `false` and `[]` as the constructors they are.
    pub(super) fn builtin_constructor(&self, node: Node) -> Path {
        match node.kind() {
            "unit" => self.builtin_path(node, "()"),
            "empty_list" => self.builtin_path(node, "[]"),
            _ => self.builtin_path(node, self.str(node)),
        }
    }

    pub(super) fn builtin_path(&self, node: Node, name: &str) -> Path {
        Path { modules: Vec::new(), name: name.into(), span: self.span(node) }
    }
}
