//! Terms that need all of a variable: where both sides do, the rule is one about finite values, and induction applies.
//!
//! The argument why a walk is one stands in `selfsame-certify`, which checks what is found here.

use selfsame_certify::{Pair, Quantified, Side, WalkRule, write};
use selfsame_core::step::{Focus, concretizations, is_data, representation};
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::{Choice, Event, Path, Pause, branch, run};

use crate::cases::{is_enumeration, places};
use crate::coinduction::presents;
use crate::lemma::{Waiting, is_known};
use crate::limits;
use crate::matching::Matching;
use crate::obligation::Obligation;
use crate::proof::{Leaf, TheoremId};
use crate::search::Search;
use crate::tactic::Outcome;

/// A walk that was found, as certificates have it.
pub(crate) struct Walked {
    pub written: selfsame_certify::Walk,
}

/// A way to see that both sides need all of the same variable, and what is left to show where it is finite.
struct Plan {
    over: VarId,
    how: How,
    parts: [TermId; 2],
    /// What is left is about values of finite spine.
    spine: bool,
}

/// Why the sides need the variable.
enum How {
    Walks([u32; 2]),
    /// The definitions say so. The place of the variable in the left side.
    Seen(Vec<u32>),
}

impl How {
    fn leaf(self, present: Pair, lemma: TheoremId, flipped: bool) -> Leaf {
        match self {
            How::Walks(walks) => Leaf::Walk { present, walks, lemma, flipped },
            How::Seen(place) => Leaf::Need { present, place, lemma, flipped },
        }
    }
}

