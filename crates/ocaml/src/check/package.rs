//! First-class modules: a package is a value with the values of a module, whose abstract types are unknown to whoever opens it.

use std::mem;
use std::sync::Arc;

use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_typing::Scheme;

use super::Checker;
use super::bind::pat_locals;
use super::local::Step;
use super::scope::{ConEntry, DataEntry, Declared, How, Module, ModuleEntry, Shown, TypeEntry, Value};
use crate::elab::{ConRef, Definition, Elab, Pat, Row};
use crate::syntax::{Expr, ModuleExpr, ModuleKind, ModuleType, ModuleTypeKind, Spec, TypeBody};

/// The type of packages of a module type, some of whose abstract types are told (`S with type t = int`).
#[derive(Debug)]
pub(super) struct Package {
    /// Its parameters are the types that are told; what it takes are the values.
    con: Arc<ConEntry>,
    /// Which types these are.
    told: Vec<Symbol>,
    names: Vec<Symbol>,
    types: Vec<(Symbol, Type)>,
}

/// What a signature declares: values with their own type variables, and types.
#[derive(Default)]
struct Parts {
    values: Vec<(Symbol, Vec<Symbol>, Type)>,
    types: Vec<(Symbol, Type)>,
    unknown: Vec<Symbol>,
}

impl Checker {
    /// The type `(module S)`.
    pub(super) fn package_type(&mut self, sources: &mut SourceMap, ty: &ModuleType) -> Result<Type, Symbol> {
        let (inner, told) = match &ty.kind {
            ModuleTypeKind::Without(inner, types, modules, told) if types.is_empty() && modules.is_empty() => {
                (&**inner, &told[..])
            }
            _ => (ty, &[][..]),
        };
        let why = || Symbol::new("first-class modules of this module type");
        let Shown::Names(names) = self.shown(sources, inner)? else { return Err(why()) };
        let declared = names.declared.clone().ok_or_else(why)?;
        let mut args: Vec<(Symbol, Type)> = Vec::new();
        for (path, ty) in told {
            if !path.modules.is_empty() {
                return Err(why());
            }
            args.push((path.name, self.annotation(sources, ty)));
        }
        args.sort_by_key(|(name, _)| name.as_str());
        let told: Vec<Symbol> = args.iter().map(|(name, _)| *name).collect();
        let package = self.package(sources, ty.span, &declared, &told)?;
        let Type::Con(name, _) = &package.con.result else { return Err(why()) };
        Ok(Type::con_of(*name, args.into_iter().map(|(_, ty)| ty)))
    }

    fn package(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        declared: &Declared,
        told: &[Symbol],
    ) -> Result<Arc<Package>, Symbol> {
        let words: Vec<&str> = told.iter().map(|name| name.as_str()).collect();
        let name = Symbol::new(&format!("package {} {}", declared.number, words.join(" ")));
        if let Some(package) = self.packages.get(&name) {
            return Ok(package.clone());
        }
        let parts = self.declared_parts(sources, declared)?;
        if told.iter().any(|name| !parts.unknown.contains(&variable(*name))) {
            return Err("first-class modules whose types are told twice".into());
        }
        let vars: Vec<Symbol> = told.iter().map(|name| variable(*name)).collect();
        let unknown = parts.unknown.iter().filter(|var| !vars.contains(var)).copied();
        let params: Vec<Symbol> = vars.iter().copied().chain(unknown).collect();
        let result = Type::con_of(name, vars.iter().map(|var| Type::Var(*var)));
        let con = Arc::new(ConRef { name, arity: parts.values.len(), siblings: [name].into() });
        let bound = |(_, own, ty): &(Symbol, Vec<Symbol>, Type)| match own.is_empty() {
            true => ty.clone(),
            false => Type::Forall(own.clone().into(), Arc::new([]), Arc::new(ty.clone())),
        };
        let args = parts.values.iter().map(bound).collect();
        let source = Symbol::new("(module)");
        let con = Arc::new(ConEntry { source, con, params, result, args, labels: Vec::new(), refines: true });
        // Packages are made by the program only.
        self.hidden.push(name);
        self.add_data(span, DataEntry { name, params: vars, cons: vec![con.clone()], record: None });
        let names = parts.values.iter().map(|(name, ..)| *name).collect();
        let package = Arc::new(Package { con, told: told.to_vec(), names, types: parts.types });
        self.packages.insert(name, package.clone());
        Ok(package)
    }

    fn declared_parts(&mut self, sources: &mut SourceMap, declared: &Declared) -> Result<Parts, Symbol> {
        let scope = mem::replace(&mut self.scope, declared.scope.clone());
        let vars = mem::take(&mut self.type_vars);
        self.scope.open(Arc::default());
        let mut parts = Parts::default();
        let found = declared.specs.iter().try_for_each(|spec| self.declared_part(sources, spec, &mut parts));
        self.scope = scope;
        self.type_vars = vars;
        found.map(|()| parts)
    }

