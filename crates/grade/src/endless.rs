//! Calls that never answer.
//!
//! A call that needs its own answer has none: if evaluation of `t` comes to `t` again as the next thing to be evaluated, it takes
//! more steps than itself. Terms are hash-consed, so that the same call is the same number. What never comes back to
//! the same call may go on for ever too; nothing is said of that.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::step::{Focus, Progress};
use selfsame_core::term::{TermId, TermStore};

use crate::limits;

/// Whether a closed expression was seen to need its own answer, or that of a call that does.
pub(crate) fn is_endless(program: &Arc<Program>, expr: &Expr) -> bool {
    let mut store = TermStore::new(program.clone());
    let Ok(term) = store.import(expr, &[]) else { return false };
    let mut seen = FxHashSet::default();
    let mut suspects = 0;
    let mut focus = Focus::new(term);
    for _ in 0..limits::ENDLESS_STEPS {
        if let Some(call) = focus.call(&mut store)
            && !seen.insert(call)
        {
            if needs_itself(&mut store, call) {
                return true;
            }
            suspects += 1;
            if suspects == limits::ENDLESS_SUSPECTS {
                return false;
            }
        }
        if !matches!(focus.step(&mut store), Progress::Stepped(_)) {
            return false;
        }
    }
    false
}

/// Whether evaluating a call comes to this call.
fn needs_itself(store: &mut TermStore, call: TermId) -> bool {
    let mut focus = Focus::new(call);
    for step in 0..limits::ENDLESS_STEPS {
        if focus.call(store) == Some(call) && step > 0 {
            return true;
        }
        if !matches!(focus.step(store), Progress::Stepped(_)) {
            return false;
        }
    }
    false
}
