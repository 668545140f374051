//! Induction on finite variables: references to earlier pairs need no progress where the values are smaller.
//!
//! A theorem with finite variables has measures: sums of the sizes of some of them. Each reference back drops the
//! measures that it does not respect; one must be left. See `selfsame-certify` for why this is right.

use std::collections::BTreeMap;

use selfsame_certify::{Hypothesis, Pair, Side};
use selfsame_core::step::{Focus, concretizations, is_data, is_operand, representation};
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use selfsame_symbolic::{Pause, run};

use crate::coinduction::presents;
use crate::lemma::{Waiting, is_known};
use crate::matching::{Matching, is_call};
use crate::obligation::{Known, Obligation};
use crate::proof::{Inference, Leaf, TheoremId};
use crate::search::Search;
use crate::tactic::Outcome;

/// Pairs of present states that fertilization is tried on.
const FERTILE_PAIRS: usize = 4;

/// Rounds of evaluation inside a term.
const SIMPLIFICATIONS: usize = 20;
/// Steps between two calls.
const STEPS: u32 = 1_000;

/// How one size compares with another, whatever the variables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Comparison {
    Unknown,
    AtMost,
    Less,
}

/// The statement as a way to rewrite.
#[derive(Clone, Copy)]
struct Oriented {
    from: TermId,
    to: TermId,
    past: Pair,
    flipped: bool,
}

/// What may be a measure: the sum of all finite variables, or one of them.
pub(crate) fn measures(store: &TermStore, variables: &[VarId]) -> Vec<Vec<VarId>> {
    let is_measurable = |var: &VarId| store.var(*var).finite && is_data(store, &store.var(*var).ty);
    let finite: Vec<VarId> = variables.iter().copied().filter(is_measurable).collect();
    match finite.len() {
        0 => Vec::new(),
        1 => vec![finite],
        _ => [finite.clone()].into_iter().chain(finite.into_iter().map(|var| vec![var])).collect(),
    }
}

/// A sum of sizes: a constant, and how often each variable counts.
#[derive(Default)]
struct Size {
    constant: i64,
    variables: BTreeMap<VarId, i64>,
}

impl Size {
    fn add(&mut self, store: &TermStore, term: TermId, sign: i64) -> bool {
        match store.node(term) {
            Node::Con(_, fields) => {
                self.constant += sign;
                store.terms(fields).iter().all(|field| self.add(store, *field, sign))
            }
            Node::Free(var) if !is_data(store, &store.var(var).ty) => true,
            Node::Free(var) => {
                *self.variables.entry(var).or_default() += sign;
                store.var(var).finite
            }
            Node::Lit(_) | Node::Lam(..) => true,
            _ => is_operand(store, term),
        }
    }

    /// Of a difference of sizes: whether it is positive, or not negative. A variable's size is at least one.
    fn sign(&self) -> Comparison {
        if self.variables.values().any(|count| *count < 0) {
            return Comparison::Unknown;
        }
        match self.constant + self.variables.values().sum::<i64>() {
            1.. => Comparison::Less,
            0 => Comparison::AtMost,
            _ => Comparison::Unknown,
        }
    }
}

