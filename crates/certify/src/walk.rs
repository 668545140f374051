//! Walks: terms that have a value only where a variable is finite.
//!
//! # Why a checked walk is one
//!
//! Suppose that the term reaches weak head normal form, an error included, for values for which `on` is not finite and
//! total, and take such values for which it takes the fewest steps. They lead to a leaf. At `Done`, `on` is made of constructors only, and
//! so finite, or (with a hole) the term is the bottom that `on` ends in. At `Back`, the term waits for an instance of an earlier state, which reaches
//! normal form in fewer steps, because there are steps in between. By the choice of the values, what `on` was in that
//! state is finite in the instance (or the instance is a bottom of it, and so is the term); and every variable that is left
//! in `on` is part of that. So `on` is finite after all.
//!
//! At `Cases` and `Known`, a part of the term that surely has a value becomes that value: this does not add steps.
//!
//! At `Via`, the term waits for something that has a value only where a term is finite which has all that is left of `on` in it.
//!
//! A walk along a spine is the same with "finite and total" said of the spine alone, and of what is left of it.
//!
//! The hole is never looked at on the way: no possibility speaks of it, and instances keep it. So where `on` is not
//! finite, the term is the same bottom, or diverges, whatever is in the hole.

use selfsame_core::step::{Focus, Progress, concretizations, is_data, representation};
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use crate::certificate::{Quantified, Walk, WalkRule};
use crate::check::Rejection;
use crate::choice::possibilities;
use crate::finite::{Finiteness, recursive_fields};
use crate::matching::Instance;
use crate::mode::Mode;
use crate::path::{Event, Path};
use crate::replay::is_open_to_cases;
use crate::text::read;
use crate::wellformed::has_strict_fields_evaluated;

/// A walk that was checked, in the store.
pub(crate) struct Walked {
    pub term: TermId,
    pub on: VarId,
    pub hole: Option<VarId>,
    pub spine: bool,
}

/// Checks a walk, which may rest on earlier ones.
pub(crate) fn walk(
    store: &mut TermStore,
    finiteness: &mut Finiteness,
    earlier: &[Walked],
    walk: &Walk,
) -> Result<Walked, Rejection> {
    let mut variables = Vec::with_capacity(walk.variables.len());
    for quantified in &walk.variables {
        let Quantified { name, ty, evaluated, total, finite } = quantified.clone();
        variables.push(store.fresh(Variable { name, ty, evaluated, total, finite }));
    }
    let term = read(store, &walk.term, &variables).ok_or(Rejection::UnknownName)?;
    let named = |position: u32| variables.get(position as usize).copied().ok_or(Rejection::UnknownName);
    let on = named(walk.on)?;
    let hole = walk.hole.map(named).transpose()?;
    if store.loose(term) > 0 || hole == Some(on) || (hole.is_none() && !store.var(on).total) {
        return Err(Rejection::Walk);
    }
    if !has_strict_fields_evaluated(store, finiteness, term) {
        return Err(Rejection::IllFormed("a strict field is not evaluated"));
    }
    if store.type_of(term).is_none() {
        return Err(Rejection::Type);
    }
    let first = State { term, moment: 0, steps: 0 };
    let spine = walk.spine;
    let mut walking = Walking { store, finiteness, earlier, on, hole, spine, rules: &walk.proof, at: 0 };
    walking.node(Branch { states: vec![first], term, path: Path::default() })?;
    if walking.at != walk.proof.len() {
        return Err(Rejection::Length);
    }
    Ok(Walked { term, on, hole, spine })
}

#[derive(Clone)]
struct State {
    term: TermId,
    moment: usize,
    /// Taken up to here.
    steps: u32,
}

#[derive(Clone)]
struct Branch {
    states: Vec<State>,
    term: TermId,
    path: Path,
}

struct Walking<'a> {
    store: &'a mut TermStore,
    finiteness: &'a mut Finiteness,
    earlier: &'a [Walked],
    on: VarId,
    hole: Option<VarId>,
    spine: bool,
    rules: &'a [WalkRule],
    at: usize,
}

