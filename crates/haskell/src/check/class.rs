//! Classes: dictionaries as data, methods and superclasses as selectors, default methods.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::program::{ConDef, DataDef, DataKind};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::checker::{Checker, HAS_ERROR, quantified};
use super::convert::{core_type, dictionary_type, short};
use super::interface::{ClassDef, MethodDef, SuperClass, TypeDef};
use super::params::{unpacked, variables};
use super::term::unguarded;
use crate::elab::{ConRef, Elab, Matrix, Pat, Row};
use crate::syntax::{ClassDecl, Function, ValueDecl};

impl Checker<'_> {
    /// The class without its default methods' code.
    pub fn class(&mut self, class: &ClassDecl) {
        self.start_definition();
        let name = self.own_name(class.name.base.as_str());
        let base = class.name.base;
        if let Some(what) = &class.unsupported {
            self.unsupported(class.span, what);
        }
        let mark = self.tyvars.len();
        self.tyvars.extend(class.params.iter().map(|param| (*param, Type::Var(*param))));
        let mut supers: Vec<SuperClass> = Vec::new();
        for pred in self.context(&class.context) {
            let alike = supers.iter().filter(|other| other.class == pred.class).count();
            let number = if alike == 0 { String::new() } else { format!("{}", alike + 1) };
            let selector = self.own_name(&format!("$p{base}${}{number}", short(pred.class)));
            supers.push(SuperClass { class: pred.class, ty: pred.ty, selector });
        }
        let dependencies = self.dependencies(class);
        let mut methods: Vec<MethodDef> = Vec::new();
        for decl in &class.body {
            let ValueDecl::Signature { names, ty, .. } = decl else { continue };
            let ty = self.signature(ty);
            for method in names {
                let base = method.base;
                let default = defined(class, base).map(|_| self.own_name(&format!("$dm{base}")));
                let special = class.special_defaults.iter().find(|(name, _)| name.base == base);
                let default_type = special.map(|(_, ty)| self.signature(ty));
                let name = self.own_name(base.as_str());
                methods.push(MethodDef { name, base, ty: ty.clone(), default, default_type });
            }
        }
        self.tyvars.truncate(mark);
        self.stray_definitions(class, &methods);
        if self.trouble.is_some() {
            return self.spoil_class(class);
        }
        // Deriving leaves the class's last parameter open.
        let last = class.params.last().copied();
        let arity = last.and_then(|last| methods.iter().filter_map(|method| applied_to(&method.ty, last)).max());
        let of_last = supers.iter().filter(|parent| unpacked(&parent.ty).last() == last.map(Type::Var).as_ref());
        let inherited = of_last.filter_map(|parent| self.env.class(parent.class).map(|c| c.arity)).max();
        let con = self.own_name(&format!("$D{base}"));
        let arity = arity.or(inherited).unwrap_or(0);
        let params = class.params.clone();
        let defaults = class.defaults.iter().filter_map(|default| self.converted(default)).collect();
        if self.trouble.is_some() {
            return self.spoil_class(class);
        }
        let mut def = ClassDef { name, params, dependencies, arity, supers, methods, con, defaults };
        for index in 0..def.methods.len() {
            if let Some(own) = def.methods[index].default_type.take() {
                def.methods[index].default_type = Some(scheme_under(&def, &own));
            }
        }
        self.class_globals(&def, class.span);
        self.env.own.types.insert(name, Arc::new(TypeDef::Class(def)));
    }

    /// The functional dependencies by positions.
    fn dependencies(&mut self, class: &ClassDecl) -> Vec<(Vec<usize>, Vec<usize>)> {
        let position = |name: &Symbol| class.params.iter().position(|param| param == name);
        let positions = |names: &[Symbol]| names.iter().map(position).collect::<Option<Vec<usize>>>();
        let known = class.dependencies.iter().map(|(from, to)| Some((positions(from)?, positions(to)?)));
        match known.collect::<Option<Vec<_>>>() {
            Some(known) => known,
            None => {
                let message = "a functional dependency names what is no parameter of the class";
                self.report(Diagnostic::error(class.name.span, message));
                Vec::new()
            }
        }
    }

    /// Its users are left out.
    pub fn spoil_class(&mut self, class: &ClassDecl) {
        let name = self.own_name(class.name.base.as_str());
        let why = self.reason(class.name.base);
        self.env.own.types.insert(name, Arc::new(TypeDef::Unsupported(why)));
        for decl in &class.body {
            if let ValueDecl::Signature { names, .. } = decl {
                names.iter().for_each(|method| self.set_scheme(self.own_name(method.base.as_str()), Err(why)));
            }
        }
    }

    fn stray_definitions(&mut self, class: &ClassDecl, methods: &[MethodDef]) {
        for decl in &class.body {
            match decl {
                ValueDecl::Function(function) if !methods.iter().any(|m| m.base == function.name.base) => {
                    let message = format!("`{}` is not a method of class `{}`", function.name.base, class.name.base);
                    self.diagnostics.push(Diagnostic::error(function.name.span, message));
                }
                ValueDecl::Unsupported(what) if what.reported => _ = self.spoil(Symbol::new(HAS_ERROR)),
                ValueDecl::Unsupported(what) => self.unsupported(what.span, &what.what),
                ValueDecl::Pattern { span, .. } => {
                    self.report(Diagnostic::error(*span, "a pattern cannot be bound in a class"));
                }
                _ => {}
            }
        }
    }

    /// The dictionary type and its selectors.
    fn class_globals(&mut self, class: &ClassDef, span: Span) {
        let whole = variables(&class.params);
        let pred = Pred { class: class.name, ty: whole.clone() };
        let supers = class.supers.iter().map(|parent| dictionary_type(&class.parent(parent, &whole)));
        let fields: Vec<Type> = supers.chain(class.methods.iter().map(|m| core_type(&m.ty))).collect();
        let strict = vec![false; fields.len()];
        let con = ConDef { name: class.con, fields, strict, labels: Vec::new(), fixity: None };
        self.datas.push(DataDef {
            name: class.name,
            params: class.params.clone(),
            kind: DataKind::Dictionary,
            cons: vec![con],
            span: Some(span),
        });
        for (i, parent) in class.supers.iter().enumerate() {
            let parent_pred = class.parent(parent, &whole);
            let ty = super::prim::fun(dictionary_type(&pred), dictionary_type(&parent_pred));
            self.start_definition();
            let body = self.selector(class, i);
            self.define(parent.selector, super::prim::forall(&class.params, ty), body, Some(span));
        }
        for (i, method) in class.methods.iter().enumerate() {
            let scheme = method_scheme(class, method);
            self.set_scheme(method.name, Ok(scheme.clone()));
            self.start_definition();
            let body = self.selector(class, class.supers.len() + i);
            let span = self.env.own.values.get(&method.name).and_then(|def| def.span);
            self.define(method.name, scheme, body, span);
        }
    }

    /// Takes the field at a position out of a dictionary.
    fn selector(&mut self, class: &ClassDef, index: usize) -> Elab {
        let con = dictionary_con(class);
        let x = self.local("x".into());
        let mut pats = vec![Pat::Wildcard; con.arity as usize];
        pats[index] = Pat::Var(x);
        let row = Row { pats: vec![Pat::Con(con, pats)], wheres: Vec::new(), bodies: unguarded(Elab::Local(x)) };
        let failure = Label::new(LabelKind::PatternFailure, "");
        Elab::Function(Box::new(Matrix { rows: vec![row], failure }))
    }

    /// Code of the default methods.
    pub fn default_methods(&mut self, class: &ClassDecl) {
        let name = self.own_name(class.name.base.as_str());
        let Some(def) = self.env.class(name) else { return };
        for method in &def.methods {
            let (Some(default), Some(function)) = (method.default, defined(class, method.base)) else { continue };
            let scheme = method.default_type.clone().unwrap_or_else(|| method_scheme(&def, method));
            self.start_definition();
            let start = self.wanteds.len();
            // So are the variables that the method's signature quantifies itself.
            let mut scoped = def.params.clone();
            if method.default_type.is_none()
                && has_explicit_forall(class, method.base)
                && let Type::Forall(vars, ..) = &method.ty
            {
                scoped.extend(vars.iter());
            }
            if !self.env.scope.extensions.scoped_type_variables {
                scoped.clear();
            }
            let body = self.under(&scheme, &scoped, |checker, rho| checker.function(function, rho));
            self.default_above(1, start, super::default::Defaulting::Standard);
            self.define(default, scheme, body, Some(function.span));
        }
    }
}

