//! The machine's loop: one instruction after the other, with frames on an explicit stack.
//!
//! `bp` is where the current frame begins; the word below it says what to do with the frame's result. A collection can
//! happen only where a function is entered, so no instruction needs to fear that objects move under its hands.

use super::Machine;
use super::heap::{Header, Kind};
use super::op::{Args, Code, HALT, Op, Operand};
use super::prims::compare;
use super::stop::{Abort, Failure};
use super::word::{Mark, Tag, Word};

/// What to do next with the frame at hand thrown away.
pub(super) enum Task {
    /// Give a value to whatever waits for it.
    Return(Word),
    /// Evaluate a word.
    Enter(Word),
    /// Apply a word to the first words of the frame.
    Apply(Word, usize),
}

/// The words that are free above any frame, so that entering thunks and functions needs no check in most cases.
pub(super) const SLACK: usize = 64;

/// The most arguments of a call that are moved without an intermediate vector.
const FEW: usize = 8;

impl Machine {
    /// Evaluates a word to weak head normal form. On failure `self.bp` is the frame where it happened.
    pub(super) fn evaluate(&mut self, word: Word) -> Result<Word, Abort> {
        self.ensure(SLACK);
        self.stack[0] = Word::HALT;
        let mut next = self.settle(Task::Enter(word), 1);
        loop {
            next = match next.and_then(|(pc, bp)| self.run(pc, bp)) {
                Err(Abort::Failed(failure)) => match self.catch(failure) {
                    Some(next) => next,
                    None => return Err(Abort::Failed(failure)),
                },
                ended => return ended,
            };
        }
    }

    /// Makes the stack large enough for words below `top`.
    #[inline(always)]
    pub(super) fn ensure(&mut self, top: usize) {
        #[cold]
        fn grow(stack: &mut Vec<Word>, top: usize) {
            stack.resize(top + top / 2, Word::DEAD);
        }
        if top > self.stack.len() {
            grow(&mut self.stack, top);
        }
    }

    #[inline(always)]
    fn get(&self, bp: usize, operand: Operand) -> Word {
        read(&self.stack, &self.code, bp, operand)
    }

    fn abort<T>(&mut self, bp: usize, abort: impl Into<Abort>) -> Result<T, Abort> {
        self.bp = bp;
        Err(abort.into())
    }

