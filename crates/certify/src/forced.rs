//! What is evaluated for its own sake, as a strict field is before its constructor is made: `seq t e` is `e` where `t` surely has a value.
//!
//! # Why this is right
//!
//! A `case` without alternatives evaluates what it looks at and goes on with its default, which binds nothing. Where [`crate::finite`] says that `t` has
//! a value, whatever the variables of the sequent are, evaluating it ends without a bottom, and what remains is the default.
//!
//! The default may be a constructor with `t` in a strict field, which is then no value as it is written. It has one for all values that the sequent is about, and
//! that is what counts: every other move replaces terms by ones that are equal, variables by values that they may have, or calls by variables that are known to have a
//! value where the calls have one; so what stands in a strict field always has a value.

use selfsame_core::term::{Node, TermId, TermStore};

use crate::moves::At;
use crate::sequent::{Context, Premises, Sequent};

impl Sequent {
    /// The subterm evaluates something that surely has a value, and goes on with something else.
    pub(crate) fn forced(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let (scrutinee, default) =
            evaluated_first(context.store, term).ok_or("nothing is evaluated for its own sake")?;
        if !context.mode(scrutinee).is_defined() {
            return Err("what is evaluated may be a bottom");
        }
        Ok(vec![self.replace(context.store, at, term, default)])
    }
}

/// What a `case` without alternatives looks at, and what it goes on with.
pub fn evaluated_first(store: &TermStore, term: TermId) -> Option<(TermId, TermId)> {
    match store.node(term) {
        Node::Case(scrutinee, alts, Some(default)) if store.alts(alts).is_empty() => Some((scrutinee, default)),
        _ => None,
    }
}
