//! Whether a term is a value of its type.

use num_bigint::BigInt;
use rustc_hash::FxHashSet;

use super::{Making, fields, inside, is_by_functions, is_restricted, making};
use crate::expr::Lit;
use crate::program::Program;
use crate::step::representation;
use crate::term::{Node, TermId, TermStore, VarId};
use crate::types::Type;

/// Whether a program can make the value that a term describes: numbers are within their bounds, nothing is built by hand
/// that only functions build, strict fields have values, and what is of every type looks at none. Terms are data, tables, and
/// variables with definitions, perhaps by each other; what else there may be is taken to be no value where it matters.
pub fn is_made(store: &TermStore, term: TermId, ty: &Type, defined: &dyn Fn(VarId) -> Option<TermId>) -> bool {
    let mut todo = vec![(term, ty.clone())];
    let mut seen = FxHashSet::default();
    while let Some((term, ty)) = todo.pop() {
        if seen.insert((term, ty.clone())) && !is_made_outside(store, term, &ty, defined, &mut todo) {
            return false;
        }
    }
    true
}

/// Looks at the outermost part of a term; what is inside goes to the list.
fn is_made_outside(
    store: &TermStore,
    term: TermId,
    ty: &Type,
    defined: &dyn Fn(VarId) -> Option<TermId>,
    todo: &mut Vec<(TermId, Type)>,
) -> bool {
    match store.node(term) {
        Node::Bottom(_) => return true,
        Node::Free(var) => {
            todo.extend(defined(var).map(|value| (value, ty.clone())));
            return true;
        }
        _ => {}
    }
    let program = store.program();
    match making(program, ty) {
        Making::Freely => {}
        Making::Number(range) => return number(store, term).is_some_and(|number| range.contains(&number)),
        Making::Parametric | Making::ByFunctions => return false,
    }
    if let Some(inner) = inside(program, ty) {
        todo.push((term, inner));
        return true;
    }
    match store.node(term) {
        Node::Con(con, _) if matches!(ty, Type::Con(name, _) if *name != program.data(program.con(con).data).name) => {
            false
        }
        Node::Con(con, parts) => {
            let parts = store.terms(parts);
            let strict = &program.con(con).def.strict;
            let is_failing = |(part, strict): (&TermId, &bool)| *strict && is_bottom(store, *part, defined);
            if parts.iter().zip(strict).any(is_failing) {
                return false;
            }
            todo.extend(parts.iter().copied().zip(fields(program, con, ty)));
            true
        }
        Node::Lam(params, body) => {
            let mut result = ty.clone();
            for _ in 0..params {
                result = representation(store, result);
                let Some((from, to)) = result.as_fun() else { return !is_restricted(program, ty) };
                // Of what functions make, no table sees how it is built.
                if store.loose(body) > 0 && is_by_functions(program, from) {
                    return false;
                }
                result = to.clone();
            }
            todo.push((body, result));
            true
        }
        // A table: what it gives in each case.
        Node::Case(_, alts, default) => {
            let bodies = store.alts(alts).iter().map(|alt| alt.body).chain(default);
            todo.extend(bodies.map(|body| (body, ty.clone())));
            true
        }
        Node::Lit(lit) => program.size().has(store.lit(lit)) && may_be_of(program, store.lit(lit), ty),
        _ => !is_restricted(program, ty),
    }
}

/// Whether the type may have literals of this kind. What is not known of a type has any.
fn may_be_of(program: &Program, lit: &Lit, ty: &Type) -> bool {
    let Type::Con(name, _) = ty else { return true };
    let is_data = program.data_id(*name).is_some_and(|id| !program.data(id).cons.is_empty());
    match lit {
        Lit::Str(_) => true,
        Lit::Char(_) => *ty == Type::char() || !is_data && ty.as_fun().is_none(),
        Lit::Int(_) | Lit::Integer(_) => {
            !is_data && ty.as_fun().is_none() && ![Type::char(), Type::double()].contains(ty)
        }
        Lit::Double(_) => *ty == Type::double() || !is_data && ty.as_fun().is_none(),
    }
}

fn number(store: &TermStore, term: TermId) -> Option<BigInt> {
    let Node::Lit(lit) = store.node(term) else { return None };
    match store.lit(lit) {
        Lit::Int(n) => Some((*n).into()),
        Lit::Integer(n) => Some(n.clone()),
        Lit::Char(_) | Lit::Double(_) | Lit::Str(_) => None,
    }
}

fn is_bottom(store: &TermStore, term: TermId, defined: &dyn Fn(VarId) -> Option<TermId>) -> bool {
    let mut term = term;
    // Definitions by each other that come to no value are found elsewhere.
    for _ in 0..100 {
        match store.node(term) {
            Node::Bottom(_) => return true,
            Node::Free(var) => match defined(var) {
                Some(value) => term = value,
                None => return false,
            },
            _ => return false,
        }
    }
    true
}
