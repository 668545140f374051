//! Programs as their users write them, in the languages that come with the tool.

use selfsame_core::span::FileId;
use selfsame_rewrite::languages::{LANGUAGES, language};
use selfsame_rewrite::{Options, Outcome, Verdict, compare_here, run};

fn compare(languages: &[&str], old: &str, new: &str, observed: &[String]) -> Outcome {
    let texts: Vec<(&str, FileId)> =
        languages.iter().map(|name| (language(name).expect("a language that is there"), FileId(0))).collect();
    compare_here(&texts, [(old, FileId(1)), (new, FileId(2))], observed, &Options::default(), &|| ())
}

fn verdict(outcome: &Outcome) -> &'static str {
    match outcome.queries.first().map(|query| &query.verdict) {
        None => "no answer",
        Some(Verdict::Verified) => "same",
        Some(Verdict::Refuted(_)) => "different",
        Some(Verdict::Unknown(_)) => "open",
    }
}

/// Every line of a table, both ways round: what is the same must be proved, what differs must be run.
fn check(table: &str, separator: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/prove").join(table);
    let table = std::fs::read_to_string(path).expect("the table of pairs");
    let mut wrong = Vec::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [expected, languages, observed, old, new] =
            <[&str; 5]>::try_from(line.split(separator).map(str::trim).collect::<Vec<_>>())
                .unwrap_or_else(|_| panic!("not a row: {line}"));
        let observed: Vec<String> =
            if observed == "*" { Vec::new() } else { observed.split(',').map(str::to_owned).collect() };
        let mut languages: Vec<&str> = languages.split(' ').collect();
        for (old, new) in [(old, new), (new, old)] {
            let outcome = compare(&languages, old, new, &observed);
            let found = verdict(&outcome);
            let is_right = found == expected || (expected == "open" && found == "same");
            if !is_right || !outcome.diagnostics.is_empty() {
                wrong.push(format!("{expected}, found {found}: {old} | {new} {:?}", outcome.diagnostics));
            }
            languages.reverse();
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pairs_of_programs() {
    check("programs.txt", " | ");
}

#[test]
fn more_pairs_of_programs() {
    check("more.txt", "||");
}

#[test]
fn languages_are_read_without_a_word() {
    for (name, _, text) in LANGUAGES {
        let outcome = run(text, FileId(0), &Options::default());
        assert!(outcome.diagnostics.is_empty(), "{name}: {:?}", outcome.diagnostics);
    }
}

/// What is observed of neither the start nor the end, or differently by two languages, compares nothing.
#[test]
fn nothing_to_compare_is_an_error() {
    let error = |outcome: Outcome| outcome.diagnostics.first().map(|d| d.message.clone()).unwrap_or_default();
    let mixed = compare(&["fun", "imp"], "fun x -> x", "x := 1", &[]);
    assert!(mixed.queries.is_empty());
    assert!(error(mixed).contains("nothing to compare"));
    let unknown = compare(&["imp"], "x := 1", "x := 2", &["y".to_owned()]);
    assert!(unknown.queries.is_empty());
    assert!(error(unknown).contains("no program uses the name `y`"));
    assert!(error(compare(&["imp"], "skip", "skip", &[])).contains("nothing that the programs do is observed"));
}

#[test]
fn mistakes_are_shown_where_they_are() {
    for (program, message) in [
        ("x := ", "expected"),
        ("x := 1 y := 2", "`;` or the end of the program, found `y`"),
        ("while x do y := 1", "expected"),
        ("x := 1 ? 2", "unexpected character `?`"),
        ("x := 1z", "neither a number nor a name"),
        ("/* x", "never closed"),
        ("", "expected"),
        ("x := a < b < c", "expected"),
    ] {
        let outcome = compare(&["imp"], program, "skip", &[]);
        assert!(outcome.queries.is_empty(), "{program}");
        let [error] = &outcome.diagnostics[..] else { panic!("{program}: {:?}", outcome.diagnostics) };
        assert!(error.message.contains(message), "{program}: {}", error.message);
    }
    let deep = format!("x := {}1{}", "(".repeat(3000), ")".repeat(3000));
    let outcome = std::thread::Builder::new()
        .stack_size(256 << 20)
        .spawn(move || compare(&["imp"], &deep, "skip", &[]))
        .expect("a thread")
        .join()
        .expect("no overflow");
    assert!(outcome.diagnostics[0].message.contains("nested deeper"));
}

/// Some editors begin a file with a mark, and end lines in their own way.
#[test]
fn marks_of_editors_are_blanks() {
    assert_eq!(verdict(&compare(&["imp"], "\u{feff}x := 1;\r\ny := 2\r\n", "x := 1; y := 2", &[])), "same");
    let file = run("\u{feff}satisfiability true;\r\n", FileId(0), &Options::default());
    assert!(file.diagnostics.is_empty(), "{:?}", file.diagnostics);
}

/// What is shown of a program is that program: written and read again, it is the same.
#[test]
fn programs_are_shown_as_they_are_read() {
    for program in [
        "x := a - (b - c)",
        "x := a - b - c",
        "x := (a + b) * c",
        "if a < b and not (c = d or e <= f) then x := 1; y := 2 else skip end; z := -3",
        "while i < n do i := i + 1; if i = 3 then j := i end end",
        "(a := 1; b := 2); c := 3",
    ] {
        let first = compare(&["imp"], program, "zz := 1", &[]);
        let shown = first.queries[0].goals[0].left.clone();
        let shown = shown
            .strip_prefix("(run (cons ")
            .and_then(|rest| rest.split(" nil) ").next())
            .unwrap_or_else(|| panic!("{shown}"));
        assert_eq!(verdict(&compare(&["imp"], program, shown, &[])), "same", "{program} is shown as {shown}");
    }
}