impl Search<'_> {
    pub(crate) fn inducts(&self, obligation: &Obligation) -> bool {
        !self.theorems[obligation.theorem.0 as usize].measures.is_empty()
    }

    /// For each measure of the theorem, how the values for which an earlier moment would be used compare with those at hand.
    pub(crate) fn sizes(&mut self, obligation: &Obligation, moment: usize, matching: &Matching) -> Vec<Comparison> {
        let measures = self.theorems[obligation.theorem.0 as usize].measures.clone();
        measures.iter().map(|measure| self.shrinks(obligation, moment, matching, measure)).collect()
    }

    fn shrinks(
        &mut self,
        obligation: &Obligation,
        moment: usize,
        matching: &Matching,
        measure: &[VarId],
    ) -> Comparison {
        let path = &obligation.path;
        let mut difference = Size::default();
        for var in measure {
            let free = self.store.mk_free(*var);
            let past = path.sync(&mut self.store, free, 0, moment);
            let mut of = matching.to_map();
            for inner in self.store.free_vars(past).to_vec() {
                if !of.contains_key(&inner) {
                    let free = self.store.mk_free(inner);
                    of.insert(inner, path.sync(&mut self.store, free, moment, path.len()));
                }
            }
            let past = self.store.substitute(past, &of);
            let present = path.sync(&mut self.store, free, 0, path.len());
            if !difference.add(&self.store, present, 1) || !difference.add(&self.store, past, -1) {
                return Comparison::Unknown;
            }
        }
        difference.sign()
    }

    /// Keeps the measures that compare so at least; unchanged, and `false`, when none does.
    pub(crate) fn keep_measures(&mut self, obligation: &Obligation, sizes: &[Comparison], least: Comparison) -> bool {
        if sizes.iter().all(|size| *size < least) {
            return false;
        }
        let measures = &mut self.theorems[obligation.theorem.0 as usize].measures;
        let mut kept = sizes.iter().map(|size| *size >= least);
        measures.retain(|_| kept.next().unwrap_or(false));
        true
    }

    /// Whether some measure does not grow.
    pub(crate) fn may_keep_measures(&self, obligation: &Obligation, sizes: &[Comparison]) -> bool {
        !self.inducts(obligation) || sizes.iter().any(|size| *size >= Comparison::AtMost)
    }

    /// Fertilization: the hypothesis rewrites a part of one side; what remains is the same, or a lemma.
    pub(crate) fn fertilize(&mut self, obligation: &Obligation) -> Outcome {
        if !self.inducts(obligation) || obligation.sides.iter().all(|side| side.is_value) {
            return Outcome::Pass;
        }
        for present in presents(obligation).into_iter().take(FERTILE_PAIRS) {
            let sides = [
                obligation.state_now(&mut self.store, Side::Left, present.0),
                obligation.state_now(&mut self.store, Side::Right, present.1),
            ];
            for side in Side::BOTH {
                for hypothesis in self.hypotheses(obligation) {
                    let rewritten = self.rewritten(obligation, sides, side, &hypothesis);
                    if let Some((rewritten, usage)) = rewritten
                        && let Some(outcome) = self.after_rewriting(obligation, present, rewritten, usage)
                    {
                        return outcome;
                    }
                }
            }
        }
        Outcome::Pass
    }

    /// The statement in both directions, with what evaluation alone makes of its sides.
    fn hypotheses(&self, obligation: &Obligation) -> Vec<Oriented> {
        let given = self.theorems[obligation.theorem.0 as usize].stated.given.len() as u32;
        let mut all = Vec::new();
        for side in Side::BOTH {
            let history = obligation.side(side);
            let first = history.states[0].block;
            let unsplit = history.states.iter().take_while(|state| state.moment == given && state.block == first);
            let to = obligation.side(Self::other(side)).states[0].term;
            for (i, state) in unsplit.enumerate().filter(|(_, state)| is_call(&self.store, state.term)) {
                let i = i as u32;
                let past = if side == Side::Left { Pair(i, 0) } else { Pair(0, i) };
                all.push(Oriented { from: state.term, to, past, flipped: side == Side::Right });
            }
        }
        all
    }

    /// The sides after a hypothesis was used on one of them.
    fn rewritten(
        &mut self,
        obligation: &Obligation,
        sides: [TermId; 2],
        side: Side,
        hypothesis: &Oriented,
    ) -> Option<([TermId; 2], Hypothesis)> {
        let Oriented { from, to, past, flipped } = *hypothesis;
        let whole = sides[side as usize];
        for (place, part) in places(&self.store, whole) {
            let mut matching = Matching::default();
            let is_instance = self.store.loose(part) == 0 && matching.exact(&self.store, from, part);
            let is_determined = self.store.free_vars(to).iter().all(|var| matching.get(*var).is_some());
            if !is_instance || !is_determined {
                continue;
            }
            let first = obligation.sides[0].states[0].block;
            let given = self.theorems[obligation.theorem.0 as usize].stated.given.len();
            if !self.is_allowed(obligation, first, given, &matching) {
                continue;
            }
            let sizes = self.sizes(obligation, given, &matching);
            if !self.keep_measures(obligation, &sizes, Comparison::Less) {
                continue;
            }
            let brought_in = self.store.substitute(to, &matching.to_map());
            let mut rewritten = sides;
            rewritten[side as usize] = self.store.replace(whole, part, brought_in);
            return Some((rewritten, Hypothesis { side, place, past, flipped }));
        }
        None
    }

    fn after_rewriting(
        &mut self,
        obligation: &Obligation,
        present: Pair,
        sides: [TermId; 2],
        usage: Hypothesis,
    ) -> Option<Outcome> {
        let leaf = |lemma| Leaf::Hypothesis { present, uses: vec![usage.clone()], lemma };
        if sides[0] == sides[1] {
            return Some(self.close(obligation, leaf(None)));
        }
        if let Some(known) = self.find_lemma(&obligation.path, sides[0], sides[1]) {
            return Some(self.close(obligation, leaf(Some(known))));
        }
        let general = self.abstracted(sides);
        let (lemma, flipped) = self.propose(obligation, general.unwrap_or(sides), true)?;
        self.theorems[lemma.0 as usize].is_urgent |= general.is_some();
        self.wait(obligation, Waiting::Leaf(lemma, leaf(Some((lemma, flipped)))));
        None
    }

    /// Where a side waits for a term of a type without fields that surely has a value, its values are distinguished, besides
    /// going on as usual. That it has one is a lemma.
    pub(crate) fn cases(&mut self, obligation: &Obligation) -> Outcome {
        if !self.inducts(obligation) {
            return Outcome::Pass;
        }
        if self.forest.in_same_case(obligation.node).iter().any(|node| self.distinguished.contains(node)) {
            return Outcome::Pass;
        }
        for side in Side::BOTH {
            let Some((place, term)) = self.case_term(obligation, side) else { continue };
            let truth = self.store.mk_bool(true);
            let evaluated = self.store.mk_case(term, &[], Some(truth));
            if let Some((lemma, false)) = self.find_lemma(&obligation.path, evaluated, truth) {
                self.distinguish(obligation, side, place, term, lemma);
                return Outcome::Pass;
            }
            if let Some((lemma, false)) = self.propose(obligation, [evaluated, truth], true) {
                self.distinguished.insert(obligation.node);
                self.theorems[lemma.0 as usize].is_urgent = true;
                self.wait(obligation, Waiting::Cases { side, place, term, lemma });
                return Outcome::Pass;
            }
        }
        Outcome::Pass
    }

    /// The call that a side waits for next, when its type has no fields and its arguments are values.
    fn case_term(&mut self, obligation: &Obligation, side: Side) -> Option<(Vec<u32>, TermId)> {
        let history = obligation.side(side);
        if history.is_value {
            return None;
        }
        let whole = history.term;
        let targets = Focus::new(whole).targets(&mut self.store);
        let is_call = |term: &&TermId| matches!(self.store.node(**term), Node::App(..)) && is_call(&self.store, **term);
        let term = *targets.iter().find(is_call)?;
        let is_enumeration = |ty: Type| is_known(&ty) && is_enumeration(&self.store, &ty);
        let is_plain =
            |arg: &TermId| places(&self.store, *arg).iter().all(|(_, part)| !is_call_or_case(&self.store, *part));
        let args = self.store.subterms(term)[1..].to_vec();
        let is_variable = |arg: &TermId| matches!(self.store.node(*arg), Node::Free(_));
        if !args.iter().all(is_plain) || !args.iter().any(is_variable) {
            return None;
        }
        if term == whole || !self.store.type_of(term).is_some_and(is_enumeration) {
            return None;
        }
        let place = places(&self.store, whole).into_iter().find(|(_, part)| *part == term)?.0;
        Some((place, term))
    }

    /// Another way to go on: one obligation for each constructor of the term at this place.
    pub(crate) fn distinguish(
        &mut self,
        obligation: &Obligation,
        side: Side,
        place: Vec<u32>,
        term: TermId,
        lemma: TheoremId,
    ) {
        let Some(ty) = self.store.type_of(term) else { return };
        self.distinguished.insert(obligation.node);
        let ty = representation(&self.store, ty);
        let scrutinee = self.store.fresh(Variable { evaluated: true, ..Variable::new("c", ty) });
        let values = concretizations(&mut self.store, scrutinee);
        let nodes = self.forest.infer(obligation.node, Inference::Cases { side, place, lemma }, values.len());
        let level = self.blocks[obligation.block.0 as usize].level;
        for (value, node) in values.into_iter().zip(nodes) {
            let value = value.term(&mut self.store);
            let sides = Side::BOTH.map(|side| self.store.replace(obligation.side(side).term, term, value));
            let block = self.new_block(level);
            let mut premise = Obligation { node, ..obligation.clone() };
            premise.start_segment(block, sides);
            premise.known.push(Known { term, value, moment: premise.path.len() as u32, block });
            self.theorems[obligation.theorem.0 as usize].queue.push_front(premise);
        }
    }

    /// Terms whose values were distinguished are replaced by them wherever they turn up.
    pub(crate) fn known_values(&mut self, obligation: &Obligation) -> Outcome {
        for [term, value] in obligation.values_at(&mut self.store, obligation.block, obligation.path.len()) {
            for side in Side::BOTH {
                let whole = obligation.side(side).term;
                let found = places(&self.store, whole).into_iter().find(|(_, part)| *part == term);
                let Some((place, _)) = found else { continue };
                let nodes = self.forest.infer(obligation.node, Inference::Known { side, place }, 1);
                let mut sides = Side::BOTH.map(|side| obligation.side(side).term);
                sides[side as usize] = self.store.replace(whole, term, value);
                let level = self.blocks[obligation.block.0 as usize].level;
                let block = self.new_block(level);
                let mut premise = Obligation { node: nodes[0], ..obligation.clone() };
                premise.start_segment(block, sides);
                return Outcome::Premises(vec![premise]);
            }
        }
        Outcome::Pass
    }
}

