//! What is written is read later, by whatever name; and what is not supported proves nothing.

mod support;

use selfsame_core::verdict::Reason;
use selfsame_demand::{Options, Verdict};
use selfsame_testing::on_large_stack;
use support::{Place, ask};

/// The verdict about the definition `target`.
fn verdict(text: &str) -> Verdict {
    let options = Options { effort: 200_000, ..Options::default() };
    ask("writes.ml", text, Place::Definition("target"), &options).verdict
}

/// What is done with a number that is read, and the program's own test of it.
fn program(before: &str, steps: &str, test: &str) -> String {
    format!("{before}\nlet () =\n  let x = read_int () in\n  {steps}\n  if {test} then let target = () in target")
}

#[test]
fn writes_by_another_name_are_seen() {
    on_large_stack(|| {
        let rows = [
            ("", "let a = [| 0; 0 |] in let b = a in b.(0) <- x;", "a.(0) = 5"),
            ("", "let a = [| 0; 0 |] in let b = a in a.(0) <- x;", "b.(0) = 5"),
            ("", "let r = ref 0 in let s = r in let t = s in t := x; incr s;", "!r = 5"),
            ("let a = Array.make 3 0", "a.(x) <- 5;", "a.(0) = 5"),
            ("let a = [| 1; 2 |]", "a.(1) <- x;", "a.(1) = 7"),
            ("let g = Array.make 2 0", "Array.fill g 0 2 x;", "g.(0) = 5"),
            ("let g = Array.make 2 0", "Array.blit [| x |] 0 g 1 1;", "g.(1) = 5"),
            ("let r = ref 0", "r := x; r := !r + 1;", "!r = 5"),
            ("let r = ref 0\nlet bump n = r := !r + n", "bump x; bump 1;", "!r = 5"),
            ("let r = ref 0\nlet s = r", "s := x;", "!r = 5"),
            ("let r = ref 0\nlet rec up n = if n > 0 then (incr r; up (n - 1))", "up 2; r := !r + x;", "!r = 5"),
            ("let g = Array.make 2 0\nlet () = g.(0) <- 4", "ignore x;", "g.(0) = 4"),
            ("let g = Array.make 2 0\nlet put i n = g.(i) <- n", "put 1 x;", "g.(1) = 5"),
            ("let n = ref 0", "while !n < 3 do incr n done; n := !n + x;", "!n = 5"),
            ("let n = ref 0", "List.iter (fun e -> n := !n + e) [1; x];", "!n = 5"),
        ];
        for (before, steps, test) in rows {
            assert!(matches!(verdict(&program(before, steps, test)), Verdict::Refuted(_)), "{before} {steps} {test}");
        }
    });
}

#[test]
fn what_is_not_written_is_not_read() {
    on_large_stack(|| {
        let rows = [
            ("let a = Array.make 3 0", "a.(1) <- x;", "a.(0) = 5"),
            ("", "let r = ref 0 in let s = ref 0 in s := x;", "!r = 5"),
            ("let r = ref 0\nlet s = r", "s := x; r := 0;", "!s = 5"),
            ("let r = ref 0\nlet reset () = r := 0", "r := x; reset ();", "!r = 5"),
        ];
        for (before, steps, test) in rows {
            assert_eq!(verdict(&program(before, steps, test)), Verdict::Verified, "{before} {steps} {test}");
        }
    });
}

#[test]
fn nothing_is_unreachable_past_what_is_not_supported() {
    on_large_stack(|| {
        let rows = [
            // Arrays in data, in closures, passed to functions, of the result of a call.
            ("", "let a = [| 0 |] in let p = (a, 1) in (fst p).(0) <- x;", "a.(0) = 5"),
            ("", "let a = [| 0 |] in let f = fun n -> a.(0) <- n in List.iter f [x];", "a.(0) = 5"),
            ("let set a n = a.(0) <- n", "let a = [| 0 |] in set a x;", "a.(0) = 5"),
            ("let g = Array.make 1 0\nlet same a = a", "(same g).(0) <- x;", "g.(0) = 5"),
            ("let g = Array.make 1 0", "let b = if x > 0 then g else [| 0 |] in b.(0) <- x;", "g.(0) = 5"),
            ("let g = Array.make 1 0", "(try g.(0) <- x with _ -> ());", "g.(0) = 5"),
            ("let g = Array.make 1 0", "(match g with b -> b.(0) <- x);", "g.(0) = 5"),
            ("let g = Array.make 1 0\nlet put = fun n -> g.(0) <- n", "List.iter put [x];", "g.(0) = 5"),
            ("let g = Array.make 1 0", "Array.sort compare (Fun.id g); Array.fill (Fun.id g) 0 1 x;", "g.(0) = 5"),
            ("let rows = [| [| 0 |] |]", "let row = rows.(0) in row.(0) <- x;", "rows.(0).(0) = 5"),
            ("let r = ref 0\nlet set q n = q := n", "set r x;", "!r = 5"),
            ("", "let r = ref 0 in let l = [r] in List.hd l := x;", "!r = 5"),
            ("", "let r = ref (fun n -> n) in r := (fun n -> if n = 0 then x else !r (n - 1));", "!r 3 = 5"),
        ];
        for (before, steps, test) in rows {
            let found = verdict(&program(before, steps, test));
            let is_open = matches!(found, Verdict::Refuted(_) | Verdict::Unknown(Reason::Unsupported(..)));
            assert!(is_open, "{before} {steps} {test}: {found:?}");
        }
    });
}

#[test]
fn what_no_run_comes_to_does_not_matter() {
    on_large_stack(|| {
        let text = "let set a n = a.(0) <- n\nlet () =\n  let x = read_int () in\n  \
                    if x > 3 && x < 2 then set [| 0 |] x;\n  if x > 3 && x < 2 then let target = () in target";
        assert_eq!(verdict(text), Verdict::Verified);
        let after = "let set a n = a.(0) <- n\nlet () =\n  let x = read_int () in\n  \
                     if x > 3 && x < 2 then (let target = () in target);\n  set [| 0 |] x";
        assert_eq!(verdict(after), Verdict::Verified);
    });
}
