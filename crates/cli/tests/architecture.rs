//! What ARCHITECTURE.md says of the crates is so: who depends on whom, that engines know no language and front ends no engine, who
//! reads and writes, that the command line decides nothing, and that nothing is depended on in vain.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use selfsame_testing::{files, matches_file, root};

const ENGINES: [&str; 10] =
    ["certify", "core", "demand", "equiv", "explore", "grade", "refine", "rewrite", "solver", "symbolic"];
const FRONT_ENDS: [&str; 6] = ["haskell", "library", "ocaml", "ocaml-library", "tip", "typing"];
/// Who shows answers.
const SHOWN_BY: [&str; 3] = ["cli", "lsp", "report"];
/// Those of `ask` that keep files, which are read again by the same code.
const KEEPERS: [&str; 2] = ["ask/src/journal.rs", "ask/src/cache.rs"];
/// Lines of the command line at most: what it does besides showing answers belongs to others.
const MOST_LINES: usize = 4000;
/// Tests of limits of time, which need a clock, and those that only give up on what hangs.
const WITH_A_CLOCK: [&str; 3] = ["cli/tests/limits.rs", "tests/lsp/client.rs", "core/src/eval/tests.rs"];
/// Where the drawing stands in ARCHITECTURE.md.
const MARKS: [&str; 2] =
    ["<!-- graph: drawn by `cargo test -p selfsame --test architecture` -->\n```\n", "```\n<!-- end -->\n"];

/// The names under a heading of a crate's Cargo.toml.
fn listed(of: &str, heading: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("crates").join(of).join("Cargo.toml")).expect("every crate has one");
    let under = text.lines().skip_while(|line| *line != heading).skip(1).take_while(|line| !line.starts_with('['));
    let names =
        under.filter_map(|line| line.split(['.', ' ', '=']).next().filter(|name| !name.is_empty() && *name != "#"));
    names.map(str::to_owned).collect()
}

/// The crates of ours that each depends on.
fn graph() -> BTreeMap<String, BTreeSet<String>> {
    let folders = std::fs::read_dir(root().join("crates")).expect("there are crates");
    let names = folders.map(|folder| folder.expect("it is readable").file_name().to_string_lossy().into_owned());
    names
        .map(|name| {
            let ours = listed(&name, "[dependencies]").into_iter();
            let ours = ours.filter_map(|dependency| dependency.strip_prefix("selfsame-").map(str::to_owned)).collect();
            (name, ours)
        })
        .collect()
}

/// Everything that a crate stands on.
fn below(graph: &BTreeMap<String, BTreeSet<String>>, of: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut todo: Vec<&String> = graph[of].iter().collect();
    while let Some(next) = todo.pop() {
        if all.insert(next.clone()) {
            todo.extend(&graph[next]);
        }
    }
    all
}

/// A line a crate, those that stand on most first, each with what it depends on that nothing else it depends on does.
fn drawn(graph: &BTreeMap<String, BTreeSet<String>>) -> String {
    let mut names: Vec<&String> = graph.keys().collect();
    names.sort_by_key(|name| (std::cmp::Reverse(below(graph, name).len()), name.as_str()));
    let line = |name: &String| {
        let direct = &graph[name];
        let is_implied = |one: &&String| direct.iter().any(|other| below(graph, other).contains(*one));
        let direct: Vec<&str> = direct.iter().filter(|one| !is_implied(one)).map(String::as_str).collect();
        format!("{name:14} {}", direct.join(", ")).trim_end().to_owned() + "\n"
    };
    names.into_iter().map(line).collect()
}

