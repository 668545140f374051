//! Coinduction where there is nothing to induct on: what goes on for ever is looked at before it is evaluated further.

use selfsame_certify::{At, Move, Sequent};
use selfsame_core::term::{Node, TermId};
use selfsame_symbolic::{Pause, run_ahead};

use super::{HYPOTHESIS, Prover};
use crate::cases::places;

/// Rewritings of one sequent.
const REWRITINGS: usize = 12;
/// Observations before evaluation goes on inside.
const OBSERVATIONS: u32 = 3;
/// Steps to the next constructor.
const STEPS: u32 = 200;

impl Prover<'_> {
    pub(super) fn by_coinduction(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        let is_endless = self.measures.iter().all(Vec::is_empty);
        if !is_endless || sequent.sides[0] == sequent.sides[1] {
            return None;
        }
        let found = if sequent.observed > 0 { self.by_rewriting(sequent, price) } else { None };
        found.or_else(|| self.by_observation(sequent, price))
    }

    /// Both sides are evaluated as far as their first constructor, and not inside.
    fn by_observation(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        if sequent.observed >= OBSERVATIONS {
            return None;
        }
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
        }
        let is_con = |side: &TermId| matches!(self.store.node(*side), Node::Con(..));
        if !sequent.sides.iter().all(is_con) {
            return None;
        }
        moves.extend(self.try_move(&sequent, Move::Dc, price)?);
        Some(moves)
    }

    /// Hypotheses rewrite what they can, all in the same direction. What remains is the same, is a lemma, or is proved as
    /// usual.
    fn by_rewriting(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        let measures = self.measures.clone();
        for flipped in [false, true] {
            let (moves, rewritten) = self.all_rewritten(sequent, flipped);
            if moves.is_empty() {
                continue;
            }
            let rest = match price.checked_sub(HYPOTHESIS) {
                _ if rewritten.sides[0] == rewritten.sides[1] => Some(vec![Move::Same]),
                price => self
                    .by_lemma(&rewritten, true)
                    .or_else(|| self.by_lemma(&rewritten, false))
                    .or_else(|| self.prove_evaluated(rewritten, price?)),
            };
            if let Some(rest) = rest {
                return Some(moves.into_iter().chain(rest).collect());
            }
            self.measures.clone_from(&measures);
        }
        self.by_lemma(sequent, true)
    }

    fn all_rewritten(&mut self, sequent: &Sequent, flipped: bool) -> (Vec<Move>, Sequent) {
        let mut sequent = sequent.clone();
        let mut moves = Vec::new();
        while moves.len() < REWRITINGS {
            let Some((step, next)) = self.next_rewriting(&sequent, flipped) else { break };
            moves.push(step);
            sequent = next;
        }
        (moves, sequent)
    }

    /// The first place where a function or a case has what it waits for, or else where a hypothesis may be used, the innermost one
    /// first.
    fn next_rewriting(&mut self, sequent: &Sequent, flipped: bool) -> Option<(Move, Sequent)> {
        for at in [At::Left, At::Right] {
            let whole = sequent.term(at)?;
            for (place, part) in places(self.store, whole) {
                if self.store.loose(part) == 0 && self.is_redex(part) {
                    let step = Move::Step { at, place, steps: 1 };
                    let premise = self.apply(sequent, &step)?.pop()?;
                    return Some((step, premise));
                }
            }
        }
        for at in [At::Left, At::Right] {
            let whole = sequent.term(at)?;
            for (place, part) in places(self.store, whole) {
                if self.store.loose(part) > 0 {
                    continue;
                }
                for hypothesis in (0..sequent.hypotheses.len()).rev() {
                    let from = sequent.hypotheses[hypothesis].sides[usize::from(flipped)];
                    if !self.is_going_on(from) || self.matches(from, part).is_none() {
                        continue;
                    }
                    let step = Move::Coinduction { at, place: place.clone(), hypothesis: hypothesis as u32, flipped };
                    if let Some(premise) = self.apply(sequent, &step).and_then(|mut premises| premises.pop()) {
                        return Some((step, premise));
                    }
                }
            }
        }
        None
    }

    /// No call: there are finitely many such steps, as a rule.
    fn is_redex(&self, term: TermId) -> bool {
        match self.store.node(term) {
            Node::App(head, _) => matches!(self.store.node(head), Node::Lam(..)),
            Node::Case(scrutinee, ..) => matches!(self.store.node(scrutinee), Node::Con(..)),
            _ => false,
        }
    }

    fn is_going_on(&self, term: TermId) -> bool {
        matches!(self.store.node(term), Node::App(..) | Node::Case(..) | Node::Def(_))
    }
}
