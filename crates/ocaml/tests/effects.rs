//! The functions of `tests/ocaml/effects` have state and print; each gives what `ocaml` says, or is not supported.

mod support;

use selfsame_testing::on_large_stack;
use support::{load_file, tests_dir};

/// Functions that are supported on all inputs, of 1,000: fewer would mean that something was lost.
const SUPPORTED: usize = 600;

/// As the toplevel prints what `Printexc.to_string` gives.
fn as_printed(result: &str) -> String {
    match result.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        Some((name, argument)) if result.starts_with(char::is_uppercase) => format!("Exception: {name} {argument}"),
        _ if result.starts_with(char::is_uppercase) => format!("Exception: {result}"),
        _ => result.to_owned(),
    }
}

#[test]
fn functions_with_state_give_what_ocaml_gives() {
    on_large_stack(|| {
        let folder = tests_dir().join("effects");
        let (mut supported, mut count) = (0, 0);
        for number in 0..20 {
            let table = std::fs::read_to_string(folder.join(format!("{number:02}.tsv"))).expect("a table");
            for side in 1..=2 {
                let mut file = load_file(&folder.join(format!("{number:02}_{side}.ml")));
                for row in table.lines() {
                    let mut cells = row.split('\t');
                    let (Some(of), Some(name)) = (cells.next(), cells.next()) else { panic!("not a row: {row}") };
                    if of != side.to_string() {
                        continue;
                    }
                    count += 1;
                    let mut gaps = 0;
                    for (input, cell) in (-3..).zip(cells) {
                        let (expected, _) = cell.split_once('|').expect("a result and what is printed");
                        let call = format!("{name} ({input})");
                        let answer = file.eval(&call).unwrap_or_else(|why| panic!("{number:02}_{side} {call}: {why}"));
                        match answer.value.strip_prefix("unsupported") {
                            Some(_) => gaps += 1,
                            None => assert_eq!(answer.value, as_printed(expected), "{number:02}_{side}.ml: {call}"),
                        }
                    }
                    supported += usize::from(gaps == 0);
                }
            }
        }
        assert_eq!(count, 1000);
        assert!(supported >= SUPPORTED, "{supported} of {count}");
    });
}
