//! What a module shows of itself besides what its definitions do: types and exports. They are told, not judged.

use std::collections::BTreeSet;

use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_core::value::show_type;

use super::Sides;
use super::types::canonical;
use crate::source::Source;

/// What changed of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Interface {
    /// Types that both versions have, with other constructors or fields.
    pub types: Vec<String>,
    /// Definitions with another type: the name, what it was, what it is.
    pub signatures: Vec<(String, [String; 2])>,
    /// What is exported now and was not, though it was there.
    pub exported: Vec<String>,
    /// What was exported and is not any more, though it is there.
    pub hidden: Vec<String>,
}

impl Interface {
    /// With what changed of another module.
    pub(super) fn extend(&mut self, other: Interface) {
        self.types.extend(other.types);
        self.signatures.extend(other.signatures);
        self.exported.extend(other.exported);
        self.hidden.extend(other.hidden);
    }

    /// Of two Haskell modules. `told` are names of which it is said already that they are new, or gone.
    pub(super) fn new(sides: &Sides, told: &[String], is_part: bool) -> Interface {
        let (Source::Haskell(old), Source::Haskell(new)) = (&sides.side(0).source, &sides.side(1).source) else {
            return Interface::default();
        };
        let (Some(before), Some(after)) = (old.root(), new.root()) else { return Interface::default() };
        if is_part {
            return Interface::default();
        }
        let own = |name: Symbol| {
            let base = base_name(name.as_str());
            name.as_str().strip_suffix(base).is_some_and(|module| module.trim_end_matches('.') == after.name.as_str())
        };
        let types = new.program.datas().map(|(_, data)| data.name).filter(|name| own(*name));
        let is_changed = |name: &Symbol| old.program.data_id(*name).is_some() && sides.is_new_type(*name);
        let types = types.filter(is_changed).map(|name| base_name(name.as_str()).to_owned()).collect();
        let mut signatures = Vec::new();
        for value in after.values.iter().filter(|value| !base_name(value.name.as_str()).starts_with('$')) {
            let Some(was) = before.values.iter().find(|old| old.name == value.name) else { continue };
            // Types that both have are called alike; what is called otherwise is another type.
            if canonical(&was.scheme) != canonical(&value.scheme) {
                let shown = [show_type(&old.program, &was.scheme), show_type(&new.program, &value.scheme)];
                signatures.push((base_name(value.name.as_str()).to_owned(), shown));
            }
        }
        let names = [before, after].map(|module| {
            let exports = &module.interface.exports;
            let all = exports.values.keys().chain(exports.types.keys());
            all.map(|name| name.to_string()).filter(|name| !told.contains(name)).collect::<BTreeSet<String>>()
        });
        let [was, is] = names;
        // What one of the two does not have at all is new, or gone.
        let has = [before, after].map(|module| {
            let all = module.interface.values.keys().chain(module.interface.types.keys());
            all.map(|name| base_name(name.as_str()).to_owned()).collect::<BTreeSet<String>>()
        });
        let exported = is.difference(&was).filter(|name| has[0].contains(*name)).cloned().collect();
        let hidden = was.difference(&is).filter(|name| has[1].contains(*name)).cloned().collect();
        Interface { types, signatures, exported, hidden }
    }
}
