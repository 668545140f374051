//! The action and the hook do in a repository what they promise: their own scripts are run.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const LAWS: &str = "module Laws where\n\nprop_same :: Bool -> Bool\nprop_same x = not (not x) == x\n\nprop_not :: Bool -> Bool\nprop_not x = not x\n";
const QUIET: &str = "module Quiet where\n\nplain :: Int -> Int\nplain x = x + 1\n";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A repository with one commit of these files.
fn repository(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    for (path, text) in files {
        std::fs::write(folder.join(path), text).expect("a file");
    }
    git(&folder, &["init", "--quiet"]);
    git(&folder, &["add", "."]);
    let who = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
    git(&folder, &[&who[..], &["commit", "--quiet", "--message", "first"]].concat());
    folder
}

fn git(folder: &Path, args: &[&str]) {
    let done = Command::new("git").arg("-C").arg(folder).args(args).output().expect("git is there");
    assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
}

fn script(name: &str, folder: &Path, args: &[&str], set: &[(&str, &str)]) -> Output {
    let mut command = Command::new(root().join("ci").join(name));
    command.args(args).current_dir(folder).env("SELFSAME", env!("CARGO_BIN_EXE_selfsame"));
    command.envs(set.iter().copied()).output().expect("a script")
}

fn selfsame(folder: &Path, args: &[&str]) -> (i32, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_selfsame")).args(args).current_dir(folder).output().expect("it runs");
    let text = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    (done.status.code().expect("no signal"), text)
}

