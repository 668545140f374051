//! Simplification of sequents: evaluation anywhere, facts, and lemmas as rewrite rules.

use rustc_hash::FxHashMap;
use selfsame_certify::{At, Move, Sequent, evaluated_first};
use selfsame_core::step::{Focus, is_operand};
use selfsame_core::term::{Node, TermId, VarId};
use selfsame_symbolic::{Pause, run};

use super::Prover;
use crate::cases::places;
use crate::matching::{Matching, is_call};

/// Moves before a sequent counts as simple enough.
const MOVES: usize = 120;
/// Steps between two calls.
const STEPS: u32 = 1_000;
/// Rounds of evaluation of one call.
const ROUNDS: usize = 12;
/// Larger terms than this are left as they are.
const SIZE: u32 = 400;

/// A rewriting of a subterm by the sequent's facts or by a lemma.
#[derive(Clone, Copy, Debug)]
enum Rewriting {
    Known { fact: u32, flipped: bool },
    Law { lemma: u32, flipped: bool },
    Decide,
    Sum,
}

impl Rewriting {
    fn at(self, at: At, place: Vec<u32>) -> Move {
        match self {
            Rewriting::Known { fact, flipped } => Move::Known { at, place, fact, flipped },
            Rewriting::Law { lemma, flipped } => Move::Law { at, place, lemma, flipped },
            Rewriting::Decide => Move::Decide { at, place },
            Rewriting::Sum => Move::Sum { at, place },
        }
    }
}

