//! What is asked, with how it is meant.

use selfsame_ask::limits::Allowance;
use selfsame_ask::{audit, check, compare, refine};
use serde::{Deserialize, Serialize};

/// A question of many files, pairs or places; a job has it of one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Question {
    /// Do the laws of a file hold?
    Check {
        /// How they are meant.
        settings: check::Settings,
        /// What is shown of answers.
        shows: Shows,
    },
    /// Do the refinement types of a file hold?
    Refine {
        /// Which are asked about.
        settings: refine::Settings,
        /// What is shown of answers.
        shows: Shows,
    },
    /// Are two definitions the same function?
    Equiv {
        /// How they are meant.
        settings: compare::Settings,
    },
    /// What was read of the files of a place?
    Audit {
        /// Where imported modules are.
        settings: audit::Settings,
    },
}

/// What is shown of answers beyond their verdicts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shows {
    /// Proofs, times, what was tried.
    pub verbose: bool,
    /// What a page has.
    pub page: bool,
}

impl Question {
    /// The command that asks it on one machine.
    pub fn command(&self) -> &'static str {
        match self {
            Question::Check { .. } => "check",
            Question::Refine { .. } => "refine",
            Question::Equiv { .. } => "equiv",
            Question::Audit { .. } => "audit",
        }
    }

    /// What each item may use.
    pub fn allowance(&self) -> Allowance {
        match self {
            Question::Check { settings, .. } => settings.allowance,
            Question::Refine { settings, .. } => settings.allowance,
            Question::Equiv { settings } => settings.allowance,
            Question::Audit { settings } => settings.allowance,
        }
    }

    /// Where imported modules are looked for.
    pub(crate) fn include(&self) -> &[std::path::PathBuf] {
        match self {
            Question::Check { settings, .. } => &settings.include,
            Question::Refine { settings, .. } => &settings.include,
            Question::Equiv { settings } => &settings.include,
            Question::Audit { settings } => &settings.include,
        }
    }
}
