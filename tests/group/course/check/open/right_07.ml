(* Does not add twice. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec go env m = match m with
    | V x -> List.mem x env
    | P (x, b) -> if List.mem x env then go env b else go (x :: env) b
    | C (a, b) -> go env a && go env b
  in go [] m
