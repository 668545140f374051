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

use crate::derivation::Derivation;
use crate::discover::{Proposals, propose};
use crate::limits;
use crate::oracle::Oracle;
use crate::outcome::Instance;
use crate::proof::{Failure, ProofNode};
use crate::recursion::propose_sets;
use crate::refute::{Refuter, Watch};
use crate::signature::{INT, Op};
use crate::step::StepCache;
use crate::syntax::Mode;
use crate::term::{Role, Term, Var};
use crate::trace::Plan;
use crate::world::World;

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

    /// All that it is made of.
    pub(crate) fn terms(&self) -> Vec<Term> {
        let mut terms = vec![self.left, self.right];
        terms.extend(&self.constraint);
        terms.extend(self.measure);
        terms
    }

    /// A copy over pattern variables.
    pub(crate) fn pattern(&self, world: &mut World) -> Formula {
        let (copy, _) = world.terms.rename(&self.terms(), Role::Pattern);
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

#[derive(Clone, Debug)]
pub struct Proved {
    pub tree: ProofNode,
    /// The same, as terms.
    pub derivation: Derivation,
    /// The measure that it was proved with.
    pub measure: Option<Term>,
    /// Circularities that the proof rests on.
    pub used: Vec<usize>,
    /// Circularities used before the left side moved.
    pub waits: Vec<Wait>,
    /// Every constraint that the proof needs to be unsatisfiable.
    pub obligations: Vec<Vec<Term>>,
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
    pub(crate) left: usize,
    pub(crate) right: usize,
    pub(crate) settings: Settings,
    pub(crate) goals: Vec<Formula>,
    pub(crate) circularities: Vec<Formula>,
    pub(crate) bases: Vec<Formula>,
    /// For programs: what is seen of them. Then only what a base case speaks of is an end; all else that goes no further is stuck.
    pub(crate) watch: Option<&'a Watch>,
    /// Right-hand configurations that may be looked at for one goal.
    pub effort: u64,
    /// Where the last proof of each goal stopped.
    pub(crate) stuck: Vec<Vec<Term>>,
    /// Goals from this one on were found, and their constraints may be weakened.
    pub(crate) given: usize,
    /// How many questions the solver may have been asked when the search for circularities gives up.
    pub question_limit: u64,
    /// For each goal that was found: the parts of its constraint that came closest to letting it apply, but failed.
    pub(crate) violated: Vec<Vec<usize>>,
    /// The most promising of the circularities that were found but not proved.
    pub(crate) hint: Option<Formula>,
    /// Goals that are not to be used as circularities.
    pub(crate) disabled: Vec<bool>,
}

impl<'a> Prover<'a> {
    pub fn new(
        world: &'a mut World,
        oracle: &'a mut Oracle,
        systems: (usize, usize),
        settings: Settings,
        goals: Vec<Formula>,
        bases: &[Formula],
        watch: Option<&'a Watch>,
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
            watch,
            effort: limits::FIRST_EFFORT,
            stuck,
            given,
            violated,
            disabled: vec![false; given],
            hint: None,
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
        self.disabled.push(false);
    }

    /// Removes from those of the goals found that came closest to applying in the last failed proof what kept them from it.
    /// False when there is nothing to remove.
    pub fn weaken(&mut self) -> bool {
        let violated = std::mem::replace(&mut self.violated, vec![Vec::new(); self.goals.len()]);
        let fewest = violated[self.given..].iter().map(Vec::len).filter(|n| *n > 0).min();
        let Some(fewest) = fewest else { return false };
        for (index, violated) in violated.iter().enumerate().skip(self.given).filter(|(_, v)| v.len() == fewest) {
            let mut position = 0;
            self.goals[index].constraint.retain(|_| {
                position += 1;
                !violated.contains(&(position - 1))
            });
            self.circularities[index] = self.goals[index].pattern(self.world);
        }
        true
    }

    /// Whether a proof stands when its obligations are asked again, one by one. Where circularities were found, an instance of
    /// the goal is run, too.
    pub fn confirm(&mut self, index: usize, proved: &Proved) -> bool {
        if !self.oracle.confirm(&mut self.world.terms, &proved.obligations) {
            return false;
        }
        if self.goals.len() == self.given {
            return true;
        }
        let goal = self.goals[index].clone();
        !self.refuter().disagrees(&goal)
    }

    /// Uses goal `index`, which was found, no more.
    pub fn disable(&mut self, index: usize) {
        self.disabled[index] = true;
    }

    /// Whether an instance of a goal was run and shows that it is false.
    pub fn is_refuted(&mut self, index: usize) -> bool {
        let formula = self.goals[index].clone();
        self.refuter().refute(&formula, &[]).is_some()
    }

    /// Back to the goals that were given.
    pub fn forget_found(&mut self) {
        self.goals.truncate(self.given);
        self.circularities.truncate(self.given);
        self.stuck.truncate(self.given);
        self.violated.truncate(self.given);
        self.disabled.truncate(self.given);
    }

    /// Circularities worth a try for the first goal.
    pub fn propose(&mut self, plan: &Plan) -> Proposals {
        let goal = self.goals[0].clone();
        propose(&mut self.refuter(), &goal, plan)
    }

    /// Sets of circularities between points of recursive code.
    pub fn propose_sets(&mut self) -> Vec<Vec<Formula>> {
        let goal = self.goals[0].clone();
        propose_sets(&mut self.refuter(), &goal)
    }

    /// A counterexample to goal `index`.
    pub fn refute(&mut self, index: usize) -> Option<Instance> {
        let goal = self.goals[index].clone();
        let stuck = self.stuck[index].clone();
        self.refuter().refute(&goal, &stuck)
    }

    fn refuter(&mut self) -> Refuter<'_> {
        Refuter {
            world: self.world,
            oracle: self.oracle,
            cache: &mut self.cache,
            left: self.left,
            right: self.right,
            bases: &self.bases,
            full: self.settings.mode == Mode::Full,
            watch: self.watch,
        }
    }

    /// Proves goal `index` from all goals as circularities.
    pub fn prove(&mut self, index: usize) -> Result<Proved, Failure> {
        let first = match self.attempt(index, None) {
            Ok(proved) => return Ok(proved),
            Err(failure) => failure,
        };
        if self.settings.mode == Mode::Full && self.settings.circularities {
            for measure in self.measures(index) {
                if self.oracle.out_of_time() {
                    break;
                }
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
            return if index < self.given { vec![goal.measure] } else { vec![goal.measure, None] };
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
}
