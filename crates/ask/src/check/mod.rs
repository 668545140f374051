//! Check these rules and properties: a proof, or a counterexample that was run.

pub mod abstracts;
pub mod certificate;
mod decide;
pub mod drawn;
pub(crate) mod equation;
pub(crate) mod glob;
pub mod goals;
mod help;
pub(crate) mod inputs;
mod instances;
mod polymorphic;
pub mod reproducer;
mod said;
pub(crate) mod samples;
mod task;
mod together;

use std::path::PathBuf;
use std::sync::Arc;

use selfsame_core::program::Ints;
use selfsame_equiv::Bottoms;
use serde::{Deserialize, Serialize};

use crate::config::Config;
use crate::limits::Allowance;

pub use certificate::CertificateFile;
pub use decide::{Answer, Effort, decide};
pub use equation::Equation;
pub use goals::{Compared, Item, Quantified, items};
pub use help::Help;
pub(crate) use help::more;
pub use said::{idle, ignored, nothing, unknown_among, unknown_variables, variables};
pub use task::{Task, of_file, read};
pub use together::{decide_all, first_share, may_share};

/// How laws are meant, and what each may use.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// What `Int` is.
    pub ints: Ints,
    /// Which errors are the same.
    pub bottoms: Bottoms,
    /// What is said of variables besides the source.
    pub quantified: Quantified,
    /// What the project says of rules: assumptions, and which are left out.
    pub project: Arc<Config>,
    /// Names of those that are wanted, with `*` and `?`; all if there are none.
    pub rules: Vec<String>,
    /// What each may use.
    pub allowance: Allowance,
    /// Where imported modules are looked for, besides the file's own folder.
    pub include: Vec<PathBuf>,
    /// Counterexamples of a law that are wanted.
    pub count: usize,
    /// Whether proofs are explained.
    pub is_explained: bool,
}

impl Settings {
    /// What is said of the variables of a rule besides the source: by options, or else by the project.
    pub fn quantified_of(&self, rule: &str, module: &str) -> Quantified {
        let mut all = self.quantified.clone();
        if all.total.is_empty() && all.finite.is_empty() {
            for assume in self.project.assume.iter().filter(|assume| assume.is_about(rule, module)) {
                all.total.extend(assume.total.iter().cloned());
                all.finite.extend(assume.finite.iter().cloned());
            }
        }
        all
    }
}
