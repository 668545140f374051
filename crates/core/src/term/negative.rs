//! Types whose values hold functions of such values: `data D = D (D -> Int)`.
//!
//! With them a program can go on for ever without any recursive definition, by applying a function to itself inside a
//! constructor. "A function that gives a total result for total arguments" defines nothing then, for whether a function is
//! one depends on itself. So where a program has such types, nothing is known of what an unknown function gives.

use rustc_hash::FxHashSet;

use super::TermStore;
use crate::program::{DataId, DataKind, Program};
use crate::symbol::Symbol;
use crate::types::Type;

impl TermStore {
    /// Whether what an unknown function gives of total, or finite, arguments is known to be so too if the function is.
    pub fn functions_keep_totality(&self) -> bool {
        *self.functions_keep_totality.get_or_init(|| {
            !self.program.datas().any(|(id, data)| data.kind != DataKind::Dictionary && is_negative(&self.program, id))
        })
    }
}

/// Whether the type comes up below the argument of a function in itself.
fn is_negative(program: &Program, data: DataId) -> bool {
    let start = program.data(data).name;
    let mut seen = FxHashSet::default();
    let mut queue = vec![(start, false)];
    while let Some((name, below)) = queue.pop() {
        for (inner, is_argument) in mentioned(program, name) {
            let next = (inner, below || is_argument);
            if next == (start, true) {
                return true;
            }
            if seen.insert(next) {
                queue.push(next);
            }
        }
    }
    false
}

/// The types in the fields of a type, and whether each is below the argument of a function.
fn mentioned(program: &Program, name: Symbol) -> Vec<(Symbol, bool)> {
    let mut found = Vec::new();
    let Some(data) = program.data_id(name).map(|id| program.data(id)) else { return found };
    for con in &data.cons {
        for field in &program.con(*con).def.fields {
            mentions(program, field, false, &mut found);
        }
    }
    found
}

fn mentions(program: &Program, ty: &Type, below: bool, found: &mut Vec<(Symbol, bool)>) {
    match ty {
        Type::Var(_) | Type::Meta(_) => {}
        Type::Con(name, args) => {
            if let Some((argument, result)) = ty.as_fun() {
                mentions(program, argument, true, found);
                return mentions(program, result, below, found);
            }
            found.push((*name, below));
            let below = below || (!args.is_empty() && takes_parameters(program, *name));
            args.iter().for_each(|arg| mentions(program, arg, below, found));
        }
        // What is applied may be anything.
        Type::App(head, arg) => {
            mentions(program, head, below, found);
            mentions(program, arg, true, found);
        }
        Type::Forall(_, _, body) => mentions(program, body, below, found),
    }
}

/// Whether a function somewhere in the type takes something of a type that is a parameter.
fn takes_parameters(program: &Program, name: Symbol) -> bool {
    let mut seen = FxHashSet::default();
    let mut queue = vec![name];
    while let Some(name) = queue.pop() {
        let Some(data) = program.data_id(name).filter(|_| seen.insert(name)).map(|id| program.data(id)) else {
            continue;
        };
        for con in &data.cons {
            let fields = &program.con(*con).def.fields;
            if fields.iter().any(|field| names(field, false, &mut queue)) {
                return true;
            }
        }
    }
    false
}

/// Adds the constructors of a type; whether a variable is below the argument of a function.
fn names(ty: &Type, below: bool, found: &mut Vec<Symbol>) -> bool {
    match ty {
        Type::Var(_) | Type::Meta(_) => below,
        Type::Con(name, args) => {
            if let Some((argument, result)) = ty.as_fun() {
                return names(argument, true, found) || names(result, below, found);
            }
            found.push(*name);
            args.iter().any(|arg| names(arg, below, found))
        }
        Type::App(head, arg) => names(head, below, found) || names(arg, true, found),
        Type::Forall(_, _, body) => names(body, below, found),
    }
}
