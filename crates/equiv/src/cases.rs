//! Cases of terms that have a value, and evaluation inside terms: what brings a goal to the form of its hypothesis.

use selfsame_certify::Side;
use selfsame_core::step::{Focus, concretizations, representation};
use selfsame_core::term::{Node, TermId, TermStore, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::{Pause, run};

use crate::lemma::{Waiting, is_known};
use crate::limits;
use crate::matching::is_call;
use crate::obligation::{Known, Obligation};
use crate::proof::{Inference, TheoremId};
use crate::search::Search;
use crate::tactic::Outcome;

impl Search<'_> {
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
        for _ in 0..limits::SIMPLIFICATIONS {
            let value = known.iter().find(|[known, _]| places(&self.store, term).iter().any(|(_, part)| part == known));
            if let Some([known, value]) = value {
                let next = self.store.replace(term, *known, *value);
                steps.push(Simplification { from: term, known: Some(*known), steps: 0, to: next });
                term = next;
                continue;
            }
            let run = run(&mut self.store, term, limits::CASE_STEPS);
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
        if place.len() < limits::PLACE_DEPTH {
            for (i, part) in store.subterms(term).into_iter().enumerate() {
                let mut inner = place.clone();
                inner.push(i as u32);
                queue.push_back((inner, part));
            }
        }
        found.push((place, term));
    }
    found
}

fn is_call_or_case(store: &TermStore, term: TermId) -> bool {
    is_call(store, term) || matches!(store.node(term), Node::App(..))
}

/// Whether no constructor of the type has fields.
pub(crate) fn is_enumeration(store: &TermStore, ty: &Type) -> bool {
    let Type::Con(name, _) = ty else { return false };
    let program = store.program();
    program.data_id(*name).is_some_and(|id| {
        let data = program.data(id);
        !data.cons.is_empty() && data.cons.iter().all(|con| program.con(*con).def.fields.is_empty())
    })
}
