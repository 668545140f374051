//! Statement by statement through a file.

use std::time::{Duration, Instant};

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::effort;
use selfsame_core::span::{FileId, Span};
use selfsame_core::verdict::Reason;

use crate::certificate::{Certificate, Part, Question, Source, VERSION};
use crate::equivalence::show_simulation;
use crate::languages::{LANGUAGES, language};
use crate::limits;
use crate::oracle::Oracle;
use crate::outcome::{Outcome, QueryResult, Verdict};
use crate::parser::parse;
use crate::syntax::{Name, Query, Statement, Text};
use crate::term::Term;
use crate::world::World;
use crate::{check, programs, reach, search};

/// What a query may use.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Steps on one branch, where the query says nothing.
    pub depth: u32,
    /// Work allowed for one question to the solver.
    pub solver_steps: u32,
    /// Seconds allowed for one query.
    pub timeout: Option<u64>,
    /// Units of work allowed for one query; see [`effort`].
    pub effort: Option<u64>,
    /// Whether proofs are wanted as certificates.
    pub certify: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            depth: limits::BRANCH_STEPS,
            solver_steps: limits::QUESTION_STEPS,
            timeout: None,
            effort: None,
            certify: false,
        }
    }
}

/// Reads a file and carries out its queries in order. After an error in a declaration nothing is asked.
///
/// The work is done on a thread of its own, with a large stack; nobody waits for it to give its memory back.
pub fn run(source: &str, file: FileId, options: &Options) -> Outcome {
    let (sender, receiver) = std::sync::mpsc::channel();
    let (text, settings) = (source.to_owned(), *options);
    let work = move || sender.send(run_here(&text, file, &settings, &|| ()));
    match std::thread::Builder::new().stack_size(limits::STACK_BYTES).spawn(work) {
        Ok(thread) => match receiver.recv() {
            Ok(outcome) => outcome,
            Err(_) => match thread.join() {
                Err(panic) => std::panic::resume_unwind(panic),
                Ok(_) => Outcome::default(),
            },
        },
        // No thread to be had: the stack that there is will do for most files.
        Err(_) => run_here(source, file, options, &|| ()),
    }
}

/// As [`run`], on the thread of the caller, who is told when a query begins.
pub fn run_here(source: &str, file: FileId, options: &Options, begins: &dyn Fn()) -> Outcome {
    let (statements, mut errors) = parse(source, file);
    let statements = declared(statements, &mut errors);
    let mut outcome = carry_out(&statements, errors, options, begins);
    for (i, query) in outcome.queries.iter_mut().enumerate() {
        if let Some(certificate) = &mut query.certificate {
            certificate.sources = vec![self::source(source)];
            certificate.question = Question::Query(i);
        }
    }
    outcome
}

/// Whether two programs do the same, in a language that a text defines, or in two. Queries in those texts are not carried out.
pub fn compare_here(
    languages: &[(&str, FileId)],
    programs: [(&str, FileId); 2],
    observed: &[String],
    options: &Options,
    begins: &dyn Fn(),
) -> Outcome {
    let (statements, errors) = comparison(languages, programs, observed);
    let mut outcome = carry_out(&statements, errors, options, begins);
    let sources = || languages.iter().chain(&programs).map(|(text, _)| source(text)).collect();
    for certificate in outcome.queries.iter_mut().filter_map(|query| query.certificate.as_mut()) {
        certificate.sources = sources();
        certificate.question = Question::Programs(observed.to_vec());
    }
    outcome
}

/// What two programs in one language or two come to, as statements.
pub(crate) fn comparison(
    languages: &[(&str, FileId)],
    programs: [(&str, FileId); 2],
    observed: &[String],
) -> (Vec<Statement>, Vec<Diagnostic>) {
    let (mut statements, mut errors) = (Vec::new(), Vec::new());
    for (text, file) in languages {
        let (own, wrong) = parse(text, *file);
        errors.extend(wrong);
        let mut own = declared(own, &mut errors);
        own.retain(|statement| !matches!(statement, Statement::Query { .. }));
        programs::beside(&statements, &mut own);
        statements.extend(own);
    }
    let [left, right] =
        programs.map(|(text, file)| Text { text: text.to_owned(), span: Span::new(file, 0, text.len()) });
    statements.push(programs::query(left, right, observed.to_vec()));
    (statements, errors)
}

/// A text of a certificate; who knows its name fills it in.
fn source(text: &str) -> Source {
    Source { name: String::new(), text: text.to_owned() }
}

/// The statements with those of a language in the place of its name.
pub(crate) fn declared(statements: Vec<Statement>, errors: &mut Vec<Diagnostic>) -> Vec<Statement> {
    let mut all = Vec::new();
    for statement in statements {
        let Statement::Language(name) = &statement else {
            all.push(statement);
            continue;
        };
        match language(&name.text) {
            Some(text) => all.extend(parse(text, name.span.file).0),
            None => {
                let known: Vec<&str> = LANGUAGES.iter().map(|(known, ..)| *known).collect();
                let error = Diagnostic::error(name.span, format!("no language `{}` comes with the tool", name.text));
                errors.push(error.hint(format!("these do: {}", known.join(", "))));
            }
        }
    }
    all
}

