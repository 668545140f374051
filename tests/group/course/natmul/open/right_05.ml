(* Accumulator for the product. *)
type nat = ZERO | SUCC of nat
let rec natadd a b = match a with ZERO -> b | SUCC n -> SUCC (natadd n b)
let natmul a b =
  let rec go a acc = match a with
    | ZERO -> acc
    | SUCC n -> go n (natadd b acc)
  in go a ZERO
