(* Counts the inner one again. *)
type nat = ZERO | SUCC of nat
let natmul a b =
  let rec outer a = match a with
    | ZERO -> ZERO
    | SUCC a' ->
      let rec inner b = match b with
        | ZERO -> outer a'
        | SUCC b' -> SUCC (inner b')
      in inner b
  in outer a
