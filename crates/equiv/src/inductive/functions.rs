//! Two functions are the same when they give the same for every argument.

use selfsame_certify::{At, Move, Sequent};
use selfsame_core::term::Node;
use selfsame_symbolic::{Pause, run_ahead};

use super::Prover;

/// Steps until a side is seen to be a function.
const STEPS: u32 = 200;

impl Prover<'_> {
    /// Both sides are evaluated to functions, and then applied.
    pub(super) fn by_functions(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        let mut sequent = sequent.clone();
        for at in [At::Left, At::Right] {
            let run = run_ahead(self.store, sequent.term(at)?, STEPS).filter(|run| run.pause == Pause::Value)?;
            let steps = run.steps;
            if steps > 0 {
                let step = Move::Step { at, place: Vec::new(), steps };
                sequent = self.apply(&sequent, &step)?.pop()?;
                moves.push(step);
            }
            if !matches!(self.store.node(sequent.term(at)?), Node::Lam(..)) {
                return None;
            }
        }
        moves.extend(self.try_move(&sequent, Move::Functions, price)?);
        Some(moves)
    }
}
