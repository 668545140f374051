//! The collector: copies what can still be reached to a fresh space and forgets the rest.
//!
//! Breadth first, in the space itself, so that it needs no stack however deep the data are. On the way indirections are
//! skipped, and thunks that only take a field of a constructor already there are replaced by that field.

use num_bigint::BigInt;

use super::heap::{Header, Heap, Kind};
use super::op::Function;
use super::word::{Tag, Word};

pub(super) struct Collector<'a> {
    from: Vec<u64>,
    to: Vec<u64>,
    old_bigs: Vec<BigInt>,
    bigs: Vec<BigInt>,
    big_words: usize,
    functions: &'a [Function],
}

impl<'a> Collector<'a> {
    /// Takes over the heap; `space` is an empty vector to reuse.
    pub fn new(heap: &mut Heap, mut space: Vec<u64>, functions: &'a [Function]) -> Collector<'a> {
        space.clear();
        Collector {
            from: std::mem::take(&mut heap.words),
            to: space,
            old_bigs: std::mem::take(&mut heap.bigs),
            bigs: vec![],
            big_words: 0,
            functions,
        }
    }

    /// Updates a root.
    pub fn root(&mut self, word: &mut Word) {
        *word = self.evacuate(*word);
    }

    /// Copies all that the roots reach, puts it into the heap, and returns the old space for reuse.
    pub fn finish(mut self, heap: &mut Heap) -> Vec<u64> {
        let mut scan = 0;
        while scan < self.to.len() {
            let header = Header::from_bits(self.to[scan]);
            let end = scan + 1 + header.size();
            if !matches!(header.kind(), Kind::Double | Kind::Int | Kind::Big) {
                for i in scan + 1..end {
                    let word = Word::from_bits(self.to[i]);
                    if word.is_pointer() {
                        self.to[i] = self.evacuate(word).bits();
                    }
                }
            }
            scan = end;
        }
        heap.words = self.to;
        heap.bigs = self.bigs;
        heap.big_words = self.big_words;
        self.from
    }

    /// The word to have in place of this one: its object copied, if it has one.
    fn evacuate(&mut self, mut word: Word) -> Word {
        loop {
            if !word.is_pointer() {
                return word;
            }
            let place = word.place();
            let header = Header::from_bits(self.from[place]);
            match header.kind() {
                Kind::Moved => return moved(word, header.number()),
                Kind::Indirection => word = self.payload(place, 0),
                Kind::Thunk => match self.selected(place, header) {
                    Some(field) => {
                        self.from[place] = header.with_kind(Kind::Indirection).bits();
                        self.from[place + 1] = field.bits();
                        word = field;
                    }
                    None => return self.copy(word, header),
                },
                _ => return self.copy(word, header),
            }
        }
    }

    fn payload(&self, place: usize, index: usize) -> Word {
        Word::from_bits(self.from[place + 1 + index])
    }

    /// The field that a thunk selects, if the constructor is there and not yet copied.
    fn selected(&self, place: usize, header: Header) -> Option<Word> {
        let index = self.functions.get(header.id() as usize)?.selects?;
        let mut word = self.payload(place, 0);
        loop {
            let kind = if word.is_pointer() { Header::from_bits(self.from[word.place()]).kind() } else { return None };
            match kind {
                Kind::Indirection => word = self.payload(word.place(), 0),
                Kind::Con => return Some(self.payload(word.place(), index.into())),
                _ => return None,
            }
        }
    }

    fn copy(&mut self, word: Word, header: Header) -> Word {
        let (place, target) = (word.place(), self.to.len());
        match header.kind() {
            // What a thunk under evaluation captured is on the stack as far as it is still needed.
            Kind::Busy => {
                self.to.extend([Header::new(Kind::Busy, 1, 0, 0).bits(), Word::DEAD.bits()]);
            }
            Kind::Big => {
                let big = self.old_bigs.get_mut(self.from[place + 1] as usize).map(std::mem::take).unwrap_or_default();
                self.big_words += Heap::words_of(&big);
                self.to.extend([header.bits(), self.bigs.len() as u64]);
                self.bigs.push(big);
            }
            _ => self.to.extend_from_slice(&self.from[place..place + 1 + header.size()]),
        }
        self.from[place] = Header::wide(Kind::Moved, target).bits();
        moved(word, target)
    }
}

/// The same kind of pointer to another place.
fn moved(word: Word, place: usize) -> Word {
    if word.tag() == Tag::Value { Word::value(place) } else { Word::delayed(place) }
}
