//! PRIM: operations on numbers and characters, computed or kept as expressions.

use std::rc::Rc;

use selfsame_core::delta::{Delta, delta};
use selfsame_core::expr::{Label, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_solver::scalar::{Made, ScalarId, Value};
use smallvec::SmallVec;

use super::code::{CodeId, Node};
use super::heap::{Addr, Failure, Object};
use super::{Cont, Fork, Frame, Machine, Pause, State};

use crate::limits;

/// What an operation on scalars came to.
enum Outcome {
    Scalar(ScalarId),
    Text(String),
    Bottom(Label),
    Fork(Fork),
    Unsupported(&'static str),
}

impl Machine<'_> {
    /// An argument of a primitive is evaluated: on to the next, or to the operation.
    pub(super) fn operand(
        &mut self,
        addr: Addr,
        code: CodeId,
        index: usize,
        mut values: SmallVec<[ScalarId; 2]>,
        frame: Frame,
    ) -> Option<Pause> {
        let node = Rc::clone(&self.code.nodes[code.0 as usize]);
        let Node::Prim(op, args) = &*node else {
            return Some(Pause::Unsupported("a primitive that is none".into()));
        };
        let Object::Scalar(value) = self.heap.get(addr) else {
            return Some(Pause::Unsupported(op.spoken().into()));
        };
        if values.len() == index {
            values.push(self.pinned.get(&value).copied().unwrap_or(value));
        }
        if let Some(next) = args.get(index + 1) {
            self.frame = frame;
            self.frame.floor = self.frame.end;
            self.conts.push(Cont::Prim { code, index: index + 1, values, frame });
            self.state = State::Evaluate(*next);
            return None;
        }
        match self.operate(*op, &values, code) {
            Outcome::Scalar(scalar) => {
                self.restore(frame);
                let object = match self.scalars.as_value(scalar) {
                    Some(Value::Bool(truth)) => {
                        Object::Con(self.bool_con(*truth), super::heap::Words { start: 0, len: 0 })
                    }
                    _ => Object::Scalar(scalar),
                };
                let result = self.heap.add(object);
                self.state = State::Return(result);
                None
            }
            Outcome::Text(text) => {
                self.restore(frame);
                let text = self.code.text(&text);
                let result = self.heap.add(Object::Text(text, 0));
                self.state = State::Enter(result);
                None
            }
            Outcome::Bottom(label) => {
                let label = self.code.label(label);
                self.fail(Failure::Label(label))
            }
            Outcome::Fork(fork) => {
                // The last argument is read again when the fork is decided: it may be pinned by then.
                values.truncate(index);
                self.again(addr, Cont::Prim { code, index, values, frame }, Pause::Fork(fork))
            }
            Outcome::Unsupported(what) => Some(Pause::Unsupported(what.into())),
        }
    }

    fn operate(&mut self, op: PrimOp, args: &[ScalarId], site: CodeId) -> Outcome {
        let args: SmallVec<[ScalarId; 2]> =
            args.iter().map(|arg| self.pinned.get(arg).copied().unwrap_or(*arg)).collect();
        if args.iter().any(|arg| self.scalars.as_value(*arg).is_none())
            && let Some(outcome) = self.before(op, &args, site)
        {
            return outcome;
        }
        match self.scalars.op(op, &args) {
            Made::Scalar(scalar) if self.scalars.size(scalar) > limits::FORMULA_PARTS => {
                Outcome::Unsupported("a formula this large")
            }
            Made::Scalar(scalar) => Outcome::Scalar(scalar),
            Made::Text(text) => Outcome::Text(text),
            Made::Bottom(label) => Outcome::Bottom(label),
            Made::Unsupported(what) => Outcome::Unsupported(what),
        }
    }

    /// What must be known before an operation on unknowns is an expression like any other.
    fn before(&mut self, op: PrimOp, args: &[ScalarId], site: CodeId) -> Option<Outcome> {
        use PrimOp::*;
        match op {
            IntQuot | IntRem | IntDiv | IntMod => {
                self.division(op, args, Value::Int(0), Lit::Int(1), Lit::Int(0), site)
            }
            IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => {
                let (one, zero) = (Lit::Integer(1.into()), Lit::Integer(0.into()));
                self.division(op, args, Value::Integer(0.into()), one, zero, site)
            }
            IntShiftL | IntShiftR => {
                let zero = self.scalars.value(Value::Int(0));
                let negative = self.comparison(IntLt, args[1], zero);
                self.fails(negative, op, Lit::Int(1), Lit::Int(-1), site)
            }
            CharChr => {
                let (zero, most) = (Value::Int(0), Value::Int(i64::from(u32::from(char::MAX))));
                let (zero, most) = (self.scalars.value(zero), self.scalars.value(most));
                let below = self.comparison(IntLt, args[0], zero);
                let above = self.comparison(IntGt, args[0], most);
                let outside = self.scalars.any(vec![(below, true), (above, true)]);
                match self.is_true(outside) {
                    Some(true) => Some(Outcome::Fork(Fork::Pin(args[0]))),
                    Some(false) => None,
                    None => Some(Outcome::Fork(Fork::Test(outside, site))),
                }
            }
            // No formula says what these give: they are computed for a number that is chosen.
            IntShow | IntegerShow | DoubleShow | DoubleTruncate | DoubleMantissa | DoubleExponent | DoubleEncode
            | IntPopCount | IntegerShiftL | IntegerShiftR | IntegerAnd | IntegerOr | IntegerXor => {
                let open = args.iter().find(|arg| self.scalars.as_value(**arg).is_none())?;
                Some(Outcome::Fork(Fork::Pin(*open)))
            }
            _ => None,
        }
    }

    fn division(
        &mut self,
        op: PrimOp,
        args: &[ScalarId],
        zero: Value,
        dividend: Lit,
        divisor: Lit,
        site: CodeId,
    ) -> Option<Outcome> {
        let zero = self.scalars.value(zero);
        let by_zero = self.scalars.equal(args[1], zero);
        self.fails(by_zero, op, dividend, divisor, site).or_else(|| self.overflow(op, args, site))
    }

    /// The one quotient that does not fit 64 bits.
    fn overflow(&mut self, op: PrimOp, args: &[ScalarId], site: CodeId) -> Option<Outcome> {
        if !matches!(op, PrimOp::IntQuot | PrimOp::IntDiv) || !self.may_fail {
            return None;
        }
        let (least, minus) = (self.scalars.value(Value::Int(i64::MIN)), self.scalars.value(Value::Int(-1)));
        let (dividend, divisor) = (self.scalars.equal(args[0], least), self.scalars.equal(args[1], minus));
        let fits = self.scalars.any(vec![(dividend, false), (divisor, false)]);
        let overflows = self.scalars.any(vec![(fits, false)]);
        self.fails(overflows, op, Lit::Int(i64::MIN), Lit::Int(-1), site)
    }

    /// The bottom that the operation gives for sample arguments, if the condition holds; the fork, if that is open.
    fn fails(&mut self, when: ScalarId, op: PrimOp, left: Lit, right: Lit, site: CodeId) -> Option<Outcome> {
        match self.is_true(when) {
            Some(false) => None,
            None => Some(Outcome::Fork(Fork::Test(when, site))),
            Some(true) => match delta(op, &[left, right]) {
                Some(Delta::Bottom(label)) => Some(Outcome::Bottom(label)),
                _ => Some(Outcome::Unsupported(op.spoken())),
            },
        }
    }

    fn comparison(&mut self, op: PrimOp, left: ScalarId, right: ScalarId) -> ScalarId {
        match self.scalars.op(op, &[left, right]) {
            Made::Scalar(scalar) => scalar,
            _ => self.scalars.value(Value::Bool(false)),
        }
    }
}
