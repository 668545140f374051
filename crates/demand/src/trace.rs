//! The lookups made, in order: what `-v` shows of a search.

use crate::code::VarId;
use crate::frame::FrameId;
use crate::value::ValueId;

/// A lookup of a variable, and those that it made in turn right after it.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub var: VarId,
    pub frame: FrameId,
    /// Inside how many others.
    pub depth: u32,
    pub value: Option<ValueId>,
}

#[derive(Debug, Default)]
pub struct Trace {
    is_on: bool,
    depth: u32,
    pub events: Vec<Event>,
}

impl Trace {
    pub fn new(is_on: bool) -> Trace {
        Trace { is_on, ..Trace::default() }
    }

    pub fn clear(&mut self) {
        self.events.clear();
    }

    pub fn enter(&mut self, var: VarId, frame: FrameId) -> usize {
        if self.is_on {
            self.events.push(Event { var, frame, depth: self.depth, value: None });
            self.depth += 1;
        }
        self.events.len()
    }

    pub fn leave(&mut self, entered: usize, value: ValueId) {
        if self.is_on {
            self.depth -= 1;
            self.events[entered - 1].value = Some(value);
        }
    }
}
