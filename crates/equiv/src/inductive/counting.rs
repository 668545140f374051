//! Recursion on numbers, where what is known of a number decides how far calls unfold.
//!
//! Nothing ends the unfolding of `sum (n - 1)` but what is known of `n`: a hypothesis about smaller numbers comes first. What remains then, such as
//! `f (go (n - 1) x) = go (n - 1) (f x)`, is mostly a law about any number of which as much is known: that it is not negative, or not above another one.

use rustc_hash::FxHashMap;
use selfsame_certify::{At, Move, Sequent};
use selfsame_core::prim::PrimOp;
use selfsame_core::term::{Node, TermId, VarId};

use super::Prover;
use crate::cases::places;

/// Numbers that are the same by the facts, one after the other.
const EQUALITIES: usize = 4;

impl Prover<'_> {
    /// Whether a call for a computed number is one that a hypothesis speaks of, and makes simpler.
    pub(super) fn is_said_of_smaller(&mut self, sequent: &Sequent, at: At, place: &[u32], call: TermId) -> bool {
        if sequent.hypotheses.is_empty() || !self.is_counting(call) {
            return false;
        }
        for number in (0..sequent.hypotheses.len()).rev() {
            for flipped in [false, true] {
                let from = sequent.hypotheses[number].sides[usize::from(flipped)];
                if !matches!(self.store.node(from), Node::App(..)) || self.matches(from, call).is_none() {
                    continue;
                }
                let step = Move::Hypothesis { at, place: place.to_vec(), hypothesis: number as u32, flipped };
                let measures = self.measures.clone();
                let premises = self.apply(sequent, &step);
                self.measures = measures;
                let whole = premises.and_then(|premises| premises.first()?.term(at));
                let new = whole.and_then(|whole| self.part(whole, place));
                if new.is_some_and(|new| self.memory.precedence.is_above(self.store, call, new)) {
                    return true;
                }
            }
        }
        false
    }

    fn part(&self, whole: TermId, place: &[u32]) -> Option<TermId> {
        place.iter().try_fold(whole, |term, i| self.store.subterms(term).into_iter().nth(*i as usize))
    }

    /// Whether a function is called for a number that is computed.
    fn is_counting(&self, call: TermId) -> bool {
        let Node::App(head, args) = self.store.node(call) else { return false };
        let is_computed = |arg: &TermId| matches!(self.store.node(*arg), Node::Prim(op, _) if !op.is_condition());
        matches!(self.store.node(head), Node::Def(_)) && self.store.terms(args).iter().any(is_computed)
    }

    /// Where no hypothesis speaks of a call for a computed number: the sequent as a law of its own, before the call unfolds again.
    pub(super) fn by_counting(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        let calls = sequent.sides.map(|side| places(self.store, side));
        if !calls.iter().all(|all| all.iter().any(|(_, part)| self.is_counting(*part))) {
            return None;
        }
        self.by_lemma(sequent, true).or_else(|| self.by_shift(sequent, &calls))
    }

    /// The sequent as a law in which a call has variables for its numbers, so that its hypotheses speak of all numbers: `f (c - 1) + sum c = ...` for
    /// `f a + sum (a + 1) = ...`. For the call at hand it is a fact.
    fn by_shift(&mut self, sequent: &Sequent, calls: &[Vec<(Vec<u32>, TermId)>; 2]) -> Option<Vec<Move>> {
        let price = self.lemma_price(sequent)?;
        for (at, side) in [(At::Left, 0), (At::Right, 1)] {
            for (place, call) in &calls[side] {
                if self.store.loose(*call) > 0 || !self.is_counting(*call) {
                    continue;
                }
                let Some(of) = self.shift(*call) else { continue };
                let mut facts = self.relevant(sequent);
                let mut sides = [sequent.sides[side], sequent.sides[1 - side]];
                for terms in facts.iter_mut().chain([&mut sides]) {
                    *terms = terms.map(|term| self.store.substitute(term, &of));
                }
                let Some(plain) = self.simplify(Sequent::plain(facts, sides), &mut Vec::new()) else { continue };
                let within = places(self.store, plain.sides[0]);
                let Some((inner, _)) = within.into_iter().find(|(_, part)| self.is_instance(*part, *call)) else {
                    continue;
                };
                let Some(lemma) = self.lemma(self.law_of(plain.facts, plain.sides), price) else { continue };
                if let Some(found) = self.try_move(sequent, Move::Note { at, place: place.clone(), lemma, inner }, 0) {
                    return Some(found);
                }
            }
        }
        None
    }

    fn is_instance(&mut self, general: TermId, call: TermId) -> bool {
        matches!(self.store.node(general), Node::App(..)) && self.matches(general, call).is_some()
    }

    /// What the variables of a call's numbers are, where these numbers are new variables.
    fn shift(&mut self, call: TermId) -> Option<FxHashMap<VarId, TermId>> {
        use PrimOp::{IntAdd, IntSub, IntegerAdd, IntegerSub};
        let Node::App(_, args) = self.store.node(call) else { return None };
        let mut of = FxHashMap::default();
        for arg in self.store.terms(args).to_vec() {
            let Node::Prim(op, operands) = self.store.node(arg) else { continue };
            let [left, right] = self.store.terms(operands).to_vec()[..] else { return None };
            let inverse = match op {
                IntAdd => IntSub,
                IntSub => IntAdd,
                IntegerAdd => IntegerSub,
                IntegerSub => IntegerAdd,
                _ => return None,
            };
            let (var, other) = match (self.store.node(left), self.store.node(right)) {
                (Node::Free(var), Node::Lit(_)) => (var, right),
                (Node::Lit(_), Node::Free(var)) if matches!(op, IntAdd | IntegerAdd) => (var, left),
                _ => return None,
            };
            let new = self.store.fresh(self.store.var(var).clone());
            let new = self.store.mk_free(new);
            let shifted = self.store.mk_prim(inverse, &[new, other]);
            if of.insert(var, shifted).is_some() {
                return None;
            }
        }
        Some(of)
    }

    /// What the facts say of the numbers that became variables: which are not negative.
    pub(super) fn bounds_kept(&mut self, sequent: &Sequent, became: &FxHashMap<VarId, TermId>) -> Vec<[TermId; 2]> {
        let mut numbers: Vec<(VarId, TermId)> = became.iter().map(|(var, number)| (*var, *number)).collect();
        numbers.sort();
        let truth = self.store.mk_bool(true);
        let mut found = Vec::new();
        for (var, number) in numbers {
            if !matches!(self.store.node(number), Node::Prim(..)) {
                continue;
            }
            let Some(condition) = self.not_negative(number) else { continue };
            if self.decided(sequent, condition) == Some(truth) {
                let variable = self.store.mk_free(var);
                found.extend(self.not_negative(variable).map(|condition| [condition, truth]));
            }
        }
        found
    }

    /// What the facts say that a comparison is.
    fn decided(&mut self, sequent: &Sequent, condition: TermId) -> Option<TermId> {
        let alone = Sequent::plain(sequent.facts.clone(), [condition, condition]);
        let premises = self.apply(&alone, &Move::Decide { at: At::Left, place: Vec::new() })?;
        premises.first().map(|premise| premise.sides[0])
    }

    /// Two calls that differ in one number become one where the facts say that these numbers are the same.
    pub(super) fn equate(&mut self, mut sequent: Sequent, moves: &mut Vec<Move>) -> Sequent {
        for _ in 0..EQUALITIES {
            if sequent.facts.is_empty() || sequent.sides[0] == sequent.sides[1] {
                break;
            }
            let Some((step, next)) = self.equality(&sequent) else { break };
            moves.extend([step, Move::Arithmetic]);
            sequent = next;
        }
        sequent
    }

    fn equality(&mut self, sequent: &Sequent) -> Option<(Move, Sequent)> {
        let [lefts, rights] = sequent.sides.map(|side| {
            let mut all = places(self.store, side);
            all.retain(|(_, part)| self.store.loose(*part) == 0 && matches!(self.store.node(*part), Node::App(..)));
            all
        });
        for (place, left) in &lefts {
            for (from, right) in &rights {
                let Some((index, numbers)) = self.differing_number(*left, *right) else { continue };
                let alone = Sequent { sides: numbers, ..sequent.clone() };
                if self.apply(&alone, &Move::Arithmetic).is_none() {
                    continue;
                }
                let inner = |place: &[u32]| place.iter().copied().chain([index]).collect::<Vec<u32>>();
                let step = Move::Equal { at: At::Left, place: inner(place), by: At::Right, from: inner(from) };
                let Some([same, next]) = self.apply(sequent, &step).and_then(|all| <[Sequent; 2]>::try_from(all).ok())
                else {
                    continue;
                };
                if self.apply(&same, &Move::Arithmetic).is_some_and(|premises| premises.is_empty()) {
                    return Some((step, next));
                }
            }
        }
        None
    }

    /// The only place where two calls differ, and what is there, if these are numbers.
    fn differing_number(&mut self, left: TermId, right: TermId) -> Option<(u32, [TermId; 2])> {
        let (lefts, rights) = (self.store.subterms(left), self.store.subterms(right));
        if left == right || lefts.len() != rights.len() {
            return None;
        }
        let mut differing = lefts.iter().zip(&rights).enumerate().filter(|(_, (left, right))| left != right);
        let (index, (left, right)) = differing.next()?;
        let (numbers, is_only) = ([*left, *right], differing.next().is_none());
        let are_numbers = numbers.into_iter().all(|term| self.not_negative(term).is_some());
        (is_only && are_numbers).then_some((index as u32, numbers))
    }
}
