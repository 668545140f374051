//! The programs of this folder, grouped and compared by the command itself: nothing that differs is put together, most of what is
//! the same is, and what is wrong is shown with a call.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use selfsame_testing::{files, root};
use serde_json::Value;

/// What is counted ends a search; the clock is a backstop alone.
const PATIENCE: &str = "3600";
/// For pairs that no proof may be found of.
const TRAPPED: &str = "5000";

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
    let args =
        ["group", "--no-cache", "--format", "json", "--timeout", PATIENCE, "--entry", entry, "--reference", &reference];
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

/// Every mistake of a language has a call that shows it.
fn mistakes_are_shown(language: &str, entry: &str) {
    let folder = folder().join(language);
    let reference = format!("{}:{entry}", folder.join("right/01_cases.hs").display());
    let wrong = files(&folder.join("wrong"), &["hs"]);
    assert_eq!(wrong.len(), 20);
    for file in wrong {
        let pair = [reference.clone(), format!("{}:{entry}", file.display())];
        let report =
            selfsame(&["equiv", "--strict", "--format", "json", "--timeout", PATIENCE, &pair[0], &pair[1]], &[]);
        assert_eq!(report["results"][0]["verdict"], "refuted", "{}", file.display());
    }
}

/// The right ones of a language: none is called wrong, and so many pairs of them are known to be the same.
fn right_ones_are_together(language: &str, entry: &str, at_least: usize) {
    let right = folder().join(language).join("right");
    assert_eq!(files(&right, &["hs"]).len(), 20);
    let found = grouped(entry, &right.join("01_cases.hs"), std::slice::from_ref(&right), label);
    assert!(found.together >= at_least, "{language}: {} of {} pairs recognised", found.together, found.expected);
}

#[test]
fn mistakes_of_interpreters() {
    mistakes_are_shown("interpreter", "run");
}

#[test]
fn mistakes_of_type_checkers() {
    mistakes_are_shown("checker", "check");
}

#[test]
fn right_interpreters() {
    right_ones_are_together("interpreter", "run", 153);
}

#[test]
fn right_type_checkers() {
    right_ones_are_together("checker", "check", 136);
}

/// An exercise: no wrong one is put with a right one, each has a call that shows it, and so many right ones are together.
fn exercise(name: &str, entry: &str, right: usize) {
    let folder = folder().join("ocaml").join(name);
    assert_eq!(files(&folder, &["ml"]).len(), 15);
    let ours = |path: &str| if path.contains("/right_") { "right".to_owned() } else { "wrong".to_owned() };
    let found = grouped(entry, &folder.join("right_01.ml"), std::slice::from_ref(&folder), ours);
    assert!(found.together >= right * (right - 1) / 2, "{name}: {} pairs recognised", found.together);
    assert_eq!(found.untold, Vec::<String>::new(), "{name}: wrong ones without a call");
}

#[test]
fn maximum_of_a_list() {
    exercise("maximum", "maximum", 6);
}

#[test]
fn elements_that_satisfy() {
    exercise("filter", "filter", 7);
}

#[test]
fn derivative_of_an_expression() {
    exercise("derivative", "derivative", 7);
}

#[test]
fn sum_of_a_range() {
    exercise("range", "sum_range", 6);
}

#[test]
fn mirrored_trees() {
    exercise("mirror", "mirror", 9);
}

