//! Objects of the symbolic machine. A path has a heap of its own, which is dropped with it: nothing is collected.

use selfsame_core::program::ConId;
use selfsame_solver::scalar::ScalarId;

use super::code::BlockId;
use super::input::InputId;

/// An object by its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Addr(pub u32);

/// Addresses that belong to an object: fields, captured variables, arguments.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Of the first of them.
    pub start: u32,
    /// How many there are.
    pub len: u32,
}

/// What is at an address.
#[derive(Clone, Copy, Debug)]
pub enum Object {
    /// An evaluated constructor.
    Con(ConId, Words),
    /// An evaluated number, character or truth value, known or not.
    Scalar(ScalarId),
    /// The rest of a string from this character on.
    Text(u32, u32),
    /// A function with what it captured.
    Function(BlockId, Words),
    /// A function with fewer arguments than it takes.
    Partial(Addr, Words),
    /// Symbolic data that nothing has looked at yet, or a symbolic function.
    Unknown(InputId),
    /// An expression that waits to be evaluated, with what it captured.
    Thunk(BlockId, Words),
    /// An application that waits to be evaluated.
    Apply(Addr, Words),
    /// Under evaluation.
    Busy,
    /// What was evaluated is at another address.
    Link(Addr),
    /// It has no value.
    Failed(Failure),
}

/// Why something has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A bottom, by the number of its label.
    Label(u32),
    /// A bottom with a computed text.
    Message(Addr),
    /// It needs its own value.
    Loop,
}

/// The memory of one path.
#[derive(Default)]
pub struct Heap {
    objects: Vec<Object>,
    words: Vec<Addr>,
}

impl Heap {
    /// Forgets everything, for another path.
    pub fn clear(&mut self) {
        self.objects.clear();
        self.words.clear();
    }

    /// How much memory it has.
    pub fn bytes(&self) -> usize {
        self.objects.len() * size_of::<Object>() + self.words.len() * size_of::<Addr>()
    }

    /// A new object.
    pub fn add(&mut self, object: Object) -> Addr {
        self.objects.push(object);
        Addr(self.objects.len() as u32 - 1)
    }

    /// What is at an address.
    pub fn get(&self, addr: Addr) -> Object {
        self.objects[addr.0 as usize]
    }

    /// Puts something else at an address.
    pub fn set(&mut self, addr: Addr, object: Object) {
        self.objects[addr.0 as usize] = object;
    }

    /// The addresses that belong to an object.
    pub fn words(&self, words: Words) -> &[Addr] {
        &self.words[words.start as usize..(words.start + words.len) as usize]
    }

    /// One of them.
    pub fn word(&self, words: Words, index: u32) -> Addr {
        self.words[(words.start + index) as usize]
    }

    /// Room for addresses that are pushed one by one: call before the first and after the last.
    pub fn mark(&self) -> u32 {
        self.words.len() as u32
    }

    /// Adds to the object that is being made.
    pub fn push(&mut self, addr: Addr) {
        self.words.push(addr);
    }

    /// What was added since a mark, as one object's.
    pub fn since(&self, start: u32) -> Words {
        Words { start, len: self.words.len() as u32 - start }
    }

    /// Addresses for an object, at once.
    pub fn store(&mut self, addrs: &[Addr]) -> Words {
        let start = self.mark();
        self.words.extend_from_slice(addrs);
        self.since(start)
    }

    /// What an address stands for, past the links.
    pub fn resolve(&self, mut addr: Addr) -> Addr {
        while let Object::Link(next) = self.get(addr) {
            addr = next;
        }
        addr
    }
}
