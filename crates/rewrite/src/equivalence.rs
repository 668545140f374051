//! `show-simulation`: all goals of a query, in one direction or both, and which of them can be trusted.
//!
//! A goal is trusted when every goal that its proof uses, and theirs in turn, is proved: such a set proves itself
//! (Theorems 2 and 3 ask for all goals; a closed subset is a smaller such set).

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::verdict::{Reason, Stuck};

use crate::certificate::{GoalProof, Part, write};
use crate::discover::{Kind, Proposal};
use crate::limits;
use crate::oracle::Oracle;
use crate::outcome::{Counterexample, Direction, GoalResult, Instance, NOT_PROVED, Status, Verdict};
use crate::pending::Family;
use crate::proof::{Failure, FailureReason};
use crate::refute::Watch;
use crate::signature::INT;
use crate::simulation::{Formula, Proved, Prover, Settings, Wait};
use crate::step::extend;
use crate::syntax::{Goal, Mode, Simulation};
use crate::term::Term;
use crate::trace::{FEW, MANY};
use crate::unify::Give;
use crate::world::World;

pub struct Answer {
    pub verdict: Verdict,
    /// `full simulation of imp by imp, both ways`.
    pub name: String,
    pub goals: Vec<GoalResult>,
    pub assumptions: Vec<String>,
    pub text: String,
    /// The proof as a certificate has it, where one is wanted and there is one.
    pub parts: Vec<Part>,
}

/// A goal, which its own proof and those of others may use.
pub struct Given {
    pub formula: Formula,
    pub assumed: bool,
}

pub fn show_simulation(
    world: &mut World,
    oracle: &mut Oracle,
    query: &Simulation,
    default_depth: u32,
) -> Result<Answer, Diagnostic> {
    let (given, bases) = asked(world, query)?;
    simulate(world, oracle, query, given, bases, None, default_depth)
}

/// The goals of a query and its base cases.
pub fn asked(world: &mut World, query: &Simulation) -> Result<(Vec<Given>, Vec<Formula>), Diagnostic> {
    one_pair_symbol(world, query)?;
    let mut given = Vec::new();
    for goal in &query.goals {
        given.push(Given { formula: formula(world, goal)?, assumed: goal.assumed });
    }
    let mut bases = Vec::new();
    for base in &query.bases {
        bases.push(formula(world, base)?);
    }
    Ok((given, bases))
}

/// Rules apply at the root of configurations only, so nothing that they rewrite may be inside one.
pub fn top_most(
    world: &World,
    systems: (usize, usize),
    goals: &[&Formula],
    bases: &[Formula],
) -> Result<(), Diagnostic> {
    let starts = |side: fn(&Formula) -> Term| -> Vec<Term> { goals.iter().copied().chain(bases).map(side).collect() };
    world.top_most(systems.0, &starts(|f| f.left))?;
    world.top_most(systems.1, &starts(|f| f.right))
}

/// As [`show_simulation`], of goals and base cases that are terms already.
pub fn simulate(
    world: &mut World,
    oracle: &mut Oracle,
    query: &Simulation,
    given: Vec<Given>,
    bases: Vec<Formula>,
    watch: Option<&Watch>,
    default_depth: u32,
) -> Result<Answer, Diagnostic> {
    let (left, right) = (world.system_named(&query.left)?, world.system_named(&query.right)?);
    let formulas: Vec<&Formula> = given.iter().map(|g| &g.formula).collect();
    top_most(world, (left, right), &formulas, &bases)?;
    let settings =
        Settings { mode: query.mode, depth: query.depth.unwrap_or(default_depth), circularities: !query.bounded };
    let (mut goals, forward) =
        one_way(world, oracle, (left, right), settings, (&given, &bases, watch), Direction::Forward);
    let mut ways = vec![forward];
    if query.both {
        let given: Vec<Given> =
            given.iter().map(|g| Given { formula: g.formula.reversed(), assumed: g.assumed }).collect();
        let bases: Vec<Formula> = bases.iter().map(Formula::reversed).collect();
        let watch = watch.map(Watch::reversed);
        let (more, backward) =
            one_way(world, oracle, (right, left), settings, (&given, &bases, watch.as_ref()), Direction::Backward);
        goals.extend(more);
        ways.push(backward);
    }
    let definitions = new_symbols(world, &goals);
    let mut answer = conclude(query, goals, definitions);
    let ways: Option<Vec<Vec<GoalProof>>> = ways.into_iter().collect();
    if let Some(ways) = ways.filter(|_| world.certify && answer.verdict == Verdict::Verified) {
        let symbols = world.pending.iter().filter_map(|family| write::symbol(world, family.fun)).collect();
        answer.parts = vec![Part { full: query.mode == Mode::Full, result: None, symbols, ways }];
    }
    Ok(answer)
}