/// Exercises of a course: nobody is called what they are not, and so many right ones are known to be as the reference. Those that take long are
/// for `benches/group/course`.
#[test]
fn exercises_of_a_course() {
    let floors = [("formula", 11, 8), ("mirror", 7, 6), ("runs", 7, 7)];
    let course = folder().join("course");
    let exercises = std::fs::read_to_string(course.join("exercises.tsv")).expect("it is there");
    for (name, right, wrong) in floors {
        let line = exercises.lines().find(|line| line.starts_with(name)).expect("it is an exercise");
        let [_, ending, entry, _] = line.split('\t').collect::<Vec<&str>>()[..] else { panic!("four columns: {line}") };
        let reference = course.join(name).join(format!("reference.{ending}")).display().to_string();
        let args = ["group", "--no-cache", "--format", "json", "--timeout", PATIENCE, "--effort", "20000"];
        let args = [&args[..], &["--entry", entry, "--reference", &reference]].concat();
        let report = selfsame(&args, &["open", "blind"].map(|half| course.join(name).join(half)));
        let mut found = (0, 0);
        for entry in report["results"].as_array().expect("results") {
            let (file, verdict) =
                (entry["file"].as_str().expect("a file"), entry["verdict"].as_str().expect("a verdict"));
            let is_right = file.contains("/right_");
            let is_wrong = file.contains("/wrong_");
            let is_false = (is_right && verdict == "refuted") || (is_wrong && verdict == "verified");
            assert!(!is_false, "{file}: {verdict}");
            found.0 += usize::from(is_right && verdict == "verified");
            found.1 += usize::from(is_wrong && verdict == "refuted");
        }
        assert!(found.0 >= right && found.1 >= wrong, "{name}: {found:?}");
    }
}

/// Two definitions of `tests/group/contract`, under a contract: what is said of them, and in what they differ.
fn contract(file: &str, second: &str, options: &[&str]) -> (String, String) {
    let file = folder().join("contract").join(file).display().to_string();
    let args = ["equiv", "--strict", "--format", "json", "--timeout", PATIENCE, "--effort", "5000"];
    let pair = [format!("{file}:reference"), format!("{file}:{second}")];
    let report = selfsame(&[&args[..], options, &[pair[0].as_str(), pair[1].as_str()]].concat(), &[]);
    let entry = &report["results"][0];
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    (word(&entry["verdict"]), word(&entry["counterexample"]["difference"]))
}

#[test]
fn what_is_asked_is_where_the_reference_has_a_value() {
    for file in ["largest.ml", "Largest.hs"] {
        let told = |second: &str, options: &[&str]| contract(file, second, options);
        let (verified, definedness) =
            (("verified".to_owned(), String::new()), ("refuted".to_owned(), "definedness".to_owned()));
        let value = ("refuted".to_owned(), "value".to_owned());
        assert_eq!(told("total", &["--reference"]), verified, "{file}");
        assert_eq!(told("total", &[]), definedness, "{file}: exactly");
        // It is not symmetric.
        assert_eq!(told("stops", &["--reference"]), definedness, "{file}");
        assert_eq!(told("smallest", &["--reference"]), value, "{file}");
        assert_eq!(told("zero", &["--reference"]), value, "{file}");
        let endless = ("refuted".to_owned(), "divergence".to_owned());
        assert_eq!(told("endless", &["--reference"]), endless, "{file}");
    }
}

#[test]
fn what_is_asked_is_where_the_precondition_holds() {
    let predicate = format!("{}:not_empty", folder().join("contract/largest.ml").display());
    for (file, written) in
        [("largest.ml", "l <> []"), ("Largest.hs", "not (null l)"), ("largest.ml", predicate.as_str())]
    {
        let told = |second: &str, condition: &str| contract(file, second, &["--where", condition]).0;
        assert_eq!(told("total", written), "verified", "{file}");
        assert_eq!(told("zero", written), "refuted", "{file}");
        assert_eq!(told("stops", written), "refuted", "{file}");
        // One that is true of no input that was found asks nothing, and nothing is said.
        assert_eq!(told("total", if file == "largest.ml" { "List.length l < 0" } else { "length l < 0" }), "unknown");
    }
}

