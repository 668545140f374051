//! From a file to a program: finds the modules it imports, checks them in order, desugars them and links everything.
//!
//! Nothing is read here: whoever calls supplies a root file and a function that finds the text of a module by its name.
//! Library modules come prepared ([`Library`]); a module that is found in source wins over one of the library.

mod boot;
mod called;
mod classes;
mod definitions;
mod doctest;
mod every;
mod expr;
mod graph;
mod rules;
mod sample;
mod suite;
#[cfg(test)]
mod tests;
mod written;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{Code, ConId, DataKind, Global, Program};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use crate::check::{Checked, CheckedGlobal, Interface, Scope, check_module};
use crate::desugar;
use crate::preprocess::Defines;
use crate::syntax::{Decl, Module, Spanned, ValueDecl};

pub use boot::SUFFIX as PROMISES;
pub use classes::MethodCode;
pub use definitions::Definition;
pub use expr::Evaluable;
pub use graph::{Found, Unit};
pub use rules::{Prop, Quantifiers, Rule, Sides, is_tested, parameters, result};

/// Modules that were checked and desugared beforehand.
pub trait Library: Send + Sync {
    /// The interface of a module, if the library has it.
    fn interface(&self, module: Symbol) -> Option<Arc<Interface>>;
    /// What a module of the library imports.
    fn imports(&self, module: Symbol) -> Vec<Symbol>;
    /// A program that has all of the library and the built-in types.
    fn program(&self) -> Program;
}

/// How modules are found.
pub struct Loader<'a> {
    /// Where files are added that are loaded on the way.
    pub sources: &'a mut SourceMap,
    /// The source of a module that is not part of the library, or is to be used in its place; with [`PROMISES`] behind its name, of what it promises.
    pub find: &'a mut dyn FnMut(Symbol) -> Option<Found>,
    /// What is looked in for modules that are not found otherwise.
    pub library: Option<Arc<dyn Library>>,
}

/// Everything that was loaded, ready to be used by engines.
pub struct Loaded {
    /// All modules, linked.
    pub program: Arc<Program>,
    /// In the order of checking: each after those it imports, the root last.
    pub modules: Vec<LoadedModule>,
    /// Of all modules, in the order in which they were loaded.
    pub diagnostics: Vec<Diagnostic>,
    interfaces: FxHashMap<Symbol, Arc<Interface>>,
    library: Option<Arc<dyn Library>>,
}

/// A module that was loaded from source.
pub struct LoadedModule {
    /// As its header says.
    pub name: Symbol,
    /// It was asked for, and not only imported.
    pub is_root: bool,
    /// Its source.
    pub file: FileId,
    /// How it was read.
    pub defines: Arc<Defines>,
    /// What names mean in it.
    pub scope: Scope,
    /// What importers see of it.
    pub interface: Arc<Interface>,
    /// Modules it imports, as it names them.
    pub imports: Vec<Symbol>,
    /// What it defines at its top, in the order of the source.
    pub values: Vec<Value>,
    /// Definitions of which nothing could be read but their names.
    pub lost: Vec<Lost>,
    /// What its text defines, in order.
    pub definitions: Vec<Definition>,
    /// Of `RULES` pragmas, in the order of the source.
    pub rules: Vec<Rule>,
    /// Its properties, in the order of the source.
    pub props: Vec<Prop>,
    /// `{-@ ... @-}` comments, for the refinement engine.
    pub annotations: Vec<Spanned<String>>,
}

/// A top-level definition of a module.
#[derive(Clone, Debug)]
pub struct Value {
    /// Of the global in the program.
    pub name: Symbol,
    /// The type as the user sees it.
    pub scheme: Type,
    /// Where it is defined, if in a file.
    pub span: Option<Span>,
}

/// A definition that could not be read.
#[derive(Clone, Debug)]
pub struct Lost {
    /// Without the module.
    pub name: Symbol,
    /// What the global would be called.
    pub global: Symbol,
    /// Where it would have been.
    pub span: Span,
    /// Why it could not be read.
    pub why: Symbol,
}

