//! What is said of rules besides the source: whether it is about any, and which are left out.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Settings, Task};

/// Why an option is about no variable of any rule: it would be taken for one that is.
pub fn unknown_variables(tasks: &[Arc<Task>], settings: &Settings) -> Option<String> {
    let goals = tasks.iter().filter_map(|task| task.item.goal.as_ref().ok());
    let variables = goals.flat_map(|goal| &goal.variables).filter(|variable| !variable.dictionary);
    let known: BTreeSet<&str> = variables.map(|variable| variable.name.as_str()).collect();
    if tasks.is_empty() {
        return None;
    }
    let said = [("--total", &settings.quantified.total), ("--finite", &settings.quantified.finite)];
    let mut said = said.into_iter().flat_map(|(option, names)| names.iter().map(move |name| (option, name)));
    let (option, name) = said.find(|(_, name)| *name != "all" && !known.contains(name.as_str()))?;
    let known: Vec<&str> = known.into_iter().collect();
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
