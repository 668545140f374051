//! A module from syntax to elaborated globals.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{DataDef, Fixity};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::checker::{Checker, HAS_ERROR, quantified};
use super::convert::{closed, core_type};
use super::default::Defaulting;
use super::env::Env;
use super::finish::Draft;
use super::infer::{Bound, Slot};
use super::interface::{InstanceDef, Interface, Packed, TypeDef};
use super::prim::{forall, known, nullary};
use super::rules::CheckedRule;
use super::scope::{Interfaces, Lookup, Scope};
use crate::elab::{BindGroup, Elab};
use crate::fixity;
use crate::syntax::{self, Decl, Module, Name, ValueDecl};

/// Why a definition has no code whose types turned out to be too large at the end.
const TOO_LARGE: &str = "its type is too large";

/// A checked module.
#[derive(Clone, Debug)]
pub struct Checked {
    /// What importers see of it.
    pub interface: Arc<Interface>,
    /// Types that it defines, dictionaries of classes too.
    pub datas: Vec<DataDef>,
    /// Values that it defines, and those that were made for classes, instances and records.
    pub globals: Vec<CheckedGlobal>,
    /// Those of `RULES` pragmas, in the order of the source.
    pub rules: Vec<CheckedRule>,
    /// What names mean in it, for expressions that are checked later.
    pub scope: Scope,
    /// Types of which not every value that its constructors could make is one.
    pub special_types: Vec<Symbol>,
    /// Instances that were not understood, and why.
    pub lost_instances: Vec<(Span, Symbol)>,
    /// What is wrong with it, in the order in which it was noticed.
    pub diagnostics: Vec<Diagnostic>,
}

/// A definition with its code.
#[derive(Clone, Debug)]
pub struct CheckedGlobal {
    /// Qualified.
    pub name: Symbol,
    /// Constraints have become dictionary arguments.
    pub ty: Type,
    /// As the user sees it.
    pub scheme: Type,
    /// Or why it has no code.
    pub body: Result<Elab, Symbol>,
    /// Where it is defined, if in a file.
    pub span: Option<Span>,
    /// How it is written as an operator, if that is declared.
    pub fixity: Option<Fixity>,
}

/// Checks a module. `interfaces` answers for every module below it; those that it does not know were not found, and
/// what needs them is left out.
pub fn check_module(module: &mut Module, sources: &SourceMap, interfaces: Interfaces<'_>) -> Checked {
    let mut diagnostics = Vec::new();
    let scope = Scope::of_module(module, interfaces, &mut diagnostics);
    let env = Env::new(scope, interfaces);
    let mut checker = Checker::new(env, sources);
    checker.diagnostics = diagnostics;
    checker.imported_families();
    let operators = fixity::resolve_module(module, &|name| checker.fixity(name));
    checker.diagnostics.extend(operators);
    checker.module(module)
}

/// Checks an expression in the scope of a module, as a prompt would: what is ambiguous gets a default.
pub fn check_expr(
    expr: syntax::Expr,
    scope: &Scope,
    sources: &SourceMap,
    interfaces: Interfaces<'_>,
) -> Result<(Elab, Type), Vec<Diagnostic>> {
    check_expr_by(Defaulting::Interactive, expr, scope, sources, interfaces)
}

/// The same, with a choice of the types that overloaded variables get.
pub(super) fn check_expr_by(
    defaulting: Defaulting,
    mut expr: syntax::Expr,
    scope: &Scope,
    sources: &SourceMap,
    interfaces: Interfaces<'_>,
) -> Result<(Elab, Type), Vec<Diagnostic>> {
    let env = Env::new(scope.clone(), interfaces);
    let mut checker = Checker::new(env, sources);
    checker.stands_alone = true;
    checker.imported_families();
    let operators = fixity::resolve_expr(&mut expr, &|name| checker.fixity(name));
    checker.diagnostics.extend(operators);
    checker.level += 1;
    let (term, ty) = checker.infer(&expr);
    checker.level -= 1;
    checker.default_above(0, 0, defaulting);
    conclude(checker, term, ty, expr.span)
}

