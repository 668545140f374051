(* Always once. *)
let iter n f x = if n = 0 then x else f x
