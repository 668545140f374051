//! What can be seen of a module under a module type.
//!
//! Types are not compared: a program that we read is one that OCaml accepts. But a name that the signature does not mention
//! is not there, and the same name may mean something else around the module.

use std::sync::Arc;

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;

use super::Checker;
use super::scope::{Declared, Functor, Module, ModuleEntry, Names, Shown, TypeEntry};
use crate::syntax::{ModuleType, ModuleTypeKind, Path, Spec, TypeBody, TypeDecl};

impl Checker {
    /// What a module type shows, or why we do not know.
    pub(super) fn shown(&mut self, sources: &mut SourceMap, ty: &ModuleType) -> Result<Shown, Symbol> {
        match &ty.kind {
            ModuleTypeKind::Path(path) => self.find_signature(sources, path),
            ModuleTypeKind::Signature(specs) => {
                let mark = self.scope.mark();
                // A frame of its own for the module types that the signature defines.
                self.scope.open(Arc::default());
                let mut names = self.names_of(sources, specs);
                self.scope.reset(mark);
                if self.packs {
                    let scope = self.scope.clone();
                    self.signatures += 1;
                    let declared = Declared { number: self.signatures, specs: specs.clone(), scope };
                    names.declared = Some(Arc::new(declared));
                }
                Ok(Shown::Names(Arc::new(names)))
            }
            ModuleTypeKind::Functor(param, result) => {
                let param = param.as_ref().map(|param| self.shown(sources, param)).transpose()?;
                let result = self.shown(sources, result)?;
                Ok(Shown::Functor(Arc::new((param, result))))
            }
            ModuleTypeKind::Without(inner, types, modules, _) => {
                let shown = self.shown(sources, inner)?;
                if types.is_empty() && modules.is_empty() {
                    return Ok(shown);
                }
                let Shown::Names(names) = shown else { return Err("this module type".into()) };
                let mut names = (*names).clone();
                names.declared = None;
                names.types.retain(|(name, _)| !types.contains(name));
                modules.iter().for_each(|module| {
                    names.modules.remove(module);
                });
                Ok(Shown::Names(Arc::new(names)))
            }
            ModuleTypeKind::Of(module) => match self.module_expr(sources, None, module) {
                Some(module) => Ok(Shown::Names(Arc::new(all_names(&module)))),
                None => Err("the type of a module that could not be read".into()),
            },
            ModuleTypeKind::Unsupported(why) => Err(Symbol::new(why)),
        }
    }

    fn names_of(&mut self, sources: &mut SourceMap, specs: &[Spec]) -> Names {
        let mut names = Names::default();
        for spec in specs {
            match spec {
                Spec::Value(name, _) => {
                    names.values.insert(*name);
                }
                Spec::Type(decls) => names.types.extend(decls.iter().map(|decl| (decl.name, parts_of(decl)))),
                Spec::Exception(name) => {
                    names.exceptions.insert(*name);
                }
                Spec::Module(name, ty) => match self.shown(sources, ty) {
                    Ok(shown) => {
                        // Later items may mention its module types.
                        let named = ModuleEntry::Struct(Arc::new(signatures_of(&shown)));
                        self.scope.own().modules.insert(*name, named);
                        names.modules.insert(*name, shown);
                    }
                    Err(why) => _ = names.modules.insert(*name, Shown::Unknown(why)),
                },
                Spec::ModuleAlias(name) => {
                    names.modules.insert(*name, Shown::All);
                }
                Spec::ModuleType(name, ty) => {
                    let shown = self.shown(sources, ty);
                    self.scope.own().signatures.insert(*name, shown.clone());
                    names.signatures.insert(*name, shown);
                }
                Spec::Include(ty) => match self.shown(sources, ty) {
                    Ok(Shown::Names(included)) => {
                        let included = (*included).clone();
                        self.scope.own().signatures.extend(included.signatures.clone());
                        names.values.extend(included.values);
                        names.types.extend(included.types);
                        names.exceptions.extend(included.exceptions);
                        names.modules.extend(included.modules);
                        names.signatures.extend(included.signatures);
                        names.unknown = names.unknown.or(included.unknown);
                    }
                    Ok(_) => names.unknown = Some("this module type".into()),
                    Err(why) => names.unknown = Some(why),
                },
                Spec::Open(module) => match self.module_expr(sources, None, module) {
                    Some(module) => self.scope.open(module),
                    None => names.unknown = Some("a module that could not be read".into()),
                },
                Spec::Unknown(why) => names.unknown = Some(Symbol::new(why)),
            }
        }
        names
    }

    fn find_signature(&mut self, sources: &mut SourceMap, path: &Path) -> Result<Shown, Symbol> {
        let found = if path.modules.is_empty() {
            self.scope.signature(path.name).cloned()
        } else {
            let module = self.find_modules(sources, path);
            module.and_then(|module| module.signatures.get(&path.name).cloned())
        };
        found.unwrap_or_else(|| Err(Symbol::new(&format!("the module type `{}`", path.name))))
    }

