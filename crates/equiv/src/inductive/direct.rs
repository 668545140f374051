//! Proofs that are looked for without looking back: what loses nothing is done at once.
//!
//! To distinguish the cases of a condition that a call waits for loses nothing, nor does to take equal constructors apart; to rewrite with a hypothesis
//! loses little. The search by price tries other things first at each of these places, and again for each price. Here they are done wherever they can
//! be, cost nothing, and are not taken back, so that a proof with many conditions in it is found with few moves or not at all. What is chosen
//! is the variable of which cases are distinguished, and the lemma.

use rustc_hash::FxHashSet;
use selfsame_certify::{At, Move, Sequent};
use selfsame_core::program::DataKind;
use selfsame_core::term::{Node, TermId, TermStore};
use selfsame_core::types::Type;

use super::{HYPOTHESIS, LARGE_CASES, Prover, RECALL, VARY};
use crate::cases::places;

/// Moves before such an attempt is given up.
pub(super) const FUEL: u32 = 5_000;
/// By how much its price is above that of the attempt that it comes before: only variables and lemmas cost something.
pub(super) const MORE: u32 = 2;
/// Conditions between two cases of variables: what unfolds without end always finds new ones.
pub(super) const CONDITIONS: u32 = 6;
/// Rewritings with hypotheses, one after the other.
const REWRITINGS: usize = 8;
/// Hypotheses above a sequent of which it is asked what is so of its calls before anything is distinguished.
const LEARNING: usize = 2;
/// Larger sequents than this are not what a short proof comes to.
const SIZE: u32 = 120;
/// Variables that are tried.
const VARIABLES: usize = 2;

fn subterm(store: &TermStore, whole: TermId, place: &[u32]) -> Option<TermId> {
    place.iter().try_fold(whole, |term, i| store.subterms(term).into_iter().nth(*i as usize))
}