impl Prover<'_> {
    /// The sequent with everything evaluated and rewritten that can be, and the moves that lead there. `None` when it is
    /// proved by these.
    pub(super) fn simplify(&mut self, mut sequent: Sequent, moves: &mut Vec<Move>) -> Option<Sequent> {
        for _ in 0..MOVES {
            if let Some(closing) = self.closing(&sequent) {
                moves.push(closing);
                return None;
            }
            let Some(next) = self.next_moves(&sequent).or_else(|| self.balancing(&sequent)) else { break };
            for step in next {
                let Some(premises) = self.apply(&sequent, &step) else { return Some(sequent) };
                let [premise] = &premises[..] else { return Some(sequent) };
                sequent = premise.clone();
                moves.push(step);
            }
        }
        Some(sequent)
    }

    /// A move without premises.
    pub(super) fn closing(&mut self, sequent: &Sequent) -> Option<Move> {
        let [left, right] = sequent.sides;
        let is_sum = |side| matches!(self.store.node(side), Node::Prim(..));
        let is_plain = |side| is_operand(self.store, side) || matches!(self.store.node(side), Node::Free(_));
        let numbers = is_sum(left) || is_sum(right) || (is_plain(left) && is_plain(right));
        let mut candidates = Vec::new();
        if left == right {
            candidates.push(Move::Same);
        }
        if numbers {
            candidates.push(Move::Arithmetic);
        }
        for (fact, [from, to]) in sequent.facts.iter().enumerate() {
            if is_outcome(self, *from) && is_outcome(self, *to) {
                candidates.push(Move::Absurd { fact: fact as u32 });
            }
        }
        candidates.into_iter().find(|closing| self.apply(sequent, closing).is_some())
    }

    /// What two numbers have in common tells nothing.
    fn balancing(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        let is_sum = |side: &TermId| matches!(self.store.node(*side), Node::Prim(..));
        (sequent.sides.iter().any(is_sum) && self.apply(sequent, &Move::Balance).is_some()).then(|| vec![Move::Balance])
    }

    fn next_moves(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        for (fact, [from, to]) in sequent.facts.iter().enumerate() {
            if is_constructor(self, *from) && is_constructor(self, *to) {
                return Some(vec![Move::Inject { fact: fact as u32 }]);
            }
        }
        let facts = 0..sequent.facts.len() as u32;
        let terms = [At::Left, At::Right].into_iter().chain(facts.flat_map(|fact| [At::From(fact), At::To(fact)]));
        for at in terms {
            let whole = sequent.term(at)?;
            if self.store.size(whole) > SIZE {
                continue;
            }
            let key = (whole, self.facts_but(sequent, at), self.memory.laws.len());
            if self.memory.simple.contains(&key) {
                continue;
            }
            let mut is_held = false;
            if let Some(moves) = self.simplification(sequent, at, whole, &mut is_held) {
                return Some(moves);
            }
            if !is_held {
                self.memory.simple.insert(key);
            }
        }
        None
    }

    /// The facts that may rewrite a term: a fact does not rewrite itself.
    fn facts_but(&self, sequent: &Sequent, at: At) -> Vec<[TermId; 2]> {
        let own = own_fact(at);
        let others = sequent.facts.iter().enumerate().filter(|(i, _)| own != Some(*i as u32));
        others.map(|(_, fact)| *fact).collect()
    }

    /// The next moves for a term; and whether a call is left as it is for a hypothesis.
    fn simplification(&mut self, sequent: &Sequent, at: At, whole: TermId, is_held: &mut bool) -> Option<Vec<Move>> {
        let mut all = places(self.store, whole);
        all.retain(|(_, part)| self.store.loose(*part) == 0);
        // What is not chosen is not looked into, and what is bound stands where it is used: there more is known of it.
        let is_at_once = |part: TermId| self.is_chosen(part) || matches!(self.store.node(part), Node::Let(..));
        if let Some((place, _)) = all.iter().find(|(_, part)| is_at_once(*part)) {
            return Some(vec![Move::Step { at, place: place.clone(), steps: 1 }]);
        }
        // What is inside first.
        for (place, part) in all.into_iter().rev() {
            if matches!(self.store.node(part), Node::Con(..) | Node::Lit(_)) {
                continue;
            }
            if let Some(rewriting) = self.rewriting(sequent, at, part) {
                return Some(vec![rewriting.at(at, place)]);
            }
            if self.is_forced(part) {
                return Some(vec![Move::Forced { at, place }]);
            }
            if self.is_said_of_smaller(sequent, at, &place, part) {
                *is_held = true;
                continue;
            }
            if (is_call(self.store, part) || self.is_local(part))
                && let Some(moves) = self.evaluation(sequent, at, &place, part)
            {
                return Some(moves);
            }
        }
        None
    }

    /// Whether something is evaluated for its own sake that surely has a value.
    fn is_forced(&mut self, term: TermId) -> bool {
        evaluated_first(self.store, term)
            .is_some_and(|(first, _)| self.memory.finiteness.of(self.store, first).is_defined())
    }

    /// Where a term waits for something that is evaluated for its own sake and surely has a value, and the term without that.
    fn forced_target(&mut self, term: TermId) -> Option<(Vec<u32>, TermId)> {
        let all = places(self.store, term);
        let found = all.into_iter().find(|(_, part)| self.store.loose(*part) == 0 && self.is_forced(*part));
        let (place, part) = found?;
        let (_, default) = evaluated_first(self.store, part)?;
        Some((place, self.store.replace(term, part, default)))
    }

    /// A binding, or a function that is written where it is applied, or taken out of a dictionary there.
    fn is_local(&self, term: TermId) -> bool {
        match self.store.node(term) {
            Node::Let(..) => true,
            Node::App(head, _) => matches!(self.store.node(head), Node::Lam(..) | Node::Case(..)),
            _ => false,
        }
    }

    fn rewriting(&mut self, sequent: &Sequent, at: At, part: TermId) -> Option<Rewriting> {
        let own = own_fact(at);
        for (i, [from, to]) in sequent.facts.iter().enumerate() {
            let fact = i as u32;
            if own == Some(fact) {
                continue;
            }
            let flipped = match (*from == part, *to == part) {
                (true, _) => false,
                (_, true) => true,
                _ => continue,
            };
            let (from, to) = if flipped { (*to, *from) } else { (*from, *to) };
            if self.replaces(from, to) {
                return Some(Rewriting::Known { fact, flipped });
            }
        }
        if matches!(self.store.node(part), Node::Prim(..)) {
            let facts = self.facts_but(sequent, at);
            let alone = Sequent::plain(facts, [part, part]);
            for rewriting in [Rewriting::Decide, Rewriting::Sum] {
                if self.apply(&alone, &rewriting.at(At::Left, Vec::new())).is_some() {
                    return Some(rewriting);
                }
            }
        }
        self.law(sequent, at, part)
    }

    /// A lemma whose conditions are facts, and that makes the term simpler.
    fn law(&mut self, sequent: &Sequent, at: At, part: TermId) -> Option<Rewriting> {
        if !is_call(self.store, part) {
            return None;
        }
        for lemma in 0..self.memory.laws.len() {
            let Some(law) = &self.memory.laws[lemma] else { continue };
            let is_conditional = !law.facts.is_empty();
            if is_conditional && sequent.facts.is_empty() {
                continue;
            }
            let [left, right] = law.sides;
            for (from, to, flipped) in [(left, right, false), (right, left, true)] {
                let Some(of) = self.matches(from, part) else { continue };
                if !self.store.free_vars(to).iter().all(|var| of.contains_key(var)) {
                    continue;
                }
                let brought_in = self.store.substitute(to, &of);
                if !self.memory.precedence.is_above(self.store, part, brought_in) {
                    continue;
                }
                let facts = if is_conditional { self.facts_but(sequent, at) } else { Vec::new() };
                if self.is_law_applicable(facts, lemma as u32, flipped, part) {
                    return Some(Rewriting::Law { lemma: lemma as u32, flipped });
                }
            }
        }
        None
    }

    fn is_law_applicable(&mut self, facts: Vec<[TermId; 2]>, lemma: u32, flipped: bool, part: TermId) -> bool {
        let alone = Sequent::plain(facts, [part, part]);
        let premises = self.apply(&alone, &Move::Law { at: At::Left, place: Vec::new(), lemma, flipped });
        premises.is_some_and(|premises| premises.len() == 1)
    }

    /// Matching by shape alone; whether variables may stand for what they match is asked of the checker.
    pub(super) fn matches(&mut self, pattern: TermId, subject: TermId) -> Option<FxHashMap<VarId, TermId>> {
        let mut matching = Matching::default();
        matching.shape(self.store, pattern, subject).then(|| matching.to_map())
    }

    /// Whether a fact is used from this side to that: variables are eliminated, calls become what is below them.
    fn replaces(&mut self, from: TermId, to: TermId) -> bool {
        match self.store.node(from) {
            Node::Free(var) => {
                let is_lower = match self.store.node(to) {
                    // That of which more is known remains.
                    Node::Free(other) => {
                        let [mode, better] =
                            [var, other].map(|var| self.memory.finiteness.of_variable(self.store, var));
                        if mode == better { other < var } else { better.implies(mode) }
                    }
                    _ => true,
                };
                is_lower && !self.store.free_vars(to).contains(&var)
            }
            Node::Con(..) | Node::Lit(_) => false,
            _ => match self.store.node(to) {
                Node::Con(..) | Node::Lit(_) => true,
                Node::Free(var) if self.store.free_vars(from).contains(&var) => true,
                Node::Free(_) => false,
                _ => self.memory.precedence.is_above(self.store, from, to),
            },
        }
    }

    /// Evaluates a call up to a value or a call that it becomes, with facts and lemmas where it waits for what they
    /// speak of.
    fn evaluation(&mut self, sequent: &Sequent, at: At, place: &[u32], call: TermId) -> Option<Vec<Move>> {
        let mut term = call;
        let mut moves = Vec::new();
        let mut useful = 0;
        // Whether facts or lemmas said which way it goes.
        let mut is_decided = false;
        for _ in 0..ROUNDS {
            let run = run(self.store, term, STEPS);
            if run.steps > 0 {
                moves.push(Move::Step { at, place: place.to_vec(), steps: run.steps });
                term = run.focus.rebuild(self.store);
            }
            let is_value = run.pause == Pause::Value;
            let is_whole_call = matches!(self.store.node(term), Node::App(..)) && is_call(self.store, term);
            let is_sum = matches!(self.store.node(term), Node::Prim(..));
            if is_value && matches!(self.store.node(term), Node::Lam(..)) {
                return None;
            }
            let is_unknown_call = self.is_unknown_call(term);
            let is_first = (is_decided || self.is_taken_apart(call))
                && evaluated_first(self.store, term).is_some()
                && !self.is_forced(term);
            if (is_value || is_whole_call || is_sum || is_unknown_call || is_first) && term != call {
                useful = moves.len();
                break;
            }
            if self.store.size(term) > SIZE {
                break;
            }
            if let Some((inner, next)) = self.forced_target(term) {
                moves.push(Move::Forced { at, place: place.iter().chain(&inner).copied().collect() });
                term = next;
                // What comes after it may be what the call becomes.
                if matches!(self.store.node(term), Node::App(..)) && is_call(self.store, term) && term != call {
                    useful = moves.len();
                    break;
                }
                continue;
            }
            let Some((inner, rewriting, next)) = self.rewrite_target(sequent, at, term) else {
                if run.steps == 0 || run.pause != Pause::Call {
                    break;
                }
                continue;
            };
            moves.push(rewriting.at(at, place.iter().chain(&inner).copied().collect()));
            term = next;
            is_decided = true;
        }
        moves.truncate(useful);
        if moves.is_empty() && self.is_chosen(call) {
            return Some(vec![Move::Step { at, place: place.to_vec(), steps: 1 }]);
        }
        if moves.is_empty() {
            let steps = self.open_choice(call)?;
            return Some(vec![Move::Step { at, place: place.to_vec(), steps }]);
        }
        Some(moves)
    }

    /// Whether it is known which alternative is taken, though what that comes to is not.
    fn is_chosen(&self, term: TermId) -> bool {
        matches!(self.store.node(term), Node::Case(on, ..) if is_constructor(self, on))
    }

    /// Whether a call is given a constructor: what it evaluates first is then seen, though it may be a bottom.
    fn is_taken_apart(&self, call: TermId) -> bool {
        let Node::App(_, args) = self.store.node(call) else { return false };
        self.store.terms(args).iter().any(|arg| matches!(self.store.node(*arg), Node::Con(..)))
    }

    /// Whether the term is what an unknown function makes of its arguments.
    pub(super) fn is_unknown_call(&self, term: TermId) -> bool {
        matches!(self.store.node(term), Node::App(head, _) if matches!(self.store.node(head), Node::Free(_)))
    }

    /// The steps up to a choice that a call waits for, if cases of it cannot be distinguished because it may be a bottom:
    /// what it is called for then is seen in the alternatives only.
    fn open_choice(&mut self, call: TermId) -> Option<u32> {
        if !matches!(self.store.node(call), Node::App(..)) {
            return None;
        }
        let blocked = self.blocked(call)?;
        let is_open = blocked.condition.is_some_and(|condition| self.is_open_condition(condition));
        (is_open && blocked.steps > 0).then_some(blocked.steps)
    }

    /// Something that the term waits for, and that a fact or lemma rewrites.
    fn rewrite_target(&mut self, sequent: &Sequent, at: At, term: TermId) -> Option<(Vec<u32>, Rewriting, TermId)> {
        let targets = Focus::new(term).targets(self.store);
        for target in targets {
            if target == term || matches!(self.store.node(target), Node::Def(_)) {
                continue;
            }
            if let Some(rewriting) = self.rewriting(sequent, at, target) {
                let (place, _) = places(self.store, term).into_iter().find(|(_, part)| *part == target)?;
                let alone = Sequent { sides: [term, term], ..sequent.clone() };
                let premises = self.apply(&alone, &rewriting.at(At::Left, place.clone()))?;
                return Some((place, rewriting, premises.first()?.sides[0]));
            }
        }
        None
    }
}

fn own_fact(at: At) -> Option<u32> {
    match at {
        At::From(fact) | At::To(fact) => Some(fact),
        At::Left | At::Right => None,
    }
}

fn is_outcome(prover: &Prover<'_>, term: TermId) -> bool {
    is_constructor(prover, term) || matches!(prover.store.node(term), Node::Bottom(_))
}

fn is_constructor(prover: &Prover<'_>, term: TermId) -> bool {
    matches!(prover.store.node(term), Node::Con(..))
}