impl Search<'_> {
    /// Both sides need all of a variable: the rule is right where it is not finite, and a lemma says the rest.
    pub(crate) fn walk(&mut self, obligation: &Obligation) -> Outcome {
        let theorem = &self.theorems[obligation.theorem.0 as usize];
        if !theorem.is_main
            || theorem.has_walk
            || self.blocks[obligation.block.0 as usize].level > 0
            || !obligation.known.is_empty()
        {
            return Outcome::Pass;
        }
        for present in presents(obligation).into_iter().take(limits::WALK_PAIRS) {
            let sides = [
                obligation.state_now(&mut self.store, Side::Left, present.0),
                obligation.state_now(&mut self.store, Side::Right, present.1),
            ];
            let Some(plan) = self.plan(sides, present == Pair(0, 0)) else { continue };
            return self.carry_out(obligation, present, plan);
        }
        Outcome::Pass
    }

    /// Different walks are looked for only in the statement itself.
    fn plan(&mut self, sides: [TermId; 2], is_statement: bool) -> Option<Plan> {
        if let Some(plan) = self.same_walk(sides) {
            return Some(plan);
        }
        if !is_statement {
            return None;
        }
        let common = self.store.free_vars(sides[0]).iter().copied();
        let common: Vec<VarId> = common.filter(|var| self.store.free_vars(sides[1]).contains(var)).collect();
        common.into_iter().find_map(|over| {
            let variable = self.store.var(over);
            if self.is_finite(over) || !is_data(&self.store, &variable.ty) {
                return None;
            }
            if !variable.total {
                return self.need(sides, over);
            }
            let walks = [false, true].into_iter().find_map(|spine| {
                let left = self.find_walk(sides[0], over, None, spine)?;
                let right = self.find_walk(sides[1], over, None, spine)?;
                Some(Plan { over, how: How::Walks([left, right]), parts: sides, spine })
            });
            walks.or_else(|| self.need(sides, over))
        })
    }

    /// The definitions say that both sides need the whole spine.
    fn need(&mut self, sides: [TermId; 2], over: VarId) -> Option<Plan> {
        let finiteness = &self.inductive.finiteness;
        if !sides.iter().all(|side| finiteness.needs(&mut self.store, *side, over)) {
            return None;
        }
        let variable = self.store.mk_free(over);
        let (place, _) = places(&self.store, sides[0]).into_iter().find(|(_, part)| *part == variable)?;
        Some(Plan { over, how: How::Seen(place), parts: sides, spine: true })
    }

    /// Calls of the same function that differ in one argument, the hole, and walk over another.
    fn same_walk(&mut self, sides: [TermId; 2]) -> Option<Plan> {
        let [(head, lefts), (other, rights)] = [self.call(sides[0])?, self.call(sides[1])?];
        if head != other || lefts.len() != rights.len() {
            return None;
        }
        let differing: Vec<usize> = (0..lefts.len()).filter(|i| lefts[*i] != rights[*i]).collect();
        let [at] = differing[..] else { return None };
        let hole = self.hole([lefts[at], rights[at]])?;
        for i in (0..lefts.len()).filter(|i| *i != at) {
            let Node::Free(over) = self.store.node(lefts[i]) else { continue };
            let variable = self.store.var(over).clone();
            if self.is_finite(over) || !is_data(&self.store, &variable.ty) {
                continue;
            }
            let on = self.store.fresh(variable);
            let mut args = lefts.clone();
            args[i] = self.store.mk_free(on);
            args[at] = self.store.mk_free(hole);
            let template = self.store.mk_app(head, &args);
            for spine in [false, true] {
                if let Some(walk) = self.find_walk(template, on, Some(hole), spine) {
                    let how = How::Walks([walk, walk]);
                    return Some(Plan { over, how, parts: [lefts[at], rights[at]], spine });
                }
            }
        }
        None
    }

    /// A variable that stands for what is not looked at: either of these terms.
    fn hole(&mut self, terms: [TermId; 2]) -> Option<VarId> {
        let ty = terms.into_iter().find_map(|term| self.store.type_of(term).filter(is_known))?;
        Some(self.store.fresh(Variable::new("hole", ty)))
    }

    fn is_finite(&self, var: VarId) -> bool {
        self.inductive.finiteness.of_variable(&self.store, var).spine
    }

    /// A side that is a call walking over a variable while some other argument is not looked at: the variable and the value
    /// that it has to be for the call never to end.
    pub(crate) fn endless(&mut self, term: TermId) -> Option<(VarId, TermId)> {
        let (head, args) = self.call(term)?;
        for (i, over) in args.iter().enumerate() {
            let Node::Free(over) = self.store.node(*over) else { continue };
            let variable = self.store.var(over).clone();
            if self.is_finite(over) || !is_data(&self.store, &variable.ty) {
                continue;
            }
            for at in (0..args.len()).filter(|at| *at != i) {
                // What is found is run, so what the hole is of need not be known, and no certificate has it.
                let hole = self.store.fresh(Variable::new("hole", Type::var("hole")));
                let on = self.store.fresh(variable.clone());
                let mut args = args.clone();
                args[i] = self.store.mk_free(on);
                args[at] = self.store.mk_free(hole);
                let template = self.store.mk_app(head, &args);
                if self.walks_over(template, on, Some(hole), true).is_some() {
                    let knot = self.knot_of(over)?;
                    return Some((over, knot));
                }
            }
        }
        None
    }

    /// The variable as an infinite value: a constructor of which it is itself a field.
    fn knot_of(&mut self, var: VarId) -> Option<TermId> {
        let ty = self.store.var(var).ty.clone();
        let itself = self.store.mk_free(var);
        concretizations(&mut self.store, var).into_iter().find_map(|value| {
            let value = value.term(&mut self.store);
            let Node::Con(con, fields) = self.store.node(value) else { return None };
            let fields = self.store.terms(fields).to_vec();
            let is_itself = |field: &TermId| self.store.type_of(*field).as_ref() == Some(&ty);
            let tied: Vec<TermId> = fields.iter().map(|field| if is_itself(field) { itself } else { *field }).collect();
            (tied != fields).then(|| self.store.mk_con(con, &tied))
        })
    }

    fn call(&self, term: TermId) -> Option<(TermId, Vec<TermId>)> {
        match self.store.node(term) {
            Node::App(head, args) if matches!(self.store.node(head), Node::Def(_)) => {
                Some((head, self.store.terms(args).to_vec()))
            }
            _ => None,
        }
    }

    fn carry_out(&mut self, obligation: &Obligation, present: Pair, plan: Plan) -> Outcome {
        let Plan { over, how, parts, spine } = plan;
        let variable = self.store.var(over).clone();
        let finite = match spine {
            true => self.store.fresh(variable),
            false => self.store.fresh(Variable { total: true, finite: true, ..variable }),
        };
        if spine {
            self.inductive.finiteness.assume_spine(finite);
        }
        let finite = self.store.mk_free(finite);
        let parts = parts.map(|part| self.store.bind(part, over, finite));
        let known = self.find_lemma(&obligation.path, parts[0], parts[1]);
        if let Some((lemma, flipped)) = known
            && self.theorems[lemma.0 as usize].stated.given.is_empty()
        {
            return self.close(obligation, how.leaf(present, lemma, flipped));
        }
        if let Some((lemma, flipped)) = self.propose_at(obligation, parts, false, true) {
            self.theorems[obligation.theorem.0 as usize].has_walk = true;
            self.wait(obligation, Waiting::Leaf(lemma, how.leaf(present, lemma, flipped)));
        }
        Outcome::Pass
    }

    /// The number of the walk, which was found before or is found now.
    fn find_walk(&mut self, term: TermId, on: VarId, hole: Option<VarId>, spine: bool) -> Option<u32> {
        let variables: Vec<VarId> = [on].into_iter().chain(hole).collect();
        let key = (self.store.abstract_vars(term, &variables), hole.map_or(on, |_| VarId(u32::MAX)), spine);
        if let Some(known) = self.tried_walks.get(&key) {
            return *known;
        }
        let proof = self.walks_over(term, on, hole, spine);
        let number = proof.and_then(|proof| self.written(term, on, hole, spine, proof));
        self.tried_walks.insert(key, number);
        number
    }

    /// Why the term walks over the variable, if it does.
    fn walks_over(&mut self, term: TermId, on: VarId, hole: Option<VarId>, spine: bool) -> Option<Vec<WalkRule>> {
        let size = self.store.size(term);
        [false, true].into_iter().find_map(|distinguish| {
            let mut walking = Walking { search: self, on, hole, spine, size, distinguish, proof: Vec::new() };
            let first = State { term, moment: 0, steps: 0, is_conditional: false };
            let found = walking.node(vec![first], term, Path::default(), Vec::new());
            found.then_some(walking.proof)
        })
    }

    fn written(
        &mut self,
        term: TermId,
        on: VarId,
        hole: Option<VarId>,
        spine: bool,
        proof: Vec<WalkRule>,
    ) -> Option<u32> {
        let mut variables = self.store.free_vars(term).to_vec();
        variables
            .extend([Some(on), hole].into_iter().flatten().filter(|var| !self.store.free_vars(term).contains(var)));
        let position = |var: VarId| variables.iter().position(|known| *known == var).map(|at| at as u32);
        let quantified = |var: &VarId| {
            let Variable { name, ty, evaluated, total, finite } = self.store.var(*var).clone();
            Quantified { name, ty, evaluated, total, finite }
        };
        let written = selfsame_certify::Walk {
            variables: variables.iter().map(quantified).collect(),
            term: write(&self.store, term, &variables)?,
            on: position(on)?,
            hole: hole.and_then(position),
            spine,
            proof,
        };
        self.walks.push(Walked { written });
        Some(self.walks.len() as u32 - 1)
    }
}

