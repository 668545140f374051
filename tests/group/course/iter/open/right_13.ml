(* Greater than zero. *)
let rec iter n f x =
  if n > 0 then
    let y = f x in
    iter (n - 1) f y
  else x
