//! Functions whose result nobody else has.
//!
//! Arrays are lists to the engines, which cannot tell an array from its copy. OCaml's programs can, by writing to one and
//! looking at the other. So of two functions with such results more must be known than that the contents are the same.

use rustc_hash::FxHashSet;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::elab::{Builtin, Callee, Elab};
use crate::load::Loaded;
use crate::lower::is_fresh_array;
use crate::mutable::{Parts, holds_mutable, is_container};

/// Whether results of this type can be told apart by who else has them, and exceptions of the file too.
pub fn has_identity(loaded: &Loaded, result: &Type) -> bool {
    let records = &loaded.session.checker.facts.mutable;
    holds_mutable(&loaded.program, records, result) || holds_mutable(&loaded.program, records, &crate::check::exn())
}

/// Whether every call of the definition with so many arguments gives a container that nobody else has, of elements that
/// cannot be changed.
pub fn gives_new(loaded: &Loaded, global: Symbol, arity: usize, result: &Type) -> bool {
    let records = &loaded.session.checker.facts.mutable;
    let is_flat = match result {
        Type::Con(name, args) if is_container(*name) => args.iter().all(|element| {
            let parts = Parts::of(&loaded.program, records, element);
            parts.containers.is_empty() && !parts.hidden && !parts.functions
        }),
        _ => false,
    };
    is_flat
        && !holds_mutable(&loaded.program, records, &crate::check::exn())
        && Fresh { loaded, open: FxHashSet::default(), locals: FxHashSet::default() }.call(global, arity)
}

struct Fresh<'a> {
    loaded: &'a Loaded,
    /// Definitions that are being looked at: what they give by calling themselves, they give in another way first.
    open: FxHashSet<Symbol>,
    /// Local variables that are new arrays, and local functions that give such.
    locals: FxHashSet<u32>,
}

impl Fresh<'_> {
    fn call(&mut self, global: Symbol, arity: usize) -> bool {
        if self.open.contains(&global) {
            return true;
        }
        let Some(definition) = self.loaded.session.definitions.get(&global).cloned() else { return false };
        self.open.insert(global);
        let body = body(&definition.body, arity);
        let is_new = body.is_some_and(|body| self.is_new(body));
        self.open.remove(&global);
        is_new
    }

    fn is_new(&mut self, elab: &Elab) -> bool {
        match elab {
            Elab::At(_, inner) => self.is_new(inner),
            Elab::Local(local, _) => self.locals.contains(&local.id),
            Elab::Con(..) => is_fresh_array(elab),
            Elab::App(head, args) => self.is_new_call(elab, head.unmarked(), args.len()),
            Elab::Let(local, value, _, rest) => {
                let inner = match value.unmarked() {
                    Elab::Fun(params, inner) if !params.is_empty() => inner,
                    value => value,
                };
                if self.is_new(inner) {
                    self.locals.insert(local.id);
                }
                self.is_new(rest)
            }
            Elab::LetRec(bindings, _, rest) => {
                // All give new arrays as long as none does something else.
                self.locals.extend(bindings.iter().map(|(local, _)| local.id));
                let mut all = bindings.iter();
                let are_new = all.all(|(_, value)| match value.unmarked() {
                    Elab::Fun(_, inner) => self.is_new(inner),
                    _ => false,
                });
                if !are_new {
                    bindings.iter().for_each(|(local, _)| {
                        self.locals.remove(&local.id);
                    });
                }
                self.is_new(rest)
            }
            Elab::Seq(_, last) => self.is_new(last),
            Elab::If(_, yes, no) => self.is_new(yes) && self.is_new(no),
            Elab::Match(_, rows, _) => rows.iter().all(|row| self.is_new(&row.body)),
            Elab::Try(inner, rows, _) => self.is_new(inner) && rows.iter().all(|row| self.is_new(&row.body)),
            Elab::MatchTry(parts) => parts.values.iter().chain(&parts.exceptions).all(|row| self.is_new(&row.body)),
            _ => false,
        }
    }

    fn is_new_call(&mut self, call: &Elab, head: &Elab, count: usize) -> bool {
        match head {
            Elab::Builtin(Builtin::Raise | Builtin::Failwith | Builtin::InvalidArg, _) => true,
            Elab::Local(local, _) | Elab::Recursive(Callee::Local(local), _) => self.locals.contains(&local.id),
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => {
                is_fresh_array(call) || self.call(*name, count)
            }
            _ => false,
        }
    }
}

/// What a function does with so many arguments, if it takes that many at once.
fn body(elab: &Elab, arity: usize) -> Option<&Elab> {
    match elab {
        Elab::At(_, inner) => body(inner, arity),
        Elab::Fun(params, inner) if params.len() <= arity => body(inner, arity - params.len()),
        _ => (arity == 0).then_some(elab),
    }
}