impl Search<'_> {
    /// Calls that nothing waits for yet are evaluated as far as what was distinguished settles, besides going on as usual:
    /// so both sides come to speak of the smaller values.
    pub(crate) fn simplify(&mut self, obligation: &Obligation) -> Outcome {
        if obligation.known.is_empty() || !self.simplified.insert(obligation.node) {
            return Outcome::Pass;
        }
        for side in Side::BOTH {
            for call in self.passive_calls(obligation.side(side).term) {
                if let Some(simpler) = self.simplify_call(obligation, side, call) {
                    self.theorems[obligation.theorem.0 as usize].queue.push_front(simpler);
                    return Outcome::Pass;
                }
            }
        }
        Outcome::Pass
    }

    /// The obligation with one call evaluated up to the last call that it becomes.
    fn simplify_call(&mut self, obligation: &Obligation, side: Side, call: TermId) -> Option<Obligation> {
        let known = obligation.values_at(&mut self.store, obligation.block, obligation.path.len());
        let mut steps: Vec<Simplification> = Vec::new();
        let mut useful = 0;
        let mut term = call;
        for _ in 0..SIMPLIFICATIONS {
            let value = known.iter().find(|[known, _]| places(&self.store, term).iter().any(|(_, part)| part == known));
            if let Some([known, value]) = value {
                let next = self.store.replace(term, *known, *value);
                steps.push(Simplification { from: term, known: Some(*known), steps: 0, to: next });
                term = next;
                continue;
            }
            let run = run(&mut self.store, term, STEPS);
            let next = run.focus.rebuild(&mut self.store);
            if run.steps == 0 {
                break;
            }
            steps.push(Simplification { from: term, known: None, steps: run.steps, to: next });
            term = next;
            let is_whole_call = matches!(self.store.node(term), Node::App(..)) && is_call(&self.store, term);
            if is_whole_call || run.pause == Pause::Value {
                useful = steps.len();
            }
            if run.pause != Pause::Call {
                break;
            }
        }
        steps.truncate(useful);
        if steps.is_empty() {
            return None;
        }
        let mut next = obligation.clone();
        for Simplification { from, known, steps, to } in steps {
            let whole = next.side(side).term;
            let at = places(&self.store, whole).into_iter().find(|(_, part)| *part == from)?.0;
            let inference = match known {
                // All of a side's occurrences are replaced, so one of them names the term.
                Some(known) => {
                    let inner = places(&self.store, from).into_iter().find(|(_, part)| *part == known)?.0;
                    Inference::Known { side, place: at.into_iter().chain(inner).collect() }
                }
                None => Inference::Inside { side, place: at, steps },
            };
            let mut sides = Side::BOTH.map(|side| next.side(side).term);
            sides[side as usize] = match known {
                Some(known) => {
                    let value = to_value(&mut self.store, &next, known)?;
                    self.store.replace(whole, known, value)
                }
                None => self.store.replace(whole, from, to),
            };
            let level = self.blocks[next.block.0 as usize].level;
            let block = self.new_block(level);
            next.node = self.forest.infer(next.node, inference, 1)[0];
            next.start_segment(block, sides);
        }
        Some(next)
    }
}

