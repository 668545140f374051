//! U-COIND, G-COIND and the lemma rules (NEBULA, Figs. 12 and 13): leaves that refer to something proved or assumed
//! elsewhere.

use rustc_hash::FxHashMap;
use selfsame_core::arith;
use selfsame_core::term::{DefId, Node, TermId, VarId, is_first_order};

use crate::certificate::{Pair, Side, Use};
use crate::check::Rejection;
use crate::explain::{How, Step, show};
use crate::fit;
use crate::matching::Instance;
use crate::measure::{Comparison, Size};
use crate::productive::reachable;
use crate::replay::{Branch, PairTerms, Replay};

impl Replay<'_> {
    /// The terms are an instance of the lemma, and what it is given holds of the instance.
    pub fn by_lemma(
        &mut self,
        branch: &Branch,
        lemma: u32,
        flipped: bool,
        [left, right]: [TermId; 2],
    ) -> Result<Instance, Rejection> {
        if self.lemmas.get(lemma as usize).is_some_and(|lemma| lemma.has_spines) {
            return self.reject("the lemma has conditions");
        }
        self.by_lemma_about(branch, lemma, flipped, [left, right])
    }

    /// The same with a lemma that may be about values of finite spine.
    pub fn by_lemma_about(
        &mut self,
        branch: &Branch,
        lemma: u32,
        flipped: bool,
        [left, right]: [TermId; 2],
    ) -> Result<Instance, Rejection> {
        let Some(lemma) = self.lemmas.get(lemma as usize) else { return self.reject("there is no such lemma yet") };
        if !lemma.facts.is_empty() {
            return self.reject("the lemma has conditions");
        }
        let (left, right) = if flipped { (right, left) } else { (left, right) };
        let mut instance = Instance::default();
        let matches =
            instance.extend(self.store, lemma.left, left, &[]) && instance.extend(self.store, lemma.right, right, &[]);
        if !matches {
            return self.reject("the terms are no instance of the lemma");
        }
        for var in &lemma.variables {
            let needs_spine = self.finiteness.has_spine(*var);
            let has_spine = instance.of.get(var).is_some_and(|term| self.finiteness.of(self.store, *term).spine);
            if needs_spine && !has_spine {
                return self.reject("the lemma is about values of finite spine");
            }
        }
        let known = branch.path.applications(self.store, branch.path.now());
        for given in &lemma.given {
            let determined =
                |term: &TermId| self.store.free_vars(*term).iter().all(|var| instance.of.contains_key(var));
            if !given.iter().all(determined) {
                return self.reject("the lemma's condition is not determined");
            }
            let needed = given.map(|term| self.store.substitute(term, &instance.of));
            if !known.contains(&needed) {
                return self.reject("the lemma's condition does not hold");
            }
        }
        Ok(instance)
    }

    pub fn past(&mut self, branch: &Branch, present: Pair, past: Pair, uses: &[Use]) -> Result<(), Rejection> {
        let now = self.present(branch, present)?;
        let then = self.pair(branch, past, None)?;
        let mut instance = Instance::default();
        let mut lemma_pairs = Vec::new();
        for side in Side::BOTH {
            let uses: Vec<&Use> = uses.iter().filter(|usage| usage.side == side).collect();
            let mut places: Vec<&[u32]> = uses.iter().map(|usage| &usage.place[..]).collect();
            places.sort();
            instance.left_out.clear();
            let (general, special) = (then.sides[side as usize], now.sides[side as usize]);
            if !instance.extend(self.store, general, special, &places) || instance.left_out.len() != places.len() {
                return self.reject("the present is no instance of the past");
            }
            // Places are met in their order.
            let mut uses = uses;
            uses.sort_by(|a, b| a.place.cmp(&b.place));
            lemma_pairs.extend(uses.into_iter().zip(instance.left_out.clone()));
        }
        let how = self.how(branch, &then, &instance)?;
        for (usage, (general, special)) in lemma_pairs {
            // A variable that only the lemma speaks of keeps its meaning.
            for var in self.store.free_vars(general).to_vec() {
                if instance.of.contains_key(&var) {
                    continue;
                }
                let free = self.store.mk_free(var);
                let kept = branch.path.later(self.store, free, then.moment, branch.path.now());
                instance.of.insert(var, kept);
            }
            if !fit::is_typed(self.store, &instance.of) {
                return self.reject("the past is used for values of other types");
            }
            let brought_in = self.store.substitute(general, &instance.of);
            self.by_lemma(branch, usage.lemma, usage.flipped, [special, brought_in])?;
            if how == How::Unguarded {
                let lemma = &self.lemmas[usage.lemma as usize];
                if !lemma.ty.as_ref().is_some_and(|ty| is_first_order(self.store, ty)) {
                    return self.reject("a lemma about functions is used where only data is allowed");
                }
                let reachable = reachable(self.store, brought_in);
                let block = &mut self.blocks[branch.block];
                block.uses_lemmas[usage.side as usize] = true;
                block.reachable[usage.side as usize].extend(reachable);
            }
        }
        if !self.is_allowed(branch, &then, &instance) {
            return self.reject("the past is about cases that exclude the present");
        }
        if how == How::Unguarded {
            let jump = self.progress(branch, present, past)?;
            self.blocks[branch.block].jumps.push(jump);
        }
        if self.telling.is_some() {
            let line = |side: usize, state: u32| branch.sides[side].states[state as usize].line;
            let step = Step::Past {
                line: line(0, past.0).max(line(1, past.1)),
                past: then.sides.map(|side| show(self.store, side)),
                how,
                instance: self.shown_instance(instance.of),
                lemmas: uses.iter().map(|usage| usage.lemma).collect(),
            };
            self.close(branch, step);
        }
        Ok(())
    }

    /// What ensures that a jump back does not go on for ever: smaller values, or none larger and an observation or steps in
    /// between.
    fn how(&mut self, branch: &Branch, then: &PairTerms, instance: &Instance) -> Result<How, Rejection> {
        if !self.induct.is_empty() {
            match self.shrinks(branch, then, instance) {
                Comparison::Less => return Ok(How::Inductive),
                Comparison::AtMost => {}
                Comparison::Unknown => return self.reject("the values may grow"),
            }
        }
        if then.block == branch.block {
            return Ok(How::Unguarded);
        }
        if self.blocks[then.block].level < self.blocks[branch.block].level {
            return Ok(How::Guarded);
        }
        self.reject("nothing was observed since the past pair")
    }

    /// How the values that the past pair would be used for compare with those at hand, in the variables of the induction.
    pub fn shrinks(&mut self, branch: &Branch, then: &PairTerms, instance: &Instance) -> Comparison {
        let now = branch.path.now();
        let (mut smaller, mut larger) = (Size::default(), Size::default());
        for var in self.induct.clone() {
            let free = self.store.mk_free(var);
            let past = branch.path.later(self.store, free, 0, then.moment);
            let mut of = instance.of.clone();
            for inner in self.store.free_vars(past).to_vec() {
                of.entry(inner).or_insert_with(|| {
                    let free = self.store.mk_free(inner);
                    branch.path.later(self.store, free, then.moment, now)
                });
            }
            let past = self.store.substitute(past, &of);
            let present = branch.path.later(self.store, free, 0, now);
            if !smaller.add(self.store, past) || !larger.add(self.store, present) {
                return Comparison::Unknown;
            }
        }
        smaller.compare(&larger)
    }

    /// At least one step on both sides between past and present: the definitions unfolded in them.
    fn progress(&mut self, branch: &Branch, present: Pair, past: Pair) -> Result<[Vec<DefId>; 2], Rejection> {
        let mut jump = [Vec::new(), Vec::new()];
        for (side, (from, to)) in [(past.0, present.0), (past.1, present.1)].into_iter().enumerate() {
            if from >= to {
                return self.reject("a side makes no progress");
            }
            for state in &branch.sides[side].states[from as usize + 1..=to as usize] {
                jump[side].extend(state.unfolded.iter().flatten());
            }
        }
        Ok(jump)
    }

    /// What was known at the past pair holds of the instance. Variables that the pair does not mention keep their meaning;
    /// names of results that nothing else depends on may be anything.
    pub fn is_allowed(&mut self, branch: &Branch, then: &PairTerms, instance: &Instance) -> bool {
        let now = branch.path.now();
        let facts = branch.path.facts(self.store, then.moment);
        let values = branch.path.values(self.store, then.moment);
        let applications = branch.path.applications(self.store, then.moment);
        let mut needed: Vec<TermId> = facts.iter().map(|(fact, _)| *fact).collect();
        needed.extend(values.iter().flatten());
        let mut kept = Vec::new();
        for application in applications.into_iter().rev() {
            let [function, argument, result] = application;
            if let Node::Free(var) = self.store.node(result)
                && !instance.of.contains_key(&var)
                && !needed.iter().any(|term| self.store.free_vars(*term).contains(&var))
            {
                continue;
            }
            needed.extend([function, argument, result]);
            kept.push(application);
        }
        let mut of: FxHashMap<VarId, TermId> = instance.of.clone();
        for term in needed {
            for var in self.store.free_vars(term).to_vec() {
                of.entry(var).or_insert_with(|| {
                    let free = self.store.mk_free(var);
                    branch.path.later(self.store, free, then.moment, now)
                });
            }
        }
        let known = branch.path.applications(self.store, now);
        let known_facts = branch.path.facts(self.store, now);
        let known_values = branch.path.values(self.store, now);
        let evaluate =
            values.iter().all(|value| known_values.contains(&value.map(|term| self.store.substitute(term, &of))));
        let apply =
            kept.iter().all(|application| known.contains(&application.map(|term| self.store.substitute(term, &of))));
        apply
            && evaluate
            && facts.iter().all(|(fact, truth)| {
                let fact = self.store.substitute(*fact, &of);
                arith::decide(self.store, &known_facts, fact) == Some(*truth)
            })
    }
}
