(* Own sum of a list. *)
let rec from_to a b = if a > b then [] else a :: from_to (a+1) b
let rec sum l = match l with [] -> 0 | h :: t -> h + sum t
let rec map f l = match l with [] -> [] | h :: t -> f h :: map f t

let sigma f a b = sum (map f (from_to a b))
