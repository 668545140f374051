(* Applied to the sum. *)
let sigma f a b =
  let rec go a b = if a > b then 0 else a + go (a + 1) b in
  f (go a b)
