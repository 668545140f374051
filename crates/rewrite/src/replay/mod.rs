//! Proofs that were written to files, checked again: nothing is searched for, and nothing that a file says is believed.
//!
//! The texts are read again as the prover reads them, so that the claim is theirs and not the file's. Then the steps are taken
//! once more by an engine of its own: [`rules`] has BASE, CIRC and STEP, [`matching`] says when a rule applies and when two terms
//! are the same. What is shared with the prover is what a text means: its declarations with their checks, terms, and their
//! translation for Z3. Every obligation is asked of a solver that has seen nothing before.

use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::FileId;

use crate::certificate::read::{Table, sort_named};
use crate::certificate::{Certificate, GoalProof, NewSymbol, Part, Question};
use crate::equivalence::{asked, top_most};
use crate::oracle::Oracle;
use crate::programs::{BOTH_END, Claim, NOT_COMPARED, claim};
use crate::query::{Options, comparison, declared};
use crate::signature::{FunInfo, INT, Kind};
use crate::simulation::Formula;
use crate::syntax::{Mode, Query, Statement};
use crate::term::{Args, Role};
use crate::termination::terminates;
use crate::world::{RewriteRule, World};
use crate::{check, parser};
use rules::Replay;

mod matching;
mod rules;

/// An accepted proof.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// What it proves.
    pub claim: String,
    /// What it takes for granted.
    pub rests_on: Vec<String>,
    /// Where the question stands in the last file that is no program, as a place in its text.
    pub place: usize,
    /// How many obligations Z3 was asked.
    pub asked: usize,
}

type Checked<T> = Result<T, String>;

/// Whether a certificate proves what its texts ask. The message says where it does not.
pub fn replay(certificate: &Certificate, options: &Options) -> Checked<Accepted> {
    let (statements, errors) = statements(certificate)?;
    no_errors(&errors)?;
    let mut world = World::default();
    let mut oracle = Oracle::asking(&world.terms, &world.axioms, options.solver_steps);
    let deadline = options.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs(seconds)));
    oracle.set_deadline(deadline);
    let wanted = match certificate.question {
        Question::Query(number) => number,
        Question::Programs(_) => 0,
    };
    let mut queries = 0;
    for statement in &statements {
        world.declare(statement).map_err(|error| error.message)?;
        match statement {
            Statement::Query { query, span, .. } if queries == wanted => {
                no_errors(&world.diagnostics)?;
                let mut accepted = question(&mut world, &mut oracle, query, &certificate.parts)?;
                accepted.place = span.start as usize;
                let own = accepted.rests_on.clone();
                accepted.rests_on.extend(world.assumptions.iter().filter(|text| !own.contains(text)).cloned());
                return Ok(accepted);
            }
            Statement::Query { .. } => queries += 1,
            Statement::Assert(tree) => {
                oracle = Oracle::asking(&world.terms, &world.axioms, options.solver_steps);
                oracle.set_deadline(deadline);
                check::axioms(&mut world, &mut oracle, tree.span);
            }
            Statement::Define { decl, .. } => {
                if let Some(fun) = world.terms.sig.fun(&decl.name.text) {
                    check::equations(&mut world, &mut oracle, fun);
                }
            }
            _ => {}
        }
    }
    Err("the file has no such query".to_owned())
}

/// What the texts of a certificate say.
fn statements(certificate: &Certificate) -> Checked<(Vec<Statement>, Vec<Diagnostic>)> {
    let texts: Vec<(&str, FileId)> =
        certificate.sources.iter().enumerate().map(|(i, source)| (source.text.as_str(), FileId(i as u32))).collect();
    match (&certificate.question, texts.as_slice()) {
        (Question::Query(_), [(text, file)]) => {
            let (statements, mut errors) = parser::parse(text, *file);
            Ok((declared(statements, &mut errors), errors))
        }
        (Question::Programs(observed), [languages @ .., old, new]) if (1..=2).contains(&languages.len()) => {
            Ok(comparison(languages, [*old, *new], observed))
        }
        _ => Err("it does not have the texts that its question is about".to_owned()),
    }
}

fn no_errors(diagnostics: &[Diagnostic]) -> Checked<()> {
    match diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        Some(error) => Err(format!("its texts have an error: {}", error.message)),
        None => Ok(()),
    }
}

/// What has to be shown in one system or two.
struct Task {
    systems: (usize, usize),
    given: Vec<(Formula, bool)>,
    bases: Vec<Formula>,
    both: bool,
    /// Whether only what a base case speaks of is an end.
    named_ends: bool,
}

