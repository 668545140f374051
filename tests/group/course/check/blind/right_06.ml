(* If true then true. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check lam =
  let rec isin (x, l) =
    match l with
      [] -> false
    | h :: t -> if (h = x) then true else isin (x, t) in
  let rec sub (lam, l) =
    match lam with
      V x -> if isin (x, l) then true else false
    | P (x, e) -> sub (e, x :: l)
    | C (e1, e2) -> if sub (e1, l) = true && sub (e2, l) = true then true else false
  in sub (lam, [])
