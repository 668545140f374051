(* What the random expressions of strict.exprs may use. *)
exception Stop of int

type shape = Dot | Line of int | Box of int * bool
type pair = { left : int; right : int list }

let ignore_it _ = 1
let first a _ = a
let second _ b = b
let pick c a b = if c then a else b
let twice f x = f (f x)
let rec count n = if n <= 0 then 0 else 1 + count (n - 1)
let boom k = failwith ("boom" ^ string_of_int k)
let stop k = raise (Stop k)
let rec sum = function [] -> 0 | x :: rest -> x + sum rest
let checked n = if n < 0 then invalid_arg "checked" else n
