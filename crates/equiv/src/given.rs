//! Values that were made elsewhere, tried on a goal.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_certify::Bottoms;
use selfsame_core::eval::{Limits, Machine, Ref};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{TermStore, VarId};

use crate::counterexample::{Counterexample, Ended, Evidence, Look, differs, ended, kind, seen, show, sides};
use crate::goal::{Goal, variable};
use crate::limits;
use crate::obligation::Observation;
use crate::refutation::Difference;

/// The counterexample that values of the goal's variables are, if they are one: each as code, and as the source writes it.
/// Whoever calls has them from functions that a program could call.
pub fn refute_with(
    program: &Arc<Program>,
    goal: &Goal,
    values: &[(Expr, String)],
    bottoms: Bottoms,
) -> Option<Counterexample> {
    differ(program, goal, values, bottoms, limits::GIVEN_STEPS)
}

pub(crate) fn differ(
    program: &Arc<Program>,
    goal: &Goal,
    values: &[(Expr, String)],
    bottoms: Bottoms,
    steps: u64,
) -> Option<Counterexample> {
    let closed = |expr: &Expr| {
        let variables = goal.variables.iter().zip(values);
        variables.fold(expr.clone(), |body, (variable, (value, _))| {
            let local = Local { id: variable.local, name: variable.name };
            Expr::Let(local, Box::new(value.clone()), Box::new(body))
        })
    };
    if goal.variables.len() != values.len() {
        return None;
    }
    let mut machine = Machine::new(program.clone(), Limits { steps, ..Limits::default() });
    let both = [&goal.left, &goal.right].map(|side| machine.load(&closed(side)));
    let (looks, ends) = difference(&mut machine, both, bottoms)?;
    let kind = kind(&ends, Difference::Values, bottoms)?;
    let differs = differs(&ends, machine.take_overflow());
    let mut outcome = |side: &Expr, end: &Ended| {
        machine.set_limits(Limits { steps: limits::SHOWN_STEPS, ..Limits::default() });
        show(&mut machine, &closed(side), &goal.ty, end, looks.is_empty())
    };
    let (left, right) = (outcome(&goal.left, &ends[0]), outcome(&goal.right, &ends[1]));
    let mut store = TermStore::new(program.clone());
    let variables: Vec<VarId> = goal
        .variables
        .iter()
        .map(|var| {
            let variable = variable(&store, var);
            store.fresh(variable)
        })
        .collect();
    let bindings: Vec<(Symbol, String)> =
        goal.variables.iter().zip(values).map(|(variable, (_, text))| (variable.name, text.clone())).collect();
    let sides = sides(&mut store, goal, &variables)?;
    let types = goal.variables.iter().map(|variable| variable.ty.clone()).collect();
    let mut locals = Vec::with_capacity(values.len());
    for (variable, (value, _)) in goal.variables.iter().zip(values) {
        locals.extend(store.import(value, &[]).ok().map(|term| (variable.local, term)));
    }
    let observation = |look: &Look| match look {
        Look::Field { index, .. } => Some(Observation::Field(*index as u32)),
        Look::Message | Look::Apply(_) => None,
    };
    let observations: Vec<Observation> = looks.iter().map_while(observation).collect();
    let steps = [&goal.left, &goal.right]
        .map(|side| crate::steps::steps(&mut store, side, &locals, FxHashMap::default(), &observations));
    let evidence = Evidence { sides, bindings: bindings.clone(), types, looks, seen: seen(program, &ends) };
    Some(Counterexample { kind, differs, bindings, applied: Vec::new(), left, right, evidence, steps })
}

/// The first part in which two values differ, and how to get there. Nothing when a part does not end, or is a function: they may
/// still be the same.
fn difference(machine: &mut Machine, both: [Ref; 2], bottoms: Bottoms) -> Option<(Vec<Look>, Vec<Ended>)> {
    let mut todo = vec![(both, Vec::new())];
    for _ in 0..limits::GIVEN_PARTS {
        let ([left, right], looks) = todo.pop()?;
        let (left, lefts) = ended(machine, left)?;
        let (right, rights) = ended(machine, right)?;
        match (&left, &right) {
            (Ended::Con(con), Ended::Con(other)) if con == other => {
                let (con, count) = (machine.program().con(*con).def.name, lefts.len());
                let parts = lefts.into_iter().zip(rights).enumerate().map(|(index, (left, right))| {
                    let look = Look::Field { con, index, count };
                    ([left, right], looks.iter().cloned().chain([look]).collect())
                });
                let parts: Vec<([Ref; 2], Vec<Look>)> = parts.collect();
                todo.extend(parts.into_iter().rev());
            }
            (Ended::Diverged, _) | (_, Ended::Diverged) => return None,
            _ if left == right => {}
            _ if kind(&[left.clone(), right.clone()], Difference::Values, bottoms).is_some() => {
                return Some((looks, vec![left, right]));
            }
            _ => {}
        }
    }
    None
}
