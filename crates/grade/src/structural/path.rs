//! What is known on one path through both programs.

use std::rc::Rc;

use selfsame_core::term::{TermId, TermStore, VarId};

use super::Side;

/// Cloning is cheap, and a clone that grows copies.
#[derive(Clone, Debug)]
pub(super) struct Path {
    facts: Rc<Vec<(TermId, bool)>>,
    calls: Rc<Vec<Known>>,
    /// Recursive calls that may still be unfolded where nothing else helps.
    pub unfoldings: u32,
}

/// A call that became a variable, or what that variable was found to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub side: Side,
    pub call: TermId,
    pub result: TermId,
}

impl Default for Path {
    fn default() -> Path {
        Path { facts: Rc::default(), calls: Rc::default(), unfoldings: 2 }
    }
}

impl Path {
    pub fn facts(&self) -> &[(TermId, bool)] {
        &self.facts
    }

    pub fn calls(&self) -> &[Known] {
        &self.calls
    }

    pub fn assume(&mut self, condition: TermId, truth: bool) {
        Rc::make_mut(&mut self.facts).push((condition, truth));
    }

    pub fn learn(&mut self, known: Known) {
        Rc::make_mut(&mut self.calls).push(known);
    }

    /// The path on which the variable is this.
    pub fn bind(&self, store: &mut TermStore, var: VarId, value: TermId) -> Path {
        let mut path = self.clone();
        if !path.facts.is_empty() {
            for (fact, _) in Rc::make_mut(&mut path.facts) {
                *fact = store.bind(*fact, var, value);
            }
        }
        if !path.calls.is_empty() {
            for known in Rc::make_mut(&mut path.calls) {
                known.call = store.bind(known.call, var, value);
                known.result = store.bind(known.result, var, value);
            }
        }
        path
    }
}
