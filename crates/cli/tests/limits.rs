//! Nothing that a file holds makes the program crash or hang, and one item costs no other its answer: whatever is too much is
//! an entry with its reason, and what stands beside it is decided.
//!
//! How exactly the limits are obeyed depends on the machine and is measured by `benches/timeouts`; here the bounds are generous.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// That limits of time are obeyed cannot be said without a clock: this is far more than the two seconds that an item may take, for
/// machines that are busy.
const GENEROUS: Duration = Duration::from_secs(300);

/// What is to be decided beside something that is too much.
const HASKELL: &str = "\nprop_beside :: Bool -> Bool\nprop_beside _ = True\n";
const OCAML: &str = "\nlet prop_beside x = x || not x\n";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("limits").join(name);
    std::fs::create_dir_all(&folder).expect("a folder for files");
    folder
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.args(args).args(["--format", "json", "--timeout", "2", "--memory", "1024"]);
    command
}

fn entries(output: &Output) -> Vec<(String, String, String)> {
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("no report: {error}\n{}", String::from_utf8_lossy(&output.stderr));
    });
    let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
    let results = report["results"].as_array().expect("results");
    results.iter().map(|e| (text(e, "name"), text(e, "verdict"), text(e, "reason"))).collect()
}

/// Checks a file. What stands beside is decided, or the file as a whole is not read and says why.
fn survives(name: &str, text: &str) {
    let (beside, extension) = if name.ends_with(".ml") { (OCAML, "ml") } else { (HASKELL, "hs") };
    let path = file(&folder(extension), name, &format!("{text}{beside}"));
    let started = Instant::now();
    let output = command(&["check", &path.display().to_string()]).output().expect("it runs");
    assert!(started.elapsed() < GENEROUS, "{name} took {:?}", started.elapsed());
    assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{name}: {output:?}");
    let found = entries(&output);
    let is_decided = found.iter().any(|(name, verdict, _)| name == "prop_beside" && verdict == "verified");
    let is_told = found.iter().any(|(_, verdict, reason)| verdict == "unknown" && reason.starts_with("not read: "));
    assert!(is_decided || is_told, "{name}: {found:?}");
}

/// A text for each number below another one.
fn each(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut all, i| {
        let _ = write!(all, "{}", text(i));
        all
    })
}

#[test]
fn haskell_types_that_grow_without_bounds() {
    let steps = each(24, |i| format!("let x{} = \\y -> (x{i} y, x{i} y, x{i} y) in ", i + 1));
    survives("Lets.hs", &format!("f = let x0 = \\y -> y in {steps} x24"));
    survives("Composed.hs", &format!("t x = (x, x, x)\nf = {} t", "t . ".repeat(40)));
    let synonyms = each(60, |i| format!("type T{} = (T{i}, T{i})\n", i + 1));
    survives("Synonyms.hs", &format!("type T0 = Int\n{synonyms}f :: T60 -> T60\nf x = x"));
    let class = "class K a where { k :: a -> Int }\ninstance K Int where { k x = x }\n\
                 instance (K a, K b) => K (a, b) where { k (a, b) = k a + k b }\np x = (x, x)\n";
    survives("Instances.hs", &format!("{class}f = k ({}(1 :: Int){})", "p (".repeat(40), ")".repeat(40)));
    survives(
        "Rule.hs",
        "t x = (x, x, x)\n{-# RULES \"r\" forall x. t (t (t (t (t (t (t (t (t (t (t (t x))))))))))) = t x #-}",
    );
}

