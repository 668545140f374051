//! Patterns.

use crate::syntax::{FieldBind, Name, Pat, PatInfixItem, PatNode};

use super::cst::{FieldId, Node, NodeKind};
use super::literal::negated;
use super::reader::Reader;

impl Reader<'_> {
    pub fn pat(&mut self, node: Node<'_>) -> Pat {
        let refuse = |span| Pat { node: PatNode::Unsupported("nesting this deep".into()), span };
        self.nested(node, |reader| reader.pat_at(node), refuse)
    }

    pub fn pats(&mut self, node: Node<'_>) -> Vec<Pat> {
        node.named_children().map(|child| self.pat(child)).collect()
    }

    fn pat_at(&mut self, node: Node<'_>) -> Pat {
        let mut span = self.span(node);
        let unsupported = |what: &str| PatNode::Unsupported(what.into());
        let converted = match node.kind() {
            NodeKind::Variable => PatNode::Var(self.name(node)),
            NodeKind::Wildcard => PatNode::Wildcard,
            NodeKind::Constructor | NodeKind::Qualified | NodeKind::PrefixId => self.name_pat(self.name(node)),
            NodeKind::Unit => PatNode::Con(self.special_name(node, "()"), Vec::new()),
            NodeKind::PrefixTuple => PatNode::Con(self.tuple_name(node), Vec::new()),
            NodeKind::Literal => {
                if let Some(region) = self.cut_group(node) {
                    return self.cut_pat(region);
                }
                match self.literal(node) {
                    Ok((literal, place)) => {
                        span = place;
                        PatNode::Lit(literal)
                    }
                    Err(what) => self.unboxed_pat(node, false).unwrap_or_else(|| unsupported(what)),
                }
            }
            NodeKind::Negation => match node.child(FieldId::Number).map(|number| (number, self.literal(number))) {
                Some((_, Ok((literal, _)))) => PatNode::Lit(negated(literal)),
                Some((number, Err(_))) => {
                    self.unboxed_pat(number, true).unwrap_or_else(|| unsupported("this negative pattern"))
                }
                None => unsupported("this negative pattern"),
            },
            NodeKind::Apply => self.constructor_pat(node),
            NodeKind::Infix => PatNode::Infix(self.infix_pat(node)),
            NodeKind::Record => self.record_pat(node),
            NodeKind::Tuple => PatNode::Tuple(self.pats(node)),
            NodeKind::List => match self.pats(node) {
                elements if elements.is_empty() => PatNode::Con(self.special_name(node, "[]"), Vec::new()),
                elements => PatNode::List(elements),
            },
            NodeKind::As => match (node.child(FieldId::Bind), node.child(FieldId::Pattern)) {
                (Some(name), Some(inner)) => PatNode::As(self.name(name), Box::new(self.pat(inner))),
                _ => unsupported("this pattern"),
            },
            NodeKind::Strict => self.wrapped(node, PatNode::Bang),
            NodeKind::Irrefutable => self.wrapped(node, PatNode::Lazy),
            NodeKind::Parens => self.wrapped(node, PatNode::Paren),
            NodeKind::ViewPattern => match (node.child(FieldId::Expression), node.child(FieldId::Pattern)) {
                (Some(function), Some(inner)) => {
                    let function = self.expr(function);
                    PatNode::View(Box::new(function), Box::new(self.pat(inner)))
                }
                _ => unsupported("this pattern"),
            },
            NodeKind::Signature => match (node.child(FieldId::Pattern), node.child(FieldId::Type)) {
                (Some(inner), Some(ty)) => {
                    let inner = self.pat(inner);
                    PatNode::Annotation(Box::new(inner), self.ty(ty))
                }
                _ => unsupported("this pattern"),
            },
            NodeKind::UnboxedTuple => {
                let mut parts = self.pats(node);
                match parts.pop() {
                    Some(only) if parts.is_empty() => PatNode::Con(self.builtin_name(node, "One"), vec![only]),
                    last => {
                        parts.extend(last);
                        PatNode::Tuple(parts)
                    }
                }
            }
            NodeKind::UnboxedUnit => PatNode::Con(self.special_name(node, "()"), Vec::new()),
            NodeKind::UnboxedSum => match (self.sum_name(node), node.child(FieldId::Element)) {
                (Some(name), Some(element)) => PatNode::Con(name, vec![self.pat(element)]),
                _ => unsupported("an unboxed sum of this size"),
            },
            NodeKind::PrefixUnboxedTuple | NodeKind::PrefixUnboxedSum => unsupported("an unboxed pattern"),
            NodeKind::TypeBinder | NodeKind::ExplicitType => unsupported("a type in a pattern"),
            NodeKind::Splice | NodeKind::Quasiquote => unsupported("Template Haskell"),
            _ => unsupported("this pattern"),
        };
        Pat { node: converted, span }
    }

    /// `0#`: what is in the box is a number.
    fn unboxed_pat(&mut self, node: Node<'_>, is_negative: bool) -> Option<PatNode> {
        let (literal, what) = self.unboxed_literal(node)?;
        let literal = if is_negative { negated(literal) } else { literal };
        let span = self.span(node);
        let function = self.builtin_expr(&format!("box{what}"), span);
        Some(PatNode::View(Box::new(function), Box::new(Pat { node: PatNode::Lit(literal), span })))
    }

    fn name_pat(&self, name: Name) -> PatNode {
        if name.is_constructor() { PatNode::Con(name, Vec::new()) } else { PatNode::Var(name) }
    }

    fn wrapped(&mut self, node: Node<'_>, wrap: fn(Box<Pat>) -> PatNode) -> PatNode {
        match node.child(FieldId::Pattern) {
            Some(inner) => wrap(Box::new(self.pat(inner))),
            None => PatNode::Unsupported("this pattern".into()),
        }
    }

    /// `C p q`.
    fn constructor_pat(&mut self, node: Node<'_>) -> PatNode {
        let (head, arguments) = node.applied(FieldId::Function);
        let head = self.pat(head);
        let arguments: Vec<Pat> = arguments.into_iter().map(|argument| self.pat(argument)).collect();
        match head.node {
            PatNode::Con(name, before) if before.is_empty() => PatNode::Con(name, arguments),
            PatNode::Var(name) => {
                self.reject(
                    name.span,
                    &format!("`{}` is not a constructor", name.base),
                    "a pattern applies constructors only",
                );
                PatNode::Unsupported("a syntax error".into())
            }
            _ => PatNode::Unsupported("this pattern".into()),
        }
    }

    /// A flat chain, whatever way the grammar nested it.
    fn infix_pat(&mut self, node: Node<'_>) -> Vec<PatInfixItem> {
        let mut items = Vec::new();
        let mut work = vec![node];
        while let Some(node) = work.pop() {
            match node.kind() {
                NodeKind::Infix => {
                    let parts = [FieldId::RightOperand, FieldId::Operator, FieldId::LeftOperand];
                    work.extend(parts.into_iter().filter_map(|field| node.child(field)));
                }
                _ if node.field_id() == FieldId::Operator => items.push(PatInfixItem::Operator(self.name(node))),
                _ => items.push(PatInfixItem::Operand(self.pat(node))),
            }
        }
        items
    }

    fn record_pat(&mut self, node: Node<'_>) -> PatNode {
        let Some(con) = node.child(FieldId::Constructor) else { return PatNode::Unsupported("this pattern".into()) };
        let con = self.name(con);
        let mut fields = Vec::new();
        let mut wildcard = false;
        for field in node.all(FieldId::Field) {
            match field.child(FieldId::Field) {
                None => wildcard = true,
                Some(label) => {
                    let label = self.name(label);
                    let value = field.child(FieldId::Pattern).map(|value| self.pat(value));
                    fields.push(FieldBind { label, value });
                }
            }
        }
        PatNode::Record { con, fields, wildcard }
    }
}
