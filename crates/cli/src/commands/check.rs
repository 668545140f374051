//! `selfsame check FILE...`

mod abstracts;
pub mod certificate;
mod equation;
mod goals;
mod inputs;
pub mod progress;
mod reproducer;
mod samples;
mod told;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::inhabit::is_by_functions;
use selfsame_core::program::{Ints, Program};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::{Type, base_name};
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Bottoms, Certificate, Counterexample, Explained, Goal, Kind, Lemmas, ProofSummary};
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Evidence, Report, Word};
use serde_json::{Map, Value, json};

use crate::limits::{self, Allowance};
use crate::options::{self, Check};
use crate::source::{Language, Source, Unread};
use crate::{files, terminal};
use certificate::CertificateFile;
use reproducer::Module;

pub use equation::Equation;
use goals::Compared;
pub use goals::{Item, Quantified, items};
pub use told::{counterexample as counterexample_text, unindented};

pub fn run(options: Check) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("check");
    let mut failed = false;
    let mut tasks = Vec::new();
    let files = source_files(&options.files);
    let options = Arc::new(options);
    for path in files {
        let (place, asked) = (path.clone(), options.clone());
        let read = Source::within(&path, &options.common, &mut sources, move |mut source, sources| {
            source.set_ints(asked.common.int().into());
            let diagnostics = source.diagnostics().to_vec();
            (diagnostics, of_file(&place, &mut source, &asked, sources))
        });
        match read {
            Ok((diagnostics, found)) => {
                report.diagnostics.extend(diagnostics);
                tasks.extend(found.into_iter().map(Arc::new));
            }
            Err(Unread::Stopped(reason)) => report.entries.push(unread(&path, &reason)),
            Err(Unread::Unreadable(message)) => {
                terminal::err(&format!("error: {message}\n"));
                failed = true;
            }
        }
    }
    let answers = decide_all(&tasks, &options);
    let mut pages: Vec<Vec<Block>> = report.entries.iter().map(|_| Vec::new()).collect();
    for (task, answer) in tasks.iter().zip(answers) {
        let (mut entry, page) = entry(task, &answer, &options, pages.len());
        if let (Some(folder), Some(proof)) = (&options.certificate, &answer.proof) {
            match certificate::save(folder, &task.file(proof, answer.itself.clone(), &options)) {
                Ok(path) => told::add_certificate(&mut entry, &path),
                Err(message) => {
                    terminal::err(&format!("error: {message}\n"));
                    failed = true;
                }
            }
        }
        report.entries.push(entry);
        pages.push(page);
    }
    report.summary = told::summary(&report);
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if report.entries.is_empty() && !failed {
        terminal::err(&format!("error: {}\n", nothing_to_check(&options)));
    }
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    if failed { 2 } else { report.exit_code_of_files() }
}

/// What is said of a file that could not be read within the limits.
pub fn unread(path: &Path, reason: &Reason) -> Entry {
    let name = path.display().to_string();
    Entry {
        text: format!("unknown   {name}\n    not read: {reason}"),
        file: name.clone(),
        name,
        line: 1,
        verdict: Word::Unknown,
        reason: Some(format!("not read: {reason}")),
        time_ms: 0.0,
        evidence: None,
        assumptions: Vec::new(),
        details: Map::new(),
    }
}

fn nothing_to_check(options: &Check) -> String {
    match &options.rule[..] {
        [] => "nothing to check: no RULES pragma and no function prop_... that returns Bool was found".into(),
        names => format!("nothing to check: no rule or property is named {}", names.join(" or ")),
    }
}

/// The files given, and every Haskell and OCaml file below the folders given, in order of their paths.
fn source_files(paths: &[PathBuf]) -> Vec<PathBuf> {
    paths.iter().flat_map(|path| if path.is_dir() { files::below(path) } else { vec![path.clone()] }).collect()
}

/// A rule or property to decide.
pub struct Task {
    pub program: Arc<Program>,
    language: Language,
    module: Arc<Module>,
    pub item: Item,
    path: PathBuf,
    line: usize,
}

impl Task {
    fn file(&self, proof: &ProofSummary, itself: Option<Certificate>, options: &Check) -> CertificateFile {
        let quantified = Quantified::of(options);
        CertificateFile::new(&self.path, &self.item.name, quantified, proof.certificate.clone(), itself)
    }
}

