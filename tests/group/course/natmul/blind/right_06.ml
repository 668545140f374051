(* By way of int. *)
type nat = ZERO | SUCC of nat
let rec to_int = function ZERO -> 0 | SUCC n -> 1 + to_int n
let rec of_int n = if n = 0 then ZERO else SUCC (of_int (n - 1))
let natmul a b = of_int (to_int a * to_int b)
