//! Goals without variables, by running them.
//!
//! Nothing is left to be known of such a goal, nor of one whose variables have types of a single value, as that of `f ()`: both sides are evaluated all the way, and what comes is compared. The evaluator is
//! `core`'s, whose agreement with the single steps of all other rules is tested there; it stops at what is not supported, and then
//! nothing is proved. Values with functions in them, and sides that go on for ever, are left to the calculus.

use std::sync::Arc;

use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::{DataKind, Ints, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::Variable;
use selfsame_core::types::Type;

use crate::certificate::Bottoms;

/// Steps for both sides together, and the parts of their values that are compared.
const STEPS: u64 = 20_000_000;
const PARTS: usize = 200_000;
/// Of heap and stack.
const BYTES: usize = 256 << 20;
/// Characters of an error's text.
const TEXT: usize = 10_000;

/// The constructor without fields that is the only total value of a type.
pub fn only_value(program: &Program, ty: &Type) -> Option<Symbol> {
    let Type::Con(name, _) = ty else { return None };
    let data = program.data(program.data_id(*name)?);
    match &data.cons[..] {
        [con] if data.kind == DataKind::Data && program.con(*con).def.fields.is_empty() => {
            Some(program.con(*con).def.name)
        }
        _ => None,
    }
}

/// A side with its variables bound to their only values.
pub(crate) fn closed(program: &Program, variables: &[(u32, Variable)], side: &Expr) -> Option<Expr> {
    variables.iter().try_fold(side.clone(), |body, (local, variable)| {
        let value = only_value(program, &variable.ty).filter(|_| variable.total)?;
        let local = Local { id: *local, name: variable.name };
        Some(Expr::Let(local, Box::new(Expr::Con(value, Vec::new())), Box::new(body)))
    })
}

/// Both sides come to the same value, or to the same error, in each of their parts.
pub(crate) fn same(program: &Arc<Program>, left: &Expr, right: &Expr, bottoms: Bottoms) -> Result<(), &'static str> {
    let mut machine = Machine::new(program.clone(), Limits { steps: STEPS, bytes: BYTES, deadline: None });
    let mut todo = vec![[left, right].map(|side| machine.load(side))];
    let mut parts = 0;
    while let Some([left, right]) = todo.pop() {
        parts += 1;
        if parts > PARTS {
            return Err("the values are too large to be compared");
        }
        todo.extend(compare(&mut machine, left, right, bottoms)?);
    }
    if program.ints() == Ints::Unbounded && machine.take_overflow() {
        return Err("a machine integer overflowed");
    }
    Ok(())
}

/// The pairs of parts that remain to be compared.
fn compare(machine: &mut Machine, left: Ref, right: Ref, bottoms: Bottoms) -> Result<Vec<[Ref; 2]>, &'static str> {
    let both = (machine.whnf(left), machine.whnf(right));
    machine.release(left);
    machine.release(right);
    match both {
        (Ok(Value::Con(con, fields)), Ok(Value::Con(other, others))) if con == other => {
            Ok(fields.into_iter().zip(others).map(|(left, right)| [left, right]).rev().collect())
        }
        (Ok(Value::Function), _) | (_, Ok(Value::Function)) => Err("a value is a function"),
        (Ok(left), Ok(right)) if left == right => Ok(Vec::new()),
        (Err(Stop::Bottom(_)), Err(Stop::Bottom(_))) if bottoms == Bottoms::Same => Ok(Vec::new()),
        (Err(Stop::Bottom(left)), Err(Stop::Bottom(right))) if is_same_bottom(machine, &left, &right) => Ok(Vec::new()),
        (Ok(_) | Err(Stop::Bottom(_)), Ok(_) | Err(Stop::Bottom(_))) => Err("the values differ"),
        _ => Err("a side has no value within the limits of the evaluation"),
    }
}

fn is_same_bottom(machine: &mut Machine, left: &Bottom, right: &Bottom) -> bool {
    match (left, right) {
        (Bottom::Label(left), Bottom::Label(right)) => left == right,
        (Bottom::Message(left), Bottom::Message(right)) => {
            let (left, right) = (machine.message(*left, TEXT), machine.message(*right, TEXT));
            left.1.is_none() && right.1.is_none() && left.0 == right.0 && left.0.chars().count() < TEXT
        }
        _ => false,
    }
}
