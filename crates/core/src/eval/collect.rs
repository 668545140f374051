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
    /// How much of `to` is filled.
    top: usize,
    old_bigs: Vec<BigInt>,
    bigs: Vec<BigInt>,
    big_words: usize,
    functions: &'a [Function],
}

impl<'a> Collector<'a> {
    /// Takes over the heap; `space` is a vector to reuse.
    pub fn new(heap: &mut Heap, mut space: Vec<u64>, functions: &'a [Function]) -> Collector<'a> {
        if space.len() < heap.top {
            space = vec![0; heap.words.len()];
        }
        Collector {
            from: std::mem::take(&mut heap.words),
            to: space,
            top: 0,
            old_bigs: std::mem::take(&mut heap.bigs),
            bigs: vec![],
            big_words: 0,
            functions,
        }
    }

    /// Updates a root.
    #[inline(always)]
    pub fn root(&mut self, word: &mut Word) {
        if word.is_pointer() {
            *word = self.evacuate(*word);
        }
    }

    /// Copies all that the roots reach, puts it into the heap, and returns the old space for reuse.
    pub fn finish(mut self, heap: &mut Heap) -> Vec<u64> {
        let mut scan = 0;
        while scan < self.top {
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
        heap.top = self.top;
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
        let (place, target) = (word.place(), self.top);
        match header.kind() {
            // What a thunk under evaluation captured is on the stack as far as it is still needed.
            Kind::Busy => {
                self.push(&[Header::new(Kind::Busy, 1, 0, 0).bits(), Word::DEAD.bits()]);
            }
            Kind::Big => {
                let big = self.old_bigs.get_mut(self.from[place + 1] as usize).map(std::mem::take).unwrap_or_default();
                self.big_words += Heap::words_of(&big);
                self.push(&[header.bits(), self.bigs.len() as u64]);
                self.bigs.push(big);
            }
            _ => {
                let object = &self.from[place..place + 1 + header.size()];
                let copy = &mut self.to[target..target + object.len()];
                // Objects are small: a loop is faster than a call.
                copy.iter_mut().zip(object).for_each(|(to, from)| *to = *from);
                self.top += object.len();
            }
        }
        self.from[place] = Header::wide(Kind::Moved, target).bits();
        moved(word, target)
    }

    fn push(&mut self, words: &[u64; 2]) {
        self.to[self.top..self.top + 2].copy_from_slice(words);
        self.top += 2;
    }
}

/// The same kind of pointer to another place.
fn moved(word: Word, place: usize) -> Word {
    if word.tag() == Tag::Value { Word::value(place) } else { Word::delayed(place) }
}