    fn run(&mut self, mut pc: usize, mut bp: usize) -> Result<Word, Abort> {
        loop {
            match self.code.ops[pc] {
                Op::Enter { frame, live } => {
                    self.fuel -= 1;
                    let top = bp + usize::from(frame) + SLACK;
                    if self.fuel == 0 || self.heap.top >= self.collect_at || top > self.stack.len() {
                        self.bp = bp;
                        self.checkpoint(pc as u32, bp + usize::from(live), top)?;
                    }
                    pc += 1;
                }
                Op::Eval { slot, base } => {
                    let (slot, base) = (bp + usize::from(slot), usize::from(base));
                    let word = self.stack[slot];
                    if word.is_value() {
                        pc += 2;
                    } else if let Some(value) = self.heap.settled(word) {
                        self.stack[slot] = value;
                        pc += 2;
                    } else {
                        self.stack[bp + base] = Word::return_to(pc as u32 + 1, base);
                        (pc, bp) = self.enter(word, bp + base + 1)?;
                    }
                }
                Op::Move { dst, from } => {
                    self.stack[bp + usize::from(dst)] = self.get(bp, from);
                    pc += 1;
                }
                Op::Kill { slot } => {
                    self.stack[bp + usize::from(slot)] = Word::DEAD;
                    pc += 1;
                }
                Op::Return { from } => {
                    let word = self.get(bp, from);
                    (pc, bp) = if word.is_value() { self.give(word, bp)? } else { self.enter(word, bp)? };
                }
                Op::ReturnValue { from } => (pc, bp) = self.give(self.get(bp, from), bp)?,
                Op::Call { base, kills, args, function } => {
                    let base = usize::from(base);
                    self.push_args(bp, bp + base + 1, args, 0);
                    self.kill(bp, args, kills);
                    self.stack[bp + base] = Word::return_to(pc as u32 + 1, base);
                    bp += base + 1;
                    pc = self.code.functions[function as usize].entry as usize;
                }
                Op::TailCall { args, function } => {
                    self.shift_args(bp, args, 0);
                    pc = self.code.functions[function as usize].entry as usize;
                }
                Op::Apply { base, kills, args } => {
                    let base = usize::from(base);
                    let head = self.get(bp, self.code.pool[args.start()]);
                    self.push_args(bp, bp + base + 1, args, 1);
                    self.kill(bp, args, kills);
                    self.stack[bp + base] = Word::return_to(pc as u32 + 1, base);
                    (pc, bp) = self.call(head, usize::from(args.len) - 1, bp + base + 1)?;
                }
                Op::TailApply { args } => {
                    let head = self.get(bp, self.code.pool[args.start()]);
                    self.shift_args(bp, args, 1);
                    (pc, bp) = self.call(head, usize::from(args.len) - 1, bp)?;
                }
                Op::Field { dst, src, index } => {
                    let object = self.stack[bp + usize::from(src)];
                    if object.tag() != Tag::Value {
                        return self.malformed(bp, "a field of something that is no constructor");
                    }
                    self.stack[bp + usize::from(dst)] = self.heap.get(object.place(), index.into());
                    pc += 1;
                }
                Op::SwitchCon { slot, table } => match self.heap.as_con(self.stack[bp + usize::from(slot)]) {
                    Some((tag, _)) => pc = self.code.targets[table as usize + usize::from(tag)] as usize,
                    None => return self.malformed(bp, "a case on something that is no constructor"),
                },
                Op::SwitchLit { slot, len, table } => {
                    let word = self.stack[bp + usize::from(slot)];
                    let table = &self.code.literals[table as usize..table as usize + usize::from(len)];
                    match table.binary_search_by_key(&word, |entry| entry.0) {
                        Ok(found) => pc = table[found].1 as usize,
                        Err(_) => pc += 1,
                    }
                }
                Op::Jump { to } => pc = to as usize,
                Op::Unless { op, a, b, to } => {
                    let (a, b) = (self.get(bp, a), self.get(bp, b));
                    let small = a.tag() == b.tag() && a.tag() != Tag::Value;
                    let holds = match if small { compare(op, a, b) } else { None } {
                        Some(holds) => holds,
                        None => match self.prim2(op, a, b) {
                            Ok(word) => word == self.bool(true),
                            Err(failure) => return self.abort(bp, failure),
                        },
                    };
                    pc = if holds { pc + 1 } else { to as usize };
                }
                Op::UnlessReady { slot, to } => {
                    let slot = bp + usize::from(slot);
                    pc = match self.ready(self.stack[slot]) {
                        Some(value) => {
                            self.stack[slot] = value;
                            pc + 1
                        }
                        None => to as usize,
                    };
                }
                Op::MakeCon { dst, tag, args, con } => {
                    let size = args.len.into();
                    let place = self.make(bp, Header::new(Kind::Con, size, tag, con), size, args);
                    self.stack[bp + usize::from(dst)] = Word::value(place);
                    pc += 1;
                }
                Op::MakeThunk { dst, args, function } => {
                    // There is room at least for what it becomes.
                    let size = usize::from(args.len).max(1);
                    let place = self.make(bp, Header::new(Kind::Thunk, size, 0, function), size, args);
                    self.stack[bp + usize::from(dst)] = Word::delayed(place);
                    pc += 1;
                }
                Op::MakeClosure { dst, args, function } => {
                    let size = args.len.into();
                    let place = self.make(bp, Header::new(Kind::Closure, size, 0, function), size, args);
                    self.stack[bp + usize::from(dst)] = Word::value(place);
                    pc += 1;
                }
                Op::MakePartial { dst, args } => {
                    let size = args.len.into();
                    let place = self.make(bp, Header::new(Kind::Partial, size, 0, 0), size, args);
                    self.stack[bp + usize::from(dst)] = Word::value(place);
                    pc += 1;
                }
                Op::MakeText { dst, text } => {
                    let place = self.text(text, 0);
                    self.stack[bp + usize::from(dst)] = Word::delayed(place);
                    pc += 1;
                }
                Op::Patch { object, index, from } => {
                    let object = self.stack[bp + usize::from(object)];
                    self.heap.set(object.place(), index.into(), self.stack[bp + usize::from(from)]);
                    pc += 1;
                }
                Op::IntAdd { dst, a, b } => {
                    let (a, b) = (self.get(bp, a), self.get(bp, b));
                    let sum = (a.bits() as i64).overflowing_add(b.bits() as i64 - Tag::Int as i64);
                    self.stack[bp + usize::from(dst)] = match (a.tag(), b.tag(), sum) {
                        (Tag::Int, Tag::Int, (bits, false)) => Word::from_bits(bits as u64),
                        _ => match self.prim2(crate::prim::PrimOp::IntAdd, a, b) {
                            Ok(word) => word,
                            Err(failure) => return self.abort(bp, failure),
                        },
                    };
                    pc += 1;
                }
                Op::IntSub { dst, a, b } => {
                    let (a, b) = (self.get(bp, a), self.get(bp, b));
                    let difference = (a.bits() as i64).overflowing_sub(b.bits() as i64 - Tag::Int as i64);
                    self.stack[bp + usize::from(dst)] = match (a.tag(), b.tag(), difference) {
                        (Tag::Int, Tag::Int, (bits, false)) => Word::from_bits(bits as u64),
                        _ => match self.prim2(crate::prim::PrimOp::IntSub, a, b) {
                            Ok(word) => word,
                            Err(failure) => return self.abort(bp, failure),
                        },
                    };
                    pc += 1;
                }
                Op::Prim1 { op, dst, a } => match self.prim1(op, self.get(bp, a)) {
                    Ok(word) => {
                        self.stack[bp + usize::from(dst)] = word;
                        pc += 1;
                    }
                    Err(failure) => return self.abort(bp, failure),
                },
                Op::Prim2 { op, dst, a, b } => match self.prim2(op, self.get(bp, a), self.get(bp, b)) {
                    Ok(word) => {
                        self.stack[bp + usize::from(dst)] = word;
                        pc += 1;
                    }
                    Err(failure) => return self.abort(bp, failure),
                },
                Op::Fail { label } => return self.abort(bp, Failure::Label(label)),
                Op::Error { text } => return self.abort(bp, Failure::Message(self.get(bp, text))),
                Op::Unsupported { text } => return self.abort(bp, Failure::Gap(self.get(bp, text))),
                Op::Input { dst } => match self.inputs.pop_front() {
                    Some(word) => {
                        self.stack[bp + usize::from(dst)] = word;
                        pc += 1;
                    }
                    None => return self.abort(bp, Failure::NoInput),
                },
                Op::Effect { effect } => match self.effect(effect, bp) {
                    Ok(()) => pc += 1,
                    Err(failure) => return self.abort(bp, failure),
                },
                Op::Discard => return self.abort(bp, Failure::Discarded),
                Op::Seen { place } => {
                    self.see(place);
                    pc += 1;
                }
                Op::Compile { global } => pc = self.compile(global) as usize,
                Op::Halt => return Ok(self.stack[bp]),
            }
        }
    }

