//! The values of a counterexample in source syntax; what is cyclic as a recursive `let`.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::Bottoms;
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::inhabit::{Making, fields, making};
use selfsame_core::program::DataKind;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Alternative, Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;

use crate::goal::{Goal, GoalVariable};
use crate::limits;
use crate::witness::Witness;

/// The goal's variables. Bottoms are `undefined` where they are all the same, else an `error` with its label.
pub(crate) fn bindings(
    store: &mut TermStore,
    goal: &Goal,
    witness: &Witness,
    bottoms: Bottoms,
) -> Vec<(Symbol, String)> {
    let visible = goal.variables.iter().zip(&witness.goal).filter(|(variable, _)| !variable.dictionary);
    let visible: Vec<_> = visible.map(|(variable, (_, value))| (variable, *value)).collect();
    let text = |(variable, value): (&GoalVariable, TermId)| {
        (variable.name, written(store, variable.name, value, &witness.at(&variable.ty), witness, bottoms))
    };
    visible.into_iter().map(text).collect()
}

/// The value with the constructors of newtypes, which terms do not have: without them it would be read as another one.
fn wrapped(store: &mut TermStore, term: TermId, ty: &Type, depth: u32) -> TermId {
    let program = store.program().clone();
    match store.node(term) {
        Node::Case(scrutinee, alts, default) => {
            let alts = store.alts(alts).to_vec().into_iter();
            let alts: Vec<Alternative> =
                alts.map(|alt| Alternative { body: wrapped(store, alt.body, ty, depth), ..alt }).collect();
            let default = default.map(|default| wrapped(store, default, ty, depth));
            store.mk_case(scrutinee, &alts, default)
        }
        Node::Con(..) | Node::Lit(_) | Node::Lam(..) => {
            let data = match ty {
                Type::Con(name, _) => program.data_id(*name).map(|id| program.data(id)),
                _ => None,
            };
            if let Some(data) = data
                && let ([con], DataKind::Newtype) = (&data.cons[..], data.kind)
            {
                if depth == 0 || making(&program, ty) != Making::Freely {
                    return term;
                }
                let held = fields(&program, *con, ty).remove(0);
                let held = wrapped(store, term, &held, depth - 1);
                return store.mk_con(*con, &[held]);
            }
            match (store.node(term), ty.as_fun()) {
                (Node::Con(con, parts), _) => {
                    let types = fields(&program, con, ty);
                    let parts = store.terms(parts).to_vec().into_iter().zip(types);
                    let parts: Vec<TermId> = parts.map(|(part, ty)| wrapped(store, part, &ty, depth)).collect();
                    store.mk_con(con, &parts)
                }
                (Node::Lam(params, body), Some((_, result))) => {
                    // Between two parameters may be a newtype of functions.
                    let rest = store.mk_lam(params - 1, body);
                    let rest = wrapped(store, rest, result, depth);
                    store.mk_lam(1, rest)
                }
                _ => term,
            }
        }
        _ => term,
    }
}

/// A value that is to have this name.
pub(crate) fn written(
    store: &mut TermStore,
    name: Symbol,
    value: TermId,
    ty: &Type,
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
    value = wrapped(store, value, ty, limits::NEWTYPES);
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