#[derive(Clone)]
struct State {
    term: TermId,
    moment: usize,
    steps: u32,
    /// The value of some term was distinguished before.
    is_conditional: bool,
}

/// Terms with their values.
type Values = Vec<[TermId; 2]>;

struct Walking<'a, 'b> {
    search: &'a mut Search<'b>,
    on: VarId,
    hole: Option<VarId>,
    /// Finiteness is that of the spine alone.
    spine: bool,
    /// Of the term that is to be a walk.
    size: u32,
    /// Conditions that surely have a value are distinguished as a whole.
    distinguish: bool,
    proof: Vec<WalkRule>,
}

impl Walking<'_, '_> {
    /// Whether the term, which these states led to, needs all of the variable.
    fn node(&mut self, mut states: Vec<State>, mut term: TermId, path: Path, values: Values) -> bool {
        loop {
            if self.proof.len() >= limits::WALK_NODES || self.search.store.size(term) > limits::WALK_SIZE {
                return false;
            }
            if self.is_done(term, &path) {
                self.proof.push(WalkRule::Done);
                return true;
            }
            if path.is_empty()
                && let Some((walk, target)) = self.via(term)
            {
                self.proof.push(WalkRule::Via { walk, target });
                return true;
            }
            if let Some((state, target)) = self.back(&states, term, &path) {
                self.proof.push(WalkRule::Back { state, target });
                return true;
            }
            if let Some((place, condition)) = self.condition(term) {
                match values.iter().find(|[known, _]| *known == condition) {
                    Some([_, value]) => {
                        self.proof.push(WalkRule::Known(place));
                        term = self.search.store.replace(term, condition, *value);
                        continue;
                    }
                    None => return self.cases(&states, term, (place, condition), &path, &values),
                }
            }
            let run = run(&mut self.search.store, term, limits::WALK_STEPS);
            if run.steps > 0 {
                self.proof.push(WalkRule::Red(run.steps));
                term = run.focus.rebuild(&mut self.search.store);
                let steps = states.last().map_or(0, |state| state.steps) + run.steps;
                states.push(State { term, moment: path.len(), steps, is_conditional: !values.is_empty() });
            }
            match run.pause {
                Pause::Call => {}
                Pause::Choice(choice) => return self.split(&states, &run.focus, &choice, &path, &values),
                Pause::Value if run.steps > 0 => {}
                _ => return false,
            }
        }
    }

