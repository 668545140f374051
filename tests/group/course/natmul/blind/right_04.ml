(* Match on the pair. *)
type nat = ZERO | SUCC of nat
let rec natadd n m = match n, m with
  | ZERO, _ -> m
  | _, ZERO -> n
  | SUCC a, SUCC b -> SUCC (SUCC (natadd a b))
let rec natmul n m =
  match (n, m) with
  | (ZERO, _) -> ZERO
  | (_, ZERO) -> ZERO
  | (SUCC a, _) -> natadd m (natmul a m)
