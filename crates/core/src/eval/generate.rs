//! From nodes to instructions: where evaluation happens, in which order, and which slot holds what.
//!
//! Slots are handed out in the order of a stack ([`Generator::depth`] is the first free one), and a frame's dead variables
//! are forgotten before anything is called from it, so that a long evaluation keeps alive only what is still needed. What
//! is not evaluated but built is in [`delayed`].

mod delayed;
mod frame;

use crate::expr::Label;
use crate::expr::LabelKind;
use crate::prim::PrimOp;

use super::node::{Branch, Node, NodeKind, Pattern, Var, VarSet};
use super::op::{Args, Code, First, Op, Operand};
use super::word::Word;
use frame::{Frame, Knowledge};

/// A function whose code is still to be made: its number, the variables of its first slots, its body.
pub(super) struct Pending {
    pub function: u32,
    pub slots: Vec<Var>,
    pub body: Node,
}

/// Makes the code of a function and of all functions inside. Free variables are known ([`Node::find_free`]).
pub(super) fn generate(code: &mut Code, first: Pending) {
    let mut queue = vec![first];
    let mut constants = Default::default();
    while let Some(Pending { function, slots, body }) = queue.pop() {
        let entry = code.ops.len();
        let live = slots.len();
        let frame = Frame::new(&slots);
        let mut generator = Generator { code, frame, queue: &mut queue, constants: &mut constants };
        generator.code.ops.push(Op::Enter { frame: 0, live: live as u16 });
        generator.tail(body);
        match generator.frame.size() {
            Some(frame) => code.ops[entry] = Op::Enter { frame, live: live as u16 },
            None => {
                let label = code.unsupported("a function with too many variables");
                code.ops[entry] = Op::Fail { label };
            }
        }
        code.functions[function as usize].entry = entry as u32;
    }
}

struct Generator<'a> {
    code: &'a mut Code,
    frame: Frame,
    queue: &'a mut Vec<Pending>,
    /// Variables of this unit that turned out to be constants: local functions that capture nothing.
    constants: &'a mut rustc_hash::FxHashMap<Var, Word>,
}

/// Where the result of an expression goes.
#[derive(Clone, Copy, PartialEq)]
enum Position {
    /// To the caller; nothing follows in this frame.
    Tail,
    /// Into the slot that is the first free one at the start.
    Value,
}

