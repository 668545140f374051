(* Implication as an order. *)
type exp = Num of int | Plus of exp * exp | Minus of exp * exp
type formula =
  | True | False
  | Not of formula
  | AndAlso of formula * formula
  | OrElse of formula * formula
  | Imply of formula * formula
  | Less of exp * exp
let rec ev e = match e with Num n -> n | Plus (a, b) -> ev a + ev b | Minus (a, b) -> ev a - ev b
let rec eval f = match f with
  | True -> true
  | False -> false
  | Not f -> eval f = false
  | AndAlso (a, b) -> eval a && eval b
  | OrElse (a, b) -> not (not (eval a) && not (eval b))
  | Imply (a, b) -> eval a <= eval b
  | Less (a, b) -> not (ev a >= ev b)
