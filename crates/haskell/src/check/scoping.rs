//! What a clause, an alternative or a block brings into scope, and what of it ends with it.

use super::checker::Checker;
use selfsame_typing::Level;

/// Where a scope began.
pub(super) struct Began {
    locals: usize,
    level: Level,
    givens: usize,
    wanteds: usize,
    refinements: usize,
    openings: u32,
}

impl Checker<'_> {
    pub fn begin_scope(&self) -> Began {
        Began {
            locals: self.locals.mark(),
            level: self.level,
            givens: self.givens.len(),
            wanteds: self.wanteds.len(),
            refinements: self.metas.refinements(),
            openings: self.openings,
        }
    }

    /// Forgets what was in scope. What patterns of special constructors brought is used before that.
    pub fn end_scope(&mut self, began: Began) {
        self.locals.reset(began.locals);
        if self.openings != began.openings {
            self.solve(began.wanteds);
            self.givens.truncate(began.givens);
            self.metas.forget_refinements(began.refinements);
            self.level = began.level;
            self.openings = began.openings;
        }
    }
}
