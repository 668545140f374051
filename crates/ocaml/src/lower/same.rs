//! Physical equality, as far as OCaml says what it gives.
//!
//! What has an address is where it is, and what is immediate is what it is. Of other values OCaml says only that those which are
//! one are equal. So a comparison by `==` is decided where both are constants, or where a look at their constructors and simple
//! parts shows that they differ; a run that would have to know more stops there. It looks at one level only: there are values
//! that hold themselves.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::program::{Code, ConDef, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::compare::{IDENTITY, unnamed};
use super::expr::{apply, int, truth};
use super::memory::{name_for, state};
use super::{Lower, Wanted, forall, unsupported};
use crate::elab::{Class, Comparison, Evidence, EvidenceId};
use crate::library::{ARRAY, BYTES, EXTENSION, LAZY, REF, is_wide};
use crate::mutable::is_abstract_container;

/// What a run stops with where equal values may be one or not.
const OPEN: &str = "a run that asks whether equal values are one in memory";

/// What a look at two values tells.
const DIFFER: i64 = 0;
const ARE_ONE: i64 = 1;
const MAY_BE_ONE: i64 = 2;

impl Lower<'_> {
    /// `a == b` or `a != b`, by the function that looks at them.
    pub(super) fn identity(&mut self, op: Comparison, looked: Expr) -> Expr {
        let is_one = op == Comparison::Same;
        let alt = |n, body| Alt { pattern: AltPattern::Lit(Lit::Int(n)), body };
        let alts = vec![alt(DIFFER, truth(!is_one)), alt(ARE_ONE, truth(is_one))];
        Expr::Case(Box::new(looked), alts, Some(Box::new(unsupported(OPEN))))
    }

    /// Whether both operands are one variable, of a type whose values the compiler does not copy: then they are one.
    pub(super) fn is_one_variable(&self, id: EvidenceId, a: &Expr, b: &Expr) -> bool {
        let is_copied = match &self.facts.evidence[id.0 as usize] {
            Evidence::Structure(_, name, _) => {
                name.as_str() == "Double" || name.as_str() == "Integer" || is_wide(*name)
            }
            Evidence::Pending | Evidence::Param(..) => true,
        };
        !is_copied && matches!((a, b), (Expr::Local(a), Expr::Local(b)) if a.id == b.id)
    }

    /// Whether all values of the type are immediate: then `==` is `=`.
    pub(super) fn is_immediate(&self, id: EvidenceId) -> bool {
        match &self.facts.evidence[id.0 as usize] {
            Evidence::Structure(_, name, _) => self.is_immediate_type(*name),
            Evidence::Pending | Evidence::Param(..) => false,
        }
    }

    fn is_immediate_type(&self, name: Symbol) -> bool {
        match name.as_str() {
            "Int" | "Char" | "Bool" | "()" => true,
            "exn" => false,
            _ if self.facts.open.contains(&name) => false,
            _ => self.program.data_id(name).is_some_and(|id| {
                let cons = &self.program.data(id).cons;
                !cons.is_empty() && cons.iter().all(|con| self.program.con(*con).def.fields.is_empty())
            }),
        }
    }

    /// The function that looks at two values of a type; where state is shared it takes the memory first.
    pub(super) fn sameness(&mut self, id: EvidenceId) -> Expr {
        match &self.facts.evidence[id.0 as usize] {
            Evidence::Pending => unsupported(IDENTITY),
            Evidence::Param(group, index) => self.evidence_param(*group, *index),
            Evidence::Structure(_, name, parts) => {
                let (name, parts) = (*name, parts.clone());
                let args = parts.iter().map(|part| self.sameness(*part)).collect();
                self.sameness_of(name, args)
            }
        }
    }

    pub(super) fn sameness_of(&mut self, name: Symbol, args: Vec<Expr>) -> Expr {
        let with_memory = self.memory.world.is_some();
        let library = |text: &str| Expr::Global(Symbol::new(&format!("Stdlib.{text}")));
        let simple = match name.as_str() {
            "Int" => "same_int",
            "Char" => "same_char",
            "Double" => "same_float",
            "string" => "same_string",
            "Integer" | "int32" | "int64" | "nativeint" => "same_integer",
            EXTENSION => "same_extension",
            "->" | LAZY => "same_open",
            ARRAY if with_memory => return self.by_content("same_array_at"),
            BYTES if with_memory => return self.by_content("same_bytes_at"),
            _ if self.has_address(name) => match with_memory {
                true => "same_int",
                false => return unsupported(IDENTITY),
            },
            _ => {
                let is_data = self.program.data_id(name).is_some_and(|id| !self.program.data(id).cons.is_empty());
                if !is_data {
                    return self.looking(library("same_open"));
                }
                let global = same_name(name, with_memory);
                self.want(Wanted::Same(name, with_memory), global);
                return apply(Expr::Global(global), args);
            }
        };
        self.looking(library(simple))
    }

    pub(super) fn has_address(&self, name: Symbol) -> bool {
        matches!(name.as_str(), REF | ARRAY | BYTES)
            || is_abstract_container(name)
            || self.facts.mutable.contains(&name)
    }

    /// A function of two values as one that may be given the memory.
    fn looking(&mut self, function: Expr) -> Expr {
        match self.memory.world {
            None => function,
            Some(_) => Expr::Lam(vec![self.fresh("memory")], Box::new(function)),
        }
    }

    /// A function of two addresses and what is there.
    fn by_content(&mut self, function: &str) -> Expr {
        let (world, a, b) = (self.fresh("memory"), self.fresh("x"), self.fresh("y"));
        let read = |at: Local| apply(state("read"), vec![Expr::Local(world), Expr::Local(at)]);
        let body = apply(state(function), vec![Expr::Local(a), Expr::Local(b), read(a), read(b)]);
        Expr::Lam(vec![world, a, b], Box::new(body))
    }

    /// The global that looks at two values of a data type.
    pub(super) fn same_of(&mut self, data: Symbol, with_memory: bool) -> Global {
        let (params, cons) = self.constructors(data);
        let outside = self.memory.world;
        let world = self.fresh("memory");
        self.memory.world = with_memory.then_some(world);
        let given: Vec<(Symbol, Local)> = params.iter().map(|param| (*param, self.fresh("same"))).collect();
        let (x, y) = (self.fresh("x"), self.fresh("y"));
        let mut alts = Vec::new();
        for con in &cons {
            let xs: Vec<Local> = con.fields.iter().map(|_| self.fresh("x")).collect();
            let ys: Vec<Local> = con.fields.iter().map(|_| self.fresh("y")).collect();
            let mut verdict = int(if con.fields.is_empty() { ARE_ONE } else { self.of_equal(con) });
            for (i, ty) in con.fields.iter().enumerate().rev() {
                let Some(function) = self.simple_part(ty, &given) else { continue };
                let operands = [Expr::Local(xs[i]), Expr::Local(ys[i])];
                let args = self.memory.world.map(Expr::Local).into_iter().chain(operands).collect();
                let differ = Alt { pattern: AltPattern::Lit(Lit::Int(DIFFER)), body: int(DIFFER) };
                verdict = Expr::Case(Box::new(apply(function, args)), vec![differ], Some(Box::new(verdict)));
            }
            let inner = Alt { pattern: AltPattern::Con(con.name, ys), body: verdict };
            let default = (cons.len() > 1).then(|| Box::new(int(DIFFER)));
            let body = Expr::Case(Box::new(Expr::Local(y)), vec![inner], default);
            alts.push(Alt { pattern: AltPattern::Con(con.name, xs), body });
        }
        let body = match unnamed(&cons) {
            // One look at the type that it stands for.
            Some(Type::Con(name, args)) if *name != data => {
                let open = self.looking(Expr::Global("Stdlib.same_open".into()));
                let parts = args.iter().map(|arg| self.simple_part(arg, &given).unwrap_or_else(|| open.clone()));
                let parts = parts.collect();
                let function = self.sameness_of(*name, parts);
                let operands = [Expr::Local(x), Expr::Local(y)];
                apply(function, self.memory.world.map(Expr::Local).into_iter().chain(operands).collect())
            }
            Some(_) => int(MAY_BE_ONE),
            None => Expr::Case(Box::new(Expr::Local(x)), alts, None),
        };
        self.memory.world = outside;
        let first = given.iter().map(|(_, local)| *local).chain(with_memory.then_some(world));
        let locals: Vec<Local> = first.chain([x, y]).collect();
        let own = Type::con_of(data, params.iter().map(|p| Type::Var(*p)));
        let evidence = params.iter().map(|p| Type::funs([Type::Var(*p), Type::Var(*p)], Type::int()));
        let ty = match with_memory {
            true => forall(&["a".into()], Type::var("a")),
            false => forall(&params, Type::funs(evidence.chain([own.clone(), own]).collect::<Vec<_>>(), Type::int())),
        };
        let code = Code::Expr(Arc::new(Expr::Lam(locals, Box::new(body))));
        Global { name: same_name(data, with_memory), ty, code, span: None, fixity: None }
    }

    /// What follows where no part differs: a constructor and the record that it is written with are one block, which is where it is.
    fn of_equal(&self, con: &ConDef) -> i64 {
        let is_placed = |name: &Symbol| self.facts.inline.contains(name) && self.facts.mutable.contains(name);
        match &con.fields[..] {
            [Type::Con(name, _)] if self.memory.world.is_some() && is_placed(name) => ARE_ONE,
            _ => MAY_BE_ONE,
        }
    }

    /// How a part is looked at without looking into it.
    fn simple_part(&mut self, ty: &Type, given: &[(Symbol, Local)]) -> Option<Expr> {
        match ty {
            Type::Var(v) => given.iter().find(|(name, _)| name == v).map(|(_, local)| Expr::Local(*local)),
            Type::Con(name, args) => {
                let is_placed = self.memory.world.is_some() && self.has_address(*name) && args.is_empty();
                let is_simple = matches!(name.as_str(), "Int" | "Char" | "Double" | "string") || is_placed;
                let is_constant = self.is_immediate_type(*name) && args.is_empty();
                (is_simple || is_constant).then(|| self.sameness_of(*name, Vec::new()))
            }
            Type::Meta(_) | Type::App(..) | Type::Forall(..) => None,
        }
    }
}

impl Class {
    /// Whether it gives a number.
    pub(super) fn gives_number(self) -> bool {
        self.is_order() || self == Class::Same
    }
}

fn same_name(data: Symbol, with_memory: bool) -> Symbol {
    name_for(data, if with_memory { "same_at" } else { "same" })
}