fn question(world: &mut World, oracle: &mut Oracle, query: &Query, parts: &[Part]) -> Checked<Accepted> {
    let say = |error: Diagnostic| error.message;
    match query {
        Query::Simulation(query) => {
            let [part] = parts else { return Err("it does not have one proof".to_owned()) };
            if part.full != (query.mode == Mode::Full) || part.result.is_some() {
                return Err("it is the proof of another kind of simulation".to_owned());
            }
            let systems =
                (world.system_named(&query.left).map_err(say)?, world.system_named(&query.right).map_err(say)?);
            let (given, bases) = asked(world, query).map_err(say)?;
            let rests_on = given.iter().enumerate().filter(|(_, goal)| goal.assumed);
            let rests_on = rests_on.map(|(i, _)| format!("goal {} was assumed to be true", i + 1)).collect();
            let given = given.into_iter().map(|goal| (goal.formula, goal.assumed)).collect();
            let asked =
                proved(world, oracle, &Task { systems, given, bases, both: query.both, named_ends: false }, part)?;
            let kind = if part.full { "full" } else { "partial" };
            let ways = if query.both { ", both ways" } else { "" };
            let claim = format!("{kind} simulation of {} by {}{ways}", query.left.text, query.right.text);
            Ok(Accepted { claim, rests_on, place: 0, asked })
        }
        Query::Comparison(query) => {
            let Claim { goal, base, asked, sees_more, name, .. } = claim(world, query).map_err(say)?;
            let systems =
                (world.system_named(&asked.left).map_err(say)?, world.system_named(&asked.right).map_err(say)?);
            let Some(first) = parts.first() else { return Err("it has no proof".to_owned()) };
            if parts.iter().any(|part| part.full != first.full) {
                return Err("its parts prove different kinds of simulation".to_owned());
            }
            let results: Vec<Option<usize>> = match parts {
                [part] if part.result.is_none() => vec![None],
                _ => (0..base.constraint.len()).map(Some).collect(),
            };
            // One end for each result is one end for all of them only if there is no other end.
            if results != [None] {
                for system in [systems.0, systems.1] {
                    if !check::is_deterministic(world, oracle, system) {
                        return Err("results one at a time, of programs that may end in different ways".to_owned());
                    }
                }
            }
            let mut asked = 0;
            for result in &results {
                let part = parts.iter().find(|part| part.result == *result).ok_or("a result has no proof")?;
                let constraint = result.map_or_else(|| base.constraint.clone(), |i| vec![base.constraint[i]]);
                let bases = vec![Formula { constraint, ..base.clone() }];
                let task = Task { systems, given: vec![(goal.clone(), false)], bases, both: true, named_ends: true };
                asked += proved(world, oracle, &task, part)?;
            }
            let mut rests_on = Vec::new();
            rests_on.extend((!first.full).then(|| BOTH_END.to_owned()));
            rests_on.extend(sees_more.then(|| NOT_COMPARED.to_owned()));
            Ok(Accepted { claim: format!("{name} do the same"), rests_on, place: 0, asked })
        }
        _ => Err("its query is not one that is proved step by step".to_owned()),
    }
}

/// Checks one proof, both directions of it if both are wanted. How many obligations there were.
fn proved(world: &mut World, oracle: &mut Oracle, task: &Task, part: &Part) -> Checked<usize> {
    if part.ways.len() != if task.both { 2 } else { 1 } {
        return Err("a direction is missing".to_owned());
    }
    for symbol in &part.symbols {
        new_symbol(world, oracle, symbol)?;
    }
    let mut asked = 0;
    for (i, way) in part.ways.iter().enumerate() {
        let turned = |formula: &Formula| if i == 0 { formula.clone() } else { formula.reversed() };
        let systems = if i == 0 { task.systems } else { (task.systems.1, task.systems.0) };
        let given: Vec<(Formula, bool)> = task.given.iter().map(|(goal, assumed)| (turned(goal), *assumed)).collect();
        let bases: Vec<Formula> = task.bases.iter().map(turned).collect();
        let here = |why: String| if i == 0 { why } else { format!("reversed: {why}") };
        asked += one_way(world, oracle, systems, (part.full, task.named_ends), given, bases, way).map_err(here)?;
    }
    Ok(asked)
}

fn one_way(
    world: &mut World,
    oracle: &mut Oracle,
    systems: (usize, usize),
    (full, named_ends): (bool, bool),
    given: Vec<(Formula, bool)>,
    bases: Vec<Formula>,
    proofs: &[GoalProof],
) -> Checked<usize> {
    if proofs.len() < given.len() {
        return Err("a goal has no proof".to_owned());
    }
    let mut goals = Vec::new();
    let mut tables = Vec::new();
    for (i, proof) in proofs.iter().enumerate() {
        let (goal, table) =
            goal(world, given.get(i).map(|(goal, _)| goal), proof).map_err(|why| format!("goal {}: {why}", i + 1))?;
        goals.push(goal);
        tables.push(table);
    }
    let all: Vec<&Formula> = goals.iter().collect();
    top_most(world, systems, &all, &bases).map_err(|error| error.message)?;
    let (left, right) = systems;
    let (steps, waits) = (FxHashMap::default(), Vec::new());
    let mut replay = Replay { world, oracle, left, right, full, named_ends, goals, bases, steps, waits, asked: 0 };
    for (i, (proof, mut table)) in proofs.iter().zip(tables).enumerate() {
        match &proof.tree {
            Some(tree) => replay.goal(i, &mut table, tree).map_err(|why| format!("goal {}: {why}", i + 1))?,
            None if given.get(i).is_some_and(|(_, assumed)| *assumed) => {}
            None => return Err(format!("goal {}: it has no proof", i + 1)),
        }
    }
    match rules::no_circles(&replay.waits) {
        true => Ok(replay.asked),
        false => Err("goals wait for each other, and no measure gets smaller".to_owned()),
    }
}

