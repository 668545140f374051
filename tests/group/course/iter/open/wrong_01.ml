(* Once too often. *)
let rec iter n f x = if n = 0 then f x else f (iter (n - 1) f x)
