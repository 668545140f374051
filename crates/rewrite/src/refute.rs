//! Counterexamples to a simulation: an instance of the goal whose left side ends, and whose right side always ends too,
//! but never in a partner.
//!
//! A model of the goal's constraint fixes all variables and uninterpreted functions; both sides are then run in it, every
//! condition decided by the model. Nothing is taken for granted: where a condition has no value the attempt is dropped.

use rustc_hash::FxHashMap;
use selfsame_solver::smt::Answer;

use crate::instance::instance_terms;
use crate::limits;
use crate::oracle::Oracle;
use crate::outcome::Instance;
use crate::signature::{INT, Op};
use crate::simulation::Formula;
use crate::step::StepCache;
use crate::term::{Node, Role, Subst, Term, Var};
use crate::unify::{Give, unify};
use crate::value::{Interpretation, Scatter, Value};
use crate::world::World;

/// What places are wished to be.
pub(crate) const VALUES: [i32; 7] = [0, 3, 1, 11, 2, -1, 5];

pub struct Refuter<'a> {
    pub world: &'a mut World,
    pub oracle: &'a mut Oracle,
    pub cache: &'a mut StepCache,
    pub left: usize,
    pub right: usize,
    pub bases: &'a [Formula],
}

impl Refuter<'_> {
    /// A counterexample to the goal.
    ///
    /// `stuck` is where a proof of it stopped: a model of that path is the first that is tried.
    pub fn refute(&mut self, goal: &Formula, stuck: &[Term]) -> Option<Instance> {
        let terms = [&[goal.left, goal.right], goal.constraint.as_slice()].concat();
        let vars = self.world.terms.free_vars(&terms);
        if vars.iter().any(|v| !self.is_builtin(*v)) {
            return None;
        }
        let places = self.places(goal, &vars);
        let small = self.small(&places);
        if !stuck.is_empty() {
            let close = [stuck, small.as_slice()].concat();
            let model = self.oracle.model(&mut self.world.terms, &close);
            let model = model.or_else(|| self.oracle.model(&mut self.world.terms, stuck));
            if let Some(found) = model.and_then(|m| self.run_in(goal, &places, Interpretation::new(&m, None))) {
                return Some(found);
            }
        }
        // Axioms may say something of uninterpreted functions, which scattered values would ignore.
        let scatter = self.world.axioms.is_empty();
        for round in 0..limits::MODELS {
            if self.oracle.out_of_time() {
                return None;
            }
            let path = [goal.constraint.as_slice(), &small].concat();
            let path = self.wish(path, &places, round, &VALUES);
            let model = self.oracle.model(&mut self.world.terms, &path)?;
            let scattered = Scatter { seed: round as u64, small: self.world.expressions.clone() };
            for way in [None, Some(&scattered)].into_iter().filter(|s| s.is_none() || scatter) {
                if let Some(found) = self.run_in(goal, &places, Interpretation::new(&model, way)) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Whether one instance of a goal that was proved, run to its ends, says that it is false.
    pub fn disagrees(&mut self, goal: &Formula) -> bool {
        let terms = [&[goal.left, goal.right], goal.constraint.as_slice()].concat();
        let vars = self.world.terms.free_vars(&terms);
        if vars.iter().any(|v| !self.is_builtin(*v)) {
            return false;
        }
        let places = self.places(goal, &vars);
        let path = [goal.constraint.as_slice(), &self.small(&places)].concat();
        let model = self.oracle.model(&mut self.world.terms, &path);
        model.is_some_and(|m| self.run_in(goal, &places, Interpretation::new(&m, None)).is_some())
    }

    /// Different values for each round, place by place, where the goal's constraint lets them be.
    pub(crate) fn wish(&mut self, mut path: Vec<Term>, places: &[Term], round: usize, values: &[i32]) -> Vec<Term> {
        for (i, place) in places.iter().enumerate() {
            let mixed = (round as u64 * 64 + i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
            let value = values[mixed as usize % values.len()];
            let value = self.world.terms.int(value);
            let same = self.world.terms.eq(*place, value);
            path.push(same);
            if self.oracle.check(&mut self.world.terms, &path) != Answer::Sat {
                path.pop();
            }
        }
        path
    }

    fn run_in(&mut self, goal: &Formula, places: &[Term], mut at: Interpretation) -> Option<Instance> {
        let (left, right) = self.runs(goal, &mut at)?;
        self.describe(places, &mut at, left, &right)
    }

    pub(crate) fn is_builtin(&self, var: Var) -> bool {
        self.world.terms.sig.is_builtin(self.world.terms.var_info(var).sort)
    }

    /// The integers that an instance is made of: variables, and places of maps that the goal or a rule speaks of.
    pub(crate) fn places(&mut self, goal: &Formula, vars: &[Var]) -> Vec<Term> {
        let mut found = instance_terms(self.world, vars, &goal.constraint);
        for var in vars {
            let term = self.world.terms.var(*var);
            if self.world.terms.sort(term) == INT && !found.contains(&term) {
                found.push(term);
            }
        }
        found
    }

    pub(crate) fn small(&mut self, places: &[Term]) -> Vec<Term> {
        let terms = &mut self.world.terms;
        let (low, high) = (terms.int(-3), terms.int(12));
        let bounds = places.iter().map(|p| {
            let pair = [terms.builtin(Op::Le, &[low, *p]), terms.builtin(Op::Le, &[*p, high])];
            terms.and(&pair)
        });
        bounds.collect()
    }

    fn value(&mut self, at: &mut Interpretation, term: Term) -> Option<Term> {
        match at.value(&mut self.world.terms, self.oracle, term)? {
            Value::Int(value) => Some(self.world.terms.int(value)),
            Value::Bool(value) => Some(self.world.terms.bool(value)),
        }
    }

    /// The ends of both sides, when they refute the goal.
    fn runs(&mut self, goal: &Formula, at: &mut Interpretation) -> Option<(Term, Vec<Term>)> {
        for conjunct in &goal.constraint {
            if !self.holds(at, *conjunct)? {
                return None;
            }
        }
        let left = self.ends(self.left, goal.left, at, false)?;
        let right = self.ends(self.right, goal.right, at, true)?;
        for end in left {
            let mut related = false;
            for other in &right {
                related |= self.related(at, end, *other)?;
            }
            if !related {
                return Some((end, right));
            }
        }
        None
    }

    /// The last configurations of runs from `start`: all of them, or None; or, for the left side, those found in time.
    fn ends(&mut self, system: usize, start: Term, at: &mut Interpretation, all: bool) -> Option<Vec<Term>> {
        let start = self.world.normalize(start);
        let mut work = vec![(start, 0)];
        let mut ends = Vec::new();
        let mut seen = 0;
        while let Some((term, depth)) = work.pop() {
            seen += 1;
            if depth > limits::REFUTING_STEPS || seen > limits::CONFIGURATIONS || self.oracle.out_of_time() {
                if all {
                    return None;
                }
                continue;
            }
            let next = self.cache.successors(self.world, system, term, Give::Goal);
            if !next.complete || next.all.iter().any(|s| !s.fresh.is_empty() || !s.instance.is_empty()) {
                return None;
            }
            let mut stuck = true;
            for step in &next.all {
                let mut possible = true;
                for conjunct in &step.condition {
                    possible &= self.holds(at, *conjunct)?;
                }
                if possible {
                    stuck = false;
                    work.push((step.term, depth + 1));
                }
            }
            if stuck {
                ends.push(self.concrete(at, term)?);
            }
        }
        Some(ends)
    }

    /// Whether a base case relates two ends. None when that cannot be told.
    fn related(&mut self, at: &mut Interpretation, left: Term, right: Term) -> Option<bool> {
        for index in 0..self.bases.len() {
            let base = &self.bases[index];
            let mut whole = vec![base.left, base.right];
            whole.extend(&base.constraint);
            let (copy, _) = self.world.terms.rename(&whole, Role::Pattern);
            let unifiers = unify(self.world, &[(copy[0], left), (copy[1], right)], Give::Pattern);
            if !unifiers.complete {
                return None;
            }
            for unifier in unifiers.all {
                let mut conjuncts = unifier.constraint;
                conjuncts.extend(self.world.terms.subst_all(&copy[2..], &unifier.subst));
                if !crate::unify::eliminate(&mut self.world.terms, &mut conjuncts, &mut Subst::default()) {
                    continue;
                }
                if !self.world.terms.pattern_vars(&conjuncts).is_empty() {
                    return None;
                }
                let mut all = true;
                for conjunct in conjuncts {
                    all &= self.holds(at, conjunct)?;
                }
                if all {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    pub(crate) fn holds(&mut self, at: &mut Interpretation, formula: Term) -> Option<bool> {
        if self.world.terms.has_defined(formula) {
            let formula = self.concrete(at, formula)?;
            return self.world.terms.as_bool(formula);
        }
        match at.value(&mut self.world.terms, self.oracle, formula)? {
            Value::Bool(value) => Some(value),
            Value::Int(_) => None,
        }
    }

    fn describe(&mut self, places: &[Term], at: &mut Interpretation, left: Term, right: &[Term]) -> Option<Instance> {
        let mut values = Vec::new();
        for place in places {
            let value = self.value(at, *place)?;
            values.push((self.world.terms.show(*place), self.world.terms.show(value)));
        }
        values.sort();
        let mut functions = Vec::new();
        for (fun, args, value) in at.applied.iter().take(limits::SHOWN_VALUES) {
            let args: Vec<String> = args.iter().map(Value::to_string).collect();
            let name = &self.world.terms.sig.fun_info(*fun).name;
            functions.push((format!("{name}({})", args.join(", ")), value.to_string()));
        }
        let left = self.world.terms.show(left);
        let mut right: Vec<String> = right.iter().map(|end| self.world.terms.show(*end)).collect();
        right.dedup();
        Some(Instance { values, functions, left, right })
    }

    /// A term with the values that it has in the model and its calls evaluated. None when a call has no value.
    fn concrete(&mut self, at: &mut Interpretation, term: Term) -> Option<Term> {
        let value = self.with_values(at, term, &mut FxHashMap::default());
        let value = self.world.normalize(value);
        (!self.world.terms.has_defined(value)).then_some(value)
    }

    fn with_values(&mut self, at: &mut Interpretation, term: Term, done: &mut FxHashMap<Term, Term>) -> Term {
        if let Some(known) = done.get(&term) {
            return *known;
        }
        if self.world.terms.is_builtin_sorted(term)
            && let Some(value) = self.value(at, term)
        {
            return value;
        }
        let value = match self.world.terms.node(term).clone() {
            Node::App(fun, args) => {
                let args = args.iter().map(|a| self.with_values(at, *a, done)).collect();
                self.world.terms.app(fun, args)
            }
            Node::Var(_) | Node::Int(_) | Node::Quantified(..) => term,
        };
        done.insert(term, value);
        value
    }
}
