(* Compares with an if. *)
type nat = ZERO | SUCC of nat
let pred n = match n with ZERO -> ZERO | SUCC m -> m
let rec natadd a b = if a = ZERO then b else SUCC (natadd (pred a) b)
let rec natmul a b =
  if a = ZERO then ZERO
  else if b = ZERO then ZERO
  else natadd b (natmul (pred a) b)
