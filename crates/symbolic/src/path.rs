//! What was found out on the way to a state.

use std::rc::Rc;

use selfsame_core::term::{TermId, TermStore, VarId};

/// One thing learnt. The terms are as they were at that time: later bindings are not applied to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// FRDC, BTDC: the variable is this.
    Bind(VarId, TermId),
    /// The condition on primitive values is true, or false.
    Fact(TermId, bool),
    /// HGFRESH: a variable applied to an argument is this.
    Apply(Application),
}

/// An application of a symbolic function. Functions of several arguments are applied to one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Application {
    /// A variable, or what an earlier application gave.
    pub function: TermId,
    /// What it is applied to.
    pub argument: TermId,
    /// What that is taken to be: a variable, unless more was found out.
    pub result: TermId,
}

/// The events since the start, oldest first. Cloning is cheap, and a clone that grows copies.
#[derive(Clone, Debug, Default)]
pub struct Path {
    events: Rc<Vec<Event>>,
    /// Facts and applications with all bindings applied.
    facts: Rc<Vec<(TermId, bool)>>,
    applications: Rc<Vec<Application>>,
}

impl Path {
    /// How many events there are; a moment of the path is such a number.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing was learnt.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// What was learnt, oldest first.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Conditions with their truth values, as all bindings leave them.
    pub fn facts(&self) -> &[(TermId, bool)] {
        &self.facts
    }

    /// Applications of unknown functions, as all bindings leave them.
    pub fn applications(&self) -> &[Application] {
        &self.applications
    }

    /// Learns what a variable is, and rewrites what is known with it.
    pub fn bind(&mut self, store: &mut TermStore, var: VarId, value: TermId) {
        Rc::make_mut(&mut self.events).push(Event::Bind(var, value));
        if self.facts.is_empty() && self.applications.is_empty() {
            return;
        }
        for (fact, _) in Rc::make_mut(&mut self.facts) {
            *fact = store.bind(*fact, var, value);
        }
        for application in Rc::make_mut(&mut self.applications) {
            *application = application.map(|term| store.bind(term, var, value));
        }
    }

    /// Learns whether a condition is true.
    pub fn assume(&mut self, condition: TermId, truth: bool) {
        Rc::make_mut(&mut self.events).push(Event::Fact(condition, truth));
        Rc::make_mut(&mut self.facts).push((condition, truth));
    }

    /// Learns what a function gives.
    pub fn apply(&mut self, application: Application) {
        Rc::make_mut(&mut self.events).push(Event::Apply(application));
        Rc::make_mut(&mut self.applications).push(application);
    }

    /// HGLOOKUP.
    pub fn lookup(&self, function: TermId, argument: TermId) -> Option<TermId> {
        let same = |known: &&Application| known.function == function && known.argument == argument;
        self.applications.iter().find(same).map(|known| known.result)
    }

    /// A term of one moment as it is at a later one.
    pub fn sync(&self, store: &mut TermStore, term: TermId, from: usize, to: usize) -> TermId {
        self.events[from..to].iter().fold(term, |term, event| match event {
            Event::Bind(var, value) => store.bind(term, *var, *value),
            _ => term,
        })
    }

    /// The facts known at a moment, in the words of that moment.
    pub fn facts_at(&self, store: &mut TermStore, moment: usize) -> Vec<(TermId, bool)> {
        let mut facts = Vec::new();
        for i in 0..moment {
            if let Event::Fact(condition, truth) = self.events[i] {
                facts.push((self.sync(store, condition, i, moment), truth));
            }
        }
        facts
    }

    /// The applications known at a moment, in the words of that moment.
    pub fn applications_at(&self, store: &mut TermStore, moment: usize) -> Vec<Application> {
        let mut known = Vec::new();
        for i in 0..moment {
            if let Event::Apply(application) = self.events[i] {
                known.push(application.map(|term| self.sync(store, term, i, moment)));
            }
        }
        known
    }
}

impl Application {
    fn map(self, mut of: impl FnMut(TermId) -> TermId) -> Application {
        Application { function: of(self.function), argument: of(self.argument), result: of(self.result) }
    }
}