/// A step of [`Search::simplify_call`].
struct Simplification {
    from: TermId,
    /// A part whose value is known, else so many steps.
    known: Option<TermId>,
    steps: u32,
    to: TermId,
}

fn to_value(store: &mut TermStore, obligation: &Obligation, known: TermId) -> Option<TermId> {
    let values = obligation.values_at(store, obligation.block, obligation.path.len());
    values.into_iter().find(|[term, _]| *term == known).map(|[_, value]| value)
}

/// The subterms with their places, the whole term first. Each term is visited at its first place only.
pub(crate) fn places(store: &TermStore, whole: TermId) -> Vec<(Vec<u32>, TermId)> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut queue = std::collections::VecDeque::from([(Vec::new(), whole)]);
    let mut found = Vec::new();
    while let Some((place, term)) = queue.pop_front() {
        if !seen.insert(term) {
            continue;
        }
        for (i, part) in store.subterms(term).into_iter().enumerate() {
            let mut inner = place.clone();
            inner.push(i as u32);
            queue.push_back((inner, part));
        }
        found.push((place, term));
    }
    found
}

fn is_call_or_case(store: &TermStore, term: TermId) -> bool {
    is_call(store, term) || matches!(store.node(term), Node::App(..))
}

/// Whether no constructor of the type has fields.
fn is_enumeration(store: &TermStore, ty: &Type) -> bool {
    let Type::Con(name, _) = ty else { return false };
    let program = store.program();
    program.data_id(*name).is_some_and(|id| {
        let data = program.data(id);
        !data.cons.is_empty() && data.cons.iter().all(|con| program.con(*con).def.fields.is_empty())
    })
}
