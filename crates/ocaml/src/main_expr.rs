//! A file as one program: what happens when it is run from top to bottom.
//!
//! Top-level definitions are globals, which is what engines that look at one function want. But a definition that reads
//! input or makes something that is changed later has its value once, at its turn, and everything that depends on it belongs to
//! that one run. So the program as a whole is one expression: definitions that do something, and those that mention such a
//! definition, are nested `let`s in source order; the others stay globals. It is put together before lowering, so that
//! references and arrays of the file are local ones here, whose state can be passed along.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::delta::is_total;
use selfsame_core::expr::{Expr, Label, LabelKind, Local};
use selfsame_core::program::{Code, Global};
use selfsame_core::symbol::Symbol;

use crate::alias;
use crate::check::unit;
use crate::elab::{Builtin, Callee, Definition, Elab};
use crate::library::{ARGUMENTS, unit_con};
use crate::load::{Loaded, TopLevel};
use crate::shared::{asking_main, is_inert, refuses_state};
use crate::start::Start;

/// Adds the run of the whole file to its program, as a definition of its own: what marks the program marks it too. Gives the
/// definitions that became part of it.
pub fn prepare_main(loaded: &mut Loaded) -> Vec<Symbol> {
    let (mut elab, mut inside) = nested(loaded, Elab::Con(unit_con(), Vec::new()), Stays::Plain);
    let program = Arc::make_mut(&mut loaded.program);
    alias::resolve(&mut elab, &loaded.session.checker.facts);
    let mut expr = loaded.session.lower(program, &elab);
    if loaded.has_memory() && refuses_state(&loaded.program, &expr) {
        (expr, inside) = asking_main(loaded);
    }
    let (name, ty) = (main_name(loaded), unit());
    let main = Global { name, ty, code: Code::Expr(Arc::new(expr)), span: None, fixity: None };
    Arc::make_mut(&mut loaded.program).add_global(main);
    inside
}

/// The run of the whole file after [`prepare_main`]; its value is `()`. Parts that are not supported are gaps in it.
pub fn main_expr(loaded: &Loaded) -> Expr {
    let global = loaded.program.global_id(main_name(loaded)).map(|id| loaded.program.global(id));
    match global.and_then(|global| global.code.expr().ok()) {
        Some(expr) => (*expr).clone(),
        None => Expr::Bottom(Label::new(LabelKind::Unsupported, "a program that was not prepared to be run")),
    }
}

/// An expression that is evaluated once the file was run: if it can see what changes on the way, the run is part of it.
pub(crate) fn after_start(loaded: &mut Loaded, elab: Elab) -> Elab {
    let mut seen = FxHashSet::default();
    if sees_changes(loaded, &elab, &mut seen) { nested(loaded, elab, Stays::Plain).0 } else { elab }
}

fn sees_changes(loaded: &Loaded, elab: &Elab, seen: &mut FxHashSet<Symbol>) -> bool {
    if let Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) = elab
        && seen.insert(*name)
        && let Some(definition) = loaded.session.definitions.get(name)
    {
        return definition.changes.is_some() || sees_changes(loaded, &definition.body, seen);
    }
    elab.parts().into_iter().any(|part| sees_changes(loaded, part, seen))
}

/// The name of the definition that is the run of the whole file.
fn main_name(loaded: &Loaded) -> Symbol {
    Symbol::new(&format!("{}.$main", loaded.module))
}

/// Which definitions stay what they are, and are no part of the run.
#[derive(Clone, Copy)]
pub(crate) enum Stays {
    /// Those that do nothing and are not changed.
    Plain,
    /// Those that do nothing and could not be changed.
    Shared,
    /// As these; and what could not be read is left out where the expression has nothing to do with it.
    Related,
}

/// The file and then the expression; the names of the definitions that are part of that.
pub(crate) fn nested(loaded: &mut Loaded, mut end: Elab, stays: Stays) -> (Elab, Vec<Symbol>) {
    let mut inside: FxHashMap<Symbol, Local> = FxHashMap::default();
    let mut steps: Vec<Vec<(Local, Arc<Definition>)>> = Vec::new();
    // Other files are run first.
    let values: Vec<TopLevel> = loaded.before.iter().chain(&loaded.values).cloned().collect();
    let values: Vec<TopLevel> = match reaches(loaded, ARGUMENTS.into(), &values, &end) {
        true => values,
        false => values.into_iter().filter(|value| value.global.as_str() != ARGUMENTS).collect(),
    };
    let mut rest = &values[..];
    while let Some(first) = rest.first() {
        let size = rest.iter().take_while(|value| value.group == first.group).count();
        let (group, after) = rest.split_at(size);
        rest = after;
        let found = group.iter().filter_map(|value| loaded.session.definitions.get(&value.global).cloned());
        let definitions: Vec<Arc<Definition>> = found.collect();
        let may_stay = |definition: &Arc<Definition>| match stays {
            Stays::Plain => is_value(&definition.body) && definition.changes.is_none(),
            Stays::Shared | Stays::Related => is_inert(definition, loaded),
        };
        if definitions.iter().all(|definition| may_stay(definition) && !mentions(&definition.body, &inside)) {
            continue;
        }
        let mut step = Vec::with_capacity(size);
        for (definition, value) in definitions.into_iter().zip(group) {
            let name = if value.name.as_str().is_empty() { "_".into() } else { value.name };
            let local = loaded.session.checker.new_local(name, definition.scheme.ty.clone());
            inside.insert(definition.name, local);
            step.push((local, definition));
        }
        steps.push(step);
    }
    if matches!(stays, Stays::Related) {
        let left_out = Start::of(loaded).left_out_for(&end);
        steps.retain(|step| !step.iter().any(|(_, definition)| left_out.contains(&definition.name)));
    }
    if !matches!(stays, Stays::Plain) {
        let needed = needed(&end, &steps, loaded);
        steps.retain(|step| step.iter().any(|(_, definition)| needed.contains(&definition.name)));
    }
    relocate(&mut end, &inside);
    let names = steps.iter().flatten().map(|(_, definition)| definition.name).collect();
    (steps.into_iter().rev().fold(end, |rest, step| sequence(rest, step, &inside)), names)
}

