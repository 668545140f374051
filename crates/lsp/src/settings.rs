//! What the editor's configuration says: the options of `check` by their names.

use std::path::PathBuf;
use std::sync::Arc;

use selfsame_ask::check::{self, Quantified};
use selfsame_ask::limits::{Allowance, EFFORT};
use selfsame_core::program::Ints;
use selfsame_equiv::Bottoms;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// As `initializationOptions` or `workspace/didChangeConfiguration` give it.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Units of work for each rule.
    pub effort: u64,
    /// Seconds for each rule.
    pub timeout: u64,
    /// Megabytes for each refinement.
    pub memory: u64,
    /// Rules worked on at the same time.
    pub jobs: usize,
    pub total: Vec<String>,
    pub finite: Vec<String>,
    pub int: Ints,
    pub bottoms: Bottoms,
    /// Where imported modules are looked for.
    pub include: Vec<PathBuf>,
    pub check_on: CheckOn,
    /// Milliseconds without a change before the text is read.
    pub delay: u64,
}

/// When rules are checked that nobody asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CheckOn {
    /// When a file is opened or saved.
    Save,
    /// After each change too.
    Change,
    /// Only by the lens above a rule.
    Request,
}

impl Default for Settings {
    fn default() -> Settings {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            effort: EFFORT,
            timeout: 10,
            memory: 1024,
            // One processor is left to the editor.
            jobs: processors.saturating_sub(1).max(1),
            total: Vec::new(),
            finite: Vec::new(),
            int: Ints::Wrapping,
            bottoms: Bottoms::Same,
            include: Vec::new(),
            check_on: CheckOn::Save,
            delay: 200,
        }
    }
}

/// By which a client's configuration is known to be ours.
const NAMES: [&str; 11] =
    ["effort", "timeout", "memory", "jobs", "total", "finite", "int", "bottoms", "include", "checkOn", "delay"];

impl Settings {
    /// What a change of the configuration says, with what was said at the beginning and is not said anew. Clients send everything
    /// they have, often nothing, and some the settings without their section: only what is ours counts.
    pub fn changed(initial: &Value, told: &Value) -> Option<Value> {
        let is_ours = |value: &&Value| NAMES.iter().any(|name| value.get(name).is_some());
        let own = told.get("selfsame").filter(|own| own.is_object()).or(Some(told).filter(is_ours))?;
        let mut all = initial.as_object().cloned().unwrap_or_default();
        all.extend(own.as_object()?.clone());
        Some(Value::Object(all))
    }

    /// The settings, and what of them could not be used.
    pub fn read(value: &Value) -> (Settings, Vec<String>) {
        let mut settings = Settings::default();
        let mut problems = Vec::new();
        let Some(object) = value.as_object() else {
            if !value.is_null() {
                problems.push("the settings are no object".into());
            }
            return (settings, problems);
        };
        for (name, value) in object {
            let taken = match name.as_str() {
                "timeout" => take(value, &mut settings.timeout),
                "effort" => take(value, &mut settings.effort),
                "memory" => take(value, &mut settings.memory),
                "jobs" => take(value, &mut settings.jobs),
                "total" => take_names(value, &mut settings.total),
                "finite" => take_names(value, &mut settings.finite),
                "int" => {
                    let known = [("exact", Ints::Wrapping), ("64", Ints::Wrapping), ("unbounded", Ints::Unbounded)];
                    // A number is as clear as a text.
                    let value = value.as_u64().map_or_else(|| value.clone(), |number| number.to_string().into());
                    choose(&value, &known, &mut settings.int)
                }
                "bottoms" => {
                    let known = [("labelled", Bottoms::Labelled), ("same", Bottoms::Same)];
                    choose(value, &known, &mut settings.bottoms)
                }
                "include" => take(value, &mut settings.include),
                "checkOn" => take(value, &mut settings.check_on),
                "delay" => take(value, &mut settings.delay),
                _ => {
                    problems.push(format!("there is no setting `{name}`"));
                    continue;
                }
            };
            if taken.is_none() {
                problems.push(format!("the setting `{name}` cannot be {value}"));
            }
        }
        settings.jobs = settings.jobs.max(1);
        (settings, problems)
    }

