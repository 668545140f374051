//! `selfsame refine` on functions whose labels say what must come out: `-- expect: verified`, `concrete`, or `abstract NAME`.

use std::collections::BTreeMap;
use std::path::Path;

use selfsame_ask::limits::Allowance;
use selfsame_ask::refine::Module;
use selfsame_ask::source::Source;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Verdict;
use selfsame_refine::check::{check, specification};
use selfsame_refine::modular::{Outcome, verify};
use selfsame_testing::{Expectation, expectations, files, on_large_stack, root};

/// Slow machines take longer, but come to the same answers.
const LIMITS: Allowance = Allowance { seconds: 600, effort: u64::MAX, megabytes: 2048 };

#[derive(Clone, Debug, PartialEq)]
enum Label {
    Verified,
    Concrete,
    Abstract(String),
    /// A call makes itself again.
    Diverges,
}

/// The labels of a file, by function.
fn labels(text: &str) -> BTreeMap<String, Label> {
    let label = |said: Expectation| {
        let words: Vec<&str> = said.words.iter().map(String::as_str).collect();
        let label = match words[..] {
            ["verified"] => Label::Verified,
            ["concrete"] => Label::Concrete,
            ["diverges"] => Label::Diverges,
            ["abstract", name] => Label::Abstract(name.to_owned()),
            _ => panic!("no label: {words:?}"),
        };
        (said.name.expect("a function"), label)
    };
    expectations(text).into_iter().map(label).collect()
}

fn load(path: &Path, sources: &mut SourceMap) -> Module {
    let Ok(Source::Haskell(loaded)) = Source::load(path, &[], sources) else { panic!("{} is read", path.display()) };
    assert!(loaded.diagnostics.is_empty(), "{}: {:?}", path.display(), loaded.diagnostics);
    Module::new(path.to_owned(), loaded, &[], sources).expect("it is a module")
}

/// What came out, in words.
fn decided(verdict: &Verdict<selfsame_refine::test::Counterexample>) -> Option<Label> {
    match verdict {
        Verdict::Verified => Some(Label::Verified),
        Verdict::Refuted(found) => Some(match found.blame.first() {
            None if found.result == "diverges" => Label::Diverges,
            None => Label::Concrete,
            Some(blame) => Label::Abstract(blame.function.clone()),
        }),
        Verdict::Unknown(_) => None,
    }
}

/// Every function of the folder is decided; how many were, how many as labelled, and what was not.
fn survey(folder: &str) -> (usize, usize, Vec<String>) {
    let (mut count, mut right, mut others) = (0, 0, Vec::new());
    for path in files(&root().join(folder), &["hs"]) {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let labels = labels(&text);
        let mut sources = selfsame_library::sources();
        let module = load(&path, &mut sources);
        for item in &module.items {
            let Some(label) = labels.get(&item.name) else { continue };
            let subject = item.subject.as_ref().expect("it has a type");
            let (answer, proof, holds) = module.with(LIMITS, &sources, |testing| {
                let answer = check(testing, subject);
                let refined = specification(testing, subject).expect("it is understood");
                let proof = verify(testing, subject, &refined).expect("the annotations are supported");
                let holds = answer != Verdict::Verified
                    || testing.holds_on_small_inputs(subject, &refined, 3_000).expect("it runs");
                (answer, proof, holds)
            });
            let place = format!("{}: {}", path.display(), item.name);
            assert!(holds, "{place} was verified, but a small input breaks it");
            // A wrong function has no proof, whether or not a counterexample was found before.
            assert!(*label == Label::Verified || proof != Outcome::Verified, "{place} is wrong, but was proved");
            let found = decided(&answer);
            let is_contradicted = match (label, &found) {
                (Label::Verified, Some(found)) => *found != Label::Verified,
                (Label::Abstract(_), Some(found)) => *found == Label::Concrete,
                _ => false,
            };
            assert!(!is_contradicted, "{place}: {label:?} was expected, {:?} was found", answer);
            count += 1;
            if found.as_ref() == Some(label) {
                right += 1;
            } else {
                others.push(format!("{place}: {label:?} was expected, {:?} was found", answer));
            }
        }
    }
    (count, right, others)
}

#[test]
fn the_papers_cases_come_out_as_the_paper_says() {
    on_large_stack(|| {
        let (count, right, others) = survey("tests/refine/paper");
        assert!(count >= 50, "{count} functions have a label");
        assert_eq!(count, right, "{}", others.join("\n"));
    });
}

#[test]
fn the_corpus_is_decided_as_labelled() {
    on_large_stack(|| {
        let (count, right, others) = survey("tests/refine/corpus");
        assert!(count >= 140, "{count} functions have a label");
        assert!(right * 100 >= count * 95, "{right} of {count} as labelled:\n{}", others.join("\n"));
    });
}

