//! A question and its answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use selfsame_certify::{Along, Bottoms, Certificate, Explained, Quantified, Rejection, Statement, Theorem, write};
use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::inhabit::domain;
use selfsame_core::program::{Ints, Program};
use selfsame_core::step::representation;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Names, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_symbolic::{Application, Native};

use crate::counterexample::{Counterexample, Differs, Replayed, replay};
use crate::inductive::shared::Lemmas;
use crate::limits;
use crate::proof::TheoremId;
use crate::refutation::Candidate;
use crate::sampling::Sampler;
use crate::search::{Confirmation, Ending, Search, Stated, Stats};

/// Are both sides the same for all values of the variables?
#[derive(Clone, Debug)]
pub struct Goal {
    /// As the report calls it: the name of a rule, a property or a definition.
    pub name: String,
    /// Free in both sides; the dictionaries of an overloaded rule too.
    pub variables: Vec<GoalVariable>,
    /// One side, over the variables.
    pub left: Expr,
    /// The other, of the same type.
    pub right: Expr,
    /// The type of both sides.
    pub ty: Type,
}

/// What a goal speaks of all values of.
#[derive(Clone, Debug)]
pub struct GoalVariable {
    /// Its number as a local of both sides.
    pub local: u32,
    /// As the source calls it.
    pub name: Symbol,
    /// What it ranges over.
    pub ty: Type,
    /// No part of it is a bottom.
    pub total: bool,
    /// It ends somewhere, whatever its parts are.
    pub finite: bool,
    /// A class dictionary: there, with methods that are total functions.
    pub dictionary: bool,
}

/// How a goal is read, and when to give up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether two errors differ by which they are.
    pub bottoms: Bottoms,
    /// When to stop, and the seconds that were allowed, for the report.
    pub deadline: Option<(Instant, u64)>,
    /// Obligations worked on before the search gives up: the same on every machine.
    pub obligations: Option<u64>,
    /// What was proved for other goals of the same program.
    pub lemmas: Lemmas,
    /// Set from outside when nobody wants the answer any more: the search then ends as if its time were over.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    fn default() -> Options {
        Options { bottoms: Bottoms::Labelled, deadline: None, obligations: None, lemmas: Lemmas::default(), stop: None }
    }
}

/// The answer to a goal.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was decided.
    pub verdict: Verdict<Counterexample>,
    /// When verified.
    pub proof: Option<ProofSummary>,
    /// What was proved on the way by induction, with the goal itself if it was.
    pub lemmas: Lemmas,
    /// What the search cost.
    pub stats: Stats,
    /// When unknown: the smallest equation that was left to be shown, as the source would say it.
    pub open: Option<String>,
    /// What is verified holds where no machine integer overflows; the proof is one of all integers.
    pub if_no_overflow: bool,
    /// Values for which the sides were seen to differ when a machine integer overflowed, where that alone refutes nothing.
    pub overflow: Option<Counterexample>,
}

/// A proof as users see it, and as data.
#[derive(Clone, Debug)]
pub struct ProofSummary {
    /// Leaves of the proof tree.
    pub obligations: usize,
    /// Those used, in source syntax.
    pub lemmas: Vec<String>,
    /// What the checker accepted.
    pub certificate: Certificate,
}

/// Checks a proof again, with the checker.
pub fn recheck(program: &Arc<Program>, goal: &Goal, certificate: &Certificate) -> Result<(), Rejection> {
    with_claim(program, goal, |claim| selfsame_certify::check(program, claim, certificate))
}

/// As [`recheck`], and tells the proof: the goal first, then the lemmas.
pub fn explain(program: &Arc<Program>, goal: &Goal, certificate: &Certificate) -> Result<Vec<Explained>, Rejection> {
    with_claim(program, goal, |claim| selfsame_certify::explain(program, claim, certificate))
}