    /// How laws are checked.
    pub fn check(&self, include: Vec<PathBuf>) -> check::Settings {
        let (total, finite) = (self.total.clone(), self.finite.clone());
        check::Settings {
            ints: self.int,
            bottoms: self.bottoms,
            quantified: Quantified { total, finite, lazy: false },
            project: Arc::default(),
            rules: Vec::new(),
            allowance: Allowance { seconds: self.timeout, effort: self.effort, megabytes: self.memory },
            include,
            count: 1,
            is_explained: false,
        }
    }
}

fn take<T: DeserializeOwned>(value: &Value, into: &mut T) -> Option<()> {
    *into = serde_json::from_value(value.clone()).ok()?;
    Some(())
}

/// One of these words.
fn choose<T: Copy>(value: &Value, known: &[(&str, T)], into: &mut T) -> Option<()> {
    let (_, meant) = known.iter().find(|(word, _)| value.as_str() == Some(word))?;
    *into = *meant;
    Some(())
}

/// A list of names, or one text with commas as on the command line.
fn take_names(value: &Value, into: &mut Vec<String>) -> Option<()> {
    match value.as_str() {
        Some(text) => {
            *into = text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
            Some(())
        }
        None => take(value, into),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn settings_are_the_options_of_the_command() {
        let value = json!({
            "timeout": 3, "finite": "n, xs", "total": ["all"], "int": 64, "bottoms": "same", "checkOn": "change",
            "include": ["src"], "delay": 0, "jobs": 0, "memory": 100
        });
        let (settings, problems) = Settings::read(&value);
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!((settings.timeout, settings.jobs, settings.delay), (3, 1, 0));
        assert_eq!(settings.finite, ["n", "xs"]);
        assert_eq!(
            (settings.int, settings.bottoms, settings.check_on),
            (Ints::Wrapping, Bottoms::Same, CheckOn::Change)
        );
        let check = settings.check(vec!["src".into()]);
        assert_eq!((check.quantified.total, check.allowance.seconds), (vec!["all".to_owned()], 3));
    }

    /// The extension for VS Code sends what nobody changed, too.
    #[test]
    fn what_the_extension_sends_of_itself_changes_nothing() {
        let package = concat!(env!("CARGO_MANIFEST_DIR"), "/../../editors/vscode/package.json");
        let package: Value =
            serde_json::from_str(&std::fs::read_to_string(package).expect("it is there")).expect("JSON");
        let properties = package["contributes"]["configuration"]["properties"].as_object().expect("settings");
        let sent = properties.iter().filter_map(|(name, property)| {
            let name = name.strip_prefix("selfsame.").filter(|name| *name != "path")?;
            Some((name.to_owned(), property["default"].clone())).filter(|(_, default)| !default.is_null())
        });
        assert_eq!(Settings::read(&Value::Object(sent.collect())), (Settings::default(), Vec::new()));
    }

    #[test]
    fn what_cannot_be_used_is_said_and_the_rest_is_used() {
        let (settings, problems) = Settings::read(&json!({ "timeout": "soon", "colour": 1, "int": "32", "delay": 5 }));
        assert_eq!(settings, Settings { delay: 5, ..Settings::default() });
        assert_eq!(problems.len(), 3);
        assert!(problems.contains(&"there is no setting `colour`".to_owned()), "{problems:?}");
        assert_eq!(Settings::read(&Value::Null), (Settings::default(), Vec::new()));
        let all: serde_json::Map<String, Value> = NAMES.iter().map(|name| ((*name).to_owned(), Value::Null)).collect();
        assert!(Settings::read(&Value::Object(all)).1.iter().all(|problem| !problem.starts_with("there is no")));
    }

    #[test]
    fn what_others_are_told_changes_nothing() {
        let initial = json!({ "timeout": 3 });
        for told in [json!(null), json!({}), json!({ "haskell": { "timeout": 1 } }), json!({ "selfsame": null })] {
            assert_eq!(Settings::changed(&initial, &told), None, "{told}");
        }
        let both = Some(json!({ "timeout": 3, "delay": 1 }));
        assert_eq!(Settings::changed(&initial, &json!({ "selfsame": { "delay": 1 }, "haskell": {} })), both);
        assert_eq!(Settings::changed(&initial, &json!({ "delay": 1 })), both);
    }
}
