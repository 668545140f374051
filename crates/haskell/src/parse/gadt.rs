//! Constructors in GADT syntax, `data T a where { C :: a -> T a }`, as far as they say what ordinary ones do.

use selfsame_core::symbol::Symbol;

use crate::syntax::{ConDecl, DataDecl, Field, Type, TypeNode};

use super::cst::{FieldId, Node, NodeKind};
use super::data::field_of;
use super::reader::Reader;

pub fn constructors(reader: &mut Reader<'_>, list: Node<'_>, data: &mut DataDecl) {
    for node in list.all(FieldId::Constructor) {
        let names: Vec<Node<'_>> = match (node.child(FieldId::Name), node.child(FieldId::Names)) {
            (Some(name), _) => vec![name],
            (None, Some(names)) => names.all(FieldId::Name).collect(),
            (None, None) => Vec::new(),
        };
        let span = reader.span(node);
        // A constructor that is lost would make matches on the others look complete.
        let lost = |reader: &Reader<'_>, name: Option<&Node<'_>>| ConDecl {
            name: reader.name(name.copied().unwrap_or(node)),
            fields: Vec::new(),
            record: false,
            infix: false,
            vars: Vec::new(),
            context: Vec::new(),
            result: None,
            unsupported: Some("this constructor".into()),
            span,
        };
        let Some(body) = node.child(FieldId::Type).filter(|_| !names.is_empty()) else {
            data.cons.push(lost(reader, names.first()));
            continue;
        };
        let context = reader.declared_context(node);
        let (mut fields, result, record) = match body.kind() {
            NodeKind::Record => {
                let fields = body.child(FieldId::Fields).map(|fields| reader.fields(fields)).unwrap_or_default();
                let Some(result) = body.child(FieldId::Type) else {
                    data.cons.push(lost(reader, names.first()));
                    continue;
                };
                (fields, reader.ty(result), true)
            }
            _ => {
                let Some(ty) = body.child(FieldId::Type) else {
                    data.cons.push(lost(reader, names.first()));
                    continue;
                };
                let (fields, result) = split(reader.ty(ty));
                (fields, result, false)
            }
        };
        let mut unsupported = None;
        if node.child(FieldId::Context).is_some() && context.is_empty() {
            unsupported = Some("this constructor".to_string());
        } else if reader.extensions.strict_data && !data.newtype {
            unsupported = Some("StrictData with this syntax".to_string());
        }
        let plain = fields.clone();
        let is_plain = context.is_empty() && adapt(data, &mut fields, &result).is_ok();
        let (mut vars, mut own_result) = (Vec::new(), None);
        if !is_plain {
            fields = plain;
            // All variables are the constructor's own.
            fields.iter().for_each(|field| variables(&field.ty, &mut Vec::new(), &mut vars));
            context.iter().for_each(|item| variables(item, &mut Vec::new(), &mut vars));
            variables(&result, &mut Vec::new(), &mut vars);
            add_params(data, arguments(&result).saturating_sub(data.params.len()));
            own_result = Some(result);
        }
        for name in names {
            let (name, fields, unsupported) = (reader.name(name), fields.clone(), unsupported.clone());
            // As GHC has it: an operator of two arguments with a fixity is written between them.
            let text = name.base.as_str();
            let infix = text.starts_with(':') && fields.len() == 2 && !record && reader.has_fixity(text);
            let (vars, context, result) = (vars.clone(), context.clone(), own_result.clone());
            data.cons.push(ConDecl { name, fields, record, infix, vars, context, result, unsupported, span });
        }
    }
}

/// Arguments and result of a function type.
fn split(mut ty: Type) -> (Vec<Field>, Type) {
    let mut fields = Vec::new();
    loop {
        match ty.node {
            TypeNode::Fun(argument, result) => {
                fields.push(field_of(None, *argument));
                ty = *result;
            }
            _ => return (fields, ty),
        }
    }
}

/// To how many types the head of a type is applied.
fn arguments(mut ty: &Type) -> usize {
    let mut count = 0;
    while let TypeNode::App(function, _) = &ty.node {
        count += 1;
        ty = function;
    }
    count
}

