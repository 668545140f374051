(* Positive case first. *)
let rec sigma (f : int -> int) (a : int) (b : int) : int =
  if a <= b then (f a) + sigma f (a + 1) b else 0
