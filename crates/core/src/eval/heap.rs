//! Objects, and where they live: one vector of words, filled from the bottom.
//!
//! An object is a header and its payload. The header says the kind, the number of payload words, and for constructors and
//! code which one. Nothing here collects; see [`super::collect`].

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::word::{Tag, Word};
use crate::expr::double_key;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    /// Fields.
    Con = 0,
    /// A function with the variables it captured.
    Closure = 1,
    /// A function, then fewer arguments than it takes.
    Partial = 2,
    /// The bits of an `f64`, as [`double_key`] has them.
    Double = 3,
    /// The bits of an `i64` too large for a word.
    Int = 4,
    /// The index of a [`BigInt`] in the table of the heap.
    Big = 5,
    /// Code with the variables it captured; at least one payload word, for what it becomes.
    Thunk = 6,
    /// A thunk under evaluation.
    Busy = 7,
    /// What a thunk became: any word.
    Indirection = 8,
    /// A thunk that has no value; the header's tag is the [`super::stop::Failure`], the payload its text.
    Failed = 9,
    /// Evaluation that a limit interrupted: resume point, then a piece of the stack.
    Suspended = 10,
    /// The rest of a string literal: which, and the offset.
    Text = 11,
    /// During collection: the object is copied, and this is where to.
    Moved = 12,
}

const KINDS: [Kind; 13] = [
    Kind::Con,
    Kind::Closure,
    Kind::Partial,
    Kind::Double,
    Kind::Int,
    Kind::Big,
    Kind::Thunk,
    Kind::Busy,
    Kind::Indirection,
    Kind::Failed,
    Kind::Suspended,
    Kind::Text,
    Kind::Moved,
];

/// The first word of an object: kind (4 bits), payload size (20), tag (16), number (24). A suspended evaluation has a
/// size of 60 bits instead, and so has a moved object its new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header(u64);

/// The most payload words that an object of the program can have.
pub(super) const MAX_SIZE: usize = (1 << 20) - 1;
/// The most constructors of one type, and of one program.
pub(super) const MAX_TAG: u32 = u16::MAX as u32;
pub(super) const MAX_ID: u32 = (1 << 24) - 1;

impl Header {
    pub fn new(kind: Kind, size: usize, tag: u16, id: u32) -> Header {
        debug_assert!(size <= MAX_SIZE && id <= MAX_ID);
        Header(kind as u64 | (size as u64) << 4 | u64::from(tag) << 24 | u64::from(id) << 40)
    }

    /// For the kinds whose header has one large number.
    pub fn wide(kind: Kind, number: usize) -> Header {
        Header(kind as u64 | (number as u64) << 4)
    }

    pub fn kind(self) -> Kind {
        // The low four bits come from a `Kind`; the fallback keeps a damaged word from being a panic.
        KINDS.get((self.0 & 15) as usize).copied().unwrap_or(Kind::Moved)
    }

    pub fn with_kind(self, kind: Kind) -> Header {
        Header(self.0 & !15 | kind as u64)
    }

    pub fn size(self) -> usize {
        if self.kind() == Kind::Suspended { self.number() } else { (self.0 >> 4) as usize & MAX_SIZE }
    }

    pub fn tag(self) -> u16 {
        (self.0 >> 24) as u16
    }

    pub fn id(self) -> u32 {
        (self.0 >> 40) as u32
    }

    pub fn number(self) -> usize {
        (self.0 >> 4) as usize
    }

    pub fn bits(self) -> u64 {
        self.0
    }

    pub fn from_bits(bits: u64) -> Header {
        Header(bits)
    }
}

#[derive(Default)]
pub(super) struct Heap {
    /// Used below `top`, room above.
    pub words: Vec<u64>,
    pub top: usize,
    /// The size to grow to before growing only as needed.
    pub goal: usize,
    /// Large integers, of live and of dead objects until the next collection.
    pub bigs: Vec<BigInt>,
    /// The size of `bigs` in words, roughly.
    pub big_words: usize,
}

impl Heap {
    pub fn header(&self, place: usize) -> Header {
        Header(self.words[place])
    }

    pub fn set_header(&mut self, place: usize, header: Header) {
        self.words[place] = header.bits();
    }

    pub fn get(&self, place: usize, index: usize) -> Word {
        Word::from_bits(self.words[place + 1 + index])
    }

    pub fn set(&mut self, place: usize, index: usize, word: Word) {
        self.words[place + 1 + index] = word.bits();
    }

    /// The bits behind a `Double` or large `Int`.
    fn raw(&self, place: usize) -> u64 {
        self.words[place + 1]
    }

    /// A new object, with the payload to be filled in.
    #[inline(always)]
    pub fn allocate(&mut self, header: Header, size: usize) -> (usize, &mut [u64]) {
        let (place, end) = (self.top, self.top + 1 + size);
        if end > self.words.len() {
            self.grow(end);
        }
        self.top = end;
        let object = &mut self.words[place..end];
        object[0] = header.bits();
        (place, &mut object[1..])
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, end: usize) {
        /// The least to grow by.
        const PIECE: usize = 1 << 12;
        let size = (self.words.len() * 2).min(self.goal).max(end + PIECE);
        self.words.resize(size, 0);
    }