/// What a proof is about: a goal that was asked, or one that it says itself.
fn goal<'c>(world: &mut World, given: Option<&Formula>, proof: &'c GoalProof) -> Checked<(Formula, Table<'c>)> {
    let mut table = Table::new(&proof.terms);
    let mut goal = match (given, &proof.found) {
        (Some(goal), None) => {
            let vars = world.terms.free_vars(&goal.terms());
            if vars.len() != proof.variables.len() {
                return Err("it has other variables".to_owned());
            }
            for (var, number) in vars.into_iter().zip(&proof.variables) {
                table.bind(*number, var)?;
            }
            goal.clone()
        }
        (None, Some(found)) => {
            for (number, name, sort) in &found.variables {
                let sort = sort_named(world, sort)?;
                let var = world.terms.new_var(name, sort, Role::Goal);
                table.bind(*number, var)?;
            }
            let (left, right) = (table.term(world, found.left)?, table.term(world, found.right)?);
            let mut constraint = Vec::new();
            for part in &found.constraint {
                constraint.push(table.formula(world, *part)?);
            }
            Formula { left, right, constraint, measure: None }
        }
        _ => return Err("it says what was asked itself".to_owned()),
    };
    goal.measure = match proof.measure {
        None => None,
        Some(place) => {
            let measure = table.term(world, place)?;
            if world.terms.sort(measure) != INT {
                return Err("its measure is no number".to_owned());
            }
            Some(measure)
        }
    };
    Ok((goal, table))
}

/// Takes in a symbol that was made for a proof. One condition leads to one result, and every call of itself comes to an end, or
/// its equations could prove anything.
fn new_symbol(world: &mut World, oracle: &mut Oracle, symbol: &NewSymbol) -> Checked<()> {
    let wrong = |why: &str| Err(format!("the symbol `{}` {why}", symbol.name));
    // Parts of a proof may need the same one.
    if world.terms.sig.fun(&symbol.name).is_some() {
        return match world.made.iter().any(|known| known == symbol) {
            true => Ok(()),
            false => wrong("is there already"),
        };
    }
    let args = symbol.args.iter().map(|sort| sort_named(world, sort)).collect::<Checked<Vec<_>>>()?;
    let result = sort_named(world, &symbol.result)?;
    if args.len() != symbol.variables.len() || !args.iter().all(|sort| world.terms.sig.is_builtin(*sort)) {
        return wrong("does not have one builtin variable for each argument");
    }
    let info = FunInfo { name: symbol.name.clone(), args: args.clone(), result, kind: Kind::Defined, span: None };
    let fun = world.terms.sig.add_fun(info);
    world.equations.insert(fun, Vec::new());
    let mut table = Table::new(&symbol.terms);
    let mut vars = Args::new();
    for (number, sort) in symbol.variables.iter().zip(&args) {
        let var = world.terms.new_var("a", *sort, Role::Pattern);
        table.bind(*number, var)?;
        vars.push(world.terms.var(var));
    }
    let left = world.terms.raw(fun, vars);
    let Some(span) = world.systems.iter().flat_map(|system| &system.rules).map(|rule| rule.span).next() else {
        return wrong("belongs to no rules");
    };
    let mut equations = Vec::new();
    for (right, constraint) in &symbol.equations {
        let (right, constraint) = (table.term(world, *right)?, table.formula(world, *constraint)?);
        if !world.terms.sig.leq(world.terms.sort(right), result) || world.terms.has_defined(constraint) {
            return wrong("has an equation of another sort");
        }
        equations.push(RewriteRule { left, right, constraint, span });
    }
    for (i, one) in equations.iter().enumerate() {
        for other in &equations[i + 1..] {
            if !oracle.is_unsat(&mut world.terms, &[one.constraint, other.constraint]) {
                return wrong("has equations that overlap");
            }
        }
    }
    world.equations.insert(fun, equations);
    world.normal.clear();
    if !terminates(world, oracle, fun) {
        return wrong("may call itself without an end");
    }
    world.made.push(symbol.clone());
    Ok(())
}
