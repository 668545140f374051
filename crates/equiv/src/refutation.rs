//! Counterexamples as the search finds them (NEBULA §5): not yet run.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::Side;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::DataKind;
use selfsame_core::step::{Focus, is_finite, is_swhnf};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId};
use selfsame_core::types::{Type, base_name};
use selfsame_symbolic::{Path, Pause, branch, run};

use crate::matching::Matching;
use crate::obligation::{Obligation, Observation};
use crate::search::Search;
use crate::tactic::Outcome;

/// A branch on which the sides differ.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub path: Path,
    /// How to come from the goal to the place where it differs.
    pub observations: Vec<Observation>,
    pub difference: Difference,
    /// What variables of the end of the path are, perhaps by each other: `m1 = S m1`.
    pub definitions: Vec<(VarId, TermId)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Difference {
    /// INEQUIV-DC, INEQUIV-BOTL, INEQUIV-BOTR.
    Values,
    /// CYL, CYR: this side never ends, the other has ended.
    Diverges(Side),
}

impl Candidate {
    pub fn values(obligation: &Obligation) -> Candidate {
        Candidate::new(obligation, Difference::Values, Vec::new())
    }

    fn new(obligation: &Obligation, difference: Difference, definitions: Vec<(VarId, TermId)>) -> Candidate {
        let (path, observations) = (obligation.path.clone(), obligation.observations.clone());
        Candidate { path, observations, difference, definitions }
    }

    /// The variables that observations apply functions to.
    pub fn arguments(&self) -> Vec<VarId> {
        let argument = |observation: &Observation| match observation {
            Observation::Apply(var) => Some(*var),
            Observation::Field(_) | Observation::Message => None,
        };
        self.observations.iter().filter_map(argument).collect()
    }
}

/// Operations that nothing but a run tells the results of, those first that are the likelier reason.
fn is_opaque(op: PrimOp) -> Option<u32> {
    use PrimOp::*;
    let double = Type::double();
    let mut ty = op.signature();
    let mut is_double = false;
    while let Some((from, to)) = ty.as_fun() {
        is_double |= *from == double;
        ty = to.clone();
    }
    match op {
        _ if is_double || ty == double => Some(0),
        IntAnd | IntOr | IntXor | IntComplement | IntPopCount | IntegerAnd | IntegerOr | IntegerXor => Some(1),
        IntShiftL | IntShiftR | IntegerShiftL | IntegerShiftR => Some(1),
        CharCategory | CharToUpper | CharToLower | CharChr => Some(2),
        IntQuot | IntRem | IntDiv | IntMod | IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => Some(3),
        IntToInteger | IntegerToInt => Some(4),
        IntMul | IntegerMul => Some(5),
        _ => None,
    }
}

