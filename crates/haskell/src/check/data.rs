//! Data types, newtypes and synonyms.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::program::{ConDef, DataDef, DataKind, Fixity};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::checker::{Checker, quantified};
use super::convert::{core_type, dictionary_type};
use super::interface::{SynonymDef, TypeDef};
use super::prim::{forall, fun, funs};
use super::term::unguarded;
use crate::components::components;
use crate::elab::{Elab, Matrix, Pat, Row};
use crate::syntax::{self, ConDecl, DataDecl, Decl, Name, TypeNode};

impl Checker<'_> {
    /// Synonyms, those that others mention first.
    pub fn synonyms(&mut self, decls: &[Decl]) {
        struct Synonym<'s> {
            name: &'s Name,
            params: &'s [Symbol],
            ty: &'s syntax::Type,
        }
        let synonyms: Vec<Synonym<'_>> = decls
            .iter()
            .filter_map(|decl| match decl {
                Decl::Synonym { name, params, ty, .. } => Some(Synonym { name, params, ty }),
                _ => None,
            })
            .collect();
        let edges: Vec<Vec<usize>> = synonyms
            .iter()
            .map(|synonym| {
                let mut names = Vec::new();
                constructors(synonym.ty, self.env.scope.module, &mut names);
                (0..synonyms.len()).filter(|&i| names.contains(&synonyms[i].name.base)).collect()
            })
            .collect();
        for group in components(&edges) {
            let cyclic = group.len() > 1 || edges[group[0]].contains(&group[0]);
            for index in group {
                let Synonym { name, params, ty } = synonyms[index];
                self.start_definition();
                let def = if cyclic {
                    let message = format!("the type synonym `{}` stands for itself", name.base);
                    self.report(Diagnostic::error(name.span, message).hint("use `newtype` or `data`"));
                    None
                } else {
                    let is_context = self.is_context(ty);
                    self.with_params(params, |checker| match is_context {
                        true => checker.context_type(ty),
                        false => checker.convert(ty),
                    })
                };
                let def = match def {
                    Some(body) => TypeDef::Synonym(SynonymDef { params: params.to_vec(), body }),
                    None => TypeDef::Unsupported(self.reason(name.base)),
                };
                self.env.own.types.insert(self.own_name(name.base.as_str()), Arc::new(def));
            }
        }
    }

    /// Converts types over some parameters; None when one of them is in trouble.
    fn with_params<T>(&mut self, params: &[Symbol], convert: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let mark = self.tyvars.len();
        self.tyvars.extend(params.iter().map(|param| (*param, Type::Var(*param))));
        let result = convert(self);
        self.tyvars.truncate(mark);
        self.trouble.is_none().then_some(result)
    }

    pub fn data(&mut self, data: &DataDecl) {
        self.start_definition();
        let name = self.own_name(data.name.base.as_str());
        self.distinct_params(&data.params, data.name.span);
        let mut cons = Vec::with_capacity(data.cons.len());
        for con in &data.cons {
            if let Some(what) = &con.unsupported {
                self.unsupported(con.span, what);
                continue;
            }
            cons.extend(self.with_params(&data.params, |checker| checker.con(data, con)));
        }
        if data.newtype && !(data.cons.len() == 1 && data.cons[0].fields.len() == 1) {
            let message = format!("newtype `{}` must have one constructor with one field", data.name.base);
            self.report(Diagnostic::error(data.name.span, message));
        }
        if self.trouble.is_some() {
            let why = self.reason(data.name.base);
            for con in &data.cons {
                self.set_scheme(self.own_name(con.name.base.as_str()), Err(why));
            }
            for label in data.cons.iter().flat_map(|con| &con.fields).filter_map(|field| field.label) {
                self.set_scheme(self.own_name(label.base.as_str()), Err(why));
            }
            return;
        }
        let kind = if data.newtype { DataKind::Newtype } else { DataKind::Data };
        let def = DataDef { name, params: data.params.clone(), kind, cons, span: Some(data.span) };
        let Some(result) = self.declared_type(data) else { return };
        let special: Vec<Option<Type>> = data.cons.iter().map(|con| self.special_scheme(data, con, &result)).collect();
        if special.iter().any(Option::is_some) {
            self.special_types.push(name);
        }
        for (con, special) in def.cons.iter().zip(special) {
            let scheme = special.unwrap_or_else(|| forall(&def.params, funs(con.fields.clone(), result.clone())));
            self.set_scheme(con.name, Ok(scheme));
        }
        let in_core = self.with_core_types(&def);
        self.datas.push(in_core);
        self.env.own.types.insert(name, Arc::new(TypeDef::Data(def.clone())));
        self.selectors(data, &def, &result);
    }

    /// The definition as Core sees it.
    fn with_core_types(&mut self, def: &DataDef) -> DataDef {
        let mut def = def.clone();
        for field in def.cons.iter_mut().flat_map(|con| &mut con.fields) {
            let known = self.metas.resolve(field);
            *field = self.represented(&core_type(&known));
        }
        def
    }

    fn distinct_params(&mut self, params: &[Symbol], span: Span) {
        for (i, param) in params.iter().enumerate() {
            if params[..i].contains(param) {
                self.report(Diagnostic::error(span, format!("the type parameter `{param}` is there twice")));
            }
        }
    }

    fn con(&mut self, data: &DataDecl, con: &ConDecl) -> ConDef {
        let name = self.own_name(con.name.base.as_str());
        let declared = self.env.own.values.get(&name).and_then(|def| def.fixity);
        let mark = self.tyvars.len();
        // Names that no goal has, and no other constructor.
        let own = |var: &Symbol| Type::Var(Symbol::new(&format!("{var}'{}", con.name.base)));
        let hides = |var: &&Symbol| con.result.is_some() || !data.params.contains(var);
        self.tyvars.extend(con.vars.iter().filter(hides).map(|var| (*var, own(var))));
        // The dictionaries that it holds come first.
        let mut fields: Vec<Type> = self.context(&con.context).iter().map(dictionary_type).collect();
        let mut strict = vec![false; fields.len()];
        fields.extend(con.fields.iter().map(|field| self.star(&field.ty)));
        for (field, ty) in con.fields.iter().zip(&fields[strict.len()..]) {
            let is_strict = field.strict || matches!(field.ty.node, TypeNode::Strict(_));
            let is_unlifted = self.is_known_unlifted(ty);
            strict.push(is_strict || is_unlifted && !data.newtype);
        }
        self.tyvars.truncate(mark);
        ConDef {
            name,
            fields,
            strict,
            labels: con.fields.iter().filter_map(|field| field.label.map(|label| label.base)).collect(),
            fixity: con.infix.then(|| declared.unwrap_or(Fixity::DEFAULT)),
        }
    }

    /// The type of a constructor that has variables, a context or a result of its own.
    fn special_scheme(&mut self, data: &DataDecl, con: &ConDecl, whole: &Type) -> Option<Type> {
        if !con.is_special() {
            return None;
        }
        let mut vars: Vec<Symbol> = if con.result.is_some() { Vec::new() } else { data.params.clone() };
        vars.extend(con.vars.iter());
        let scheme = self.with_params(&vars, |checker| {
            let context = checker.context(&con.context);
            let fields: Vec<Type> = con.fields.iter().map(|field| checker.star(&field.ty)).collect();
            let result = con.result.as_ref().map_or_else(|| whole.clone(), |result| checker.star(result));
            quantified(vars.clone(), context, funs(fields, result))
        });
        Some(scheme.unwrap_or_else(|| whole.clone()))
    }

    /// A function for each label of a record.
    fn selectors(&mut self, data: &DataDecl, def: &DataDef, whole: &Type) {
        let mut labels: Vec<Name> = Vec::new();
        for label in data.cons.iter().flat_map(|con| &con.fields).filter_map(|field| field.label) {
            if !labels.iter().any(|known| known.base == label.base) {
                labels.push(label);
            }
        }
        for label in labels {
            self.start_definition();
            let mut rows = Vec::new();
            let mut ty = None;
            for con in &def.cons {
                let Some(index) = con.labels.iter().position(|known| *known == label.base) else { continue };
                // Dictionaries have no labels.
                let index = index + con.fields.len() - con.labels.len();
                let Some(con_ref) = self.con_named(def.name, con.name) else { continue };
                let x = self.local(label.base);
                let mut pats = vec![Pat::Wildcard; con.fields.len()];
                pats[index] = Pat::Var(x);
                let pats = vec![Pat::Con(con_ref, pats)];
                rows.push(Row { pats, wheres: Vec::new(), bodies: unguarded(Elab::Local(x)) });
                let field = &con.fields[index];
                if ty.as_ref().is_some_and(|first| first != field) {
                    let message = format!("the field `{}` has different types in different constructors", label.base);
                    self.report(Diagnostic::error(label.span, message));
                }
                ty.get_or_insert_with(|| field.clone());
            }
            let Some(ty) = ty else { continue };
            if self.special_types.contains(&def.name) && !is_over(&ty, &def.params) {
                let why = "a field whose type is known only in a match is not supported as a function";
                self.set_scheme(self.own_name(label.base.as_str()), Err(Symbol::new(why)));
                continue;
            }
            let text = format!("No match in record selector {}", label.base);
            let failure = Label::new(LabelKind::PatternFailure, text.as_str());
            let scheme = forall(&def.params, fun(whole.clone(), ty));
            let name = self.own_name(label.base.as_str());
            self.set_scheme(name, Ok(scheme.clone()));
            let body = Elab::Function(Box::new(Matrix { rows, failure }));
            self.define(name, scheme, body, Some(label.span));
        }
    }
}

/// Whether a type has no other free variables than these.
fn is_over(ty: &Type, params: &[Symbol]) -> bool {
    let mut vars = Vec::new();
    super::convert::variables(ty, &mut vars);
    vars.iter().all(|var| params.contains(var))
}

/// Names of type constructors in a type that may be of this module.
fn constructors(ty: &syntax::Type, module: Symbol, into: &mut Vec<Symbol>) {
    match &ty.node {
        TypeNode::Con(name) => {
            into.extend(name.qualifier.is_none_or(|qualifier| qualifier == module).then_some(name.base));
        }
        TypeNode::Var(_) | TypeNode::Wildcard | TypeNode::Unsupported(_) => {}
        TypeNode::App(a, b) | TypeNode::Fun(a, b) => {
            constructors(a, module, into);
            constructors(b, module, into);
        }
        TypeNode::List(inner) | TypeNode::Strict(inner) | TypeNode::Forall(_, inner) => {
            constructors(inner, module, into);
        }
        TypeNode::Tuple(parts) => parts.iter().for_each(|part| constructors(part, module, into)),
        TypeNode::Qualified(context, inner) => {
            context.iter().for_each(|item| constructors(item, module, into));
            constructors(inner, module, into);
        }
    }
}
