(* How many are left. *)
let sigma f a b =
  let rec go k = if k <= 0 then 0 else f (b - k + 1) + go (k - 1) in
  go (b - a + 1)
