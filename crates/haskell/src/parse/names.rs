//! Names.

use selfsame_core::symbol::Symbol;

use crate::syntax::{Name, Spanned};

use super::cst::{FieldId, Node, NodeKind};
use super::reader::Reader;

impl Reader<'_> {
    /// Of any node that names something: `x`, `M.x`, `(+)`, `` `f` ``.
    pub fn name(&self, node: Node<'_>) -> Name {
        match node.kind() {
            NodeKind::PrefixId | NodeKind::InfixId | NodeKind::FieldName | NodeKind::Promoted => {
                match node.named_children().next() {
                    Some(inner) => self.name(inner),
                    None => self.arrow_name(node),
                }
            }
            NodeKind::Qualified => {
                let id = node.child(FieldId::Id);
                let module = node.child(FieldId::Module);
                let (Some(id), Some(module)) = (id, module) else { return self.plain_name(node) };
                let base = self.name(id).base;
                let qualifier = self.text(module).trim_end_matches('.');
                Name { qualifier: Some(Symbol::new(qualifier)), base, span: self.span(node) }
            }
            _ if self.text(node).starts_with('(') => self.arrow_name(node),
            _ => self.plain_name(node),
        }
    }

    fn plain_name(&self, node: Node<'_>) -> Name {
        Name { qualifier: None, base: Symbol::new(self.text(node)), span: self.span(node) }
    }

    /// `(->)`, whose arrow is punctuation to the grammar, and the operators that pass as words.
    fn arrow_name(&self, node: Node<'_>) -> Name {
        let text = self.text(node).trim_matches(|c: char| matches!(c, '(' | ')' | '`') || c.is_whitespace());
        Name { qualifier: None, base: Symbol::new(text), span: self.span(node) }
    }

    /// A name of ours for special syntax: `()`, `[]`, `(,)`.
    pub fn special_name(&self, node: Node<'_>, text: &str) -> Name {
        Name { qualifier: None, base: Symbol::new(text), span: self.span(node) }
    }

    /// What the library calls something that syntax stands for.
    pub fn builtin_name(&self, node: Node<'_>, base: &str) -> Name {
        Name { qualifier: Some("Selfsame.Builtin".into()), base: Symbol::new(base), span: self.span(node) }
    }

    /// `(,,)` has as many commas as its name.
    pub fn tuple_name(&self, node: Node<'_>) -> Name {
        let commas = node.children().filter(|child| self.text(*child) == ",").count();
        self.special_name(node, &tuple_constructor(commas + 1))
    }

    pub fn module_name(&self, node: Node<'_>) -> Spanned<Symbol> {
        Spanned { node: Symbol::new(self.text(node)), span: self.span(node) }
    }
}

/// `(,)` for two.
pub fn tuple_constructor(size: usize) -> String {
    format!("({})", ",".repeat(size.saturating_sub(1)))
}
