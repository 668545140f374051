//! What is built and not evaluated: thunks, closures, constructors, and the cases where a thunk is not worth having.

use crate::delta::is_total;
use crate::eval::node::{Node, NodeKind, Var};
use crate::eval::op::{Args, First, Function, Op, Operand};
use crate::eval::word::Word;
use crate::prim::PrimOp;

use super::frame::Knowledge;
use super::{Generator, Pending, Position};

impl Generator<'_> {
    /// An operand for an expression that is not evaluated now; what is built takes the first free slot.
    ///
    /// Evaluating early is allowed where nobody can tell: the operation is total and cheap, and its operands are there.
    /// Whether they are there is asked at run time where the compiler does not know.
    pub(super) fn delayed(&mut self, node: Node) -> Operand {
        let base = self.frame.depth();
        match node.kind {
            NodeKind::Var(var) => self.variable(var),
            NodeKind::Word(word) => self.code.constant(word),
            NodeKind::Text(text) => {
                let dst = self.frame.push();
                self.emit(Op::MakeText { dst, text });
                Operand::slot(dst)
            }
            NodeKind::Con(con, fields) => {
                let operands: Vec<Operand> = fields.into_iter().map(|field| self.delayed(field)).collect();
                self.frame.reset(base);
                let dst = self.frame.push();
                let args = self.args(operands, &[]);
                self.emit(Op::MakeCon { dst, tag: con.tag, args, con: con.id });
                Operand::slot(dst)
            }
            NodeKind::Lam(..) => self.closure(node),
            NodeKind::Let(var, rhs, body) if is_built(&body) => {
                let scope = self.frame.enter();
                self.binding(var, *rhs, &body);
                let from = self.delayed(*body);
                self.built(from, base, scope)
            }
            NodeKind::LetRec(bindings, body) if is_built(&body) => {
                let scope = self.frame.enter();
                self.recursive(bindings);
                let from = self.delayed(*body);
                self.built(from, base, scope)
            }
            NodeKind::Prim(..) if is_cheap(&node) => self.early(node),
            NodeKind::Case(..) => match node.as_selection() {
                Some((of, index)) => self.selection(node, of, index),
                None => self.thunk(node),
            },
            _ => self.thunk(node),
        }
    }

    /// The operand of a variable, evaluated or not.
    pub(super) fn variable(&mut self, var: Var) -> Operand {
        match self.constants.get(&var).copied() {
            Some(word) => self.code.constant(word),
            None => Operand::slot(self.frame.slot(var)),
        }
    }

    fn built(&mut self, from: Operand, base: u16, scope: super::frame::Scope) -> Operand {
        self.frame.leave(scope);
        self.finish(from, base, Position::Value);
        Operand::slot(base)
    }

    /// Binds a variable of a `Let`. It is evaluated at once when that is the first thing the body does.
    pub(super) fn binding(&mut self, var: Var, rhs: Node, body: &Node) {
        let base = self.frame.depth();
        if let NodeKind::Var(of) = rhs.kind {
            match self.constants.get(&of).copied() {
                Some(word) => _ = self.constants.insert(var, word),
                None => self.frame.alias(var, of),
            }
            return;
        }
        if !is_built(&rhs) && !matches!(rhs.kind, NodeKind::Text(_)) && self.starts_with(body, var) {
            self.frame.need(&body.free);
            let number = matches!(rhs.kind, NodeKind::Prim(..));
            let slot = self.value(rhs);
            self.frame.unneed(&body.free);
            self.frame.bind(var, slot);
            return self.frame.know(var, if number { Knowledge::Number } else { Knowledge::Evaluated });
        }
        let is_value = is_built(&rhs);
        let from = self.delayed(rhs);
        if self.bind_constant(var, from) {
            return self.frame.reset(base);
        }
        self.finish(from, base, Position::Value);
        self.frame.bind(var, base);
        if is_value {
            self.frame.know(var, Knowledge::Evaluated);
        }
    }

    /// Binds a variable to a constant that is a value, if that is what the operand is.
    fn bind_constant(&mut self, var: Var, from: Operand) -> bool {
        match from.place() {
            Err(index) if self.code.constants[index].is_value() && !self.code.constants[index].is_pointer() => {
                self.constants.insert(var, self.code.constants[index]);
                true
            }
            _ => false,
        }
    }

    /// Whether the first thing that evaluating `node` does is to evaluate `var`.
    fn starts_with(&self, node: &Node, var: Var) -> bool {
        match &node.kind {
            NodeKind::Var(v) => *v == var,
            NodeKind::Case(scrutinee, ..) => self.starts_with(scrutinee, var),
            NodeKind::Assume(condition, _) | NodeKind::Assert(condition, ..) => self.starts_with(condition, var),
            NodeKind::App(head, _) => self.starts_with(head, var),
            NodeKind::Prim(PrimOp::Error | PrimOp::Unsupported, _) => false,
            NodeKind::Prim(_, args) => {
                let is_there = |arg: &&Node| match arg.kind {
                    NodeKind::Var(v) => v != var && self.frame.is_evaluated(v),
                    NodeKind::Word(word) => word.is_value(),
                    _ => false,
                };
                args.iter().find(|arg| !is_there(arg)).is_some_and(|arg| self.starts_with(arg, var))
            }
            _ => false,
        }
    }

    /// Evaluates something cheap now if its variables are there, else makes a thunk.
    fn early(&mut self, node: Node) -> Operand {
        let grows = contains(&node, PrimOp::IntegerMul);
        let unknown: Vec<Var> = node.free.iter().copied().filter(|&var| grows || !self.is_there(var)).collect();
        self.if_ready(&unknown, node, |this, node| _ = this.compute(node))
    }

    /// Computes what [`is_cheap`], its variables being evaluated.
    fn compute(&mut self, node: &Node) -> Operand {
        let base = self.frame.depth();
        match &node.kind {
            NodeKind::Var(var) => self.variable(*var),
            NodeKind::Word(word) => self.code.constant(*word),
            NodeKind::Prim(op, args) => {
                let operands: Vec<Operand> = args.iter().map(|arg| self.compute(arg)).collect();
                self.frame.reset(base);
                let dst = self.frame.push();
                self.emit_primitive(*op, dst, &operands);
                Operand::slot(dst)
            }
            _ => unreachable!("only primitives of atoms are computed early"),
        }
    }

    /// Takes a field now if the constructor is there, else makes a thunk.
    fn selection(&mut self, node: Node, of: Var, index: u16) -> Operand {
        let unknown: Vec<Var> = Some(of).into_iter().filter(|&var| !self.is_there(var)).collect();
        self.if_ready(&unknown, node, |this, _| {
            let src = this.frame.slot(of);
            let dst = this.frame.push();
            this.emit(Op::Field { dst, src, index });
        })
    }

    /// Does `now` when the variables turn out to be evaluated, else makes a thunk of the node.
    fn if_ready(&mut self, unknown: &[Var], node: Node, now: impl FnOnce(&mut Self, &Node)) -> Operand {
        let (base, scope) = (self.frame.depth(), self.frame.enter());
        let mut missing = vec![];
        for &var in unknown {
            let slot = self.frame.slot(var);
            missing.push(self.emit(Op::UnlessReady { slot, to: 0 }));
            self.frame.know(var, Knowledge::Evaluated);
        }
        now(self, &node);
        if !missing.is_empty() {
            let done = self.emit(Op::Jump { to: 0 });
            self.frame.leave(scope);
            self.frame.reset(base);
            missing.into_iter().for_each(|jump| self.land(jump));
            self.thunk(node);
            self.land(done);
        }
        Operand::slot(base)
    }

    fn is_there(&self, var: Var) -> bool {
        self.constants.contains_key(&var) || self.frame.is_evaluated(var)
    }

    fn thunk(&mut self, node: Node) -> Operand {
        let dst = self.frame.push();
        self.make_thunk(dst, node);
        Operand::slot(dst)
    }

    /// A function without parameters for the node, and what it captures.
    fn make_thunk(&mut self, dst: u16, node: Node) -> Vec<Var> {
        let captured = self.captured(&node);
        let selects = node.as_selection().map(|(_, index)| index).filter(|_| captured.len() == 1);
        let (args, function) = self.nested(&captured, vec![], node, selects);
        self.emit(Op::MakeThunk { dst, args, function });
        captured
    }

    fn closure(&mut self, node: Node) -> Operand {
        let base = self.frame.depth();
        let dst = self.frame.push();
        let from = self.make_closure(dst, node).0;
        if from != Operand::slot(dst) {
            self.frame.reset(base);
        }
        from
    }

    /// A closure in the slot, or a constant if it captures nothing; and what it captures.
    fn make_closure(&mut self, dst: u16, node: Node) -> (Operand, Vec<Var>) {
        let captured = self.captured(&node);
        let (params, body) = match node.kind {
            NodeKind::Lam(params, body) => (params, *body),
            _ => (vec![], node),
        };
        let (args, function) = self.nested(&captured, params, body, None);
        if captured.is_empty() {
            return (self.code.constant(Word::function(function)), captured);
        }
        self.emit(Op::MakeClosure { dst, args, function });
        (Operand::slot(dst), captured)
    }

    /// The variables of this frame that a node needs.
    fn captured(&self, node: &Node) -> Vec<Var> {
        node.free.iter().copied().filter(|var| !self.constants.contains_key(var)).collect()
    }

    /// A function inside this one: its code is made later.
    fn nested(&mut self, captured: &[Var], params: Vec<Var>, body: Node, selects: Option<u16>) -> (Args, u32) {
        let arity = u16::try_from(params.len()).unwrap_or_else(|_| self.frame.overflow());
        let count = u16::try_from(captured.len()).unwrap_or_else(|_| self.frame.overflow());
        let function = self.code.function(Function { entry: 0, arity, captured: count, first: First::Other, selects });
        let operands = captured.iter().map(|&var| Operand::slot(self.frame.slot(var))).collect();
        let slots = params.into_iter().chain(captured.iter().copied()).collect();
        self.queue.push(Pending { function, slots, body });
        (self.args(operands, &[]), function)
    }

    /// Binds the variables of a `LetRec`: all objects are made first, then completed with those made after them.
    pub(super) fn recursive(&mut self, bindings: Vec<(Var, Node)>) {
        let bindings = match self.closed_functions(bindings) {
            Ok(()) => return,
            Err(bindings) => bindings,
        };
        for (var, _) in &bindings {
            let slot = self.frame.push();
            self.frame.bind(*var, slot);
            self.emit(Op::Kill { slot });
        }
        let mut patches = vec![];
        let group: Vec<Var> = bindings.iter().map(|(var, _)| *var).collect();
        for (i, (var, rhs)) in bindings.into_iter().enumerate() {
            let object = self.frame.slot(var);
            // Anything else is made a thunk, a constant too.
            let known = matches!(rhs.kind, NodeKind::Lam(..) | NodeKind::Con(..));
            let held = self.member(object, rhs);
            for (index, held) in held.into_iter().enumerate() {
                if let Some(position) = group.iter().position(|&v| v == held)
                    && position >= i
                {
                    patches.push(Op::Patch { object, index: index as u16, from: self.frame.slot(held) });
                }
            }
            if known {
                self.frame.know(var, Knowledge::Evaluated);
            }
        }
        self.code.ops.extend(patches);
    }

    /// Makes one object of a recursive group in its slot, and says which variables its payload holds, in order.
    fn member(&mut self, dst: u16, rhs: Node) -> Vec<Var> {
        match rhs.kind {
            NodeKind::Lam(..) => {
                let (from, held) = self.make_closure(dst, rhs);
                if from != Operand::slot(dst) {
                    self.emit(Op::Move { dst, from });
                }
                held
            }
            NodeKind::Con(con, fields) => {
                let held = fields.iter().map(|field| field.free.first().copied().unwrap_or(Var::MAX)).collect();
                let operands = fields.into_iter().map(|field| self.delayed(field)).collect();
                let args = self.args(operands, &[]);
                self.emit(Op::MakeCon { dst, tag: con.tag, args, con: con.id });
                held
            }
            _ => self.make_thunk(dst, rhs),
        }
    }

    /// Functions that capture nothing but each other are constants, and calls of them are calls of known functions.
    fn closed_functions(&mut self, bindings: Vec<(Var, Node)>) -> Result<(), Vec<(Var, Node)>> {
        let is_member = |var: &Var| bindings.iter().any(|(bound, _)| bound == var);
        let closed = bindings
            .iter()
            .all(|(_, rhs)| matches!(rhs.kind, NodeKind::Lam(..)) && self.captured(rhs).iter().all(is_member));
        if !closed {
            return Err(bindings);
        }
        for (var, rhs) in bindings {
            let NodeKind::Lam(params, body) = rhs.kind else { continue };
            let (_, function) = self.nested(&[], params, *body, None);
            self.constants.insert(var, Word::function(function));
        }
        Ok(())
    }
}

/// Whether the node is an object once it is built: there is nothing to evaluate.
fn is_built(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Lam(..) | NodeKind::Con(..) => true,
        NodeKind::Word(word) => word.is_value(),
        NodeKind::Let(_, _, body) | NodeKind::LetRec(_, body) => is_built(body),
        _ => false,
    }
}

/// Whether evaluating the node cannot fail and costs less than a thunk, once its variables are evaluated.
fn is_cheap(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Var(_) => true,
        NodeKind::Word(word) => word.is_value(),
        NodeKind::Prim(op, args) => is_total(*op) && args.iter().all(is_cheap),
        _ => false,
    }
}

fn contains(node: &Node, op: PrimOp) -> bool {
    matches!(&node.kind, NodeKind::Prim(o, args) if *o == op || args.iter().any(|arg| contains(arg, op)))
}
