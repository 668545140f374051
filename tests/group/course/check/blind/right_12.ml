(* Nested cases. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec go env m = match m with
    | V x -> List.mem x env
    | P (x, V y) -> x = y || List.mem y env
    | P (x, b) -> go (x :: env) b
    | C (a, b) -> go env a && go env b
  in go [] m
