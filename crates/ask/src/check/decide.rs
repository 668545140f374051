//! One rule or property, decided.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::inhabit::is_by_functions;
use selfsame_core::program::{DataKind, Program};
use selfsame_core::types::Type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{
    Bottoms, Certificate, Counterexample, Explained, Goal, Kind, Lemmas, Options, ProofSummary, Report,
};

use super::{Compared, Equation, Help, Settings, Task, drawn, instances};

/// The answer for one task, with everything that a thread of its own can find out.
pub struct Answer {
    /// Whether it is true.
    pub verdict: Verdict<Counterexample>,
    /// Further counterexamples, if more than one was asked for.
    pub others: Vec<Counterexample>,
    /// Why it is.
    pub proof: Option<ProofSummary>,
    /// When an equation was proved: that its right side, compared with itself, is the same.
    pub itself: Option<Certificate>,
    /// The proof line by line, if it was to be explained.
    pub explained: Option<Vec<Explained>>,
    /// What is verified holds where no machine integer overflows.
    pub if_no_overflow: bool,
    /// What helps, if there is no answer.
    pub help: Help,
    /// What was proved on the way.
    pub lemmas: Lemmas,
    /// How long it took.
    pub time: Duration,
    /// What was spent on it.
    pub steps: u64,
}

impl Answer {
    /// How its proof reads errors, if there is one.
    pub fn bottoms(&self) -> Option<Bottoms> {
        let proof = self.proof.as_ref()?;
        let is_told = |certificate: &Certificate| certificate.bottoms == Bottoms::Labelled;
        let all = is_told(&proof.certificate) && self.itself.as_ref().is_none_or(is_told);
        Some(if all { Bottoms::Labelled } else { Bottoms::Same })
    }

