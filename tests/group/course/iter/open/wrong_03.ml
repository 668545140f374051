(* Forgets the function. *)
let rec iter n f x = if n = 0 then x else iter (n - 1) f x
