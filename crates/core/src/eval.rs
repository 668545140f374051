//! The concrete evaluator: call by need, machine integers as the language has them, fast, and bounded.
//!
//! A [`Machine`] runs closed expressions of one program. Globals are compiled when they are first called: to nodes
//! ([`lower`]) that are tidied ([`simplify`]) and become instructions ([`generate`]) for frames on an explicit stack
//! ([`run`]). Objects live on a heap of the machine's own ([`heap`]) that a copying collector keeps small ([`collect`]).
//! Nothing recurses on the stack of the process, however deep the evaluation.
//!
//! ```
//! use std::sync::Arc;
//! use selfsame_core::eval::{Limits, Machine, Value};
//! use selfsame_core::expr::{Expr, Lit};
//! use selfsame_core::prim::PrimOp;
//! use selfsame_core::program::Program;
//!
//! let mut machine = Machine::new(Arc::new(Program::with_builtins()), Limits::default());
//! let six = Expr::Lit(Lit::Int(6));
//! let product = machine.load(&Expr::Prim(PrimOp::IntMul, vec![six.clone(), six]));
//! assert_eq!(machine.whnf(product), Ok(Value::Int(36)));
//! ```

#[cfg(test)]
mod agreement;
mod collect;
mod compile;
mod effect;
mod generate;
mod globals;
mod handles;
mod heap;
mod lower;
mod node;
mod op;
mod prims;
mod run;
mod simplify;
mod stop;
#[cfg(test)]
mod tests;
mod word;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use num_bigint::BigInt;

use crate::effort;
use crate::expr::{Expr, Label, LabelKind, Lit, double_key};
use crate::program::{ConId, Program};
use crate::span::Span;
use crate::symbol::Symbol;

use collect::Collector;
use globals::Globals;
use handles::Handles;
use heap::{Heap, Kind};
use op::{Code, First, Function};
use stop::{Abort, Failure, Limit};
use word::{Tag, Word};

pub use effect::{Channel, Outside};
pub use handles::Ref;

/// As many as cost what making a term does.
const STEPS_OF_EFFORT: u64 = 16;

/// How much a machine may use from now on; see [`Machine::set_limits`].
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Functions entered and thunks evaluated.
    pub steps: u64,
    /// Of heap and stack together, with room for collections.
    pub bytes: usize,
    /// When to stop, by the clock; counted limits come first.
    pub deadline: Option<Instant>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: u64::MAX, bytes: 1 << 30, deadline: None }
    }
}

/// A value in weak head normal form.
#[derive(Clone, Debug)]
pub enum Value {
    /// A constructor with its fields, which may not be evaluated.
    Con(ConId, Vec<Ref>),
    /// A machine integer, within the size of the program.
    Int(i64),
    /// An integer without bounds.
    Integer(BigInt),
    /// A floating-point number of 64 bits.
    Double(f64),
    /// A code point. Haskell counts surrogates as characters, so not every one is a `char`.
    Char(u32),
    /// A function; it has no more to show than that.
    Function,
}

impl PartialEq for Value {
    /// Of doubles, what [`double_key`] tells apart.
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Con(a, fields), Value::Con(b, others)) => a == b && fields == others,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Integer(a), Value::Integer(b)) => a == b,
            (Value::Double(a), Value::Double(b)) => double_key(*a) == double_key(*b),
            (Value::Char(a), Value::Char(b)) => a == b,
            (Value::Function, Value::Function) => true,
            _ => false,
        }
    }
}

/// Why there is no value.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// The program fails. Evaluating the same reference again gives the same.
    Bottom(Bottom),
    /// The value needs itself: `let x = x + 1 in x`. A case of divergence.
    Loop,
    /// A limit was reached; evaluation of the same reference goes on where it stopped.
    Steps,
    /// The deadline has passed; evaluation of the same reference goes on where it stopped.
    Time,
    /// There was no room. Evaluating the same reference again gives the same.
    Memory,
    /// A gap of ours: nothing can be said of the program.
    Unsupported(Symbol),
    /// An assumption does not hold: this run does not count.
    Assumption,
    /// The program asked for more inputs than there are.
    NoInput,
}

/// How a program fails.
#[derive(Clone, Debug, PartialEq)]
pub enum Bottom {
    /// A failure whose text is known.
    Label(Label),
    /// An error whose text is computed: a reference to a string, see [`Machine::message`].
    Message(Ref),
}

