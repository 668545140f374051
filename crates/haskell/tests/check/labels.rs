//! All failure texts in elaborated code.

use selfsame_haskell::check::Checked;
use selfsame_haskell::elab::{BindGroup, Elab, Guard, GuardedBody, Matrix, Pat};

pub fn texts(checked: &Checked) -> Vec<String> {
    let mut labels = Labels::default();
    checked.globals.iter().filter_map(|global| global.body.as_ref().ok()).for_each(|body| labels.expr(body));
    labels.0.sort();
    labels.0.dedup();
    labels.0
}

#[derive(Default)]
struct Labels(Vec<String>);

impl Labels {
    fn expr(&mut self, expr: &Elab) {
        match expr {
            Elab::Bottom(label) => self.0.push(label.text.to_string()),
            Elab::Local(_) | Elab::Global(_) | Elab::Con(_) | Elab::Prim(_) | Elab::Seq | Elab::Lit(_) => {}
            Elab::App(head, args) => {
                self.expr(head);
                args.iter().for_each(|arg| self.expr(arg));
            }
            Elab::Lam(_, body) | Elab::At(_, body) => self.expr(body),
            Elab::Function(matrix) => self.matrix(matrix),
            Elab::Case(scrutinee, matrix) => {
                self.expr(scrutinee);
                self.matrix(matrix);
            }
            Elab::Guarded(bodies, failure) => {
                self.0.push(failure.text.to_string());
                bodies.iter().for_each(|body| self.guarded(body));
            }
            Elab::Let(groups, body) => {
                self.groups(groups);
                self.expr(body);
            }
        }
    }

    fn matrix(&mut self, matrix: &Matrix) {
        self.0.push(matrix.failure.text.to_string());
        for row in &matrix.rows {
            row.pats.iter().for_each(|pat| self.pat(pat));
            self.groups(&row.wheres);
            row.bodies.iter().for_each(|body| self.guarded(body));
        }
    }

    fn guarded(&mut self, body: &GuardedBody) {
        for guard in &body.guards {
            match guard {
                Guard::Bool(condition) => self.expr(condition),
                Guard::Pat(pat, value) => {
                    self.pat(pat);
                    self.expr(value);
                }
                Guard::Let(groups) => self.groups(groups),
            }
        }
        self.expr(&body.body);
    }

    fn groups(&mut self, groups: &[BindGroup]) {
        for group in groups {
            match group {
                BindGroup::NonRec(_, value) => self.expr(value),
                BindGroup::Rec(bindings) => bindings.iter().for_each(|(_, value)| self.expr(value)),
                BindGroup::Strict { pat, value, failure } => {
                    self.0.push(failure.text.to_string());
                    self.pat(pat);
                    self.expr(value);
                }
            }
        }
    }

    fn pat(&mut self, pat: &Pat) {
        match pat {
            Pat::Wildcard | Pat::Var(_) | Pat::Lit(_) | Pat::Str(_) => {}
            Pat::Lazy(inner, label) => {
                self.0.push(label.text.to_string());
                self.pat(inner);
            }
            Pat::As(_, inner) | Pat::Bang(inner) => self.pat(inner),
            Pat::Con(_, pats) => pats.iter().for_each(|pat| self.pat(pat)),
            Pat::Test(test) => self.expr(test),
            Pat::View(function, inner) => {
                self.expr(function);
                self.pat(inner);
            }
        }
    }
}
