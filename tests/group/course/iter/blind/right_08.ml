(* Helper that counts up. *)
let iter n f x =
  let rec go i y =
    if i = n then y else go (i + 1) (f y)
  in
  go 0 x
