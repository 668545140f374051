//! Laws about values that need not be finite are tried on knots and on bottoms too.

use selfsame_certify::{Law, Mode};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::DataKind;
use selfsame_core::step::{concretizations, representation};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_symbolic::{Pause, run_ahead};

use super::Prover;
use super::testing::combinations;

/// Assignments of values to variables.
const ASSIGNMENTS: usize = 40;
/// Finite values of a variable that may have no end.
const VALUES: usize = 2;
/// How far results are compared.
const LEVELS: u32 = 5;
/// Steps after which a term seems not to end.
const STEPS: u32 = 1_000;

impl Prover<'_> {
    /// Whether no knots and bottoms contradict the law, as far as one can see: what takes long counts as never ending.
    pub(super) fn is_plausible_without_end(&mut self, law: &Law) -> bool {
        let modes: Vec<Mode> =
            law.variables.iter().map(|var| self.memory.finiteness.of_variable(self.store, *var)).collect();
        if modes.iter().all(|mode| mode.spine) || !law.facts.is_empty() {
            return true;
        }
        let values: Vec<Vec<TermId>> =
            law.variables.iter().zip(modes).map(|(var, mode)| self.values_without_end(*var, mode)).collect();
        combinations(&law.variables, &values, ASSIGNMENTS).iter().all(|of| {
            let [left, right] = law.sides.map(|side| self.store.substitute(side, of));
            (self.expired)() || agree(self.store, left, right, LEVELS)
        })
    }

    fn values_without_end(&mut self, var: VarId, mode: Mode) -> Vec<TermId> {
        let ty = self.store.var(var).ty.clone();
        let mut values = self.values_of(&ty);
        if !mode.spine {
            values.truncate(VALUES);
            values.extend(self.knots(&ty));
        }
        if !mode.is_defined() && !self.store.var(var).evaluated {
            let all = concretizations(self.store, var);
            let all: Vec<TermId> = all.into_iter().map(|value| value.term(self.store)).collect();
            values.extend(all.into_iter().filter(|value| matches!(self.store.node(*value), Node::Bottom(_))));
        }
        values
    }

    /// For each constructor with fields of its own type, the value that has itself in these.
    fn knots(&mut self, ty: &Type) -> Vec<TermId> {
        if let Some(known) = self.memory.samples.knots.get(ty) {
            return known.clone();
        }
        let knots = self.tie(ty);
        self.memory.samples.knots.insert(ty.clone(), knots.clone());
        knots
    }

    fn tie(&mut self, ty: &Type) -> Vec<TermId> {
        let ty = representation(self.store, ty.clone());
        let Type::Con(name, args) = &ty else { return Vec::new() };
        let program = self.store.program().clone();
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return Vec::new() };
        if data.kind != DataKind::Data {
            return Vec::new();
        }
        let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
        let local = |id: u32| Local { id, name: Symbol::new("knot") };
        let mut knots = Vec::new();
        for con in &data.cons {
            let def = &program.con(*con).def;
            let fields: Vec<Type> = def.fields.iter().map(|field| field.subst(&of)).collect();
            let values = fields.iter().map(|field| match *field == ty {
                true => Some(None),
                false => Some(Some(*self.values_of(field).first()?)),
            });
            let Some(values) = values.collect::<Option<Vec<Option<TermId>>>>() else { continue };
            if values.iter().all(Option::is_some) {
                continue;
            }
            let number = |at: usize| at as u32 + 1;
            let parts = values.iter().enumerate();
            let parts = parts.map(|(at, value)| Expr::Local(local(value.map_or(0, |_| number(at)))));
            let whole = Expr::Con(def.name, parts.collect());
            let tied = Expr::LetRec(vec![(local(0), whole)], Box::new(Expr::Local(local(0))));
            let others: Vec<(u32, TermId)> =
                values.iter().enumerate().filter_map(|(at, value)| Some((number(at), (*value)?))).collect();
            knots.extend(self.store.import(&tied, &others));
        }
        knots
    }
}

/// Whether nothing tells the terms apart, as far as one looks.
fn agree(store: &mut TermStore, left: TermId, right: TermId, levels: u32) -> bool {
    if levels == 0 || left == right {
        return true;
    }
    let [Some(left), Some(right)] = [left, right].map(|term| run_ahead(store, term, STEPS)) else {
        return [left, right].iter().all(|term| run_ahead(store, *term, STEPS).is_none());
    };
    if left.pause != Pause::Value || right.pause != Pause::Value {
        return true;
    }
    let [left, right] = [left, right].map(|run| run.focus.rebuild(store));
    match (store.node(left), store.node(right)) {
        (Node::Con(con, lefts), Node::Con(other, rights)) if con == other => {
            let pairs: Vec<(TermId, TermId)> =
                store.terms(lefts).iter().copied().zip(store.terms(rights).iter().copied()).collect();
            pairs.into_iter().all(|(left, right)| agree(store, left, right, levels - 1))
        }
        (Node::Con(..) | Node::Bottom(_), Node::Con(..) | Node::Bottom(_)) => left == right,
        (Node::Lit(_), Node::Lit(_) | Node::Bottom(_)) | (Node::Bottom(_), Node::Lit(_)) => left == right,
        _ => true,
    }
}