/// Runs expressions of one program.
pub struct Machine {
    program: Arc<Program>,
    globals: Globals,
    code: Code,
    heap: Heap,
    /// The other half of the heap, empty between collections.
    space: Vec<u64>,
    stack: Vec<Word>,
    /// The current frame, when evaluation stops.
    bp: usize,
    handles: Handles,
    inputs: VecDeque<Word>,
    /// What the program reads from and writes to, if anything.
    outside: Option<Box<dyn Outside>>,
    /// Whether effects happen.
    has_effects: bool,
    limits: Limits,
    /// Steps until the next look at the limits, and those that were granted at the last.
    fuel: u64,
    granted: u64,
    steps: u64,
    /// The size of the heap at which to collect, and the smallest such size.
    collect_at: usize,
    nursery: usize,
    bools: [Word; 2],
    /// The empty list, and a word that has tag and number of the constructor of lists.
    list_cons: (Word, Word),
    /// Which places were evaluated, when that is asked for.
    coverage: Option<Vec<bool>>,
    /// Whether an operation on machine integers left their bits.
    overflowed: bool,
}

/// How often limits are looked at, in steps.
const LOOK: u64 = 1 << 14;
const NURSERY: usize = 1 << 19;

impl Machine {
    /// The program has the built-in types ([`Program::with_builtins`]).
    pub fn new(program: Arc<Program>, limits: Limits) -> Machine {
        let con = |name: &str| {
            program.con_id(name.into()).map_or(Word::DEAD, |id| Word::con(program.con(id).tag as u16, id.0))
        };
        let (bools, list_cons) = ([con("False"), con("True")], (con("[]"), con(":")));
        let mut machine = Machine {
            program,
            globals: Globals::default(),
            code: Code::new(),
            heap: Heap::default(),
            space: vec![],
            stack: vec![],
            bp: 0,
            handles: Handles::default(),
            inputs: VecDeque::new(),
            outside: None,
            has_effects: false,
            limits,
            fuel: 0,
            granted: 0,
            steps: 0,
            collect_at: NURSERY,
            nursery: NURSERY,
            bools,
            list_cons,
            coverage: None,
            overflowed: false,
        };
        machine.heap.goal = NURSERY + NURSERY / 8;
        machine.set_limits(limits);
        machine
    }

    /// Notes which marks ([`Expr::At`]) are evaluated, from now on; code that has run already is not watched.
    pub fn watch_coverage(&mut self) {
        self.coverage.get_or_insert_default();
    }

    /// The marked places that were evaluated, in source order.
    pub fn coverage(&self) -> Vec<Span> {
        let seen = self.coverage.iter().flatten().zip(&self.code.places).filter(|(seen, _)| **seen);
        let mut spans: Vec<Span> = seen.map(|(_, span)| *span).collect();
        spans.sort_unstable();
        spans
    }