#[test]
fn the_drawing_is_that_of_the_crates() {
    let path = root().join("ARCHITECTURE.md");
    let text = std::fs::read_to_string(&path).expect("it is there");
    let start = text.find(MARKS[0]).expect("the drawing has a beginning") + MARKS[0].len();
    let end = start + text[start..].find(MARKS[1]).expect("the drawing has an end");
    let drawing = drawn(&graph());
    let drawn = format!("{}{drawing}{}", &text[..start], &text[end..]);
    matches_file(&path, &drawn).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn engines_and_front_ends_do_not_know_each_other() {
    let graph = graph();
    for engine in ENGINES {
        let known: Vec<String> = below(&graph, engine).into_iter().filter(|one| FRONT_ENDS.contains(&&**one)).collect();
        assert!(known.is_empty(), "{engine} depends on {known:?}");
    }
    for front in FRONT_ENDS {
        let known: Vec<String> =
            below(&graph, front).into_iter().filter(|one| one != "core" && ENGINES.contains(&&**one)).collect();
        assert!(known.is_empty(), "{front} depends on {known:?}");
    }
    assert_eq!(
        below(&graph, "certify"),
        BTreeSet::from(["core".to_owned()]),
        "the checker stands on the calculus alone"
    );
}

/// The files of a crate with their texts, without those of tests.
fn rust_files(of: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![root().join("crates").join(of).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("it is readable") {
            let path = entry.expect("it is readable").path();
            let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
            if path.is_dir() && !is_test {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test {
                let text = std::fs::read_to_string(&path).expect("it is text");
                files.push((path, text));
            }
        }
    }
    files
}

/// The code of a crate, line by line: without comments and tests.
fn code(of: &str) -> Vec<(PathBuf, String)> {
    let mut lines = Vec::new();
    for (path, text) in rust_files(of) {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.extend(code.map(|line| (path.clone(), line.to_owned())));
    }
    lines
}

fn assert_without(crates: &[&str], words: &[&str], allowed: &[&str]) {
    for of in crates {
        for (path, line) in code(of) {
            let has = words.iter().find(|word| line.contains(**word) && !allowed.iter().any(|one| line.contains(one)));
            assert!(has.is_none(), "{}: {}", path.display(), line.trim());
        }
    }
}

#[test]
fn engines_name_no_language() {
    // A list's `++` and LiquidHaskell's `choose` are library functions that mean something to an engine.
    let known = ["GHC.List.++", "Language.Haskell.Liquid.Prelude.choose"];
    assert_without(&ENGINES, &["askell", "caml", "OCaml", "GHC"], &known);
}

#[test]
fn engines_and_front_ends_neither_read_nor_write() {
    let all: Vec<&str> = ENGINES.into_iter().chain(["haskell", "ocaml", "report", "tip", "typing"]).collect();
    assert_without(&all, &["std::fs", "println!", "std::env::", "std::process", "std::net", "stdin()"], &[]);
}

#[test]
fn questions_are_answered_by_values() {
    let graph = graph();
    for below_it in ENGINES.into_iter().chain(FRONT_ENDS) {
        assert!(!below(&graph, below_it).contains("ask"), "{below_it} depends on ask");
    }
    let shows: Vec<String> = below(&graph, "ask").into_iter().filter(|one| SHOWN_BY.contains(&&**one)).collect();
    assert!(shows.is_empty(), "ask depends on {shows:?}");
    assert_without(&["ask"], &["print!", "println!", "std::net", "stdin()", "stdout()", "stderr()", "clap"], &[]);
    let writing = ["fs::write", "fs::create", "fs::rename", "fs::remove", "File::create", "OpenOptions"];
    for (path, line) in code("ask") {
        let is_kept = KEEPERS.iter().any(|keeper| path.ends_with(keeper));
        assert!(is_kept || !writing.iter().any(|word| line.contains(word)), "{}: {}", path.display(), line.trim());
    }
}

#[test]
fn the_command_line_is_small() {
    let lines: usize = rust_files("cli").iter().map(|(_, text)| text.lines().count()).sum();
    assert!(lines <= MOST_LINES, "{lines} lines, and {MOST_LINES} are enough to show answers");
}

#[test]
fn nothing_is_depended_on_in_vain() {
    for name in graph().keys() {
        let mut text: String = code(name).into_iter().map(|(_, line)| line + "\n").collect();
        let script = root().join("crates").join(name).join("build.rs");
        text += &std::fs::read_to_string(script).unwrap_or_default();
        for dependency in listed(name, "[dependencies]") {
            let crate_name = dependency.replace('-', "_");
            assert!(text.contains(&crate_name), "{name} does not use {dependency}");
        }
    }
}

#[test]
fn nothing_that_is_shipped_depends_on_testing() {
    let graph = graph();
    let users: Vec<&String> = graph.keys().filter(|name| graph[*name].contains("testing")).collect();
    assert!(users.is_empty(), "{users:?} depend on testing");
}

/// The texts of all tests, those in folders of sources too.
fn tests() -> Vec<(PathBuf, String)> {
    let is_test = |path: &PathBuf| {
        let path = path.strip_prefix(root()).expect("it is below the root");
        path.iter().any(|part| part == "tests") || path.ends_with("tests.rs")
    };
    let all = ["crates", "tests"].iter().flat_map(|folder| files(&root().join(folder), &["rs"])).filter(is_test);
    all.map(|path| (path.clone(), std::fs::read_to_string(path).expect("it was listed"))).collect()
}

/// An expectation that depends on how busy the machine is is none: what a search may use is counted.
#[test]
fn no_expectation_has_a_clock() {
    let own = Path::new(file!()).file_name().expect("a file");
    for (path, text) in tests() {
        let is_allowed = WITH_A_CLOCK.iter().any(|allowed| path.ends_with(allowed)) || path.ends_with(own);
        let has_clock = ["Instant::now", "Duration::from", ".elapsed()"].iter().any(|word| text.contains(word));
        assert!(is_allowed || !has_clock, "{} looks at the clock", path.display());
    }
}

/// Public items of libraries say what they are for.
#[test]
fn libraries_ask_for_documentation() {
    let asks = |name: &String| {
        let path = root().join("crates").join(name).join("src/lib.rs");
        std::fs::read_to_string(path).expect("a library").contains("#![warn(missing_docs)]")
    };
    let without: Vec<String> = graph().into_keys().filter(|name| name != "cli" && !asks(name)).collect();
    assert_eq!(without, Vec::<String>::new());
}
