//! Every file below `examples/prove` says in comments what each of its queries must come to.

use std::path::{Path, PathBuf};

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::FileId;
use selfsame_rewrite::outcome::{Direction, GoalResult, QueryResult, Status};
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

/// A failed proof must show where it failed, with an instance, and must not claim its first goal both ways.
fn shows_the_branch(query: &QueryResult) -> bool {
    let failed = |g: &GoalResult| {
        let branch = matches!(&g.status, Status::Failed { failure } if !failure.left.is_empty());
        let instance = matches!(&g.status, Status::Failed { failure } if !failure.instance.is_empty());
        branch && (instance || g.counterexample.is_some())
    };
    let first = || query.goals.iter().filter(|g| g.number == 1);
    !first().all(|g| g.status.is_proved()) && query.goals.iter().any(failed)
}

fn folder(part: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/prove").join(part)
}

/// Runs all files of a folder, compares verdicts, and gives the answers to every query.
fn check(part: &str) -> Vec<(PathBuf, Vec<QueryResult>)> {
    let mut paths = Vec::new();
    files(&folder(part), &mut paths);
    assert!(!paths.is_empty());
    let mut wrong = Vec::new();
    let mut answers = Vec::new();
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
        answers.push((path, outcome.queries));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    answers
}

/// The rows of Fig. 11, by file.
const ROWS: [&str; 19] = [
    "hoisting",
    "constant-propagation-1",
    "copy-propagation",
    "if-conversion",
    "pre",
    "licm",
    "loop-peeling",
    "loop-unrolling-1",
    "loop-unswitching",
    "software-pipelining",
    "loop-fission",
    "loop-fusion",
    "loop-interchange",
    "loop-reversal",
    "loop-skewing",
    "loop-flattening",
    "strength-reduction",
    "loop-tiling-1",
    "loop-tiling-2",
];

fn row(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).expect("a name")
}

/// No goal but the claim itself was given, and what else was needed was found.
fn no_hints(queries: &[QueryResult]) -> bool {
    queries.iter().all(|q| q.goals.iter().all(|g| g.number == 1 || g.found))
}

#[test]
fn the_examples_of_the_paper() {
    check("paper");
}

#[test]
fn optimizations_are_proved_in_both_directions() {
    let answers = check("optimizations");
    for name in ROWS {
        let (_, queries) = answers.iter().find(|(path, _)| row(path) == name).expect("a file for each row");
        for query in queries {
            for direction in [Direction::Forward, Direction::Backward] {
                assert!(query.goals.iter().any(|g| g.direction == direction && g.status.is_proved()), "{name}");
            }
            assert!(query.goals.iter().all(|g| !g.found), "{name}: what is given is enough");
            assert_eq!(query.assumptions, [""; 0], "{name}");
        }
    }
    assert_eq!(answers.iter().filter(|(path, queries)| ROWS.contains(&row(path)) && no_hints(queries)).count(), 6);
}

#[test]
fn wrong_optimizations_are_not_proved() {
    assert!(check("wrong").len() >= 20);
}

#[test]
fn circularities_are_found() {
    let answers = check("automatic");
    assert!(answers.iter().all(|(_, queries)| no_hints(queries)));
    // Six rows more need no circularity at all.
    assert_eq!(answers.iter().filter(|(path, _)| ROWS.contains(&row(path))).count(), 13);
}

/// The optimizations once more, as programs and schemas are written, with no circularity given.
#[test]
fn optimizations_from_concrete_syntax() {
    let answers = check("concrete");
    assert!(answers.iter().all(|(_, queries)| no_hints(queries)));
    assert_eq!(answers.iter().filter(|(path, _)| ROWS.contains(&row(path))).count(), 17);
}

#[test]
fn the_language() {
    check("language");
}
