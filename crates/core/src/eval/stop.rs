//! The ways in which evaluation ends without a value, and what becomes of the thunks that were under evaluation.
//!
//! What failed keeps failing: every thunk on the stack becomes a failure of its own. What a limit of steps or time interrupted
//! can go on: every thunk on the stack keeps its piece of the stack, and continues there when it is evaluated again. (Memory
//! counts as a failure: keeping the pieces would need as much again.)

use super::Machine;
use super::heap::{Header, Kind};
use super::op::RETURN_FIRST;
use super::word::{Mark, Tag, Word};

/// Why a thunk has no value, for good.
#[derive(Clone, Copy, Debug)]
pub(super) enum Failure {
    /// A bottom by the number of its label.
    Label(u32),
    /// A bottom whose text is the string.
    Message(Word),
    /// An exception and its text, as a pair.
    Thrown(Word),
    /// A gap of ours that the string describes.
    Gap(Word),
    /// The value depends on itself.
    Loop,
    /// An assumption does not hold.
    Discarded,
    /// There is no further input.
    NoInput,
    /// There is no room.
    Memory,
}

/// Why evaluation stopped; it may go on with a larger limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    Steps,
    Time,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Abort {
    Failed(Failure),
    /// Stopped before the instruction at `pc`, with the stack in use up to `top`.
    Interrupted {
        limit: Limit,
        pc: u32,
        top: usize,
    },
}

impl From<Failure> for Abort {
    fn from(failure: Failure) -> Abort {
        Abort::Failed(failure)
    }
}

/// What stands below a frame.
enum Below {
    Frame(usize),
    /// A thunk that waits for the result, and the frame below it.
    Thunk(Word, usize),
    Nothing,
}

impl Machine {
    fn below(&self, bp: usize) -> Below {
        let mark = self.stack[bp - 1];
        match mark.as_mark() {
            Some(Mark::Return) => Below::Frame(bp - 1 - mark.return_place().1),
            Some(Mark::Apply) => Below::Frame(bp - 1 - mark.payload() as usize),
            Some(Mark::Update) => Below::Thunk(self.stack[bp - 2], bp - 2),
            _ => Below::Nothing,
        }
    }

    /// Makes a failure of every thunk on the stack.
    pub(super) fn fail_all(&mut self, bp: usize, failure: Failure) {
        self.fail_until(bp, 0, failure);
    }

    /// Makes a failure of every thunk on the stack between two frames.
    pub(super) fn fail_until(&mut self, mut bp: usize, end: usize, failure: Failure) {
        let (code, text) = failure.encode();
        while bp > end {
            match self.below(bp) {
                Below::Frame(next) => bp = next,
                Below::Nothing => return,
                Below::Thunk(thunk, next) => {
                    bp = next;
                    if thunk.tag() == Tag::Delayed {
                        self.heap.set_header(thunk.place(), Header::new(Kind::Failed, 1, code, 0));
                        self.heap.set(thunk.place(), 0, text);
                    } else {
                        let failed = self.heap.object(Header::new(Kind::Failed, 1, code, 0), &[text]);
                        self.become_(thunk, Word::delayed(failed));
                    }
                }
            }
        }
    }

    /// Lets every thunk on the stack keep its piece of the stack.
    pub(super) fn suspend_all(&mut self, mut bp: usize, mut pc: u32, mut top: usize) {
        let mut start = bp;
        loop {
            match self.below(start) {
                Below::Frame(next) => start = next,
                Below::Nothing => return,
                Below::Thunk(thunk, next) => {
                    let object = self.heap.suspended(pc, bp - start, &self.stack[start..top]);
                    self.become_(thunk, object);
                    // Below, the frame that waits for this thunk continues by evaluating it.
                    (bp, pc, top, start) = (next, RETURN_FIRST, next + 1, next);
                }
            }
        }
    }

    /// Lets a thunk or constant that was under evaluation stand for another word.
    pub(super) fn become_(&mut self, thunk: Word, word: Word) {
        if thunk.tag() == Tag::Delayed {
            let header = self.heap.header(thunk.place());
            self.heap.set_header(thunk.place(), header.with_kind(Kind::Indirection));
            self.heap.set(thunk.place(), 0, word);
        } else if let Some(cell) = self.globals.cells.get_mut(thunk.payload() as usize) {
            cell.word = word;
        }
    }
}

impl Failure {
    fn encode(self) -> (u16, Word) {
        match self {
            Failure::Label(label) => (0, Word::number(Tag::Int, label.into())),
            Failure::Message(text) => (1, text),
            Failure::Gap(text) => (2, text),
            Failure::Loop => (3, Word::DEAD),
            Failure::Discarded => (4, Word::DEAD),
            Failure::NoInput => (5, Word::DEAD),
            Failure::Memory => (6, Word::DEAD),
            Failure::Thrown(pair) => (7, pair),
        }
    }

    /// The failure that an object with this header and payload is.
    pub(super) fn decode(header: Header, payload: Word) -> Failure {
        match header.tag() {
            0 => Failure::Label(payload.as_number() as u32),
            1 => Failure::Message(payload),
            2 => Failure::Gap(payload),
            3 => Failure::Loop,
            4 => Failure::Discarded,
            5 => Failure::NoInput,
            6 => Failure::Memory,
            _ => Failure::Thrown(payload),
        }
    }
}
