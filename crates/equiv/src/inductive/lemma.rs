//! Lemmas found where a proof is stuck: the sequent itself, made more general.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{At, Law, Mode, Move, Sequent, has_own_bottom, is_one_type};
use selfsame_core::term::{Node, TermId, VarId, Variable};
use selfsame_core::types::Type;

use super::{LEMMA, Proved, Prover};
use crate::cases::{is_enumeration, places};
use crate::lemma::is_known;
use crate::matching::{Matching, is_call};

/// A statement with its variables abstracted, and what these range over.
pub(super) type Key = (Vec<[TermId; 2]>, [TermId; 2], Vec<(Type, Mode)>);

/// What of a sequent becomes variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Generalize {
    Nothing,
    Calls,
    /// Calls, and values that calls are given.
    Values,
}

/// Lemmas of lemmas.
const DEPTH: u32 = 2;
/// Larger statements than this do not become lemmas.
const SIZE: u32 = 60;

impl Prover<'_> {
    /// Proves what the sequent says as a theorem of its own, with hypotheses of its own, and uses it here.
    pub(super) fn by_lemma(&mut self, sequent: &Sequent, generalize: bool) -> Option<Vec<Move>> {
        let price = self.lemma_price(sequent)?;
        let generalizations: &[Generalize] =
            if generalize { &[Generalize::Calls, Generalize::Values] } else { &[Generalize::Nothing] };
        let laws: Vec<Law> = generalizations.iter().flat_map(|how| self.generalizations(sequent, *how)).collect();
        for law in laws {
            let Some(lemma) = self.lemma(law, price) else { continue };
            for flipped in [false, true] {
                let at = if flipped { At::Right } else { At::Left };
                let step = Move::Law { at, place: Vec::new(), lemma, flipped };
                if let Some(found) = self.try_move(sequent, step, 0) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// What a lemma for this sequent may cost, if it may have one.
    pub(super) fn lemma_price(&self, sequent: &Sequent) -> Option<u32> {
        let price = self.price.checked_sub(LEMMA * (self.depth + 1))?;
        (self.depth < DEPTH && !sequent.hypotheses.is_empty()).then_some(price)
    }

    /// Proves that a fact is false.
    pub(super) fn by_contradiction(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        let price = self.lemma_price(sequent)?;
        for (fact, law) in self.contradictions(sequent) {
            let Some(lemma) = self.lemma(law, price) else { continue };
            let step = Move::Law { at: At::From(fact), place: Vec::new(), lemma, flipped: false };
            if let Some(found) = self.try_move(sequent, step, 0) {
                return Some(found);
            }
        }
        None
    }

    /// The number of the law, once it is proved. Laws without conditions that were proved before are used everywhere anyway.
    pub(super) fn lemma(&mut self, law: Law, price: u32) -> Option<u32> {
        let key = self.key(&law);
        if let Some(known) = self.memory.numbers.get(&key) {
            return (!law.facts.is_empty()).then_some(*known);
        }
        let mut terms = law.facts.iter().flatten().chain(&law.sides);
        if terms.any(|term| has_own_bottom(self.store, *term)) {
            return None;
        }
        if !law.facts.iter().chain([&law.sides]).all(|terms| is_one_type(self.store, *terms)) {
            return None;
        }
        if !self.memory.tried.insert((key, price, [self.is_thorough, self.is_direct], self.way))
            || !self.is_plausible(&law)
        {
            return None;
        }
        self.depth += 1;
        let fuel = self.fuel;
        if self.is_direct {
            // What is lost on one lemma is not lost for the others.
            self.fuel /= 2;
        }
        let proof = self.theorem(&law, price);
        self.depth -= 1;
        if self.is_direct {
            self.fuel += fuel - fuel / 2;
        }
        Some(self.keep(Proved { law, proof: proof? }))
    }

    /// The number of a law that is one from now on.
    pub(super) fn keep(&mut self, proved: Proved) -> u32 {
        let number = self.memory.laws.len() as u32;
        let key = self.key(&proved.law);
        self.memory.numbers.insert(key, number);
        if self.takes_accumulator_away(&proved.law) {
            self.memory.precedence.accumulates(self.store, proved.law.sides[0]);
        }
        self.memory.laws.push(Some(proved.law.clone()));
        self.memory.proved.push(proved);
        number
    }

    pub(super) fn key(&mut self, law: &Law) -> Key {
        let abstracted = |prover: &mut Self, term| prover.store.abstract_vars(term, &law.variables);
        let facts = law.facts.iter().map(|fact| fact.map(|term| abstracted(self, term))).collect();
        let sides = law.sides.map(|term| abstracted(self, term));
        let range =
            |var: &VarId| (self.store.var(*var).ty.clone(), self.memory.finiteness.of_variable(self.store, *var));
        (facts, sides, law.variables.iter().map(range).collect())
    }

    /// The sequent with calls that both sides have replaced by variables, and as it is; with those facts that speak of the
    /// same variables.
    fn generalizations(&mut self, sequent: &Sequent, how: Generalize) -> Vec<Law> {
        let mut bounds = Vec::new();
        let general = match how {
            Generalize::Nothing => sequent.clone(),
            Generalize::Calls => self.generalized(sequent),
            Generalize::Values => {
                let values = self.common_values(sequent);
                if values.is_empty() {
                    return Vec::new();
                }
                let all = values.into_iter().chain(self.common_calls(sequent)).collect();
                let (general, became) = self.without(sequent, all);
                bounds = self.bounds_kept(sequent, &became);
                general
            }
        };
        let is_con = |side: &TermId| matches!(self.store.node(*side), Node::Con(..));
        let size: u32 = general.sides.iter().map(|side| self.open_size(*side)).sum();
        if (how != Generalize::Nothing && general.sides == sequent.sides)
            || general.sides.iter().all(is_con)
            || size > SIZE
            || general.sides[0] == general.sides[1]
            || self.is_special(&general)
        {
            return Vec::new();
        }
        let mut facts = self.relevant(&general);
        facts.extend(bounds);
        let with = (!facts.is_empty()).then(|| self.law_of(facts, general.sides));
        with.into_iter().chain([self.law_of(Vec::new(), general.sides)]).collect()
    }

    /// The sequent with the calls that its terms have in common replaced by variables, the largest first.
    fn generalized(&mut self, sequent: &Sequent) -> Sequent {
        let common = self.common_calls(sequent);
        self.without(sequent, common).0
    }

    /// The sequent with these calls replaced by variables; and which these are.
    pub(super) fn without(&mut self, sequent: &Sequent, all: Vec<TermId>) -> (Sequent, FxHashMap<VarId, TermId>) {
        let mut general = sequent.clone();
        let mut calls = FxHashMap::default();
        for call in all {
            if !self.occurs(&general, call) {
                continue;
            }
            if self.is_open_condition(call) {
                continue;
            }
            let Some(variable) = self.variable_for(call) else { continue };
            if let Node::Free(var) = self.store.node(variable) {
                calls.insert(var, call);
            }
            for terms in general.facts.iter_mut().chain([&mut general.sides]) {
                *terms = terms.map(|term| self.store.replace(term, call, variable));
            }
        }
        (general, calls)
    }

    /// A choice that may be a bottom: which one is often what the sides have in common.
    pub(super) fn is_open_condition(&mut self, call: TermId) -> bool {
        let ty = self.store.type_of(call);
        ty.is_some_and(|ty| is_enumeration(self.store, &ty))
            && !self.memory.finiteness.of(self.store, call).is_defined()
    }

    /// Where a fact says that some comparison of two terms is true, a lemma may say that they are the same.
    pub(super) fn by_reflection(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        let lemma_price = self.lemma_price(sequent)?;
        for (number, law) in self.reflections(sequent) {
            let Some(lemma) = self.lemma(law, lemma_price) else { continue };
            let step = Move::Cite { lemma, given: vec![[0, number]] };
            if let Some(found) = self.try_move(sequent, step, price) {
                return Some(found);
            }
        }
        None
    }

    fn reflections(&mut self, sequent: &Sequent) -> Vec<(u32, Law)> {
        let truth = self.store.mk_bool(true);
        let mut found = Vec::new();
        for (number, [from, to]) in sequent.facts.iter().enumerate() {
            let Node::App(head, args) = self.store.node(*from) else { continue };
            let args = self.store.terms(args).to_vec();
            let [dictionaries @ .., left, right] = &args[..] else { continue };
            let types = [left, right].map(|arg| self.store.type_of(*arg).filter(is_known));
            let is_comparison = *to == truth && types[0].is_some() && types[0] == types[1] && left != right;
            let is_fixed = dictionaries.iter().all(|arg| self.store.free_vars(*arg).is_empty());
            let said = sequent.facts.iter().any(|fact| fact == &[*left, *right] || fact == &[*right, *left]);
            if !is_comparison || !is_fixed || said || !is_applied(self, *from) {
                continue;
            }
            let (Some(a), Some(b)) = (self.variable_for(*left), self.variable_for(*right)) else { continue };
            let args: Vec<TermId> = dictionaries.iter().copied().chain([a, b]).collect();
            let compared = self.store.mk_app(head, &args);
            found.push((number as u32, self.law_of(vec![[compared, truth]], [a, b])));
        }
        found
    }

    /// The size of a term in which a part without variables, such as a class dictionary, counts as one.
    pub(super) fn open_size(&self, term: TermId) -> u32 {
        if self.store.free_vars(term).is_empty() && self.store.loose(term) == 0 {
            return 1;
        }
        let parts = self.store.subterms(term).into_iter().map(|part| self.open_size(part));
        parts.fold(1, u32::saturating_add)
    }

    /// Whether the sides are an instance of a hypothesis: what cases have made special is no lemma.
    fn is_special(&mut self, sequent: &Sequent) -> bool {
        sequent.hypotheses.iter().any(|hypothesis| {
            let mut matching = Matching::default();
            let mut pairs = hypothesis.sides.iter().zip(sequent.sides);
            pairs.all(|(general, special)| matching.shape(self.store, *general, special))
        })
    }

    pub(super) fn law_of(&self, facts: Vec<[TermId; 2]>, sides: [TermId; 2]) -> Law {
        let mut variables: Vec<VarId> = Vec::new();
        for term in sides.iter().chain(facts.iter().flatten()) {
            for var in self.store.free_vars(*term) {
                if !variables.contains(var) {
                    variables.push(*var);
                }
            }
        }
        Law { variables, facts, sides }
    }

    /// Calls that occur in two terms of the sequent, one of them a side; the largest first.
    pub(super) fn common_calls(&mut self, sequent: &Sequent) -> Vec<TermId> {
        let wholes: Vec<TermId> = sequent.sides.iter().chain(sequent.facts.iter().flatten()).copied().collect();
        let mut calls: Vec<(TermId, usize)> = Vec::new();
        for (i, whole) in wholes.iter().enumerate() {
            for (_, part) in places(self.store, *whole) {
                let is_call = part != *whole && self.store.loose(part) == 0 && is_applied(self, part);
                match calls.iter_mut().find(|(known, _)| *known == part) {
                    Some((_, count)) => *count += 1,
                    None if is_call && i < 2 => calls.push((part, 1)),
                    None => {}
                }
            }
        }
        calls.retain(|(_, count)| *count > 1);
        calls.sort_by_key(|(call, _)| (std::cmp::Reverse(self.store.size(*call)), *call));
        calls.into_iter().map(|(call, _)| call).collect()
    }

    /// Values that calls of both sides are given, as an accumulator is; the largest first.
    fn common_values(&mut self, sequent: &Sequent) -> Vec<TermId> {
        // Without induction a constant is what a sequence begins with.
        let is_endless = self.measures.iter().all(Vec::is_empty);
        let given = |prover: &Self, side: TermId| -> Vec<TermId> {
            let parts = places(prover.store, side).into_iter().filter(|(_, part)| is_applied(prover, *part));
            let given = parts.flat_map(|(_, call)| prover.store.subterms(call));
            match is_endless {
                true => given.flat_map(|arg| places(prover.store, arg).into_iter().map(|(_, part)| part)).collect(),
                false => given.flat_map(|arg| prover.with_fields(arg)).collect(),
            }
        };
        let is_value = |prover: &Self, term: TermId| {
            (matches!(prover.store.node(term), Node::Con(..) | Node::Prim(..))
                || (is_endless && matches!(prover.store.node(term), Node::Lit(_))))
                && prover.store.loose(term) == 0
                && (is_endless || !prover.store.free_vars(term).is_empty())
        };
        let (lefts, rights) = (given(self, sequent.sides[0]), given(self, sequent.sides[1]));
        let mut common: Vec<TermId> =
            lefts.into_iter().filter(|term| rights.contains(term) && is_value(self, *term)).collect();
        if !is_endless {
            let results = sequent.sides.map(|side| self.unknown_results(side));
            common.extend(results[0].iter().filter(|term| results[1].contains(term)));
        }
        common.sort_by_key(|term| (std::cmp::Reverse(self.store.size(*term)), *term));
        common.dedup();
        common
    }

    /// An argument, and the fields of a constructor there: what a function is given in a tuple.
    fn with_fields(&self, arg: TermId) -> Vec<TermId> {
        match self.store.node(arg) {
            Node::Con(_, fields) => [&[arg], self.store.terms(fields)].concat(),
            _ => vec![arg],
        }
    }

    /// What unknown functions give in a term, where that surely has a value.
    fn unknown_results(&mut self, side: TermId) -> Vec<TermId> {
        let mut all: Vec<TermId> = places(self.store, side).into_iter().map(|(_, part)| part).collect();
        all.retain(|part| self.store.loose(*part) == 0 && *part != side && self.is_unknown_call(*part));
        all.retain(|part| {
            self.memory.finiteness.of(self.store, *part).is_defined()
                && self.store.type_of(*part).is_some_and(|ty| ty.as_fun().is_none())
        });
        all
    }

    /// Calls in the sides that have no calls in them.
    pub(super) fn inner_calls(&mut self, sequent: &Sequent) -> Vec<TermId> {
        let mut calls: Vec<TermId> = Vec::new();
        for side in sequent.sides {
            for (place, part) in places(self.store, side) {
                let is_call = self.store.loose(part) == 0 && is_applied(self, part) && !place.is_empty();
                let is_inner = |prover: &Self| {
                    let inside = places(prover.store, part);
                    inside.into_iter().all(|(place, inner)| place.is_empty() || !is_applied(prover, inner))
                };
                if is_call && !calls.contains(&part) && is_inner(self) {
                    calls.push(part);
                }
            }
        }
        calls
    }

    fn occurs(&mut self, sequent: &Sequent, call: TermId) -> bool {
        sequent.sides.iter().any(|side| places(self.store, *side).iter().any(|(_, part)| *part == call))
    }

    /// A variable that may stand for the term.
    pub(super) fn variable_for(&mut self, term: TermId) -> Option<TermId> {
        let ty = self.store.type_of(term).filter(is_known)?;
        let mode = self.memory.finiteness.of(self.store, term);
        // What is finite at first may go on where there is no induction.
        let is_endless = self.measures.iter().all(Vec::is_empty);
        let mode = if is_endless { Mode { total: mode.total, ..Mode::ANY } } else { mode };
        let variable = Variable { total: mode.total, finite: mode.finite, ..Variable::new("s", ty) };
        let variable = self.store.fresh(variable);
        if mode.spine {
            self.memory.finiteness.assume_spine(variable);
        }
        Some(self.store.mk_free(variable))
    }

    /// The facts whose variables the sides have too.
    pub(super) fn relevant(&self, sequent: &Sequent) -> Vec<[TermId; 2]> {
        let spoken_of: FxHashSet<VarId> =
            sequent.sides.iter().flat_map(|side| self.store.free_vars(*side)).copied().collect();
        let is_relevant = |fact: &&[TermId; 2]| {
            let mut vars = fact.iter().flat_map(|term| self.store.free_vars(*term));
            vars.clone().next().is_some() && vars.all(|var| spoken_of.contains(var))
        };
        sequent.facts.iter().filter(is_relevant).copied().collect()
    }

    /// What would make a fact impossible: that the term is the other truth value, given the other facts.
    fn contradictions(&mut self, sequent: &Sequent) -> Vec<(u32, Law)> {
        let truths = [self.store.mk_bool(true), self.store.mk_bool(false)];
        let mut found = Vec::new();
        for (i, [from, to]) in sequent.facts.iter().enumerate() {
            let Some(truth) = truths.iter().position(|truth| truth == to) else { continue };
            if !is_applied(self, *from) && !matches!(self.store.node(*from), Node::Prim(..)) {
                continue;
            }
            let mut facts = sequent.facts.clone();
            facts.remove(i);
            let other = Sequent { facts, sides: [*from, truths[1 - truth]], ..sequent.clone() };
            for other in [self.generalized(&other), other] {
                let facts = self.relevant(&other);
                found.push((i as u32, self.law_of(Vec::new(), other.sides)));
                if !facts.is_empty() {
                    found.push((i as u32, self.law_of(facts, other.sides)));
                }
            }
        }
        found
    }
}

fn is_applied(prover: &Prover<'_>, term: TermId) -> bool {
    matches!(prover.store.node(term), Node::App(..)) && is_call(prover.store, term)
}
