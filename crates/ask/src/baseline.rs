//! Verdicts that are known already, so that only what is new fails.
//!
//! An entry is known by its file, its name and its verdict, not by its line: an edit elsewhere makes nothing new. What was
//! unknown and is refuted now is new.

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// Known verdicts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baseline {
    /// Those that are no success, in order.
    pub known: BTreeSet<Known>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Where it stands, with slashes.
    pub file: String,
    /// The rule, property or definition.
    pub name: String,
    /// As the reports spell it.
    pub verdict: String,
}

impl Baseline {
    /// Reads a file of known verdicts. The message says why there is none.
    pub fn load(path: &Path) -> Result<Baseline, String> {
        let text = crate::files::read(path)?;
        serde_json::from_str(&text).map_err(|error| format!("{} is no baseline: {error}", path.display()))
    }

    /// As a file has it.
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let known = Known { file: "A.hs".into(), name: "p".into(), verdict: "refuted".into() };
        let baseline = Baseline { known: BTreeSet::from([known]) };
        assert_eq!(serde_json::from_str::<Baseline>(&baseline.text()).unwrap(), baseline);
        assert!(serde_json::from_str::<Baseline>("{\"knwon\": []}").is_err());
    }
}