/// What is to be checked in a file, in the order of the source.
pub fn of_file(path: &Path, source: &mut Source, options: &Check, sources: &SourceMap) -> Vec<Task> {
    let line = |span: Span| sources.file(span.file).line_column(span.start).0;
    let text = |span: Span| sources.file(span.file).text.to_string();
    let wanted = |name: &str| options.rule.is_empty() || options.rule.iter().any(|glob| goals::matches(glob, name));
    let items = items(source, &Quantified::of(options), sources);
    let Some(first) = items.first() else { return Vec::new() };
    let module = Arc::new(Module::new(&text(first.span)));
    let program = source.relaxed();
    let task = |item: Item| Task {
        program: program.clone(),
        language: Language::of(path),
        module: module.clone(),
        line: line(item.span),
        path: path.to_owned(),
        item,
    };
    items.into_iter().filter(|item| wanted(&item.name)).map(task).collect()
}

/// The answer for one task, with everything that a thread of its own can find out.
pub struct Answer {
    pub verdict: Verdict<Counterexample>,
    proof: Option<ProofSummary>,
    /// When an equation was proved: that its right side, compared with itself, is the same.
    itself: Option<Certificate>,
    explained: Option<Vec<Explained>>,
    /// What is verified holds where no machine integer overflows.
    pub if_no_overflow: bool,
    /// What was proved on the way.
    pub lemmas: Lemmas,
    pub time: Duration,
    /// What was spent on it.
    pub steps: u64,
}

impl Answer {
    /// There is none.
    fn unknown(reason: Reason, time: Duration) -> Answer {
        let verdict = Verdict::Unknown(reason);
        Answer {
            verdict,
            proof: None,
            itself: None,
            explained: None,
            if_no_overflow: false,
            lemmas: Lemmas::default(),
            time,
            steps: 0,
        }
    }

    /// Whether lemmas may change it.
    pub fn is_open(&self) -> bool {
        let is_final = |why: &Reason| {
            matches!(why, Reason::Unsupported(..) | Reason::Crashed(_) | Reason::MemoryLimit(_) | Reason::Interrupted)
        };
        matches!(&self.verdict, Verdict::Unknown(why) if !is_final(why))
    }
}

/// What one attempt may use.
pub struct Effort {
    pub time: Duration,
    pub steps: u64,
    /// What was proved for others of the same file.
    pub lemmas: Lemmas,
    /// See [`selfsame_equiv::Options::stop`].
    pub stop: Option<Arc<AtomicBool>>,
}

/// Each task by itself; then those that are open once more, with the lemmas that were proved for others of the same
/// file. So the answers do not depend on the order in which threads work.
fn decide_all(tasks: &[Arc<Task>], options: &Arc<Check>) -> Vec<Answer> {
    let names: Vec<String> = tasks.iter().map(|task| task.item.name.clone()).collect();
    let allowance = Allowance::of(&options.common);
    let (whole, steps) = (allowance.time(), allowance.steps());
    let all: Vec<&Task> = tasks.iter().map(|task| &**task).collect();
    let attempt = |task: &Arc<Task>, how: &str, effort: Effort| {
        let name = format!("check {} {} {how}", task.path.display(), task.item.name);
        let (task, options, started) = (task.clone(), options.clone(), Instant::now());
        let answer = limits::item(&name, allowance, move || decide(&task, &options, effort));
        answer.unwrap_or_else(|reason| Answer::unknown(reason, started.elapsed()))
    };
    let decide_first = |i: usize| {
        let (time, steps) = if may_share(&tasks[i], &all) { first_share(whole, steps) } else { (whole, steps) };
        attempt(&tasks[i], "alone", Effort { time, steps, lemmas: Lemmas::default(), stop: None })
    };
    let mut answers = progress::all(&names, options.common.jobs(), decide_first);
    let mut again: Vec<(usize, Lemmas)> = Vec::new();
    for (i, task) in tasks.iter().enumerate() {
        if !answers[i].is_open() || !may_share(task, &all) {
            continue;
        }
        let mut lemmas = Lemmas::default();
        let others = tasks.iter().zip(&answers).filter(|(other, _)| other.path == task.path);
        others.for_each(|(_, answer)| lemmas.add(&answer.lemmas));
        if !lemmas.is_empty() {
            again.push((i, lemmas));
        }
    }
    let names: Vec<String> = again.iter().map(|(i, _)| names[*i].clone()).collect();
    let decide_again = |k: usize| {
        let (i, lemmas) = &again[k];
        let Answer { time, steps: spent, .. } = answers[*i];
        let (time, steps) = (whole.saturating_sub(time), steps.saturating_sub(spent));
        attempt(&tasks[*i], "again", Effort { time, steps, lemmas: lemmas.clone(), stop: None })
    };
    let later = progress::all(&names, options.common.jobs(), decide_again);
    for ((i, _), answer) in again.into_iter().zip(later) {
        if answer.verdict == Verdict::Unknown(Reason::Interrupted) {
            // What the first attempt says is finished.
            continue;
        }
        let time = answers[i].time + answer.time;
        answers[i] = Answer { time, ..answer };
    }
    answers
}

