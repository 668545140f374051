//! Definitions of a file whose value may change after it was made.
//!
//! A definition is a constant for whoever looks at one function. A global array or table is none once anything in the file may
//! write to it, by whatever name, so then it is a gap for all who read it. What may be written is decided by types: a write to
//! something that is neither new nor passed along ([`crate::lower`]) may be one to anything of such a type that the
//! file has, and to whatever functions keep. Files that write to their own local containers only keep their constants. What functions of the
//! library write to ([`library`]) counts wherever they are mentioned. A file that may write to what cannot be written to, through
//! representations of values ([`is_unsafe`]), has no constants but functions.
//! What comes after something that fails is never there, and a gap too.
//! The file as a whole is run in order ([`crate::main_expr`]), where these arrays are local ones.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::elab::{Builtin, Callee, Definition, Elab, Facts};
use crate::library::has_state;
use crate::lower::{assigned, makes_state, written_argument};
use crate::mutable::Parts;
use crate::updater::{Updaters, params};

/// Says of each definition that may change why it is a gap. Those of the library do only in modules that keep something.
pub(crate) fn mark(definitions: &mut [Definition], updaters: &Updaters, facts: &Facts, program: &Program) {
    let types: FxHashMap<Symbol, Type> = definitions.iter().map(|d| (d.name, d.scheme.ty.clone())).collect();
    let arities: FxHashMap<Symbol, usize> = definitions.iter().map(|d| (d.name, at_once(&d.body))).collect();
    let library = library(definitions, updaters, facts, &types);
    let mut writes =
        Writes { facts, types: &types, updaters, library, is_own: true, tracked: Vec::new(), found: Vec::new() };
    definitions.iter().filter(|definition| is_own(definition)).for_each(|definition| writes.definition(definition));
    let written = writes.found;
    let is_anything_written =
        definitions.iter().any(|definition| is_own(definition) && definition.body.any(&mut is_unsafe));
    let mut has_failed = false;
    for definition in definitions.iter_mut().filter(|definition| is_own(definition)) {
        if has_failed {
            definition.changes = Some(Symbol::new("a definition after something that fails when the file is run"));
        }
        has_failed |= fails(&definition.body);
    }
    if written.is_empty() && !is_anything_written {
        return;
    }
    for definition in definitions.iter_mut().filter(|definition| is_own(definition)) {
        if is_anything_written && at_once(&definition.body) == 0 {
            definition.changes = Some(Symbol::new("a file that may write to values that cannot be written to"));
            continue;
        }
        if is_inert(&definition.body, &arities, &facts.mutable) {
            continue;
        }
        let parts = Parts::of(program, &facts.mutable, &definition.scheme.ty);
        let is_written = |container: &Type| written.iter().any(|other| may_be_same(container, other));
        if parts.functions || parts.hidden || parts.containers.iter().any(is_written) {
            definition.changes =
                Some(Symbol::new("a value of the file that may change: something in it is written to"));
        }
    }
}

/// What each function of the library writes to of what it did not make itself, by types, and those that it calls.
fn library(
    definitions: &[Definition],
    updaters: &Updaters,
    facts: &Facts,
    types: &FxHashMap<Symbol, Type>,
) -> FxHashMap<Symbol, Vec<Type>> {
    let mut all: FxHashMap<Symbol, Vec<Type>> = FxHashMap::default();
    loop {
        let before: usize = all.values().map(Vec::len).sum();
        for definition in definitions.iter().filter(|definition| !is_own(definition)) {
            let mut writes =
                Writes { facts, types, updaters, library: all, is_own: false, tracked: Vec::new(), found: Vec::new() };
            writes.definition(definition);
            all = writes.library;
            if !writes.found.is_empty() {
                let known = all.entry(definition.name).or_default();
                writes.found.into_iter().for_each(|ty| {
                    if !known.contains(&ty) {
                        known.push(ty)
                    }
                });
            }
        }
        if all.values().map(Vec::len).sum::<usize>() == before {
            return all;
        }
    }
}

