//! What is said of rules besides the source: whether it is about any, and which are left out.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use super::{Settings, Task, glob};
use crate::config::FILE;
use crate::source::Language;

/// Why an option is about no variable of any rule: it would be taken for one that is.
pub fn unknown_variables(tasks: &[Arc<Task>], settings: &Settings) -> Option<String> {
    if tasks.is_empty() {
        return None;
    }
    unknown_among(&variables(tasks), settings).or_else(|| unknown_assumed(tasks, settings))
}

/// The same of an assumption of the project about one rule.
fn unknown_assumed(tasks: &[Arc<Task>], settings: &Settings) -> Option<String> {
    for task in tasks {
        let Ok(goal) = &task.item.goal else { continue };
        let known: Vec<&str> =
            goal.variables.iter().filter(|one| !one.dictionary).map(|one| one.name.as_str()).collect();
        for assume in settings.project.assume.iter().filter(|assume| assume.rule.as_ref() == Some(&task.item.name)) {
            let said = [("total", &assume.total), ("finite", &assume.finite)].into_iter();
            let mut said = said.flat_map(|(word, names)| names.iter().map(move |name| (word, name.as_str())));
            let unknown = said.find(|(_, name)| *name != "all" && !known.contains(name));
            if let Some((word, name)) = unknown.filter(|_| task.is_meant(assume)) {
                let there =
                    if known.is_empty() { "it has none".into() } else { format!("there are {}", known.join(", ")) };
                let rule = &task.item.name;
                return Some(format!("{FILE}: {word} {name}: {rule} has no variable of this name; {there}"));
            }
        }
    }
    None
}

/// The variables of which something may be said.
pub fn variables(tasks: &[Arc<Task>]) -> BTreeSet<String> {
    let goals = tasks.iter().filter_map(|task| task.item.goal.as_ref().ok());
    let variables = goals.flat_map(|goal| &goal.variables).filter(|variable| !variable.dictionary);
    variables.map(|variable| variable.name.to_string()).collect()
}

/// As [`unknown_variables`], where these are the variables of all rules.
pub fn unknown_among(known: &BTreeSet<String>, settings: &Settings) -> Option<String> {
    let said = [("--total", &settings.quantified.total), ("--finite", &settings.quantified.finite)];
    let mut said = said.into_iter().flat_map(|(option, names)| names.iter().map(move |name| (option, name)));
    let (option, name) = said.find(|(_, name)| *name != "all" && !known.contains(name.as_str()))?;
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let known = if known.is_empty() { "there are none".into() } else { format!("there are {}", known.join(", ")) };
    Some(format!("{option} {name}: no rule or property has a variable of this name; {known}"))
}

/// Takes out what the project leaves out, and says why it does.
pub fn ignored(tasks: &mut Vec<Arc<Task>>, settings: &Settings) -> Vec<(String, String)> {
    let mut ignored = Vec::new();
    tasks.retain(|task| match settings.project.ignored(&task.item.name) {
        // Who names a rule means it.
        Some(reason) if settings.rules.is_empty() => {
            ignored.push((task.item.name.clone(), reason.to_owned()));
            false
        }
        _ => true,
    });
    ignored
}

/// What the project says of rules that are not there, among those of all of it.
pub fn idle(tasks: &[Arc<Task>], settings: &Settings) -> Vec<String> {
    let project = &settings.project;
    let is_rule = |glob: &str| tasks.iter().any(|task| glob::matches(glob, &task.item.name));
    let ignored = project.ignore.iter().filter(|ignore| !is_rule(&ignore.rule));
    let ignored = ignored.map(|ignore| format!("[[ignore]]: no rule or property is named {}", ignore.rule));
    let assumed = project.assume.iter().filter(|assume| !tasks.iter().any(|task| task.is_meant(assume)));
    let assumed = assumed.map(|assume| {
        let (rule, module) = (assume.rule.as_deref().unwrap_or("*"), assume.module.as_deref().unwrap_or("*"));
        format!("[[assume]]: no rule or property is named {rule} in a module named {module}")
    });
    ignored.chain(assumed).collect()
}

/// Why there is nothing to check in these files.
pub fn nothing(files: &[PathBuf], settings: &Settings) -> String {
    let is_ocaml = |path: &PathBuf| Language::of(path) == Language::Ocaml;
    let why = match &settings.rules[..] {
        [_, ..] => format!("no rule or property is named {}", settings.rules.join(" or ")),
        [] if files.is_empty() => "there is no file of Haskell or OCaml (.hs, .lhs, .ml)".into(),
        [] if files.iter().all(is_ocaml) => "no function prop_... that returns bool was found".into(),
        [] => "no RULES pragma and no function prop_... that returns Bool was found".into(),
    };
    format!("nothing to check: {why}")
}
