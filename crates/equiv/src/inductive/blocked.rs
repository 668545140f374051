//! What the calls of a sequent wait for: where to distinguish cases.

use selfsame_certify::{At, Move, Sequent};
use selfsame_core::step::{Focus, is_data};
use selfsame_core::term::{Node, TermId, VarId};
use selfsame_symbolic::{Choice, Pause, run};

use super::Prover;
use crate::cases::{is_enumeration, places};
use crate::matching::is_call;

/// Steps between two calls.
const STEPS: u32 = 1_000;
/// Rounds of evaluation of one call.
const ROUNDS: usize = 12;
/// Conditions of conditions.
const NESTING: u32 = 6;

/// Moves that distinguish cases, best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Distinctions {
    /// Cases of a term that a call comes to wait for. Evaluation leads there, and the last move distinguishes.
    pub conditions: Vec<Vec<Move>>,
    /// The same where constructors have fields.
    pub large: Vec<Vec<Move>>,
    /// Cases of a variable.
    pub variables: Vec<Vec<Move>>,
}

/// A call that does not become a value by itself.
#[derive(Clone)]
pub(super) struct Blocked {
    /// Steps to the state that waits.
    pub steps: u32,
    term: TermId,
    /// The call or application in that state that has to have a value first, if it is not a variable.
    pub condition: Option<TermId>,
    choice: Choice,
}

impl Prover<'_> {
    /// Where cases may be distinguished: in the sides first, then in the facts.
    pub(super) fn distinctions(&mut self, sequent: &Sequent) -> Distinctions {
        let mut found = Distinctions::default();
        let mut variables: Vec<(VarId, Move, u32)> = Vec::new();
        let mut conditions: Vec<TermId> = Vec::new();
        let facts = (0..sequent.facts.len() as u32).map(At::From);
        for at in [At::Left, At::Right].into_iter().chain(facts) {
            let Some(whole) = sequent.term(at) else { continue };
            let mut all = places(self.store, whole);
            all.retain(|(_, part)| self.store.loose(*part) == 0 && is_stuck_call(self, *part));
            for (place, part) in all {
                let Some(blocked) = self.blocked(part) else { continue };
                if let Some((condition, moves)) = self.blocking(at, whole, &place, &blocked)
                    && !conditions.contains(&condition)
                {
                    conditions.push(condition);
                    let ty = self.store.type_of(condition);
                    match ty.is_some_and(|ty| is_enumeration(self.store, &ty)) {
                        true => found.conditions.push(moves),
                        false => found.large.push(moves),
                    }
                }
                let Choice::Split(var) = blocked.choice else { continue };
                match variables.iter_mut().find(|(known, ..)| *known == var) {
                    Some((.., count)) => *count += 1,
                    None => {
                        let free = self.store.mk_free(var);
                        let place = places(self.store, whole).into_iter().find(|(_, part)| *part == free);
                        if let Some((place, _)) = place {
                            variables.push((var, Move::Vary { at, place }, 1));
                        }
                    }
                }
            }
        }
        let finiteness = &self.memory.finiteness;
        let may_be_bottom = |var: VarId| !finiteness.of_variable(self.store, var).is_defined();
        variables.sort_by_key(|(var, _, count)| (may_be_bottom(*var), std::cmp::Reverse(*count)));
        found.variables = variables.into_iter().map(|(_, vary, _)| vec![vary]).collect();
        found
    }

    /// Cases of the term of a data type that a call waits for.
    fn blocking(&mut self, at: At, whole: TermId, place: &[u32], blocked: &Blocked) -> Option<(TermId, Vec<Move>)> {
        let term = blocked.condition.filter(|term| *term != whole)?;
        if let Some((place, _)) = places(self.store, whole).into_iter().find(|(_, part)| *part == term) {
            return Some((term, vec![Move::Cases { at, place }]));
        }
        let (inner, _) = places(self.store, blocked.term).into_iter().find(|(_, inner)| *inner == term)?;
        let inner = place.iter().chain(&inner).copied().collect();
        let step = Move::Step { at, place: place.to_vec(), steps: blocked.steps };
        Some((term, vec![Move::Keep, step, Move::Cases { at, place: inner }]))
    }

    /// The state in which evaluation of a call does not go on by itself: found out once, for calls are inside calls.
    pub(super) fn blocked(&mut self, call: TermId) -> Option<Blocked> {
        self.blocked_within(call, NESTING)
    }

    fn blocked_within(&mut self, call: TermId, depth: u32) -> Option<Blocked> {
        if let Some(known) = self.memory.blocked.get(&(call, depth)) {
            return known.clone();
        }
        let found = if (self.expired)() { None } else { self.find_blocked(call, depth) };
        self.memory.blocked.insert((call, depth), found.clone());
        found
    }

    fn find_blocked(&mut self, call: TermId, depth: u32) -> Option<Blocked> {
        let mut term = call;
        let mut steps = 0;
        for _ in 0..ROUNDS {
            let run = run(self.store, term, STEPS);
            steps += run.steps;
            term = run.focus.rebuild(self.store);
            let targets = Focus::new(term).targets(self.store);
            match run.pause {
                Pause::Call => {
                    if let Some(condition) = self.comparison(&targets, term) {
                        let choice = Choice::Test(condition);
                        return Some(Blocked { steps, term, condition: Some(condition), choice });
                    }
                    let waits_for = targets.into_iter().find(|target| is_stuck_call(self, *target));
                    let Some(inner) = waits_for.filter(|inner| *inner != term && depth > 0) else { continue };
                    let Some(blocked) = self.blocked_within(inner, depth - 1) else { continue };
                    let parts = places(self.store, term);
                    // Cases of a number are not distinguished, but those of what compares it are.
                    let is_case = |condition: &TermId| {
                        let ty = self.store.type_of(*condition);
                        ty.is_none_or(|ty| is_data(self.store, &ty)) && parts.iter().any(|(_, part)| part == condition)
                    };
                    let condition = Some(blocked.condition.filter(is_case).unwrap_or(inner));
                    return Some(Blocked { steps, term, condition, choice: blocked.choice });
                }
                Pause::Choice(Choice::Split(_)) if self.comparison(&targets, term).is_some() => {
                    let condition = self.comparison(&targets, term)?;
                    return Some(Blocked { steps, term, condition: Some(condition), choice: Choice::Test(condition) });
                }
                Pause::Choice(choice) => {
                    let waits_for = match choice {
                        Choice::Apply(..) => targets.into_iter().nth(1),
                        Choice::Test(condition) => Some(condition),
                        _ => None,
                    };
                    let condition = waits_for.filter(|condition| *condition != term);
                    return Some(Blocked { steps, term, condition, choice });
                }
                Pause::Value | Pause::Assumed | Pause::Stuck(_) | Pause::Limit => return None,
            }
        }
        None
    }
}

impl Prover<'_> {
    /// A comparison of numbers that surely have values, among what a term waits for: which of them are evaluated first does not
    /// matter.
    fn comparison(&mut self, targets: &[TermId], whole: TermId) -> Option<TermId> {
        targets.iter().copied().find(|target| {
            let is_condition = matches!(self.store.node(*target), Node::Prim(op, _) if op.is_condition());
            is_condition && *target != whole && self.memory.finiteness.of(self.store, *target).is_defined()
        })
    }
}

fn is_stuck_call(prover: &Prover<'_>, term: TermId) -> bool {
    match prover.store.node(term) {
        Node::App(head, _) => matches!(prover.store.node(head), Node::Def(_) | Node::Case(..)),
        Node::Case(..) => is_call(prover.store, term),
        _ => false,
    }
}
