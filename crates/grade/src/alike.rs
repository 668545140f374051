//! Code that is the same up to names of locals and places in the source.

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Local};
use selfsame_core::symbol::Symbol;
use selfsame_equiv::Bottoms;

use crate::renaming::Renaming;

/// Pairs of globals, left and right, that must be the same for the code to be the same; None when it is not.
///
/// Types and constructors of the right are renamed. Where all bottoms are the same, so are errors with different texts.
pub fn alike(left: &Expr, right: &Expr, renaming: &Renaming, bottoms: Bottoms) -> Option<Vec<(Symbol, Symbol)>> {
    let mut comparing = Comparing { renaming, bottoms, scope: Vec::new(), globals: Vec::new() };
    comparing.same(left, right).then_some(comparing.globals)
}

struct Comparing<'a> {
    renaming: &'a Renaming,
    bottoms: Bottoms,
    /// Locals in scope, left and right, the innermost last.
    scope: Vec<(Local, Local)>,
    globals: Vec<(Symbol, Symbol)>,
}

impl Comparing<'_> {
    fn same(&mut self, left: &Expr, right: &Expr) -> bool {
        match (left, right) {
            (Expr::At(_, left), right) => self.same(left, right),
            (left, Expr::At(_, right)) => self.same(left, right),
            (Expr::Local(left), Expr::Local(right)) => {
                let bound = self.scope.iter().rev().find(|(l, r)| l.id == left.id || r.id == right.id);
                bound.is_some_and(|(l, r)| l.id == left.id && r.id == right.id)
            }
            (Expr::Global(left), Expr::Global(right)) => {
                self.globals.push((*left, *right));
                true
            }
            (Expr::Lit(left), Expr::Lit(right)) => left == right,
            (Expr::Lam(left, l), Expr::Lam(right, r)) => {
                left.len() == right.len() && self.under(left, right, |own| own.same(l, r))
            }
            (Expr::App(left, l), Expr::App(right, r)) => self.same(left, right) && self.all(l, r),
            (Expr::Let(left, l, l_body), Expr::Let(right, r, r_body)) => {
                self.same(l, r) && self.under(&[*left], &[*right], |own| own.same(l_body, r_body))
            }
            (Expr::LetRec(left, l_body), Expr::LetRec(right, r_body)) => {
                let locals = |bindings: &[(Local, Expr)]| bindings.iter().map(|(l, _)| *l).collect::<Vec<_>>();
                left.len() == right.len()
                    && self.under(&locals(left), &locals(right), |own| {
                        left.iter().zip(right).all(|((_, l), (_, r))| own.same(l, r)) && own.same(l_body, r_body)
                    })
            }
            (Expr::Con(left, l), Expr::Con(right, r)) => *left == self.renaming.con(*right) && self.all(l, r),
            (Expr::Case(left, l, l_default), Expr::Case(right, r, r_default)) => {
                self.same(left, right)
                    && l.len() == r.len()
                    && l.iter().zip(r).all(|(l, r)| self.same_alt(l, r))
                    && match (l_default, r_default) {
                        (Some(l), Some(r)) => self.same(l, r),
                        (None, None) => true,
                        _ => false,
                    }
            }
            (Expr::Prim(left, l), Expr::Prim(right, r)) => left == right && self.all(l, r),
            (Expr::Bottom(left), Expr::Bottom(right)) => self.same_label(left, right),
            (Expr::Input(left), Expr::Input(right)) => *left == self.renaming.ty(right),
            (Expr::Assume(l, l_body), Expr::Assume(r, r_body)) => self.same(l, r) && self.same(l_body, r_body),
            (Expr::Assert(l, l_body, left), Expr::Assert(r, r_body, right)) => {
                self.same(l, r) && self.same(l_body, r_body) && self.same_label(left, right)
            }
            _ => false,
        }
    }

    fn all(&mut self, left: &[Expr], right: &[Expr]) -> bool {
        left.len() == right.len() && left.iter().zip(right).all(|(l, r)| self.same(l, r))
    }

    fn same_alt(&mut self, left: &Alt, right: &Alt) -> bool {
        match (&left.pattern, &right.pattern) {
            (AltPattern::Con(l, l_fields), AltPattern::Con(r, r_fields)) => {
                *l == self.renaming.con(*r)
                    && l_fields.len() == r_fields.len()
                    && self.under(l_fields, r_fields, |own| own.same(&left.body, &right.body))
            }
            (AltPattern::Lit(l), AltPattern::Lit(r)) => l == r && self.same(&left.body, &right.body),
            _ => false,
        }
    }

    fn same_label(&self, left: &Label, right: &Label) -> bool {
        let is_gap = |label: &Label| label.kind == LabelKind::Unsupported;
        left == right || (self.bottoms == Bottoms::Same && !is_gap(left) && !is_gap(right))
    }

    fn under(&mut self, left: &[Local], right: &[Local], body: impl FnOnce(&mut Self) -> bool) -> bool {
        let depth = self.scope.len();
        self.scope.extend(left.iter().copied().zip(right.iter().copied()));
        let same = body(self);
        self.scope.truncate(depth);
        same
    }
}
