//! One attempt at one goal: the rules of Fig. 7 and Fig. 8 as functions, AXIOM included where a sequent has nothing left.
//!
//! At every left configuration that a base case or a circularity could match, BASE and CIRC take away the instances for
//! which some run of the right side reaches a partner; what is left makes a STEP; what can neither be taken away nor step
//! is a failure. `simulation` says why this is sound.

use std::collections::VecDeque;

use selfsame_solver::smt::Answer;

use crate::derivation::{Derivation, Move, Use};
use crate::instance::instance;
use crate::limits;
use crate::proof::{By, Discharge, Failure, FailureReason, ProofNode};
use crate::right::{RightNode, RightTree};
use crate::signature::{INT, Op};
use crate::simulation::{Formula, Proved, Prover, Wait};
use crate::step::{Bias, exists, extend, may_match, not_exists, stuck};
use crate::syntax::Mode;
use crate::term::{Subst, Term, Var};
use crate::unify::{Give, eliminate, unify};

impl Prover<'_> {
    /// Tries to prove goal `index`. `wait` lets circularities be used before the left side moves, with this measure.
    pub(crate) fn attempt(&mut self, index: usize, wait: Option<Option<Term>>) -> Result<Proved, Failure> {
        let mut goal = self.goals[index].clone();
        if let Some(measure) = wait {
            goal.measure = measure;
            self.circularities[index] = goal.pattern(self.world);
        }
        let vars = self.world.terms.free_vars(&[&[goal.left, goal.right], goal.constraint.as_slice()].concat());
        let root = self.world.normalize(goal.right);
        let left = self.world.normalize(goal.left);
        let mut path = Vec::new();
        for conjunct in &goal.constraint {
            let conjunct = self.world.normalize(*conjunct);
            self.world.terms.conjuncts(conjunct, &mut path);
        }
        let trees = vec![RightTree::new(root)];
        let effort = self.effort;
        let (used, waits, close) = (Vec::new(), Vec::new(), vec![None; self.goals.len()]);
        let obligations = Vec::new();
        let mut attempt = Attempt {
            prover: self,
            index,
            goal,
            wait: wait.is_some(),
            vars,
            trees,
            used,
            waits,
            effort,
            obligations,
            close,
        };
        let start = Sequent { left, path, guard: false, depth: 0, tree: 0 };
        let tree = attempt.sequent(start, String::new());
        let measure = attempt.goal.measure;
        let (used, waits, close, obligations) = (attempt.used, attempt.waits, attempt.close, attempt.obligations);
        if tree.is_err() {
            self.violated = close.into_iter().map(|c| c.unwrap_or_default()).collect();
        }
        let (tree, derivation) = tree?;
        Ok(Proved { tree, derivation, measure, used, waits, obligations })
    }
}

struct Sequent {
    left: Term,
    path: Vec<Term>,
    /// Whether the left side has moved.
    guard: bool,
    depth: u32,
    tree: usize,
}

struct Attempt<'p, 'a> {
    prover: &'p mut Prover<'a>,
    index: usize,
    goal: Formula,
    /// Whether circularities may be used before the left side moves (full simulation with measures).
    wait: bool,
    vars: Vec<Var>,
    trees: Vec<RightTree>,
    used: Vec<usize>,
    waits: Vec<Wait>,
    effort: u64,
    obligations: Vec<Vec<Term>>,
    /// For each goal that was found, the fewest parts of its constraint that ever kept it from applying.
    close: Vec<Option<Vec<usize>>>,
}

impl Attempt<'_, '_> {
    fn sequent(&mut self, mut at: Sequent, mut condition: String) -> Result<(ProofNode, Derivation), Failure> {
        let mut steps = 0;
        let mut alone: Vec<Move> = Vec::new();
        loop {
            let mut node = ProofNode {
                steps,
                left: String::new(),
                condition: condition.clone(),
                discharged: Vec::new(),
                branches: Vec::new(),
            };
            let mut here = Derivation::default();
            let closed = self.discharge(&mut at, &mut node, &mut here.uses)?;
            if closed {
                node.left = self.show(at.left);
                return Ok((node, after(alone, here)));
            }
            let next = self.step(&at)?;
            if next.len() == 1 && node.discharged.is_empty() {
                let (sequent, added, step) = next.into_iter().next().expect("there is one");
                if !added.is_empty() {
                    condition = if condition.is_empty() { added } else { format!("{condition} /\\ {added}") };
                }
                at = sequent;
                steps += 1;
                alone.push(step);
                continue;
            }
            node.left = self.show(at.left);
            for (sequent, added, step) in next {
                let (mut branch, derivation) = self.sequent(sequent, added)?;
                branch.steps += 1;
                node.branches.push(branch);
                here.next.push((step, derivation));
            }
            return Ok((node, after(alone, here)));
        }
    }

