(* Sums instead. *)
type nat = ZERO | SUCC of nat
let rec natmul a b = match a with ZERO -> b | SUCC n -> SUCC (natmul n b)