#[test]
fn haskell_texts_that_are_long() {
    survives("Nested.hs", &format!("f = {}1{}", "(".repeat(100_000), ")".repeat(100_000)));
    survives("Listed.hs", &format!("f = [{}0]", each(20_000, |i| format!("{i}, "))));
    survives("Defined.hs", &each(10_000, |i| format!("f{i} x = f{} (x + 1)\n", (i + 1) % 10_000)));
    survives("Added.hs", &format!("f x = {}x", "x + ".repeat(20_000)));
    survives(
        "Done.hs",
        &format!("f :: Maybe Int\nf = do\n{}  return x0", each(3000, |i| format!("  x{i} <- Just {i}\n"))),
    );
    survives("Derived.hs", &format!("data D = E{} deriving (Eq, Ord, Show)", each(1000, |i| format!(" | C{i} Int"))));
    survives("Written.hs", &format!("f = \"{}\"", "a".repeat(2_000_000)));
    survives("Number.hs", &format!("f = {}", "9".repeat(1_000_000)));
    let row = |i: usize| each(14, |j| (if i >> j & 1 == 1 { " True" } else { " _" }).to_owned());
    survives("Matched.hs", &each(400, |i| format!("f{} = {i}\n", row(i))));
    let folder = folder("hs");
    file(&folder, "Round.hs", "module Round where\nimport Circle\ng = f\n");
    survives("Circle.hs", "module Circle where\nimport Round\nf = g");
}

#[test]
fn ocaml_files_that_are_too_much() {
    survives(
        "defined.ml",
        &format!("let x0 y = y\n{}", each(30, |i| format!("let x{} y = (x{i} y, x{i} y)\n", i + 1))),
    );
    let lets = each(30, |i| format!("let x{} = fun y -> (x{i} y, x{i} y) in ", i + 1));
    survives("lets.ml", &format!("let f = let x0 = fun y -> y in {lets} x30"));
    let aliases = each(50, |i| format!("type t{} = t{i} * t{i}\n", i + 1));
    survives("aliases.ml", &format!("type t0 = int\n{aliases}let f (x : t50) = x"));
    survives(
        "compared.ml",
        "let p x = (x, x)\nlet f x y = p (p (p (p (p (p (p (p (p (p (p (p (p (p (p x)))))))))))))) = y",
    );
    survives("nested.ml", &format!("let f = {}1{}", "(".repeat(100_000), ")".repeat(100_000)));
    survives("listed.ml", &format!("let f = [{}0]", each(20_000, |i| format!("{i}; "))));
    survives("added.ml", &format!("let f x = {}x", "x + ".repeat(20_000)));
    let functors = each(30, |i| {
        format!("module F{} (A : S) = struct module B = F{i}(A) module C = F{i}(B) let x = C.x end\n", i + 1)
    });
    let signature = "module type S = sig val x : int end\nmodule F0 (A : S) = struct let x = A.x end\n";
    survives("functors.ml", &format!("{signature}{functors}module R = F30(struct let x = 1 end)"));
}

/// Newtypes that hold themselves have types without end.
#[test]
fn types_that_hold_themselves() {
    let text = "newtype P a = P (P a -> a)\nself :: P a -> a\nself (P g) = g (P g)\n\
                newtype N a = N (N [a] -> a)\nnest :: N a -> N a\nnest (N g) = N g\n\
                {-# RULES\n\"not\" self (P (\\r -> not (self r))) = True\n\"nest\" forall n. nest n = nest (nest n)\n#-}\n";
    survives("Itself.hs", text);
}

/// What takes longer than any limit, after something that is decided at once.
const ENDLESS: &str = "prop_first :: Bool -> Bool\nprop_first _ = True\n\
    ends :: Integer -> Bool\nends n = n <= 1 || ends (if even n then n `div` 2 else 3 * n + 1)\n\
    prop_ends :: Integer -> Bool\nprop_ends n = ends n\n\
    prop_last :: Bool -> Bool\nprop_last _ = True\n";

/// Starts a check of [`ENDLESS`], and waits until the worker is at what does not end.
#[cfg(target_os = "linux")]
fn at_work(name: &str, format: &str) -> (Child, String) {
    let path = file(&folder(name), "Endless.hs", ENDLESS);
    let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    command.args(["check", &path.display().to_string(), "--jobs", "1", "--format", format, "--timeout", "3600"]);
    command.args(["--effort", "18446744073709551615"]);
    let parent = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let journal = std::env::temp_dir().join(format!("selfsame-{}.journal", parent.id()));
    let started = Instant::now();
    loop {
        let text = std::fs::read_to_string(&journal).unwrap_or_default();
        if text.lines().any(|line| line.starts_with("begin check") && line.contains("prop_ends")) {
            break;
        }
        assert!(started.elapsed() < GENEROUS, "it is never at work: {text}");
        std::thread::sleep(Duration::from_millis(10));
    }
    let children = format!("/proc/{0}/task/{0}/children", parent.id());
    let worker = std::fs::read_to_string(children).expect("a worker").trim().to_owned();
    (parent, worker)
}

