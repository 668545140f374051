(* Two steps at once. *)
let rec iter n f x =
  if n = 0 then x
  else if n = 1 then f x
  else f (f (iter (n - 2) f x))
