//! Rows made ready for matching: only patterns that look at constructors and literals stay in the matrix.
//!
//! View patterns, overloaded literals and lazy patterns run code of their own. Matching a row goes from left to right, so
//! from the first of them on, the row's patterns become pattern guards in front of its body, which mean the same.

use std::borrow::Cow;

use selfsame_core::expr::{Label, Local};
use selfsame_core::types::tuple_name;

use super::Desugar;
use super::bind::can_fail;
use crate::elab::{BindGroup, ConRef, Elab, Guard, GuardedBody, Matrix, Pat, Row};

pub(super) struct Prepared<'a> {
    /// Without views, tests and lazy patterns.
    pub pats: Cow<'a, [Pat]>,
    /// What the row does before its `where` bindings are in scope.
    pub prefix: Vec<Guard>,
    pub wheres: &'a [BindGroup],
    pub bodies: &'a [GuardedBody],
}

impl Prepared<'_> {
    pub fn can_fail(&self) -> bool {
        self.prefix.iter().any(can_fail) || self.bodies.iter().all(|body| body.guards.iter().any(can_fail))
    }
}

impl Desugar {
    pub(super) fn prepare<'a>(&mut self, row: &'a Row) -> Prepared<'a> {
        let (pats, prefix) = self.prepare_pats(&row.pats);
        Prepared { pats, prefix, wheres: &row.wheres, bodies: &row.bodies }
    }

    pub(super) fn prepare_pats<'a>(&mut self, pats: &'a [Pat]) -> (Cow<'a, [Pat]>, Vec<Guard>) {
        if !pats.iter().any(runs_code) {
            return (Cow::Borrowed(pats), Vec::new());
        }
        let mut prefix = Vec::new();
        let mut late = false;
        let pats = pats.iter().map(|pat| self.split(pat, &mut late, &mut prefix)).collect();
        (Cow::Owned(pats), prefix)
    }

    /// What stays of a pattern in the matrix; the rest is added to `prefix`. After a test that may fail (`late`), whatever
    /// evaluates must wait for it.
    fn split(&mut self, pat: &Pat, late: &mut bool, prefix: &mut Vec<Guard>) -> Pat {
        match pat {
            Pat::Wildcard | Pat::Var(_) => pat.clone(),
            Pat::As(local, inner) => Pat::As(*local, Box::new(self.split(inner, late, prefix))),
            Pat::Lazy(inner, failure) => {
                if !is_refutable(inner) && !evaluates(inner) {
                    return self.split(inner, late, prefix);
                }
                let value = self.fresh("p");
                prefix.push(Guard::Let(self.projections(value, inner, failure)));
                Pat::Var(value)
            }
            Pat::View(function, inner) => {
                let value = self.fresh("v");
                *late |= is_refutable(inner) || evaluates(inner);
                let viewed = Elab::App(function.clone(), vec![Elab::Local(value)]);
                prefix.push(Guard::Pat((**inner).clone(), viewed));
                Pat::Var(value)
            }
            Pat::Test(function) => {
                let value = self.fresh("n");
                *late = true;
                prefix.push(Guard::Bool(Elab::App(function.clone(), vec![Elab::Local(value)])));
                Pat::Var(value)
            }
            Pat::Con(con, pats) if con.newtype => {
                Pat::Con(con.clone(), pats.iter().map(|pat| self.split(pat, late, prefix)).collect())
            }
            Pat::Bang(_) | Pat::Con(..) | Pat::Lit(_) | Pat::Str(_) if *late => {
                let value = self.fresh("v");
                prefix.push(Guard::Pat(pat.clone(), Elab::Local(value)));
                Pat::Var(value)
            }
            Pat::Bang(inner) => Pat::Bang(Box::new(self.split(inner, late, prefix))),
            Pat::Con(con, pats) => {
                Pat::Con(con.clone(), pats.iter().map(|pat| self.split(pat, late, prefix)).collect())
            }
            Pat::Lit(_) | Pat::Str(_) => pat.clone(),
        }
    }

    /// The variables of a lazy pattern as projections of the value. Each matches the pattern anew with the other
    /// variables left out; a pattern that runs code is matched once, into a tuple (nested pairs) of its variables.
    fn projections(&mut self, value: Local, pat: &Pat, failure: &Label) -> Vec<BindGroup> {
        let mut vars = Vec::new();
        variables(pat, &mut vars);
        if !runs_code(pat) {
            let project = |var: Local| {
                let copy = self.fresh(var.name);
                let pat = select(pat, var, copy);
                BindGroup::NonRec(var, match_value(value, pat, Elab::Local(copy), failure))
            };
            return vars.into_iter().map(project).collect();
        }
        if let [var] = vars[..] {
            return vec![BindGroup::NonRec(var, match_value(value, pat.clone(), Elab::Local(var), failure))];
        }
        let pair = pair();
        let unit =
            Elab::Con(ConRef { name: "()".into(), arity: 0, siblings: [("()".into(), 0)].into(), ..pair.clone() });
        let all = vars
            .iter()
            .rev()
            .fold(unit, |rest, var| Elab::App(Box::new(Elab::Con(pair.clone())), vec![Elab::Local(*var), rest]));
        let mut rest = self.fresh("p");
        let mut groups = vec![BindGroup::NonRec(rest, match_value(value, pat.clone(), all, failure))];
        for var in vars {
            let (first, second, next) = (self.fresh(var.name), self.fresh("p"), self.fresh("p"));
            let fst = Pat::Con(pair.clone(), vec![Pat::Var(first), Pat::Wildcard]);
            let snd = Pat::Con(pair.clone(), vec![Pat::Wildcard, Pat::Var(second)]);
            groups.push(BindGroup::NonRec(var, match_value(rest, fst, Elab::Local(first), failure)));
            groups.push(BindGroup::NonRec(next, match_value(rest, snd, Elab::Local(second), failure)));
            rest = next;
        }
        groups
    }
}

