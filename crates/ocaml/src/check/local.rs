//! Structures inside expressions: `let module M = struct … end in e`. What they define are variables, evaluated when their turn comes.

use std::mem;
use std::sync::Arc;

use selfsame_core::expr::Local;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_typing::Scheme;

use super::bind::{Checked, pat_locals, simple_name};
use super::scope::{How, Module, Value};
use super::{Checker, is_abstract};
use crate::elab::{Callee, Elab, Failure, GroupId, Pat, Row};
use crate::syntax::{Binding, ModuleExpr};

/// One definition of such a structure.
#[derive(Debug)]
pub(super) enum Step {
    Let(Local, Elab, GroupId),
    Recursive(Vec<(Local, Elab)>, GroupId),
    Match(Pat, Elab, Failure),
    /// Something that could not be read, and may do something.
    Lost(Symbol),
}

impl Step {
    /// The step, and then the rest.
    pub fn before(self, rest: Elab) -> Elab {
        match self {
            Step::Let(local, value, group) => Elab::Let(local, Box::new(value), group, Box::new(rest)),
            Step::Recursive(parts, group) => Elab::LetRec(parts, group, Box::new(rest)),
            Step::Match(pat, value, failure) => {
                let row = Row { pat, guard: None, body: rest };
                Elab::Match(Box::new(value), vec![row], failure)
            }
            Step::Lost(why) => Elab::Unsupported(why),
        }
    }
}

impl Checker {
    /// `let module M = … in …`: defines the module, and gives what is done before the expression.
    pub(super) fn local_module(&mut self, sources: &mut SourceMap, name: Symbol, body: &ModuleExpr) -> Vec<Step> {
        self.locally(|checker| {
            let entry = checker.module_entry(sources, name, body);
            checker.define_module(name, entry);
        })
        .1
    }

    /// `let open struct … end in …`: the module, and what is done before the expression.
    pub(super) fn local_open(
        &mut self,
        sources: &mut SourceMap,
        body: &ModuleExpr,
    ) -> (Option<Arc<Module>>, Vec<Step>) {
        self.locally(|checker| checker.module_expr(sources, None, body))
    }

    /// Runs something whose definitions are variables.
    fn locally<T>(&mut self, run: impl FnOnce(&mut Checker) -> T) -> (T, Vec<Step>) {
        let prefix = format!("{}$local{}.", self.prefix, self.next_local);
        let outer_prefix = mem::replace(&mut self.prefix, prefix);
        let type_vars = self.type_vars.clone();
        let (remaining, next_var) = (mem::take(&mut self.remaining), self.next_var);
        let outer_steps = self.steps.replace(Vec::new());
        let result = run(self);
        let steps = mem::replace(&mut self.steps, outer_steps).unwrap_or_default();
        self.type_vars.retain(|name, _| is_abstract(*name));
        self.type_vars.extend(type_vars);
        (self.remaining, self.next_var) = (remaining, next_var);
        self.prefix = outer_prefix;
        (result, steps)
    }

    /// As definitions at the top, of a structure inside an expression.
    pub(super) fn step_bindings(&mut self, sources: &mut SourceMap, recursive: bool, bindings: &[Binding]) {
        if recursive {
            let locals: Vec<Local> = bindings
                .iter()
                .map(|binding| {
                    let ty = self.types.fresh();
                    self.fresh_local(simple_name(&binding.pattern).unwrap_or("_".into()), ty)
                })
                .collect();
            let callees: Vec<Callee> = locals.iter().map(|local| Callee::Local(*local)).collect();
            let checked = self.recursive(sources, bindings, &callees);
            let group = checked.first().map(|checked| checked.group);
            let mut parts = Vec::new();
            for (checked, local) in checked.into_iter().zip(locals) {
                self.facts.locals.insert(local.id, checked.scheme.ty.clone());
                self.define_value(checked.name, Value { how: How::Local(local), scheme: Arc::new(checked.scheme) });
                parts.push((local, checked.body));
            }
            let step = group.map(|group| Step::Recursive(parts, group));
            self.steps.get_or_insert_default().extend(step);
            return;
        }
        let mut parts = Vec::new();
        for binding in bindings {
            parts.push(match simple_name(&binding.pattern) {
                Some(name) => Ok(self.single(sources, name, binding)),
                None => Err(self.destructured(sources, binding)),
            });
        }
        for (part, binding) in parts.into_iter().zip(bindings) {
            let step = match part {
                Ok(Checked { name, body, scheme, group }) => {
                    let local = self.fresh_local(name, scheme.ty.clone());
                    self.define_value(name, Value { how: How::Local(local), scheme: Arc::new(scheme) });
                    Step::Let(local, body, group)
                }
                Err((pat, body, _)) => {
                    let mut locals = Vec::new();
                    pat_locals(&pat, &mut locals);
                    for local in locals {
                        let scheme = Arc::new(Scheme::mono(self.facts.locals[&local.id].clone()));
                        self.define_value(local.name, Value { how: How::Local(local), scheme });
                    }
                    Step::Match(pat, body, self.failure(sources, binding.pattern.span))
                }
            };
            self.steps.get_or_insert_default().push(step);
        }
    }
}
