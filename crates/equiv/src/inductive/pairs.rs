//! Two functions that do the same, or that do from one start what belongs together.
//!
//! Two programs for one task have helpers in pairs: two tests for membership, two ways to put lists together. That they are the same is asked before
//! anything is made of calls of both ([`Prover::learn_pairs`]).
//! And where both begin with the same thing, as `go [] xs = aux xs []` does, the law about any start may need what one of them makes of it in the end: `aux xs s = rev s ++ go s xs`
//! ([`Prover::by_common_start`]).

use rustc_hash::FxHashMap;
use selfsame_certify::{At, Law, Move, Sequent};
use selfsame_core::step::concretizations;
use selfsame_core::term::{Node, TermId};
use selfsame_core::types::Type;
use selfsame_symbolic::run;

use super::accumulator::Started;
use super::explore::{Slot, Symbol};
use super::{LEMMA, Proof, Prover};

/// What the proof that two functions are the same may cost, and the moves for it.
const PRICE: u32 = 6;
const FUEL: u32 = 1_500;
/// Steps from the smallest values of an argument to what a call comes to.
const STEPS: u32 = 200;
/// Statements about a common start that are tried.
const STARTS: usize = 12;

impl Prover<'_> {
    /// Proves of functions called so far that they are the same, given the same or in the other order.
    pub(super) fn learn_pairs(&mut self) {
        let symbols = self.memory.symbols.clone();
        for (i, first) in symbols.iter().enumerate() {
            for second in &symbols[i + 1..] {
                if (self.expired)() {
                    return;
                }
                self.learn_pair(first, second);
            }
        }
    }

    fn learn_pair(&mut self, first: &Symbol, second: &Symbol) -> Option<u32> {
        let types = |symbol: &Symbol| -> Vec<Type> {
            let slots = symbol.slots().iter();
            slots.filter_map(|slot| if let Slot::Of(ty) = slot { Some(ty.clone()) } else { None }).collect()
        };
        let (types, others) = (types(first), types(second));
        if types.len() != others.len() || types.is_empty() {
            return None;
        }
        let variables: Vec<TermId> = types.iter().map(|ty| self.any(ty)).collect();
        let backwards: Vec<TermId> = variables.iter().rev().copied().collect();
        let mut by_type = types.iter().cloned().zip(variables.iter().copied()).collect::<Vec<_>>();
        let mut matched = Vec::with_capacity(others.len());
        for ty in &others {
            let at = by_type.iter().position(|(known, _)| known == ty)?;
            matched.push(by_type.remove(at).1);
        }
        let left = self.call_of(first, &variables);
        let mut orders = vec![matched];
        if others.iter().eq(types.iter().rev()) && !orders.contains(&backwards) {
            orders.push(backwards);
        }
        orders.into_iter().find_map(|order| {
            let right = self.call_of(second, &order);
            if self.store.type_of(left) != self.store.type_of(right) {
                return None;
            }
            self.fuel = FUEL;
            self.lemma(self.law_of(Vec::new(), [left, right]), PRICE)
        })
    }

    fn call_of(&mut self, symbol: &Symbol, given: &[TermId]) -> TermId {
        let mut given = given.iter();
        let args = symbol.slots().iter().map(|slot| match slot {
            Slot::Fixed(term) => Some(*term),
            Slot::Of(_) => given.next().copied(),
        });
        let args: Vec<TermId> = args.flatten().collect();
        symbol.applied(self.store, &args)
    }

    /// A proof by a law about any start of both sides.
    pub(super) fn by_common_start(&mut self, statement: &Law, price: u32) -> Option<Proof> {
        let lemma_price = price.checked_sub(LEMMA)?;
        let [lefts, rights] = statement.sides.map(|side| {
            let mut all = self.started_anywhere(side);
            all.retain(|started| started.place.is_empty() && started.starts.len() == 1);
            all
        });
        let mut tried = 0;
        for left in &lefts {
            for right in &rights {
                for flipped in [false, true] {
                    let (one, other) = if flipped { (right, left) } else { (left, right) };
                    let at = if flipped { At::Right } else { At::Left };
                    for law in self.started_alike(one, other) {
                        tried += 1;
                        self.fuel = FUEL;
                        let lemma = if tried > STARTS { None } else { self.lemma(law, lemma_price) };
                        let Some(lemma) = lemma else { continue };
                        let unfold = |at: At, steps: u32| Move::Step { at, place: Vec::new(), steps };
                        let mut moves: Vec<Move> = Vec::new();
                        moves.extend((left.steps > 0).then(|| unfold(At::Left, left.steps)));
                        moves.extend((right.steps > 0).then(|| unfold(At::Right, right.steps)));
                        moves.push(Move::Law { at, place: Vec::new(), lemma, flipped: false });
                        self.fuel = FUEL;
                        self.measures = vec![Vec::new()];
                        let sequent = Sequent::plain(statement.facts.clone(), statement.sides);
                        if let Some(moves) = self.try_moves(&sequent, &moves, 0) {
                            return Some(Proof { moves, induct: Vec::new(), along: self.way.along });
                        }
                    }
                }
            }
        }
        None
    }

    /// Laws that small values do not refute: one call is the other one from the same start, put together with the start, or with what the one comes to of it.
    fn started_alike(&mut self, one: &Started, other: &Started) -> Vec<Law> {
        let ([start], [second]) = (&one.starts[..], &other.starts[..]) else { return Vec::new() };
        let ty = self.store.type_of(*start);
        if ty != self.store.type_of(*second) || one.constants != other.constants {
            return Vec::new();
        }
        let Node::Free(var) = self.store.node(*second) else { return Vec::new() };
        let of = FxHashMap::from_iter([(var, *start)]);
        let other = self.store.substitute(other.whole, &of);
        let mut rights = vec![other];
        if let Some(ty) = ty.filter(|ty| self.store.type_of(other).as_ref() == Some(ty)) {
            let mut parts = vec![*start];
            parts.extend(self.ends_of(one.whole, *start));
            let operators: Vec<Symbol> = self.operators().into_iter().filter(|operator| operator.is_on(&ty)).collect();
            for part in parts {
                for operator in &operators {
                    for operands in [[part, other], [other, part]] {
                        rights.push(operator.applied(self.store, &operands));
                    }
                }
            }
        }
        let laws: Vec<Law> = rights.into_iter().map(|right| self.law_of(Vec::new(), [one.whole, right])).collect();
        laws.into_iter().filter(|law| self.is_plausible(law)).collect()
    }

    /// What a call comes to for the smallest values of its arguments, where that is about its start alone.
    fn ends_of(&mut self, call: TermId, start: TermId) -> Vec<TermId> {
        let mut found = Vec::new();
        for var in self.store.free_vars(call).to_vec() {
            let free = self.store.mk_free(var);
            if free == start || !selfsame_core::step::is_data(self.store, &self.store.var(var).ty.clone()) {
                continue;
            }
            for value in concretizations(self.store, var) {
                let value = value.term(self.store);
                if !matches!(self.store.node(value), Node::Con(_, fields) if self.store.terms(fields).is_empty()) {
                    continue;
                }
                let closed = self.store.substitute(call, &FxHashMap::from_iter([(var, value)]));
                let end = run(self.store, closed, STEPS).focus.rebuild(self.store);
                let spoken_of = self.store.free_vars(end).to_vec();
                let is_of_start = spoken_of.into_iter().all(|var| self.store.mk_free(var) == start);
                if is_of_start && end != start && !found.contains(&end) {
                    found.push(end);
                }
            }
        }
        found
    }
}
