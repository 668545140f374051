(* Accumulator downwards. *)
let sigma f a b =
  let rec aux (i, s) =
    if i < a then s
    else aux (i - 1, f i + s)
  in aux (b, 0)
