//! Where somebody stands, how a path is written and what tools left lying about change no answer.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder of its own with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    for (path, text) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().expect("it is below the folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    folder
}

fn selfsame(folder: &Path, args: &[&str]) -> (i32, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_selfsame")).args(args).current_dir(folder).output().expect("it runs");
    let text = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    (done.status.code().expect("no signal"), text)
}

const DUNE: [(&str, &str); 5] = [
    ("dune-project", "(lang dune 3.0)\n"),
    ("lib/dune", "(library (name stacks))\n"),
    ("lib/pile.ml", "let push x s = x :: s\nlet size s = List.length s\n"),
    ("test/dune", "(test (name laws) (libraries stacks))\n"),
    ("test/laws.ml", "open Stacks\nlet prop_push (x : int) s = Pile.size (Pile.push x s) = Pile.size s + 1\n"),
];

const CABAL: [(&str, &str); 3] = [
    (
        "piles.cabal",
        "cabal-version: 2.4\nname: piles\nversion: 1\nlibrary\n  hs-source-dirs: src\n  exposed-modules: Pile\n\
         test-suite laws\n  type: exitcode-stdio-1.0\n  main-is: Laws.hs\n  hs-source-dirs: test\n",
    ),
    ("src/Pile.hs", "module Pile where\n\npush :: a -> [a] -> [a]\npush x s = x : s\n"),
    (
        "test/Laws.hs",
        "module Laws where\n\nimport Pile\n\nprop_push :: Int -> [Int] -> Bool\nprop_push x s = length (push x s) == length s + 1\n",
    ),
];

#[test]
fn a_project_is_found_from_everywhere_and_by_every_path() {
    for (name, files, laws) in [("dune", &DUNE[..], "laws.ml"), ("cabal", &CABAL[..], "Laws.hs")] {
        let root = folder(&format!("places-{name}"), files);
        let test = root.join("test");
        let below = format!("test/{laws}");
        let roundabout = format!("test/../test/{laws}");
        let absolute = root.join(&below);
        let absolute = absolute.to_str().expect("UTF-8");
        let questions: [(&Path, &[&str]); 9] = [
            (&root, &[]),
            (&root, &["."]),
            (&root, &["test"]),
            (&root, &[&below]),
            (&root, &["./test"]),
            (&root, &[&roundabout]),
            (&test, &[]),
            (&test, &[laws]),
            (&test, &[absolute]),
        ];
        for (from, paths) in questions {
            let (code, text) = selfsame(from, &[&["check", "--no-cache"], paths].concat());
            assert!(code == 0 && text.contains("verified  prop_push"), "{name}: {paths:?}: {text}");
            assert!(!text.contains("error"), "{name}: {paths:?}: {text}");
        }
        let (code, text) = selfsame(&test, &["audit", laws, "--format", "json"]);
        assert!(code == 0 && text.matches("\"name\": \"prop_push\"").count() == 1, "{name}: {text}");
    }
}

#[test]
fn files_below_the_current_folder_are_called_as_users_call_them() {
    let root = folder("places-names", &CABAL);
    for paths in [&[][..], &["."]] {
        let (_, text) = selfsame(&root, &[&["check", "--no-cache", "--format", "github", "-v"], paths].concat());
        assert!(text.contains("file=test/Laws.hs,") || !text.contains("file="), "{text}");
        let (_, json) = selfsame(&root, &[&["check", "--no-cache", "--format", "json"], paths].concat());
        assert!(json.contains("\"file\": \"test/Laws.hs\""), "{json}");
    }
}

#[test]
fn what_tools_leave_is_no_source() {
    let law = "module X where\n\nprop_x :: Bool -> Bool\nprop_x b = b\n";
    let root = folder("places-tools", &CABAL);
    let left = [
        "dist-newstyle/build/X.hs",
        "dist/build/X.hs",
        "_build/default/X.hs",
        "_opam/lib/X.hs",
        ".stack-work/X.hs",
        "test/.X.hs",
    ];
    for path in left {
        let path = root.join(path);
        std::fs::create_dir_all(path.parent().expect("it is below the root")).expect("a folder");
        std::fs::write(path, law).expect("a file");
    }
    std::fs::write(root.join("dist/setup-config"), "").expect("a file");
    // Editors lock what they change, by a link that leads nowhere.
    #[cfg(unix)]
    std::os::unix::fs::symlink("me@here.1", root.join("test/.#Laws.hs")).expect("a link");
    let (code, text) = selfsame(&root, &["check", "--no-cache"]);
    assert!(code == 0 && text == "verified  prop_push\n", "{text}");
    // Who names such a folder means it.
    let (code, text) = selfsame(&root, &["check", "--no-cache", "_build"]);
    assert!(code == 1 && text.contains("refuted   prop_x"), "{text}");
}

#[test]
fn a_command_that_is_told_can_be_typed() {
    let law = "module Laws where\n\nimport Nowhere\n\nprop_x :: Bool -> Bool\nprop_x b = nowhere b\n";
    let root = folder("places-typed", &[("my laws/Some Laws.hs", law), ("-laws.hs", law)]);
    let (code, text) = selfsame(&root, &["check", "--no-cache", "my laws"]);
    assert!(code == 3 && text.contains("hint: `selfsame audit 'my laws/Some Laws.hs'` says"), "{text}");
    let (_, text) = selfsame(&root, &["check", "--no-cache", "--", "-laws.hs"]);
    assert!(text.contains("hint: `selfsame audit ./-laws.hs` says"), "{text}");
}
