(* Addition loses one. *)
type nat = ZERO | SUCC of nat
let rec natadd a b = match a, b with
  | ZERO, _ -> b
  | _, ZERO -> a
  | SUCC a', SUCC b' -> SUCC (natadd a' b')
let rec natmul a b = match a with ZERO -> ZERO | SUCC n -> natadd b (natmul n b)
