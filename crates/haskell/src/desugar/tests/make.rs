//! Writing elaborated programs by hand.

use std::cell::Cell;
use std::sync::Arc;

use selfsame_core::expr::{Label, LabelKind, Lit, Local};
use selfsame_core::symbol::Symbol;

use crate::elab::{BindGroup, ConRef, Elab, Guard, GuardedBody, Matrix, Pat, Row};

thread_local!(static NEXT: Cell<u32> = const { Cell::new(0) });

pub fn local(name: &str) -> Local {
    let id = NEXT.get();
    NEXT.set(id + 1);
    Local { id, name: name.into() }
}

pub fn fail(text: &str) -> Label {
    Label::new(LabelKind::PatternFailure, text)
}

const TYPES: &[&[(&str, u32)]] = &[
    &[("False", 0), ("True", 0)],
    &[("[]", 0), (":", 2)],
    &[("(,)", 2)],
    &[("()", 0)],
    &[("Z", 0), ("S", 1)],
    &[("Red", 0), ("Green", 0), ("Blue", 0)],
    &[("N", 1)],
    &[("P", 2)],
];

/// `N` is a newtype's, `P` has a strict second field.
pub fn con_ref(name: &str) -> ConRef {
    let siblings =
        TYPES.iter().find(|cons| cons.iter().any(|(con, _)| *con == name)).expect("a constructor of the tests");
    let arity = siblings.iter().find(|(con, _)| *con == name).map_or(0, |(_, arity)| *arity);
    let strict = (0..arity).map(|i| name == "P" && i == 1).collect();
    let siblings: Arc<[(Symbol, u32)]> = siblings.iter().map(|(con, arity)| (Symbol::new(con), *arity)).collect();
    ConRef { name: name.into(), arity, newtype: name == "N", strict, siblings }
}

pub fn con(name: &str, args: Vec<Elab>) -> Elab {
    app(Elab::Con(con_ref(name)), args)
}

pub fn app(head: Elab, args: Vec<Elab>) -> Elab {
    if args.is_empty() { head } else { Elab::App(Box::new(head), args) }
}

pub fn global(name: &str) -> Elab {
    Elab::Global(name.into())
}

pub fn call(name: &str, args: Vec<Elab>) -> Elab {
    app(global(name), args)
}

pub fn use_of(local: Local) -> Elab {
    Elab::Local(local)
}

pub fn int(n: i64) -> Elab {
    Elab::Lit(Lit::Int(n))
}

pub fn pcon(name: &str, pats: Vec<Pat>) -> Pat {
    Pat::Con(con_ref(name), pats)
}

pub fn row(pats: Vec<Pat>, body: Elab) -> Row {
    Row { pats, wheres: Vec::new(), bodies: vec![GuardedBody { guards: Vec::new(), body }] }
}

pub fn guarded(pats: Vec<Pat>, bodies: Vec<(Vec<Guard>, Elab)>) -> Row {
    let bodies = bodies.into_iter().map(|(guards, body)| GuardedBody { guards, body }).collect();
    Row { pats, wheres: Vec::new(), bodies }
}

pub fn function(rows: Vec<Row>) -> Elab {
    Elab::Function(Box::new(Matrix { rows, failure: fail("f") }))
}

pub fn case(scrutinee: Elab, rows: Vec<Row>) -> Elab {
    Elab::Case(Box::new(scrutinee), Box::new(Matrix { rows, failure: fail("case") }))
}

pub fn let_in(groups: Vec<BindGroup>, body: Elab) -> Elab {
    Elab::Let(groups, Box::new(body))
}