    fn malformed<T>(&mut self, bp: usize, what: &str) -> Result<T, Abort> {
        let label = self.code.unsupported(what);
        self.abort(bp, Failure::Label(label))
    }

    /// Evaluates a word in place of the frame at `bp`; like the next two, the usual case of what [`Machine::settle`] does.
    #[inline(always)]
    fn enter(&mut self, word: Word, bp: usize) -> Result<(usize, usize), Abort> {
        if word.tag() == Tag::Delayed {
            let header = self.heap.header(word.place());
            if header.kind() == Kind::Thunk {
                return Ok(self.enter_thunk(word, header, bp));
            }
        }
        self.settle(Task::Enter(word), bp)
    }

    /// Gives a value to whatever waits for it below the frame.
    #[inline(always)]
    fn give(&mut self, value: Word, mut bp: usize) -> Result<(usize, usize), Abort> {
        loop {
            let mark = self.stack[bp - 1];
            if mark.is_return() {
                return Ok(self.give_back(value, mark, bp));
            }
            if mark != Word::UPDATE {
                return self.settle(Task::Return(value), bp);
            }
            self.become_(self.stack[bp - 2], value);
            bp -= 2;
        }
    }

    /// Applies a word to the first words of the frame.
    #[inline(always)]
    fn call(&mut self, head: Word, count: usize, bp: usize) -> Result<(usize, usize), Abort> {
        if head.tag() == Tag::Value {
            let header = self.heap.header(head.place());
            if header.kind() == Kind::Closure {
                let function = self.code.functions[header.id() as usize];
                if usize::from(function.arity) == count {
                    let captured = function.captured.into();
                    self.ensure(bp + count + captured + SLACK);
                    self.unpack(head.place(), captured, bp + count);
                    return Ok((function.entry as usize, bp));
                }
            }
        } else if head.tag() == Tag::Function {
            let function = self.code.functions[head.as_function() as usize];
            if usize::from(function.arity) == count {
                return Ok((function.entry as usize, bp));
            }
        }
        self.settle(Task::Apply(head, count), bp)
    }

