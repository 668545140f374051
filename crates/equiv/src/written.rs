//! The values of a counterexample in source syntax; what is cyclic as a recursive `let`.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::Bottoms;
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId};

use crate::goal::Goal;
use crate::witness::Witness;

/// The goal's variables. Bottoms are `undefined` where they are all the same, else an `error` with its label.
pub(crate) fn bindings(
    store: &mut TermStore,
    goal: &Goal,
    witness: &Witness,
    bottoms: Bottoms,
) -> Vec<(Symbol, String)> {
    let visible = goal.variables.iter().zip(&witness.goal).filter(|(variable, _)| !variable.dictionary);
    let visible: Vec<(Symbol, TermId)> = visible.map(|(variable, (_, value))| (variable.name, *value)).collect();
    visible.into_iter().map(|(name, value)| (name, written(store, name, value, witness, bottoms))).collect()
}

/// A value that is to have this name.
pub(crate) fn written(
    store: &mut TermStore,
    name: Symbol,
    value: TermId,
    witness: &Witness,
    bottoms: Bottoms,
) -> String {
    let definitions: FxHashMap<VarId, TermId> = witness.definitions.iter().copied().collect();
    let mut knots = Knots { store, definitions, cyclic: Vec::new() };
    let mut value = knots.inline(value);
    let mut parts: Vec<(VarId, TermId)> = Vec::new();
    while let Some(var) = knots.cyclic.get(parts.len()).copied() {
        let definition = knots.definitions[&var];
        let definition = knots.inline(definition);
        parts.push((var, definition));
    }
    // What a knot is made of is the knot itself, unrolled once.
    loop {
        let before = value;
        for (var, definition) in &parts {
            let knot = store.mk_free(*var);
            value = store.replace(value, *definition, knot);
        }
        if value == before {
            break;
        }
    }
    let shown = |term: TermId| display(store, term, bottoms);
    match parts[..] {
        [] => shown(value),
        [(var, definition)] if store.node(value) == Node::Free(var) => {
            let knot = shown(definition).replace(store.var(var).name.as_str(), name.as_str());
            format!("let {name} = {knot} in {name}")
        }
        _ => {
            let part =
                |(var, definition): &(VarId, TermId)| format!("{} = {}", store.var(*var).name, shown(*definition));
            let parts: Vec<String> = parts.iter().map(part).collect();
            format!("let {} in {}", parts.join("; "), shown(value))
        }
    }
}

struct Knots<'a> {
    store: &'a mut TermStore,
    definitions: FxHashMap<VarId, TermId>,
    /// Variables whose definitions lead back to themselves, as they are met.
    cyclic: Vec<VarId>,
}

impl Knots<'_> {
    /// The term with everything written out that is not cyclic.
    fn inline(&mut self, mut term: TermId) -> TermId {
        loop {
            let next = self.store.free_vars(term).iter().copied().find(|var| !self.cyclic.contains(var));
            let Some(var) = next else { return term };
            match self.definitions.get(&var).copied() {
                Some(definition) if !self.leads_to(definition, var) => term = self.store.bind(term, var, definition),
                Some(_) => self.cyclic.push(var),
                // Every variable is defined; one that is not would stand for itself.
                None => return term,
            }
        }
    }

    fn leads_to(&self, from: TermId, to: VarId) -> bool {
        let mut seen = FxHashSet::default();
        let mut queue = vec![from];
        while let Some(term) = queue.pop() {
            for var in self.store.free_vars(term) {
                if *var == to {
                    return true;
                }
                if seen.insert(*var) {
                    queue.extend(self.definitions.get(var));
                }
            }
        }
        false
    }
}

/// A term with the bottoms of variables as `undefined`, or as they are.
fn display(store: &TermStore, term: TermId, bottoms: Bottoms) -> String {
    let mut text = store.show(term);
    if bottoms == Bottoms::Labelled {
        return text;
    }
    let mut stack = vec![term];
    while let Some(next) = stack.pop() {
        if let Node::Bottom(label) = store.node(next)
            && let Label { kind: LabelKind::Undefined | LabelKind::Variable, text: name, .. } = store.label(label)
        {
            let shown = format!("error {:?}", name.as_str());
            text = text.replace(&format!("({shown})"), "undefined").replace(&shown, "undefined");
        }
        stack.extend(store.subterms(next));
    }
    text
}