/// `forall a bs. (C a, ctx) => t`.
pub(super) fn method_scheme(class: &ClassDef, method: &MethodDef) -> Type {
    scheme_under(class, &method.ty)
}

/// A type of the class's body, with the class's parameters and constraint.
fn scheme_under(class: &ClassDef, ty: &Type) -> Type {
    let mut vars = class.params.clone();
    let mut preds = vec![Pred { class: class.name, ty: variables(&class.params) }];
    let body = match ty {
        Type::Forall(own, own_preds, body) => {
            vars.extend(own.iter());
            preds.extend(own_preds.iter().cloned());
            (**body).clone()
        }
        ty => ty.clone(),
    };
    quantified(vars, preds, body)
}

pub(super) fn dictionary_con(class: &ClassDef) -> ConRef {
    let arity = (class.supers.len() + class.methods.len()) as u32;
    let strict = vec![false; arity as usize];
    ConRef { name: class.con, arity, newtype: false, strict, siblings: Arc::new([(class.con, arity)]) }
}

fn has_explicit_forall(class: &ClassDecl, base: Symbol) -> bool {
    class.body.iter().any(|decl| match decl {
        ValueDecl::Signature { names, ty, .. } => {
            names.iter().any(|name| name.base == base) && super::convert::has_explicit_forall(ty)
        }
        _ => false,
    })
}

fn defined(class: &ClassDecl, base: Symbol) -> Option<&Function> {
    class.body.iter().find_map(|decl| match decl {
        ValueDecl::Function(function) if function.name.base == base => Some(function),
        _ => None,
    })
}

/// To how many types the variable is applied where it occurs.
fn applied_to(ty: &Type, var: Symbol) -> Option<u32> {
    match ty {
        Type::Var(name) => (*name == var).then_some(0),
        Type::Meta(_) => None,
        Type::Con(_, args) => args.iter().filter_map(|arg| applied_to(arg, var)).max(),
        Type::App(head, arg) => {
            let here = head_count(head, var, 1);
            here.max(applied_to(arg, var)).max(if here.is_none() { applied_to(head, var) } else { None })
        }
        Type::Forall(_, preds, body) => {
            let in_preds = preds.iter().filter_map(|pred| applied_to(&pred.ty, var)).max();
            applied_to(body, var).max(in_preds)
        }
    }
}

fn head_count(head: &Type, var: Symbol, count: u32) -> Option<u32> {
    match head {
        Type::Var(name) => (*name == var).then_some(count),
        Type::App(inner, _) => head_count(inner, var, count + 1),
        _ => None,
    }
}
