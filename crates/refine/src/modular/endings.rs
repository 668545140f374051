//! Which functions of a program are known to end, found out once.

use std::sync::Mutex;
use std::time::Instant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::program::{DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::{Attempt, Outcome, attempt};
use crate::check::over_predicates;
use crate::instrument::{Aim, Facets, Subject, specified};
use crate::refined::{Refined, used};
use crate::test::Testing;

/// What was found out. Answers do not depend on who asks first.
#[derive(Debug, Default)]
pub struct Endings(Mutex<FxHashMap<Symbol, bool>>);

impl Endings {
    fn get(&self, name: Symbol) -> Option<bool> {
        self.0.lock().ok()?.get(&name).copied()
    }

    fn set(&self, name: Symbol, ends: bool) {
        if let Ok(mut known) = self.0.lock() {
            known.insert(name, ends);
        }
    }
}

/// Whether a function of the program is known to end, with all of what it gives, when it is called as it wants to be.
pub(crate) fn ends(testing: &Testing<'_>, global: Symbol) -> bool {
    if let Some(known) = testing.endings.get(global) {
        return known;
    }
    let ends = find(testing, global);
    // Without time nothing was found out.
    if ends || testing.deadline.is_none_or(|deadline| Instant::now() < deadline) {
        testing.endings.set(global, ends);
    }
    ends
}

fn find(testing: &Testing<'_>, global: Symbol) -> bool {
    let Ok(signature) = testing.specs.signature(global) else { return false };
    if signature.is_some_and(|signature| signature.is_assumed) {
        return true;
    }
    // A method ends if it does in every instance.
    let of_instance = |name: Symbol| {
        name != global
            && specified(testing.program, testing.specs, name) == global
            && testing.program.global_id(name).is_some()
    };
    let instances: Vec<Symbol> =
        testing.program.globals().map(|(_, global)| global.name).filter(|name| of_instance(*name)).collect();
    if !instances.is_empty() && !testing.specs.is_signed(global) {
        return false;
    }
    if !instances.is_empty() {
        // Those that come back to it are not known to end.
        testing.endings.set(global, false);
        return instances.into_iter().all(|name| ends(testing, name));
    }
    if has_circular_data(testing.program) {
        return false;
    }
    let circle = circle(testing.program, global);
    if circle.is_empty() {
        return ends_alone(testing, global);
    }
    // Each calls the others with less: then all end.
    let is_signed = |name: &Symbol| testing.specs.is_signed(*name) || *name == global;
    circle.iter().filter(|name| is_signed(name)).all(|name| ends_alone(testing, *name))
}

/// Whether a function ends, if those do that go through it and are called with less.
fn ends_alone(testing: &Testing<'_>, global: Symbol) -> bool {
    let Ok(signature) = testing.specs.signature(global) else { return false };
    let Some(subject) = subject(testing, global) else { return false };
    let refined = match signature {
        // What is said of definitions inside may speak of its abstract refinements.
        Some(signature) if signature.bounds.is_none() => over_predicates(testing, signature, &subject.ty),
        Some(signature) => used(testing.specs, signature, &subject.ty),
        None => Ok(Refined::trivial(&subject.ty)),
    };
    let Ok(refined) = refined else { return false };
    [Facets::All, Facets::Every].iter().any(|facets| {
        let found = attempt(testing, &subject, &refined, facets, Aim::Ending);
        matches!(found, Ok(Attempt { outcome: Outcome::Verified, ends: true, .. }))
    })
}

/// The function at instances for its classes; one without classes at any types.
fn subject(testing: &Testing<'_>, global: Symbol) -> Option<Subject> {
    if let Some(known) = testing.subjects.iter().find(|subject| subject.global == global) {
        return Some(known.clone());
    }
    let program = testing.program;
    let ty = match &program.global(program.global_id(global)?).ty {
        Type::Forall(_, _, body) => (**body).clone(),
        ty => ty.clone(),
    };
    let is_dictionary =
        |name: Symbol| program.data_id(name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary);
    match ty.as_fun() {
        Some((Type::Con(name, _), _)) if is_dictionary(*name) => None,
        _ => Some(Subject { global, dictionaries: Vec::new(), ty }),
    }
}

/// Whether it calls another function of the program that calls it.
pub(crate) fn goes_through_others(program: &Program, global: Symbol) -> bool {
    !circle(program, global).is_empty()
}

/// The function and the others that it calls and that call it; none if there are no others.
pub(crate) fn circle(program: &Program, global: Symbol) -> Vec<Symbol> {
    let calls = |other: &Symbol| *other != global && reaches(program, *other, global);
    let mut all: Vec<Symbol> = reached(program, global).into_iter().filter(calls).collect();
    if !all.is_empty() {
        all.push(global);
        all.sort_by_key(|name| name.as_str());
    }
    all
}

/// Whether a definition of the program calls another, directly or not.
pub(crate) fn reaches(program: &Program, from: Symbol, to: Symbol) -> bool {
    reached(program, from).contains(&to)
}

/// The definitions of the program that one calls, directly or not.
fn reached(program: &Program, from: Symbol) -> Vec<Symbol> {
    let own: FxHashSet<Symbol> = program.globals().map(|(_, global)| global.name).collect();
    let (mut seen, mut todo) = (Vec::new(), vec![from]);
    while let Some(next) = todo.pop() {
        let Some(Ok(code)) = program.global_id(next).map(|id| program.global(id).code.expr()) else { continue };
        for callee in selfsame_explore::coverage::calls(&code) {
            if own.contains(&callee) && !seen.contains(&callee) {
                seen.push(callee);
                todo.push(callee);
            }
        }
    }
    seen
}

/// Whether data has functions of itself inside: with these, code goes on for ever that calls nothing again.
fn has_circular_data(program: &Program) -> bool {
    program.datas().any(|(_, data)| {
        data.kind != DataKind::Dictionary
            && data.cons.iter().any(|con| {
                program.con(*con).def.fields.iter().any(|field| {
                    let mut inside = Vec::new();
                    functions(field, &mut inside);
                    inside.contains(&data.name)
                })
            })
    })
}

/// Adds the type constructors that stand left of an arrow.
fn functions(ty: &Type, all: &mut Vec<Symbol>) {
    if let Some((from, to)) = ty.as_fun() {
        crate::contract::constructors(from, all);
        functions(to, all);
    } else if let Type::Con(_, args) = ty {
        args.iter().for_each(|arg| functions(arg, all));
    }
}
