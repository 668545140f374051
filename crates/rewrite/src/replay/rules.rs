//! The rules of Fig. 7 and Fig. 8, taken as a certificate says and no other way: BASE and CIRC with the run and the values that
//! it names, STEP with all successors. Everything that must not be is asked of Z3.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use selfsame_solver::smt::Answer;

use super::matching::{Cases, cases, same, value};
use crate::certificate::read::{Table, sort_named};
use crate::certificate::{By, Step, Tree, Use};
use crate::oracle::Oracle;
use crate::signature::Op;
use crate::simulation::Formula;
use crate::term::{Quantifier, Role, Subst, Term, Var};
use crate::world::World;

type Checked<T> = Result<T, String>;

/// What is proved in one direction.
pub struct Replay<'a> {
    pub world: &'a mut World,
    pub oracle: &'a mut Oracle,
    pub left: usize,
    pub right: usize,
    pub full: bool,
    /// Of programs: what no base case speaks of is no end.
    pub named_ends: bool,
    pub goals: Vec<Formula>,
    pub bases: Vec<Formula>,
    pub steps: FxHashMap<(usize, Term), Rc<Cases<Next>>>,
    /// Goals used before the left side moved: by which, which, and whether a measure gets smaller.
    pub waits: Vec<(usize, usize, bool)>,
    /// How many obligations were asked.
    pub asked: usize,
}

/// One step of a configuration.
#[derive(Clone, Debug)]
pub struct Next {
    term: Term,
    conditions: Vec<Term>,
    /// Variables that the rule makes up, by their places in the rule.
    fresh: Vec<(usize, Var)>,
    by: (usize, usize),
}

/// Where the left side is.
#[derive(Clone)]
struct At {
    left: Term,
    path: Vec<Term>,
    moved: bool,
}

/// A run of the right side.
struct Run {
    term: Term,
    conditions: Vec<Term>,
    fresh: Vec<Var>,
}

