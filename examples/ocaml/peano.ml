(* Numbers as successors of zero. *)
type nat = Z | S of nat

let rec add a b = match a with Z -> b | S a -> S (add a b)
let rec mul a b = match a with Z -> Z | S a -> add b (mul a b)
let rec leq a b = match a, b with Z, _ -> true | S _, Z -> false | S a, S b -> leq a b

let prop_zero n = add n Z = n
let prop_commutes a b = add a b = add b a
let prop_associative a b c = add (add a b) c = add a (add b c)
let prop_leq a b = leq a (add a b)
