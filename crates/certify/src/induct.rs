//! The rules of induction: fertilization, cases of a term that has a value, and walks.

use rustc_hash::FxHashMap;
use selfsame_core::step::{Focus, Progress, is_data, representation};
use selfsame_core::term::{Node, TermId, VarId, Variable};

use crate::certificate::{Hypothesis, Pair, Side};
use crate::check::Rejection;
use crate::explain::Step;
use crate::matching::Instance;
use crate::measure::Comparison;
use crate::path::Event;
use crate::productive::Block;
use crate::replay::{Branch, Replay, State, is_open_to_cases};

impl Replay<'_> {
    /// Fertilization. The hypotheses are true of smaller values, so what they bring in means the same.
    pub fn hypothesis(
        &mut self,
        branch: &Branch,
        present: Pair,
        uses: &[Hypothesis],
        lemma: Option<(u32, bool)>,
    ) -> Result<(), Rejection> {
        let mut sides = self.present(branch, present)?.sides;
        let mut line = 0;
        for usage in uses {
            let then = self.pair(branch, usage.past, None)?;
            let at = usage.side as usize;
            let special = self.subterm(sides[at], &usage.place);
            let Some(special) = special.filter(|term| self.store.loose(*term) == 0) else {
                return self.reject("there is no such place");
            };
            let [mut from, mut to] = then.sides;
            if usage.flipped {
                std::mem::swap(&mut from, &mut to);
            }
            let mut instance = Instance::default();
            if !instance.extend(self.store, from, special, &[]) {
                return self.reject("the term is no instance of the hypothesis");
            }
            if !self.store.free_vars(to).iter().all(|var| instance.of.contains_key(var)) {
                return self.reject("the hypothesis has more variables than it is used for");
            }
            if self.shrinks(branch, &then, &instance) != Comparison::Less || self.induct.is_empty() {
                return self.reject("the hypothesis is used for values that are not smaller");
            }
            if !self.is_allowed(branch, &then, &instance) {
                return self.reject("the hypothesis is about cases that exclude the present");
            }
            let brought_in = self.store.substitute(to, &instance.of);
            sides[at] = self.store.replace(sides[at], special, brought_in);
            line = line.max(branch.sides[0].states[usage.past.0 as usize].line);
            line = line.max(branch.sides[1].states[usage.past.1 as usize].line);
        }
        match lemma {
            Some((lemma, flipped)) => {
                self.by_lemma(branch, lemma, flipped, sides)?;
            }
            None if sides[0] == sides[1] => {}
            None => return self.reject("the terms are not the same after rewriting"),
        }
        self.close(branch, Step::Hypothesis { line, lemma: lemma.map(|(lemma, _)| lemma) });
        Ok(())
    }

    /// The subterm evaluates to a constructor, as the lemma says: one premise for each.
    pub fn cases(&mut self, branch: &Branch, side: Side, place: &[u32], lemma: u32) -> Result<(), Rejection> {
        let term = self.subterm(branch.sides[side as usize].term, place);
        let Some(term) = term.filter(|term| self.store.loose(*term) == 0) else {
            return self.reject("there is no such place");
        };
        let ty = self.store.type_of(term).map(|ty| representation(self.store, ty));
        let Some(ty) = ty.filter(|ty| is_open_to_cases(self.store, ty)) else {
            return self.reject("the term is of no data type");
        };
        let truth = self.store.mk_bool(true);
        let evaluated = self.store.mk_case(term, &[], Some(truth));
        self.by_lemma(branch, lemma, false, [evaluated, truth])?;
        self.close(branch, Step::Cases);
        let scrutinee = self.store.fresh(Variable { evaluated: true, ..Variable::new("c", ty) });
        for value in selfsame_core::step::concretizations(self.store, scrutinee) {
            let value = value.term(self.store);
            let mut branch = branch.clone();
            branch.path.events.push(Event::Value([term, value]));
            let learnt = self.learnt(&branch.path.events[branch.path.now() - 1..]);
            let sides = [0, 1].map(|side| self.store.replace(branch.sides[side].term, term, value));
            self.below(|replay| {
                replay.segment(&mut branch, sides, Some(learnt));
                replay.node(branch)
            })?;
        }
        Ok(())
    }

    /// A term whose value is known is replaced by it.
    pub fn known(&mut self, mut branch: Branch, side: Side, place: &[u32]) -> Result<(), Rejection> {
        let mut sides = [0, 1].map(|side| branch.sides[side].term);
        let term = self.subterm(sides[side as usize], place);
        let values = branch.path.values(self.store, branch.path.now());
        let Some([term, value]) = values.into_iter().find(|[known, _]| Some(*known) == term) else {
            return self.reject("nothing is known of the term");
        };
        sides[side as usize] = self.store.replace(sides[side as usize], term, value);
        self.segment(&mut branch, sides, None);
        self.node(branch)
    }

    /// A term means the same as what it evaluates to, wherever it stands.
    pub fn inside(&mut self, mut branch: Branch, side: Side, place: &[u32], steps: u32) -> Result<(), Rejection> {
        let mut sides = [0, 1].map(|side| branch.sides[side].term);
        let term = self.subterm(sides[side as usize], place);
        let Some(term) = term.filter(|term| self.store.loose(*term) == 0) else {
            return self.reject("there is no such place");
        };
        let mut focus = Focus::new(term);
        for _ in 0..steps {
            if !matches!(focus.step(self.store), Progress::Stepped(_)) {
                return self.reject("there are fewer steps");
            }
        }
        let evaluated = focus.rebuild(self.store);
        sides[side as usize] = self.store.replace(sides[side as usize], term, evaluated);
        self.segment(&mut branch, sides, None);
        self.node(branch)
    }

    /// New states that no steps lead to: pairs before and after it are not of one block.
    fn segment(&mut self, branch: &mut Branch, sides: [TermId; 2], learnt: Option<Vec<String>>) {
        let level = self.blocks[branch.block].level;
        branch.block = self.blocks.len();
        self.blocks.push(Block { level, ..Block::default() });
        for (history, term) in branch.sides.iter_mut().zip(sides) {
            history.term = term;
        }
        if let Some(learnt) = learnt {
            self.open(branch, learnt);
        }
        let (moment, block, line) = (branch.path.now(), branch.block, self.current_line());
        for history in &mut branch.sides {
            history.states.push(State { term: history.term, moment, block, unfolded: None, line });
        }
    }

    /// Where the variable is not finite, both sides are the same bottom, or diverge. Where it is, the lemma applies.
    pub fn walk(
        &mut self,
        branch: &Branch,
        present: Pair,
        walks: [u32; 2],
        lemma: u32,
        flipped: bool,
    ) -> Result<(), Rejection> {
        let present = self.present(branch, present)?;
        let mut instances = [Instance::default(), Instance::default()];
        let mut over = Vec::with_capacity(2);
        let mut holes = Vec::with_capacity(2);
        let mut spines = Vec::with_capacity(2);
        for (side, number) in walks.into_iter().enumerate() {
            let Some(walk) = self.walks.get(number as usize) else { return self.reject("there is no such walk") };
            let (term, on, hole) = (walk.term, walk.on, walk.hole);
            spines.push(walk.spine);
            if !instances[side].extend(self.store, term, present.sides[side], &[]) {
                return self.reject("a side is no instance of the walk");
            }
            over.push(instances[side].of.get(&on).copied());
            holes.push(hole);
        }
        let Some(Node::Free(var)) = over[0].filter(|_| over[0] == over[1]).map(|term| self.store.node(term)) else {
            return self.reject("the sides do not walk over the same variable");
        };
        let parts = match (holes[0], holes[1]) {
            (Some(hole), Some(_)) if walks[0] == walks[1] => {
                let [left, right] = instances;
                let agree = left.of.iter().all(|(var, term)| *var == hole || right.of.get(var) == Some(term));
                let (Some(left), Some(right)) = (left.of.get(&hole), right.of.get(&hole)) else {
                    return self.reject("nothing is in the hole");
                };
                if !agree {
                    return self.reject("the sides walk differently");
                }
                [*left, *right]
            }
            (None, None) if self.store.var(var).total => present.sides,
            _ => return self.reject("the walks do not fit"),
        };
        if spines[0] != spines[1] {
            return self.reject("the walks do not fit");
        }
        self.where_finite(branch, var, spines[0], parts, (lemma, flipped))
    }

    /// Where the spine of the variable is not finite, both sides are the same bottom, or diverge. Where it is, the lemma applies.
    pub fn need(
        &mut self,
        branch: &Branch,
        present: Pair,
        place: &[u32],
        lemma: u32,
        flipped: bool,
    ) -> Result<(), Rejection> {
        let sides = self.present(branch, present)?.sides;
        let Some(Node::Free(var)) = self.subterm(sides[0], place).map(|term| self.store.node(term)) else {
            return self.reject("there is no variable");
        };
        let is_needed = is_data(self.store, &self.store.var(var).ty)
            && sides.iter().all(|side| self.finiteness.needs(self.store, *side, var));
        if !is_needed {
            return self.reject("the sides are not seen to need the whole spine");
        }
        self.where_finite(branch, var, true, sides, (lemma, flipped))
    }

    /// The terms are the same for values of the variable that are finite, or have a finite spine, as the lemma says.
    fn where_finite(
        &mut self,
        branch: &Branch,
        var: VarId,
        spine: bool,
        parts: [TermId; 2],
        (lemma, flipped): (u32, bool),
    ) -> Result<(), Rejection> {
        let variable = self.store.var(var).clone();
        let finite = match spine {
            true => self.store.fresh(variable),
            false => self.store.fresh(Variable { total: true, finite: true, ..variable }),
        };
        if spine {
            self.finiteness.assume_spine(finite);
        }
        let finite = self.store.mk_free(finite);
        let of: FxHashMap<_, _> = [(var, finite)].into_iter().collect();
        let parts = parts.map(|part| self.store.substitute(part, &of));
        if self.lemmas.get(lemma as usize).is_some_and(|lemma| !lemma.given.is_empty()) {
            return self.reject("the lemma has conditions");
        }
        self.by_lemma_about(branch, lemma, flipped, parts)?;
        let on = self.store.var(var).name.to_string();
        self.close(branch, Step::Walk { lemma, on });
        Ok(())
    }

    fn subterm(&self, term: TermId, place: &[u32]) -> Option<TermId> {
        place.iter().try_fold(term, |term, i| self.store.subterms(term).into_iter().nth(*i as usize))
    }
}
