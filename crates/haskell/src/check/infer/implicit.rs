//! Implicit parameters: `?x :: t` is the constraint `Implicit "x" t`, `?x` its method, and `let ?x = e` gives the constraint.

use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::super::checker::Checker;
use super::super::class::dictionary_con;
use super::super::evidence::Hole;
use super::super::params::{packed, unpacked};
use super::super::prim::{known, nullary};
use super::super::solve::Origin;
use super::super::term::{applied, lambda, placeholder};
use crate::elab::Elab;
use crate::syntax::{Name, ValueDecl};

/// Whether a variable is an implicit parameter. Operators may begin like one.
pub(super) fn is_implicit(name: Symbol) -> bool {
    name.as_str().strip_prefix('?').is_some_and(|rest| rest.starts_with(|c: char| c.is_alphabetic() || c == '_'))
}

/// Whether a `let` binds implicit parameters.
pub(super) fn binds_implicit(decls: &[ValueDecl]) -> bool {
    decls.iter().any(|decl| matches!(decl, ValueDecl::Function(function) if is_implicit(function.name.base)))
}

/// What `?x :: t` says.
fn constraint(name: Symbol, ty: Type) -> Pred {
    let literal = Symbol::new(&format!("\"{}\"", name.as_str().trim_start_matches('?')));
    Pred { class: known().implicit, ty: packed(vec![nullary(literal), ty]) }
}

impl Checker<'_> {
    pub(super) fn implicit_parameter(&mut self, name: &Name) -> (Elab, Type) {
        let ty = self.fresh();
        let Some(selector) = self.implicit_class().map(|(selector, _)| selector) else { return (placeholder(), ty) };
        let dict = self.want(constraint(name.base, ty.clone()), name.span, Origin::Use(name.base));
        let hole = self.holes.add(Hole::Method { selector, index: 0, dict });
        (self.holes.term(hole), ty)
    }

    /// The method of the class, and what makes its dictionary.
    fn implicit_class(&mut self) -> Option<(Symbol, Elab)> {
        let class = self.env.class(known().implicit)?;
        Some((class.methods.first()?.name, Elab::Con(dictionary_con(&class))))
    }

    /// The values are those of the scope around; each is computed once.
    pub(super) fn implicit_let(&mut self, decls: &[ValueDecl], body: impl FnOnce(&mut Self) -> Elab) -> Elab {
        let Some((_, con)) = self.implicit_class() else { return placeholder() };
        let (mut preds, mut values) = (Vec::new(), Vec::new());
        for decl in decls {
            match decl {
                ValueDecl::Function(function) if is_implicit(function.name.base) => {
                    let ty = self.fresh();
                    let value = self.function(function, &ty);
                    preds.push(constraint(function.name.base, ty));
                    values.push(applied(con.clone(), vec![value]));
                }
                ValueDecl::Function(function) => {
                    self.unsupported(function.span, "a definition beside those of implicit parameters");
                }
                ValueDecl::Pattern { span, .. }
                | ValueDecl::Signature { span, .. }
                | ValueDecl::Fixity { span, .. } => {
                    self.unsupported(*span, "a definition beside those of implicit parameters");
                }
                ValueDecl::Unsupported(what) => self.unsupported(what.span, &what.what),
            }
        }
        let (dicts, body) = self.with_givens(&preds, |checker, _| body(checker));
        applied(lambda(dicts, body), values)
    }
}

/// The name that a constraint on an implicit parameter is about.
pub(in super::super) fn parameter_of(pred: &Pred) -> Option<&Type> {
    if pred.class == known().implicit { unpacked(&pred.ty).first() } else { None }
}
