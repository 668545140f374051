(* Right side first. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec inside v = function [] -> false | x :: xs -> x = v || inside v xs
let check m =
  let rec go m env = match m with
    | C (a, b) -> go b env && go a env
    | P (v, b) -> go b (v :: env)
    | V v -> inside v env
  in go m []
