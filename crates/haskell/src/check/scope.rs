//! Which names are in scope: a module's own and what its imports bring.
//!
//! Nothing is copied from the interfaces of imported modules: a lookup asks each import in turn. Modules have few imports,
//! and most imported names are never looked up.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};

use super::error;
use super::interface::{Entity, Exports, Interface, Table, TypeEntity};
use super::prim::{self, known};
use crate::derive;
use crate::syntax::{Children, Export, Import, ImportList, Module};

/// Finds the interface of a module: any that the module being checked imports, directly or not, and `Selfsame.Builtin`.
pub type Interfaces<'a> = &'a dyn Fn(Symbol) -> Option<Arc<Interface>>;

/// The names that code in a module can use, its private ones included. Kept for expressions that are read later.
#[derive(Clone, Debug)]
pub struct Scope {
    pub(super) module: Symbol,
    pub(super) extensions: Extensions,
    /// Types of the module's `default` declaration.
    pub(super) defaults: Option<Vec<Type>>,
    /// What the module defines; empty while it is being checked.
    pub(super) interface: Arc<Interface>,
    values: Table<Symbol, Entity>,
    types: Table<Symbol, TypeEntity>,
    imports: Vec<ImportScope>,
    /// Where names that syntax needs come from; a module below it uses its own unqualified scope instead.
    builtin: Option<Arc<Interface>>,
    /// What derived instances of some classes are written with, under qualifiers that no source has.
    described: Vec<(Symbol, Arc<Interface>)>,
    /// All extensions of the module, as it names them.
    written: Arc<[Symbol]>,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Extensions {
    pub scoped_type_variables: bool,
    pub overloaded_strings: bool,
    pub no_monomorphism_restriction: bool,
    pub no_implicit_prelude: bool,
    pub derive_any_class: bool,
    pub magic_hash: bool,
    pub data_kinds: bool,
    pub applicative_do: bool,
}

#[derive(Clone, Debug)]
struct ImportScope {
    module: Symbol,
    alias: Symbol,
    qualified: bool,
    /// None when there is no such module.
    interface: Option<Arc<Interface>>,
    filter: Filter,
}

#[derive(Clone, Debug)]
enum Filter {
    All,
    Only { values: FxHashSet<Symbol>, types: FxHashSet<Symbol> },
    Hiding { values: FxHashSet<Symbol>, types: FxHashSet<Symbol> },
}

/// What a name means.
#[derive(Clone, Debug, PartialEq)]
pub enum Lookup<T> {
    /// It stands for this one.
    Found(T),
    /// Nothing has this name here.
    Nothing,
    /// Several different things, with the modules that offer them.
    Ambiguous(Vec<(T, Symbol)>),
    /// Nothing, but it may come from this module, which was not found.
    MissingModule(Symbol),
}

impl Scope {
    /// The scope of a module before its own names are added; complaints are about import lists.
    pub(super) fn of_module(module: &Module, interfaces: Interfaces<'_>, diagnostics: &mut Vec<Diagnostic>) -> Scope {
        let extensions = Extensions::of(&module.extensions);
        let name = module.name.node;
        // The modules that `Selfsame.Builtin` itself is made of.
        let kernel = extensions.no_implicit_prelude && name.as_str().starts_with("Selfsame.");
        let builtin = if kernel { None } else { interfaces(known().builtin_module) };
        let mut imports = Vec::with_capacity(module.imports.len() + 1);
        let prelude = Symbol::new("Prelude");
        let implicit = !extensions.no_implicit_prelude && name != prelude;
        if implicit && !module.imports.iter().any(|import| import.module.node == prelude) {
            let interface = interfaces(prelude);
            imports.push(ImportScope {
                module: prelude,
                alias: prelude,
                qualified: false,
                interface,
                filter: Filter::All,
            });
        }
        for import in &module.imports {
            imports.push(ImportScope::new(import, interfaces, diagnostics));
        }
        Scope {
            module: name,
            extensions,
            defaults: None,
            interface: Arc::default(),
            values: Table::default(),
            types: Table::default(),
            imports,
            builtin,
            described: described(interfaces),
            written: module.extensions.as_slice().into(),
        }
    }

    /// The module itself.
    pub fn module(&self) -> Symbol {
        self.module
    }

    /// The extensions that the module is read with.
    pub fn written_extensions(&self) -> &[Symbol] {
        &self.written
    }

