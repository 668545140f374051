(* Environment as a function. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec c m env = match m with
    | V x -> env x
    | P (x, m1) -> c m1 (fun y -> if y = x then true else env y)
    | C (m1, m2) -> c m1 env && c m2 env
  in c m (fun _ -> false)
