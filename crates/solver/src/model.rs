//! Values for unknowns, and what expressions are under them.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use selfsame_core::delta::Delta;
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Size;
use smallvec::SmallVec;

use crate::scalar::{Fact, Node, ScalarId, Scalars, Sort, Value, VarId};

/// How `Int` is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Width {
    /// No value is too large. Models in which a result leaves the machine's bits are not used, for no run would show them.
    #[default]
    Unbounded,
    /// Two's complement, of the size that the expressions have ([`Scalars::int_size`]).
    Exact,
}

/// What each unknown is; those that are not mentioned are the plainest value of their sort.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    values: FxHashMap<VarId, Value>,
}

impl Model {
    /// The value of an unknown.
    pub fn get(&self, scalars: &Scalars, var: VarId) -> Value {
        self.values.get(&var).cloned().unwrap_or_else(|| plainest(scalars.variable(var).sort))
    }

    /// Gives an unknown a value, whatever it had before.
    pub fn set(&mut self, var: VarId, value: Value) {
        self.values.insert(var, value);
    }

    /// The value of an expression; `None` where it has none: a division by zero, a result that overflows, an operation
    /// that is left open.
    pub fn value(&self, scalars: &Scalars, width: Width, id: ScalarId) -> Option<Value> {
        match scalars.node(id) {
            Node::Var(var) => Some(self.get(scalars, *var)),
            Node::Lit(value) => Some(value.clone()),
            Node::Any(facts) => {
                let mut holds = Some(false);
                for fact in facts {
                    match self.holds(scalars, width, *fact) {
                        Some(true) => return Some(Value::Bool(true)),
                        Some(false) => {}
                        None => holds = None,
                    }
                }
                holds.map(Value::Bool)
            }
            Node::Op(op, args) => {
                let args: SmallVec<[Lit; 2]> =
                    args.iter().map(|arg| self.value(scalars, width, *arg)?.lit()).collect::<Option<_>>()?;
                apply(*op, &args, width, scalars.int_size())
            }
        }
    }

    /// Whether a fact holds; `None` where the condition has no value.
    pub fn holds(&self, scalars: &Scalars, width: Width, (condition, truth): Fact) -> Option<bool> {
        match self.value(scalars, width, condition)? {
            Value::Bool(value) => Some(value == truth),
            _ => None,
        }
    }

    /// Whether all of the facts are sure to hold.
    pub fn satisfies(&self, scalars: &Scalars, width: Width, facts: &[Fact]) -> bool {
        facts.iter().all(|fact| self.holds(scalars, width, *fact) == Some(true))
    }
}

/// The value that a person would take first.
pub fn plainest(sort: Sort) -> Value {
    match sort {
        Sort::Int => Value::Int(0),
        Sort::Integer => Value::Integer(BigInt::ZERO),
        Sort::Char => Value::Char('a'),
        Sort::Double => Value::Double(0f64.to_bits()),
        Sort::Bool => Value::Bool(false),
    }
}

fn apply(op: PrimOp, args: &[Lit], width: Width, size: Size) -> Option<Value> {
    if width == Width::Unbounded && op != PrimOp::IntShiftL && size.overflows(op, args) {
        return None;
    }
    match size.delta(op, args)? {
        Delta::Lit(lit) => Value::of(&lit),
        Delta::Bool(truth) => Some(Value::Bool(truth)),
        Delta::Bottom(_) | Delta::Unsupported(_) => None,
    }
}