/// Whether an expression may come to write to tuples, strings or anything else that has no operation to write to it: by what a value is in memory.
pub(crate) fn is_unsafe(elab: &Elab) -> bool {
    let (Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _)) = elab else {
        return matches!(elab, Elab::Unsupported(why) if why.as_str().ends_with(REPRESENTATION));
    };
    let name = name.as_str();
    let is_of_values =
        name.strip_prefix("Stdlib.Obj.").is_some_and(|rest| !rest.to_ascii_lowercase().starts_with("extension_"));
    is_of_values || name.ends_with(".unsafe_of_string") || name.ends_with(".unsafe_to_string")
}

/// Why a primitive that looks at representations of values has no code.
pub(crate) const REPRESENTATION: &str = "it works on what values are in memory";

fn is_own(definition: &Definition) -> bool {
    !definition.name.as_str().starts_with("Stdlib.") || has_state(definition.name)
}

/// Whether evaluating the expression raises an exception, whatever else it does: nobody comes to what follows.
fn fails(elab: &Elab) -> bool {
    match elab {
        Elab::At(_, inner) => fails(inner),
        Elab::App(head, args) => {
            let raises =
                matches!(head.unmarked(), Elab::Builtin(Builtin::Raise | Builtin::Failwith | Builtin::InvalidArg, _));
            raises || args.iter().any(fails)
        }
        Elab::Assert(condition, _) => matches!(condition.unmarked(), Elab::Con(con, _) if con.name.as_str() == "False"),
        Elab::Seq(first, second) | Elab::Let(_, first, _, second) => fails(first) || fails(second),
        Elab::If(condition, yes, no) => fails(condition) || (fails(yes) && fails(no)),
        Elab::Match(scrutinee, ..) => fails(scrutinee),
        _ => false,
    }
}

/// Writes to containers that are not known to be new ones.
struct Writes<'a> {
    facts: &'a Facts,
    types: &'a FxHashMap<Symbol, Type>,
    updaters: &'a Updaters,
    /// What functions of the library write to.
    library: FxHashMap<Symbol, Vec<Type>>,
    /// Whether it is code of the file that is looked at. What was not read of the library ends a run that comes to it.
    is_own: bool,
    /// Local containers whose state is passed along: nobody else has them.
    tracked: Vec<u32>,
    /// Types of what is written to.
    found: Vec<Type>,
}

