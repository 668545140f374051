//! A file as one program: what happens when it is run from top to bottom.
//!
//! Top-level definitions are globals, which is what engines that look at one function want. But a definition that reads
//! input has its value once, at its turn, and everything that depends on it belongs to that one run. So the program as a
//! whole is one expression: definitions that do something, and those that mention such a definition, are nested `let`s in
//! source order; the others stay globals.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, Expr, Local};
use selfsame_core::symbol::Symbol;

use crate::load::{Loaded, TopLevel};
use crate::lower::is_value;

/// The run of the whole file; its value is `()`. Parts that are not supported are gaps in it.
pub fn main_expr(loaded: &Loaded) -> Expr {
    let mut next = 0;
    let mut inside: FxHashMap<Symbol, Local> = FxHashMap::default();
    let mut steps: Vec<Vec<(Local, Expr)>> = Vec::new();
    let mut values = &loaded.values[..];
    while let Some(first) = values.first() {
        let size = values.iter().take_while(|value| value.group == first.group).count();
        let (group, rest) = values.split_at(size);
        values = rest;
        let codes: Vec<Expr> = group.iter().map(|value| code(loaded, value)).collect();
        let names: Vec<Symbol> = group.iter().map(|value| value.global).collect();
        let acts = codes.iter().any(|code| !is_value(code) || mentions_any(code, &|name| inside.contains_key(&name)));
        if !acts {
            continue;
        }
        for value in group {
            // Numbers that no local of the definitions has.
            next += 1;
            inside.insert(value.global, Local { id: u32::MAX - next, name: display_name(value) });
        }
        let parts = names.iter().map(|name| inside[name]).zip(codes.iter().map(|code| relocate(code, &inside)));
        steps.push(parts.collect());
    }
    let end = Expr::Con("()".into(), Vec::new());
    steps.into_iter().rev().fold(end, sequence)
}

fn code(loaded: &Loaded, value: &TopLevel) -> Expr {
    let global = loaded.program.global_id(value.global).map(|id| loaded.program.global(id));
    match global.and_then(|global| global.code.expr().ok()) {
        Some(expr) => (*expr).clone(),
        None => Expr::Global(value.global),
    }
}

fn display_name(value: &TopLevel) -> Symbol {
    if value.name.as_str().is_empty() { "_".into() } else { value.name }
}

/// One definition or recursive group, evaluated, then the rest.
fn sequence(rest: Expr, mut parts: Vec<(Local, Expr)>) -> Expr {
    let recursive = parts.iter().any(|(_, code)| parts.iter().any(|(local, _)| mentions_local(code, *local)));
    if recursive {
        return Expr::LetRec(parts, Box::new(rest));
    }
    let Some((local, code)) = parts.pop() else { return rest };
    let body =
        if is_value(&code) { rest } else { Expr::Case(Box::new(Expr::Local(local)), Vec::new(), Some(Box::new(rest))) };
    sequence(Expr::Let(local, Box::new(code), Box::new(body)), parts)
}

fn mentions_any(expr: &Expr, is: &dyn Fn(Symbol) -> bool) -> bool {
    let mut found = false;
    visit(expr, &mut |part| found |= matches!(part, Expr::Global(name) if is(*name)));
    found
}

fn mentions_local(expr: &Expr, local: Local) -> bool {
    let mut found = false;
    visit(expr, &mut |part| found |= matches!(part, Expr::Local(other) if *other == local));
    found
}

/// Sees every part of an expression, itself first.
pub(crate) fn visit(expr: &Expr, see: &mut dyn FnMut(&Expr)) {
    see(expr);
    match expr {
        Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => {}
        Expr::Lam(_, body) | Expr::At(_, body) => visit(body, see),
        Expr::App(head, args) => {
            visit(head, see);
            args.iter().for_each(|arg| visit(arg, see));
        }
        Expr::Let(_, a, b) | Expr::Assume(a, b) | Expr::Assert(a, b, _) => {
            visit(a, see);
            visit(b, see);
        }
        Expr::LetRec(parts, body) => {
            parts.iter().for_each(|(_, value)| visit(value, see));
            visit(body, see);
        }
        Expr::Con(_, args) | Expr::Prim(_, args) => args.iter().for_each(|arg| visit(arg, see)),
        Expr::Case(scrutinee, alts, default) => {
            visit(scrutinee, see);
            alts.iter().for_each(|alt| visit(&alt.body, see));
            default.iter().for_each(|body| visit(body, see));
        }
    }
}

/// The expression with the given globals turned into locals.
fn relocate(expr: &Expr, to: &FxHashMap<Symbol, Local>) -> Expr {
    let one = |e: &Expr| Box::new(relocate(e, to));
    let all = |es: &[Expr]| es.iter().map(|e| relocate(e, to)).collect();
    match expr {
        Expr::Global(name) => to.get(name).map_or_else(|| expr.clone(), |local| Expr::Local(*local)),
        Expr::Local(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => expr.clone(),
        Expr::Lam(params, body) => Expr::Lam(params.clone(), one(body)),
        Expr::At(span, body) => Expr::At(*span, one(body)),
        Expr::App(head, args) => Expr::App(one(head), all(args)),
        Expr::Let(local, value, body) => Expr::Let(*local, one(value), one(body)),
        Expr::LetRec(parts, body) => {
            Expr::LetRec(parts.iter().map(|(local, value)| (*local, relocate(value, to))).collect(), one(body))
        }
        Expr::Con(name, args) => Expr::Con(*name, all(args)),
        Expr::Prim(op, args) => Expr::Prim(*op, all(args)),
        Expr::Case(scrutinee, alts, default) => {
            let alts = alts.iter().map(|alt| Alt { pattern: alt.pattern.clone(), body: relocate(&alt.body, to) });
            Expr::Case(one(scrutinee), alts.collect(), default.as_ref().map(|body| one(body)))
        }
        Expr::Assume(a, b) => Expr::Assume(one(a), one(b)),
        Expr::Assert(a, b, label) => Expr::Assert(one(a), one(b), label.clone()),
    }
}