fn with_claim<T>(program: &Arc<Program>, goal: &Goal, then: impl FnOnce(&selfsame_certify::Goal<'_>) -> T) -> T {
    let store = TermStore::new(program.clone());
    let variables: Vec<(u32, Variable)> = goal.variables.iter().map(|var| (var.local, variable(&store, var))).collect();
    let Goal { left, right, ty, .. } = goal;
    then(&selfsame_certify::Goal { variables: &variables, left, right, ty })
}

/// Searches for a proof and for a counterexample until one is found, all steps are made that this thread may make
/// ([`effort`]), or time runs out, in one reading of `Int`.
///
/// A counterexample that was seen because a machine integer overflowed is kept apart where numbers have no bounds.
pub(crate) fn search(program: &Arc<Program>, goal: &Goal, options: &Options) -> Report {
    let mut store = TermStore::new(program.clone());
    let unsupported = |why: Symbol| Report {
        verdict: Verdict::Unknown(Reason::Unsupported(why.to_string(), None)),
        proof: None,
        lemmas: Lemmas::default(),
        stats: Stats::default(),
        open: None,
        if_no_overflow: false,
        overflow: None,
    };
    let variables: Vec<(u32, Variable)> = goal.variables.iter().map(|var| (var.local, variable(&store, var))).collect();
    let ids: Vec<VarId> = variables.iter().map(|(_, variable)| store.fresh(variable.clone())).collect();
    let locals: Vec<_> = variables.iter().zip(&ids).map(|((local, _), id)| (*local, store.mk_free(*id))).collect();
    let sides = match (store.import(&goal.left, &locals), store.import(&goal.right, &locals)) {
        (Ok(left), Ok(right)) => [left, right],
        (Err(why), _) | (_, Err(why)) => return unsupported(why),
    };
    let ty = Some(representation(&store, goal.ty.clone()));
    let stated = Stated { variables: ids.clone(), given: Vec::new(), facts: Vec::new(), ty, sides };
    let is_stopped = || options.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
    let expired = || is_stopped() || effort::is_late(options.deadline.map(|(deadline, _)| deadline));
    let (mut counterexample, mut overflow) = (None, None);
    let mut confirm = |store: &mut TermStore, candidate: &Candidate| match replay(
        program,
        store,
        goal,
        &ids,
        options.bottoms,
        candidate,
    ) {
        Replayed::Differ(found) if found.differs == Differs::Overflow && program.ints() == Ints::Unbounded => {
            overflow.get_or_insert(*found);
            Confirmation::Nothing
        }
        Replayed::Differ(found) => {
            counterexample = Some(*found);
            Confirmation::Refuted
        }
        Replayed::Unmade => Confirmation::Unmade,
        Replayed::Nothing => Confirmation::Nothing,
    };
    let gap = program.gap([&goal.left, &goal.right]);
    let (mut sampler, mut sampled) = (None, None);
    let mut sample = |until: usize| {
        let sampler = sampler.get_or_insert_with(|| Sampler::new(program, goal, options.bottoms));
        sampled = sampled.take().or_else(|| sampler.run(until, &expired));
        sampled.is_some()
    };
    let mut search = Search::new(store, stated, options.bottoms, Box::new(Native), &expired, &mut confirm);
    // No proof would count, but a run that stays clear of the gap may tell the sides apart.
    search.budget = if gap.is_some() {
        Some(options.obligations.unwrap_or(limits::REFUTING_OBLIGATIONS).min(limits::REFUTING_OBLIGATIONS))
    } else {
        options.obligations
    };
    search.sample = Some(&mut sample);
    search.know(&options.lemmas);
    let ending = search.run();
    let stats = search.stats;
    let mut proof = if matches!(ending, Ending::Proved) { summarize(&search, options.bottoms) } else { None };
    let lemmas = search.lemmas();
    let open = search.open_goal();
    drop(search);
    let verdict = match (ending, &mut proof, counterexample.or(sampled)) {
        (Ending::Refuted, _, Some(counterexample)) => Verdict::Refuted(counterexample),
        _ if let Some(gap) = gap => Verdict::Unknown(gap.into()),
        (Ending::Proved, Some(proof), _) => match accepted(program, goal, &mut proof.certificate) {
            Ok(()) => Verdict::Verified,
            Err(Rejection::Unsupported(what)) => Verdict::Unknown(Reason::Unsupported(what, None)),
            Err(why) => internal_error(&format!("the proof found was rejected: {why}")),
        },
        (Ending::Proved, None, _) => internal_error("the proof found cannot be written down"),
        (Ending::Refuted, _, None) => internal_error("the counterexample got lost"),
        (Ending::Stuck(why), ..) => Verdict::Unknown(Reason::exhausted(why.to_string())),
        (Ending::OutOfBudget, ..) => Verdict::Unknown(Reason::StepLimit(options.obligations.unwrap_or(0))),
        (Ending::OutOfTime, ..) => {
            Verdict::Unknown(Reason::Timeout(options.deadline.map_or(0, |(_, seconds)| seconds)))
        }
    };
    let proof = proof.filter(|_| verdict == Verdict::Verified);
    let open = open.filter(|_| !verdict.is_known());
    Report { proof, verdict, lemmas, stats, open, if_no_overflow: false, overflow }
}

/// Checks the proof, first as one that tells errors apart: where it does not need them to be the same, it says more.
pub(crate) fn accepted(program: &Arc<Program>, goal: &Goal, certificate: &mut Certificate) -> Result<(), Rejection> {
    let asked = std::mem::replace(&mut certificate.bottoms, Bottoms::Labelled);
    let told_apart = recheck(program, goal, certificate);
    if asked == Bottoms::Labelled || told_apart.is_ok() {
        return told_apart;
    }
    certificate.bottoms = asked;
    recheck(program, goal, certificate)
}

fn internal_error(what: &str) -> Verdict<Counterexample> {
    Verdict::Unknown(Reason::exhausted(format!("internal error: {what}")))
}

/// What the variable of a goal ranges over.
pub fn variable(store: &TermStore, var: &GoalVariable) -> Variable {
    Variable {
        name: var.name,
        ty: domain(store.program(), var.ty.clone()),
        evaluated: var.dictionary,
        total: var.total || var.finite || var.dictionary,
        finite: var.finite,
    }
}

/// The proof of the goal with the lemmas it rests on, those first that others use.
fn summarize(search: &Search<'_>, bottoms: Bottoms) -> Option<ProofSummary> {
    let mut used: Vec<TheoremId> = Vec::new();
    let mut queue = vec![TheoremId(0)];
    while let Some(theorem) = queue.pop() {
        for lemma in search.lemmas_of_theorem(theorem) {
            if !used.contains(&lemma) {
                used.push(lemma);
                queue.push(lemma);
            }
        }
    }
    used.sort_by_key(|theorem| search.proved.iter().position(|proved| proved == theorem));
    let number = |theorem: TheoremId| used.iter().position(|id| *id == theorem).unwrap_or(usize::MAX) as u32;
    let theorem = |id: TheoremId| {
        let theorem = &search.theorems[id.0 as usize];
        let mut statement = statement(search, &theorem.stated)?;
        if id != TheoremId(0) {
            // The checker finds the type of a lemma itself. What the search calls it may have newtypes in it that terms have not.
            statement.ty = None;
            let names = names(search, &theorem.stated);
            let variables = statement.variables.iter_mut().zip(&theorem.stated.variables);
            variables.for_each(|(quantified, var)| quantified.name = names.of(&search.store, *var));
        }
        let position = |var: &VarId| theorem.stated.variables.iter().position(|known| known == var);
        if let Some(proof) = &theorem.proof {
            let moves = proof.moves.iter().map(|step| search.numbered(step, &number)).collect();
            let (induct, along) = (proof.induct.clone(), proof.along);
            return Some(Theorem { statement, induct, proof: Vec::new(), moves, along, recursion: None });
        }
        let measure = theorem.measures.first().map_or(&[][..], |measure| measure);
        let induct = measure.iter().filter_map(position).map(|position| position as u32).collect();
        let proof = search.forest.rules(theorem.root, &number);
        Some(Theorem { statement, induct, proof, moves: Vec::new(), along: Along::default(), recursion: None })
    };
    let lemmas = used.iter().map(|id| theorem(*id)).collect::<Option<Vec<Theorem>>>()?;
    let walks = search.walks.iter().map(|walk| walk.written.clone()).collect();
    let certificate =
        Certificate { bottoms, int: search.store.program().ints(), goal: theorem(TheoremId(0))?, lemmas, walks };
    let shown = |id: &TheoremId| {
        let stated = &search.theorems[id.0 as usize].stated;
        let names = names(search, stated);
        let show = |term: &TermId| search.store.show_with(&names, *term);
        let equation = |[left, right]: &[TermId; 2]| format!("{} = {}", show(left), show(right));
        let applied = |Application { function, argument, result }: &Application| {
            let [function, argument, result] = [function, argument, result].map(show);
            let argument = if argument.contains(' ') { format!("({argument})") } else { argument };
            format!("{function} {argument} = {result}")
        };
        let facts: Vec<String> = stated.given.iter().map(applied).chain(stated.facts.iter().map(equation)).collect();
        match &facts[..] {
            [] => equation(&stated.sides),
            facts => format!("{} where {}", equation(&stated.sides), facts.join(", ")),
        }
    };
    Some(ProofSummary {
        obligations: search.forest.leaves(search.theorems[0].root).len(),
        lemmas: used.iter().map(shown).collect(),
        certificate,
    })
}

/// What a lemma's variables are called: the search numbers them.
fn names(search: &Search<'_>, lemma: &Stated) -> Names {
    Names::new(&search.store, &[], lemma.variables.iter().copied())
}

pub(crate) fn statement(search: &Search<'_>, stated: &Stated) -> Option<Statement> {
    let store = &search.store;
    let quantified = |var: &VarId| {
        let Variable { name, ty, evaluated, total, finite } = store.var(*var).clone();
        Quantified { name, ty, evaluated, total, finite }
    };
    let [left, right] = stated.sides;
    let text = |term| write(store, term, &stated.variables);
    let given =
        stated.given.iter().map(|given| Some([text(given.function)?, text(given.argument)?, text(given.result)?]));
    let facts = stated.facts.iter().map(|[from, to]| Some([text(*from)?, text(*to)?]));
    let has_spine = |(position, var): (usize, &VarId)| {
        let is_needed = !store.var(*var).finite && search.inductive.finiteness.has_spine(*var);
        is_needed.then_some(position as u32)
    };
    Some(Statement {
        variables: stated.variables.iter().map(quantified).collect(),
        given: given.collect::<Option<_>>()?,
        facts: facts.collect::<Option<_>>()?,
        spines: stated.variables.iter().enumerate().filter_map(has_spine).collect(),
        ty: stated.ty.clone(),
        left: text(left)?,
        right: text(right)?,
    })
}
