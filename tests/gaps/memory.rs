//! OCaml functions over shared state in two versions, against what OCaml says that each gives, prints and raises
//! (`memory/generate`).

use std::path::Path;

use selfsame_ask::compare::{Said, Sides};
use selfsame_ask::source::Source;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::Bottoms;
use selfsame_grade::Effort;
use selfsame_testing::on_large_stack;

use super::ALLOWANCE;

const OLD: &str = include_str!("memory/old.ml");
const NEW: &str = include_str!("memory/new.ml");
const EXPECTED: &str = include_str!("memory/expected.tsv");

#[test]
fn verdicts_about_shared_state_are_what_ocaml_shows() {
    on_large_stack(|| {
        let mut sources = selfsame_library::sources();
        let versions = [("old.ml", OLD), ("new.ml", NEW)];
        let both = versions.map(|(path, text)| Source::of_text(Path::new(path), text.into(), &[], &mut sources));
        let sides = Sides::of_sources(both, Bottoms::Labelled, Effort::Brief);
        let (mut functions, mut same, mut different) = (0, 0, 0);
        for line in EXPECTED.lines() {
            let [name, old, new] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("no row: {line}") };
            let pair = sides.pair([name, name]).expect("both files define it");
            functions += 1;
            match sides.compare(&pair, &Said::default(), ALLOWANCE, &sources).verdict {
                Verdict::Verified => {
                    same += 1;
                    assert_eq!(old, new, "{name} is said to be the same");
                }
                Verdict::Refuted(found) => {
                    different += 1;
                    assert_ne!(old, new, "{name} is said to be different: {found:?}");
                }
                Verdict::Unknown(_) => {}
            }
        }
        assert_eq!(functions, 120);
        assert!(same >= 40, "a third is unchanged, but only {same} are the same");
        assert!(different >= 20, "only {different} are told apart");
    });
}
