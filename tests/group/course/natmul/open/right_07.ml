(* One is special. *)
type nat = ZERO | SUCC of nat
let rec natadd a b =
  match a with
  | ZERO -> b
  | SUCC ZERO -> SUCC b
  | SUCC n -> SUCC (natadd n b)
let rec natmul a b =
  match a with
  | ZERO -> ZERO
  | SUCC ZERO -> b
  | SUCC n -> natadd b (natmul n b)