    /// A choice that the term waits for and that surely has a value.
    fn condition(&mut self, term: TermId) -> Option<(Vec<u32>, TermId)> {
        if !self.distinguish {
            return None;
        }
        let search = &mut *self.search;
        let targets = Focus::new(term).targets(&mut search.store);
        let condition = targets.into_iter().find(|target| {
            let hides = self.hole.is_some_and(|hole| search.store.free_vars(*target).contains(&hole));
            let ty = search.store.type_of(*target);
            !hides
                && *target != term
                && search.call(*target).is_some()
                && ty.is_some_and(|ty| is_enumeration(&search.store, &ty))
                && search.inductive.finiteness.of(&mut search.store, *target).is_defined()
        })?;
        places(&search.store, term).into_iter().find(|(_, part)| *part == condition)
    }

    fn cases(
        &mut self,
        states: &[State],
        term: TermId,
        (place, condition): (Vec<u32>, TermId),
        path: &Path,
        values: &Values,
    ) -> bool {
        let store = &mut self.search.store;
        let Some(ty) = store.type_of(condition) else { return false };
        let ty = representation(store, ty);
        self.proof.push(WalkRule::Cases(place));
        let scrutinee = store.fresh(Variable { evaluated: true, ..Variable::new("c", ty) });
        concretizations(store, scrutinee).into_iter().all(|value| {
            let value = value.term(&mut self.search.store);
            let term = self.search.store.replace(term, condition, value);
            let values = values.iter().copied().chain([[condition, value]]).collect();
            self.node(states.to_vec(), term, path.clone(), values)
        })
    }

    fn split(&mut self, states: &[State], focus: &Focus, choice: &Choice, path: &Path, values: &Values) -> bool {
        let of_hole = match choice {
            Choice::Split(var) | Choice::Apply(var, _) => Some(*var) == self.hole,
            Choice::Test(term) | Choice::Literal(term) | Choice::Partial(term) => {
                self.hole.is_some_and(|hole| self.search.store.free_vars(*term).contains(&hole))
            }
        };
        let search = &mut *self.search;
        let branches = branch(&mut search.store, focus, choice, path, &mut *search.decide);
        let (Ok(branches), false) = (branches, of_hole) else { return false };
        self.proof.push(WalkRule::Split(branches.iter().map(|branch| branch.index).collect()));
        branches.into_iter().all(|branch| {
            let mut later = |term| branch.path.sync(&mut self.search.store, term, path.len(), branch.path.len());
            let values = values.iter().map(|pair| pair.map(&mut later)).collect();
            self.node(states.to_vec(), branch.term, branch.path, values)
        })
    }

    fn on_at(&mut self, path: &Path, moment: usize) -> TermId {
        let on = self.search.store.mk_free(self.on);
        path.sync(&mut self.search.store, on, 0, moment)
    }

    /// The variable is known as a whole, or ends in the bottom that the term is.
    fn is_done(&mut self, term: TermId, path: &Path) -> bool {
        let on = self.on_at(path, path.len());
        let store = &self.search.store;
        let is_broken = self.hole.is_some()
            && matches!(store.node(term), Node::Bottom(_))
            && places(store, on).iter().any(|(_, part)| *part == term);
        is_broken || self.rest(on).is_some_and(|rest| rest.is_empty())
    }

