//! The rules and properties of several files, each with what was proved for others of its own.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Counterexample, Goal, Lemmas};

use super::{Answer, Effort, Settings, Task, decide, help};
use crate::limits;
use crate::many::{Crew, Next};

/// Each task by itself; then those that are open once more, with the lemmas that were proved for others of the same
/// file. So the answers do not depend on the order in which threads work. Each is told when nothing can change it any more.
pub fn decide_all(
    tasks: &[Arc<Task>],
    settings: &Arc<Settings>,
    crew: Crew<'_>,
    told: impl FnMut(usize, &Answer) + Send,
) -> Vec<Answer> {
    let names: Vec<String> = tasks.iter().map(|task| task.item.name.clone()).collect();
    let all: Vec<&Task> = tasks.iter().map(|task| &**task).collect();
    let mut together = Together { tasks, all, answers: Vec::new(), left: BTreeMap::new(), told };
    for task in tasks {
        together.answers.push(None);
        *together.left.entry(&task.path).or_default() += 1;
    }
    let allowance = settings.allowance;
    let (whole, steps) = (allowance.time(), allowance.steps());
    let shares: Vec<bool> = together.all.iter().map(|task| may_share(task, &together.all)).collect();
    let attempt = |task: &Arc<Task>, how: &str, effort: Effort| {
        let name = format!("check {} {} {how}", task.path.display(), task.item.name);
        let (task, settings, started) = (task.clone(), settings.clone(), Instant::now());
        let answer = limits::item(&name, allowance, move || decide(&task, &settings, effort));
        answer.unwrap_or_else(|reason| Answer::unknown(reason, started.elapsed()))
    };
    let work = |i: usize, piece: Piece| match piece {
        Piece::Alone => {
            let (time, steps) = if shares[i] { first_share(whole, steps) } else { (whole, steps) };
            let effort = Effort { time, steps, lemmas: Lemmas::default(), stop: None };
            Done::Alone(Box::new(attempt(&tasks[i], "alone", effort)))
        }
        Piece::Again { lemmas, time, spent } => {
            let (time, steps) = (whole.saturating_sub(time), steps.saturating_sub(spent));
            Done::Again(Box::new(attempt(&tasks[i], "again", Effort { time, steps, lemmas, stop: None })))
        }
        Piece::Help(verdict) => Done::Help(help::hint_within(&tasks[i], *verdict, settings)),
    };
    let first = (0..tasks.len()).map(|i| (i, Piece::Alone)).collect();
    crew.pieces(&names, first, work, |i, done| together.next(i, done));
    together.answers.into_iter().flatten().collect()
}

/// What is done for a task.
enum Piece {
    /// It is decided by itself.
    Alone,
    /// It is decided with what was proved for others, and with what the first attempt left of time and steps.
    Again { lemmas: Lemmas, time: Duration, spent: u64 },
    /// What helps is looked for, where this is the verdict.
    Help(Box<Verdict<Counterexample>>),
}

/// What came of it.
enum Done {
    Alone(Box<Answer>),
    Again(Box<Answer>),
    Help(Option<String>),
}

/// The answers so far.
struct Together<'a, F> {
    tasks: &'a [Arc<Task>],
    all: Vec<&'a Task>,
    answers: Vec<Option<Answer>>,
    /// Of each file: how many of its tasks were not yet decided by themselves.
    left: BTreeMap<&'a Path, usize>,
    told: F,
}

impl<F: FnMut(usize, &Answer)> Together<'_, F> {
    fn next(&mut self, i: usize, done: Done) -> Next<Piece> {
        match done {
            Done::Alone(answer) => {
                let path = self.tasks[i].path.as_path();
                let waits = answer.is_open() && may_share(&self.tasks[i], &self.all);
                self.answers[i] = Some(*answer);
                let left = self.left.entry(path).or_default();
                *left -= 1;
                let mut more = if *left == 0 { self.again(path) } else { Vec::new() };
                if waits {
                    return Next::Open(more);
                }
                match self.decided(i) {
                    Next::Answered(_) => Next::Answered(more),
                    Next::Open(help) => {
                        more.extend(help);
                        Next::Open(more)
                    }
                }
            }
            Done::Again(answer) => {
                // Where it was interrupted, what the first attempt says is finished.
                if answer.verdict != Verdict::Unknown(Reason::Interrupted) {
                    let before = self.answers[i].as_ref().map_or(Duration::ZERO, |answer| answer.time);
                    self.answers[i] = Some(Answer { time: before + answer.time, ..*answer });
                }
                self.decided(i)
            }
            Done::Help(hint) => {
                if let Some(answer) = &mut self.answers[i] {
                    answer.help.hint = answer.help.hint.take().or(hint);
                    (self.told)(i, answer);
                }
                Next::Answered(Vec::new())
            }
        }
    }

    /// The verdict stands; there may be something that helps.
    fn decided(&mut self, i: usize) -> Next<Piece> {
        match &self.answers[i] {
            Some(answer) if help::is_helped(&answer.verdict) => {
                Next::Open(vec![(i, Piece::Help(Box::new(answer.verdict.clone())))])
            }
            Some(answer) => {
                (self.told)(i, answer);
                Next::Answered(Vec::new())
            }
            None => Next::Open(Vec::new()),
        }
    }

    /// What is done with the tasks of a file that wait for what was proved for the others.
    fn again(&mut self, path: &Path) -> Vec<(usize, Piece)> {
        let of_file: Vec<usize> = (0..self.tasks.len()).filter(|i| self.tasks[*i].path == path).collect();
        let mut lemmas = Lemmas::default();
        of_file.iter().filter_map(|i| self.answers[*i].as_ref()).for_each(|answer| lemmas.add(&answer.lemmas));
        let mut pieces = Vec::new();
        for i in of_file {
            let Some(answer) = self.answers[i].as_ref().filter(|answer| answer.is_open()) else { continue };
            if !may_share(&self.tasks[i], &self.all) {
                continue;
            }
            match lemmas.is_empty() {
                true => pieces.push((i, Piece::Help(Box::new(answer.verdict.clone())))),
                false => {
                    let (lemmas, time, spent) = (lemmas.clone(), answer.time, answer.steps);
                    pieces.push((i, Piece::Again { lemmas, time, spent }));
                }
            }
        }
        pieces
    }
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