    /// Gives a value to the frame that the mark leads to.
    #[inline(always)]
    fn give_back(&mut self, value: Word, mark: Word, bp: usize) -> (usize, usize) {
        let (pc, depth) = mark.return_place();
        self.stack[bp - 1] = value;
        (pc as usize, bp - 1 - depth)
    }

    #[inline(always)]
    fn enter_thunk(&mut self, thunk: Word, header: Header, bp: usize) -> (usize, usize) {
        let function = self.code.functions[header.id() as usize];
        let bp = self.push_update(thunk, bp, function.captured.into());
        self.unpack(thunk.place(), function.captured.into(), bp);
        self.heap.set_header(thunk.place(), header.with_kind(Kind::Busy));
        (function.entry as usize, bp)
    }

    /// Copies operands to the frame of a callee. From the last to the first: see how the compiler hands out slots.
    #[inline(always)]
    fn push_args(&mut self, bp: usize, target: usize, args: Args, skip: usize) {
        let Machine { stack, code, .. } = self;
        let operands = &code.pool[args.start() + skip..args.start() + usize::from(args.len)];
        for (i, operand) in operands.iter().enumerate().rev() {
            stack[target + i] = read(stack, code, bp, *operand);
        }
    }

    /// Moves operands to the start of the frame.
    #[inline(always)]
    fn shift_args(&mut self, bp: usize, args: Args, skip: usize) {
        let Machine { stack, code, .. } = self;
        let operands = &code.pool[args.start() + skip..args.start() + usize::from(args.len)];
        let words = operands.iter().map(|operand| read(stack, code, bp, *operand));
        if operands.len() <= FEW {
            let mut few = [Word::DEAD; FEW];
            few.iter_mut().zip(words).for_each(|(slot, word)| *slot = word);
            stack[bp..bp + operands.len()].iter_mut().zip(few).for_each(|(slot, word)| *slot = word);
        } else {
            let many: Vec<Word> = words.collect();
            stack[bp..bp + many.len()].copy_from_slice(&many);
        }
    }

    #[inline(always)]
    fn kill(&mut self, bp: usize, args: Args, kills: u16) {
        if kills == 0 {
            return;
        }
        let start = args.start() + usize::from(args.len);
        for operand in &self.code.pool[start..start + usize::from(kills)] {
            if let Ok(slot) = operand.place() {
                self.stack[bp + slot] = Word::DEAD;
            }
        }
    }

