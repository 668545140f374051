//! Proofs by the decisions that the comparison takes, each of them a move.

use selfsame_certify::{At, Move, Sequent};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::step::{is_data, is_operand};
use selfsame_core::term::{Node, TermId};

use super::super::Side;
use super::evaluate::{On, Use, Waits};
use super::test::Equated;
use super::{Writer, call_parts};

/// Recursive calls that may be unfolded on one path where nothing else helps.
pub(super) const UNFOLDINGS: u32 = 2;

impl Writer {
    pub(super) fn is_exhausted(&self) -> bool {
        self.work > self.limit
    }

    /// Proves the sequent, whose sides belong to these. The moves are there if it is proved, and what was tried is gone if not.
    pub(super) fn prove(&mut self, mut sequent: Sequent, sides: [Side; 2], unfoldings: u32) -> bool {
        let mark = self.mark();
        let holds = self.decide(&mut sequent, sides, unfoldings);
        if !holds {
            self.back(mark);
        }
        holds
    }

    fn all(&mut self, premises: Option<Vec<Sequent>>, sides: [Side; 2], unfoldings: u32) -> bool {
        premises.is_some_and(|premises| premises.into_iter().all(|premise| self.prove(premise, sides, unfoldings)))
    }

    fn decide(&mut self, sequent: &mut Sequent, sides: [Side; 2], unfoldings: u32) -> bool {
        self.work += 20;
        if self.is_exhausted() {
            return false;
        }
        if sequent.sides[0] == sequent.sides[1] {
            return self.apply(sequent, Move::Same).is_some();
        }
        let Some(l) = self.evaluate(sequent, At::Left, &[], sides, Use::Facts) else { return false };
        let Some(r) = self.evaluate(sequent, At::Right, &[], sides, Use::Facts) else { return false };
        if sequent.sides[0] == sequent.sides[1] {
            return self.apply(sequent, Move::Same).is_some();
        }
        if self.apply(sequent, Move::Errors).is_some() {
            return true;
        }
        match self.equated(sequent) {
            Some(Equated::Impossible { fact }) => return self.apply(sequent, Move::Absurd { fact }).is_some(),
            Some(Equated::Written) => return self.decide(sequent, sides, unfoldings),
            None => {}
        }
        let mut order = [(At::Left, &l), (At::Right, &r)];
        if sides[0] == Side::Right {
            order.reverse();
        }
        for (at, waits) in order {
            let place = waits.place.clone();
            let step = match waits.on {
                On::Beyond => return false,
                On::Variable => Move::Vary { at, place },
                On::Test => Move::Cases { at, place },
                On::Literal => Move::Literals { at, place },
                On::Partial => Move::Divide { at, place },
                On::Value | On::Call(_) | On::Result => continue,
            };
            let premises = self.apply(sequent, step);
            return self.all(premises, sides, unfoldings);
        }
        match (&l.on, &r.on) {
            (On::Value, On::Value) => self.values(sequent, sides, unfoldings) || self.is_impossible(sequent, sides),
            _ => self.calls(sequent, [&l, &r], sides, unfoldings),
        }
    }

    /// Two values: the same constructor with the same fields, equal numbers, functions that agree on a new argument.
    fn values(&mut self, sequent: &Sequent, sides: [Side; 2], unfoldings: u32) -> bool {
        let mark = self.mark();
        let [left, right] = sequent.sides;
        let vary = |at| Move::Vary { at, place: Vec::new() };
        let step = match (self.store.node(left), self.store.node(right)) {
            _ if self.is_condition(left) => Move::Cases { at: At::Left, place: Vec::new() },
            _ if self.is_condition(right) => Move::Cases { at: At::Right, place: Vec::new() },
            (Node::Free(_), _) if self.is_open(left, right) => vary(At::Left),
            (_, Node::Free(_)) if self.is_open(right, left) => vary(At::Right),
            (Node::Con(c, _), Node::Con(d, _)) if c != d => return false,
            (Node::Con(..), _) | (_, Node::Con(..)) => Move::Dc,
            (Node::Lit(lit), _) | (_, Node::Lit(lit)) if matches!(self.store.lit(lit), Lit::Str(_)) => Move::Dc,
            _ if is_operand(&self.store, left) && is_operand(&self.store, right) => Move::Arithmetic,
            _ => Move::Functions,
        };
        let mut sequent = sequent.clone();
        if step == Move::Functions {
            for at in [At::Left, At::Right] {
                self.opened(&mut sequent, at);
            }
        }
        let premises = self.apply(&sequent, step);
        let holds = self.all(premises, sides, unfoldings);
        if !holds {
            self.back(mark);
        }
        holds
    }