/// Whether a run of these definitions, but the one that is asked for, can come to it.
fn reaches(loaded: &Loaded, name: Symbol, values: &[TopLevel], end: &Elab) -> bool {
    let mut seen = FxHashSet::default();
    let definitions = &loaded.session.definitions;
    let own = values.iter().filter(|value| value.global != name);
    let bodies = own.filter_map(|value| definitions.get(&value.global)).map(|definition| &definition.body);
    let mut todo: Vec<&Elab> = bodies.chain([end]).collect();
    while let Some(elab) = todo.pop() {
        if let Elab::Global(next, _) | Elab::Recursive(Callee::Global(next), _) = elab {
            if *next == name {
                return true;
            }
            if seen.insert(*next) {
                todo.extend(definitions.get(next).map(|definition| &definition.body));
            }
        }
        todo.extend(elab.parts());
    }
    false
}

/// Of the definitions of a run, those that do something and those that these or the expression can come to: functions that
/// nobody calls are left out.
fn needed(end: &Elab, steps: &[Vec<(Local, Arc<Definition>)>], loaded: &Loaded) -> FxHashSet<Symbol> {
    // What is recursive comes together.
    let place = steps.iter().enumerate();
    let place: FxHashMap<Symbol, usize> =
        place.flat_map(|(i, step)| step.iter().map(move |(_, definition)| (definition.name, i))).collect();
    let is_busy = |step: &[(Local, Arc<Definition>)]| step.iter().any(|(_, definition)| !is_inert(definition, loaded));
    let mut kept: Vec<bool> = steps.iter().map(|step| is_busy(step)).collect();
    let bodies = |i: usize| steps[i].iter().map(|(_, definition)| &definition.body);
    let mut todo: Vec<&Elab> = (0..steps.len()).filter(|i| kept[*i]).flat_map(bodies).chain([end]).collect();
    while let Some(elab) = todo.pop() {
        if let Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) = elab
            && let Some(i) = place.get(name)
            && !kept[*i]
        {
            kept[*i] = true;
            todo.extend(bodies(*i));
        }
        todo.extend(elab.parts());
    }
    let needed = steps.iter().zip(kept).filter(|(_, kept)| *kept).flat_map(|(step, _)| step);
    needed.map(|(_, definition)| definition.name).collect()
}

/// One definition or recursive group, evaluated, then the rest.
fn sequence(rest: Elab, step: Vec<(Local, Arc<Definition>)>, inside: &FxHashMap<Symbol, Local>) -> Elab {
    let is_recursive = step.iter().any(|(_, definition)| is_recursive(&definition.body));
    let mut parts = step.into_iter().map(|(local, definition)| {
        let mut body = definition.body.clone();
        relocate(&mut body, inside);
        (local, body, definition.group)
    });
    if is_recursive {
        let parts: Vec<_> = parts.collect();
        let Some((_, _, group)) = parts.first() else { return rest };
        let group = *group;
        let parts = parts.into_iter().map(|(local, body, _)| (local, body)).collect();
        return Elab::LetRec(parts, group, Box::new(rest));
    }
    let parts: Vec<_> = parts.by_ref().collect();
    let around = |rest: Elab, (local, body, group)| Elab::Let(local, Box::new(body), group, Box::new(rest));
    parts.into_iter().rev().fold(rest, around)
}

/// Whether nothing happens when the definition is evaluated, and nothing can happen to its value.
fn is_value(elab: &Elab) -> bool {
    match elab {
        Elab::At(_, inner) => is_value(inner),
        Elab::Fun(..) | Elab::Lit(_) | Elab::Lazy(_) | Elab::Global(..) | Elab::Local(..) | Elab::Builtin(..) => true,
        Elab::Con(_, args) => args.iter().all(is_value),
        Elab::App(head, args) => match head.unmarked() {
            Elab::Builtin(Builtin::Prim(op), _) => {
                is_total(*op) && args.len() == op.arity() && args.iter().all(is_value)
            }
            Elab::Builtin(Builtin::ArrayOfList, _) => args.iter().all(is_value),
            _ => false,
        },
        _ => false,
    }
}

fn is_recursive(elab: &Elab) -> bool {
    matches!(elab, Elab::Recursive(Callee::Global(_), _)) || elab.parts().into_iter().any(is_recursive)
}

fn mentions(elab: &Elab, inside: &FxHashMap<Symbol, Local>) -> bool {
    let named = matches!(elab, Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _)
        if inside.contains_key(name));
    named || elab.parts().into_iter().any(|part| mentions(part, inside))
}

/// Turns the given globals into locals.
fn relocate(elab: &mut Elab, to: &FxHashMap<Symbol, Local>) {
    match elab {
        Elab::Global(name, evidence) => {
            if let Some(local) = to.get(name) {
                *elab = Elab::Local(*local, std::mem::take(evidence));
            }
        }
        Elab::Recursive(callee, _) => {
            if let Callee::Global(name) = callee
                && let Some(local) = to.get(name)
            {
                *callee = Callee::Local(*local);
            }
        }
        _ => elab.parts_mut().into_iter().for_each(|part| relocate(part, to)),
    }
}