    /// A new object of `size` words, filled with operands as far as there are.
    #[inline(always)]
    fn make(&mut self, bp: usize, header: Header, size: usize, args: Args) -> usize {
        let Machine { stack, code, heap, .. } = self;
        let operands = &code.pool[args.start()..args.start() + usize::from(args.len)];
        let (place, payload) = heap.allocate(header, size);
        for (word, operand) in payload.iter_mut().zip(operands) {
            *word = read(stack, code, bp, *operand).bits();
        }
        if operands.is_empty() {
            payload.fill(Word::DEAD.bits());
        }
        place
    }

    fn text(&mut self, text: u32, offset: usize) -> usize {
        let number = |value: i64| Word::number(Tag::Int, value);
        self.heap.object(Header::new(Kind::Text, 2, 0, 0), &[number(text.into()), number(offset as i64)])
    }

    /// The value of a word if it is there and small.
    fn ready(&self, word: Word) -> Option<Word> {
        let value = self.heap.settled(word)?;
        let is_large = value.tag() == Tag::Value && self.heap.header(value.place()).kind() == Kind::Big;
        (!is_large).then_some(value)
    }

    /// Finds the next instruction to run, and its frame.
    pub(super) fn settle(&mut self, mut task: Task, mut bp: usize) -> Result<(usize, usize), Abort> {
        loop {
            task = match task {
                Task::Return(value) => {
                    let mark = self.stack[bp - 1];
                    match mark.as_mark() {
                        Some(Mark::Return) => return Ok(self.give_back(value, mark, bp)),
                        Some(Mark::Update) => {
                            self.become_(self.stack[bp - 2], value);
                            bp -= 2;
                            Task::Return(value)
                        }
                        Some(Mark::Apply) => {
                            let count = mark.payload() as usize;
                            bp -= 1 + count;
                            Task::Apply(value, count)
                        }
                        _ => {
                            self.ensure(bp + 1);
                            self.stack[bp] = value;
                            return Ok((HALT as usize, bp));
                        }
                    }
                }
                Task::Enter(word) if word.is_value() => Task::Return(word),
                Task::Enter(word) if word.tag() == Tag::Delayed => {
                    let place = word.place();
                    let header = self.heap.header(place);
                    match header.kind() {
                        Kind::Thunk => return Ok(self.enter_thunk(word, header, bp)),
                        Kind::Indirection => Task::Enter(self.heap.get(place, 0)),
                        Kind::Text => Task::Return(self.unroll(place)),
                        Kind::Suspended => {
                            let size = header.size() - 2;
                            let (pc, offset) = (self.heap.get(place, 0), self.heap.get(place, 1));
                            bp = self.push_update(word, bp, size);
                            for i in 0..size {
                                self.stack[bp + i] = self.heap.get(place, i + 2);
                            }
                            self.heap.set_header(place, Header::new(Kind::Busy, 1, 0, 0));
                            return Ok((pc.as_number() as usize, bp + offset.as_number() as usize));
                        }
                        Kind::Failed => {
                            let failure = Failure::decode(header, self.heap.get(place, 0));
                            return self.abort(bp, failure);
                        }
                        Kind::Busy => return self.abort(bp, Failure::Loop),
                        _ => return self.malformed(bp, "an object that cannot be evaluated"),
                    }
                }
                Task::Enter(word) => {
                    let (Some(Mark::Constant), index) = (word.as_mark(), word.payload() as usize) else {
                        return self.malformed(bp, "a word that cannot be evaluated");
                    };
                    let cell = &mut self.globals.cells[index];
                    match cell.word {
                        Word::FRESH => {
                            cell.word = Word::BUSY;
                            let function = cell.function as usize;
                            bp = self.push_update(word, bp, 0);
                            return Ok((self.code.functions[function].entry as usize, bp));
                        }
                        Word::BUSY => return self.abort(bp, Failure::Loop),
                        inner => Task::Enter(inner),
                    }
                }
                Task::Apply(head, count) if !head.is_value() => {
                    self.ensure(bp + count + SLACK);
                    self.stack[bp + count] = Word::mark(Mark::Apply, count as u64);
                    bp += count + 1;
                    Task::Enter(head)
                }
                Task::Apply(head, count) => match self.apply_value(head, count, bp)? {
                    Ok(next) => return Ok(next),
                    Err(task) => task,
                },
            };
        }
    }

