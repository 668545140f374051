(* Properties that do not hold, and one that fails where a lazy language would not. *)
let rec last = function [] -> 0 | [ x ] -> x | _ :: rest -> last rest
let rec remove x = function [] -> [] | y :: rest -> if x = y then rest else y :: remove x rest
let const a _ = a

let prop_remove_all x (l : int list) = not (List.mem x (remove x l))
let prop_last (l : int list) = last (l @ [ 1 ]) = last l
let prop_strict n = const true (10 / n)