/// What was inferred on its own, closed; or what is wrong with it.
pub(super) fn conclude(
    mut checker: Checker<'_>,
    term: Elab,
    ty: Type,
    span: Span,
) -> Result<(Elab, Type), Vec<Diagnostic>> {
    checker.give_up_large(span, 0);
    if let Some(why) = checker.trouble {
        if checker.diagnostics.is_empty() {
            checker.diagnostics.push(Diagnostic::unsupported(span, why.as_str()));
        }
        return Err(checker.diagnostics);
    }
    let (vars, preds, _) = checker.generalise(std::slice::from_ref(&ty), 0, true);
    let ty = checker.metas.resolve(&ty);
    checker.give_up_large(span, 0);
    if checker.metas.is_too_large() {
        return Err(checker.diagnostics);
    }
    let recursive: Vec<_> =
        checker.local_dicts.iter().map(|(local, hole)| (*local, checker.holes.term(*hole))).collect();
    let body = if recursive.is_empty() { term } else { Elab::Let(vec![BindGroup::Rec(recursive)], Box::new(term)) };
    let draft = Draft { body, locals: checker.next_local };
    let term = draft.finish(&checker.holes, &mut checker.metas);
    Ok((term, closed(&quantified(vars, preds, ty))))
}

impl Checker<'_> {
    fn fixity(&self, name: &Name) -> Option<Fixity> {
        match self.env.scope.value(name.qualifier, name.base) {
            Lookup::Found(entity) => self.env.value(entity)?.fixity,
            Lookup::Ambiguous(found) => self.env.value(found.first()?.0)?.fixity,
            _ => None,
        }
    }

    fn module(mut self, module: &Module) -> Checked {
        self.declare(module);
        self.synonyms(&module.decls);
        self.equations(&module.decls);
        for decl in &module.decls {
            match decl {
                Decl::Data(data) => self.data(data),
                Decl::Default(types, _) => {
                    let types = types.iter().map(|ty| self.star(ty)).collect();
                    self.env.scope.defaults = Some(types);
                }
                _ => {}
            }
        }
        self.classes(&module.decls);
        let mut instances = Vec::new();
        for decl in &module.decls {
            if let Decl::Instance(instance) = decl {
                let pending = self.instance_head(instance);
                if pending.is_none() {
                    let why = self.trouble.unwrap_or_else(|| Symbol::new(HAS_ERROR));
                    self.lost_instances.push((instance.span, why));
                }
                instances.extend(pending);
            }
        }
        instances.extend(self.derivings(&module.decls));
        self.values(&module.decls);
        for decl in &module.decls {
            if let Decl::Class(class) = decl {
                self.default_methods(class);
            }
        }
        for pending in &instances {
            self.instance(pending);
        }
        self.distinct_rules(&module.rules);
        let rules: Vec<_> = module.rules.iter().map(|rule| self.rule(rule)).collect();
        self.start_definition();
        self.default_above(0, 0, Defaulting::Standard);
        if self.metas.is_too_large() {
            self.lose_everything();
        }
        let rules = rules.into_iter().map(|draft| self.finish_rule(draft)).collect();
        let globals = self.finish_globals();
        let interface = Arc::new(self.interface(module));
        let mut scope = self.env.scope;
        scope.interface = interface.clone();
        // Passes find things in their own order; users read a file from top to bottom.
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.primary.as_ref().map(|(span, _)| (span.start, span.end)));
        let Checker { datas, special_types, lost_instances, diagnostics, .. } = self;
        Checked { interface, datas, globals, rules, scope, special_types, lost_instances, diagnostics }
    }

    /// Classes, superclasses first.
    fn classes(&mut self, decls: &[Decl]) {
        let classes: Vec<&syntax::ClassDecl> = decls
            .iter()
            .filter_map(|decl| match decl {
                Decl::Class(class) => Some(class),
                _ => None,
            })
            .collect();
        let edges: Vec<Vec<usize>> = classes
            .iter()
            .map(|class| {
                let heads = class.context.iter().filter_map(|item| match &super::convert::spine(item).0.node {
                    syntax::TypeNode::Con(name) => {
                        let is_own = name.qualifier.is_none_or(|qualifier| qualifier == self.env.scope.module);
                        is_own.then_some(name.base)
                    }
                    _ => None,
                });
                let heads: Vec<Symbol> = heads.collect();
                (0..classes.len()).filter(|&i| heads.contains(&classes[i].name.base)).collect()
            })
            .collect();
        for group in crate::components::components(&edges) {
            if group.len() > 1 || edges[group[0]].contains(&group[0]) {
                let class = classes[group[0]];
                let message = format!("class `{}` is its own superclass", class.name.base);
                self.report(Diagnostic::error(class.name.span, message));
                for index in group {
                    self.start_definition();
                    self.spoil_class(classes[index]);
                }
                continue;
            }
            for index in group {
                self.class(classes[index]);
            }
        }
    }

    /// Top-level bindings.
    fn values(&mut self, decls: &[Decl]) {
        let values: Vec<&ValueDecl> = decls
            .iter()
            .filter_map(|decl| match decl {
                Decl::Value(ValueDecl::Unsupported(_)) => None,
                Decl::Value(value) => Some(value),
                _ => None,
            })
            .collect();
        self.start_definition();
        let bindings = self.collect(values, |checker, name| Slot::Global(checker.own_name(name.base.as_str())));
        for binder in bindings.iter().flat_map(|binding| &binding.binders) {
            if let (Slot::Global(name), Some(signature), None) = (binder.slot, &binder.signature, binder.trouble) {
                self.set_scheme(name, Ok(signature.scheme.clone()));
            }
        }
        let uses = self.uses(&bindings, Some(self.env.scope.module));
        for group in &uses.order {
            self.start_definition();
            let binders: Vec<_> = group.iter().flat_map(|&i| &bindings[i].binders).collect();
            self.trouble = binders.iter().find_map(|binder| binder.trouble);
            self.definition = binders.iter().find_map(|binder| match binder.slot {
                Slot::Global(name) => Some(name),
                Slot::Local(_) => None,
            });
            let start = self.wanteds.len();
            let bound = self.infer_group(&bindings, group);
            let place = binders.first().map(|binder| binder.name.span);
            place.inspect(|span| self.give_up_large(*span, start));
            self.default_above(1, start, Defaulting::Standard);
            place.filter(|_| self.trouble.is_none()).inspect(|span| self.give_up_large(*span, start));
            for binder in &binders {
                let Slot::Global(name) = binder.slot else { continue };
                self.monos.remove(&name);
                if self.trouble.is_some() && (binder.signature.is_none() || binder.trouble.is_some()) {
                    let why = self.reason(binder.name.base);
                    self.set_scheme(name, Err(why));
                }
            }
            for (index, bound) in bound {
                let span = match bindings[index].form {
                    super::infer::Form::Function(function) => function.span,
                    super::infer::Form::Pattern { span, .. } => span,
                };
                let (mut whole, values) = match bound {
                    Bound::Values(values) => (None, values),
                    Bound::Projections { whole, values } => (Some(whole), values),
                    Bound::Strict { .. } => continue,
                };
                for (slot, body) in values {
                    let Slot::Global(name) = slot else { continue };
                    let scheme = whole.take().unwrap_or_else(|| self.scheme_of(name));
                    self.define(name, scheme, body, Some(span));
                }
            }
        }
    }

    /// The type of an own value; one in trouble may be anything.
    fn scheme_of(&mut self, name: Symbol) -> Type {
        match self.env.own.values.get(&name).map(|def| &def.scheme) {
            Some(Ok(scheme)) => scheme.clone(),
            _ => {
                let a = Symbol::new("a");
                forall(&[a], Type::Var(a))
            }
        }
    }

    /// What is left over of all definitions has types that are too large, and whose they are is not known.
    fn lose_everything(&mut self) {
        for global in &mut self.globals {
            global.body = Err(Symbol::new(TOO_LARGE));
        }
    }

    fn finish_globals(&mut self) -> Vec<CheckedGlobal> {
        let globals = std::mem::take(&mut self.globals);
        let mut finished = Vec::with_capacity(globals.len());
        for global in globals {
            self.metas.start();
            let scheme = self.settled(&global.scheme);
            let mut body = global.body.map(|draft| draft.finish(&self.holes, &mut self.metas));
            if self.metas.is_too_large() {
                body = Err(Symbol::new(TOO_LARGE));
            }
            let fixity = self.env.own.values.get(&global.name).and_then(|def| def.fixity);
            let ty = self.represented(&core_type(&scheme));
            finished.push(CheckedGlobal { name: global.name, ty, scheme, body, span: global.span, fixity });
        }
        finished
    }

    /// A type without unknowns, in the words of a user; what nothing decides is unit.
    fn settled(&mut self, ty: &Type) -> Type {
        let mut open = Vec::new();
        self.metas.unknowns_above(ty, 0, &mut open);
        for meta in open {
            self.metas.settle(meta, nullary(known().unit));
        }
        closed(&self.metas.resolve(ty))
    }

    fn interface(&mut self, module: &Module) -> Interface {
        let exports = self.exports(module);
        let names: Vec<Symbol> = self.env.own.values.keys().copied().collect();
        for name in names {
            if let Some(Ok(scheme)) = self.env.own.values.get(&name).map(|def| def.scheme.clone()) {
                self.metas.start();
                let scheme = self.settled(&scheme);
                self.set_scheme(name, Ok(scheme));
            }
        }
        let orphans = self.env.orphan_modules();
        let own = std::mem::take(&mut self.env.own);
        let mut family_modules = self.env.scope.family_modules();
        let has_families = !(own.families.is_empty() && own.equations.is_empty() && own.representations.is_empty());
        if has_families && !family_modules.contains(&self.env.scope.module) {
            family_modules.push(self.env.scope.module);
        }
        let mut interface = Interface { exports, orphans, family_modules, ..Interface::default() };
        interface.families = own.families;
        interface.equations = own.equations;
        interface.representations = own.representations;
        interface.types = own.types.into_iter().map(|(name, def)| (name, Packed::new(known_fields(def)))).collect();
        interface.values = own.values.into_iter().map(|(name, def)| (name, Packed::new(def))).collect();
        interface.instances =
            own.instances.into_iter().map(|(key, defs)| (key, well_formed(defs).map(Packed::new).collect())).collect();
        interface
    }
}

/// Instances whose types are known. One of a type with an error in it may not be, and is of no use to importers.
fn well_formed(defs: Vec<Arc<InstanceDef>>) -> impl Iterator<Item = Arc<InstanceDef>> {
    defs.into_iter().filter(|def| !has_meta(&def.head) && !def.context.iter().any(|pred| has_meta(&pred.ty)))
}

/// A field whose type has an error in it gets a type that no other type equals.
fn known_fields(def: Arc<TypeDef>) -> Arc<TypeDef> {
    match &*def {
        TypeDef::Data(data) if data.cons.iter().any(|con| con.fields.iter().any(has_meta)) => {
            let mut data = data.clone();
            for field in data.cons.iter_mut().flat_map(|con| &mut con.fields).filter(|field| has_meta(field)) {
                *field = Type::con("a type with an error");
            }
            Arc::new(TypeDef::Data(data))
        }
        _ => def,
    }
}

fn has_meta(ty: &Type) -> bool {
    ty.any(&mut |part| matches!(part, Type::Meta(_)))
}
