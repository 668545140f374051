(* Zero last. *)
type nat = ZERO | SUCC of nat
let rec natadd a b = match b with SUCC n -> natadd (SUCC a) n | ZERO -> a
let rec natmul a b = match b with SUCC n -> natadd (natmul a n) a | ZERO -> ZERO