impl Walking<'_> {
    fn node(&mut self, branch: Branch) -> Result<(), Rejection> {
        let rule = self.rules.get(self.at).ok_or(Rejection::Length)?;
        self.at += 1;
        match rule {
            WalkRule::Red(steps) => self.red(branch, *steps),
            WalkRule::Split(kept) => self.split(branch, kept),
            WalkRule::Cases(place) => self.cases(&branch, place),
            WalkRule::Known(place) => self.known(branch, place),
            WalkRule::Done => self.done(&branch),
            WalkRule::Back { state, target } => self.back(&branch, *state, *target),
            WalkRule::Via { walk, target } => self.via(&branch, *walk, *target),
        }
    }

    fn red(&mut self, mut branch: Branch, steps: u32) -> Result<(), Rejection> {
        let mut focus = Focus::new(branch.term);
        for _ in 0..steps {
            if !matches!(focus.step(self.store), Progress::Stepped(_)) {
                return Err(Rejection::Walk);
            }
        }
        branch.term = focus.rebuild(self.store);
        let before = branch.states.last().map_or(0, |state| state.steps);
        let Some(steps) = before.checked_add(steps) else { return Err(Rejection::Walk) };
        branch.states.push(State { term: branch.term, moment: branch.path.now(), steps });
        self.node(branch)
    }

    fn split(&mut self, branch: Branch, kept: &[u32]) -> Result<(), Rejection> {
        let all = possibilities(self.store, branch.term, &branch.path).ok_or(Rejection::Walk)?;
        if !kept.is_sorted_by(|a, b| a < b) || kept.last().is_some_and(|last| *last as usize >= all.len()) {
            return Err(Rejection::Walk);
        }
        for (index, possibility) in all.into_iter().enumerate() {
            let looks_into_hole = possibility.events.iter().any(|event| match event {
                Event::Bind(var, _) => Some(*var) == self.hole,
                Event::Apply([function, ..]) => match self.store.node(*function) {
                    Node::Free(var) => Some(var) == self.hole,
                    _ => false,
                },
                Event::Fact(condition, _) => {
                    self.hole.is_some_and(|var| self.store.free_vars(*condition).contains(&var))
                }
                Event::Value(_) => false,
            });
            if looks_into_hole {
                return Err(Rejection::Walk);
            }
            if !kept.contains(&(index as u32)) {
                if !possibility.impossible {
                    return Err(Rejection::Walk);
                }
                continue;
            }
            let mut branch = branch.clone();
            let moment = branch.path.now();
            branch.path.events.extend(possibility.events);
            branch.term = branch.path.later(self.store, possibility.term, moment, branch.path.now());
            self.node(branch)?;
        }
        Ok(())
    }

    fn cases(&mut self, branch: &Branch, place: &[u32]) -> Result<(), Rejection> {
        let term = self.subterm(branch.term, place)?;
        let ty = self.store.type_of(term).map(|ty| representation(self.store, ty));
        let ty = ty.filter(|ty| is_open_to_cases(self.store, ty)).ok_or(Rejection::Walk)?;
        let mode = self.finiteness.of(self.store, term);
        let looks_into_hole = self.hole.is_some_and(|hole| self.store.free_vars(term).contains(&hole));
        if !mode.is_defined() || looks_into_hole {
            return Err(Rejection::Walk);
        }
        let Mode { total, finite, .. } = mode.of_variable();
        let scrutinee = self.store.fresh(Variable { evaluated: true, total, finite, ..Variable::new("c", ty) });
        for value in concretizations(self.store, scrutinee) {
            let value = value.term(self.store);
            let mut branch = branch.clone();
            branch.path.events.push(Event::Value([term, value]));
            branch.term = self.store.replace(branch.term, term, value);
            self.node(branch)?;
        }
        Ok(())
    }

    fn known(&mut self, mut branch: Branch, place: &[u32]) -> Result<(), Rejection> {
        let term = self.subterm(branch.term, place)?;
        let values = branch.path.values(self.store, branch.path.now());
        let [_, value] = values.into_iter().find(|[known, _]| *known == term).ok_or(Rejection::Walk)?;
        branch.term = self.store.replace(branch.term, term, value);
        self.node(branch)
    }

    fn subterm(&self, term: TermId, place: &[u32]) -> Result<TermId, Rejection> {
        let found = place.iter().try_fold(term, |term, i| self.store.subterms(term).into_iter().nth(*i as usize));
        found.filter(|term| self.store.loose(*term) == 0).ok_or(Rejection::Walk)
    }

    /// What the variable walked over was at a moment, in the words of that moment.
    fn on_at(&mut self, path: &Path, moment: usize) -> TermId {
        let on = self.store.mk_free(self.on);
        path.later(self.store, on, 0, moment)
    }

    fn done(&mut self, branch: &Branch) -> Result<(), Rejection> {
        let on = self.on_at(&branch.path, branch.path.now());
        let whole = self.rest(on).is_some_and(|rest| rest.is_empty());
        let broken = self.hole.is_some()
            && matches!(self.store.node(branch.term), Node::Bottom(_))
            && contains(self.store, on, branch.term);
        if whole || broken { Ok(()) } else { Err(Rejection::Walk) }
    }

    fn back(&mut self, branch: &Branch, state: u32, target: u32) -> Result<(), Rejection> {
        let Some(past) = branch.states.get(state as usize).cloned() else { return Err(Rejection::Walk) };
        let steps = branch.states.last().map_or(0, |state| state.steps);
        let targets = Focus::new(branch.term).targets(self.store);
        let Some(subject) = targets.get(target as usize).copied() else { return Err(Rejection::Walk) };
        let mut instance = Instance::default();
        let only_bindings = branch.path.events[..past.moment].iter().all(|event| matches!(event, Event::Bind(..)));
        if steps <= past.steps || !only_bindings || !instance.extend(self.store, past.term, subject, &[]) {
            return Err(Rejection::Walk);
        }
        if let Some(hole) = self.hole
            && let Some(kept) = instance.of.get(&hole)
            && *kept != self.store.mk_free(hole)
        {
            return Err(Rejection::Walk);
        }
        let then = self.on_at(&branch.path, past.moment);
        let Some(_) = self.store.free_vars(then).iter().find(|var| instance.of.contains_key(var)) else {
            return Err(Rejection::Walk);
        };
        let determined = self.store.free_vars(then).iter().all(|var| instance.of.contains_key(var));
        let smaller = self.store.substitute(then, &instance.of);
        if determined && self.is_part(branch, smaller) { Ok(()) } else { Err(Rejection::Walk) }
    }

    /// The term has a value only where its target has, and that only where all of its variable is finite.
    fn via(&mut self, branch: &Branch, walk: u32, target: u32) -> Result<(), Rejection> {
        let walk = self.earlier.get(walk as usize).ok_or(Rejection::Walk)?;
        if walk.hole.is_some() || walk.spine != self.spine {
            return Err(Rejection::Walk);
        }
        let subject = Focus::new(branch.term).targets(self.store).get(target as usize).copied();
        let mut instance = Instance::default();
        let is_instance = subject.is_some_and(|subject| instance.extend(self.store, walk.term, subject, &[]));
        let over = instance.of.get(&walk.on).copied().filter(|_| is_instance).ok_or(Rejection::Walk)?;
        if self.is_part(branch, over) { Ok(()) } else { Err(Rejection::Walk) }
    }

    /// Whether the variable walked over is finite when this term is: whatever is not known of it is part of the term.
    fn is_part(&mut self, branch: &Branch, finite: TermId) -> bool {
        let now = self.on_at(&branch.path, branch.path.now());
        let part = match self.spine {
            true => self.rest(finite),
            false => {
                Some(self.store.free_vars(finite).to_vec()).filter(|_| is_made_of_constructors(self.store, finite))
            }
        };
        match (self.rest(now), part) {
            (Some(rest), Some(part)) => rest.iter().all(|var| part.contains(var)),
            _ => false,
        }
    }

    /// What is left to know of a value before it is seen to be finite, or before its spine is; `None` when it is not made of
    /// constructors there.
    fn rest(&self, term: TermId) -> Option<Vec<VarId>> {
        if !self.spine {
            return is_made_of_constructors(self.store, term).then(|| rest(self.store, term));
        }
        match self.store.node(term) {
            Node::Con(con, fields) => {
                let mut left = Vec::new();
                let fields = self.store.terms(fields).iter().zip(recursive_fields(self.store, con));
                for (field, _) in fields.filter(|(_, recursive)| *recursive) {
                    left.extend(self.rest(*field)?);
                }
                Some(left)
            }
            Node::Free(var) => Some(vec![var]),
            Node::Lit(_) => Some(Vec::new()),
            _ => None,
        }
    }
}

/// The variables of a value that are not known to be finite. A total value of a type that is a variable has nothing in it
/// that any program could look at.
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

fn contains(store: &TermStore, term: TermId, part: TermId) -> bool {
    term == part || store.subterms(term).into_iter().any(|inner| contains(store, inner, part))
}
