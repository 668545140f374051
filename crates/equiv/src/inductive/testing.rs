//! Candidate lemmas are tried on small values before anyone tries to prove them.

use rustc_hash::FxHashMap;
use selfsame_certify::Law;
use selfsame_core::expr::Lit;
use selfsame_core::inhabit::{domain, range};
use selfsame_core::program::DataKind;
use selfsame_core::step::representation;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::{Pause, run_ahead};

use super::Prover;

/// Values of one type.
const VALUES: usize = 7;
/// Assignments of values to variables.
const ASSIGNMENTS: usize = 60;
/// Steps of evaluating one term.
const STEPS: u32 = 3_000;

/// What evaluation and enumeration found out before.
#[derive(Default)]
pub(super) struct Samples {
    values: FxHashMap<Type, Vec<TermId>>,
    normal: FxHashMap<TermId, Option<TermId>>,
    pub(super) knots: FxHashMap<Type, Vec<TermId>>,
}

impl Prover<'_> {
    /// Whether no small values contradict the law. What cannot be evaluated contradicts nothing.
    pub(super) fn is_plausible(&mut self, law: &Law) -> bool {
        let assignments = self.assignments(&law.variables);
        assignments.iter().all(|of| (self.expired)() || self.holds(law, of) != Some(false))
            && self.is_plausible_without_end(law)
    }

    fn holds(&mut self, law: &Law, of: &FxHashMap<VarId, TermId>) -> Option<bool> {
        for fact in &law.facts {
            let [from, to] = fact.map(|term| self.value(term, of));
            if from? != to? {
                return Some(true);
            }
        }
        let [left, right] = law.sides.map(|term| self.value(term, of));
        Some(left? == right?)
    }

    /// The normal form of a term for values of its variables.
    pub(super) fn value(&mut self, term: TermId, of: &FxHashMap<VarId, TermId>) -> Option<TermId> {
        let closed = self.store.substitute(term, of);
        let mut fuel = STEPS;
        normal_form(self.store, &mut self.memory.samples.normal, closed, &mut fuel)
    }

    /// Small values for the variables, the smallest sums first, spread over all combinations.
    pub(super) fn assignments(&mut self, variables: &[VarId]) -> Vec<FxHashMap<VarId, TermId>> {
        let values: Vec<Vec<TermId>> = variables
            .iter()
            .map(|var| {
                let ty = self.store.var(*var).ty.clone();
                self.values_of(&ty)
            })
            .collect();
        combinations(variables, &values, ASSIGNMENTS)
    }

    /// Small values of a type, the smallest first; none when the type has none that we can make.
    pub(super) fn values_of(&mut self, ty: &Type) -> Vec<TermId> {
        if let Some(known) = self.memory.samples.values.get(ty) {
            return known.clone();
        }
        let values = self.enumerate(ty, 4);
        self.memory.samples.values.insert(ty.clone(), values.clone());
        values
    }

    fn enumerate(&mut self, ty: &Type, depth: u32) -> Vec<TermId> {
        let range = range(&domain(self.store.program(), ty.clone()));
        let ty = representation(self.store, ty.clone());
        if ty == Type::int() || ty == Type::integer() {
            let literal = |n: i64| if ty == Type::int() { Lit::Int(n) } else { Lit::Integer(n.into()) };
            let is_within = |n: &i64| range.as_ref().is_none_or(|range| range.contains(&(*n).into()));
            return [0, 1, 2, -1, 5].into_iter().filter(is_within).map(|n| self.store.mk_lit(&literal(n))).collect();
        }
        if ty == Type::char() {
            return ['a', 'b'].map(|c| self.store.mk_lit(&Lit::Char(c))).to_vec();
        }
        if let Some((_, result)) = ty.as_fun() {
            let results = if depth == 0 { Vec::new() } else { self.enumerate(&result.clone(), depth - 1) };
            return results.into_iter().take(2).map(|result| self.store.mk_lam(1, result)).collect();
        }
        if matches!(ty, Type::Var(_)) {
            let opaque =
                |name: &str| Variable { total: true, finite: true, evaluated: true, ..Variable::new(name, ty.clone()) };
            let vars = [self.store.fresh(opaque("o")), self.store.fresh(opaque("o"))];
            return vars.map(|var| self.store.mk_free(var)).to_vec();
        }
        let Type::Con(name, args) = &ty else { return Vec::new() };
        let program = self.store.program().clone();
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return Vec::new() };
        if data.kind != DataKind::Data || depth == 0 {
            return Vec::new();
        }
        let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
        let mut values: Vec<TermId> = Vec::new();
        for con in &data.cons {
            let fields: Vec<Type> = program.con(*con).def.fields.iter().map(|field| field.subst(&of)).collect();
            let choices: Vec<Vec<TermId>> = fields.iter().map(|field| self.enumerate(field, depth - 1)).collect();
            let all: usize = choices.iter().map(Vec::len).product();
            for number in 0..all.min(4 * VALUES) {
                let mut rest = number;
                let fields: Vec<TermId> = choices
                    .iter()
                    .rev()
                    .map(|values| {
                        let value = values[rest % values.len()];
                        rest /= values.len();
                        value
                    })
                    .collect();
                let fields: Vec<TermId> = fields.into_iter().rev().collect();
                values.push(self.store.mk_con(*con, &fields));
            }
        }
        values.sort_by_key(|value| (self.store.size(*value), *value));
        values.dedup();
        spread(values)
    }
}

