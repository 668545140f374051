(* Composition on the other side. *)
let (<<) f g = fun x -> f (g x)

let rec iter n f =
  match n with
    0 -> (fun x -> x)
  | _ -> (iter (n - 1) f) << f
