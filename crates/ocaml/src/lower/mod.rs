//! From the elaborated, strict program to lazy Core.
//!
//! Core evaluates nothing that is not needed, OCaml evaluates everything in a fixed order. The translation keeps one
//! invariant: **a variable in scope always stands for a value**. So `let x = e in b` becomes `let x = e in case x of _ -> b`,
//! arguments are evaluated right to left into variables before the call, and so are the parts of constructors and tuples.
//! What cannot fail or diverge (literals, variables, functions, total primitives of such, constructors of such) is left
//! where it stands: evaluating it later gives the same.

mod arrays;
mod attempt;
mod call;
mod compare;
mod containers;
mod dual;
mod expr;
mod matching;
mod memory;
mod same;
mod state;
mod update;
mod uses;

pub(crate) use arrays::{assigned, changes_rows, is_fresh_array};
pub(crate) use call::OUTPUT_DROPPED;
pub(crate) use containers::{changes_container, written_argument};
pub(crate) use memory::{Ending, SURVEY, surveyed};
pub(crate) use state::{keeps_nothing, makes_state};

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Expr, Label, LabelKind, Local};
use selfsame_core::program::{Code, Global, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::elab::{Class, Definition, Elab, Facts, GroupId};
use crate::updater::Updaters;

/// Lowers definitions into a program, with the comparisons and exception-catching copies that they need.
pub struct Lower<'a> {
    facts: &'a Facts,
    program: &'a mut Program,
    /// Definitions whose body may be needed again.
    definitions: &'a FxHashMap<Symbol, Arc<Definition>>,
    /// Functions that change what they are given.
    updaters: &'a Updaters,
    next_local: &'a mut u32,
    /// Variables that stand for other variables.
    renames: FxHashMap<u32, Local>,
    /// Variables bound so far: one that is bound again, in a copy, gets a new name.
    bound: FxHashSet<u32>,
    /// The evidence parameters of the functions around.
    evidence: FxHashMap<(GroupId, usize), Local>,
    wanted: VecDeque<Wanted>,
    attempts: attempt::Attempts,
    /// Whether comparisons are made to be called elsewhere.
    passes_evidence: bool,
    refs: state::Refs,
    memory: memory::Memory,
}

/// A definition made on demand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Wanted {
    Comparison(Class, Symbol),
    Attempt(Symbol),
    Updating(Symbol),
    ExceptionText,
    ExceptionName,
    /// The form of a definition that takes and gives back the memory.
    Remembering(Symbol),
    /// What a comparison sees of a value of a type.
    Shape(Symbol),
    /// How `==` looks at values of a type, where state is shared or not.
    Same(Symbol, bool),
    /// A value of a type without addresses.
    Frozen(Symbol),
}