    fn declared_part(&mut self, sources: &mut SourceMap, spec: &Spec, into: &mut Parts) -> Result<(), Symbol> {
        match spec {
            Spec::Value(name, Some(ty)) => {
                let mut own = Vec::new();
                super::module::type_variables(ty, &mut own);
                let ty = self.declared_type(sources, ty, &own);
                let ty = self.types.resolve(&ty);
                into.values.retain(|(other, ..)| other != name);
                into.values.push((*name, own, ty));
            }
            Spec::Type(decls) => {
                for decl in decls {
                    let ty = match (&decl.params[..], &decl.body) {
                        ([], TypeBody::Abstract) => {
                            into.unknown.push(variable(decl.name));
                            Type::Var(variable(decl.name))
                        }
                        ([], TypeBody::Alias(ty)) => self.declared_type(sources, ty, &[]),
                        _ => return Err("first-class modules whose types have parameters or constructors".into()),
                    };
                    self.declare_type(decl.name, ty, into);
                }
            }
            Spec::Include(ty) => {
                let Shown::Names(names) = self.shown(sources, ty)? else {
                    return Err("first-class modules of this module type".into());
                };
                let declared = names.declared.clone().ok_or("first-class modules of this module type")?;
                let parts = self.declared_parts(sources, &declared)?;
                into.unknown.extend(parts.unknown);
                into.values.extend(parts.values);
                parts.types.into_iter().for_each(|(name, ty)| self.declare_type(name, ty, into));
            }
            _ => return Err("first-class modules with more than types and values".into()),
        }
        Ok(())
    }

    fn declare_type(&mut self, name: Symbol, ty: Type, into: &mut Parts) {
        self.scope.own().types.insert(name, Arc::new(TypeEntry::Alias(Vec::new(), ty.clone())));
        into.types.push((name, ty));
    }

    /// The package that a type is of.
    fn package_of(&mut self, ty: &Type) -> Option<Arc<Package>> {
        match self.types.shallow(ty) {
            Type::Con(name, _) => self.packages.get(&name).cloned(),
            _ => None,
        }
    }

    /// The types that packages have, where they are opened or made: those that are told are parts of the type.
    fn package_instance(
        &mut self,
        package: &Package,
        ty: &Type,
        mut other: impl FnMut(&mut Checker, Symbol) -> Type,
    ) -> Vec<Type> {
        let told = package.told.len();
        let params = &package.con.params;
        let types: Vec<Type> = params
            .iter()
            .enumerate()
            .map(|(i, param)| if i < told { self.types.fresh() } else { other(self, *param) })
            .collect();
        self.types.unify(&package.con.result.at(params, &types), ty).ok();
        types
    }

    /// `(module M : S)`.
    pub(super) fn pack(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        module: &ModuleExpr,
        ty: Option<&ModuleType>,
        expected: &Type,
    ) -> Elab {
        if let Some(ty) = ty {
            match self.package_type(sources, ty) {
                Ok(ty) => _ = self.unify(span, &ty, expected),
                Err(why) => return self.unsupported(span, why.as_str()),
            }
        }
        let Some(package) = self.package_of(expected) else {
            return self.unsupported(span, "first-class modules of a module type that is not known here");
        };
        let (opened, steps) = match &module.kind {
            ModuleKind::Path(_) => (self.module_expr(sources, None, module), Vec::new()),
            _ => self.local_open(sources, module),
        };
        let Some(opened) = opened else { return Elab::Unsupported("a module that could not be read".into()) };
        let types = self.package_instance(&package, expected, |checker, param| {
            let name = package.types.iter().find(|(_, ty)| *ty == Type::Var(param)).map(|(name, _)| name);
            match name.and_then(|name| opened.types.get(name)).map(|entry| &**entry) {
                Some(TypeEntry::Alias(params, ty)) if params.is_empty() => ty.clone(),
                Some(TypeEntry::Data(data)) if data.params.is_empty() => Type::con(data.name),
                Some(TypeEntry::Abstract(name, 0)) => Type::con(*name),
                _ => checker.types.fresh(),
            }
        });
        let mut values = Vec::new();
        for (name, arg) in package.names.iter().zip(&package.con.args) {
            let Some(value) = opened.values.get(name).cloned() else {
                return self.unsupported(span, &format!("a package of a module without `{name}`"));
            };
            let arg = match arg.at(&package.con.params, &types) {
                Type::Forall(own, _, ty) => {
                    let rigid: Vec<Type> = own.iter().map(|own| self.types.skolem(own.as_str(), 0)).collect();
                    ty.at(&own, &rigid)
                }
                ty => ty,
            };
            let (elab, found) = self.use_value(&value);
            self.unify(span, &found, &arg);
            values.push(elab);
        }
        let body = Elab::Con(package.con.con.clone(), values);
        steps.into_iter().rev().fold(body, |rest, step| step.before(rest))
    }