impl Generator<'_> {
    fn emit(&mut self, op: Op) -> usize {
        self.code.ops.push(op);
        self.code.ops.len() - 1
    }

    fn here(&self) -> u32 {
        self.code.ops.len() as u32
    }

    /// Makes an earlier jump lead here.
    fn land(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.code.ops[jump] {
            Op::Jump { to } | Op::Unless { to, .. } | Op::UnlessReady { to, .. } => *to = here,
            _ => unreachable!("only jumps are landed"),
        }
    }

    fn tail(&mut self, node: Node) {
        self.evaluate(node, Position::Tail);
    }

    /// Evaluates into the first free slot, which is returned and then taken.
    fn value(&mut self, node: Node) -> u16 {
        let slot = self.frame.depth();
        self.evaluate(node, Position::Value);
        debug_assert_eq!(self.frame.depth(), slot.saturating_add(1));
        slot
    }

    fn evaluate(&mut self, node: Node, position: Position) {
        match node.kind {
            NodeKind::Var(var) => match (self.constants.get(&var).copied(), position) {
                (Some(word), _) => self.word(word, position),
                (None, Position::Tail) => {
                    let from = Operand::slot(self.frame.slot(var));
                    let known = self.frame.is_evaluated(var);
                    self.emit(if known { Op::ReturnValue { from } } else { Op::Return { from } });
                }
                (None, Position::Value) => {
                    self.force(var);
                    let from = Operand::slot(self.frame.slot(var));
                    let dst = self.frame.push();
                    self.emit(Op::Move { dst, from });
                }
            },
            NodeKind::Word(word) => self.word(word, position),
            NodeKind::Text(_) => {
                let base = self.frame.depth();
                let from = self.delayed(node);
                self.settle(from, base, position);
            }
            NodeKind::Lam(..) | NodeKind::Con(..) => {
                let base = self.frame.depth();
                let from = self.delayed(node);
                self.finish(from, base, position);
            }
            NodeKind::App(head, args) => self.application(*head, args, position),
            NodeKind::Let(var, rhs, body) => self.scoped(position, |this| {
                this.binding(var, *rhs, &body);
                this.evaluate(*body, position);
            }),
            NodeKind::LetRec(bindings, body) => self.scoped(position, |this| {
                this.recursive(bindings);
                this.evaluate(*body, position);
            }),
            NodeKind::Case(scrutinee, branches, default) => self.case(*scrutinee, branches, default, position),
            NodeKind::Prim(op, args) => self.primitive(op, args, position),
            NodeKind::Fail(label) => self.stop(Op::Fail { label }, position),
            NodeKind::Input => {
                let base = self.frame.depth();
                let dst = self.frame.push();
                self.emit(Op::Input { dst });
                self.settle(Operand::slot(dst), base, position);
            }
            NodeKind::Assume(condition, body) => self.guard(*condition, *body, Op::Discard, position),
            NodeKind::Assert(condition, body, label) => self.guard(*condition, *body, Op::Fail { label }, position),
            NodeKind::Seen(place, body) => {
                self.emit(Op::Seen { place });
                self.evaluate(*body, position);
            }
        }
    }

    /// Delivers an operand that is evaluated.
    fn finish(&mut self, from: Operand, base: u16, position: Position) {
        match position {
            Position::Tail => {
                self.emit(Op::ReturnValue { from });
            }
            Position::Value => {
                if from != Operand::slot(base) {
                    self.emit(Op::Move { dst: base, from });
                }
                self.frame.reset(base);
                self.frame.push();
            }
        }
    }

    /// Delivers an operand that may need evaluation.
    fn settle(&mut self, from: Operand, base: u16, position: Position) {
        match position {
            Position::Tail => {
                self.emit(Op::Return { from });
            }
            Position::Value => {
                self.finish(from, base, Position::Value);
                self.kill_dead(None);
                let depth = self.frame.depth();
                self.frame.touch(depth);
                self.emit(Op::Eval { slot: base, base: depth });
                self.emit(Op::Move { dst: base, from: Operand::slot(depth) });
            }
        }
    }

    fn word(&mut self, word: Word, position: Position) {
        let base = self.frame.depth();
        let from = self.code.constant(word);
        if word.is_value() {
            self.finish(from, base, position);
        } else {
            self.settle(from, base, position);
        }
    }

    /// An instruction that does not go on.
    fn stop(&mut self, op: Op, position: Position) {
        self.emit(op);
        if position == Position::Value {
            self.frame.push();
        }
    }

    /// Runs `inner` and then gives back the slots that it took, with the result moved down.
    fn scoped(&mut self, position: Position, inner: impl FnOnce(&mut Self)) {
        let (base, scope) = (self.frame.depth(), self.frame.enter());
        inner(self);
        self.frame.leave(scope);
        if position == Position::Value {
            let result = self.frame.depth().saturating_sub(1);
            self.finish(Operand::slot(result), base, position);
        }
    }

    /// Evaluates a variable in its slot.
    fn force(&mut self, var: Var) {
        if self.constants.contains_key(&var) || self.frame.is_evaluated(var) {
            return;
        }
        self.kill_dead(Some(var));
        let (slot, base) = (self.frame.slot(var), self.frame.depth());
        self.frame.touch(base);
        self.emit(Op::Eval { slot, base });
        self.emit(Op::Move { dst: slot, from: Operand::slot(base) });
        self.frame.know(var, Knowledge::Evaluated);
    }

    /// Forgets the variables that nothing needs any more, except one.
    fn kill_dead(&mut self, except: Option<Var>) {
        for slot in self.frame.take_dead(except) {
            self.emit(Op::Kill { slot });
        }
    }

    /// An evaluated operand: a variable in its own slot, a constant, or a new slot.
    fn strict(&mut self, node: Node) -> Operand {
        match node.kind {
            NodeKind::Var(var) => {
                self.force(var);
                self.variable(var)
            }
            NodeKind::Word(word) if word.is_value() => self.code.constant(word),
            _ => Operand::slot(self.value(node)),
        }
    }

    /// Evaluates operands from left to right. None of them is forgotten while the others are evaluated.
    fn strict_all(&mut self, nodes: Vec<Node>) -> Vec<Operand> {
        let free: Vec<VarSet> = nodes.iter().map(|node| node.free.clone()).collect();
        free.iter().for_each(|set| self.frame.need(set));
        let mut operands = vec![];
        let mut held = vec![];
        for (node, free) in nodes.into_iter().zip(&free) {
            self.frame.unneed(free);
            if node.is_atom() {
                self.frame.need(free);
                held.push(free);
            }
            operands.push(self.strict(node));
        }
        held.into_iter().for_each(|set| self.frame.unneed(set));
        operands
    }

    /// Evaluates the operands of a primitive: variables among them are numbers from here on.
    fn numbers(&mut self, args: Vec<Node>) -> Vec<Operand> {
        let vars: Vec<Var> = args.iter().filter(|arg| arg.is_atom()).flat_map(|arg| arg.free.clone()).collect();
        let operands = self.strict_all(args);
        vars.into_iter().for_each(|var| self.frame.know(var, Knowledge::Number));
        operands
    }

    fn primitive(&mut self, op: PrimOp, mut args: Vec<Node>, position: Position) {
        let base = self.frame.depth();
        if let PrimOp::Error | PrimOp::Unsupported = op {
            let text = match args.pop() {
                Some(text) => self.delayed(text),
                None => return,
            };
            self.frame.reset(base);
            let stop = if op == PrimOp::Error { Op::Error { text } } else { Op::Unsupported { text } };
            return self.stop(stop, position);
        }
        let operands = self.numbers(args);
        self.frame.reset(base);
        let dst = self.frame.push();
        self.emit_primitive(op, dst, &operands);
        self.finish(Operand::slot(dst), base, position);
    }

    fn emit_primitive(&mut self, op: PrimOp, dst: u16, operands: &[Operand]) {
        self.emit(match (op, operands) {
            (PrimOp::IntAdd, &[a, b]) => Op::IntAdd { dst, a, b },
            (PrimOp::IntSub, &[a, b]) => Op::IntSub { dst, a, b },
            (_, &[a]) => Op::Prim1 { op, dst, a },
            (_, &[a, b]) => Op::Prim2 { op, dst, a, b },
            _ => unreachable!("primitives that compute have one or two arguments"),
        });
    }

    fn application(&mut self, head: Node, mut args: Vec<Node>, position: Position) {
        let base = self.frame.depth();
        let function = match head.kind {
            NodeKind::Var(var) => self.constants.get(&var).map(|word| word.as_function()),
            _ => head.as_function(),
        };
        let arity = function.and_then(|id| self.code.functions.get(id as usize)).map(|f| usize::from(f.arity));
        let (Some(function), Some(arity)) = (function, arity) else {
            let later: Vec<VarSet> = args.iter().map(|arg| arg.free.clone()).collect();
            later.iter().for_each(|set| self.frame.need(set));
            let head = if head.is_atom() { self.delayed(head) } else { Operand::slot(self.value(head)) };
            later.iter().for_each(|set| self.frame.unneed(set));
            return self.apply(head, args, base, position);
        };
        if args.len() < arity {
            let mut operands = vec![self.code.constant(Word::function(function))];
            operands.extend(args.into_iter().map(|arg| self.delayed(arg)));
            self.frame.reset(base);
            let dst = self.frame.push();
            let args = self.args(operands, &[]);
            self.emit(Op::MakePartial { dst, args });
            return self.finish(Operand::slot(dst), base, position);
        }
        let rest = args.split_off(arity);
        if rest.is_empty() {
            return self.call(function, args, base, position);
        }
        let later: Vec<VarSet> = rest.iter().map(|arg| arg.free.clone()).collect();
        later.iter().for_each(|set| self.frame.need(set));
        self.call(function, args, base, Position::Value);
        later.iter().for_each(|set| self.frame.unneed(set));
        self.apply(Operand::slot(base), rest, base, position);
    }

    /// A call of a known function with all its arguments.
    fn call(&mut self, function: u32, args: Vec<Node>, base: u16, position: Position) {
        let operands = self.call_operands(function, args);
        self.frame.reset(base);
        self.frame.touch_call(operands.len());
        match position {
            Position::Tail => {
                let args = self.args(operands, &[]);
                self.emit(Op::TailCall { args, function });
            }
            Position::Value => {
                let dead = self.frame.take_dead(None);
                let args = self.args(operands, &dead);
                self.emit(Op::Call { base, kills: dead.len() as u16, args, function });
                self.frame.push();
            }
        }
    }

    /// The arguments of a call. The one that the function evaluates first is evaluated here, before the others are built.
    fn call_operands(&mut self, function: u32, mut args: Vec<Node>) -> Vec<Operand> {
        let First::Parameter(first) = self.code.functions[function as usize].first else {
            return args.into_iter().map(|arg| self.delayed(arg)).collect();
        };
        let first = usize::from(first);
        let others: Vec<VarSet> =
            args.iter().enumerate().filter(|(i, _)| *i != first).map(|(_, arg)| arg.free.clone()).collect();
        let argument = std::mem::replace(&mut args[first], Node::word(Word::DEAD));
        others.iter().for_each(|set| self.frame.need(set));
        // A variable is evaluated as well by the callee as here.
        let evaluated = if argument.is_atom() { self.delayed(argument) } else { self.strict(argument) };
        others.iter().for_each(|set| self.frame.unneed(set));
        let operands = args.into_iter().enumerate();
        operands.map(|(i, arg)| if i == first { evaluated } else { self.delayed(arg) }).collect()
    }

    /// An application of a function that is not known.
    fn apply(&mut self, head: Operand, args: Vec<Node>, base: u16, position: Position) {
        let mut operands = vec![head];
        operands.extend(args.into_iter().map(|arg| self.delayed(arg)));
        self.frame.reset(base);
        self.frame.touch_call(operands.len());
        match position {
            Position::Tail => {
                let args = self.args(operands, &[]);
                self.emit(Op::TailApply { args });
            }
            Position::Value => {
                let dead = self.frame.take_dead(None);
                let args = self.args(operands, &dead);
                self.emit(Op::Apply { base, kills: dead.len() as u16, args });
                self.frame.push();
            }
        }
    }

    /// Puts operands into the pool, followed by slots to forget.
    fn args(&mut self, operands: Vec<Operand>, kills: &[u16]) -> Args {
        let start = self.code.pool.len();
        let len = u16::try_from(operands.len()).unwrap_or_else(|_| self.frame.overflow());
        self.code.pool.extend(operands);
        self.code.pool.extend(kills.iter().map(|&slot| Operand::slot(slot)));
        Args::new(start, len)
    }

    fn guard(&mut self, condition: Node, body: Node, otherwise: Op, position: Position) {
        let base = self.frame.depth();
        self.frame.need(&body.free);
        let slot = self.value(condition);
        self.frame.unneed(&body.free);
        let table = self.code.targets.len() as u32;
        self.code.targets.extend([0, 0]);
        self.emit(Op::SwitchCon { slot, table });
        self.code.targets[table as usize] = self.here();
        self.emit(otherwise);
        self.code.targets[table as usize + 1] = self.here();
        self.frame.reset(base);
        self.evaluate(body, position);
    }

    fn case(&mut self, scrutinee: Node, branches: Vec<Branch>, default: Option<Box<Node>>, position: Position) {
        let base = self.frame.depth();
        let later: Vec<VarSet> =
            branches.iter().map(|b| &b.body.free).chain(default.iter().map(|d| &d.free)).cloned().collect();
        later.iter().for_each(|set| self.frame.need(set));
        let (slot, fields_at) = match scrutinee.kind {
            NodeKind::Prim(op, args) if is_comparison(op) => {
                return self.comparison(op, args, later, branches, default, position);
            }
            NodeKind::Var(var) if !self.constants.contains_key(&var) => {
                self.force(var);
                (self.frame.slot(var), None)
            }
            // A slot of the scrutinee's own is free as soon as the fields are taken.
            _ => (self.value(scrutinee), Some(base)),
        };
        later.iter().for_each(|set| self.frame.unneed(set));
        let is_con = matches!(branches.first(), Some(Branch { pattern: Pattern::Con(..), .. }));
        let mut ends = vec![];
        if is_con {
            self.by_constructor(slot, fields_at, branches, default, position, &mut ends);
        } else {
            self.by_literal(slot, base, branches, default, position, &mut ends);
        }
        self.join(ends, base, position);
    }

    /// All branches end here, with their results in the slot `base`.
    fn join(&mut self, ends: Vec<usize>, base: u16, position: Position) {
        ends.into_iter().for_each(|end| self.land(end));
        self.frame.reset(base);
        if position == Position::Value {
            self.frame.push();
        }
    }

    /// One branch: what is known of variables inside is forgotten after, and so are slots. The result is in `base`.
    fn branch(&mut self, base: u16, position: Position, ends: &mut Vec<usize>, inner: impl FnOnce(&mut Self)) {
        let (depth, scope) = (self.frame.depth(), self.frame.enter());
        inner(self);
        if position == Position::Value {
            let result = self.frame.depth().saturating_sub(1);
            self.finish(Operand::slot(result), base, position);
            ends.push(self.emit(Op::Jump { to: 0 }));
        }
        self.frame.leave(scope);
        self.frame.reset(depth);
    }

    fn comparison(
        &mut self,
        op: PrimOp,
        args: Vec<Node>,
        later: Vec<VarSet>,
        branches: Vec<Branch>,
        default: Option<Box<Node>>,
        position: Position,
    ) {
        let base = self.frame.depth();
        let operands = self.numbers(args);
        later.iter().for_each(|set| self.frame.unneed(set));
        self.frame.reset(base);
        let (mut on_true, mut on_false, mut otherwise) = (None, None, default.map(|d| *d));
        for branch in branches {
            match branch.pattern {
                Pattern::Con(con, _) if con.tag == 1 => on_true = Some(branch.body),
                _ => on_false = Some(branch.body),
            }
        }
        let mut ends = vec![];
        if on_true.is_none() && on_false.is_none() {
            // Only forced: comparisons do not fail, and their operands are evaluated.
            if let Some(body) = otherwise.take() {
                self.branch(base, position, &mut ends, |this| this.evaluate(body, position));
            }
            return self.join(ends, base, position);
        }
        let [a, b] = operands[..] else { unreachable!("comparisons have two arguments") };
        let unless = self.emit(Op::Unless { op, a, b, to: 0 });
        let on_true = on_true.or_else(|| otherwise.take());
        self.branch(base, position, &mut ends, |this| this.some(on_true, position));
        self.land(unless);
        let on_false = on_false.or(otherwise);
        self.branch(base, position, &mut ends, |this| this.some(on_false, position));
        self.join(ends, base, position);
    }

    /// A branch that must be there.
    fn some(&mut self, body: Option<Node>, position: Position) {
        match body {
            Some(body) => self.evaluate(body, position),
            None => self.missing(position),
        }
    }

    /// The alternatives of a case were not exhaustive, which is a mistake of whoever made the expression.
    fn missing(&mut self, position: Position) {
        let label = self.code.label(Label::new(LabelKind::Unsupported, "a case without a matching alternative"));
        self.stop(Op::Fail { label }, position);
    }

    fn by_constructor(
        &mut self,
        slot: u16,
        fields_at: Option<u16>,
        branches: Vec<Branch>,
        default: Option<Box<Node>>,
        position: Position,
        ends: &mut Vec<usize>,
    ) {
        let base = fields_at.unwrap_or(self.frame.depth());
        let siblings = branches.iter().map(|b| match &b.pattern {
            Pattern::Con(con, _) => usize::from(con.siblings),
            Pattern::Lit(..) => 0,
        });
        let siblings = siblings.max().unwrap_or(0);
        let table = self.code.targets.len();
        let switched = siblings > 1 || default.is_some();
        if switched {
            self.code.targets.resize(table + siblings, u32::MAX);
            self.emit(Op::SwitchCon { slot, table: table as u32 });
        }
        for Branch { pattern, body } in branches {
            let Pattern::Con(con, fields) = pattern else { continue };
            if switched && let Some(target) = self.code.targets.get_mut(table + usize::from(con.tag)) {
                *target = self.code.ops.len() as u32;
            }
            self.branch(base, position, ends, |this| {
                this.take_fields(slot, fields_at, &fields, &body);
                this.evaluate(body, position);
            });
        }
        let covered = !switched || self.code.targets[table..].iter().all(|&target| target != u32::MAX);
        if covered {
            return;
        }
        let here = self.here();
        for target in self.code.targets[table..].iter_mut().filter(|target| **target == u32::MAX) {
            *target = here;
        }
        self.branch(base, position, ends, |this| {
            this.frame.reset(base);
            this.some(default.map(|d| *d), position);
        });
    }

    /// Puts the fields that a branch uses into slots. The last one may take the slot of the constructor itself.
    fn take_fields(&mut self, src: u16, fields_at: Option<u16>, fields: &[Var], body: &Node) {
        let used: Vec<(u16, Var)> = fields
            .iter()
            .enumerate()
            .filter(|(_, var)| body.free.binary_search(var).is_ok())
            .map(|(index, var)| (index as u16, *var))
            .collect();
        let Some((&(last_index, last), others)) = used.split_last() else {
            if let Some(base) = fields_at {
                self.frame.reset(base);
            }
            return;
        };
        for &(index, var) in others {
            let dst = self.frame.push();
            self.frame.bind(var, dst);
            self.emit(Op::Field { dst, src, index });
        }
        let dst = fields_at.unwrap_or_else(|| self.frame.push());
        self.frame.bind(last, dst);
        self.emit(Op::Field { dst, src, index: last_index });
    }

    fn by_literal(
        &mut self,
        slot: u16,
        base: u16,
        branches: Vec<Branch>,
        default: Option<Box<Node>>,
        position: Position,
        ends: &mut Vec<usize>,
    ) {
        let (simple, large): (Vec<Branch>, Vec<Branch>) =
            branches.into_iter().partition(|b| matches!(b.pattern, Pattern::Lit(word, _) if !word.is_pointer()));
        if !simple.is_empty() {
            let table = self.code.literals.len();
            let len = u16::try_from(simple.len()).unwrap_or_else(|_| self.frame.overflow());
            self.code.literals.resize(table + simple.len(), (Word::DEAD, 0));
            self.emit(Op::SwitchLit { slot, len, table: table as u32 });
            let no_match = self.emit(Op::Jump { to: 0 });
            let mut entries = vec![];
            for branch in simple {
                let Pattern::Lit(word, _) = branch.pattern else { continue };
                entries.push((word, self.here()));
                self.last_use(base, branch.body, position, ends);
            }
            entries.sort_unstable();
            self.code.literals[table..table + entries.len()].copy_from_slice(&entries);
            self.land(no_match);
        }
        for branch in large {
            let Pattern::Lit(word, op) = branch.pattern else { continue };
            let (a, b) = (Operand::slot(slot), self.code.constant(word));
            let unless = self.emit(Op::Unless { op, a, b, to: 0 });
            self.last_use(base, branch.body, position, ends);
            self.land(unless);
        }
        match default {
            Some(default) => self.last_use(base, *default, position, ends),
            None => self.branch(base, position, ends, |this| this.missing(position)),
        }
    }

    /// A branch that has no use for the slot of the scrutinee.
    fn last_use(&mut self, base: u16, body: Node, position: Position, ends: &mut Vec<usize>) {
        self.branch(base, position, ends, |this| {
            this.frame.reset(base);
            this.evaluate(body, position);
        });
    }
}

fn is_comparison(op: PrimOp) -> bool {
    use PrimOp::*;
    matches!(
        op,
        IntEq
            | IntNe
            | IntLt
            | IntLe
            | IntGt
            | IntGe
            | IntegerEq
            | IntegerNe
            | IntegerLt
            | IntegerLe
            | IntegerGt
            | IntegerGe
            | DoubleEq
            | DoubleNe
            | DoubleLt
            | DoubleLe
            | DoubleGt
            | DoubleGe
            | CharEq
            | CharNe
            | CharLt
            | CharLe
            | CharGt
            | CharGe
    )
}
