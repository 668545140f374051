(* Zero never ends. *)
let rec iter n f x = if n = 1 then f x else f (iter (n - 1) f x)
