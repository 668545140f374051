(* Repeats a function. *)
type nat = ZERO | SUCC of nat
let rec repeat n f x = match n with ZERO -> x | SUCC m -> f (repeat m f x)
let natadd a b = repeat a (fun x -> SUCC x) b
let natmul a b = repeat a (natadd b) ZERO
