//! Instances: what they are for, and the code of their dictionaries.

use std::borrow::Cow;
use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Local;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::checker::{Checker, HAS_ERROR, quantified};
use super::class::dictionary_con;
use super::convert::{dictionary_type, short};
use super::default::Defaulting;
use super::env::ClassRef;
use super::evidence::Hole;
use super::infer::Signature;
use super::interface::{InstanceDef, MethodDef};
use super::params::{packed, unpacked};
use super::place::failure;
use super::solve::Origin;
use super::substitute::{matches, replace, replace_pred};
use super::term::{applied, lambda, placeholder};
use crate::elab::Elab;
use crate::syntax::{self, Function, InstanceDecl, Name, ValueDecl};

/// An instance whose code is still to be checked.
pub(super) struct Pending<'s> {
    pub def: Arc<InstanceDef>,
    pub body: Body<'s>,
    /// Class and type, for messages and failure texts.
    pub head_span: Span,
    /// Why it has no code.
    pub trouble: Option<Symbol>,
}

pub(super) enum Body<'s> {
    Methods(Cow<'s, [ValueDecl]>),
    /// The dictionary of the type that a newtype is over.
    Newtype(Type),
}

impl Checker<'_> {
    /// Registers an instance.
    pub fn instance_head<'s>(&mut self, instance: &'s InstanceDecl) -> Option<Pending<'s>> {
        self.start_definition();
        let class = self.class_named(&instance.class)?;
        let params = self.env.class(class)?.params.len();
        if instance.types.len() != params {
            let plural = if params == 1 { "type" } else { "types" };
            let message =
                format!("class `{}` is of {params} {plural}, and not of {}", instance.class.base, instance.types.len());
            self.report(Diagnostic::error(instance.class.span, message));
            return None;
        }
        let (vars, context, head, is_known) = self.instance_parts(&instance.context, &instance.types);
        // Of a type that is not read there are no values. Of any other, what the context says does not matter here: an
        // instance that is less specific must not take its place.
        if !is_known {
            return None;
        }
        let start = instance.context.first().map_or(instance.class.span, |item| item.span.to(instance.class.span));
        let head_span = instance.types.last().map_or(start, |ty| start.to(ty.span));
        self.check_duplicate(class, &vars, &head, head_span);
        // One that is not read is still there: another that is less specific must not take its place.
        if let Some(what) = &instance.unsupported {
            self.unsupported(instance.span, what);
        }
        for decl in &instance.body {
            match decl {
                ValueDecl::Unsupported(what) if what.reported => _ = self.spoil(Symbol::new(HAS_ERROR)),
                ValueDecl::Unsupported(what) => self.unsupported(what.span, &what.what),
                ValueDecl::Pattern { span, .. } => {
                    self.report(Diagnostic::error(*span, "a pattern cannot be bound in an instance"));
                }
                _ => {}
            }
        }
        self.default_equations(instance, &vars, &head, class);
        let def = self.new_instance(class, vars, context, head, head_span);
        self.env.add_instance(def.clone());
        Some(Pending { def, body: Body::Methods(Cow::Borrowed(&instance.body)), head_span, trouble: self.trouble })
    }

    /// The variables, context and type of an instance.
    pub fn instance_type(
        &mut self,
        context: &syntax::Context,
        types: &[syntax::Type],
    ) -> (Vec<Symbol>, Vec<Pred>, Type) {
        let (vars, context, head, _) = self.instance_parts(context, types);
        (vars, context, head)
    }

    /// The same, and whether all of the type was read.
    fn instance_parts(
        &mut self,
        context: &syntax::Context,
        types: &[syntax::Type],
    ) -> (Vec<Symbol>, Vec<Pred>, Type, bool) {
        let mut vars = Vec::new();
        types.iter().for_each(|ty| self.free_variables(ty, &mut vars));
        context.iter().for_each(|item| self.free_variables(item, &mut vars));
        let mark = self.tyvars.len();
        self.tyvars.extend(vars.iter().map(|var| (*var, Type::Var(*var))));
        let head = packed(types.iter().map(|ty| self.convert(ty)).collect());
        let is_known = self.trouble.is_none();
        let context = self.context(context);
        self.tyvars.truncate(mark);
        (vars, context, head, is_known)
    }

    pub fn new_instance(
        &mut self,
        class: Symbol,
        vars: Vec<Symbol>,
        context: Vec<Pred>,
        head: Type,
        span: Span,
    ) -> Arc<InstanceDef> {
        let dict = self.instance_name(class, &head);
        let methods = self.env.class(class);
        let methods = methods.iter().flat_map(|class| &class.methods);
        let methods = methods.map(|m| Symbol::new(&format!("{dict}${}", m.base))).collect();
        Arc::new(InstanceDef { class, vars, context, head, dict, methods, span: Some(span) })
    }

    /// `$fShowMaybe`; a second instance for the same constructor says what it is of.
    fn instance_name(&mut self, class: Symbol, head: &Type) -> Symbol {
        let con: String = unpacked(head)
            .iter()
            .map(|ty| match ty {
                Type::Con(name, _) => short(*name),
                _ => "",
            })
            .collect();
        let mut text = format!("$f{}{con}", short(class));
        if self.instance_names.contains(&self.own_name(&text))
            && let Type::Con(_, args) = head
        {
            for arg in args.iter() {
                text.push_str(match arg {
                    Type::Con(name, _) => short(*name),
                    _ => "_",
                });
            }
        }
        let mut name = self.own_name(&text);
        let mut n = 1;
        while !self.instance_names.insert(name) {
            n += 1;
            name = self.own_name(&format!("{text}{n}"));
        }
        name
    }

    fn check_duplicate(&mut self, class: Symbol, vars: &[Symbol], head: &Type, span: Span) {
        for other in self.env.instances(class, super::interface::head_of(head)) {
            let both = matches(&other.head, head, &other.vars, &mut vec![None; other.vars.len()])
                && matches(head, &other.head, vars, &mut vec![None; vars.len()]);
            if both {
                let pred = Pred { class, ty: head.clone() };
                let mut diagnostic = Diagnostic::error(span, format!("there are two instances `{pred}`"));
                if let Some(first) = other.span {
                    diagnostic = diagnostic.also(first, "the other one");
                }
                self.report(diagnostic);
                return;
            }
        }
    }

    /// The code of an instance: its methods, and the dictionary that holds them.
    pub fn instance(&mut self, pending: &Pending<'_>) {
        let Some(class) = self.env.class(pending.def.class) else { return };
        if let Some(why) = pending.trouble {
            return self.instance_without_code(pending, &class, why);
        }
        if let Body::Methods(body) = &pending.body
            && !self.stray_methods(&class, body)
        {
            return self.instance_without_code(pending, &class, Symbol::new(HAS_ERROR));
        }
        self.dictionary_global(pending, &class);
        for (index, method) in class.methods.iter().enumerate() {
            self.start_definition();
            let start = self.wanteds.len();
            let function = match &pending.body {
                Body::Methods(body) => method_in(body, method.base),
                Body::Newtype(_) => None,
            };
            let def = &pending.def;
            let body = self.inside(def, |checker, types, dicts| match (&pending.body, function) {
                (Body::Newtype(rep), _) => {
                    let ty = replace(rep, &def.vars, types);
                    let pred = Pred { class: def.class, ty };
                    let dict = checker.want(pred, pending.head_span, Origin::Deriving(def.class));
                    let (selector, index) = (method.name, index as u32);
                    let hole = checker.holes.add(Hole::Method { selector, index, dict });
                    checker.holes.term(hole)
                }
                (Body::Methods(body), Some(function)) => {
                    let ty = method_type(&class, method, &replace(&def.head, &def.vars, types));
                    checker.method(function, signature_in(body, method.base), &ty)
                }
                (Body::Methods(_), None) => match method.default {
                    Some(default) if method.default_type.is_some() => {
                        let head = replace(&def.head, &def.vars, types);
                        checker.special_default(&class, method, default, &head, pending.head_span)
                    }
                    Some(default) => {
                        let dict = applied(Elab::Global(def.dict), dicts.iter().map(|d| Elab::Local(*d)).collect());
                        applied(Elab::Global(default), vec![dict])
                    }
                    None => {
                        let text = format!("No instance nor default method for class operation {}", method.base);
                        Elab::Bottom(failure(checker.sources, pending.head_span, &text))
                    }
                },
            });
            self.default_above(1, start, Defaulting::Standard);
            let scheme = instance_scheme(def, method_type(&class, method, &def.head));
            let span = function.map_or(pending.head_span, |function| function.span);
            if let Some(name) = def.methods.get(index) {
                self.define(*name, scheme, body, Some(span));
            }
        }
    }

    /// The globals of an instance that something is wrong with; others may refer to them.
    fn instance_without_code(&mut self, pending: &Pending<'_>, class: &ClassRef, why: Symbol) {
        let def = &pending.def;
        self.start_definition();
        self.trouble = Some(why);
        let ty = dictionary_type(&Pred { class: def.class, ty: def.head.clone() });
        self.define(def.dict, instance_scheme(def, ty), placeholder(), def.span);
        for (method, name) in class.methods.iter().zip(&def.methods) {
            let scheme = instance_scheme(def, method_type(class, method, &def.head));
            self.define(*name, scheme, placeholder(), def.span);
        }
    }

    /// A method's definition, against the type that the instance needs, and by its own signature if it has one.
    fn method(&mut self, function: &Function, written: Option<&syntax::Type>, ty: &Type) -> Elab {
        let Some(written) = written else {
            return self.under(ty, &[], |checker, rho| checker.function(function, rho));
        };
        let signature: Arc<Signature> = self.written_signature(written);
        let term = self.check_signature(function, &signature);
        self.under(ty, &[], |checker, rho| {
            let (term, actual) = checker.instantiate(term, &signature.scheme, written.span, Origin::Expected);
            checker.expect(written.span, rho, &actual);
            term
        })
    }

    /// A default with a type of its own, which asks more of the instance's type than the method does.
    fn special_default(
        &mut self,
        class: &ClassRef,
        method: &MethodDef,
        default: Symbol,
        head: &Type,
        span: Span,
    ) -> Elab {
        let ty = method_type(class, method, head);
        let Some(Type::Forall(vars, preds, body)) = &method.default_type else { return placeholder() };
        self.under(&ty, &[], |checker, rho| {
            let place = |var: &Symbol| class.params.iter().position(|param| param == var);
            let types = vars.iter().map(|var| match place(var) {
                Some(index) => unpacked(head)[index].clone(),
                None => checker.fresh(),
            });
            let types: Vec<Type> = types.collect();
            let origin = Origin::Use(method.base);
            let (term, actual) =
                checker.instantiate_with(Elab::Global(default), vars, &types, preds, body, span, origin);
            checker.expect(span, rho, &actual);
            term
        })
    }

    fn dictionary_global(&mut self, pending: &Pending<'_>, class: &ClassRef) {
        self.start_definition();
        let def = &pending.def;
        let start = self.wanteds.len();
        let body = self.inside(def, |checker, types, dicts| {
            let ty = replace(&def.head, &def.vars, types);
            let mut fields = Vec::with_capacity(class.supers.len() + class.methods.len());
            for parent in &class.supers {
                let pred = class.parent(parent, &ty);
                let hole = checker.want(pred, pending.head_span, Origin::Superclass(def.class));
                fields.push(checker.holes.term(hole));
            }
            for method in &def.methods {
                fields.push(applied(Elab::Global(*method), dicts.iter().map(|dict| Elab::Local(*dict)).collect()));
            }
            applied(Elab::Con(dictionary_con(class)), fields)
        });
        self.default_above(1, start, Defaulting::Standard);
        let ty = dictionary_type(&Pred { class: def.class, ty: def.head.clone() });
        self.define(def.dict, instance_scheme(def, ty), body, def.span);
    }

    /// Works under the variables and context of an instance.
    fn inside(&mut self, def: &InstanceDef, work: impl FnOnce(&mut Self, &[Type], &[Local]) -> Elab) -> Elab {
        self.level += 1;
        let types = self.skolemise(&def.vars);
        let mark = self.tyvars.len();
        if self.env.scope.extensions.scoped_type_variables {
            self.tyvars.extend(def.vars.iter().copied().zip(types.iter().cloned()));
        }
        let context: Vec<Pred> = def.context.iter().map(|pred| replace_pred(pred, &def.vars, &types)).collect();
        let (dicts, term) = self.with_givens(&context, |checker, dicts| work(checker, &types, dicts));
        self.tyvars.truncate(mark);
        self.level -= 1;
        lambda(dicts, term)
    }

    /// Whether each method is defined once.
    fn stray_methods(&mut self, class: &ClassRef, body: &[ValueDecl]) -> bool {
        let mut is_clear = true;
        let mut seen: Vec<Name> = Vec::new();
        for decl in body {
            let ValueDecl::Function(function) = decl else { continue };
            let name = function.name;
            if !class.methods.iter().any(|method| method.base == name.base) {
                let message = format!("`{}` is not a method of class `{}`", name.base, short(class.name));
                self.diagnostics.push(Diagnostic::error(name.span, message));
            }
            if let Some(first) = seen.iter().find(|other| other.base == name.base) {
                self.diagnostics.push(super::error::duplicate("the method", &name, first.span));
                is_clear = false;
            }
            seen.push(name);
        }
        is_clear
    }
}

/// The type of a method at an instance's type, whose variables are rigid and unique or the instance's own.
fn method_type(class: &ClassRef, method: &MethodDef, head: &Type) -> Type {
    let ty = super::convert::fresh_binders(&method.ty, head);
    replace(&ty, &class.params, unpacked(head))
}

/// Under the variables and context of the instance.
fn instance_scheme(def: &InstanceDef, ty: Type) -> Type {
    quantified(def.vars.clone(), def.context.clone(), ty)
}

fn method_in(body: &[ValueDecl], base: Symbol) -> Option<&Function> {
    body.iter().find_map(|decl| match decl {
        ValueDecl::Function(function) if function.name.base == base => Some(function),
        _ => None,
    })
}

fn signature_in(body: &[ValueDecl], base: Symbol) -> Option<&syntax::Type> {
    body.iter().find_map(|decl| match decl {
        ValueDecl::Signature { names, ty, .. } if names.iter().any(|name| name.base == base) => Some(ty),
        _ => None,
    })
}