    /// The pattern that takes a package apart, and the module that it is then.
    fn unpacked(&mut self, package: &Package, ty: &Type) -> (Pat, Module) {
        let types = self.package_instance(package, ty, |checker, param| checker.types.skolem(param.as_str(), 0));
        let params = &package.con.params;
        let mut module = Module::default();
        for (name, ty) in &package.types {
            module.types.insert(*name, Arc::new(TypeEntry::Alias(Vec::new(), ty.at(params, &types))));
        }
        let mut parts = Vec::new();
        for (name, arg) in package.names.iter().zip(&package.con.args) {
            let scheme = match arg.at(params, &types) {
                Type::Forall(own, _, ty) => Scheme { vars: own.to_vec(), preds: Vec::new(), ty: (*ty).clone() },
                ty => Scheme::mono(ty),
            };
            // No variable of the program is called so.
            let local = self.fresh_local(Symbol::new(&format!("module.{name}")), scheme.ty.clone());
            module.values.insert(*name, Value { how: How::Local(local), scheme: Arc::new(scheme) });
            parts.push(Pat::Var(local));
        }
        (Pat::Con(package.con.con.clone(), parts), module)
    }

    /// `(module M : S)` as a pattern: the module is there where its variables are.
    pub(super) fn unpack_pattern(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        name: Option<Symbol>,
        ty: Option<&ModuleType>,
        expected: &Type,
    ) -> Pat {
        let told = ty.map(|ty| self.package_type(sources, ty));
        if let Some(Ok(ty)) = &told {
            self.unify(span, ty, expected);
        }
        let (pat, entry) = match (told, self.package_of(expected)) {
            (Some(Err(why)), _) => (Pat::Any, ModuleEntry::Unusable(why)),
            (_, None) => {
                (Pat::Any, ModuleEntry::Unusable("first-class modules of a module type that is not known here".into()))
            }
            (_, Some(package)) => {
                let (pat, module) = self.unpacked(&package, expected);
                (pat, ModuleEntry::Struct(Arc::new(module)))
            }
        };
        let Some(name) = name else { return pat };
        let whole = self.fresh_local(Symbol::new(&format!("module {name}")), expected.clone());
        self.opened.insert(whole.id, (name, entry));
        Pat::As(Box::new(pat), whole)
    }

    /// `(val e : S)`: the module that a package is, once it was evaluated.
    pub(super) fn unpack(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        value: &Expr,
        ty: Option<&ModuleType>,
    ) -> Result<ModuleEntry, Symbol> {
        let expected = match ty {
            Some(ty) => self.package_type(sources, ty)?,
            None => self.types.fresh(),
        };
        let body = self.expr(sources, value, &expected);
        let Some(package) = self.package_of(&expected) else {
            return Err("first-class modules of a module type that is not known here".into());
        };
        let (pat, mut module) = self.unpacked(&package, &expected);
        let failure = self.failure(sources, span);
        if let Some(steps) = &mut self.steps {
            steps.push(Step::Match(pat, body, failure));
            return Ok(ModuleEntry::Struct(Arc::new(module)));
        }
        let whole = Symbol::new(&format!("{}$top{}", self.prefix, self.output.definitions.len()));
        let define = |checker: &mut Checker, name, scheme, body| {
            let group = checker.new_group();
            let (labels, changes, is_quiet) = ([].into(), None, false);
            checker.output.definitions.push(Definition { name, scheme, group, body, span, labels, changes, is_quiet });
        };
        define(self, whole, Scheme::mono(expected), body);
        let mut locals = Vec::new();
        pat_locals(&pat, &mut locals);
        for (local, name) in locals.into_iter().zip(&package.names) {
            let Some(value) = module.values.get_mut(name) else { continue };
            let global = Symbol::new(&format!("{whole}.{name}"));
            let row = Row { pat: pat.clone(), guard: None, body: Elab::Local(local, Vec::new()) };
            let body = Elab::Match(Box::new(Elab::Global(whole, Vec::new())), vec![row], failure.clone());
            value.how = How::Global(global);
            define(self, global, (*value.scheme).clone(), body);
        }
        Ok(ModuleEntry::Struct(Arc::new(module)))
    }
}

/// What an abstract type of a signature is called among the parameters of a package.
fn variable(name: Symbol) -> Symbol {
    Symbol::new(&format!("{name} of a module"))
}
