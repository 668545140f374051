//! What of the start of a program matters to an expression. Where something that could not be read stands among what is done at
//! the start, it spoils those who may share state with it; for the others it is taken to return.
//!
//! State is looked at in parts: the definitions at the top that compute something, joined where evaluating one could reach
//! another. What was not read may touch all that it mentions, what the library keeps, and, unless it is a function of the
//! library or in C, everything that was there before.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::symbol::Symbol;

use crate::changing::is_unsafe;
use crate::elab::{Builtin, Callee, Definition, Elab};
use crate::library::{MISSING, has_state};
use crate::load::Loaded;
use crate::shared::is_inert;

/// What the library keeps: its own state, what is left to read, what is done at the end.
const LIBRARY: usize = 0;

/// The start of a program, looked at once for many expressions.
#[derive(Debug, Default)]
pub(crate) struct Start {
    found: FxHashMap<Symbol, Found>,
    /// The part of each definition that computes something.
    parts: FxHashMap<Symbol, usize>,
    /// Definitions that were not read or need what was not, with the parts that they may touch.
    lost: Vec<FxHashSet<usize>>,
}

/// What there is in a definition.
#[derive(Debug, Default)]
struct Found {
    mentions: Vec<Symbol>,
    /// Whether it reads input, or ends the program.
    is_outward: bool,
    lost: Lost,
}

/// What was not read of a definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Lost {
    #[default]
    Nothing,
    /// A function that knows nothing of the program but what it is given.
    Foreign,
    /// It could mention anything.
    Unknown,
}

/// What an expression can reach.
#[derive(Default)]
struct Reach {
    parts: FxHashSet<Symbol>,
    is_outward: bool,
    lost: Lost,
}

impl Start {
    /// Of all files of the program.
    pub fn of(loaded: &Loaded) -> Start {
        let definitions = &loaded.session.definitions;
        let found = definitions.iter().map(|(name, definition)| (*name, Found::of(*name, &definition.body)));
        let mut start = Start { found: found.collect(), ..Start::default() };
        let is_own = |name: &Symbol| !name.as_str().starts_with("Stdlib.");
        // Then values that compute nothing may be written to as well.
        let is_unsafe = definitions.iter().any(|(name, one)| is_own(name) && one.body.any(&mut is_unsafe));
        let values = loaded.before.iter().chain(&loaded.values).map(|value| value.global);
        let is_changeable = |definition: &Definition| {
            !is_inert(definition, loaded) || is_unsafe && !matches!(definition.body.unmarked(), Elab::Fun(..))
        };
        let is_busy = |name: &Symbol| definitions.get(name).is_some_and(|definition| is_changeable(definition));
        let busy: Vec<Symbol> = values.filter(is_busy).collect();
        start.parts = busy.iter().enumerate().map(|(i, name)| (*name, i + 1)).collect();
        let reaches: Vec<Reach> = busy.iter().map(|name| start.reach([*name])).collect();
        // Parts that may be connected become one: the least of them.
        let mut of: Vec<usize> = (0..=busy.len()).collect();
        for (i, (name, reach)) in busy.iter().zip(&reaches).enumerate() {
            let outward = (reach.is_outward || has_state(*name)).then_some(LIBRARY);
            for other in reach.parts.iter().map(|other| start.parts[other]).chain(outward) {
                join(&mut of, i + 1, other);
            }
        }
        let units = Units::of(loaded);
        for (i, (name, reach)) in
            busy.iter().zip(&reaches).enumerate().filter(|(_, (_, reach))| reach.lost > Lost::Nothing)
        {
            let own = reach.parts.iter().map(|other| start.parts[other]).chain([i + 1, LIBRARY]);
            let mut touched: FxHashSet<usize> = own.map(|part| root(&of, part)).collect();
            if reach.lost == Lost::Unknown {
                let others = busy.iter().enumerate().filter(|(j, other)| units.may_see(*name, **other, *j < i));
                touched.extend(others.map(|(j, _)| root(&of, j + 1)));
            }
            start.lost.push(touched);
        }
        start.parts.values_mut().for_each(|part| *part = root(&of, *part));
        start
    }

    /// What need not be done before an expression.
    pub fn left_out_for(&self, end: &Elab) -> FxHashSet<Symbol> {
        let found = Found::of("".into(), end);
        let reach = self.reach(found.mentions.iter().copied());
        self.left_out(&reach, found.is_outward)
    }

    /// What need not be done before a call of a definition.
    pub fn left_out_for_call(&self, name: Symbol) -> FxHashSet<Symbol> {
        self.left_out(&self.reach([name]), false)
    }