/// All pairs of a query are written with one binary symbol.
fn one_pair_symbol(world: &World, query: &Simulation) -> Result<(), Diagnostic> {
    let mut names = query.goals.iter().chain(&query.bases).filter_map(|g| g.pair.as_ref());
    let Some(first) = names.next() else { return Ok(()) };
    let binary = world.terms.sig.fun(&first.text).filter(|f| world.terms.sig.fun_info(*f).args.len() == 2);
    if binary.is_none() {
        return Err(Diagnostic::error(first.span, format!("no symbol `{}` that takes two configurations", first.text))
            .hint("declare it: `signature pair : Cfg Cfg -> Pair`"));
    }
    match names.find(|n| n.text != first.text) {
        Some(other) => {
            let text = format!("pairs are written with `{}` here, and with `{}` before", other.text, first.text);
            Err(Diagnostic::error(other.span, text).also(first.span, "the first pair"))
        }
        None => Ok(()),
    }
}

fn formula(world: &mut World, goal: &Goal) -> Result<Formula, Diagnostic> {
    let (left, right) = (world.term(&goal.left)?, world.term(&goal.right)?);
    let mut constraint = Vec::new();
    if let Some(tree) = &goal.constraint {
        let whole = world.constraint(tree)?;
        world.terms.conjuncts(whole, &mut constraint);
    }
    let measure = goal.measure.as_ref().map(|tree| {
        let measure = world.term(tree)?;
        if world.terms.sort(measure) == INT {
            return Ok(measure);
        }
        Err(Diagnostic::error(tree.span, "a measure must be of sort `Int`"))
    });
    Ok(Formula { left, right, constraint, measure: measure.transpose()? })
}

fn one_way(
    world: &mut World,
    oracle: &mut Oracle,
    systems: (usize, usize),
    settings: Settings,
    (given, bases, watch): (&[Given], &[Formula], Option<&Watch>),
    direction: Direction,
) -> (Vec<GoalResult>, Option<Vec<GoalProof>>) {
    let formulas: Vec<Formula> = given.iter().map(|g| g.formula.clone()).collect();
    let mut prover = Prover::new(world, oracle, systems, settings, formulas, bases, watch);
    let (mut results, refuted) = prove_all(&mut prover, given.len());
    let formulas = prover.goals().to_vec();
    let mut assumed: Vec<bool> = given.iter().map(|g| g.assumed).collect();
    assumed.resize(formulas.len(), false);
    let needed: Vec<bool> = needed(&results, given.len());
    for (i, result) in results.iter_mut().enumerate().filter(|(i, _)| needed[*i]) {
        if let Ok(proved) = result
            && !prover.confirm(i, proved)
        {
            let (left, condition) = (proved.tree.left.clone(), proved.tree.condition.clone());
            *result = Err(Failure::plain(FailureReason::Unconfirmed, left, condition));
        }
    }
    for (i, result) in results.iter_mut().enumerate().take(given.len()).filter(|(i, _)| refuted[*i].is_none()) {
        if let Err(failure) = result {
            explain(&mut prover, i, failure);
        }
    }
    // What was assumed and then refuted is not assumed.
    for (assumed, counterexample) in assumed.iter_mut().zip(&refuted) {
        *assumed &= counterexample.is_none();
    }
    let certified = match prover.world.certify {
        true => certified(&prover, &results, given.len(), &needed),
        false => None,
    };
    let statuses = trust(world, results, &assumed, &formulas);
    let mut goals = Vec::new();
    for (i, status) in statuses.into_iter().enumerate().filter(|(i, _)| needed[*i]) {
        let formula = &formulas[i];
        let found = i >= given.len();
        let condition = if found { essential(world, oracle, &formula.constraint) } else { formula.constraint.clone() };
        goals.push(GoalResult {
            direction,
            number: i + 1,
            found,
            left: world.terms.show(formula.left),
            right: world.terms.show(formula.right),
            condition: world.terms.show_all(&condition),
            status,
            counterexample: refuted.get(i).cloned().flatten(),
        });
    }
    (goals, certified)
}