/// Of what a task may use that may be tried once more with the lemmas of others.
pub fn first_share(time: Duration, steps: u64) -> (Duration, u64) {
    (time * 2 / 3, steps / 3 * 2)
}

/// Whether lemmas about finite values may be proved for one task and used for this one.
pub fn may_share(task: &Task, tasks: &[&Task]) -> bool {
    let has_finite = |goal: &Goal| goal.variables.iter().any(|variable| variable.finite);
    let is_beside = |other: &Task| other.path == task.path && !std::ptr::eq(other, task);
    task.item.goal.as_ref().is_ok_and(has_finite) && tasks.iter().any(|other| is_beside(other))
}

/// Works on a task with what the attempt may use.
pub fn decide(task: &Task, options: &Check, effort: Effort) -> Answer {
    let before = effort::spent();
    let allowance = Allowance::of(&options.common);
    effort::allow(effort.steps, || {
        let mut answer = decide_within(task, options, effort);
        answer.steps = effort::spent() - before;
        if let Verdict::Unknown(reason) = answer.verdict {
            answer.verdict = Verdict::Unknown(allowance.reason(reason));
        }
        answer
    })
}

fn decide_within(task: &Task, options: &Check, effort: Effort) -> Answer {
    let Effort { time, steps, lemmas, stop } = effort;
    let started = Instant::now();
    let seconds = options.common.timeout;
    let deadline = started.checked_add(time).map(|deadline| (deadline, seconds));
    let bottoms = match options.bottoms {
        options::Bottoms::Labelled => Bottoms::Labelled,
        options::Bottoms::Same => Bottoms::Same,
    };
    let goal = match &task.item.goal {
        Ok(goal) => goal,
        Err(why) => {
            return Answer::unknown(Reason::Unsupported(why.to_string(), None), started.elapsed());
        }
    };
    if let Compared::Refuted(found) = &task.item.compared {
        let verdict = Verdict::Refuted((**found).clone());
        let nothing = Answer::unknown(Reason::Interrupted, started.elapsed());
        return Answer { verdict, ..nothing };
    }
    let settings = selfsame_equiv::Options { bottoms, deadline, obligations: None, lemmas, stop };
    if let Some(equation) = &task.item.equation
        && let Some((report, itself)) = effort::allow(steps / 2, || by_equation(task, equation, &settings, time / 2))
    {
        return match &task.item.compared {
            Compared::Open => holds_for_integers(started),
            _ => Answer { itself, ..answer(task, &equation.sides, report, started, options) },
        };
    }
    let mut report = selfsame_equiv::check(&task.program, goal, &settings);
    if !matches!(report.verdict, Verdict::Verified) {
        report.verdict = seen_from_outside(task, goal, &settings, report.verdict);
    } else if let Some(overflow) = report.overflow.take()
        && let Verdict::Refuted(found) = seen_from_outside(task, goal, &settings, Verdict::Refuted(overflow))
    {
        // It holds where nothing overflows, but that is not what was asked.
        (report.verdict, report.proof, report.if_no_overflow) = (Verdict::Refuted(found), None, false);
    }
    if let (Verdict::Verified, Compared::Open) = (&report.verdict, &task.item.compared) {
        return holds_for_integers(started);
    }
    if let (Verdict::Refuted(found), Some(written)) = (&mut report.verdict, &task.item.written) {
        found.evidence.sides = written.clone();
    }
    answer(task, goal, report, started, options)
}

/// A property of all types that compares: for functions, a comparison raises an exception.
fn holds_for_integers(started: Instant) -> Answer {
    let why = "it holds for integers, but values of other types are compared in other ways: say of which type they are";
    Answer::unknown(Reason::Exhausted(why.into()), started.elapsed())
}

