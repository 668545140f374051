//! Calls and names where state is shared.

use std::sync::Arc;

use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::{Code, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::{Then, arity, curried, state_name};
use crate::elab::{Callee, Elab, EvidenceId, GroupId};
use crate::library::STATE;
use crate::lower::expr::apply;
use crate::lower::{Lower, Wanted, forall, unsupported};
use crate::mutable::Parts;
use crate::show::source_name;

/// A function that is known: what to call, what it takes before its arguments, and how many those are.
struct Known {
    head: Expr,
    evidence: Vec<Expr>,
    arity: usize,
}

impl<'a> Lower<'a> {
    /// The form of a definition that takes and gives back the memory.
    pub(in crate::lower) fn remembering(&mut self, name: Symbol) -> Global {
        let code = match self.definitions.get(&name).cloned() {
            Some(definition) => {
                let span = Some(definition.span);
                let worker = self.worker(definition.group, &definition.body);
                (Code::Expr(Arc::new(worker)), span)
            }
            None => (Code::Unsupported(missing(name)), None),
        };
        let ty = forall(&["a".into()], Type::var("a"));
        Global { name: self.remembering_name(name), ty, code: code.0, span: code.1, fixity: None }
    }

    /// Adds the forms of these definitions that take and give back the memory, to look for gaps in them.
    pub(in crate::lower) fn remember_to_survey(&mut self, names: &[Symbol]) {
        self.memory.surveys = true;
        self.memory.has_text = true;
        names.iter().for_each(|name| self.want(Wanted::Remembering(*name), surveyed(*name)));
        self.make_wanted();
    }

    /// The function that a name stands for, if it takes parameters.
    fn known(&mut self, elab: &Elab) -> Result<Option<Known>, Expr> {
        let (callee, evidence) = match elab {
            Elab::Local(local, ids) => (Callee::Local(*local), Ok(ids)),
            Elab::Global(name, ids) => (Callee::Global(*name), Ok(ids)),
            Elab::Recursive(callee, group) => (*callee, Err(*group)),
            _ => return Ok(None),
        };
        let (head, arity) = match callee {
            Callee::Local(local) => match self.memory.known.get(&local.id) {
                Some(arity) => (Expr::Local(self.local(local)), *arity),
                None => return Ok(None),
            },
            Callee::Global(name) => {
                let Some((name, group, arity)) = self.replaced(name) else {
                    return Err(unsupported(missing(name)));
                };
                if arity == 0 {
                    return Ok(None);
                }
                // What stands for another takes the same comparisons.
                if let Ok(ids) = evidence
                    && self.facts.groups[group.0 as usize].len() != ids.len()
                {
                    return Err(unsupported(missing(name)));
                }
                let worker = self.remembering_name(name);
                self.want(Wanted::Remembering(name), worker);
                (Expr::Global(worker), arity)
            }
        };
        let evidence = match evidence {
            Ok(ids) => ids.iter().map(|id| self.shape_evidence(*id)).collect(),
            Err(group) => {
                let count = self.facts.groups[group.0 as usize].len();
                (0..count).map(|i| self.evidence_param(group, i)).collect()
            }
        };
        Ok(Some(Known { head, evidence, arity }))
    }

    /// The definition that a global stands for where state is shared: that of our module of memory, if it has one; its group and
    /// its parameters.
    fn replaced(&self, name: Symbol) -> Option<(Symbol, GroupId, usize)> {
        let found = |name: Symbol| {
            self.definitions.get(&name).map(|definition| (name, definition.group, arity(&definition.body)))
        };
        let Some(library) = name.as_str().strip_prefix("Stdlib.").filter(|rest| !rest.starts_with(STATE)) else {
            return found(name);
        };
        let (module, short) = library.rsplit_once('.').unwrap_or(("Stdlib", library));
        let own = state_name(&format!("{}_{short}", module.to_lowercase()));
        match found(own) {
            // Where input is asked for, it is one number after the other.
            Some(_) if module == "Scanf" && !self.memory.has_text => found(name),
            Some(found) => Some(found),
            // What these hold is known to our module alone.
            None if CONTAINERS.contains(&module) => None,
            None => found(name),
        }
    }

    /// Whether a global is the same definition where state is shared.
    pub(super) fn stands_for_itself(&self, name: Symbol) -> bool {
        self.replaced(name).is_some_and(|(found, _, _)| found == name)
    }

    /// A name as a value.
    pub(super) fn named_value<'k>(&mut self, elab: &'k Elab, then: Then<'a, 'k>) -> Expr {
        if let Elab::Builtin(builtin, evidence) = elab {
            let function = self.builtin_function(*builtin, evidence);
            return self.finish(function, then);
        }
        match self.known(elab) {
            Err(gap) => return gap,
            Ok(Some(known)) => {
                let function = self.partial(known, Vec::new());
                return self.finish(function, then);
            }
            Ok(None) => {}
        }
        match elab {
            Elab::Local(local, _) | Elab::Recursive(Callee::Local(local), _) => {
                let local = self.local(*local);
                self.finish(Expr::Local(local), then)
            }
            Elab::Global(name, evidence) => self.global_value(*name, evidence, then),
            _ => unsupported("a recursive value where state is shared"),
        }
    }

    /// A definition that is no function. What holds nothing that can change or be called is the same in all dialects; other
    /// values of the library are made where they are used, for making them does nothing else.
    fn global_value<'k>(&mut self, name: Symbol, evidence: &[EvidenceId], then: Then<'a, 'k>) -> Expr {
        let Some(definition) = self.definitions.get(&name).cloned() else { return unsupported(missing(name)) };
        if self.memory.surveys && !name.as_str().starts_with("Stdlib.") {
            let worker = surveyed(name);
            self.want(Wanted::Remembering(name), worker);
            let step = apply(Expr::Global(worker), vec![self.world()]);
            return self.continued(step, then);
        }
        let parts = Parts::of(self.program, &self.facts.mutable, &definition.scheme.ty);
        let is_plain = !parts.functions && !parts.hidden && parts.containers.is_empty();
        if is_plain && definition.changes.is_none() {
            let value = self.with_evidence(Expr::Global(name), &[]);
            return self.computed(value, then);
        }
        // Another name of a function that compares is that function each time it is looked at.
        let count = self.facts.groups[definition.group.0 as usize].len();
        let is_name = matches!(definition.body.unmarked(), Elab::Global(..) | Elab::Builtin(..));
        if is_name && count > 0 && count == evidence.len() {
            let worker = self.remembering_name(name);
            self.want(Wanted::Remembering(name), worker);
            let given = evidence.iter().map(|id| self.shape_evidence(*id)).collect::<Vec<_>>();
            let all = given.into_iter().chain([self.world()]).collect();
            return self.continued(apply(Expr::Global(worker), all), then);
        }
        if !evidence.is_empty() || !self.facts.groups[definition.group.0 as usize].is_empty() {
            return unsupported("a polymorphic value that compares, where state is shared");
        }
        let step = self.step(&definition.body);
        self.continued(step, then)
    }

    /// A function with fewer arguments than it takes, as a value.
    fn partial(&mut self, known: Known, args: Vec<Expr>) -> Expr {
        let rest: Vec<(Local, Local)> =
            (args.len()..known.arity).map(|_| (self.fresh("x"), self.fresh("memory"))).collect();
        let world = rest.last().map(|(_, world)| Expr::Local(*world));
        let given = args.into_iter().chain(rest.iter().map(|(param, _)| Expr::Local(*param))).chain(world);
        let all = known.evidence.into_iter().chain(given).collect();
        curried(rest, apply(known.head, all))
    }

    pub(super) fn call<'k>(&mut self, head: &'k Elab, args: &'k [Elab], then: Then<'a, 'k>) -> Expr {
        let head = head.unmarked();
        match head {
            Elab::App(inner, first) => {
                let all: Vec<Elab> = first.iter().chain(args).cloned().collect();
                return self.call_owned(inner, &all, then);
            }
            Elab::Updater(callee, _) => return self.call(callee, args, then),
            Elab::Builtin(builtin, evidence) => return self.builtin(*builtin, evidence, args, then),
            Elab::Unsupported(why) => return unsupported(*why),
            _ => {}
        }
        if let Some(function) = self.pure_function(head, args.len()) {
            return self
                .remember_all(args, Box::new(move |lower, values| lower.computed(apply(function, values), then)));
        }
        self.remember_all(
            args,
            Box::new(move |lower, mut values| match lower.known(head) {
                Err(gap) => gap,
                Ok(Some(known)) if values.len() < known.arity => {
                    let function = lower.partial(known, values);
                    lower.finish(function, then)
                }
                Ok(Some(known)) => {
                    let extra = values.split_off(known.arity);
                    let world = lower.world();
                    let all = known.evidence.into_iter().chain(values).chain([world]).collect();
                    lower.applied_step(apply(known.head, all), extra, then)
                }
                Ok(None) => lower
                    .remember(head, Then::Go(Box::new(move |lower, function| lower.applied(function, values, then)))),
            }),
        )
    }

    /// As [`Lower::call`], of arguments that were put together here.
    pub(super) fn call_owned(&mut self, head: &Elab, args: &[Elab], then: Then<'a, '_>) -> Expr {
        // The step is made first, so that what follows does not depend on how long the arguments live.
        let world = self.memory.world;
        let step = self.call(head, args, Then::Return);
        self.memory.world = world;
        self.continued(step, then)
    }

    /// Applies a function value.
    pub(super) fn applied(&mut self, function: Expr, mut args: Vec<Expr>, then: Then<'a, '_>) -> Expr {
        if args.is_empty() {
            return self.finish(function, then);
        }
        let first = args.remove(0);
        let call = apply(function, vec![first, self.world()]);
        self.applied_step(call, args, then)
    }

    pub(super) fn applied_step(&mut self, step: Expr, args: Vec<Expr>, then: Then<'a, '_>) -> Expr {
        if args.is_empty() {
            return self.continued(step, then);
        }
        self.continued(step, Then::Go(Box::new(move |lower, function| lower.applied(function, args, then))))
    }

    /// What the form of a definition with the memory is called; one that is given a text reads otherwise.
    fn remembering_name(&self, name: Symbol) -> Symbol {
        let how = match self.memory.has_text {
            _ if self.memory.surveys => return surveyed(name),
            true => "memory",
            false => "asking",
        };
        Symbol::new(&format!("{name}${how}"))
    }

    /// A call of a definition of our module of memory.
    pub(super) fn memory_call(&mut self, name: &str, args: Vec<Expr>, then: Then<'a, '_>) -> Expr {
        let name = state_name(name);
        if !self.definitions.contains_key(&name) {
            return unsupported(missing(name));
        }
        let worker = self.remembering_name(name);
        self.want(Wanted::Remembering(name), worker);
        let all = args.into_iter().chain([self.world()]).collect();
        self.continued(apply(Expr::Global(worker), all), then)
    }
}

/// The form of a definition with the memory in which gaps are looked for, and which is never run.
pub fn surveyed(name: Symbol) -> Symbol {
    Symbol::new(&format!("{name}{SURVEY}"))
}

/// How its name ends.
pub const SURVEY: &str = "$survey";

/// Modules whose values are made and looked at by our module of memory only.
const CONTAINERS: &[&str] = &["Hashtbl", "Queue", "Stack", "Buffer", "Bytes"];

fn missing(name: Symbol) -> Symbol {
    Symbol::new(&format!("`{}` where state is shared", source_name(name.as_str())))
}
