//! The programs of `examples/reach`, with little effort: no answer may be wrong, and many are there.

mod support;

use std::path::Path;

use selfsame_demand::{Options, Verdict};
use selfsame_testing::on_large_stack;
use support::{Place, ask};

/// Lookups and formulas for each target.
const EFFORT: u64 = 20_000;

/// Read as much as one likes: an invariant of the loop, or of the length of a line, says that these are not reached.
#[test]
fn what_needs_invariants_is_proved() {
    on_large_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reach");
        let rows = [("ledger.ml", 20), ("ledger.ml", 48), ("ledger.ml", 50), ("lexer.ml", 25), ("lexer.ml", 56)];
        for (file, line) in rows.into_iter().chain([("password.ml", 48)]) {
            let text = std::fs::read_to_string(folder.join(file)).expect("the program is there");
            let options = Options { effort: 200_000, ..Options::default() };
            let verdict = ask(file, &text, Place::Line(line), &options).verdict;
            assert_eq!(verdict, Verdict::Verified, "{file}:{line}");
        }
    });
}

#[test]
fn no_answer_is_wrong() {
    on_large_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reach");
        let table = std::fs::read_to_string(folder.join("expected.tsv")).expect("the table");
        let (mut rows, mut decided) = (0, 0);
        for row in table.lines().skip(1) {
            let [file, line, expected, ..] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
            let text = std::fs::read_to_string(folder.join(file)).expect("the program is there");
            let place = Place::Line(line.parse().expect("a line"));
            let options = Options { effort: EFFORT, ..Options::default() };
            let found = match ask(file, &text, place, &options).verdict {
                Verdict::Refuted(_) => "reached",
                Verdict::Verified => "unreachable",
                Verdict::Unknown(_) => "unknown",
            };
            assert!(found == expected || found == "unknown", "{file}:{line} is {expected}, not {found}");
            rows += 1;
            decided += usize::from(found != "unknown");
        }
        assert!(decided * 5 >= rows * 2, "{decided} of {rows}");
    });
}