#[test]
fn versions_of_a_module() {
    let diff = folder().join("diff");
    let args = ["diff", "--finite", "all", "--timeout", PATIENCE, "--format", "json"];
    let report = selfsame(&args, &[diff.join("Old.hs"), diff.join("New.hs")]);
    let expected = std::fs::read_to_string(diff.join("expected.tsv")).expect("it is there");
    let rows: Vec<(&str, &str)> = expected
        .lines()
        .filter_map(|line| {
            line.split_once('\t').map(|(name, rest)| (name, rest.split('\t').next().unwrap_or_default()))
        })
        .collect();
    assert_eq!(rows.len(), 45);
    let results = report["results"].as_array().expect("results");
    let mut unchanged = 0;
    for (name, verdict) in rows {
        let expected = if verdict == "same" { "verified" } else { "refuted" };
        match results.iter().find(|entry| entry["name"] == name) {
            Some(entry) => assert_eq!(entry["verdict"], expected, "{name}"),
            // What is plainly the same is counted.
            None => {
                assert_eq!(verdict, "same", "no answer for {name}");
                unchanged += 1;
            }
        }
    }
    let counted = report["unchanged"].as_u64().unwrap_or_default() + report["following"].as_u64().unwrap_or_default();
    assert!(unchanged <= counted, "{unchanged} definitions have no entry, and {counted} are counted");
}

/// Writes the teacher's page for three submissions: where it is, and how many groups they are.
fn page(folder: &Path) -> (PathBuf, usize) {
    std::fs::create_dir_all(folder).expect("a folder for the page");
    let page = folder.join("page.html");
    let examples = root().join("examples/group/maximum");
    let (html, reference) = (page.display().to_string(), examples.join("reference.ml").display().to_string());
    let args =
        ["group", "--no-cache", "--format", "json", "--entry", "maximum", "--html", &html, "--reference", &reference];
    let files = ["goran.ml", "hedda.ml", "jana.ml"].map(|name| examples.join(name));
    let report = selfsame(&args, &files);
    (page, report["groups"].as_array().expect("groups").len())
}

#[test]
fn the_page_has_every_group_and_needs_nothing_else() {
    let (page, groups) = page(&Path::new(env!("CARGO_TARGET_TMPDIR")).join("page"));
    let text = std::fs::read_to_string(page).expect("the page was written");
    assert!(groups > 1);
    assert_eq!(text.matches("<section").count(), groups);
    assert!(text.contains("<script>") && text.contains("type=\"search\""), "there is a search");
    for outside in ["src=\"http", "href=\"http", "@import", "<link"] {
        assert!(!text.contains(outside), "the page needs {outside}");
    }
}

/// In a browser all groups are there, and a search leaves those that mention the word. `./test` runs it where there is a
/// chromium, and says so where there is none.
#[test]
#[ignore = "needs chromium"]
fn the_page_works_in_a_browser() {
    let browser = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success()))
        .expect("a chromium");
    let place = std::env::temp_dir().join(format!("selfsame-page-{}", std::process::id()));
    let (page, groups) = page(&place);
    let dom = |search: &str| {
        let output = Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
            .arg(format!("--user-data-dir={}", place.join("profile").display()))
            .arg(format!("file://{}#{search}", page.display()))
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
}

/// Pairs that a careless argument by recursion would take for the same.
#[test]
fn traps() {
    let file = folder().join("traps/Traps.hs").display().to_string();
    for name in ["once", "down", "count", "both", "find", "even", "carried", "kept", "position", "turned"] {
        let pair = ["1", "2"].map(|number| format!("{file}:{name}{number}"));
        let report = selfsame(
            &["equiv", "--strict", "--effort", TRAPPED, "--timeout", PATIENCE, "--format", "json", &pair[0], &pair[1]],
            &[],
        );
        assert_ne!(report["results"][0]["verdict"], "verified", "{name}");
    }
    // Of partial and infinite arguments.
    for name in ["sooner", "added"] {
        let pair = ["1", "2"].map(|number| format!("{file}:{name}{number}"));
        let report = selfsame(
            &["equiv", "--effort", TRAPPED, "--timeout", PATIENCE, "--format", "json", &pair[0], &pair[1]],
            &[],
        );
        assert_ne!(report["results"][0]["verdict"], "verified", "{name}");
    }
}
