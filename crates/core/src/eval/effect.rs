//! Effects: definitions of the library whose code says "unsupported" to everyone but this machine, which runs them.
//!
//! An action is a function from a token to a [`RESULT`]. Whoever runs two actions after each other looks at the result of the first
//! before it applies the second, so effects happen in the order of evaluation, and the token is only there to make a function
//! of every action. Engines that reason about all runs see the code as it is written, and have nothing to say about it.
//!
//! Catching is a frame that returns to a place of its own ([`Machine::catch`] looks for it); failures that are ours, and not the
//! program's, are not caught.

use crate::gap::EFFECT;
use crate::program::Program;
use crate::symbol::Symbol;

use super::Machine;
use super::op::{Args, Code, First, Function, Op, Operand};
use super::run::Task;
use super::stop::{Abort, Failure};
use super::word::{Mark, Word};
use crate::expr::LabelKind;

/// The module of the library that has them.
const MODULE: &str = "Selfsame.Effect.";
/// What an action gives: a constructor around any value.
const RESULT: &str = "Selfsame.Effect.Result";
/// A variable: a constructor whose field changes.
const VARIABLE: &str = "Selfsame.Effect.Variable";
/// What a handler is given: an exception that was thrown, or a failure of another kind with its text.
const THROWN: &str = "Selfsame.Effect.Thrown";
const FAILED: &str = "Selfsame.Effect.Failed";

/// What a program reads from and writes to while it is run.
pub trait Outside: Send {
    /// Writes a character to the standard output, or to the standard error.
    fn write(&mut self, to: Channel, c: char);
    /// Hands over what was written.
    fn flush(&mut self, to: Channel);
    /// The next character of the standard input, which stays there; None at its end.
    fn peek(&mut self) -> Option<char>;
    /// Takes the next character.
    fn take(&mut self) -> Option<char>;
}

/// Where a program writes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// The standard output.
    Out,
    /// The standard error.
    Err,
}

/// What the machine does itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    New,
    Read,
    Write,
    Same,
    Place,
    Put,
    Flush,
    Take,
    Peek,
    Throw,
    Raise,
    Catch,
}

impl Effect {
    /// The effect that a definition is.
    pub fn of(program: &Program, name: Symbol) -> Option<Effect> {
        let name = name.as_str().strip_prefix(MODULE)?;
        let effect = match name {
            "newVariable" => Effect::New,
            "readVariable" => Effect::Read,
            "writeVariable" => Effect::Write,
            "sameVariable" => Effect::Same,
            "samePlace" => Effect::Place,
            "putCode" => Effect::Put,
            "flushChannel" => Effect::Flush,
            "takeCode" => Effect::Take,
            "peekCode" => Effect::Peek,
            "throwAny" => Effect::Throw,
            "raiseAny" => Effect::Raise,
            "catchAny" => Effect::Catch,
            _ => return None,
        };
        let has_all = [RESULT, VARIABLE, THROWN, FAILED].iter().all(|name| program.con_id((*name).into()).is_some());
        has_all.then_some(effect)
    }

    fn arity(self) -> u16 {
        match self {
            Effect::Take | Effect::Peek => 1,
            Effect::New | Effect::Read | Effect::Same | Effect::Place | Effect::Flush | Effect::Throw => 2,
            Effect::Write | Effect::Put | Effect::Raise | Effect::Catch => 3,
        }
    }

    /// How many of its first arguments are evaluated.
    fn strict(self) -> u16 {
        match self {
            Effect::New
            | Effect::Place
            | Effect::Take
            | Effect::Peek
            | Effect::Throw
            | Effect::Raise
            | Effect::Catch => 0,
            Effect::Read | Effect::Write | Effect::Flush => 1,
            Effect::Same | Effect::Put => 2,
        }
    }

    /// Its code, as that of a new function.
    pub fn function(self, code: &mut Code) -> u32 {
        let (entry, arity) = (code.ops.len() as u32, self.arity());
        code.ops.push(Op::Enter { frame: arity + 4, live: arity });
        for slot in 0..self.strict() {
            code.ops.push(Op::Eval { slot, base: arity });
            code.ops.push(Op::Move { dst: slot, from: Operand::slot(arity) });
        }
        if self == Effect::Catch {
            // The action and the token; the handler stays in the frame.
            let args = Args::new(code.pool.len(), 2);
            code.pool.extend([Operand::slot(0), Operand::slot(2)]);
            code.ops.push(Op::Effect { effect: self });
            code.ops.push(Op::Apply { base: arity, kills: 0, args });
            code.catches = Some(code.ops.len() as u32);
        } else {
            code.ops.push(Op::Effect { effect: self });
        }
        code.ops.push(Op::ReturnValue { from: Operand::slot(arity) });
        code.function(Function { entry, arity, captured: 0, first: First::Other, selects: None })
    }
}

impl Machine {
    /// Lets the program read and write.
    pub fn connect(&mut self, outside: Box<dyn Outside>) {
        self.outside = Some(outside);
    }

