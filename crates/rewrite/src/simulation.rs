//! Full and partial simulation (paper §5, Fig. 7 and Fig. 8).
//!
//! A sequent is a configuration of the left side, a path condition and the guard; the right side of a goal stays where
//! it began, and its runs are a tree that is grown once and shared by all branches. At every left configuration that
//! a base case or a circularity could match, BASE and CIRC take away the instances for which some run of the right side
//! reaches a partner; what is left makes a STEP; what can neither be taken away nor step is a failure.
//!
//! *Soundness.* BASE and CIRC only ever use `φ' ∧ sub`: the right side does reach the partner, and the pair is an
//! instance of the pattern for all values of the goal's variables (matching, never unification). A base pair counts
//! only where both sides are at their end. STEP keeps the residual `¬φ¹ ∧ … ∧ ¬φⁿ` always. A formula that cannot be
//! said exactly is replaced by one that makes the proof harder. Termination: left depth and the size of the right tree
//! are bounded.

use crate::discover::{Proposal, propose};
use crate::oracle::Oracle;
use crate::proof::{By, Discharge, Failure, FailureReason, ProofNode};
use crate::refute::Refuter;
use crate::signature::{INT, Op};
use crate::step::{Bias, StepCache, exists, extend, may_match, not_exists, stuck};
use crate::syntax::Mode;
use crate::term::{Node, Role, Subst, Term, Var};
use crate::unify::{Give, eliminate, unify};
use crate::world::World;
use selfsame_solver::smt::Answer;

/// `left` is simulated by `right` if `constraint`.
#[derive(Clone, Debug)]
pub struct Formula {
    pub left: Term,
    pub right: Term,
    pub constraint: Vec<Term>,
    pub measure: Option<Term>,
}

impl Formula {
    pub fn reversed(&self) -> Formula {
        Formula { left: self.right, right: self.left, ..self.clone() }
    }

    /// A copy over pattern variables.
    fn pattern(&self, world: &mut World) -> Formula {
        let mut terms = vec![self.left, self.right];
        terms.extend(&self.constraint);
        terms.extend(self.measure);
        let (copy, _) = world.terms.rename(&terms, Role::Pattern);
        let constraint = copy[2..2 + self.constraint.len()].to_vec();
        let measure = self.measure.map(|_| copy[copy.len() - 1]);
        Formula { left: copy[0], right: copy[1], constraint, measure }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub mode: Mode,
    /// Steps of either side on one branch.
    pub depth: u32,
    pub circularities: bool,
}

/// How much of the right side is looked at for one goal: enough for most proofs first; less while circularities are
/// searched for; much in the end.
pub const FIRST_EFFORT: u64 = 2_000;
pub const DISCOVERY_EFFORT: u64 = 600;
pub const LAST_EFFORT: u64 = 6_000;

/// Open variables of a circularity for which witnesses are tried.
const MAX_WITNESSES: usize = 2;

#[derive(Clone, Debug)]
pub struct Proved {
    pub tree: ProofNode,
    /// Circularities that the proof rests on.
    pub used: Vec<usize>,
    /// Circularities used before the left side moved.
    pub waits: Vec<Wait>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    pub on: usize,
    pub decreasing: bool,
}

/// Proves goals of one query in one direction.
pub struct Prover<'a> {
    pub world: &'a mut World,
    pub oracle: &'a mut Oracle,
    pub cache: StepCache,
    left: usize,
    right: usize,
    settings: Settings,
    goals: Vec<Formula>,
    circularities: Vec<Formula>,
    bases: Vec<Formula>,
    /// Right-hand configurations that may be looked at for one goal.
    pub effort: u64,
    /// Where the last proof of each goal stopped.
    stuck: Vec<Vec<Term>>,
    /// Goals from this one on were found, and their constraints may be weakened.
    given: usize,
    /// How many questions the solver may have been asked when the search for circularities gives up.
    pub question_limit: u64,
    /// For each goal that was found: the parts of its constraint that came closest to letting it apply, but failed.
    violated: Vec<Vec<usize>>,
}

