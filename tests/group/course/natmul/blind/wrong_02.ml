(* Adds the wrong one. *)
type nat = ZERO | SUCC of nat
let rec natadd a b = match a with ZERO -> b | SUCC n -> SUCC (natadd n b)
let rec natmul a b = match a with ZERO -> ZERO | SUCC n -> natadd a (natmul n b)