#[test]
fn the_action_marks_lines_and_writes_a_summary() {
    let folder = repository("action", &[("Laws.hs", LAWS)]);
    let summary = folder.join("summary.md");
    let set = [("GITHUB_STEP_SUMMARY", summary.to_str().expect("UTF-8")), ("SELFSAME_PATHS", "Laws.hs")];
    let done = script("action", &folder, &[], &set);
    let marks = String::from_utf8_lossy(&done.stdout);
    assert_eq!(done.status.code(), Some(1), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(marks.contains("::error file=Laws.hs,line=7,title=prop_not%3A refuted::"), "{marks}");
    let summary = std::fs::read_to_string(summary).expect("a summary");
    assert!(summary.contains("selfsame check: 1 verified, 1 refuted"), "{summary}");
    let sarif = std::fs::read_to_string(folder.join("selfsame.sarif")).expect("a file for code scanning");
    assert!(sarif.contains("\"partialFingerprints\""), "{sarif}");
}

#[test]
fn the_hook_stops_what_is_refuted_and_nothing_else() {
    let folder = repository("hook", &[("Laws.hs", LAWS), ("Quiet.hs", QUIET)]);
    let code = |args: &[&str]| script("pre-commit", &folder, args, &[]).status.code();
    assert_eq!(code(&["check", "Laws.hs", "Quiet.hs"]), Some(1));
    assert_eq!(code(&["check", "Quiet.hs"]), Some(0), "a file without laws is no obstacle");
    assert_eq!(code(&["diff", "Quiet.hs"]), Some(0));
    std::fs::write(folder.join("Quiet.hs"), QUIET.replace("x + 1", "1 + x")).expect("a file");
    assert_eq!(code(&["diff", "Quiet.hs"]), Some(0));
    std::fs::write(folder.join("Quiet.hs"), QUIET.replace("x + 1", "x + 2")).expect("a file");
    assert_eq!(code(&["diff", "Quiet.hs"]), Some(1));
    assert_eq!(code(&["nonsense"]), Some(2));
    std::fs::write(folder.join("More.hs"), QUIET.replace("Quiet", "More")).expect("a file");
    assert_eq!(code(&["diff", "More.hs"]), Some(0), "what is new changes nothing");
    let fresh = folder.join("fresh");
    std::fs::create_dir_all(&fresh).expect("a folder");
    git(&fresh, &["init", "--quiet"]);
    std::fs::write(fresh.join("Quiet.hs"), QUIET).expect("a file");
    assert_eq!(script("pre-commit", &fresh, &["diff", "Quiet.hs"], &[]).status.code(), Some(0), "the first commit");
    let (code, text) = selfsame(&fresh, &["diff"]);
    assert!(code == 2 && text == "error: there is no commit yet to compare with\n", "{text}");
}

#[test]
fn a_project_says_what_is_checked_and_what_is_known() {
    let settings = "paths = [\"Laws.hs\"]\nbaseline = \"known.json\"\n";
    let folder = repository("project", &[("Laws.hs", LAWS), ("Quiet.hs", QUIET), ("selfsame.toml", settings)]);
    let (code, text) = selfsame(&folder, &["check"]);
    assert!(code == 2 && text.contains("known.json"), "{text}");
    let (code, text) = selfsame(&folder, &["check", "--update-baseline"]);
    assert!(code == 0 && text.contains("refuted   prop_not  (known)"), "{text}");
    assert_eq!(selfsame(&folder, &["check"]).0, 0, "nothing is new");
    std::fs::write(folder.join("Laws.hs"), LAWS.replace("not (not x) == x", "not x == x")).expect("a file");
    let (code, text) = selfsame(&folder, &["check"]);
    assert!(code == 1 && text.contains("refuted   prop_same\n"), "{text}");
    let ignored = "paths = [\"Laws.hs\"]\n[[ignore]]\nrule = \"prop_not\"\nreason = \"it is meant to fail\"\n";
    std::fs::write(folder.join("selfsame.toml"), ignored).expect("a file");
    std::fs::write(folder.join("Laws.hs"), LAWS).expect("a file");
    let (code, text) = selfsame(&folder, &["check"]);
    assert!(code == 0 && text.contains("1 checked: 1 verified, 1 left out by selfsame.toml"), "{text}");
    assert_eq!(selfsame(&folder, &["check", "--rule", "prop_not"]).0, 1, "who names a rule means it");
    std::fs::write(folder.join("selfsame.toml"), "path = [\"Laws.hs\"]\n").expect("a file");
    let (code, text) = selfsame(&folder, &["check"]);
    assert!(code == 2 && text.contains("unknown field `path`") && text.contains("`paths`"), "{text}");
    std::fs::write(folder.join("selfsame.toml"), "paths = [\"Laws.hs\", \"lows\"]\n").expect("a file");
    let (code, text) = selfsame(&folder, &["check"]);
    assert!(code == 2 && text == "error: selfsame.toml: `paths` names lows, which is not there\n", "{text}");
}

/// What a project says of rules that it has not was a rule's name once, or is one with a letter wrong.
#[test]
fn what_a_project_says_of_nothing_is_told() {
    let settings = "[[ignore]]\nrule = \"prop_nott\"\nreason = \"it is meant to fail\"\n[[assume]]\nrule = \"prop_*\"\nmodule = \"Lows\"\nfinite = [\"xs\"]\n";
    let folder = repository("idle", &[("Laws.hs", LAWS), ("selfsame.toml", settings)]);
    std::fs::write(folder.join("cabal.project"), "packages: .\n").expect("a file");
    let (code, text) = selfsame(&folder, &["check"]);
    assert_eq!(code, 1);
    assert!(text.contains("warning: selfsame.toml: [[ignore]]: no rule or property is named prop_nott\n"), "{text}");
    let about = "warning: selfsame.toml: [[assume]]: no rule or property is named prop_* in a module named Lows\n";
    assert!(text.contains(about), "{text}");
    let (_, text) = selfsame(&folder, &["check", "Laws.hs"]);
    assert!(!text.contains("warning"), "who asks about one file has not all rules there: {text}");
}

/// What git keeps elsewhere may have changed all the same.
#[test]
fn a_change_of_a_repository_inside_is_undecided() {
    let inner = repository("inner", &[("Quiet.hs", QUIET)]);
    let folder = repository("outer", &[("Laws.hs", LAWS)]);
    let who = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"];
    let place = inner.to_str().expect("UTF-8");
    git(&folder, &["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", place, "inside"]);
    git(&folder, &[&who[..], &["commit", "--quiet", "--message", "inside"]].concat());
    assert_eq!(selfsame(&folder, &["diff"]), (0, "nothing changed\n".to_owned()));
    std::fs::write(folder.join("inside/Quiet.hs"), QUIET.replace("x + 1", "x + 2")).expect("a file");
    let (code, text) = selfsame(&folder, &["diff"]);
    assert!(code == 3 && text.contains("inside"), "{text}");
    git(&folder.join("inside"), &[&who[..], &["commit", "--quiet", "--all", "--message", "other"]].concat());
    let (code, text) = selfsame(&folder, &["diff", "--git", "HEAD"]);
    assert!(code == 3 && text.contains("inside"), "{text}");
    assert_eq!(selfsame(&folder, &["diff", "--git", "HEAD~1..HEAD"]).0, 3, "it was not there");
}

/// Systems have names of files that are no text.
#[cfg(target_os = "linux")]
#[test]
fn names_of_files_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = repository("names", &[("Laws.hs", LAWS)]);
    let name = std::ffi::OsStr::from_bytes(b"j\xe9r\xf4me.hs");
    std::fs::write(folder.join(name), LAWS.replace("not (not x) == x", "x == x")).expect("a file");
    let (code, text) = selfsame(&folder, &["check", "."]);
    assert!(code == 1 && text.contains("4 checked: 2 verified, 2 refuted"), "{text}");
    let (code, text) = selfsame(&folder, &["group", ".", "--entry", "prop_not"]);
    assert!(code == 0 && text.contains("group 1: 2 files, the same as each other"), "{text}");
    let plan = Command::new(env!("CARGO_BIN_EXE_selfsame")).args(["plan", "."]).current_dir(&folder).output();
    let plan = plan.expect("it runs");
    let told = String::from_utf8_lossy(&plan.stderr);
    assert!(plan.status.success() || told.starts_with("error: "), "{told}");
}

