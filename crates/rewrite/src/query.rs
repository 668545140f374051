//! Statement by statement through a file.

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::{FileId, Span};

use crate::equivalence::show_simulation;
use crate::oracle::Oracle;
use crate::outcome::{Outcome, QueryResult, Reason, Verdict};
use crate::parser::parse;
use crate::syntax::{Name, Query, Statement};
use crate::world::World;
use crate::{check, reach, search};

#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Steps on one branch, where the query says nothing.
    pub depth: u32,
    /// Work allowed for one question to the solver.
    pub solver_steps: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options { depth: 100, solver_steps: 3_000_000 }
    }
}

/// Reads a file and carries out its queries in order. After an error in a declaration nothing is asked.
pub fn run(source: &str, file: FileId, options: &Options) -> Outcome {
    let (statements, errors) = parse(source, file);
    let mut world = World::default();
    world.diagnostics = errors;
    let mut queries = Vec::new();
    // One solver for the whole file; an `assert` changes what every question means, and starts a new one.
    let mut oracle = Oracle::new(&world.terms, &world.axioms, options.solver_steps);
    for statement in &statements {
        match world.declare(statement) {
            Err(error) => world.diagnostics.push(error),
            Ok(()) => match statement {
                Statement::Assert(_) => oracle = Oracle::new(&world.terms, &world.axioms, options.solver_steps),
                Statement::Define { decl, .. } => {
                    if let Some(fun) = world.terms.sig.fun(&decl.name.text) {
                        let overlaps = check::overlaps(&mut world, &mut oracle, fun);
                        world.diagnostics.extend(overlaps);
                    }
                }
                Statement::Query { keyword, query, span } => {
                    if world.diagnostics.iter().any(|d| d.severity == Severity::Error) {
                        continue;
                    }
                    match ask(&mut world, &mut oracle, options, keyword, query, *span) {
                        Ok(result) => queries.push(result),
                        Err(error) => world.diagnostics.push(error),
                    }
                }
                _ => {}
            },
        }
    }
    Outcome { queries, diagnostics: world.diagnostics }
}

fn ask(
    world: &mut World,
    oracle: &mut Oracle,
    options: &Options,
    keyword: &Name,
    query: &Query,
    span: Span,
) -> Result<QueryResult, Diagnostic> {
    let result = |name: String, verdict: Verdict, text: String| QueryResult {
        kind: keyword.text.clone(),
        name,
        span,
        verdict,
        goals: Vec::new(),
        assumptions: Vec::new(),
        text,
    };
    Ok(match query {
        Query::Simulation(simulation) => {
            let answer = show_simulation(world, oracle, simulation, options.depth)?;
            let name = format!("{} and {}", simulation.left.text, simulation.right.text);
            QueryResult {
                goals: answer.goals,
                assumptions: answer.assumptions,
                ..result(name, answer.verdict, answer.text)
            }
        }
        Query::Run { system, term, defined } => {
            let (index, start) = (world.system_named(system)?, world.term(term)?);
            let (verdict, text) = search::run(world, oracle, index, start, *defined);
            result(system.text.clone(), verdict, text)
        }
        Query::Search { system, from, low, high } => {
            let index = world.system_named(system)?;
            world.top_most(index)?;
            let from = world.constrained(from)?;
            let (verdict, text) = search::search(world, oracle, Some(index), from, *low, *high);
            result(system.text.clone(), verdict, text)
        }
        Query::DefinedSearch { from, low, high } => {
            let from = world.constrained(from)?;
            let (verdict, text) = search::search(world, oracle, None, from, *low, *high);
            result(String::new(), verdict, text)
        }
        Query::Compute(tree) => {
            let term = world.term(tree)?;
            let (verdict, text) = search::compute(world, term);
            result(world.terms.show(term), verdict, text)
        }
        Query::Satisfiability(tree) => {
            let formula = world.constraint(tree)?;
            let (verdict, text) = search::satisfiability(world, oracle, formula);
            result(world.terms.show(formula), verdict, text)
        }
        Query::Simplification(tree) => {
            let term = world.term(tree)?;
            let (verdict, text) = search::simplification(world, oracle, term);
            result(world.terms.show(term), verdict, text)
        }
        Query::Implies(from, to) => {
            let (from, to) = (world.constrained(from)?, world.constrained(to)?);
            let (verdict, text) = search::implies(world, oracle, from, to);
            result(String::new(), verdict, text)
        }
        Query::Unify(a, b) => {
            let (a, b) = (world.term(a)?, world.term(b)?);
            let (verdict, text) = search::show_unifiers(world, a, b);
            result(String::new(), verdict, text)
        }
        Query::Prove { depth, system, goals } => {
            let (index, list) = (world.system_named(system)?, world.system_named(goals)?);
            world.top_most(index)?;
            let goals = world.systems[list].goals.clone();
            let depth = depth.unwrap_or(options.depth);
            let (verdict, results, text) = reach::prove(world, oracle, index, &goals, depth);
            QueryResult { goals: results, ..result(system.text.clone(), verdict, text) }
        }
        Query::Unsupported => {
            let why = format!("`{}` is not carried out", keyword.text);
            world.diagnostics.push(Diagnostic::unsupported(span, why.clone()));
            result(String::new(), Verdict::Unknown(Reason::Unsupported(why.clone())), why)
        }
    })
}