    /// A function without all its arguments becomes a lambda.
    fn opened(&mut self, sequent: &mut Sequent, at: At) {
        let steps = match sequent.term(at).and_then(|side| call_parts(&self.store, side)) {
            Some((_, args)) => 1 + u32::from(!args.is_empty()),
            None => return,
        };
        self.advance(sequent, Move::Step { at, place: Vec::new(), steps });
    }

    /// A comparison of numbers that is a result, not all of them known.
    fn is_condition(&self, term: TermId) -> bool {
        matches!(self.store.node(term), Node::Prim(op, _) if op.is_condition()) && is_operand(&self.store, term)
    }

    /// Whether a variable must be looked at to compare it: with a constructor, or with a number before it is evaluated.
    fn is_open(&self, variable: TermId, other: TermId) -> bool {
        let Node::Free(var) = self.store.node(variable) else { return false };
        let variable = self.store.var(var);
        let is_data = is_data(&self.store, &variable.ty);
        let is_function = variable.ty.as_fun().is_some();
        match self.store.node(other) {
            Node::Con(..) => is_data,
            Node::Lit(lit) if matches!(self.store.lit(lit), Lit::Str(_)) => is_data,
            _ => !is_data && !is_function && !variable.evaluated,
        }
    }

    /// Whether no values get here: the facts contradict each other, or one says that a call gives what it does not.
    fn is_impossible(&mut self, sequent: &Sequent, sides: [Side; 2]) -> bool {
        for fact in 0..sequent.facts.len() as u32 {
            let [from, to] = sequent.facts[fact as usize];
            if !matches!(self.store.node(to), Node::Con(..)) {
                continue;
            }
            let (mark, at) = (self.mark(), At::From(fact));
            let mut changed = sequent.clone();
            let is_evaluated = match self.store.node(from) {
                Node::Prim(PrimOp::Error, _) => false,
                Node::Prim(..) => self.advance(&mut changed, Move::Decide { at, place: Vec::new() }),
                _ => self.evaluate(&mut changed, at, &[], sides, Use::Nothing).is_some(),
            };
            if is_evaluated && self.apply(&changed, Move::Absurd { fact }).is_some() {
                return true;
            }
            self.back(mark);
        }
        false
    }

    /// At least one side waits for a call. Calls that are the same are one variable.
    fn calls(&mut self, sequent: &mut Sequent, waits: [&Waits; 2], sides: [Side; 2], unfoldings: u32) -> bool {
        let both = [(At::Left, waits[0], waits[1]), (At::Right, waits[1], waits[0])];
        let mut both = both.to_vec();
        if sides[0] == Side::Right {
            both.reverse();
        }
        for (at, this, other) in &both {
            if matches!(this.on, On::Call(_)) && this.place.is_empty() && other.on == On::Value {
                return self.unfolded(sequent, *at, this, sides, unfoldings);
            }
        }
        let (at, this) = if both[0].1.on == On::Value { (both[1].0, both[1].1) } else { (both[0].0, both[0].1) };
        self.named(sequent, at, &this.place, sides, unfoldings)
            || both.iter().any(|(at, this, _)| self.unfolded(sequent, *at, this, sides, unfoldings))
    }

    /// The call becomes a variable on both sides.
    fn named(&mut self, sequent: &Sequent, at: At, place: &[u32], sides: [Side; 2], unfoldings: u32) -> bool {
        let (mark, mut next) = (self.mark(), sequent.clone());
        self.normalize(&mut next, at, place, sides);
        let premises = self.apply(&next, Move::Name { at, place: place.to_vec() });
        let holds = self.all(premises, sides, unfoldings);
        if !holds {
            self.back(mark);
        }
        holds
    }

    /// The call goes on with what its definition says, where the path allows one more.
    fn unfolded(&mut self, sequent: &Sequent, at: At, waits: &Waits, sides: [Side; 2], unfoldings: u32) -> bool {
        let On::Call(def) = waits.on else { return false };
        if unfoldings == 0 || self.heads.contains(def) {
            return false;
        }
        let mark = self.mark();
        let premises = self.apply(sequent, Move::Step { at, place: waits.place.clone(), steps: 1 });
        let holds = self.all(premises, sides, unfoldings - 1);
        if !holds {
            self.back(mark);
        }
        holds
    }
}
