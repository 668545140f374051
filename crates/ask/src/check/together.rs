//! The rules and properties of several files, each with what was proved for others of its own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Goal, Lemmas};

use super::{Answer, Effort, Settings, Task, decide, help};
use crate::limits;
use crate::many::Crew;

/// Each task by itself; then those that are open once more, with the lemmas that were proved for others of the same
/// file. So the answers do not depend on the order in which threads work.
pub fn decide_all(tasks: &[Arc<Task>], settings: &Arc<Settings>, crew: Crew<'_>) -> Vec<Answer> {
    let names: Vec<String> = tasks.iter().map(|task| task.item.name.clone()).collect();
    let allowance = settings.allowance;
    let (whole, steps) = (allowance.time(), allowance.steps());
    let all: Vec<&Task> = tasks.iter().map(|task| &**task).collect();
    let attempt = |task: &Arc<Task>, how: &str, effort: Effort| {
        let name = format!("check {} {} {how}", task.path.display(), task.item.name);
        let (task, settings, started) = (task.clone(), settings.clone(), Instant::now());
        let answer = limits::item(&name, allowance, move || decide(&task, &settings, effort));
        answer.unwrap_or_else(|reason| Answer::unknown(reason, started.elapsed()))
    };
    let decide_first = |i: usize| {
        let (time, steps) = if may_share(&tasks[i], &all) { first_share(whole, steps) } else { (whole, steps) };
        attempt(&tasks[i], "alone", Effort { time, steps, lemmas: Lemmas::default(), stop: None })
    };
    let mut answers = crew.all(&names, decide_first);
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
    let later = crew.all(&names, decide_again);
    for ((i, _), answer) in again.into_iter().zip(later) {
        if answer.verdict == Verdict::Unknown(Reason::Interrupted) {
            // What the first attempt says is finished.
            continue;
        }
        let time = answers[i].time + answer.time;
        answers[i] = Answer { time, ..answer };
    }
    help::add_hints(tasks, &mut answers, settings, crew);
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