    /// The module as the module type shows it.
    pub(super) fn sealed(
        &mut self,
        sources: &mut SourceMap,
        entry: ModuleEntry,
        shown: &Result<Shown, Symbol>,
    ) -> ModuleEntry {
        let shown = match shown {
            Ok(shown) => shown,
            Err(why) => return ModuleEntry::Unusable(Symbol::new(&format!("its module type is not supported: {why}"))),
        };
        match (shown, entry) {
            (Shown::All, entry) | (_, entry @ ModuleEntry::Unusable(_)) => entry,
            (Shown::Unknown(why), _) => {
                ModuleEntry::Unusable(Symbol::new(&format!("its module type is not supported: {why}")))
            }
            (shown, ModuleEntry::Unit(unit)) => {
                let entry = self.unit(sources, unit);
                self.sealed(sources, entry, &Ok(shown.clone()))
            }
            (Shown::Names(names), ModuleEntry::Struct(module)) => {
                ModuleEntry::Struct(Arc::new(self.visible(sources, &module, names)))
            }
            (Shown::Names(names), ModuleEntry::Library(name)) => match self.public_module(sources, name) {
                Some(module) => ModuleEntry::Struct(Arc::new(self.visible(sources, &module, names))),
                None => ModuleEntry::Unusable("it could not be read".into()),
            },
            (Shown::Functor(view), ModuleEntry::Functor(functor)) => {
                let mut views = functor.views.clone();
                views.push(view.clone());
                ModuleEntry::Functor(Arc::new(Functor {
                    param: functor.param,
                    param_type: functor.param_type.clone(),
                    body: functor.body.clone(),
                    views,
                    scope: functor.scope.clone(),
                }))
            }
            (Shown::Names(_), ModuleEntry::Functor(_)) | (Shown::Functor(_), _) => {
                ModuleEntry::Unusable("it is not of its module type".into())
            }
        }
    }

    fn visible(&mut self, sources: &mut SourceMap, module: &Module, names: &Names) -> Module {
        let mut seen = Module { signatures: names.signatures.clone(), ..Module::default() };
        for (name, value) in module.values.iter().filter(|(name, _)| names.values.contains(name)) {
            seen.values.insert(*name, value.clone());
        }
        if let Some(why) = names.unknown {
            let value = self.hidden_value(why);
            for name in module.values.keys().filter(|name| !names.values.contains(name)) {
                seen.values.insert(*name, value.clone());
            }
            for (name, entry) in module.types.iter().filter(|(name, _)| names.types.iter().all(|(n, _)| n != *name)) {
                seen.types.insert(*name, entry.clone());
            }
            for name in module.modules.keys().filter(|name| !names.modules.contains_key(name)) {
                seen.modules.insert(*name, ModuleEntry::Unusable(why));
            }
        }
        // Constructors and fields are those of the types, which may have been hidden in the module by others.
        for (name, parts) in &names.types {
            let Some(entry) = module.types.get(name) else { continue };
            seen.types.insert(*name, entry.clone());
            let TypeEntry::Data(data) = &**entry else { continue };
            match &data.record {
                Some(record) => {
                    let fields = record.fields.iter().filter(|field| parts.contains(&field.name));
                    seen.fields.extend(fields.map(|field| (field.name, record.clone())));
                }
                None => {
                    let cons = data.cons.iter().filter(|con| parts.contains(&con.source));
                    seen.cons.extend(cons.map(|con| (con.source, con.clone())));
                }
            }
        }
        for (name, con) in
            module.cons.iter().filter(|(name, con)| names.exceptions.contains(name) && con.con.siblings.is_empty())
        {
            seen.cons.insert(*name, con.clone());
        }
        for (name, shown) in &names.modules {
            if let Some(entry) = module.modules.get(name) {
                let entry = self.sealed(sources, entry.clone(), &Ok(shown.clone()));
                seen.modules.insert(*name, entry);
            }
        }
        seen
    }
}

/// The module types that a module has of which this is seen, those of its modules too.
fn signatures_of(shown: &Shown) -> Module {
    let Shown::Names(names) = shown else { return Module::default() };
    let modules = names.modules.iter().map(|(name, shown)| {
        let entry = ModuleEntry::Struct(Arc::new(signatures_of(shown)));
        (*name, entry)
    });
    Module { signatures: names.signatures.clone(), modules: modules.collect(), ..Module::default() }
}

/// The constructors or fields that a type of a signature shows.
fn parts_of(decl: &TypeDecl) -> Vec<Symbol> {
    fn of(body: &TypeBody) -> Vec<Symbol> {
        match body {
            TypeBody::Variant(cons) => cons.iter().map(|con| con.name).collect(),
            TypeBody::Record(fields) => fields.iter().map(|field| field.name).collect(),
            TypeBody::Same(_, body) => of(body),
            TypeBody::Abstract | TypeBody::Open | TypeBody::Alias(_) | TypeBody::Unsupported(_) => Vec::new(),
        }
    }
    of(&decl.body)
}

/// Everything in a module, as `module type of` gives it.
fn all_names(module: &Module) -> Names {
    let parts = |entry: &TypeEntry| match entry {
        TypeEntry::Data(data) => match &data.record {
            Some(record) => record.fields.iter().map(|field| field.name).collect(),
            None => data.cons.iter().map(|con| con.source).collect(),
        },
        TypeEntry::Alias(..) | TypeEntry::Abstract(..) | TypeEntry::Unsupported(_) => Vec::new(),
    };
    let exceptions = module.cons.iter().filter(|(_, con)| con.con.siblings.is_empty());
    Names {
        values: module.values.keys().copied().collect(),
        types: super::scope::sorted(module.types.keys())
            .into_iter()
            .map(|name| (name, parts(&module.types[&name])))
            .collect(),
        exceptions: exceptions.map(|(name, _)| *name).collect(),
        modules: module.modules.keys().map(|name| (*name, Shown::All)).collect(),
        signatures: module.signatures.clone(),
        unknown: None,
        declared: None,
    }
}