    /// There is none.
    pub(super) fn unknown(reason: Reason, time: Duration) -> Answer {
        let verdict = Verdict::Unknown(reason);
        Answer {
            verdict,
            others: Vec::new(),
            proof: None,
            itself: None,
            explained: None,
            if_no_overflow: false,
            help: Help::default(),
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
    /// On the clock.
    pub time: Duration,
    /// See [`effort`].
    pub steps: u64,
    /// What was proved for others of the same file.
    pub lemmas: Lemmas,
    /// See [`selfsame_equiv::Options::stop`].
    pub stop: Option<Arc<AtomicBool>>,
}

/// Works on a task with what the attempt may use.
pub fn decide(task: &Task, settings: &Settings, effort: Effort) -> Answer {
    let before = effort::spent();
    let allowance = settings.allowance;
    effort::allow(effort.steps, || {
        let mut answer = decide_within(task, settings, effort);
        answer.others = others(task, settings, &answer.verdict);
        answer.steps = effort::spent() - before;
        if let Verdict::Unknown(reason) = answer.verdict {
            answer.verdict = Verdict::Unknown(allowance.reason(reason));
        }
        answer
    })
}

/// As many more counterexamples as were asked for, if they are found among values made at random; each was run.
fn others(task: &Task, settings: &Settings, verdict: &Verdict<Counterexample>) -> Vec<Counterexample> {
    let (Verdict::Refuted(first), Ok(goal), 2..) = (verdict, &task.item.goal, settings.count) else {
        return Vec::new();
    };
    // Values that only functions make may be built differently and mean the same.
    if is_by_functions(&task.program, &goal.ty) {
        return Vec::new();
    }
    let deadline = Instant::now().checked_add(settings.allowance.time() / 10);
    let deadline = deadline.map(|deadline| (deadline, settings.allowance.seconds));
    let options =
        Options { bottoms: settings.bottoms, deadline, obligations: None, lemmas: Lemmas::default(), stop: None };
    let mut found = selfsame_equiv::several(&task.program, goal, &options, settings.count);
    found.retain(|other| other.bindings != first.bindings);
    found.truncate(settings.count - 1);
    for other in &mut found {
        other.evidence.sides = first.evidence.sides.clone();
    }
    found
}

/// Values that a generator makes are some of those of their type: what holds of all holds of them, and what refutes a law may be none.
fn decide_within(task: &Task, settings: &Settings, effort: Effort) -> Answer {
    let started = Instant::now();
    if let Some(drawn) = &task.item.drawn {
        let deadline = started.checked_add(effort.time / 4);
        let is_late = || effort::is_late(deadline);
        let found = effort::allow(effort.steps / 4, || drawn::refuted(&task.program, drawn, &is_late));
        if let Some(found) = found {
            let nothing = Answer::unknown(Reason::Interrupted, started.elapsed());
            return Answer { verdict: Verdict::Refuted(found), ..nothing };
        }
    }
    let answer = decide_of_all(task, settings, effort);
    match (&answer.verdict, &task.item.generated) {
        (Verdict::Refuted(_), Some(why)) => Answer::unknown(Reason::exhausted(why.clone()), started.elapsed()),
        _ => answer,
    }
}

fn decide_of_all(task: &Task, settings: &Settings, effort: Effort) -> Answer {
    let Effort { time, steps, lemmas, stop } = effort;
    let started = Instant::now();
    let seconds = settings.allowance.seconds;
    let deadline = started.checked_add(time).map(|deadline| (deadline, seconds));
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
    let options = Options { bottoms: settings.bottoms, deadline, obligations: None, lemmas, stop };
    if let Some(equation) = &task.item.equation
        && let Some((report, itself)) = effort::allow(steps / 2, || by_equation(task, equation, &options, time / 2))
    {
        return match &task.item.compared {
            Compared::Open => holds_for_integers(started),
            _ => Answer { itself, ..answer(task, &equation.sides, report, started, settings) },
        };
    }
    // The rest is for values made at random, where the search finds nothing.
    let search = Options { deadline: started.checked_add(time * 9 / 10).map(|end| (end, seconds)), ..options.clone() };
    let mut report = effort::allow(effort::left() / 10 * 9, || selfsame_equiv::check(&task.program, goal, &search));
    if !matches!(report.verdict, Verdict::Verified) {
        report.verdict = seen_from_outside(task, goal, &options, report.verdict);
    } else if let Some(overflow) = report.overflow.take()
        && let Verdict::Refuted(found) = seen_from_outside(task, goal, &options, Verdict::Refuted(overflow))
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
    answer(task, goal, report, started, settings)
}

/// A property of all types that compares: for functions, a comparison raises an exception.
fn holds_for_integers(started: Instant) -> Answer {
    let why = "it holds for integers, but values of other types are compared in other ways: say of which type they are";
    Answer::unknown(Reason::exhausted(why), started.elapsed())
}

fn answer(task: &Task, goal: &Goal, report: Report, started: Instant, settings: &Settings) -> Answer {
    let time = started.elapsed();
    let explain = |proof: &ProofSummary| selfsame_equiv::explain(&task.program, goal, &proof.certificate).ok();
    let explained = report.proof.as_ref().filter(|_| settings.is_explained).and_then(explain);
    let help = Help::of_search(goal, &report);
    let Report { verdict, proof, lemmas, if_no_overflow, .. } = report;
    Answer { verdict, others: Vec::new(), proof, itself: None, explained, if_no_overflow, help, lemmas, time, steps: 0 }
}

/// The proof of the equation that the property states, if there is one.
fn by_equation(
    task: &Task,
    equation: &Equation,
    options: &Options,
    time: Duration,
) -> Option<(Report, Option<Certificate>)> {
    let seconds = options.deadline.map_or(0, |(_, seconds)| seconds);
    let deadline = Instant::now().checked_add(time).map(|deadline| (deadline, seconds));
    let options = Options { deadline, ..options.clone() };
    let proved = |goal: &Goal| {
        let report = selfsame_equiv::check(&task.program, goal, &options);
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
    options: &Options,
    verdict: Verdict<Counterexample>,
) -> Verdict<Counterexample> {
    if is_by_functions(&task.program, &goal.ty) {
        let what = "the sides differ in how a value is built, which may mean the same";
        return match verdict {
            Verdict::Refuted(found) if is_seen_at_once(&task.program, &goal.ty, &found) => Verdict::Refuted(found),
            Verdict::Refuted(_) => Verdict::Unknown(Reason::exhausted(what)),
            verdict => verdict,
        };
    }
    if matches!(verdict, Verdict::Refuted(_)) {
        return verdict;
    }
    if let Some(rebuilt) = &task.item.rebuilt
        && let Verdict::Refuted(made) = selfsame_equiv::check(&task.program, &rebuilt.goal, options).verdict
    {
        return Verdict::Refuted(rebuilt.made(made));
    }
    let refutes = |values: &Vec<(Expr, String)>| {
        let is_late = effort::is_late(options.deadline.map(|(deadline, _)| deadline));
        if is_late { None } else { selfsame_equiv::refute_with(&task.program, goal, values, options.bottoms) }
    };
    let found = task.item.samples.iter().find_map(refutes);
    let found = found.or_else(|| selfsame_equiv::sample(&task.program, goal, options));
    let found = found.or_else(|| instances::refutation(&task.program, goal, options));
    found.map_or(verdict, Verdict::Refuted)
}

/// Whether the sides differ before anybody looks inside: data is there on one side alone, which evaluating it shows, however it is built.
fn is_seen_at_once(program: &Program, ty: &Type, found: &Counterexample) -> bool {
    let data = match ty {
        Type::Con(name, _) => program.data_id(*name).map(|id| program.data(id)),
        _ => None,
    };
    let is_data = data.is_some_and(|data| data.kind == DataKind::Data && !data.cons.is_empty());
    is_data && found.kind != Kind::Value && found.applied.is_empty() && found.evidence.looks.is_empty()
}
