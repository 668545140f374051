//! What is left for later gives the same: every expression of the corpus, and programs made to tell the difference.

mod support;

use std::sync::Arc;

use selfsame_core::eval::{Limits, Machine};
use selfsame_core::program::Program;
use selfsame_core::typecheck::check_global;
use selfsame_core::value::{self, Cut};
use selfsame_ocaml::{Relaxed, expr};
use selfsame_testing::{files, on_large_stack};
use support::{File, load_file, load_text, tests_dir};

/// The value, or how it fails.
fn seen(program: &Arc<Program>, file_expr: &selfsame_core::expr::Expr, ty: &selfsame_core::types::Type) -> String {
    let mut machine = Machine::new(program.clone(), Limits { steps: 5_000_000, ..Limits::default() });
    let value = machine.load(file_expr);
    let mut text = String::new();
    let printed = value::print(&mut machine, value, ty, Cut::NEVER, &mut text).expect("strings take all text");
    format!("{text} {}", printed.stop.is_some())
}

/// What the expression gives in the program as it is, and with evaluation left for later.
fn both(file: &mut File, text: &str) -> [String; 2] {
    let (expr, ty) = expr(&mut file.loaded, &mut file.sources, text).unwrap_or_else(|d| panic!("{text}: {d:?}"));
    let strict = file.loaded.program.clone();
    [strict.clone(), Relaxed::new(&strict).program].map(|program| seen(&program, &expr, &ty))
}

#[test]
fn the_corpus_gives_the_same_values_and_failures() {
    on_large_stack(|| {
        let mut count = 0;
        for path in files(&tests_dir().join("corpus"), &["ml"]) {
            let mut file = load_file(&path);
            let table = std::fs::read_to_string(path.with_extension("tsv")).expect("a table beside each corpus file");
            for line in table.lines() {
                let text = line.split('\t').next().unwrap_or_default();
                let [strict, lazy] = both(&mut file, text);
                assert_eq!(strict, lazy, "{}: {text}", path.display());
                count += 1;
            }
            // A match may say what a type variable is, or open a package, which Core's types do not follow.
            if path.ends_with("gadts.ml") || path.ends_with("packages.ml") {
                continue;
            }
            let relaxed = Relaxed::new(&file.loaded.program).program;
            for (id, global) in relaxed.globals() {
                check_global(&relaxed, id).unwrap_or_else(|error| panic!("{}: {error}", global.name));
            }
        }
        assert!(count >= 400, "only {count} expressions");
    });
}

/// A program in which a result is not used, and the call that must fail all the same.
const FAILING: &[(&str, &str)] = &[
    (
        "let rec map f = function [] -> [] | x :: l -> let y = f x in y :: map f l\nlet g () = let l = map (fun x -> 1 / x) [0] in 1",
        "g ()",
    ),
    (
        "let rec map f = function [] -> [] | x :: l -> let y = f x in y :: map f l\nlet g f = let l = map f [0] in 1",
        "g (fun x -> 1 / x)",
    ),
    (
        "let rec map f = function [] -> [] | x :: l -> let y = f x in y :: map f l\nlet prop_map f l = let m = map f l in true\nlet prop_bad l = prop_map (fun x -> 1 / x) l",
        "prop_bad [0]",
    ),
    ("let twice f x = f x x\nlet g () = let v = twice (fun x -> fun y -> failwith \"inner\") 1 in 1", "g ()"),
    (
        "let apply f x = f x\nlet g () = let v = apply (fun x -> let k = x in fun y -> failwith \"inner\") 1 in v 2",
        "g ()",
    ),
    ("let rec last = function [x] -> x | _ :: l -> last l\nlet g () = let v = last [] in 1", "g ()"),
    ("let rec count n = if n = 0 then 0 else 1 + count (n - 1)\nlet g () = let v = count (-1) in 1", "g ()"),
    ("let rec loop l = loop (0 :: l)\nlet g () = let v = loop [] in 1", "g ()"),
    (
        "let rec even = function [] -> true | _ :: l -> odd l and odd = function [] -> failwith \"odd\" | _ :: l -> even l\nlet g () = let v = even [1] in 1",
        "g ()",
    ),
    (
        "let rec xs = 1 :: xs\nlet rec length = function [] -> 0 | _ :: l -> 1 + length l\nlet g () = let v = length xs in 1",
        "g ()",
    ),
    ("let bad = failwith \"bad\"\nlet get () = bad\nlet g () = let v = get () in 1", "g ()"),
    ("let force l = Lazy.force l\nlet g () = let v = force (lazy (failwith \"late\")) in 1", "g ()"),
    (
        "exception E of int\nlet rec check = function [] -> 0 | x :: l -> if x < 0 then raise (E x) else check l\nlet g () = let v = check [1; -1] in 1",
        "g ()",
    ),
    (
        "type t = F of (t -> t)\nlet app (F f) x = f x\nlet rec g () = let v = app (F (fun x -> failwith \"f\")) (F (fun x -> x)) in 1",
        "g ()",
    ),
    ("let rec sub l = match l with [] -> [] | _ :: r -> sub (0 :: r)\nlet g () = let v = sub [1] in 1", "g ()"),
];

#[test]
fn what_fails_or_does_not_end_still_does() {
    on_large_stack(|| {
        for (program, call) in FAILING {
            let mut file = load_text("m.ml", program);
            assert_eq!(file.messages(), "", "{program}");
            let [strict, lazy] = both(&mut file, call);
            assert!(strict.ends_with("true"), "{program} gives {strict}");
            assert_eq!(strict, lazy, "{program}");
        }
    });
}

#[test]
fn structural_recursion_waits() {
    on_large_stack(|| {
        let text = "let rec append xs ys = match xs with [] -> ys | x :: rest -> x :: append rest ys";
        let file = load_text("m.ml", text);
        let program = Relaxed::new(&file.loaded.program).program;
        let global = program.global(program.global_id("M.append".into()).expect("it is defined"));
        let code = format!("{:?}", global.code.expr().expect("it has code"));
        assert!(!code.contains("Some(Con(:"), "the call is still forced: {code}");
        assert_ne!(
            code,
            format!("{:?}", {
                let strict = &file.loaded.program;
                strict.global(strict.global_id("M.append".into()).expect("it is defined")).code.expr().expect("code")
            })
        );
    });
}