    /// What a name for a value stands for; names may be ambiguous.
    pub fn value(&self, qualifier: Option<Symbol>, base: Symbol) -> Lookup<Entity> {
        if qualifier.is_none() && is_special(base) {
            return Lookup::Found(Entity { name: base, module: prim::module() });
        }
        let exported = |interface: &Interface| interface.exports.values.get(&base).copied();
        let same = |known: &mut Entity, other: &Entity| known == other;
        self.find(qualifier, self.values.get(&base).copied(), exported, |f| f.allows_value(base), same)
    }

    /// What a name for a type or a class stands for; names may be ambiguous.
    pub fn ty(&self, qualifier: Option<Symbol>, base: Symbol) -> Lookup<TypeEntity> {
        if qualifier.is_none() && (is_special(base) || base == known().arrow) {
            let entity = Entity { name: base, module: prim::module() };
            return Lookup::Found(TypeEntity { entity, children: Vec::new(), types: Vec::new() });
        }
        let exported = |interface: &Interface| interface.exports.types.get(&base).cloned();
        // The same type may come with different children from different imports.
        let same = |known: &mut TypeEntity, other: &TypeEntity| {
            let same = known.entity == other.entity;
            for child in other.children.iter().filter(|_| same) {
                if !known.children.contains(child) {
                    known.children.push(*child);
                }
            }
            for child in other.types.iter().filter(|_| same) {
                if !known.types.contains(child) {
                    known.types.push(*child);
                }
            }
            same
        };
        self.find(qualifier, self.types.get(&base).cloned(), exported, |f| f.allows_type(base), same)
    }

    /// A value that the meaning of some syntax refers to, whatever the user's names are.
    pub(super) fn syntax_value(&self, base: &str) -> Option<Entity> {
        let base = Symbol::new(base);
        match &self.builtin {
            Some(builtin) => builtin.exports.values.get(&base).copied(),
            None => match self.value(None, base) {
                Lookup::Found(entity) => Some(entity),
                _ => None,
            },
        }
    }

    /// A type or class that the meaning of some syntax refers to.
    pub(super) fn syntax_type(&self, base: &str) -> Option<Entity> {
        let base = Symbol::new(base);
        match &self.builtin {
            Some(builtin) => builtin.exports.types.get(&base).map(|t| t.entity),
            None => match self.ty(None, base) {
                Lookup::Found(found) => Some(found.entity),
                _ => None,
            },
        }
    }

    fn find<T: Clone>(
        &self,
        mut qualifier: Option<Symbol>,
        own: Option<T>,
        exported: impl Fn(&Interface) -> Option<T>,
        allowed: impl Fn(&Filter) -> bool,
        same: impl Fn(&mut T, &T) -> bool,
    ) -> Lookup<T> {
        if qualifier == Some(known().builtin_module) && self.module != known().builtin_module {
            match &self.builtin {
                Some(builtin) => return exported(builtin).map_or(Lookup::Nothing, Lookup::Found),
                None => qualifier = None,
            }
        }
        if let Some((_, interface)) = self.described.iter().find(|(name, _)| qualifier == Some(*name)) {
            return exported(interface).map_or(Lookup::Nothing, Lookup::Found);
        }
        let mut found: Vec<(T, Symbol)> = Vec::new();
        if qualifier.is_none_or(|q| q == self.module)
            && let Some(item) = own
        {
            found.push((item, self.module));
        }
        let mut missing = None;
        for import in &self.imports {
            if !import.is_reached_by(qualifier) || !allowed(&import.filter) {
                continue;
            }
            let Some(interface) = &import.interface else {
                missing = missing.or(Some(import.module));
                continue;
            };
            let item = exported(interface);
            if item.is_none() {
                missing = missing.or(interface.exports.missing.first().copied());
            }
            if let Some(item) = item
                && !found.iter_mut().any(|(known, _)| same(known, &item))
            {
                found.push((item, import.module));
            }
        }
        if found.len() > 1 {
            return Lookup::Ambiguous(found);
        }
        match (found.pop(), missing) {
            (Some((item, _)), _) => Lookup::Found(item),
            (None, Some(module)) => Lookup::MissingModule(module),
            (None, None) => Lookup::Nothing,
        }
    }

    /// Modules that were not found and whose names come by this alias.
    pub(super) fn missing_of_alias(&self, alias: Symbol) -> Vec<Symbol> {
        let imports = self.imports.iter().filter(|import| import.alias == alias);
        let missing = imports.flat_map(|import| match &import.interface {
            Some(interface) => interface.exports.missing.clone(),
            None => vec![import.module],
        });
        missing.collect()
    }

