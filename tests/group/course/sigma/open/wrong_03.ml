(* The function is not applied. *)
let rec sigma f a b = if a > b then 0 else a + sigma f (a + 1) b
