//! The program loads Z3's library from the checkout, or, once installed, from the folder `lib` beside its own; and it knows the
//! commit it was built from.

use std::process::Command;

fn main() {
    if let Ok(folder) = std::env::var("DEP_SELFSAME_ASK_RPATH") {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
    }
    println!("cargo:rustc-link-arg=-Wl,-rpath,$ORIGIN/../lib");
    println!("cargo:rustc-env=SELFSAME_COMMIT={}", commit());
}

/// Of a release; while one works on it, every commit would build the program anew.
fn commit() -> String {
    if std::env::var("PROFILE").as_deref() != Ok("release") {
        return "none, a build for development".into();
    }
    if let Some(log) = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]) {
        println!("cargo:rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_else(|| "unknown".into())
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