impl<'a> Prover<'a> {
    pub fn new(
        world: &'a mut World,
        oracle: &'a mut Oracle,
        systems: (usize, usize),
        settings: Settings,
        goals: Vec<Formula>,
        bases: &[Formula],
    ) -> Prover<'a> {
        let circularities = goals.iter().map(|g| g.pattern(world)).collect();
        let bases = bases.iter().map(|b| b.pattern(world)).collect();
        let (left, right) = systems;
        let cache = StepCache::default();
        let stuck = vec![Vec::new(); goals.len()];
        let (given, violated) = (goals.len(), vec![Vec::new(); goals.len()]);
        Prover {
            world,
            oracle,
            cache,
            left,
            right,
            settings,
            goals,
            circularities,
            bases,
            effort: FIRST_EFFORT,
            stuck,
            given,
            violated,
            question_limit: u64::MAX,
        }
    }

    pub fn goals(&self) -> &[Formula] {
        &self.goals
    }

    /// Adds a goal that was found.
    pub fn add(&mut self, goal: Formula) {
        self.circularities.push(goal.pattern(self.world));
        self.goals.push(goal);
        self.stuck.push(Vec::new());
        self.violated.push(Vec::new());
    }

    /// Removes from the goals that were found what kept them from applying in the last failed proof. False when there is
    /// nothing to remove.
    pub fn weaken(&mut self) -> bool {
        let mut changed = false;
        for index in self.given..self.goals.len() {
            let violated = std::mem::take(&mut self.violated[index]);
            if violated.is_empty() {
                continue;
            }
            changed = true;
            let mut position = 0;
            self.goals[index].constraint.retain(|_| {
                position += 1;
                !violated.contains(&(position - 1))
            });
            self.circularities[index] = self.goals[index].pattern(self.world);
        }
        changed
    }

    /// Back to the goals that were given.
    pub fn forget_found(&mut self) {
        self.goals.truncate(self.given);
        self.circularities.truncate(self.given);
        self.stuck.truncate(self.given);
        self.violated.truncate(self.given);
    }

    /// Circularities worth a try for the first goal.
    pub fn propose(&mut self) -> Vec<Proposal> {
        let goal = self.goals[0].clone();
        let (left, right) = (self.left, self.right);
        let (world, oracle) = (&mut *self.world, &mut *self.oracle);
        let mut runner = Refuter { world, oracle, cache: &mut self.cache, left, right, bases: &self.bases };
        propose(&mut runner, &goal)
    }

    /// A counterexample to goal `index`.
    pub fn refute(&mut self, index: usize) -> Option<String> {
        let goal = self.goals[index].clone();
        let (left, right) = (self.left, self.right);
        let (world, oracle) = (&mut *self.world, &mut *self.oracle);
        Refuter { world, oracle, cache: &mut self.cache, left, right, bases: &self.bases }
            .refute(&goal, &self.stuck[index])
    }

    /// Proves goal `index` from all goals as circularities.
    pub fn prove(&mut self, index: usize) -> Result<Proved, Failure> {
        let first = match self.attempt(index, None) {
            Ok(proved) => return Ok(proved),
            Err(failure) => failure,
        };
        if self.settings.mode == Mode::Full && self.settings.circularities {
            for measure in self.measures(index) {
                if let Ok(proved) = self.attempt(index, Some(measure)) {
                    return Ok(proved);
                }
            }
        }
        Err(first)
    }

    /// Proves goal `index` by Fig. 7 and Fig. 8 alone: the left side must move first.
    pub fn prove_without_waiting(&mut self, index: usize) -> Result<Proved, Failure> {
        self.attempt(index, None)
    }

    /// Ways to let the left side wait: the measure given, or else some that are worth a try, or else none at all.
    fn measures(&mut self, index: usize) -> Vec<Option<Term>> {
        let goal = self.goals[index].clone();
        if goal.measure.is_some() {
            return vec![goal.measure];
        }
        let mut found = vec![None];
        let vars = self.world.terms.free_vars(&[goal.right]);
        let ints: Vec<Var> = vars.into_iter().filter(|v| self.world.terms.var_info(*v).sort == INT).collect();
        for var in &ints {
            found.push(Some(self.world.terms.var(*var)));
        }
        for (high, low) in ints.iter().flat_map(|a| ints.iter().map(move |b| (*a, *b))).filter(|(a, b)| a != b) {
            let (high, low) = (self.world.terms.var(high), self.world.terms.var(low));
            let one = self.world.terms.int(1);
            let distance = self.world.terms.builtin(Op::Sub, &[high, low]);
            found.push(Some(self.world.terms.builtin(Op::Add, &[distance, one])));
        }
        found
    }

    fn attempt(&mut self, index: usize, wait: Option<Option<Term>>) -> Result<Proved, Failure> {
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
        let mut attempt =
            Attempt { prover: self, index, goal, wait: wait.is_some(), vars, trees, used, waits, effort, close };
        let start = Sequent { left, path, guard: false, depth: 0, tree: 0 };
        let tree = attempt.sequent(start, String::new());
        let (used, waits, close) = (attempt.used, attempt.waits, attempt.close);
        if tree.is_err() {
            self.violated = close.into_iter().map(|c| c.unwrap_or_default()).collect();
        }
        Ok(Proved { tree: tree?, used, waits })
    }
}

/// The runs of the right side, grown on demand, breadth first.
struct RightTree {
    nodes: Vec<RightNode>,
}