    /// Rule STEP: all successors, each with what it adds; nothing may be left over.
    fn step(&mut self, at: &Sequent) -> Result<Vec<(Sequent, String, Move)>, Failure> {
        if self.prover.oracle.out_of_time() {
            return Err(self.failure(FailureReason::Time, at.left, &at.path));
        }
        if at.depth >= self.prover.settings.depth {
            return Err(self.failure(FailureReason::Depth, at.left, &at.path));
        }
        let prover = &mut *self.prover;
        let next = prover.cache.successors(prover.world, prover.left, at.left, Give::Goal);
        if !next.complete {
            return Err(self.failure(FailureReason::Successors, at.left, &at.path));
        }
        let mut residual = at.path.clone();
        let mut sequents = Vec::new();
        for step in &next.all {
            let prover = &mut *self.prover;
            let mut path = at.path.clone();
            let mut tree = at.tree;
            if step.instance.is_empty() {
                let rest = not_exists(&mut prover.world.terms, &step.fresh, &step.condition, Bias::Weaker);
                prover.world.terms.conjuncts(rest, &mut residual);
            } else {
                path = prover.world.terms.subst_all(&path, &step.instance);
                tree = self.instantiate(at.tree, &step.instance);
            }
            let prover = &mut *self.prover;
            if !extend(prover.world, prover.oracle, &mut path, &step.condition) {
                self.obligations.push(path);
                continue;
            }
            let added = prover.world.terms.show_all(&step.condition);
            let added = if step.condition.is_empty() { String::new() } else { added };
            let next = Sequent { left: step.term, path, guard: true, depth: at.depth + 1, tree };
            sequents.push((next, added, Move::of(step)));
        }
        let prover = &mut *self.prover;
        let may_be_end = |base: &Formula| may_match(&prover.world.terms, base.left, at.left);
        if prover.watch.is_some() && !prover.bases.iter().any(may_be_end) {
            return Ok(sequents);
        }
        match prover.oracle.check(&mut prover.world.terms, &residual) {
            Answer::Unsat => {
                self.obligations.push(residual);
                Ok(sequents)
            }
            Answer::Sat => Err(self.failure(FailureReason::NoBase, at.left, &residual)),
            Answer::Unknown(_) => Err(self.failure(FailureReason::Solver, at.left, &residual)),
        }
    }

    /// The right side when STEP gave a shape to variables that both sides share.
    fn instantiate(&mut self, tree: usize, instance: &Subst) -> usize {
        let root = self.prover.world.terms.subst(self.trees[tree].nodes[0].term, instance);
        let root = self.prover.world.normalize(root);
        self.trees.push(RightTree::new(root));
        self.trees.len() - 1
    }

    /// Rules BASE and CIRC, as often as they apply. True when nothing is left (AXIOM).
    fn discharge(&mut self, at: &mut Sequent, node: &mut ProofNode, uses: &mut Vec<Use>) -> Result<bool, Failure> {
        let candidates = self.candidates(at);
        if candidates.is_empty() {
            return Ok(false);
        }
        let mut queue = VecDeque::from([0]);
        // A right side that runs forever and meets no partner here must not use up what other places need.
        let mut here = self.prover.effort / 4;
        while let Some(index) = queue.pop_front() {
            if here == 0 {
                return Ok(false);
            }
            here -= 1;
            let right = self.trees[at.tree].nodes[index].clone();
            if self.effort == 0 {
                return Err(self.failure(FailureReason::Depth, at.left, &at.path));
            }
            self.effort -= 1;
            if self.prover.oracle.out_of_time() {
                return Err(self.failure(FailureReason::Time, at.left, &at.path));
            }
            if !right.condition.is_empty() {
                let mut path = at.path.clone();
                if !extend(self.prover.world, self.prover.oracle, &mut path, &right.condition) {
                    continue;
                }
            }
            for by in &candidates {
                if self.apply(*by, at, (index, &right), node, uses) {
                    return Ok(true);
                }
            }
            if right.depth < self.prover.settings.depth {
                let mut tree = std::mem::replace(&mut self.trees[at.tree], RightTree { nodes: Vec::new() });
                queue.extend(tree.children(index, self.prover));
                self.trees[at.tree] = tree;
            }
        }
        Ok(false)
    }

