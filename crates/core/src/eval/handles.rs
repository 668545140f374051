//! References from outside into the heap, which stay good while objects move.

use super::word::Word;

/// A value or a delayed expression of one [`super::Machine`], until it is released.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(u32);

#[derive(Default)]
pub(super) struct Handles {
    words: Vec<Word>,
    free: Vec<u32>,
}

impl Handles {
    pub fn add(&mut self, word: Word) -> Ref {
        match self.free.pop() {
            Some(index) => {
                self.words[index as usize] = word;
                Ref(index)
            }
            None => {
                self.words.push(word);
                Ref(u32::try_from(self.words.len() - 1).expect("fewer than 2^32 references"))
            }
        }
    }

    pub fn get(&self, reference: Ref) -> Word {
        self.words[reference.0 as usize]
    }

    pub fn set(&mut self, reference: Ref, word: Word) {
        self.words[reference.0 as usize] = word;
    }

    pub fn remove(&mut self, reference: Ref) {
        debug_assert!(self.words[reference.0 as usize] != Word::FRESH, "released twice");
        self.words[reference.0 as usize] = Word::FRESH;
        self.free.push(reference.0);
    }

    pub fn roots(&mut self) -> impl Iterator<Item = &mut Word> {
        self.words.iter_mut()
    }
}
