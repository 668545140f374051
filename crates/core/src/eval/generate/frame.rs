//! The compiler's picture of a frame: which variable is in which slot, what is known of it, and who still needs it.

use rustc_hash::FxHashMap;

use crate::eval::node::Var;

/// What is known of the word in a variable's slot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Knowledge {
    Nothing,
    Evaluated,
    /// Evaluated, and nothing that keeps other objects alive.
    Number,
}

#[derive(Clone, Copy)]
struct Place {
    slot: u16,
    known: Knowledge,
    /// The slot was overwritten because nothing needs the variable.
    killed: bool,
}

pub(super) struct Frame {
    places: FxHashMap<Var, Place>,
    /// Other names of variables.
    aliases: FxHashMap<Var, Var>,
    /// The variables in scope, in order.
    scope: Vec<Var>,
    /// What places were before they changed.
    trail: Vec<(Var, Option<Place>)>,
    /// How many parts of what follows need a variable.
    needed: FxHashMap<Var, u32>,
    depth: u16,
    most: u16,
    overflow: bool,
}

/// The state to go back to at the end of a scope.
pub(super) struct Scope {
    variables: usize,
    trail: usize,
}

impl Frame {
    /// A frame whose first slots hold these variables.
    pub fn new(variables: &[Var]) -> Frame {
        let mut frame = Frame {
            places: FxHashMap::default(),
            aliases: FxHashMap::default(),
            scope: vec![],
            trail: vec![],
            needed: FxHashMap::default(),
            depth: 0,
            most: 0,
            overflow: false,
        };
        for &var in variables {
            let slot = frame.push();
            frame.bind(var, slot);
        }
        frame
    }

    /// The number of slots that the function uses, unless there are too many.
    pub fn size(&self) -> Option<u16> {
        (!self.overflow).then_some(self.most)
    }

    /// Notes that the function cannot be compiled; the number is for the code that is thrown away.
    pub fn overflow(&mut self) -> u16 {
        self.overflow = true;
        0
    }

    /// The first free slot.
    pub fn depth(&self) -> u16 {
        self.depth
    }

    /// Takes the first free slot.
    pub fn push(&mut self) -> u16 {
        let slot = self.depth;
        self.touch(slot);
        self.depth = self.depth.saturating_add(1);
        slot
    }

    /// Gives back the slots from here on.
    pub fn reset(&mut self, depth: u16) {
        self.depth = depth;
    }

    /// Makes the frame large enough for a slot.
    pub fn touch(&mut self, slot: u16) {
        match slot.checked_add(1) {
            Some(size) => self.most = self.most.max(size),
            None => self.overflow = true,
        }
    }

    /// Makes room for the frame mark and the arguments of a call.
    pub fn touch_call(&mut self, args: usize) {
        match u16::try_from(usize::from(self.depth) + 1 + args) {
            Ok(slot) => self.touch(slot),
            Err(_) => self.overflow = true,
        }
    }

    fn resolve(&self, var: Var) -> Var {
        self.aliases.get(&var).copied().unwrap_or(var)
    }

    pub fn bind(&mut self, var: Var, slot: u16) {
        self.scope.push(var);
        self.set(var, Place { slot, known: Knowledge::Nothing, killed: false });
    }

    /// Makes `var` another name for `of`.
    pub fn alias(&mut self, var: Var, of: Var) {
        let of = self.resolve(of);
        self.aliases.insert(var, of);
    }

    fn set(&mut self, var: Var, place: Place) {
        let before = self.places.insert(var, place);
        self.trail.push((var, before));
    }

    pub fn slot(&self, var: Var) -> u16 {
        self.places.get(&self.resolve(var)).map_or(0, |place| place.slot)
    }

    pub fn is_evaluated(&self, var: Var) -> bool {
        self.places.get(&self.resolve(var)).is_some_and(|place| place.known != Knowledge::Nothing)
    }

    pub fn know(&mut self, var: Var, known: Knowledge) {
        let var = self.resolve(var);
        if let Some(&place) = self.places.get(&var) {
            self.set(var, Place { known, ..place });
        }
    }

    pub fn enter(&self) -> Scope {
        Scope { variables: self.scope.len(), trail: self.trail.len() }
    }

    /// Forgets the variables of a scope and what was learnt in it.
    pub fn leave(&mut self, scope: Scope) {
        self.scope.truncate(scope.variables);
        for (var, before) in self.trail.drain(scope.trail..).rev() {
            match before {
                Some(place) => self.places.insert(var, place),
                None => self.places.remove(&var),
            };
        }
    }

    /// What follows needs these variables: they are not dead until [`Frame::unneed`].
    pub fn need(&mut self, vars: &[Var]) {
        for &var in vars {
            *self.needed.entry(self.resolve(var)).or_insert(0) += 1;
        }
    }

    pub fn unneed(&mut self, vars: &[Var]) {
        for &var in vars {
            if let Some(count) = self.needed.get_mut(&self.aliases.get(&var).copied().unwrap_or(var)) {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// The slots of variables that nothing needs any more, each reported once.
    pub fn take_dead(&mut self, except: Option<Var>) -> Vec<u16> {
        let except = except.map(|var| self.resolve(var));
        let mut slots = vec![];
        for i in 0..self.scope.len() {
            let var = self.scope[i];
            let Some(&place) = self.places.get(&var) else { continue };
            let needed = self.needed.get(&var).is_some_and(|&count| count > 0);
            if !place.killed && place.known != Knowledge::Number && !needed && Some(var) != except {
                self.set(var, Place { killed: true, ..place });
                slots.push(place.slot);
            }
        }
        slots
    }
}
