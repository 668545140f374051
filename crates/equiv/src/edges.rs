//! Inputs at the edges of their types: an overflow that tells the sides of a goal apart is mostly found there.

use std::sync::Arc;

use num_bigint::BigInt;
use selfsame_core::effort;
use selfsame_core::eval::{Limits, Machine, Ref, Value};
use selfsame_core::expr::Lit;
use selfsame_core::inhabit::{Range, combination, combinations, constants, domain, fields, inside, range};
use selfsame_core::program::{ConId, DataKind, Program, Size};
use selfsame_core::term::{TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_symbolic::Path;

use crate::counterexample::{Counterexample, Environment, Replayed, replay};
use crate::goal::{Goal, Options, variable};
use crate::limits;
use crate::obligation::Observation;
use crate::refutation::{Candidate, Difference};
use crate::witness::{Elements, witness};

/// Values for which the sides were seen to differ.
pub(crate) fn differ(program: &Arc<Program>, goal: &Goal, options: &Options) -> Option<Counterexample> {
    let mut store = TermStore::new(program.clone());
    let variables: Vec<VarId> = goal
        .variables
        .iter()
        .map(|var| {
            let variable = variable(&store, var);
            store.fresh(variable)
        })
        .collect();
    let mut numbers = edges(program.size());
    numbers.extend(constants(program, &[&goal.left, &goal.right]).into_iter().filter(|n| program.size().holds(*n)));
    let mut visible = Vec::with_capacity(variables.len());
    let mut values = Vec::with_capacity(variables.len());
    for (var, variable) in variables.iter().zip(&goal.variables).filter(|(_, variable)| !variable.dictionary) {
        let mut found = enumerate(&mut store, &variable.ty, &numbers, 3);
        found.truncate(limits::EDGE_VALUES);
        if found.is_empty() {
            return None;
        }
        visible.push(*var);
        values.push(found);
    }
    let all = combinations(&values);
    let stride = (all / limits::EDGE_INPUTS).max(1) | 1;
    let mut number = 0;
    while number < all && number / stride <= limits::EDGE_INPUTS {
        if effort::is_late(options.deadline.map(|(deadline, _)| deadline)) {
            return None;
        }
        let definitions = visible.iter().copied().zip(combination(&values, number)).collect();
        number += stride;
        let mut candidate =
            Candidate { path: Path::default(), observations: Vec::new(), difference: Difference::Values, definitions };
        let mut machine = Machine::new(program.clone(), Limits::default());
        let Some(way) = way_to_difference(&mut machine, &mut store, goal, &variables, &candidate) else { continue };
        candidate.observations = way;
        if let Replayed::Differ(found) = replay(program, &mut store, goal, &variables, options.bottoms, &candidate) {
            return Some(*found);
        }
    }
    None
}

/// Whether there are variables of types whose edges refute what they can be expected to, and of which proofs know little:
/// numbers of few bits, floating point, characters. These are run before anything is searched for.
pub(crate) fn are_near(program: &Program, goal: &Goal) -> bool {
    let is_near = |ty: &Type| [Type::double(), Type::char()].contains(ty) || range(ty).is_some();
    let mut all = goal.variables.iter().filter(|variable| !variable.dictionary);
    all.any(|variable| is_near(&domain(program, variable.ty.clone())))
}

/// How to come to a place where the two sides have different constructors, literals or failures.
pub(crate) fn way_to_difference(
    machine: &mut Machine,
    store: &mut TermStore,
    goal: &Goal,
    variables: &[VarId],
    candidate: &Candidate,
) -> Option<Vec<Observation>> {
    // What is of no type that it is looked at as cannot be run.
    let witness = witness(store, variables, candidate, Elements::Any)?;
    if !witness.is_made(store, goal, variables) {
        return None;
    }
    let environment = Environment::new(store, goal, variables, &witness);
    let sides = [&goal.left, &goal.right].map(|side| machine.load(&environment.closed(side)));
    let mut todo: Vec<([Ref; 2], Vec<Observation>)> = vec![(sides, Vec::new())];
    let mut parts = 0;
    while let Some(([left, right], way)) = todo.pop() {
        parts += 1;
        if parts > limits::EDGE_PARTS {
            return None;
        }
        machine.set_limits(Limits { steps: limits::EDGE_STEPS, ..Limits::default() });
        let (left, right) = (machine.whnf(left), machine.whnf(right));
        match (left, right) {
            (Ok(Value::Con(con, fields)), Ok(Value::Con(other, others))) if con == other => {
                for (i, pair) in fields.into_iter().zip(others).enumerate().rev() {
                    let mut way = way.clone();
                    way.push(Observation::Field(i as u32));
                    todo.push(([pair.0, pair.1], way));
                }
            }
            // The replay says whether this is a difference.
            (left, right) if left != right => return Some(way),
            _ => {}
        }
    }
    None
}

/// Numbers at which operations overflow, or are about to.
fn edges(size: Size) -> Vec<i64> {
    let (least, greatest) = (size.least(), size.greatest());
    let root = 1 << (size.bits() / 2);
    vec![
        least,
        greatest,
        0,
        -1,
        1,
        least + 1,
        greatest - 1,
        2,
        greatest / 2 + 1,
        least / 2 - 1,
        root,
        -2,
        root + 1,
        greatest / 3 + 1,
        10,
        63,
    ]
}

/// Values of a type, with these numbers in them; none where we can make none, or where not everything that can be
/// built need be a value: newtypes and strict fields are how that is mostly kept.
fn enumerate(store: &mut TermStore, ty: &Type, numbers: &[i64], depth: u32) -> Vec<TermId> {
    if *ty == Type::int() || *ty == Type::integer() {
        let size = store.program().size();
        let literal = |n: i64| if *ty == Type::int() { Lit::Int(n) } else { Lit::Integer(n.into()) };
        let mut all: Vec<Lit> = numbers.iter().copied().map(literal).collect();
        if *ty == Type::integer() {
            all.insert(0, Lit::Integer(size.modulus() / 2));
        }
        return all.iter().map(|lit| store.mk_lit(lit)).collect();
    }
    if *ty == Type::char() {
        let greatest = store.program().size().greatest_char();
        let chars = CHARS.into_iter().filter(|c| *c < greatest).chain([greatest]);
        return chars.map(|c| store.mk_lit(&Lit::Char(c))).collect();
    }
    if *ty == Type::double() {
        return DOUBLES.map(|x| store.mk_lit(&Lit::Double(x))).to_vec();
    }
    if let Some(range) = range(ty) {
        return of_range(store, ty, &range, numbers);
    }
    if matches!(ty, Type::Var(_)) {
        return numbers.iter().map(|n| store.mk_lit(&Lit::Int(*n))).collect();
    }
    let Type::Con(name, _) = ty else { return Vec::new() };
    let program = store.program().clone();
    let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return Vec::new() };
    let is_strict = |con: &ConId| program.con(*con).def.strict.contains(&true);
    if data.kind != DataKind::Data || depth == 0 || data.cons.iter().any(is_strict) {
        return Vec::new();
    }
    let mut values: Vec<TermId> = Vec::new();
    for con in &data.cons {
        let choices: Vec<Vec<TermId>> =
            fields(&program, *con, ty).iter().map(|field| enumerate(store, field, numbers, depth - 1)).collect();
        for number in 0..combinations(&choices).min(4 * limits::EDGE_VALUES) {
            values.push(store.mk_con(*con, &combination(&choices, number)));
        }
    }
    values.sort_by_key(|value| store.size(*value));
    values
}