impl<'a> Lower<'a> {
    pub fn new(
        facts: &'a Facts,
        program: &'a mut Program,
        definitions: &'a FxHashMap<Symbol, Arc<Definition>>,
        updaters: &'a Updaters,
        next_local: &'a mut u32,
    ) -> Lower<'a> {
        Lower {
            facts,
            program,
            definitions,
            updaters,
            next_local,
            renames: FxHashMap::default(),
            bound: FxHashSet::default(),
            evidence: FxHashMap::default(),
            wanted: VecDeque::new(),
            attempts: Default::default(),
            passes_evidence: false,
            refs: Default::default(),
            memory: Default::default(),
        }
    }

    /// Adds the globals to the program.
    pub fn definitions(&mut self, definitions: &[Arc<Definition>]) {
        for definition in definitions {
            let expr = match definition.changes {
                Some(why) => unsupported(why),
                None => self.global_body(definition),
            };
            let ty = self.global_type(definition);
            let code = match expr {
                Expr::Bottom(Label { kind: LabelKind::Unsupported, text }) => Code::Unsupported(text),
                expr => Code::Expr(Arc::new(expr)),
            };
            self.program.add_global(Global {
                name: definition.name,
                ty,
                code,
                span: Some(definition.span),
                fixity: None,
            });
        }
        self.make_wanted();
    }

    /// One expression, over the program's globals.
    pub fn expression(&mut self, elab: &Elab) -> Expr {
        let expr = self.expr(elab);
        self.make_wanted();
        expr
    }

    /// Adds what [`crate::survey`] looks at.
    pub fn survey(&mut self, names: &[Symbol]) {
        self.remember_to_survey(names);
    }

    /// The form of a definition that gives back what it changes.
    pub fn updating_expression(&mut self, callee: &Elab) -> Expr {
        let expr = self.updating(callee);
        self.make_wanted();
        expr
    }

    fn want(&mut self, wanted: Wanted, name: Symbol) {
        if self.program.global_id(name).is_none() && !self.wanted.contains(&wanted) {
            self.wanted.push_back(wanted);
        }
    }

    fn make_wanted(&mut self) {
        while let Some(wanted) = self.wanted.pop_front() {
            let global = match wanted {
                Wanted::Comparison(class, data) => self.comparison(class, data),
                Wanted::Attempt(name) => self.attempt_copy(name),
                Wanted::Updating(name) => self.updating_copy(name),
                Wanted::ExceptionText => self.exception_text(),
                Wanted::ExceptionName => self.exception_names(),
                Wanted::Remembering(name) => self.remembering(name),
                Wanted::Shape(data) => self.shape_of(data),
                Wanted::Same(data, with_memory) => self.same_of(data, with_memory),
                Wanted::Frozen(data) => self.frozen_data(data),
            };
            self.program.add_global(global);
        }
    }

    fn fresh(&mut self, name: impl Into<Symbol>) -> Local {
        *self.next_local += 1;
        Local { id: *self.next_local, name: name.into() }
    }

    /// The variable that a binder of the elaborated program binds in Core, where each is bound once.
    fn binder(&mut self, local: Local) -> Local {
        self.attempts.note(local);
        if self.bound.insert(local.id) {
            self.renames.remove(&local.id);
            return local;
        }
        let copy = self.fresh(local.name);
        self.renames.insert(local.id, copy);
        copy
    }

    /// What a variable of the elaborated program is called in Core.
    fn local(&self, local: Local) -> Local {
        self.renames.get(&local.id).copied().unwrap_or(local)
    }

    /// The definition with its evidence parameters in front.
    fn abstracted(&mut self, group: GroupId, body: &Elab) -> Expr {
        let params = self.evidence_params(group);
        let body = self.expr(body);
        lambda(params, body)
    }

    /// The type of a global: evidence comes first, then second forms of arguments.
    fn global_type(&mut self, definition: &Definition) -> Type {
        let own = self.dual_type(definition.name, definition.scheme.ty.clone());
        self.scheme_type(definition, own)
    }

    fn scheme_type(&self, definition: &Definition, own: Type) -> Type {
        let scheme = &definition.scheme;
        let classes = &self.facts.groups[definition.group.0 as usize];
        let evidence = classes.iter().zip(&scheme.preds).map(|(class, pred)| {
            let result = if class.gives_number() { Type::int() } else { Type::bool() };
            Type::funs([pred.ty.clone(), pred.ty.clone()], result)
        });
        forall(&scheme.vars, Type::funs(evidence.collect::<Vec<_>>(), own))
    }

    fn evidence_params(&mut self, group: GroupId) -> Vec<Local> {
        let classes = &self.facts.groups[group.0 as usize];
        let mut params = Vec::with_capacity(classes.len());
        for (i, class) in classes.iter().enumerate() {
            let name = match class {
                Class::Ord => "compare",
                Class::Less => "order",
                Class::Eq => "equal",
                Class::Same => "same",
            };
            let local = self.fresh(name);
            self.evidence.insert((group, i), local);
            params.push(local);
        }
        params
    }
}

fn forall(vars: &[Symbol], ty: Type) -> Type {
    if vars.is_empty() { ty } else { Type::Forall(vars.into(), Arc::new([]), Arc::new(ty)) }
}

/// A function of these and the body's own parameters.
fn lambda(mut params: Vec<Local>, body: Expr) -> Expr {
    match body {
        body if params.is_empty() => body,
        Expr::Lam(inner, body) => {
            params.extend(inner);
            Expr::Lam(params, body)
        }
        body => Expr::Lam(params, Box::new(body)),
    }
}

fn unsupported(why: impl Into<Symbol>) -> Expr {
    Expr::Bottom(Label::new(LabelKind::Unsupported, why))
}
