//! Lemmas (NEBULA §4.3, §6.4): proposed where approximation fails, used once they are proved.
//!
//! An inference that needs lemmas which are not proved yet is kept as [`Pending`]. The search goes on below its node; when
//! the lemmas come, the node is closed, and what was done below is forgotten.

use rustc_hash::FxHashSet;
use selfsame_certify::{Pair, Side};
use selfsame_core::step::Focus;
use selfsame_core::term::{Node, TermId, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::{Application, Event, Path};

use crate::coinduction::{Recurrence, Slack, presents};
use crate::limits;
use crate::matching::{Matching, is_call};
use crate::obligation::Obligation;
use crate::proof::{Leaf, LemmaUse, TheoremId};
use crate::search::{Search, Stated, Status};
use crate::tactic::Outcome;

/// A node that closes once its lemmas are proved.
pub(crate) struct Pending {
    pub obligation: Box<Obligation>,
    pub inference: Waiting,
}

pub(crate) enum Waiting {
    Jump(Box<Recurrence>, Vec<(LemmaUse, TermId)>),
    /// A leaf that one lemma makes right.
    Leaf(TheoremId, Leaf),
    /// The term at this place of a side evaluates to a constructor once the lemma is proved.
    Cases {
        side: Side,
        place: Vec<u32>,
        term: TermId,
        lemma: TheoremId,
    },
}

/// What a lemma is to say at one place of a side.
struct Equation {
    side: Side,
    place: Vec<u32>,
    present: TermId,
    past: TermId,
}

/// A way to make a more general statement of two terms.
type Generalize = fn(&mut Search<'_>, [TermId; 2]) -> Option<[TermId; 2]>;

/// What identifies a lemma: both sides with the variables abstracted, and what these range over.
pub(crate) type LemmaKey = ([TermId; 2], Vec<[TermId; 3]>, Vec<(Type, [bool; 4])>);

impl Search<'_> {
    /// LEMMAOVER with lemmas that are proved.
    pub(crate) fn lemma_over(&mut self, obligation: &Obligation) -> Outcome {
        let present = Pair(obligation.side(Side::Left).last(), obligation.side(Side::Right).last());
        let [left, right] = Side::BOTH.map(|side| obligation.side(side).term);
        match self.find_lemma(&obligation.path, left, right) {
            Some((lemma, flipped)) => self.close(obligation, Leaf::Lemma { present, lemma, flipped }),
            None => Outcome::Pass,
        }
    }

    /// LEMMALEFT and LEMMARIGHT where they lead to coinduction; LEMCO where the lemma is missing.
    pub(crate) fn lemma_coinduction(&mut self, obligation: &Obligation) -> Outcome {
        let mut found: Vec<Recurrence> = Vec::new();
        for lift in 0..=limits::LEMMA_LIFT {
            self.recurrences(obligation, Slack::Lemmas { most: limits::LEMMAS_AT_ONCE, lift }, &mut |_, recurrence| {
                if !recurrence.mismatches.is_empty() {
                    found.push(recurrence);
                }
                false
            });
        }
        found.sort_by_key(|recurrence| recurrence.mismatches.len());
        let mut proposals = 0;
        for recurrence in found {
            let equations = self.equations(obligation, &recurrence);
            let mut uses = Vec::new();
            let mut missing = false;
            for Equation { side, place, present: special, past: brought_in } in equations {
                let (lemma, flipped) = match self.find_lemma(&obligation.path, special, brought_in) {
                    Some(known) => known,
                    None => {
                        if proposals >= limits::LEMMA_PROPOSALS {
                            break;
                        }
                        match self.propose(obligation, [special, brought_in], true) {
                            Some((lemma, flipped)) => {
                                proposals += 1;
                                missing = true;
                                (lemma, flipped)
                            }
                            None => break,
                        }
                    }
                };
                uses.push((LemmaUse { side, place, lemma, flipped }, brought_in));
            }
            if uses.len() < recurrence.mismatches.len() {
                continue;
            }
            if !missing {
                if self.may_jump(obligation, &recurrence, &uses) {
                    return self.jump(obligation, &recurrence, uses);
                }
            } else {
                self.wait(obligation, Waiting::Jump(Box::new(recurrence), uses));
            }
        }
        Outcome::Pass
    }

    fn jump(&mut self, obligation: &Obligation, recurrence: &Recurrence, uses: Vec<(LemmaUse, TermId)>) -> Outcome {
        let uses = uses.into_iter().map(|(usage, _)| usage).collect();
        self.close(obligation, Leaf::Past { present: recurrence.present, past: recurrence.past, uses })
    }

    /// The equations that would make the recurrence exact. Variables that only they speak of keep their meaning.
    fn equations(&mut self, obligation: &Obligation, recurrence: &Recurrence) -> Vec<Equation> {
        let path = &obligation.path;
        let mut of = recurrence.matching.to_map();
        let mut equations = Vec::new();
        for (side, mismatch) in &recurrence.mismatches {
            for var in self.store.free_vars(mismatch.pattern).to_vec() {
                if !of.contains_key(&var) {
                    let free = self.store.mk_free(var);
                    of.insert(var, path.sync(&mut self.store, free, recurrence.moment, path.len()));
                }
            }
            let past = self.store.substitute(mismatch.pattern, &of);
            equations.push(Equation { side: *side, place: mismatch.place.clone(), present: mismatch.subject, past });
        }
        equations
    }

    /// A pair that would be an instance of a past one, but for what is known of that one, is stated for all values.
    pub(crate) fn lemma_restate(&mut self, obligation: &Obligation) -> Outcome {
        let mut blocked = None;
        self.recurrences(obligation, Slack::Facts, &mut |_, recurrence| {
            blocked = Some(recurrence.present);
            true
        });
        let Some(present) = blocked else { return Outcome::Pass };
        let sides = [
            obligation.state_now(&mut self.store, Side::Left, present.0),
            obligation.state_now(&mut self.store, Side::Right, present.1),
        ];
        if let Some((lemma, flipped)) = self.propose(obligation, sides, false) {
            self.wait(obligation, Waiting::Leaf(lemma, Leaf::Lemma { present, lemma, flipped }));
        }
        Outcome::Pass
    }

    /// The node is closed, or goes on in another way, once lemmas are proved.
    pub(crate) fn wait(&mut self, obligation: &Obligation, inference: Waiting) {
        self.pending.push(Pending { obligation: Box::new(obligation.clone()), inference });
    }

    /// LEMGEN: a subterm that both sides wait for becomes a variable. The sides may be staggered.
    pub(crate) fn lemma_generalize(&mut self, obligation: &Obligation) -> Outcome {
        self.lemma_by(obligation, |search, sides| search.generalized(sides))
    }

    /// Calls that both sides have, but do not wait for, become variables.
    pub(crate) fn lemma_abstract(&mut self, obligation: &Obligation) -> Outcome {
        self.lemma_by(obligation, |search, sides| search.abstracted(sides))
    }

    /// LEMMAOVER by a more general statement of which a present pair is an instance.
    fn lemma_by(&mut self, obligation: &Obligation, generalize: Generalize) -> Outcome {
        if obligation.sides.iter().any(|side| side.is_value) {
            return Outcome::Pass;
        }
        let mut proposed = false;
        for present in presents(obligation) {
            let sides = [
                obligation.state_now(&mut self.store, Side::Left, present.0),
                obligation.state_now(&mut self.store, Side::Right, present.1),
            ];
            let Some(general) = generalize(self, sides) else { continue };
            if let Some((lemma, flipped)) = self.find_lemma(&obligation.path, general[0], general[1]) {
                return self.close(obligation, Leaf::Lemma { present, lemma, flipped });
            }
            if !proposed && let Some((lemma, flipped)) = self.propose(obligation, general, true) {
                proposed = true;
                self.wait(obligation, Waiting::Leaf(lemma, Leaf::Lemma { present, lemma, flipped }));
            }
        }
        Outcome::Pass
    }

    /// Both terms with the largest call that both wait for replaced by a variable.
    fn generalized(&mut self, [left, right]: [TermId; 2]) -> Option<[TermId; 2]> {
        let lefts = Focus::new(left).targets(&mut self.store);
        let rights = Focus::new(right).targets(&mut self.store);
        let is_part = |term: &&TermId| rights.contains(term) && **term != left && **term != right;
        let is_value =
            |term: &&TermId| !matches!(self.store.node(**term), Node::Def(_)) && is_call(&self.store, **term);
        let common = *lefts.iter().rev().filter(is_part).find(is_value)?;
        let ty = self.store.type_of(common).filter(is_known)?;
        let variable = self.store.fresh(Variable::new("s", ty));
        let variable = self.store.mk_free(variable);
        Some([left, right].map(|term| self.store.replace(term, common, variable)))
    }

    /// Both terms with the calls that both have outside the active region replaced by variables, the largest first.
    pub(crate) fn abstracted(&mut self, sides: [TermId; 2]) -> Option<[TermId; 2]> {
        let mut sides = sides;
        let mut changed = false;
        loop {
            let [lefts, rights] = sides.map(|side| self.passive_calls(side));
            let common = lefts.iter().filter(|call| rights.contains(call));
            let mut common: Vec<TermId> = common.copied().collect();
            common.sort_by_key(|call| (std::cmp::Reverse(self.store.size(*call)), *call));
            let known = common.into_iter().find_map(|call| {
                let ty = self.store.type_of(call).filter(is_known)?;
                Some((call, ty))
            });
            let Some((call, ty)) = known else { break };
            let variable = self.store.fresh(Variable::new("s", ty));
            let variable = self.store.mk_free(variable);
            sides = sides.map(|side| self.store.replace(side, call, variable));
            changed = true;
        }
        changed.then_some(sides)
    }

    /// The calls in a term that its evaluation does not come to first.
    pub(crate) fn passive_calls(&mut self, term: TermId) -> Vec<TermId> {
        let active = Focus::new(term).targets(&mut self.store);
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = vec![term];
        while let Some(next) = stack.pop() {
            if !seen.insert(next) {
                continue;
            }
            let is_passive = !active.contains(&next) && next != term;
            if is_passive
                && self.store.loose(next) == 0
                && matches!(self.store.node(next), Node::App(..))
                && is_call(&self.store, next)
            {
                found.push(next);
            }
            stack.extend(self.store.subterms(next));
        }
        found
    }

    /// A proved lemma of which the equation is an instance, and whether its sides are exchanged.
    pub(crate) fn find_lemma(&mut self, path: &Path, left: TermId, right: TermId) -> Option<(TheoremId, bool)> {
        for i in 0..self.proved.len() {
            let lemma = self.proved[i];
            for (left, right, flipped) in [(left, right, false), (right, left, true)] {
                if self.is_instance(lemma, path, left, right) {
                    return Some((lemma, flipped));
                }
            }
        }
        None
    }

    fn is_instance(&mut self, lemma: TheoremId, path: &Path, left: TermId, right: TermId) -> bool {
        let stated = &self.theorems[lemma.0 as usize].stated;
        if !stated.facts.is_empty() || stated.variables.iter().any(|var| self.inductive.finiteness.has_spine(*var)) {
            return false;
        }
        let mut matching = Matching::default();
        let matches =
            matching.exact(&self.store, stated.sides[0], left) && matching.exact(&self.store, stated.sides[1], right);
        matches && self.holds(&stated.given.clone(), path, &matching)
    }

    /// Whether what a lemma is given holds here of its instance.
    fn holds(&mut self, given: &[Application], path: &Path, matching: &Matching) -> bool {
        let of = matching.to_map();
        given.iter().all(|given| {
            let [function, argument, result] =
                [given.function, given.argument, given.result].map(|term| self.store.substitute(term, &of));
            path.lookup(function, argument) == Some(result)
        })
    }

    /// A lemma that may still be proved, new or known, with what is known of its variables as a condition, or without. What
    /// is false, was given up or says too much is none.
    pub(crate) fn propose(
        &mut self,
        obligation: &Obligation,
        sides: [TermId; 2],
        conditional: bool,
    ) -> Option<(TheoremId, bool)> {
        self.propose_at(obligation, sides, conditional, false)
    }

    /// As [`Search::propose`]; a main lemma is worked on like the goal itself.
    pub(crate) fn propose_at(
        &mut self,
        obligation: &Obligation,
        sides: [TermId; 2],
        conditional: bool,
        is_main: bool,
    ) -> Option<(TheoremId, bool)> {
        let depth = self.theorems[obligation.theorem.0 as usize].depth + u32::from(!is_main);
        if depth > limits::LEMMA_DEPTH
            || sides.iter().map(|side| self.store.size(*side)).sum::<u32>() > limits::LEMMA_SIZE
            || sides[0] == sides[1]
        {
            return None;
        }
        // Labels of the path's own bottoms mean nothing outside it.
        let bottoms = obligation.path.events().iter().filter_map(|event| match event {
            Event::Bind(_, value) if matches!(self.store.node(*value), Node::Bottom(_)) => Some(*value),
            _ => None,
        });
        if bottoms.into_iter().any(|bottom| sides.iter().any(|side| self.mentions(*side, bottom))) {
            return None;
        }
        let variables = self.variables_in_order(sides);
        let given = if conditional { self.relevant(&obligation.path, &variables) } else { Vec::new() };
        let key = self.key(sides, &given, &variables);
        if let Some((lemma, flipped)) = self.known_lemmas.get(&key).copied() {
            return (self.status(lemma) == Status::Open).then_some((lemma, flipped));
        }
        let flipped_sides = [sides[1], sides[0]];
        let flipped_variables = self.variables_in_order(flipped_sides);
        let flipped_key = self.key(flipped_sides, &given, &flipped_variables);
        if given.is_empty() && self.implies_a_refuted_one(sides) {
            return None;
        }
        let ty = self.store.type_of(sides[0]).or_else(|| self.store.type_of(sides[1])).filter(is_known);
        let main = self.theorems[obligation.theorem.0 as usize].main;
        let lemma = self.add_theorem(
            Stated { variables, given, facts: Vec::new(), ty, sides },
            depth,
            (!is_main).then_some(main),
        );
        self.stats.lemmas_proposed += 1;
        self.known_lemmas.insert(key, (lemma, false));
        self.known_lemmas.entry(flipped_key).or_insert((lemma, true));
        Some((lemma, false))
    }

    fn mentions(&self, term: TermId, part: TermId) -> bool {
        let mut seen = FxHashSet::default();
        let mut stack = vec![term];
        while let Some(next) = stack.pop() {
            if next == part {
                return true;
            }
            if seen.insert(next) {
                stack.extend(self.store.subterms(next));
            }
        }
        false
    }

    /// What the path knows of functions, in words of these variables alone.
    fn relevant(&self, path: &Path, variables: &[VarId]) -> Vec<Application> {
        let speaks_of = |term: TermId| self.store.free_vars(term).iter().all(|var| variables.contains(var));
        let all = path.applications().iter().copied();
        all.filter(|known| [known.function, known.argument, known.result].into_iter().all(speaks_of)).collect()
    }

    /// A statement of which a false one is an instance is false.
    fn implies_a_refuted_one(&self, [left, right]: [TermId; 2]) -> bool {
        self.theorems[1..].iter().filter(|theorem| theorem.status == Status::Refuted).any(|theorem| {
            let [special_left, special_right] = theorem.stated.sides;
            let mut matching = Matching::default();
            matching.exact(&self.store, left, special_left) && matching.exact(&self.store, right, special_right)
        })
    }

    fn key(&mut self, sides: [TermId; 2], given: &[Application], variables: &[VarId]) -> LemmaKey {
        let sides = sides.map(|side| self.store.abstract_vars(side, variables));
        let given = given.iter().map(|given| {
            [given.function, given.argument, given.result].map(|term| self.store.abstract_vars(term, variables))
        });
        let given = given.collect();
        let ranges = variables.iter().map(|var| {
            let variable = self.store.var(*var);
            let has_spine = self.inductive.finiteness.has_spine(*var);
            (variable.ty.clone(), [variable.evaluated, variable.total, variable.finite, has_spine])
        });
        (sides, given, ranges.collect())
    }

    /// In the order in which they are met.
    fn variables_in_order(&self, sides: [TermId; 2]) -> Vec<VarId> {
        let mut variables = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = vec![sides[1], sides[0]];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) || self.store.free_vars(term).is_empty() {
                continue;
            }
            if let Node::Free(var) = self.store.node(term) {
                variables.push(var);
            }
            stack.extend(self.store.subterms(term).into_iter().rev());
        }
        variables
    }

    /// Closes what waited for lemmas that are proved now; the theorems concerned.
    pub(crate) fn resume(&mut self) -> Vec<TheoremId> {
        let mut concerned = Vec::new();
        let mut waiting = Vec::new();
        for pending in std::mem::take(&mut self.pending) {
            if self.forest.is_settled(pending.obligation.node) || self.is_hopeless(&pending) {
                continue;
            }
            if !self.is_ready(&pending) {
                waiting.push(pending);
                continue;
            }
            let obligation = &pending.obligation;
            match pending.inference {
                Waiting::Jump(recurrence, uses) => {
                    if self.may_jump(obligation, &recurrence, &uses) {
                        self.jump(obligation, &recurrence, uses);
                    }
                }
                Waiting::Leaf(_, leaf) => {
                    self.close(obligation, leaf);
                }
                Waiting::Cases { side, place, term, lemma } => {
                    self.distinguish(obligation, side, place, term, lemma);
                }
            }
            concerned.push(obligation.theorem);
        }
        self.pending.extend(waiting);
        concerned
    }

    fn lemmas_of(pending: &Pending) -> Vec<TheoremId> {
        match &pending.inference {
            Waiting::Jump(_, uses) => uses.iter().map(|(usage, _)| usage.lemma).collect(),
            Waiting::Leaf(lemma, _) | Waiting::Cases { lemma, .. } => vec![*lemma],
        }
    }

    fn is_ready(&self, pending: &Pending) -> bool {
        Self::lemmas_of(pending).iter().all(|lemma| matches!(self.status(*lemma), Status::Proved(_)))
    }

    pub(crate) fn is_hopeless(&self, pending: &Pending) -> bool {
        let is_dead = |lemma: &TheoremId| matches!(self.status(*lemma), Status::Refuted | Status::GivenUp);
        Self::lemmas_of(pending).iter().any(is_dead)
    }
}

/// Whether nothing of the type is left open.
pub(crate) fn is_known(ty: &Type) -> bool {
    !ty.any(&mut |part| matches!(part, Type::Meta(_) | Type::Forall(..)))
}
