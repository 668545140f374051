//! What users and scripts rely on, whatever the command: exit codes, formats, options, and that nothing asked for is ignored.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

const FORMATS: [&str; 7] = ["human", "json", "sarif", "junit", "github", "markdown", "badge"];

/// One question for each command, with its exit code.
const QUESTIONS: &[(&[&str], i32)] = &[
    (&["check", "examples/check/Laws.hs"], 1),
    (&["check", "examples/check/Laws.hs", "--finite", "all", "--rule", "*_thrice"], 0),
    (&["check", "examples/ocaml/list_append.ml"], 0),
    (&["run", "examples/Shapes.hs", "length shapes"], 0),
    (&["run", "examples/Shapes.hs", "head []"], 1),
    (&["run", "examples/Shapes.hs", "length [1..]", "--steps", "1000"], 3),
    (&["explore", "examples/explore/Bank.hs", "withdraw"], 0),
    (&["reach", "tests/ocaml/reach/facehugger.ml", "--target", "target"], 0),
    (&["reach", "tests/ocaml/reach/pigeon.ml", "--target", "impossible"], 1),
    (&["equiv", "examples/equiv/Sorts.hs:insertion", "examples/equiv/Sorts.hs:quick"], 1),
    (&["diff", "examples/equiv/Sorts.hs", "examples/equiv/Sorts.hs"], 0),
    (&["group", "--no-cache", "--entry", "maximum", "examples/group/maximum"], 3),
    (&["refine", "examples/refine/Shop.hs"], 1),
    (&["prove", "examples/prove/paper/example1.rmt"], 0),
    (&["audit", "examples/Shapes.hs"], 0),
    (&["audit", "examples/ocaml/list_append.ml"], 0),
];

/// Questions about nothing.
const NOTHING: &[&[&str]] = &[
    &["check", "tests/cli/programs/Empty.hs"],
    &["check", "tests/cli/programs/no_such_folder"],
    &["check", "examples/check/Laws.hs", "--rule", "no such *"],
    &["run", "examples/Shapes.hs", "no_such_name"],
    &["explore", "examples/explore/Bank.hs", "no_such_name"],
    &["reach", "tests/ocaml/reach/pigeon.ml", "--target", "no_such_name"],
    &["equiv", "examples/equiv/Sorts.hs:no_such_name", "examples/equiv/Sorts.hs:quick"],
    &["diff", "examples/equiv/Sorts.hs", "tests/cli/programs/Empty.hs"],
    &["group", "--no-cache", "--entry", "no_such_name", "examples/group/maximum"],
    &["refine", "examples/equiv/Sorts.hs"],
    &["prove", "examples/equiv/Sorts.hs"],
    &["recheck", "examples/equiv/Sorts.hs"],
    &["audit", "tests/cli/programs/Empty.hs"],
];

fn selfsame(args: &[&str], more: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.args(args).args(more).current_dir(root).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.output().expect("the program runs")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal ended it")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn exit_codes_do_not_depend_on_the_format() {
    for (args, expected) in QUESTIONS {
        for format in FORMATS {
            let output = selfsame(args, &["--format", format]);
            assert_eq!(code(&output), *expected, "{args:?} {format}: {}", text(&output.stderr));
            if format == "json" || format == "sarif" {
                let value: Value = serde_json::from_slice(&output.stdout).expect("JSON and nothing else");
                assert!(value.is_object());
            }
        }
    }
}

#[test]
fn every_entry_says_what_scripts_need() {
    for (args, _) in QUESTIONS {
        let output = selfsame(args, &["--format", "json"]);
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(
            (&value["schema"], &value["tool"], &value["command"]),
            (&2.into(), &"selfsame".into(), &args[0].into())
        );
        for entry in value["results"].as_array().expect("a list") {
            for field in ["name", "file", "verdict"] {
                assert!(entry[field].is_string(), "{args:?}: {entry}");
            }
            assert!(
                entry["line"].is_u64() && entry["time_ms"].is_number() && entry["assumptions"].is_array(),
                "{entry}"
            );
            assert_eq!(entry["verdict"] == "unknown", entry["reason"].is_string(), "{args:?}: {entry}");
        }
    }
}

#[test]
fn nothing_to_do_is_an_error_with_a_message() {
    for args in NOTHING {
        for format in FORMATS {
            let output = selfsame(args, &["--format", format]);
            assert_eq!(code(&output), 2, "{args:?} {format}");
            assert!(text(&output.stderr).starts_with("error: "), "{args:?} {format}: {}", text(&output.stderr));
        }
    }
}