fn carry_out(statements: &[Statement], errors: Vec<Diagnostic>, options: &Options, begins: &dyn Fn()) -> Outcome {
    let mut world = World::default();
    (world.diagnostics, world.certify) = (errors, options.certify);
    let mut queries = Vec::new();
    // One solver for the whole file; an `assert` changes what every question means, and starts a new one.
    let mut oracle = Oracle::new(&world.terms, &world.axioms, options.solver_steps);
    for statement in statements {
        match world.declare(statement) {
            Err(error) => world.diagnostics.push(error),
            Ok(()) => match statement {
                Statement::Assert(tree) => {
                    oracle = Oracle::new(&world.terms, &world.axioms, options.solver_steps);
                    check::axioms(&mut world, &mut oracle, tree.span);
                }
                Statement::Define { decl, .. } => {
                    if let Some(fun) = world.terms.sig.fun(&decl.name.text) {
                        check::equations(&mut world, &mut oracle, fun);
                    }
                }
                Statement::Programs(programs) => {
                    if let Ok(system) = world.system_named(&programs.system) {
                        check::rules(&mut world, &mut oracle, system);
                        check::forms(&mut world, programs);
                    }
                }
                Statement::Query { keyword, query, span } => {
                    if world.diagnostics.iter().any(|d| d.severity == Severity::Error) {
                        continue;
                    }
                    begins();
                    let start = Instant::now();
                    oracle.set_deadline(options.timeout.and_then(|s| start.checked_add(Duration::from_secs(s))));
                    let steps = options.effort.map_or(u64::MAX, |units| units.saturating_mul(effort::UNIT));
                    let answer = effort::allow(steps, || {
                        let mut answer = ask(&mut world, &mut oracle, options, keyword, query, *span);
                        if let Ok(QueryResult { verdict: verdict @ Verdict::Unknown(_), .. }) = &mut answer
                            && oracle.out_of_time()
                        {
                            let late = Reason::Timeout(options.timeout.unwrap_or(0));
                            let reason = if effort::is_spent() { options.effort.map(Reason::Effort) } else { None };
                            *verdict = Verdict::Unknown(reason.unwrap_or(late));
                        }
                        answer
                    });
                    match answer {
                        Ok(mut result) => {
                            result.time_ms = start.elapsed().as_secs_f64() * 1000.0;
                            queries.push(result);
                        }
                        Err(error) => world.diagnostics.push(error),
                    }
                    oracle.set_deadline(None);
                }
                _ => {}
            },
        }
    }
    Outcome { queries, diagnostics: world.diagnostics }
}

/// A proof as a file will have it, if there is one.
fn certificate(claim: &str, parts: Vec<Part>) -> Option<Box<Certificate>> {
    let question = Question::Query(0);
    let whole = |parts| Certificate { version: VERSION, claim: claim.to_owned(), sources: Vec::new(), question, parts };
    (!parts.is_empty()).then(|| Box::new(whole(parts)))
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
        certificate: None,
        time_ms: 0.0,
    };
    Ok(match query {
        Query::Simulation(simulation) => {
            let mut answer = show_simulation(world, oracle, simulation, options.depth)?;
            answer.assumptions.extend(world.assumptions.iter().cloned());
            QueryResult {
                goals: answer.goals,
                assumptions: answer.assumptions,
                certificate: certificate(&answer.name, answer.parts),
                ..result(answer.name, answer.verdict, answer.text)
            }
        }
        Query::Comparison(comparison) => {
            let mut answer = programs::compare(world, oracle, comparison, options.depth)?;
            answer.assumptions.extend(world.assumptions.iter().cloned());
            QueryResult {
                goals: answer.goals,
                assumptions: answer.assumptions,
                certificate: certificate(&answer.name, answer.parts),
                ..result(answer.name, answer.verdict, answer.text)
            }
        }
        Query::Run { system, term, defined } => {
            let (index, start) = (world.system_named(system)?, world.term(term)?);
            let (verdict, text) = search::run(world, oracle, index, start, *defined);
            result(system.text.clone(), verdict, text)
        }
        Query::Search { system, from, low, high } => {
            let index = world.system_named(system)?;
            let from = world.constrained(from)?;
            world.top_most(index, &[from.0])?;
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
            let (verdict, text) = search::show_unifiers(world, oracle, a, b);
            result(String::new(), verdict, text)
        }
        Query::Prove { depth, system, goals } => {
            let (index, list) = (world.system_named(system)?, world.system_named(goals)?);
            let goals = world.systems[list].goals.clone();
            let starts: Vec<Term> = goals.iter().flat_map(|g| [g.left, g.right]).collect();
            world.top_most(index, &starts)?;
            let depth = depth.unwrap_or(options.depth);
            let (verdict, results, text) = reach::prove(world, oracle, index, &goals, depth);
            let assumptions = world.assumptions.clone();
            QueryResult { goals: results, assumptions, ..result(system.text.clone(), verdict, text) }
        }
        Query::Unsupported => {
            let why = format!("`{}` is not carried out", keyword.text);
            world.diagnostics.push(Diagnostic::unsupported(span, why.clone()));
            result(String::new(), Verdict::Unknown(Reason::Unsupported(why.clone(), Some(span))), why)
        }
    })
}
