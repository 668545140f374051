//! Names that are another name for the same thing: after `let c = b in e`, what `e` does to `c` it does to `b`.
//!
//! References and arrays whose state is passed along ([`crate::lower`]) must go by one name. The binding itself stays, for it
//! is a place that a run comes to.

use rustc_hash::FxHashMap;
use selfsame_core::expr::Local;

use crate::elab::{Elab, Facts};

/// Replaces names by what they are other names for.
pub(crate) fn resolve(elab: &mut Elab, facts: &Facts) {
    Aliases { facts, of: FxHashMap::default() }.expr(elab);
}

struct Aliases<'a> {
    facts: &'a Facts,
    of: FxHashMap<u32, Local>,
}

impl Aliases<'_> {
    fn expr(&mut self, elab: &mut Elab) {
        if let Elab::Local(local, _) = elab
            && let Some(first) = self.of.get(&local.id)
        {
            *local = *first;
        }
        if let Elab::Let(local, value, group, body) = elab {
            self.expr(value);
            let is_plain = self.facts.groups[group.0 as usize].is_empty();
            if let (Elab::Local(first, evidence), true) = (value.unmarked(), is_plain)
                && evidence.is_empty()
            {
                self.of.insert(local.id, *first);
            }
            self.expr(body);
            return;
        }
        for part in elab.parts_mut() {
            self.expr(part);
        }
    }
}