#[test]
fn every_command_writes_a_page() {
    for (i, (args, expected)) in QUESTIONS.iter().enumerate() {
        let path = temporary(&format!("contract-{i}.html"));
        let _ = std::fs::remove_file(&path);
        let output = selfsame(args, &["--html", path.to_str().expect("UTF-8")]);
        assert_eq!(code(&output), *expected, "{args:?}: {}", text(&output.stderr));
        let page = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{args:?} wrote no page"));
        assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"), "{args:?}");
        // Self-contained: nothing is fetched.
        assert!(!page.contains("src=\"http") && !page.contains("<link"), "{args:?}");
    }
    let output = selfsame(QUESTIONS[0].0, &["--html", "/no/such/folder/page.html"]);
    assert_eq!(code(&output), 2);
    assert!(text(&output.stderr).starts_with("error: cannot write "));
}

#[test]
fn colours_are_for_those_who_want_them() {
    let args = ["check", "tests/cli/programs/Bad.hs"];
    let colored = |more: &[&str]| selfsame(&args, more).stderr.contains(&0x1b);
    assert!(colored(&["--color", "always"]));
    assert!(!colored(&["--color", "never"]));
    assert!(!colored(&["--color", "auto"]), "a pipe is no terminal");
}

/// What `Int` is asked to be is what it is, or the question is refused.
#[test]
fn no_command_ignores_what_int_is() {
    for (args, expected) in QUESTIONS {
        let output = selfsame(args, &["--int", "64", "--format", "json"]);
        if code(&output) == 2 {
            assert!(text(&output.stderr).starts_with("error: --int"), "{args:?}: {}", text(&output.stderr));
            continue;
        }
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        for entry in value["results"].as_array().expect("a list") {
            let assumptions = entry["assumptions"].to_string();
            assert!(!assumptions.contains("unbounded"), "{args:?}: {assumptions}");
        }
        let default = selfsame(args, &[]);
        assert_eq!(code(&default), *expected);
    }
    let output = selfsame(&["run", "examples/Shapes.hs", "1", "--int", "unbounded"], &[]);
    assert_eq!(code(&output), 2);
}

/// `next n > n` holds of all integers, and not of the last one of 64 bits; `n * 2` and `n + n` are the same in both.
#[test]
fn numbers_of_64_bits_are_compared_as_such() {
    let file = temporary("Overflow.hs");
    let program = "module Overflow where\nlater, always, double, twice :: Int -> Bool\n\
                   later n = n + 1 > n\nalways n = n == n\ndouble n = even (n * 2)\ntwice n = even (n + n)\n";
    std::fs::write(&file, program).expect("a file");
    let named = |name: &str| format!("{}:{name}", file.display());
    let equiv = |left: &str, right: &str, int: &str| {
        let (left, right) = (named(left), named(right));
        code(&selfsame(&["equiv", &left, &right, "--finite", "all", "--timeout", "20", "--int", int], &[]))
    };
    assert_eq!(equiv("later", "always", "unbounded"), 0);
    assert_eq!(equiv("later", "always", "64"), 0, "2^63 - 1 tells them apart, which is said");
    assert_eq!(equiv("double", "double", "64"), 0);
    assert_ne!(equiv("double", "twice", "64"), 1, "no number tells them apart");
}

#[test]
fn completions_name_every_command() {
    let commands = ["check", "recheck", "run", "explore", "reach", "equiv", "diff", "group", "prove", "refine", "lsp"];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = selfsame(&["completions", shell], &[]);
        assert_eq!(code(&output), 0);
        for command in commands {
            assert!(text(&output.stdout).contains(command), "{shell} does not know {command}");
        }
    }
    let help = selfsame(&["--help"], &[]);
    assert_eq!(code(&help), 0);
    for command in commands {
        assert!(text(&help.stdout).contains(&format!("\n  {command} ")), "{command}");
    }
}

#[test]
fn quiet_leaves_results_and_errors() {
    let args = ["check", "tests/cli/programs/Doubtful.hs"];
    assert!(!selfsame(&args, &[]).stderr.is_empty(), "there is something to be quiet about");
    let quiet = selfsame(&args, &["-q"]);
    assert_eq!((code(&quiet), text(&quiet.stderr)), (0, ""));
    assert!(text(&quiet.stdout).starts_with("verified  prop_true"));
}