/// The proofs of the goals for a certificate: of those given, and of those found that are needed, which get other numbers.
fn certified(prover: &Prover, results: &Results, given: usize, needed: &[bool]) -> Option<Vec<GoalProof>> {
    let way = write::Way { world: prover.world, goals: &prover.goals, given, systems: (prover.left, prover.right) };
    let kept: Vec<usize> = (0..results.len()).filter(|i| needed[*i]).collect();
    let number = |old: usize| kept.iter().position(|kept| *kept == old).unwrap_or(usize::MAX);
    kept.iter().map(|i| way.goal(*i, results[*i].as_ref().ok(), &number)).collect()
}

/// Says more of the branch where a proof stopped: what it adds to the goal, where the right side is, and what may help.
fn explain(prover: &mut Prover, index: usize, failure: &mut Failure) {
    let Some(place) = failure.place.take() else { return };
    let path = &place.1;
    let given = prover.goals[index].constraint.clone();
    let added: Vec<Term> = path.iter().copied().filter(|part| !given.contains(part)).collect();
    if path.len() <= limits::EXPLAINED {
        let kept = essential_under(prover.world, prover.oracle, &added, &given);
        failure.condition = prover.world.terms.show_all(&kept);
    }
    let mut right = prover.world.normalize(prover.goals[index].right);
    for _ in 0..prover.settings.depth {
        let next = prover.cache.successors(prover.world, prover.right, right, Give::Pattern);
        let mut possible = Vec::new();
        for step in next.all.iter().filter(|step| step.fresh.is_empty()) {
            let mut path = path.clone();
            if extend(prover.world, prover.oracle, &mut path, &step.condition) {
                possible.push(step.term);
            }
        }
        let [one] = possible[..] else { break };
        right = one;
    }
    failure.right = prover.world.terms.show(right);
    failure.hint = prover.hint.take().map(|hint| {
        let condition = essential(prover.world, prover.oracle, &hint.constraint);
        let show = |term: Term| prover.world.terms.show(term);
        Box::new([show(hint.left), show(hint.right), prover.world.terms.show_all(&condition)])
    });
}

/// The conjuncts without those that follow from the others: the same condition, for people.
fn essential(world: &mut World, oracle: &mut Oracle, conjuncts: &[Term]) -> Vec<Term> {
    essential_under(world, oracle, conjuncts, &[])
}

/// As [`essential`], where something else is known.
fn essential_under(world: &mut World, oracle: &mut Oracle, conjuncts: &[Term], known: &[Term]) -> Vec<Term> {
    let mut kept = conjuncts.to_vec();
    let mut index = kept.len();
    while index > 0 {
        index -= 1;
        let mut others = kept.clone();
        let tried = others.remove(index);
        let fails = world.terms.not(tried);
        if oracle.is_unsat(&mut world.terms, &[known, &others, &[fails]].concat()) {
            kept = others;
        }
    }
    kept
}

/// Goals given, and those found that the proofs of given ones rest on.
fn needed(results: &[Result<Proved, Failure>], given: usize) -> Vec<bool> {
    let mut needed: Vec<bool> = (0..results.len()).map(|i| i < given).collect();
    let mut work: Vec<usize> = (0..given).collect();
    while let Some(i) = work.pop() {
        for j in results[i].iter().flat_map(|p| p.used.iter().copied()) {
            if !needed[j] {
                needed[j] = true;
                work.push(j);
            }
        }
    }
    needed
}

type Results = Vec<Result<Proved, Failure>>;

/// Little effort first; then a look for counterexamples; then for circularities; then, if all else failed, much effort.
fn prove_all(prover: &mut Prover, given: usize) -> (Results, Vec<Option<Instance>>) {
    prover.effort = limits::FIRST_EFFORT;
    let mut results: Results = (0..given).map(|i| prover.prove(i)).collect();
    break_circles(prover, &mut results);
    let mut refuted = vec![None; given];
    if results.iter().all(Result::is_ok) {
        return (results, refuted);
    }
    for (i, counterexample) in refuted.iter_mut().enumerate() {
        if i == 0 || results[i].is_err() {
            *counterexample = prover.refute(i);
        }
    }
    if refuted[0].is_some() {
        return (results, refuted);
    }
    if prover.oracle.out_of_time() {
        return (results, refuted);
    }
    if let Some(found) = with_discovery(prover, given, &results) {
        return (found, refuted);
    }
    prover.effort = limits::LAST_EFFORT;
    for (i, result) in results.iter_mut().enumerate() {
        if result.is_err() && refuted[i].is_none() {
            *result = prover.prove(i);
        }
    }
    break_circles(prover, &mut results);
    (results, refuted)
}

