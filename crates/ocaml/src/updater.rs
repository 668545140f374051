//! Functions of a file that look at containers they are given, or change them, and keep none: `let swap a i j = …`.
//!
//! A call of such a function with a container whose state is passed along ([`crate::lower`]) passes the state, and gets it back
//! if the function changes it. Which functions are such depends on what those do that they call: all are taken for such at
//! first, and those dropped that are not, until nothing changes.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::Local;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::elab::{Callee, Definition, Elab, Facts};
use crate::lower::{assigned, changes_rows, keeps_nothing};
use crate::mutable::is_container;

/// What a function does with the containers that it is given.
#[derive(Clone, Debug, PartialEq)]
pub struct Updater {
    pub arity: usize,
    /// The arguments that it looks at or changes, and does not keep.
    pub looked: Arc<[usize]>,
    /// Those among them that it changes.
    pub written: Arc<[usize]>,
}

pub(crate) type Updaters = FxHashMap<Symbol, Updater>;

/// Finds the functions and marks their calls.
pub(crate) fn find(definitions: &mut [Definition], facts: &Facts) -> Updaters {
    let mut known = Updaters::default();
    let own = |definition: &&mut Definition| !definition.name.as_str().starts_with("Stdlib.");
    for definition in definitions.iter_mut().filter(own) {
        let params = params(&definition.body);
        let looked: Arc<[usize]> = (0..params.len()).filter(|i| is_changeable(facts, params[*i])).collect();
        if !looked.is_empty() {
            let arity = params.len();
            known.insert(definition.name, Updater { arity, looked, written: [].into() });
        }
    }
    loop {
        let mut next = Updaters::default();
        for definition in definitions.iter_mut().filter(own) {
            mark(&mut definition.body, &known);
            let Some(updater) = known.get(&definition.name) else { continue };
            let (params, body) = (params(&definition.body), body(&definition.body));
            let stays = |i: &usize| keeps_nothing(body, params[*i]) && !changes_rows(body, params[*i]);
            let looked: Arc<[usize]> = updater.looked.iter().copied().filter(stays).collect();
            let is_written = |i: &usize| body.any(&mut |part| assigned(part).contains(&params[*i].id));
            let written = looked.iter().copied().filter(is_written).collect();
            if !looked.is_empty() {
                next.insert(definition.name, Updater { arity: updater.arity, looked, written });
            }
        }
        if next == known {
            return known;
        }
        known = next;
    }
}

/// Marks the calls with all arguments of functions that are known.
pub(crate) fn mark(elab: &mut Elab, known: &Updaters) {
    if let Elab::App(head, args) = elab {
        let plain = callee(head);
        let found = plain.as_ref().and_then(|(name, _)| known.get(name)).filter(|found| found.arity == args.len());
        match (plain, found) {
            (Some((_, inner)), Some(found)) => **head = Elab::Updater(Box::new(inner), Arc::new(found.clone())),
            (Some((_, inner)), None) => **head = inner,
            (None, _) => {}
        }
    }
    elab.parts_mut().into_iter().for_each(|part| mark(part, known));
}

/// The definition that is called, and its name as an expression.
fn callee(head: &Elab) -> Option<(Symbol, Elab)> {
    match head {
        Elab::At(_, inner) | Elab::Updater(inner, _) => callee(inner),
        Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => Some((*name, head.clone())),
        _ => None,
    }
}

fn is_changeable(facts: &Facts, param: Local) -> bool {
    matches!(facts.locals.get(&param.id), Some(Type::Con(name, _)) if is_container(*name) || facts.mutable.contains(name))
}

/// The parameters that a definition takes at once.
pub(crate) fn params(elab: &Elab) -> Vec<Local> {
    match elab {
        Elab::At(_, inner) => params(inner),
        Elab::Fun(own, inner) => own.iter().copied().chain(params(inner)).collect(),
        _ => Vec::new(),
    }
}

/// What it does with them.
pub(crate) fn body(elab: &Elab) -> &Elab {
    match elab {
        Elab::At(_, inner) if !params(inner).is_empty() => body(inner),
        Elab::Fun(_, inner) => body(inner),
        other => other,
    }
}
