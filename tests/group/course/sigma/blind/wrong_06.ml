(* One where nothing is. *)
let rec sigma f a b = if a > b then 1 else f a + sigma f (a + 1) b
