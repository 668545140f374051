(* Exists. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec go env = function
  | V x -> List.exists (fun y -> x = y) env
  | P (x, b) -> go (x :: env) b
  | C (a, b) -> go env a && go env b
let check = go []
