//! Accumulators: what a function does with the argument in which it collects its result.
//!
//! Of `go xs [x]` a hypothesis about `go xs []` says nothing. Where `go xs acc = go xs [] ++ acc`, for some operator of the
//! program or on numbers, this law takes the accumulator away wherever it turns up.

use rustc_hash::FxHashMap;
use selfsame_certify::{At, Law, Move, Sequent};
use selfsame_core::term::{Node, TermId, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::run;

use super::explore::{Slot, Symbol};
use super::{LEMMA, Proof, Prover};
use crate::cases::places;
use crate::lemma::is_known;

/// What the proof of such a law may cost, at first and when laws were found from below, and the moves for it.
pub(super) const PRICE: u32 = 6;
pub(super) const LATER_PRICE: u32 = 7;
const FUEL: u32 = 800;
/// Steps between two calls, and how often.
const STEPS: u32 = 100;
const ROUNDS: usize = 4;
/// Steps to a call that starts from something.
const UNFOLDED: u32 = 4;

/// A call that starts from something, made general.
pub(super) struct Started {
    /// Where it is, and the steps after which it is there.
    pub place: Vec<u32>,
    pub steps: u32,
    /// The whole term with the general call in its place.
    pub whole: TermId,
    /// The variables that it starts from, and what these were.
    pub starts: Vec<TermId>,
    pub constants: Vec<TermId>,
}

impl Prover<'_> {
    /// Proves for the functions called so far what they do with their accumulators.
    pub(super) fn learn_accumulators(&mut self, price: u32) {
        let symbols = self.memory.symbols.clone();
        let operators = self.operators();
        for symbol in symbols {
            for at in 0..symbol.slots().len() {
                if (self.expired)() {
                    return;
                }
                self.learn_accumulator(&symbol, at, &operators, price);
            }
        }
    }

    /// The first law that can be proved for this argument.
    fn learn_accumulator(&mut self, symbol: &Symbol, at: usize, operators: &[Symbol], price: u32) -> Option<u32> {
        let Slot::Of(ty) = &symbol.slots()[at] else { return None };
        let mut args: Vec<TermId> = Vec::with_capacity(symbol.slots().len());
        for slot in symbol.slots() {
            args.push(match slot {
                Slot::Fixed(term) => *term,
                Slot::Of(ty) => self.any(ty),
            });
        }
        let accumulator = args[at];
        let whole = symbol.applied(self.store, &args);
        if self.store.type_of(whole).as_ref() != Some(ty) || !self.accumulates(whole, at) {
            return None;
        }
        let given =
            self.memory.given.clone().into_iter().filter(|value| self.store.type_of(*value).as_ref() == Some(ty));
        let given: Vec<TermId> = given.collect();
        let mut starts = self.constants(ty);
        starts.extend(given.into_iter().filter(|value| !starts.contains(value)).collect::<Vec<TermId>>());
        for start in starts {
            args[at] = start;
            let from_start = symbol.applied(self.store, &args);
            // What is said of a function with itself says nothing.
            for operator in operators.iter().filter(|operator| operator.is_on(ty) && *operator != symbol) {
                for operands in [[from_start, accumulator], [accumulator, from_start]] {
                    let right = operator.applied(self.store, &operands);
                    let law: Law = self.law_of(Vec::new(), [whole, right]);
                    self.fuel = FUEL;
                    if let Some(number) = self.lemma(law, price) {
                        return Some(number);
                    }
                }
            }
        }
        None
    }

    /// A proof by a lemma about any start: of `snd (go 0 0 xs) = length xs` by `snd (go s n xs) = length xs + n`.
    pub(super) fn by_start(&mut self, statement: &Law, price: u32) -> Option<Proof> {
        let lemma_price = price.checked_sub(LEMMA)?;
        let operators = self.operators();
        for (at, side) in [At::Left, At::Right].into_iter().zip(statement.sides) {
            let other = statement.sides[usize::from(at == At::Left)];
            let Some(ty) = self.store.type_of(other) else { continue };
            for Started { place, steps, whole, starts, .. } in self.started_anywhere(side) {
                let mut rights = vec![other];
                for start in starts {
                    if self.store.type_of(start).as_ref() != Some(&ty) {
                        continue;
                    }
                    for operator in operators.iter().filter(|operator| operator.is_on(&ty)) {
                        for operands in [[other, start], [start, other]] {
                            rights.push(operator.applied(self.store, &operands));
                        }
                    }
                }
                for right in rights {
                    let law = self.law_of(statement.facts.clone(), [whole, right]);
                    self.fuel = FUEL;
                    let Some(lemma) = self.lemma(law, lemma_price) else { continue };
                    self.fuel = FUEL;
                    self.measures = vec![Vec::new()];
                    let sequent = Sequent::plain(statement.facts.clone(), statement.sides);
                    let unfold = Move::Step { at, place: place.clone(), steps };
                    let step = Move::Law { at, place: Vec::new(), lemma, flipped: false };
                    let moves = if steps > 0 { vec![unfold, step] } else { vec![step] };
                    if let Some(moves) = self.try_moves(&sequent, &moves, 0) {
                        return Some(Proof { moves, induct: Vec::new(), along: self.way.along });
                    }
                }
            }
        }
        None
    }

    /// The calls in a term that start from something, or that become such calls.
    pub(super) fn started_anywhere(&mut self, whole: TermId) -> Vec<Started> {
        let mut found = Vec::new();
        for (place, call) in places(self.store, whole) {
            if self.store.loose(call) > 0 || !matches!(self.store.node(call), Node::App(..)) {
                continue;
            }
            let last = run(self.store, call, STEPS).steps.min(UNFOLDED);
            for steps in 0..=last {
                let term = match steps {
                    0 => call,
                    _ => run(self.store, call, steps).focus.rebuild(self.store),
                };
                if let Some((general, starts, constants)) = self.started(term) {
                    let whole = self.store.replace(whole, call, general);
                    found.push(Started { place: place.clone(), steps, whole, starts, constants });
                }
            }
        }
        found
    }

    /// The call with variables in the place of what it starts from, these variables, and what they stand for.
    fn started(&mut self, call: TermId) -> Option<(TermId, Vec<TermId>, Vec<TermId>)> {
        let Node::App(head, args) = self.store.node(call) else { return None };
        if !matches!(self.store.node(head), Node::Def(_)) {
            return None;
        }
        let args = self.store.terms(args).to_vec();
        let mut general = args.clone();
        let (mut starts, mut constants) = (Vec::new(), Vec::new());
        for at in 0..args.len() {
            let is_closed = self.store.free_vars(args[at]).is_empty();
            let Some(ty) = self.store.type_of(args[at]).filter(|ty| is_closed && is_known(ty)) else { continue };
            let is_written = matches!(self.store.node(args[at]), Node::Con(..) | Node::Lit(_));
            // A literal may be taken out of a dictionary.
            let is_data = ty.as_fun().is_none() && !self.is_dictionary(&ty);
            if !is_data || !(is_written || self.value(args[at], &FxHashMap::default()).is_some()) {
                continue;
            }
            general[at] = self.any(&ty);
            let started = self.store.mk_app(head, &general);
            match self.accumulates(started, at) {
                true => {
                    starts.push(general[at]);
                    constants.push(args[at]);
                }
                false => general[at] = args[at],
            }
        }
        let general = self.store.mk_app(head, &general);
        (!starts.is_empty()).then_some((general, starts, constants))
    }

    /// Whether, in some case of what the call waits for, it becomes a call of the same function with another argument here.
    fn accumulates(&mut self, call: TermId, at: usize) -> bool {
        let Node::App(head, args) = self.store.node(call) else { return false };
        let accumulator = self.store.terms(args)[at];
        let sequent = Sequent::plain(Vec::new(), [call, call]);
        let cases = self.distinctions(&sequent);
        let Some(moves) = cases.variables.into_iter().chain(cases.conditions).next() else { return false };
        let Some((last, first)) = moves.split_last() else { return false };
        let before = first.iter().try_fold(sequent, |sequent, step| self.apply(&sequent, step)?.pop());
        let premises = before.and_then(|before| self.apply(&before, last)).unwrap_or_default();
        premises.into_iter().any(|premise| {
            let mut term = premise.sides[0];
            for _ in 0..ROUNDS {
                term = run(self.store, term, STEPS).focus.rebuild(self.store);
                match self.store.node(term) {
                    Node::App(other, args) if other == head => {
                        let now = self.store.terms(args).get(at).copied();
                        if now.is_some_and(|now| now != accumulator) {
                            return true;
                        }
                    }
                    _ => {}
                }
            }
            false
        })
    }

    pub(super) fn any(&mut self, ty: &Type) -> TermId {
        let variable = Variable { total: true, finite: true, ..Variable::new("v", ty.clone()) };
        let variable = self.store.fresh(variable);
        self.store.mk_free(variable)
    }

    /// Whether a law takes an accumulator away: a call becomes another of the same function, that starts from a constant.
    pub(super) fn takes_accumulator_away(&self, law: &Law) -> bool {
        let Node::App(head, args) = self.store.node(law.sides[0]) else { return false };
        let args = self.store.terms(args);
        let is_start = |(arg, other): (&TermId, &TermId)| {
            matches!(self.store.node(*arg), Node::Free(_)) && self.store.free_vars(*other).is_empty()
        };
        let starts = |part: TermId| match self.store.node(part) {
            Node::App(other, others) if other == head => {
                let others = self.store.terms(others);
                let mut changed = args.iter().zip(others).filter(|(arg, other)| arg != other).peekable();
                args.len() == others.len() && changed.peek().is_some() && changed.all(is_start)
            }
            _ => false,
        };
        law.facts.is_empty() && places(self.store, law.sides[1]).into_iter().any(|(_, part)| starts(part))
    }
}
