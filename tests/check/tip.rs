//! TIP problems: the first line of each says what is expected of it.

mod support;

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check};
use selfsame_testing::{files, on_large_stack};

#[test]
fn tip_problems_are_decided_as_they_say() {
    on_large_stack(|| {
        let folder = support::folder().join("tip");
        let problems = files(&folder, &["smt2"]);
        assert!(problems.len() >= 12);
        for path in problems {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let expected = text.lines().next().and_then(|line| line.strip_prefix("; expect: ")).expect("it says so");
            let module = selfsame_tip::to_haskell(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let (program, goals) = support::load_text(&path, module);
            let [goal] = &goals[..] else { panic!("{}: one goal is expected", path.display()) };
            let report = check(&program, goal, &Options { obligations: Some(250), ..Options::default() });
            let found = match &report.verdict {
                Verdict::Verified => "verified",
                Verdict::Refuted(_) => "refuted",
                Verdict::Unknown(_) => "unknown",
            };
            assert_eq!(found, expected, "{}: {:?}", path.display(), report.verdict);
        }
    });
}