#[derive(Clone)]
struct RightNode {
    term: Term,
    /// What must hold to get here.
    condition: Vec<Term>,
    fresh: Vec<Var>,
    depth: u32,
    children: Option<Vec<usize>>,
}

impl RightTree {
    fn new(root: Term) -> RightTree {
        let root = RightNode { term: root, condition: Vec::new(), fresh: Vec::new(), depth: 0, children: None };
        RightTree { nodes: vec![root] }
    }

    fn children(&mut self, node: usize, prover: &mut Prover) -> Vec<usize> {
        if let Some(known) = &self.nodes[node].children {
            return known.clone();
        }
        let here = self.nodes[node].clone();
        let next = prover.cache.successors(prover.world, prover.right, here.term, Give::Pattern);
        let mut children = Vec::new();
        for step in &next.all {
            let mut condition = here.condition.clone();
            for conjunct in &step.condition {
                if !condition.contains(conjunct) {
                    condition.push(*conjunct);
                }
            }
            let fresh = here.fresh.iter().chain(&step.fresh).copied().collect();
            children.push(self.nodes.len());
            self.nodes.push(RightNode { term: step.term, condition, fresh, depth: here.depth + 1, children: None });
        }
        self.nodes[node].children = Some(children.clone());
        children
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
    /// For each goal that was found, the fewest parts of its constraint that ever kept it from applying.
    close: Vec<Option<Vec<usize>>>,
}

impl Attempt<'_, '_> {
    fn sequent(&mut self, mut at: Sequent, mut condition: String) -> Result<ProofNode, Failure> {
        let mut steps = 0;
        loop {
            let mut node = ProofNode {
                steps,
                left: String::new(),
                condition: condition.clone(),
                discharged: Vec::new(),
                branches: Vec::new(),
            };
            let closed = self.discharge(&mut at, &mut node)?;
            if closed {
                node.left = self.show(at.left);
                return Ok(node);
            }
            let next = self.step(&at)?;
            if next.len() == 1 && node.discharged.is_empty() {
                let (sequent, added) = next.into_iter().next().expect("there is one");
                if !added.is_empty() {
                    condition = if condition.is_empty() { added } else { format!("{condition} /\\ {added}") };
                }
                at = sequent;
                steps += 1;
                continue;
            }
            node.left = self.show(at.left);
            for (sequent, added) in next {
                let mut branch = self.sequent(sequent, added)?;
                branch.steps += 1;
                node.branches.push(branch);
            }
            return Ok(node);
        }
    }

