//! Evaluating a result all the way: what a person sees when it is printed.

use selfsame_core::expr::Label;
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::Sort;

use crate::limits;
use crate::machine::heap::{Addr, Failure, Object};
use crate::machine::input::{InputId, Shape};
use crate::machine::{Decision, Fork, Machine, Pause};

/// Evaluates parts of a value from left to right, then what symbolic functions were applied to: a table of a function
/// can only tell arguments apart that are known.
pub struct Walk {
    todo: Vec<Addr>,
    /// Whether the next part is an evaluated truth value that must be one or the other.
    settling: bool,
    /// Arguments of functions from here on are still to be evaluated: the function and the number of the application.
    next: (usize, usize),
    parts: usize,
}

/// Where a walk stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// It must be told how to go on.
    Fork(Fork),
    /// The path is at its end.
    End(End),
}

/// How a path ends.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// Evaluated through and through.
    Value,
    /// This is the first part without a value.
    Failed(Failure),
    /// An assertion does not hold.
    Violated(Label),
    /// An assumption does not hold: the path does not count.
    Assumed,
    /// A gap of ours: what it is.
    Unsupported(Symbol),
    /// The limit of steps was reached.
    Steps,
    /// The result has too many parts.
    Large,
    /// A loop on the same unknowns went round too often.
    Looped,
}

impl Walk {
    /// Begins at a value, of which nothing is evaluated.
    pub fn new(root: Addr) -> Walk {
        Walk { todo: vec![root], settling: false, next: (0, 0), parts: 0 }
    }

    /// Goes on until a choice or the end. The decision is for the choice at which it stopped before.
    pub fn advance(&mut self, machine: &mut Machine<'_>, decision: Option<Decision>) -> Step {
        let mut pause = match decision {
            Some(decision) => machine.take(decision),
            None => match self.start(machine) {
                Some(pause) => pause,
                None => return Step::End(End::Value),
            },
        };
        loop {
            match pause {
                Pause::Value(addr) => self.arrived(machine, addr),
                Pause::Fork(fork) => return Step::Fork(fork),
                // What a function was applied to may fail without harm: nobody looked at it.
                Pause::Failed(_) | Pause::Steps | Pause::Large if self.is_at_arguments() => {}
                Pause::Failed(failure) => return Step::End(End::Failed(failure)),
                Pause::Violated(label) => return Step::End(End::Violated(label)),
                Pause::Assumed => return Step::End(End::Assumed),
                Pause::Unsupported(what) => return Step::End(End::Unsupported(what)),
                Pause::Steps => return Step::End(End::Steps),
                Pause::Large => return Step::End(End::Large),
            }
            if self.parts > limits::RESULT_PARTS {
                return Step::End(End::Large);
            }
            match self.start(machine) {
                Some(next) => pause = next,
                None => return Step::End(End::Value),
            }
        }
    }

    fn is_at_arguments(&self) -> bool {
        self.next != (0, 0)
    }

    /// Begins with the next part, if there is one.
    fn start(&mut self, machine: &mut Machine<'_>) -> Option<Pause> {
        if self.todo.is_empty() {
            self.arguments(machine);
        }
        let addr = self.todo.pop()?;
        if std::mem::take(&mut self.settling) { Some(machine.settle(addr)) } else { Some(machine.evaluate(addr)) }
    }

    fn arrived(&mut self, machine: &mut Machine<'_>, addr: Addr) {
        self.parts += 1;
        match machine.heap.get(addr) {
            Object::Con(_, fields) => {
                let fields = machine.heap.words(fields).to_vec();
                self.todo.extend(fields.into_iter().rev());
            }
            Object::Scalar(scalar) if machine.scalars.sort(scalar) == Sort::Bool => {
                self.settling = true;
                self.todo.push(addr);
            }
            _ => {}
        }
    }

    /// The arguments of the next application of a function that was applied more than once.
    fn arguments(&mut self, machine: &Machine<'_>) {
        if self.next == (0, 0) {
            self.next = (0, 1);
        }
        while let Some(input) = machine.inputs.get(self.next.0) {
            if let Shape::Function(function) = &input.shape
                && function.applications.len() > 1
                && let Some(application) = function.applications.get(self.next.1 - 1)
            {
                self.next.1 += 1;
                self.todo.extend(application.args.iter().rev());
                return;
            }
            self.next = (self.next.0 + 1, 1);
        }
    }
}

/// The inputs of a call and the call itself.
#[derive(Clone, Debug)]
pub struct Call {
    /// In the order of the parameters.
    pub args: Vec<InputId>,
    /// Where the value of the call is in the heap.
    pub result: Addr,
}
