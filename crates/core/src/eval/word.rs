//! The machine word: a value that fits in 61 bits, or the place of an object on the heap.
//!
//! The low three bits say what a word is, so that one test tells whether it is evaluated and the collector needs no
//! layouts: every word of the stack and of most objects describes itself.

/// What a word holds; the numbers are the low three bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Tag {
    /// An object that may need evaluation: a thunk, or what a thunk became.
    Delayed = 0,
    Int = 1,
    Integer = 2,
    Char = 3,
    /// A constructor without fields.
    Con = 4,
    /// A function that captures nothing.
    Function = 5,
    /// An object in weak head normal form.
    Value = 6,
    /// A mark of the machine's own: frames of the stack, references to constant globals.
    Mark = 7,
}

/// The kinds of words with [`Tag::Mark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Mark {
    /// A constant global by its cell; evaluation looks into the cell.
    Constant = 0,
    /// Below a frame: where its result goes.
    Return = 1,
    /// Below a frame: the word further below is a thunk to overwrite with the result.
    Update = 2,
    /// Below a frame: the words further below are arguments for the result.
    Apply = 3,
    /// The bottom of the stack.
    Halt = 4,
    /// Nothing: a variable that is not needed any more.
    Dead = 5,
    /// In the cell of a constant global: not evaluated yet, or under evaluation.
    Fresh = 6,
    Busy = 7,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Word(u64);

const TAG_BITS: u32 = 3;
const MARK_BITS: u32 = 6;
const DEPTH_BITS: u32 = 26;

impl Word {
    pub const DEAD: Word = Word::mark(Mark::Dead, 0);
    pub const HALT: Word = Word::mark(Mark::Halt, 0);
    pub const UPDATE: Word = Word::mark(Mark::Update, 0);
    pub const FRESH: Word = Word::mark(Mark::Fresh, 0);
    pub const BUSY: Word = Word::mark(Mark::Busy, 0);

    pub fn tag(self) -> Tag {
        match self.0 & 7 {
            0 => Tag::Delayed,
            1 => Tag::Int,
            2 => Tag::Integer,
            3 => Tag::Char,
            4 => Tag::Con,
            5 => Tag::Function,
            6 => Tag::Value,
            _ => Tag::Mark,
        }
    }

    /// Whether this is in weak head normal form for certain. A delayed object may be so too, behind an indirection.
    pub fn is_value(self) -> bool {
        (self.0 & 7).wrapping_sub(1) < 6
    }

    pub fn bits(self) -> u64 {
        self.0
    }

    pub fn from_bits(bits: u64) -> Word {
        Word(bits)
    }

    /// A number that fits; `tag` is `Int` or `Integer`.
    pub fn small(tag: Tag, value: i64) -> Option<Word> {
        let word = Word::number(tag, value);
        if word.as_number() == value { Some(word) } else { None }
    }

    /// A number known to fit, as those that the machine keeps for itself do.
    pub fn number(tag: Tag, value: i64) -> Word {
        Word((value as u64) << TAG_BITS | tag as u64)
    }

    /// The number in an `Int` or `Integer` word.
    pub fn as_number(self) -> i64 {
        self.0 as i64 >> TAG_BITS
    }

    pub fn char(code: u32) -> Word {
        Word(u64::from(code) << TAG_BITS | Tag::Char as u64)
    }

    pub fn as_char(self) -> u32 {
        (self.0 >> TAG_BITS) as u32
    }

    /// A constructor without fields: its position in its type, and its number in the program.
    pub fn con(tag: u16, con: u32) -> Word {
        Word(u64::from(con) << 24 | u64::from(tag) << 8 | Tag::Con as u64)
    }

    pub fn con_tag(self) -> u16 {
        (self.0 >> 8) as u16
    }

    pub fn con_id(self) -> u32 {
        (self.0 >> 24) as u32
    }

    pub fn function(id: u32) -> Word {
        Word(u64::from(id) << TAG_BITS | Tag::Function as u64)
    }

    pub fn as_function(self) -> u32 {
        (self.0 >> TAG_BITS) as u32
    }

    pub fn delayed(place: usize) -> Word {
        Word((place as u64) << TAG_BITS)
    }

    pub fn value(place: usize) -> Word {
        Word((place as u64) << TAG_BITS | Tag::Value as u64)
    }

    /// The place of the object, for `Delayed` and `Value`.
    pub fn place(self) -> usize {
        (self.0 >> TAG_BITS) as usize
    }

    pub fn is_pointer(self) -> bool {
        let tag = self.0 & 7;
        tag == Tag::Delayed as u64 || tag == Tag::Value as u64
    }

    pub const fn mark(mark: Mark, payload: u64) -> Word {
        Word(payload << MARK_BITS | (mark as u64) << TAG_BITS | Tag::Mark as u64)
    }

    pub fn as_mark(self) -> Option<Mark> {
        if self.tag() != Tag::Mark {
            return None;
        }
        Some(match self.0 >> TAG_BITS & 7 {
            0 => Mark::Constant,
            1 => Mark::Return,
            2 => Mark::Update,
            3 => Mark::Apply,
            4 => Mark::Halt,
            5 => Mark::Dead,
            6 => Mark::Fresh,
            _ => Mark::Busy,
        })
    }

    pub fn payload(self) -> u64 {
        self.0 >> MARK_BITS
    }

    /// The mark under a called frame: continue at `pc` in the frame that begins `depth` words below this one.
    pub fn return_to(pc: u32, depth: usize) -> Word {
        debug_assert!(depth < 1 << DEPTH_BITS);
        Word::mark(Mark::Return, u64::from(pc) << DEPTH_BITS | depth as u64)
    }

    pub fn is_return(self) -> bool {
        self.0 & 0x3F == (Mark::Return as u64) << TAG_BITS | Tag::Mark as u64
    }

    /// The `pc` and depth of a `Return` mark.
    pub fn return_place(self) -> (u32, usize) {
        let payload = self.payload();
        ((payload >> DEPTH_BITS) as u32, (payload & ((1 << DEPTH_BITS) - 1)) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fit_or_are_refused() {
        let limit = 1i64 << 60;
        for value in [0, 1, -1, limit - 1, -limit] {
            let word = Word::small(Tag::Int, value).expect("61 bits");
            assert_eq!((word.tag(), word.as_number()), (Tag::Int, value));
        }
        assert_eq!(Word::small(Tag::Int, limit), None);
        assert_eq!(Word::small(Tag::Integer, -limit - 1), None);
    }

    #[test]
    fn return_marks_keep_both_parts() {
        let mark = Word::return_to(u32::MAX, 65_535);
        assert!(mark.is_return() && !mark.is_value());
        assert_eq!(mark.return_place(), (u32::MAX, 65_535));
        assert_eq!(mark.as_mark(), Some(Mark::Return));
    }

    #[test]
    fn constructors_keep_tag_and_number() {
        let word = Word::con(513, 70_000);
        assert_eq!((word.tag(), word.con_tag(), word.con_id()), (Tag::Con, 513, 70_000));
        assert!(word.is_value());
    }
}
