//! What a module exports.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::symbol::Symbol;

use super::checker::Checker;
use super::error;
use super::interface::{Entity, Exports, TypeDef, TypeEntity, ValueDef, ValueKind};
use super::scope::Lookup;
use crate::syntax::{Children, Export, Module, Name};

impl Checker<'_> {
    pub fn exports(&mut self, module: &Module) -> Exports {
        let mut exports = Exports::default();
        let Some(list) = &module.exports else {
            let scope = &self.env.scope;
            exports.values.extend(scope.own_values().iter().map(|(base, entity)| (*base, *entity)));
            exports.types.extend(scope.own_types().iter().map(|(base, entity)| (*base, entity.clone())));
            return exports;
        };
        for item in list {
            match item {
                Export::Value(name) => self.export_value(name, &mut exports),
                Export::Type(name, children) => self.export_type(name, children, &mut exports),
                Export::Module(alias, span) => {
                    let Exports { values, types, .. } = self.env.scope.of_alias(*alias);
                    exports.missing.extend(self.env.scope.missing_of_alias(*alias));
                    if values.is_empty() && types.is_empty() && !self.env.scope.aliases().any(|a| a == *alias) {
                        let message = format!("the export `module {alias}` names no imported module");
                        self.diagnostics.push(Diagnostic::error(*span, message));
                    }
                    exports.values.extend(values);
                    for (base, entity) in types {
                        let children = entity.children.clone();
                        add_type(&mut exports, base, entity, children);
                    }
                }
            }
        }
        self.adopt(list, &mut exports);
        exports
    }

    /// A constructor, field or method that is exported by itself comes with its type or class all the same: `T (..)` imports it.
    fn adopt(&self, list: &[Export], exports: &mut Exports) {
        for item in list {
            let Export::Value(name) = item else { continue };
            let Some(def) = exports.values.get(&name.base).and_then(|entity| self.env.value(*entity)) else { continue };
            let (ValueKind::Con { data: parent, .. }
            | ValueKind::Field { data: parent }
            | ValueKind::Method { class: parent, .. }) = def.kind
            else {
                continue;
            };
            let owner = exports.types.values_mut().find(|owner| owner.entity.name == parent);
            if let Some(owner) = owner.filter(|owner| !owner.children.contains(&name.base)) {
                owner.children.push(name.base);
            }
        }
    }

    fn export_value(&mut self, name: &Name, exports: &mut Exports) {
        match self.env.scope.value(name.qualifier, name.base) {
            Lookup::Found(entity) => drop(exports.values.insert(name.base, entity)),
            Lookup::Nothing => {
                let diagnostic = self.unknown_value(name);
                self.diagnostics.push(diagnostic);
            }
            Lookup::Ambiguous(found) => {
                let modules: Vec<Symbol> = found.iter().map(|(_, module)| *module).collect();
                self.diagnostics.push(error::ambiguous_name(name, &modules));
            }
            Lookup::MissingModule(module) => self.export_missing(name.base, module, exports),
        }
    }

    /// What would come from a module that was not found: whoever uses it is told so.
    fn export_missing(&mut self, base: Symbol, module: Symbol, exports: &mut Exports) {
        let name = self.own_name(base.as_str());
        let scheme = Err(error::missing_module(module));
        let def = ValueDef { kind: ValueKind::Global, scheme, fixity: None, span: None };
        self.env.own.values.insert(name, Arc::new(def));
        exports.values.insert(base, Entity { name, module: self.env.scope.module });
    }

    fn export_type(&mut self, name: &Name, children: &Children, exports: &mut Exports) {
        let entity = match self.env.scope.ty(name.qualifier, name.base) {
            Lookup::Found(entity) => entity,
            Lookup::Nothing => {
                let diagnostic = self.unknown_type(name);
                return self.diagnostics.push(diagnostic);
            }
            Lookup::Ambiguous(found) => {
                let modules: Vec<Symbol> = found.iter().map(|(_, module)| *module).collect();
                return self.diagnostics.push(error::ambiguous_name(name, &modules));
            }
            Lookup::MissingModule(module) => {
                let qualified = self.own_name(name.base.as_str());
                let why = error::missing_module(module);
                self.env.own.types.insert(qualified, Arc::new(TypeDef::Unsupported(why)));
                let entity = Entity { name: qualified, module: self.env.scope.module };
                add_type(
                    exports,
                    name.base,
                    TypeEntity { entity, children: Vec::new(), types: Vec::new() },
                    Vec::new(),
                );
                match children {
                    Children::None => {}
                    Children::All => exports.missing.push(module),
                    Children::Some(names) => {
                        names.iter().for_each(|child| self.export_missing(child.base, module, exports));
                    }
                }
                return;
            }
        };
        if let Children::Some(names) = children {
            let is_known = |base: &Symbol| entity.children.contains(base) || entity.types.contains(base);
            for child in names.iter().filter(|child| !is_known(&child.base)) {
                if self.is_synonym(child) {
                    continue;
                }
                let message = format!("`{}` has no constructor, field or method `{}`", name.base, child.base);
                self.diagnostics.push(Diagnostic::error(child.span, message));
            }
        }
        let associated: Vec<Symbol> = match children {
            Children::None => Vec::new(),
            Children::All => entity.types.clone(),
            Children::Some(names) => {
                names.iter().map(|child| child.base).filter(|base| entity.types.contains(base)).collect()
            }
        };
        let entity = TypeEntity { types: associated.clone(), ..entity };
        let children: Vec<Symbol> = match children {
            Children::None => Vec::new(),
            Children::All => entity.children.clone(),
            Children::Some(names) => {
                names.iter().map(|child| child.base).filter(|base| !associated.contains(base)).collect()
            }
        };
        let mut kept = Vec::with_capacity(children.len());
        for child in children {
            let is_bundled = !entity.children.contains(&child);
            // A synonym may have the name of a constructor that stays behind.
            let of_type = |e: &Entity| e.module == entity.entity.module || is_bundled || self.is_synonym_entity(*e);
            let found = match self.env.scope.value(name.qualifier, child) {
                Lookup::Found(found) if of_type(&found) => Some(found),
                Lookup::Ambiguous(found) => found.into_iter().map(|(e, _)| e).find(of_type),
                _ => None,
            };
            if let Some(found) = found {
                exports.values.insert(child, found);
                kept.push(child);
            }
        }
        for associated in associated {
            if let Lookup::Found(found) = self.env.scope.ty(name.qualifier, associated) {
                let children = found.children.clone();
                add_type(exports, associated, found, children);
            }
        }
        add_type(exports, name.base, entity, kept);
    }
}

impl Checker<'_> {
    /// Whether the name is that of a pattern synonym, which may be handed on with any type.
    fn is_synonym(&self, name: &Name) -> bool {
        match self.env.scope.value(name.qualifier, name.base) {
            Lookup::Found(entity) => self.is_synonym_entity(entity),
            _ => false,
        }
    }

    fn is_synonym_entity(&self, entity: Entity) -> bool {
        self.env.value(entity).is_some_and(|def| matches!(def.kind, ValueKind::Synonym { .. }))
    }
}

/// A type that is exported twice is exported with the children of both.
fn add_type(exports: &mut Exports, base: Symbol, entity: TypeEntity, children: Vec<Symbol>) {
    let none = || TypeEntity { entity: entity.entity, children: Vec::new(), types: Vec::new() };
    let entry = exports.types.entry(base).or_insert_with(none);
    for associated in &entity.types {
        if !entry.types.contains(associated) {
            entry.types.push(*associated);
        }
    }
    for child in children {
        if !entry.children.contains(&child) {
            entry.children.push(child);
        }
    }
}
