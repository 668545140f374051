//! Values that functions make, to be tried where symbolic values are of little use: of types that only functions make values of,
//! and functions themselves.

use std::sync::Arc;

use selfsame_core::eval::{Limits, Machine, Value};
use selfsame_core::expr::Expr;
use selfsame_core::inhabit::is_by_functions;
use selfsame_core::program::Program;
use selfsame_core::types::Type;
use selfsame_equiv::{Goal, GoalVariable};
use selfsame_explore::datum::Datum;
use selfsame_explore::{Place, syntax};

use super::polymorphic;
use crate::haskell::Haskell;
use crate::types::has_function;

/// Inputs of a goal, and parts of each value at most.
const INPUTS: usize = 200;
const PARTS: u32 = 8;
/// Steps for making a value and for writing it.
const STEPS: u64 = 50_000;
/// Parts of a value that are looked at before it is believed to be one.
const LOOKED_AT: usize = 1_000;

/// Whether the goal has variables of such types, and none that stand for instances of classes.
pub fn are_useful(program: &Program, goal: &Goal) -> bool {
    let is_one = |variable: &GoalVariable| is_by_functions(program, &variable.ty) || has_function(&variable.ty);
    let is_sampled = polymorphic::is_met(goal) || goal.variables.iter().any(is_one);
    goal.variables.iter().all(|variable| !variable.dictionary) && is_sampled
}

/// Values for all variables, as code and as the module writes them; the smallest first.
pub fn of_goal(program: &Arc<Program>, goal: &Goal, language: &Haskell) -> Vec<Vec<(Expr, String)>> {
    // Values of any type at all are numbers.
    let of = |ty: &Type| ty.subst(&|_| Some(Type::int()));
    let types: Vec<Type> = goal.variables.iter().map(|variable| of(&variable.ty)).collect();
    let mut machine = Machine::new(program.clone(), Limits::default());
    if polymorphic::is_met(goal) {
        return polymorphic::of_goal(program, goal, &types, |ty| {
            let inputs = selfsame_grade::inputs(program, language, std::slice::from_ref(ty), INPUTS, PARTS);
            let values = inputs.iter().flatten();
            values.filter_map(|datum| written(&mut machine, datum, ty, program, language)).collect()
        });
    }
    let inputs = selfsame_grade::inputs(program, language, &types, INPUTS, PARTS);
    inputs
        .into_iter()
        .filter_map(|input| {
            let values = input.iter().zip(&types);
            values.map(|(datum, ty)| written(&mut machine, datum, ty, program, language)).collect()
        })
        .collect()
}

fn written(
    machine: &mut Machine,
    datum: &Datum,
    ty: &Type,
    program: &Program,
    language: &Haskell,
) -> Option<(Expr, String)> {
    machine.set_limits(Limits { steps: STEPS, ..Limits::default() });
    let expr = datum.expr(program);
    if datum.is_built() && !is_value(machine, &expr) {
        return None;
    }
    Some((expr, syntax::datum(language, machine, datum, ty, Place::Alone)))
}

/// Whether the code gives a value without errors in it: functions that make values may refuse to.
fn is_value(machine: &mut Machine, expr: &Expr) -> bool {
    let mut todo = vec![machine.load(expr)];
    for _ in 0..LOOKED_AT {
        let Some(value) = todo.pop() else { return true };
        match machine.whnf(value) {
            Ok(Value::Con(_, fields)) => todo.extend(fields),
            Ok(_) => {}
            Err(_) => return false,
        }
    }
    false
}
