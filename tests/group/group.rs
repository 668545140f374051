//! The programs of this folder, grouped and compared by the command itself: nothing that differs is put together, most of what is
//! the same is, and what is wrong is shown with a call.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/group")
}

fn selfsame(args: &[&str], files: &[PathBuf]) -> Value {
    let output =
        Command::new(env!("CARGO_BIN_EXE_selfsame")).args(args).args(files).output().expect("the command runs");
    let text = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// What a submission should be together with: all right ones, or the two structures of a mistake.
fn label(path: &str) -> String {
    let name = Path::new(path).file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    if path.contains("/right") { "right".into() } else { name[..2].to_owned() }
}

struct Grouped {
    together: usize,
    expected: usize,
    untold: Vec<String>,
}

/// Groups files and checks that no group holds what belongs apart.
fn grouped(entry: &str, reference: &Path, files: &[PathBuf], label: impl Fn(&str) -> String) -> Grouped {
    let reference = reference.display().to_string();
    let args = ["group", "--no-cache", "--format", "json", "--entry", entry, "--reference", &reference];
    let report = selfsame(&args, files);
    let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
    let mut found = Grouped { together: 0, expected: 0, untold: Vec::new() };
    let pairs = |count: usize| count * count.saturating_sub(1) / 2;
    for group in report["groups"].as_array().expect("groups") {
        let members: Vec<&str> = group["members"].as_array().expect("members").iter().flat_map(Value::as_str).collect();
        let labels: Vec<String> = members.iter().map(|member| label(member)).collect();
        assert!(labels.iter().all(|label| *label == labels[0]), "put together: {members:?}");
        assert!(labels[0] != "right" || group["correct"] != Value::Bool(false), "right, but not for us: {members:?}");
        assert!(labels[0] == "right" || group["correct"] != Value::Bool(true), "wrong, but not for us: {members:?}");
        found.together += pairs(members.len());
        *sizes.entry(labels[0].clone()).or_default() += members.len();
        if labels[0] != "right" && group["distinguishing"]["call"].as_str().is_none() && group["problem"].is_null() {
            found.untold.extend(members.into_iter().map(str::to_owned));
        }
    }
    found.expected = sizes.values().map(|count| pairs(*count)).sum();
    found
}

#[test]
fn lambda_interpreters() {
    let lambda = folder().join("lambda");
    let files = [lambda.join("right"), lambda.join("wrong")];
    let found = grouped("interp", &lambda.join("right/01_cases.hs"), &files, label);
    assert_eq!(found.expected, 200);
    assert!(found.together >= 160, "{} of 200 pairs recognised", found.together);
    assert_eq!(found.untold, Vec::<String>::new(), "wrong ones without a call");
}

/// Every mistake of the larger interpreters and of the type checkers has a call that shows it.
#[test]
fn mistakes_are_shown() {
    for (language, entry) in [("interpreter", "run"), ("checker", "check")] {
        let folder = folder().join(language);
        let reference = format!("{}:{entry}", folder.join("right/01_cases.hs").display());
        let wrong = std::fs::read_dir(folder.join("wrong")).expect("it is there");
        let mut files: Vec<PathBuf> = wrong.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        assert_eq!(files.len(), 20);
        for file in files {
            let pair = [reference.clone(), format!("{}:{entry}", file.display())];
            let report = selfsame(&["equiv", "--strict", "--format", "json", &pair[0], &pair[1]], &[]);
            assert_eq!(report["results"][0]["verdict"], "refuted", "{}", file.display());
        }
    }
}

#[test]
fn ocaml_exercises() {
    for (exercise, entry, right) in [("maximum", "maximum", 6), ("range", "sum_range", 6), ("mirror", "mirror", 9)] {
        let folder = folder().join("ocaml").join(exercise);
        let ours = |path: &str| if path.contains("/right_") { "right".to_owned() } else { "wrong".to_owned() };
        let found = grouped(entry, &folder.join("right_01.ml"), std::slice::from_ref(&folder), ours);
        assert!(found.together >= right * (right - 1) / 2, "{exercise}: {} pairs recognised", found.together);
        assert_eq!(found.untold, Vec::<String>::new(), "{exercise}: wrong ones without a call");
    }
}

#[test]
fn versions_of_a_module() {
    let diff = folder().join("diff");
    let args = ["diff", "--finite", "all", "--format", "json"];
    let report = selfsame(&args, &[diff.join("Old.hs"), diff.join("New.hs")]);
    let expected = std::fs::read_to_string(diff.join("expected.tsv")).expect("it is there");
    let rows: Vec<(&str, &str)> = expected
        .lines()
        .filter_map(|line| {
            line.split_once('\t').map(|(name, rest)| (name, rest.split('\t').next().unwrap_or_default()))
        })
        .collect();
    assert_eq!(rows.len(), 45);
    for (name, verdict) in rows {
        let results = report["results"].as_array().expect("results");
        let entry =
            results.iter().find(|entry| entry["name"] == name).unwrap_or_else(|| panic!("no answer for {name}"));
        let expected = if verdict == "same" { "verified" } else { "refuted" };
        assert_eq!(entry["verdict"], expected, "{name}");
    }
}

/// The teacher's page in a browser: all groups are there, and a search leaves those that mention the word.
#[test]
fn the_page_works_in_a_browser() {
    let Some(browser) = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success()))
    else {
        eprintln!("no chromium here: the page is not tested in a browser");
        return;
    };
    let place = std::env::temp_dir().join(format!("selfsame-page-{}", std::process::id()));
    std::fs::create_dir_all(&place).expect("a folder for the page");
    let page = place.join("page.html");
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/group/maximum");
    let (html, reference) = (page.display().to_string(), examples.join("reference.ml").display().to_string());
    let args =
        ["group", "--no-cache", "--format", "json", "--entry", "maximum", "--html", &html, "--reference", &reference];
    let files = ["goran.ml", "hedda.ml", "jana.ml"].map(|name| examples.join(name));
    let report = selfsame(&args, &files);
    let groups = report["groups"].as_array().expect("groups").len();
    let dom = |search: &str| {
        let output = Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
            .arg(format!("--user-data-dir={}", place.join("profile").display()))
            .arg(format!("file://{html}#{search}"))
            .output()
            .expect("the browser runs");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let (all, some) = (dom(""), dom("goran.ml"));
    std::fs::remove_dir_all(&place).expect("it was made above");
    assert_eq!(all.matches("<section").count(), groups);
    assert_eq!(all.matches("<section hidden").count(), 0);
    assert!(some.matches("<section hidden").count() >= 1, "the search hides other groups");
    assert!(some.matches("<section>").count() >= 1, "the search shows the group");
    for outside in ["src=\"http", "href=\"http", "@import"] {
        assert!(!all.contains(outside), "the page needs {outside}");
    }
}

/// Pairs that a careless argument by recursion would take for the same.
#[test]
fn traps() {
    let file = folder().join("traps/Traps.hs").display().to_string();
    for name in ["once", "down", "count", "both", "find", "even", "carried", "kept", "position", "turned"] {
        let pair = ["1", "2"].map(|number| format!("{file}:{name}{number}"));
        let report = selfsame(&["equiv", "--strict", "--timeout", "2", "--format", "json", &pair[0], &pair[1]], &[]);
        assert_ne!(report["results"][0]["verdict"], "verified", "{name}");
    }
    // Of partial and infinite arguments.
    for name in ["sooner", "added"] {
        let pair = ["1", "2"].map(|number| format!("{file}:{name}{number}"));
        let report = selfsame(&["equiv", "--timeout", "2", "--format", "json", &pair[0], &pair[1]], &[]);
        assert_ne!(report["results"][0]["verdict"], "verified", "{name}");
    }
}