#[test]
fn folders_are_searched_and_order_does_not_depend_on_jobs() {
    let one = selfsame(&["check", "examples/check", "--no-cache", "--jobs", "1", "--timeout", "600"], &[]);
    let four = selfsame(&["check", "examples/check", "--no-cache", "--jobs", "4", "--timeout", "600"], &[]);
    assert_eq!(text(&one.stdout), text(&four.stdout));
    assert!(text(&one.stdout).lines().count() > 5);
}

/// A certificate is accepted or rejected, and what it takes for granted is said.
#[test]
fn certificates_are_accepted_or_rejected() {
    let folder = temporary("certificates");
    // What an earlier run left there is of no use; the first run finds nothing.
    let _ = std::fs::remove_dir_all(&folder);
    let folder = folder.to_str().expect("a path of ASCII");
    let law = ["check", "examples/check/Laws.hs", "--finite", "all", "--rule", "*_thrice", "--certificate", folder];
    assert_eq!(code(&selfsame(&law, &[])), 0);
    let files = std::fs::read_dir(folder).expect("certificates were written");
    let path = files.flatten().map(|file| file.path()).find(|path| path.display().to_string().contains("_thrice"));
    let path = path.expect("one is of this law");
    let ask = |path: &Path| {
        let output = selfsame(&["recheck", path.to_str().expect("ASCII"), "--format", "json"], &[]);
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        (code(&output), report["results"][0].clone())
    };
    let (exit, entry) = ask(&path);
    assert_eq!((exit, &entry["verdict"]), (0, &Value::from("accepted")), "{entry}");
    let assumptions = entry["assumptions"].to_string();
    for assumed in ["Int", "errors", "finite: "] {
        assert!(assumptions.contains(assumed), "{assumed} is not in {assumptions}");
    }
    // The first step of the proof is left out.
    let text = std::fs::read_to_string(&path).expect("it was read just now");
    let mut certificate: Value = serde_json::from_str(&text).expect("JSON");
    let theorem = &mut certificate["certificate"]["goal"];
    for steps in ["moves", "proof"] {
        let written = theorem.get_mut(steps).and_then(Value::as_array_mut);
        if let Some(steps) = written.filter(|steps| !steps.is_empty()) {
            steps.remove(0);
        }
    }
    let damaged = path.with_extension("damaged.json");
    std::fs::write(&damaged, certificate.to_string()).expect("a file can be written");
    let (exit, entry) = ask(&damaged);
    assert_eq!((exit, &entry["verdict"]), (1, &Value::from("rejected")), "{entry}");
}

/// What could not be said is no success, whatever it was.
#[test]
fn results_that_nobody_gets_are_no_success() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let question = ["check", "examples/ocaml/list_append.ml", "--no-cache"];
    for format in ["human", "json"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
        command.args(question).args(["--format", format]).current_dir(&root);
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = command.stdout(full).output().expect("the program runs");
        assert_eq!(code(&output), 2, "{format}");
        assert!(text(&output.stderr).starts_with("error: cannot write the results: "), "{format}");
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
        command.args(question).args(["--format", format]).current_dir(&root);
        let output = command.stdout(writer).output().expect("the program runs");
        assert_eq!((code(&output), text(&output.stderr)), (141, ""), "{format}");
    }
}

/// Who copies an example from a help text finds what it is about: packages have the folder `examples`, and nothing else of a checkout.
#[test]
fn examples_of_the_help_can_be_run() {
    let mut found = 0;
    for command in ["check", "recheck", "run", "explore", "reach", "equiv", "diff", "prove", "refine", "audit", "plan"]
    {
        let help = selfsame(&[command, "--help"], &[]);
        let help = String::from_utf8_lossy(&help.stdout);
        let examples = help.split("\nExample").nth(1).unwrap_or_else(|| panic!("{command} has no example"));
        for word in examples.split_whitespace().filter(|word| word.contains('/')) {
            let path = word
                .split(".hs:")
                .next()
                .map(|path| if word.contains(".hs:") { format!("{path}.hs") } else { path.to_owned() });
            let path = path.expect("there is a first part");
            assert!(path.starts_with("examples/"), "{command}: {word} is in no package");
            assert!(selfsame_testing::root().join(&path).exists(), "{command}: {word} is not there");
            found += 1;
        }
    }
    assert!(found >= 12, "{found} paths");
}
