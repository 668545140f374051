//! Local mutable state.
use rustc_hash::FxHashMap;
use selfsame_core::expr::{Expr, Local};

use super::expr::strip_marks;
use super::{Lower, unsupported};
use crate::elab::Elab;

#[derive(Default)]
pub(super) struct Refs {
    current: FxHashMap<u32, Local>,
}

impl Refs {
    /// What the reference holds at this point.
    pub(super) fn current(&self, reference: Local) -> Option<Local> {
        self.current.get(&reference.id).copied()
    }
}

impl Lower<'_> {
    pub(super) fn local_state(&mut self, _: &Elab) -> Option<Expr> {
        None
    }

    pub(super) fn pure_loop(&mut self, _: &Elab) -> Expr {
        unsupported("a loop")
    }

    pub(super) fn is_tracked(&self, elab: &Elab) -> bool {
        matches!(strip_marks(elab), Elab::Local(local, _) if self.refs.current(*local).is_some())
    }
}
