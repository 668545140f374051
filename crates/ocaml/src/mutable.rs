//! Which types have values that can change after they were made: arrays and references, and whatever may hold one.

use rustc_hash::FxHashSet;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::library::{ARRAY, BYTES, REF, is_wide};

/// The mutable parts that a value of a type may have.
#[derive(Default)]
pub(crate) struct Parts {
    /// Types of the containers that it may hold: arrays, tables, records with fields that can be assigned to.
    pub containers: Vec<Type>,
    /// Whether it may hold a function, and so whatever that keeps.
    pub functions: bool,
    /// Whether it may hold something else of which the type does not tell, or a reference.
    pub hidden: bool,
    seen: Vec<Type>,
}

/// Whether a value of the type may have a part that can be changed, what functions keep left aside.
pub(crate) fn holds_mutable(program: &Program, records: &FxHashSet<Symbol>, ty: &Type) -> bool {
    let parts = Parts::of(program, records, ty);
    !parts.containers.is_empty() || parts.hidden
}

impl Parts {
    /// The record types are those with fields that can be assigned to.
    pub fn of(program: &Program, records: &FxHashSet<Symbol>, ty: &Type) -> Parts {
        let mut parts = Parts::default();
        parts.visit(program, records, ty);
        parts
    }

    fn visit(&mut self, program: &Program, records: &FxHashSet<Symbol>, ty: &Type) {
        // Types that contain themselves at ever other types have no end.
        if self.seen.len() > MOST {
            self.hidden = true;
        }
        if self.hidden || self.seen.contains(ty) {
            return;
        }
        self.seen.push(ty.clone());
        let Type::Con(name, args) = ty else {
            // A variable that is quantified stands for nothing that is there.
            self.hidden |= !matches!(ty, Type::Var(_));
            return;
        };
        match name.as_str() {
            "->" => {
                self.functions = true;
                return;
            }
            REF => {
                self.hidden = true;
                return;
            }
            _ if is_container(*name) || records.contains(name) => self.containers.push(ty.clone()),
            _ => {}
        }
        args.iter().for_each(|arg| self.visit(program, records, arg));
        if is_plain(*name) {
            return;
        }
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else {
            self.hidden = true;
            return;
        };
        for con in &data.cons {
            for field in &program.con(*con).def.fields {
                let of = |v: Symbol| data.params.iter().position(|p| *p == v).and_then(|i| args.get(i).cloned());
                self.visit(program, records, &field.subst(&of));
            }
        }
    }
}

const MOST: usize = 200;

fn is_plain(name: Symbol) -> bool {
    matches!(name.as_str(), "Int" | "Char" | "Double" | "Integer" | "string" | "[]" | "()" | "Bool" | ARRAY | BYTES)
        || name.as_str().starts_with("(,")
        || is_wide(name)
}

/// Whether values of this type can be changed by functions of the library.
pub(crate) fn is_container(name: Symbol) -> bool {
    matches!(name.as_str(), ARRAY | BYTES) || is_abstract_container(name)
}

/// Whether it is one whose structure only the library knows, and which is not compared by it.
pub(crate) fn is_abstract_container(name: Symbol) -> bool {
    matches!(name.as_str(), "Stdlib.Hashtbl.t" | "Stdlib.Buffer.t" | "Stdlib.Queue.t" | "Stdlib.Stack.t")
}
