//! What was written anew between two versions, and who is concerned by it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;

use super::{Pair, Side, Sides};
use crate::fingerprint::{Fingerprint, Fingerprints};

/// Definitions of the new version that the old one may have under another name: by their code, with all that only one
/// version has taken to be the same. Whether they are is for others to decide.
pub fn renamed(sides: [&Arc<Side>; 2]) -> FxHashMap<Symbol, Symbol> {
    let names = sides.map(|side| {
        let globals = side.program.globals().map(|(_, global)| global.name);
        globals.map(|name| base_name(name.as_str())).collect::<FxHashSet<&str>>()
    });
    let mut found: [BTreeMap<Fingerprint, Vec<Symbol>>; 2] = Default::default();
    for (side, other) in [(0, 1), (1, 0)] {
        let prints = Fingerprints::new(&sides[side].program);
        let is_alone = |name: Symbol| !names[other].contains(base_name(name.as_str()));
        let is_own = |name: Symbol| names[side].contains(base_name(name.as_str()));
        let rename = |name: Symbol| match () {
            () if !is_own(name) => name,
            () if is_alone(name) => Symbol::new("?"),
            () => Symbol::new(base_name(name.as_str())),
        };
        let globals = sides[side].program.globals().map(|(_, global)| global.name);
        for name in globals.filter(|name| is_alone(*name)) {
            if let Some(print) = prints.code(name, &rename) {
                found[side].entry(print).or_default().push(name);
            }
        }
    }
    let [old, new] = found;
    let pairs = new.into_iter().filter_map(|(print, new)| Some((old.get(&print)?, new)));
    pairs.flat_map(|(old, new)| new.into_iter().zip(old.iter().copied())).collect()
}

/// Who is concerned by what.
pub struct Change {
    /// By the new version's globals: what it uses that was written anew, nearest first. Of what was written anew itself, nothing.
    because: FxHashMap<Symbol, Vec<String>>,
}

impl Change {
    /// Of the pairs that are not plainly the same.
    pub fn new(sides: &Sides, open: &[Pair]) -> Change {
        let (old, new) = (&sides.side(0).program, &sides.side(1).program);
        let (before, after) = (Fingerprints::new(old), Fingerprints::new(new));
        let targets: FxHashMap<Symbol, Symbol> = open.iter().map(|pair| (pair.globals[1], pair.globals[0])).collect();
        // What both have is called as in the old version.
        let known = |name: Symbol| sides.shared(name).or(targets.get(&name).copied()).unwrap_or(name);
        let is_new = |name: Symbol| {
            let target = known(name);
            after.code(name, &known) != before.code(target, &|name| name) || sides.is_of_new_type(name)
        };
        let titles: FxHashMap<Symbol, &str> = open.iter().map(|pair| (pair.globals[1], pair.name.as_str())).collect();
        let mut because = FxHashMap::default();
        for pair in open {
            let start = pair.globals[1];
            let mut causes = Vec::new();
            if !is_new(start) {
                let mut seen = FxHashSet::from_iter([start]);
                let mut queue = VecDeque::from([start]);
                while let Some(name) = queue.pop_front() {
                    if name != start && is_new(name) {
                        let title = titles.get(&name).map_or_else(|| title(name), |title| (*title).to_owned());
                        if !causes.contains(&title) {
                            causes.push(title);
                        }
                        continue;
                    }
                    let next = after.mentions(name).into_iter();
                    queue.extend(next.filter(|name| sides.is_apart(*name) && seen.insert(*name)));
                }
            }
            because.insert(start, causes);
        }
        Change { because }
    }

    /// The definitions written anew that a definition uses; none if it is written anew itself, or nobody knows.
    pub fn because(&self, pair: &Pair) -> Vec<String> {
        self.because.get(&pair.globals[1]).cloned().unwrap_or_default()
    }
}

/// What a user calls a definition that is not compared by itself.
fn title(name: Symbol) -> String {
    let base = base_name(name.as_str());
    match base.strip_prefix("$f") {
        Some(instance) => format!("instance {}", instance.replace('$', ", method ")),
        None => base.to_owned(),
    }
}
