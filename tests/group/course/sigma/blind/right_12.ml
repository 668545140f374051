(* Let in the middle. *)
let rec sigma f a b =
  if not (a <= b) then 0
  else
    let x = f a in
    let rest = sigma f (a + 1) b in
    x + rest
