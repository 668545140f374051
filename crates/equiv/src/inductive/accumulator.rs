//! Accumulators: what a function does with the argument in which it collects its result.
//!
//! Of `go xs [x]` a hypothesis about `go xs []` says nothing. Where `go xs acc = go xs [] ++ acc`, for some operator of the
//! program or on numbers, this law takes the accumulator away wherever it turns up.

use selfsame_certify::{Law, Sequent};
use selfsame_core::term::{Node, TermId, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::run;

use super::Prover;
use super::explore::{Slot, Symbol};
use crate::cases::places;

/// What the proof of such a law may cost, and the moves for it.
const PRICE: u32 = 6;
const FUEL: u32 = 800;
/// Steps between two calls, and how often.
const STEPS: u32 = 100;
const ROUNDS: usize = 4;

impl Prover<'_> {
    /// Proves for the functions called so far what they do with their accumulators.
    pub(super) fn learn_accumulators(&mut self) {
        let symbols = self.memory.symbols.clone();
        let operators = self.operators();
        for symbol in symbols {
            for at in 0..symbol.slots().len() {
                if (self.expired)() {
                    return;
                }
                self.learn_accumulator(&symbol, at, &operators);
            }
        }
    }

    /// The first law that can be proved for this argument.
    fn learn_accumulator(&mut self, symbol: &Symbol, at: usize, operators: &[Symbol]) -> Option<u32> {
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
        for start in self.constants(ty) {
            args[at] = start;
            let from_start = symbol.applied(self.store, &args);
            for operator in operators.iter().filter(|operator| operator.is_on(ty)) {
                for operands in [[from_start, accumulator], [accumulator, from_start]] {
                    let right = operator.applied(self.store, &operands);
                    let law: Law = self.law_of(Vec::new(), [whole, right]);
                    self.fuel = FUEL;
                    if let Some(number) = self.lemma(law, PRICE) {
                        return Some(number);
                    }
                }
            }
        }
        None
    }

    /// Whether, in some case of what the call waits for, it becomes a call of the same function with another argument here.
    fn accumulates(&mut self, call: TermId, at: usize) -> bool {
        let Node::App(head, args) = self.store.node(call) else { return false };
        let accumulator = self.store.terms(args)[at];
        let sequent = Sequent::plain(Vec::new(), [call, call]);
        let vary = self.distinctions(&sequent).variables.into_iter().flatten().next();
        let premises = vary.and_then(|vary| self.apply(&sequent, &vary)).unwrap_or_default();
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

    fn any(&mut self, ty: &Type) -> TermId {
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
