//! What helps where there is no answer: what was tried, what was left to be shown, and what to do next.
//!
//! Most laws that cannot be proved are meant of finite values only, so that is tried with a part of the effort: a hint that
//! was not tried would be a guess.

use std::sync::Arc;

use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Counterexample, Goal, Kind, Lemmas, Report};

use super::goals::{Compared, Item};
use super::{Effort, Settings, Task, decide};
use crate::limits::{self, Allowance};
use crate::shell;

/// What is said besides a reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// What was left to be shown, as the source would say it.
    pub stuck: Option<String>,
    /// What was done without success.
    pub tried: Vec<String>,
    /// A command or an edit that helps.
    pub hint: Option<String>,
}

/// Trials may use this part of what the question itself may, where there is no answer, and where there is one.
const SHARE: u64 = 10;
const SMALL_SHARE: u64 = 50;

impl Help {
    /// What a search says of itself.
    pub(super) fn of_search(goal: &Goal, report: &Report) -> Help {
        if report.verdict.is_known() {
            return Help::default();
        }
        let stats = report.stats;
        let mut tried = Vec::new();
        if stats.obligations > 0 {
            tried.push(format!("{} goals by cases and coinduction", stats.obligations));
        }
        let finite = goal.variables.iter().filter(|variable| variable.finite && !variable.dictionary);
        let finite: Vec<&str> = finite.map(|variable| variable.name.as_str()).collect();
        if !finite.is_empty() {
            tried.push(format!("induction over {}", finite.join(", ")));
        }
        if stats.lemmas_proposed > 0 {
            tried.push(format!("{} lemmas, of which {} were proved", stats.lemmas_proposed, stats.lemmas_proved));
        }
        Help { stuck: report.open.clone(), tried, hint: None }
    }
}

/// What to do next, if there is something: it was tried where it could be. A law that only values refute which are infinite, or
/// have errors in them, may be meant of the others.
fn hint(task: &Task, verdict: &Verdict<Counterexample>, settings: &Settings) -> Option<String> {
    let share = match verdict {
        Verdict::Verified => return None,
        Verdict::Refuted(_) => SMALL_SHARE,
        Verdict::Unknown(Reason::Unsupported(..)) => {
            return Some(format!("`selfsame audit {}` says what is not read, and why", shell::path(&task.path)));
        }
        Verdict::Unknown(reason @ Reason::MemoryLimit(_)) => return more(reason, settings.allowance),
        Verdict::Unknown(Reason::Crashed(_) | Reason::Interrupted) => return None,
        Verdict::Unknown(_) => SHARE,
    };
    match (finite_proves(task, settings, share), verdict) {
        (Some(names), _) => Some(format!("--finite {} proves it", names.join(","))),
        (None, Verdict::Unknown(reason)) => more(reason, settings.allowance),
        (None, _) => None,
    }
}

/// Options that search longer, where that is all that ended a search.
pub(crate) fn more(reason: &Reason, allowance: Allowance) -> Option<String> {
    let Allowance { seconds, effort, .. } = allowance;
    let time = format!("--timeout {}", seconds.saturating_mul(10).max(limits::SECONDS));
    match reason {
        Reason::Effort(_) => {
            let effort = effort.saturating_mul(10).max(limits::EFFORT);
            Some(format!("--effort {effort} {time} searches longer"))
        }
        Reason::Timeout(_) => Some(format!("{time} searches longer")),
        Reason::MemoryLimit(megabytes) => Some(format!("--memory {} gives it more", megabytes.saturating_mul(2))),
        _ => None,
    }
}

/// Variables that make the law provable when they are finite: each by itself, then all.
fn finite_proves(task: &Task, settings: &Settings, share: u64) -> Option<Vec<String>> {
    let goal = task.item.goal.as_ref().ok().filter(|_| matches!(task.item.compared, Compared::Known))?;
    let open = goal.variables.iter().filter(|variable| !variable.finite && !variable.dictionary);
    let open: Vec<String> = open.map(|variable| variable.name.to_string()).collect();
    let mut trials: Vec<Vec<String>> = open.iter().map(|name| vec![name.clone()]).collect();
    if open.len() > 1 {
        trials.push(open);
    }
    let share = share * trials.len().max(1) as u64;
    trials.into_iter().find(|names| {
        let task = task.with(finite(&task.item, goal, names));
        let allowance = settings.allowance;
        let effort = Effort {
            // The clock is a backstop: what is said must not depend on the machine.
            time: allowance.time(),
            steps: allowance.steps() / share,
            lemmas: Lemmas::default(),
            stop: None,
        };
        matches!(decide(&task, settings, effort).verdict, Verdict::Verified)
    })
}

fn finite(item: &Item, goal: &Goal, names: &[String]) -> Item {
    let mut goal = goal.clone();
    for variable in &mut goal.variables {
        if names.iter().any(|name| name == variable.name.as_str()) {
            (variable.finite, variable.total) = (true, true);
        }
    }
    Item { written: item.written.clone(), ..Item::new(&item.name, item.span, Ok(goal)) }
}

/// Whether something may help where this is the verdict.
pub(super) fn is_helped(verdict: &Verdict<Counterexample>) -> bool {
    match verdict {
        Verdict::Verified => false,
        Verdict::Refuted(found) => found.kind != Kind::Value,
        Verdict::Unknown(_) => true,
    }
}

/// What to do next, looked for within the limits of the task.
pub(super) fn hint_within(
    task: &Arc<Task>,
    verdict: Verdict<Counterexample>,
    settings: &Arc<Settings>,
) -> Option<String> {
    let name = format!("hint {} {}", task.path.display(), task.item.name);
    let (task, settings) = (task.clone(), settings.clone());
    limits::item(&name, settings.allowance, move || hint(&task, &verdict, &settings)).ok().flatten()
}
