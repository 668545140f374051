//! What a comparison or a hash sees of a value: the same for all types, made type by type and as far as it is looked at.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::{Code, ConDef, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};

use super::{state, state_name};
use crate::check::{number, tag_of};
use crate::elab::{Class, Evidence, EvidenceId};
use crate::library::{ARRAY, BYTES, LAZY, REF};
use crate::lower::compare::{UNKNOWN_TYPE, unnamed};
use crate::lower::expr::{apply, int};
use crate::lower::{Lower, Wanted, forall, unsupported};
use crate::mutable::{Parts, is_abstract_container};

impl Lower<'_> {
    /// The function from the memory and a value of a type to its shape.
    pub(super) fn shape_evidence(&mut self, id: EvidenceId) -> Expr {
        match &self.facts.evidence[id.0 as usize] {
            Evidence::Pending => unsupported(crate::lower::compare::IDENTITY),
            Evidence::Param(group, index) => self.evidence_param(*group, *index),
            Evidence::Structure(Class::Same, ..) => self.sameness(id),
            Evidence::Structure(_, name, parts) => {
                let (name, parts) = (*name, parts.clone());
                let args = parts.iter().map(|part| self.shape_evidence(*part)).collect();
                self.shape_function(name, args)
            }
        }
    }

    /// Whether the comparison is at a type whose values hold nothing that can change or be called: then it is what it is in the
    /// plain dialect.
    pub(super) fn plain_type(&self, id: EvidenceId) -> Option<Type> {
        let Evidence::Structure(_, name, parts) = &self.facts.evidence[id.0 as usize] else { return None };
        if name.as_str() == "->" {
            return None;
        }
        let parts = parts.iter().map(|part| self.plain_type(*part)).collect::<Option<Vec<Type>>>()?;
        let ty = Type::con_of(*name, parts);
        let held = Parts::of(self.program, &self.facts.mutable, &ty);
        let is_known = !held.functions && !held.hidden && held.containers.is_empty();
        let is_open = |name: &str| name == LAZY || name == "exn" || self.facts.open.contains(&Symbol::new(name));
        (is_known && !mentions(&ty, &is_open)).then_some(ty)
    }

    fn shape_function(&mut self, name: Symbol, args: Vec<Expr>) -> Expr {
        let constant = state;
        match name.as_str() {
            "Int" => constant("shape_of_int"),
            "Char" => constant("shape_of_char"),
            "Double" => constant("shape_of_float"),
            "string" => constant("shape_of_string"),
            "int32" => constant("shape_of_int32"),
            "int64" => constant("shape_of_int64"),
            "nativeint" => constant("shape_of_nativeint"),
            "->" => constant("shape_of_function"),
            _ if name.as_str() == LAZY || is_abstract_container(name) => constant("shape_of_odd"),
            _ => {
                let is_data = self.program.data_id(name).is_some_and(|id| !self.program.data(id).cons.is_empty());
                if !is_data && !matches!(name.as_str(), REF | ARRAY | BYTES) {
                    return constant("shape_of_odd");
                }
                let global = shape_name(name);
                self.want(Wanted::Shape(name), global);
                apply(Expr::Global(global), args)
            }
        }
    }

    fn shape_of_type(&mut self, ty: &Type, params: &[(Symbol, Local)]) -> Expr {
        match ty {
            Type::Var(v) => match params.iter().find(|(name, _)| name == v) {
                Some((_, local)) => Expr::Local(*local),
                None => unsupported(UNKNOWN_TYPE),
            },
            Type::Con(name, _) if name.as_str() == "->" => self.shape_function(*name, Vec::new()),
            Type::Con(name, args) => {
                let args = args.iter().map(|arg| self.shape_of_type(arg, params)).collect();
                self.shape_function(*name, args)
            }
            Type::Meta(_) | Type::App(..) | Type::Forall(..) => unsupported(UNKNOWN_TYPE),
        }
    }

    /// The global that gives the shape of values of a type.
    pub(in crate::lower) fn shape_of(&mut self, data: Symbol) -> Global {
        let (world, value) = (self.fresh("memory"), self.fresh("x"));
        let read = || apply(state("read"), vec![Expr::Local(world), Expr::Local(value)]);
        let (params, body) = match data.as_str() {
            REF => {
                let part = self.fresh("shape");
                let inner = apply(Expr::Local(part), vec![Expr::Local(world), read()]);
                (vec![part], block(0, vec![inner]))
            }
            ARRAY => {
                let part = self.fresh("shape");
                let inner = Expr::App(Box::new(Expr::Local(part)), vec![Expr::Local(world)]);
                (vec![part], apply(state("shape_of_array"), vec![inner, read()]))
            }
            BYTES => (Vec::new(), apply(state("shape_of_bytes"), vec![read()])),
            _ => {
                let (params, cons) = self.constructors(data);
                let given: Vec<(Symbol, Local)> = params.iter().map(|param| (*param, self.fresh("shape"))).collect();
                let subject = match self.facts.mutable.contains(&data) {
                    true => read(),
                    false => Expr::Local(value),
                };
                let body = self.shapes(data, &cons, &given, subject, world);
                (given.into_iter().map(|(_, local)| local).collect(), body)
            }
        };
        let params: Vec<Local> = params.into_iter().chain([world, value]).collect();
        let ty = forall(&["a".into()], Type::var("a"));
        let code = Code::Expr(Arc::new(Expr::Lam(params, Box::new(body))));
        Global { name: shape_name(data), ty, code, span: None, fixity: None }
    }

    pub(in crate::lower) fn constructors(&self, data: Symbol) -> (Vec<Symbol>, Vec<ConDef>) {
        match self.program.data_id(data).map(|id| self.program.data(id)) {
            Some(found) => {
                let cons = found.cons.iter().map(|con| self.program.con(*con).def.clone()).collect();
                (found.params.clone(), cons)
            }
            None => (Vec::new(), Vec::new()),
        }
    }

    /// Constant constructors are numbers, the others have numbers of their own.
    fn shapes(
        &mut self,
        data: Symbol,
        cons: &[ConDef],
        given: &[(Symbol, Local)],
        subject: Expr,
        world: Local,
    ) -> Expr {
        if let Some(ty) = unnamed(cons) {
            let function = self.shape_of_type(ty, given);
            return apply(function, vec![Expr::Local(world), subject]);
        }
        let (mut constants, mut blocks) = (0, 0);
        let mut alts = Vec::new();
        for (position, con) in cons.iter().enumerate() {
            let fields: Vec<Local> = con.fields.iter().map(|_| self.fresh("x")).collect();
            let mut parts = Vec::new();
            for (ty, field) in con.fields.iter().zip(&fields) {
                let function = self.shape_of_type(ty, given);
                parts.push(apply(function, vec![Expr::Local(world), Expr::Local(*field)]));
            }
            let body = if data.as_str() == "exn" || self.facts.open.contains(&data) {
                Expr::Con(state_name("Exception"), vec![int(position as i64), list(parts)])
            } else if let Some(tag) = tag_of(con.name) {
                // A tag is its number, alone or in front of what comes with it.
                let tag = Expr::Con(state_name("Immediate"), vec![int(number(tag))]);
                match parts.is_empty() {
                    true => tag,
                    false => block(0, std::iter::once(tag).chain(parts).collect()),
                }
            } else if fields.is_empty() {
                constants += 1;
                Expr::Con(state_name("Immediate"), vec![int(constants - 1)])
            } else {
                blocks += 1;
                // The record of a constructor is not a block of its own.
                let is_inline = matches!(&con.fields[..], [Type::Con(name, _)] if self.facts.inline.contains(name));
                match is_inline {
                    true => apply(state("retagged"), vec![int(blocks - 1), parts.remove(0)]),
                    false => block(blocks - 1, parts),
                }
            };
            alts.push(Alt { pattern: AltPattern::Con(con.name, fields), body });
        }
        Expr::Case(Box::new(subject), alts, None)
    }
}