impl Loader<'_> {
    /// Loads a file and all that it needs. Errors are in the diagnostics; what they do not concern is loaded.
    pub fn load(self, root: Found) -> Loaded {
        self.load_all(vec![root])
    }

    /// Loads several files into one program.
    pub fn load_all(mut self, roots: Vec<Found>) -> Loaded {
        let has_one_root = roots.len() == 1;
        let (units, mut diagnostics) = graph::read(&mut self, roots);
        let mut program = match &self.library {
            Some(library) => library.program(),
            None => Program::with_builtins(),
        };
        let mut interfaces = FxHashMap::default();
        let mut modules = Vec::with_capacity(units.len());
        for unit in units {
            diagnostics.extend(unit.diagnostics);
            let mut syntax = unit.module;
            // Only of what was asked for: a suite may be imported by another.
            let tests = if unit.is_root { suite::read(&mut syntax, unit.file, self.sources) } else { Vec::new() };
            let every = match unit.is_root {
                true => every::read(&mut syntax, unit.file, &unit.defines, self.sources),
                false => Vec::new(),
            };
            let find = |name: Symbol| find_interface(&interfaces, self.library.as_deref(), name);
            let checked = check_module(&mut syntax, self.sources, &find);
            if unit.is_boot {
                interfaces.entry(unit.internal_name).or_insert(checked.interface);
                continue;
            }
            // What is wrong within a test is wrong where it stands, and told once.
            checked.diagnostics.into_iter().for_each(|new| {
                let is_same = |old: &Diagnostic| old.message == new.message && old.primary == new.primary;
                let is_example =
                    new.primary.as_ref().is_some_and(|(span, _)| suite::is_example(self.sources, span.file));
                if !is_example && (tests.is_empty() && every.is_empty() || !diagnostics.iter().any(is_same)) {
                    diagnostics.push(new);
                }
            });
            let Checked { interface, datas, globals, rules, scope, special_types, lost_instances, .. } = checked;
            interfaces.insert(unit.internal_name, interface.clone());
            datas.into_iter().for_each(|data| {
                program.add_data(data);
            });
            // Types that only a match knows cannot be made up.
            special_types
                .iter()
                .filter_map(|name| program.data_id(*name))
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|id| program.hide(id));
            let values =
                globals.into_iter().map(|global| add_global(&mut program, unit.name, global)).collect::<Vec<_>>();
            let lost = lost(&syntax, &values);
            let definitions = definitions::definitions(&syntax, (&values, &lost, &lost_instances), &interface);
            let (rules, mut props) = rules::collect(rules, &syntax, (&values, &lost), &program, &mut diagnostics);
            props.extend(tests.iter().map(|test| rules::of_test(test, &values, &syntax, &program)));
            every.iter().for_each(|one| rules::add_every(one, &mut props, &values, &program));
            modules.push(LoadedModule {
                name: unit.name,
                is_root: unit.is_root,
                file: unit.file,
                defines: unit.defines,
                scope,
                interface,
                imports: unit.imports,
                values,
                lost,
                definitions,
                rules,
                props,
                annotations: syntax.annotations,
            });
        }
        // Those that a root promised something to may come after it.
        modules.sort_by_key(|module| module.is_root);
        if has_one_root && let Some((_, others)) = modules.split_last() {
            others.iter().for_each(|module| hide(&mut program, &module.interface));
        }
        Loaded { program: Arc::new(program), modules, diagnostics, interfaces, library: self.library }
    }
}

impl Loaded {
    /// The file that was asked for; the last of them if there were several.
    pub fn root(&self) -> Option<&LoadedModule> {
        self.modules.last()
    }

    /// A module that was loaded from source.
    pub fn module(&self, name: Symbol) -> Option<&LoadedModule> {
        self.modules.iter().find(|module| module.name == name)
    }

    /// Whether there is such a module, in source or in the library.
    pub fn has(&self, name: Symbol) -> bool {
        name.as_str() == graph::PRIM || self.module(name).is_some() || self.interface(name).is_some()
    }

    /// What importers see of a module, in source or in the library.
    pub fn interface(&self, name: Symbol) -> Option<Arc<Interface>> {
        find_interface(&self.interfaces, self.library.as_deref(), name)
    }
}

fn find_interface(
    loaded: &FxHashMap<Symbol, Arc<Interface>>,
    library: Option<&dyn Library>,
    name: Symbol,
) -> Option<Arc<Interface>> {
    loaded.get(&name).cloned().or_else(|| library?.interface(name))
}

/// Whoever asks about a module from outside has only what it exports: of a type whose constructors are not all exported, the
/// values that its functions make.
fn hide(program: &mut Program, interface: &Interface) {
    let exported: FxHashSet<Symbol> = interface.exports.values.values().map(|entity| entity.name).collect();
    for name in interface.types.keys() {
        let Some(id) = program.data_id(*name) else { continue };
        let data = program.data(id);
        let is_out = |con: &ConId| exported.contains(&program.con(*con).def.name);
        if data.kind != DataKind::Dictionary && !data.cons.iter().all(is_out) {
            program.hide(id);
        }
    }
}

/// The definitions of a module that are not among its values.
fn lost(module: &Module, values: &[Value]) -> Vec<Lost> {
    let mut lost: Vec<Lost> = Vec::new();
    for decl in &module.decls {
        let (Decl::Unsupported(what) | Decl::Value(ValueDecl::Unsupported(what))) = decl else { continue };
        for name in what.defines.iter().filter(|name| !name.is_constructor()).map(|name| name.base) {
            let global = Symbol::new(&format!("{}.{name}", module.name.node));
            if values.iter().any(|value| value.name == global) || lost.iter().any(|other| other.name == name) {
                continue;
            }
            let why = if what.reported { what.what.clone() } else { format!("{} is not supported", what.what) };
            lost.push(Lost { name, global, span: what.span, why: Symbol::new(&why) });
        }
    }
    lost
}

/// What only the compiler can do: in its own packages something stands in the place of it that it never runs.
const WIRED_IN: [(&str, &str); 1] = [("Unsafe.Coerce", "unsafeEqualityProof")];

/// A definition of a module, under whatever name the module is kept.
fn add_global(program: &mut Program, module: Symbol, global: CheckedGlobal) -> Value {
    let CheckedGlobal { name, ty, scheme, body, span, fixity } = global;
    let base = base_name(name.as_str());
    let code = match body {
        Ok(_) if WIRED_IN.contains(&(module.as_str(), base)) => {
            Code::Unsupported(Symbol::new(&format!("`{base}`: the compiler has another meaning for it")))
        }
        Ok(elab) => Code::Expr(Arc::new(desugar::closed(&elab))),
        Err(why) => Code::Unsupported(Symbol::new(&format!("`{base}`: {why}"))),
    };
    program.add_global(Global { name, ty, code, span, fixity });
    Value { name, scheme, span }
}
