(* Compares the first two and drops one. *)
let rec max l = match l with
    [] -> 0
  | [a] -> a
  | a::b::rest -> if a > b then max (a::rest) else max (b::rest)
