//! What a branch of the proof knows.

use selfsame_core::term::{TermId, TermStore, VarId};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    Bind(VarId, TermId),
    Fact(TermId, bool),
    /// Function, argument, result.
    Apply([TermId; 3]),
    /// The term evaluates to this.
    Value([TermId; 2]),
}

/// Oldest first. A moment is a number of events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path {
    pub events: Vec<Event>,
}

impl Path {
    pub fn now(&self) -> usize {
        self.events.len()
    }

    /// What a term of one moment is at a later one.
    pub fn later(&self, store: &mut TermStore, term: TermId, from: usize, to: usize) -> TermId {
        let mut term = term;
        for event in &self.events[from..to] {
            if let Event::Bind(var, value) = event {
                term = store.bind(term, *var, *value);
            }
        }
        term
    }

    pub fn facts(&self, store: &mut TermStore, moment: usize) -> Vec<(TermId, bool)> {
        let mut facts = Vec::new();
        for (i, event) in self.events[..moment].iter().enumerate() {
            if let Event::Fact(condition, truth) = *event {
                facts.push((self.later(store, condition, i, moment), truth));
            }
        }
        facts
    }

    pub fn applications(&self, store: &mut TermStore, moment: usize) -> Vec<[TermId; 3]> {
        let mut applications = Vec::new();
        for (i, event) in self.events[..moment].iter().enumerate() {
            if let Event::Apply(terms) = *event {
                applications.push(terms.map(|term| self.later(store, term, i, moment)));
            }
        }
        applications
    }

    /// Terms with what they evaluate to.
    pub fn values(&self, store: &mut TermStore, moment: usize) -> Vec<[TermId; 2]> {
        let mut values = Vec::new();
        for (i, event) in self.events[..moment].iter().enumerate() {
            if let Event::Value(terms) = *event {
                values.push(terms.map(|term| self.later(store, term, i, moment)));
            }
        }
        values
    }
}