fn answer(task: &Task, goal: &Goal, report: selfsame_equiv::Report, started: Instant, options: &Check) -> Answer {
    let time = started.elapsed();
    let is_told = options.common.verbose || options.common.html.is_some();
    let explain = |proof: &ProofSummary| told_proof(task, goal, &proof.certificate);
    let explained = report.proof.as_ref().filter(|_| is_told).and_then(explain);
    let selfsame_equiv::Report { verdict, proof, lemmas, if_no_overflow, .. } = report;
    Answer { verdict, proof, itself: None, explained, if_no_overflow, lemmas, time, steps: 0 }
}

/// The proof of the equation that the property states, if there is one.
fn by_equation(
    task: &Task,
    equation: &Equation,
    settings: &selfsame_equiv::Options,
    time: Duration,
) -> Option<(selfsame_equiv::Report, Option<Certificate>)> {
    let seconds = settings.deadline.map_or(0, |(_, seconds)| seconds);
    let deadline = Instant::now().checked_add(time).map(|deadline| (deadline, seconds));
    let settings = selfsame_equiv::Options { deadline, ..settings.clone() };
    let proved = |goal: &Goal| {
        let report = selfsame_equiv::check(&task.program, goal, &settings);
        (report.proof.is_some() && report.overflow.is_none()).then_some(report)
    };
    let itself = match &equation.itself {
        Some(goal) => Some(proved(goal)?),
        None => None,
    };
    let mut report = proved(&equation.sides)?;
    report.if_no_overflow |= itself.as_ref().is_some_and(|itself| itself.if_no_overflow);
    Some((report, itself.and_then(|itself| itself.proof).map(|proof| proof.certificate)))
}

/// What is left of an answer where the difference may be one that callers cannot see, and what can be found where values
/// are made by functions alone.
fn seen_from_outside(
    task: &Task,
    goal: &Goal,
    settings: &selfsame_equiv::Options,
    verdict: Verdict<Counterexample>,
) -> Verdict<Counterexample> {
    if is_by_functions(&task.program, &goal.ty) {
        let what = "the sides differ in how a value is built, which may mean the same";
        return match verdict {
            Verdict::Refuted(_) => Verdict::Unknown(Reason::Exhausted(what.into())),
            verdict => verdict,
        };
    }
    if matches!(verdict, Verdict::Refuted(_)) {
        return verdict;
    }
    if let Some(rebuilt) = &task.item.rebuilt
        && let Verdict::Refuted(made) = selfsame_equiv::check(&task.program, &rebuilt.goal, settings).verdict
    {
        return Verdict::Refuted(rebuilt.made(made));
    }
    let refutes = |values: &Vec<(Expr, String)>| {
        let is_late = effort::is_late(settings.deadline.map(|(deadline, _)| deadline));
        if is_late { None } else { selfsame_equiv::refute_with(&task.program, goal, values, settings.bottoms) }
    };
    task.item.samples.iter().find_map(refutes).map_or(verdict, Verdict::Refuted)
}

fn told_proof(task: &Task, goal: &Goal, certificate: &Certificate) -> Option<Vec<Explained>> {
    selfsame_equiv::explain(&task.program, goal, certificate).ok()
}

