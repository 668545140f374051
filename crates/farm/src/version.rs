//! Which program it is that plans, works and gathers: all three must be the same.

use std::time::UNIX_EPOCH;

/// The version with the commit; a build for development is known by its file, which nobody else has.
pub fn version(commit: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let is_commit = !commit.is_empty() && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_commit {
        return format!("{version} ({commit})");
    }
    let file = std::env::current_exe().and_then(std::fs::metadata).ok().map(|file| {
        let time = file.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        format!("{} {}", file.len(), time.as_nanos())
    });
    format!("{version} (development {})", file.unwrap_or_default())
}
