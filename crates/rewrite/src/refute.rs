//! Counterexamples to a simulation: an instance of the goal whose left side ends, and whose right side always ends too,
//! but never in a partner.
//!
//! A model of the goal's constraint fixes all variables and uninterpreted functions; both sides are then run in it, every
//! condition decided by the model. Nothing is taken for granted: where a condition has no value the attempt is dropped.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_solver::smt::Answer;

use crate::instance::instance_terms;
use crate::limits;
use crate::oracle::Oracle;
use crate::outcome::Instance;
use crate::signature::{Fun, FunInfo, INT, Op};
use crate::simulation::Formula;
use crate::step::StepCache;
use crate::term::{Args, Node, Role, Subst, Term, Var};
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
    /// Whether a right side that never ends is no partner.
    pub full: bool,
    pub watch: Option<&'a Watch>,
}

/// What is seen of two programs, name by name, and of the end of each.
#[derive(Clone, Debug)]
pub struct Watch {
    pub start: Vec<(String, Term)>,
    pub left: End,
    pub right: End,
}

/// The last configuration of a program, and what is seen of it; over variables of its own.
#[derive(Clone, Debug)]
pub struct End {
    pub to: Term,
    pub seen: Vec<(String, Term)>,
}

impl Watch {
    pub fn reversed(&self) -> Watch {
        Watch { start: self.start.clone(), left: self.right.clone(), right: self.left.clone() }
    }
}

/// Where runs end, and whether one comes back to where it was.
struct Ends {
    all: Vec<Term>,
    forever: bool,
}