/// One value for each variable, in about so many ways, spread over all there are; none when a variable has no value.
pub(super) fn combinations(variables: &[VarId], values: &[Vec<TermId>], about: usize) -> Vec<FxHashMap<VarId, TermId>> {
    let all = values.iter().fold(1, |all: usize, values| all.saturating_mul(values.len()));
    let stride = (all / about).max(1) | 1;
    let combination = |number: usize| {
        let mut rest = number;
        let chosen = variables.iter().zip(values).map(|(var, values)| {
            let value = values[rest % values.len()];
            rest /= values.len();
            (*var, value)
        });
        chosen.collect()
    };
    (0..all).step_by(stride).take(about + 1).map(combination).collect()
}

/// Some of the values: the smallest, and some larger ones.
fn spread(values: Vec<TermId>) -> Vec<TermId> {
    if values.len() <= VALUES {
        return values;
    }
    let small = VALUES / 2 + 1;
    let stride = (values.len() - small) / (VALUES - small);
    let large = values[small..].iter().step_by(stride.max(1)).take(VALUES - small);
    values[..small].iter().chain(large).copied().collect()
}

/// The value of a term without variables, all the way down; `None` when it has none within the fuel.
fn normal_form(
    store: &mut TermStore,
    known: &mut FxHashMap<TermId, Option<TermId>>,
    term: TermId,
    fuel: &mut u32,
) -> Option<TermId> {
    if let Some(found) = known.get(&term) {
        return *found;
    }
    let value = evaluate(store, term, fuel).and_then(|value| match store.node(value) {
        Node::Con(con, fields) => {
            let fields = store.terms(fields).to_vec();
            let fields = fields.into_iter().map(|field| normal_form(store, known, field, fuel));
            let fields = fields.collect::<Option<Vec<TermId>>>()?;
            Some(store.mk_con(con, &fields))
        }
        Node::Lit(_) | Node::Free(_) => Some(value),
        _ => None,
    });
    known.insert(term, value);
    value
}

/// In one run: a call inside many others would be looked for again and again.
fn evaluate(store: &mut TermStore, term: TermId, fuel: &mut u32) -> Option<TermId> {
    let run = run_ahead(store, term, *fuel)?;
    *fuel = fuel.checked_sub(run.steps.max(1))?;
    (run.pause == Pause::Value).then(|| run.focus.rebuild(store))
}
