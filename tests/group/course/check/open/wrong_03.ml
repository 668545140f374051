(* Variables are always fine. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec check m = match m with
  | V _ -> true
  | P (_, b) -> check b
  | C (a, b) -> check a && check b
