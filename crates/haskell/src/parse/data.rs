//! `data`, `newtype` and `type` declarations.

use selfsame_core::symbol::Symbol;

use crate::syntax::{ConDecl, DataDecl, Decl, Deriving, Field, Name, Strategy, Type, TypeNode};

use super::bind::unsupported;
use super::cst::{FieldId, Node, NodeKind};
use super::gadt;
use super::reader::Reader;

impl Reader<'_> {
    /// The declaration, and what of its deriving clauses we do not read.
    pub fn data(&mut self, node: Node<'_>, newtype: bool) -> Vec<Decl> {
        let span = self.span(node);
        let Some((name, params)) = self.type_head(node) else {
            return vec![Decl::Unsupported(unsupported("this type declaration", Vec::new(), span))];
        };
        if node.children().next().is_some_and(|first| self.text(first) == "type") {
            return vec![Decl::Unsupported(unsupported("a `type data` declaration", vec![name], span))];
        }
        let mut data =
            DataDecl { name, params, newtype, cons: Vec::new(), deriving: Vec::new(), instance_of: None, span };
        if let Some(constructor) = node.child(FieldId::Constructor) {
            data.cons.extend(self.newtype_constructor(constructor));
        } else if let Some(list) = node.child(FieldId::Constructors) {
            if list.kind() == NodeKind::GadtConstructors {
                gadt::constructors(self, list, &mut data);
            } else {
                for constructor in list.all(FieldId::Constructor) {
                    let converted = self.constructor(constructor);
                    data.cons.push(converted);
                }
            }
        } else if let Some(kind) = node.child(FieldId::Kind) {
            gadt::add_params(&mut data, gadt::arity_of_kind(kind));
        }
        let mut rest = Vec::new();
        for clause in node.all(FieldId::Deriving) {
            self.deriving(clause, &mut data, &mut rest);
        }
        let mut decls = vec![Decl::Data(data)];
        decls.append(&mut rest);
        decls
    }

    pub fn type_synonym(&mut self, node: Node<'_>) -> Decl {
        let span = self.span(node);
        match (self.type_head(node), node.child(FieldId::Type)) {
            (Some((name, params)), Some(ty)) => Decl::Synonym { name, params, ty: self.ty(ty), span },
            _ => Decl::Unsupported(unsupported("this type declaration", Vec::new(), span)),
        }
    }

    /// `T a b`, ``a `T` b``, `(a :+: b) c`: name and parameters, kinds dropped.
    pub fn type_head(&self, node: Node<'_>) -> Option<(Name, Vec<Symbol>)> {
        let (name, mut params) = if let Some(name) = node.child(FieldId::Name) {
            let name = match name.kind() {
                NodeKind::Unit => self.special_name(name, "()"),
                NodeKind::PrefixList => self.special_name(name, "[]"),
                _ => self.name(name),
            };
            (name, Vec::new())
        } else if let Some(infix) = node.child_of_kind(NodeKind::Infix) {
            let operator = infix.child(FieldId::Operator)?;
            let operands = infix.named_children().filter(|child| child.field_id() != FieldId::Operator);
            (self.name(operator), operands.filter_map(|operand| self.type_variable(operand)).collect())
        } else {
            self.type_head(node.child_of_kind(NodeKind::Parens)?)?
        };
        if let Some(patterns) = node.child(FieldId::Patterns) {
            params.extend(self.type_variables(patterns));
        }
        Some((name, params))
    }

    fn constructor(&mut self, node: Node<'_>) -> ConDecl {
        let span = self.span(node);
        let quantified = node.child(FieldId::Forall).and_then(|forall| forall.child(FieldId::Variables));
        let vars = quantified.map(|list| self.type_variables(list)).unwrap_or_default();
        let context = self.declared_context(node);
        let is_lost = node.child(FieldId::Forall).is_some() && vars.is_empty()
            || node.child(FieldId::Context).is_some() && context.is_empty();
        let needs = is_lost.then(|| "this constructor".to_string());
        let Some(body) = node.child(FieldId::Constructor) else { return self.unread_constructor(node) };
        let (name, fields, record, infix) = match body.kind() {
            NodeKind::Prefix => {
                let Some(name) = body.child(FieldId::Name) else { return self.unread_constructor(node) };
                let mut fields = Vec::new();
                for field in body.all(FieldId::Field) {
                    let (strict, ty) = (self.is_strict(field), self.ty(field));
                    fields.push(strictly(strict, field_of(None, ty)));
                }
                (self.name(name), fields, false, false)
            }
            NodeKind::Infix => {
                let parts = (
                    body.child(FieldId::LeftOperand),
                    body.child(FieldId::Operator),
                    body.child(FieldId::RightOperand),
                );
                let (Some(left), Some(operator), Some(right)) = parts else { return self.unread_constructor(node) };
                let fields = [left, right].map(|side| strictly(self.is_strict(side), field_of(None, self.ty(side))));
                (self.name(operator), fields.into(), false, true)
            }
            NodeKind::Record => {
                let Some(name) = body.child(FieldId::Name) else { return self.unread_constructor(node) };
                let fields = body.child(FieldId::Fields).map(|fields| self.fields(fields)).unwrap_or_default();
                (self.name(name), fields, true, false)
            }
            _ => return self.unread_constructor(node),
        };
        ConDecl { name, fields, record, infix, vars, context, result: None, unsupported: needs, span }
    }

    /// Whether a field is strict without saying so.
    fn is_strict(&self, field: Node<'_>) -> bool {
        self.extensions.strict_data && field.kind() != NodeKind::LazyField
    }

    fn unread_constructor(&self, node: Node<'_>) -> ConDecl {
        let span = self.span(node);
        let name = self.special_name(node, self.text(node));
        ConDecl {
            name,
            fields: Vec::new(),
            record: false,
            infix: false,
            vars: Vec::new(),
            context: Vec::new(),
            result: None,
            unsupported: Some("this constructor".into()),
            span,
        }
    }

    fn newtype_constructor(&mut self, node: Node<'_>) -> Option<ConDecl> {
        let name = self.name(node.child(FieldId::Name)?);
        let field = node.child(FieldId::Field)?;
        let (fields, record) = match field.kind() {
            NodeKind::Record => {
                let fields = self.fields(field);
                (fields.into_iter().map(|field| Field { strict: false, ..field }).collect(), true)
            }
            _ => {
                let ty = field.named_children().next()?;
                (vec![field_of(None, self.ty(ty))], false)
            }
        };
        let (vars, context, span) = (Vec::new(), Vec::new(), self.span(node));
        Some(ConDecl { name, fields, record, infix: false, vars, context, result: None, unsupported: None, span })
    }

    /// `{ x, y :: Int, z :: !Bool }`.
    pub fn fields(&mut self, node: Node<'_>) -> Vec<Field> {
        let mut fields = Vec::new();
        for field in node.all(FieldId::Field) {
            let ty = field.child(FieldId::Type).or_else(|| field.child(FieldId::Parameter));
            let strict = ty.is_some_and(|ty| self.is_strict(ty));
            let ty = match ty {
                Some(ty) => self.ty(ty),
                None => Type { node: TypeNode::Unsupported("this field".into()), span: self.span(field) },
            };
            let labels: Vec<Name> = field.all(FieldId::Name).map(|label| self.name(label)).collect();
            fields.extend(labels.into_iter().map(|label| strictly(strict, field_of(Some(label), ty.clone()))));
        }
        fields
    }

    /// How a deriving clause or declaration says that it is done.
    pub fn strategy(&mut self, node: Node<'_>) -> Option<Strategy> {
        if let Some(via) = node.child(FieldId::Via) {
            let ty = via.child(FieldId::Type).or_else(|| via.named_children().next())?;
            return Some(Strategy::Via(self.ty(ty)));
        }
        match node.child(FieldId::Strategy).map(|word| self.text(word)) {
            None => Some(Strategy::Unsaid),
            Some("stock") => Some(Strategy::Stock),
            Some("newtype") => Some(Strategy::Newtype),
            Some("anyclass") => Some(Strategy::Anyclass),
            Some(_) => None,
        }
    }

    fn deriving(&mut self, node: Node<'_>, data: &mut DataDecl, rest: &mut Vec<Decl>) {
        let span = self.span(node);
        let Some(strategy) = self.strategy(node) else {
            return rest.push(Decl::Unsupported(unsupported("this deriving", Vec::new(), span)));
        };
        let mut classes = Vec::new();
        if let Some(list) = node.child(FieldId::Classes) {
            self.constraints(list, &mut classes);
        }
        for class in classes {
            let (mut head, mut args) = (class.clone(), Vec::new());
            while let TypeNode::App(function, arg) = head.node {
                args.push(*arg);
                head = *function;
            }
            args.reverse();
            match head.node {
                TypeNode::Con(class) => data.deriving.push(Deriving { class, args, strategy: strategy.clone() }),
                _ => rest.push(Decl::Unsupported(unsupported("deriving this class", Vec::new(), class.span))),
            }
        }
    }
}

fn strictly(strict: bool, field: Field) -> Field {
    Field { strict: strict || field.strict, ..field }
}

/// `!t` is a strict field of type `t`.
pub fn field_of(label: Option<Name>, ty: Type) -> Field {
    match ty.node {
        TypeNode::Strict(inner) => Field { label, ty: *inner, strict: true },
        _ => Field { label, ty, strict: false },
    }
}
