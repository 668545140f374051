(* Match on the comparison. *)
let rec sigma f a b =
  match a > b with
  | true -> 0
  | false -> (f a) + (sigma f (succ a) b)