    /// Lets effects happen. Without this they are gaps: what is evaluated once more may find variables as it left them, so that two
    /// evaluations show nothing of two programs.
    pub fn allow_effects(&mut self) {
        self.has_effects = true;
    }

    /// Does the effect with the arguments of the frame, and puts what it gives behind them.
    pub(super) fn effect(&mut self, effect: Effect, bp: usize) -> Result<(), Failure> {
        if !self.has_effects && effect != Effect::Throw {
            return Err(Failure::Label(self.code.unsupported(EFFECT)));
        }
        let (first, second) = (self.stack[bp], self.stack[bp + 1]);
        let value = match effect {
            Effect::New => {
                let variable = self.built(VARIABLE, &[first]);
                self.built(RESULT, &[variable])
            }
            Effect::Read => self.built(RESULT, &[self.heap.get(first.place(), 0)]),
            Effect::Write => {
                self.heap.set(first.place(), 0, second);
                self.nothing()
            }
            Effect::Same | Effect::Place => self.bool(first == second),
            Effect::Put => {
                let c = char::from_u32(second.as_char()).unwrap_or(char::REPLACEMENT_CHARACTER);
                let channel = channel(first);
                self.outside()?.write(channel, c);
                self.nothing()
            }
            Effect::Flush => {
                let channel = channel(first);
                self.outside()?.flush(channel);
                self.nothing()
            }
            Effect::Take | Effect::Peek => {
                let outside = self.outside()?;
                let c = if effect == Effect::Take { outside.take() } else { outside.peek() };
                let code = self.heap.int(c.map_or(-1, |c| i64::from(u32::from(c))));
                self.built(RESULT, &[code])
            }
            Effect::Throw | Effect::Raise => {
                let cons = self.list_cons.1;
                return Err(Failure::Thrown(self.heap.con(cons.con_tag(), cons.con_id(), &[first, second])));
            }
            // Its own code goes on.
            Effect::Catch => return Ok(()),
        };
        self.stack[bp + usize::from(effect.arity())] = value;
        Ok(())
    }

    fn outside(&mut self) -> Result<&mut dyn Outside, Failure> {
        match &mut self.outside {
            Some(outside) => Ok(&mut **outside),
            None => Err(Failure::Label(self.code.unsupported(EFFECT))),
        }
    }

    fn built(&mut self, name: &str, fields: &[Word]) -> Word {
        match self.program.con_id(name.into()) {
            Some(id) => self.heap.con(self.program.con(id).tag as u16, id.0, fields),
            None => Word::DEAD,
        }
    }

    fn nothing(&mut self) -> Word {
        let unit = self.program.con_id("()".into()).map_or(Word::DEAD, |id| Word::con(0, id.0));
        self.built(RESULT, &[unit])
    }

    /// Where to go on after a failure: in the nearest handler, if there is one. Thunks on the way have failed.
    pub(super) fn catch(&mut self, failure: Failure) -> Option<Result<(usize, usize), Abort>> {
        let frame = self.catching(self.bp)?;
        let caught = match failure {
            Failure::Thrown(pair) => {
                let exception = self.heap.get(pair.place(), 0);
                self.built(THROWN, &[exception])
            }
            Failure::Message(text) => self.failed_with(LabelKind::Error, text)?,
            Failure::Label(label) => {
                let label = self.code.labels.get_index(label as usize)?.clone();
                let text = self.string(label.text.as_str());
                self.failed_with(label.kind, text)?
            }
            Failure::Gap(_) | Failure::Loop | Failure::Discarded | Failure::NoInput | Failure::Memory => return None,
        };
        self.fail_until(self.bp, frame, failure);
        let (handler, token) = (self.stack[frame + 1], self.stack[frame + 2]);
        self.stack[frame] = caught;
        self.stack[frame + 1] = token;
        Some(self.settle(Task::Apply(handler, 2), frame))
    }

    /// The frame nearest to this one that catches.
    fn catching(&self, mut bp: usize) -> Option<usize> {
        let catches = self.code.catches?;
        loop {
            let mark = self.stack[bp - 1];
            match mark.as_mark() {
                Some(Mark::Return) => {
                    let (pc, depth) = mark.return_place();
                    bp -= 1 + depth;
                    if pc == catches {
                        return Some(bp);
                    }
                }
                Some(Mark::Apply) => bp -= 1 + mark.payload() as usize,
                Some(Mark::Update) => bp -= 2,
                _ => return None,
            }
        }
    }

    /// What the handler is told of a failure that is the program's.
    fn failed_with(&mut self, kind: LabelKind, text: Word) -> Option<Word> {
        let kind = match kind {
            LabelKind::Error => 0,
            LabelKind::Undefined => 1,
            LabelKind::PatternFailure => 2,
            LabelKind::Arithmetic => 3,
            LabelKind::Assertion => 4,
            LabelKind::Unsupported | LabelKind::Variable => return None,
        };
        let kind = self.heap.int(kind);
        Some(self.built(FAILED, &[kind, text]))
    }
}

fn channel(word: Word) -> Channel {
    if word.as_number() == 2 { Channel::Err } else { Channel::Out }
}
