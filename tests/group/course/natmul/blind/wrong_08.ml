(* Forgets zero on the right. *)
type nat = ZERO | SUCC of nat
let rec natadd a b = match a with ZERO -> b | SUCC n -> SUCC (natadd n b)
let rec natmul a b = match a, b with
  | ZERO, _ -> ZERO
  | _, ZERO -> a
  | SUCC n, _ -> natadd b (natmul n b)
