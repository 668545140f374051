//! A function with what it prints as part of its result, so that two that print different things differ.
//!
//! Everything that prints on the way becomes a local definition around one reference that holds what was printed so far; the
//! translation of local state ([`crate::lower`]) does the rest, as far as it goes: a function that prints and is passed around
//! is a gap. What is printed before an exception is lost with the result, so this can show that two functions differ, and
//! never that they are the same.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_name};

use crate::alias;
use crate::check::string;
use crate::elab::{Builtin, Callee, Class, ConRef, Definition, Elab, Evidence, EvidenceId};
use crate::library::REF;
use crate::load::{Entry, Loaded, variable};
use crate::mutable::is_container;

/// The function that gives the result of a definition together with what it prints; `None` for one that prints nothing, or is
/// not called with all its arguments at once.
pub fn printing_entry(loaded: &mut Loaded, name: &str) -> Option<Entry> {
    let name = Symbol::new(name);
    let value = loaded.values.iter().rev().find(|value| value.name == name)?.clone();
    let mut found = Found { loaded, seen: FxHashSet::default(), order: Vec::new() };
    if !found.visit(value.global) {
        return None;
    }
    let order = found.order;
    let definition = loaded.session.definitions.get(&value.global)?.clone();
    let compared: Vec<Symbol> = value.scheme.preds.iter().filter_map(variable).collect();
    let own = value.scheme.ty.subst(&|v| compared.contains(&v).then(Type::int));
    let mut params = Vec::new();
    let mut result = &own;
    for _ in 0..arity(&definition.body) {
        let (from, to) = result.as_fun()?;
        params.push(from.clone());
        result = to;
    }
    if params.is_empty() || result.as_fun().is_some() {
        return None;
    }
    let result = result.clone();
    let elab = build(loaded, &value.global, &order, &params, &result)?;
    let program = Arc::make_mut(&mut loaded.program);
    let expr = loaded.session.lower(program, &elab);
    let ty = Type::funs(params, Type::tuple(vec![result, string()]));
    Some(Entry { expr, ty })
}

/// The function that gives the result of a definition together with all that it is given and that could be changed, as it is
/// afterwards, if it changes some of that. What is changed before an exception is lost with the result: this too can only show that two functions differ.
pub fn updating_entry(loaded: &mut Loaded, name: &str) -> Option<Entry> {
    let name = Symbol::new(name);
    let value = loaded.values.iter().rev().find(|value| value.name == name)?.clone();
    let updater = loaded.session.updaters.get(&value.global).filter(|updater| !updater.written.is_empty())?.clone();
    let compared: Vec<Symbol> = value.scheme.preds.iter().filter_map(variable).collect();
    let own = value.scheme.ty.subst(&|v| compared.contains(&v).then(Type::int));
    let mut params = Vec::new();
    let mut result = &own;
    for _ in 0..updater.arity {
        let (from, to) = result.as_fun()?;
        params.push(from.clone());
        result = to;
    }
    let records = &loaded.session.checker.facts.mutable;
    let is_changeable = |ty: &Type| matches!(ty, Type::Con(name, _) if is_container(*name) || records.contains(name));
    let given: Vec<usize> = (0..params.len()).filter(|i| is_changeable(&params[*i])).collect();
    let types = std::iter::once(result.clone()).chain(given.iter().map(|i| params[*i].clone()));
    let returned = Type::tuple(types.collect());
    let evidence = evidence(loaded, &value.global)?;
    let mut local = |name: &str, ty: &Type| loaded.session.checker.new_local(name.into(), ty.clone());
    let value_local = local("value", result);
    let before: Vec<Local> = params.iter().map(|ty| local("x", ty)).collect();
    let after: Vec<Local> = updater.written.iter().map(|i| local("after", &params[*i])).collect();
    let program = Arc::make_mut(&mut loaded.program);
    let function = loaded.session.lower_updating(program, value.global, evidence);
    let call = Expr::App(Box::new(function), before.iter().map(|x| Expr::Local(*x)).collect());
    let left = given.iter().map(|i| match updater.written.iter().position(|written| written == i) {
        Some(at) => Expr::Local(after[at]),
        None => Expr::Local(before[*i]),
    });
    let parts: Vec<Expr> = std::iter::once(Expr::Local(value_local)).chain(left).collect();
    let all = Expr::Con(tuple_name(parts.len()).as_str().into(), parts);
    let fields: Vec<Local> = std::iter::once(value_local).chain(after).collect();
    let pattern = AltPattern::Con(tuple_name(fields.len()).as_str().into(), fields);
    let body = Expr::Case(Box::new(call), vec![Alt { pattern, body: all }], None);
    Some(Entry { expr: Expr::Lam(before, Box::new(body)), ty: Type::funs(params, returned) })
}