    /// Puts a thunk to overwrite on the stack, with room for a frame above.
    #[inline(always)]
    fn push_update(&mut self, thunk: Word, bp: usize, room: usize) -> usize {
        self.ensure(bp + 2 + room + SLACK);
        self.stack[bp] = thunk;
        self.stack[bp + 1] = Word::UPDATE;
        bp + 2
    }

    /// Copies the payload of an object to the stack.
    #[inline(always)]
    fn unpack(&mut self, place: usize, count: usize, target: usize) {
        let payload = &self.heap.words[place + 1..place + 1 + count];
        for (slot, bits) in self.stack[target..target + count].iter_mut().zip(payload) {
            *slot = Word::from_bits(*bits);
        }
    }

    /// Applies a value to the first words of the frame: either code to run next, or a task.
    fn apply_value(&mut self, head: Word, count: usize, mut bp: usize) -> Result<Result<(usize, usize), Task>, Abort> {
        let (function, closure) = match head.tag() {
            Tag::Function => (head.as_function(), None),
            Tag::Value => {
                let header = self.heap.header(head.place());
                match header.kind() {
                    Kind::Closure => (header.id(), Some(head.place())),
                    Kind::Partial => {
                        // The arguments that the function has already come first.
                        let held = header.size() - 1;
                        self.ensure(bp + count + held + SLACK);
                        self.stack.copy_within(bp..bp + count, bp + held);
                        let function = self.heap.get(head.place(), 0);
                        for i in 0..held {
                            self.stack[bp + i] = self.heap.get(head.place(), i + 1);
                        }
                        return Ok(Err(Task::Apply(function, count + held)));
                    }
                    _ => return self.malformed(bp, "an application of something that is no function"),
                }
            }
            _ => return self.malformed(bp, "an application of something that is no function"),
        };
        let code = self.code.functions[function as usize];
        let arity = usize::from(code.arity);
        if count < arity {
            let (place, payload) = self.heap.allocate(Header::new(Kind::Partial, count + 1, 0, 0), count + 1);
            payload[0] = head.bits();
            for (target, word) in payload[1..].iter_mut().zip(&self.stack[bp..bp + count]) {
                *target = word.bits();
            }
            return Ok(Err(Task::Return(Word::value(place))));
        }
        self.ensure(bp + count + usize::from(code.captured) + SLACK);
        let rest = count - arity;
        if rest > 0 {
            // The arguments beyond those that the function takes wait below its frame.
            let first: smallvec::SmallVec<[Word; FEW]> = self.stack[bp..bp + arity].iter().copied().collect();
            self.stack.copy_within(bp + arity..bp + count, bp);
            self.stack[bp + rest] = Word::mark(Mark::Apply, rest as u64);
            bp += rest + 1;
            self.stack[bp..bp + arity].copy_from_slice(&first);
        }
        if let Some(place) = closure {
            self.unpack(place, code.captured.into(), bp + arity);
        }
        Ok(Ok((code.entry as usize, bp)))
    }

    /// The first cell of the rest of a string literal.
    fn unroll(&mut self, place: usize) -> Word {
        let (text, offset) = (self.heap.get(place, 0).as_number(), self.heap.get(place, 1).as_number() as usize);
        let (nil, cons) = self.list_cons;
        let rest = self.code.texts.get_index(text as usize).and_then(|text| text.get(offset..));
        let value = match rest.and_then(|rest| rest.chars().next()) {
            Some(c) => {
                let tail = Word::delayed(self.text(text as u32, offset + c.len_utf8()));
                self.heap.con(cons.con_tag(), cons.con_id(), &[Word::char(c as u32), tail])
            }
            None => nil,
        };
        self.become_(Word::delayed(place), value);
        value
    }
}

#[inline(always)]
fn read(stack: &[Word], code: &Code, bp: usize, operand: Operand) -> Word {
    match operand.place() {
        Ok(slot) => stack[bp + slot],
        Err(index) => code.constants[index],
    }
}