/// In a module of plain definitions, one that is the same as before is all there is to say.
#[test]
fn what_a_file_does_when_it_is_run_is_no_concern_of_definitions() {
    let item = "type t = { name : string; price : int }\nlet total n i = n * i.price\n";
    let stock = "module M = Map.Make (String)\nlet put i s = M.add i.Item.name i s\nlet worth s = M.fold (fun _ i acc -> acc + Item.total 2 i) s 0\n";
    let folder = repository("quiet", &[("dune-project", "(lang dune 3.0)\n"), ("item.ml", item), ("stock.ml", stock)]);
    std::fs::write(folder.join("stock.ml"), stock.replace("acc + Item.total 2 i", "Item.total 2 i + acc"))
        .expect("a file");
    let (code, text) = selfsame(&folder, &["diff"]);
    assert!(code == 0 && !text.contains("undecided"), "{text}");
    let own = "module Map = struct module Make (X : sig end) = struct let () = print_string \"made\" let n = 1 end end\nmodule M = Map.Make (struct end)\n";
    std::fs::write(folder.join("own.ml"), own).expect("a file");
    git(&folder, &["add", "."]);
    git(
        &folder,
        &[
            "-c",
            "user.name=t",
            "-c",
            "user.email=t@example.org",
            "-c",
            "commit.gpgsign=false",
            "commit",
            "--quiet",
            "--message",
            "own",
        ],
    );
    std::fs::write(folder.join("own.ml"), own.replace("made", "done")).expect("a file");
    let (code, text) = selfsame(&folder, &["diff"]);
    assert!(code == 3 && text.contains("undecided  the run of the file"), "{text}");
}

#[test]
fn assumptions_of_a_project_are_those_of_options() {
    let law = "module Law where\n\n{-# RULES\n\"twice\" forall xs . reverse (reverse xs) = xs\n  #-}\n";
    let settings = "[[assume]]\nrule = \"twice\"\nmodule = \"Law\"\nfinite = [\"xs\"]\n";
    let folder = repository("assumptions", &[("Law.hs", law)]);
    assert_eq!(selfsame(&folder, &["check", "Law.hs"]).0, 1);
    let (code, text) = selfsame(&folder, &["check", "Law.hs", "--finite", "ys"]);
    assert!(
        code == 2 && text.contains("--finite ys: no rule or property has a variable of this name; there are xs"),
        "{text}"
    );
    std::fs::write(folder.join("selfsame.toml"), settings.replace("xs", "ys")).expect("a file");
    let (code, text) = selfsame(&folder, &["check", "Law.hs"]);
    assert!(
        code == 2 && text.contains("selfsame.toml: finite ys: twice has no variable of this name; there are xs"),
        "{text}"
    );
    std::fs::write(folder.join("selfsame.toml"), settings).expect("a file");
    assert_eq!(selfsame(&folder, &["check", "Law.hs", "--certificate", "proofs"]).0, 0);
    let proofs = std::fs::read_dir(folder.join("proofs")).expect("proofs").flatten().map(|file| file.path());
    for proof in proofs {
        assert_eq!(selfsame(&folder, &["recheck", proof.to_str().expect("UTF-8")]).0, 0);
    }
}

