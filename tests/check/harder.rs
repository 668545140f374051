//! Laws that need lemmas, with false neighbours: what is said above each is what is found, or nothing is.

mod support;

use std::collections::BTreeMap;

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check, recheck};

const FILES: &[&str] = &["Reversal", "Numbers", "Sorting", "Trees", "Membership", "Everyday"];
/// Work for each law: the same on every machine.
const OBLIGATIONS: u64 = 60;

/// What the comments of a file expect of its rules.
fn expected(text: &str) -> BTreeMap<String, bool> {
    let mut expected = BTreeMap::new();
    let mut word = None;
    for line in text.lines() {
        if let Some(said) = line.strip_prefix("-- expect: ") {
            word = Some(said == "verified");
        } else if let (Some(is_true), Some(rest)) = (word, line.strip_prefix("-- selfsame: \"")) {
            let name = rest.split('"').next().unwrap_or_default();
            expected.insert(name.to_owned(), is_true);
            word = None;
        }
    }
    expected
}

#[test]
fn harder_laws_are_proved_and_false_ones_never() {
    support::with_stack(|| {
        let (mut verified, mut refuted, mut open) = (0, 0, Vec::new());
        for file in FILES {
            let path = support::folder().join("harder").join(file).with_extension("hs");
            let expected = expected(&std::fs::read_to_string(&path).expect("the file is there"));
            let (program, goals) = support::load(&path);
            for goal in goals {
                let is_true = expected[&goal.name];
                let report = check(&program, &goal, &Options { obligations: Some(OBLIGATIONS), ..Options::default() });
                match report.verdict {
                    Verdict::Verified => {
                        assert!(is_true, "{file}: `{}` is false and was verified", goal.name);
                        verified += 1;
                    }
                    Verdict::Refuted(found) => {
                        assert!(!is_true, "{file}: `{}` is true and was refuted: {found:?}", goal.name);
                        refuted += 1;
                    }
                    Verdict::Unknown(_) => open.push(format!("{file}: {}", goal.name)),
                }
            }
        }
        assert!(verified >= 125 && refuted >= 70, "{verified} verified, {refuted} refuted; open: {open:#?}");
    });
}

/// What was proved before is used, and the certificate has it in itself.
#[test]
fn lemmas_are_kept_for_the_file() {
    support::with_stack(|| {
        let (program, goals) = support::load(&support::folder().join("harder/Sorting.hs"));
        let goal = |name: &str| goals.iter().find(|goal| goal.name == name).expect("the law is there");
        let options = Options { obligations: Some(OBLIGATIONS), ..Options::default() };
        let order = check(&program, goal("insertion keeps order"), &options);
        assert_eq!(order.verdict, Verdict::Verified);
        assert!(!order.lemmas.is_empty());
        let sorts = goal("sorts");
        let alone = check(&program, sorts, &options);
        let mut lemmas = order.lemmas;
        lemmas.add(&alone.lemmas);
        let together = check(&program, sorts, &Options { lemmas, ..options });
        assert_eq!(together.verdict, Verdict::Verified);
        assert!(together.stats.obligations < alone.stats.obligations);
        let certificate = together.proof.expect("a verified law has a proof").certificate;
        assert!(!certificate.lemmas.is_empty());
        assert_eq!(recheck(&program, sorts, &certificate), Ok(()));
    });
}
