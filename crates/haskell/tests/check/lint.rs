//! What must hold of elaborated code: every local is bound where it is used, once in its definition, and no hole is left.

use std::fmt::Write as _;

use selfsame_core::expr::Local;
use selfsame_haskell::check::Checked;
use selfsame_haskell::elab::{BindGroup, Elab, Guard, GuardedBody, Matrix, Pat};

pub fn problems(checked: &Checked) -> String {
    let mut out = String::new();
    for global in &checked.globals {
        if let Ok(body) = &global.body {
            let mut lint = Lint::default();
            lint.expr(body);
            lint.problems.iter().for_each(|problem| {
                let _ = writeln!(out, "broken: {}: {problem}", global.name);
            });
        }
    }
    for rule in &checked.rules {
        if let Ok(sides) = &rule.sides {
            for side in [&sides.lhs, &sides.rhs] {
                let mut lint = Lint::default();
                sides.dicts.iter().chain(&sides.vars).for_each(|(local, _)| lint.bind(*local));
                lint.expr(side);
                lint.problems.iter().for_each(|problem| {
                    let _ = writeln!(out, "broken: rule {:?}: {problem}", rule.name);
                });
            }
        }
    }
    out
}

#[derive(Default)]
struct Lint {
    scope: Vec<u32>,
    bound: std::collections::BTreeSet<u32>,
    problems: Vec<String>,
}

impl Lint {
    fn bind(&mut self, local: Local) {
        if !self.bound.insert(local.id) {
            self.problems.push(format!("{local:?} is bound twice"));
        }
        self.scope.push(local.id);
    }

    fn expr(&mut self, expr: &Elab) {
        let mark = self.scope.len();
        match expr {
            Elab::Local(local) => {
                if !self.scope.contains(&local.id) {
                    self.problems.push(format!("{local:?} is not bound"));
                }
            }
            Elab::Global(_) | Elab::Con(_) | Elab::Prim(_) | Elab::Seq | Elab::Lit(_) => {}
            Elab::Bottom(label) => {
                if label.text.as_str() == "error" {
                    self.problems.push("a placeholder is left".into());
                }
            }
            Elab::App(head, args) => {
                if args.is_empty() || matches!(**head, Elab::App(..)) {
                    self.problems.push("an application is not flat".into());
                }
                self.expr(head);
                args.iter().for_each(|arg| self.expr(arg));
            }
            Elab::Lam(params, body) => {
                params.iter().for_each(|param| self.bind(*param));
                self.expr(body);
            }
            Elab::Function(matrix) => self.matrix(matrix),
            Elab::Case(scrutinee, matrix) => {
                self.expr(scrutinee);
                self.matrix(matrix);
            }
            Elab::Guarded(bodies, _) => bodies.iter().for_each(|body| self.guarded(body)),
            Elab::Let(groups, body) => {
                self.groups(groups);
                self.expr(body);
            }
            Elab::At(_, inner) => self.expr(inner),
        }
        self.scope.truncate(mark);
    }

    fn matrix(&mut self, matrix: &Matrix) {
        for row in &matrix.rows {
            let mark = self.scope.len();
            row.pats.iter().for_each(|pat| self.pat(pat));
            self.groups(&row.wheres);
            row.bodies.iter().for_each(|body| self.guarded(body));
            self.scope.truncate(mark);
        }
    }

    fn guarded(&mut self, body: &GuardedBody) {
        let mark = self.scope.len();
        for guard in &body.guards {
            match guard {
                Guard::Bool(condition) => self.expr(condition),
                Guard::Pat(pat, value) => {
                    self.expr(value);
                    self.pat(pat);
                }
                Guard::Let(groups) => self.groups(groups),
            }
        }
        self.expr(&body.body);
        self.scope.truncate(mark);
    }

    fn groups(&mut self, groups: &[BindGroup]) {
        for group in groups {
            match group {
                BindGroup::NonRec(local, value) => {
                    self.expr(value);
                    self.bind(*local);
                }
                BindGroup::Rec(bindings) => {
                    bindings.iter().for_each(|(local, _)| self.bind(*local));
                    bindings.iter().for_each(|(_, value)| self.expr(value));
                }
                BindGroup::Strict { pat, value, .. } => {
                    self.expr(value);
                    self.pat(pat);
                }
            }
        }
    }

    fn pat(&mut self, pat: &Pat) {
        match pat {
            Pat::Wildcard | Pat::Lit(_) | Pat::Str(_) => {}
            Pat::Var(local) => self.bind(*local),
            Pat::As(local, inner) => {
                self.bind(*local);
                self.pat(inner);
            }
            Pat::Bang(inner) | Pat::Lazy(inner, _) => self.pat(inner),
            Pat::Con(con, pats) => {
                if con.arity as usize != pats.len() {
                    self.problems.push(format!("{} has {} patterns", con.name, pats.len()));
                }
                pats.iter().for_each(|pat| self.pat(pat));
            }
            Pat::Test(test) => self.expr(test),
            Pat::View(function, inner) => {
                self.expr(function);
                self.pat(inner);
            }
        }
    }
}
