//! Every file below `examples/prove` says in comments what each of its queries must come to.

use std::path::{Path, PathBuf};

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::FileId;
use selfsame_rewrite::outcome::{QueryResult, Status};
use selfsame_rewrite::{Options, Verdict, run};

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder of examples") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|e| e == "rmt") {
            into.push(path);
        }
    }
    into.sort();
}

fn verdict(query: &QueryResult) -> &'static str {
    match query.verdict {
        Verdict::Verified => "proved",
        Verdict::Refuted(_) => "refuted",
        Verdict::Unknown(_) => "not proved",
    }
}

/// A failed proof must show where it failed, and must not claim its first goal.
fn shows_the_branch(query: &QueryResult) -> bool {
    let failed = |status: &Status| matches!(status, Status::Failed { failure } if !failure.left.is_empty());
    let claimed = query.goals.iter().any(|g| g.number == 1 && g.status.is_proved());
    let refuted = matches!(query.verdict, Verdict::Refuted(_));
    !claimed && (refuted || query.goals.iter().any(|g| failed(&g.status)))
}

fn check(part: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/prove").join(part);
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    assert!(!paths.is_empty());
    let mut wrong = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a readable example");
        let expected: Vec<&str> = text.lines().filter_map(|l| l.trim().strip_prefix("// expect: ")).collect();
        let outcome = run(&text, FileId(0), &Options::default());
        let errors: Vec<_> = outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", path.display());
        let found: Vec<&str> = outcome.queries.iter().map(verdict).collect();
        if found != expected {
            wrong.push(format!("{}: expected {expected:?}, found {found:?}", path.display()));
        }
        for query in outcome.queries.iter().filter(|q| q.kind == "show-simulation") {
            if query.verdict != Verdict::Verified && !shows_the_branch(query) {
                wrong.push(format!("{}: no failing branch is shown\n{}", path.display(), query.text));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_examples_of_the_paper() {
    check("paper");
}

#[test]
fn optimizations_are_proved_in_both_directions() {
    check("optimizations");
}

#[test]
fn wrong_optimizations_are_not_proved() {
    check("wrong");
}

#[test]
fn circularities_are_found() {
    check("automatic");
}

#[test]
fn the_language() {
    check("language");
}
