(* Environment at the end. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec c m env = match m with
    | V x -> List.mem x env
    | P (x, m1) -> c m1 (env @ [x])
    | C (m1, m2) -> (c m1 env) && (c m2 env)
  in c m []
