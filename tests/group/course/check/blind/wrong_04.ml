(* No scope across applications. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec check m = match m with
  | V _ -> false
  | P (x, V y) -> x = y
  | P (x, P (y, b)) -> check (P (x, b)) || check (P (y, b))
  | P (x, C (a, b)) -> check (P (x, a)) && check (P (x, b))
  | C (a, b) -> check a && check b