fn block(tag: i64, parts: Vec<Expr>) -> Expr {
    Expr::Con(state_name("Block"), vec![int(tag), list(parts)])
}

fn list(parts: Vec<Expr>) -> Expr {
    let nil = Expr::Con("[]".into(), Vec::new());
    parts.into_iter().rev().fold(nil, |rest, part| Expr::Con(":".into(), vec![part, rest]))
}

fn mentions(ty: &Type, is_one: &dyn Fn(&str) -> bool) -> bool {
    matches!(ty, Type::Con(con, args) if is_one(con.as_str()) || args.iter().any(|arg| mentions(arg, is_one)))
}

/// What a definition made for a type is called.
pub(in crate::lower) fn name_for(data: Symbol, what: &str) -> Symbol {
    let text = data.as_str();
    let known = match text {
        "[]" => "list".to_owned(),
        "()" => "unit".to_owned(),
        "Bool" => "bool".to_owned(),
        _ => match tuple_size(text) {
            Some(size) => format!("tuple{size}"),
            None => text.to_owned(),
        },
    };
    match known.rsplit_once('.') {
        Some((module, name)) => Symbol::new(&format!("{module}.${what}_{name}")),
        None => Symbol::new(&format!("Stdlib.${what}_{known}")),
    }
}

fn shape_name(data: Symbol) -> Symbol {
    name_for(data, "shape")
}