impl Search<'_> {
    /// Why a difference that was found may be none: what is on the way to it that nobody but a run understands.
    pub(crate) fn why_not_run(&self, candidate: &Candidate) -> Symbol {
        let program = self.store.program();
        let is_class = |ty: &Type| match ty {
            Type::Con(name, _) => {
                let data = program.data_id(*name).map(|id| program.data(id));
                data.filter(|data| data.kind == DataKind::Dictionary).map(|_| base_name(name.as_str()).to_owned())
            }
            _ => None,
        };
        let class = self.theorems[0].stated.variables.iter().find_map(|var| is_class(&self.store.var(*var).ty));
        let mut found: Option<(u32, PrimOp)> = None;
        let mut seen = FxHashSet::default();
        let mut todo: Vec<TermId> = candidate.path.facts().iter().map(|(condition, _)| *condition).collect();
        while let Some(term) = todo.pop() {
            if !seen.insert(term) {
                continue;
            }
            if let Node::Prim(op, args) = self.store.node(term) {
                let opaque = is_opaque(op).map(|rank| (rank, op));
                found = opaque.into_iter().chain(found).min_by_key(|(rank, _)| *rank);
                todo.extend(self.store.terms(args));
            }
        }
        Symbol::new(&match (class, found) {
            (Some(class), _) => format!("an instance of `{class}` may break this, but none that does was found"),
            (None, Some((_, op))) => op.unknown(),
            (None, None) => "the sides seem to differ, but no values were found for which they do".to_owned(),
        })
    }

    /// CYL and CYR: one side has ended, and the other came to a state that is at least as general as an earlier one.
    pub(crate) fn cycle(&mut self, obligation: &Obligation) -> Outcome {
        for side in Side::BOTH {
            let ended = obligation.side(Self::other(side)).is_value;
            if ended && !obligation.side(side).is_value {
                let candidate = self.cycle_on(obligation, side).or_else(|| self.endless_on(obligation, side));
                if let Some(candidate) = candidate {
                    return Outcome::Refuted(candidate);
                }
            }
        }
        Outcome::Pass
    }

    /// A side that walks along a variable never ends where the variable does not.
    fn endless_on(&mut self, obligation: &Obligation, side: Side) -> Option<Candidate> {
        let (var, knot) = self.endless(obligation.side(side).term)?;
        Some(Candidate::new(obligation, Difference::Diverges(side), vec![(var, knot)]))
    }

    fn cycle_on(&mut self, obligation: &Obligation, side: Side) -> Option<Candidate> {
        let history = obligation.side(side);
        let targets = Focus::new(history.term).targets(&mut self.store);
        let now = obligation.path.len();
        for i in history.of_block(obligation.block).rev() {
            let past = &history.states[i as usize];
            let steps = history.steps() - past.steps;
            if steps == 0 || !past.is_point {
                continue;
            }
            for start in Focus::new(past.term).targets(&mut self.store) {
                for target in &targets {
                    let mut matching = Matching::default();
                    if !matching.exact(&self.store, *target, start) || !self.defines_values(&matching) {
                        continue;
                    }
                    let synced = obligation.path.sync(&mut self.store, start, past.moment as usize, now);
                    if !self.leads_to(&obligation.path, synced, steps, *target) {
                        continue;
                    }
                    let definitions = self.knot(obligation, past.moment as usize, &matching);
                    if !self.stays_finite(&definitions) {
                        continue;
                    }
                    return Some(Candidate::new(obligation, Difference::Diverges(side), definitions));
                }
            }
        }
        None
    }

    /// Whether the knot can be tied with values: a variable that is to be a call of itself is no value but diverges, and
    /// then so does whatever looks at it on the other side.
    fn defines_values(&self, matching: &Matching) -> bool {
        matching.bindings().iter().all(|(_, value)| is_swhnf(&self.store, *value))
    }

    /// Whether no variable that stands for a finite value is tied into the knot: it may be as it was, or a constant.
    fn stays_finite(&self, definitions: &[(VarId, TermId)]) -> bool {
        definitions.iter().filter(|(var, _)| self.store.var(*var).finite).all(|(_, value)| {
            let is_constant = self.store.free_vars(*value).is_empty();
            is_finite(&self.store, *value) && (is_constant || matches!(self.store.node(*value), Node::Free(_)))
        })
    }

    /// Whether the term, by what the path knows, comes to wait for the target after so many steps of its own.
    fn leads_to(&mut self, path: &Path, mut term: TermId, mut steps: u32, target: TermId) -> bool {
        loop {
            if steps == 0 {
                return Focus::new(term).targets(&mut self.store).contains(&target);
            }
            let run = run(&mut self.store, term, steps);
            steps -= run.steps;
            term = match &run.pause {
                Pause::Choice(choice) => {
                    let next = branch(&mut self.store, &run.focus, choice, path, &mut *self.decide);
                    match next.as_deref() {
                        Ok([only]) if only.path.len() == path.len() => only.term,
                        _ => return false,
                    }
                }
                _ if run.steps == 0 => return false,
                _ => run.focus.rebuild(&mut self.store),
            };
        }
    }

    /// Each variable of the present is what the matching says in words of the past, said again in words of the present.
    fn knot(&mut self, obligation: &Obligation, moment: usize, matching: &Matching) -> Vec<(VarId, TermId)> {
        let now = obligation.path.len();
        let mut definitions = Vec::new();
        for (var, past) in matching.bindings() {
            let mut of = FxHashMap::default();
            for old in self.store.free_vars(*past).to_vec() {
                let free = self.store.mk_free(old);
                of.insert(old, obligation.path.sync(&mut self.store, free, moment, now));
            }
            definitions.push((*var, self.store.substitute(*past, &of)));
        }
        definitions
    }
}

/// Whether the value of a variable has itself as a proper part.
pub(crate) fn is_cyclic(store: &TermStore, definitions: &FxHashMap<VarId, TermId>, var: VarId) -> bool {
    leads_to_itself(store, definitions, var, |value| store.free_vars(value).to_vec())
}

/// Whether a variable has itself as a proper part by way of strict fields alone: there is no such value, for making it would
/// never end.
pub(crate) fn is_forced_by_itself(store: &TermStore, definitions: &FxHashMap<VarId, TermId>, var: VarId) -> bool {
    leads_to_itself(store, definitions, var, |value| {
        let mut parts = Vec::new();
        forced(store, value, &mut parts);
        parts
    })
}

fn leads_to_itself(
    store: &TermStore,
    definitions: &FxHashMap<VarId, TermId>,
    var: VarId,
    parts: impl Fn(TermId) -> Vec<VarId>,
) -> bool {
    let mut seen = FxHashSet::default();
    // Each with whether a constructor is on the way to it.
    let mut queue = vec![(var, false)];
    while let Some((next, inside)) = queue.pop() {
        if !seen.insert((next, inside)) {
            continue;
        }
        let Some(value) = definitions.get(&next).copied() else { continue };
        let inside = inside || !matches!(store.node(value), Node::Free(_));
        let parts = parts(value);
        if inside && parts.contains(&var) {
            return true;
        }
        queue.extend(parts.into_iter().map(|part| (part, inside)));
    }
    false
}

/// The variables that have values where the term has one.
fn forced(store: &TermStore, term: TermId, found: &mut Vec<VarId>) {
    match store.node(term) {
        Node::Free(var) => found.push(var),
        Node::Con(con, fields) => {
            let strict = &store.program().con(con).def.strict;
            let fields = store.terms(fields).iter().zip(strict).filter(|(_, strict)| **strict);
            fields.for_each(|(field, _)| forced(store, *field, found));
        }
        _ => {}
    }
}