/// The ends of both sides that refute a goal.
struct Apart {
    left: Term,
    right: Vec<Term>,
    stuck: Vec<Term>,
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
        let apart = self.runs(goal, &mut at)?;
        self.describe(places, &mut at, &apart)
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
        let rows = self.rows(goal);
        for (select, row) in rows {
            for cell in 0..limits::CELLS {
                let cell = self.world.terms.int(cell);
                let cell = self.world.terms.app(select, Args::from_slice(&[row, cell]));
                found.push(cell);
            }
        }
        found
    }

    /// Arrays of numbers in maps that the goal speaks of, with the symbol that reads them.
    fn rows(&self, goal: &Formula) -> Vec<(Fun, Term)> {
        let terms = &self.world.terms;
        let mut found = Vec::new();
        terms.visit(&goal.constraint, |term| {
            let is_row = matches!(terms.as_op(term), Some((Op::Select, args)) if terms.as_var(args[0]).is_some());
            let reads = |info: &FunInfo| {
                terms.sig.op_of(info) == Some(&Op::Select) && info.args == [terms.sort(term), INT] && info.result == INT
            };
            if is_row && let Some((select, _)) = terms.sig.funs().find(|(_, info)| reads(info)) {
                found.push((select, term));
            }
            false
        });
        found.sort_by_key(|(_, row)| *row);
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
    fn runs(&mut self, goal: &Formula, at: &mut Interpretation) -> Option<Apart> {
        for conjunct in &goal.constraint {
            if !self.holds(at, *conjunct)? {
                return None;
            }
        }
        let left = self.ends(self.left, goal.left, at, false)?;
        let all = self.ends(self.right, goal.right, at, true)?;
        if all.forever && !self.full {
            return None;
        }
        let (mut right, mut stuck) = (Vec::new(), Vec::new());
        for end in all.all {
            match self.is_end(at, end, |base| base.right)? {
                true => right.push(end),
                false => stuck.push(end),
            }
        }
        for end in left.all {
            if !self.is_end(at, end, |base| base.left)? {
                continue;
            }
            let mut related = false;
            for other in &right {
                related |= self.related(at, end, *other)?;
            }
            if !related {
                return Some(Apart { left: end, right, stuck });
            }
        }
        None
    }

    /// Whether a last configuration is an end: of programs, only what a base case speaks of. None when that cannot be told.
    fn is_end(&mut self, at: &mut Interpretation, end: Term, side: fn(&Formula) -> Term) -> Option<bool> {
        if self.watch.is_none() {
            return Some(true);
        }
        for index in 0..self.bases.len() {
            if self.fits(at, &[side(&self.bases[index])], &[end])? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The last configurations of runs from `start`: all of them, or None; or, for the left side, those found in time.
    fn ends(&mut self, system: usize, start: Term, at: &mut Interpretation, all: bool) -> Option<Ends> {
        let start = self.world.normalize(start);
        let mut work = vec![(start, 0)];
        let mut ends = Ends { all: Vec::new(), forever: false };
        let (mut seen, mut been) = (0, FxHashSet::default());
        while let Some((term, depth)) = work.pop() {
            seen += 1;
            if depth > limits::REFUTING_STEPS || seen > limits::CONFIGURATIONS || self.oracle.out_of_time() {
                if all {
                    return None;
                }
                continue;
            }
            // Long runs may come back to where they were.
            if seen > limits::SHORT_RUN
                && let Some(here) = self.concrete(at, term)
                && !been.insert(here)
            {
                ends.forever = true;
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
                ends.all.push(self.concrete(at, term)?);
            }
        }
        Some(ends)
    }

    /// Whether a base case relates two ends. None when that cannot be told.
    fn related(&mut self, at: &mut Interpretation, left: Term, right: Term) -> Option<bool> {
        for index in 0..self.bases.len() {
            let base = &self.bases[index];
            let whole = [&[base.left, base.right], base.constraint.as_slice()].concat();
            if self.fits(at, &whole, &[left, right])? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether terms are instances of the first parts of a pattern, with which its other parts hold. None when that cannot be told.
    fn fits(&mut self, at: &mut Interpretation, whole: &[Term], terms: &[Term]) -> Option<bool> {
        let (copy, _) = self.world.terms.rename(whole, Role::Pattern);
        let pairs: Vec<(Term, Term)> = copy.iter().copied().zip(terms.iter().copied()).collect();
        let unifiers = unify(self.world, &pairs, Give::Pattern);
        if !unifiers.complete {
            return None;
        }
        for unifier in unifiers.all {
            let mut conjuncts = unifier.constraint;
            conjuncts.extend(self.world.terms.subst_all(&copy[pairs.len()..], &unifier.subst));
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

    fn describe(&mut self, places: &[Term], at: &mut Interpretation, apart: &Apart) -> Option<Instance> {
        if let Some(watch) = self.watch {
            return Some(self.watched(watch, at, apart));
        }
        let mut values = Vec::new();
        for place in places {
            let value = self.value(at, *place)?;
            values.push((self.world.terms.show(*place), self.world.terms.show(value)));
        }
        values.sort();
        let functions = self.functions(at);
        let left = self.world.terms.show(apart.left);
        let mut right: Vec<String> = apart.right.iter().map(|end| self.world.terms.show(*end)).collect();
        right.dedup();
        Some(Instance { values, functions, left, right, stuck: Vec::new() })
    }

    /// What uninterpreted functions gave on the way.
    fn functions(&self, at: &Interpretation) -> Vec<(String, String)> {
        let shown = at.applied.iter().take(limits::SHOWN_VALUES).map(|(fun, args, value)| {
            let args: Vec<String> = args.iter().map(Value::to_string).collect();
            let name = &self.world.terms.sig.fun_info(*fun).name;
            (format!("{name}({})", args.join(", ")), value.to_string())
        });
        shown.collect()
    }

    /// An instance as those see it who know the programs and not the rules.
    fn watched(&mut self, watch: &Watch, at: &mut Interpretation, apart: &Apart) -> Instance {
        let left = self.seen(at, &watch.left, apart.left);
        let rights: Vec<Vec<(String, String)>> =
            apart.right.iter().map(|end| self.seen(at, &watch.right, *end)).collect();
        let mut values = Vec::new();
        for (name, term) in &watch.start {
            values.extend(self.told(at, name, *term, true));
        }
        values.dedup();
        let functions = self.functions(at);
        // What is the same says nothing.
        let is_apart = |one: &(String, String)| rights.is_empty() || rights.iter().any(|right| !right.contains(one));
        let is_mentioned = |one: &(String, String)| left.iter().any(|own| own.0 == one.0 && is_apart(own));
        let names = |all: &[(String, String)]| {
            let differs = all.iter().any(is_mentioned);
            let kept = all.iter().filter(|one| !differs || is_mentioned(one)).take(limits::SHOWN_VALUES);
            let parts =
                kept.map(|(name, value)| if name.is_empty() { value.clone() } else { format!("{name} = {value}") });
            parts.collect::<Vec<_>>().join(", ")
        };
        let mut right: Vec<String> = rights.iter().map(|right| names(right)).collect();
        right.dedup();
        let mut stuck: Vec<String> = apart.stuck.iter().map(|end| self.world.terms.show(*end)).collect();
        stuck.dedup();
        Instance { values, functions, left: names(&left), right, stuck }
    }

    /// What is seen of an end.
    fn seen(&mut self, at: &mut Interpretation, end: &End, here: Term) -> Vec<(String, String)> {
        let whole: Vec<Term> = std::iter::once(end.to).chain(end.seen.iter().map(|(_, term)| *term)).collect();
        let (copy, _) = self.world.terms.rename(&whole, Role::Pattern);
        let unifiers = unify(self.world, &[(copy[0], here)], Give::Pattern);
        let Some(unifier) = unifiers.all.first() else { return Vec::new() };
        let values = self.world.terms.subst_all(&copy[1..], &unifier.subst);
        let mut found = Vec::new();
        for ((name, _), value) in end.seen.iter().zip(values) {
            let value = self.world.normalize(value);
            found.extend(self.told(at, name, value, false));
        }
        found
    }

    /// A number or a truth value by its name; of an array the cells that were written, or (of the start) looked at.
    fn told(&mut self, at: &mut Interpretation, name: &str, term: Term, is_start: bool) -> Vec<(String, String)> {
        let term = self.world.normalize(term);
        if let Some(value) = self.value(at, term) {
            return vec![(name.to_owned(), self.world.terms.show(value))];
        }
        let mut cells: Vec<(Value, Value)> = match is_start {
            true => at.looked_at(&self.world.terms, term),
            false => at.written(&mut self.world.terms, self.oracle, term),
        };
        cells.sort();
        cells.dedup();
        cells.into_iter().map(|(place, value)| (format!("{name}[{place}]"), value.to_string())).collect()
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