/// Goals that wait for each other in a circle are proved anew, without waiting.
fn break_circles(prover: &mut Prover, results: &mut Results) {
    let circular = circular_waits(&uses(results));
    for (i, _) in circular.iter().enumerate().filter(|(_, circular)| **circular) {
        results[i] = prover.prove_without_waiting(i);
    }
}

/// What each proof rests on; None where there is none.
type Uses = Option<(Vec<usize>, Vec<Wait>)>;

fn uses(results: &Results) -> Vec<Uses> {
    results.iter().map(|r| r.as_ref().ok().map(|p| (p.used.clone(), p.waits.clone()))).collect()
}

/// Adds circularities that were found: loop heads alone, then together, then with the ends of runs, then other points; then those
/// of recursion; then loop heads and places where results change, learned from more runs. With nested loops these come first.
fn with_discovery(prover: &mut Prover, given: usize, before: &Results) -> Option<Results> {
    let missing = before.iter().find_map(|r| r.as_ref().err().cloned())?;
    prover.effort = limits::DISCOVERY_EFFORT;
    let proposals = prover.propose(&FEW);
    prover.hint = proposals.all.first().map(|proposal| proposal.formula.clone());
    let upto = |kind: Kind| all(&proposals.all, |p| p.kind != Kind::Event && p.kind <= kind);
    let mut sets = alone(&proposals.all, Kind::Head);
    sets.push(upto(Kind::Head));
    for end in alone(&proposals.all, Kind::End) {
        sets.push(upto(Kind::Head).into_iter().chain(end).collect());
    }
    sets.extend(alone(&proposals.all, Kind::Inside));
    sets.push(upto(Kind::Inside));
    let waiting = waiting(&proposals.all);
    match proposals.all.iter().any(|p| p.kind == Kind::Head) {
        true => sets.extend(waiting),
        false => sets.splice(0..0, waiting).for_each(drop),
    }
    if proposals.nested
        && let Some(found) = with_more(prover, given, &missing)
    {
        return Some(found);
    }
    if let Some(found) = try_sets(prover, given, sets, &missing) {
        return Some(found);
    }
    let sets = prover.propose_sets();
    if let Some(found) = try_sets(prover, given, sets, &missing) {
        return Some(found);
    }
    if proposals.nested { None } else { with_more(prover, given, &missing) }
}

/// What is learned from more runs.
fn with_more(prover: &mut Prover, given: usize, missing: &Failure) -> Option<Results> {
    let proposals = prover.propose(&MANY).all;
    let mut sets = alone(&proposals, Kind::Event);
    sets.push(all(&proposals, |p| p.kind == Kind::Head));
    sets.extend(waiting(&proposals));
    try_sets(prover, given, sets, missing)
}

/// Circularities in which one side has ended: each alone, and, for one loop after another against code without one, together.
fn waiting(proposals: &[Proposal]) -> Vec<Vec<Formula>> {
    let mut sets = alone(proposals, Kind::Waiting);
    if sets.len() > 1 {
        sets.push(all(proposals, |p| p.kind == Kind::Waiting));
    }
    sets
}

fn all(proposals: &[Proposal], fits: impl Fn(&Proposal) -> bool) -> Vec<Formula> {
    proposals.iter().filter(|p| fits(p)).map(|p| p.formula.clone()).collect()
}

/// Each circularity of a kind as a set of its own.
fn alone(proposals: &[Proposal], kind: Kind) -> Vec<Vec<Formula>> {
    proposals.iter().filter(|p| p.kind == kind).map(|p| vec![p.formula.clone()]).collect()
}

/// Proves with the first set of circularities that is enough.
fn try_sets(prover: &mut Prover, given: usize, sets: Vec<Vec<Formula>>, missing: &Failure) -> Option<Results> {
    prover.question_limit = prover.oracle.questions + limits::DISCOVERY_QUESTIONS;
    for set in sets.into_iter().filter(|set| !set.is_empty()) {
        for formula in set {
            prover.add(formula);
        }
        if let Some(results) = prove_with_found(prover, given) {
            // Those that nothing rests on were not tried: any failure will do for them.
            let results: Results = results.into_iter().map(|r| r.unwrap_or_else(|| Err(missing.clone()))).collect();
            if !circular_waits(&uses(&results)).contains(&true) {
                return Some(results);
            }
        }
        prover.forget_found();
    }
    None
}

