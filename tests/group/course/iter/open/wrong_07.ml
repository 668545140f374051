(* Stops at an error for zero. *)
let rec iter n f x =
  match n with
  | 0 -> failwith "zero"
  | 1 -> f x
  | _ -> f (iter (n - 1) f x)
