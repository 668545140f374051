//! The loop: evaluation by need, until a value, a failure or a fork.

use std::rc::Rc;

use selfsame_core::effort;
use selfsame_core::expr::LabelKind;
use selfsame_core::program::ConId;
use selfsame_solver::scalar::{ScalarId, Value};
use smallvec::SmallVec;

use super::code::{Atom, BlockId, CodeId, Node, Pattern};
use super::heap::{Addr, Failure, Object, Words};
use super::input::Shape;
use super::{Cont, Fork, Frame, Machine, Pause, Split, State};

/// The place of a test that no code asked for.
const ANYWHERE: CodeId = CodeId(u32::MAX);

impl Machine<'_> {
    pub(super) fn run(&mut self) -> Pause {
        loop {
            let pause = match std::mem::replace(&mut self.state, State::Idle) {
                State::Evaluate(code) => self.step(code),
                State::Enter(addr) => self.enter(addr),
                State::Return(addr) => match self.conts.pop() {
                    None => Some(Pause::Value(addr)),
                    Some(cont) => self.give(addr, cont),
                },
                State::Idle => Some(Pause::Unsupported("a machine that was not started".into())),
            };
            match pause {
                None => {}
                Some(Pause::Fork(fork)) => match self.replay.pop_front() {
                    Some(decision) => self.apply(&fork, decision),
                    None => {
                        self.fork = Some(fork.clone());
                        return Pause::Fork(fork);
                    }
                },
                Some(pause) => return pause,
            }
        }
    }

    fn step(&mut self, code: CodeId) -> Option<Pause> {
        let node = Rc::clone(&self.code.nodes[code.0 as usize]);
        match &*node {
            Node::Atom(atom) => {
                let addr = self.atom(atom);
                self.state = State::Enter(addr);
            }
            Node::App(head, args) => {
                let args: SmallVec<[Addr; 4]> = args.iter().map(|arg| self.atom(arg)).collect();
                self.conts.push(Cont::Apply(args));
                self.state = State::Evaluate(*head);
            }
            Node::Let(place, value, body) => {
                let addr = self.atom(value);
                self.put(*place, addr);
                self.state = State::Evaluate(*body);
            }
            Node::LetRec(group, body) => {
                for (place, _) in group {
                    let addr = self.heap.add(Object::Busy);
                    self.put(*place, addr);
                }
                for (place, value) in group {
                    let value = self.atom(value);
                    let addr = self.local(*place);
                    // The object is there under both addresses; only this one is known to anybody.
                    let object = match self.heap.get(value) {
                        Object::Function(..) | Object::Con(..) | Object::Text(..) | Object::Scalar(_) => {
                            self.heap.get(value)
                        }
                        _ => Object::Link(value),
                    };
                    self.heap.set(addr, object);
                }
                self.state = State::Evaluate(*body);
            }
            Node::Case(scrutinee, _, _) => {
                let frame = self.save();
                self.conts.push(Cont::Case(code, frame));
                self.state = State::Evaluate(*scrutinee);
            }
            Node::Prim(_, args) => {
                let first = args.first().copied();
                let frame = self.save();
                let cont = Cont::Prim { code, index: 0, values: SmallVec::new(), frame };
                match first {
                    Some(first) => {
                        self.conts.push(cont);
                        self.state = State::Evaluate(first);
                    }
                    None => return Some(Pause::Unsupported("a primitive without arguments".into())),
                }
            }
            Node::Raise(atom) => {
                let message = self.atom(atom);
                return self.fail(Failure::Message(message));
            }
            Node::Gap(atom) => {
                let what = match atom {
                    Atom::Text(text) => self.code.texts[*text as usize].iter().collect(),
                    _ => "a primitive".to_owned(),
                };
                return Some(Pause::Unsupported(what.as_str().into()));
            }
            Node::Bottom(label) => {
                return self.fail(Failure::Label(*label));
            }
            Node::Input(ty) => match self.input(ty, 0) {
                Ok(input) => {
                    self.supplied.push(input);
                    self.state = State::Enter(self.inputs[input.0 as usize].addr);
                }
                Err(why) => return Some(Pause::Unsupported(why.0.as_str().into())),
            },
            Node::Assume(condition, body) => {
                let frame = self.save();
                self.conts.push(Cont::Assume(*body, frame));
                self.state = State::Evaluate(*condition);
            }
            Node::Assert(condition, body, label) => {
                let frame = self.save();
                self.conts.push(Cont::Assert(*body, *label, frame));
                self.state = State::Evaluate(*condition);
            }
            Node::Mark(body) => self.state = State::Evaluate(*body),
        }
        None
    }

    /// VAR: values are given back, what waits is evaluated.
    fn enter(&mut self, addr: Addr) -> Option<Pause> {
        match self.heap.get(addr) {
            Object::Link(next) => self.state = State::Enter(next),
            Object::Thunk(block, captured) => {
                if self.steps >= self.bounds.steps {
                    self.state = State::Enter(addr);
                    return Some(Pause::Steps);
                }
                self.steps += 1;
                effort::spend(1);
                self.heap.set(addr, Object::Busy);
                self.conts.push(Cont::Update(addr));
                self.enter_block(block, captured, &[]);
            }
            Object::Apply(function, args) => {
                let args: SmallVec<[Addr; 4]> = self.heap.words(args).into();
                self.heap.set(addr, Object::Busy);
                self.conts.push(Cont::Update(addr));
                self.conts.push(Cont::Apply(args));
                self.state = State::Enter(function);
            }
            Object::Busy => return self.fail(Failure::Loop),
            Object::Failed(failure) => return self.fail(failure),
            Object::Text(text, at) => {
                self.unpack(addr, text, at);
                self.state = State::Return(addr);
            }
            Object::Con(..) | Object::Scalar(_) | Object::Function(..) | Object::Partial(..) | Object::Unknown(_) => {
                self.state = State::Return(addr)
            }
        }
        None
    }

    /// A string becomes a list by one character.
    fn unpack(&mut self, addr: Addr, text: u32, at: u32) {
        let object = match self.code.texts[text as usize].get(at as usize) {
            None => Object::Con(self.known_cons.nil, Words { start: 0, len: 0 }),
            Some(&c) => {
                let head = self.scalars.value(Value::Char(c));
                let head = self.heap.add(Object::Scalar(head));
                let tail = self.heap.add(Object::Text(text, at + 1));
                let fields = self.heap.store(&[head, tail]);
                Object::Con(self.known_cons.cons, fields)
            }
        };
        self.heap.set(addr, object);
    }

    /// What is done with a value. A value that is a link was followed before.
    fn give(&mut self, addr: Addr, cont: Cont) -> Option<Pause> {
        match cont {
            Cont::Update(waiting) => {
                self.heap.set(waiting, Object::Link(addr));
                self.state = State::Return(addr);
                None
            }
            Cont::Apply(args) => self.call_value(addr, args),
            Cont::Case(code, frame) => self.select(addr, code, frame),
            Cont::Prim { code, index, values, frame } => self.operand(addr, code, index, values, frame),
            Cont::Settle => match self.truth(addr, ANYWHERE) {
                Ok(truth) => {
                    let con = self.bool_con(truth);
                    self.heap.set(addr, Object::Con(con, Words { start: 0, len: 0 }));
                    self.state = State::Return(addr);
                    None
                }
                Err(pause) => self.again(addr, Cont::Settle, pause),
            },
            Cont::Assume(body, frame) => match self.truth(addr, body) {
                Ok(true) => {
                    self.restore(frame);
                    self.state = State::Evaluate(body);
                    None
                }
                Ok(false) => Some(Pause::Assumed),
                Err(pause) => self.again(addr, Cont::Assume(body, frame), pause),
            },
            Cont::Assert(body, label, frame) => match self.truth(addr, body) {
                Ok(true) => {
                    self.restore(frame);
                    self.state = State::Evaluate(body);
                    None
                }
                Ok(false) => {
                    self.violated = self.stack[frame.base as usize..frame.end as usize].to_vec();
                    self.fail(Failure::Label(label));
                    Some(Pause::Violated(self.code.labels[label as usize].clone()))
                }
                Err(pause) => self.again(addr, Cont::Assert(body, label, frame), pause),
            },
        }
    }

    /// Stops where it is: when the fork is decided, the same value is given to the same frame again.
    pub(super) fn again(&mut self, addr: Addr, cont: Cont, pause: Pause) -> Option<Pause> {
        self.conts.push(cont);
        self.state = State::Return(addr);
        Some(pause)
    }

    fn call_value(&mut self, addr: Addr, mut args: SmallVec<[Addr; 4]>) -> Option<Pause> {
        match self.heap.get(addr) {
            Object::Function(block, captured) => {
                let arity = self.code.blocks[block.0 as usize].arity as usize;
                if args.len() < arity {
                    let words = self.heap.store(&args);
                    let partial = self.heap.add(Object::Partial(addr, words));
                    self.state = State::Return(partial);
                    return None;
                }
                if self.steps >= self.bounds.steps {
                    return self.again(addr, Cont::Apply(args), Pause::Steps);
                }
                self.steps += 1;
                effort::spend(1);
                if args.len() > arity {
                    let rest = args.drain(arity..).collect();
                    self.conts.push(Cont::Apply(rest));
                }
                self.enter_block(block, captured, &args);
            }
            Object::Partial(function, first) => {
                let mut all: SmallVec<[Addr; 4]> = self.heap.words(first).into();
                all.extend(args);
                self.conts.push(Cont::Apply(all));
                self.state = State::Return(function);
            }
            Object::Unknown(input) => {
                let Shape::Function(function) = &self.inputs[input.0 as usize].shape else {
                    return Some(Pause::Unsupported("a value that is no function is applied".into()));
                };
                let arity = function.params.len();
                if args.len() < arity {
                    let words = self.heap.store(&args);
                    let partial = self.heap.add(Object::Partial(addr, words));
                    self.state = State::Return(partial);
                    return None;
                }
                if args.len() > arity {
                    let rest = args.drain(arity..).collect();
                    self.conts.push(Cont::Apply(rest));
                }
                match self.apply_unknown(input, &args) {
                    Ok(Some(result)) => self.state = State::Enter(result),
                    Ok(None) => return Some(Pause::Large),
                    Err(what) => return Some(Pause::Unsupported(what)),
                }
            }
            _ => return Some(Pause::Unsupported("a value that is no function is applied".into())),
        }
        None
    }

    /// CASE-LIT, CASE-DATA and, on what is not known, CASE-LIT-SYM and CASE-DATA-SYM.
    fn select(&mut self, addr: Addr, code: CodeId, frame: Frame) -> Option<Pause> {
        let node = Rc::clone(&self.code.nodes[code.0 as usize]);
        let Node::Case(_, alts, default) = &*node else {
            return Some(Pause::Unsupported("a case that is none".into()));
        };
        let default = *default;
        if alts.is_empty() {
            return self.go(frame, default);
        }
        match self.heap.get(addr) {
            Object::Con(con, fields) => {
                let alt = alts.iter().find(|alt| matches!(alt.pattern, Pattern::Con(c, _) if c == con));
                let Some(alt) = alt else { return self.go(frame, default) };
                let (body, first) = match alt.pattern {
                    Pattern::Con(_, first) => (alt.body, first),
                    Pattern::Lit(_) => (alt.body, 0),
                };
                self.restore(frame);
                for i in 0..fields.len {
                    let field = self.heap.word(fields, i);
                    self.put(first + i, field);
                }
                self.state = State::Evaluate(body);
                None
            }
            Object::Unknown(input) => {
                let Shape::Open(possible) = &self.inputs[input.0 as usize].shape else {
                    return Some(Pause::Unsupported("a function is inspected".into()));
                };
                let named = |con: &ConId| alts.iter().any(|alt| matches!(alt.pattern, Pattern::Con(c, _) if c == *con));
                let (inside, rest): (Vec<ConId>, Vec<ConId>) = possible.iter().partition(|con| named(con));
                if inside.is_empty() && default.is_some() {
                    return self.go(frame, default);
                }
                let mut options: Vec<Split> = inside.into_iter().map(Split::Con).collect();
                if !rest.is_empty() && default.is_some() {
                    options.push(Split::Rest(rest));
                }
                self.again(addr, Cont::Case(code, frame), Pause::Fork(Fork::Split(input, options)))
            }
            Object::Scalar(scalar) => self.select_scalar(addr, scalar, code, frame),
            _ => Some(Pause::Unsupported("a value where its type does not belong".into())),
        }
    }

    fn select_scalar(&mut self, addr: Addr, scalar: ScalarId, code: CodeId, frame: Frame) -> Option<Pause> {
        let node = Rc::clone(&self.code.nodes[code.0 as usize]);
        let Node::Case(_, alts, default) = &*node else {
            return Some(Pause::Unsupported("a case that is none".into()));
        };
        let default = *default;
        if let Some(Pattern::Con(..)) = alts.first().map(|alt| alt.pattern) {
            return match self.truth(addr, code) {
                Ok(truth) => {
                    let con = self.bool_con(truth);
                    self.heap.set(addr, Object::Con(con, Words { start: 0, len: 0 }));
                    self.conts.push(Cont::Case(code, frame));
                    self.state = State::Return(addr);
                    None
                }
                Err(pause) => self.again(addr, Cont::Case(code, frame), pause),
            };
        }
        for alt in alts {
            let Pattern::Lit(lit) = alt.pattern else { continue };
            let equal = self.scalars.equal(scalar, lit);
            match self.is_true(equal) {
                Some(true) => return self.go(frame, Some(alt.body)),
                Some(false) => {}
                None => {
                    let fork = Pause::Fork(Fork::Test(equal, alt.body));
                    return self.again(addr, Cont::Case(code, frame), fork);
                }
            }
        }
        self.go(frame, default)
    }

    /// Whether a value of type `Bool` is true, or the fork that decides it.
    fn truth(&mut self, addr: Addr, site: CodeId) -> Result<bool, Pause> {
        match self.heap.get(addr) {
            Object::Con(con, _) => Ok(con == self.known_cons.true_con),
            Object::Scalar(scalar) => self.is_true(scalar).ok_or(Pause::Fork(Fork::Test(scalar, site))),
            Object::Unknown(input) => {
                let Shape::Open(possible) = &self.inputs[input.0 as usize].shape else {
                    return Err(Pause::Unsupported("a function is a condition".into()));
                };
                let options = possible.iter().copied().map(Split::Con).collect();
                Err(Pause::Fork(Fork::Split(input, options)))
            }
            _ => Err(Pause::Unsupported("a condition that is no truth value".into())),
        }
    }

    /// What this path knows of a condition.
    pub(super) fn is_true(&self, condition: ScalarId) -> Option<bool> {
        match self.scalars.as_value(condition) {
            Some(Value::Bool(truth)) => Some(*truth),
            _ => self.known.get(&condition).copied(),
        }
    }

    pub(super) fn bool_con(&self, truth: bool) -> ConId {
        if truth { self.known_cons.true_con } else { self.known_cons.false_con }
    }

    fn go(&mut self, frame: Frame, body: Option<CodeId>) -> Option<Pause> {
        self.restore(frame);
        match body {
            Some(body) => {
                self.state = State::Evaluate(body);
                None
            }
            None => Some(Pause::Unsupported("a case without an alternative".into())),
        }
    }

    /// A failure is what everything that waits for it is.
    pub(super) fn fail(&mut self, failure: Failure) -> Option<Pause> {
        while let Some(cont) = self.conts.pop() {
            if let Cont::Update(waiting) = cont {
                self.heap.set(waiting, Object::Failed(failure));
            }
        }
        if let Failure::Label(label) = failure {
            let label = &self.code.labels[label as usize];
            if label.kind == LabelKind::Unsupported {
                return Some(Pause::Unsupported(label.text));
            }
        }
        Some(Pause::Failed(failure))
    }

    fn enter_block(&mut self, block: BlockId, captured: Words, args: &[Addr]) {
        let code = &self.code.blocks[block.0 as usize];
        let base = self.frame.floor;
        let end = base + code.frame;
        if self.stack.len() < end as usize {
            self.stack.resize(end as usize, Addr(0));
        }
        let body = code.body;
        for i in 0..captured.len {
            self.stack[(base + i) as usize] = self.heap.word(captured, i);
        }
        for (i, arg) in args.iter().enumerate() {
            self.stack[base as usize + captured.len as usize + i] = *arg;
        }
        self.frame = Frame { base, end, floor: base };
        self.state = State::Evaluate(body);
    }

    fn save(&mut self) -> Frame {
        let frame = self.frame;
        self.frame.floor = self.frame.end;
        frame
    }

    pub(super) fn restore(&mut self, frame: Frame) {
        self.frame = frame;
    }

    fn put(&mut self, place: u32, addr: Addr) {
        self.stack[(self.frame.base + place) as usize] = addr;
    }

    fn local(&self, place: u32) -> Addr {
        self.stack[(self.frame.base + place) as usize]
    }

    fn atom(&mut self, atom: &Atom) -> Addr {
        match atom {
            Atom::Local(place) => self.local(*place),
            Atom::Global(index) => self.global(*index),
            Atom::Scalar(scalar) => self.heap.add(Object::Scalar(*scalar)),
            Atom::Text(text) => self.heap.add(Object::Text(*text, 0)),
            Atom::Con(con, fields) => {
                let fields: SmallVec<[Addr; 6]> = fields.iter().map(|field| self.atom(field)).collect();
                let words = self.heap.store(&fields);
                self.heap.add(Object::Con(*con, words))
            }
            Atom::Block(block) => {
                let code = &self.code.blocks[block.0 as usize];
                let start = self.heap.mark();
                for place in &code.captured {
                    self.heap.push(self.stack[(self.frame.base + place) as usize]);
                }
                let words = self.heap.since(start);
                let is_function = code.arity > 0;
                let object = if is_function { Object::Function(*block, words) } else { Object::Thunk(*block, words) };
                self.heap.add(object)
            }
        }
    }
}