/// Proves the given goals and all that they rest on, weakening found ones where they fail to apply.
fn prove_with_found(prover: &mut Prover, given: usize) -> Option<Vec<Option<Result<Proved, Failure>>>> {
    let mut failures = vec![0; prover.goals().len()];
    for _ in 0..limits::WEAKENING_ROUNDS {
        if prover.oracle.questions > prover.question_limit || prover.oracle.out_of_time() {
            return None;
        }
        let mut results: Vec<Option<Result<Proved, Failure>>> = vec![None; prover.goals().len()];
        let mut work: Vec<usize> = (0..given).rev().collect();
        let mut failed = None;
        while let Some(i) = work.pop() {
            if results[i].is_none() {
                let result = prover.prove(i);
                match &result {
                    Ok(proved) => work.extend(proved.used.iter().copied()),
                    Err(_) => {
                        failed = Some(i);
                        break;
                    }
                }
                results[i] = Some(result);
            }
        }
        let Some(culprit) = failed else { return Some(results) };
        failures[culprit] += 1;
        // Weakening a constraint makes the claim stronger: what is false stays false.
        let hopeless = culprit >= given && failures[culprit] == 1 && prover.is_refuted(culprit);
        if hopeless || failures[culprit] > limits::WEAKENED || !prover.weaken() {
            if culprit < given {
                return None;
            }
            prover.disable(culprit);
        }
    }
    None
}

/// From what each goal's proof rests on to which goals hold.
fn trust(world: &World, results: Vec<Result<Proved, Failure>>, assumed: &[bool], goals: &[Formula]) -> Vec<Status> {
    let uses = uses(&results);
    let circular = circular_waits(&uses);
    let holds = |i: usize| uses[i].is_some() && !circular[i];
    let mut statuses = Vec::new();
    for (i, result) in results.into_iter().enumerate() {
        let status = match result {
            Ok(_) if circular[i] => {
                let (left, condition) = (world.terms.show(goals[i].left), world.terms.show_all(&goals[i].constraint));
                let reason = FailureReason::Circular;
                Status::Failed { failure: Failure::plain(reason, left, condition) }
            }
            Ok(proved) => {
                let mut missing: Vec<usize> = reachable(i, &uses).into_iter().filter(|j| !holds(*j)).collect();
                missing.sort_unstable();
                missing.retain(|j| !assumed[*j]);
                match missing.is_empty() {
                    true => Status::Proved { proof: proved.tree },
                    false => Status::Relative { proof: proved.tree, missing: missing.iter().map(|j| j + 1).collect() },
                }
            }
            Err(_) if assumed[i] => Status::Assumed,
            Err(failure) => Status::Failed { failure },
        };
        statuses.push(status);
    }
    statuses
}

fn reachable(from: usize, uses: &[Uses]) -> Vec<usize> {
    let mut seen = vec![from];
    let mut next = 0;
    while next < seen.len() {
        if let Some((used, _)) = &uses[seen[next]] {
            for j in used {
                if !seen.contains(j) {
                    seen.push(*j);
                }
            }
        }
        next += 1;
    }
    seen
}

/// Goals that wait for each other in a circle on which some measure need not decrease. Without such circles, the pairs
/// (length of the left run, measure) are well-founded along all uses of circularities.
fn circular_waits(uses: &[Uses]) -> Vec<bool> {
    let waits = |i: usize| uses[i].iter().flat_map(|(_, waits)| waits.iter().copied()).collect::<Vec<Wait>>();
    let reaches = |from: usize, to: usize| {
        let mut seen = vec![from];
        let mut next = 0;
        while next < seen.len() {
            if seen[next] == to {
                return true;
            }
            for wait in waits(seen[next]) {
                if !seen.contains(&wait.on) {
                    seen.push(wait.on);
                }
            }
            next += 1;
        }
        false
    };
    let bad = |i: usize| waits(i).iter().any(|w| !w.decreasing && reaches(w.on, i));
    (0..uses.len()).map(bad).collect()
}