    pub fn object(&mut self, header: Header, payload: &[Word]) -> usize {
        let (place, target) = self.allocate(header, payload.len());
        target.iter_mut().zip(payload).for_each(|(target, word)| *target = word.bits());
        place
    }

    /// An evaluation that waits: the instruction to go on with, in the frame that begins at `bp` of a piece of the stack.
    pub fn suspended(&mut self, pc: u32, bp: usize, stack: &[Word]) -> Word {
        let size = stack.len() + 2;
        let (place, payload) = self.allocate(Header::wide(Kind::Suspended, size), size);
        payload[0] = Word::number(Tag::Int, pc.into()).bits();
        payload[1] = Word::number(Tag::Int, bp as i64).bits();
        payload[2..].iter_mut().zip(stack).for_each(|(target, word)| *target = word.bits());
        Word::delayed(place)
    }

    /// A constructor with fields.
    pub fn con(&mut self, tag: u16, id: u32, fields: &[Word]) -> Word {
        if fields.is_empty() {
            return Word::con(tag, id);
        }
        Word::value(self.object(Header::new(Kind::Con, fields.len(), tag, id), fields))
    }

    pub fn int(&mut self, value: i64) -> Word {
        Word::small(Tag::Int, value).unwrap_or_else(|| self.raw_object(Kind::Int, value as u64))
    }

    pub fn double(&mut self, value: f64) -> Word {
        self.raw_object(Kind::Double, double_key(value))
    }

    fn raw_object(&mut self, kind: Kind, bits: u64) -> Word {
        let (place, payload) = self.allocate(Header::new(kind, 1, 0, 0), 1);
        payload[0] = bits;
        Word::value(place)
    }

    pub fn integer(&mut self, value: BigInt) -> Word {
        if let Some(word) = value.to_i64().and_then(|v| Word::small(Tag::Integer, v)) {
            return word;
        }
        self.big_words += Heap::words_of(&value);
        self.bigs.push(value);
        self.raw_object(Kind::Big, self.bigs.len() as u64 - 1)
    }

    pub fn as_int(&self, word: Word) -> Option<i64> {
        match word.tag() {
            Tag::Int => Some(word.as_number()),
            Tag::Value if self.header(word.place()).kind() == Kind::Int => Some(self.raw(word.place()) as i64),
            _ => None,
        }
    }

    pub fn as_double(&self, word: Word) -> Option<f64> {
        match word.tag() {
            Tag::Value if self.header(word.place()).kind() == Kind::Double => {
                Some(f64::from_bits(self.raw(word.place())))
            }
            _ => None,
        }
    }

    pub fn as_integer(&self, word: Word) -> Option<BigInt> {
        match word.tag() {
            Tag::Integer => Some(word.as_number().into()),
            Tag::Value if self.header(word.place()).kind() == Kind::Big => {
                self.bigs.get(self.raw(word.place()) as usize).cloned()
            }
            _ => None,
        }
    }

    /// The constructor's position in its type and its number, when the word is a constructor.
    pub fn as_con(&self, word: Word) -> Option<(u16, u32)> {
        match word.tag() {
            Tag::Con => Some((word.con_tag(), word.con_id())),
            Tag::Value => {
                let header = self.header(word.place());
                (header.kind() == Kind::Con).then(|| (header.tag(), header.id()))
            }
            _ => None,
        }
    }

    /// The value behind a word, if it is there without evaluation.
    pub fn settled(&self, mut word: Word) -> Option<Word> {
        loop {
            if word.is_value() {
                return Some(word);
            }
            if word.tag() != Tag::Delayed || self.header(word.place()).kind() != Kind::Indirection {
                return None;
            }
            word = self.get(word.place(), 0);
        }
    }

    /// The room that a large integer takes, roughly.
    pub fn words_of(value: &BigInt) -> usize {
        value.bits().div_ceil(64) as usize + 4
    }

    pub fn used(&self) -> usize {
        self.top + self.big_words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_size_come_back() {
        let mut heap = Heap::default();
        for value in [0, -1, i64::MAX, i64::MIN, 1 << 60] {
            let word = heap.int(value);
            assert_eq!(heap.as_int(word), Some(value));
            let word = heap.integer(BigInt::from(value) * 3);
            assert_eq!(heap.as_integer(word), Some(BigInt::from(value) * 3));
        }
        let word = heap.double(-0.5);
        assert_eq!((heap.as_double(word), heap.as_int(word)), (Some(-0.5), None));
    }

    #[test]
    fn headers_keep_their_parts() {
        let header = Header::new(Kind::Con, MAX_SIZE, u16::MAX, MAX_ID);
        assert_eq!((header.kind(), header.size(), header.tag(), header.id()), (Kind::Con, MAX_SIZE, u16::MAX, MAX_ID));
        let wide = Header::wide(Kind::Suspended, 1 << 40);
        assert_eq!((wide.kind(), wide.size()), (Kind::Suspended, 1 << 40));
    }
}
