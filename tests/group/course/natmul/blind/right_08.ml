(* Addition inside. *)
type nat = ZERO | SUCC of nat

let rec natmul : nat -> nat -> nat =
  fun n1 n2 ->
  let rec natadd x y = match y with
    | ZERO -> x
    | SUCC y' -> natadd (SUCC x) y'
  in
  match n1 with
  | ZERO -> ZERO
  | SUCC n1' -> natadd n2 (natmul n1' n2)
