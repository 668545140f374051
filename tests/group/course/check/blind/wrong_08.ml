(* First binder only. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec go env m = match m with
    | V x -> (match env with [] -> false | y :: _ -> x = y)
    | P (x, b) -> go (x :: env) b
    | C (a, b) -> go env a && go env b
  in go [] m