impl Writes<'_> {
    /// What a function writes to of what it is given, is told where it is called.
    fn definition(&mut self, definition: &Definition) {
        let params = params(&definition.body);
        let written = self.updaters.get(&definition.name).map(|updater| updater.written.clone()).unwrap_or_default();
        self.tracked = written.iter().filter_map(|position| Some(params.get(*position)?.id)).collect();
        self.visit(&definition.body);
        self.tracked.clear();
    }

    /// Whether the name is of a function that writes to what it is given.
    fn is_writer(&self, elab: &Elab) -> bool {
        match elab {
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => {
                self.updaters.get(name).is_some_and(|updater| !updater.written.is_empty())
            }
            _ => false,
        }
    }

    fn visit(&mut self, elab: &Elab) {
        match elab {
            Elab::Let(local, value, _, body) if makes_state(elab) => {
                self.visit(value);
                self.tracked.push(local.id);
                self.visit(body);
                self.tracked.pop();
            }
            Elab::App(head, args) if matches!(head.unmarked(), Elab::Updater(..)) => {
                if let Elab::Updater(_, updater) = head.unmarked() {
                    for target in updater.written.iter().filter_map(|position| args.get(*position)) {
                        if !self.is_tracked(target) {
                            self.found.push(self.container(target).unwrap_or(ANYTHING));
                        }
                    }
                }
                args.iter().for_each(|arg| self.visit(arg));
            }
            Elab::App(_, args) if self.is_own_change(elab) => args.iter().for_each(|arg| self.visit(arg)),
            Elab::SetField(_, _, record, value) => {
                if !self.is_own_change(elab) {
                    self.found.push(self.container(record).unwrap_or(ANYTHING));
                }
                self.visit(record);
                self.visit(value);
            }
            Elab::App(head, args) if written_argument(head).is_some() => {
                let target = written_argument(head).and_then(|position| args.get(position));
                self.found.push(target.and_then(|target| self.container(target)).unwrap_or(ANYTHING));
                args.iter().for_each(|arg| self.visit(arg));
            }
            _ if written_argument(elab).is_some() || self.is_writer(elab) => self.found.push(ANYTHING),
            _ if is_unknown(elab) => self.found.extend(self.is_own.then_some(ANYTHING)),
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => {
                for ty in self.library.get(name).into_iter().flatten() {
                    if !self.found.contains(ty) {
                        self.found.push(ty.clone());
                    }
                }
            }
            _ => elab.parts().into_iter().for_each(|part| self.visit(part)),
        }
    }

    fn is_own_change(&self, elab: &Elab) -> bool {
        let changed = assigned(elab);
        !changed.is_empty() && changed.iter().all(|id| self.tracked.contains(id))
    }

    fn is_tracked(&self, elab: &Elab) -> bool {
        matches!(elab.unmarked(), Elab::Local(local, _) if self.tracked.contains(&local.id))
    }

    /// The type of a container that has a name.
    fn container(&self, elab: &Elab) -> Option<Type> {
        match elab {
            Elab::At(_, inner) => self.container(inner),
            Elab::Local(local, _) => self.facts.locals.get(&local.id).cloned(),
            Elab::Global(name, _) => self.types.get(name).cloned(),
            _ => None,
        }
    }
}

/// May be the type of any container.
const ANYTHING: Type = Type::Meta(0);

/// What we could not read may write to anything.
fn is_unknown(elab: &Elab) -> bool {
    match elab {
        Elab::Unsupported(_) => true,
        Elab::Global(name, _) => name.as_str().ends_with(crate::library::MISSING),
        _ => false,
    }
}

/// Whether the types may be the same at some instance: then so may be what has them.
fn may_be_same(one: &Type, other: &Type) -> bool {
    match (one, other) {
        (Type::Con(name, args), Type::Con(other, others)) => {
            name == other
                && args.len() == others.len()
                && args.iter().zip(others.iter()).all(|(arg, other)| may_be_same(arg, other))
        }
        _ => true,
    }
}

/// Whether evaluating the definition makes nothing that could be changed: functions, and calls with too few arguments to do
/// anything, of such. What it names is looked at by itself.
fn is_inert(elab: &Elab, arities: &FxHashMap<Symbol, usize>, records: &FxHashSet<Symbol>) -> bool {
    match elab {
        Elab::At(_, inner) => is_inert(inner, arities, records),
        Elab::Fun(..) | Elab::Lit(_) | Elab::Global(..) | Elab::Recursive(..) | Elab::Builtin(..) => true,
        // Arrays that are written out look like lists, and records may have fields that can be assigned to.
        Elab::Con(con, args) => {
            !matches!(con.name.as_str(), ":" | "[]")
                && !records.contains(&con.name)
                && args.iter().all(|arg| is_inert(arg, arities, records))
        }
        Elab::App(head, args) => {
            takes(head, arities) > args.len() && args.iter().all(|arg| is_inert(arg, arities, records))
        }
        _ => false,
    }
}

fn takes(head: &Elab, arities: &FxHashMap<Symbol, usize>) -> usize {
    match head {
        Elab::At(_, inner) => takes(inner, arities),
        Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => arities.get(name).copied().unwrap_or(0),
        Elab::Builtin(builtin, _) => builtin.arity(),
        _ => 0,
    }
}

/// How many parameters a definition takes at once.
fn at_once(elab: &Elab) -> usize {
    match elab {
        Elab::At(_, inner) => at_once(inner),
        Elab::Fun(params, body) => params.len() + at_once(body),
        _ => 0,
    }
}
