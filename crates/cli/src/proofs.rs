//! Proofs as files of a folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Writes a proof into the folder, which is made when it is not there: into a file of its own, whatever others of its name were
/// written already. `end` is what the name ends with. The message says what went wrong.
pub fn save(
    folder: &Path,
    name: &str,
    end: &str,
    proof: serde_json::Result<String>,
    written: &mut BTreeSet<PathBuf>,
) -> Result<PathBuf, String> {
    let numbered = |number: usize| match number {
        1 => folder.join(name),
        _ => folder.join(format!("{}.{number}{end}", name.trim_end_matches(end))),
    };
    let path = (1..).map(numbered).find(|path| !written.contains(path)).unwrap_or_else(|| folder.join(name));
    let explain = |error: &dyn std::fmt::Display| format!("cannot write {}: {error}", path.display());
    let text = proof.map_err(|error| explain(&error))?;
    std::fs::create_dir_all(folder).map_err(|error| explain(&error))?;
    std::fs::write(&path, text + "\n").map_err(|error| explain(&error))?;
    written.insert(path.clone());
    Ok(path)
}