/// What is reported, and its part of the page.
pub fn entry(task: &Task, answer: &Answer, options: &Check, number: usize) -> (Entry, Vec<Block>) {
    let name = &task.item.name;
    let mut entry = Entry {
        name: name.clone(),
        file: task.path.display().to_string(),
        line: task.line,
        verdict: Word::Unknown,
        reason: None,
        time_ms: answer.time.as_secs_f64() * 1000.0,
        evidence: match &answer.verdict {
            Verdict::Verified => Some(Evidence::Certified),
            Verdict::Refuted(_) => Some(Evidence::Replayed),
            Verdict::Unknown(_) => None,
        },
        assumptions: assumed(task, answer, options),
        details: Map::new(),
        text: String::new(),
    };
    let mut page = Vec::new();
    match &answer.verdict {
        Verdict::Verified => {
            entry.verdict = Word::Verified;
            let condition =
                if answer.if_no_overflow { format!(", if {}", no_overflow(task.language)) } else { String::new() };
            entry.text = format!("verified  {name}{condition}");
            if let Some(proof) = &answer.proof {
                let content = json!({ "obligations": proof.obligations, "lemmas": proof.lemmas });
                entry.details.insert("proof".into(), content);
            }
            if let Some(explained) = &answer.explained {
                let proof = told::proof(explained);
                if options.common.verbose {
                    entry.text += &format!("\n{}", told::indented(&proof.text(), 2));
                }
                page.push(Block::Proof(number, proof));
            }
        }
        Verdict::Refuted(counterexample) => {
            let text = told::counterexample(counterexample);
            let reproducer = match task.language {
                Language::Haskell => reproducer::write(&task.module, name, counterexample),
                Language::Ocaml => reproducer::write_ocaml(&task.path, name, counterexample),
            };
            entry.verdict = Word::Refuted;
            entry.text = format!("refuted   {name}\n{text}");
            entry.details.insert("counterexample".into(), details(counterexample, &reproducer));
            page.push(Block::Code(told::unindented(&text)));
            let children = vec![Block::Code(reproducer)];
            page.push(Block::Fold { title: "A program that shows it".into(), good: false, open: false, children });
        }
        Verdict::Unknown(reason) => {
            entry.text = format!("unknown   {name}\n    {reason}");
            entry.reason = Some(reason.to_string());
        }
    }
    (entry, page)
}

/// What an answer rests on: nothing where integers are those of the machine.
pub fn assumptions(language: Language, ints: Ints) -> Vec<String> {
    match (language, ints) {
        (Language::Haskell, Ints::Unbounded) => vec!["Int is unbounded".into()],
        (Language::Ocaml, Ints::Unbounded) => vec!["int is unbounded".into()],
        (_, Ints::Wrapping) => Vec::new(),
    }
}

/// What is taken for granted of functions that are given to OCaml code.
pub const CALLBACKS: &str = "functions given as arguments return, and do nothing else";

/// The condition of a proof about all integers.
pub fn no_overflow(language: Language) -> &'static str {
    match language {
        Language::Haskell => "Int does not overflow",
        Language::Ocaml => "int does not overflow",
    }
}

/// What this answer rests on.
fn assumed(task: &Task, answer: &Answer, options: &Check) -> Vec<String> {
    let mut all = assumptions(task.language, task.program.ints());
    if answer.if_no_overflow {
        all.push(no_overflow(task.language).to_owned());
    }
    let has_function = |goal: &Goal| goal.variables.iter().any(|variable| has_function(&variable.ty));
    if task.language == Language::Ocaml && task.item.goal.as_ref().is_ok_and(has_function) {
        all.push(CALLBACKS.to_owned());
    }
    all.extend(of_classes(&task.item));
    if matches!(options.bottoms, options::Bottoms::Same) {
        all.push("values that never end count as errors".to_owned());
    }
    all
}

/// Whether there are functions in values of the type, as far as it says.
pub fn has_function(ty: &Type) -> bool {
    ty.as_fun().is_some() || matches!(ty, Type::Con(_, args) if args.iter().any(has_function))
}

/// Of the classes that a goal is overloaded in, nothing is known but that their methods are total.
pub fn of_classes(item: &Item) -> Vec<String> {
    let variables = item.goal.as_ref().map_or(&[][..], |goal| &goal.variables);
    let classes: BTreeSet<&str> = variables
        .iter()
        .filter(|variable| variable.dictionary)
        .filter_map(|variable| match &variable.ty {
            Type::Con(class, _) => Some(base_name(class.as_str())),
            _ => None,
        })
        .collect();
    classes.into_iter().map(|class| format!("the methods of {class} are total functions")).collect()
}

/// As JSON, without a program that shows it.
pub fn counterexample_details(counterexample: &Counterexample) -> Value {
    let mut value = details(counterexample, "");
    if let Value::Object(map) = &mut value {
        map.remove("reproducer");
    }
    value
}

fn details(counterexample: &Counterexample, reproducer: &str) -> Value {
    let bindings: Map<String, Value> =
        counterexample.bindings.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
    let kind = match counterexample.kind {
        Kind::Value => "value",
        Kind::Bottom => "bottom",
        Kind::Nontermination => "nontermination",
    };
    json!({
        "kind": kind,
        "difference": counterexample.differs.as_str(),
        "bindings": bindings,
        "lhs": counterexample.left.to_string(),
        "rhs": counterexample.right.to_string(),
        "reproducer": reproducer,
    })
}
