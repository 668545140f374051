(* One is special. *)
let rec iter n f x =
  match n with
  | 0 -> x
  | 1 -> f x
  | n -> f (iter (n - 1) f x)