/// What is kept is what was found, to the last byte, and what was damaged is searched for again.
#[test]
fn kept_answers_change_no_verdict() {
    let refined = "module R where\n\n{-@ pos :: Int -> {v:Int | v > 0} @-}\npos :: Int -> Int\npos n = n\n";
    let folder = repository("kept", &[("Laws.hs", LAWS), ("R.hs", refined), ("Quiet.hs", QUIET)]);
    std::fs::write(folder.join("Quiet.hs"), QUIET.replace("x + 1", "x + 2")).expect("a file");
    let cache = folder.join("cache");
    let ask = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
        let done = command.args(args).current_dir(&folder).env("XDG_CACHE_HOME", &cache).output().expect("it runs");
        (done.status.code(), String::from_utf8_lossy(&done.stdout).into_owned())
    };
    for question in [&["check", "Laws.hs"][..], &["refine", "R.hs"], &["diff"]] {
        let json = [question, &["--format", "json"]].concat();
        let (people, first) = (ask(question), ask(&json));
        assert_eq!(people.0, Some(1), "{}", people.1);
        assert_eq!(ask(&json), first, "times and all: the answers of {question:?} were kept");
        assert_eq!(ask(question), people);
        let kept = selfsame_testing::files(&cache.join("selfsame").join(question[0]), &["json"]);
        assert_eq!(kept.len(), 1, "{kept:?}");
        let text = std::fs::read_to_string(&kept[0]).expect("it is kept");
        let lie = text.replace("\"refuted\"", "\"verified\"");
        assert_ne!(lie, text);
        for damaged in [&lie, "", "[]", "{", &text[..text.len() / 2]] {
            std::fs::write(&kept[0], damaged).expect("a file");
            assert_eq!(ask(question), people, "{damaged}");
        }
    }
}

/// What changed is the cause, what only moved or has another name is the same, and the old imports are read with the old file.
#[test]
fn a_change_in_git_has_a_cause() {
    let tree = "module Tree (Tree (..), insert, toList) where\n\ndata Tree = Leaf | Node Tree Int Tree\n\n\
        insert :: Int -> Tree -> Tree\ninsert x Leaf = Node Leaf x Leaf\ninsert x (Node l y r)\n  | x < y = Node (insert x l) y r\n\
        \x20 | x > y = Node l y (insert x r)\n  | otherwise = Node l y r\n\n\
        toList :: Tree -> [Int]\ntoList Leaf = []\ntoList (Node l x r) = toList l ++ [x] ++ toList r\n";
    let sort = "module Sort where\n\nimport Tree\n\nsort :: [Int] -> [Int]\nsort xs = toList (foldr insert Leaf xs)\n\n\
        helper :: Int -> Int\nhelper x = x + 1\n";
    let other = "module Other where\n\nother :: Int -> Int\nother x = x * 2\n";
    let far = "module Far where\n\nfar :: Int -> Int\nfar x = x - 1\n";
    let files = [("Tree.hs", tree), ("Sort.hs", sort), ("Other.hs", other), ("Far.hs", far)];
    let folder = repository("cause", &files);
    let (code, text) = selfsame(&folder, &["diff"]);
    assert!(code == 0 && text.contains("nothing changed"), "{text}");
    let edited =
        tree.replace("otherwise = Node l y r", "otherwise = Node l y (insert x r)").replace("toList", "elements");
    let (sort, helper) = sort.split_at(sort.find("helper").expect("it is there"));
    std::fs::write(folder.join("Tree.hs"), edited).expect("a file");
    std::fs::write(folder.join("Sort.hs"), sort.replace("toList", "elements")).expect("a file");
    std::fs::write(folder.join("Other.hs"), format!("{other}\n{helper}")).expect("a file");
    let (code, text) = selfsame(&folder, &["diff", "--git", "HEAD"]);
    assert_eq!(code, 1, "{text}");
    for told in [
        "different  insert\n",
        "sort (Sort.hs) differs because of insert",
        "renamed: toList is elements",
        "moved: helper from Sort.hs",
    ] {
        assert!(text.contains(told), "{told} is not in {text}");
    }
    // The tutorial shows it.
    let tutorial = std::fs::read_to_string(root().join("docs/src/tutorial-refactoring.md")).expect("it is there");
    let shown = tutorial.split("$ selfsame diff --git HEAD\n").nth(1).and_then(|rest| rest.split("\n\n```").next());
    assert_eq!(shown, Some(text.trim_end()));
    let (_, json) = selfsame(&folder, &["diff", "--git", "HEAD", "--format", "json"]);
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let results = report["results"].as_array().expect("a list");
    let sort = results.iter().find(|entry| entry["name"] == "sort").expect("it is concerned");
    assert_eq!(sort["because"], serde_json::json!(["insert"]), "{sort}");
    assert_eq!(results.len(), 2, "what is unchanged is counted: {json}");
    let (code, text) = selfsame(&folder, &["diff", "--git", "no-such-revision"]);
    assert!(code == 2 && text == "error: git knows no revision `no-such-revision`\n", "{text}");
    let (code, text) = selfsame(&folder, &["diff", "--git", "nowhere...HEAD"]);
    assert!(code == 2 && text == "error: git knows no revision `nowhere`\n", "{text}");
}

