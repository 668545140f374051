(* Accumulator. *)
let sigma f a b =
  let rec loop i acc =
    if i > b then acc else loop (i + 1) (acc + f i)
  in loop a 0
