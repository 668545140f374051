//! Assignments to containers beyond `a.(i) <- e`: in rows of arrays, to fields, and by library functions.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::{Code, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::arrays;
use super::containers::{Change, operation};
use super::expr::{apply, bind};
use super::state::Next;
use super::uses::named;
use super::{Lower, Wanted, forall, unsupported};
use crate::elab::{Callee, ConRef, Elab, EvidenceId};

impl<'a> Lower<'a> {
    /// `a.(i).(j) <- e`: a new row, and the array with it.
    pub(super) fn set_in_row<'k>(&mut self, args: &'k [Elab], next: Next<'a, 'k>) -> Expr {
        let tracked = args.first().and_then(arrays::row).filter(|(id, _)| self.refs.current.contains_key(id));
        let Some((target, index)) = tracked else {
            return unsupported("assignment to an array that is not local and simple");
        };
        self.all(
            &args[1..],
            Vec::new(),
            Box::new(move |lower, mut place| {
                lower.stateful(
                    index,
                    Next::Then(Box::new(move |lower, index| {
                        let global = |name: &str| Expr::Global(name.into());
                        let array = Expr::Local(lower.refs.current[&target]);
                        let (row, changed) = (lower.fresh("row"), lower.fresh("row"));
                        place.insert(0, Expr::Local(row));
                        let found = apply(global("Stdlib.Array.get"), vec![array.clone(), index.clone()]);
                        let new_row = apply(global("Stdlib.Array.replaced"), place);
                        let all = apply(global("Stdlib.Array.replaced"), vec![array, index, Expr::Local(changed)]);
                        let rest = lower.assign(target, all, next);
                        bind(row, found, bind(changed, new_row, rest))
                    })),
                )
            }),
        )
    }

    /// `r.f <- e`: the record with another field.
    pub(super) fn set_field<'k>(
        &mut self,
        con: &ConRef,
        index: usize,
        record: &'k Elab,
        value: &'k Elab,
        next: Next<'a, 'k>,
    ) -> Expr {
        let target = named(record.unmarked()).filter(|id| self.refs.current.contains_key(id));
        let Some(target) = target else { return unsupported(NOT_LOCAL) };
        let (name, arity) = (con.name, con.arity);
        self.stateful(
            value,
            Next::Then(Box::new(move |lower, value| {
                let before = Expr::Local(lower.refs.current[&target]);
                let fields: Vec<Local> = (0..arity).map(|_| lower.fresh("field")).collect();
                let mut parts: Vec<Expr> = fields.iter().map(|field| Expr::Local(*field)).collect();
                parts[index] = value;
                let alt = Alt { pattern: AltPattern::Con(name, fields), body: Expr::Con(name, parts) };
                lower.assign(target, Expr::Case(Box::new(before), vec![alt], None), next)
            })),
        )
    }

    /// The form of a definition that gives back what it changes.
    pub(super) fn updating(&mut self, callee: &Elab) -> Expr {
        let (name, evidence) = match callee {
            Elab::Global(name, evidence) => {
                let evidence = evidence.clone();
                let updating = Expr::Global(updating_name(*name));
                (*name, self.with_evidence(updating, &evidence))
            }
            Elab::Recursive(Callee::Global(name), group) => {
                let count = self.facts.groups[group.0 as usize].len();
                let evidence: Vec<Expr> = (0..count).map(|i| self.evidence_param(*group, i)).collect();
                (*name, apply(Expr::Global(updating_name(*name)), evidence))
            }
            _ => return unsupported("a function that changes what it is given"),
        };
        self.want(Wanted::Updating(name), updating_name(name));
        evidence
    }

    /// That form as a definition of its own.
    pub(super) fn updating_copy(&mut self, name: Symbol) -> Global {
        let copy = updating_name(name);
        let found = self.definitions.get(&name).cloned().zip(self.updaters.get(&name).cloned());
        let Some((definition, updater)) = found else {
            let code = Code::Unsupported("a function that changes what it is given".into());
            return Global { name: copy, ty: forall(&["a".into()], Type::var("a")), code, span: None, fixity: None };
        };
        let mut params = Vec::new();
        let mut result = &definition.scheme.ty;
        while params.len() < updater.arity
            && let Some((from, to)) = result.as_fun()
        {
            params.push(from.clone());
            result = to;
        }
        let given = updater.written.iter().filter_map(|position| params.get(*position).cloned());
        let returned = Type::tuple(std::iter::once(result.clone()).chain(given).collect());
        let ty = self.scheme_type(&definition, Type::funs(params, returned));
        let body = match definition.changes {
            Some(why) => unsupported(why),
            None => self.updating_body(&definition, &updater.written),
        };
        Global { name: copy, ty, code: Code::Expr(Arc::new(body)), span: Some(definition.span), fixity: None }
    }

    /// A call of a library function that changes a container whose state is passed along, and that container.
    pub(super) fn tracked_change(&self, head: &Elab, args: &[Elab]) -> Option<(Change, u32)> {
        let operation = operation(head)?;
        let change = operation.change?;
        let target = named(args.get(change.target)?.unmarked())?;
        (args.len() == operation.arity && self.refs.current.contains_key(&target)).then_some((change, target))
    }

    pub(super) fn change<'k>(
        &mut self,
        (change, target): (Change, u32),
        head: &'k Elab,
        args: &'k [Elab],
        next: Next<'a, 'k>,
    ) -> Expr {
        self.all(
            args,
            Vec::new(),
            Box::new(move |lower, values| {
                let evidence: &[EvidenceId] = match head {
                    Elab::Global(_, evidence) => evidence,
                    _ => &[],
                };
                let function = lower.with_evidence(Expr::Global(change.result.into()), evidence);
                let call = apply(function, values);
                if !change.gives {
                    return lower.assign(target, call, next);
                }
                let name = lower.refs.current[&target].name;
                let (value, after) = (lower.fresh("v"), lower.fresh(name));
                lower.refs.current.insert(target, after);
                let rest = lower.proceed(next, Expr::Local(value));
                let alt = Alt { pattern: AltPattern::Con("(,)".into(), vec![value, after]), body: rest };
                Expr::Case(Box::new(call), vec![alt], None)
            }),
        )
    }
}

/// What the form of a definition is called that gives back what it changes.
fn updating_name(name: Symbol) -> Symbol {
    Symbol::new(&format!("{name}$update"))
}

/// Why a field is not assigned to.
pub(super) const NOT_LOCAL: &str = "assignment to a field of a record that is not local and simple";
