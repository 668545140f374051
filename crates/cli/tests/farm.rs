//! Questions that are answered elsewhere: the report is the one that a single machine writes, byte for byte but for times, whatever
//! happens to lines on the way and to answers that others kept.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use selfsame_farm::store::Store;
use selfsame_testing::{Random, root};

const FORMATS: [&str; 9] = ["human", "json", "sarif", "junit", "github", "markdown", "badge", "csv", "gradescope"];

/// A project as people have them: two packages, one with macros, headers and a settings file; a file with an error, one without
/// laws, one of OCaml with a library of its own.
const PROJECT: &[(&str, &str)] = &[
    ("cabal.project", "packages: */\n"),
    ("selfsame.toml", "[limits]\neffort = 3000\n[[ignore]]\nrule = \"prop_slow*\"\nreason = \"GHC never fires it\"\n"),
    (
        "shapes/shapes.cabal",
        "name: shapes\nlibrary\n  hs-source-dirs: src\n  include-dirs: include\n  cpp-options: -DSIDES=4\n",
    ),
    ("shapes/include/sides.h", "#define EXTRA 1\n"),
    (
        "shapes/src/Shape/Area.hs",
        "{-# LANGUAGE CPP #-}\nmodule Shape.Area where\n#include \"sides.h\"\nimport qualified Twice as T\n#if EXTRA\nimport Only.Sometimes (same)\n#endif\n\
         area :: Int -> Int\narea n = T.twice n * SIDES\n{-# RULES \"area/zero\" area 0 = 0 #-}\n\
         prop_area, prop_slow :: Int -> Bool\nprop_area n = area n == n * 8\nprop_slow n = area n > n\n\
         prop_same :: Int -> Bool\nprop_same n = same n == n\n",
    ),
    ("shapes/src/Only/Sometimes.hs", "module Only.Sometimes where\nsame :: Int -> Int\nsame x = x\n"),
    ("numbers/numbers.cabal", "name: numbers\nlibrary\n  hs-source-dirs: .\n"),
    (
        "numbers/Twice.hs",
        "module Twice where\ntwice :: Int -> Int\ntwice n = n + n\nprop_twice :: Int -> Bool\nprop_twice n = twice n == 3 * n\n",
    ),
    (
        "numbers/Broken.hs",
        "module Broken where\nf :: Int -> Int\nf x = y\nprop_f :: Int -> Bool\nprop_f x = f x == x\n",
    ),
    ("numbers/Quiet.hs", "module Quiet where\nq :: Int\nq = 1\n"),
    ("queue/dune-project", "(lang dune 3.0)\n"),
    ("queue/dune", "(library (name queue))\n"),
    ("queue/rows.ml", "let rec length = function [] -> 0 | _ :: rest -> 1 + length rest\n"),
    ("queue/queue.ml", "let prop_empty x = Rows.length [x] = 1\nlet prop_wrong x = Rows.length [x; x] = x\n"),
];

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("farm").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for files");
    folder
}

fn project(name: &str) -> PathBuf {
    let folder = folder(name);
    for (path, text) in PROJECT {
        let file = folder.join("project").join(path);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, text).expect("a file");
    }
    folder
}

fn selfsame(inside: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.args(words).current_dir(inside).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.output().expect("the program runs")
}