impl Prover<'_> {
    /// The moves for a sequent that cannot be simplified.
    pub(super) fn prove_directly(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        if sequent.sides.iter().map(|side| self.open_size(*side)).sum::<u32>() > SIZE {
            return None;
        }
        let is_con = |side: &TermId| matches!(self.store.node(*side), Node::Con(..) | Node::Lit(_));
        if sequent.sides.iter().all(is_con) {
            return self.by_fields(sequent, price).or_else(|| self.by_impossible(sequent));
        }
        if sequent.hypotheses.len() < LEARNING && self.learn_about(sequent) {
            return self.prove(sequent.clone(), price);
        }
        let measures = self.measures.clone();
        if let Some(rest) = self.by_functions(sequent, price) {
            return Some(rest);
        }
        self.measures = measures;
        if let Some(found) = self.by_all_hypotheses(sequent, price) {
            return found;
        }
        if let Some(found) = self.by_bounds(sequent, price) {
            return found;
        }
        if let Some(found) = self.by_counting(sequent) {
            return Some(found);
        }
        let distinctions = self.distinctions(sequent);
        let variables = &distinctions.variables[..distinctions.variables.len().min(VARIABLES)];
        // What a condition about calls needs is often said of smaller values.
        if sequent.hypotheses.is_empty()
            && distinctions.conditions.first().is_some_and(|moves| self.is_about_calls(sequent, moves))
        {
            let found = self.by_distinction(sequent, price.checked_sub(VARY), variables);
            if found.is_some() {
                return found;
            }
        }
        if self.conditions > 0
            && let Some(moves) = distinctions.conditions.first()
        {
            self.conditions -= 1;
            let found = self.try_moves(sequent, moves, price);
            self.conditions += 1;
            return found;
        }
        if self.learn_about(sequent) {
            return self.prove(sequent.clone(), price);
        }
        if self.conditions > 0
            && let Some(vary) = variables.iter().find(|moves| self.is_of_choices(sequent, moves))
        {
            self.conditions -= 1;
            let found = self.try_moves(sequent, vary, price);
            self.conditions += 1;
            return found;
        }
        let rest = self.by_contradiction(sequent);
        let rest = rest.or_else(|| self.by_reflection(sequent, price));
        let rest = rest.or_else(|| self.by_common_call(sequent));
        let rest = rest.or_else(|| self.by_lemma(sequent, true));
        let rest = rest.or_else(|| self.by_follow(sequent, price));
        let rest = rest.or_else(|| price.checked_sub(RECALL).and_then(|price| self.by_recall(sequent, Some(price))));
        let outside = std::mem::replace(&mut self.conditions, CONDITIONS);
        let rest = rest.or_else(|| self.by_distinction(sequent, price.checked_sub(VARY), variables));
        let rest = rest.or_else(|| self.by_distinction(sequent, price.checked_sub(LARGE_CASES), &distinctions.large));
        self.conditions = outside;
        rest.or_else(|| self.by_lemma(sequent, false))
    }

    /// Where a hypothesis makes nothing smaller, what it says the other side to be may be what both have in common.
    fn by_common_call(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        let measures = self.measures.clone();
        let mut seen: FxHashSet<[TermId; 2]> = [sequent.sides].into_iter().collect();
        let (step, next, conditions) = self.next_by_hypothesis(sequent, &mut seen, true)?;
        let Some(rest) = self.by_lemma(&next, true) else {
            self.measures = measures;
            return None;
        };
        Some([step].into_iter().chain(rest).chain(conditions).collect())
    }

    /// Whether cases are those of a variable that has no smaller values of its type in it: a condition too.
    fn is_of_choices(&self, sequent: &Sequent, moves: &[Move]) -> bool {
        let Some(Move::Vary { at, place }) = moves.last() else { return false };
        let var = sequent.term(*at).and_then(|whole| subterm(self.store, whole, place));
        let ty = var.and_then(|var| self.store.type_of(var));
        let Some(Type::Con(name, _)) = ty else { return false };
        let program = self.store.program();
        let Some(data) = program.data_id(name).map(|id| program.data(id)) else { return false };
        // What it is in may be in it again by way of another type, which does not matter here.
        let fields = data.cons.iter().flat_map(|con| &program.con(*con).def.fields);
        data.kind == DataKind::Data && fields.into_iter().all(|field| !matches!(field, Type::Con(of, _) if *of == name))
    }

    /// Whether the condition of which cases are distinguished is about what calls give.
    fn is_about_calls(&mut self, sequent: &Sequent, moves: &[Move]) -> bool {
        let Some((Move::Cases { at, place }, first)) = moves.split_last() else { return false };
        let before = first.iter().try_fold(sequent.clone(), |sequent, step| self.apply(&sequent, step)?.pop());
        let condition = before.and_then(|before| subterm(self.store, before.term(*at)?, place));
        let is_call = |part: TermId| matches!(self.store.node(part), Node::App(head, _) if matches!(self.store.node(head), Node::Def(_)));
        condition.is_some_and(|condition| places(self.store, condition).into_iter().any(|(_, part)| is_call(part)))
    }

    /// Different values are the same where the facts are impossible.
    fn by_impossible(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        self.by_contradiction(sequent)
    }

    /// Rewriting with hypotheses wherever it makes something smaller, and a proof of what remains; `None` when there is no such place.
    #[allow(clippy::option_option)]
    fn by_all_hypotheses(&mut self, sequent: &Sequent, price: u32) -> Option<Option<Vec<Move>>> {
        let measures = self.measures.clone();
        let mut seen: FxHashSet<[TermId; 2]> = [sequent.sides].into_iter().collect();
        let mut now = sequent.clone();
        let (mut moves, mut after) = (Vec::new(), Vec::new());
        for _ in 0..REWRITINGS {
            let Some((step, next, conditions)) = self.next_by_hypothesis(&now, &mut seen, false) else { break };
            moves.push(step);
            after.splice(0..0, conditions);
            now = next;
        }
        if moves.is_empty() {
            return None;
        }
        let Some(rest) = price.checked_sub(HYPOTHESIS.saturating_sub(1)).and_then(|price| self.prove(now, price))
        else {
            self.measures = measures;
            return Some(None);
        };
        moves.extend(rest);
        moves.extend(after);
        Some(Some(moves))
    }

    /// A rewriting, what it leads to, and the proofs of its conditions.
    fn next_by_hypothesis(
        &mut self,
        sequent: &Sequent,
        seen: &mut FxHashSet<[TermId; 2]>,
        backward: bool,
    ) -> Option<(Move, Sequent, Vec<Move>)> {
        for at in [At::Left, At::Right] {
            let whole = sequent.term(at)?;
            for (place, part) in places(self.store, whole) {
                if self.store.loose(part) > 0 || !matches!(self.store.node(part), Node::App(..) | Node::Case(..)) {
                    continue;
                }
                for number in (0..sequent.hypotheses.len()).rev() {
                    let sides = sequent.hypotheses[number].sides;
                    for flipped in [false, true] {
                        let [from, to] = if flipped { [sides[1], sides[0]] } else { sides };
                        let is_telling = matches!(self.store.node(from), Node::App(..) | Node::Case(..));
                        // An equation that makes something smaller is used in that direction.
                        let is_backward = self.memory.precedence.is_above(self.store, to, from);
                        if !is_telling || is_backward != backward || self.matches(from, part).is_none() {
                            continue;
                        }
                        let measures = self.measures.clone();
                        let step = Move::Hypothesis { at, place: place.clone(), hypothesis: number as u32, flipped };
                        let Some(premises) = self.apply(sequent, &step) else { continue };
                        let mut premises = premises.into_iter();
                        let next = premises.next()?;
                        // What is in what it becomes would be rewritten without end.
                        let becomes = subterm(self.store, next.term(at)?, &place);
                        if becomes.is_none_or(|new| places(self.store, new).iter().any(|(_, inner)| *inner == part)) {
                            self.measures = measures;
                            continue;
                        }
                        let conditions =
                            if seen.contains(&next.sides) { None } else { self.prove_all(premises.collect(), 0) };
                        if let Some(conditions) = conditions {
                            seen.insert(next.sides);
                            return Some((step, next, conditions));
                        }
                        self.measures = measures;
                        if self.fuel == 0 {
                            return None;
                        }
                    }
                }
            }
        }
        None
    }
}