/// The free variables of a type, each once.
pub fn variables(ty: &Type, bound: &mut Vec<Symbol>, into: &mut Vec<Symbol>) {
    match &ty.node {
        TypeNode::Var(variable) => {
            if !bound.contains(variable) && !into.contains(variable) {
                into.push(*variable);
            }
        }
        TypeNode::App(left, right) | TypeNode::Fun(left, right) => {
            variables(left, bound, into);
            variables(right, bound, into);
        }
        TypeNode::List(inner) | TypeNode::Strict(inner) => variables(inner, bound, into),
        TypeNode::Tuple(elements) => elements.iter().for_each(|element| variables(element, bound, into)),
        TypeNode::Forall(own, inner) => {
            let before = bound.len();
            bound.extend(own.iter().copied());
            variables(inner, bound, into);
            bound.truncate(before);
        }
        TypeNode::Qualified(context, inner) => {
            context.iter().for_each(|item| variables(item, bound, into));
            variables(inner, bound, into);
        }
        TypeNode::Con(_) | TypeNode::Wildcard | TypeNode::Unsupported(_) => {}
    }
}

/// Puts the type's own parameters for the variables that the constructor names in its result.
fn adapt(data: &mut DataDecl, fields: &mut [Field], result: &Type) -> Result<(), &'static str> {
    let refined = "a constructor whose result type is not the plain one";
    let mut arguments = Vec::new();
    let mut head = result;
    while let TypeNode::App(function, argument) = &head.node {
        let TypeNode::Var(variable) = argument.node else { return Err(refined) };
        if arguments.contains(&variable) {
            return Err(refined);
        }
        arguments.push(variable);
        head = function;
    }
    arguments.reverse();
    if !matches!(&head.node, TypeNode::Con(name) if name.base == data.name.base) {
        return Err(refined);
    }
    add_params(data, arguments.len().saturating_sub(data.params.len()));
    if arguments.len() != data.params.len() {
        return Err(refined);
    }
    let renaming: Vec<(Symbol, Symbol)> = arguments.into_iter().zip(data.params.iter().copied()).collect();
    for field in fields {
        rename(&mut field.ty, &renaming, &mut Vec::new())?;
    }
    Ok(())
}

/// Names for parameters that only the kind tells of; a source cannot have them.
pub fn add_params(data: &mut DataDecl, count: usize) {
    for _ in 0..count {
        let name = Symbol::new(&format!("t{}'", data.params.len() + 1));
        data.params.push(name);
    }
}

/// How many arguments a kind takes: the arrows on its right spine.
pub fn arity_of_kind(mut kind: Node<'_>) -> usize {
    let mut arity = 0;
    while let (NodeKind::Function, Some(result)) = (kind.kind(), kind.child(FieldId::Result)) {
        arity += 1;
        kind = result;
    }
    arity
}

fn rename(ty: &mut Type, renaming: &[(Symbol, Symbol)], bound: &mut Vec<Symbol>) -> Result<(), &'static str> {
    match &mut ty.node {
        TypeNode::Var(variable) => {
            if bound.contains(variable) {
                return Ok(());
            }
            let to = renaming.iter().find(|(from, _)| from == variable);
            *variable = to.ok_or("an existential type variable")?.1;
            Ok(())
        }
        TypeNode::App(left, right) | TypeNode::Fun(left, right) => {
            rename(left, renaming, bound)?;
            rename(right, renaming, bound)
        }
        TypeNode::List(inner) | TypeNode::Strict(inner) => rename(inner, renaming, bound),
        TypeNode::Tuple(elements) => elements.iter_mut().try_for_each(|element| rename(element, renaming, bound)),
        TypeNode::Forall(variables, inner) => {
            let before = bound.len();
            bound.extend(variables.iter().copied());
            let result = rename(inner, renaming, bound);
            bound.truncate(before);
            result
        }
        TypeNode::Qualified(context, inner) => {
            context.iter_mut().try_for_each(|assertion| rename(assertion, renaming, bound))?;
            rename(inner, renaming, bound)
        }
        TypeNode::Con(_) | TypeNode::Wildcard | TypeNode::Unsupported(_) => Ok(()),
    }
}
