(* Two ways to reverse a list. *)
let rec reverse = function [] -> [] | x :: rest -> reverse rest @ [ x ]

let reverse_fast l =
  let rec go acc = function [] -> acc | x :: rest -> go (x :: acc) rest in
  go [] l

let prop_same (l : int list) = reverse l = reverse_fast l
let prop_involution (l : int list) = reverse (reverse l) = l
