//! What is known of things by their qualified names: from the module being checked, and from the interfaces below it.

use std::cell::RefCell;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_typing::{Equation, Family};

use super::interface::{ClassDef, Entity, Head, InstanceDef, Interface, Packed, Table, TypeDef, ValueDef, head_of};
use super::prim;
use super::scope::{Interfaces, Scope};

pub(super) struct Env<'a> {
    pub scope: Scope,
    /// What the module being checked defines, as far as it is known yet.
    pub own: Own,
    interfaces: Interfaces<'a>,
    loaded: RefCell<FxHashMap<Symbol, Option<Arc<Interface>>>>,
    orphans: Vec<Symbol>,
}

#[derive(Default)]
pub(super) struct Own {
    pub types: Table<Symbol, Arc<TypeDef>>,
    pub values: Table<Symbol, Arc<ValueDef>>,
    pub instances: Table<(Symbol, Head), Vec<Arc<InstanceDef>>>,
    pub families: Vec<(Symbol, Family)>,
    pub equations: Vec<(Symbol, Equation)>,
    pub representations: Vec<(Symbol, Equation)>,
    /// One of the instances belongs neither to the module of its class nor to that of its type.
    pub has_orphan: bool,
}

impl<'a> Env<'a> {
    pub fn new(scope: Scope, interfaces: Interfaces<'a>) -> Env<'a> {
        let orphans = scope.orphans();
        Env { scope, own: Own::default(), interfaces, loaded: RefCell::default(), orphans }
    }

    pub fn interface(&self, module: Symbol) -> Option<Arc<Interface>> {
        if let Some(known) = self.loaded.borrow().get(&module) {
            return known.clone();
        }
        let found = if module == prim::module() {
            Some(prim::interface())
        } else if module == self.scope.module {
            Some(self.scope.interface.clone())
        } else {
            (self.interfaces)(module)
        };
        self.loaded.borrow_mut().insert(module, found.clone());
        found
    }

    pub fn value(&self, entity: Entity) -> Option<Arc<ValueDef>> {
        if let Some(own) = self.own.values.get(&entity.name) {
            return Some(own.clone());
        }
        self.interface(entity.module)?.values.get(&entity.name)?.get().cloned()
    }

    /// A type, synonym or class by its qualified name.
    pub fn type_def(&self, name: Symbol) -> Option<Arc<TypeDef>> {
        if let Some(own) = self.own.types.get(&name) {
            return Some(own.clone());
        }
        self.interface(module_of(name))?.types.get(&name)?.get().cloned()
    }

    pub fn class(&self, name: Symbol) -> Option<ClassRef> {
        let def = self.type_def(name)?;
        def.as_class().is_some().then_some(ClassRef(def))
    }

    /// All instances of a class that may fit a type with this head.
    pub fn instances(&self, class: Symbol, head: Head) -> Vec<Arc<InstanceDef>> {
        let mut found: Vec<Arc<InstanceDef>> = Vec::new();
        let mut modules = vec![module_of(class)];
        modules.extend(head.map(module_of));
        modules.extend(&self.orphans);
        // An expression that stands alone sees all instances of its module.
        modules.push(self.scope.module);
        let heads = if head.is_some() { &[head, None][..] } else { &[None] };
        for &head in heads {
            let key = (class, head);
            found.extend(self.own.instances.get(&key).into_iter().flatten().cloned());
            for &module in &modules {
                let Some(interface) = self.interface(module) else { continue };
                for def in interface.instances.get(&key).into_iter().flatten().filter_map(Packed::get) {
                    if !found.iter().any(|other| other.dict == def.dict) {
                        found.push(def.clone());
                    }
                }
            }
        }
        found
    }

    pub fn add_instance(&mut self, def: Arc<InstanceDef>) {
        let head = head_of(&def.head);
        let here = self.scope.module;
        let orphan = module_of(def.class) != here && head.is_none_or(|head| module_of(head) != here);
        self.own.has_orphan |= orphan;
        self.own.instances.entry((def.class, head)).or_default().push(def);
    }

    /// The modules that importers of this one have to look for orphan instances in.
    pub fn orphan_modules(&self) -> Vec<Symbol> {
        let mut modules = self.orphans.clone();
        if self.own.has_orphan && !modules.contains(&self.scope.module) {
            modules.push(self.scope.module);
        }
        modules
    }
}

/// A type definition that is known to be a class.
#[derive(Clone)]
pub(super) struct ClassRef(Arc<TypeDef>);

impl std::ops::Deref for ClassRef {
    type Target = ClassDef;

    fn deref(&self) -> &ClassDef {
        self.0.as_class().expect("checked when the reference was made")
    }
}

/// The module that a type's or class's qualified name says; built-in ones are in `Selfsame.Prim`.
pub(super) fn module_of(name: Symbol) -> Symbol {
    let text = name.as_str();
    let module = &text[..text.len() - base_name(text).len()];
    match module.strip_suffix('.') {
        Some(module) => Symbol::new(module),
        None => prim::module(),
    }
}