/// A file may mean something else though it did not change: what it imports has other names or instances in it, or is read otherwise.
#[test]
fn a_change_in_git_reaches_what_did_not_change() {
    let between = [
        ("A.hs", "module A where\n\nimport M\n\nuse :: Int -> Int\nuse x = f x\n"),
        ("M.hs", "module M (module B, k) where\n\nimport B\n\nk :: Int\nk = 1\n"),
        ("B.hs", "module B where\n\nf :: Int -> Int\nf x = x + 1\n"),
        ("C.hs", "module C where\n\nf :: Int -> Int\nf x = x + 2\n"),
    ];
    let folder = repository("between", &between);
    let other = between[1].1.replace("module B", "module C").replace("import B", "import C");
    std::fs::write(folder.join("M.hs"), other).expect("a file");
    let (code, text) = selfsame(&folder, &["diff", "--git", "HEAD"]);
    assert!(code == 1 && text.contains("different  use"), "{text}");

    let opened = [
        ("a.ml", "open C\nopen B\nlet use x = g x\n"),
        ("b.ml", "let f x = x\nlet g x = x\n"),
        ("c.ml", "let g x = x + 100\n"),
    ];
    let folder = repository("opened", &opened);
    std::fs::write(folder.join("b.ml"), "let f x = x\n").expect("a file");
    let (code, text) = selfsame(&folder, &["diff", "--git", "HEAD"]);
    assert!(code == 1 && text.contains("use"), "{text}");
}

/// Nobody says that nothing changed where a file changed that says how others are read.
#[test]
fn a_change_of_settings_is_undecided() {
    let haskell = [
        ("p.cabal", "name: p\nversion: 1\nlibrary\n  exposed-modules: A\n  include-dirs: .\n"),
        ("A.hs", "{-# LANGUAGE CPP #-}\nmodule A where\n#include \"c.h\"\nuse :: Int -> Int\nuse x = x + K\n"),
        ("c.h", "#define K 1\n"),
    ];
    let ocaml = [("a.ml", "let use x = B.g x\n"), ("b.ml", "let g x = x\n"), ("b.mli", "val g : int -> int\n")];
    let cases: [(&str, &[(&str, &str)], &str, &str, i32); 4] = [
        ("header", &haskell, "c.h", "#define K 2\n", 3),
        (
            "macros",
            &haskell,
            "p.cabal",
            "name: p\nlibrary\n  exposed-modules: A\n  include-dirs: .\n  cpp-options: -DQ\n",
            3,
        ),
        ("version", &haskell, "p.cabal", "name: p\nversion: 2\nlibrary\n  exposed-modules: A\n  include-dirs: .\n", 0),
        ("interface", &ocaml, "b.mli", "val g : int -> int\nval h : int\n", 3),
    ];
    for (name, files, file, text, expected) in cases {
        let folder = repository(name, files);
        std::fs::write(folder.join(file), text).expect("a file");
        let (code, told) = selfsame(&folder, &["diff", "--git", "HEAD"]);
        assert_eq!(code, expected, "{name}: {told}");
        assert!(told.contains(file), "{name}: {told}");
    }
}
