//! `prove`: all-path partial reachability. Every run from `l` under its condition that ends passes through `r`.
//!
//! A goal is proved by symbolic steps; after the first one all goals may be used: where `lᵢ` matches, the runs go on from
//! `rᵢ`. All goals are proved, or those that rest on unproved ones are not trusted.

use selfsame_core::verdict::Reason;
use selfsame_solver::smt::Answer;

use crate::oracle::Oracle;
use crate::outcome::{Direction, GoalResult, NOT_PROVED, Status, Verdict};
use crate::proof::{By, Discharge, Failure, FailureReason, ProofNode};
use crate::step::{Bias, StepCache, exists, extend, may_match, not_exists};
use crate::term::{Role, Subst, Term};
use crate::unify::{Give, eliminate, unify};
use crate::world::World;

/// `left if before` reaches `right if after`.
#[derive(Clone, Debug)]
pub struct Reachability {
    pub left: Term,
    pub right: Term,
    pub before: Vec<Term>,
    pub after: Vec<Term>,
}

pub fn prove(
    world: &mut World,
    oracle: &mut Oracle,
    system: usize,
    goals: &[Reachability],
    depth: u32,
) -> (Verdict, Vec<GoalResult>, String) {
    let mut cache = StepCache::default();
    let mut results = Vec::new();
    for index in 0..goals.len() {
        let mut search = Search { world, oracle, cache: &mut cache, system, goals, index, depth, used: Vec::new() };
        let goal = &goals[index];
        let (left, path) = (search.world.normalize(goal.left), goal.before.clone());
        let tree = search.sequent(left, path, false, 0, String::new());
        results.push(tree.map(|tree| (tree, search.used)));
    }
    let mut trusted: Vec<bool> = results.iter().map(Result::is_ok).collect();
    loop {
        let before = trusted.clone();
        for (i, result) in results.iter().enumerate() {
            trusted[i] = matches!(result, Ok((_, used)) if used.iter().all(|j| before[*j]));
        }
        if trusted == before {
            break;
        }
    }
    let (mut text, mut goal_results) = (String::new(), Vec::new());
    for (i, result) in results.into_iter().enumerate() {
        let status = match result {
            Ok((tree, _)) if trusted[i] => Status::Proved { proof: tree },
            Ok((tree, used)) => {
                let missing = used.into_iter().filter(|j| !trusted[*j]).map(|j| j + 1).collect();
                Status::Relative { proof: tree, missing }
            }
            Err(failure) => Status::Failed { failure },
        };
        match &status {
            Status::Proved { .. } => text.push_str(&format!("goal {} is proved\n", i + 1)),
            Status::Failed { failure } => text.push_str(&format!(
                "goal {} is not proved: {}\n  at    {}\n  if    {}\n",
                i + 1,
                failure.reason.text(),
                failure.left,
                failure.condition,
            )),
            _ => text.push_str(&format!("goal {} is not proved: it rests on one that is not\n", i + 1)),
        }
        goal_results.push(GoalResult {
            direction: Direction::Forward,
            number: i + 1,
            found: false,
            left: world.terms.show(goals[i].left),
            right: world.terms.show(goals[i].right),
            condition: world.terms.show_all(&goals[i].before),
            status,
            counterexample: None,
        });
    }
    let verdict = match trusted.iter().all(|t| *t) {
        true => Verdict::Verified,
        false => Verdict::Unknown(Reason::exhausted(NOT_PROVED)),
    };
    (verdict, goal_results, text)
}

struct Search<'a> {
    world: &'a mut World,
    oracle: &'a mut Oracle,
    cache: &'a mut StepCache,
    system: usize,
    goals: &'a [Reachability],
    index: usize,
    depth: u32,
    used: Vec<usize>,
}

