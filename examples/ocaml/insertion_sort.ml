(* Sorting by insertion. *)
let rec insert x = function [] -> [ x ] | y :: rest as l -> if x <= y then x :: l else y :: insert x rest
let rec sort = function [] -> [] | x :: rest -> insert x (sort rest)
let rec sorted = function a :: (b :: _ as rest) -> a <= b && sorted rest | _ -> true
let rec count x = function [] -> 0 | y :: rest -> (if x = y then 1 else 0) + count x rest

let prop_sorted (l : int list) = sorted (sort l)
let prop_permutation x (l : int list) = count x (sort l) = count x l
