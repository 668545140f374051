(* Compares with true. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec eval f =
  let rec calc e = match e with
    | Num n -> n
    | Plus (a, b) -> calc a + calc b
    | Minus (a, b) -> calc a - calc b in
  match f with
  | True -> true
  | False -> false
  | Not p -> if eval p = true then false else true
  | AndAlso (p, q) -> if (eval p = true) && (eval q = true) then true else false
  | OrElse (p, q) -> if (eval p = true) || (eval q = true) then true else false
  | Imply (p, q) -> if (eval p = true) && (eval q = false) then false else true
  | Less (a, b) -> calc a < calc b