    pub(super) fn add_value(&mut self, base: Symbol, entity: Entity) {
        self.values.insert(base, entity);
    }

    pub(super) fn add_type(&mut self, base: Symbol, entity: TypeEntity) {
        self.types.insert(base, entity);
    }

    pub(super) fn set_associated(&mut self, class: Symbol, types: Vec<Symbol>) {
        if let Some(entity) = self.types.get_mut(&class) {
            entity.types = types;
        }
    }

    pub(super) fn own_value(&self, base: Symbol) -> Option<Entity> {
        self.values.get(&base).copied()
    }

    pub(super) fn own_values(&self) -> &Table<Symbol, Entity> {
        &self.values
    }

    pub(super) fn own_types(&self) -> &Table<Symbol, TypeEntity> {
        &self.types
    }

    /// Everything that `module M` in an export list stands for: what is in scope both as `x` and as `M.x`.
    pub(super) fn of_alias(&self, alias: Symbol) -> Exports {
        let mut found = Exports::default();
        if alias == self.module {
            found.values.extend(self.values.iter().map(|(base, entity)| (*base, *entity)));
            found.types.extend(self.types.iter().map(|(base, entity)| (*base, entity.clone())));
        }
        for import in self.imports.iter().filter(|import| import.alias == alias && !import.qualified) {
            let Some(interface) = &import.interface else { continue };
            let exports = &interface.exports;
            let allowed = exports.values.iter().filter(|(base, _)| import.filter.allows_value(**base));
            found.values.extend(allowed.map(|(base, entity)| (*base, *entity)));
            let allowed = exports.types.iter().filter(|(base, _)| import.filter.allows_type(**base));
            found.types.extend(allowed.map(|(base, entity)| (*base, entity.clone())));
        }
        found
    }

    /// All names of values in scope under a qualifier, to look for the one that was meant.
    pub(super) fn value_names(&self, qualifier: Option<Symbol>) -> impl Iterator<Item = Symbol> + '_ {
        let reached = self.imports.iter().filter(move |import| import.is_reached_by(qualifier));
        let imported = reached.flat_map(|import| {
            let names = import.interface.iter().flat_map(|interface| interface.exports.values.keys().copied());
            names.filter(|base| import.filter.allows_value(*base))
        });
        let own = self.values.keys().copied().filter(move |_| qualifier.is_none_or(|q| q == self.module));
        own.chain(imported)
    }

    pub(super) fn type_names(&self, qualifier: Option<Symbol>) -> impl Iterator<Item = Symbol> + '_ {
        let reached = self.imports.iter().filter(move |import| import.is_reached_by(qualifier));
        let imported = reached.flat_map(|import| {
            let names = import.interface.iter().flat_map(|interface| interface.exports.types.keys().copied());
            names.filter(|base| import.filter.allows_type(*base))
        });
        let own = self.types.keys().copied().filter(move |_| qualifier.is_none_or(|q| q == self.module));
        own.chain(imported)
    }

    /// The names by which imported modules are known, for `M.x` with a mistaken `M`.
    pub(super) fn aliases(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.imports.iter().map(|import| import.alias).chain([self.module])
    }

    /// Modules below this one that have families of types, or equations of them.
    pub(super) fn family_modules(&self) -> Vec<Symbol> {
        let mut modules = Vec::new();
        let interfaces = self.imports.iter().filter_map(|import| import.interface.as_ref()).chain(&self.builtin);
        for module in interfaces.flat_map(|interface| &interface.family_modules).chain(&self.interface.family_modules) {
            if !modules.contains(module) {
                modules.push(*module);
            }
        }
        modules
    }

    /// Modules below this one that have instances found neither with their class nor with their type.
    pub(super) fn orphans(&self) -> Vec<Symbol> {
        let mut modules = Vec::new();
        let interfaces = self.imports.iter().filter_map(|import| import.interface.as_ref()).chain(&self.builtin);
        for module in interfaces.flat_map(|interface| &interface.orphans) {
            if !modules.contains(module) {
                modules.push(*module);
            }
        }
        modules
    }
}

