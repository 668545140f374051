//! The names that a module defines, before anything is known of them but their kind.

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{DataDef, DataKind, Fixity};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_typing::Family;
use std::sync::Arc;

use super::checker::Checker;
use super::error;
use super::interface::{ClassDef, Entity, SynonymDef, TypeDef, TypeEntity, ValueDef, ValueKind};
use super::prim::known;
use crate::syntax::{ClassDecl, DataDecl, Decl, FamilyDecl, Module, Name, Unsupported, ValueDecl};

/// Where names were first defined, for complaints about the second time.
#[derive(Default)]
struct Declared {
    types: FxHashMap<Symbol, Span>,
    values: FxHashMap<Symbol, Span>,
}

impl Checker<'_> {
    /// Brings all top-level names into scope.
    pub fn declare(&mut self, module: &Module) {
        if let Some(what) = super::meaning::not_followed(&module.extensions) {
            self.diagnostics.push(Diagnostic::unsupported(module.name.span, format!("{what} is not supported")));
            self.all_spoiled = Some(Symbol::new(&format!("{what} is not supported")));
        }
        let fixities = fixities(&module.decls);
        let mut declared = Declared::default();
        for decl in &module.decls {
            match decl {
                Decl::Data(data) => self.declare_data(data, &fixities, &mut declared),
                Decl::Synonym { name, params, .. } => {
                    let unknown = SynonymDef { params: params.clone(), body: Type::con(known().unit) };
                    self.declare_type(name, Vec::new(), TypeDef::Synonym(unknown), &mut declared);
                }
                Decl::Family(family) => self.declare_family(family, &mut declared),
                Decl::Class(class) => self.declare_class(class, &fixities, &mut declared),
                Decl::Value(value) => self.declare_value_decl(value, &fixities, &mut declared),
                Decl::Unsupported(what) => self.declare_unsupported(what, &mut declared),
                Decl::PatternSynonym { name, arity, builds, .. } => {
                    let kind = ValueKind::Synonym { arity: *arity as u32, builds: *builds };
                    self.declare_value(name, kind, fixities.get(&name.base).copied(), &mut declared);
                }
                Decl::Instance(_)
                | Decl::Equation(_)
                | Decl::StandaloneDeriving { .. }
                | Decl::Default(..)
                | Decl::PatternSignature { .. } => {}
            }
        }
    }

    /// The qualified name of something defined here.
    pub fn own_name(&self, base: &str) -> Symbol {
        Symbol::new(&format!("{}.{base}", self.env.scope.module))
    }

    fn declare_type(&mut self, name: &Name, children: Vec<Symbol>, def: TypeDef, declared: &mut Declared) {
        if let Some(first) = declared.types.get(&name.base) {
            self.report(error::duplicate("the type", name, *first));
            return;
        }
        declared.types.insert(name.base, name.span);
        let qualified = self.own_name(name.base.as_str());
        let entity = Entity { name: qualified, module: self.env.scope.module };
        self.env.scope.add_type(name.base, TypeEntity { entity, children, types: Vec::new() });
        self.env.own.types.insert(qualified, Arc::new(def));
    }

    fn declare_value(&mut self, name: &Name, kind: ValueKind, fixity: Option<Fixity>, declared: &mut Declared) {
        if let Some(first) = declared.values.get(&name.base) {
            self.report(error::duplicate("the name", name, *first));
            let qualified = self.own_name(name.base.as_str());
            self.twice.insert(qualified);
            return;
        }
        declared.values.insert(name.base, name.span);
        let qualified = self.own_name(name.base.as_str());
        let entity = Entity { name: qualified, module: self.env.scope.module };
        self.env.scope.add_value(name.base, entity);
        let scheme = Err(Symbol::new(&format!("uses `{}`, which has an error", name.base)));
        let def = ValueDef { kind, scheme, fixity, span: Some(name.span) };
        self.env.own.values.insert(qualified, Arc::new(def));
    }

    fn declare_data(&mut self, data: &DataDecl, fixities: &Fixities, declared: &mut Declared) {
        let mut children: Vec<Symbol> = data.cons.iter().map(|con| con.name.base).collect();
        let type_name = self.own_name(data.name.base.as_str());
        for (index, con) in data.cons.iter().enumerate() {
            let kind = ValueKind::Con { data: type_name, index: index as u32 };
            self.declare_value(&con.name, kind, fixities.get(&con.name.base).copied(), declared);
        }
        for label in data.cons.iter().flat_map(|con| &con.fields).filter_map(|field| field.label) {
            // The same label in several constructors of one type is one field.
            if !children.contains(&label.base) {
                children.push(label.base);
                let fixity = fixities.get(&label.base).copied();
                self.declare_value(&label, ValueKind::Field { data: type_name }, fixity, declared);
            }
        }
        let kind = if data.newtype { DataKind::Newtype } else { DataKind::Data };
        let params = data.params.clone();
        let def = DataDef { name: type_name, params, kind, cons: Vec::new(), span: Some(data.span) };
        self.declare_type(&data.name, children, TypeDef::Data(def), declared);
    }

    /// A data family is a type without constructors of its own: those of its instances make values of it.
    fn declare_family(&mut self, family: &FamilyDecl, declared: &mut Declared) {
        let name = self.own_name(family.name.base.as_str());
        if family.is_data {
            let (params, cons) = (family.params.clone(), Vec::new());
            let def = DataDef { name, params, kind: DataKind::Data, cons, span: Some(family.span) };
            return self.declare_type(&family.name, Vec::new(), TypeDef::Data(def), declared);
        }
        let def = Family { arity: family.params.len(), is_closed: family.closed.is_some() };
        self.metas.add_family(name, def.clone());
        self.env.own.families.push((name, def.clone()));
        self.declare_type(&family.name, Vec::new(), TypeDef::Family(def), declared);
    }

    fn declare_class(&mut self, class: &ClassDecl, fixities: &Fixities, declared: &mut Declared) {
        let class_name = self.own_name(class.name.base.as_str());
        let mut children = Vec::new();
        for decl in &class.body {
            let ValueDecl::Signature { names, .. } = decl else { continue };
            for name in names {
                let kind = ValueKind::Method { class: class_name, index: children.len() as u32 };
                children.push(name.base);
                self.declare_value(name, kind, fixities.get(&name.base).copied(), declared);
            }
        }
        let def = ClassDef {
            name: class_name,
            params: class.params.clone(),
            dependencies: Vec::new(),
            arity: 0,
            supers: Vec::new(),
            methods: Vec::new(),
            con: self.own_name(&format!("$D{}", class.name.base)),
            defaults: Vec::new(),
        };
        self.declare_type(&class.name, children, TypeDef::Class(def), declared);
        self.env.scope.set_associated(class.name.base, class.associated.iter().map(|name| name.base).collect());
    }

    fn declare_value_decl(&mut self, value: &ValueDecl, fixities: &Fixities, declared: &mut Declared) {
        match value {
            ValueDecl::Function(function) => {
                let fixity = fixities.get(&function.name.base).copied();
                self.declare_value(&function.name, ValueKind::Global, fixity, declared);
            }
            ValueDecl::Pattern { pat, .. } => {
                for name in self.pattern_binders(pat) {
                    let fixity = fixities.get(&name.base).copied();
                    self.declare_value(&name, ValueKind::Global, fixity, declared);
                }
            }
            ValueDecl::Unsupported(what) => self.declare_unsupported(what, declared),
            ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } => {}
        }
    }

    /// Users of what such a declaration would define are left out; nothing else is.
    fn declare_unsupported(&mut self, what: &Unsupported, declared: &mut Declared) {
        if !what.reported {
            let message = format!("{} is not supported", what.what);
            self.diagnostics.push(Diagnostic::unsupported(what.span, message));
        }
        for name in &what.defines {
            let why = if what.reported {
                Symbol::new(&format!("uses `{}`, which has an error", name.base))
            } else {
                Symbol::new(&format!("uses `{}`: {} is not supported", name.base, what.what))
            };
            if name.is_constructor() && !declared.types.contains_key(&name.base) {
                self.declare_type(name, Vec::new(), TypeDef::Unsupported(why), declared);
            }
            if !declared.values.contains_key(&name.base) {
                self.declare_value(name, ValueKind::Global, None, declared);
                self.set_scheme(self.own_name(name.base.as_str()), Err(why));
            }
        }
    }

    /// What is known of the type of an own value from now on.
    pub fn set_scheme(&mut self, name: Symbol, scheme: Result<Type, Symbol>) {
        let scheme = match scheme {
            // Which of the two is meant, nobody knows.
            Ok(_) if self.twice.contains(&name) => Err(self.reason(base_name(name.as_str()).into())),
            scheme => scheme,
        };
        if let Some(def) = self.env.own.values.get_mut(&name) {
            Arc::make_mut(def).scheme = scheme;
        }
    }
}

type Fixities = FxHashMap<Symbol, Fixity>;

/// Declared at the top level or in class bodies.
fn fixities(decls: &[Decl]) -> Fixities {
    let mut found = Fixities::default();
    let mut add = |value: &ValueDecl| {
        if let ValueDecl::Fixity { names, fixity, .. } = value {
            found.extend(names.iter().map(|name| (name.base, *fixity)));
        }
    };
    for decl in decls {
        match decl {
            Decl::Value(value) => add(value),
            Decl::Class(class) => class.body.iter().for_each(&mut add),
            _ => {}
        }
    }
    found
}