    /// What is left to know of a value before it is seen to be finite, or before its spine is; `None` when it is not made of
    /// constructors there.
    fn rest(&self, term: TermId) -> Option<Vec<VarId>> {
        let store = &self.search.store;
        if !self.spine {
            return is_made_of_constructors(store, term).then(|| rest(store, term));
        }
        match store.node(term) {
            Node::Con(_, fields) => {
                let ty = store.type_of(term)?;
                let mut left = Vec::new();
                for field in store.terms(fields) {
                    if store.type_of(*field).as_ref() == Some(&ty) {
                        left.extend(self.rest(*field)?);
                    }
                }
                Some(left)
            }
            Node::Free(var) => Some(vec![var]),
            Node::Lit(_) => Some(Vec::new()),
            _ => None,
        }
    }

    /// A walk of something that the term waits for. It is smaller than what is to be shown a walk, so this ends.
    fn via(&mut self, term: TermId) -> Option<(u32, u32)> {
        if self.hole.is_some() {
            return None;
        }
        let targets = Focus::new(term).targets(&mut self.search.store);
        for (target, inner) in targets.into_iter().enumerate() {
            let is_smaller = self.search.store.size(inner) < self.size;
            let is_call = self.search.call(inner).is_some();
            if is_smaller
                && is_call
                && self.search.store.free_vars(inner).contains(&self.on)
                && let Some(walk) = self.search.find_walk(inner, self.on, None, self.spine)
            {
                return Some((walk, target as u32));
            }
        }
        None
    }

    /// An earlier state of which something that the term waits for is an instance.
    fn back(&mut self, states: &[State], term: TermId, path: &Path) -> Option<(u32, u32)> {
        let steps = states.last()?.steps;
        let targets = Focus::new(term).targets(&mut self.search.store);
        let now = self.on_at(path, path.len());
        for (state, past) in states.iter().enumerate() {
            let only_bindings = path.events()[..past.moment].iter().all(|event| matches!(event, Event::Bind(..)));
            if past.steps >= steps || past.is_conditional || !only_bindings {
                continue;
            }
            let then = self.on_at(path, past.moment);
            for (target, subject) in targets.iter().enumerate() {
                let mut matching = Matching::default();
                if !matching.exact(&self.search.store, past.term, *subject) {
                    continue;
                }
                let store = &mut self.search.store;
                let keeps_hole = self
                    .hole
                    .is_none_or(|hole| matching.get(hole).is_none_or(|kept| store.node(kept) == Node::Free(hole)));
                let past_vars = store.free_vars(then).to_vec();
                if !keeps_hole || past_vars.is_empty() || past_vars.iter().any(|var| matching.get(*var).is_none()) {
                    continue;
                }
                let smaller = store.substitute(then, &matching.to_map());
                let part = match self.spine {
                    true => self.rest(smaller),
                    false => {
                        let store = &self.search.store;
                        Some(store.free_vars(smaller).to_vec()).filter(|_| is_made_of_constructors(store, smaller))
                    }
                };
                if let (Some(rest), Some(part)) = (self.rest(now), part)
                    && rest.iter().all(|var| part.contains(var))
                {
                    return Some((state as u32, target as u32));
                }
            }
        }
        None
    }
}

/// The variables of a value that are not known to be finite.
fn rest(store: &TermStore, term: TermId) -> Vec<VarId> {
    let is_known = |var: &VarId| {
        let variable = store.var(*var);
        variable.finite
            || (variable.total && matches!(variable.ty, Type::Var(_)))
            || (variable.evaluated && !is_data(store, &variable.ty) && variable.ty.as_fun().is_none())
    };
    store.free_vars(term).iter().copied().filter(|var| !is_known(var)).collect()
}

fn is_made_of_constructors(store: &TermStore, term: TermId) -> bool {
    match store.node(term) {
        Node::Con(_, fields) => store.terms(fields).iter().all(|field| is_made_of_constructors(store, *field)),
        Node::Free(_) | Node::Lit(_) => true,
        _ => false,
    }
}
