//! Module headers and imports.

use selfsame_core::symbol::Symbol;

use crate::syntax::{Children, Export, Import, ImportList};

use super::cst::{FieldId, Node, NodeKind};
use super::reader::Reader;

impl Reader<'_> {
    pub fn exports(&mut self, node: Node<'_>) -> Vec<Export> {
        let mut exports = Vec::new();
        for item in node.named_children() {
            match (item.kind(), item.child(FieldId::Module)) {
                (NodeKind::ModuleExport, Some(module)) => {
                    exports.push(Export::Module(Symbol::new(self.text(module)), self.span(item)));
                }
                _ => exports.extend(self.entity(item)),
            }
        }
        exports
    }

    pub fn import(&mut self, node: Node<'_>) -> Option<Import> {
        let module = self.module_name(node.child(FieldId::Module)?);
        let words: Vec<&str> = node.children().filter(|child| !child.named()).map(|child| self.text(child)).collect();
        let alias = node.child(FieldId::Alias).map(|alias| Symbol::new(self.text(alias)));
        let list = node.child(FieldId::Names).map(|names| ImportList {
            hiding: words.contains(&"hiding"),
            items: names.all(FieldId::Name).filter_map(|item| self.entity(item)).collect(),
        });
        let before = self.text(node).split(module.node.as_str()).next().unwrap_or_default();
        let is_source = before.contains("SOURCE");
        let qualified = words.contains(&"qualified");
        Some(Import { module, is_source, qualified, alias, list, span: self.span(node) })
    }

    /// `f`, `(+)`, `T`, `T(..)`, `T(A, b)`, `type (+)`, `pattern P`.
    fn entity(&self, node: Node<'_>) -> Option<Export> {
        let namespace = node.child(FieldId::Namespace).map(|word| self.text(word));
        let children = node.child(FieldId::Children);
        if let Some(name) = node.child(FieldId::Type) {
            let name = self.name(name);
            // A pattern synonym is found among the constructors, not the types.
            return Some(if namespace == Some("pattern") {
                Export::Value(name)
            } else {
                self.type_export(name, children)
            });
        }
        let name = self.name(node.child(FieldId::Variable).or_else(|| node.child(FieldId::Operator))?);
        if namespace == Some("type") || children.is_some() || name.base.as_str().starts_with(':') {
            return Some(self.type_export(name, children));
        }
        Some(Export::Value(name))
    }

    fn type_export(&self, name: crate::syntax::Name, children: Option<Node<'_>>) -> Export {
        let Some(list) = children else { return Export::Type(name, Children::None) };
        let elements: Vec<Node<'_>> = list.all(FieldId::Element).collect();
        if elements.iter().any(|element| element.kind() == NodeKind::AllNames) {
            return Export::Type(name, Children::All);
        }
        Export::Type(name, Children::Some(elements.into_iter().map(|element| self.name(element)).collect()))
    }
}