fn conclude(query: &Simulation, goals: Vec<GoalResult>, definitions: Vec<String>) -> Answer {
    let mut assumptions = Vec::new();
    let mut all = true;
    for goal in &goals {
        match &goal.status {
            Status::Proved { .. } => {}
            Status::Assumed => assumptions.push(format!("{} was assumed to be true", name(goal))),
            Status::Relative { .. } | Status::Failed { .. } => all = false,
        }
    }
    let refuted = goals.iter().filter(|g| g.number == 1).find_map(|g| g.counterexample.clone());
    let verdict = match refuted {
        Some(counterexample) => Verdict::Refuted(Counterexample::Instance(counterexample)),
        None if all => Verdict::Verified,
        None => Verdict::Unknown(reason(&goals)),
    };
    let kind = match query.mode {
        Mode::Full => "full simulation",
        Mode::Partial => "partial simulation",
    };
    let ways = if query.both { ", both ways" } else { "" };
    let name = format!("{kind} of {} by {}{ways}", query.left.text, query.right.text);
    let text = definitions.into_iter().chain(goals.iter().map(describe)).collect();
    Answer { verdict, name, goals, assumptions, text, parts: Vec::new() }
}

/// Definitions of the symbols for pending work that goals speak of.
fn new_symbols(world: &World, goals: &[GoalResult]) -> Vec<String> {
    let mentioned = |family: &&Family| {
        let name = format!("({} ", world.terms.sig.fun_info(family.fun).name);
        goals.iter().any(|g| g.left.contains(&name) || g.right.contains(&name))
    };
    world.pending.iter().filter(mentioned).map(|family| family.show(world)).collect()
}

fn name(goal: &GoalResult) -> String {
    match goal.direction {
        Direction::Forward => format!("goal {}", goal.number),
        Direction::Backward => format!("goal {}, reversed,", goal.number),
    }
}

/// What became of one goal, for people.
fn describe(goal: &GoalResult) -> String {
    let name = name(goal);
    let mut text = String::new();
    if goal.found {
        let (left, right) = (&goal.left, &goal.right);
        text += &format!("{name} was found:\n  left  {left}\n  right {right}\n  if    {}\n", goal.condition);
    }
    match &goal.status {
        Status::Proved { proof } => {
            let plural = if proof.leaves() == 1 { "" } else { "es" };
            text += &format!("{name} is proved ({} branch{plural})\n", proof.leaves());
        }
        Status::Relative { missing, .. } => {
            let missing: Vec<String> = missing.iter().map(usize::to_string).collect();
            text += &format!("{name} is not proved: it rests on goal {}, which is not\n", missing.join(" and "));
        }
        Status::Assumed => text += &format!("{name} was assumed to be true\n"),
        Status::Failed { failure } => {
            text += &format!("{name} is not proved: {}\n", failure.reason.text());
            match failure.right.as_str() {
                "" => text += &format!("  at    {}\n", failure.left),
                right => text += &format!("  left  {}\n  right {right}\n", failure.left),
            }
            text += &format!("  if    {}\n", failure.condition);
            if !failure.instance.is_empty() {
                let values: Vec<String> = failure.instance.iter().map(|(n, value)| format!("{n} = {value}")).collect();
                text += &format!("  e.g.  {}\n", values.join(", "));
            }
            if goal.counterexample.is_none() && !failure.right.is_empty() {
                text += "  no instance was found on which the two sides differ\n";
            }
            if let Some([left, right, condition]) = failure.hint.as_deref() {
                text +=
                    &format!("  a circularity to try:\n    left  {left}\n    right {right}\n    if    {condition}\n");
            }
        }
    }
    if let Some(counterexample) = &goal.counterexample {
        text += &format!("{name} is false: {counterexample}\n");
    }
    text
}

fn reason(goals: &[GoalResult]) -> Reason {
    let reasons = goals.iter().filter_map(|g| match &g.status {
        Status::Failed { failure } => Some(failure.reason),
        _ => None,
    });
    match reasons.min_by_key(|r| matches!(r, FailureReason::Depth | FailureReason::Solver)) {
        Some(FailureReason::Depth) => Reason::Exhausted(Stuck {
            why: "not proved within the depth and effort of the query".to_owned(),
            hint: Some("a circularity may be missing".to_owned()),
            ..Stuck::default()
        }),
        Some(FailureReason::Solver) => Reason::SolverGaveUp("it may hold all the same".to_owned()),
        _ => Reason::exhausted(NOT_PROVED),
    }
}
