(* Accumulating addition. *)
type nat = ZERO | SUCC of nat
let rec natadd a b = match a with
  | ZERO -> b
  | SUCC a' -> natadd a' (SUCC b)
let rec natmul a b = match a with
  | ZERO -> ZERO
  | SUCC a' -> natadd (natmul a' b) b