fn signal(name: &str, process: &str) {
    let status = Command::new("kill").args([name, process]).status().expect("kill is everywhere");
    assert!(status.success());
}

#[test]
#[cfg(target_os = "linux")]
fn an_accident_costs_one_item() {
    let (parent, worker) = at_work("accident", "json");
    signal("-KILL", &worker);
    let output = parent.wait_with_output().expect("it ends");
    let found = entries(&output);
    let of = |name: &str| found.iter().find(|entry| entry.0 == name).unwrap_or_else(|| panic!("{name}: {found:?}"));
    assert_eq!(of("prop_first").1, "verified");
    assert_eq!(of("prop_last").1, "verified");
    assert_eq!(of("prop_ends").1, "unknown");
    assert!(of("prop_ends").2.starts_with("internal error: "), "{found:?}");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
#[cfg(target_os = "linux")]
fn an_interruption_tells_what_is_finished() {
    for receiver in ["parent", "worker"] {
        let (parent, worker) = at_work(receiver, "json");
        let process = if receiver == "parent" { parent.id().to_string() } else { worker };
        signal("-INT", &process);
        let output = parent.wait_with_output().expect("it ends");
        let found = entries(&output);
        let of = |name: &str| found.iter().find(|entry| entry.0 == name).unwrap_or_else(|| panic!("{name}: {found:?}"));
        assert_eq!(of("prop_first").1, "verified");
        assert_eq!(of("prop_ends").2, "interrupted");
        assert_eq!(of("prop_last").2, "interrupted");
        assert_eq!(output.status.code(), Some(130));
    }
}

/// What is known is there to be read while the rest is worked on, and stays when that is given up.
#[test]
#[cfg(target_os = "linux")]
fn results_are_shown_when_they_are_there() {
    let (mut parent, _) = at_work("shown", "human");
    let mut out = BufReader::new(parent.stdout.take().expect("it is piped"));
    let mut text = String::new();
    out.read_line(&mut text).expect("a line before the end");
    assert_eq!(text, "verified  prop_first\n");
    assert!(parent.try_wait().expect("a process").is_none(), "the rest is still in work");
    signal("-INT", &parent.id().to_string());
    out.read_to_string(&mut text).expect("the rest");
    assert_eq!(text, "verified  prop_first\n\n3 checked: 1 verified, 2 unknown\n");
    let output = parent.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "interrupted: what is not finished is unknown\n");
    assert_eq!(output.status.code(), Some(130));
}

/// What was shown before an accident is not shown again.
#[test]
#[cfg(target_os = "linux")]
fn results_are_shown_once() {
    let (mut parent, worker) = at_work("once", "human");
    let mut out = BufReader::new(parent.stdout.take().expect("it is piped"));
    let mut text = String::new();
    out.read_line(&mut text).expect("a line before the end");
    signal("-KILL", &worker);
    out.read_to_string(&mut text).expect("the rest");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(' ')).collect();
    let told = ["verified  prop_first", "unknown   prop_ends", "verified  prop_last", ""];
    assert_eq!(lines, [&told[..], &["3 checked: 2 verified, 1 unknown"]].concat(), "{text}");
    assert_eq!(parent.wait().expect("it ends").code(), Some(3));
}

/// Effort is counted: the same steps, the same answer, whatever the machine is doing.
#[test]
fn effort_ends_a_search_and_says_so() {
    let path = file(&folder("effort"), "Endless.hs", ENDLESS);
    let ask = || {
        let args = ["check", &path.display().to_string(), "--format", "json", "--effort", "200", "--timeout", "3600"];
        let output = Command::new(env!("CARGO_BIN_EXE_selfsame")).args(args).output().expect("it runs");
        entries(&output)
    };
    let found = ask();
    assert_eq!(found[1].2, "no answer within 200 units of effort (--effort)");
    assert_eq!((found[0].1.as_str(), found[2].1.as_str()), ("verified", "verified"));
    assert_eq!(found, ask());
}
