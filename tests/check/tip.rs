//! TIP problems: the first line of each says what is expected of its statements, in their order.

mod support;

use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check};
use selfsame_testing::{files, on_large_stack};

#[test]
fn tip_problems_are_decided_as_they_say() {
    on_large_stack(|| {
        let folder = support::folder().join("tip");
        let problems = files(&folder, &["smt2"]);
        assert!(problems.len() >= 22);
        for path in problems {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let expected = text.lines().next().and_then(|line| line.strip_prefix("; expect: ")).expect("it says so");
            let module = selfsame_tip::to_haskell(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let (program, goals) = support::load_text(&path, module);
            let options = Options { obligations: Some(250), ..Options::default() };
            let verdicts: Vec<_> = goals.iter().map(|goal| check(&program, goal, &options).verdict).collect();
            let found = verdicts.iter().map(|verdict| match verdict {
                Verdict::Verified => "verified",
                Verdict::Refuted(_) => "refuted",
                Verdict::Unknown(_) => "unknown",
            });
            assert_eq!(found.collect::<Vec<_>>().join(" "), expected, "{}: {verdicts:?}", path.display());
        }
    });
}