    /// Starts counting anew.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
        self.steps = 0;
        self.grant();
    }

    /// Sets how many functions to enter before the next look at the limits: at most one too many.
    fn grant(&mut self) {
        effort::spend((self.granted - self.fuel) / STEPS_OF_EFFORT);
        self.granted = (self.limits.steps - self.steps).saturating_add(1).min(LOOK);
        self.fuel = self.granted;
    }

    /// Steps taken since the limits were set.
    pub fn steps(&self) -> u64 {
        self.steps + (self.granted - self.fuel)
    }

    /// Whether an operation on machine integers left their bits since this was asked last.
    pub fn take_overflow(&mut self) -> bool {
        std::mem::take(&mut self.overflowed)
    }

    /// The program that is run.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// A reference to a closed expression, not evaluated. Its code stays as long as the machine: to build many values,
    /// apply ([`Machine::apply`]) rather than load.
    pub fn load(&mut self, expr: &Expr) -> Ref {
        let function =
            self.code.function(Function { entry: 0, arity: 0, captured: 0, first: First::Other, selects: None });
        let word = if function > heap::MAX_ID {
            let label = self.code.unsupported("a program with too many functions");
            self.failed(label)
        } else {
            // A function is a value at once; anything else waits in a thunk.
            let is_lambda = !globals::peel(expr).params.is_empty();
            let arity = self.compile_expr(expr, None, function);
            self.code.functions[function as usize].arity = arity;
            let thunk = heap::Header::new(Kind::Thunk, 1, 0, function);
            if is_lambda { Word::function(function) } else { Word::delayed(self.heap.object(thunk, &[Word::DEAD])) }
        };
        self.handles.add(word)
    }

    /// A global by its name.
    pub fn global(&mut self, name: Symbol) -> Ref {
        let word = match self.globals.meaning(&self.program, &mut self.code, name) {
            globals::Meaning::Word(word) => word,
            globals::Meaning::Broken(label) => self.failed(label),
        };
        self.handles.add(word)
    }

    fn failed(&mut self, label: u32) -> Word {
        let header = heap::Header::new(Kind::Failed, 1, 0, 0);
        Word::delayed(self.heap.object(header, &[Word::number(Tag::Int, label.into())]))
    }

    /// A reference to a literal; strings become lists as they are looked at.
    pub fn lit(&mut self, lit: &Lit) -> Ref {
        let word = self.word_of(lit);
        self.handles.add(word)
    }

    /// A constructor applied to all its fields, which are taken as they are.
    pub fn con(&mut self, con: ConId, fields: &[Ref]) -> Ref {
        let tag = self.program.con(con).tag as u16;
        let fields: Vec<Word> = fields.iter().map(|field| self.handles.get(*field)).collect();
        let word = self.heap.con(tag, con.0, &fields);
        self.handles.add(word)
    }

    /// An application, not evaluated.
    pub fn apply(&mut self, function: Ref, args: &[Ref]) -> Ref {
        // A stack that waits: when it is evaluated, the first frame gives the function to the arguments below it.
        let mut stack: Vec<Word> = args.iter().map(|arg| self.handles.get(*arg)).collect();
        stack.push(Word::mark(word::Mark::Apply, args.len() as u64));
        stack.push(self.handles.get(function));
        let object = self.heap.suspended(op::RETURN_FIRST, args.len() + 1, &stack);
        self.handles.add(object)
    }

    /// Supplies a value to `Expr::Input`, after those supplied before.
    pub fn supply(&mut self, input: Ref) {
        self.inputs.push_back(self.handles.get(input));
    }

    /// A second reference to the same value.
    pub fn share(&mut self, reference: Ref) -> Ref {
        self.handles.add(self.handles.get(reference))
    }

    /// Gives up a reference; it must not be used again.
    pub fn release(&mut self, reference: Ref) {
        self.handles.remove(reference);
    }

    /// Evaluates to weak head normal form. Fields come as references of their own.
    pub fn whnf(&mut self, reference: Ref) -> Result<Value, Stop> {
        let word = self.handles.get(reference);
        let value = match self.heap.settled(word) {
            Some(value) => value,
            None => match self.evaluate(word) {
                Ok(value) => value,
                Err(abort) => return Err(self.stop(abort)),
            },
        };
        self.handles.set(reference, value);
        self.view(value).ok_or_else(|| Stop::Unsupported("a value of unknown form".into()))
    }

    /// The text of an error, up to so many characters, as far as it can be evaluated within the limits; and what kept it
    /// from being evaluated further, if anything.
    pub fn message(&mut self, text: Ref, most: usize) -> (String, Option<Stop>) {
        let mut message = String::new();
        let mut rest = self.share(text);
        let mut length = 0;
        let stop = loop {
            if length == most {
                message.push_str("...");
                break None;
            }
            let (head, tail) = match self.whnf(rest) {
                Ok(Value::Con(_, fields)) => match fields[..] {
                    [head, tail] => (head, tail),
                    _ => break None,
                },
                Ok(_) => break None,
                Err(stop) => break Some(stop),
            };
            self.release(rest);
            rest = tail;
            match self.whnf(head) {
                Ok(Value::Char(code)) => message.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)),
                Ok(_) => break None,
                Err(stop) => break Some(stop),
            }
            self.release(head);
            length += 1;
        };
        self.release(rest);
        (message, stop)
    }

    fn view(&mut self, word: Word) -> Option<Value> {
        if let Some((_, con)) = self.heap.as_con(word) {
            let count = if word.tag() == Tag::Con { 0 } else { self.heap.header(word.place()).size() };
            let fields = (0..count).map(|i| self.handles.add(self.heap.get(word.place(), i))).collect();
            return Some(Value::Con(ConId(con), fields));
        }
        match word.tag() {
            Tag::Int => Some(Value::Int(word.as_number())),
            Tag::Integer => Some(Value::Integer(word.as_number().into())),
            Tag::Char => Some(Value::Char(word.as_char())),
            Tag::Function => Some(Value::Function),
            Tag::Value => match self.heap.header(word.place()).kind() {
                Kind::Double => self.heap.as_double(word).map(Value::Double),
                Kind::Int => self.heap.as_int(word).map(Value::Int),
                Kind::Big => self.heap.as_integer(word).map(Value::Integer),
                _ => Some(Value::Function),
            },
            _ => None,
        }
    }

    /// What the user is told; thunks on the stack are put in order first.
    fn stop(&mut self, abort: Abort) -> Stop {
        let bp = self.bp;
        let failure = match abort {
            Abort::Interrupted { limit, pc, top } => {
                self.suspend_all(bp, pc, top);
                return match limit {
                    Limit::Steps => Stop::Steps,
                    Limit::Time => Stop::Time,
                };
            }
            Abort::Failed(failure) => failure,
        };
        self.fail_all(bp, failure);
        match failure {
            Failure::Label(label) => match self.code.labels.get_index(label as usize) {
                Some(label) if label.kind == LabelKind::Unsupported => Stop::Unsupported(label.text),
                Some(label) => Stop::Bottom(Bottom::Label(label.clone())),
                None => Stop::Unsupported("an unknown label".into()),
            },
            Failure::Message(text) => Stop::Bottom(Bottom::Message(self.handles.add(text))),
            Failure::Thrown(pair) => {
                let text = self.heap.get(pair.place(), 1);
                Stop::Bottom(Bottom::Message(self.handles.add(text)))
            }
            Failure::Gap(text) => {
                let text = self.handles.add(text);
                let message = self.message(text, 1000).0;
                self.release(text);
                Stop::Unsupported(Symbol::new(&message))
            }
            Failure::Loop => Stop::Loop,
            Failure::Discarded => Stop::Assumption,
            Failure::NoInput => Stop::NoInput,
            Failure::Memory => Stop::Memory,
        }
    }

    fn see(&mut self, place: u32) {
        if let Some(seen) = &mut self.coverage {
            let place = place as usize;
            if place >= seen.len() {
                seen.resize(place + 1, false);
            }
            seen[place] = true;
        }
    }

    /// A function is about to be entered, and a limit or the heap wants to be looked at. The stack is in use up to `live`
    /// and must reach to `top`.
    fn checkpoint(&mut self, pc: u32, live: usize, top: usize) -> Result<(), Abort> {
        let interrupted = |limit| Err(Abort::Interrupted { limit, pc, top: live });
        let most = self.limits.bytes / size_of::<Word>();
        if top > self.stack.len() {
            let free = most.saturating_sub(self.heap.used());
            if top > free {
                return Err(Failure::Memory.into());
            }
            self.stack.resize((top + top / 2).max(1 << 12).min(free), Word::DEAD);
        }
        if self.heap.top >= self.collect_at {
            self.collect(live);
            // Half of the room is for the copy that the next collection makes.
            let room = most.saturating_sub(self.stack.len()) / 2;
            if self.heap.used() >= room {
                return Err(Failure::Memory.into());
            }
            self.collect_at = (self.heap.used() + self.heap.used().max(self.nursery)).min(room);
            self.heap.goal = self.collect_at + self.nursery / 8;
        }
        if self.fuel == 0 {
            self.steps += self.granted;
            if self.steps > self.limits.steps {
                // This function is not entered, so that the next attempt ends here as well.
                self.steps -= 1;
                self.grant();
                return interrupted(Limit::Steps);
            }
            self.grant();
            if effort::is_late(self.limits.deadline) {
                return interrupted(Limit::Time);
            }
        }
        Ok(())
    }

    fn collect(&mut self, top: usize) {
        let space = std::mem::take(&mut self.space);
        let mut collector = Collector::new(&mut self.heap, space, &self.code.functions);
        self.stack[..top].iter_mut().for_each(|root| collector.root(root));
        let cells = self.globals.cells.iter_mut().map(|cell| &mut cell.word);
        let others = self.handles.roots().chain(&mut self.code.constants).chain(&mut self.inputs).chain(cells);
        others.for_each(|root| collector.root(root));
        self.space = collector.finish(&mut self.heap);
    }
}