/// Letters, digits, and characters of which something is true that is not of letters and digits.
const CHARS: [char; 21] = [
    'a', 'b', '\0', 'A', 'Z', 'z', '0', '9', ' ', '\n', '_', '\'', '"', '\\', '\u{7f}', '\u{a0}', 'ª', '²', 'ß', 'ǅ',
    'ı',
];

pub(crate) const DOUBLES: [f64; 14] =
    [0.0, 1.0, -1.0, 0.5, f64::NAN, f64::INFINITY, -0.0, f64::NEG_INFINITY, 0.1, 3.0, 1e16, f64::MAX, 5e-324, -2.5];

/// Numbers of a type with bounds, small ones first.
pub(crate) fn of_range(store: &mut TermStore, ty: &Type, range: &Range, numbers: &[i64]) -> Vec<TermId> {
    let program = store.program().clone();
    let inner = std::iter::successors(Some(ty.clone()), |ty| inside(&program, ty)).take(100).last();
    let literal = |n: &BigInt| match &inner {
        Some(ty) if *ty == Type::integer() => Some(Lit::Integer(n.clone())),
        Some(ty) if *ty == Type::int() => i64::try_from(n).ok().map(Lit::Int),
        _ => None,
    };
    let mut all: Vec<BigInt> = [0, 1, 2].map(BigInt::from).to_vec();
    for end in [&range.greatest, &range.least].into_iter().flatten() {
        all.extend([end.clone(), end - 1, end + 1, end / 2, end / 2 + 1]);
    }
    if range.greatest.is_none() {
        let modulus = program.size().modulus();
        all.extend([&modulus / 2, &modulus / 2 - 1, modulus]);
    }
    all.extend(numbers.iter().copied().map(BigInt::from));
    let mut seen = std::collections::BTreeSet::new();
    all.retain(|number| range.contains(number) && seen.insert(number.clone()));
    all.iter().filter_map(literal).map(|lit| store.mk_lit(&lit)).collect()
}