    /// Rule STEP: all successors, each with what it adds; nothing may be left over.
    fn step(&mut self, at: &Sequent) -> Result<Vec<(Sequent, String)>, Failure> {
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
                continue;
            }
            let added = prover.world.terms.show_all(&step.condition);
            let added = if step.condition.is_empty() { String::new() } else { added };
            sequents.push((Sequent { left: step.term, path, guard: true, depth: at.depth + 1, tree }, added));
        }
        let prover = &mut *self.prover;
        match prover.oracle.check(&mut prover.world.terms, &residual) {
            Answer::Unsat => Ok(sequents),
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
    fn discharge(&mut self, at: &mut Sequent, node: &mut ProofNode) -> Result<bool, Failure> {
        let candidates = self.candidates(at);
        if candidates.is_empty() {
            return Ok(false);
        }
        let mut queue = std::collections::VecDeque::from([0]);
        while let Some(index) = queue.pop_front() {
            let right = self.trees[at.tree].nodes[index].clone();
            if self.effort == 0 {
                return Err(self.failure(FailureReason::Depth, at.left, &at.path));
            }
            self.effort -= 1;
            if !right.condition.is_empty() {
                let mut path = at.path.clone();
                if !extend(self.prover.world, self.prover.oracle, &mut path, &right.condition) {
                    continue;
                }
            }
            for by in &candidates {
                if self.apply(*by, at, &right, node) {
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
            if !fits(circularity) {
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
    fn apply(&mut self, by: By, at: &mut Sequent, right: &RightNode, node: &mut ProofNode) -> bool {
        let pattern = match by {
            By::Base(i) => self.prover.bases[i].clone(),
            By::Circularity(i) | By::Measure(i) => self.prover.circularities[i].clone(),
            By::Axiom => return false,
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
            for condition in self.conditions(conjuncts, right) {
                let closed = match self.take_away(condition, at) {
                    Taken::Nothing => continue,
                    Taken::Some => false,
                    Taken::All => true,
                };
                self.record(by, decreasing, condition, right, node);
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
        let fewest = self.close[index].as_ref().map_or(parts.len(), Vec::len);
        let mut violated = Vec::new();
        for (k, part) in parts.iter().enumerate() {
            let mut path = path.clone();
            let part = prover.world.normalize(*part);
            path.push(prover.world.terms.not(part));
            if !prover.oracle.is_unsat(&mut prover.world.terms, &path) {
                violated.push(k);
            }
            if violated.len() >= fewest {
                return;
            }
        }
        if !violated.is_empty() {
            self.close[index] = Some(violated);
        }
    }

    /// `0 <= measure of the circularity < measure of the goal`, when both have one.
    fn decrease(&mut self, index: usize, pattern: &Formula, subst: &Subst) -> Option<[Term; 2]> {
        // Measures that were only guessed are compared with themselves alone.
        let given = |i: usize| self.prover.goals[i].measure.is_some();
        let declared = index == self.index || (given(index) && given(self.index));
        let (new, old) = (pattern.measure.filter(|_| declared)?, self.goal.measure?);
        let terms = &mut self.prover.world.terms;
        let new = terms.subst(new, subst);
        let zero = terms.int(0);
        Some([terms.builtin(Op::Le, &[zero, new]), terms.builtin(Op::Lt, &[new, old])])
    }

    /// All that must hold, as formulas over the goal's variables, each of which is enough. A variable of the pattern that
    /// matching left open is a witness to be chosen: likely values come first, "there is one" comes last.
    fn conditions(&mut self, conjuncts: Vec<Term>, right: &RightNode) -> Vec<Term> {
        let mut all = right.condition.clone();
        for conjunct in conjuncts {
            let conjunct = self.prover.world.normalize(conjunct);
            self.prover.world.terms.conjuncts(conjunct, &mut all);
        }
        if !eliminate(&mut self.prover.world.terms, &mut all, &mut Subst::default()) {
            return Vec::new();
        }
        let open = self.prover.world.terms.pattern_vars(&all);
        let mut conditions: Vec<Term> = Vec::new();
        for witnesses in self.witnesses(&open) {
            let terms = &mut self.prover.world.terms;
            let chosen = terms.subst_all(&all, &witnesses);
            conditions.push(exists(terms, &right.fresh, &chosen, Bias::Stronger));
        }
        let terms = &mut self.prover.world.terms;
        let bound: Vec<Var> = open.iter().chain(&right.fresh).copied().collect();
        conditions.push(exists(terms, &bound, &all, Bias::Stronger));
        conditions.retain(|c| terms.as_bool(*c) != Some(false));
        conditions
    }

    /// For open integers: what the goal's variable of the same name is, one more, or one less.
    fn witnesses(&mut self, open: &[Var]) -> Vec<Subst> {
        if open.is_empty() || open.len() > MAX_WITNESSES {
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
            By::Base(_) | By::Axiom => {}
        }
        node.discharged.push(Discharge {
            by,
            right_steps: right.depth,
            right: self.show(right.term),
            condition: self.show(condition),
        });
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
        Failure { reason, left: left_text, condition, instance }
    }
}

enum Taken {
    Nothing,
    Some,
    All,
}

/// Values of the variables, and of the places of maps that matter, in a model of the path; small ones if possible.
fn instance(world: &mut World, oracle: &mut Oracle, vars: &[Var], path: &[Term]) -> Vec<(String, String)> {
    let interesting = instance_terms(world, vars, path);
    let (low, high) = (world.terms.int(-9), world.terms.int(9));
    let mut small = path.to_vec();
    for term in &interesting {
        small.push(world.terms.builtin(Op::Le, &[low, *term]));
        small.push(world.terms.builtin(Op::Le, &[*term, high]));
    }
    let model = match oracle.model(&mut world.terms, &small) {
        Some(model) => Some(model),
        None => oracle.model(&mut world.terms, path),
    };
    let Some(model) = model else { return Vec::new() };
    let value = |term: &Term| Some((world.terms.show(*term), oracle.value(&world.terms, &model, *term)?));
    let mut found: Vec<(String, String)> = interesting.iter().filter_map(value).collect();
    found.sort();
    found
}

/// Integer variables, and reads of variables that are maps, in the formulas.
pub(crate) fn instance_terms(world: &World, vars: &[Var], formulas: &[Term]) -> Vec<Term> {
    let mut interesting = Vec::new();
    let mut work: Vec<Term> = formulas.to_vec();
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        match world.terms.node(term) {
            Node::Var(var) if vars.contains(var) && world.terms.sort(term) == INT => interesting.push(term),
            Node::App(_, args) => {
                if let Some((Op::Select, args)) = world.terms.as_op(term)
                    && world.terms.sort(term) == INT
                    && world.terms.as_var(args[0]).is_some_and(|v| vars.contains(&v))
                {
                    interesting.push(term);
                }
                work.extend(args.iter().copied());
            }
            Node::Var(_) | Node::Int(_) | Node::Quantified(..) => {}
        }
    }
    interesting.sort();
    interesting
}
