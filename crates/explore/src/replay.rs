//! Running inputs for real: exact 64-bit arithmetic, by the concrete evaluator. What does not come out as foretold is
//! not shown.

use selfsame_core::eval::{Bottom, Limits, Machine as Evaluator, Ref, Stop, Value as Seen};
use selfsame_core::expr::double_key;
use selfsame_solver::scalar::Value;
use selfsame_solver::{Model, Width};

use crate::datum::Datum;
use crate::limits;
use crate::machine::Machine;
use crate::machine::heap::{Addr, Failure, Object};
use crate::walk::End;

/// What a run of the inputs showed.
#[derive(Clone, Debug, PartialEq)]
pub enum Replayed {
    /// The same end as foretold; the result, to be printed.
    Same(Ref),
    /// Something else.
    Differs,
}

/// A path as it was foretold.
pub struct Foretold<'f, 'm> {
    pub machine: &'f Machine<'m>,
    pub model: &'f Model,
    pub width: Width,
    pub root: Addr,
    pub end: &'f End,
}

/// Runs the function on the inputs and compares the end with that of the path.
pub fn replay(evaluator: &mut Evaluator, function: Ref, args: &[Datum], foretold: &Foretold<'_, '_>) -> Replayed {
    let Foretold { machine, model, width, root, end } = *foretold;
    let args: Vec<Ref> = args.iter().map(|arg| evaluator.load(&arg.expr(&machine.program))).collect();
    evaluator.set_limits(Limits {
        steps: limits::REPLAY_STEPS_LEAST + machine.steps * limits::REPLAY_STEPS_EACH,
        ..Limits::default()
    });
    let result = if args.is_empty() { evaluator.share(function) } else { evaluator.apply(function, &args) };
    let mut comparing = Comparing { evaluator, machine, model, width };
    let same = comparing.follow(root, result, end);
    if same { Replayed::Same(result) } else { Replayed::Differs }
}

struct Comparing<'c, 'm> {
    evaluator: &'c mut Evaluator,
    machine: &'c Machine<'m>,
    model: &'c Model,
    width: Width,
}

impl Comparing<'_, '_> {
    /// Walks both results from left to right, up to the first part without a value.
    fn follow(&mut self, root: Addr, result: Ref, end: &End) -> bool {
        let result = self.evaluator.share(result);
        let mut todo = vec![(root, result)];
        while let Some((addr, reference)) = todo.pop() {
            let addr = self.machine.heap.resolve(addr);
            let seen = self.evaluator.whnf(reference);
            self.evaluator.release(reference);
            let fields = match (self.machine.heap.get(addr), seen) {
                (Object::Failed(failure), Err(stop)) => return self.is_failure(failure, &stop, end),
                (Object::Con(con, fields), Ok(Seen::Con(other, others))) if con == other => {
                    Some((self.machine.heap.words(fields).to_vec(), others))
                }
                (Object::Scalar(scalar), Ok(seen)) => {
                    let foretold = self.model.value(&self.machine.scalars, self.width, scalar);
                    if !foretold.is_some_and(|value| is_value(&value, &seen)) {
                        return false;
                    }
                    None
                }
                // Never looked at, so nothing was foretold.
                (Object::Unknown(_) | Object::Text(..), Ok(_)) => None,
                (Object::Function(..) | Object::Partial(..), Ok(Seen::Function)) => None,
                _ => return false,
            };
            if let Some((fields, others)) = fields {
                todo.extend(fields.into_iter().zip(others).rev());
            }
        }
        *end == End::Value
    }

    fn is_failure(&mut self, failure: Failure, stop: &Stop, end: &End) -> bool {
        if !matches!(end, End::Failed(_) | End::Violated(_)) {
            return false;
        }
        match (failure, stop) {
            (Failure::Label(label), Stop::Bottom(Bottom::Label(seen))) => {
                self.machine.code.labels[label as usize] == *seen
            }
            (Failure::Message(_), Stop::Bottom(Bottom::Message(_))) => true,
            (Failure::Loop, Stop::Loop) => true,
            _ => false,
        }
    }
}

fn is_value(value: &Value, seen: &Seen) -> bool {
    match (value, seen) {
        (Value::Int(a), Seen::Int(b)) => a == b,
        (Value::Integer(a), Seen::Integer(b)) => a == b,
        (Value::Char(a), Seen::Char(b)) => u32::from(*a) == *b,
        (Value::Double(a), Seen::Double(b)) => double_key(f64::from_bits(*a)) == double_key(*b),
        _ => false,
    }
}
