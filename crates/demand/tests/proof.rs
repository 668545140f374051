//! Places that no input reaches although the search for inputs has no end: what must be known of calls that are not looked
//! at. Next to each, a place that looks as unlikely and can be reached, so that nothing is proved by mistake.

mod support;

use selfsame_demand::{Options, Verdict};
use selfsame_testing::on_large_stack;
use support::{Place, ask};

const PROGRAMS: &[(&str, &str)] = &[
    (
        "a sum of what is not negative",
        "let rec sum acc = let n = read_int () in if n = 0 then acc else if n < 0 then sum acc else sum (acc + n)
         let s = sum 0
         let () = if s < 0 then let no = () in no else if s = 7 then let yes = () in yes",
    ),
    (
        "the length of a line is not negative, and no line is both short and long",
        "let s = read_line ()
         let n = String.length s
         let () = if n < 0 then let no = () in no else if n < 3 && n + n = 4 then let yes = () in yes",
    ),
    (
        "a counter stays behind another",
        "let rec go few many =
           match read_int () with
           | 0 -> (few, many)
           | n when n > 100 -> go (few + 1) (many + 1)
           | _ -> go few (many + 1)
         let few, many = go 0 0
         let () = if few > many then let no = () in no else if few = many && few > 1 then let yes = () in yes",
    ),
    (
        "fields of a record, one of which says something of the other",
        "type t = { count : int; last : int }
         let rec keep t =
           let n = read_int () in
           if n = 0 then t else keep { count = t.count + 1; last = (if n > 0 then n else -n) }
         let t = keep { count = 0; last = 0 }
         let () =
           if t.count = 0 && t.last > 0 then let no = () in no
           else if t.count = 2 && t.last = 9 then let yes = () in yes",
    ),
    (
        "what a loop returns has one of two shapes",
        "type t = Small of int | Large of int | Never
         let rec find () = let n = read_int () in if n > 1000 then Large n else if n < 0 then Small n else find ()
         let () = match find () with
           | Never -> let no = () in no
           | Large n when n = 1234 -> let yes = () in yes
           | _ -> ()",
    ),
    (
        "the target inside of a loop, whatever turn it is",
        "let rec go i =
           let n = read_int () in
           if n > i then go (i + 1)
           else if i < 1 then let no = () in no
           else if n = 3 then let yes = () in yes
         let () = go 1",
    ),
    (
        "a function that is passed on",
        "let rec repeat f n x = if n <= 0 then x else repeat f (n - 1) (f x)
         let twice x = if x > 0 then x + x else 1
         let k = repeat twice (read_int ()) 1
         let () = if k <= 0 then let no = () in no else if k = 8 then let yes = () in yes",
    ),
    (
        "two functions that call each other",
        "let rec up n = if read_int () = 0 then n else down (n + 2) and down n = if read_int () = 0 then n else up n
         let r = up 5
         let () = if r < 5 then let no = () in no else if r = 9 then let yes = () in yes",
    ),
    (
        "the end of the input and what is no number can be met, and are told apart",
        "let rec sum acc = match read_int () with n -> sum (acc + n) | exception End_of_file -> acc
         let () =
           match sum 0 with
           | 12 -> let yes = () in yes
           | exception Failure _ -> ()
           | exception End_of_file -> let no = () in no
           | _ -> ()",
    ),
];

#[test]
fn what_is_left_out_is_known_well_enough() {
    on_large_stack(|| {
        for (what, text) in PROGRAMS {
            let options = Options { effort: 300_000, ..Options::default() };
            let no = ask("proof.ml", text, Place::Definition("no"), &options);
            assert_eq!(no.verdict, Verdict::Verified, "{what}");
            let yes = ask("proof.ml", text, Place::Definition("yes"), &options);
            assert!(matches!(yes.verdict, Verdict::Refuted(_)), "{what}");
        }
    });
}

/// Each looks like an invariant and is none.
const BROKEN: &[&str] = &[
    "let rec sum acc = let n = read_int () in if n = 0 then acc else sum (acc + n)
     let () = if sum 0 < 0 then let target = () in target",
    "let rec sum acc turn = let n = read_int () in
       if n = 0 then acc else if turn > 3 then sum (acc - 1) 0 else sum (acc + 1) (turn + 1)
     let () = if sum 0 9 < 0 then let target = () in target",
    "type t = { count : int; last : int }
     let rec keep t = let n = read_int () in
       if n = 0 then t else if n = 77 then keep { t with count = 0 } else keep { count = t.count + 1; last = n }
     let t = keep { count = 0; last = 0 }
     let () = if t.count = 0 && t.last > 0 then let target = () in target",
    "let rec length acc = function [] -> acc | _ :: rest -> length (acc + 1) rest
     let rec read () = let n = read_int () in if n = 0 then [] else n :: read ()
     let () = if length (-2) (read ()) < 0 then let target = () in target",
    "let () = try ignore (read_int ()) with Failure _ -> let target = () in target",
    "let () = try ignore (read_line ()) with End_of_file -> let target = () in target",
    "let id x = x
     let rec last c = function [] -> id c | d :: rest -> if id 3 > 2 then last d rest else c
     let s = read_line ()
     let () = if last 'a' (List.init (String.length s) (String.get s)) = 'z' then let target = () in target",
];

#[test]
fn nothing_is_proved_that_is_not_so() {
    on_large_stack(|| {
        for text in BROKEN {
            let options = Options { effort: 300_000, ..Options::default() };
            let outcome = ask("broken.ml", text, Place::Definition("target"), &options);
            assert!(matches!(outcome.verdict, Verdict::Refuted(_)), "{text}");
        }
    });
}
