//! Between terms of a store and terms by names.

use selfsame_core::program::GlobalId;
use selfsame_core::term::{Alternative, DefId, Node, Pattern, TermId, TermStore, Unfold, VarId};

use crate::certificate::{Text, TextPattern};

/// The term by names. `None` when it has something that statements do not speak of: inputs, assumptions, assertions.
pub fn write(store: &TermStore, term: TermId, variables: &[VarId]) -> Option<Text> {
    let sub = |term: TermId| write(store, term, variables);
    let boxed = |term: TermId| sub(term).map(Box::new);
    let all = |terms| store.terms(terms).iter().map(|term| sub(*term)).collect::<Option<Vec<Text>>>();
    Some(match store.node(term) {
        Node::Bound(index) => Text::Bound(index),
        Node::Free(var) => Text::Variable(variables.iter().position(|known| *known == var)? as u32),
        Node::Def(DefId::Global(global)) => Text::Global(store.program().global(global).name),
        Node::Def(DefId::Lifted(lifted)) => {
            let within = store.definition(lifted).within;
            let first = first_lifted(store, within)?;
            let name = within.map(|global| store.program().global(global).name);
            Text::Lifted(name, lifted - first)
        }
        Node::Lit(lit) => Text::Lit(store.lit(lit).clone()),
        Node::Lam(params, body) => Text::Lam(params, boxed(body)?),
        Node::App(head, args) => Text::App(boxed(head)?, all(args)?),
        Node::Let(value, body) => Text::Let(boxed(value)?, boxed(body)?),
        Node::Con(con, fields) => Text::Con(store.program().con(con).def.name, all(fields)?),
        Node::Prim(op, args) => Text::Prim(op, all(args)?),
        Node::Bottom(label) => Text::Bottom(store.label(label).clone()),
        Node::Case(scrutinee, alts, default) => {
            let alternative = |alt: &Alternative| {
                let pattern = match alt.pattern {
                    Pattern::Con(con, fields) => TextPattern::Con(store.program().con(con).def.name, fields),
                    Pattern::Lit(lit) => TextPattern::Lit(store.lit(lit).clone()),
                };
                Some((pattern, sub(alt.body)?))
            };
            let alts = store.alts(alts).iter().map(alternative).collect::<Option<_>>()?;
            let default = match default {
                Some(default) => Some(boxed(default)?),
                None => None,
            };
            Text::Case(boxed(scrutinee)?, alts, default)
        }
        Node::Input(_) | Node::Assume(..) | Node::Assert(..) => return None,
    })
}

/// The term that the text names. `None` when the program has no such names.
pub fn read(store: &mut TermStore, text: &Text, variables: &[VarId]) -> Option<TermId> {
    Some(match text {
        // Binders are counted by the same numbers.
        Text::Bound(index) if *index == u32::MAX => return None,
        Text::Bound(index) => store.mk_bound(*index),
        Text::Variable(position) => store.mk_free(*variables.get(*position as usize)?),
        Text::Global(name) => {
            let global = store.program().global_id(*name)?;
            store.mk_def(DefId::Global(global))
        }
        Text::Lifted(within, position) => {
            let within = match within {
                Some(name) => Some(store.program().global_id(*name)?),
                None => None,
            };
            if let Some(global) = within
                && !matches!(store.unfold(DefId::Global(global)), Unfold::Term(_))
            {
                return None;
            }
            let lifted = first_lifted(store, within)?.checked_add(*position)?;
            if lifted >= store.lifted_count() || store.definition(lifted).within != within {
                return None;
            }
            store.mk_def(DefId::Lifted(lifted))
        }
        Text::Lit(lit) => store.mk_lit(lit),
        Text::Lam(params, body) => {
            let body = read(store, body, variables)?;
            store.mk_lam(*params, body)
        }
        Text::App(head, args) => {
            let head = read(store, head, variables)?;
            let args = read_all(store, args, variables)?;
            store.mk_app(head, &args)
        }
        Text::Let(value, body) => {
            let value = read(store, value, variables)?;
            let body = read(store, body, variables)?;
            store.mk_let(value, body)
        }
        Text::Con(name, fields) => {
            let con = store.program().con_id(*name)?;
            let fields = read_all(store, fields, variables)?;
            if store.program().con(con).def.fields.len() != fields.len() {
                return None;
            }
            store.mk_con(con, &fields)
        }
        Text::Prim(op, args) => {
            let args = read_all(store, args, variables)?;
            if args.len() != op.arity() {
                return None;
            }
            store.mk_prim(*op, &args)
        }
        Text::Bottom(label) => store.mk_bottom(label.clone()),
        Text::Case(scrutinee, alts, default) => {
            let scrutinee = read(store, scrutinee, variables)?;
            let mut alternatives = Vec::with_capacity(alts.len());
            for (pattern, body) in alts {
                let pattern = match pattern {
                    TextPattern::Con(name, fields) => Pattern::Con(store.program().con_id(*name)?, *fields),
                    TextPattern::Lit(lit) => Pattern::Lit(store.lit_id(lit)),
                };
                alternatives.push(Alternative { pattern, body: read(store, body, variables)? });
            }
            let default = match default {
                Some(default) => Some(read(store, default, variables)?),
                None => None,
            };
            store.mk_case(scrutinee, &alternatives, default)
        }
    })
}

fn read_all(store: &mut TermStore, texts: &[Text], variables: &[VarId]) -> Option<Vec<TermId>> {
    texts.iter().map(|text| read(store, text, variables)).collect()
}

/// A definition's local functions are lifted together, one after the other: the position from the first is theirs in
/// every store.
fn first_lifted(store: &TermStore, within: Option<GlobalId>) -> Option<u32> {
    (0..store.lifted_count()).find(|lifted| store.definition(*lifted).within == within)
}
