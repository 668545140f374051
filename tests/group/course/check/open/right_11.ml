(* Negated. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec bad env m = match m with
    | V x -> not (List.mem x env)
    | P (x, b) -> bad (x :: env) b
    | C (a, b) -> bad env a || bad env b
  in not (bad [] m)