impl Search<'_> {
    fn sequent(
        &mut self,
        left: Term,
        mut path: Vec<Term>,
        guard: bool,
        depth: u32,
        condition: String,
    ) -> Result<ProofNode, Failure> {
        let mut node = ProofNode {
            steps: u32::from(depth > 0),
            left: self.world.terms.show(left),
            condition,
            discharged: Vec::new(),
            branches: Vec::new(),
        };
        let goal = &self.goals[self.index];
        let (right, after) = (goal.right, goal.after.clone());
        let own = self.world.terms.free_vars(&[&[goal.left], goal.before.as_slice()].concat());
        for (condition, _) in self.instances(right, &after, &own, left) {
            if self.take_away(condition, &mut path) {
                node.discharged.push(self.discharge(By::Base(0), right, condition));
            }
            if self.oracle.is_unsat(&mut self.world.terms, &path) {
                return Ok(node);
            }
        }
        if guard {
            self.circularities(left, &mut path, depth, &mut node)?;
            if self.oracle.is_unsat(&mut self.world.terms, &path) {
                return Ok(node);
            }
        }
        self.step(left, &path, depth, &mut node)?;
        Ok(node)
    }

    /// Runs that match a circularity go on from its right side.
    fn circularities(
        &mut self,
        left: Term,
        path: &mut Vec<Term>,
        depth: u32,
        node: &mut ProofNode,
    ) -> Result<(), Failure> {
        for j in 0..self.goals.len() {
            let goal = self.goals[j].clone();
            if !may_match(&self.world.terms, goal.left, left) {
                continue;
            }
            for (condition, subst) in self.instances(goal.left, &goal.before, &[], left) {
                let mut next = path.clone();
                if !extend(self.world, self.oracle, &mut next, &[condition]) {
                    continue;
                }
                if depth >= self.depth {
                    return Err(self.failure(FailureReason::Depth, left, path));
                }
                let terms = [&[goal.right], goal.after.as_slice()].concat();
                let terms = self.conclusion(&terms, subst);
                next.extend(&terms[1..]);
                self.used.push(j);
                let shown = self.world.terms.show(condition);
                let right = self.world.normalize(terms[0]);
                node.discharged.push(self.discharge(By::Circularity(j), right, condition));
                let branch = self.sequent(right, next, true, depth + 1, shown)?;
                node.branches.push(branch);
                self.take_away(condition, path);
            }
        }
        Ok(())
    }

    /// The right side of a circularity. What matching gave no value is some value, and a new one at every use.
    fn conclusion(&mut self, terms: &[Term], mut values: Subst) -> Vec<Term> {
        for var in self.world.terms.free_vars(terms) {
            values.entry(var).or_insert_with(|| {
                let sort = self.world.terms.var_info(var).sort;
                let new = self.world.terms.fresh(var, sort, Role::Goal);
                self.world.terms.var(new)
            });
        }
        let terms = self.world.terms.subst_all(terms, &values);
        let mut open = Subst::default();
        for var in self.world.terms.pattern_vars(&terms) {
            let sort = self.world.terms.var_info(var).sort;
            let new = self.world.terms.fresh(var, sort, Role::Goal);
            open.insert(var, self.world.terms.var(new));
        }
        self.world.terms.subst_all(&terms, &open)
    }

    fn step(&mut self, left: Term, path: &[Term], depth: u32, node: &mut ProofNode) -> Result<(), Failure> {
        if self.oracle.out_of_time() {
            return Err(self.failure(FailureReason::Time, left, path));
        }
        if depth >= self.depth {
            return Err(self.failure(FailureReason::Depth, left, path));
        }
        let next = self.cache.successors(self.world, self.system, left, Give::Goal);
        if !next.complete || next.all.iter().any(|s| !s.instance.is_empty()) {
            return Err(self.failure(FailureReason::Successors, left, path));
        }
        let mut residual = path.to_vec();
        for step in &next.all {
            let rest = not_exists(&mut self.world.terms, &step.fresh, &step.condition, Bias::Weaker);
            self.world.terms.conjuncts(rest, &mut residual);
            let mut path = path.to_vec();
            if extend(self.world, self.oracle, &mut path, &step.condition) {
                let shown = match step.condition.is_empty() {
                    true => String::new(),
                    false => self.world.terms.show_all(&step.condition),
                };
                node.branches.push(self.sequent(step.term, path, true, depth + 1, shown)?);
            }
        }
        match self.oracle.check(&mut self.world.terms, &residual) {
            Answer::Unsat => Ok(()),
            Answer::Sat => Err(self.failure(FailureReason::NoBase, left, &residual)),
            Answer::Unknown(_) => Err(self.failure(FailureReason::Solver, left, &residual)),
        }
    }

    /// When `left` is an instance of the pattern: conditions over the goal's variables, each with the values given.
    /// Variables in `rigid` are the goal's own and stay what they are.
    fn instances(
        &mut self,
        pattern: Term,
        constraint: &[Term],
        rigid: &[crate::term::Var],
        left: Term,
    ) -> Vec<(Term, Subst)> {
        let whole = [&[pattern], constraint].concat();
        let mut subst = Subst::default();
        for var in self.world.terms.free_vars(&whole) {
            if !rigid.contains(&var) {
                let sort = self.world.terms.var_info(var).sort;
                let new = self.world.terms.fresh(var, sort, Role::Pattern);
                let new = self.world.terms.var(new);
                subst.insert(var, new);
            }
        }
        let copy = self.world.terms.subst_all(&whole, &subst);
        let mut found = Vec::new();
        for unifier in unify(self.world, &[(copy[0], left)], Give::Pattern).all {
            let mut conjuncts = unifier.constraint;
            for formula in self.world.terms.subst_all(&copy[1..], &unifier.subst) {
                let formula = self.world.normalize(formula);
                self.world.terms.conjuncts(formula, &mut conjuncts);
            }
            let mut more = Subst::default();
            if !eliminate(&mut self.world.terms, &mut conjuncts, &mut more) {
                continue;
            }
            let open = self.world.terms.pattern_vars(&conjuncts);
            // A circularity's right side needs the values of its variables: an open one has none.
            let condition = exists(&mut self.world.terms, &open, &conjuncts, Bias::Stronger);
            if self.world.terms.as_bool(condition) == Some(false) {
                continue;
            }
            let mut values = Subst::default();
            for (var, term) in &subst {
                let term = self.world.terms.subst(*term, &unifier.subst);
                values.insert(*var, self.world.terms.subst(term, &more));
            }
            found.push((condition, values));
        }
        found
    }

    fn take_away(&mut self, condition: Term, path: &mut Vec<Term>) -> bool {
        let mut with = path.clone();
        if !extend(self.world, self.oracle, &mut with, &[condition]) {
            return false;
        }
        let rest = self.world.terms.not(condition);
        self.world.terms.conjuncts(rest, path);
        true
    }

    fn discharge(&self, by: By, right: Term, condition: Term) -> Discharge {
        let (right, condition) = (self.world.terms.show(right), self.world.terms.show(condition));
        Discharge { by: by.from_one(), right_steps: 0, right, condition }
    }

    fn failure(&mut self, reason: FailureReason, left: Term, path: &[Term]) -> Failure {
        let (left, condition) = (self.world.terms.show(left), self.world.terms.show_all(path));
        Failure::plain(reason, left, condition)
    }
}
