//! Small programs, each of which needs one thing to be right. `yes` can be reached; `no`, where it is, cannot.

mod support;

use selfsame_demand::{Options, Verdict};
use selfsame_testing::on_large_stack;
use support::{Place, ask};

const PROGRAMS: &[(&str, &str)] = &[
    (
        "partial application",
        "let add a b = a - b
         let f = add (read_int ())
         let () = if f 1 = 4 && f 2 = 3 then let yes = () in yes else if f 1 = f 2 then let no = () in no",
    ),
    (
        "application to more arguments than the function takes",
        "let choose b = if b then (fun x -> x + 1) else fun x -> x - 1
         let n = read_int ()
         let r = choose (n > 0) n
         let () = if r = 1 then let no = () in no else if r = 8 then let yes = () in yes",
    ),
    (
        "the target in a function that is returned",
        "let make k = fun x -> if x = k then let yes = () in yes else if x <> x then let no = () in no
         let f = make 5
         let g = make 7
         let () = if read_int () > 0 then f 6 else g (read_int ())",
    ),
    (
        "functions in data",
        "type op = Op of (int -> int) | Nop
         let apply op n = match op with Op f -> f n | Nop -> n
         let ops = [ Op (fun x -> x * 3); Nop; Op (fun x -> x + 4) ]
         let rec all n = function [] -> n | op :: rest -> all (apply op n) rest
         let r = all (read_int ()) ops
         let () = if r = 19 then let yes = () in yes else if r = 20 then let no = () in no",
    ),
    (
        "mutual recursion on what is read",
        "let rec even n = if n = 0 then true else odd (n - 1) and odd n = if n = 0 then false else even (n - 1)
         let n = read_int ()
         let () = if n >= 0 && n < 4 then if even n && n > 1 then let yes = () in yes",
    ),
    (
        "names that hide others",
        "let x = read_int ()
         let f x = let x = x + 1 in let g y = let x = x + y in x in g x
         let () = if f x = 2 * x + 2 then (if x = 3 then let yes = () in yes) else let no = () in no",
    ),
    (
        "a function that is called before and in the target's branch",
        "let f n = if n > 10 then n - 10 else n
         let a = f (read_int ())
         let b = f a
         let () = if a > 10 && b < 5 then let yes = () in yes else if a < b then let no = () in no",
    ),
    (
        "branches that go on with the same code",
        "type t = A of int | B of int * int | C
         let read () = let n = read_int () in if n < 0 then C else if n < 10 then A n else B (n, read_int ())
         let () = match (read (), read ()) with
           | A x, A y | B (x, _), A y when x > y -> if x = y + 5 then let yes = () in yes
           | A x, A y when x > y -> let no = () in no
           | _ -> ()",
    ),
    (
        "division is truncated, and by zero it fails",
        "let a = read_int ()
         let b = read_int ()
         let q = a / b
         let r = a mod b
         let () = if q = -2 && r = -3 then let yes = () in yes else if b = 0 || q * b + r <> a then let no = () in no",
    ),
    (
        "recursion below and above the target",
        "let rec walk n depth = if n = 0 then (if depth = 3 then let yes = () in yes) else walk (n - 1) (depth + 1)
         let rec down n = if n > 0 then down (n - 1) else if n < 0 then () else walk (read_int ()) 0
         let () = down 3",
    ),
    (
        "failures end a run",
        "let head = function [] -> failwith \"empty\" | x :: _ -> x
         let rec read n = if n <= 0 then [] else let x = read_int () in x :: read (n - 1)
         let n = read_int ()
         let () = if n < 3 then let h = head (read n) in
           if h = 9 then let yes = () in yes else if n = 0 then let no = () in no",
    ),
    (
        "continuations",
        "let rec sum n k = if n = 0 then k 0 else let x = read_int () in sum (n - 1) (fun s -> k (s + x))
         let () = sum 3 (fun s -> if s = 6 then let yes = () in yes else if s = s + 1 then let no = () in no)",
    ),
];

#[test]
fn each_says_what_can_be_reached() {
    on_large_stack(|| {
        for (what, text) in PROGRAMS {
            let options = Options { effort: 2_000_000, ..Options::default() };
            let yes = ask("small.ml", text, Place::Definition("yes"), &options);
            assert!(matches!(yes.verdict, Verdict::Refuted(found) if found.len() == 1), "{what}");
            if text.contains("let no =") {
                let no = ask("small.ml", text, Place::Definition("no"), &options);
                assert_eq!(no.verdict, Verdict::Verified, "{what}");
            }
        }
    });
}

/// Reading goes on for as long as positive numbers come; each count of them is a control flow of its own.
#[test]
fn control_flows_are_different() {
    on_large_stack(|| {
        let text = "let rec count () = if read_int () > 0 then 1 + count () else 0
                    let () = if count () mod 2 = 1 then let yes = () in yes";
        let options = Options { count: 3, ..Options::default() };
        let outcome = ask("count.ml", text, Place::Definition("yes"), &options);
        let Verdict::Refuted(found) = outcome.verdict else { panic!("there are such inputs") };
        let mut lengths: Vec<usize> = found.iter().map(|found| found.inputs.len()).collect();
        lengths.sort_unstable();
        lengths.dedup();
        assert_eq!(lengths.len(), 3);
        assert!(lengths.iter().all(|length| length % 2 == 0), "{lengths:?}");
    });
}

#[test]
fn what_never_ends_is_never_passed() {
    on_large_stack(|| {
        let text = "let rec spin n = spin (n + 1)
                    let x = read_int ()
                    let () = if x > 3 then spin x
                    let () = if x > 2 then let yes = () in yes
                    let () = if x > 3 then let no = () in no";
        let options = Options { effort: 100_000, ..Options::default() };
        let yes = ask("spin.ml", text, Place::Definition("yes"), &options);
        let Verdict::Refuted(found) = yes.verdict else { panic!("there is such input") };
        assert_eq!(format!("{:?}", found[0].inputs), "[Number(3)]");
        let no = ask("spin.ml", text, Place::Definition("no"), &options).verdict;
        assert!(matches!(no, Verdict::Unknown(_) | Verdict::Verified), "{no:?}");
    });
}