impl Replay<'_> {
    /// Whether the tree proves goal `index`. The message says where it does not.
    pub fn goal(&mut self, index: usize, table: &mut Table, tree: &Tree) -> Checked<()> {
        let goal = self.goals[index].clone();
        let mut path = Vec::new();
        for conjunct in &goal.constraint {
            let conjunct = value(self.world, *conjunct);
            self.world.terms.conjuncts(conjunct, &mut path);
        }
        let (left, right) = (value(self.world, goal.left), value(self.world, goal.right));
        self.tree(index, right, At { left, path, moved: false }, table, tree)
    }

    fn tree(&mut self, goal: usize, right: Term, mut at: At, table: &mut Table, tree: &Tree) -> Checked<()> {
        for step in &tree.run {
            let mut next = self.step(&at, table, &[step])?;
            at = next.pop().ok_or("a step leads nowhere")?;
        }
        for one in &tree.uses {
            self.one_use(goal, right, &mut at, table, one)?;
        }
        if tree.next.is_empty() && self.never(&at.path) {
            return Ok(());
        }
        let steps: Vec<&Step> = tree.next.iter().map(|(step, _)| step).collect();
        let next = self.step(&at, table, &steps)?;
        for (at, (_, then)) in next.into_iter().zip(&tree.next) {
            self.tree(goal, right, at, table, then)?;
        }
        Ok(())
    }

    /// Rule STEP. Successors that are not named must be impossible, and there must be no end.
    fn step(&mut self, at: &At, table: &mut Table, named: &[&Step]) -> Checked<Vec<At>> {
        if self.oracle.out_of_time() {
            return Err("the time ran out".to_owned());
        }
        let next = self.successors(self.left, at.left);
        if !next.complete {
            return Err(self.wrong("not all steps of the left side can be told", at));
        }
        let mut found: Vec<Option<At>> = vec![None; named.len()];
        let mut rest = at.path.clone();
        for one in &next.all {
            let vars: Vec<Var> = one.fresh.iter().map(|(_, var)| *var).collect();
            let possible = self.exists(&vars, &one.conditions);
            let ends = self.world.terms.not(possible);
            self.world.terms.conjuncts(ends, &mut rest);
            let mut path = at.path.clone();
            for condition in &one.conditions {
                self.world.terms.conjuncts(*condition, &mut path);
            }
            match named.iter().position(|step| (step.0, step.1) == one.by) {
                Some(place) => {
                    for (place, number) in &named[place].2 {
                        let (_, var) =
                            one.fresh.iter().find(|(known, _)| known == place).ok_or("no such new variable")?;
                        table.bind(*number, *var)?;
                    }
                    found[place] = Some(At { left: one.term, path, moved: true });
                }
                None if self.never(&path) => {}
                None => return Err(self.wrong("a step of the left side is left out", at)),
            }
        }
        if self.may_be_end(at.left) && !self.never(&rest) {
            return Err(self.wrong("the left side may end here", at));
        }
        let all: Option<Vec<At>> = found.into_iter().collect();
        all.ok_or_else(|| self.wrong("there is no such step of the left side", at))
    }

    /// Whether a configuration of the left side that makes no step is an end.
    fn may_be_end(&mut self, left: Term) -> bool {
        if !self.named_ends {
            return true;
        }
        let ends: Vec<Term> = self.bases.iter().map(|base| base.left).collect();
        ends.into_iter().any(|end| {
            let (end, _) = self.world.terms.rename(&[end], Role::Pattern);
            let cases = cases(self.world, end[0], left);
            !cases.complete || !cases.all.is_empty()
        })
    }

    /// Rules BASE and CIRC: takes away the instances that have a partner.
    fn one_use(&mut self, goal: usize, right: Term, at: &mut At, table: &mut Table, one: &Use) -> Checked<()> {
        let (By::Base(index) | By::Goal(index) | By::Smaller(index) | By::Before(index)) = one.by;
        let of = if let By::Base(_) = one.by { &self.bases } else { &self.goals };
        let pattern = of.get(index).cloned().ok_or("there is no such goal or base case")?;
        match one.by {
            By::Base(_) => {}
            By::Goal(_) if at.moved || (!self.full && !one.run.is_empty()) => {}
            By::Smaller(_) if self.full => self.waits.push((goal, index, true)),
            By::Before(_) if self.full => self.waits.push((goal, index, false)),
            _ => return Err(self.wrong("a goal is used without progress", at)),
        }
        let mut bound = Vec::new();
        for (number, sort) in &one.open {
            let sort = sort_named(self.world, sort)?;
            if !self.world.terms.sig.is_builtin(sort) {
                return Err("only values of builtin sorts can be left open".to_owned());
            }
            let var = self.world.terms.new_var("o", sort, Role::Goal);
            table.bind(*number, var)?;
            bound.push(var);
        }
        let run = self.run(right, table, &one.run)?;
        bound.extend(&run.fresh);
        let values = self.values(&pattern, table, one, &mut bound)?;
        let mut whole = Vec::new();
        for term in pattern.terms() {
            let term = self.world.terms.subst(term, &values);
            whole.push(value(self.world, term));
        }
        let mut conditions = run.conditions.clone();
        conditions.extend(&whole[2..2 + pattern.constraint.len()]);
        match one.by {
            By::Base(_) => {
                conditions.push(self.ends(self.left, at.left));
                conditions.push(self.ends(self.right, run.term));
            }
            By::Smaller(_) => {
                let old = self.goals[goal].measure.ok_or("the goal has no measure")?;
                let new = pattern.measure.map(|_| whole[whole.len() - 1]).ok_or("the goal has no measure")?;
                let zero = self.world.terms.int(0);
                conditions.push(self.world.terms.builtin(Op::Le, &[zero, new]));
                conditions.push(self.world.terms.builtin(Op::Lt, &[new, old]));
            }
            By::Goal(_) | By::Before(_) => {}
        }
        let lefts = same(self.world, whole[0], at.left);
        let rights = same(self.world, whole[1], run.term);
        for (l, r) in lefts.iter().flat_map(|l| rights.iter().map(move |r| (l, r))) {
            let all = [conditions.as_slice(), l, r].concat();
            let partner = self.exists(&bound, &all);
            let rest = self.world.terms.not(partner);
            self.world.terms.conjuncts(rest, &mut at.path);
        }
        Ok(())
    }

    /// What the variables of a base case or a goal are. Those of builtin sorts without a value are some values.
    fn values(&mut self, pattern: &Formula, table: &mut Table, one: &Use, bound: &mut Vec<Var>) -> Checked<Subst> {
        let vars = self.world.terms.free_vars(&pattern.terms());
        let mut values = Subst::default();
        for (place, term) in &one.values {
            let var = *vars.get(*place).ok_or("there is no such variable")?;
            let term = table.term(self.world, *term)?;
            if !self.world.terms.sig.leq(self.world.terms.sort(term), self.world.terms.var_info(var).sort) {
                return Err("a variable is given a value of another sort".to_owned());
            }
            if values.insert(var, term).is_some() {
                return Err("a variable is given two values".to_owned());
            }
        }
        for var in vars {
            if values.contains_key(&var) {
                continue;
            }
            let sort = self.world.terms.var_info(var).sort;
            if !self.world.terms.sig.is_builtin(sort) {
                return Err("a variable is given no value".to_owned());
            }
            let open = self.world.terms.new_var("o", sort, Role::Goal);
            bound.push(open);
            let open = self.world.terms.var(open);
            values.insert(var, open);
        }
        Ok(values)
    }

    /// The run of the right side that the steps name.
    fn run(&mut self, start: Term, table: &mut Table, steps: &[Step]) -> Checked<Run> {
        let mut run = Run { term: start, conditions: Vec::new(), fresh: Vec::new() };
        for step in steps {
            let next = self.successors(self.right, run.term);
            let one = next
                .all
                .iter()
                .find(|one| one.by == (step.0, step.1))
                .ok_or("there is no such step of the right side")?;
            for (place, number) in &step.2 {
                let (_, var) = one.fresh.iter().find(|(known, _)| known == place).ok_or("no such new variable")?;
                table.bind(*number, *var)?;
            }
            run.term = one.term;
            run.conditions.extend(&one.conditions);
            run.fresh.extend(one.fresh.iter().map(|(_, var)| *var));
        }
        Ok(run)
    }

    /// All steps of a configuration.
    fn successors(&mut self, system: usize, term: Term) -> Rc<Cases<Next>> {
        if let Some(known) = self.steps.get(&(system, term)) {
            return Rc::clone(known);
        }
        let mut found = Cases { all: Vec::new(), complete: true };
        for index in 0..self.world.systems[system].rules.len() {
            let rule = self.world.systems[system].rules[index].clone();
            let matched = cases(self.world, rule.left, term);
            found.complete &= matched.complete;
            let places = self.world.terms.free_vars(&[rule.left, rule.right, rule.constraint]);
            let mut way = 0;
            for case in matched.all {
                let mut parts = self.world.terms.subst_all(&[rule.right, rule.constraint], &case.values);
                parts.extend(&case.conditions);
                let (mut fresh, mut names) = (Vec::new(), Subst::default());
                for var in self.world.terms.pattern_vars(&parts) {
                    let sort = self.world.terms.var_info(var).sort;
                    let new = self.world.terms.fresh(var, sort, Role::Goal);
                    let place = places.iter().position(|place| *place == var);
                    fresh.push((place.unwrap_or(usize::MAX), new));
                    names.insert(var, self.world.terms.var(new));
                }
                // A rule that makes up something of an empty sort never applies.
                let sorts = fresh.iter().map(|(_, var)| self.world.terms.var_info(*var).sort);
                if !sorts.into_iter().all(|sort| self.world.terms.sig.inhabited(sort)) {
                    continue;
                }
                let parts = self.world.terms.subst_all(&parts, &names);
                let mut conditions = Vec::new();
                for part in &parts[1..] {
                    let part = value(self.world, *part);
                    self.world.terms.conjuncts(part, &mut conditions);
                }
                if conditions.iter().any(|condition| self.world.terms.as_bool(*condition) == Some(false)) {
                    continue;
                }
                let term = value(self.world, parts[0]);
                found.all.push(Next { term, conditions, fresh, by: (index, way) });
                way += 1;
            }
        }
        let found = Rc::new(found);
        // What is made up is new every time.
        if found.all.iter().all(|one| one.fresh.is_empty()) {
            self.steps.insert((system, term), Rc::clone(&found));
        }
        found
    }

    /// That a configuration makes no step: a formula that may say too much.
    fn ends(&mut self, system: usize, term: Term) -> Term {
        let next = self.successors(system, term);
        if !next.complete {
            return self.world.terms.bool(false);
        }
        let mut parts = Vec::new();
        for one in &next.all {
            // What cannot be said of the variables that are made up is left out: then the step is taken to be possible more often.
            let vars: Vec<Var> = one.fresh.iter().map(|(_, var)| *var).collect();
            let kept: Vec<Term> =
                one.conditions.iter().copied().filter(|c| !self.speaks_of(*c, &vars) || self.is_sayable(*c)).collect();
            let possible = self.exists(&vars, &kept);
            parts.push(self.world.terms.not(possible));
        }
        self.world.terms.and(&parts)
    }

    fn speaks_of(&self, term: Term, vars: &[Var]) -> bool {
        self.world.terms.free_vars(&[term]).iter().any(|var| vars.contains(var))
    }

    /// Whether the solver can quantify over what the formula speaks of.
    fn is_sayable(&self, formula: Term) -> bool {
        let terms = &self.world.terms;
        let is_builtin = |var: &Var| terms.sig.is_builtin(terms.var_info(*var).sort);
        !terms.has_defined(formula) && terms.free_vars(&[formula]).iter().all(is_builtin)
    }

    /// That there are values of these variables with which all conditions hold: a formula that may say too much.
    fn exists(&mut self, vars: &[Var], conditions: &[Term]) -> Term {
        let (inner, outer): (Vec<Term>, Vec<Term>) = conditions.iter().partition(|c| self.speaks_of(**c, vars));
        if !inner.iter().all(|condition| self.is_sayable(*condition)) {
            return self.world.terms.bool(false);
        }
        let mut body = self.world.terms.and(&inner);
        for var in vars {
            body = self.world.terms.quantified(Quantifier::Exists, *var, body);
        }
        let mut all = outer;
        all.push(body);
        self.world.terms.and(&all)
    }

    /// Whether Z3 says that no values make all of these true.
    fn never(&mut self, path: &[Term]) -> bool {
        self.asked += 1;
        self.oracle.check(&mut self.world.terms, path) == Answer::Unsat
    }

    fn wrong(&self, what: &str, at: &At) -> String {
        format!("{what}: {}", self.world.terms.show(at.left))
    }
}

/// Whether there is no circle of goals that wait for each other on which some measure need not get smaller. Without one, the
/// length of the left run, the place in the order of waiting and the measure get smaller along all uses.
pub fn no_circles(waits: &[(usize, usize, bool)]) -> bool {
    let reached = |from: usize| {
        let mut seen = vec![from];
        let mut next = 0;
        while let Some(goal) = seen.get(next).copied() {
            next += 1;
            for (_, on, _) in waits.iter().filter(|(by, ..)| *by == goal) {
                if !seen.contains(on) {
                    seen.push(*on);
                }
            }
        }
        seen
    };
    waits.iter().all(|(by, on, is_smaller)| *is_smaller || !reached(*on).contains(by))
}