    /// What could apply to the left configuration, judged by its constructors.
    fn candidates(&self, at: &Sequent) -> Vec<By> {
        let prover = &*self.prover;
        let fits = |f: &Formula| may_match(&prover.world.terms, f.left, at.left);
        let bases = prover.bases.iter().enumerate().filter(|(_, b)| fits(b)).map(|(i, _)| By::Base(i));
        let mut found: Vec<By> = bases.collect();
        if !prover.settings.circularities {
            return found;
        }
        for (i, circularity) in prover.circularities.iter().enumerate() {
            if prover.disabled[i] || !fits(circularity) {
                continue;
            }
            match prover.settings.mode {
                _ if at.guard => found.push(By::Circularity(i)),
                Mode::Partial => found.push(By::Circularity(i)),
                Mode::Full if self.wait && (i != self.index || self.goal.measure.is_some()) => {
                    found.push(By::Measure(i));
                }
                Mode::Full => {}
            }
        }
        found
    }

    /// One use of BASE or CIRC with one right configuration. True when it closes the sequent; else the path is narrowed
    /// to what is left.
    fn apply(
        &mut self,
        by: By,
        at: &mut Sequent,
        (index, right): (usize, &RightNode),
        node: &mut ProofNode,
        uses: &mut Vec<Use>,
    ) -> bool {
        let pattern = match by {
            By::Base(i) => self.prover.bases[i].clone(),
            By::Circularity(i) | By::Measure(i) => self.prover.circularities[i].clone(),
        };
        // Fig. 8: without progress on the left, partial simulation asks for progress on the right.
        if matches!(by, By::Circularity(_)) && !at.guard && right.depth == 0 {
            return false;
        }
        if !may_match(&self.prover.world.terms, pattern.right, right.term) {
            return false;
        }
        let pairs = [(pattern.right, right.term), (pattern.left, at.left)];
        let unifiers = unify(self.prover.world, &pairs, Give::Pattern);
        for unifier in unifiers.all {
            let mut conjuncts = unifier.constraint;
            let constraint = self.prover.world.terms.subst_all(&pattern.constraint, &unifier.subst);
            let structure = conjuncts.len();
            conjuncts.extend(&constraint);
            let all = conjuncts.clone();
            let mut decreasing = false;
            if let By::Measure(i) = by {
                match self.decrease(i, &pattern, &unifier.subst) {
                    Some(formulas) => {
                        decreasing = true;
                        conjuncts.extend(formulas);
                    }
                    None if i == self.index => continue,
                    None => {}
                }
            }
            if let By::Base(_) = by {
                let prover = &mut *self.prover;
                conjuncts.push(stuck(prover.world, &mut prover.cache, prover.left, at.left));
                conjuncts.push(stuck(prover.world, &mut prover.cache, prover.right, right.term));
            }
            for (condition, chosen) in self.conditions(conjuncts, right) {
                let closed = match self.take_away(condition, at) {
                    Taken::Nothing => continue,
                    Taken::Some => false,
                    Taken::All => true,
                };
                self.record(by, decreasing, condition, right, node);
                let values = self.values(&pattern, &unifier.subst, &chosen);
                let run = self.trees[at.tree].path(index);
                uses.push(Use { by, decreasing, run, values });
                if closed {
                    return true;
                }
            }
            if let By::Circularity(i) | By::Measure(i) = by
                && i >= self.prover.given
            {
                self.note_violations(i, at, right, &all[..structure], &all[structure..]);
            }
        }
        false
    }

