//! Laws that need lemmas, with false neighbours: what is said above each is what is found, or nothing is.

mod support;

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check, recheck};
use selfsame_testing::{expectations, files, on_large_stack};

/// Work for each law: the same on every machine.
const OBLIGATIONS: u64 = 60;

#[test]
fn harder_laws_are_proved_and_false_ones_never() {
    on_large_stack(|| {
        let (mut verified, mut refuted, mut open) = (0, 0, Vec::new());
        for path in files(&support::folder().join("harder"), &["hs"]) {
            let file = path.display();
            let expected = expectations(&std::fs::read_to_string(&path).expect("it was listed"));
            let (program, goals) = support::load(&path);
            assert_eq!(goals.len(), expected.len(), "{file}: every law says what is expected");
            for goal in goals {
                let said = expected.iter().find(|said| said.name.as_ref() == Some(&goal.name));
                let is_true = said.unwrap_or_else(|| panic!("{file}: what of {}?", goal.name)).words == ["verified"];
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
    on_large_stack(|| {
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