/// Whether a call of the definition may print.
pub fn prints(loaded: &Loaded, name: &str) -> bool {
    let value = loaded.values.iter().rev().find(|value| value.name.as_str() == name);
    value.is_some_and(|value| Found { loaded, seen: FxHashSet::default(), order: Vec::new() }.visit(value.global))
}

fn build(loaded: &mut Loaded, name: &Symbol, order: &[Symbol], params: &[Type], result: &Type) -> Option<Elab> {
    let checker = &mut loaded.session.checker;
    let plain = checker.plain_group();
    let args: Vec<Local> = params.iter().map(|ty| checker.new_local("x".into(), ty.clone())).collect();
    let out = checker.new_local("out".into(), Type::con_of(REF, [string()]));
    let value = checker.new_local("value".into(), result.clone());
    let mut inside: FxHashMap<Symbol, Local> = FxHashMap::default();
    for name in order {
        let ty = loaded.session.definitions.get(name)?.scheme.ty.clone();
        inside.insert(*name, loaded.session.checker.new_local("printing".into(), ty));
    }
    let evidence = evidence(loaded, name)?;
    let local = |local: Local| Elab::Local(local, Vec::new());
    let call = Elab::App(Box::new(Elab::Local(inside[name], evidence)), args.iter().map(|arg| local(*arg)).collect());
    let printed = Elab::App(Box::new(Elab::Builtin(Builtin::Deref, Vec::new())), vec![local(out)]);
    let pair: Symbol = tuple_name(2).as_str().into();
    let pair = Arc::new(ConRef { name: pair, arity: 2, siblings: [pair].into() });
    // The value first: a tuple's parts are evaluated from right to left.
    let end = Elab::Let(value, Box::new(call), plain, Box::new(Elab::Con(pair, vec![local(value), printed])));
    let mut body = end;
    let mut rest = order;
    while let Some(last) = rest.last() {
        let group = loaded.session.definitions.get(last)?.group;
        let start = rest
            .iter()
            .rposition(|name| loaded.session.definitions.get(name).is_none_or(|definition| definition.group != group));
        let (before, same) = rest.split_at(start.map_or(0, |at| at + 1));
        rest = before;
        let parts = same.iter().map(|name| {
            let definition = loaded.session.definitions.get(name)?;
            let mut code = definition.body.clone();
            relocate(&mut code, &inside, out);
            Some((inside[name], code))
        });
        let mut parts = parts.collect::<Option<Vec<(Local, Elab)>>>()?;
        let is_recursive = same
            .iter()
            .any(|name| loaded.session.definitions.get(name).is_some_and(|definition| is_recursive(&definition.body)));
        body = match (is_recursive, parts.len()) {
            (false, 1) => {
                let (name, code) = parts.pop()?;
                Elab::Let(name, Box::new(code), group, Box::new(body))
            }
            _ => Elab::LetRec(parts, group, Box::new(body)),
        };
    }
    let empty = Elab::Lit(Lit::Str(String::new()));
    let made = Elab::App(Box::new(Elab::Builtin(Builtin::Ref, Vec::new())), vec![empty]);
    let body = Elab::Let(out, Box::new(made), plain, Box::new(body));
    let mut elab = Elab::Fun(args, Box::new(body));
    alias::resolve(&mut elab, &loaded.session.checker.facts);
    Some(elab)
}