    /// Remembers which parts of a found goal's constraint do not follow here, when they are fewer than ever before.
    fn note_violations(&mut self, index: usize, at: &Sequent, right: &RightNode, structure: &[Term], parts: &[Term]) {
        let path = [at.path.as_slice(), &right.condition, structure].concat();
        let prover = &mut *self.prover;
        if prover.oracle.questions > prover.question_limit {
            return;
        }
        if prover.oracle.is_unsat(&mut prover.world.terms, &path) {
            return;
        }
        // What is said of a witness holds for the best choice of it.
        let open = prover.world.terms.pattern_vars(parts);
        let mut choices = self.witnesses(&open);
        if choices.is_empty() {
            choices.push(Subst::default());
        }
        for witnesses in choices {
            let chosen = self.prover.world.terms.subst_all(parts, &witnesses);
            let fewest = self.close[index].as_ref().map_or(parts.len(), Vec::len);
            let violated = self.violated(&path, &chosen, fewest);
            if let Some(violated) = violated.filter(|violated| !violated.is_empty()) {
                self.close[index] = Some(violated);
            }
        }
    }

    /// Which parts do not follow from a path, if they are fewer than so many.
    fn violated(&mut self, path: &[Term], parts: &[Term], fewest: usize) -> Option<Vec<usize>> {
        let prover = &mut *self.prover;
        let mut violated = Vec::new();
        for (k, part) in parts.iter().enumerate() {
            let part = prover.world.normalize(*part);
            let fails = prover.world.terms.not(part);
            if !prover.oracle.is_unsat(&mut prover.world.terms, &[path, &[fails]].concat()) {
                violated.push(k);
            }
            if violated.len() >= fewest {
                return None;
            }
        }
        Some(violated)
    }

    /// `0 <= measure of the circularity < measure of the goal`, when both have one.
    fn decrease(&mut self, index: usize, pattern: &Formula, subst: &Subst) -> Option<[Term; 2]> {
        // Measures that were only found are compared with themselves alone.
        let given = |i: usize| i < self.prover.given && self.prover.goals[i].measure.is_some();
        let declared = index == self.index || (given(index) && given(self.index));
        let (new, old) = (pattern.measure.filter(|_| declared)?, self.goal.measure?);
        let terms = &mut self.prover.world.terms;
        let new = terms.subst(new, subst);
        let zero = terms.int(0);
        Some([terms.builtin(Op::Le, &[zero, new]), terms.builtin(Op::Lt, &[new, old])])
    }

    /// All that must hold, as formulas over the goal's variables, each of which is enough. A variable of the pattern that
    /// matching left open is a witness to be chosen: likely values come first, "there is one" comes last.
    fn conditions(&mut self, conjuncts: Vec<Term>, right: &RightNode) -> Vec<(Term, [Subst; 2])> {
        let mut all = right.condition.clone();
        for conjunct in conjuncts {
            let conjunct = self.prover.world.normalize(conjunct);
            self.prover.world.terms.conjuncts(conjunct, &mut all);
        }
        let mut solved = Subst::default();
        if !eliminate(&mut self.prover.world.terms, &mut all, &mut solved) {
            return Vec::new();
        }
        let open = self.prover.world.terms.pattern_vars(&all);
        let mut conditions = Vec::new();
        for witnesses in self.witnesses(&open) {
            let terms = &mut self.prover.world.terms;
            let chosen = terms.subst_all(&all, &witnesses);
            conditions.push((exists(terms, &right.fresh, &chosen, Bias::Stronger), [solved.clone(), witnesses]));
        }
        let terms = &mut self.prover.world.terms;
        let bound: Vec<Var> = open.iter().chain(&right.fresh).copied().collect();
        conditions.push((exists(terms, &bound, &all, Bias::Stronger), [solved, Subst::default()]));
        conditions.retain(|(c, _)| terms.as_bool(*c) != Some(false));
        conditions
    }

