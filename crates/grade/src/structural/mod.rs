//! Structural equivalence (Backx et al. §3, on the rules of Clune et al.): whether two functions are the same because they take
//! the same decisions and make the same calls, in whatever order and through whatever helpers.
//!
//! | paper | here |
//! |---|---|
//! | weak head reduction, helpers that are not recursive inlined | [`reduce`], [`recursion`] |
//! | ISO-case1, -2, -4, -5; freshening, equating of bindings | `split`, `test`, `literal` in [`same`] |
//! | ISO-case6, -7; recursive calls as uninterpreted | `calls` in [`same`], [`path`] |
//! | ISO-list1, constructors, lambdas, terms | `values` in [`same`] |
//! | ISO-commutative | [`commute`]; operators on numbers are the solver's |
//! | validity of the formula | [`selfsame_core::arith`], path by path |
//!
//! The formula is not written down and then solved: each path through both programs is one conjunct, its conditions are the
//! premises, and arithmetic is asked where a premise or a conclusion is about numbers. Variables are bound on the way,
//! so that wildcards and nested patterns need no encoding, and alternatives may stand in any order.
//!
//! Beyond the paper, recursive functions need not be called alike: [`rules`] are conjectured where the two programs wait for
//! different calls, `f x y = case g y x of ...`, and each is proved before it counts.
//!
//! **What counts.** Nothing that is said here: recursive functions are taken to return, and rules are proved only as far as it takes to tell good guesses from bad
//! ones. What was found is proved by the moves of the checker ([`written`]), which believes none of it; where it cannot follow, there is no answer.
//!
//! This argument keeps bad guesses out, and no answer stands on it: what was found is proved once more by the moves of the checker ([`written`]), which believes
//! none of this, and where it cannot follow, there is no answer.

mod accumulate;
mod commute;
mod decide;
mod equality;
mod guesses;
mod induction;
mod path;
mod recursion;
mod reduce;
mod rules;
mod same;
mod split;
mod total;
mod written;

use std::sync::Arc;
use std::time::Instant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::effort;
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{DefId, TermId, TermStore, VarId, Variable};
use selfsame_equiv::{Bottoms, Certificate, Goal};

use commute::Commuting;
use path::Path;
use recursion::Recursion;
use rules::Rule;
use written::{Test, Written};

/// Whose term it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Side {
    Left,
    Right,
    /// Of neither: no rule applies.
    Alone,
}

/// How values are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// A value may have errors inside.
    Lazy,
    /// A value is a value all the way down.
    Strict,
}

/// Why two definitions are the same.
pub struct Structure {
    /// Equations between recursive functions of the two that the proof rests on, as the source would write them.
    pub equations: Vec<String>,
    engine: Engine,
    sides: [TermId; 2],
}

impl Structure {
    /// The proof in the calculus of the checker, which accepted it; where it can be written down.
    pub fn certificate(self, program: &Arc<Program>, goal: &Goal) -> Option<Certificate> {
        let Structure { mut engine, sides, .. } = self;
        let equations = engine.written();
        let tests = std::mem::take(&mut engine.tests);
        let tests = tests.iter().filter_map(|(def, before)| Test::new(&mut engine.store, *def, before)).collect();
        let Engine { store, recursion, bottoms, variables, .. } = engine;
        written::certificate(
            program,
            goal,
            written::Found { store, recursion, bottoms, variables, sides, equations, tests },
        )
    }
}

/// The proof of a goal whose sides are written alike, as the checker accepted it.
pub fn same_code(program: &Arc<Program>, goal: &Goal, bottoms: Bottoms) -> Option<Certificate> {
    written::same_code(program, goal, bottoms)
}

/// Reduction steps and questions of one comparison.
const WORK: u64 = 1_000_000;