/// The comparisons that the definition takes, at `int`.
pub(crate) fn evidence(loaded: &mut Loaded, name: &Symbol) -> Option<Vec<EvidenceId>> {
    let definition: Arc<Definition> = loaded.session.definitions.get(name)?.clone();
    let facts = &mut loaded.session.checker.facts;
    let ids = definition.scheme.preds.iter().map(|pred| {
        let id = EvidenceId(facts.evidence.len() as u32);
        facts.evidence.push(Evidence::Structure(Class::by_name(pred.class), "Int".into(), Vec::new()));
        id
    });
    Some(ids.collect())
}

/// The definitions that print, those they need first.
struct Found<'a> {
    loaded: &'a Loaded,
    seen: FxHashSet<Symbol>,
    order: Vec<Symbol>,
}

impl Found<'_> {
    /// Whether the definition prints.
    fn visit(&mut self, name: Symbol) -> bool {
        if !self.seen.insert(name) {
            return self.order.contains(&name);
        }
        let Some(definition) = self.loaded.session.definitions.get(&name).cloned() else { return false };
        // What a value prints, it prints once, when the file is run.
        if arity(&definition.body) == 0 {
            return false;
        }
        // Recursive definitions are one: all of them print if one does.
        let group: Vec<Symbol> = self.group(&definition);
        self.seen.extend(&group);
        let mut prints = false;
        for name in &group {
            let Some(part) = self.loaded.session.definitions.get(name).cloned() else { continue };
            prints |= self.prints(&part.body);
        }
        if prints {
            self.order.extend(group);
        }
        prints
    }

    fn group(&self, definition: &Definition) -> Vec<Symbol> {
        let values = &self.loaded.values;
        let same: Vec<Symbol> =
            values.iter().filter(|value| value.group == definition.group).map(|value| value.global).collect();
        if same.is_empty() { vec![definition.name] } else { same }
    }

    fn prints(&mut self, elab: &Elab) -> bool {
        let here = match elab {
            Elab::Builtin(Builtin::Output | Builtin::ErrorOutput, _) => true,
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => self.visit(*name),
            _ => false,
        };
        elab.parts().into_iter().fold(here, |prints, part| self.prints(part) || prints)
    }
}

/// Definitions become locals, and what is printed is put after what was printed before.
fn relocate(elab: &mut Elab, to: &FxHashMap<Symbol, Local>, out: Local) {
    match elab {
        Elab::Global(name, evidence) => {
            if let Some(local) = to.get(name) {
                *elab = Elab::Local(*local, std::mem::take(evidence));
            }
        }
        Elab::Recursive(callee, _) => {
            if let Callee::Global(name) = callee
                && let Some(local) = to.get(name)
            {
                *callee = Callee::Local(*local);
            }
        }
        Elab::App(head, args) if matches!(&**head, Elab::Builtin(Builtin::Output | Builtin::ErrorOutput, _)) => {
            args.iter_mut().for_each(|arg| relocate(arg, to, out));
            let here = || Elab::Local(out, Vec::new());
            let before = Elab::App(Box::new(Elab::Builtin(Builtin::Deref, Vec::new())), vec![here()]);
            let text = std::mem::take(args);
            let joined = std::iter::once(before).chain(text).collect();
            let all = Elab::App(Box::new(Elab::Global("Stdlib.^".into(), Vec::new())), joined);
            *elab = Elab::App(Box::new(Elab::Builtin(Builtin::Assign, Vec::new())), vec![here(), all]);
        }
        _ => elab.parts_mut().into_iter().for_each(|part| relocate(part, to, out)),
    }
}

fn is_recursive(elab: &Elab) -> bool {
    matches!(elab, Elab::Recursive(Callee::Global(_), _)) || elab.parts().into_iter().any(is_recursive)
}

/// How many parameters a definition takes at once.
pub(crate) fn arity(elab: &Elab) -> usize {
    match elab {
        Elab::At(_, inner) => arity(inner),
        Elab::Fun(params, body) => params.len() + arity(body),
        _ => 0,
    }
}