    /// What the variables of a pattern are, after matching, after solving equations, and with the witnesses chosen.
    fn values(&mut self, pattern: &Formula, matched: &Subst, chosen: &[Subst; 2]) -> Vec<(usize, Term)> {
        let terms = &mut self.prover.world.terms;
        let mut values = Vec::new();
        for (place, var) in terms.free_vars(&pattern.terms()).into_iter().enumerate() {
            let own = terms.var(var);
            let mut value = terms.subst(own, matched);
            // What was solved for later may stand in what was solved for before.
            loop {
                let solved = terms.subst(value, &chosen[0]);
                if solved == value {
                    break;
                }
                value = solved;
            }
            value = terms.subst(value, &chosen[1]);
            values.push((place, value));
        }
        values
    }

    /// For open integers: what the goal's variable of the same name is, one more, or one less.
    fn witnesses(&mut self, open: &[Var]) -> Vec<Subst> {
        if open.is_empty() || open.len() > limits::WITNESSES {
            return Vec::new();
        }
        let mut choices = vec![Subst::default()];
        for var in open {
            let info = self.prover.world.terms.var_info(*var).clone();
            let stem = |name: &str| name.split('\'').next().unwrap_or_default().to_owned();
            let terms = &mut self.prover.world.terms;
            let like = self.vars.iter().find(|v| stem(&terms.var_info(**v).name) == stem(&info.name)).copied();
            let base = match like {
                _ if info.sort != INT => return Vec::new(),
                Some(like) => terms.var(like),
                None => terms.int(0),
            };
            let one = terms.int(1);
            let values = [base, terms.builtin(Op::Add, &[base, one]), terms.builtin(Op::Sub, &[base, one])];
            let extended = choices.iter().flat_map(|choice| {
                values.iter().map(|value| {
                    let mut choice = choice.clone();
                    choice.insert(*var, *value);
                    choice
                })
            });
            choices = extended.collect();
        }
        choices
    }

    fn take_away(&mut self, condition: Term, at: &mut Sequent) -> Taken {
        let prover = &mut *self.prover;
        let before = at.path.len();
        let rest = prover.world.terms.not(condition);
        prover.world.terms.conjuncts(rest, &mut at.path);
        if prover.oracle.is_unsat(&mut prover.world.terms, &at.path) {
            self.obligations.push(at.path.clone());
            return Taken::All;
        }
        let mut path = at.path[..before].to_vec();
        if extend(prover.world, prover.oracle, &mut path, &[condition]) {
            return Taken::Some;
        }
        at.path.truncate(before);
        Taken::Nothing
    }

    fn record(&mut self, by: By, decreasing: bool, condition: Term, right: &RightNode, node: &mut ProofNode) {
        match by {
            By::Circularity(i) => self.used.push(i),
            By::Measure(i) => {
                self.used.push(i);
                self.waits.push(Wait { on: i, decreasing });
            }
            By::Base(_) => {}
        }
        node.discharged.push(Discharge {
            by: by.from_one(),
            right_steps: right.depth,
            right: self.show(right.term),
            condition: self.show_condition(condition),
        });
    }

    /// Conjunct by conjunct.
    fn show_condition(&self, condition: Term) -> String {
        let mut conjuncts = Vec::new();
        self.prover.world.terms.conjuncts(condition, &mut conjuncts);
        self.prover.world.terms.show_all(&conjuncts)
    }

    fn show(&self, term: Term) -> String {
        self.prover.world.terms.show(term)
    }

    fn failure(&mut self, reason: FailureReason, left: Term, path: &[Term]) -> Failure {
        let prover = &mut *self.prover;
        prover.stuck[self.index] = path.to_vec();
        let condition = prover.world.terms.show_all(path);
        let left_text = prover.world.terms.show(left);
        let instance = instance(prover.world, prover.oracle, &self.vars, path);
        let place = Some(Box::new((left, path.to_vec())));
        Failure { instance, place, ..Failure::plain(reason, left_text, condition) }
    }
}

/// What was done after steps that were the only ones.
fn after(alone: Vec<Move>, end: Derivation) -> Derivation {
    let before = |then: Derivation, step: Move| Derivation { uses: Vec::new(), next: vec![(step, then)] };
    alone.into_iter().rev().fold(end, before)
}

enum Taken {
    Nothing,
    Some,
    All,
}
