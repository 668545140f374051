//! The programs of `tests/ocaml/reach` read numbers and do something with them; run from top to bottom on the inputs of
//! `expected.tsv`, each must get to its target.

mod support;

use selfsame_core::eval::{Limits, Machine, Value};
use selfsame_core::expr::{Expr, Lit};
use selfsame_core::typecheck::type_of;
use selfsame_ocaml::{main_expr, prepare_main};
use selfsame_testing::on_large_stack;
use support::{File, load_file, load_text, tests_dir};

/// Programs that reach their target when all they read is zeros, by `ocaml`.
const REACHED_BY_ZEROS: &[&str] = &["eta.ml", "k_cfa_2.ml", "k_cfa_3.ml", "sat_1.ml"];

/// Runs the whole file and says whether the definition of that name was reached.
fn reaches(file: &mut File, target: &str, inputs: &[i64]) -> bool {
    prepare_main(&mut file.loaded);
    let main = main_expr(&file.loaded);
    type_of(&file.loaded.program, &main, &[]).unwrap_or_else(|error| panic!("{error}"));
    let mut machine = Machine::new(file.loaded.program.clone(), Limits { steps: 10_000_000, ..Limits::default() });
    machine.watch_coverage();
    for input in inputs {
        let input = machine.lit(&Lit::Int(*input));
        machine.supply(input);
    }
    let run = machine.load(&main);
    let value = machine.whnf(run);
    assert!(matches!(value, Ok(Value::Con(..))), "{value:?}");
    let definition = format!("let {target} = ");
    machine.coverage().iter().any(|span| {
        let text = &file.sources.file(span.file).text;
        text[..span.start as usize].ends_with(&definition)
    })
}

#[test]
fn every_program_reaches_its_target_on_the_expected_inputs() {
    on_large_stack(|| {
        let folder = tests_dir().join("reach");
        let table = std::fs::read_to_string(folder.join("expected.tsv")).expect("the table of expected inputs");
        let mut count = 0;
        for line in table.lines().skip(1) {
            let parts: Vec<&str> = line.split('\t').collect();
            let [name, target, _, verdict, inputs, ..] = parts[..] else { panic!("not a row: {line}") };
            if verdict != "reached" {
                continue;
            }
            let mut file = load_file(&folder.join(name));
            assert_eq!(file.messages(), "", "{name}");
            let inputs: Vec<i64> = inputs.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            assert!(reaches(&mut file, target, &inputs), "{name} does not reach {target} on {inputs:?}");
            // As `ocaml` says when it is given zeros alone.
            let zeros: Vec<i64> = inputs.iter().map(|_| 0).collect();
            let expected = REACHED_BY_ZEROS.contains(&name);
            assert_eq!(reaches(&mut file, target, &zeros), expected, "{name} on zeros");
            count += 1;
        }
        assert_eq!(count, 17);
    });
}

#[test]
fn inputs_are_read_in_the_order_of_evaluation() {
    on_large_stack(|| {
        let text = "let a = read_int ()\nlet b = read_int ()\nlet pair = (read_int (), read_int ())\n\
                    let () = if a = 1 && b = 2 && pair = (4, 3) then let target = () in target";
        assert!(reaches(&mut load_text("order.ml", text), "target", &[1, 2, 3, 4]));
        assert!(!reaches(&mut load_text("order.ml", text), "target", &[1, 2, 4, 3]));
        let scan = "let x = Scanf.scanf \" %d\" Fun.id\nlet () = if x = 7 then let target = () in target";
        assert!(reaches(&mut load_text("scan.ml", scan), "target", &[7]));
    });
}

#[test]
fn definitions_that_do_nothing_stay_globals() {
    on_large_stack(|| {
        let mut file = load_text("m.ml", "let double x = 2 * x\nlet n = read_int ()\nlet m = double n");
        prepare_main(&mut file.loaded);
        let Expr::Let(n, value, _) = main_expr(&file.loaded) else { panic!("the input comes first") };
        assert_eq!(n.name.as_str(), "n");
        assert!(matches!(&*value, Expr::At(_, input) if matches!(**input, Expr::Input(_))), "{value:?}");
        assert!(format!("{:?}", main_expr(&file.loaded)).contains("Global(M.double)"));
    });
}