fn match_value(value: Local, pat: Pat, body: Elab, failure: &Label) -> Elab {
    let row = Row { pats: vec![pat], wheres: Vec::new(), bodies: vec![GuardedBody { guards: Vec::new(), body }] };
    Elab::Case(Box::new(Elab::Local(value)), Box::new(Matrix { rows: vec![row], failure: failure.clone() }))
}

fn pair() -> ConRef {
    let name = tuple_name(2).as_str().into();
    ConRef { name, arity: 2, newtype: false, strict: vec![false; 2], siblings: [(name, 2)].into() }
}

/// Whether a value may fail to match; bottoms aside.
pub(super) fn is_refutable(pat: &Pat) -> bool {
    match pat {
        Pat::Wildcard | Pat::Var(_) | Pat::Lazy(..) => false,
        Pat::As(_, inner) | Pat::Bang(inner) | Pat::View(_, inner) => is_refutable(inner),
        Pat::Con(con, pats) => con.siblings.len() > 1 || pats.iter().any(is_refutable),
        Pat::Lit(_) | Pat::Str(_) | Pat::Test(_) => true,
    }
}

/// Whether matching evaluates the value.
fn evaluates(pat: &Pat) -> bool {
    match pat {
        Pat::Wildcard | Pat::Var(_) | Pat::Lazy(..) => false,
        Pat::As(_, inner) | Pat::View(_, inner) => evaluates(inner),
        Pat::Con(con, pats) if con.newtype => pats.iter().any(evaluates),
        Pat::Bang(_) | Pat::Con(..) | Pat::Lit(_) | Pat::Str(_) | Pat::Test(_) => true,
    }
}

fn runs_code(pat: &Pat) -> bool {
    match pat {
        Pat::Wildcard | Pat::Var(_) | Pat::Lit(_) | Pat::Str(_) => false,
        Pat::As(_, inner) | Pat::Bang(inner) => runs_code(inner),
        Pat::Con(_, pats) => pats.iter().any(runs_code),
        Pat::Lazy(..) | Pat::View(..) | Pat::Test(_) => true,
    }
}

/// The variables that a pattern binds, from left to right.
pub(super) fn variables(pat: &Pat, vars: &mut Vec<Local>) {
    match pat {
        Pat::Wildcard | Pat::Lit(_) | Pat::Str(_) | Pat::Test(_) => {}
        Pat::Var(local) => vars.push(*local),
        Pat::As(local, inner) => {
            vars.push(*local);
            variables(inner, vars);
        }
        Pat::Bang(inner) | Pat::Lazy(inner, _) | Pat::View(_, inner) => variables(inner, vars),
        Pat::Con(_, pats) => pats.iter().for_each(|pat| variables(pat, vars)),
    }
}

/// The pattern with one variable renamed and the others left out; it runs no code.
fn select(pat: &Pat, var: Local, copy: Local) -> Pat {
    let inside = |pat: &Pat| Box::new(select(pat, var, copy));
    match pat {
        Pat::Var(local) if local.id == var.id => Pat::Var(copy),
        Pat::Var(_) => Pat::Wildcard,
        Pat::As(local, inner) if local.id == var.id => Pat::As(copy, inside(inner)),
        Pat::As(_, inner) => select(inner, var, copy),
        Pat::Bang(inner) => Pat::Bang(inside(inner)),
        Pat::Con(con, pats) => Pat::Con(con.clone(), pats.iter().map(|pat| select(pat, var, copy)).collect()),
        Pat::Wildcard | Pat::Lit(_) | Pat::Str(_) | Pat::Lazy(..) | Pat::View(..) | Pat::Test(_) => pat.clone(),
    }
}
