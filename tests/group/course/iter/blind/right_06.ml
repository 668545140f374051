(* Composition. *)
let compose f g x = f (g x)
let id x = x

let rec iter n f = if n = 0 then id else compose f (iter (n - 1) f)
