//! Type families and their instances.

use selfsame_core::symbol::Symbol;

use crate::syntax::{Decl, FamilyDecl, FamilyEquation, Name, Type, TypeNode};

use super::bind::unsupported;
use super::cst::{FieldId, Node, NodeKind};
use super::gadt;
use super::reader::Reader;

impl Reader<'_> {
    /// `type family F a where ...`, `data family F a`, and without `family` in a class.
    pub fn family(&mut self, node: Node<'_>) -> Decl {
        let span = self.span(node);
        let is_data = node.kind() == NodeKind::DataFamily;
        let Some((name, mut params)) = self.type_head(node) else {
            return Decl::Unsupported(unsupported("this type family", Vec::new(), span));
        };
        if is_data && let Some(kind) = node.child(FieldId::Kind) {
            params.extend((0..gadt::arity_of_kind(kind)).map(|i| Symbol::new(&format!("_{i}"))));
        }
        let closed = match node.child(FieldId::ClosedFamily) {
            Some(list) if list.kind() == NodeKind::AbstractFamily => {
                return Decl::Unsupported(unsupported("an abstract type family", vec![name], span));
            }
            Some(list) => {
                let equations = list.all(FieldId::Equation).map(|equation| self.equation_at(equation));
                match equations.collect::<Option<Vec<_>>>() {
                    Some(equations) => Some(equations),
                    None => return Decl::Unsupported(unsupported("this type family", vec![name], span)),
                }
            }
            None => None,
        };
        Decl::Family(FamilyDecl { name, params, is_data, closed, span })
    }

    /// `type instance F [a] = a`, and without `instance` in an instance.
    pub fn equation(&mut self, node: Node<'_>) -> Decl {
        match self.equation_at(node) {
            Some(equation) => Decl::Equation(equation),
            None => Decl::Unsupported(unsupported("this type family instance", Vec::new(), self.span(node))),
        }
    }

    fn equation_at(&mut self, node: Node<'_>) -> Option<FamilyEquation> {
        let (family, args) = self.instance_head(node)?;
        let ty = node.named_children().last()?;
        let is_head = matches!(ty.field_id(), FieldId::Name | FieldId::Patterns | FieldId::Forall);
        (!is_head).then(|| FamilyEquation { family, args, ty: self.ty(ty), class: None, span: self.span(node) })
    }

    /// `data instance F [a] = C a`: a type of its own, which is what the family is there.
    pub fn data_instance(&mut self, node: Node<'_>) -> Vec<Decl> {
        let span = self.span(node);
        let lost = || vec![Decl::Unsupported(unsupported("this data family instance", Vec::new(), span))];
        let Some(inner) =
            node.named_children().find(|child| matches!(child.kind(), NodeKind::DataType | NodeKind::Newtype))
        else {
            return lost();
        };
        let Some((family, args)) = self.instance_head(inner) else { return lost() };
        if inner.child(FieldId::Constructors).is_some_and(|list| list.kind() == NodeKind::GadtConstructors) {
            return lost();
        }
        let mut decls = self.data(inner, inner.kind() == NodeKind::Newtype);
        let Some(Decl::Data(data)) = decls.first_mut() else { return lost() };
        data.name = own_name(family, &args);
        data.params.clear();
        args.iter().for_each(|arg| gadt::variables(arg, &mut Vec::new(), &mut data.params));
        data.instance_of = Some((family, args));
        decls
    }
}

/// `F:Maybe.a` for the instance of `F` at `Maybe a`.
fn own_name(family: Name, args: &[Type]) -> Name {
    let mut text = family.base.to_string();
    args.iter().for_each(|arg| describe(arg, &mut text));
    Name { qualifier: None, base: Symbol::new(&text), span: family.span }
}

fn describe(ty: &Type, into: &mut String) {
    match &ty.node {
        TypeNode::Var(name) => {
            into.push('_');
            into.push_str(name.as_str());
        }
        TypeNode::Con(name) => {
            into.push(':');
            into.push_str(match name.base.as_str() {
                "[]" => "List",
                "()" => "Unit",
                other => other,
            });
        }
        TypeNode::App(a, b) => [a, b].into_iter().for_each(|part| describe(part, into)),
        TypeNode::Fun(a, b) => {
            into.push_str(":Fun");
            [a, b].into_iter().for_each(|part| describe(part, into));
        }
        TypeNode::List(inner) => {
            into.push_str(":List");
            describe(inner, into);
        }
        TypeNode::Tuple(parts) => {
            into.push_str(":Tuple");
            parts.iter().for_each(|part| describe(part, into));
        }
        _ => into.push_str(":_"),
    }
}