/// Compares both sides of a goal. Nothing is said where they are not found to be the same: they may be for other reasons.
pub fn structural(
    program: &Arc<Program>,
    goal: &Goal,
    bottoms: Bottoms,
    evaluation: Evaluation,
    deadline: Instant,
) -> Option<Structure> {
    let mut engine = Engine {
        store: TermStore::new(program.clone()),
        variables: Vec::new(),
        recursion: Recursion::default(),
        bottoms,
        evaluation,
        rules: Vec::new(),
        hidden: 0,
        used: FxHashSet::default(),
        failed: FxHashSet::default(),
        not_induced: FxHashSet::default(),
        smaller: FxHashSet::default(),
        lemmas: 0,
        commuting: Commuting::default(),
        turned: Vec::new(),
        tests: Vec::new(),
        equalities: FxHashMap::default(),
        going_on: FxHashMap::default(),
        depth: 0,
        nesting: 0,
        inside: 0,
        work: 0,
        limit: WORK,
        deadline,
    };
    let sides = engine.goal(goal)?;
    Some(Structure { equations: engine.equations(), engine, sides })
}

struct Engine {
    store: TermStore,
    /// Those of the goal.
    variables: Vec<VarId>,
    recursion: Recursion,
    bottoms: Bottoms,
    evaluation: Evaluation,
    rules: Vec<Rule>,
    /// Rules below this number are not applied before they are proved.
    hidden: usize,
    /// Rules that were applied since the proof under way began.
    used: FxHashSet<usize>,
    /// Rules that could not be proved, with their variables abstracted, and which of these were for total values only.
    failed: FxHashSet<(Side, TermId, Vec<bool>)>,
    /// The same of proofs by induction.
    not_induced: FxHashSet<TermId>,
    /// Variables for parts of the value that the induction under way is on.
    smaller: FxHashSet<VarId>,
    /// Lemmas looked for so far.
    lemmas: u32,
    commuting: Commuting,
    /// All functions that were ever found to commute: candidates for the certificate.
    turned: Vec<(DefId, Vec<TermId>)>,
    /// All functions that were ever found to test for equality: candidates for the certificate.
    tests: Vec<(DefId, Vec<TermId>)>,
    /// Whether functions test for equality, by their arguments before the last two.
    equalities: FxHashMap<(DefId, Vec<TermId>), bool>,
    /// Whether a call's arguments let it go on, under the rules as they are.
    going_on: FxHashMap<(Side, TermId), bool>,
    depth: u32,
    /// Proofs of rules inside each other.
    nesting: u32,
    /// Arguments under evaluation, one for the other.
    inside: u32,
    work: u64,
    limit: u64,
    deadline: Instant,
}

impl Engine {
    /// Both sides, if they are the same.
    fn goal(&mut self, goal: &Goal) -> Option<[TermId; 2]> {
        if self.store.program().gap([&goal.left, &goal.right]).is_some() {
            return None;
        }
        let mut locals = Vec::with_capacity(goal.variables.len());
        for v in &goal.variables {
            let ty = representation(&self.store, v.ty.clone());
            let total = v.total || v.finite;
            let var = self.store.fresh(Variable { name: v.name, ty, evaluated: total, total, finite: v.finite });
            locals.push((v.local, self.store.mk_free(var)));
            self.variables.push(var);
        }
        let left = self.store.import(&goal.left, &locals).ok()?;
        let right = self.store.import(&goal.right, &locals).ok()?;
        let is_same = self.same(left, right, &Path::default());
        // All of them are one literal, which nothing may tell apart then.
        let is_mixed = is_same && self.store.has_nan() && self.store.program().shows_nan([&goal.left, &goal.right]);
        (is_same && !is_mixed).then_some([left, right])
    }

    /// What the proof rests on, by names.
    fn written(&mut self) -> Vec<Written> {
        let (rules, turned) = (self.rules.clone(), std::mem::take(&mut self.turned));
        let mut all: Vec<Written> = rules.iter().filter_map(|rule| Written::new(&mut self.store, rule)).collect();
        all.extend(turned.iter().filter_map(|(def, before)| Written::commuting(&mut self.store, *def, before)));
        all
    }

    fn is_exhausted(&self) -> bool {
        self.work > self.limit || effort::is_late(Some(self.deadline))
    }

    fn is_recursive(&mut self, def: DefId) -> bool {
        self.recursion.breaks_loop(&mut self.store, def)
    }
}
