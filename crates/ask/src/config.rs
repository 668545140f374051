//! What a project says in its `selfsame.toml`: what to check, what to assume, what to leave out, and what is known already.
//!
//! Options of a command beat the file. A key that nobody knows is an error: a setting that is not read would be taken for one
//! that is.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::check::glob;
use crate::disk;

/// The name of the file.
pub const FILE: &str = "selfsame.toml";

/// What the file says.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Files and folders that are meant where none are given, from where the file stands.
    #[serde(default)]
    pub paths: Vec<PathBuf>,
    /// Where imported modules are looked for besides.
    #[serde(default)]
    pub packages: Vec<PathBuf>,
    /// Verdicts that are known: only what is not among them fails.
    pub baseline: Option<PathBuf>,
    /// What each item may use.
    #[serde(default)]
    pub limits: Limits,
    /// What is said of variables.
    #[serde(default)]
    pub assume: Vec<Assume>,
    /// Rules that are not checked.
    #[serde(default)]
    pub ignore: Vec<Ignore>,
    /// The folder in which the file stands.
    #[serde(skip)]
    pub root: PathBuf,
}

/// What each item may use, where no option says it.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// See `--effort`.
    pub effort: Option<u64>,
    /// See `--timeout`.
    pub timeout: Option<u64>,
    /// See `--memory`.
    pub memory: Option<u64>,
}

/// What is said of the variables of some rules.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Assume {
    /// Names of rules and properties; all, if nothing is said.
    pub rule: Option<String>,
    /// Names of modules; all, if nothing is said.
    pub module: Option<String>,
    /// Variables without bottoms in them, or `all`.
    #[serde(default)]
    pub total: Vec<String>,
    /// Variables that are finite and without bottoms, or `all`.
    #[serde(default)]
    pub finite: Vec<String>,
}

impl Assume {
    /// Whether it is about this rule of this module.
    pub fn is_about(&self, rule: &str, module: &str) -> bool {
        let fits = |wanted: &Option<String>, name: &str| wanted.as_ref().is_none_or(|glob| glob::matches(glob, name));
        fits(&self.rule, rule) && fits(&self.module, module)
    }
}

/// Rules that are not checked, and why.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Ignore {
    /// Names of rules and properties.
    pub rule: String,
    /// Nobody leaves something out without one.
    pub reason: String,
}

impl Config {
    /// The file of the nearest folder at or above this one that has one. The message says what is wrong with it.
    pub fn around(folder: &Path) -> Result<Option<Config>, String> {
        if !disk::has_projects() {
            return Ok(None);
        }
        let start = disk::absolute(folder);
        let Some(above) = start.ancestors().find(|folder| disk::is_file(&folder.join(FILE))) else { return Ok(None) };
        let root = crate::project::shown(folder, &start, above);
        let file = if root == Path::new(".") { PathBuf::from(FILE) } else { root.join(FILE) };
        let text = disk::read(&file)?;
        let config = Config::read(&text).map_err(|why| format!("{}: {}", file.display(), why.trim_end()))?;
        Ok(Some(Config { root, ..config }))
    }

    /// The text of such a file.
    fn read(text: &str) -> Result<Config, String> {
        let config: Config = toml::from_str(text).map_err(|error| error.to_string())?;
        match config.ignore.iter().find(|ignore| ignore.reason.trim().is_empty()) {
            Some(ignore) => Err(format!("[[ignore]] of `{}` has no reason", ignore.rule)),
            None => Ok(config),
        }
    }

    /// A path that the file names, from where the user is.
    pub fn path(&self, named: &Path) -> PathBuf {
        if self.root == Path::new(".") { named.to_owned() } else { self.root.join(named) }
    }

    /// What is meant where no paths are given.
    pub fn paths(&self) -> Vec<PathBuf> {
        match &self.paths[..] {
            [] => vec![self.root.clone()],
            paths => paths.iter().map(|path| self.path(path)).collect(),
        }
    }

    /// Why a rule is not checked, if it is not.
    pub fn ignored(&self, rule: &str) -> Option<&str> {
        self.ignore.iter().find(|ignore| glob::matches(&ignore.rule, rule)).map(|ignore| ignore.reason.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_keys_are_read() {
        let text = "paths = [\"src\"]\nbaseline = \"known.json\"\n[limits]\neffort = 5\n\
            [[assume]]\nmodule = \"Data.*\"\nfinite = [\"xs\"]\n[[ignore]]\nrule = \"slow*\"\nreason = \"GHC never fires it\"\n";
        let config = Config::read(text).unwrap();
        assert_eq!(config.limits.effort, Some(5));
        assert!(config.assume[0].is_about("any", "Data.Tree"));
        assert!(!config.assume[0].is_about("any", "Tree"));
        assert_eq!(config.ignored("slow/map"), Some("GHC never fires it"));
        assert_eq!(config.ignored("map"), None);
    }

    #[test]
    fn a_key_that_nobody_knows_is_an_error_that_says_which_are_known() {
        let why = Config::read("[limits]\nefort = 5\n").unwrap_err();
        assert!(why.contains("unknown field `efort`") && why.contains("`effort`"), "{why}");
        assert!(Config::read("[[ignore]]\nrule = \"a\"\n").unwrap_err().contains("reason"));
        assert!(Config::read("[[ignore]]\nrule = \"a\"\nreason = \" \"\n").unwrap_err().contains("reason"));
    }
}
