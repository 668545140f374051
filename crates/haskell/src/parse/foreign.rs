//! Functions of C that the library knows: importing one is defining a name for what `Selfsame.C` has.

use super::cst::{FieldId, Node};
use super::reader::Reader;
use crate::syntax::{Clause, Decl, Expr, ExprNode, Function, GuardedRhs, Import, Name, Rhs, Spanned, ValueDecl};

/// Where they are defined.
const MODULE: &str = "Selfsame.C";

/// What C calls them, and what the library does. Those of `text` come with the compiler, as the package does.
const KNOWN: [(&str, &str); 6] = [
    ("memcpy", "memcpy"),
    ("memmove", "memcpy"),
    ("memset", "memset"),
    ("memcmp", "memcmp"),
    ("_hs_text_memcpy", "copyArrays"),
    ("_hs_text_memcmp", "compareArrays"),
];

impl Reader<'_> {
    /// The declarations that an import of a known function stands for.
    pub fn foreign_import(&mut self, node: Node<'_>) -> Option<(Import, Vec<Decl>)> {
        let signature = node.child(FieldId::Signature)?;
        let name = self.name(signature.child(FieldId::Name)?);
        let written = node.child(FieldId::Entity).map(|entity| self.text(entity).trim_matches('"').to_string());
        let symbol = written.as_deref().and_then(|text| text.split_whitespace().last()).unwrap_or(name.base.as_str());
        let (_, known) = KNOWN.iter().find(|(c, _)| *c == symbol)?;
        let ValueDecl::Signature { names, ty, span } = self.value_decl(signature) else { return None };
        let meant = Name { qualifier: Some(MODULE.into()), base: (*known).into(), span };
        let value = Expr { node: ExprNode::Var(meant), span };
        let rhs = Rhs { bodies: vec![GuardedRhs { guards: Vec::new(), body: value, span }], wheres: Vec::new() };
        let clauses = vec![Clause { pats: Vec::new(), rhs, span }];
        let bind = ValueDecl::Function(Function { name, clauses, span });
        let import = Import {
            module: Spanned { node: MODULE.into(), span },
            is_source: false,
            qualified: true,
            alias: None,
            list: None,
            span,
        };
        Some((import, vec![Decl::Value(ValueDecl::Signature { names, ty, span }), Decl::Value(bind)]))
    }
}
