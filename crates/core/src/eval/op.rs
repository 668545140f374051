//! The instructions that the evaluator runs, and the store that holds all compiled code of one machine.
//!
//! A frame is a run of stack words: arguments, captured variables, then locals. Operands name a slot of the frame or a
//! constant. Slots are handed out as on a stack: at any point all slots below a depth known to the compiler hold valid
//! words, which is what lets calls and the collector do without layouts.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::expr::{Label, LabelKind};
use crate::prim::PrimOp;
use crate::program::GlobalId;
use crate::span::Span;

use super::effect::Effect;
use super::word::Word;

/// A slot of the frame when not negative, else the complement of the index of a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand(i32);

impl Operand {
    pub fn slot(slot: u16) -> Operand {
        Operand(slot.into())
    }

    pub fn constant(index: u32) -> Operand {
        Operand(!(index as i32))
    }

    /// The slot, or the index of the constant.
    #[inline(always)]
    pub fn place(self) -> Result<usize, usize> {
        if self.0 >= 0 { Ok(self.0 as usize) } else { Err(!self.0 as usize) }
    }
}

/// Operands of one instruction: a piece of the pool. In halves, so that an instruction stays within 16 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Args {
    start: [u16; 2],
    pub len: u16,
}

impl Args {
    pub fn new(start: usize, len: u16) -> Args {
        let start = start as u32;
        Args { start: [start as u16, (start >> 16) as u16], len }
    }

    #[inline(always)]
    pub fn start(self) -> usize {
        usize::from(self.start[0]) | usize::from(self.start[1]) << 16
    }
}

/// One instruction. `base` is the first free slot: what is called from here has its frame there, and its result ends there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    /// First in each function: makes room for the frame, counts a step, and may collect with the first `live` slots.
    Enter {
        frame: u16,
        live: u16,
    },
    /// Evaluates a slot. Followed by a `Move` from `base`, skipped when there was nothing to do.
    Eval {
        slot: u16,
        base: u16,
    },
    Move {
        dst: u16,
        from: Operand,
    },
    /// Forgets a slot, so that the collector does not keep what it holds.
    Kill {
        slot: u16,
    },
    /// Gives the operand, evaluated, to whoever called.
    Return {
        from: Operand,
    },
    /// Gives the operand, known to be evaluated, to whoever called.
    ReturnValue {
        from: Operand,
    },
    /// Calls a function with exactly the arguments it takes. `kills` slots follow the arguments in the pool.
    Call {
        base: u16,
        kills: u16,
        args: Args,
        function: u32,
    },
    TailCall {
        args: Args,
        function: u32,
    },
    /// Applies the first of the operands to the others. `kills` slots follow them in the pool.
    Apply {
        base: u16,
        kills: u16,
        args: Args,
    },
    TailApply {
        args: Args,
    },
    Field {
        dst: u16,
        src: u16,
        index: u16,
    },
    /// Jumps by the position of the constructor in its type; targets start at `table`.
    SwitchCon {
        slot: u16,
        table: u32,
    },
    /// Jumps to the target of the literal that equals the slot, among `len` sorted ones, else to the next instruction.
    SwitchLit {
        slot: u16,
        len: u16,
        table: u32,
    },
    Jump {
        to: u32,
    },
    /// Jumps when the comparison is false.
    Unless {
        op: PrimOp,
        a: Operand,
        b: Operand,
        to: u32,
    },
    /// Jumps unless the slot can be had without evaluation and without large cost.
    UnlessReady {
        slot: u16,
        to: u32,
    },
    MakeCon {
        dst: u16,
        tag: u16,
        args: Args,
        con: u32,
    },
    MakeThunk {
        dst: u16,
        args: Args,
        function: u32,
    },
    MakeClosure {
        dst: u16,
        args: Args,
        function: u32,
    },
    /// A function (first operand) applied to too few arguments.
    MakePartial {
        dst: u16,
        args: Args,
    },
    MakeText {
        dst: u16,
        text: u32,
    },
    /// Completes an object of a recursive group.
    Patch {
        object: u16,
        index: u16,
        from: u16,
    },
    Prim1 {
        op: PrimOp,
        dst: u16,
        a: Operand,
    },
    Prim2 {
        op: PrimOp,
        dst: u16,
        a: Operand,
        b: Operand,
    },
    IntAdd {
        dst: u16,
        a: Operand,
        b: Operand,
    },
    IntSub {
        dst: u16,
        a: Operand,
        b: Operand,
    },
    /// The bottom of a label.
    Fail {
        label: u32,
    },
    /// The bottom whose text the operand computes.
    Error {
        text: Operand,
    },
    /// A gap of ours that the operand describes.
    Unsupported {
        text: Operand,
    },
    Input {
        dst: u16,
    },
    /// Does something with the arguments of a function, which gives what is behind them.
    Effect {
        effect: Effect,
    },
    /// An assumption that does not hold.
    Discard,
    /// Coverage: the place was evaluated.
    Seen {
        place: u32,
    },
    /// In place of a global's code until it is called first.
    Compile {
        global: GlobalId,
    },
    /// The end of evaluation, with the result in slot 0.
    Halt,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Function {
    /// Where its code starts.
    pub entry: u32,
    pub arity: u16,
    /// How many words follow the arguments in the frame.
    pub captured: u16,
    pub first: First,
    /// The field it selects, when all it does is to take a field of its only captured variable: then the collector may
    /// do it, and a pair does not keep its other half alive.
    pub selects: Option<u16>,
}

/// What a function evaluates before anything else. If that is an argument, it is evaluated before the call and no thunk is
/// made: nobody can tell the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    Unknown,
    Parameter(u16),
    Other,
}

#[derive(Default)]
pub(super) struct Code {
    pub ops: Vec<Op>,
    pub pool: Vec<Operand>,
    pub targets: Vec<u32>,
    pub literals: Vec<(Word, u32)>,
    pub functions: Vec<Function>,
    /// Words that code refers to; objects among them are roots of the collector.
    pub constants: Vec<Word>,
    immediate: FxHashMap<Word, u32>,
    pub labels: IndexSet<Label, FxBuildHasher>,
    pub texts: IndexSet<Box<str>, FxBuildHasher>,
    /// Where frames that catch failures are returned to.
    pub catches: Option<u32>,
    /// The places that coverage knows.
    pub places: IndexSet<Span, FxBuildHasher>,
}

/// Where [`Code::new`] puts the code that the machine needs before any program.
pub(super) const HALT: u32 = 0;
pub(super) const RETURN_FIRST: u32 = 1;

impl Code {
    pub fn new() -> Code {
        let ops = vec![Op::Halt, Op::Return { from: Operand::slot(0) }];
        Code { ops, ..Code::default() }
    }

    /// A constant that is not an object is kept once.
    pub fn constant(&mut self, word: Word) -> Operand {
        let next = self.constants.len() as u32;
        let index = if word.is_pointer() { next } else { *self.immediate.entry(word).or_insert(next) };
        if index == next {
            self.constants.push(word);
        }
        Operand::constant(index)
    }

    pub fn function(&mut self, function: Function) -> u32 {
        self.functions.push(function);
        self.functions.len() as u32 - 1
    }

    pub fn label(&mut self, label: Label) -> u32 {
        self.labels.insert_full(label).0 as u32
    }

    pub fn unsupported(&mut self, why: &str) -> u32 {
        self.label(Label::new(LabelKind::Unsupported, why))
    }

    pub fn text(&mut self, text: &str) -> u32 {
        self.texts.insert_full(text.into()).0 as u32
    }
}

const _: () = assert!(size_of::<Op>() <= 16);
