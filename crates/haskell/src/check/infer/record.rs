//! Records: construction, update, labels.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{ConDef, DataDef};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::super::checker::Checker;
use super::super::interface::ValueKind;
use super::super::place::failure;
use super::super::solve::Origin;
use super::super::substitute::replace;
use super::super::term::{applied, placeholder, unguarded};
use super::expr::is_atom;
use super::pat::split;
use crate::elab::{BindGroup, Elab, Matrix, Pat, Row};
use crate::syntax::{Expr, ExprNode, FieldBind, Name};

impl Checker<'_> {
    /// The labels of a constructor that has been met, by base name.
    pub(super) fn labels_of(&self, con: Symbol) -> Arc<[Symbol]> {
        self.cons.get(&con).map(|known| known.labels.clone()).unwrap_or_default()
    }

    pub(super) fn field_position(&mut self, label: &Name, con: &Name, labels: &[Symbol]) -> Option<usize> {
        let found = labels.iter().position(|known| *known == label.base);
        if found.is_none() {
            let message = format!("constructor `{}` has no field `{}`", con.base, label.base);
            self.report(Diagnostic::error(label.span, message));
        }
        found
    }

    /// `C {x = e, y, ..}`.
    pub(super) fn record_con(
        &mut self,
        con: &Name,
        fields: &[FieldBind<Expr>],
        wildcard: bool,
        span: Span,
        ty: &Type,
    ) -> Elab {
        let Some((con_ref, scheme)) = self.constructor_named(con) else { return placeholder() };
        let (term, rest) = self.instantiate(Elab::Con(con_ref.clone()), &scheme, span, Origin::Use(con.base));
        let dicts = match &scheme {
            Type::Forall(_, preds, _) => preds.len(),
            _ => 0,
        };
        let Some((types, rest)) = split(&rest, con_ref.arity as usize - dicts) else { return placeholder() };
        self.expect(span, ty, &rest);
        let labels = self.labels_of(con_ref.name);
        let mut values: Vec<Option<Elab>> = vec![None; types.len()];
        for field in fields {
            let Some(i) = self.field_position(&field.label, con, &labels) else { continue };
            let value = match &field.value {
                Some(value) => self.check_sigma(value, &types[i]),
                None => self.check_sigma(&punned(&field.label), &types[i]),
            };
            if values[i].replace(value).is_some() {
                self.report(Diagnostic::error(
                    field.label.span,
                    format!("field `{}` is given twice", field.label.base),
                ));
            }
        }
        if wildcard {
            for (i, label) in labels.iter().enumerate() {
                if values[i].is_none() && self.locals.get(*label).is_some() {
                    let name = Name { qualifier: None, base: *label, span: con.span };
                    values[i] = Some(self.check_sigma(&punned(&name), &types[i]));
                }
            }
        }
        let missing = |i: usize| values[i].is_none();
        let absent: Vec<usize> = (0..types.len()).filter(|i| missing(*i)).collect();
        for i in absent {
            let label = labels.get(i).map_or("", |label| label.as_str());
            if con_ref.strict.get(i + dicts) == Some(&true) {
                let message = format!("the strict field `{label}` of `{}` is not given a value", con.base);
                self.report(Diagnostic::error(span, message));
            } else {
                let message = format!("the field `{label}` of `{}` is not given a value", con.base);
                self.report(Diagnostic::warning(span, message));
            }
            let text = format!("Missing field in record construction {label}");
            values[i] = Some(Elab::Bottom(failure(self.sources, span, text.trim_end())));
        }
        applied(term, values.into_iter().flatten().collect())
    }

    /// `e {x = e1, y = e2}`: a match on the constructors that have all the labels.
    pub(super) fn record_update(&mut self, record: &Expr, fields: &[FieldBind<Expr>], span: Span, ty: &Type) -> Elab {
        let Some(def) = self.record_type(fields) else { return placeholder() };
        let Some(def) = def.as_data() else { return placeholder() };
        let labels: Vec<Symbol> = fields.iter().map(|field| field.label.base).collect();
        let fits = |con: &&ConDef| labels.iter().all(|label| con.labels.contains(label));
        let cons: Vec<&ConDef> = def.cons.iter().filter(fits).collect();
        let Some(first) = cons.first() else {
            return self.fail(Diagnostic::error(span, "no constructor has all these fields"));
        };
        if cons.iter().any(|con| con.fields.len() != con.labels.len()) {
            self.unsupported(span, "updating a record that holds dictionaries");
            return placeholder();
        }
        if self
            .representations
            .iter()
            .any(|(_, equation)| matches!(&equation.result, Type::Con(n, _) if *n == def.name))
        {
            self.unsupported(span, "updating a record of a data family");
            return placeholder();
        }
        let (old, new) = self.update_types(def, &cons, &labels);
        let whole = |types: &[Type]| Type::Con(def.name, types.into());
        self.expect(span, ty, &whole(&new));
        let record = self.check(record, &whole(&old));
        let mut values = Vec::with_capacity(fields.len());
        for field in fields {
            let index = first.labels.iter().position(|label| *label == field.label.base).unwrap_or_default();
            let field_ty = replace(&first.fields[index], &def.params, &new);
            values.push(match &field.value {
                Some(value) => self.check_sigma(value, &field_ty),
                None => self.check_sigma(&punned(&field.label), &field_ty),
            });
        }
        let mut shared = Vec::new();
        if cons.len() > 1 {
            for (value, label) in values.iter_mut().zip(&labels).filter(|(value, _)| !is_atom(value)) {
                let local = self.local(*label);
                shared.push(BindGroup::NonRec(local, std::mem::replace(value, Elab::Local(local))));
            }
        }
        let rows = cons.iter().map(|con| self.update_row(def, con, &labels, &values)).collect();
        let matrix = Matrix { rows, failure: failure(self.sources, span, "Non-exhaustive patterns in record update") };
        let update = Elab::Case(Box::new(record), Box::new(matrix));
        if shared.is_empty() { update } else { Elab::Let(shared, Box::new(update)) }
    }

    /// The data type that the labels belong to.
    fn record_type(&mut self, fields: &[FieldBind<Expr>]) -> Option<Arc<super::super::interface::TypeDef>> {
        let mut found = None;
        for field in fields {
            let entity = self.resolve(&field.label)?;
            let def = self.env.value(entity)?;
            match def.kind {
                ValueKind::Field { data } if found.is_none_or(|other| other == data) => found = Some(data),
                ValueKind::Field { .. } => {
                    self.report(Diagnostic::error(field.label.span, "these fields belong to different types"));
                    return None;
                }
                _ => {
                    let message = format!("`{}` is not a field of a record", field.label.base);
                    self.report(Diagnostic::error(field.label.span, message));
                    return None;
                }
            }
        }
        self.env.type_def(found?)
    }

    /// Arguments of the type before and after: a parameter changes freely unless a field that stays mentions it.
    fn update_types(&mut self, def: &DataDef, cons: &[&ConDef], labels: &[Symbol]) -> (Vec<Type>, Vec<Type>) {
        let stays = |con: &ConDef, i: usize| con.labels.get(i).is_none_or(|label| !labels.contains(label));
        let kept: Vec<&Type> = cons
            .iter()
            .flat_map(|con| con.fields.iter().enumerate().filter(|(i, _)| stays(con, *i)).map(|(_, ty)| ty))
            .collect();
        let old: Vec<Type> = def.params.iter().map(|_| self.fresh()).collect();
        let new = def.params.iter().zip(&old).map(|(param, old)| {
            let fixed = kept.iter().any(|ty| mentions(ty, *param));
            if fixed { old.clone() } else { self.fresh() }
        });
        let new = new.collect();
        (old, new)
    }

    fn update_row(&mut self, def: &DataDef, con: &ConDef, labels: &[Symbol], values: &[Elab]) -> Row {
        let Some(con_ref) = self.con_named(def.name, con.name) else {
            return Row { pats: vec![Pat::Wildcard], wheres: Vec::new(), bodies: Vec::new() };
        };
        let mut pats = Vec::with_capacity(con.fields.len());
        let mut args = Vec::with_capacity(con.fields.len());
        for (i, label) in con.labels.iter().enumerate() {
            match labels.iter().position(|updated| updated == label) {
                Some(updated) => {
                    pats.push(Pat::Wildcard);
                    args.push(values[updated].clone());
                }
                None => {
                    let local = self.local(con.labels[i]);
                    pats.push(Pat::Var(local));
                    args.push(Elab::Local(local));
                }
            }
        }
        let body = applied(Elab::Con(con_ref.clone()), args);
        Row { pats: vec![Pat::Con(con_ref, pats)], wheres: Vec::new(), bodies: unguarded(body) }
    }
}

/// `C {x}` means `C {x = x}`.
fn punned(label: &Name) -> Expr {
    let name = Name { qualifier: None, ..*label };
    Expr { node: ExprNode::Var(name), span: label.span }
}

fn mentions(ty: &Type, var: Symbol) -> bool {
    ty.any(&mut |part| *part == Type::Var(var))
}