/// What is written to standard output, kept in a file.
fn kept(inside: &Path, words: &[&str], file: &Path) {
    let output = selfsame(inside, words);
    assert!(output.status.success(), "{words:?}: {output:?}");
    std::fs::write(file, output.stdout).expect("a file");
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// A text without times.
fn timeless(bytes: &[u8]) -> String {
    let mut out = String::new();
    let mut rest = std::str::from_utf8(bytes).expect("UTF-8");
    while let Some(at) =
        ["\"time_ms\": ", "time=\"", " · "].iter().filter_map(|mark| rest.find(mark).map(|at| at + mark.len())).min()
    {
        out += &rest[..at];
        rest = rest[at..].trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    }
    out + rest
}

fn same(alone: &Output, gathered: &Output, what: &str) {
    assert_eq!(timeless(&alone.stdout), timeless(&gathered.stdout), "{what}");
    assert_eq!(timeless(&alone.stderr), timeless(&gathered.stderr), "{what}");
    assert_eq!(alone.status.code(), gathered.status.code(), "{what}");
}

/// Plans, has the work done where none of the files are, and compares the reports in these formats.
fn compare(name: &str, ask: &str, words: &[&str], formats: &[&str]) {
    let top = project(name);
    let (inside, hidden, elsewhere) = (top.join("project"), top.join("hidden"), top.join("elsewhere"));
    std::fs::create_dir_all(&elsewhere).expect("a folder");
    let (jobs, results) = (top.join("jobs"), top.join("results"));
    kept(&inside, &[&["plan", "--ask", ask], words].concat(), &jobs);
    std::fs::rename(&inside, &hidden).expect("it was made");
    kept(&elsewhere, &["work", &text(&jobs)], &results);
    std::fs::rename(&hidden, &inside).expect("it was moved");
    let cached: &[&str] = if matches!(ask, "check" | "refine") { &["--no-cache"] } else { &[] };
    for format in formats {
        let alone = selfsame(&inside, &[&[ask, "--format", format], words, cached].concat());
        let gathered = selfsame(&inside, &["gather", "--format", format, &text(&results)]);
        same(&alone, &gathered, &format!("{ask} {format}"));
        assert!(!gathered.stdout.is_empty(), "{ask} {format}");
    }
}

#[test]
fn laws_are_reported_alike_in_every_format() {
    compare("check", "check", &["shapes", "numbers", "queue"], &FORMATS);
}

#[test]
fn pages_are_alike() {
    let top = project("page");
    let (inside, jobs, results) = (top.join("project"), top.join("jobs"), top.join("results"));
    kept(&inside, &["plan", "numbers", "shapes", "-v", "--html", "-"], &jobs);
    kept(&top, &["work", &text(&jobs)], &results);
    let alone = selfsame(&inside, &["check", "numbers", "shapes", "-v", "--html", "-", "--no-cache"]);
    let gathered = selfsame(&inside, &["gather", "-v", "--html", "-", &text(&results)]);
    assert!(timeless(&gathered.stdout).contains("<main"));
    same(&alone, &gathered, "page");
}

#[test]
fn refinements_pairs_and_audits_are_reported_alike() {
    let place = |name: &str| text(&root().join(name));
    compare("refine", "refine", &[&place("examples/refine"), "--effort", "3000"], &["human", "json"]);
    compare("audit", "audit", &["."], &["human", "json", "csv"]);
    let names = ["insertion", "quick"].map(|name| format!("{}:{name}", place("examples/equiv/Sorts.hs")));
    compare("equiv", "equiv", &[&names[0], &names[1], &names[0], "--effort", "3000"], &["human", "json", "junit"]);
}

/// What may happen to lines between machines.
#[test]
fn broken_doubled_and_foreign_lines_are_harmless() {
    let top = project("lines");
    let (inside, jobs, results) = (top.join("project"), top.join("jobs"), top.join("results"));
    kept(&inside, &["plan", "."], &jobs);
    kept(&top, &["work", &text(&jobs)], &results);
    let alone = selfsame(&inside, &["check", ".", "--no-cache", "--format", "json"]);
    let whole = std::fs::read_to_string(&results).expect("results");
    let lines: Vec<&str> = whole.lines().collect();
    assert!(lines.len() > 4);
    let mut random = Random::new(26);
    let mut mixed: Vec<String> = Vec::new();
    for line in lines.iter().chain(&lines) {
        mixed.insert(random.below(mixed.len() + 1), (*line).to_owned());
        let cut = random.below(line.len());
        mixed.push(line.get(..cut).unwrap_or_default().to_owned());
        mixed.push(line.replace("\"version\":\"", "\"version\":\"9"));
    }
    mixed.push("\u{0}\u{1} no line at all".to_owned());
    let other = top.join("mixed");
    std::fs::write(&other, mixed.join("\n")).expect("a file");
    let gathered = selfsame(&inside, &["gather", "--format", "json", &text(&other), &text(&results)]);
    assert_eq!(timeless(&alone.stdout), timeless(&gathered.stdout));
    assert_eq!(alone.status.code(), gathered.status.code());
    assert!(String::from_utf8_lossy(&gathered.stderr).contains("doubled"), "{gathered:?}");
    // Results of what a file was before are not those of the plan; those of what did not change are.
    std::fs::write(inside.join("numbers/Twice.hs"), "module Twice where\ntwice :: Int -> Int\ntwice n = 2 * n\n")
        .expect("a file");
    let again = top.join("again");
    kept(&inside, &["plan", "."], &again);
    let some = selfsame(&inside, &["gather", "--plan", &text(&again), &text(&results), "--format", "json"]);
    let said = String::from_utf8_lossy(&some.stderr).into_owned();
    assert!(said.contains("2 jobs have no result: numbers/Twice.hs, shapes/src/Shape/Area.hs"), "{said}");
    assert!(!String::from_utf8_lossy(&some.stdout).contains("Twice.hs"), "{some:?}");
    let rest = top.join("rest");
    kept(&top, &["work", "--done", &text(&results), &text(&again)], &rest);
    assert_eq!(std::fs::read_to_string(&rest).expect("results").lines().count(), 2, "only what changed is asked again");
    let all = selfsame(&inside, &["gather", "--plan", &text(&again), &text(&results), &text(&rest)]);
    let alone = selfsame(&inside, &["check", ".", "--no-cache"]);
    assert_eq!((timeless(&alone.stdout), alone.status.code()), (timeless(&all.stdout), all.status.code()));
    assert!(String::from_utf8_lossy(&all.stderr).contains("lines left out: 2 of other jobs"), "{all:?}");
}

#[test]
fn what_is_missing_is_named() {
    let top = project("missing");
    let (inside, jobs, results) = (top.join("project"), top.join("jobs"), top.join("results"));
    kept(&inside, &["plan", "numbers"], &jobs);
    kept(&top, &["work", "--share", "0/2", &text(&jobs)], &results);
    let some = selfsame(&inside, &["gather", "--plan", &text(&jobs), &text(&results)]);
    let said = String::from_utf8_lossy(&some.stderr).into_owned();
    assert!(said.contains("1 jobs have no result: numbers/Quiet.hs"), "{said}");
    assert_eq!(some.status.code(), Some(1), "something is refuted: {some:?}");
    let rest = top.join("rest");
    kept(&top, &["work", "--done", &text(&results), &text(&jobs)], &rest);
    assert_eq!(std::fs::read_to_string(&rest).expect("results").lines().count(), 1, "only what is not done is done");
    let all = selfsame(&inside, &["gather", "--plan", &text(&jobs), &text(&results), &text(&rest)]);
    same(&selfsame(&inside, &["check", "numbers", "--no-cache"]), &all, "all");
}

#[test]
fn a_line_that_is_no_job_costs_no_other_its_result() {
    let top = project("nojob");
    let (inside, jobs) = (top.join("project"), top.join("jobs"));
    kept(&inside, &["plan", "numbers"], &jobs);
    let whole = std::fs::read_to_string(&jobs).expect("jobs");
    let first = whole.lines().last().expect("a job");
    assert!(first.contains("twice"));
    let other = format!("{}\n{whole}\nnothing\n{}", &first[..first.len() / 2], first.replace("twice", "thrice"));
    std::fs::write(&jobs, other).expect("a file");
    let worked = selfsame(&top, &["work", &text(&jobs)]);
    assert_eq!(String::from_utf8_lossy(&worked.stdout).lines().count(), 3, "{worked:?}");
    assert!(String::from_utf8_lossy(&worked.stderr).contains("are no jobs"), "{worked:?}");
}

/// Where each result is from.
fn from(results: &Path) -> BTreeMap<String, usize> {
    let mut from = BTreeMap::new();
    for line in std::fs::read_to_string(results).expect("results").lines() {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        *from.entry(value["from"].as_str().expect("a word").to_owned()).or_default() += 1;
    }
    from
}

#[test]
fn answers_of_others_are_taken_and_never_believed() {
    let top = project("store");
    let (inside, jobs, results, store) =
        (top.join("project"), top.join("jobs"), top.join("results"), top.join("store"));
    kept(&inside, &["plan", "."], &jobs);
    let work = || {
        kept(&top, &["work", "--cache", &text(&store), &text(&jobs)], &results);
        let report = selfsame(&inside, &["gather", "--format", "json", "--plan", &text(&jobs), &text(&results)]);
        (timeless(&report.stdout), from(&results))
    };
    let (report, first) = work();
    let count = first["work"];
    assert_eq!(work(), (report.clone(), BTreeMap::from([("store".to_owned(), count)])));
    // Whatever becomes of what is kept, no verdict is another one.
    let keys: Vec<PathBuf> = std::fs::read_dir(&store)
        .expect("it is there")
        .flat_map(|folder| std::fs::read_dir(folder.expect("a folder").path()).expect("a folder"))
        .map(|file| file.expect("a file").path())
        .collect();
    assert_eq!(keys.len(), count);
    let mut random = Random::new(1);
    for key in &keys {
        let mut bytes = std::fs::read(key).expect("it is there");
        let place = random.below(bytes.len());
        match random.below(3_u8) {
            0 => bytes.truncate(place),
            1 => bytes[place] ^= 1 << random.below(8_u8),
            _ => bytes = std::fs::read(&keys[0]).expect("it is there").into_iter().chain([0]).collect(),
        }
        std::fs::write(key, bytes).expect("a file");
    }
    assert_eq!(work(), (report.clone(), first.clone()));
    // Somebody lies, with a sum that is right: what is refuted is said to be verified, with the proof of something else.
    let kept_by = Store::open(&text(&store)).expect("a folder");
    let mut lies = 0;
    for key in &keys {
        let name = key.file_name().expect("a name").to_string_lossy().into_owned();
        let body = kept_by.get(&name).expect("it was made again");
        let (part, proofs) = body.split_once('\n').expect("two lines");
        if part.contains("\"refuted\"") {
            let lie = part
                .replace("\"refuted\"", "\"verified\"")
                .replace("refuted   ", "verified  ")
                .replace("replayed", "certified");
            kept_by.put(&name, &format!("{lie}\n{proofs}"));
            lies += 1;
        }
    }
    assert!(lies > 0);
    let (lied, taken) = work();
    assert_eq!((lied, taken["work"]), (report, lies));
}
