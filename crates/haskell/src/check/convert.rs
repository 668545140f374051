//! Types as written to types: names resolved, synonyms expanded, variables in scope or quantified.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{LARGEST_TYPE, Pred, Type, base_name};

use super::checker::{Checker, quantified};
use super::constraint::{as_type, is_open};
use super::error;
use super::interface::{SynonymDef, TypeDef, TypeEntity};
use super::params::{packed, unpacked};
use super::prim::{fun, known, list};
use super::scope::Lookup;
use super::substitute::replace;
use crate::syntax::{self, Context, Name, TypeNode};

impl Checker<'_> {
    /// A signature's type: variables that are not in scope are quantified, in order of appearance.
    pub fn signature(&mut self, ty: &syntax::Type) -> Type {
        let mut vars = Vec::new();
        self.free_variables(ty, &mut vars);
        self.quantify(&vars, ty)
    }

    /// A type of values over the variables in scope.
    pub fn star(&mut self, ty: &syntax::Type) -> Type {
        let converted = self.convert(ty);
        if let Type::Con(name, args) = &converted
            && let Some(TypeDef::Data(def)) = self.env.type_def(*name).as_deref()
            && def.params.len() > args.len()
        {
            let missing = def.params.len() - args.len();
            self.report(error::missing_type_arguments(ty.span, *name, missing));
        }
        if let Type::Con(name, _) = &converted
            && self.env.class(*name).is_some()
        {
            let message = format!("`{}` is a class, and stands where a type is expected", short(*name));
            self.report(Diagnostic::error(spine(ty).0.span, message));
        }
        converted
    }

    /// A type of any kind over the variables in scope.
    pub fn convert(&mut self, ty: &syntax::Type) -> Type {
        match &ty.node {
            TypeNode::Var(name) => self.type_variable(*name, ty.span),
            TypeNode::Con(name) => self.constructor(name, &[], ty.span),
            TypeNode::App(..) => self.type_application(ty),
            TypeNode::Fun(from, to) => fun(self.star(from), self.star(to)),
            TypeNode::List(element) => list(self.star(element)),
            TypeNode::Tuple(parts) => {
                let part = |checker: &mut Self, part| match checker.is_context(part) {
                    true => checker.convert(part),
                    false => checker.star(part),
                };
                Type::tuple(parts.iter().map(|ty| part(self, ty)).collect())
            }
            TypeNode::Forall(..) | TypeNode::Qualified(..) => self.quantify(&[], ty),
            TypeNode::Strict(inner) => self.convert(inner),
            TypeNode::Wildcard => self.fresh(),
            TypeNode::Unsupported(what) => {
                self.unsupported(ty.span, what);
                self.fresh()
            }
        }
    }

    /// A type with `forall`s and contexts at its top, under some variables that it leaves implicit.
    fn quantify(&mut self, implicit: &[Symbol], ty: &syntax::Type) -> Type {
        let mark = self.tyvars.len();
        let mut vars = implicit.to_vec();
        let mut preds = Vec::new();
        self.tyvars.extend(implicit.iter().map(|v| (*v, Type::Var(*v))));
        let mut body = ty;
        loop {
            match &body.node {
                TypeNode::Forall(bound, inner) => {
                    self.tyvars.extend(bound.iter().map(|v| (*v, Type::Var(*v))));
                    vars.extend(bound);
                    body = inner;
                }
                TypeNode::Qualified(context, inner) => {
                    preds.extend(self.context(context));
                    body = inner;
                }
                _ => break,
            }
        }
        let mut converted = self.star(body);
        self.tyvars.truncate(mark);
        // A synonym may stand for a polymorphic type.
        if let Type::Forall(..) = &converted {
            let outer = Type::tuple(vars.iter().map(|var| Type::Var(*var)).collect());
            if let Type::Forall(inner, more, body) = fresh_binders(&converted, &outer) {
                vars.extend(inner.iter());
                preds.extend(more.iter().cloned());
                converted = (*body).clone();
            }
        }
        quantified(vars, preds, converted)
    }

    /// Class assertions; what is not one is reported.
    pub fn context(&mut self, context: &Context) -> Vec<Pred> {
        let mut preds = Vec::with_capacity(context.len());
        for item in context {
            match self.expanded_context(item) {
                Some(meant) => preds.extend(meant),
                None if self.is_open_constraint(item) => preds.extend(self.open_constraint(item)),
                None => preds.extend(self.pred(item)),
            }
        }
        preds
    }

    /// Whether a constraint is something else than a class, or a synonym for some, with its types.
    fn is_open_constraint(&self, item: &syntax::Type) -> bool {
        match &spine(item).0.node {
            TypeNode::Var(_) | TypeNode::Forall(..) | TypeNode::Qualified(..) => true,
            TypeNode::Con(name) => match self.env.scope.ty(name.qualifier, name.base) {
                Lookup::Found(found) => {
                    let def = self.env.type_def(found.entity.name);
                    matches!(def.as_deref(), Some(TypeDef::Synonym(_) | TypeDef::Family(_)))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a type is one or more constraints, for which a synonym may stand.
    pub fn is_context(&self, ty: &syntax::Type) -> bool {
        let (head, args) = spine(ty);
        match &head.node {
            TypeNode::Tuple(parts) => !parts.is_empty() && parts.iter().all(|part| self.is_context(part)),
            TypeNode::Con(name) if name.base.as_str() == "HasCallStack" => true,
            TypeNode::Con(name) => match self.env.scope.ty(name.qualifier, name.base) {
                Lookup::Found(found) => match self.env.type_def(found.entity.name).as_deref() {
                    Some(TypeDef::Class(class)) => class.params.len() == args.len(),
                    Some(TypeDef::Synonym(def)) => constraints(&def.body).is_some(),
                    _ => false,
                },
                _ => false,
            },
            _ => false,
        }
    }

    /// Constraints as one type, each as the type of its dictionary.
    pub fn context_type(&mut self, ty: &syntax::Type) -> Type {
        let parts = match &ty.node {
            TypeNode::Tuple(parts) => parts.clone(),
            _ => vec![ty.clone()],
        };
        let preds = self.context(&parts);
        Type::Con(known().context, preds.iter().map(as_type).collect())
    }

    /// What a synonym for constraints stands for here.
    fn expanded_context(&mut self, item: &syntax::Type) -> Option<Vec<Pred>> {
        if let TypeNode::Tuple(parts) = &item.node {
            return Some(self.context(parts));
        }
        let (head, args) = spine(item);
        let TypeNode::Con(name) = &head.node else { return None };
        let Lookup::Found(found) = self.env.scope.ty(name.qualifier, name.base) else { return None };
        let def = self.env.type_def(found.entity.name)?;
        let TypeDef::Synonym(def) = &*def else { return None };
        let meant = constraints(&def.body)?;
        let args: Vec<Type> = args.into_iter().map(|arg| self.convert(arg)).collect();
        if args.len() != def.params.len() {
            self.unsupported(item.span, "a synonym for constraints that is applied to part of its parameters");
            return Some(Vec::new());
        }
        Some(meant.iter().flat_map(|ty| self.meant(&replace(ty, &def.params, &args))).collect())
    }

    fn pred(&mut self, item: &syntax::Type) -> Option<Pred> {
        let (head, args) = spine(item);
        let TypeNode::Con(name) = &head.node else {
            self.unsupported(item.span, "this kind of constraint");
            return None;
        };
        if name.base.as_str() == "HasCallStack" && args.is_empty() {
            return None;
        }
        let class = self.class_named(name)?;
        let params = self.env.class(class)?.params.len();
        if args.len() != params {
            let message = format!("class `{}` is of {params} types, and not of {}", name.base, args.len());
            self.report(Diagnostic::error(item.span, message));
            return None;
        }
        let ty = packed(args.into_iter().map(|arg| self.convert(arg)).collect());
        Some(Pred { class, ty })
    }

    /// The qualified name of a class.
    pub fn class_named(&mut self, name: &Name) -> Option<Symbol> {
        let entity = self.type_named(name)?.entity;
        match self.env.type_def(entity.name).as_deref() {
            Some(TypeDef::Class(_)) => Some(entity.name),
            Some(TypeDef::Unsupported(why)) => {
                self.spoil(*why);
                None
            }
            _ => {
                self.report(Diagnostic::error(name.span, format!("`{}` is not a class", name.base)));
                None
            }
        }
    }

    pub fn type_named(&mut self, name: &Name) -> Option<TypeEntity> {
        match self.env.scope.ty(name.qualifier, name.base) {
            Lookup::Found(entity) => Some(entity),
            Lookup::MissingModule(module) => {
                self.spoil(error::missing_module(module));
                None
            }
            Lookup::Ambiguous(found) => {
                let modules = found.iter().map(|(_, module)| *module).collect::<Vec<_>>();
                self.report(error::ambiguous_name(name, &modules));
                None
            }
            Lookup::Nothing => {
                let diagnostic = self.unknown_type(name);
                self.report(diagnostic);
                None
            }
        }
    }

    fn type_variable(&mut self, name: Symbol, span: Span) -> Type {
        match self.tyvars.iter().rev().find(|(v, _)| *v == name) {
            Some((_, ty)) => ty.clone(),
            None => {
                self.report(Diagnostic::error(span, format!("type variable `{name}` is not in scope")));
                self.fresh()
            }
        }
    }

    fn type_application(&mut self, ty: &syntax::Type) -> Type {
        let (head, args) = spine(ty);
        if let TypeNode::Con(name) = &head.node {
            return self.constructor(name, &args, ty.span);
        }
        let head = self.convert(head);
        args.into_iter().fold(head, |head, arg| {
            let arg = self.convert(arg);
            head.apply(arg)
        })
    }

    fn constructor(&mut self, name: &Name, args: &[&syntax::Type], span: Span) -> Type {
        if let Some(promoted) = self.promoted(name) {
            let args: Vec<Type> = args.iter().map(|arg| self.convert(arg)).collect();
            return Type::Con(promoted, args.into());
        }
        let Some(TypeEntity { entity, .. }) = self.type_named(name) else { return self.fresh() };
        let args: Vec<Type> = args.iter().map(|arg| self.convert(arg)).collect();
        match self.env.type_def(entity.name).as_deref() {
            Some(TypeDef::Data(def)) => {
                if args.len() > def.params.len() {
                    self.report(error::extra_type_arguments(span, entity.name, def.params.len()));
                    return self.fresh();
                }
                Type::Con(entity.name, args.into())
            }
            Some(TypeDef::Synonym(def)) => {
                let meant = match self.expand(entity.name, def, args) {
                    Type::Con(name, each) if name == known().context => one_of(&each),
                    meant => meant,
                };
                if !meant.is_larger_than(LARGEST_TYPE) {
                    return meant;
                }
                let message = format!("`{}` stands for a type of more than {LARGEST_TYPE} nodes", name.base);
                self.report(Diagnostic::unsupported(span, message));
                self.fresh()
            }
            Some(TypeDef::Family(family)) => {
                if args.len() < family.arity {
                    let message = format!("the type family `{}` is applied to too few types", name.base);
                    self.report(Diagnostic::error(span, message));
                    return self.fresh();
                }
                Type::Con(entity.name, args.into())
            }
            Some(TypeDef::Class(_)) => Type::Con(entity.name, args.into()),
            Some(TypeDef::Unsupported(why)) => {
                self.spoil(*why);
                self.fresh()
            }
            None => {
                self.spoil(error::damaged(entity.name));
                self.fresh()
            }
        }
    }

    /// A constructor of values, or a literal, that stands for a type without values: `'Zero`, `3`. The tick may be left out where no type
    /// has the name.
    fn promoted(&mut self, name: &Name) -> Option<Symbol> {
        let text = name.base.as_str();
        if matches!(text, "'[]" | "':")
            || text.starts_with("'(")
            || text.starts_with(|c: char| c.is_ascii_digit() || c == '"')
        {
            return Some(name.base);
        }
        let base = match text.strip_prefix('\'') {
            Some(base) => Symbol::new(base),
            None if !self.env.scope.extensions.data_kinds => return None,
            None => match self.env.scope.ty(name.qualifier, name.base) {
                Lookup::Nothing => name.base,
                _ => return None,
            },
        };
        match self.env.scope.value(name.qualifier, base) {
            Lookup::Found(entity) => Some(Symbol::new(&format!("'{}", entity.name))),
            _ => None,
        }
    }

    /// A synonym with all its parameters is what it stands for. One with fewer stays as it is until the synonym whose
    /// argument it is applies it.
    fn expand(&mut self, name: Symbol, def: &SynonymDef, args: Vec<Type>) -> Type {
        if args.len() < def.params.len() {
            return Type::Con(name, args.into());
        }
        let (used, rest) = args.split_at(def.params.len());
        let body = replace(&def.body, &def.params, used);
        let body = if used.iter().any(|t| self.is_partial_synonym(t)) { self.expand_inside(&body) } else { body };
        rest.iter().fold(body, |head, arg| head.apply(arg.clone()))
    }

    fn is_partial_synonym(&self, ty: &Type) -> bool {
        matches!(ty, Type::Con(name, _) if matches!(self.env.type_def(*name).as_deref(), Some(TypeDef::Synonym(_))))
    }

    fn expand_inside(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Con(name, args) => {
                let args: Vec<Type> = args.iter().map(|arg| self.expand_inside(arg)).collect();
                match self.env.type_def(*name).as_deref() {
                    Some(TypeDef::Synonym(def)) => self.expand(*name, def, args),
                    _ => Type::Con(*name, args.into()),
                }
            }
            _ => ty.map_parts(|part| self.expand_inside(part)),
        }
    }

    /// Variables of a type that are neither bound in it nor in scope.
    pub fn free_variables(&self, ty: &syntax::Type, into: &mut Vec<Symbol>) {
        let in_scope = |name: &Symbol| self.tyvars.iter().any(|(v, _)| v == name);
        collect_variables(ty, &mut Vec::new(), &in_scope, into);
    }
}

fn collect_variables(
    ty: &syntax::Type,
    bound: &mut Vec<Symbol>,
    in_scope: &dyn Fn(&Symbol) -> bool,
    into: &mut Vec<Symbol>,
) {
    match &ty.node {
        TypeNode::Var(name) => {
            if !bound.contains(name) && !in_scope(name) && !into.contains(name) {
                into.push(*name);
            }
        }
        TypeNode::Con(_) | TypeNode::Wildcard | TypeNode::Unsupported(_) => {}
        TypeNode::App(a, b) | TypeNode::Fun(a, b) => {
            collect_variables(a, bound, in_scope, into);
            collect_variables(b, bound, in_scope, into);
        }
        TypeNode::List(inner) | TypeNode::Strict(inner) => collect_variables(inner, bound, in_scope, into),
        TypeNode::Tuple(parts) => parts.iter().for_each(|part| collect_variables(part, bound, in_scope, into)),
        TypeNode::Forall(vars, inner) => {
            let mark = bound.len();
            bound.extend(vars);
            collect_variables(inner, bound, in_scope, into);
            bound.truncate(mark);
        }
        TypeNode::Qualified(context, inner) => {
            context.iter().for_each(|item| collect_variables(item, bound, in_scope, into));
            collect_variables(inner, bound, in_scope, into);
        }
    }
}

/// What stands for constraints in the body of a synonym.
fn constraints(body: &Type) -> Option<&[Type]> {
    match body {
        Type::Con(name, each) if *name == known().context => Some(each),
        _ => None,
    }
}

/// Several constraints as one type of dictionaries.
fn one_of(each: &[Type]) -> Type {
    match each {
        [only] => only.clone(),
        _ => Type::tuple(each.to_vec()),
    }
}

/// A type application's head and arguments.
pub(super) fn spine(ty: &syntax::Type) -> (&syntax::Type, Vec<&syntax::Type>) {
    let (mut head, mut args) = (ty, Vec::new());
    while let TypeNode::App(function, arg) = &head.node {
        args.push(&**arg);
        head = function;
    }
    args.reverse();
    (head, args)
}

/// A signature whose scheme is written out: `forall` and contexts at the top.
pub(super) fn has_explicit_forall(ty: &syntax::Type) -> bool {
    matches!(ty.node, TypeNode::Forall(..))
}

/// Class constraints as dictionary arguments: the type that Core sees.
pub(super) fn core_type(ty: &Type) -> Type {
    match ty {
        Type::Forall(vars, preds, body) => {
            let dicts: Vec<Type> = preds.iter().map(dictionary_type).collect();
            let body = super::prim::funs(dicts, core_type(body));
            quantified(vars.to_vec(), Vec::new(), body)
        }
        _ => ty.map_parts(core_type),
    }
}

pub(super) fn dictionary_type(pred: &Pred) -> Type {
    if is_open(pred) {
        return core_type(&pred.ty);
    }
    Type::Con(pred.class, unpacked(&pred.ty).iter().map(core_type).collect())
}

/// A closed type with distinct variables named as a programmer would: skolems lose their numbers, clashes get digits.
pub(super) fn closed(ty: &Type) -> Type {
    let mut names = Vec::new();
    rename(ty, &mut names)
}

fn rename(ty: &Type, names: &mut Vec<(Symbol, Symbol)>) -> Type {
    match ty {
        Type::Var(name) => match names.iter().rev().find(|(old, _)| old == name) {
            Some((_, new)) => Type::Var(*new),
            None => ty.clone(),
        },
        Type::Meta(_) | Type::Con(..) | Type::App(..) => ty.map_parts(|part| rename(part, names)),
        Type::Forall(vars, preds, body) => {
            let mark = names.len();
            let mut fresh = Vec::with_capacity(vars.len());
            for var in vars.iter() {
                let base = selfsame_typing::shown_name(var.as_str());
                let taken = |name: &str| names.iter().any(|(_, used)| used.as_str() == name);
                let mut name = base.to_owned();
                let mut n = 0;
                while taken(&name) {
                    n += 1;
                    name = format!("{base}{n}");
                }
                let name = Symbol::new(&name);
                names.push((*var, name));
                fresh.push(name);
            }
            let preds = preds.iter().map(|p| Pred { class: p.class, ty: rename(&p.ty, names) }).collect();
            let body = Arc::new(rename(body, names));
            names.truncate(mark);
            Type::Forall(fresh.into(), preds, body)
        }
    }
}

/// A polymorphic type whose own variables differ from the free ones of another type, which is to be put into it.
pub(super) fn fresh_binders(ty: &Type, other: &Type) -> Type {
    let Type::Forall(vars, preds, body) = ty else { return ty.clone() };
    let mut taken = Vec::new();
    variables(other, &mut taken);
    if !vars.iter().any(|var| taken.contains(var)) {
        return ty.clone();
    }
    let renamed: Vec<Symbol> = vars.iter().map(|var| Symbol::new(&format!("{var}%m"))).collect();
    let types: Vec<Type> = renamed.iter().map(|var| Type::Var(*var)).collect();
    let preds = preds.iter().map(|pred| super::substitute::replace_pred(pred, vars, &types)).collect();
    quantified(renamed, preds, replace(body, vars, &types))
}

/// All variables in a type.
pub(super) fn variables(ty: &Type, into: &mut Vec<Symbol>) {
    ty.visit(&mut |part| into.extend(if let Type::Var(name) = part { Some(*name) } else { None }));
}

/// For messages about a type or class by its qualified name.
pub(super) fn short(name: Symbol) -> &'static str {
    base_name(name.as_str())
}
