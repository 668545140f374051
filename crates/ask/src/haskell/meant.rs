//! Which values a property is about: those that its generators make.
//!
//! QuickCheck's modifiers (`Positive`, `NonEmptyList`, …) are conditions, which the library has as functions. An instance of `Arbitrary` that the
//! user wrote may make any part of the values of its type; nobody says which.

use rustc_hash::FxHashSet;
use selfsame_core::expr::{Expr, Local};
use selfsame_core::inhabit::inside;
use selfsame_core::program::Program;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_haskell::load::{Loaded, LoadedModule, Prop};

use crate::check::drawn::Drawn;

/// The module of the library that has modifiers and conditions.
const MODULE: &str = "Selfsame.Test";
/// What the gap says of a property of what generators make.
const GENERATED: &str = "what a generator makes";
/// How the dictionaries of the class begin.
const INSTANCE: &str = "$fArbitrary";

/// A module, and what it says of generators.
pub struct Meant<'a> {
    loaded: &'a Loaded,
    module: &'a LoadedModule,
    sources: &'a SourceMap,
    /// The types for which there is an instance of the user's, without modules.
    instances: FxHashSet<String>,
}

impl<'a> Meant<'a> {
    /// What the user's modules say.
    pub fn of(loaded: &'a Loaded, module: &'a LoadedModule, sources: &'a SourceMap) -> Meant<'a> {
        let names = loaded.program.globals().map(|(_, global)| base_name(global.name.as_str()));
        let instances = names.filter_map(|name| name.strip_prefix(INSTANCE)).map(str::to_owned).collect();
        Meant { loaded, module, sources, instances }
    }

    /// The program of the module.
    pub fn program(&self) -> &'a Program {
        &self.loaded.program
    }

    /// What holds of the arguments that are meant, where modifiers say so.
    pub fn conditions(&self, arguments: &[(Local, Type)]) -> Result<Vec<Expr>, Symbol> {
        let mut conditions = Vec::new();
        for (local, ty) in arguments {
            if !self.reached(ty).iter().any(|name| name.as_str().starts_with("Selfsame.Test.")) {
                continue;
            }
            let condition = Type::fun(ty.clone(), Type::bool());
            match self.loaded.definition_at(self.module, MODULE, "meant", &condition, self.sources) {
                Some(meant) => conditions.push(Expr::App(Box::new(meant), vec![Expr::Local(*local)])),
                None => return Err(Symbol::new(&format!("which values `{}` stands for is not known", local.name))),
            }
        }
        Ok(conditions)
    }

    /// Why values that refute a property may not be meant.
    pub fn generated(&self, arguments: &[(Local, Type)]) -> Option<String> {
        if self.instances.is_empty() {
            return None;
        }
        let reached = arguments.iter().flat_map(|(_, ty)| self.reached(ty));
        let mut names = reached.map(|name| base_name(name.as_str()).to_owned());
        let name = names.find(|name| self.instances.iter().any(|instance| instance.starts_with(name.as_str())))?;
        Some(format!("there are values for which it does not hold, but `arbitrary` of `{name}` may not make them"))
    }

    /// A test of the property with its generators, where there may be something to draw that the property's types do not tell.
    pub fn drawn(&self, prop: &Prop, is_needed: bool) -> Option<Drawn> {
        let program = self.program();
        let call = Expr::Global(prop.global);
        let speaks_of_generators = || program.gap([&call]).is_some_and(|gap| gap.what.as_str().contains(GENERATED));
        if !is_needed && !speaks_of_generators() {
            return None;
        }
        // As QuickCheck's own choice of types has it.
        let (ty, of) = match &prop.scheme {
            Type::Forall(_, _, body) => (body.subst(&|_| Some(Type::integer())), true),
            ty => (ty.clone(), false),
        };
        let result = Type::tuple(vec![Type::list(Type::string()), Type::list(Type::bool())]);
        let test = Type::funs([ty.clone(), Type::int(), Type::int()], result);
        let tried = self.loaded.definition_at(self.module, MODULE, "tried", &test, self.sources)?;
        let name = base_name(prop.global.as_str());
        let property = match of {
            true => self.loaded.definition_at(self.module, self.module.name.as_str(), name, &ty, self.sources)?,
            false => call,
        };
        let dictionaries = match &prop.scheme {
            Type::Forall(_, preds, _) => preds.len(),
            _ => 0,
        };
        let names = prop.names.iter().skip(dictionaries).copied().collect();
        Some(Drawn { test: Expr::App(Box::new(tried), vec![property]), names, name: prop.name })
    }

    /// The names of all types that are in a type, or in the fields of its constructors.
    fn reached(&self, ty: &Type) -> Vec<Symbol> {
        const MOST: usize = 200;
        let program = self.program();
        let (mut todo, mut seen, mut names) = (vec![ty.clone()], FxHashSet::default(), Vec::new());
        while let Some(ty) = todo.pop() {
            match &ty {
                Type::Con(name, args) => {
                    todo.extend(args.iter().cloned());
                    if names.len() > MOST || !seen.insert(*name) {
                        continue;
                    }
                    names.push(*name);
                    todo.extend(inside(program, &ty));
                    let data = program.data_id(*name).map(|id| program.data(id));
                    for con in data.iter().flat_map(|data| &data.cons) {
                        todo.extend(program.con(*con).def.fields.iter().cloned());
                    }
                }
                Type::App(function, arg) => todo.extend([(**function).clone(), (**arg).clone()]),
                Type::Forall(_, _, body) => todo.push((**body).clone()),
                Type::Var(_) | Type::Meta(_) => {}
            }
        }
        names
    }
}