#[test]
fn loops_and_structures_are_decided_as_labelled() {
    on_large_stack(|| {
        let (count, right, others) = survey("tests/refine/beyond");
        assert!(count >= 40, "{count} functions have a label");
        assert!(right * 100 >= count * 95, "{right} of {count} as labelled:\n{}", others.join("\n"));
    });
}

/// Every abstract counterexample of a folder: how many there are, and how many have a specification that rules them out. Each
/// is put into the file, and the file is read and asked again.
fn suggested(folder: &str) -> (usize, usize) {
    let (mut count, mut helped) = (0, 0);
    for path in files(&root().join(folder), &["hs"]) {
        let mut sources = selfsame_library::sources();
        let module = load(&path, &mut sources);
        for item in &module.items {
            let Ok(subject) = &item.subject else { continue };
            let answer = module.with(LIMITS, &sources, |testing| check(testing, subject));
            let Verdict::Refuted(found) = answer else { continue };
            if found.blame.is_empty() {
                continue;
            }
            count += 1;
            let [suggestion] = &found.suggest[..] else { continue };
            let place = format!("{}: {}: {}", path.display(), item.name, suggestion.annotation);
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let (from, to) = (suggestion.replaces.start as usize, suggestion.replaces.end as usize);
            let edited = format!("{}{}{}", &text[..from], suggestion.text, &text[to..]);
            let folder = std::env::temp_dir().join(format!("selfsame-suggested-{}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("a folder");
            let copy = folder.join(path.file_name().expect("a name"));
            std::fs::write(&copy, edited).expect("it can be written");
            let mut sources = selfsame_library::sources();
            let module = load(&copy, &mut sources);
            let answer = |name: &str| {
                let item = module.items.iter().find(|item| item.name == name).expect("it is still there");
                module.decide(item, LIMITS, &sources)
            };
            assert_eq!(answer(&suggestion.function), Verdict::Verified, "{place}: it is not kept");
            match answer(&item.name) {
                Verdict::Verified => assert!(suggestion.verifies, "{place}: it does more than was said"),
                Verdict::Refuted(again) => {
                    let is_same = again.blame.iter().any(|blame| blame.function == suggestion.function);
                    assert!(!suggestion.verifies && !is_same, "{place}: it does not help: {again:?}");
                }
                Verdict::Unknown(_) => assert!(!suggestion.verifies, "{place}: it was said to be enough"),
            }
            helped += 1;
        }
    }
    (count, helped)
}

#[test]
fn suggestions_help_where_specifications_are_too_weak() {
    on_large_stack(|| {
        let folders = ["examples/refine", "tests/refine/corpus", "tests/refine/paper", "tests/refine/liquid/seen"];
        let (mut count, mut helped) = (0, 0);
        for folder in folders {
            let found = suggested(folder);
            (count, helped) = (count + found.0, helped + found.1);
        }
        assert!(count >= 30, "{count} abstract counterexamples");
        assert!(helped * 2 >= count, "{helped} of {count} have a specification that helps");
    });
}

/// Counts of a half of the functions in the manner of LiquidHaskell's own tests: rejected, refuted as labelled, accepted, verified.
/// No answer contradicts a label.
fn liquid(folder: &str) -> ([usize; 4], Vec<String>) {
    let (mut counts, mut others) = ([0; 4], Vec::new());
    for path in files(&root().join(folder), &["hs", "lhs"]) {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let labels = labels(&text);
        let mut sources = selfsame_library::sources();
        let module = load(&path, &mut sources);
        for item in &module.items {
            let Some(label) = labels.get(&item.name) else { continue };
            let answer = module.decide(item, LIMITS, &sources);
            let (found, place) = (decided(&answer), format!("{}: {}", path.display(), item.name));
            let is_accepted = *label == Label::Verified;
            let is_contradicted = found.as_ref().is_some_and(|found| (*found == Label::Verified) != is_accepted);
            assert!(!is_contradicted, "{place}: {label:?} was expected, {answer:?} was found");
            let is_right = found.as_ref() == Some(label);
            counts[usize::from(is_accepted) * 2] += 1;
            counts[usize::from(is_accepted) * 2 + 1] += usize::from(is_right);
            if !is_right {
                others.push(format!("{place}: {label:?} was expected, {answer:?} was found"));
            }
        }
    }
    (counts, others)
}

#[test]
fn what_liquid_haskell_rejects_and_accepts_is_decided() {
    on_large_stack(|| {
        for folder in ["tests/refine/liquid/seen", "tests/refine/liquid/blind"] {
            let ([rejected, refuted, accepted, verified], others) = liquid(folder);
            assert!(rejected >= 40 && accepted >= 60, "{folder}: {rejected} rejected, {accepted} accepted");
            assert!(refuted * 100 >= rejected * 90, "{refuted} of {rejected} refuted:\n{}", others.join("\n"));
            assert!(verified * 100 >= accepted * 90, "{verified} of {accepted} verified:\n{}", others.join("\n"));
        }
    });
}
