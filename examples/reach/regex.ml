(* Matching by derivatives: the expression is (ab|c)*d, the word is read as numbers. *)

type regex =
  | Empty
  | Epsilon
  | Letter of int
  | Alt of regex * regex
  | Seq of regex * regex
  | Star of regex

let rec nullable = function
  | Empty -> false
  | Epsilon -> true
  | Letter _ -> false
  | Alt (r, s) -> nullable r || nullable s
  | Seq (r, s) -> nullable r && nullable s
  | Star _ -> true

let alt r s = match (r, s) with Empty, s -> s | r, Empty -> r | _ -> Alt (r, s)

let seq r s =
  match (r, s) with
  | Empty, _ -> Empty
  | _, Empty -> Empty
  | Epsilon, s -> s
  | _ -> Seq (r, s)

let rec derive c = function
  | Empty -> Empty
  | Epsilon -> Empty
  | Letter d -> if c = d then Epsilon else Empty
  | Alt (r, s) -> alt (derive c r) (derive c s)
  | Seq (r, s) ->
      let first = seq (derive c r) s in
      if nullable r then alt first (derive c s) else first
  | Star r as whole -> seq (derive c r) whole

let rec matches r = function [] -> nullable r | c :: rest -> matches (derive c r) rest

let a = 1
let b = 2
let c = 3
let d = 4
let expression = Seq (Star (Alt (Seq (Letter a, Letter b), Letter c)), Letter d)

let rec read_word n =
  if n = 0 then []
  else
    let x = read_int () in
    let rest = read_word (n - 1) in
    x :: rest

let rec last = function [] -> 0 | [ x ] -> x | _ :: rest -> last rest

let () =
  let word = read_word 4 in
  if matches expression word then
    match word with
    | [ _; 1; 2; _ ] ->
        print_endline "one pair inside" (* target: reachable *)
    | [ 1; 3; _; _ ] ->
        print_endline "half a pair" (* target: unreachable *)
    | _ ->
        if last word <> 4 then
          print_endline "another end" (* target: unreachable *)
        else print_endline "a word"
  else print_endline "no word"