/// The modules of `Generic` and `Data`, where something that is imported has them.
fn described(interfaces: Interfaces<'_>) -> Vec<(Symbol, Arc<Interface>)> {
    let modules = [(derive::GENERICS, "GHC.Generics"), (derive::DATA, "Data.Data")];
    let known = |(name, module): (&str, &str)| Some((Symbol::new(name), interfaces(module.into())?));
    modules.into_iter().filter_map(known).collect()
}

/// Names that are syntax and can neither be defined nor hidden.
fn is_special(base: Symbol) -> bool {
    let text = base.as_str();
    matches!(text, "[]" | "()" | ":") || tuple_size(text).is_some()
}

impl Extensions {
    fn of(names: &[Symbol]) -> Extensions {
        let mut extensions = Extensions::default();
        for name in names {
            match name.as_str() {
                "ScopedTypeVariables" | "GHC2021" | "GHC2024" => extensions.scoped_type_variables = true,
                "DeriveAnyClass" => extensions.derive_any_class = true,
                "MagicHash" => extensions.magic_hash = true,
                "DataKinds" => extensions.data_kinds = true,
                "ApplicativeDo" => extensions.applicative_do = true,
                "NoApplicativeDo" => extensions.applicative_do = false,
                "OverloadedStrings" => extensions.overloaded_strings = true,
                "NoMonomorphismRestriction" => extensions.no_monomorphism_restriction = true,
                "NoImplicitPrelude" | "RebindableSyntax" => extensions.no_implicit_prelude = true,
                _ => {}
            }
        }
        extensions
    }
}

impl ImportScope {
    fn is_reached_by(&self, qualifier: Option<Symbol>) -> bool {
        qualifier.map_or(!self.qualified, |q| q == self.alias)
    }

    fn new(import: &Import, interfaces: Interfaces<'_>, diagnostics: &mut Vec<Diagnostic>) -> ImportScope {
        let module = import.module.node;
        let interface = if module == prim::module() { Some(prim::interface()) } else { interfaces(module) };
        let filter = match &import.list {
            None => Filter::All,
            Some(list) => Filter::of_list(list, module, interface.as_deref(), diagnostics),
        };
        ImportScope { module, alias: import.alias.unwrap_or(module), qualified: import.qualified, interface, filter }
    }
}

impl Filter {
    fn of_list(
        list: &ImportList,
        module: Symbol,
        interface: Option<&Interface>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Filter {
        let opaque = |item: &Export| matches!(item, Export::Type(_, Children::All));
        if interface.is_none() && !list.hiding && list.items.iter().any(opaque) {
            // Any name may be a constructor or method that it would bring.
            return Filter::All;
        }
        let mut values = FxHashSet::default();
        let mut types = FxHashSet::default();
        for item in &list.items {
            match item {
                Export::Value(name) => {
                    values.insert(name.base);
                    let known = interface.is_none_or(|i| i.exports.may_have_value(name.base));
                    if !known && !list.hiding {
                        diagnostics.push(error::not_exported(module, name, interface));
                    }
                }
                Export::Type(name, children) => {
                    let entity = interface.and_then(|i| i.exports.types.get(&name.base));
                    let associated = entity.map(|e| &e.types[..]).unwrap_or_default();
                    let (children, associated): (Vec<Symbol>, Vec<Symbol>) = match children {
                        Children::None => (Vec::new(), Vec::new()),
                        Children::All => (entity.map(|e| e.children.clone()).unwrap_or_default(), associated.to_vec()),
                        Children::Some(names) => {
                            names.iter().map(|n| n.base).partition(|base| !associated.contains(base))
                        }
                    };
                    values.extend(children);
                    types.extend(associated);
                    types.insert(name.base);
                    if list.hiding {
                        // `hiding (C)` hides the constructor too.
                        values.insert(name.base);
                    } else if entity.is_none() && interface.is_some_and(|i| i.exports.missing.is_empty()) {
                        diagnostics.push(error::not_exported(module, name, interface));
                    }
                }
                Export::Module(..) => {}
            }
        }
        if list.hiding { Filter::Hiding { values, types } } else { Filter::Only { values, types } }
    }

    fn allows_value(&self, base: Symbol) -> bool {
        match self {
            Filter::All => true,
            Filter::Only { values, .. } => values.contains(&base),
            Filter::Hiding { values, .. } => !values.contains(&base),
        }
    }

    fn allows_type(&self, base: Symbol) -> bool {
        match self {
            Filter::All => true,
            Filter::Only { types, .. } => types.contains(&base),
            Filter::Hiding { types, .. } => !types.contains(&base),
        }
    }
}