    fn left_out(&self, reach: &Reach, is_outward: bool) -> FxHashSet<Symbol> {
        let outward = (is_outward || reach.is_outward).then_some(LIBRARY);
        let seen: FxHashSet<usize> = reach.parts.iter().map(|name| self.parts[name]).chain(outward).collect();
        let unrelated: FxHashSet<usize> =
            self.lost.iter().filter(|touched| touched.is_disjoint(&seen)).flatten().copied().collect();
        self.parts.iter().filter(|(_, part)| unrelated.contains(part)).map(|(name, _)| *name).collect()
    }

    fn reach(&self, from: impl IntoIterator<Item = Symbol>) -> Reach {
        let mut reach = Reach::default();
        let mut todo: Vec<Symbol> = from.into_iter().collect();
        let mut seen: FxHashSet<Symbol> = todo.iter().copied().collect();
        while let Some(name) = todo.pop() {
            if self.parts.contains_key(&name) {
                reach.parts.insert(name);
            }
            let Some(found) = self.found.get(&name) else { continue };
            reach.is_outward |= found.is_outward;
            reach.lost = reach.lost.max(found.lost);
            todo.extend(found.mentions.iter().filter(|name| seen.insert(**name)));
        }
        reach
    }
}

impl Found {
    fn of(name: Symbol, body: &Elab) -> Found {
        let mut found = Found { is_outward: is_outward(name), ..Found::default() };
        let mut todo = vec![body];
        while let Some(elab) = todo.pop() {
            match elab {
                Elab::Global(other, _) | Elab::Recursive(Callee::Global(other), _) => {
                    found.is_outward |= is_outward(*other);
                    found.mentions.push(*other);
                }
                Elab::Builtin(Builtin::ReadInt | Builtin::ReadLine | Builtin::ReadFloat, _) => found.is_outward = true,
                Elab::Unsupported(why) => {
                    let is_foreign = name.as_str().ends_with(MISSING) || why.as_str().ends_with(FOREIGN);
                    found.lost = found.lost.max(if is_foreign { Lost::Foreign } else { Lost::Unknown });
                }
                _ => {}
            }
            todo.extend(elab.parts());
        }
        found
    }
}

/// Why a function in C has no code.
pub(crate) const FOREIGN: &str = "it is an external function";

fn is_outward(name: Symbol) -> bool {
    const STARTS: [&str; 6] = ["read_", "input", "really_input", "exit", "at_exit", "Scanf.scanf"];
    let own = name.as_str().strip_prefix("Stdlib.");
    own.is_some_and(|own| STARTS.iter().any(|start| own.starts_with(start)))
}

/// Which file a definition is of, and which files it needs.
struct Units<'a> {
    /// By what is in front of its names.
    numbers: FxHashMap<&'a str, usize>,
    /// All that a file needs, directly or not.
    needs: FxHashMap<usize, FxHashSet<usize>>,
}

impl Units<'_> {
    fn of(loaded: &Loaded) -> Units<'_> {
        let checked = &loaded.session.checker.checked_units;
        let mut needs: FxHashMap<usize, FxHashSet<usize>> = FxHashMap::default();
        // A file comes after those that it needs.
        for unit in checked {
            let indirect = unit.needs.iter().filter_map(|other| needs.get(other)).flatten().copied();
            let all = unit.needs.iter().copied().chain(indirect).collect();
            needs.insert(unit.index, all);
        }
        let numbers = checked.iter().map(|unit| (unit.prefix.trim_end_matches('.'), unit.index)).collect();
        Units { numbers, needs }
    }

    fn number(&self, name: Symbol) -> Option<usize> {
        let first = name.as_str().split('.').next().unwrap_or_default();
        self.numbers.get(first).copied()
    }

    /// Whether what was not read in one definition may know the other: what comes later in the file, and files that need it, are unknown to it.
    fn may_see(&self, lost: Symbol, other: Symbol, is_before: bool) -> bool {
        match (self.number(lost), self.number(other)) {
            (own, theirs) if own == theirs => is_before,
            (Some(own), Some(theirs)) => !self.needs.get(&theirs).is_some_and(|needs| needs.contains(&own)),
            (Some(_), None) => is_before,
            (None, _) => true,
        }
    }
}

fn root(of: &[usize], mut part: usize) -> usize {
    while of[part] != part {
        part = of[part];
    }
    part
}

fn join(of: &mut [usize], a: usize, b: usize) {
    let (a, b) = (root(of, a), root(of, b));
    of[a.max(b)] = a.min(b);
}
