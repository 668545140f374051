(* Left only. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec go env m = match m with
    | V x -> List.mem x env
    | P (x, b) -> go (x :: env) b
    | C (a, _) -> go env a
  in go [] m
