//! Value declarations: functions, pattern bindings, signatures, fixities.

use selfsame_core::span::Span;

use crate::syntax::{Clause, Function, Name, Pat, PatNode, Unsupported, ValueDecl};

use super::cst::{FieldId, Node, NodeKind};
use super::reader::Reader;

impl Reader<'_> {
    /// The declarations below `let` or `where` of a node.
    pub fn local_decls(&mut self, node: Node<'_>) -> Vec<ValueDecl> {
        let Some(binds) = node.child(FieldId::Binds) else { return Vec::new() };
        let mut decls = Vec::new();
        for decl in binds.all(FieldId::Decl) {
            let decl = self.value_decl(decl);
            self.push_decl(&mut decls, decl);
        }
        decls
    }

    /// Adds a declaration; a further clause of the function before it joins that one.
    pub fn push_decl(&mut self, decls: &mut Vec<ValueDecl>, decl: ValueDecl) {
        match (decls.last_mut(), decl) {
            (Some(ValueDecl::Function(before)), ValueDecl::Function(next)) if continues(before, &next) => {
                self.join(before, next);
            }
            (_, decl) => decls.push(decl),
        }
    }

    /// Adds clauses to a function; all have to take as many arguments as the first.
    pub fn join(&mut self, before: &mut Function, next: Function) {
        let arity = before.clauses.first().map_or(0, |clause| clause.pats.len());
        if let Some(odd) = next.clauses.iter().find(|clause| clause.pats.len() != arity) {
            let count = |n: usize| if n == 1 { "1 argument".to_string() } else { format!("{n} arguments") };
            let message = format!("the clauses of `{}` take different numbers of arguments", before.name.base);
            let first = before.clauses.first().map_or(before.span, |clause| clause.span);
            let diagnostic = selfsame_core::diagnostic::Diagnostic::error(odd.span, message)
                .label(count(odd.pats.len()))
                .also(first, count(arity))
                .hint("give every clause the same number of arguments, or use another name");
            self.diagnostics.push(diagnostic);
            self.broken = true;
        }
        before.span = before.span.to(next.span);
        before.clauses.extend(next.clauses);
    }

    pub fn value_decl(&mut self, node: Node<'_>) -> ValueDecl {
        let span = self.span(node);
        match node.kind() {
            NodeKind::Bind if self.is_fixity(node) => {
                self.fixity_at(node).unwrap_or_else(|| not_read("this fixity declaration", span))
            }
            NodeKind::Signature => self.signature(node),
            NodeKind::Function => self.function(node),
            NodeKind::Bind => {
                if let Some(name) = node.child(FieldId::Name) {
                    let name = self.name(name);
                    return self.clause(name, Vec::new(), node);
                }
                match node.child(FieldId::Pattern) {
                    Some(pattern) => {
                        let pat = self.pat(pattern);
                        if let PatNode::Var(name) = pat.node {
                            return self.clause(name, Vec::new(), node);
                        }
                        let rhs = self.rhs(node);
                        ValueDecl::Pattern { pat, rhs, span }
                    }
                    None => match node.child(FieldId::Implicit) {
                        Some(name) => {
                            let name = self.special_name(name, self.text(name));
                            self.clause(name, Vec::new(), node)
                        }
                        None => not_read("this definition", span),
                    },
                }
            }
            _ => not_read("this declaration", span),
        }
    }

    fn signature(&mut self, node: Node<'_>) -> ValueDecl {
        let span = self.span(node);
        let names = match (node.child(FieldId::Name), node.child(FieldId::Names)) {
            (Some(name), _) => vec![self.name(name)],
            (None, Some(list)) => list.all(FieldId::Name).map(|name| self.name(name)).collect(),
            (None, None) => Vec::new(),
        };
        match node.child(FieldId::Type) {
            Some(ty) => ValueDecl::Signature { names, ty: self.ty(ty), span },
            None => not_read("this signature", span),
        }
    }

    fn function(&mut self, node: Node<'_>) -> ValueDecl {
        match self.function_head(node) {
            Some((name, pats)) => self.clause(name, pats, node),
            None => not_read("this definition", self.span(node)),
        }
    }

    fn clause(&mut self, name: Name, pats: Vec<Pat>, node: Node<'_>) -> ValueDecl {
        let span = self.span(node);
        let rhs = self.rhs(node);
        ValueDecl::Function(Function { name, clauses: vec![Clause { pats, rhs, span }], span })
    }

    /// `f p q`, ``p `f` q``, ``(p `f` q) r``.
    fn function_head(&mut self, node: Node<'_>) -> Option<(Name, Vec<Pat>)> {
        let (name, mut pats) = if let Some(name) = node.child(FieldId::Name) {
            (self.name(name), Vec::new())
        } else if let Some(infix) = node.child_of_kind(NodeKind::Infix) {
            let operator = infix.child(FieldId::Operator)?;
            let (left, right) = (infix.child(FieldId::LeftOperand)?, infix.child(FieldId::RightOperand)?);
            let left = self.pat(left);
            (self.name(operator), vec![left, self.pat(right)])
        } else {
            let parens = node.child(FieldId::Parens).or_else(|| node.child_of_kind(NodeKind::FunctionHeadParens))?;
            self.nested(node, |reader| reader.function_head(parens), |_| None)?
        };
        if let Some(patterns) = node.child(FieldId::Patterns) {
            pats.extend(self.pats(patterns));
        }
        Some((name, pats))
    }
}

/// Whether a clause goes on with the function before it. Two bindings without arguments are two definitions.
pub fn continues(before: &Function, next: &Function) -> bool {
    let takes_arguments = |function: &Function| function.clauses.iter().any(|clause| !clause.pats.is_empty());
    before.name.base == next.name.base && (takes_arguments(before) || takes_arguments(next))
}

fn not_read(what: &str, span: Span) -> ValueDecl {
    ValueDecl::Unsupported(unsupported(what, Vec::new(), span))
}

pub fn unsupported(what: &str, defines: Vec<Name>, span: Span) -> Unsupported {
    Unsupported { what: what.into(), defines, reported: false, span }
}
