//! Assignments to arrays beyond `a.(i) <- e`: in rows of arrays, and by library functions.

use selfsame_core::expr::Expr;

use super::arrays::{self, Update};
use super::expr::{apply, bind, strip_marks};
use super::state::Next;
use super::uses::named;
use super::{Lower, unsupported};
use crate::elab::Elab;

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

    /// A call of a library function that changes an array whose state is passed along, and that array.
    pub(super) fn tracked_update(&self, head: &Elab, args: &[Elab]) -> Option<(Update, u32)> {
        let update = arrays::update(head)?;
        let target = named(strip_marks(args.get(update.target)?))?;
        (args.len() == update.arity && self.refs.current.contains_key(&target)).then_some((update, target))
    }

    pub(super) fn update_array<'k>(
        &mut self,
        update: Update,
        target: u32,
        args: &'k [Elab],
        next: Next<'a, 'k>,
    ) -> Expr {
        self.all(
            args,
            Vec::new(),
            Box::new(move |lower, values| {
                let value = apply(Expr::Global(update.result.into()), values);
                lower.assign(target, value, next)
            }),
        )
    }
}
