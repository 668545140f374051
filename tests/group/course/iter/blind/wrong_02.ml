(* Once too few. *)
let rec iter n f x = if n <= 1 then x else f (iter (n - 1) f x)
