//! Assignments to containers beyond `a.(i) <- e`: in rows of arrays, to fields, and by library functions.

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};

use super::arrays;
use super::containers::{Change, operation};
use super::expr::{apply, bind, strip_marks};
use super::state::Next;
use super::uses::named;
use super::{Lower, unsupported};
use crate::elab::{ConRef, Elab, EvidenceId};

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
        let target = named(strip_marks(record)).filter(|id| self.refs.current.contains_key(id));
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

    /// A call of a library function that changes a container whose state is passed along, and that container.
    pub(super) fn tracked_change(&self, head: &Elab, args: &[Elab]) -> Option<(Change, u32)> {
        let operation = operation(head)?;
        let change = operation.change?;
        let target = named(strip_marks(args.get(change.target)?))?;
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

/// Why a field is not assigned to.
pub(super) const NOT_LOCAL: &str = "assignment to a field of a record that is not local and simple";
